"""What the server keeps: tables, games, every answer, chat, reports, card content. SQLite unless told otherwise."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sqlite3
import stat
from collections.abc import Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    insert,
    inspect,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

logger = logging.getLogger(__name__)
MIGRATIONS: Final = Path(__file__).parent / "migrations"
ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 11  # 54 bits: an invitation cannot be guessed
EXAMPLE: Final = "sqlite:///tables.db"
MOST_CHAT: Final = 200  # lines shown to somebody who comes in

schema: Final = MetaData()
tables: Final = Table(
    "tables",
    schema,
    Column("id", String(24), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("body", Text, nullable=False),  # settings, seats, host and the rest, as JSON
    Column("changed", String(32), nullable=False),
)
games: Final = Table(
    "games",
    schema,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("header", Text, nullable=False),  # of the log
    Column("salt", String(64), nullable=False),
    Column("snapshot", Text, nullable=False),  # the state after the last entry of the journal
)
journal: Final = Table(
    "journal",
    schema,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("game", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # answer, undo, concede
    Column("text", Text, nullable=False),
    Index("journal_of_game", "table_id", "game", "id"),
)
contents: Final = Table(
    "contents",
    schema,
    Column("digest", String(64), primary_key=True),
    Column("sources", Text, nullable=False),  # the card sets as TOML, by id, as JSON
)
sitting: Final = Table(
    "sitting",
    schema,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Index("sitting_of_person", "person"),
)
chat: Final = Table(
    "chat",
    schema,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("readers", Text, nullable=False),  # the people a line for a team was said to; empty: everybody
    Column("text", Text, nullable=False),
    Column("time", String(32), nullable=False),
)
reports: Final = Table(
    "reports",
    schema,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("view", Text, nullable=False),
    Column("time", String(32), nullable=False),
)
server: Final = Table(
    "server",
    schema,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


class StoreError(Exception):
    """A database that cannot be used; the message says what would be right."""


class Entry(NamedTuple):
    """One line of a game's journal."""

    kind: str
    text: str


class StoredGame(NamedTuple):
    """A game as the store has it."""

    header: dict[str, Any]
    salt: str
    snapshot: dict[str, Any]
    journal: list[Entry]


def now() -> str:
    """The time as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_id() -> str:
    """An id nobody can guess."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def address(target: str) -> URL:
    """The database URL of a file, or the URL itself; StoreError if it is none."""
    if "://" not in target:
        return URL.create("sqlite", database=str(Path(target).expanduser().resolve()))
    try:
        return make_url(target)
    except ArgumentError:
        raise StoreError(
            f'"{target}" is no database address; --data takes a file, or an address such as {EXAMPLE}.'
        ) from None


def claim(target: str) -> sqlite3.Connection | None:
    """Make sure that no other server uses a database file, until the process ends; StoreError if one does.

    Two servers over one file would each go on with a game of their own.
    """
    file = _file(address(target))
    if file is None:
        return None
    beside = file.with_name(f"{file.name}.lock")
    _make_private(beside)
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreError(f'Another server uses "{target}"; stop it, or name another file with --data.') from None
        raise StoreError(f'The database "{target}" cannot be kept for this server alone: {error}.') from None
    _keep_private(beside)
    return lock


def prepare(target: str) -> None:
    """Make the database or bring it up to date; StoreError if it is no database of ours."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    url = address(target)
    file = _file(url)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f'The folder "{file.parent}" for the database cannot be made: {error.strerror}.') from None
        _make_private(file)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        engine = create_engine(url)
    except (ArgumentError, ImportError) as error:
        raise StoreError(f'The database "{target}" cannot be opened: {error}.') from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            _check_ours(connection, target)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OperationalError as error:
        raise StoreError(f'The database "{target}" cannot be opened: {error.orig}.') from None
    except DatabaseError as error:
        raise StoreError(
            f'"{target}" is not a database of Line-Up ({error.orig}); name another file with --data.'
        ) from None
    except CommandError as error:
        raise StoreError(
            f'The database "{target}" was written by a newer Line-Up ({error}); '
            "update Line-Up, or name another file with --data."
        ) from None
    finally:
        engine.dispose()
    if file is not None:
        _keep_private(file)


def _file(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory or of another kind."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        return None
    return Path(url.database)


def _make_private(file: Path) -> None:
    """Make a file that only its owner can read and write, unless it is there; SQLite's files beside it are the same."""
    with suppress(OSError):  # what cannot be made is told when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _keep_private(file: Path) -> None:
    """Let only its owner read a file of ours and SQLite's beside it: the key that signs cookies is in there."""
    for each in (file, *(file.with_name(file.name + ending) for ending in ("-journal", "-wal", "-shm"))):
        try:
            if stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(0o600)
        except FileNotFoundError:
            continue
        except OSError as error:
            logger.warning("others can read %s: %s", each, error)


def _check_ours(connection: Connection, target: str) -> None:
    names = set(inspect(connection).get_table_names())
    if names and not {"alembic_version", "journal"} <= names:
        raise StoreError(f'"{target}" is a database of another program; name another file with --data.')


