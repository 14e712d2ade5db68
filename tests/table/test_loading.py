"""Tables load several at a time, each once, and none while all are being changed; people who wait are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.people.cookies import Person
from lineup.table.room import connection
from lineup.table.room import rooms as rooms_module
from lineup.table.room.connection import Connection, visit_table
from lineup.table.room.everywhere import leave_all_tables
from lineup.table.room.loading import Loading
from lineup.table.room.resuming import Resumed
from lineup.table.room.returning import Ahead
from lineup.table.store.leases import Elsewhere, Leases
from lineup.table.store.store import Store, StoredGame, StoredTable
from lineup.table.wire import protocol as p
from tests.table.rooms import rooms_over
from tests.table.test_faults import World, happen, held


async def settled() -> None:
    """Everybody has come as far as they can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_one_table_waits_for_itself_alone_and_for_those_who_let_none_in() -> None:
    async def story() -> None:
        loading, inside = Loading(), list[str]()
        leave = {name: asyncio.Event() for name in ("a", "again", "b", "none", "late")}

        async def go(name: str, door: AbstractAsyncContextManager[None]) -> None:
            async with door:
                inside.append(name)
                await leave[name].wait()
                inside.remove(name)

        doors = {name: loading.load_one("a") for name in ("a", "again")} | {
            "b": loading.load_one("b"),
            "none": loading.block_loading(),
        }
        tasks = [asyncio.create_task(go(name, door)) for name, door in doors.items()]
        await settled()
        assert inside == ["a", "b"]
        tasks.append(asyncio.create_task(go("late", loading.load_one("c"))))
        for name, then in (("a", ["b", "again"]), ("b", ["again"]), ("again", ["none"]), ("none", ["late"])):
            leave[name].set()
            await settled()
            assert inside == then
        leave["late"].set()
        await asyncio.gather(*tasks)

    asyncio.run(story())


