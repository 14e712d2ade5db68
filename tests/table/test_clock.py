"""Clocks: whose time runs, what is left of it, and what happens when it has run out; time passes by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from lineup.table.model.table import STAND_IN
from lineup.table.model.time_left import BACK, Times, begin_times
from lineup.table.people.cookies import Person
from lineup.table.room import clocks as room_clocks
from lineup.table.room import time_out
from lineup.table.room.connection import Connection, receive_message
from lineup.table.room.room import Room
from lineup.table.room.rooms import RETRY
from lineup.table.store.store import Store
from lineup.table.wire import protocol as p
from lineup.table.wire.clock import Clocks, ClockSetting
from lineup.table.wire.sorry import Sorry
from tests.harness.clock_hands import EPOCH, Hands
from tests.harness.server import Guest, Server
from tests.table.rooms import rooms_over
from tests.table.test_faults import Message, World

MOVE = ClockSetting(per="move", time=30)
GAME = ClockSetting(per="game", time=10, delay=5, out="seat")
DAYS = ClockSetting(per="days", time=3, out="seat")
DAY = 24 * 60 * 60


# The value


def test_the_time_of_a_move_runs_while_one_is_asked_and_is_whole_again_with_the_next() -> None:
    clock = ClockSetting(per="move", time=30)
    times = begin_times(clock, 2).ask_seat(clock, 100.0, 0, 0, runs=True)
    assert times.seconds_left(clock, 0, 112.0) == 18
    assert times.seconds_left(clock, 1, 112.0) == 30
    times = times.ask_seat(clock, 120.0, 1, 1, runs=True)
    assert (times.seconds_left(clock, 0, 121.0), times.seconds_left(clock, 1, 121.0)) == (30, 29)


def test_a_clock_that_stands_eats_no_time() -> None:
    clock = ClockSetting(per="move", time=30)
    times = begin_times(clock, 2).ask_seat(clock, 0.0, 0, 0, runs=True)
    times = times.ask_seat(clock, 10.0, 0, 0, runs=False)
    assert times.seconds_left(clock, 0, 500.0) == 20
    times = times.ask_seat(clock, 500.0, 0, 0, runs=True)
    assert times.seconds_left(clock, 0, 505.0) == 15


def test_of_the_time_of_a_game_the_first_seconds_of_each_question_cost_nothing() -> None:
    clock = ClockSetting(per="game", time=1, delay=5)
    times = begin_times(clock, 2).ask_seat(clock, 0.0, 0, 0, runs=True)
    assert (times.seconds_left(clock, 0, 4.0), times.free_seconds(clock, 4.0)) == (60, 1)
    times = times.ask_seat(clock, 4.0, 1, 1, runs=True)
    assert [*times.banks] == [60, 60], "an answer within them, given by itself or not, leaves no trace"
    times = times.ask_seat(clock, 24.0, 0, 2, runs=True)
    assert [*times.banks] == [60, 45]
    times = times.ask_seat(clock, 500.0, 1, 3, runs=True)
    assert [*times.banks] == [0, 45], "nobody owes time"


def test_an_undo_gives_no_time_back() -> None:
    clock = ClockSetting(per="game", time=1)
    times = begin_times(clock, 2).ask_seat(clock, 0.0, 0, 0, runs=True)
    times = times.ask_seat(clock, 20.0, 1, 1, runs=True)
    times = times.ask_seat(clock, 25.0, 0, 0, runs=True)
    assert [times.seconds_left(clock, seat, 25.0) for seat in (0, 1)] == [40, 55]
    assert times.seconds_left(clock, 0, 35.0) == 30


def test_who_comes_back_has_something_left() -> None:
    clock = ClockSetting(per="game", time=1)
    times = begin_times(clock, 2).ask_seat(clock, 0.0, 0, 0, runs=True).ask_seat(clock, 60.0, -1, 0, runs=False)
    assert [*times.banks] == [0, 60]
    assert times.taken_back(0).banks == (BACK, 60)
    assert times.taken_back(1).banks == (0, 60)


def test_who_has_something_left_gains_nothing_from_a_bot_in_between() -> None:
    clock = ClockSetting(per="game", time=1)
    times = begin_times(clock, 2).ask_seat(clock, 0.0, 0, 0, runs=True).ask_seat(clock, 57.0, 1, 1, runs=True)
    assert times.taken_back(0).seconds_left(clock, 0, 57.0) == 3


def test_a_question_asked_once_more_goes_on_where_it_was_left() -> None:
    for clock in (ClockSetting(per="move", time=30), ClockSetting(per="game", time=1, delay=30)):
        times = begin_times(clock, 2)
        for start in (0.0, 20.0):
            times = times.ask_seat(clock, start, 0, 4, runs=True).ask_seat(clock, start + 10, 0, 5, runs=True)
        times = times.ask_seat(clock, 40.0, 0, 4, runs=True)
        assert (times.seconds_left(clock, 0, 40.0), times.seconds_spent(40.0)) == (
            (10, 20) if clock.per == "move" else (60, 20)
        )
        assert times.seconds_left(clock, 0, 55.0) == (0 if clock.per == "move" else 55)
        after = times.ask_seat(clock, 55.0, 1, 5, runs=True)
        assert after.ask_seat(clock, 55.0, 0, 4, runs=True).seconds_left(clock, 0, 55.0) == times.seconds_left(
            clock, 0, 55.0
        )


# At a table


def shown(room: Room) -> Clocks:
    clocks = room_clocks.describe_clocks(room)
    assert clocks is not None
    return clocks


class Timed(World):
    """A table whose clock the test moves."""

    time: Hands

    async def begin(self, clock: ClockSetting, names: str = "Ann Bob") -> None:
        await self.open(names, settings={"clock": clock})
        assert not await self.send("Ann", type="start")

    async def heard(self, who: str, answer: str) -> list[Message]:
        """Give an answer; return the clocks Bob is sent then."""
        message = {"type": "answer", "game": 1, "number": self.number, "answer": answer}
        self.drain()
        await receive_message(self.room, self.people[who], msgspec.json.encode(message))
        return [each for each in self.drain()["Bob"] if each["type"] == "clocks"]

    async def until(self, test: Callable[[], bool]) -> None:
        while not test():
            await asyncio.sleep(0.001)

    async def ring(self, seconds: float) -> list[Message]:
        """Let time pass until someone's time is up; return what Ann was sent until then."""
        heard: list[Message] = []
        self.drain()
        self.time.move(seconds)

        def told() -> bool:
            heard.extend(self.drain()["Ann"])
            return any(each["type"] == "time_up" for each in heard)

        await self.until(told)
        return heard

    def shown(self) -> Clocks:
        """The clocks as every viewer would be sent them now."""
        return shown(self.room)

    @property
    def asked(self) -> int:
        assert self.room.hosted is not None
        assert self.room.hosted.state.ask is not None
        return self.room.hosted.state.ask.seat

    @property
    def pick(self) -> bool:
        assert self.room.hosted is not None
        return self.room.hosted.state.ask is not None and self.room.hosted.state.ask.kind == "pick"

    @property
    def number(self) -> int:
        assert self.room.hosted is not None
        return self.room.hosted.number


