"""Many games at once, stepped together on all cores: for self-play, search and learning.

    with lineup.batch.Batch(make_choice(game, 2), seeds=range(1000)) as batch:
        while not batch.over:
            batch.step([None if ask is None else 0 for ask in batch.asks])
        print(batch.results[0].scores)

Game n is the game of `new_game` with seed n, whatever the number of processes. A question that leaves no choice is
answered for you; several cards are picked in canonical order (`Ask.in_order`), so that every set is met once. A game
that comes no nearer to its end is called and scored as it stands (bots/hosting/stalemate.py).

Without an observer the games are played in machine code by threads, where the native engine is built; else in Python by
processes. `Batch.is_native` says which.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import count
from operator import index
from pickle import PicklingError, dumps
from types import TracebackType
from typing import Any, NamedTuple, Self

from lineup.bots.hosting.stalemate import StalemateWatch
from lineup.engine.definitions import Setup
from lineup.engine.machine import give_answer, start_game
from lineup.engine.queries import score_of, winning_seats
from lineup.engine.saying import say
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, view
from lineup.errors import LineUpError
from lineup.games import Choice, build_once, build_setup
from lineup.native.batches import NativeBatch
from lineup.native.exporting import Unsuitable
from lineup.running.workers import Lost, Worker, WorkerError, count_processes

Observe = Callable[[View], Any]
_numbers = count()
logger = logging.getLogger(__name__)


class BatchError(LineUpError, ValueError):
    """An impossible request to a batch; the message names the game and the value."""


class GameOutcome(NamedTuple):
    """The end of a finished game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    called: bool = False  # it came no nearer to an end and was scored as it stood


class BatchStanding(NamedTuple):
    """The state of one game: its question and the observation made there, or its outcome."""

    ask: Ask | None
    seen: Any
    outcome: GameOutcome | None


class Batch:
    """Games that are stepped together. Use it in a `with` statement, or call `close`, to release the workers."""

    def __init__(
        self,
        choice: Choice,
        seeds: Iterable[str | int],
        *,
        observe: Observe | None = None,
        processes: int | None = None,
    ) -> None:
        """Begin one game for each seed.

        `observe` is called with the view of whoever must decide, where the game is played, and what it returns is put
        into `seen`; with several processes it must be a function of a module, and return something that can be pickled.
        `processes` is the number of cores to use, all of them if None; with more than one, a script that calls this
        needs the usual `if __name__ == "__main__":`. RuleError, CardError or BatchError say what is wrong.
        """
        named = [str(seed) for seed in seeds]
        if not named:
            raise BatchError(say("error-seeds"))
        if processes is not None and processes < 1:
            raise BatchError(say("error-processes", processes=processes))
        build_setup(choice)  # says what is wrong with the choice before any process is started
        size = count_processes(processes, len(named))
        if size > 1:
            _check_observer(observe)
        self._size = len(named)
        self._open = True
        native = _begin_natively(choice, named, size) if observe is None else None
        self._games = native or _GamesInProcesses(choice, named, observe, size)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._open:
            self._open = False
            self._games.close()

    def close(self) -> None:
        """Release the workers; what was last known of the games can still be read."""
        self.__exit__(None, None, None)

    def __len__(self) -> int:
        return self._size

    @property
    def is_native(self) -> bool:
        """True if the games are played in machine code."""
        return isinstance(self._games, _GamesInLibrary)

    @property
    def option_counts(self) -> Sequence[int]:
        """The number of options of each game's question; 0 where it is over. Cheaper than `asks`."""
        return self._games.option_counts

    @property
    def asks(self) -> tuple[Ask | None, ...]:
        return tuple(standing.ask for standing in self._games.standings)

    @property
    def seen(self) -> tuple[Any, ...]:
        """The results of `observe` for each game; None where it is over."""
        return tuple(standing.seen for standing in self._games.standings)

    @property
    def results(self) -> tuple[GameOutcome | None, ...]:
        """The outcome of each game that is over; None for the others."""
        return tuple(standing.outcome for standing in self._games.standings)

    @property
    def over(self) -> bool:
        return not any(self.option_counts)

    def step(self, answers: Sequence[Option | int | None]) -> None:
        """Answer the question of every game: an option of it or its number; None where the game is over.

        BatchError, and no game goes on, if there are too few or too many answers or one is not legal.
        """
        if not self._open:
            raise BatchError(say("error-batch-closed"))
        if len(answers) != len(self):
            raise BatchError(say("error-batch-answers", games=len(self), answers=len(answers)))
        counts = self.option_counts
        self._games.step([self._pick_number(number, given, counts[number]) for number, given in enumerate(answers)])

    def _pick_number(self, number: int, given: Option | int | None, count: int) -> int:
        """The number of the option chosen, -1 for a game that is over."""
        if not count:
            if given is not None:
                raise BatchError(say("error-batch-over", number=number, given=repr(given)))
            return -1
        if isinstance(given, Option):
            ask = self._games.standings[number].ask
            if ask is None or given not in ask.options:
                raise BatchError(say("error-batch-option", number=number, given=repr(given)))
            return ask.options.index(given)
        try:
            pick = -1 if given is None or isinstance(given, bool) else index(given)
        except TypeError:
            pick = -1
        if not 0 <= pick < count:
            raise BatchError(say("error-batch-number", number=number, options=count, given=repr(given)))
        return pick


