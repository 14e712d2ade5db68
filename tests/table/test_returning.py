"""A client that returns with a current position need not wait until its table is loaded."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lineup.engine import notation
from lineup.table.people.cookies import Person
from lineup.table.room import connection, returning
from lineup.table.room.connection import Connection, visit_table
from lineup.table.room.everywhere import rename_person
from lineup.table.room.returning import ACTED, APART, CALM, LATEST, PATIENCE, PAUSE, Ahead
from lineup.table.room.rooms import Rooms
from lineup.table.store.leases import Elsewhere, Leases
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import Store
from lineup.table.wire import protocol as p
from lineup.table.wire.coming_back import Seen
from tests.harness.postgres import postgres
from tests.table.loops import run_in_no_time
from tests.table.rooms import rooms_over
from tests.table.test_faults import PLAIN, Message, World, happen


class Visitor:
    """A person who returns, with the position they had, to a server that was just restarted."""

    def __init__(self, rooms: Rooms, table: str, name: str, seen: Seen | None) -> None:
        self.rooms = rooms
        self.client = Connection(Person(name.lower(), name))
        self.client.seen = seen
        self.inbox = asyncio.Queue[str]()
        self.following = Ahead(self.inbox.get)
        self.task = asyncio.create_task(visit_table(rooms, table, self.client, self.following))

    def send(self, **message: Any) -> None:
        self.inbox.put_nowait(json.dumps(message))

    async def hear(self, kind: str) -> Message:
        """The next message of a kind."""
        while True:
            told = await self.next()
            if told["type"] == kind:
                return told

    async def next(self) -> Message:
        """The next message but for signs of life."""
        while True:
            data = await self.client.queue.get()
            assert data is not None
            if data != connection.ALIVE:
                told: Message = json.loads(data)
                return told

    async def leave(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.following.close()


class Club:
    """A restarted server and the people who return to it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.rooms = rooms_over(world.store, world.time)
        self.visitors: list[Visitor] = []

    def come(self, name: str, **other: int) -> Visitor:
        """Let a person return with the position they have, or with the one given."""
        room = self.world.room
        assert room.hosted is not None
        seen = {"game": room.table.number, "journal": room.hosted.entries, "seat": room.table.seat_of(name.lower())}
        self.visitors.append(Visitor(self.rooms, room.id, name, Seen(**{**seen, **other})))
        return self.visitors[-1]

    @property
    def set_up(self) -> bool:
        return self.world.room.id in self.rooms.rooms


@asynccontextmanager
async def started_anew(world: World, **settings: Any) -> AsyncIterator[Club]:
    """Ann and Bob have begun a game; the server that has their table is another one by now."""
    await world.open("Ann Bob", settings=settings)
    assert not await world.send("Ann", type="start")
    await world.play("Ann", "play punch")
    club = Club(world)
    yield club
    for visitor in club.visitors:
        await visitor.leave()
    await club.rooms.close()


def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be no table's turn, however long the test takes."""
    monkeypatch.setattr(returning, "CALM", 3600.0)
    monkeypatch.setattr(returning, "LATEST", 3600.0)


def answer(world: World, text: str) -> Mapping[str, Any]:
    assert world.room.hosted is not None
    return {"type": "answer", "game": world.room.table.number, "number": world.room.hosted.number, "answer": text}


