"""`lineup daily`: one try that counts and goes on where it was left, practice, and the check of a log."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.commands.terminal import daily
from lineup.deals.calendar import deal_of
from tests.cli.run import lineup, refused
from tests.deals.games import SHORT, short_game

DAY = SHORT.isoformat()


@pytest.fixture(autouse=True)
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.commands.terminal.daily.time.time", lambda: 1_793_966_400.0)  # of that day


def test_the_deal_is_the_one_that_every_server_has() -> None:
    deal = deal_of(SHORT)
    found = lineup("daily", "--json").json
    assert (found["day"], found["number"], found["seed"], found["state"]) == (DAY, 6, deal.seed, "new")
    assert (found["game"], found["players"], found["variants"]) == ("confrontations", 2, [])
    refused(lineup("daily", "2026-11-07"), "opens on that day")


def test_the_try_that_counts_has_no_undo_and_goes_on_where_it_was_left() -> None:
    first = lineup("daily", "--plain", stdin="1\nundo\nhint\n1\nquit\n")
    assert first.out.count("The try that counts has no undo and no hints.") == 2
    assert lineup("daily", "--json").json["state"] == "begun"
    again = lineup("daily", "--plain", stdin="quit\n")
    assert "Deal 6 of 2026-11-06: Confrontations." in again.out
    practice = lineup("daily", "--practice", "--plain", stdin="1\nundo\nquit\n")
    assert "has no undo" not in practice.out
    assert "Practice: deal 6" in practice.out


def test_a_finished_try_is_compared_kept_and_not_played_twice() -> None:
    lineup("daily", "--plain", stdin="quit\n")
    file = Path(daily.read_notes()[DAY].file)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(short_game().to_log(), encoding="utf-8")
    over = lineup("daily", "--plain", columns=0)
    assert f"send the log {file} in on the page of the deal" in over.out
    assert "Days in a row: 1" in over.out
    assert lineup("daily", "--json").json["state"] == "done"
    assert "You have played the deal of 2026-11-06" in lineup("daily", columns=0).out
    assert lineup("daily", "--check", file, "--json").json["fingerprint"]
    assert "is a game of the deal of 2026-11-06" in lineup("daily", "--check", file, columns=0).out
    file.write_text(short_game().to_log().replace(deal_of(SHORT).seed, "7"), encoding="utf-8")
    refused(lineup("daily", "--check", file), "other shuffles than those of the deal of 2026-11-06")
