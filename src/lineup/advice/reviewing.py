"""After a game: the decisions of one seat that mattered most, and what they cost.

Every decision is judged by what its seat knew then. Those in which `planner` would have answered the same are let be;
the others are tried out shortly, and the few that seem to have cost most once more and longer. Each answer goes from
where the game really stood, so that only the decision itself is judged and never how lucky it turned out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from lineup.advice.chances import SEED
from lineup.advice.hinting import advise, compare_answers, value_against
from lineup.advice.reasons import explain_answer, why_in_vain
from lineup.bots import own_ask, partner_ask
from lineup.bots.clock import Clock
from lineup.bots.players.planner import PlannerBot
from lineup.bots.quick.plan import Plan
from lineup.bots.search.search import option_sort
from lineup.engine import notation
from lineup.engine.saying import Said
from lineup.engine.state import Ask, Option
from lineup.engine.view import View, view
from lineup.game import MORE, Game

SHORTLY: Final = 0.08  # seconds for one look at a decision
CLOSER: Final = 0.8  # and for another at those that seem to matter
MOST_CLOSER: Final = 10  # of these
MOST_MOMENTS: Final = 5  # told
LEAST_COST: Final = 0.01  # share of games won below which nothing is told
# What cards worth a Victory Point cost if they are not bought, times p(1 - p) where p is the chance to win: on average
# of 475 Confrontations in vain, tried in games of `planner` for two. One alone often shows nothing a round later.
POINT: Final = 0.07


class BetterAnswer(NamedTuple):
    """An answer that would have been better than the one given, and by how much."""

    better: Option
    cost: float  # in shares of games won, from 0 to 1
    reason: Said
    sure: bool


class KeyMoment(NamedTuple):
    """A decision that mattered: its number among the answers, the answer given, and a better one."""

    number: int
    turn: int
    done: Option
    better: Option
    cost: float
    reason: Said


class ReviewStep(NamedTuple):
    """The next decision a review wants tried, and how far the review has come."""

    number: int
    closer: bool
    at: int
    of: int

    @property
    def seconds_to_try(self) -> float:
        return CLOSER if self.closer else SHORTLY


def question_for(ask: Ask, seat: int) -> Ask | None:
    """Return a question as a seat has it: its own, or the chance to Assist a partner; None if it has none."""
    if ask.seat == seat:
        return own_ask(ask)
    poll = partner_ask(ask)
    return poll if poll is not None and poll.seat == seat else None


def list_decisions(game: Game, seat: int) -> list[int]:
    """Return the numbers of a seat's answers that left a choice."""
    found = []
    for number, text in enumerate(game.answers):
        ask = game.before(number).ask
        if text.partition(" ")[0] == str(seat) and ask is not None:
            own = question_for(ask, seat)
            if own is not None and len(own.options) > 1 and own.kind != "hero":
                found.append(number)
    return found


def recall_decision(game: Game, number: int) -> tuple[View, Ask, Option]:
    """Return the view and question behind an answer, and the answer."""
    state = game.before(number)
    seat, _, text = game.answers[number].removesuffix(MORE).partition(" ")
    assert state.ask is not None
    ask = question_for(state.ask, int(seat))
    assert ask is not None
    return view(state, int(seat)), ask, notation.read_option(state, text)


def find_better(seen: View, ask: Ask, done: Option, clock: Clock, closer: bool) -> BetterAnswer | None:
    """Return an answer better than the one given; None if none is known.

    Shortly it is compared with what `planner` would have answered, closer with all there was. A Confrontation in vain
    costs at least what the card not bought for it does on average.
    """
    prior = PlannerBot(ask.seat, SEED).choose(seen, ask)
    if option_sort(seen, prior) == option_sort(seen, done):
        return None
    advice = advise(seen, ask, clock, done) if closer else None
    better = advice.option if advice is not None else prior
    if option_sort(seen, better) == option_sort(seen, done):
        return None
    if advice is not None:
        chance = advice.chance
        value = next(
            (each for each in advice.values if option_sort(seen, each.option) == option_sort(seen, done)), None
        )
    else:
        best, other = compare_answers(seen, ask, [better, done], clock)
        chance, value = best.mean_value, value_against(other, best)
    vain = why_in_vain(Plan(seen), done) if done.verb == "confront" and better.verb == "normal" else None
    if vain is not None:
        why, worth = vain
        return BetterAnswer(
            better, max(value.behind if value else 0.0, POINT * worth * chance * (1.0 - chance)), why, True
        )
    if value is None or value.behind <= 0:
        return None
    return BetterAnswer(better, value.behind, explain_answer(seen, ask, better), value.sure)


def choose_steps(numbers: list[int]) -> Generator[ReviewStep, BetterAnswer | None, list[tuple[int, BetterAnswer]]]:
    """Choose the decisions to try, shortly and then closer; the caller sends back the result of each step."""
    found: list[tuple[int, BetterAnswer]] = []
    for at, number in enumerate(numbers):
        seen = yield ReviewStep(number, False, at, len(numbers) + MOST_CLOSER)
        if seen is not None:
            found.append((number, seen))
    found.sort(key=lambda each: -each[1].cost)
    closer: list[tuple[int, BetterAnswer]] = []
    for at, (number, _) in enumerate(found[:MOST_CLOSER]):
        seen = yield ReviewStep(number, True, len(numbers) + at, len(numbers) + MOST_CLOSER)
        if seen is not None and seen.sure and seen.cost >= LEAST_COST:
            closer.append((number, seen))
    closer.sort(key=lambda each: -each[1].cost)
    return closer[:MOST_MOMENTS]


class ReviewProgress(NamedTuple):
    """The progress of a review."""

    at: int
    of: int


def review(game: Game, seat: int, rollouts: int = 0) -> Iterator[ReviewProgress | list[KeyMoment]]:
    """Review a game for one seat: yield the progress, and at last the moments that mattered, the most costly first.

    With `rollouts` every look takes so many simulations instead of its time, so that a review repeats itself.
    """
    asking = choose_steps(list_decisions(game, seat))
    answer: BetterAnswer | None = None
    begun = False
    while True:
        try:
            wanted = asking.send(answer) if begun else next(asking)
        except StopIteration as end:
            yield [describe_moment(game, number, seen) for number, seen in end.value]
            return
        begun = True
        yield ReviewProgress(wanted.at, wanted.of)
        answer = find_better(
            *recall_decision(game, wanted.number), Clock(wanted.seconds_to_try, rollouts), wanted.closer
        )


def describe_moment(game: Game, number: int, seen: BetterAnswer) -> KeyMoment:
    """Describe a better answer as a moment of the game."""
    _, _, done = recall_decision(game, number)
    return KeyMoment(number, game.before(number).turn, done, seen.better, seen.cost, seen.reason)
