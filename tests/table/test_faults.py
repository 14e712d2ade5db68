"""Faults: whatever cannot be written down has not happened: not in memory, not in the store, not for anybody."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import typing
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Final, NamedTuple

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

import lineup.game
from lineup.engine.machine import give_answer as engine_answer
from lineup.engine.state import Option, State
from lineup.lessons import LESSONS
from lineup.speech import Voice
from lineup.table.people.accounts import Accounts
from lineup.table.people.cookies import Person
from lineup.table.room import bot_players, everywhere
from lineup.table.room import room as room_module
from lineup.table.room.connection import Connection, receive_message
from lineup.table.room.room import Room
from lineup.table.store import schema as s
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import NotWritten, Store
from lineup.table.store.writes import LOOSE
from lineup.table.wire import advice, door, signs
from lineup.table.wire import protocol as p
from lineup.table.wire.clock import ClockSetting
from tests.harness.clock_hands import Hands
from tests.harness.server import in_words
from tests.table.rooms import rooms_over

PLAIN: Final = """
[set]
id = "plain"
title = "Plain"

[[card]]
overrides = "heroes-unite/punch"
text = "+1 Power."

[[card]]
overrides = "heroes-unite/vulnerability"
text = "Discard up to two cards from your hand."
"""
SETTINGS: Final = {"rules": {"first_player": "0"}, "custom": [PLAIN]}
TABLES: Final = (s.tables, s.games, s.sitting, s.contents, s.chat, s.reports, s.accounts)
Message = dict[str, Any]


class Full:
    """A disk with room for this many more writes, commits included; None: no limit.

    One that `fails` cannot be read then either, and reading counts too.
    """

    def __init__(self, store: Store) -> None:
        self.left: int | None = None
        self.fails = False
        self.refused = 0
        for engine in filter(None, (store.engine.sync_engine, store.in_threads)):
            event.listen(engine, "before_cursor_execute", self._execute)
            event.listen(engine, "commit", self._write)

    def _execute(self, _c: object, _d: object, statement: str, *_: object) -> None:
        if not statement.startswith(("PRAGMA", "ROLLBACK", *([] if self.fails else ["SELECT"]))):
            self._write()

    def _write(self, *_: object) -> None:
        if self.left is None:
            return
        if not self.left:
            self.refused += 1
            raise OperationalError("", None, sqlite3.OperationalError("database or disk is full"))
        self.left -= 1


class World:
    """A store, its tables, and people connected to one of them, without a server around."""

    def __init__(self, target: str, exits: AsyncExitStack, time: Hands | None = None) -> None:
        prepare_database(target)
        self.target = target
        self.exits = exits
        self.store = Store(target)
        self.time = time or Hands()
        self.rooms = rooms_over(self.store, self.time)
        self.disk = Full(self.store)
        self.people: dict[str, Connection] = {}
        self.room: Room = typing.cast(Room, None)

    async def open(self, names: str = "Ann Bob", **wish: Any) -> None:
        """Open Ann's table with everyone connected, and seat as many as there are seats."""
        settings = {"players": 2, **SETTINGS, **wish.pop("settings", {})}
        async with self.rooms.sets.hold_sets(settings["custom"]):
            new = await self.rooms.make_table("ann", "Ann", p.NewTable(settings=p.Settings(**settings), **wish))
        self.room = await self.exits.enter_async_context(self.rooms.use_table(new.id))
        for name in names.split():
            client = self.people[name] = Connection(Person(name.lower(), name))
            self.rooms.connected.add(client)
            await self.room.add_client(client, 0)
        for seat, name in enumerate(names.split()):
            if 0 < seat < len(self.room.table.seats) and self.room.table.seats[seat].kind == "open":
                assert not await self.send(name, type="sit", seat=seat)

    async def send(self, who: str, /, **message: Any) -> str:
        """Send a message as somebody; the text of the refusal, if it was refused."""
        self.drain()
        await receive_message(self.room, self.people[who], json.dumps(message))
        got = self.drain()
        refusals = [each["text"] for each in got[who] if each["type"] == "refused"]
        if refusals:
            assert got == {name: got[who] if name == who else [] for name in got}, "others were told something"
            assert len(got[who]) == 1
        return refusals[0] if refusals else ""

    async def play(self, who: str, answer: str) -> None:
        assert self.room.hosted is not None
        number = self.room.hosted.number
        assert not await self.send(who, type="answer", game=self.room.table.number, number=number, answer=answer)

    def voice(self) -> Voice:
        return Voice(setup=self.room.hosted.state.setup) if self.room.hosted is not None else Voice()

    def drain(self) -> dict[str, list[Message]]:
        """All that everybody was sent since."""
        found: dict[str, list[Message]] = {}
        for name, client in self.people.items():
            found[name] = []
            while not client.queue.empty():
                data = client.queue.get_nowait()
                if data is not None:
                    found[name].append(in_words(json.loads(data), self.voice()))
        return found

    async def stands(self) -> list[object]:
        """Everything as it is now: in the file, in memory, reloaded from the file, and as each viewer sees it."""
        return [await self.written(), *held(self.room), *await self.again(), *self.seen()]

    async def written(self) -> list[object]:
        async with self.store.engine.connect() as connection:
            return [sorted(map(tuple, await connection.execute(each.select()))) for each in TABLES]

    async def again(self) -> list[object]:
        """The table as a server has it that starts now."""
        rooms = rooms_over(self.store, self.time)
        async with rooms.use_table(self.room.id) as room:
            found = held(room)
        await rooms.close()
        return found

    def seen(self) -> list[object]:
        found: list[object] = [self.room.describe_table(name.lower()) for name in self.people]
        hosted = self.room.hosted
        return found if hosted is None else found + [self.room.make_position(hosted, seat) for seat in (-1, 0, 1)]