@pytest.mark.stores
def test_who_has_the_position_hears_so_and_their_table_is_set_up_when_somebody_does_something(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    never(monkeypatch)

    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            ann, bob = club.come("Ann"), club.come("Bob")
            assert await ann.next() == await bob.next() == {"type": "unchanged"}
            ann.send(type="ping")
            while await ann.client.queue.get() != connection.ALIVE:
                pass
            assert not club.set_up, "whoever asks whether the server is there needs no table"
            ann.send(**answer(world, "play punch"))
            table, position = await ann.hear("table"), await ann.hear("position")
            assert table["seats"][0]["connected"]
            assert (position["fresh"], position["log"]) == (True, []), "she has the story"
            assert position["since"] == position["number"] + 1
            assert {card for card, _ in position["cards"]}.issuperset(position["seats"][0]["hand"])
            new = await ann.hear("position")
            assert (new["number"], new["fresh"]) == (position["number"] + 1, False)
            assert new["log"], "what happens from now on is told"
            while (await bob.hear("position"))["number"] < new["number"]:
                pass
            assert club.set_up

    happen(target, scene)


def test_a_table_where_nobody_does_anything_is_set_up_in_its_turn(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(returning, "CALM", 0.01)

    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            ann = club.come("Ann")
            assert [(await ann.next())["type"] for _ in range(3)] == ["unchanged", "table", "position"]

    happen(target, scene)


def test_who_has_no_position_comes_in_before_tables_where_somebody_acts(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(world: World) -> None:
        waits, turn = asyncio.Event(), asyncio.Event()

        @asynccontextmanager
        async def acted(_: returning.Resting) -> AsyncIterator[None]:
            waits.set()
            await turn.wait()
            yield

        monkeypatch.setattr(returning.Resting, "set_up_in_turn", acted)
        async with started_anew(world) as club:
            ann = club.come("Ann")
            assert await ann.next() == {"type": "unchanged"}
            ann.send(**answer(world, "play punch"))
            async with asyncio.timeout(60):  # who does not wait would never tell
                await waits.wait()
            assert not club.set_up
            bob = club.come("Bob", journal=0)
            assert [(await bob.next())["type"] for _ in range(2)] == ["table", "position"]
            turn.set()
            number = (await ann.hear("position"))["number"]
            assert (await ann.hear("position"))["number"] == number + 1, "what she did is carried out"

    happen(target, scene)


def turns(*coming: tuple[float, str]) -> list[tuple[str, float]]:
    """The order and times in which tables load if nobody acts; people return at these seconds."""
    done: list[tuple[str, float]] = []

    async def story() -> None:
        resting, silence = returning.Resting(), asyncio.create_task(asyncio.Event().wait())
        loop = asyncio.get_running_loop()

        async def rest(at: float, id: str) -> None:
            await asyncio.sleep(at)
            await resting.wait_for_turn(id, silence)
            done.append((id, round(loop.time(), 3)))

        await asyncio.gather(*(rest(at, id) for at, id in coming))
        silence.cancel()

    run_in_no_time(story())
    return done


def test_tables_are_set_up_one_after_the_other_and_none_twice() -> None:
    assert turns((0, "a"), (0, "b"), (0, "a"), (0, "c")) == [
        ("a", CALM),
        ("a", CALM),
        ("b", CALM + APART),
        ("c", CALM + 2 * APART),
    ]
    assert turns((0, "a"), (5, "a"), (5, "a")) == [("a", CALM), ("a", 5 + CALM), ("a", 5 + CALM)]


def test_no_table_is_set_up_for_nothing_while_people_still_come() -> None:
    assert turns((0, "a"), (0.8 * CALM, "b"), (1.6 * CALM, "a")) == [
        ("a", 2.6 * CALM),
        ("a", 2.6 * CALM),
        ("b", 2.6 * CALM + APART),
    ]


def test_a_table_that_has_waited_long_is_set_up_however_many_come() -> None:
    often = [(CALM * number / 2, f"{number}") for number in range(1, 60)]
    first, second, *_ = turns((0, "a"), *often)
    assert (first, second) == (("a", LATEST), ("1", LATEST + CALM / 2))


def acting(coming: Sequence[float], acts: Sequence[float], long: float) -> list[float]:
    """When tables begin to be set up, each so long, where people act at these seconds; others come meanwhile."""
    begun: list[float] = []

    async def story() -> None:
        resting, silence = returning.Resting(), asyncio.create_task(asyncio.Event().wait())

        async def come(at: float) -> None:
            await asyncio.sleep(at)
            await resting.wait_for_turn(f"{at}", silence)

        async def act(at: float) -> None:
            await asyncio.sleep(at)
            async with resting.set_up_in_turn():
                begun.append(round(asyncio.get_running_loop().time(), 3))
                await asyncio.sleep(long)

        others = [asyncio.create_task(come(at)) for at in coming]
        await asyncio.gather(*(act(at) for at in acts))
        for each in (silence, *others):
            each.cancel()

    run_in_no_time(story())
    return begun


def test_where_somebody_acts_a_table_is_set_up_at_once_but_after_those_who_just_come() -> None:
    assert acting([0], [1], 1) == [1]
    assert acting([0.98], [1], 1) == [0.98 + PAUSE]
    often = [number * PAUSE / 2 for number in range(100)]
    assert acting(often, [1], 1) == [1 + PATIENCE], "and it does not wait for ever"


def test_few_tables_are_set_up_at_a_time_where_somebody_acts() -> None:
    assert acting([0], [1] * (2 * ACTED + 1), 3) == [1] * ACTED + [4] * ACTED + [7]


@pytest.mark.parametrize(
    "other", [{"journal": 0}, {"game": 2}, {"seat": 1}, {"seat": -1}], ids=["journal", "game", "seat", "watching"]
)
def test_who_has_another_position_or_other_eyes_is_told_the_whole_game(target: str, other: Mapping[str, int]) -> None:
    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            ann = club.come("Ann", **other)
            assert (await ann.next())["type"] == "table"
            position = await ann.hear("position")
            assert position["since"] == 0
            assert position["log"]

    happen(target, scene)


def test_a_position_that_was_taken_back_does_not_hold_though_as_many_answers_were_given(target: str) -> None:
    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            assert world.room.hosted is not None
            number, journal = world.room.hosted.number, world.room.hosted.entries
            assert not await world.send("Ann", type="undo")
            await world.play("Ann", "play punch")
            assert world.room.hosted.number == number
            ann = club.come("Ann", journal=journal)
            assert (await ann.next())["type"] == "table"

    happen(target, scene)


def test_whom_a_table_does_not_admit_is_not_told_how_far_it_is(target: str) -> None:
    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            world.people["Eve"] = Connection(Person("eve", "Eve"))
            assert not await world.send("Ann", type="door", closed=True)
            eve = club.come("Eve")
            assert (await eve.next())["type"] == "outside"

    happen(target, scene)


def test_what_names_cards_by_their_former_numbers_is_refused_and_can_be_said_again(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    never(monkeypatch)

    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            ann = club.come("Ann")
            assert await ann.next() == {"type": "unchanged"}
            ann.send(type="why_not", card=3)
            position = await ann.hear("position")
            assert (await ann.next())["text"]["key"] == "sorry-numbers"
            ann.send(type="why_not", card=position["seats"][0]["hand"][0])
            assert (await ann.next())["type"] == "reason"

    happen(target, scene)


def test_who_leaves_while_they_wait_leaves_nothing_behind(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    never(monkeypatch)

    async def scene(world: World) -> None:
        async with started_anew(world) as club:
            ann, bob = club.come("Ann"), club.come("Bob")
            assert await ann.next() == await bob.next() == {"type": "unchanged"}
            await ann.leave()
            assert ann.client not in club.rooms.connected
            bob.send(type="say", text="Hello")
            assert (await bob.hear("said"))["text"] == "Hello"

    happen(target, scene)


def test_what_a_game_counts_is_what_its_journal_holds_and_so_it_is_set_up_again(target: str) -> None:
    """The journal holds answers, several picks at once, a failed pick, undos, new names and giving up."""

    async def scene(world: World) -> None:
        dice = random.Random(5)
        await world.open("Ann Bob Cleo", settings={"players": 3, "custom": [PLAIN]})
        assert not await world.send("Ann", type="start")

        async def agrees() -> None:
            hosted = world.room.hosted
            assert hosted is not None
            found = await world.store.load_table(world.room.id)
            assert found is not None
            assert found.game is not None
            assert len(found.game.journal) == hosted.entries
            glance = await world.store.load_progress(world.room.id)
            assert glance is not None
            assert (glance.game, glance.entries) == (world.room.table.number, hosted.entries)

        names = ("Ann", "Bob", "Cleo")
        for step in itertools.count():
            hosted = world.room.hosted
            assert hosted is not None
            ask = hosted.state.ask
            assert ask is not None
            if step >= 160 and ask.seat == 0:  # so that the bot that follows Cleo does not play on meanwhile
                break
            who = names[ask.seat]
            here = {"game": world.room.table.number, "number": hosted.number}
            if step % 9 == 8:
                await world.send(who, type="undo", turn=bool(step % 2))
            elif step % 31 == 30:
                assert await world.send(who, type="pick", cards=[1, 1], **here)
            else:
                option = dice.choice(ask.options)
                await world.play(who, next(text for text, each in _texts(world).items() if each == option))
            if step % 20 == 0:
                await agrees()

        async def nothing_else(_: object) -> None:
            pass

        await rename_person(world.rooms, "bob", "Robert", nothing_else)
        assert not await world.send("Cleo", type="concede")
        await agrees()
        again = rooms_over(world.store, world.time)
        async with again.use_table(world.room.id) as room:
            assert room.hosted is not None
            assert world.room.hosted is not None
            assert room.hosted.entries == world.room.hosted.entries
        await again.close()

    happen(target, scene)


def _texts(world: World) -> Mapping[str, Any]:
    assert world.room.hosted is not None
    return notation.write_options(world.room.hosted.state)


def test_a_table_of_another_process_is_its_business_and_one_that_rests_is_ours() -> None:
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        stores = [Store(address) for _ in range(2)]
        for store in stores:
            store.leases = Leases(store.engine)
            await store.leases.send_heartbeat({})
        here, there = (rooms_over(store) for store in stores)
        assert here.leases is not None
        assert there.leases is not None
        room = await here.make_table("ann", "Ann", p.NewTable(start=True, seats=_TWO))
        seen = Seen(game=1, journal=0, seat=0)
        assert await here.still_holds(room.id, "ann", seen)
        with pytest.raises(Elsewhere):
            await there.still_holds(room.id, "ann", seen)
        here.let_go(room.id)
        await here.leases.send_heartbeat({})
        assert await there.still_holds(room.id, "ann", seen)
        for rooms in (here, there):
            await rooms.close()
        for store in stores:
            await store.close()

    asyncio.run(scene())


_TWO = [p.SeatWish(who="me"), p.SeatWish(who="casual")]
