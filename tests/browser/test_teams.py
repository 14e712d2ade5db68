"""Two against two in four browsers: what partners share, and what their foes never see."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.browser.gathering import gather, leave_to_bots, play_until
from tests.harness.person import Person

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def assists(person: Person) -> list[int]:
    """The cards with which a partner's turn could be interrupted now."""
    seen = person.look()
    return [] if seen.must else [card["card"] for card in seen.cards if card["does"].startswith("Assist")]


def may_assist(person: Person) -> bool:
    return bool(assists(person))


def say(person: Person, words: str, team: bool) -> None:
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_role("checkbox", name="Only to my team").set_checked(team)
    field = person.page.get_by_role("textbox", name="Say to")
    field.fill(words)
    field.press("Enter")


def talk(people: list[Person]) -> None:
    """What is said to the team is heard by the partner and not by the foes."""
    ada, ben, cleo, dan = people
    say(ada, "Keep your Block for me", team=True)
    say(ada, "Good luck, all", team=False)
    for each in people:
        each.page.get_by_role("tab", name="Chat").click()
        expect(each.page.get_by_role("log", name="Chat")).to_contain_text("Good luck, all")
    expect(cleo.page.get_by_role("log", name="Chat")).to_contain_text("Keep your Block for me")
    for foe in (ben, dan):
        expect(foe.page.get_by_text("Keep your Block for me")).to_have_count(0)
        foe.page.reload()
        foe.page.get_by_role("tab", name="Chat").click()
        expect(foe.page.get_by_role("log", name="Chat")).to_contain_text("Good luck, all")
        expect(foe.page.get_by_text("Keep your Block for me")).to_have_count(0)


def share_hands(people: list[Person]) -> None:
    """Partners see each other's hands; a foe's hand is on no page."""
    ada, ben, cleo, _ = people
    theirs = ada.region("Hand of Cleo").locator("button[data-card]")
    expect(theirs).to_have_count(len(cleo.hand()))
    expect(ada.region("Hand of Ben")).to_have_count(0)
    expect(ben.region("Hand of Dan")).to_be_visible()


def assisted(person: Person) -> str:
    """The card this person Assisted with, as their log tells it; empty if they have not."""
    found = re.search(r"You assist with ([^.\n]+)", person.page.get_by_role("log", name="Log").inner_text())
    return found[1] if found else ""


def interject(people: list[Person]) -> None:
    """A partner Assists in the middle of another's turn, which may go on too quickly for the first attempts."""
    for each in people:
        each.page.get_by_role("tab", name="Log").click()
    helper = play_until(people, may_assist)
    while not assisted(helper):
        with suppress(TimeoutError):
            for card in assists(helper)[:1]:
                helper.click_card(card)
        helper = play_until(people, lambda each: bool(assisted(each)) or may_assist(each))
    helped = people[(people.index(helper) + 2) % 4]
    teller = NAMES[people.index(helper)]
    expect(helped.page.get_by_role("log", name="Log")).to_contain_text(f"{teller} assists with {assisted(helper)}")


@pytest.mark.online
@pytest.mark.slow
def test_two_against_two(person: People, log: Path) -> None:
    people = gather(person, NAMES, "confrontations")
    share_hands(people)
    talk(people)
    interject(people)
    leave_to_bots(people)
    agree_on_the_end(people, log)


@pytest.mark.online
@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_of_two_against_two(person: People, log: Path) -> None:
    people = gather(person, NAMES, "confrontations")
    interject(people)
    play_until(people, lambda each: "Game over" in each.page.title())
    agree_on_the_end(people, log)