def held(room: Room) -> list[object]:
    hosted = room.hosted
    game = (
        [] if hosted is None else [hosted.game.answers[:], hosted.game.digest, hosted.lost[:], hosted.game.choice.seats]
    )
    return [room.table, room.reason, *game]


def happen(target: str, scene: Callable[[World], Awaitable[None]]) -> None:
    """Let something happen in a new world."""

    async def all_of_it() -> None:
        async with AsyncExitStack() as exits:
            world = World(target, exits)
            try:
                await scene(world)
            finally:
                world.disk.left = None
                await exits.aclose()
                await world.rooms.close()
                await world.store.close()

    asyncio.run(all_of_it())


async def fail_at_each_write(world: World, act: Callable[[], Awaitable[str]]) -> None:
    """Let something fail at its first write, then at its second and so on: nothing has changed. Then do it."""
    before = await world.stands()
    for room_for in range(100):
        world.disk.left, world.disk.refused = room_for, 0
        told = await act()
        world.disk.left = None
        if not told:
            break
        assert world.disk.refused
        assert "nothing was changed" in told, f"write {room_for + 1}: {told}"
        assert await world.stands() == before, f"write {room_for + 1} left something behind"
    assert room_for > 0, "nothing was written at all"
    async with world.room.lock:  # a bot may have begun to play
        assert await world.stands() != before
        assert held(world.room) == await world.again(), "memory and store tell the same"


# Every message that changes something, in a situation where it does


async def gathering(world: World) -> None:
    await world.open("Ann Bob Eve", settings={"players": 3, "spectators_talk": True})
    assert not await world.send("Eve", type="stand")


async def ready(world: World) -> None:
    await world.open()


async def playing(world: World) -> None:
    await world.open()
    assert not await world.send("Ann", type="start")


async def three(world: World) -> None:
    await world.open("Ann Bob Cid", settings={"players": 3})
    assert not await world.send("Ann", type="start")


async def played(world: World) -> None:
    await playing(world)
    await world.play("Ann", "play punch")


async def taken_back(world: World) -> None:
    await played(world)
    assert not await world.send("Ann", type="undo")


async def about_to_be_packed(world: World) -> None:
    await playing(world)
    for number in range(LOOSE - 1):
        await world.play(("Ann", "Bob")[number % 2], "end")


async def picking(world: World) -> None:
    await playing(world)
    assert world.room.hosted is not None
    while "play vulnerability" not in world.room.hosted.game.options():
        await world.play("Ann", "end")
        await world.play("Bob", "end")
    await world.play("Ann", "play vulnerability")


async def ended(world: World) -> None:
    await three(world)
    await world.play("Ann", "end")


async def asked(world: World) -> None:
    await ended(world)
    assert not await world.send("Ann", type="undo")
    assert world.room.table.undo is not None


async def agreed_but_one(world: World) -> None:
    await asked(world)
    assert not await world.send("Bob", type="consent", yes=True)


async def handed_over(world: World) -> None:
    await playing(world)
    assert not await world.send("Bob", type="stand")


async def away(world: World) -> None:
    await playing(world)
    world.room.remove_client(world.people.pop("Bob"))


async def over(world: World) -> None:
    await playing(world)
    assert not await world.send("Bob", type="concede")
    assert world.room.status == "over"


