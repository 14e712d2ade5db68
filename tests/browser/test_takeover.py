"""Two processes share the tables, and the one that has a table dies under the hands of those who play there."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gathering import asked, play_until
from tests.harness.budget import short
from tests.harness.person import Person
from tests.harness.server import until
from tests.table.sharing import door, several


@pytest.mark.slow
def test_nobody_has_to_reload_when_the_process_of_their_table_dies(chromium: Browser, tmp_path: Path) -> None:
    """Ada comes through the one that dies, Ben through the other: both go on from what they saw."""
    behind = several(tmp_path, "--proxy", "127.0.0.1", "--name", "127.0.0.1")
    with behind as (first, second), door([first, second]) as one, door([second, first]) as other:
        ada, ben = people = [Person(chromium, one, "Ada", scale=0.5), Person(chromium, other, "Ben", scale=0.5)]
        path = ada.make("heroes-unite", ["me", "open"], rules={**short("heroes-unite"), "first_player": "1"})
        ada.open(path)
        ben.sit(path)
        ada.button("Start the game").click()
        for each in people:
            expect(each.region("Question")).to_be_visible()
            each.page.evaluate("() => { window.neverLoadedAnew = true; }")
        asker = play_until(people, lambda each: each is ada and asked(each) and len(each.hand()) > 4)
        before = [(each.hand(), each.look().question) for each in people]
        table = path.rpartition("/")[2]
        answers = len(second.journal(table))
        owner = second.rows("select process from leases where table_id = ?", table)
        first.stop(signal.SIGKILL)
        until(lambda: second.rows("select process from leases where table_id = ?", table) != owner)
        for each in people:
            expect(each.page.get_by_role("banner").get_by_text("Connection lost")).to_be_hidden()
        asker.wait()
        assert [(each.hand(), each.look().question) for each in people] == before
        play_until(people, lambda each: each is ben and asked(each))
        assert len(second.journal(table)) > answers > 0
        for each in people:
            assert each.page.evaluate("() => window.neverLoadedAnew"), "the page was loaded anew"
            assert each.faults == []
            each.close()
