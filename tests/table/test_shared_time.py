"""Clocks of days and old tables with several processes: one that is alive handles each, once.

The processes run in one loop, each over a store of its own in one PostgreSQL, each with its own hands of time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from lineup.table.model.table import STAND_IN
from lineup.table.room.rooms import Rooms
from lineup.table.server import housekeeping
from lineup.table.server.housekeeping import Chores, expire_tables, keep_house
from lineup.table.store.databases import Superseded
from lineup.table.store.leases import Elsewhere, Leases
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import NotWritten, Store
from lineup.table.wire import protocol as p
from lineup.table.wire.clock import ClockSetting, Out
from tests.harness.clock_hands import EPOCH, Hands
from tests.harness.postgres import postgres, rows
from tests.table.rooms import rooms_over

pytestmark = pytest.mark.sqlite  # they bring a PostgreSQL of their own, whichever the others run on
DAY = 24 * 60 * 60
OLD = "2020-01-01T00:00:00.000+00:00"
LATELY = "lately"
SOON = 60.0  # how far processes look ahead, again and again


class Process:
    """A server's process, without its sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.time = Hands()
        self.store = Store(address)
        self.leases = self.store.leases = Leases(self.store.engine)
        self.rooms = rooms_over(self.store, self.time)
        self.leases.lost = self.rooms.drop_table
        self.tried: list[bool] = []  # for each table wanted, whether it was had
        self._take, self.leases.take_table = self.leases.take_table, self.take  # type: ignore[method-assign]

    async def take(self, id: str) -> bool:
        try:
            new = await self._take(id)
        except Elsewhere:
            self.tried.append(False)
            raise
        self.tried.append(True)
        return new

    async def live(self) -> None:
        await self.leases.send_heartbeat({})

    def die(self) -> None:
        """Count as dead, without a word to anybody."""
        rows(self.address, "update processes set until = 0 where id = ?", self.leases.me)

    async def make(self, out: Out = "seat") -> str:
        """A table where Ann has days to answer, against a bot."""
        settings = p.Settings(rules={"first_player": "0"}, clock=ClockSetting(per="days", time=3, out=out))
        seats = [p.SeatWish(who="me"), p.SeatWish(who="random")]
        return (await self.rooms.make_table("ann", "Ann", p.NewTable(settings=settings, seats=seats, start=True))).id

    async def bots(self, table: str) -> list[str]:
        """Which bots play which seats of a table, as it is written down."""
        row = await self.store.load_table_row(table)
        assert row is not None
        return [seat["bot"] for seat in json.loads(row.body)["seats"]]

    async def answers(self, table: str) -> int:
        game = await self.store.load_game(table, 1)
        assert game is not None
        return len(game.journal)


def share(count: int, scene: Callable[..., Awaitable[None]]) -> None:
    """Let so many processes share a database."""
    address = postgres().new()
    prepare_database(address)

    async def all_of_it() -> None:
        processes = [Process(address) for _ in range(count)]
        for each in processes:
            await each.live()
        try:
            await scene(*processes)
        finally:
            for each in processes:
                await each.rooms.close()
                await each.store.close()

    asyncio.run(all_of_it())


async def until(test: Callable[[], Awaitable[bool]]) -> None:
    while not await test():
        await asyncio.sleep(0.01)


def forgotten(process: Process, *tables: str) -> None:
    """Mark some tables as unused for years."""
    for each in tables:
        rows(process.address, f"update tables set changed = '{OLD}', marked = '{OLD}' where id = ?", each)


def kept(process: Process) -> set[str]:
    return {row[0] for row in rows(process.address, f"select id from tables where id <> '{LATELY}'")}


async def expire_old(process: Process) -> int:
    """Delete all old tables at a server where someone played recently."""
    changed = datetime.fromtimestamp(EPOCH, UTC).isoformat(timespec="milliseconds")
    values = f"('{LATELY}', 'over', false, '{{}}', '{changed}')"
    rows(
        process.address,
        f"insert into tables (id, status, public, body, changed) values {values} on conflict do nothing",
    )
    return await expire_tables(process.rooms, 30, most=9)


# Clocks


def test_a_clock_of_days_runs_out_at_another_process_if_the_one_that_had_the_table_died() -> None:
    async def scene(one: Process, other: Process) -> None:
        table = await one.make()
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(one.rooms.use_table(table))
            await other.rooms.watch_deadlines()
            other.time.move(3 * DAY + 2)
            while not other.tried:
                await asyncio.sleep(0.01)
            assert other.tried == [False], "whoever has the table looks after it"
            assert await other.bots(table) == ["", "random"]
            one.die()
            await other.rooms.watch_deadlines(SOON)
            other.time.move(0)
            await until(lambda: _is(other.bots(table), [STAND_IN, "random"]))
            with pytest.raises(NotWritten):
                await room.give_answer("ann", p.Answer(game=1, number=0, answer="end"))

    share(2, scene)