async def timed(world: World) -> None:
    await world.open(settings={"clock": ClockSetting(per="days", time=3, out="nobody")})
    assert not await world.send("Ann", type="start")
    world.time.move(60)


async def late(world: World) -> None:
    await timed(world)
    world.time.move(3 * 24 * 60 * 60)
    while world.room.table.times is None or not world.room.table.times.late:
        await asyncio.sleep(0)


async def sharing(world: World) -> None:
    seats = [p.SeatWish(who="me"), p.SeatWish(who="here", name="Bob")]
    await world.open("Ann", seats=seats, start=True)


async def first_game_over(world: World) -> None:
    await world.open(settings={"match": True, "custom": []})
    assert not await world.send("Ann", type="start")
    assert not await world.send("Bob", type="concede")


async def pause_asked(world: World) -> None:
    await timed(world)
    assert not await world.send("Bob", type="pause", on=True)


async def end_asked(world: World) -> None:
    await first_game_over(world)
    assert not await world.send("Ann", type="end_match")


async def knocked(world: World) -> None:
    await playing(world)
    assert not await world.send("Ann", type="door", closed=True)
    eve = world.people["Eve"] = Connection(Person("eve", "Eve"))
    await world.room.add_client(eve, 0)
    assert not await world.send("Eve", type="knock")


async def let_in(world: World) -> None:
    await knocked(world)
    assert not await world.send("Ann", type="admit", person="eve", yes=True)


async def turned_away(world: World) -> None:
    await knocked(world)
    assert not await world.send("Ann", type="admit", person="eve", yes=False)


class Case(NamedTuple):
    scene: Callable[[World], Awaitable[None]]
    by: str
    message: Message


def case(scene: Callable[[World], Awaitable[None]], by: str, type: str, /, **more: Any) -> Case:
    return Case(scene, by, {"type": type, **more})


CASES: Final = [
    case(gathering, "Eve", "sit", seat=2),
    case(gathering, "Bob", "sit", seat=2),
    case(gathering, "Bob", "stand"),
    case(gathering, "Ann", "stand"),
    case(handed_over, "Ann", "stand"),
    case(gathering, "Ann", "seat", seat=2, who="casual"),
    case(gathering, "Ann", "seat", seat=2, who="here"),
    case(sharing, "Ann", "curtain", seat=0, lifted=True),
    case(gathering, "Ann", "wish", seat=0, hero="heroes-unite/hero-batgirl"),
    case(gathering, "Ann", "configure", settings={"players": 4}),
    case(over, "Ann", "configure", settings={"game": "confrontations"}),
    case(gathering, "Ann", "remove", seat=1),
    case(gathering, "Ann", "remove", seat=-1, name="Eve"),
    case(playing, "Ann", "remove", seat=1),
    case(gathering, "Ann", "door", closed=True),
    case(knocked, "Ann", "door", closed=False),
    case(knocked, "Ann", "admit", person="eve", yes=True),
    case(knocked, "Ann", "admit", person="eve", yes=False),
    case(let_in, "Ann", "reconsider", person="eve"),
    case(turned_away, "Ann", "reconsider", person="eve"),
    case(ready, "Ann", "start"),
    case(over, "Ann", "start"),
    case(over, "Bob", "rematch"),
    case(first_game_over, "Bob", "rematch"),
    case(playing, "Ann", "answer", game=1, number=0, answer="play punch"),
    case(playing, "Ann", "answer", game=1, number=0, answer="end"),
    case(about_to_be_packed, "Bob", "answer"),
    case(picking, "Ann", "pick"),
    case(asked, "Bob", "answer"),
    case(played, "Ann", "undo"),
    case(played, "Ann", "undo", turn=True),
    case(ended, "Ann", "undo"),
    case(taken_back, "Ann", "redo"),
    case(asked, "Bob", "consent", yes=True),
    case(agreed_but_one, "Cid", "consent", yes=True),
    case(asked, "Bob", "consent", yes=False),
    case(asked, "Ann", "consent", yes=False),
    case(playing, "Ann", "concede"),
    case(three, "Ann", "concede"),
    case(asked, "Bob", "concede"),
    case(playing, "Bob", "pause", on=True),
    case(playing, "Bob", "hand_over", seat=1),
    case(away, "Ann", "hand_over", seat=1, bot="random"),
    case(handed_over, "Bob", "take_back"),
    case(gathering, "Ann", "configure", settings={"players": 3, "clock": {"per": "move", "time": 30}}),
    case(timed, "Ann", "answer", game=1, number=0, answer="end"),
    case(timed, "Ann", "pause", on=True),
    case(pause_asked, "Ann", "consent", yes=True, about="pause"),
    case(pause_asked, "Bob", "consent", yes=False, about="pause"),
    case(first_game_over, "Ann", "end_match"),
    case(end_asked, "Bob", "consent", yes=True, about="match"),
    case(late, "Bob", "hand_over", seat=0),
    case(playing, "Ann", "say", text="hello"),
    case(playing, "Ann", "report", text="the card is wrong"),
]
QUIET: Final = (
    p.Hello,
    p.Ping,
    p.Why,
    p.WhyNot,
    advice.AskHint,
    advice.AskOdds,
    advice.AskReview,
    door.Knock,
    signs.Point,
    signs.Propose,
    signs.Emote,
)  # messages that change nothing


