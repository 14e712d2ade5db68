"""Several people at one table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.harness.budget import short
from tests.harness.person import PATIENCE, Person


def gather(person: People, names: Sequence[str], game: str = "heroes-unite", **settings: Any) -> list[Person]:
    """Let the first person make a table and the others follow the invitation; then start the game."""
    people = [person(name) for name in names]
    host = people[0]
    path = host.make(game, ["me", *["open"] * (len(names) - 1)], rules=short(game), **settings)
    host.open(path)
    for each in people[1:]:
        each.sit(path)
    host.button("Start the game").click()
    for each in people:
        expect(each.region("Question")).to_be_visible()
    return people


def play_until(people: Sequence[Person], test: Callable[[Person], bool]) -> Person:
    """Let everyone answer until a condition holds for one of them; return that person."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        moved = over = False
        for each in people:
            if test(each):
                return each
            seen = each.look()
            over |= seen.over  # perhaps just now, and what is waited for will hold too
            if seen.must and not seen.over:
                each.answer(seen)
                moved = True
        if moved:
            end = time.monotonic() + PATIENCE / 1000
        else:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("the game ended before" if over else "nobody is asked anything")


def asked(person: Person) -> bool:
    return person.look().must


def leave_to_bots(people: Sequence[Person]) -> None:
    """Let bots play the game to its end; one of the people watches, the others are back then."""
    table = people[0].page.url
    for each in people:
        each.command("Let a bot play for me")
    for each in people[1:]:
        each.open("/health")
    expect(people[0].dialog("The end")).to_be_visible(timeout=5 * PATIENCE)
    for each in people[1:]:
        each.open(table)
        expect(each.dialog("The end")).to_be_visible()
