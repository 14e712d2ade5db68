"""Copies of the tables: made while people play, read back, put in their place again; and tables past their time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.room.deadlines import Time
from lineup.table.room.rooms import Rooms
from lineup.table.server import housekeeping
from lineup.table.server.backups import back_up, drop_old, last_copy, next_copy, restore_copy, try_folder
from lineup.table.server.housekeeping import Chores, expire_tables, keep_house, until_next
from lineup.table.store.databases import StoreError
from lineup.table.store.opening import choose_database, prepare_database
from lineup.table.store.schema import sitting, tables
from lineup.table.store.store import Store
from lineup.table.wire.protocol import NewTable
from tests.cli.run import lineup, refused
from tests.harness.server import Server, play_on, together, until
from tests.table.rooms import rooms_over
from tests.table.test_integrity import KINDS
from tests.table.test_tables import two_people


@pytest.mark.sqlite
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


@pytest.mark.sqlite
def test_what_stands_in_the_folder_keeps_no_server_from_copying(tmp_path: Path) -> None:
    """A folder named like an old copy does not count as one."""
    copies = tmp_path / "copies"
    odd = copies / "tables-20200101T000000Z.db"
    odd.mkdir(parents=True)
    server = Server(tmp_path / "tables.db", "--backup", str(copies), "--every", "1s", "--keep", "1")
    server.start()
    made: set[Path] = set()

    def several() -> bool:
        made.update(each for each in copies.glob("tables-*Z.db") if each != odd)
        return len(made) > 2 and not all(each.exists() for each in made)

    until(several)
    server.stop()
    assert odd.is_dir()
    assert "Traceback" not in server.output


@pytest.mark.sqlite
def test_copies_of_a_time_to_come_make_room_for_those_made_now(tmp_path: Path, port: int) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    for second in range(3):
        (copies / f"tables-20990101T00000{second}Z.db").touch()
    assert last_copy(copies) == 0.0
    options = ("--backup", str(copies), "--every", "1s", "--keep", "2", "--metrics", str(port))
    server = Server(tmp_path / "tables.db", *options)
    server.start()
    until(lambda: len(list(copies.glob("tables-2099*"))) == 1)  # the last of its month
    assert 0 < last_copy(copies) <= told(port)
    server.stop()
    assert len(list(copies.glob("tables-*Z.db"))) >= 2


@pytest.mark.sqlite
@pytest.mark.parametrize("before", ["", "tables-20200101T000000Z.db"])
def test_a_server_that_is_restarted_daily_makes_its_daily_copy(tmp_path: Path, port: int, before: str) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    if before:
        (copies / before).touch()
    options = ("--backup", str(copies), "--every", "1d", "--metrics", str(port))
    server = Server(tmp_path / "tables.db", *options)
    server.start()
    until(lambda: last_copy(copies) > 1.7e9 and told(port) >= last_copy(copies))
    server.stop()
    server.start()
    until(lambda: told(port) == last_copy(copies))  # which the server before made
    server.stop()
    assert "Traceback" not in server.output


def told(port: int) -> float:
    """When the last backup was made, as Prometheus hears it."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("lineup_backup_timestamp_seconds "))


@pytest.mark.parametrize(
    ("last", "wait"), [(0.0, 0.0), (1_000.0, 0.0), (9_400.0, 3_000.0), (10_000.0, 3_600.0), (99_000.0, 3_600.0)]
)
def test_the_next_copy_is_due_so_long_after_the_last(last: float, wait: float) -> None:
    assert until_next(last, 3_600.0, 10_000.0) == wait


