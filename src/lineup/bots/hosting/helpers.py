"""Spare cores for the searches of one game: helper processes that try the same answers in further worlds.

A helper gets the choice of game when it begins, and for each decision a game dealt anew from what the seat may know:
what the seat may not see never comes there. It tries the answers in worlds of its own and says what came of them, until
it is told to stop or its time is over. Helpers are started with the first decision and are gone with their game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from lineup.bots.hosting.registry import Bot, make_bot
from lineup.bots.quick.quick_play import QuickPlay
from lineup.bots.search.guide import PlannerGuide, SearchGuide
from lineup.bots.search.native_trials import begin_native_trials
from lineup.bots.search.trials import TrialRows, judge_games, play_on
from lineup.engine.definitions import Setup
from lineup.engine.saving import from_json, to_json
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise, view
from lineup.game import Game
from lineup.games import Choice, build_setup
from lineup.running.children import Child, count_cores
from lineup.running.limits import Limits

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

HELP: Final = Limits(processes=7, niceness=5)  # for one game
WORLDS_TOLD: Final = 4  # of machine code at once: a report wakes whoever waits for it
GONE: Final = (EOFError, OSError)  # what is raised where nobody is at the other end


class HelperJob(NamedTuple):
    """A decision for a helper to try; made of plain data."""

    number: int  # what is said of it goes by this
    bot: str
    seat: int
    state: dict[str, Any]  # a game dealt anew from what the seat may know
    kind: str  # of the question
    options: tuple[tuple[Any, ...], ...]
    seed: str
    seconds: float


def count_spare_cores() -> int:
    """Return the number of helpers one game may have: the cores of this process, less one."""
    return min(count_cores() - 1, HELP.processes)


@contextmanager
def lent(game: Game, bots: Iterable[Bot], count: int | None = None) -> Iterator[None]:
    """Lend the spare cores, or `count` of them, to those bots of a game that can use them.

    For games that somebody waits for and that have the machine for themselves; whoever plays many games at once gives
    each core one of them. Cards that come from no file here (`choice.loaded`) are not sent, and nobody helps with them.
    """
    count = count_spare_cores() if count is None else count
    helpers = Helpers(game.choice, game.state.setup.content, 0 if game.choice.loaded else count)
    for bot in bots:
        lend = getattr(bot, "lend_helpers", None)
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
        self._children: list[Child] = []
        self._number = 0

    def begin_trials(
        self, bot: str, seen: View, ask: Ask, options: Sequence[Option], seed: str, seconds: float
    ) -> None:
        """Let every helper try the answers to a question, for `seconds` at most."""
        self._number += 1
        if not self._children:
            self._children = [Child(serve_game, *self._game, niceness=HELP.niceness) for _ in range(self.count)]
            self._waiting = [child.line for child in self._children]
        for line in list(self._waiting):
            if line.poll():
                self._waiting.remove(line)
                with suppress(*GONE):
                    line.recv()
                    self._lines.append(line)
        if self._lines:
            rows = tuple(option.to_row() for option in options)
            world = to_json(determinise(seen, f"{seed} helped"))
            for n in range(len(self._lines)):
                mine = f"{seed} helper {n}"
                self._send_to(n, HelperJob(self._number, bot, seen.seat, world, ask.kind, rows, mine, seconds))

    def take_results(self) -> list[TrialRows]:
        """Return the results that have arrived since the last call."""
        found: list[TrialRows] = []
        for line in list(self._lines):
            try:
                while line.poll():
                    number, which, values = line.recv()
                    if number == self._number:
                        found.append(TrialRows(which, values))
            except GONE:
                self._lines.remove(line)
        return found

    def keep_answers(self, running: Sequence[int]) -> None:
        """Try only these answers from now on."""
        for n in range(len(self._lines)):
            self._send_to(n, tuple(running))

    def end_trials(self) -> None:
        """Stop all trials: the decision is made."""
        self._number += 1
        for n in range(len(self._lines)):
            self._send_to(n, None)

    def close(self) -> None:
        """End all processes and wait until they are gone."""
        for line in (*self._lines, *self._waiting):
            line.close()
        for child in self._children:
            child.end()
        self._lines, self._waiting, self._children, self.count = [], [], [], 0

    def _send_to(self, n: int, what: HelperJob | tuple[int, ...] | None) -> None:
        with suppress(*GONE):  # `take_results` finds out that it is gone
            self._lines[n].send(what)


def serve_game(line: Connection[Any, Any], choice: Choice, content: str) -> None:
    """Do the work of a helper process: try the answers of one job after another until the game ends."""
    setup = build_setup(choice)
    if setup.content != content:
        return
    with suppress(*GONE):
        line.send(None)
        told: Any = None
        while True:
            told = try_answers(line, setup, told) if isinstance(told, HelperJob) else line.recv()


def try_answers(line: Connection[Any, Any], setup: Setup, job: HelperJob) -> HelperJob | None:
    """Try the answers of a job and report the results; return another job if one came in the meantime."""
    seen = view(from_json(setup, job.state), job.seat)
    options = tuple(Option(*row) for row in job.options)
    ask = Ask(job.seat, cast(Any, job.kind), options)
    guide = cast(SearchGuide, cast(Any, make_bot(job.bot, job.seat, "")).guide)
    play, until = guide.make_play(seen), guide.judging_turns(seen)
    running = tuple(range(len(options)))
    number = 0
    native = begin_native_trials(seen, play) if type(guide) is PlannerGuide and type(play) is QuickPlay else None
    over = monotonic() + job.seconds
    while monotonic() < over:
        rows: list[list[float]] = []
        while native is not None and len(rows) < WORLDS_TOLD:
            tried = [options[each] for each in running]
            found = native.try_answers(f"{job.seed} {number}", tried, job.kind == "assist", until[0])
            if found is None:  # Python goes on
                native = None
            else:
                number += 1
                rows.append(found[0])
        states: list[State] = []
        while not rows and (not states or len(states) < guide.batch):
            world = determinise(seen, f"{job.seed} {number}")
            number += 1
            for each in running:
                states += play_on(play, world.clone(), ask, options[each], until)
        if states:
            values, count = judge_games(guide, seen, states, len(until)), len(running)
            rows = [values[n : n + count] for n in range(0, len(values), count)]
        line.send((job.number, running, rows))
        while line.poll():
            told: HelperJob | tuple[int, ...] | None = line.recv()
            if told is None or isinstance(told, HelperJob):
                return told
            running = told
    return None
