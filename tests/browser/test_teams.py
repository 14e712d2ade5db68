"""Two against two in four browsers: what partners share, and what their foes never see."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import agree_on_the_end
from tests.browser.conftest import People
from tests.browser.gathering import gather, leave_to_bots, play_until
from tools.person import Person

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def may_assist(person: Person) -> bool:
    """Whether a partner's turn could be interrupted now."""
    seen = person.look()
    return not seen.must and any(card["does"].startswith("Assist") for card in seen.cards)


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


def interject(people: list[Person]) -> None:
    """A partner Assists in the middle of another's turn."""
    while True:
        helper = play_until(people, may_assist)
        helped = people[(people.index(helper) + 2) % 4]
        helped.wait()  # the answer under way is given; now nobody moves
        helper.page.wait_for_timeout(300)
        cards = [card for card in helper.look().cards if card["does"].startswith("Assist")]
        if cards:
            break
    name = cards[0]["words"].partition(",")[0]
    helper.click_card(cards[0]["card"])
    helper.page.get_by_role("tab", name="Log").click()
    expect(helper.page.get_by_role("log", name="Log")).to_contain_text(f"You assist with {name}")
    helped.page.get_by_role("tab", name="Log").click()
    teller = NAMES[people.index(helper)]
    expect(helped.page.get_by_role("log", name="Log")).to_contain_text(f"{teller} assists with {name}")


def test_two_against_two(person: People, log: Path) -> None:
    people = gather(person, NAMES, "confrontations")
    share_hands(people)
    talk(people)
    interject(people)
    leave_to_bots(people)
    agree_on_the_end(people, log)


@pytest.mark.slow
def test_a_whole_game_of_two_against_two(person: People, log: Path) -> None:
    people = gather(person, NAMES, "confrontations")
    interject(people)
    play_until(people, lambda each: "Game over" in each.page.title())
    agree_on_the_end(people, log)
