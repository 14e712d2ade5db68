"""What leads a search: which answer stands at first, and what a position is worth.

`SearchBot(seat, seed, guide)` takes any of these; without one it is led by `planner`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from lineup.bots.judging.win_chances import prospects_for
from lineup.bots.quick.plan import planned
from lineup.bots.quick.quick_play import Play
from lineup.engine import queries
from lineup.engine.state import Ask, State
from lineup.engine.view import View


class Guide(Protocol):
    """Made for one seat of one game; it answers the same whatever it was asked before.

    `batch` is how many games it likes to be asked about together: it is asked when there are as many, or no more.
    """

    @property
    def batch(self) -> int: ...

    def prior(self, view: View, ask: Ask, /) -> Sequence[float]:
        """How good each of the options looks at first, in their order.

        The best of them is answered unless another turns out clearly better; those below 0 are never tried, and those
        that look worst are left out where there are too many.
        """
        ...

    def play(self, view: View, /) -> Play:
        """How everybody plays on after the answer."""
        ...

    def until(self, view: View, /) -> Sequence[int]:
        """The turns at whose beginnings a game that is played on is judged, in their order; all count alike."""
        ...

    def values(self, view: View, states: Sequence[State], /) -> Sequence[float]:
        """What each of some games is worth to the viewer: about the chance, from 0 to 1, that it or its team wins.

        Some may be over. All come from the view, dealt anew, after an answer and everybody's playing on.
        """
        ...


class PlannerGuide:
    """What `planner` would answer at once, and what the sides' prospects are (bots/judging/win_chances.py).

    Positions are judged behind the own next turn or, `soon`, behind this one.
    """

    batch: Final = 1

    def __init__(self, seat: int, seed: str, soon: bool = False) -> None:
        self._dice = Random(f"{seed} seat {seat}")
        self._soon = soon

    def prior(self, view: View, ask: Ask, /) -> Sequence[float]:
        answer = planned(view, ask, self._dice)
        return [1.0 if option is answer else 0.0 for option in ask.options]

    def play(self, view: View, /) -> Play:
        return Play(view)

    def until(self, view: View, /) -> Sequence[int]:
        return (horizon(view, 0 if self._soon else view.setup.players),)

    def values(self, view: View, states: Sequence[State], /) -> Sequence[float]:
        seat = view.seat
        return [outcome(state, seat) if state.over else prospects_for(state).chance(state, seat) for state in states]


def horizon(view: View, turns: int) -> int:
    """The turn that begins when so many more than this one are played, and the seat's own, if that is still to come."""
    order = queries.everybody(view, view.active)
    own = order.index(view.seat) if view.seat in order else 0
    return view.turn + 1 + max(turns, own)


def outcome(state: State, seat: int) -> float:
    """The part a seat and its partner have in winning a game that is over."""
    won = queries.winners(state)
    side = queries.team(state, seat)
    ours = sum(1 for each in won if queries.team(state, each) == side)
    return ours / len(won) if won else 0.0