def test_of_two_processes_that_see_a_clock_run_out_one_does_something_about_it() -> None:
    async def scene(one: Process, other: Process) -> None:
        table = await one.make("answer")
        await other.rooms.watch_deadlines()
        for each in (one, other):
            each.time.move(3 * DAY + 2)
        while not (one.tried and other.tried):
            await asyncio.sleep(0.01)
        await until(lambda: _is(one.store.list_deadlines(), [(table, EPOCH + 6 * DAY + 2)]))
        assert sorted(one.tried + other.tried) == [False, True]
        assert await one.answers(table) == 1

    share(2, scene)


def test_bots_that_a_dead_process_left_in_the_middle_go_on_at_another() -> None:
    """In a game with a clock of days, a bot's turn is taken over at once by a process that is alive."""

    async def scene(one: Process, other: Process) -> None:
        table = await one.make()
        async with one.rooms.use_table(table) as room:
            assert room.hosted is not None
            ahead = room.hosted.fork()
            ahead.give_answer("end", 0)
            await room.go_on(ahead, [])  # and dies before its bot has answered
            one.die()
            assert await other.store.list_deadlines() == [(table, 0.0)]
            await other.rooms.watch_deadlines(SOON)
            other.time.move(0)
            await until(lambda: _is(other.store.list_deadlines(), [(table, EPOCH + 3 * DAY)]))
            assert await other.answers(table) > 1

    share(2, scene)


async def _is(found: Awaitable[Any], wanted: object) -> bool:
    return bool(await found == wanted)


# Old tables


def test_old_tables_are_deleted_by_one_process_and_never_while_another_has_them_open() -> None:
    async def scene(one: Process, other: Process, third: Process) -> None:
        open_elsewhere, unused, left_open = [await one.make() for _ in range(3)]
        await third.leases.take_table(left_open)
        third.die()
        async with one.rooms.use_table(open_elsewhere) as room:
            forgotten(one, open_elsewhere, unused, left_open)
            assert await expire_old(other) == 2
            assert kept(one) == {open_elsewhere}
            await room.give_answer("ann", p.Answer(game=1, number=0, answer="end"))
        more = await one.make()
        forgotten(one, more)
        assert await expire_old(one) == 0, "it falls to the other"
        assert await expire_old(other) == 1
        last = await one.make()
        forgotten(one, last)
        other.die()
        assert await expire_old(one) == 1
        assert kept(one) == {open_elsewhere}
        assert rows(one.address, "select table_id from leases where table_id in (?, ?)", more, last) == []

    share(3, scene)


def test_a_table_that_another_process_took_before_it_was_deleted_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(one: Process, other: Process) -> None:
        table = await one.make()
        forgotten(one, table)
        real = one.rooms.reserve_unused

        @asynccontextmanager
        async def held_up(ids: Collection[str]) -> AsyncIterator[list[str]]:
            async with real(ids) as found:
                await other.leases.seize_tables(found)
                yield found

        monkeypatch.setattr(one.rooms, "reserve_unused", held_up)
        with pytest.raises(Superseded):
            await expire_old(one)
        async with other.rooms.use_table(table) as room:
            await room.give_answer("ann", p.Answer(game=1, number=0, answer="end"))

    share(2, scene)


def test_a_table_somebody_is_about_to_use_is_not_deleted() -> None:
    async def scene(one: Process) -> None:
        table = await one.make()
        forgotten(one, table)
        async with one.rooms.use_table(table):
            assert await expire_old(one) == 0
        await one.live()
        assert await expire_old(one) == 1

    share(1, scene)


def test_a_server_keeps_house_though_its_database_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    async def away(_: Rooms, days: int, *__: object) -> int:
        looks.append(days)
        if len(looks) == 1:
            raise OperationalError("", None, Exception("the connection is lost"))
        return 0

    monkeypatch.setattr(housekeeping, "expire_tables", away)
    monkeypatch.setattr(housekeeping, "LOOKS", 0.0)

    async def scene(one: Process) -> None:
        house = asyncio.create_task(keep_house(one.address, one.rooms, Chores(expire=7)))
        while len(looks) < 2:
            await asyncio.sleep(0)
        house.cancel()
        await asyncio.gather(house, return_exceptions=True)
        assert looks[:2] == [7, 7]

    share(1, scene)
