"""Planners with a temperament: they weigh some things more than `planner` does, and others less."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from lineup.bots.clock import Clock
from lineup.bots.deck import Weights, kind_of, rows
from lineup.bots.planner import PlannerBot
from lineup.engine.state import Ask, Option
from lineup.engine.view import View

# How much more, or less, each weight counts
AGGRESSOR: Final[Mapping[str, float]] = {
    "knock": 2.0, "nerve": 0.5, "curse": 1.6, "harass": 1.6, "defeat": 2.0, "duel": 1.5, "defense": 0.5, "block": 0.5,
}  # fmt: skip
BUILDER: Final[Mapping[str, float]] = {
    "knock": 0.5, "nerve": 1.5, "curse": 0.5, "harass": 0.5, "lasting": 1.3, "draw": 1.2, "gain": 1.3, "future": 1.2,
}  # fmt: skip


@cache
def aggressive(kind: str) -> Weights:
    """The weights of an aggressor for a kind of game."""
    return _tempered(kind, AGGRESSOR)


@cache
def building(kind: str) -> Weights:
    """The weights of a builder for a kind of game."""
    return _tempered(kind, BUILDER)


def _tempered(kind: str, temper: Mapping[str, float]) -> Weights:
    return Weights({name: weight * temper.get(name, 1.0) for name, weight in rows()[kind].items()})


class AggressorBot:
    """A planner that would rather hit than build."""

    name: Final = "aggressor"
    title: Final = "Skilled aggressor"
    summary: Final = "plans like the skilled one, and would rather confront, attack and take Super-Villains than build"
    blind: Final = False

    def __init__(self, seat: int, seed: str) -> None:
        self._seat, self._seed = seat, seed
        self._bot: PlannerBot | None = None

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        if self._bot is None:
            weights = aggressive(kind_of(view.setup.profile, view.setup.players))
            self._bot = PlannerBot(self._seat, self._seed, weights)
        return self._bot.choose(view, ask, clock)


class BuilderBot:
    """A planner that would rather build than hit."""

    name: Final = "builder"
    title: Final = "Skilled builder"
    summary: Final = "plans like the skilled one, and would rather draw cards and keep what stays in play than confront"
    blind: Final = False

    def __init__(self, seat: int, seed: str) -> None:
        self._seat, self._seed = seat, seed
        self._bot: PlannerBot | None = None

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        if self._bot is None:
            weights = building(kind_of(view.setup.profile, view.setup.players))
            self._bot = PlannerBot(self._seat, self._seed, weights)
        return self._bot.choose(view, ask, clock)
