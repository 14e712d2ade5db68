"""Trying answers out: in games whose hidden cards are dealt at random, each played on for a while.

Each world is the game as its seat sees it with the rest re-dealt (`determinise`); every answer that is still in the
running is played there on a copy, everybody then plays on quickly, and the position at the horizon counts. Who plays on
how, how far, and what a position is worth, a guide says (bots/search/guide.py); how long it goes on, and when another
answer than the guide's is taken, a pace.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from time import sleep
from typing import Final, NamedTuple, Protocol

from lineup.bots.clock import Clock
from lineup.bots.quick.quick_play import QuickPlay
from lineup.bots.search.guide import PlannerGuide, SearchGuide
from lineup.bots.search.native_trials import begin_native_trials
from lineup.engine.machine import give_answer
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise

UNLIMITED: Final = 256  # simulations for a decision where the clock sets no limit
SURE: Final = 3.0  # standard errors behind which an answer is dropped


class Pace(NamedTuple):
    """The time to spend trying answers for one decision, and the margin by which another must beat the guide's."""

    worlds: int = 4096  # at most
    trials: int = 0  # at most, over all answers; 0 for as many as the clock allows
    share: float = 0.3  # of the time left in this turn
    fewest: int = 6  # worlds before an answer is dropped
    halving: bool = True  # whether the worse half is dropped again and again as the time goes by
    clear: float = 0.5  # standard errors by which an answer must beat the guide's
    few: float = 3.0  # and by how many more, divided by the worlds: few of them say little
    least: float = 0.0  # and by how much it must be worth more


