"""The open database. Each write is whole and on the disk before anyone hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Engine, Executable, Row, and_, bindparam, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError

from lineup.errors import LineUpError
from lineup.running.world import choose, token_hex
from lineup.table.limits.metrics import Metrics
from lineup.table.store.databases import Database, Superseded, describe_error
from lineup.table.store.leases import Leases
from lineup.table.store.opening import choose_database
from lineup.table.store.schema import OWNER, chat, contents, games, played, server, sitting, tables
from lineup.table.store.writes import Change, ChangeBatch, JournalEntry, now, read_journal, unpack_json

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 11  # 54 bits: an invitation cannot be guessed
EYES: Final = 2  # threads that read; more of them only wait for each other
MOST_CHAT: Final = 200  # lines shown to somebody who comes in
GATHERING: Final = 0.008  # seconds that the transaction after one for several waits for more of them
ASK_AGAIN: Final = 0.5  # seconds until a database that was gone is asked again what became of a transaction
T = TypeVar("T")
Work = Callable[["AsyncConnection"], Awaitable[None]]
Job = tuple[Callable[["AsyncConnection"], Awaitable[Any]], "asyncio.Future[Any]"]  # work, and who waits for its outcome


class NotWritten(LineUpError, RuntimeError):
    """Something could not be written down: the disk is full, or the database gone. The store is as it was."""


class StoredGame(NamedTuple):
    """A game as the store keeps it."""

    header: dict[str, Any]
    salt: str
    snapshot: dict[str, Any]
    journal: list[JournalEntry]

    def list_set_sources(self) -> list[str]:
        """List the TOML texts of its custom sets."""
        return [each["source"] for each in self.header.get("custom", ())]


class StoredTable(NamedTuple):
    """A table as the store keeps it, with its game if one has begun."""

    status: str
    body: dict[str, Any]
    game: StoredGame | None
    talk: int  # the id of the last line of chat there; 0: there is none


class TableProgress(NamedTuple):
    """The progress of a table, without what it takes to continue it."""

    status: str
    body: dict[str, Any]
    game: int  # its number; 0: none has begun
    entries: int  # in its journal


def new_id() -> str:
    """Make an id nobody can guess."""
    return "".join(choose(ID_ALPHABET) for _ in range(ID_LENGTH))


class Store:
    """The open database. Each write is whole or absent, and on the disk when it returns.

    Writes that arrive during a transaction share the next one, so that many tables wait for the disk as often as one.
    After a transaction with several writes, the next one waits a moment for more.
    """

    def __init__(self, target: str | Database, metrics: Metrics | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.database = choose_database(target) if isinstance(target, str) else target
        self.engine: AsyncEngine = self.database.open_engine()
        self.in_threads = self.database.open_for_threads(1 + EYES)
        self._hand = ThreadPoolExecutor(1, "store-hand")  # by which that is written,
        self._eyes = ThreadPoolExecutor(EYES, "store-eyes")  # and read
        self.owner = ""  # by what others know that this store writes, once it has taken the database over
        self.leases: Leases | None = None  # which tables are ours, where several processes share the database
        self._waiting: list[Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        self._closing = True
        if self._writer is not None:
            await self._writer
        self._hand.shutdown()
        self._eyes.shutdown()
        await self.engine.dispose()
        if self.in_threads is not None:
            self.in_threads.dispose()

    async def take_over(self, owner: str = "") -> None:
        """Become the only writer: another server's pending writes fail from now on.

        Processes that take over under the same name write side by side.
        """
        owner = owner or new_id()

        async def set_owner(connection: AsyncConnection) -> None:
            await connection.execute(KEEP_OWNER, {"key": OWNER, "value": owner})

        await self.write_with(set_owner)
        self.owner = owner

    async def write_with(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Run some work in the next transaction and return its result once that is on the disk, else raise NotWritten.

        The work may run again if another's work breaks the transaction.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            await self._commit_jobs(jobs)
            if len(jobs) > 1 and not self._closing:
                await asyncio.sleep(GATHERING)
        self._writer = None

    async def _commit_jobs(self, jobs: Sequence[Job]) -> None:
        """Run the jobs in one transaction and report to their callers; if that fails, run them one by one."""
        try:
            with self.metrics.store.time():
                outcomes = await self._carry_out(jobs)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(jobs) > 1 and not lost:
                for job in jobs:
                    await self._commit_jobs([job])
                return
            self.metrics.unwritten.inc(isinstance(error, DBAPIError))
            if isinstance(error, DBAPIError):
                error = NotWritten(describe_error(error.orig or error, self.engine.url))
            outcomes = [error] * len(jobs)
        for (_, done), outcome in zip(jobs, outcomes, strict=True):
            if done.cancelled():
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(outcome)

    async def _carry_out(self, jobs: Sequence[Job]) -> list[Any]:
        """Run the jobs in one transaction and return their results."""
        alike = [work for work, _ in jobs if isinstance(work, ChangeBatch)]
        steps = ChangeBatch([change for each in alike for change in each.changes])
        if self.in_threads is not None and len(alike) == len(jobs):
            await asyncio.get_running_loop().run_in_executor(self._hand, steps.write_alone, self.in_threads)
            return [None] * len(jobs)
        async with self.engine.connect() as connection:
            try:
                mark = await self.database.begin_write(connection, self.owner)
            except Superseded as error:
                raise NotWritten(error.said or str(error)) from None
            if self.leases is not None and (len(alike) < len(jobs) or steps.list_newcomers()):
                await self.leases.lock_shared_writes(connection)
            await self._hold_leases(connection, {(change.table.id, change.token) for change in steps.changes})
            await steps(connection)
            outcomes = [None if isinstance(work, ChangeBatch) else await work(connection) for work, _ in jobs]
            try:
                await connection.commit()
            except Exception as error:
                lost = isinstance(error, DBAPIError) and error.connection_invalidated
                await connection.invalidate()  # whatever is left of the transaction goes with its connection
                if not (mark and lost and await self._was_committed(mark)):
                    raise
        return outcomes

    async def _hold_leases(self, connection: AsyncConnection, tokens: Collection[tuple[str, int]]) -> None:
        """Keep these tables ours until the transaction ends; raise NotWritten if another process has one of them."""
        if self.leases is not None and tokens:
            try:
                await self.leases.hold_leases(connection, tokens)
            except Superseded as error:
                raise NotWritten(error.said or str(error)) from None

    async def post_notice(self, connection: AsyncConnection, kind: str, value: str) -> None:
        """Tell all other processes that share the database something once this transaction is committed."""
        if self.leases is not None:
            await self.leases.post_notice(connection, kind, value)

    async def _was_committed(self, mark: str) -> bool:
        """Find out whether a transaction was committed when the answer got lost; until then nobody is told anything."""
        while not self._closing:
            try:
                return await self.database.was_committed(self.engine, mark)
            except (DBAPIError, TimeoutError):
                await asyncio.sleep(ASK_AGAIN)
        return False

    async def read_rows(self, query: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
        """Return the rows of a query; raise one of AWAY while the database is gone."""
        if self.in_threads is not None:
            return await asyncio.get_running_loop().run_in_executor(
                self._eyes, _read_rows, self.in_threads, query, values
            )
        async with self.engine.connect() as connection:
            return (await connection.execute(query, values)).all()

    async def read_first(self, query: Executable, values: Mapping[str, Any] | None = None) -> Row[Any] | None:
        """Return the first row of a query, or None."""
        rows = await self.read_rows(query, values)
        return rows[0] if rows else None

    async def load_cookie_key(self) -> bytes:
        """Load the key that signs cookies; create it the first time."""

        async def insert_and_read(connection: AsyncConnection) -> bytes:
            await connection.execute(KEEP_FIRST, {"key": "secret", "value": token_hex(32)})
            query = select(server.c.value).where(server.c.key == "secret")
            return bytes.fromhex((await connection.execute(query)).scalar_one())

        return await self.write_with(insert_and_read)

    async def check_writable(self) -> None:
        """Write something that changes nothing; raise NotWritten if writing fails."""

        async def touch_row(connection: AsyncConnection) -> None:
            await connection.execute(update(server).where(server.c.key == "secret").values(key="secret"))

        await self.write_with(touch_row)

    # Tables

    async def write_changes(self, *changes: Change, also: Work | None = None) -> None:
        """Write changes to tables, and perhaps something else: all of it, or nothing and NotWritten.

        Raise Sorry if a newcomer would sit at too many tables.
        """
        if also is None:
            await self.write_with(ChangeBatch(changes))
            return

        async def write_both(connection: AsyncConnection) -> None:
            await self._hold_leases(connection, {(change.table.id, change.token) for change in changes})
            await ChangeBatch(changes)(connection)
            await also(connection)

        await self.write_with(write_both)

    async def load_table_row(self, id: str) -> Row[Any] | None:
        return await self.read_first(TABLE, {"of": id})

    async def load_table(self, id: str) -> StoredTable | None:
        """Load a table with everything needed to continue it."""
        row = await self.read_first(IN_USE, {"of": id})
        if row is None:
            return None
        game = _decode_game(row) if row.header else None
        return StoredTable(row.status, msgspec.json.decode(row.body), game, row.talk or 0)

    async def load_progress(self, id: str) -> TableProgress | None:
        row = await self.read_first(GLANCE, {"of": id})
        if row is None:
            return None
        held = len(read_journal(row.journal, row.loose)) if row.number else 0
        return TableProgress(row.status, msgspec.json.decode(row.body), row.number or 0, held)

    async def list_public_tables(self, most: int) -> Sequence[Row[Any]]:
        """List public tables that are not over, latest first."""
        query = select(tables).where(tables.c.public, tables.c.status.in_(("gathering", "playing")))
        return await self.read_rows(query.order_by(tables.c.changed.desc()).limit(most))

    async def list_tables_of(self, person: str, most: int) -> Sequence[Row[Any]]:
        """List the tables a person sits at, latest first."""
        query = select(tables).join(sitting, sitting.c.table_id == tables.c.id).where(sitting.c.person == person)
        return await self.read_rows(query.order_by(tables.c.changed.desc()).limit(most))

    async def list_deadlines(self, before: float = float("inf")) -> list[tuple[str, float]]:
        """List the tables to look after though nobody uses them, each with its time in seconds since 1970."""
        query = select(tables.c.id, tables.c.deadline).where(tables.c.deadline < before)
        return [(row.id, row.deadline) for row in await self.read_rows(query)]

    # Games

    async def has_played(self, person: str, table_id: str, number: int) -> bool:
        """Check whether a person played a game to its end."""
        where = (played.c.person == person, played.c.table_id == table_id, played.c.game == number)
        return await self.read_first(select(played.c.game).where(*where)) is not None

    async def load_game(self, table_id: str, number: int) -> StoredGame | None:
        """Load a game with its journal."""
        row = await self.read_first(GAME, {"of": table_id, "nth": number})
        return _decode_game(row) if row is not None else None

    async def load_card_sets(self, digest: str) -> dict[str, str]:
        """Load the card sets of a content digest, TOML texts by id; empty if unknown."""
        row = await self.read_first(select(contents.c.sources).where(contents.c.digest == digest))
        return unpack_json(row[0]) if row is not None else {}

    # Talk

    async def add_chat_line(
        self,
        table_id: str,
        name: str,
        seat: int,
        readers: Sequence[str],
        text: str,
        token: int = 0,
        moderator: bool = False,
    ) -> tuple[int, str]:
        """Add a line of chat for some people, or for everyone; return its id and time."""
        time = now()
        values: dict[str, Any] = {"table_id": table_id, "name": name, "seat": seat, "readers": " ".join(readers)}
        values |= {"text": text, "time": time, "moderator": int(moderator)}

        async def insert_line(connection: AsyncConnection) -> int:
            await self._hold_leases(connection, {(table_id, token)})
            key = (await connection.execute(insert(chat).values(**values))).inserted_primary_key
            assert key is not None
            return int(key[0])

        return await self.write_with(insert_line), time

    async def load_chat(self, table_id: str, since: int, person: str) -> Sequence[Row[Any]]:
        """Load the last lines of chat after an id that a person may read."""
        return (await self.read_rows(CHAT, {"of": table_id, "since": since, "person": person}))[::-1]


def _decode_game(row: Row[Any]) -> StoredGame:
    decode = msgspec.json.decode
    return StoredGame(decode(row.header), row.salt, decode(row.snapshot), read_journal(row.journal, row.loose))


def _read_rows(engine: Engine, query: Executable, values: Mapping[str, Any] | None) -> Sequence[Row[Any]]:
    with engine.connect() as connection:
        return connection.execute(query, values).all()


KEEP_FIRST: Final = text("insert into server (key, value) values (:key, :value) on conflict (key) do nothing")
KEEP_OWNER: Final = text(
    "insert into server (key, value) values (:key, :value) on conflict (key) do update set value = excluded.value"
)
TABLE: Final = select(tables).where(tables.c.id == bindparam("of"))
GAME: Final = select(games).where(games.c.table_id == bindparam("of"), games.c.number == bindparam("nth"))
TALK: Final = select(func.max(chat.c.id)).where(chat.c.table_id == bindparam("of")).scalar_subquery()
LAST_GAME: Final = and_(games.c.table_id == tables.c.id, tables.c.status != "gathering")
IN_USE: Final = (
    select(tables, games, TALK.label("talk"))
    .outerjoin(games, LAST_GAME)
    .where(tables.c.id == bindparam("of"))
    .order_by(games.c.number.desc())
    .limit(1)
)
GLANCE: Final = (
    select(tables.c.status, tables.c.body, games.c.number, games.c.journal, games.c.loose)
    .outerjoin(games, LAST_GAME)
    .where(tables.c.id == bindparam("of"))
    .order_by(games.c.number.desc())
    .limit(1)
)
CHAT: Final = (
    select(chat)
    .where(chat.c.table_id == bindparam("of"), chat.c.id > bindparam("since"))
    .where(or_(chat.c.readers == "", chat.c.readers.contains(bindparam("person"))))  # ids have no % and no _
    .order_by(chat.c.id.desc())
    .limit(MOST_CHAT)
)
