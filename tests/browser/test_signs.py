"""Signs between people: a finger on a card, an answer for one's partner, an emote."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.gathering import asked, play_until


@pytest.mark.online
def test_partners_point_propose_and_answer_with_one_key(person: People) -> None:
    ada, cleo = person("Ada"), person("Cleo")
    path = ada.make("confrontations", ["me", "casual", "open", "casual"])
    ada.open(path)
    cleo.sit(path)
    ada.button("Start the game").click()
    for each in (ada, cleo):
        expect(each.region("Question")).to_be_visible()
    player = play_until([ada, cleo], asked)
    partner, name = (cleo, "Cleo") if player is ada else (ada, "Ada")
    expect(partner.button("Propose…")).to_be_visible()

    for_sale = partner.region("Line-Up").locator("button[data-card]").first
    for_sale.focus()
    partner.page.keyboard.press("m")
    expect(player.region("Line-Up").get_by_text(name)).to_be_visible()
    expect(player.page.get_by_role("status", name="Signs")).to_contain_text(f"{name} points at")

    partner.button("Signs").click()
    partner.page.get_by_role("menuitem", name="Well played!").click()
    expect(player.page.get_by_role("status", name="Signs")).to_contain_text(f"{name}: Well played!")
    player.button("Signs").click()
    player.page.get_by_role("menuitemcheckbox", name="Mute others").click()
    player.page.keyboard.press("Escape")

    partner.button("Propose…").click()
    answer = partner.page.get_by_role("menu", name="Propose…").get_by_role("menuitem").first
    words = answer.inner_text()
    answer.click()
    expect(player.region("Question")).to_contain_text(f"{name} proposes: {words}")
    before = player.look().question
    player.page.keyboard.press("y")
    expect(player.region("Question")).not_to_contain_text("proposes")
    expect(player.region("Question").get_by_role("heading")).not_to_have_text(before)
