"""A phone of 360 by 740: everything within reach of a thumb, nothing wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.checks import fits
from tests.browser.conftest import People
from tests.budget import LONG
from tools.person import PHONE

PAGES = ("/", "/new", "/join", "/cards", "/cards/heroes-unite/katana", "/rules", "/rules/HU-TURN-04", "/nowhere")


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit(person: People, path: str) -> None:
    ada = person(size=PHONE)
    ada.open(path)
    ada.page.wait_for_load_state("networkidle")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert fits(ada.page)


@pytest.mark.parametrize("game", ["heroes-unite", pytest.param("confrontations", marks=LONG)])
def test_turns_can_be_played(person: People, game: str) -> None:
    ada = person(size=PHONE)
    ada.open(ada.make(game, ["me", "casual", "casual", "casual"], live_score=True))
    for _ in range(20):
        seen = ada.wait()
        assert fits(ada.page), seen.question
        question = ada.region("Question").bounding_box()
        hand = ada.region("Hand").bounding_box()
        assert question is not None
        assert hand is not None
        assert question["y"] >= 0
        assert question["y"] + question["height"] <= PHONE[1]
        assert hand["y"] < PHONE[1]
        ada.answer(seen)
    ada.wait()
    ada.button("Log").click()
    expect(ada.page.get_by_role("log", name="Log")).to_be_visible()
    assert fits(ada.page)
    ada.page.keyboard.press("Escape")
    ada.command("Help and keys")
    expect(ada.dialog("Help")).to_be_visible()
    assert fits(ada.page)


def test_the_gathering_room_fits(person: People) -> None:
    ada = person("Ada", size=PHONE)
    ada.open(ada.make("confrontations", ["me", "open", "casual", "open"]))
    expect(ada.region("Seats")).to_be_visible()
    assert fits(ada.page)