def test_who_waits_for_a_table_hears_that_the_server_lives_and_then_the_table(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page without a message for 4.5 s reconnects; after a restart of a large club all of them would."""
    monkeypatch.setattr(connection, "SIGN", 0.01)

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        assert not await world.send("Ann", type="start")
        anew = rooms_over(world.store, world.time)
        read, go_on = world.store.load_table, asyncio.Event()

        async def slow(table: str) -> StoredTable | None:
            await go_on.wait()
            return await read(table)

        async def nothing() -> str:
            await asyncio.Event().wait()
            return ""

        soothe, soothing = connection.keep_alive, list[asyncio.Task[Any] | None]()

        async def noted(client: Connection) -> None:
            soothing.append(asyncio.current_task())
            await soothe(client)

        monkeypatch.setattr(connection, "keep_alive", noted)
        monkeypatch.setattr(world.store, "load_table", slow)
        eve = Connection(Person("eve", "Eve"))
        visiting = asyncio.create_task(visit_table(anew, world.room.id, eve, Ahead(nothing)))
        for _ in range(3):
            assert await eve.queue.get() == connection.ALIVE
        go_on.set()
        heard: list[str] = []
        while "position" not in heard:
            message = await eve.queue.get()
            assert message is not None
            heard.append(json.loads(message)["type"])
        assert [each for each in heard if each != "pong"] == ["table", "position"]
        assert "pong" not in heard[heard.index("table") :]
        await settled()
        [task] = soothing
        assert task is not None
        assert task.done(), "signs of life end when the table is there"
        visiting.cancel()
        await asyncio.gather(visiting, return_exceptions=True)
        await anew.close()

    happen(target, scene)


def test_after_a_restart_tables_are_set_up_a_few_at_a_time(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "COMING", 2)

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        ids = [(await world.rooms.make_table("ann", "Ann", p.NewTable())).id for _ in range(6)]
        anew = rooms_over(world.store, world.time)
        read = world.store.load_table
        begun: list[str] = []
        together: list[int] = []
        busy = 0

        async def counted(id: str) -> StoredTable | None:
            nonlocal busy
            busy += 1
            begun.append(id)
            together.append(busy)
            await settled()
            found = await read(id)
            busy -= 1
            return found

        monkeypatch.setattr(world.store, "load_table", counted)
        inside: list[str] = []

        async def come(id: str) -> None:
            async with anew.use_table(id) as room:
                inside.append(room.id)

        await asyncio.gather(*map(come, ids))
        assert sorted(inside) == sorted(begun) == sorted(ids)
        assert max(together) == 2
        await anew.close()

    happen(target, scene)


def test_who_comes_second_to_a_table_does_not_wait_for_others_that_are_on_their_way(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_module, "COMING", 1)

    async def scene(world: World) -> None:
        one, other = [(await world.rooms.make_table("ann", "Ann", p.NewTable())).id for _ in range(2)]
        anew = rooms_over(world.store, world.time)
        read, reading = world.store.load_table, {id: asyncio.Event() for id in (one, other)}
        go_on = {id: asyncio.Event() for id in (one, other)}

        async def slow(id: str) -> StoredTable | None:
            reading[id].set()
            await go_on[id].wait()
            return await read(id)

        monkeypatch.setattr(world.store, "load_table", slow)

        async def come(id: str) -> str:
            async with anew.use_table(id) as room:
                return room.id

        first, third, second = [asyncio.create_task(come(id)) for id in (one, other, one)]
        await reading[one].wait()
        go_on[one].set()
        await reading[other].wait()
        assert await first == await second == one
        assert not third.done()
        go_on[other].set()
        assert await third == other
        await anew.close()

    happen(target, scene)


@pytest.mark.stores
def test_whoever_comes_back_makes_one_journey_to_the_store_and_one_more_for_talk_they_have_not_got(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann Bob", settings={"custom": []})
        assert not await world.send("Ann", type="start")
        assert not await world.send("Ann", type="say", text="Hello")
        answers, anew = held(world.room), rooms_over(world.store, world.time)
        read, journeys = world.store.read_rows, list[Executable]()

        async def counted(query: Executable, values: Mapping[str, Any] | None = None) -> Sequence[Row[Any]]:
            journeys.append(query)
            return await read(query, values)

        monkeypatch.setattr(world.store, "read_rows", counted)
        async with anew.use_table(world.room.id) as room:
            assert held(room) == answers
            for since, said, more in ((0, ["Hello"], 2), (world.room.last_line, [], 2)):
                ann = Connection(Person("ann", "Ann"))
                await room.add_client(ann, since)
                told = [json.loads(ann.queue.get_nowait() or "") for _ in range(ann.queue.qsize())]
                assert [each["text"] for each in told if each["type"] == "said"] == said
                assert len(journeys) == more
        await anew.close()

    happen(target, scene)


@pytest.mark.stores
def test_a_table_that_changes_and_is_left_while_all_of_somebody_are_looked_for_loses_nothing(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row was read before the change; if the room left memory, that old row would be changed instead."""

    async def scene(world: World) -> None:
        await world.open("Ann")
        bob = world.people["Bob"] = Connection(Person("bob", "Bob"))
        await world.room.add_client(bob, 0)
        read = world.store.list_tables_of

        async def slow(person: str, most: int) -> Sequence[Row[Any]]:
            rows = await read(person, most)
            assert not await world.send("Bob", type="sit", seat=1)
            for client in world.people.values():
                world.room.remove_client(client)
            await world.exits.aclose()
            return rows

        async def nothing(_: AsyncConnection) -> None:
            pass

        monkeypatch.setattr(world.store, "list_tables_of", slow)
        await leave_all_tables(world.rooms, "ann", nothing)
        assert not world.rooms.rooms
        async with world.rooms.use_table(world.room.id) as room:
            assert [seat.person for seat in room.table.seats] == ["", "bob"]

    happen(target, scene)


class Lost(Leases):
    """Leases that another process takes as soon as a game is being set up; `again`: ours once more after that."""

    def __init__(self, store: Store, again: bool) -> None:
        super().__init__(store.engine)
        self.taken = 0
        self.again = again

    async def take_table(self, id: str) -> bool:
        self.taken += 1
        if self.taken > 1 and not self.again:
            raise Elsewhere("another")
        self._held[id] = self.taken
        return False


@pytest.mark.parametrize("again", [False, True])
def test_a_table_that_another_process_takes_while_it_is_set_up_is_looked_for_anew(
    target: str, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """With the former token nothing could be written there."""

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        assert not await world.send("Ann", type="start")
        anew = rooms_over(world.store, world.time)
        monkeypatch.setattr(world.store, "leases", Lost(world.store, again))
        resumed = anew._games.resume_game

        async def slow(table: str, stored: StoredGame) -> Resumed:
            found = await resumed(table, stored)
            if anew.lease_token(table) == 1:
                anew.drop_table(table)
            return found

        monkeypatch.setattr(anew._games, "resume_game", slow)
        try:
            async with anew.use_table(world.room.id) as room:
                assert again
                assert room.lease_token == anew.lease_token(room.id) == 2
        except Elsewhere:
            assert not again
            assert not anew.rooms
        monkeypatch.setattr(world.store, "leases", None)
        await anew.close()

    happen(target, scene)


@pytest.mark.parametrize("banned", [False, True])
def test_who_waits_for_a_table_does_not_come_to_one_that_is_gone_nor_after_they_were_sent_off(
    target: str, monkeypatch: pytest.MonkeyPatch, banned: bool
) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann")
        room, bob = world.room, Connection(Person("bob", "Bob"))
        following = Ahead(asyncio.Queue[str]().get)
        await room.lock.acquire()  # bots play, say
        coming = asyncio.create_task(visit_table(world.rooms, room.id, bob, following))
        await settled()
        if banned:
            bob.leave(connection.BEHIND)
        else:
            monkeypatch.setattr(world.store, "leases", Leases(world.store.engine))
            world.rooms.drop_table(room.id)
        monkeypatch.setattr(world.store, "leases", None)
        room.lock.release()
        await coming
        heard = [bob.queue.get_nowait() for _ in range(bob.queue.qsize())]
        assert heard == [connection.BEHIND if banned else rooms_module.MOVED, None]
        assert bob not in room.clients

    happen(target, scene)
