"""An evening of the club: a plan made from a seed, its people and its faults, and what came of it."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from lineup.running.world import live_in
from lineup.table.store.opening import prepare_database
from tools.club.disk import Disk, Reader
from tools.club.loop import ClubLoop, ClubWorld, NothingLeft
from tools.club.oracles import LogWatch, Witness, list_leftovers
from tools.club.people import MORNING, Person
from tools.club.servers import ClubServer, Cut, Line

FAULTS: Final = ("kill", "restart", "pause", "cut", "half-open", "slow", "disk", "clock")
MEMORY: Final = Path("/dev/shm")
LEAVING: Final = 60.0  # and until nothing is left of people who went


@dataclass(frozen=True)
class Plan:
    """What an evening is like. The seed decides all that is not said here."""

    seed: int
    people: int
    tables: int
    seconds: float
    faults: tuple[str, ...] = FAULTS
    between: float = 15.0  # seconds between two faults, on average
    quiet: float = 60.0  # seconds without faults at the end, in which everything must heal
    pace: float = 2.0  # answers a second of somebody who is asked
    mischief: tuple[bool, ...] = (False, True)  # kinds of people
    others: tuple[str, ...] = ("open", "open", "random", "casual", "planner")

    def __str__(self) -> str:
        kinds = " ".join(self.faults) or "no faults"
        return f"seed {self.seed}: {self.people} people, {self.tables} tables, {self.seconds:.0f} s, {kinds}"


def make_plan(seed: int) -> Plan:
    """Make the plan of a seed: large and small evenings, with any of the faults."""
    dice = Random(f"plan {seed}")
    tables = dice.randint(1, 6)
    faults = tuple(each for each in FAULTS if dice.random() < 0.6)
    return Plan(
        seed=seed,
        people=dice.randint(2, 3 * tables),
        tables=tables,
        seconds=dice.choice((60.0, 120.0, 240.0)),
        faults=faults,
        between=dice.choice((4.0, 8.0, 20.0)),
        pace=dice.choice((0.5, 2.0, 5.0)),
        others=("open", "open", "random", "casual", "planner", *(("search",) if dice.random() < 0.2 else ())),
    )


@dataclass
class Report:
    """What came of an evening."""

    plan: Plan
    violations: list[str] = field(default_factory=list)
    answers: int = 0
    announced: int = 0
    faults: int = 0
    trace: str = ""  # a digest of everything that was told, and when
    simulated: float = 0.0
    took: float = 0.0
    story: list[str] = field(default_factory=list)  # the faults, in order


@cache
def blank_database() -> bytes:
    """The content of a database that nobody has used."""
    with tempfile.TemporaryDirectory() as folder:
        prepare_database(str(Path(folder) / "tables.db"))
        return (Path(folder) / "tables.db").read_bytes()


class Evening:
    """The servers, the people, and the time."""

    def __init__(self, plan: Plan, loop: ClubLoop, folder: Path, dice: Random) -> None:
        self.plan, self.loop, self.dice = plan, loop, dice
        file = folder / "tables.db"
        file.write_bytes(blank_database())
        self.disk = Disk(file, Random(f"disk {plan.seed}"))
        self.witness = Witness(loop, Reader(file))
        self.server = ClubServer(loop, self.disk, Random(f"server {plan.seed}"), self._announce)
        self.over = False
        self.is_faulty = False
        self.healthy_since = 0.0
        self.report = Report(plan)
        self.trace = hashlib.blake2b(digest_size=8)

    def _announce(self, line: Line, text: str) -> None:
        self.trace.update(f"{self.loop.time():.6f}{text}".encode())
        self.witness.hear(line, text)

    async def run(self, to_first: bool) -> None:
        """Spend the evening, or only the time until something happens that must never happen."""
        evening = self.loop.create_task(self._spend())
        if to_first:
            blamed = self.loop.create_task(self.witness.blamed.wait())
            await asyncio.wait({evening, blamed}, return_when=asyncio.FIRST_COMPLETED)
            blamed.cancel()
            if not evening.done():
                return
        await evening

    async def _spend(self) -> None:
        await self.server.start()
        people = [
            Person(self, number, Random(f"person {self.plan.seed} {number}")) for number in range(self.plan.people)
        ]
        async with asyncio.timeout(MORNING):
            for each in people:
                await each.arrive()
            tables = [await people[number % len(people)].make_table() for number in range(self.plan.tables)]
        stays = []
        for number, table in enumerate(tables):
            here = {people[number % len(people)], *self.dice.sample(people, min(2, len(people)))}
            for person in sorted(here, key=lambda each: each.number):
                for _ in range(1 + (self.dice.random() < 0.15)):  # some with two tabs
                    stays.append(self.loop.create_task(person.stay(table)))
        faults = self.loop.create_task(self._cause_faults())
        await asyncio.sleep(self.plan.seconds)
        faults.cancel()
        await asyncio.gather(faults, return_exceptions=True)
        await self._heal()
        await asyncio.sleep(self.plan.quiet)
        self.over = True
        for outcome in await asyncio.gather(*stays, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome
        for line in list(self.server.lines.values()):
            line.end()
        await asyncio.sleep(LEAVING)
        for left in list_leftovers(self.server):
            self.witness.blame(f"nobody is there any more, and still there are {left}")
        async with asyncio.timeout(MORNING):
            await self.server.stop()
        self.witness.check_stories()

    # Faults

    async def _cause_faults(self) -> None:
        dice = Random(f"faults {self.plan.seed}")
        causes: dict[str, Callable[[Random], Any]] = {
            "kill": self._kill,
            "restart": self._restart,
            "pause": self._pause,
            "cut": self._cut,
            "half-open": self._leave_half_open,
            "slow": self._slow_down,
            "disk": self._fail_disk,
            "clock": self._set_clock,
        }
        while self.plan.faults:
            await asyncio.sleep(dice.expovariate(1 / self.plan.between))
            kind = dice.choice(self.plan.faults)
            self.report.faults += 1
            self.report.story.append(f"{self.loop.time():.2f} s: {kind}")
            self.is_faulty = True
            await causes[kind](dice)
            await self._heal()

    async def _heal(self) -> None:
        """End all faults."""
        self.disk.failing = 0.0
        self.server.slowness = 1.0
        if self.server.host.paused:
            self.server.wake()
        while not self.server.up:
            try:
                await self.server.start()
            except Cut:
                await asyncio.sleep(1)
        self.is_faulty = False
        self.healthy_since = self.loop.time()

    async def _kill(self, dice: Random) -> None:
        self.server.kill()
        await asyncio.sleep(dice.random() * 3)

    async def _restart(self, dice: Random) -> None:
        await self.server.stop()

    async def _pause(self, dice: Random) -> None:
        self.server.pause()
        await asyncio.sleep(dice.random() * 10)

    async def _cut(self, dice: Random) -> None:
        for line in self._some_lines(dice):
            line.end(dice.random())

    async def _leave_half_open(self, dice: Random) -> None:
        """Cut connections so that the server notices only much later."""
        for line in self._some_lines(dice):
            line.end(dice.uniform(5, 30))

    def _some_lines(self, dice: Random) -> list[Line]:
        return [line for line in list(self.server.lines.values()) if dice.random() < 0.5]

    async def _slow_down(self, dice: Random) -> None:
        self.server.slowness = dice.choice((10.0, 60.0))
        await asyncio.sleep(dice.random() * 8)

    async def _fail_disk(self, dice: Random) -> None:
        self.disk.failing = dice.choice((0.02, 0.3, 1.0))
        await asyncio.sleep(dice.random() * 6)

    async def _set_clock(self, dice: Random) -> None:
        self.server.host.drift += dice.choice((-3600.0, -1.0, 1.0, 3600.0))


def run_evening(plan: Plan, to_first: bool = False) -> Report:
    """Run an evening; the same plan always comes to the same report, but for the time it took.

    `to_first` ends it with the first violation.
    """
    start = time.perf_counter()
    with ExitStack() as until:
        folder = Path(until.enter_context(tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)))
        loop = ClubLoop(Random(f"loop {plan.seed}"))
        until.callback(loop.close)
        until.enter_context(_watch_clocks(lambda: evening.witness))
        until.enter_context(live_in(ClubWorld(loop, Random(f"chance {plan.seed}"))))
        asyncio.set_event_loop(loop)
        until.callback(asyncio.set_event_loop, None)
        evening = Evening(plan, loop, folder, Random(f"evening {plan.seed}"))
        watch = LogWatch(evening.witness)
        logger = logging.getLogger("lineup")
        before = logger.propagate
        logger.addHandler(watch)
        logger.propagate = False
        try:
            loop.run_until_complete(evening.run(to_first))
        except NothingLeft as error:
            evening.witness.blame(str(error))
        except TimeoutError:
            evening.witness.blame("nobody could come in, or the server does not end")
        finally:
            report = evening.report
            report.violations = evening.witness.violations[:]
            report.answers, report.announced = evening.witness.answers, evening.witness.announced
            report.trace = evening.trace.hexdigest()
            report.simulated = loop.time()
            evening.server.announce = lambda *_: None  # what is swept up may speak once more
            logger.removeHandler(watch)
            _sweep_up(loop)
            logger.propagate = before
            evening.witness.reader.close()
    report.took = time.perf_counter() - start
    return report


@contextmanager
def _watch_clocks(witness: Callable[[], Witness]) -> Iterator[None]:
    """Blame whatever part of the table reads the machine's clock instead of the world's."""

    def watch(read: Callable[[], float]) -> Callable[[], float]:
        def read_watched() -> float:
            caller = sys._getframe(1).f_globals["__name__"]
            if caller.startswith(("lineup.table.", "tools.club.breaking")):
                witness().blame(f"{caller} reads the machine's clock")
            return read()

        return read_watched

    with patch("time.monotonic", watch(time.monotonic)), patch("time.time", watch(time.time)):
        yield


def _sweep_up(loop: ClubLoop) -> None:
    """End what dead processes were about to do, without a word."""
    loop.set_exception_handler(lambda *_: None)
    logging.disable()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for task in asyncio.all_tasks(loop):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            with suppress(BaseException):  # whatever its end meets in a world that is no more
                task.get_coro().close()
        gc.collect()
    logging.disable(logging.NOTSET)


def shrink(plan: Plan, fails: Callable[[Plan], bool]) -> Plan:
    """Return the smallest plan found that still fails: fewer kinds of faults, people, tables, seconds."""
    found = True
    while found:
        found = False
        for smaller in _list_smaller(plan):
            if fails(smaller):
                plan, found = smaller, True
                break
    return plan


def _list_smaller(plan: Plan) -> list[Plan]:
    smaller = [replace(plan, faults=tuple(other for other in plan.faults if other != each)) for each in plan.faults]
    smaller.insert(0, replace(plan, faults=()))
    if plan.tables > 1:
        smaller += [replace(plan, tables=1), replace(plan, tables=plan.tables - 1)]
    if plan.people > 1:
        smaller += [replace(plan, people=max(1, plan.people // 2)), replace(plan, people=plan.people - 1)]
    if plan.seconds > 5:
        smaller.append(replace(plan, seconds=plan.seconds / 2))
    if any(plan.mischief):
        smaller.append(replace(plan, mischief=(False,)))
    return [each for each in dict.fromkeys(smaller) if each != plan]
