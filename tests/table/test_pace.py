"""What one person or address sends takes nothing from the others, however much it is and however many connections."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import struct
import unicodedata
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from lineup.table.http.compression import FRAMES
from lineup.table.limits.addresses import Allowance
from lineup.table.model import names
from lineup.table.people.cookies import Person
from lineup.table.room import connection
from lineup.table.room.connection import (
    A_MESSAGE,
    BEHIND,
    Connection,
    keep_pace,
    receive_message,
    visit_table,
)
from lineup.table.room.returning import Ahead
from lineup.table.room.server import BURST, HOME_BURST, HOME_RATE, RATE, Server
from lineup.table.store.store import Store, StoredTable
from tests.harness.server import Message, together
from tests.harness.server import Server as Running
from tests.table.rooms import rooms_over
from tests.table.test_faults import World, happen
from tests.table.test_tables import two_people

FLOOD = 150  # messages, more than are unpacked at once


class Clock:
    """A clock that moves only while a task sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 5.0
        monkeypatch.setattr(connection, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": self.sleep}))
        monkeypatch.setattr(connection, "loop_seconds", lambda: self.now)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


def test_all_connections_of_a_person_have_one_share_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def send() -> None:
        server = Server(Store("unused.db"))
        devices = [Connection(Person("pacing ann", "Ann")) for _ in range(2)]
        for number in range(BURST):
            await keep_pace(server, devices[number % 2], 1)
        assert clock.now == 5.0
        for number in range(3):
            await keep_pace(server, devices[number % 2], 1)
        assert clock.now == pytest.approx(5.0 + 3 / RATE)
        waited = clock.now
        await keep_pace(server, Connection(Person("pacing bob", "Bob")), 1)
        assert clock.now == waited

    asyncio.run(send())


def test_all_people_of_an_address_have_one_share_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def send() -> None:
        server = Server(Store("unused.db"))
        for number in range(HOME_BURST):
            await keep_pace(server, Connection(Person(f"pacing {number}", ""), "192.0.2.7/32"), 1)
        assert clock.now == 5.0
        for number in range(4):
            await keep_pace(server, Connection(Person(f"pacing again {number}", ""), "192.0.2.7/32"), 1)
        assert clock.now == pytest.approx(5.0 + 4 / HOME_RATE)
        waited = clock.now
        await keep_pace(server, Connection(Person("pacing 0", ""), "192.0.2.8/32"), 1)
        assert clock.now == waited

    asyncio.run(send())


def following(messages: list[Message], then: Callable[[], None] = lambda: None) -> Ahead:
    """Messages that are all there already; then the connection ends."""
    left = iter(messages)

    async def next_one() -> str:
        then()
        message = next(left, None)
        if message is None:
            raise ConnectionError
        return json.dumps(message)

    return Ahead(next_one)


async def flood(world: World, who: str, messages: list[Message], then: Callable[[], None] = lambda: None) -> None:
    """Let somebody come to the table once more and send so much at once."""
    with pytest.raises(ConnectionError):
        await visit_table(world.rooms, world.room.id, world.people[who], following(messages, then))


def test_a_message_counts_for_its_size(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        clock = Clock(monkeypatch)
        world.rooms.server.sent = Allowance(0, RATE)
        await flood(world, "Ann", [{"type": "redo"}] * 10)
        assert clock.now == pytest.approx(5.0 + 10 / RATE)
        before = clock.now
        await flood(world, "Ann", [{"type": "why", "answer": "x" * 10 * A_MESSAGE}])
        assert clock.now == pytest.approx(before + 11 / RATE)

    happen(target, scene)


def test_between_any_two_messages_others_have_their_turn(target: str) -> None:
    order: list[str] = []

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        refused: list[Message] = [{"type": "redo"}] * 50
        both = [
            flood(world, "Ann", refused, lambda: order.append("Ann")),
            flood(world, "Bob", [{"type": "ping"}] * 5, lambda: order.append("Bob")),
        ]
        await asyncio.gather(*both)
        assert [order.count(name) for name in ("Ann", "Bob")] == [51, 6]
        assert order.index("Bob") < 10
        assert "Ann Ann Ann Ann" not in " ".join(order[: 2 * 6]), "one after the other"

    happen(target, scene)


def test_what_is_too_long_is_refused_before_anybody_reads_a_letter_of_it(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters: list[str] = []
    unread: list[tuple[Message, str]] = [
        ({"type": "say", "text": "a" * 501}, "1 to 500 characters; this one has 501"),
        ({"type": "say", "text": "a" * 1_000_000}, "1 to 500 characters; this one has 1000000"),
        ({"type": "report", "text": "a\n" * 2001}, "1 to 4000 characters; this one has 4002"),
        ({"type": "report", "text": "\u0301" * 100_000}, "1 to 4000 characters; this one has 100000"),
    ]

    def category(letter: str) -> str:
        letters.append(letter)
        return unicodedata.category(letter)

    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        monkeypatch.setattr(names, "unicodedata", SimpleNamespace(**{**vars(unicodedata), "category": category}))
        for message, why in unread:
            assert why in await world.send("Ann", **message)
        assert not letters
        assert not await world.send("Ann", type="say", text="a" * 500)
        assert letters

    happen(target, scene)


def test_what_is_left_unread_of_a_connection_that_was_cut_is_dropped(server: Running) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        one.news()
        two.news()
        line = one.socket
        for number in range(FLOOD):
            line.protocol.send_text(json.dumps({"type": "pause", "on": number % 2 == 0}).encode())
        line.socket.sendall(b"".join(line.protocol.data_to_send()))  # all there at once
        for _ in range(3):
            one.expect("table")
        line.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye
        line.close_socket()
        heard = len(two.messages)
        two.until(lambda message: message["type"] == "table" and not message["seats"][0]["connected"])
        assert len(two.messages) - heard < FLOOD


def test_what_was_sent_before_a_goodbye_is_carried_out(server: Running) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        for number in range(20):
            one.send(type="pause", on=number % 2 == 0)
        one.send(type="concede")
        one.socket.close()
        two.until(lambda message: message["type"] == "table" and message["status"] == "over")


def test_who_is_to_leave_is_heard_no_more_and_told_nothing_but_goodbye(target: str) -> None:
    talk: list[Message] = [{"type": "say", "text": f"line {number}"} for number in range(5)]
    calls: list[None] = []

    async def scene(world: World) -> None:
        await world.open("Ann Bob")

        def then() -> None:
            calls.append(None)
            if len(calls) == 3:
                world.rooms.end_connections("bob")

        bob = world.people["Bob"]
        await visit_table(world.rooms, world.room.id, bob, following(talk, then))
        assert len(calls) == 3, "the rest is not even read"
        told = world.drain()
        assert [each["text"] for each in told["Ann"] if each["type"] == "said"] == ["line 0", "line 1"]
        assert [each["type"] for each in told["Bob"]] == ["gone"]

    happen(target, scene)


def test_who_waits_for_a_table_that_is_on_its_way_leaves_too(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is banned, or signs in, while their table is being loaded."""

    async def scene(world: World) -> None:
        await world.open("Ann")
        anew = rooms_over(world.store, world.time)
        read, reading, go_on = world.store.load_table, asyncio.Event(), asyncio.Event()

        async def slow(id: str) -> StoredTable | None:
            reading.set()
            await go_on.wait()
            return await read(id)

        monkeypatch.setattr(world.store, "load_table", slow)
        bob = world.people["Bob"] = Connection(Person("bob", "Bob"))
        coming = asyncio.create_task(visit_table(anew, world.room.id, bob, following([{"type": "sit", "seat": 1}])))
        await reading.wait()
        anew.end_connections("bob")
        go_on.set()
        await coming
        assert [each["type"] for each in world.drain()["Bob"]] == ["gone"]
        async with anew.use_table(world.room.id) as room:
            assert not room.table.seats_of("bob")
        await anew.close()

    happen(target, scene)


def test_a_flood_of_pings_is_read_at_a_pace_and_others_are_answered_meanwhile(server: Running) -> None:
    ann, bob, table = two_people(server)
    with together(table, ann, bob) as (one, two):
        one.news()
        line = one.socket
        for _ in range(100 * FRAMES):
            line.protocol.send_ping(b"")
        line.socket.sendall(b"".join(line.protocol.data_to_send()))
        answered = line.ping(b"the last of them")
        for number in range(20):
            two.send(type="pause", on=number % 2 == 0)
            two.until(lambda message, on=number % 2 == 0: message["type"] == "table" and bool(message["paused"]) == on)  # type: ignore[misc]
        assert not answered.is_set()


def test_what_waits_for_its_turn_is_not_carried_out_for_who_is_to_leave(target: str) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        bob = world.people["Bob"]
        before = world.room.table
        async with world.room.lock:
            late = asyncio.create_task(receive_message(world.room, bob, b'{"type": "stand"}'))
            await asyncio.sleep(0)
            world.rooms.end_connections("bob")
        await late
        assert world.room.table == before

    happen(target, scene)


def test_what_waits_for_a_slow_reader_is_weighed(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        await world.open("Ann Bob")
        monkeypatch.setattr(connection, "MOST_BYTES", 20_000)
        bob = world.people.pop("Bob")
        bob.queue.drop_all()
        most = 0
        for number in range(100):
            assert not await world.send("Ann", type="door", closed=number % 2 == 0)
            most = max(most, bob.queue.bytes)
        assert 10_000 < most <= 20_000
        assert [bob.queue.get_nowait(), bob.queue.get_nowait()] == [BEHIND, None]
        assert bob.queue.empty()

    happen(target, scene)


def test_what_waits_for_an_address_is_weighed_over_all_its_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HOME_BYTES", 1000)

    async def scene() -> None:
        waiting_bytes = Counter[str]()
        crowd = [Connection(Person(f"weighed {number}", ""), "192.0.2.9/32", waiting_bytes) for number in range(4)]
        for each in (*crowd[:3], *crowd[:2], crowd[3]):
            each.send(b"x" * 300)
        assert [each.leaving for each in crowd] == [True, False, False, False], "there is room for the others again"
        assert [each.queue.qsize() for each in crowd] == [2, 2, 1, 1], "who has nothing waiting gets the next"
        assert crowd[0].queue.get_nowait() == BEHIND
        other = Connection(Person("weighed 0", ""), "192.0.2.10/32", waiting_bytes)
        for _ in range(3):
            other.send(b"x" * 300)
        assert not other.leaving
        for each in (*crowd, other):
            each.queue.drop_all()
        assert not waiting_bytes

    asyncio.run(scene())
