"""A bot that plans its deck (bots/plan.py) and, before it confronts somebody, looks where that leads.

Whether to confront is asked once in a turn and decides more than any card bought, and the chances are hard to reckon.
So both are tried to the end of the turn in a few games dealt anew wherever it cannot know (bots/trying.py).
"""

from __future__ import annotations

from random import Random
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.deck import Weights
from lineup.bots.guide import PlannerGuide
from lineup.bots.plan import Plan, planned, promising
from lineup.bots.trying import Pace, mean_of, try_out
from lineup.engine.state import Ask, Option
from lineup.engine.view import View

TRYING: Final = Pace(worlds=5, halving=False)


class PlannerBot:
    """Plans its deck for the rest of the game, and its Confrontations by their chances.

    With weights of its own it goes by these alone.
    """

    name: Final = "planner"
    title: Final = "Skilled"
    summary: Final = "plans its deck for the rest of the game and weighs its chances before it confronts"
    blind: Final = False

    def __init__(self, seat: int, seed: str, weights: Weights | None = None) -> None:
        self._seed = f"{seed} seat {seat}"
        self._dice = Random(self._seed)
        self._weights = weights
        self._guide = PlannerGuide(seat, seed, soon=True)

    def choose(self, view: View, ask: Ask, clock: Clock | None = None) -> Option:
        if ask.kind == "confront" and self._weights is None:
            return self._confront(view, ask)
        return planned(view, ask, self._dice, self._weights)

    def _confront(self, view: View, ask: Ask) -> Option:
        """Confront whom it promises most to confront, if the turn then turns out better than without."""
        found = promising(Plan(view), ask)[1]
        normal = ask.options[-1]
        if found is normal or view.setup.profile.buy_in_confrontation:
            return found
        seed = f"{self._seed} turn {view.turn}"
        return max(try_out(view, ask, [normal, found], self._guide, Clock(), seed, TRYING).tried, key=mean_of).option
