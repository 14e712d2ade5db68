"""Copies of the tables: made while people play, read back, put in their place again; and tables past their time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lineup.table.backups import back_up, drop_old, next_copy, restore
from lineup.table.databases import StoreError
from lineup.table.housekeeping import expire
from lineup.table.rooms import Rooms
from lineup.table.store import Store, database, prepare
from tests.cli.run import lineup, refused
from tests.table.loops import run
from tests.table.test_tables import two_people
from tools.server import Server, play_on, together, until


def test_a_copy_made_while_people_play_is_whole_and_takes_the_place_of_the_tables(
    own_server: Server, tmp_path: Path
) -> None:
    ann, bob, table = two_people(own_server)
    copy = tmp_path / "copy.db"
    with together(table, ann, bob) as (one, two):
        play_on({0: one, 1: two}, 6)
        found = lineup("backup", str(copy), "--data", str(own_server.data))
        assert found.code == 0, found
        assert "is whole: tables 1, games 1," in found.out
        saved = one.position["number"]
        play_on({0: one, 1: two}, 6)
        refused(lineup("restore", str(copy), "--data", str(own_server.data)), "Another server uses")
    own_server.stop()
    found = lineup("restore", str(copy), "--data", str(own_server.data))
    assert found.code == 0, found
    assert "What was there before is" in found.out
    own_server.start()
    with ann.at(table) as one:
        one.expect("position")
        assert one.position["number"] == saved


def test_a_server_makes_copies_by_itself_and_keeps_a_few(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", "--backup", str(tmp_path / "copies"), "--every", "1s", "--keep", "2")
    server.start()
    made: set[str] = set()

    def several() -> bool:
        made.update(each.name for each in (tmp_path / "copies").glob("tables-*Z.db"))
        return len(made) > 2

    until(several)
    server.stop()
    assert len(list((tmp_path / "copies").iterdir())) <= 3
    assert "Traceback" not in server.output


def test_no_copy_is_left_of_what_is_not_whole(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copies" / "copy.db"
    with pytest.raises(StoreError, match="no database"):
        back_up(str(file), copy)
    prepare(str(file))
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("drop index ix_chat_table_id")
    with pytest.raises(StoreError, match="lacks ix_chat_table_id"):
        back_up(str(file), copy)
    assert list(copy.parent.iterdir()) == []


def test_a_copy_never_takes_the_place_of_another(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare(str(file))
    assert back_up(str(file), copy)["tables"] == 0
    assert copy.stat().st_mode & 0o077 == 0, "the key that signs cookies is in there"
    with pytest.raises(StoreError, match="is there already"):
        back_up(str(file), copy)


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare(str(file))
    back_up(str(file), copy)
    copy.write_bytes(copy.read_bytes()[:5000])
    before = file.read_bytes()
    with pytest.raises(StoreError, match="damaged"):
        restore(copy, str(file))
    with pytest.raises(StoreError, match="no backup"):
        restore(tmp_path / "none.db", str(file))
    assert file.read_bytes() == before
    claimed = database(str(file)).claim()
    assert claimed is not None
    claimed.close()


def test_the_latest_copies_are_kept(tmp_path: Path) -> None:
    for day in range(10, 16):
        (tmp_path / f"tables-202601{day}T000000Z.db").touch()
    (tmp_path / "mine.db").touch()
    assert len(drop_old(tmp_path, 2)) == 4
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "mine.db",
        "tables-20260114T000000Z.db",
        "tables-20260115T000000Z.db",
    ]
    assert next_copy(tmp_path).name > "tables-20260115T000000Z.db"


def test_only_tables_past_their_time_are_deleted(own_server: Server) -> None:
    ann, _, table = two_people(own_server)
    other = ann.make()
    own_server.stop()
    with closing(sqlite3.connect(own_server.data)) as opened, opened:
        opened.execute("update tables set changed = '2020-01-01T00:00:00.000+00:00' where id = ?", (table,))

    async def look() -> None:
        store = Store(str(own_server.data))
        rooms = Rooms(store)
        assert await expire(rooms, 30) == 1
        assert await expire(rooms, 30) == 0
        await rooms.close()
        await store.close()

    run(look())
    with closing(sqlite3.connect(own_server.data)) as opened:
        assert opened.execute("select id from tables").fetchall() == [(other,)]
        for name in ("games", "chat"):
            assert opened.execute(f"select count(*) from {name}").fetchone() == (0,)


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [("--every", "often", "a time is like"), ("--keep", "0", "at least one"), ("--expire", "-1", "a number of days")],
)
def test_what_makes_no_sense_is_said(tmp_path: Path, option: str, value: str, words: str) -> None:
    refused(lineup("serve", "--data", str(tmp_path / "t.db"), option, value), words)