def test_every_message_that_changes_something_is_tried() -> None:
    tried = {each.message["type"] for each in CASES}
    kinds = {kind.__struct_config__.tag for kind in typing.get_args(p.FromClient) if kind not in QUIET}
    assert tried == kinds


@pytest.mark.parametrize("each", CASES, ids=lambda each: f"{each.scene.__name__}-{each.by}-{each.message['type']}")
def test_what_cannot_be_written_down_has_not_happened(each: Case, target: str) -> None:
    async def scene(world: World) -> None:
        await each.scene(world)
        world.disk.fails = True
        message = completed(world, each)
        await fail_at_each_write(world, lambda: world.send(each.by, **message))

    happen(target, scene)


def completed(world: World, each: Case) -> Message:
    """The message, with what depends on how the cards fell."""
    hosted, message = world.room.hosted, dict(each.message)
    if hosted is None or message["type"] not in ("answer", "pick"):
        return message
    message |= {"game": 1, "number": hosted.number}
    if message["type"] == "pick":
        options = json.loads(world.room.make_position(hosted, 0))["ask"]["options"]
        message["cards"] = [option["card"] for option in options if option["verb"] == "pick"][:2]
    elif "answer" not in message:
        message["answer"] = next(iter(hosted.game.options()))
    return message


def test_a_lesson_stands_in_memory_as_it_was_written_down_wherever_the_disk_fails(target: str) -> None:
    """The learner's progress is stored after the answer; if that fails, the game goes on."""

    async def scene(world: World) -> None:
        lesson = next(iter(LESSONS.values()))
        settings = {"game": lesson.game, "rules": dict(lesson.rules), "custom": [], "lesson": lesson.id}
        seats = [p.SeatWish(who="me", hero=lesson.heroes[0]), p.SeatWish(who="casual", hero=lesson.heroes[1])]
        await world.open("Ann", settings=settings, seats=seats, start=True)
        world.disk.fails, went_on = True, 0
        for room_for in range(100):
            assert world.room.hosted is not None
            back, answer = {"type": "undo"}, world.room.lesson_info(world.room.hosted)
            assert answer is not None
            forth = {"type": "answer", "game": 1, "number": 0, "answer": answer.answers[0]}
            before = held(world.room)
            world.disk.left, world.disk.refused = room_for, 0
            told = await world.send("Ann", **(back if world.room.hosted.number else forth))
            world.disk.left = None
            assert (held(world.room) == before) == ("nothing was changed" in told)
            assert held(world.room) == await world.again(), f"step {room_for + 1}"
            if not world.disk.refused:
                break
            went_on += not told
        assert went_on > 1, "what was noted was read and written"

    happen(target, scene)


# Beyond the messages of one table


@pytest.mark.stores
def test_a_table_that_cannot_be_written_down_was_never_made(target: str) -> None:
    async def scene(world: World) -> None:
        for start in (False, True):
            seats = [p.SeatWish(who="me"), p.SeatWish(who="random")]
            wish = p.NewTable(seats=seats, start=start)
            before, room_for = await world.written(), 0
            while True:
                world.disk.left = room_for
                try:
                    await world.rooms.make_table("ann", "Ann", wish)
                except NotWritten:
                    assert await world.written() == before
                    room_for += 1
                else:
                    break
            assert room_for > 2
            world.disk.left = None
            assert await world.written() != before

    happen(target, scene)


