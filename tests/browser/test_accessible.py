"""axe-core finds nothing serious on any page, light or dark."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.checks import accessible
from tests.browser.conftest import People
from tools.person import Person

PAGES = ("/", "/new", "/join", "/cards", "/cards/heroes-unite/katana", "/workshop", "/rules", "/nowhere")
# What is dark differs from what is light by its colours alone.
THEMES = (("light",), pytest.param(("dark", "color-contrast"), marks=pytest.mark.slow))


@pytest.mark.parametrize("look", THEMES, ids=["light", "dark"])
def test_pages(person: People, look: Sequence[str]) -> None:
    ada = person(theme=look[0])
    for path in PAGES:
        ada.open(path)
        ada.page.wait_for_load_state("networkidle")
        # One card or clause in twelve, of all kinds: the others are built alike and would take axe ten times as long.
        ada.page.locator(
            "main li:has(a .card):not(:nth-child(12n + 1)), main section article:not(:nth-of-type(12n + 1))"
        ).evaluate_all("items => items.forEach((item) => item.remove())")
        assert (path, accessible(ada.page, *look[1:])) == (path, [])


@pytest.mark.parametrize("look", THEMES, ids=["light", "dark"])
def test_dialogs(person: People, look: Sequence[str]) -> None:
    ada = person(theme=look[0])
    ada.open("/")
    ada.button("Settings").click()
    expect(ada.dialog("Settings")).to_be_visible()
    assert accessible(ada.page, *look[1:]) == []
    ada.open(ada.make())
    ada.wait()
    for command, title in (("Help and keys", "Help"), ("People and invite", "People"), ("Report", "Report a problem")):
        ada.command(command)
        expect(ada.dialog(title)).to_be_visible()
        assert (title, accessible(ada.page, *look[1:])) == (title, [])
        ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("look", THEMES, ids=["light", "dark"])
def test_the_gathering_room(person: People, look: Sequence[str]) -> None:
    ada = person("Ada", theme=look[0])
    ada.open(ada.make("confrontations", ["me", "open", "casual", "open"]))
    expect(ada.region("Seats")).to_be_visible()
    assert accessible(ada.page, *look[1:]) == []


def until_a_window(person: Person) -> None:
    """Play until one may avoid an Attack or block."""
    while not person.wait().window:
        person.answer(person.look())


@pytest.mark.parametrize("look", THEMES, ids=["light", "dark"])
def test_the_table(person: People, look: Sequence[str]) -> None:
    ada = person(theme=look[0])
    ada.open(ada.make("confrontations", ["me", "casual", "casual", "casual"], live_score=True))
    ada.wait()
    assert accessible(ada.page, *look[1:]) == []
    until_a_window(ada)
    assert accessible(ada.page, *look[1:]) == []
    ada.command("Give up or leave")
    ada.button("Give up").last.click()
    expect(ada.dialog("The end")).to_be_visible()
    assert accessible(ada.page, *look[1:]) == []
