"""Leases: which process has which table, where several share a PostgreSQL database.

Each process sends a heartbeat twice a second. One that has been silent for some seconds counts as dead, and any process
that needs a table of it takes it. Each taking gives the table another token, and every write about a table runs in a
transaction that finds its token unchanged and keeps it so (`hold_leases`). So a process that was only stopped or cut
off cannot write about tables that others have by now.

Processes also tell each other what all must know at once (`post_notice`); each reads new notices with every heartbeat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, text, update

from lineup.engine.saying import say
from lineup.errors import LineUpError
from lineup.running.world import random_bits, token_hex
from lineup.table.store.databases import Superseded
from lineup.table.store.schema import leases, notices, present, processes

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

SEVERAL: Final = "several"  # by what name processes that share a database have it
LIVES: Final = 4.0  # seconds a process counts as alive after it said so,
BEAT: Final = 0.5  # and between two times it does
FORGOTTEN: Final = 60.0  # seconds after which nothing is known any more of one that is dead
KEPT: Final = 1000  # notices
WRITING: Final = 0x4C6955702B  # the advisory lock of whatever is written that is not about one table alone
NOW: Final = "extract(epoch from clock_timestamp())"  # the database's clock counts, whatever machines processes are on
TAKE: Final = text(
    "insert into leases (table_id, process, token) values (:id, :me, :token) "
    "on conflict (table_id) do update set process = excluded.process, token = excluded.token "
    "where leases.process in ('', :me) or not exists "
    f"(select 1 from processes where id = leases.process and until > {NOW}) returning token"
)
SEIZE: Final = text(
    "insert into leases (table_id, process, token) "
    "select id, :me, token from unnest(cast(:ids as text[]), cast(:tokens as bigint[])) as all_of (id, token) "
    "order by id on conflict (table_id) do update set process = excluded.process, token = excluded.token"
)
LIVE: Final = text(
    f"insert into processes (id, until) values (:me, {NOW} + {LIVES}) "
    "on conflict (id) do update set until = excluded.until"
)
OTHERS: Final = text(f"select id, until > {NOW} from processes")
BURY: Final = text(f"delete from processes where until < {NOW} - {FORGOTTEN}")
QUICKLY: Final = text("set local synchronous_commit = off")  # what is lost with a crash is no more than politeness
RELEASE: Final = text("update leases set process = '' where table_id = :id and token = :token")
ABSENT: Final = text("delete from present where table_id = :id and process = :me")
PRESENT: Final = text(
    "insert into present (table_id, process, people) values (:id, :me, :people) "
    "on conflict (table_id) do update set process = excluded.process, people = excluded.people"
)


class Elsewhere(LineUpError, RuntimeError):
    """Another process has the table."""

    def __init__(self, process: str) -> None:
        super().__init__(say("error-table-elsewhere"))
        self.process = process


class Notice(NamedTuple):
    """A message from one process to all others."""

    kind: str
    value: str


class Heartbeat(NamedTuple):
    """The answer to a heartbeat: the live processes, new notices, and the tables this process has lost."""

    live: frozenset[str]
    notices: Sequence[Notice]
    lost: Sequence[str]


class Leases:
    """The tables this process has, of those that several share."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.me = token_hex(8)
        self._held: dict[str, int] = {}  # tokens, by table
        self._idle: set[str] = set()  # tables nobody uses here: others may have them
        self._shown: dict[str, str] = {}  # who was written down to be here, by table
        self._read = -1  # the last notice that was read; -1: none yet
        self.lost: Callable[[str], None] = self.forget_table  # called for a table that turns out to be another's

    def lease_token(self, id: str) -> int:
        """Return the token under which a table is ours, as others see it; 0 for one nobody ever had."""
        return self._held.get(id, 0)

    async def take_table(self, id: str) -> bool:
        """Take a table and return whether it was not ours before; raise Elsewhere if another process has it."""
        self._idle.discard(id)
        if id in self._held:
            return False
        token = new_token()
        async with self.engine.begin() as connection:
            await connection.execute(QUICKLY)
            if (await connection.execute(TAKE, {"id": id, "me": self.me, "token": token})).first() is None:
                query = select(leases.c.process).where(leases.c.table_id == id)
                raise Elsewhere((await connection.execute(query)).scalar_one())
        self._held[id] = token
        return True

    async def seize_tables(self, ids: Collection[str]) -> None:
        """Take these tables, whoever has them; they are told, and whatever they still write fails."""
        tokens = {id: new_token() for id in ids}
        async with self.engine.begin() as connection:
            await self.post_notice(connection, "taken", " ".join(ids))
            await connection.execute(SEIZE, {"me": self.me, "ids": [*tokens], "tokens": [*tokens.values()]})
        self._held |= tokens
        self._idle -= tokens.keys()

    def let_go(self, id: str) -> None:
        """Let others have a table that nobody uses here."""
        if id in self._held:
            self._idle.add(id)

    def forget_table(self, id: str) -> None:
        """Note that another process has a table."""
        self._idle.discard(id)
        self._held.pop(id, None)
        self._shown.pop(id, None)

    async def hold_leases(self, connection: AsyncConnection, tokens: Collection[tuple[str, int]]) -> None:
        """Keep these tables ours until the transaction ends; raise Superseded if another process has one of them.

        A table may come with two tokens, one from before it was lost and taken again.
        """
        query = select(leases.c.table_id, leases.c.token).where(leases.c.table_id.in_({id for id, _ in tokens}))
        query = query.order_by(leases.c.table_id).with_for_update(read=True)
        found = {row.table_id: row.token for row in await connection.execute(query)}
        others = [(id, token) for id, token in tokens if found.get(id, 0) != token]
        for id, token in others:
            if self.lease_token(id) == token:
                asyncio.get_running_loop().call_soon(self.lost, id)
        if others:
            raise Superseded(say("error-table-superseded"))

    async def lock_shared_writes(self, connection: AsyncConnection) -> None:
        """Be the only process until the transaction ends that writes what concerns more than one table."""
        await connection.execute(select(func.pg_advisory_xact_lock(WRITING)))

    async def post_notice(self, connection: AsyncConnection, kind: str, value: str) -> None:
        """Tell all other processes something once this transaction is committed."""
        await self.lock_shared_writes(connection)  # so that notices are seen in the order of their numbers
        done = await connection.execute(insert(notices).values(process=self.me, kind=kind, value=value))
        number = done.inserted_primary_key
        assert number is not None
        await connection.execute(delete(notices).where(notices.c.id < number[0] - KEPT))

    async def send_heartbeat(self, here: Mapping[str, str]) -> Heartbeat:
        """Report that this process lives and who is at its tables; let go of tables nobody uses."""
        idle = {id: self._held.pop(id) for id in self._idle}
        self._idle.clear()
        changed = {id: each for id, each in here.items() if self._shown.get(id) != each and id in self._held}
        try:
            async with self.engine.begin() as connection:
                found, read = await self._exchange(connection, idle, changed)
        except BaseException:
            for id in idle.keys() - self._held.keys():
                self._held[id] = idle[id]
                self._idle.add(id)
            raise
        self._read = read
        self._shown = {id: each for id, each in self._shown.items() if id not in idle} | changed
        return found

    async def _exchange(
        self, connection: AsyncConnection, idle: Mapping[str, int], here: Mapping[str, str]
    ) -> tuple[Heartbeat, int]:
        shown = [{"id": id, "me": self.me, "people": each} for id, each in sorted(here.items())]
        await connection.execute(QUICKLY)
        known = {row[0]: row[1] for row in await connection.execute(OTHERS)}
        await connection.execute(LIVE, {"me": self.me})
        if not all(known.values()):
            await connection.execute(BURY)
        if idle:
            await connection.execute(RELEASE, [{"id": id, "token": token} for id, token in sorted(idle.items())])
            await connection.execute(ABSENT, [{"id": id, "me": self.me} for id in sorted(idle)])
        if shown:
            await connection.execute(PRESENT, shown)
        lost = await self._find_lost_tables(connection) if self._read >= 0 and not known.get(self.me) else []
        read, told = await self._read_notices(connection)
        return Heartbeat(frozenset({self.me, *(id for id, lives in known.items() if lives)}), told, lost), read

    async def _read_notices(self, connection: AsyncConnection) -> tuple[int, list[Notice]]:
        """Return the last notice's number and the new notices; those from before this process began do not count."""
        if self._read < 0:
            return (await connection.execute(select(func.max(notices.c.id)))).scalar() or 0, []
        query = select(notices).where(notices.c.id > self._read).order_by(notices.c.id)
        rows = list(await connection.execute(query))
        new = [Notice(row.kind, row.value) for row in rows if row.process != self.me]
        return (rows[-1].id if rows else self._read), new

    async def _find_lost_tables(self, connection: AsyncConnection) -> list[str]:
        """Find the tables others took after this process was taken for dead."""
        query = select(leases.c.table_id, leases.c.token).where(leases.c.table_id.in_(self._held))
        found = {row.table_id: row.token for row in await connection.execute(query)}
        return [id for id, token in self._held.items() if found.get(id) != token]

    async def load_connected(self, ids: Collection[str]) -> dict[str, set[str]]:
        """Load the people connected to these tables at any live process, as of the last heartbeat."""
        alive = text(f"process in (select id from processes where until > {NOW})")
        query = select(present.c.table_id, present.c.people).where(present.c.table_id.in_(ids), alive)
        async with self.engine.connect() as connection:
            return {row.table_id: set(row.people.split()) for row in await connection.execute(query)}

    async def close(self) -> None:
        """Let others have all tables at once."""
        async with self.engine.begin() as connection:
            await connection.execute(update(leases).where(leases.c.process == self.me).values(process=""))
            await connection.execute(delete(present).where(present.c.process == self.me))
            await connection.execute(delete(processes).where(processes.c.id == self.me))


def new_token() -> int:
    """Make a token nobody had before. It is random, not counted: a crash of the database brings none back."""
    return random_bits(62) + 1


def join_people(people: Collection[Any]) -> str:
    """Join people as the table `present` keeps them."""
    return " ".join(sorted(people))
