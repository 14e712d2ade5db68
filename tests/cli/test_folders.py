"""The player's files lie where the platform has them, and where former releases put them they are found again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lineup.commands.shared.folders import data_file, former_saves, saves_folder
from tests.cli.run import process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    return tmp_path


def test_files_lie_where_they_always_did(home: Path) -> None:
    assert data_file() == home / ".local/share/lineup/tables.db"
    assert saves_folder() == home / ".local/share/lineup/games"
    assert former_saves() == home / ".local/state/lineup"


def test_the_environment_says_where_else(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    assert data_file() == home / "data/lineup/tables.db"
    assert saves_folder() == home / "data/lineup/games"
    assert former_saves() == home / "state/lineup"


@pytest.mark.parametrize("empty", ["", " "])
def test_an_empty_variable_says_nothing(home: Path, monkeypatch: pytest.MonkeyPatch, empty: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", empty)
    monkeypatch.setenv("XDG_STATE_HOME", empty)
    assert data_file() == home / ".local/share/lineup/tables.db"
    assert saves_folder() == home / ".local/share/lineup/games"
    assert former_saves() == home / ".local/state/lineup"


def test_tables_of_a_former_release_are_found_where_another_platform_has_other_folders(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = home / "Library/Application Support/lineup"
    monkeypatch.setattr("platformdirs.user_data_path", lambda *given, **more: theirs)
    former = home / ".local/share/lineup/tables.db"
    assert data_file() == theirs / "tables.db"
    for file, found in ((former, former), (theirs / "tables.db", theirs / "tables.db")):
        file.parent.mkdir(parents=True)
        file.touch()
        assert data_file() == found


def test_tables_are_found_at_a_place_relative_to_the_folder_as_before(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(home)
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    former = Path("data/lineup/tables.db")
    former.parent.mkdir(parents=True)
    former.touch()
    assert data_file() == former


def test_a_game_that_is_left_is_saved_there(home: Path) -> None:
    assert process("play", "--seed", "7", stdin="1\nquit\n").code == 0
    assert [file.name for file in saves_folder().iterdir()] == ["heroes-unite-7.log"]
