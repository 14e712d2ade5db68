"""A turn without needless presses: the guide of the first game, the end that comes by itself, the waiting room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People

SHINES = re.compile("primary")


def test_the_first_game_is_guided_by_three_bubbles_and_never_again(person: People) -> None:
    ada = person()
    ada.open("/")
    ada.button("Play now").click()
    bubble, end = ada.region("Your first game"), ada.button("End your turn")
    expect(bubble).to_contain_text("These are your cards")
    expect(end).not_to_have_class(SHINES)
    ada.button("Play all").click()
    expect(bubble).to_contain_text("A yellow rim")
    expect(end).not_to_have_class(SHINES)
    end.click()
    expect(bubble).to_contain_text("beat the Super-Villain")
    bubble.get_by_role("button").click()
    expect(bubble).to_have_count(0)
    ada.page.reload()
    ada.wait()
    expect(bubble).to_have_count(0)


def test_a_turn_with_nothing_left_ends_and_keys_are_named_while_in_use(person: People) -> None:
    ada = person(settings={"autoEnd": True})
    rules = {"punches": "0", "vulnerabilities": "10", "first_player": "0"}
    ada.open(ada.make("heroes-unite", ("me", "casual"), rules=rules))
    ada.wait()
    number = ada.region("Hand").locator(".tag b").first
    expect(number).to_be_hidden()
    ada.page.keyboard.press("ArrowRight")
    expect(number).to_be_visible()
    ada.button("Deck, 5 cards").click()
    expect(ada.dialog("Your deck")).to_contain_text(re.compile("5×.*Vulnerability"))
    ada.page.keyboard.press("Escape")
    ada.button("Play all").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Turn 3")


@pytest.mark.online
def test_the_waiting_room_says_who_invites_to_what(person: People) -> None:
    ada, cleo = person("Ada"), person("Cleo")
    path = ada.make("heroes-unite", ("me", "open"))
    ada.open(path)
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    expect(ada.button("Move here")).not_to_have_class(SHINES)
    cleo.open(path)
    expect(cleo.page.get_by_text("Ada invites you to play")).to_be_visible()
    expect(cleo.page.get_by_role("link", name="How to play")).to_be_visible()
    expect(cleo.button("Sit here")).to_have_class(SHINES)
