"""Checks that a database is whole: before a server writes to it, and after a backup was made or restored.

Nothing is repaired and nothing is changed here: a StoreError names what is wrong.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from lineup.engine.saying import say
from lineup.table.limits.addresses import parse_network
from lineup.table.model.table import from_record
from lineup.table.store.databases import StoreError
from lineup.table.store.opening import check_ours, choose_database
from lineup.table.store.schema import schema
from lineup.table.store.sqlite import SQLite, open_readonly
from lineup.table.store.writes import read_journal, unpack_json

# Columns that hold JSON, by table.
JSON: Final = {
    "tables": ("body",),
    "games": ("header", "snapshot"),
    "reports": ("view", "people", "talk"),
    "own_cards": ("form",),
    "played": ("body",),
    "deal_bots": ("body",),
    "accounts": ("codes",),
}
# Columns that hold packed JSON, by table.
PACKED: Final = {"games": ("journal",), "contents": ("sources",)}
# Columns that hold lines of JSON, by table.
LINES: Final = {"games": ("loose",)}
# What else holds for every row that the server reads for everybody, by table.
READ: Final = {
    "tables": "public in (0, 1) and typeof(deadline) in ('null', 'real', 'integer') and is_table(status, body)",
    "bans": "(kind <> 'address' or is_network(value))",
}
UNBEGUN: Final = """
    select id from tables where status <> 'gathering' and not exists (
        select 1 from games where table_id = tables.id and number = json_extract(tables.body, '$.number'))
"""
SECRET: Final = "select value from server where key = 'secret'"
SECRET_LENGTH: Final = 64


def file_of(target: str) -> Path | None:
    """The file of an SQLite database; None for another kind."""
    kept = choose_database(target)
    return kept.file if isinstance(kept, SQLite) else None


def check_file(target: str) -> None:
    """StoreError if a database file is damaged, as far as the pages and links in it tell. None there is fine."""
    file = file_of(target)
    if file is None or not file.is_file():
        return
    if not file.stat().st_size:
        raise StoreError(say("error-data-empty", data=target))
    with _open_file(file, target) as opened:
        found = [str(row[0]) for row in opened.execute("PRAGMA integrity_check(3)")]
        if found != ["ok"]:
            raise StoreError(say("error-data-damaged", data=target, error="; ".join(" ".join(found).split("\n"))[:300]))
        check_ours([row[0] for row in opened.execute("select name from sqlite_master where type = 'table'")], target)
        broken = opened.execute("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise StoreError(say("error-data-row", data=target, table=broken[0], row=str(broken[1])))


def is_blank(file: Path) -> bool:
    """Check whether a database has no table, as an empty file has none; StoreError if it is no database."""
    with _open_file(file, str(file)) as opened:
        return opened.execute("select 1 from sqlite_master where type = 'table'").fetchone() is None


def check_content(target: str) -> dict[str, int]:
    """StoreError if a database of today's format lacks something, or a row cannot be read; the rows of each table."""
    file = file_of(target)
    if file is None:
        return {}
    with _open_file(file, target) as opened:
        counts = {}
        for table in schema.sorted_tables:
            columns = {row[1] for row in opened.execute(f"PRAGMA table_info('{table.name}')")}
            missing = [column.name for column in table.columns if column.name not in columns]
            if missing:
                what = f"{table.name}.{missing[0]}" if columns else table.name
                raise StoreError(say("error-data-lacks", data=target, what=what))
            indexes = {row[1] for row in opened.execute(f"PRAGMA index_list('{table.name}')")}
            for index in table.indexes:
                if index.name not in indexes:
                    raise StoreError(say("error-data-lacks", data=target, what=str(index.name)))

            counts[table.name] = _read_rows(opened, target, table.name)
        lost = opened.execute(UNBEGUN).fetchone()
        if lost is not None:
            raise StoreError(say("error-data-row", data=target, table="tables", row=str(lost[0])))
        secret = opened.execute(SECRET).fetchone()
        if secret is not None and not _is_hex(secret[0]):
            raise StoreError(say("error-data-row", data=target, table="server", row="secret"))
    return counts


def _read_rows(opened: sqlite3.Connection, target: str, table: str) -> int:
    """Check every row of a table; return their number."""
    tests = [f"json_valid({column})" for column in JSON.get(table, ())]
    tests += [f"({column} is null or is_packed({column}))" for column in PACKED.get(table, ())]
    tests += [f"is_lines({column})" for column in LINES.get(table, ())]
    tests += [READ[table]] if table in READ else []
    for test in tests:
        bad = opened.execute(f"select rowid from {table} where not ({test}) limit 1").fetchone()
        if bad is not None:
            raise StoreError(say("error-data-row", data=target, table=table, row=str(bad[0])))
    return sum(1 for _ in opened.execute(f"select * from {table}"))


def _is_packed(data: object) -> bool:
    try:
        return isinstance(data, bytes) and unpack_json(data) is not None
    except (zlib.error, ValueError):
        return False


def _is_lines(text: object) -> bool:
    try:
        return isinstance(text, str) and read_journal(None, text) is not None
    except (TypeError, ValueError):
        return False


def _is_table(status: str, body: str) -> bool:
    """Check that the server can read the row of a table as all pages that list tables do."""
    try:
        found = json.loads(body)
        from_record(status, found)
        return isinstance(found["waiting"], int)
    except (TypeError, ValueError, KeyError, RecursionError):
        return False


def _is_network(text: object) -> bool:
    try:
        return isinstance(text, str) and parse_network(text) is not None
    except ValueError:
        return False


def _is_hex(text: object) -> bool:
    return isinstance(text, str) and len(text) == SECRET_LENGTH and all(each in "0123456789abcdef" for each in text)


@contextmanager
def _open_file(file: Path, target: str) -> Iterator[sqlite3.Connection]:
    """A database, only to be read; what SQLite says against it becomes a sentence."""
    try:
        with open_readonly(file) as opened:
            for test in (_is_packed, _is_lines, _is_network):
                opened.create_function(test.__name__[1:], 1, test, deterministic=True)
            opened.create_function("is_table", 2, _is_table, deterministic=True)
            yield opened
    except sqlite3.OperationalError as error:
        raise StoreError(say("error-data-open", data=target, error=str(error))) from None
    except sqlite3.DatabaseError as error:
        key = "error-data-none" if "not a database" in str(error) else "error-data-damaged"
        raise StoreError(say(key, data=target, error=str(error))) from None
