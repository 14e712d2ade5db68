"""Spare cores for the searches of one game: helper processes that try the same answers in further worlds.

A helper gets the choice of game when it begins, and for each decision a game dealt anew from what the seat may know:
what the seat may not see never comes there. It tries the answers in worlds of its own and says what came of them, until
it is told to stop or its time is over. Helpers are started with the first decision and are gone with their game.

Not compiled: processes can be started only from Python that has frames.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from lineup.bots.hosting.programs import die_with_parent, interrupts_ignored
from lineup.bots.hosting.registry import Bot, make_bot
from lineup.bots.search.guide import Guide
from lineup.bots.search.trials import Rows, judged, play_on
from lineup.engine.definitions import Setup
from lineup.engine.saving import from_json, to_json
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise, view
from lineup.game import Game
from lineup.games import Choice, build

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

MOST: Final = 7  # helpers of one game
COURTESY: Final = 5  # the niceness of a helper: whoever else wants the cores comes first
GONE: Final = (EOFError, OSError)  # what is raised where nobody is at the other end


class Job(NamedTuple):
    """A decision to help with; plain data all of it."""

    number: int  # what is said of it goes by this
    bot: str
    seat: int
    state: dict[str, Any]  # a game dealt anew from what the seat may know
    kind: str  # of the question
    options: tuple[tuple[Any, ...], ...]
    seed: str
    seconds: float


def spare_cores() -> int:
    """How many helpers one game may have: the cores of this process but one."""
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(found - 1, MOST)


@contextmanager
def lent(game: Game, bots: Iterable[Bot], count: int | None = None) -> Iterator[None]:
    """Lend the spare cores, or so many, to those bots of a game that have a use for them.

    For games that somebody waits for and that have the machine for themselves; whoever plays many games at once gives
    each core one of them. Cards that come from no file here (`choice.loaded`) are not sent, and nobody helps with them.
    """
    count = spare_cores() if count is None else count
    helpers = Helpers(game.choice, game.state.setup.content, 0 if game.choice.loaded else count)
    for bot in bots:
        lend = getattr(bot, "lend", None)
        if lend is not None and helpers.count > 0:
            lend(helpers)
    try:
        yield
    finally:
        helpers.close()


class Helpers:
    """The helpers of one game, as its searches use them."""

    def __init__(self, choice: Choice, content: str, count: int) -> None:
        self.count = count
        self._game = (choice, content)
        self._waiting: list[Connection[Any, Any]] = []  # lines of helpers that are not there yet
        self._lines: list[Connection[Any, Any]] = []
        self._processes: list[SpawnProcess] = []
        self._number = 0

    def begin(self, bot: str, seen: View, ask: Ask, options: Sequence[Option], seed: str, seconds: float) -> None:
        """Let all who are there try the answers to a question, for so long at most."""
        self._number += 1
        if not self._processes:
            self._start()
        for line in list(self._waiting):
            if line.poll():
                self._waiting.remove(line)
                with suppress(*GONE):
                    line.recv()
                    self._lines.append(line)
        if self._lines:
            rows = tuple(option.row() for option in options)
            world = to_json(determinise(seen, f"{seed} helped"))
            for n in range(len(self._lines)):
                mine = f"{seed} helper {n}"
                self._tell(n, Job(self._number, bot, seen.seat, world, ask.kind, rows, mine, seconds))

    def take(self) -> list[Rows]:
        """What came of the answers since this was asked last."""
        found: list[Rows] = []
        for line in list(self._lines):
            try:
                while line.poll():
                    number, which, values = line.recv()
                    if number == self._number:
                        found.append(Rows(which, values))
            except GONE:
                self._lines.remove(line)
        return found

    def keep(self, running: Sequence[int]) -> None:
        """Try these answers alone from now on."""
        for n in range(len(self._lines)):
            self._tell(n, tuple(running))

    def end(self) -> None:
        """The decision is made."""
        self._number += 1
        for n in range(len(self._lines)):
            self._tell(n, None)

    def close(self) -> None:
        """End all processes and wait until they are gone."""
        for line in (*self._lines, *self._waiting):
            line.close()
        for process in self._processes:
            process.kill()
            process.join()
            process.close()
        self._lines, self._waiting, self._processes, self.count = [], [], [], 0

    def _start(self) -> None:
        from multiprocessing import get_context  # takes as long to load as the bots

        context = get_context("spawn")
        for _ in range(self.count):
            near, far = context.Pipe()
            process = context.Process(target=serve, args=(far, *self._game), daemon=True)
            with interrupts_ignored():
                process.start()
            far.close()
            self._waiting.append(near)
            self._processes.append(process)

    def _tell(self, n: int, what: Job | tuple[int, ...] | None) -> None:
        with suppress(*GONE):  # `take` finds out that it is gone
            self._lines[n].send(what)


def serve(line: Connection[Any, Any], choice: Choice, content: str) -> None:
    """What a helper does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    with suppress(AttributeError, OSError):  # not every system knows niceness
        os.nice(COURTESY)
    setup = build(choice)
    if setup.content != content:
        return
    with suppress(*GONE):
        line.send(None)
        told: Any = None
        while True:
            told = tried(line, setup, told) if isinstance(told, Job) else line.recv()


def tried(line: Connection[Any, Any], setup: Setup, job: Job) -> Job | None:
    """Try the answers of a job and tell what comes of them; another job, if one came."""
    seen = view(from_json(setup, job.state), job.seat)
    options = tuple(Option(*row) for row in job.options)
    ask = Ask(job.seat, cast(Any, job.kind), options)
    guide = cast(Guide, cast(Any, make_bot(job.bot, job.seat, "")).guide)
    play, until = guide.play(seen), guide.until(seen)
    running = tuple(range(len(options)))
    number = 0
    over = monotonic() + job.seconds
    while monotonic() < over:
        states: list[State] = []
        while not states or len(states) < guide.batch:
            world = determinise(seen, f"{job.seed} {number}")
            number += 1
            for each in running:
                states += play_on(play, world.clone(), ask, options[each], until)
        values = judged(guide, seen, states, len(until))
        count = len(running)
        line.send((job.number, running, [values[n : n + count] for n in range(0, len(values), count)]))
        while line.poll():
            told: Job | tuple[int, ...] | None = line.recv()
            if told is None or isinstance(told, Job):
                return told
            running = told
    return None