@pytest.mark.stores
def test_a_new_name_holds_at_all_tables_or_at_none(target: str) -> None:
    """One table in use before the start, one with a game, one that is only in the store."""

    async def scene(world: World) -> None:
        elsewhere = await world.rooms.make_table("bob", "Bob", p.NewTable(settings=p.Settings(public=True)))
        aside = await world.rooms.make_table("bob", "Bob", p.NewTable())
        await playing(world)
        accounts = Accounts(world.store)
        bob = await accounts.create("bob", "Bob", "", [], world.store.write_with)
        async with world.rooms.use_table(elsewhere.id) as other:
            watcher = Connection(Person("eve", "Eve"))
            await other.add_client(watcher, 0)

            async def rename() -> str:
                world.drain()
                try:
                    await accounts.rename_person(
                        bob._replace(name="Rob"), partial(everywhere.rename_person, world.rooms, "bob", "Rob")
                    )
                except NotWritten:
                    assert not any(world.drain().values()), "somebody was told"
                    assert other.table.seats[0].name == "Bob"
                    assert accounts.find_current(bob) == bob
                    return "nothing was changed"
                return ""

            await fail_at_each_write(world, rename)
            for name, got in world.drain().items():
                assert [each["seats"][1]["name"] for each in got if each["type"] == "table"] == ["Rob"], name
            assert other.table.seats[0].name == "Rob"
        async with world.rooms.use_table(aside.id) as room:
            assert room.table.seats[0].name == "Rob"
        assert world.people["Bob"].name == "Rob"
        assert accounts.find_current(bob) == bob._replace(name="Rob")

    happen(target, scene)


def test_bots_whose_answers_cannot_be_written_down_have_not_answered_and_try_again(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_players, "RETRY", 0.0)

    async def scene(world: World) -> None:
        seats = [p.SeatWish(who="me"), p.SeatWish(who="random")]
        settings = p.Settings(rules={"first_player": "1"})
        made = await world.rooms.make_table("ann", "Ann", p.NewTable(settings=settings, seats=seats, start=True))
        world.room = await world.exits.enter_async_context(world.rooms.use_table(made.id))
        before = await world.stands()
        world.disk.left = 0
        client = world.people["Ann"] = Connection(Person("ann", "Ann"))
        await world.room.add_client(client, 0)
        while world.disk.refused < 3:
            await asyncio.sleep(0)
        assert [each["type"] for each in world.drain()["Ann"]] == ["table", "position"]
        del world.people["Ann"]
        async with world.room.lock:
            assert await world.stands() == before
        world.disk.left = None
        while True:
            message = json.loads(await client.queue.get() or b"")
            if message["type"] == "position" and message["ask"] is not None:
                break
        async with world.room.lock:
            assert held(world.room) == await world.again()

    happen(target, scene)


@pytest.mark.stores
def test_writes_that_wait_for_each_other_share_a_transaction_and_no_fault(target: str) -> None:
    """One of many lines of chat breaks the transaction they are in; the others are written all the same."""

    async def scene(world: World) -> None:
        commits = []
        event.listen(world.store.engine.sync_engine, "commit", lambda _: commits.append(1))
        lines = [world.store.add_chat_line("t", "Ann", 0, [], f"line {number}") for number in range(20)]
        told = await asyncio.gather(*lines)
        assert len({id for id, _ in told}) == 20
        assert len(commits) <= 2
        lines = [world.store.add_chat_line("t", "Ann", 0, [], text) for text in ("a", typing.cast(str, None), "b")]
        first, second, third = await asyncio.gather(*lines, return_exceptions=True)
        assert isinstance(second, NotWritten)
        assert not isinstance(first, BaseException)
        assert not isinstance(third, BaseException)
        assert [row.text for row in await world.store.load_chat("t", 20, "ann")] == ["a", "b"]

    happen(target, scene)


# Faults that are not the disk's


@pytest.mark.parametrize("message", ["answer", "pick"])
def test_a_rule_that_breaks_down_in_the_middle_leaves_the_game_as_it_was(
    message: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(state: State, option: Option) -> None:
        engine_answer(state, option)
        raise RecursionError("an effect that never ends")

    async def scene(world: World) -> None:
        await picking(world)
        act = completed(world, case(picking, "Ann", message))
        before = await world.stands()
        with monkeypatch.context() as broken:
            broken.setattr(lineup.game, "give_answer", break_down)
            assert "nothing was changed" in await world.send("Ann", **act)
        assert await world.stands() == before
        assert not await world.send("Ann", **act)

    happen(target, scene)


def test_a_position_that_cannot_be_told_is_not_reached(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(world: World) -> None:
        await playing(world)
        before = await world.stands()
        with monkeypatch.context() as broken:
            broken.setattr(room_module, "make_position", lambda *_, **__: 1 / 0)
            told = await world.send("Ann", type="answer", game=1, number=0, answer="play punch")
            assert "nothing was changed" in told
        assert await world.stands() == before
        await world.play("Ann", "play punch")

    happen(target, scene)
