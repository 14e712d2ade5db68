"""The command that plays a million random games: every way has its share, none is played twice, faults are told."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from lineup.engine.definitions import Setup
from lineup.engine.machine import start_game
from lineup.engine.state import State
from tests import million


def test_every_way_has_its_share_and_more_games_begin_with_those_of_fewer() -> None:
    jobs = million.jobs_of(1_000_000, "seed")
    assert len(jobs) * million.HUNDRED >= 1_000_000
    assert len(set(Counter(job.way for job in jobs).values())) == 1
    assert {job.way for job in jobs} == set(range(len(million.WAYS)))
    fewer = million.jobs_of(10_000, "seed")
    assert jobs[: len(fewer)] == fewer


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two games of two ways are wanted."""
    monkeypatch.setattr(million, "HUNDRED", 1)
    monkeypatch.setattr(million, "WAYS", [million.WAYS[0], million.WAYS[-1]])
    monkeypatch.setattr("sys.argv", ["million", str(tmp_path), "--games", "4", "--processes", "1"])
    return tmp_path / "games.jsonl"


def test_what_was_played_is_kept_and_what_was_cut_off_played_again(
    few: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert million.main() == 0
    told, kept = capsys.readouterr().out, few.read_text()
    assert "4 games of 2 ways" in told
    few.write_text(kept[:-20])
    assert million.main() == 0
    assert (capsys.readouterr().out, few.read_text()) == (told, kept)


def test_the_rest_is_played_elsewhere(few: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert million.main() == 0
    whole = few.read_text().splitlines(keepends=True)
    few.unlink()
    sys.argv += ["--after", "3"]
    assert million.main() == 0
    assert few.read_text() == whole[3]
    assert "1 games of 2 ways" in capsys.readouterr().out


def test_a_game_that_fails_is_told_by_its_seed_and_the_others_are_played(
    few: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def start_but_one(setup: Setup, seed: str) -> State:
        if seed == "million 2p 1":
            raise ValueError("no cards")
        return start_game(setup, seed)

    monkeypatch.setattr(million, "start_game", start_but_one)
    assert million.main() == 1
    told = capsys.readouterr().out
    assert "4 games of 2 ways" in told
    assert "1 failed." in told
    assert "seed 'million 2p 1': ValueError: no cards" in told
