"""Hints, odds and reviews in the browser: by key and by button, and gone when the game goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible
from tests.browser.conftest import People


def test_a_hint_marks_the_answer_and_odds_and_a_review_can_be_had(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make("rivals-batman-joker", rules={"first_player": "0"}))
    ada.wait()
    ada.button("Odds").click()
    odds = ada.dialog("Odds")
    expect(odds.get_by_role("row")).not_to_have_count(0)
    expect(odds).to_contain_text("Your next hand: about")
    expect(odds).to_contain_text("You reach that")
    assert accessible(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(odds).not_to_be_visible()

    ada.button("Buy cards this turn").click()
    ada.wait()
    ada.page.keyboard.press("h")
    hint = ada.region("What now?")
    expect(hint).to_contain_text("Suggested:")
    expect(hint.locator("li").first).to_be_visible()
    expect(ada.page.locator(".hinted, .marked").first).to_be_visible()
    assert accessible(ada.page) == []
    ada.button("Hide the advice").click()
    expect(hint).to_have_count(0)
    expect(ada.page.locator(".hinted, .marked")).to_have_count(0)

    ada.button("What now?").click()
    expect(hint).to_be_visible()
    ada.answer(ada.look())
    expect(hint).to_have_count(0)

    ada.command("Give up or leave…")
    ada.page.get_by_role("button", name="Give up", exact=True).click()
    ada.button("Review my decisions").click()
    expect(ada.dialog("The end")).to_contain_text(re.compile("Of your|None of your"))


def test_before_the_deal_there_is_nothing_to_reckon_with(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make("confrontations", ["me", "casual"], rules={"identity_assignment": "choose"}))
    assert ada.wait().question == "Choose your Character."
    expect(ada.button("What now?")).to_be_visible()
    expect(ada.button("Odds")).to_have_count(0)
    ada.page.keyboard.press("o")
    ada.answer(ada.look())
    expect(ada.button("Odds")).to_be_visible()
    expect(ada.dialog("Odds")).to_be_hidden()


@pytest.mark.online
def test_the_room_shows_everybody_who_gets_hints(person: People) -> None:
    ada, bob = person("Ada"), person("Bob")
    path = ada.make("heroes-unite", ["me", "open"])
    ada.open(path)
    bob.open(path)
    settings = bob.region("Table settings")
    expect(settings).to_contain_text("Hints and odds for players who face only bots.")
    ada.page.get_by_label("Hints and odds").select_option("never")
    expect(settings).to_contain_text("Nobody gets hints or odds.")
