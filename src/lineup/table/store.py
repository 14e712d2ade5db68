"""What the server keeps: tables, games, every answer, chat, reports, card content. SQLite unless told otherwise."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

from sqlalchemy import (
    URL,
    Connection,
    Row,
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
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lineup.engine.saying import say
from lineup.errors import LineUpError
from lineup.table.schema import chat, contents, games, journal, played, reports, server, sitting, tables

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

logger = logging.getLogger(__name__)
MIGRATIONS: Final = Path(__file__).parent / "migrations"
ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 11  # 54 bits: an invitation cannot be guessed
EXAMPLE: Final = "sqlite:///tables.db"
MOST_CHAT: Final = 200  # lines shown to somebody who comes in
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[None]]
Job = tuple[Callable[[AsyncConnection], Awaitable[Any]], "asyncio.Future[Any]"]  # work, and who waits for its outcome


class StoreError(LineUpError):
    """A database that cannot be used; the message says what would be right."""


class NotWritten(LineUpError, RuntimeError):
    """Something could not be written down: the disk is full, or the database gone. The store is as it was."""


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


class TableRow(NamedTuple):
    """A table as the store keeps it, with the people who sit there."""

    id: str
    status: str
    public: bool
    body: Mapping[str, Any]
    people: Sequence[str] | None  # None where nobody came or went: most answers


class Opening(NamedTuple):
    """A game that begins: the header of its log, the salt of its seed, and its card sets as TOML texts by id."""

    header: Mapping[str, Any]
    salt: str
    sources: Mapping[str, str]


class Change(NamedTuple):
    """What becomes of a table in one step, with what that adds to the journal of its game.

    `snapshot` is the state the game has come to, or None where it has not moved.
    """

    table: TableRow
    number: int = 0  # of the game
    entries: Sequence[Entry] = ()
    snapshot: Mapping[str, Any] | None = None
    opening: Opening | None = None
    played: Sequence[tuple[str, Mapping[str, Any]]] = ()  # of a game that ends: what is kept of it for each person


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
        raise StoreError(say("error-data-address", data=target, example=EXAMPLE)) from None


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
            raise StoreError(say("error-data-used", data=target)) from None
        raise StoreError(say("error-data-kept", data=target, error=str(error))) from None
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
            raise StoreError(say("error-data-folder", folder=str(file.parent), error=str(error.strerror))) from None
        _make_private(file)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        engine = create_engine(url)
    except (ArgumentError, ImportError) as error:
        raise StoreError(say("error-data-open", data=target, error=str(error))) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            _check_ours(connection, target)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OperationalError as error:
        raise StoreError(say("error-data-open", data=target, error=str(error.orig))) from None
    except DatabaseError as error:
        raise StoreError(say("error-data-none", data=target, error=str(error.orig))) from None
    except CommandError as error:
        raise StoreError(say("error-data-newer", data=target, error=str(error))) from None
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
        raise StoreError(say("error-data-foreign", data=target))


class Store:
    """The database, open. Each write is whole or not there, and on the disk when it returns.

    Whatever is to be written while a transaction is on its way to the disk goes into the next one together, so that
    many tables wait for the disk as often as one.
    """

    def __init__(self, target: str) -> None:
        url = address(target)
        sqlite = url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = create_async_engine(url.set(drivername="sqlite+aiosqlite") if sqlite else url)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        self._waiting: list[Job] = []
        self._writer: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Write what waits to be written, then let go of the database."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    async def write_with(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do some work in the next transaction; its outcome, once that is on the disk. NotWritten if it is not.

        The work may be done anew, after a transaction that another's work broke.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            await self._commit(jobs)
        self._writer = None

    async def _commit(self, jobs: Sequence[Job]) -> None:
        """Do all of it in one transaction, then tell those who wait; one by one where that fails, for the faultless."""
        try:
            async with self.engine.begin() as connection:
                outcomes = [await work(connection) for work, _ in jobs]
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
                return
            outcomes = [NotWritten(str(error.orig)) if isinstance(error, DBAPIError) else error]
        for (_, done), outcome in zip(jobs, outcomes, strict=True):
            if done.cancelled():
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    async def secret(self) -> bytes:
        """The key that signs cookies; made once."""

        async def work(connection: AsyncConnection) -> bytes:
            row = (await connection.execute(select(server.c.value).where(server.c.key == "secret"))).first()
            if row is not None:
                return bytes.fromhex(row[0])
            value = secrets.token_hex(32)
            await connection.execute(insert(server).values(key="secret", value=value))
            return bytes.fromhex(value)

        return await self.write_with(work)

    async def check(self) -> None:
        """Write something that changes nothing; NotWritten if nothing can be written."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(server).where(server.c.key == "secret").values(key="secret"))

        await self.write_with(work)

    # Tables

    async def write(self, *changes: Change, also: Work | None = None) -> None:
        """Write what becomes of tables, and perhaps something else: all of it, or nothing and NotWritten."""

        async def work(connection: AsyncConnection) -> None:
            for change in changes:
                await _write_change(connection, change)
            if also is not None:
                await also(connection)

        await self.write_with(work)

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

    # Talk

    async def say(self, table_id: str, name: str, seat: int, readers: Sequence[str], text: str) -> tuple[int, str]:
        """Add a line of chat for some people, or for everybody; its id and time."""
        time = now()
        values: dict[str, Any] = {"table_id": table_id, "name": name, "seat": seat, "readers": " ".join(readers)}
        values |= {"text": text, "time": time}

        async def work(connection: AsyncConnection) -> int:
            key = (await connection.execute(insert(chat).values(**values))).inserted_primary_key
            assert key is not None
            return int(key[0])

        return await self.write_with(work), time

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
        await self.write_with(lambda connection: connection.execute(insert(reports).values(**values)))
        return id


