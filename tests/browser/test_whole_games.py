"""A game of each box against bots, by clicks: what the screen says at the end is what the log replays to."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.harness.person import PATIENCE, Person

BOXES = {
    "Heroes Unite": "heroes-unite",
    "Confrontations": "confrontations",
    "Rivals: Batman vs The Joker": "rivals-batman-joker",
    "Rivals: Shazam! vs Black Adam": "rivals-shazam-black-adam",
}


def begin(ada: Person, title: str) -> None:
    ada.open("/")
    ada.page.get_by_role("link", name="Set up a table").click()
    ada.page.locator("label", has_text=title).click()
    ada.page.get_by_role("group", name="How many").get_by_role("radio").last.check()  # fewer turns of one's own
    ada.button("Start playing").click()
    expect(ada.region("Question")).to_be_visible()


# Every day a whole game is played by clicks in test_speech, by keys in test_keyboard.
@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("title", BOXES)
def test_a_game_from_the_home_page_to_the_log(person: People, log: Path, title: str) -> None:
    ada = person()
    begin(ada, title)
    ada.play()
    agree_on_the_end([ada], log)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("title", BOXES)
def test_a_game_that_a_bot_plays_on(person: People, log: Path, title: str) -> None:
    ada = person()
    begin(ada, title)
    ada.play(turns=2)
    ada.command("Let a bot play for me")
    expect(ada.dialog("The end")).to_be_visible(timeout=5 * PATIENCE)
    agree_on_the_end([ada], log)