def _check_observer(observe: Observe | None) -> None:
    """BatchError unless workers can be sent it."""
    try:
        dumps(observe)
    except (PicklingError, AttributeError, TypeError):
        raise BatchError(say("error-batch-observe", observe=repr(observe))) from None


class _PythonGame:
    """One game of a batch, played in Python."""

    def __init__(self, state: State, observe: Observe | None, answers: int = 0) -> None:
        self.state = state
        self.watch = StalemateWatch(state)
        self._observe = observe
        self._answers = answers

    def answer(self, option: Option) -> None:
        give_answer(self.state, option)
        self._answers += 1

    def play_to_choice(self) -> BatchStanding:
        """Answer as long as there is no choice, and return where the game then stands."""
        state = self.state
        while (asked := state.ask) is not None and not self.watch.is_called(state, self._answers):
            ask = asked.in_order()
            if len(ask.options) > 1:
                seen = None if self._observe is None else self._observe(view(state, ask.seat))
                return BatchStanding(ask, seen, None)
            self.answer(ask.options[0])
        scores = tuple(score_of(state, seat) for seat in range(state.players))
        return BatchStanding(None, None, GameOutcome(winning_seats(state), scores, state.turn, not state.over))


class _GamesInLibrary:
    """The games of a batch in the native engine. Those that do not fit go on in Python."""

    def __init__(self, setup: Setup, seeds: Sequence[str], threads: int) -> None:
        self._setup, self._seeds = setup, seeds
        self._native = NativeBatch(setup, seeds, threads)
        self._left_behind: dict[int, tuple[_PythonGame, BatchStanding]] = {}
        self._standings: list[BatchStanding] | None = None
        self.option_counts: Sequence[int] = ()
        self._take_up([])

    @property
    def standings(self) -> list[BatchStanding]:
        if self._standings is None:
            self._standings = [self._standing_of(number) for number in range(len(self._seeds))]
        return self._standings

    def step(self, picks: Sequence[int]) -> None:
        for number, (game, standing) in self._left_behind.items():
            if standing.ask is not None:
                game.answer(standing.ask.options[picks[number]])
                self._left_behind[number] = game, game.play_to_choice()
        self._native.step(picks)
        self._take_up(picks)

    def close(self) -> None:
        self.standings  # can still be read  # noqa: B018
        self._native.close()

    def _take_up(self, picks: Sequence[int]) -> None:
        """Count the options; play in Python from now on what the native engine gave up."""
        self._standings = None
        counts = list(self._native.counts)
        if min(counts) < 0:
            for number, count in enumerate(counts):
                if count < 0:
                    if number not in self._left_behind:
                        self._left_behind[number] = self._go_on_in_python(number, picks)
                    ask = self._left_behind[number][1].ask
                    counts[number] = 0 if ask is None else len(ask.options)
        self.option_counts = counts

    def _go_on_in_python(self, number: int, picks: Sequence[int]) -> tuple[_PythonGame, BatchStanding]:
        logger.info("Game %s of a batch does not fit in the native engine; Python plays it on.", number)
        state, progress, answers = self._native.leave_behind(number)
        game = _PythonGame(state or start_game(self._setup, self._seeds[number]), None, answers)
        if state is not None:
            game.watch.resume_from(progress)
            if picks and state.ask is not None:
                game.answer(state.ask.in_order().options[picks[number]])
        return game, game.play_to_choice()

    def _standing_of(self, number: int) -> BatchStanding:
        if number in self._left_behind:
            return self._left_behind[number][1]
        if self.option_counts[number]:
            return BatchStanding(self._native.ask(number), None, None)
        return BatchStanding(None, None, GameOutcome(*self._native.outcome(number)))


