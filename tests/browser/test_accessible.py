"""axe-core finds nothing serious on any page or state, light or dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.checks import accessible
from tests.browser.conftest import People
from tests.harness.person import PHONE, WIDE, Person, SeededServer
from tests.harness.scenes import VISITS, Stage

# All of them are scenes of the slow test.
PAGES = ("/", "/new", "/learn", "/cards/heroes-unite/katana", "/rules", "/workshop", "/history", "/account", "/nowhere")
# One card or clause in twelve, of all kinds: the others are built alike and would take axe ten times as long.
ALIKE = "main li:has(a .card):not(:nth-child(12n + 1)), main section article:not(:nth-of-type(12n + 1))"
# Both themes and both ways to lay out a table.
LIT = (("light", WIDE), ("dark", PHONE))


def thin_out(person: Person) -> None:
    person.page.locator(ALIKE).evaluate_all("items => items.forEach((item) => item.remove())")


def faults(person: Person) -> list[str]:
    """List axe's findings on the page in both themes and layouts, ending in the first."""
    found = []
    for theme, (width, height) in reversed(LIT):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        found += [f"{theme}: {fault}" for fault in accessible(person.page)]
    return found


def test_pages(person: People) -> None:
    ada = person()
    for path in PAGES:
        ada.open(path)
        ada.page.wait_for_load_state("networkidle")
        thin_out(ada)
        assert (path, faults(ada)) == (path, [])
    ada.button("Settings").click()
    expect(ada.dialog("Settings")).to_be_visible()
    assert faults(ada) == []


def until_a_window(person: Person) -> None:
    """Play until one may avoid an Attack or block."""
    while not person.wait().window:
        person.answer(person.look())


def test_the_table_from_the_waiting_room_to_the_replay(person: People) -> None:
    ada = person()
    ada.open(ada.make("confrontations", ["me", "open", "casual", "casual"]))
    expect(ada.region("Seats")).to_be_visible()
    assert ("waiting room", faults(ada)) == ("waiting room", [])
    rules = {"first_player": "0"}
    ada.open(ada.make("confrontations", ["me", "casual", "casual", "casual"], rules=rules, live_score=True))
    ada.wait()
    assert ("where to fight", faults(ada)) == ("where to fight", [])
    ada.button("Confront").first.click()
    expect(ada.region("Confrontation")).to_be_visible()
    assert ("stage", faults(ada)) == ("stage", [])
    ada.command("Help and keys")
    expect(ada.dialog("Help")).to_be_visible()
    assert ("help", faults(ada)) == ("help", [])
    ada.page.keyboard.press("Escape")
    until_a_window(ada)
    assert ("window", faults(ada)) == ("window", [])
    ada.command("Give up or leave")
    ada.button("Give up").last.click()
    end = ada.dialog("The end")
    expect(end).to_be_visible()
    assert ("end", faults(ada)) == ("end", [])
    end.get_by_role("link", name="Replay").click()
    expect(ada.region("Moments of the game")).to_be_visible()
    assert ("replay", faults(ada)) == ("replay", [])


@pytest.mark.slow
@pytest.mark.parametrize(
    "visit", [pytest.param(visit, marks=[pytest.mark.long] * (n % 8 != 0)) for n, visit in enumerate(VISITS)]
)
def test_every_state_light_and_dark(chromium: Browser, server: SeededServer, visit: str) -> None:
    stage = Stage(chromium, server)
    for scene in VISITS[visit](stage):
        if not scene.whole:
            thin_out(scene.person)
        page = scene.person.page
        before = page.evaluate("document.documentElement.dataset.theme")
        for theme, size in LIT:
            scene.settle(size)
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
            assert (scene.name, theme, accessible(page)) == (scene.name, theme, [])
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", before)
        scene.settle(WIDE)
    assert stage.leave() == []
