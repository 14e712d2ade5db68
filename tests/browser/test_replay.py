"""Looking back in the browser: the end says what stood out, a replay is scrubbed, shared and played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible, fits
from tests.browser.conftest import People
from tests.harness.budget import SHORT
from tests.harness.person import PHONE


@pytest.mark.online
@pytest.mark.slow
def test_a_game_is_looked_back_at_shared_and_played_on_from(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make(rules={**SHORT, "hand_size": "7", "first_player": "0"}))
    ada.wait()
    ada.command("Let a bot play for me")
    end = ada.dialog("The end")
    for words in ("Best purchase", "Biggest turn", "Luckiest draw", "Each deck"):
        expect(end).to_contain_text(words)
    expect(end.get_by_role("img", name="Victory Points after each turn")).to_be_visible()
    end.get_by_text("As a table").click()
    turns = end.get_by_role("link", name=re.compile(r"^\d+$"))
    last = int(turns.last.inner_text())
    assert last > 2
    expect(turns).to_have_count(last)
    assert accessible(ada.page) == []

    end.get_by_role("link", name="Replay").click()
    controls, slider = ada.region("Moments of the game"), ada.page.get_by_role("slider", name="Moment")
    expect(controls).to_contain_text("moment 0 of")
    expect(controls).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(controls).to_contain_text("moment 1 of")
    ada.page.keyboard.press(" ")
    expect(controls.get_by_role("button", name="Pause")).to_be_visible()
    ada.page.keyboard.press(" ")
    expect(controls.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(controls).to_contain_text("Turn 2,")
    ada.button("One answer back").click()
    expect(controls).to_contain_text("Turn 1,")
    slider.fill("6")
    expect(controls).to_contain_text("moment 6 of")
    expect(ada.page).to_have_url(re.compile(r"/replay/\w+/1\?at=6&seat=0"))
    hand = ada.region("Hand").get_by_role("button")
    expect(hand.first).to_be_visible()
    story = ada.page.get_by_role("list", name="Story")
    expect(story.locator("[aria-current]")).to_have_count(1)
    assert accessible(ada.page) == []

    ada.button("Share").click()
    field = ada.page.get_by_label("Address of this moment")
    expect(field).to_have_value(re.compile("at=6"))
    address = field.input_value()
    bob = person("Bob", theme="dark", size=PHONE)
    bob.open(address)
    expect(bob.region("Moments of the game")).to_contain_text("moment 6 of")
    assert fits(bob.page)
    assert accessible(bob.page) == []
    bob.page.get_by_label("Seen by").select_option("A spectator")
    expect(bob.page).to_have_url(re.compile(r"at=6&seat=-1"))
    expect(bob.region("Hand")).to_have_count(0)
    bob.button("Play from here").click()
    dialog = bob.dialog("Play from here")
    dialog.get_by_label("The same").check()
    assert accessible(bob.page) == []
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(bob.page).to_have_url(re.compile(r"/table/\w+$"))
    expect(bob.region("Question")).to_be_visible()
    bob.page.goto(address.replace("at=6", "at=99999"))
    expect(bob.page.get_by_role("alert")).to_contain_text("There is no moment 99999 in this game")
