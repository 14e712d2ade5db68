"""`lineup play --continue`: what was left, wherever it lies, and what is on in the browser."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

from lineup.commands.shared.folders import data_file, former_saves, saves_folder
from lineup.commands.terminal.left_games import list_left_games, list_left_tables
from tests.cli.run import lineup, refused


def test_a_game_that_was_left_is_listed_and_gone_on_with(state_home: Path) -> None:
    refused(lineup("play", "--continue"), "You have no saved game that is not over")
    lineup("play", "--seed", "7", stdin="1\nquit\n")
    done = lineup("play", "--continue", stdin="1\n1\nquit\n")
    assert "  1 Heroes Unite, You and casual, " in done.out
    assert "Resumed after" in done.out
    assert state_home in saves_folder().parents
    assert [left.file.name for left in list_left_games()] == ["heroes-unite-7.log"]


def test_games_of_former_releases_are_listed_too() -> None:
    lineup("play", "--seed", "7", stdin="1\nquit\n")
    former_saves().mkdir(parents=True)
    shutil.move(saves_folder() / "heroes-unite-7.log", former_saves())
    (former_saves() / "other.log").write_text("no log", encoding="utf-8")
    assert [left.file for left in list_left_games()] == [former_saves() / "heroes-unite-7.log"]


def test_tables_in_the_browser_are_named_with_their_address() -> None:
    assert list_left_tables() == []
    data_file().parent.mkdir(parents=True, exist_ok=True)
    store = sqlite3.connect(data_file())
    store.execute("CREATE TABLE tables (id TEXT, status TEXT, body TEXT, changed TEXT)")
    body = {"settings": {"game": "heroes-unite"}, "seats": [{"name": "Ann"}, {"name": "casual"}]}
    store.execute("INSERT INTO tables VALUES ('abc', 'playing', ?, '2026')", (json.dumps(body),))
    store.commit()
    store.close()
    lineup("play", "--seed", "7", stdin="1\nquit\n")
    done = lineup("play", "--continue", stdin="quit\n")
    assert "Heroes Unite, Ann and casual, in the browser: lineup serve --open, then /table/abc" in " ".join(
        done.out.split()
    )


def test_lessons_and_people_beside_each_other_need_the_full_screen() -> None:
    refused(lineup("play", "--with", "Bob"), "need the full screen")
    refused(lineup("play", "--lesson", "heroes-unite/turn"), "need the full screen")