class Store:
    """The database, open. Writes go one after the other; each is whole or not there."""

    def __init__(self, target: str) -> None:
        url = address(target)
        sqlite = url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(url.set(drivername="sqlite+aiosqlite") if sqlite else url)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._writing = asyncio.Lock()

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def secret(self) -> bytes:
        """The key that signs cookies; made once."""
        async with self._write() as connection:
            row = (await connection.execute(select(server.c.value).where(server.c.key == "secret"))).first()
            if row is not None:
                return bytes.fromhex(row[0])
            value = secrets.token_hex(32)
            await connection.execute(insert(server).values(key="secret", value=value))
            return bytes.fromhex(value)

    # Tables

    async def save_table(
        self, id: str, status: str, public: bool, body: Mapping[str, Any], people: Sequence[str]
    ) -> None:
        """Write a table anew, with the people who belong to it."""
        async with self._write() as connection:
            await self._save_table(connection, id, status, public, body, people)

    async def _save_table(
        self,
        connection: AsyncConnection,
        id: str,
        status: str,
        public: bool,
        body: Mapping[str, Any],
        people: Sequence[str] | None,
    ) -> None:
        """`people` is None where nobody came or went: most answers."""
        values = {"status": status, "public": public, "body": json.dumps(body), "changed": now()}
        done = await connection.execute(update(tables).where(tables.c.id == id).values(**values))
        if not done.rowcount:
            await connection.execute(insert(tables).values(id=id, **values))
        if people is None:
            return
        await connection.execute(delete(sitting).where(sitting.c.table_id == id))
        if people:
            await connection.execute(insert(sitting), [{"table_id": id, "person": each} for each in people])

    async def table(self, id: str) -> Row[Any] | None:
        """The row of a table."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(tables).where(tables.c.id == id))).first()

    async def public_tables(self, most: int) -> list[Row[Any]]:
        """Public tables that are not over, the latest first."""
        query = select(tables).where(tables.c.public, tables.c.status.in_(("gathering", "playing")))
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(tables.c.changed.desc()).limit(most)))

    async def tables_of(self, person: str, most: int) -> list[Row[Any]]:
        """The tables a person sits at, the latest first."""
        query = select(tables).join(sitting, sitting.c.table_id == tables.c.id).where(sitting.c.person == person)
        async with self.engine.connect() as connection:
            return list(await connection.execute(query.order_by(tables.c.changed.desc()).limit(most)))

    # Games

    async def new_game(
        self,
        table: Mapping[str, Any],
        number: int,
        header: Mapping[str, Any],
        salt: str,
        snapshot: Mapping[str, Any],
        sources: Mapping[str, str],
    ) -> None:
        """Write a game that begins, its card content, and the table (arguments of `save_table`) with it."""
        digest = header["content"]
        async with self._write() as connection:
            await self._save_table(connection, **table)
            known = await connection.execute(select(contents.c.digest).where(contents.c.digest == digest))
            if known.first() is None:
                await connection.execute(insert(contents).values(digest=digest, sources=json.dumps(dict(sources))))
            await connection.execute(
                insert(games).values(
                    table_id=table["id"],
                    number=number,
                    header=json.dumps(dict(header)),
                    salt=salt,
                    snapshot=json.dumps(dict(snapshot)),
                )
            )

    async def game(self, table_id: str, number: int) -> StoredGame | None:
        """A game with its journal."""
        where = (games.c.table_id == table_id, games.c.number == number)
        lines = select(journal.c.kind, journal.c.text).where(journal.c.table_id == table_id, journal.c.game == number)
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(games).where(*where))).first()
            if row is None:
                return None
            entries = [Entry(*each) for each in await connection.execute(lines.order_by(journal.c.id))]
        return StoredGame(json.loads(row.header), row.salt, json.loads(row.snapshot), entries)

    async def content(self, digest: str) -> dict[str, str]:
        """The card sets of a content digest as TOML texts by id; empty if it is not known."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(contents.c.sources).where(contents.c.digest == digest))).first()
        return json.loads(row[0]) if row is not None else {}

    async def append(
        self,
        table: Mapping[str, Any],
        number: int,
        entries: Sequence[Entry],
        snapshot: Mapping[str, Any],
    ) -> None:
        """Add to a game's journal, with the state it leads to, and write the table (arguments of `save_table`)."""
        rows = [{"table_id": table["id"], "game": number, "kind": kind, "text": text} for kind, text in entries]
        where = (games.c.table_id == table["id"], games.c.number == number)
        async with self._write() as connection:
            if rows:
                await connection.execute(insert(journal), rows)
            await connection.execute(update(games).where(*where).values(snapshot=json.dumps(dict(snapshot))))
            await self._save_table(connection, **{**table, "people": None})

    # Talk

    async def say(self, table_id: str, name: str, seat: int, readers: Sequence[str], text: str) -> tuple[int, str]:
        """Add a line of chat for some people, or for everybody; its id and time."""
        time = now()
        values: dict[str, Any] = {"table_id": table_id, "name": name, "seat": seat, "readers": " ".join(readers)}
        values |= {"text": text, "time": time}
        async with self._write() as connection:
            done = await connection.execute(insert(chat).values(**values))
            key = done.inserted_primary_key
            assert key is not None
            return int(key[0]), time

    async def chat(self, table_id: str, since: int, person: str) -> list[Row[Any]]:
        """The last lines of chat after an id that a person may read."""
        theirs = or_(chat.c.readers == "", chat.c.readers.contains(person, autoescape=True))
        query = select(chat).where(chat.c.table_id == table_id, chat.c.id > since, theirs)
        async with self.engine.connect() as connection:
            rows = list(await connection.execute(query.order_by(chat.c.id.desc()).limit(MOST_CHAT)))
        return rows[::-1]

    async def report(self, table_id: str, person: str, text: str, view: str) -> str:
        """Store a report; its id."""
        id = new_id()
        values = {"id": id, "table_id": table_id, "person": person, "text": text, "view": view, "time": now()}
        async with self._write() as connection:
            await connection.execute(insert(reports).values(**values))
        return id


def _leave_transactions_to_us(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Python's own handling would commit each statement of a migration by itself; killed half way, it must undo all."""
    cast(sqlite3.Connection, connection).isolation_level = None


def _set_up_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Written is written when the process is killed; readers do not wait for writers."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