def test_whatever_fails_once_is_done_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither chore stops when it or the other fails; an unexpected error counts as a fault."""
    done = {"copy": 0, "drop": 0, "expire": 0}

    def fail(what: str) -> None:
        done[what] += 1
        if done[what] == 1:
            raise OverflowError(f"no {what}")

    def copy(*_: object) -> dict[str, int]:
        fail("copy")
        return {}

    def drop(*_: object) -> list[Path]:
        fail("drop")
        return []

    async def look(*_: object) -> int:
        fail("expire")
        return 0

    for name, instead in (("back_up", copy), ("drop_old", drop), ("expire_tables", look), ("LOOKS", 0.0)):
        monkeypatch.setattr(housekeeping, name, instead)
    file = tmp_path / "tables.db"
    prepare_database(str(file))
    faults: list[float | None] = []

    async def scene() -> None:
        store = Store(str(file))
        rooms = rooms_over(store)
        house = asyncio.create_task(keep_house(str(file), rooms, Chores(tmp_path / "copies", 0.0, 1, 30)))
        while min(done.values()) < 3:
            assert not house.done()
            await asyncio.sleep(0)
        house.cancel()
        await asyncio.gather(house, return_exceptions=True)
        await rooms.close()
        await store.close()
        faults.append(store.metrics.registry.get_sample_value("lineup_faults_total"))

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert faults == [3]
    for words in ("no backup was made", "old backups could not be deleted", "old tables could not be deleted"):
        assert words in caplog.text


def test_no_copy_is_left_of_what_is_not_whole(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copies" / "copy.db"
    with pytest.raises(StoreError, match="no database"):
        back_up(str(file), copy)
    prepare_database(str(file))
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("drop index ix_chat_table_id")
    with pytest.raises(StoreError, match=f'"{file}" lacks ix_chat_table_id'):
        back_up(str(file), copy)
    assert list(copy.parent.iterdir()) == []


@pytest.mark.sqlite
@pytest.mark.parametrize("kind", ["truncated", "garbage in the middle", "a text", "half a JSON"])
def test_tables_that_are_damaged_are_told_of_and_not_their_copy(tmp_path: Path, kind: str) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copies" / "copy.db"
    prepare_database(str(file))
    spoil, words = KINDS[kind]
    spoil(file)
    refused(lineup("backup", copy, "--data", file), str(file), words)
    assert list(copy.parent.iterdir()) == []


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("truncated", "is damaged"),
        ("a text", "is not a database of Line-Up"),
        ("another program's", "is a database of another program"),
        ("newer", "was written by a newer Line-Up"),
        ("a table missing", "is damaged (chat)"),
        ("half a JSON", "is damaged (tables, 1)"),
    ],
)
def test_a_copy_that_cannot_be_put_back_is_told_of_and_not_the_tables(tmp_path: Path, kind: str, words: str) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare_database(str(file))
    prepare_database(str(copy))
    KINDS[kind][0](copy)
    before = file.read_bytes()
    found = lineup("restore", copy, "--data", file)
    refused(found, f'The backup "{copy}" {words}', "nothing was changed. Name another one that `lineup backup` made.")
    assert "--data" not in found.err
    assert "lineup restore" not in found.err
    assert file.read_bytes() == before


def test_a_folder_made_for_copies_is_its_owners_alone(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "by hand" / "copy.db"
    prepare_database(str(file))
    back_up(str(file), copy)
    try_folder(tmp_path / "scheduled")
    for folder in (copy.parent, tmp_path / "scheduled"):
        assert folder.stat().st_mode & 0o777 == 0o700


def test_a_copy_never_takes_the_place_of_another(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare_database(str(file))
    assert back_up(str(file), copy)["tables"] == 0
    assert copy.stat().st_mode & 0o077 == 0, "the key that signs cookies is in there"
    with pytest.raises(StoreError, match="is there already"):
        back_up(str(file), copy)


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare_database(str(file))
    back_up(str(file), copy)
    copy.write_bytes(copy.read_bytes()[:5000])
    before = file.read_bytes()
    with pytest.raises(StoreError, match="damaged"):
        restore_copy(copy, str(file))
    with pytest.raises(StoreError, match="no backup"):
        restore_copy(tmp_path / "none.db", str(file))
    with pytest.raises(StoreError, match="is a folder; name the backup in it"):
        restore_copy(tmp_path, str(file))
    assert file.read_bytes() == before
    claimed = choose_database(str(file)).claim()
    assert claimed is not None
    claimed.close()


@pytest.mark.parametrize("content", ["nothing", "no table"])
def test_an_empty_copy_is_not_put_back(tmp_path: Path, content: str) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare_database(str(file))
    copy.touch()
    if content == "no table":
        with closing(sqlite3.connect(copy)) as opened, opened:
            opened.execute("PRAGMA user_version = 7")
        assert copy.stat().st_size
    before = file.read_bytes()
    refused(lineup("restore", copy, "--data", file), "There is nothing in the backup", str(copy))
    assert file.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.db", "tables.db"]
    refused(lineup("restore", copy, "--data", tmp_path / "new.db"), "There is nothing in the backup")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("place", ["/proc/nowhere/tables.db", "/proc/tables.db"])
def test_a_copy_is_not_put_back_where_nothing_can_be_written(tmp_path: Path, place: str) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    prepare_database(str(file))
    back_up(str(file), copy)
    refused(lineup("restore", copy, "--data", place), "cannot be")


def test_a_copy_that_cannot_be_deleted_is_named_and_the_others_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"tables-202601{day}T000000Z.db" for day in range(10, 14)]
    for name in names:
        (tmp_path / name).touch()
    real = Path.unlink

    def unlink(self: Path, missing_ok: bool = False) -> None:
        if self.name == names[0]:
            raise PermissionError(1, "Operation not permitted")
        real(self, missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink)
    with pytest.raises(StoreError, match=f"{names[0]}.*could not be deleted: Operation not permitted"):
        drop_old(tmp_path, 1)
    assert sorted(each.name for each in tmp_path.iterdir()) == [names[0], names[-1]]


def test_the_latest_copies_are_kept(tmp_path: Path) -> None:
    for day in range(10, 16):
        (tmp_path / f"tables-202601{day}T000000Z.db").touch()
    for name in ("mine.db", "tables-mineZ.db"):
        (tmp_path / name).touch()
    assert len(drop_old(tmp_path, 2)) == 4
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "mine.db",
        "tables-20260114T000000Z.db",
        "tables-20260115T000000Z.db",
        "tables-mineZ.db",
    ]
    assert next_copy(tmp_path).name > "tables-20260115T000000Z.db"


def test_the_last_whole_copy_of_each_month_is_kept(tmp_path: Path) -> None:
    def copies(*names: str) -> list[str]:
        return [f"tables-{name}T000000Z.db" for name in names]

    for name in copies("20251130", "20251129", "20251201", "20251202", "20260105", "20260130", "20260201", "20260202"):
        prepare_database(str(tmp_path / name))
    (tmp_path / copies("20251202")[0]).write_bytes(b"what a broken disk left of it")
    (tmp_path / copies("20260130")[0]).write_bytes(b"")
    drop_old(tmp_path, 1)
    assert sorted(each.name for each in tmp_path.iterdir()) == copies("20251130", "20251201", "20260105", "20260202")
    assert drop_old(tmp_path, 1) == [], "one that is the last of its month is not read each time"


class Wall(Time):
    """A wall clock that the test sets."""

    def __init__(self, days: float = 0.0) -> None:
        self.days = days

    def wall(self) -> float:
        return super().wall() + self.days * 86_400


def stamp(days: float) -> str:
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")


def expiring(
    target: str, ages: Sequence[float], scene: Callable[[Rooms, Callable[[], list[str]]], Awaitable[None]]
) -> None:
    """Let tables expire that were changed so many days ago; `scene` can ask which are there."""
    prepare_database(target)
    server = Server(Path(target), address=target if "://" in target else "")

    def left() -> list[str]:
        return sorted(row[0] for row in server.rows("select id from tables"))

    async def all_of_it() -> None:
        store = Store(target)
        rooms = rooms_over(store)
        for number, age in enumerate(ages):
            room = await rooms.make_table("ann", "Ann", NewTable())
            await store.write_with(partial(_aged, old=room.id, new=f"t{number}", age=stamp(age)))
        await scene(rooms, left)
        await rooms.close()
        await store.close()

    asyncio.run(all_of_it())


async def _aged(connection: AsyncConnection, old: str, new: str, age: str) -> None:
    await connection.execute(delete(sitting).where(sitting.c.table_id == old))
    await connection.execute(update(tables).where(tables.c.id == old).values(id=new, changed=age))


async def marked(rooms: Rooms, days: float, *ids: str) -> None:
    """Have tables marked so many days ago."""
    change = update(tables).where(tables.c.id.in_(ids)).values(marked=stamp(days))
    await rooms.store.write_with(lambda connection: connection.execute(change))


def test_a_clock_that_is_wrong_deletes_nothing_and_is_told_of(target: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(rooms: Rooms, left: Callable[[], list[str]]) -> None:
        for days in (400, -400, 20):
            rooms.time = Wall(days)
            assert await expire_tables(rooms, 7) == 0
            assert len(left()) == 3
        rooms.time = Wall()
        await rooms.make_table("ann", "Ann", NewTable())
        assert await rooms.store.read_rows(select(tables.c.id).where(tables.c.marked.is_not(None))) == []

    with caplog.at_level(logging.WARNING):
        expiring(target, [0, 1, 2], scene)
    assert "by this machine's clock it is 400 days after the newest change at any table" in caplog.text
    assert "by this machine's clock it is before the newest change" in caplog.text


def test_a_table_is_marked_a_week_before_it_is_deleted(target: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(rooms: Rooms, left: Callable[[], list[str]]) -> None:
        assert await expire_tables(rooms, 30) == 0
        assert "1 tables nobody has come back to are to be deleted in 7 days" in caplog.text
        await marked(rooms, 6.9, "t0")
        assert await expire_tables(rooms, 30) == 0
        await marked(rooms, 7.1, "t0", "t1")
        await rooms.store.write_with(lambda connection: connection.execute(update(tables).values(public=True)))
        assert await expire_tables(rooms, 30) == 1
        assert left() == ["t1", "t2"]
        assert "1 of 3 tables were deleted" in caplog.text
        [row] = await rooms.store.read_rows(select(tables.c.marked).where(tables.c.id == "t1"))
        assert row.marked is None, "it is not to be deleted any more"

    with caplog.at_level(logging.WARNING):
        expiring(target, [40, 20, 0], scene)


def test_a_change_takes_the_mark_away_and_so_does_a_clock_that_was_wrong(target: str) -> None:
    async def scene(rooms: Rooms, left: Callable[[], list[str]]) -> None:
        await marked(rooms, 8, "t0", "t1")
        async with rooms.use_table("t0") as room, room.lock:
            await room.save_table(room.table)
        await marked(rooms, -400, "t1")
        assert await expire_tables(rooms, 30) == 0
        rows = await rooms.store.read_rows(select(tables.c.marked).order_by(tables.c.id))
        assert rows[0].marked is None
        assert rows[1].marked <= stamp(0)

    expiring(target, [40, 40, 0], scene)


def test_more_than_a_tenth_is_deleted_only_if_the_operator_says_so(
    target: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(rooms: Rooms, left: Callable[[], list[str]]) -> None:
        await marked(rooms, 8, "t0", "t1", "t2")
        assert await expire_tables(rooms, 30) == 0
        assert await expire_tables(rooms, 30, most=2) == 0
        assert len(left()) == 20
        assert "3 of 20 tables are due to be deleted, which is more than a tenth, so none is" in caplog.text
        assert "--expire-most 3" in caplog.text
        assert await expire_tables(rooms, 30, most=3) == 3

    with caplog.at_level(logging.WARNING):
        expiring(target, [40] * 3 + [0.5] * 17, scene)


def test_only_tables_past_their_time_are_deleted(own_server: Server) -> None:
    ann, _, table = two_people(own_server)
    other = ann.make()
    own_server.stop()
    old = "2020-01-01T00:00:00.000+00:00"
    own_server.rows("update tables set changed = ?, marked = ? where id = ?", old, old, table)

    async def look() -> None:
        store = Store(own_server.address or str(own_server.data))
        rooms = rooms_over(store)
        assert await expire_tables(rooms, 30) == 1
        assert await expire_tables(rooms, 30) == 0
        await rooms.close()
        await store.close()

    asyncio.run(look())
    assert own_server.rows("select id from tables") == [(other,)]
    for name in ("games", "chat"):
        assert own_server.rows(f"select count(*) from {name}") == [(0,)]


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--every", "often", "a time is like"),
        ("--keep", "0", "at least one"),
        ("--expire", "-1", "a number of days"),
        ("--expire-most", "-1", "a number of tables"),
        ("--expire", "1000000", "--expire 1000000: a number of days up to 36,500"),
        ("--backup", "/proc/nowhere/copies", '--backup "/proc/nowhere/copies": no backup can be written there'),
        ("--backup", "/proc", '--backup "/proc": no backup can be written there'),
        ("--backup", "~nobody-at-all/copies", '--backup "~nobody-at-all/copies": no backup can be written there'),
    ],
)
def test_what_makes_no_sense_is_said(tmp_path: Path, option: str, value: str, words: str) -> None:
    refused(lineup("serve", "--data", str(tmp_path / "t.db"), option, value), words)


@pytest.mark.parametrize("command", [["serve"], ["backup", "copy.db"], ["restore", "copy.db"]])
def test_a_name_that_is_empty_is_not_the_usual_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    refused(lineup(*command, "--data", ""), '--data "": a database has a name')


def test_what_is_in_no_file_is_not_said_to_be_copied(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    refused(
        lineup("serve", "--data", "postgresql:///lineup", "--backup", copies),
        "Only databases in a file are copied",
        "pg_dump",
    )
    assert not copies.exists()


def test_a_server_over_one_of_its_copies_would_delete_it(tmp_path: Path) -> None:
    copy = tmp_path / "tables-20260101T000000Z.db"
    prepare_database(str(copy))
    refused(lineup("serve", "--data", str(copy), "--backup", str(tmp_path)), "is a backup there, and would be deleted")
    assert copy.exists()