def _begin_natively(choice: Choice, seeds: Sequence[str], threads: int) -> _GamesInLibrary | None:
    """Begin the games in the native engine; None where Python has to play them."""
    try:
        return _GamesInLibrary(build_once(choice), seeds, threads)
    except Unsuitable as reason:
        logger.info("Python plays these games: %s.", reason)
        return None


_Task = Callable[[], list[BatchStanding]]


class _GamesInProcesses:
    """The games of a batch in Python, shared out to processes; with one of them they are played in this process."""

    def __init__(self, choice: Choice, seeds: Sequence[str], observe: Observe | None, size: int) -> None:
        self._number = next(_numbers)
        self.standings: list[BatchStanding] = [BatchStanding(None, None, None)] * len(seeds)
        with ExitStack() as exits:
            exits.callback(_games.pop, self._number, None)
            self._workers: list[Worker[_Task] | _InProcess] = []
            for first in range(size):
                worker = Worker(_do_task) if size > 1 else _InProcess()
                exits.callback(worker.end)
                self._workers.append(worker)
                worker.give_job(partial(_begin_games, self._number, choice, observe, seeds[first::size]))
            self._gather_standings()
            self._exits = exits.pop_all()

    @property
    def option_counts(self) -> Sequence[int]:
        return [0 if standing.ask is None else len(standing.ask.options) for standing in self.standings]

    def step(self, picks: Sequence[int]) -> None:
        for first, worker in enumerate(self._workers):
            worker.give_job(partial(_go_on, self._number, picks[first :: len(self._workers)]))
        self._gather_standings()

    def close(self) -> None:
        self._exits.close()

    def _gather_standings(self) -> None:
        for first, worker in enumerate(self._workers):
            standings = worker.take_result()
            if isinstance(standings, Lost):
                raise WorkerError
            self.standings[first :: len(self._workers)] = standings


class _Games:
    """Some games of a batch, where they are played."""

    def __init__(self, choice: Choice, observe: Observe | None, seeds: Sequence[str]) -> None:
        self.games = [_PythonGame(start_game(build_once(choice), seed), observe) for seed in seeds]
        self.standings = [game.play_to_choice() for game in self.games]

    def go_on(self, picks: Sequence[int]) -> None:
        """Give each game the option picked; those that are over stay as they are."""
        for number, pick in enumerate(picks):
            ask = self.standings[number].ask
            if ask is not None:
                self.games[number].answer(ask.options[pick])
                self.standings[number] = self.games[number].play_to_choice()


_games: dict[int, _Games] = {}  # by the number of their batch: in a worker only one


def _begin_games(batch: int, choice: Choice, observe: Observe | None, seeds: Sequence[str]) -> list[BatchStanding]:
    _games[batch] = _Games(choice, observe, seeds)
    return _games[batch].standings


def _go_on(batch: int, picks: Sequence[int]) -> list[BatchStanding]:
    _games[batch].go_on(picks)
    return _games[batch].standings


def _do_task(task: _Task, watch: object) -> list[BatchStanding]:
    return task()


class _InProcess:
    """Does in this process what a worker would do in its own."""

    def give_job(self, task: _Task) -> None:
        self._result = task()

    def take_result(self) -> list[BatchStanding]:
        return self._result

    def end(self) -> None:
        """Nothing is left to end."""
