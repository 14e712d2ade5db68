"""Several people at one browser, with a curtain between them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible, agree_on_the_end, fits
from tests.browser.conftest import People
from tests.harness.budget import SHORT
from tests.harness.person import Person


def curtain(person: Person) -> str:
    """The name of the person to pass the device to; empty while someone's cards are shown."""
    title = person.page.title()
    return title.removeprefix("★ Pass the device to ") if "Pass the device" in title else ""


def lift(person: Person) -> str:
    """Wait for the curtain, check that it hides everything, and lift it; return the person called."""
    person.page.wait_for_function("() => document.title.includes('Pass the device')")
    name = curtain(person)
    expect(person.page.locator("button[data-card]")).to_have_count(0)  # on the whole page
    person.button(f"I am {name}: show my cards").click()
    expect(person.region("Hand")).to_be_visible()
    return name


def test_two_at_one_device_pass_it_on(person: People) -> None:
    ada = person("Ada")
    ada.open("/new")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_label("Who sits on seat 2").select_option("here")
    ada.page.get_by_label("Name of seat 2").fill("Ben")
    ada.button("Start playing").click()
    hands: dict[str, list[str]] = {}
    for _ in range(2):
        name = lift(ada)
        assert name not in hands, "the other one is called after a turn"
        hands[name] = ada.hand()
        while not curtain(ada):
            seen = ada.wait()
            end = [at for text, at in seen.answers.items() if "End your turn" in text]
            if end:
                ada.click_answer(end[0])
                ada.page.wait_for_function("() => document.title.includes('Pass the device')")
            elif not curtain(ada):
                ada.answer(seen)
    assert set(hands) == {"Ada", "Ben"}
    assert accessible(ada.page) == []
    ada.page.set_viewport_size({"width": 360, "height": 740})
    assert fits(ada.page)
    ada.page.reload()  # who was called is called still
    name = lift(ada)
    ada.command(f"Pass the device to {'Ben' if name == 'Ada' else 'Ada'}")
    assert lift(ada) != name


def test_those_who_share_a_device_are_asked_for_their_names(person: People) -> None:
    ada = person()
    ada.open("/new")
    ada.page.get_by_role("radio", name="3", exact=True).check(force=True)
    for seat in (2, 3):
        ada.page.get_by_label(f"Who sits on seat {seat}").select_option("here")
    ada.button("Start playing").click()
    names = ada.dialog("Who plays here?")
    names.get_by_label("Your name").fill("Ada")
    names.get_by_label("Name of seat 3").fill("Cleo")
    assert accessible(ada.page) == []
    names.get_by_role("button", name="Start playing").click()
    for name in {"Ada", "Guest", "Cleo"} - {lift(ada)}:
        expect(ada.region(name)).to_be_visible()


def test_somebody_at_the_hosts_device_gets_a_name_before_the_start(person: People) -> None:
    ada = person("Ada")
    ada.open(ada.make("heroes-unite", ["me", "open"]))
    ada.page.get_by_label("Who sits at seat 2").select_option("here")
    ada.page.get_by_label("Name of seat 2").fill("Ben")
    ada.region("Seats").get_by_role("button", name="Use it").click()
    expect(ada.region("Seats").get_by_role("heading", name="Ben")).to_be_visible()


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_at_one_device(person: People, log: Path) -> None:
    ada = person("Ada")
    wish = {
        "settings": {"players": 2, "rules": {**SHORT, "super_villains": "1"}},
        "seats": [{"who": "me"}, {"who": "here", "name": "Ben"}],
        "start": True,
    }
    ada.open(ada.ask("POST", "/api/tables", wish)["path"])
    while not (seen := ada.wait()).over:
        if curtain(ada):
            lift(ada)
        else:
            ada.answer(seen)
    agree_on_the_end([ada], log)