def happen(folder: Path, scene: Callable[[Timed], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with AsyncExitStack() as exits:
            world = Timed(str(folder / "tables.db"), exits, Hands())
            try:
                await scene(world)
            finally:
                world.disk.left = None
                await exits.aclose()
                await world.rooms.close()
                await world.store.close()

    asyncio.run(all_of_it())


def test_everybody_is_told_whose_time_runs_and_what_is_left(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(GAME)
        world.time.move(20)
        left = [585_000, 600_000]
        now = {"type": "clocks", "seat": 1, "runs": True, "free": 5000, "late": False, "left": left}
        assert await world.heard("Ann", "end") == [now]
        eve = world.people["Eve"] = Connection(Person("eve", "Eve"))
        world.time.move(6)
        await world.room.add_client(eve, 0)
        told = [each for each in world.drain()["Eve"] if each["type"] == "clocks"]
        assert [each["left"] for each in told] == [[585_000, 599_000]], "who comes later is told what is left then"

    happen(tmp_path, scene)


def test_a_pause_stops_the_clock_once_the_others_agree(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        world.time.move(10)
        assert not await world.send("Bob", type="pause", on=True)
        table = world.room.table
        assert (table.paused, table.request) == ("", p.ConsentRequest(about="pause", seat=1, waiting_for=[0]))
        world.time.move(5)
        assert (world.shown().runs, world.shown().left) == (True, [15_000, -1]), "asking alone stops nothing"
        assert not await world.send("Ann", type="consent", yes=True, about="pause")
        assert (world.room.table.paused, world.room.table.request) == ("Bob", None)
        world.time.move(1000)
        assert (world.shown().runs, world.shown().left) == (False, [15_000, -1])
        assert not await world.send("Ann", type="pause", on=False), "anybody may go on"
        clocks = world.shown()
        assert (clocks.seat, clocks.runs, clocks.left) == (0, True, [15_000, -1])

    happen(tmp_path, scene)


def test_a_pause_that_was_refused_is_not_asked_for_again_before_somebody_answered(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE, "Ann Bob Eve")
        for refuser in ("Ann", "Bob"):
            assert not await world.send("Bob", type="pause", on=True)
            assert "Nobody is waiting for you to agree" in await world.send("Ann", type="consent", yes=True)
            assert "Nobody is waiting for you to agree" in await world.send(
                "Eve", type="consent", yes=True, about="pause"
            )
            world.drain()
            no = {"type": "consent", "yes": False, "about": "pause"}
            await receive_message(world.room, world.people[refuser], msgspec.json.encode(no))
            told = [each["text"] for each in world.drain()["Bob"] if each["type"] == "refused"]
            assert told == (["Ann would rather play on."] if refuser == "Ann" else [])
            assert not world.room.table.paused
            assert "ask again after the next answer" in await world.send("Bob", type="pause", on=True)
            await world.play("Ann" if world.asked == 0 else "Bob", "end")

    happen(tmp_path, scene)


def test_who_is_away_cannot_agree_to_a_pause_and_bots_need_not(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        assert world.room.describe_table("ann").pausing == "ask"
        await leave(world, "Bob")
        assert "Bob must agree" in await world.send("Ann", type="pause", on=True)
        assert not await world.send("Ann", type="remove", seat=1)
        assert world.room.describe_table("ann").pausing == "free"
        assert not await world.send("Ann", type="pause", on=True)
        assert world.room.table.paused == "Ann"

    happen(tmp_path, scene)


def test_an_undo_that_is_asked_for_takes_the_time_of_who_asks(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(GAME)
        world.time.move(15)
        await world.play("Ann", "end")
        world.time.move(6)
        assert not await world.send("Ann", type="undo")
        world.time.move(25)
        clocks = world.shown()
        assert (clocks.seat, clocks.runs, clocks.left) == (0, True, [570_000, 599_000])
        assert not await world.send("Bob", type="consent", yes=False)
        clocks = world.shown()
        assert (clocks.seat, clocks.free, clocks.left) == (1, 0, [570_000, 599_000]), "the question goes on"
        world.time.move(10)
        assert world.shown().left == [570_000, 589_000]
        assert "ask again after the next answer" in await world.send("Ann", type="undo")

    happen(tmp_path, scene)


def test_an_undo_nobody_agrees_to_is_over_when_the_askers_time_is(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        await world.play("Ann", "end")
        world.time.move(10)
        assert not await world.send("Ann", type="undo")
        world.drain()
        world.time.move(31)
        await world.until(lambda: world.room.table.undo is None)
        told = world.drain()
        assert [each["text"] for each in told["Ann"] if each["type"] == "refused"] == [
            "Nobody agreed to your undo in time; the game goes on."
        ]
        assert not [each for each in told["Bob"] if each["type"] in ("refused", "time_up")]
        assert (world.number, world.shown().seat, world.shown().left) == (1, 1, [-1, 20_000])

    happen(tmp_path, scene)


def test_in_the_own_turn_an_undo_that_is_asked_for_lets_the_clock_run(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.open(settings={"clock": MOVE, "undo": "ask"})
        assert not await world.send("Ann", type="start")
        await world.play("Ann", "play punch")
        assert not await world.send("Ann", type="undo")
        world.time.move(10)
        assert (world.shown().runs, world.shown().left) == (True, [20_000, -1])
        assert not await world.send("Bob", type="consent", yes=True)
        assert world.shown().left == [30_000, -1], "all agreed that the question begins again"

    happen(tmp_path, scene)


def test_going_back_and_forth_on_ones_own_gives_no_time(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        for left in (20_000, 10_000):
            world.time.move(10)
            assert world.shown().left == [left, -1]
            await world.play("Ann", "play punch")
            assert not await world.send("Ann", type="undo")
            assert world.shown().left == [left, -1]
        assert not await world.send("Ann", type="redo")
        assert not await world.send("Ann", type="undo")
        assert world.shown().left == [10_000, -1]
        assert (await world.ring(11))[-1] == {"type": "time_up", "seat": 0, "out": "answer"}

    happen(tmp_path, scene)


def test_handing_over_and_taking_back_gives_no_time(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        world.time.move(29)
        async with world.room.lock:  # the bot does not come to answer
            await world.room.change_table(world.room.table.played_by(0, STAND_IN))
            await world.room.change_table(world.room.table.take_back("ann"))
        assert world.shown().left == [1000, -1]

    happen(tmp_path, scene)


def test_what_ran_out_is_answered_by_the_bot_before_its_player_comes_back(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(ClockSetting(per="move", time=30, out="nobody"))
        await world.ring(31)
        async with world.room.lock:
            await world.room.change_table(world.room.table.played_by(0, STAND_IN))
            with pytest.raises(Sorry, match="the bot answers it first"):
                world.room.table.take_back("ann")
        await world.until(lambda: world.number > 0)
        assert not await world.send("Ann", type="take_back")

    happen(tmp_path, scene)


def test_a_bot_gives_the_answer_of_who_lets_it_run_out_and_takes_the_seat_the_third_time(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        world.time.move(30.5)
        await asyncio.sleep(0)
        assert world.number == 0, "an answer may be on its way for a second"
        for answers in (1, 2):
            heard = await world.ring(31)
            assert heard[-1] == {"type": "time_up", "seat": 0, "out": "answer"}
            assert world.number == answers
            assert world.room.table.seats[0].human
            if world.asked:
                await world.play("Bob", "end")
        while world.asked:
            await world.play("Bob", "end")
        heard = await world.ring(31)
        assert heard[-1] == {"type": "time_up", "seat": 0, "out": "seat"}
        assert world.room.table.seats[0].bot == STAND_IN

    happen(tmp_path, scene)


def test_who_answers_in_time_begins_to_count_anew(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        await world.ring(31)
        await world.ring(31)
        assert world.asked == 0
        await world.play("Ann", "end")
        await world.play("Bob", "end")
        assert (await world.ring(31))[-1]["out"] == "answer"

    happen(tmp_path, scene)


def test_a_bot_takes_the_seat_until_its_player_takes_it_back(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(GAME)
        heard = await world.ring(600 + 5 + 2)
        assert heard[-1] == {"type": "time_up", "seat": 0, "out": "seat"}
        assert [seat.bot for seat in world.room.table.seats] == [STAND_IN, ""]
        await world.until(lambda: world.asked == 1)
        assert not await world.send("Ann", type="take_back")
        clocks = world.shown()
        assert clocks.left == [BACK * 1000, 600_000]
        await world.play("Bob", "end")
        assert world.asked == 0
        assert (await world.ring(BACK + 5 + 2))[-1] == {"type": "time_up", "seat": 0, "out": "seat"}

    happen(tmp_path, scene)


def test_where_nobody_does_anything_the_others_may_hand_over_the_seat(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(ClockSetting(per="move", time=30, out="nobody"))
        assert "is here" in await world.send("Bob", type="hand_over", seat=0)
        heard = await world.ring(31)
        assert heard[-1] == {"type": "time_up", "seat": 0, "out": "nobody"}
        clocks = world.shown()
        assert (clocks.late, clocks.left) == (True, [0, -1])
        assert world.number == 0
        assert not await world.send("Bob", type="hand_over", seat=0)
        await world.until(lambda: world.asked == 1)
        assert "is here" in await world.send("Ann", type="hand_over", seat=1)

    happen(tmp_path, scene)


def test_a_pick_of_several_cards_is_one_question(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        assert world.room.hosted is not None
        while "play vulnerability" not in world.room.hosted.game.options():
            await world.play("Ann", "end")
            await world.play("Bob", "end")
        await world.play("Ann", "play vulnerability")
        assert world.pick
        await world.ring(31)
        assert not world.pick

    happen(tmp_path, scene)


def test_bots_have_no_clock(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(GAME)
        assert not await world.send("Bob", type="hand_over", seat=1)
        clocks = world.shown()
        assert clocks.left == [600_000, -1]

    happen(tmp_path, scene)


def test_the_clocks_tell_the_same_whatever_was_dealt(tmp_path: Path) -> None:
    deals = []

    async def scene(world: Timed) -> None:
        await world.begin(GAME)
        assert world.room.hosted is not None
        told: list[Message] = []
        for turn in range(6):
            world.time.move(7)
            told += await world.heard(("Ann", "Bob")[turn % 2], "end")
        assert [each["seat"] for each in told] == [1, 0, 1, 0, 1, 0]
        deals.append((world.room.hosted.game.digest, told))

    for number in range(3):
        happen(tmp_path / str(number), scene)
    assert len({digest for digest, _ in deals}) == 3
    assert all(told == deals[0][1] for _, told in deals)


# One device for several


BESIDE = [p.SeatWish(who="me"), p.SeatWish(who="here", name="Bob")]


def test_where_all_share_a_device_the_clock_stands_until_the_curtain_is_lifted(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.open("Ann", settings={"clock": GAME}, seats=BESIDE, start=True)
        world.time.move(1000)
        assert (world.shown().runs, world.shown().left) == (False, [600_000, 600_000])
        assert not await world.send("Ann", type="curtain", seat=0, lifted=True)
        world.time.move(15)
        await world.play("Ann", "end")
        world.time.move(1000)
        clocks = world.shown()
        assert (clocks.seat, clocks.runs, clocks.left) == (1, False, [590_000, 600_000])
        assert not await world.send("Ann", type="curtain", seat=1, lifted=True)
        heard = await world.ring(600 + 5 + 2)
        assert heard[-1] == {"type": "time_up", "seat": 1, "out": "seat"}
        await world.until(lambda: world.asked == 0)
        assert world.room.table.curtain_of("ann") == 0, "the bot played for Bob, and the device goes to Ann"
        assert not await world.send("Ann", type="curtain", seat=1, lifted=False)
        assert not await world.send("Ann", type="curtain", seat=1, lifted=True)
        assert not await world.send("Ann", type="take_back")
        assert world.shown().left == [590_000, BACK * 1000]

    happen(tmp_path, scene)


def test_while_people_elsewhere_wait_the_clock_runs_behind_the_curtain_too(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        seats = [*BESIDE, p.SeatWish(who="open")]
        await world.open("Ann Bob Cleo", settings={"clock": MOVE, "players": 3}, seats=seats)
        assert not await world.send("Ann", type="start")
        world.time.move(10)
        assert (world.shown().runs, world.shown().left) == (True, [20_000, -1, -1])
        heard = await world.ring(21)
        assert heard[-1] == {"type": "time_up", "seat": 0, "out": "answer"}

    happen(tmp_path, scene)


# What is kept


async def leave(world: Timed, *names: str) -> None:
    for name in names:
        world.room.remove_client(world.people.pop(name))
        await time_out.stop_clock(world.room)


def test_a_clock_stands_while_nobody_who_plays_is_here_and_goes_on_from_there(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE, "Ann Bob Eve")
        world.time.move(10)
        await leave(world, "Bob")
        world.time.move(5)
        clocks = world.shown()
        assert (clocks.runs, clocks.left) == (True, [15_000, -1]), "one of two is still here"
        await leave(world, "Ann")
        world.time.move(1000)
        rooms = rooms_over(Store(world.target), world.time)
        async with rooms.use_table(world.room.id) as room:
            clocks = shown(room)
            assert (clocks.runs, clocks.left) == (False, [15_000, -1])
            await room.add_client(Connection(Person("ann", "Ann")), 0)
            world.time.move(1)
            clocks = shown(room)
            assert (clocks.runs, clocks.left) == (True, [14_000, -1])
        await rooms.close()
        await rooms.store.close()

    happen(tmp_path, scene)


def test_after_a_server_that_was_killed_the_question_begins_from_what_was_written(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(GAME)
        world.time.move(65)
        await world.play("Ann", "end")
        world.time.move(100)
        rooms = rooms_over(Store(world.target), world.time)
        async with rooms.use_table(world.room.id) as room:
            await room.add_client(Connection(Person("bob", "Bob")), 0)
            clocks = shown(room)
            assert (clocks.seat, clocks.runs, clocks.left) == (1, True, [540_000, 600_000])
        await rooms.close()
        await rooms.store.close()

    happen(tmp_path, scene)


def test_days_go_by_though_the_server_stands_and_nobody_looks(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(DAYS)
        await world.play("Ann", "end")
        await leave(world, "Ann", "Bob")
        await world.exits.aclose()
        assert await world.store.list_deadlines() == [(world.room.id, EPOCH + 3 * DAY)]
        await world.rooms.close()
        world.time.move(2 * DAY)
        rooms = world.rooms = rooms_over(world.store, world.time)
        await rooms.watch_deadlines()
        assert not rooms.rooms, "nothing is loaded before its time"
        world.time.move(DAY - 10)
        assert not rooms.rooms
        world.time.move(12)
        await world.until(lambda: world.room.id in rooms.rooms)
        await world.until(lambda: not rooms.rooms)
        async with rooms.use_table(world.room.id) as room:
            assert [seat.bot for seat in room.table.seats] == ["", STAND_IN]
            assert room.hosted is not None
            assert room.hosted.state.ask is not None
            assert room.hosted.state.ask.seat == 0, "the bot has played on though nobody looks"
        assert [at for _, at in await world.store.list_deadlines()] == [pytest.approx(EPOCH + 6 * DAY, abs=10)]

    happen(tmp_path, scene)


def test_bots_play_on_alone_where_people_have_days(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.open("Ann Bob Cid", settings={"players": 3, "clock": DAYS})
        assert not await world.send("Ann", type="start")
        assert not await world.send("Bob", type="stand")
        await leave(world, "Ann", "Bob", "Cid")
        ann = world.people["Ann"] = Connection(Person("ann", "Ann"))
        await world.room.add_client(ann, 0)
        assert world.room.hosted is not None
        world.room.remove_client(world.people.pop("Ann"))
        ahead = world.room.hosted.fork()
        ahead.give_answer("end", 0)
        await world.room.go_on(ahead, [])
        world.room.wake()
        await world.until(lambda: world.asked == 2)

    happen(tmp_path, scene)


def test_what_cannot_be_written_down_when_time_is_up_is_tried_again(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(MOVE)
        before = await world.stands()
        world.disk.left = 0
        world.drain()
        world.time.move(32)
        await world.until(lambda: world.disk.refused > 0)
        world.disk.left = None
        async with world.room.lock:
            assert await world.stands() == before
        assert not any(world.drain().values())
        assert (await world.ring(6))[-1]["type"] == "time_up"
        assert world.number == 1

    happen(tmp_path, scene)


def test_a_clock_is_looked_after_again_when_the_database_was_away(tmp_path: Path) -> None:
    async def scene(world: Timed) -> None:
        await world.begin(DAYS)
        await leave(world, "Ann", "Bob")
        await world.exits.aclose()
        real, asked = world.store.load_table, []

        async def away(id: str) -> None:
            asked.append(id)
            raise OperationalError("", None, Exception("the connection is lost"))

        world.store.load_table = away  # type: ignore[method-assign]
        world.time.move(3 * DAY + 2)
        await world.until(lambda: bool(asked))
        await asyncio.sleep(0)
        world.store.load_table = real  # type: ignore[method-assign]
        world.time.move(RETRY)
        await world.until(lambda: world.room.id in world.rooms.rooms)
        await world.until(lambda: not world.rooms.rooms)
        async with world.rooms.use_table(world.room.id) as room:
            assert [seat.bot for seat in room.table.seats] == [STAND_IN, ""]

    happen(tmp_path, scene)


# Over the wire


def test_a_clock_that_makes_no_sense_is_refused(server: Server) -> None:
    ann = Guest(server, "Ann")
    for clock, words in (
        ({"per": "move", "time": 2}, "A clock gives 5 to 3,600 seconds for each answer; 2 were asked for."),
        ({"per": "game", "time": 500}, "A clock gives 1 to 240 minutes for a game; 500 were asked for."),
        ({"per": "days", "time": 15}, "A clock gives 1 to 14 days for each answer; 15 were asked for."),
        ({"per": "game", "time": 5, "delay": 61}, "Each question can have 0 to 60 free seconds"),
        ({"per": "move", "time": 30, "delay": 5}, "Only a clock for the whole game"),
        ({"per": "year", "time": 1}, "year"),
    ):
        assert words in ann.refused(settings={"clock": clock})


def test_my_tables_say_how_long_a_correspondence_waits(server: Server) -> None:
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    table = ann.make(settings={"clock": msgspec.to_builtins(DAYS)})
    with ann.at(table) as host, bob.at(table) as guest:
        guest.change(type="sit", seat=1)
        host.change(type="start")
        host.expect("clocks")
        assert host.messages[-1]["runs"]
    (row,) = [row for row in ann.get("/api/tables")["yours"] if row["id"] == table]
    assert 0 <= 3 * DAY - row["left"] < DAY


def test_times_know_nobody_before_the_first_question() -> None:
    assert Times().seconds_left(ClockSetting(per="move", time=9), 0, 5.0) == 9
