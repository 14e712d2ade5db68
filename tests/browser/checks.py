"""What several browser tests assert."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Page, TimeoutError, expect

from tests.cli.run import lineup
from tests.harness.person import HASTE, Person

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def agree_on_the_end(people: Sequence[Person], log: Path) -> None:
    """Every screen shows the scores that the downloaded log replays to, and the log proves its shuffles."""
    for each in people:
        expect(each.dialog("The end")).to_be_visible()
    table = people[0].page.url.rpartition("/")[2]
    first = people[0].ask("GET", f"/api/tables/{table}")
    done = lineup("replay", people[0].download(log), "--verify", "--json")
    assert done.code == 0, done.err
    assert done.json["over"]
    names = [seat["name"] for seat in first["seats"]]
    for each in people:
        own = each.ask("GET", f"/api/tables/{table}")["seat"]
        seen = each.scores()
        assert [seen["You" if at == own else name] for at, name in enumerate(names)] == done.json["scores"]


def fits(page: Page) -> bool:
    """Wait for the page to settle, then tell if it is no wider than the screen."""
    narrow = "() => document.documentElement.scrollWidth <= screen.width && innerWidth <= screen.width"
    with suppress(TimeoutError):
        page.wait_for_function(narrow, timeout=HASTE)
    return bool(page.evaluate(narrow))


def accessible(page: Page, *only: str) -> list[str]:
    """What axe-core finds serious or critical on the page as it is now, by all its rules or only some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wish: dict[str, object] = {"resultTypes": ["violations"]}
    if only:
        wish["runOnly"] = {"type": "rule", "values": only}
    found = page.evaluate("(wish) => axe.run(document, wish)", wish)
    return [
        f"{each['id']}: {node['html'][:160]} ({node['failureSummary'].splitlines()[-1].strip()})"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
