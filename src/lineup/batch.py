"""Many games at once, stepped together on all cores: for self-play, search and learning.

    with lineup.batch.Batch(make_choice(game, 2), seeds=range(1000)) as batch:
        while not batch.over:
            batch.step([None if ask is None else 0 for ask in batch.asks])
        print(batch.results[0].scores)

Game n is the game of `new_game` with seed n, whatever the number of processes. A question that leaves no choice is
answered for you; several cards are picked in canonical order (`Ask.in_order`), so that every set is met once. A game
that comes no nearer to its end is called and scored as it stands (bots/hosting/stalemate.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import count
from operator import index
from pickle import PicklingError, dumps
from types import TracebackType
from typing import Any, NamedTuple, Self

from lineup.bots.hosting.stalemate import StalemateWatch
from lineup.engine.machine import give_answer, start_game
from lineup.engine.queries import score_of, winning_seats
from lineup.engine.saying import say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View, view
from lineup.errors import LineUpError
from lineup.games import Choice, build_once, build_setup
from lineup.running.workers import Lost, Worker, WorkerError, count_processes

Observe = Callable[[View], Any]
_numbers = count()


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


_Task = Callable[[], list[BatchStanding]]


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
        parts = [named[first::size] for first in range(size)]
        self._number = next(_numbers)
        self._standings: list[BatchStanding] = [BatchStanding(None, None, None)] * len(named)
        self._open = True
        with ExitStack() as exits:
            exits.callback(_games.pop, self._number, None)
            self._workers: list[Worker[_Task] | _InProcess] = []
            for part in parts:
                worker = Worker(_do_task) if size > 1 else _InProcess()
                exits.callback(worker.end)
                self._workers.append(worker)
                worker.give_job(partial(_begin_games, self._number, choice, observe, part))
            self._gather_standings()
            self._exits = exits.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open = False
        self._exits.__exit__(kind, error, trace)

    def close(self) -> None:
        """Release the workers; what was last known of the games can still be read."""
        self.__exit__(None, None, None)

    def __len__(self) -> int:
        return len(self._standings)

    @property
    def asks(self) -> tuple[Ask | None, ...]:
        return tuple(standing.ask for standing in self._standings)

    @property
    def seen(self) -> tuple[Any, ...]:
        """The results of `observe` for each game; None where it is over."""
        return tuple(standing.seen for standing in self._standings)

    @property
    def results(self) -> tuple[GameOutcome | None, ...]:
        """The outcome of each game that is over; None for the others."""
        return tuple(standing.outcome for standing in self._standings)

    @property
    def over(self) -> bool:
        return all(standing.ask is None for standing in self._standings)

    def step(self, answers: Sequence[Option | int | None]) -> None:
        """Answer the question of every game: an option of it or its number; None where the game is over.

        BatchError, and no game goes on, if there are too few or too many answers or one is not legal.
        """
        if not self._open:
            raise BatchError(say("error-batch-closed"))
        if len(answers) != len(self):
            raise BatchError(say("error-batch-answers", games=len(self), answers=len(answers)))
        picks = [self._pick_number(number, given) for number, given in enumerate(answers)]
        for first, worker in enumerate(self._workers):
            worker.give_job(partial(_go_on, self._number, picks[first :: len(self._workers)]))
        self._gather_standings()

    def _pick_number(self, number: int, given: Option | int | None) -> int:
        """The number of the option chosen, -1 for a game that is over."""
        ask = self._standings[number].ask
        if ask is None:
            if given is not None:
                raise BatchError(say("error-batch-over", number=number, given=repr(given)))
            return -1
        if isinstance(given, Option):
            if given not in ask.options:
                raise BatchError(say("error-batch-option", number=number, given=repr(given)))
            return ask.options.index(given)
        try:
            pick = -1 if given is None or isinstance(given, bool) else index(given)
        except TypeError:
            pick = -1
        if not 0 <= pick < len(ask.options):
            raise BatchError(say("error-batch-number", number=number, options=len(ask.options), given=repr(given)))
        return pick

    def _gather_standings(self) -> None:
        for first, worker in enumerate(self._workers):
            standings = worker.take_result()
            if isinstance(standings, Lost):
                raise WorkerError
            self._standings[first :: len(self._workers)] = standings


def _check_observer(observe: Observe | None) -> None:
    """BatchError unless workers can be sent it."""
    try:
        dumps(observe)
    except (PicklingError, AttributeError, TypeError):
        raise BatchError(say("error-batch-observe", observe=repr(observe))) from None


class _Games:
    """Some games of a batch, where they are played."""

    def __init__(self, choice: Choice, observe: Observe | None, seeds: Sequence[str]) -> None:
        self.observe = observe
        self.states = [start_game(build_once(choice), seed) for seed in seeds]
        self.callers = [StalemateWatch(state) for state in self.states]
        self.answers = [0] * len(self.states)
        self.standings = [self.standing_of(number) for number in range(len(self.states))]

    def standing_of(self, number: int) -> BatchStanding:
        """Return the standing of a game once it leaves a choice."""
        state, caller = self.states[number], self.callers[number]
        while (asked := state.ask) is not None and not caller.is_called(state, self.answers[number]):
            ask = asked.in_order()
            if len(ask.options) > 1:
                seen = None if self.observe is None else self.observe(view(state, ask.seat))
                return BatchStanding(ask, seen, None)
            give_answer(state, ask.options[0])
            self.answers[number] += 1
        scores = tuple(score_of(state, seat) for seat in range(state.players))
        return BatchStanding(None, None, GameOutcome(winning_seats(state), scores, state.turn, not state.over))

    def go_on(self, picks: Sequence[int]) -> None:
        """Give each game the option picked; those that are over stay as they are."""
        for number, pick in enumerate(picks):
            state = self.states[number]
            ask = self.standings[number].ask
            if ask is not None:
                give_answer(state, ask.options[pick])
                self.answers[number] += 1
                self.standings[number] = self.standing_of(number)


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
