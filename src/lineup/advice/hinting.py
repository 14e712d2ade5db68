"""The suggested answer to a question, and what every other answer is worth against it.

Each answer is tried in games dealt anew from what its seat knows, as the bot `search` does it; what an answer is worth
is the share of these games that its seat would win. What `planner` would answer stands unless another is clearly
better.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lineup.advice.chances import SEED
from lineup.advice.reasons import BEST, explain_answer
from lineup.bots.clock import Clock
from lineup.bots.search.guide import PlannerGuide
from lineup.bots.search.search import find_vain, list_candidates, option_sort
from lineup.bots.search.trials import Pace, TriedAnswer, best_of, lead_over, try_out
from lineup.engine.saying import Said, say
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.errors import LineUpError

SECONDS: Final = 0.4  # for one hint at a table, so that with all around it nobody waits longer than half a second
DOUBT: Final = 1.0  # standard errors below which two answers are called equally good
# An answer that is clearly behind is tried no more; of the others none is given up: people want to know.
PACE: Final = Pace(worlds=400, share=1.0, fewest=12, halving=False, clear=DOUBT, least=0.005)


class NoAdvice(LineUpError, ValueError):
    """There is nothing to say on this question."""


class ValuedAnswer(NamedTuple):
    """An answer and how much worse than the suggested one it is: in shares of games won, from 0 to 1."""

    option: Option
    behind: float
    sure: bool  # clearly more than chance


class Advice(NamedTuple):
    """The suggested answer, why, and all answers that were tried, the suggested one first, then the best first."""

    option: Option
    reasons: tuple[Said, ...]
    chance: float  # the share of the games tried that its seat wins with it
    values: tuple[ValuedAnswer, ...]
    games: int  # dealt anew


def advise(view: View, ask: Ask, clock: Clock, also: Option | None = None) -> Advice:
    """Suggest an answer to the viewer's own question; NoAdvice where no answer is clearly better.

    `also` is an answer to be valued whatever it looks like.
    """
    if ask.kind == "hero":
        raise NoAdvice(say("no-advice-hero"))
    if len(ask.options) == 1:
        return Advice(ask.options[0], (say("advice-only"),), 0.0, (), 0)
    worth_trying = list_candidates(view, ask, PlannerGuide(ask.seat, SEED).rate_options(view, ask))
    first = worth_trying[0]
    tried = compare_answers(view, ask, _list_distinct(view, ask, first, also), clock)
    best = pick_best(tried, worth_trying)
    values = [value_against(each, best) for each in tried if each.values]
    values.sort(key=lambda each: (each.option != best.option, each.behind))
    reasons: tuple[Said, ...] = (explain_answer(view, ask, best.option),)
    if best.option != first:
        shown = say("advice-tried", n=len(best.values))
        reasons = (shown,) if reasons == (BEST,) else (*reasons, shown)
    return Advice(best.option, reasons, best.mean_value, tuple(values), max(len(each.values) for each in tried))


def compare_answers(view: View, ask: Ask, options: list[Option], clock: Clock) -> list[TriedAnswer]:
    """Try answers in games with hidden cards dealt at random until the time is over; those clearly behind less
    often."""
    clock.start(view.turn)
    trial = try_out(view, ask, options, PlannerGuide(ask.seat, SEED), clock, SEED, PACE)
    clock.stop()
    return trial.tried


def pick_best(tried: list[TriedAnswer], worth_trying: list[Option]) -> TriedAnswer:
    """Return the best of the answers worth trying; the first of these, the planner's, unless another is clearly
    better."""
    by_option = {each.option: each for each in tried}
    worth = [by_option[option] for option in worth_trying if option in by_option]
    return best_of(worth, by_option[worth_trying[0]], PACE)


def value_against(one: TriedAnswer, best: TriedAnswer) -> ValuedAnswer:
    """Value an answer against the suggested one, over the games both were tried in."""
    count = min(len(one.values), len(best.values))
    if one is best or not count:
        return ValuedAnswer(one.option, 0.0, False)
    behind = (sum(best.values[:count]) - sum(one.values[:count])) / count
    return ValuedAnswer(one.option, max(behind, 0.0), behind > 0 and lead_over(best, one) >= DOUBT)


def _list_distinct(view: View, ask: Ask, first: Option, also: Option | None) -> list[Option]:
    """Return one of all equal answers, the planner's first, without Confrontations in vain except `also`: a position a
    round later says too little of them."""
    vain = [option for option in find_vain(view, ask) if option != also]
    found = {option_sort(view, option): option for option in (*reversed(ask.options), first) if option not in vain}
    return [first, *(option for option in found.values() if option != first)]
