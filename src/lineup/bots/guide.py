"""What leads a search: which answer stands at first, and what a position is worth.

`SearchBot(seat, seed, guide)` takes any of these; without one it is led by `planner`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from lineup.bots.deck import chance, kind_of, to_come, weights_for
from lineup.bots.planner import PlannerBot, standing
from lineup.engine import queries
from lineup.engine.state import Ask, State
from lineup.engine.view import View

SPREAD_LATE: Final = 3.0  # standard deviation of the outcome in Victory Points, at the end of a game
SPREAD_EARLY: Final = 15.0  # and what is added to it at the beginning


class Guide(Protocol):
    """Made for one seat of one game; it answers the same whatever it was asked before.

    `rounds` is how often everybody plays on after the own turn before it is asked what a position is worth.
    """

    @property
    def rounds(self) -> int: ...

    def prior(self, view: View, ask: Ask, /) -> Sequence[float]:
        """How good each of the options looks at first, in their order.

        The best of them is answered unless another turns out clearly better; those that look worst are left out where
        there are too many to try.
        """
        ...

    def values(self, states: Sequence[State], seat: int, /) -> Sequence[float]:
        """What each of some games is worth to a seat: the chance, about from 0 to 1, that it or its team wins.

        Some may be over. All come from one world, a game dealt anew, in which different answers were given and
        everybody played on.
        """
        ...


class PlannerGuide:
    """What `planner` would answer, and how far it thinks a side is ahead."""

    rounds: Final = 1

    def __init__(self, seat: int, seed: str) -> None:
        self._bot = PlannerBot(seat, seed)

    def prior(self, view: View, ask: Ask, /) -> Sequence[float]:
        answer = self._bot.choose(view, ask)
        return [1.0 if option is answer else 0.0 for option in ask.options]

    def values(self, states: Sequence[State], seat: int, /) -> Sequence[float]:
        found: list[float] = []
        for state in states:
            if state.over:
                found.append(outcome(state, seat))
                continue
            weights = weights_for(kind_of(state.setup.profile, state.setup.players))
            left = to_come(state, weights)
            found.append(chance(standing(state, seat, weights, left), SPREAD_LATE + SPREAD_EARLY * left))
        return found


def outcome(state: State, seat: int) -> float:
    """The part a seat and its partner have in winning a game that is over."""
    won = queries.winners(state)
    side = queries.team(state, seat)
    ours = sum(1 for each in won if queries.team(state, each) == side)
    return ours / len(won) if won else 0.0
