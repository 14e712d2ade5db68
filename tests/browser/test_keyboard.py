"""A whole game without a mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.budget import short
from tools.person import Person, Seen


def go_to(person: Person, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(200):
        person.page.keyboard.press("Tab")
        if name in person.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"):
            return
    raise AssertionError(f'"{name}" cannot be reached with Tab')


def press(person: Person, number: int, name: str) -> None:
    """Give the answer with a number, or where there is no key for it, the one of that name."""
    if 1 <= number <= 10:
        person.page.keyboard.press(str(number % 10))
    else:
        go_to(person, name)
        person.page.keyboard.press("Enter")


def answer(person: Person, seen: Seen) -> None:
    """Answer as `Person.answer` does, by keys."""
    keys = person.page.keyboard
    buys = [card for card in seen.cards if card["does"].startswith("Buy")]
    numbered = {each["text"]: each["number"] for each in seen.buttons if each["text"] in seen.answers}
    end = next((text for text in numbered if "End your turn" in text or "Ready" in text), "")
    if seen.menu:
        keys.press("Enter")
    elif any(each["text"].startswith("Play all") for each in seen.buttons):
        keys.press("p")
    elif seen.picking:
        for number in range(seen.wanted):
            keys.press(str(number + 1))
        keys.press("Enter")
    elif buys:
        press(person, buys[-1]["number"], buys[-1]["words"])
    elif end and (len(numbered) == 1 or person.random.random() < 0.5):
        keys.press("e")
    elif numbered:
        text = person.random.choice([text for text in numbered if text != end])
        press(person, numbered[text], text)
    else:
        card = person.random.choice(seen.cards)
        press(person, card["number"], card["words"])


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(person: People, log: Path) -> None:
    ada = person()
    ada.open("/")
    go_to(ada, "Play now")
    ada.page.keyboard.press("Enter")
    expect(ada.region("Question")).to_be_visible()
    ada.open(ada.make(rules=short("heroes-unite")))
    while not (seen := ada.wait()).over:
        answer(ada, seen)
    go_to(ada, "Download the log")
    with ada.page.expect_download() as waiting:
        ada.page.keyboard.press("Enter")
    waiting.value.save_as(log)
    agree_on_the_end([ada], log)


def test_help_opens_with_a_key_and_closes_with_another(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    ada.page.keyboard.press("?")
    expect(ada.dialog("Help")).to_contain_text("play all cards of your hand")
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("Help")).to_be_hidden()
    before = len(ada.hand())
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(
        "most => document.querySelectorAll('section.hand button[data-card]').length < most", arg=before
    )
    ada.page.keyboard.press("u")
    expect(ada.region("Hand").locator("button[data-card]")).to_have_count(before)
