"""A bot that plans its deck (bots/quick/plan.py) and tries out what its cards ask it.

What a text lets its player choose is rarely plain from the card alone, and whether to confront is asked once in a turn
and decides more than any card bought. So answers to these are tried to the end of the turn in a few games dealt anew
wherever it cannot know (bots/search/trials.py). What it plays, buys and discards it decides at once.
"""

from __future__ import annotations

from random import Random
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.judging.deck_value import DeckWeights
from lineup.bots.quick.plan import Plan, most_promising, planned
from lineup.bots.search.guide import PlannerGuide
from lineup.bots.search.search import find_vain
from lineup.bots.search.trials import Pace, mean_result, try_out
from lineup.engine.purposes import DISCARD
from lineup.engine.state import Ask, Option
from lineup.engine.view import View

CONFRONTING: Final = Pace(worlds=5, halving=False)
CHOOSING: Final = Pace(worlds=4, trials=16, halving=False)
CHOSEN: Final = ("may", "choose", "pick")  # the kinds of questions a card's text asks
MOST: Final = 6  # answers that are tried; what has more of them would take too long


class PlannerBot:
    """Plans its deck for the rest of the game, and its Confrontations by their chances.

    With weights of its own it goes by these alone.
    """

    name: Final = "planner"
    title: Final = "Skilled"
    summary: Final = "plans its deck for the rest of the game and weighs its chances before it confronts"
    blind: Final = False

    def __init__(self, seat: int, seed: str, weights: DeckWeights | None = None) -> None:
        self._seed = f"{seed} seat {seat}"
        self._dice = Random(self._seed)
        self._weights = weights
        self._guide = PlannerGuide(seat, seed, soon=True)
        self._tries = 0

    def choose(self, view: View, ask: Ask, clock: Clock | None = None) -> Option:
        if self._weights is not None:
            return planned(view, ask, self._dice, self._weights)
        if ask.kind == "confront":
            return self._choose_confrontation(view, ask)
        first = planned(view, ask, self._dice)
        # What a card discarded would have been good for shows only behind the end of the turn.
        if ask.kind not in CHOSEN or ask.purpose is DISCARD or not 1 < len(ask.options) <= MOST:
            return first
        return self._find_best(view, ask, [first, *[each for each in ask.options if each != first]], CHOOSING)

    def _choose_confrontation(self, view: View, ask: Ask) -> Option:
        """Confront the most promising target if the turn then turns out better than without."""
        found = most_promising(Plan(view), ask)[1]
        normal = ask.options[-1]
        if found is normal or view.setup.profile.buy_in_confrontation:
            return found
        if find_vain(view, ask, (found,)):
            return normal
        return self._find_best(view, ask, [normal, found], CONFRONTING)

    def _find_best(self, view: View, ask: Ask, options: list[Option], pace: Pace) -> Option:
        """Return the answer by which the turn turns out best; the first of them where several do."""
        self._tries += 1
        trial = try_out(view, ask, options, self._guide, Clock(), f"{self._seed} try {self._tries}", pace)
        return max(trial.tried, key=mean_result).option
