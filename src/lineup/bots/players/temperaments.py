"""Planners with a temperament: they weigh some things more than `planner` does, and others less."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.judging.deck_value import DeckWeights, kind_of, load_weights
from lineup.bots.players.planner import PlannerBot
from lineup.bots.search.search import find_vain
from lineup.engine.state import Ask, Option
from lineup.engine.view import View

# How much more, or less, each weight counts
TEMPERS: Final[Mapping[str, Mapping[str, float]]] = {
    "aggressor": {
        "knock": 4.0, "nerve": 0.5, "curse": 1.6, "harass": 1.6,
        "defeat": 2.0, "duel": 1.5, "defense": 0.5, "block": 0.5,
    },
    "builder": {
        "knock": 0.25, "nerve": 1.5, "curse": 0.5, "harass": 0.5,
        "lasting": 1.3, "draw": 1.2, "gain": 1.3, "future": 1.2,
    },
}  # fmt: skip


@cache
def temper_weights(temper: str, kind: str) -> DeckWeights:
    """Return the planner's weights for a kind of game, changed by a temper."""
    changed = TEMPERS[temper]
    return DeckWeights({name: weight * changed.get(name, 1.0) for name, weight in load_weights()[kind].items()})


class TemperedBot:
    """A planner with the weights of a temper; not even an aggressor confronts where that succeeds in no game."""

    blind: Final = False

    def __init__(self, seat: int, seed: str, temper: str) -> None:
        self._seat, self._seed, self._temper = seat, seed, temper
        self._bot: PlannerBot | None = None

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        if self._bot is None:
            weights = temper_weights(self._temper, kind_of(view.setup.profile, view.setup.players))
            self._bot = PlannerBot(self._seat, self._seed, weights)
        option = self._bot.choose(view, ask, clock)
        return ask.options[-1] if find_vain(view, ask, (option,)) else option


class AggressorBot(TemperedBot):
    """A planner that would rather hit than build."""

    name: Final = "aggressor"
    title: Final = "Skilled aggressor"
    summary: Final = "plans like the skilled bot, but would rather confront, attack and take Super-Villains than build"

    def __init__(self, seat: int, seed: str) -> None:
        super().__init__(seat, seed, self.name)


class BuilderBot(TemperedBot):
    """A planner that would rather build than hit."""

    name: Final = "builder"
    title: Final = "Skilled builder"
    summary: Final = "plans like the skilled bot, but would rather draw cards and keep what stays in play than confront"

    def __init__(self, seat: int, seed: str) -> None:
        super().__init__(seat, seed, self.name)
