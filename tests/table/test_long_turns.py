"""A bot that finds no end of its turn holds up nobody: its turn is ended for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest

from lineup.bots import Clock
from lineup.bots.hosting.programs import BotFault, run_in_thread
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.language.sets import box
from lineup.running.limits import Limits
from lineup.table.room import bot_players
from lineup.table.wire.protocol import SeatWish
from lineup.table.workers.advice_pool import AdviceFailed, GameDescription
from tests.bots.installing import FIRST, install, installed
from tests.harness.rule import rule
from tests.table.test_faults import World, happen

HEROES = [card.id for card in box("heroes-unite").cards if card.stack == "super_hero"]
SIFTING = '[set]\nid = "sifting"\n' + "".join(
    f'[[card]]\noverrides = "heroes-unite/{id}"\ntext = "Discard a card: Draw a card."\n' for id in HEROES
)


class Fond:
    """A bot that uses abilities as long as it can."""

    name = "fond"
    blind = True

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        used = [option for option in ask.options if option.verb == "use"]
        return used[0] if used else ask.options[0]


@rule("COMMON-PAY-02")
def test_the_turn_of_a_bot_that_was_asked_too_often_ends(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.workers.asking.ASKED_AT_TABLE", 30)
    monkeypatch.setattr(bot_players, "make_bot", lambda *_: Fond())

    async def scene(world: World) -> None:
        settings = {"custom": [SIFTING], "rules": {"first_player": "1"}}
        await world.open("Ann", settings=settings, seats=[SeatWish(who="me"), SeatWish(who="casual")], start=True)
        await asyncio.gather(*world.rooms.bot_players._tasks.values())
        hosted = world.room.hosted
        assert hosted is not None
        answers = hosted.game.answers
        assert (hosted.state.active, answers[-1].split()[:2]) == (0, ["1", "end"])
        assert 30 <= len(answers) <= 32
        assert sum(" use " in answer for answer in answers) > 10

    happen(target, scene)


class Thinkers:
    """Processes where bots think, which give the last answer, or die so often before."""

    def __init__(self, deaths: int = 0) -> None:
        self.jobs: list[dict[str, Any]] = []
        self.deaths = deaths

    async def run_job(self, game: GameDescription, job: dict[str, Any]) -> dict[str, Any]:
        self.jobs.append(job)
        await asyncio.sleep(0)
        if len(self.jobs) <= self.deaths:
            raise AdviceFailed("it died")
        return {"option": -1}

    async def close(self) -> None: ...


@pytest.mark.parametrize("deaths", [0, 1, 2])
def test_a_bot_that_takes_its_time_thinks_in_a_process_and_the_stand_in_plays_where_none_lives(
    target: str, deaths: int, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = Thinkers(deaths)

    async def scene(world: World) -> None:
        world.rooms.server.players = thinkers  # type: ignore[assignment]
        seats = [SeatWish(who="me"), SeatWish(who="master")]
        await world.open("Ann", settings={"rules": {"first_player": "1"}}, seats=seats, start=True)
        await asyncio.gather(*world.rooms.bot_players._tasks.values())
        hosted = world.room.hosted
        assert hosted is not None
        assert hosted.state.active == 0
        assert {(job["do"], job["bot"], job["seat"]) for job in thinkers.jobs} == {("answer", "master", 1)}
        assert deaths < 2 or len(thinkers.jobs) == 2, "the stand-in plays on"

    happen(target, scene)
    assert bool(caplog.records) == (deaths == 2)


@pytest.mark.parametrize(
    "source",
    [
        FIRST.replace("ask.options[0]", "ask.options[99]"),
        FIRST.replace("ask.options[0]", "exit()"),
        FIRST.replace("ask.options[0]", "7"),
        FIRST.replace("ask.options[0]", "threading.Event().wait()"),
        FIRST.replace("pass", "raise SystemExit"),
        FIRST.replace("pass", "threading.Event().wait()"),
        FIRST.replace("    blind = True", "    blind = property(lambda self: 1 / 0)"),
    ],
)
def test_where_a_bot_of_another_package_fails_or_hangs_the_stand_in_plays_on(
    source: str, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("lineup.table.room.bot_players.STRANGERS", Limits(answer=0.2))
    install(tmp_path, f"failing-bots-{abs(hash(source))}", f"import threading\n{source}", first="First")

    async def scene(world: World) -> None:
        seats = [SeatWish(who="me"), SeatWish(who="first")]
        await world.open("Ann", settings={"rules": {"first_player": "1"}}, seats=seats, start=True)
        await asyncio.gather(*world.rooms.bot_players._tasks.values())
        hosted = world.room.hosted
        assert hosted is not None
        assert hosted.state.active == 0
        assert len(hosted.game.answers) > 2

    with installed(tmp_path):
        happen(target, scene)
    failed = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert failed
    assert all(each.startswith("the bot first failed at table ") for each in failed)


def test_a_bot_of_another_package_thinks_beside_the_event_loop(target: str, tmp_path: Path) -> None:
    source = "THREADS = []\n" + FIRST.replace(
        "return ask", "import threading; THREADS.append(threading.current_thread())\n        return ask"
    )
    install(tmp_path, "pondering-bots", source, first="First")

    async def scene(world: World) -> None:
        seats = [SeatWish(who="me"), SeatWish(who="first")]
        await world.open("Ann", settings={"rules": {"first_player": "1"}}, seats=seats, start=True)
        await asyncio.gather(*world.rooms.bot_players._tasks.values())
        threads = __import__("pondering_bots").THREADS
        assert threads
        assert current_thread() not in threads

    with installed(tmp_path):
        happen(target, scene)


def test_a_thread_that_does_not_come_back_is_left_to_itself() -> None:
    gate = Event()

    async def scene() -> None:
        assert await run_in_thread(lambda: 7, 60) == 7
        with pytest.raises(BotFault, match=r"It did not answer within 0\.01 s\."):
            await run_in_thread(gate.wait, 0.01)
        with pytest.raises(BotFault, match="ZeroDivisionError: division by zero"):
            await run_in_thread(lambda: 1 / 0, 60)

    asyncio.run(scene())
    gate.set()