class TriedAnswer:
    """One answer and its results, world by world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []
        self.sum = 0.0

    def add_value(self, value: float) -> None:
        self.values.append(value)
        self.sum += value

    @property
    def mean_value(self) -> float:
        return self.sum / len(self.values) if self.values else 0.0


def lead_over(one: TriedAnswer, other: TriedAnswer) -> float:
    """Return by how many standard errors one answer is better than another, over the worlds both were tried in."""
    count = min(len(one.values), len(other.values))
    if count < 2:
        return 0.0
    total = squares = 0.0
    for n in range(count):
        ahead = one.values[n] - other.values[n]
        total += ahead
        squares += ahead * ahead
    mean = total / count
    variance = max(squares / count - mean * mean, 1e-6)
    return mean / sqrt(variance / (count - 1))


class TrialRows(NamedTuple):
    """The results of some answers, known by their places among all, world by world."""

    which: Sequence[int]
    values: Sequence[Sequence[float]]


class TrialHelpers(Protocol):
    """Helpers that try the same answers elsewhere at the same time (bots/hosting/helpers.py)."""

    def begin_trials(
        self, bot: str, seen: View, ask: Ask, options: Sequence[Option], seed: str, seconds: float, /
    ) -> None:
        """Begin to try the answers, for `seconds` at most."""
        ...

    def take_results(self) -> Sequence[TrialRows]:
        """Return the results that have arrived since the last call."""
        ...

    def keep_answers(self, running: Sequence[int], /) -> None:
        """Try only these answers from now on."""
        ...

    def end_trials(self) -> None:
        """Stop all trials: the decision is made."""
        ...


class TrialRun:
    """All answers that were tried, in their order, and those never dropped."""

    def __init__(self, options: list[Option]) -> None:
        self.tried: list[TriedAnswer] = [TriedAnswer(option) for option in options]
        self.running: list[TriedAnswer] = self.tried
        self.simulations = 0
        self.decisions = 0  # made in them, those of helpers left out

    def add_rows(self, rows: TrialRows) -> None:
        """Add the results from helpers; those of answers no longer in the running are ignored."""
        places = [(self.tried[index], at) for at, index in enumerate(rows.which)]
        places = [(each, at) for each, at in places if each in self.running]
        for values in rows.values:
            self.simulations += len(values)
            for each, at in places:
                each.add_value(values[at])


def try_out(
    view: View,
    ask: Ask,
    options: list[Option],
    guide: SearchGuide,
    clock: Clock,
    seed: str,
    pace: Pace,
    helping: TrialHelpers | None = None,
) -> TrialRun:
    """Try answers until the time is over, or one is left; those that fall behind are tried no more.

    `helping` is told of each that is dropped, and asked what came of the others, whenever some worlds are through here.
    """
    trial = TrialRun(options)
    play = guide.make_play(view)
    until = guide.judging_turns(view)
    worlds = min(pace.worlds, max(pace.trials // len(options), 1)) if pace.trials else pace.worlds
    most = clock.rollouts or (UNLIMITED if clock.seconds == inf else 0)
    begun = clock.left()
    share = pace.share * begun
    done = 0
    halvings = max(len(options) - 1, 1).bit_length() if pace.halving else 0
    halved = 0
    states: list[State] = []
    whose: list[TriedAnswer] = []
    is_judged_inside = type(guide) is PlannerGuide
    # A game that is judged here comes back as a state, which pays off only after more than one turn.
    is_far = is_judged_inside or until[-1] > view.turn + 1
    native = begin_native_trials(view, play) if type(play) is QuickPlay and is_far else None
    assisting = ask.kind == "assist"
    for number in range(worlds):
        if number:
            spent = done / most if most else (begun - clock.left()) / share
            if spent >= 1.0:
                break
            if (native is not None and is_judged_inside) or len(states) >= guide.batch:
                note_values(judge_games(guide, view, states, len(until)), whose)
                states, whose = [], []
                before = len(trial.running)
                if helping is not None:
                    for rows in helping.take_results():
                        trial.add_rows(rows)
                if number >= pace.fewest:
                    trial.running = drop_beaten(trial.running)
                    while halved < halvings - 1 and spent >= (halved + 1) / halvings:
                        halved += 1
                        trial.running = better_half(trial.running)
                    if len(trial.running) == 1:
                        break
                    if helping is not None and len(trial.running) < before:
                        helping.keep_answers([n for n, each in enumerate(trial.tried) if each in trial.running])
        if clock.over(done):
            break
        sleep(0)  # lets other threads of the process run: compiled code does not by itself
        if native is not None and is_judged_inside:
            count = min(len(trial.running), clock.rollouts - done) if clock.rollouts else len(trial.running)
            tried = trial.running[:count]
            found = native.try_answers(f"{seed} {number}", [each.option for each in tried], assisting, until[0])
            if found is not None:
                note_values(found[0], tried)
                play.decisions += found[1]
                done += count
                continue
            native = None
        world: State | None = None
        for each in trial.running:
            if clock.over(done):
                break
            done += 1
            played = native.play_on(f"{seed} {number}", each.option, assisting, until) if native is not None else None
            if played is not None:
                states += played[0]
                play.decisions += played[1]
            else:
                native = None
                world = world or determinise(view, f"{seed} {number}")
                states += play_on(play, world.clone(), ask, each.option, until)
            whose.append(each)
    if helping is not None:  # before what may be part of a world: whatever stands beside each other is of one world
        for rows in helping.take_results():
            trial.add_rows(rows)
    note_values(judge_games(guide, view, states, len(until)), whose)
    trial.simulations += done
    trial.decisions = play.decisions
    return trial


def judge_games(guide: SearchGuide, view: View, states: Sequence[State], looks: int) -> list[float]:
    """Return the worth of some games, each looked at `looks` times."""
    values = guide.judge_states(view, states)
    return [sum(values[n : n + looks], 0.0) / looks for n in range(0, len(values), looks)]


def note_values(values: Sequence[float], whose: list[TriedAnswer]) -> None:
    for tried, value in zip(whose, values, strict=True):
        tried.add_value(value)


def best_of(running: list[TriedAnswer], first: TriedAnswer, pace: Pace) -> TriedAnswer:
    """Return the best of some answers; the first, the guide's, unless another is clearly better."""
    best = max(running, key=mean_result)
    if best is first or mean_result(best) - mean_result(first) < pace.least:
        return first
    return best if lead_over(best, first) >= pace.clear + pace.few / max(len(best.values), 1) else first


def play_on(play: QuickPlay, state: State, ask: Ask, option: Option, until: Sequence[int]) -> list[State]:
    """Give an answer in one world, and let everybody go on: the game at the beginning of each of some turns.

    A partner's "pass" is none of the game's.
    """
    now = state.ask
    passed = -1
    if option.verb == "pass" and ask.kind == "assist" and now is not None and now.kind == "main":
        passed = option.seat
    elif now is not None and option in now.options:  # it may name a card that lies elsewhere in this world
        give_answer(state, option)
    found: list[State] = []
    for turn in until:
        if found:
            state = state.clone()
        play.play_on(state, turn, passed)
        found.append(state)
        passed = -1
    return found


def mean_result(tried: TriedAnswer) -> float:
    """Return the average result of an answer; of one that was never tried, less than of any other."""
    return tried.mean_value if tried.values else -inf


def drop_beaten(running: list[TriedAnswer]) -> list[TriedAnswer]:
    """Return the answers that are not clearly behind the best."""
    best = max(running, key=mean_result)
    return [each for each in running if each is best or lead_over(best, each) < SURE]


def better_half(running: list[TriedAnswer]) -> list[TriedAnswer]:
    """The better half by their means, at least two."""
    ranked = sorted(running, key=mean_result, reverse=True)
    return ranked[: max((len(ranked) + 1) // 2, 2)]
