"""After a game: the decisions of one seat that mattered most, and what they cost.

Every decision is judged by what its seat knew then. Those in which `planner` would have answered the same are let be;
the others are tried out shortly, and the few that seem to have cost most once more and longer. Each answer goes from
where the game really stood, so that only the decision itself is judged and never how lucky it turned out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from lineup.advice.chances import SEED
from lineup.advice.hinting import advise, compare, compared
from lineup.advice.reasons import reason, why_in_vain
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


class Look(NamedTuple):
    """What another answer would have been worth more."""

    better: Option
    cost: float  # in shares of games won, from 0 to 1
    reason: Said
    sure: bool


class Moment(NamedTuple):
    """A decision that mattered: when so many answers had been given, what was done, and what was better."""

    number: int
    turn: int
    done: Option
    better: Option
    cost: float
    reason: Said


class Wanted(NamedTuple):
    """A look to be taken at the decision of that number, and how far the review has come."""

    number: int
    closer: bool
    at: int
    of: int

    @property
    def seconds(self) -> float:
        return CLOSER if self.closer else SHORTLY


def question_of(ask: Ask, seat: int) -> Ask | None:
    """A question as a seat has it: its own, or the chance to Assist a partner; None if it has none."""
    if ask.seat == seat:
        return own_ask(ask)
    poll = partner_ask(ask)
    return poll if poll is not None and poll.seat == seat else None


def decisions(game: Game, seat: int) -> list[int]:
    """The numbers of the answers of a seat that left a choice."""
    found = []
    for number, text in enumerate(game.answers):
        ask = game.before(number).ask
        if text.partition(" ")[0] == str(seat) and ask is not None:
            own = question_of(ask, seat)
            if own is not None and len(own.options) > 1 and own.kind != "hero":
                found.append(number)
    return found


def decision(game: Game, number: int) -> tuple[View, Ask, Option]:
    """What the seat of an answer knew and was asked, and what it answered."""
    state = game.before(number)
    seat, _, text = game.answers[number].removesuffix(MORE).partition(" ")
    assert state.ask is not None
    ask = question_of(state.ask, int(seat))
    assert ask is not None
    return view(state, int(seat)), ask, notation.read(state, text)


def look(seen: View, ask: Ask, done: Option, clock: Clock, closer: bool) -> Look | None:
    """What would have been better than an answer; None if nothing is known to be.

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
        best, other = compare(seen, ask, [better, done], clock)
        chance, value = best.mean_value, compared(other, best)
    vain = why_in_vain(Plan(seen), done) if done.verb == "confront" and better.verb == "normal" else None
    if vain is not None:
        why, worth = vain
        return Look(better, max(value.behind if value else 0.0, POINT * worth * chance * (1.0 - chance)), why, True)
    if value is None or value.behind <= 0:
        return None
    return Look(better, value.behind, reason(seen, ask, better), value.sure)


def reviewing(numbers: list[int]) -> Generator[Wanted, Look | None, list[tuple[int, Look]]]:
    """Which looks to take at which decisions: whoever takes them sends back what came of each."""
    found: list[tuple[int, Look]] = []
    for at, number in enumerate(numbers):
        seen = yield Wanted(number, False, at, len(numbers) + MOST_CLOSER)
        if seen is not None:
            found.append((number, seen))
    found.sort(key=lambda each: -each[1].cost)
    closer: list[tuple[int, Look]] = []
    for at, (number, _) in enumerate(found[:MOST_CLOSER]):
        seen = yield Wanted(number, True, len(numbers) + at, len(numbers) + MOST_CLOSER)
        if seen is not None and seen.sure and seen.cost >= LEAST_COST:
            closer.append((number, seen))
    closer.sort(key=lambda each: -each[1].cost)
    return closer[:MOST_MOMENTS]


class Progress(NamedTuple):
    """How far a review has come."""

    at: int
    of: int


def review(game: Game, seat: int, rollouts: int = 0) -> Iterator[Progress | list[Moment]]:
    """Review a game for one seat: how far it has come, and at last the moments that mattered, the dearest first.

    With `rollouts` every look takes so many simulations instead of its time, so that a review repeats itself.
    """
    asking = reviewing(decisions(game, seat))
    answer: Look | None = None
    begun = False
    while True:
        try:
            wanted = asking.send(answer) if begun else next(asking)
        except StopIteration as end:
            yield [moment(game, number, seen) for number, seen in end.value]
            return
        begun = True
        yield Progress(wanted.at, wanted.of)
        answer = look(*decision(game, wanted.number), Clock(wanted.seconds, rollouts), wanted.closer)


def moment(game: Game, number: int, seen: Look) -> Moment:
    """A look as told of a game."""
    _, _, done = decision(game, number)
    return Moment(number, game.before(number).turn, done, seen.better, seen.cost, seen.reason)
