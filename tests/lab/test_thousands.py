"""The command that lets bots play some thousand games to find faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.lab.training.games import WAYS
from tools.measure import thousands


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two bots meet in two ways to play."""
    monkeypatch.setattr(thousands, "BOTS", ("random", "casual"))
    monkeypatch.setattr(thousands, "WAYS", WAYS[:2])
    monkeypatch.setattr("sys.argv", ["thousands", str(tmp_path), "--games", "4", "--processes", "1"])


def test_all_games_are_played_and_none_is_lost_by_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert thousands.main() == 0
    assert "8 games, 0 of them lost by a fault." in capsys.readouterr().out


def test_who_fails_is_told_with_the_first_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(thousands, "BOTS", ("random", "cmd: false"))
    assert thousands.main() == 1
    told = capsys.readouterr().out
    assert "8 games, 8 of them lost by a fault." in told
    assert "cmd: false: crash in 8, first in heroes-unite" in told