async def _write_change(connection: AsyncConnection, change: Change) -> None:
    row = change.table
    values = {"status": row.status, "public": row.public, "body": json.dumps(row.body), "changed": now()}
    done = await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
    if not done.rowcount:
        await connection.execute(insert(tables).values(id=row.id, **values))
    if row.people is not None:
        await connection.execute(delete(sitting).where(sitting.c.table_id == row.id))
        if row.people:
            await connection.execute(insert(sitting), [{"table_id": row.id, "person": each} for each in row.people])
    if change.opening is not None:
        await _write_opening(connection, change, change.opening)
    elif change.snapshot is not None:
        where = (games.c.table_id == row.id, games.c.number == change.number)
        await connection.execute(update(games).where(*where).values(snapshot=json.dumps(change.snapshot)))
    if change.entries:
        lines = [
            {"table_id": row.id, "game": change.number, "kind": kind, "text": text} for kind, text in change.entries
        ]
        await connection.execute(insert(journal), lines)
    if change.played:
        here = {"table_id": row.id, "game": change.number, "time": now()}
        kept = [{**here, "person": person, "body": json.dumps(body)} for person, body in change.played]
        await connection.execute(insert(played), kept)


async def _write_opening(connection: AsyncConnection, change: Change, opening: Opening) -> None:
    digest = opening.header["content"]
    known = await connection.execute(select(contents.c.digest).where(contents.c.digest == digest))
    if known.first() is None:
        await connection.execute(insert(contents).values(digest=digest, sources=json.dumps(opening.sources)))
    await connection.execute(
        insert(games).values(
            table_id=change.table.id,
            number=change.number,
            header=json.dumps(opening.header),
            salt=opening.salt,
            snapshot=json.dumps(change.snapshot),
        )
    )


def _leave_transactions_to_us(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Python's own handling would commit each statement of a migration by itself; killed half way, it must undo all."""
    cast(sqlite3.Connection, connection).isolation_level = None


def _set_up_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Written is on the disk, whatever happens to the process or the machine; readers do not wait for writers."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
