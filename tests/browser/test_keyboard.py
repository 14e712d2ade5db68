"""A whole game without a mouse; where the focus goes; keys that are out of place, or not wanted at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.harness.budget import short
from tests.harness.person import Person, Seen


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
    ada.expect_hand(before - 1)
    ada.page.keyboard.press("u")
    ada.expect_hand(before)


@pytest.mark.online
def test_the_focus_goes_to_what_comes(person: People) -> None:
    ada, ben = person("Ada"), person("Ben")
    ada.open("/learn")
    ada.button("Start").first.press("Enter")
    expect(ada.region("Question")).to_be_focused()

    path = ada.make(seats=["me", "open"])
    ada.open(path)
    ben.open(path)
    ben.button("Sit here").press("Enter")
    expect(ben.button("Stand up")).to_be_focused()
    expect(ada.page.get_by_role("status").filter(has_text="Ben sits down.")).to_have_count(1)
    ada.button("Start the game").press("Enter")
    for each in (ada, ben):
        expect(each.region("Question")).to_be_focused()

    ada.page.reload()
    expect(ada.region("Question")).to_be_visible()
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("link", name="Skip to the question")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.region("Question")).to_be_focused()


@pytest.mark.slow
def test_in_the_menu_of_a_card_with_several_answers_their_numbers_answer(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make("confrontations"))
    several = ada.page.locator("button.spot[aria-haspopup=menu]")
    while True:
        seen = ada.wait()
        if several.count() and "End" in " ".join(seen.answers):
            break
        ada.answer(seen)
    several.first.click()
    menu = ada.page.locator("[role=menu]:popover-open")
    last = menu.get_by_role("menuitem").last
    number = last.get_attribute("data-number") or ""
    name = str(several.first.text_content()).split(",")[0]
    ada.page.keyboard.press(str(int(number) % 10))
    expect(menu).to_have_count(0)
    expect(ada.region("On your Character").get_by_role("button", name=name)).to_be_visible()


def test_keys_do_nothing_behind_a_dialog(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    turn = ada.page.get_by_role("banner").get_by_text(re.compile(r"^Turn \d+$"))
    now = int(turn.inner_text().split()[1])
    ada.page.keyboard.press("e")
    expect(turn).to_have_text(f"Turn {now + 2}")
    hand = ada.wait().hand
    ada.page.keyboard.press("u")
    expect(ada.dialog("Take this back?")).to_be_visible()
    for key in ("1", "p", "e", "Escape"):
        ada.page.keyboard.press(key)
    expect(ada.dialog("Take this back?")).to_be_hidden()
    ada.page.keyboard.press("1")
    ada.expect_hand(len(hand) - 1)


def test_single_characters_can_be_switched_off(person: People) -> None:
    ada = person()
    ada.open("/")
    ada.button("Settings").click()
    ada.dialog("Settings").get_by_role("checkbox", name="Keys at the table").uncheck()
    ada.open(ada.make())
    hand = ada.wait().hand
    for key in ("p", "1", "?"):
        ada.page.keyboard.press(key)
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    ada.expect_hand(len(hand) - 1)
    ada.command("Help and keys")
    expect(ada.dialog("Help")).to_contain_text("Letters, digits and symbols are switched off")


def test_a_note_and_a_card_shown_large_are_put_away_one_by_one(person: People) -> None:
    ada = person()
    ada.open(ada.make())
    ada.wait()
    large, note = ada.page.locator("[popover=manual]:popover-open"), ada.region("What now?")
    ada.page.keyboard.press("ArrowRight")
    expect(large).to_be_visible()
    ada.page.keyboard.press("h")
    expect(note).to_be_visible()
    expect(large).to_be_hidden()
    ada.page.keyboard.press("ArrowRight")
    expect(large).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(large).to_be_hidden()
    expect(note).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
