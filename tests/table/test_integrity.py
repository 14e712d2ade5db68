"""A damaged database is not served: each kind of damage has its sentence, and the file stays as it was."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from lineup.table.model.table import new_table, to_record
from lineup.table.server.integrity import check_content, check_file
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.store.databases import StoreError
from lineup.table.store.opening import choose_database, prepare_database
from lineup.table.wire.protocol import Settings
from tests.cli.run import lineup, refused

PAGE: Final = 4096


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: -PAGE * 3])


def half_a_page(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: -PAGE // 2])


def garbage_in_the_middle(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[PAGE * 2 : PAGE * 4] = b"\xa5" * (PAGE * 2)
    file.write_bytes(bytes(data))


def garbage_at_the_start(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[:100] = b"\xa5" * 100
    file.write_bytes(bytes(data))


def zeroes(file: Path) -> None:
    file.write_bytes(b"\0" * file.stat().st_size)


def a_text(file: Path) -> None:
    file.write_text("Dear diary, " * 500, encoding="utf-8")


def damage(*statements: str) -> Callable[[Path], None]:
    def done(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database, database:
            for each in statements:
                database.execute(each)

    return done


def of_another_program(file: Path) -> None:
    file.unlink()
    damage("create table recipes (name text)")(file)


def empty(file: Path) -> None:
    file.write_bytes(b"")


BODY: Final = json.dumps(to_record("t", new_table(Settings(), Shelf(), "ann"), -1).body)
TABLE: Final = f"insert into tables values ('t', 'gathering', 1, '{BODY}', '2026', null, null)"
BAN: Final = "insert into bans values ('b', '{}', '{}', 'Bob', '', 'Ann', '2026')"
KINDS: Final = {
    "empty": (empty, "is empty, not a database"),
    "truncated": (truncated, "is damaged"),
    "half a page": (half_a_page, "is damaged"),
    "garbage in the middle": (garbage_in_the_middle, "is damaged"),
    "garbage at the start": (garbage_at_the_start, "is not a database of Line-Up"),
    "zeroes": (zeroes, "is not a database of Line-Up"),
    "a text": (a_text, "is not a database of Line-Up"),
    "another program's": (of_another_program, "a database of another program"),
    "newer": (damage("update alembic_version set version_num = '9999'"), "was written by a newer Line-Up"),
    "a table missing": (damage("drop table chat"), "lacks chat"),
    "a column missing": (damage("alter table reports drop column outcome"), "lacks reports.outcome"),
    "an index missing": (damage("drop index ix_chat_table_id"), "lacks ix_chat_table_id"),
    "half a JSON": (damage(TABLE, """update tables set body = '{"seats": ['"""), "row 1 of tables"),
    "JSON that is no table": (damage(TABLE, "update tables set body = '{}'"), "row 1 of tables"),
    "JSON that is no object": (damage(TABLE, "update tables set body = '[1]'"), "row 1 of tables"),
    "a table without who is asked": (
        damage(TABLE, "update tables set body = json_remove(body, '$.waiting')"),
        "row 1 of tables",
    ),
    "a table with seats that are none": (
        damage(TABLE, "update tables set body = json_set(body, '$.seats', 7)"),
        "row 1 of tables",
    ),
    "a status that is none": (damage(TABLE, "update tables set status = 'asleep'"), "row 1 of tables"),
    "a deadline that is no time": (damage(TABLE, "update tables set deadline = 'soon'"), "row 1 of tables"),
    "a ban of what is no network": (
        damage(BAN.format("address", "everywhere")),
        "row 1 of bans",
    ),
    "a game without its table": (
        damage("insert into games values ('x', 1, '{}', '', '{}', null, '')"),
        "row 1 of games",
    ),
    "a packed journal that was changed": (
        damage(TABLE, "insert into games values ('t', 1, '{}', '', '{}', x'789c00ff', '')"),
        "row 1 of games",
    ),
    "an entry that was cut off": (
        damage(TABLE, """insert into games values ('t', 1, '{}', '', '{}', null, '["answer", "0 e')"""),
        "row 1 of games",
    ),
    "a table without its game": (
        damage(TABLE, "update tables set status = 'playing', body = json_set(body, '$.number', 1)"),
        "row t of tables",
    ),
    "a broken key": (damage("insert into server values ('secret', 'xyz')"), "row secret of server"),
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("whole") / "tables.db"
    prepare_database(str(file))
    with closing(sqlite3.connect(file)) as database, database:
        for number in range(200):
            line = ("t", "Ann", 0, "", f"line {number} " * 20, "2026")
            database.execute(
                "insert into chat (table_id, name, seat, readers, text, time) values (?, ?, ?, ?, ?, ?)", line
            )
    return file


def test_a_whole_database_is_found_whole(whole: Path) -> None:
    check_file(str(whole))
    assert check_content(str(whole))["chat"] == 200


def test_tables_and_bans_as_the_server_writes_them_are_found_whole(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(whole, file)
    damage(TABLE, BAN.format("person", "ann"), BAN.format("address", "192.0.2.0/24").replace("'b'", "'c'"))(file)
    counts = check_content(str(file))
    assert (counts["tables"], counts["bans"]) == (1, 2)


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_database_is_told_and_left_as_it_is(whole: Path, tmp_path: Path, kind: str) -> None:
    do, words = KINDS[kind]
    file = tmp_path / "tables.db"
    shutil.copy(whole, file)
    do(file)
    before = hashlib.sha256(file.read_bytes()).digest()

    def start() -> None:
        check_file(str(file))
        prepare_database(str(file))
        check_content(str(file))

    with pytest.raises(StoreError, match=words):
        start()
    assert hashlib.sha256(file.read_bytes()).digest() == before


def test_the_server_does_not_start_over_a_damaged_database(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(whole, file)
    garbage_in_the_middle(file)
    refused(lineup("serve", "--data", str(file)), "is damaged", "lineup restore")


@pytest.mark.parametrize("kind", ["empty", "JSON that is no table", "a ban of what is no network"])
def test_the_server_does_not_open_over_what_it_could_not_read(whole: Path, tmp_path: Path, kind: str) -> None:
    do, words = KINDS[kind]
    file = tmp_path / "tables.db"
    shutil.copy(whole, file)
    do(file)
    refused(lineup("serve", "--port", "70000", "--data", str(file)), words, "lineup restore")


def test_a_first_start_that_was_broken_off_is_no_damage(tmp_path: Path) -> None:
    """A database file whose first start ended before its first table was made."""
    file = tmp_path / "tables.db"
    engine = choose_database(str(file)).open_for_migration()
    engine.dispose()
    with closing(sqlite3.connect(file)) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    check_file(str(file))
    prepare_database(str(file))
    assert check_content(str(file))["tables"] == 0
