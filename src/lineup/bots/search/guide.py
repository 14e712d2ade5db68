"""The guide of a search: it says which answer stands at first, and how good a position is.

`SearchBot(seat, seed, guide)` takes any of these; without one it is led by `planner`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from lineup.bots.judging.win_chances import prospects_for
from lineup.bots.quick.plan import planned
from lineup.bots.quick.quick_play import QuickPlay
from lineup.engine import queries
from lineup.engine.state import Ask, State
from lineup.engine.view import View


class SearchGuide(Protocol):
    """A search's judge of answers and positions, made for one seat of one game; its answers do not depend on earlier
    ones.

    `batch` is how many games it likes to be asked about together: it is asked when there are as many, or no more.
    """

    @property
    def batch(self) -> int: ...

    def rate_options(self, view: View, ask: Ask, /) -> Sequence[float]:
        """Rate each of the options at first sight, in their order.

        The best of them is answered unless another turns out clearly better; those below 0 are never tried, and those
        that look worst are left out where there are too many.
        """
        ...

    def make_play(self, view: View, /) -> QuickPlay:
        """Return the way everybody plays on after the answer."""
        ...

    def judging_turns(self, view: View, /) -> Sequence[int]:
        """Return the turns at whose beginnings a game played on is judged, in order; all count alike."""
        ...

    def judge_states(self, view: View, states: Sequence[State], /) -> Sequence[float]:
        """Return the worth of each game to the viewer: about the chance, from 0 to 1, that its side wins.

        Some may be over. All come from the view, dealt anew, after an answer and everybody's playing on.
        """
        ...


class PlannerGuide:
    """Rates options by the planner's immediate answer, and positions by the sides' prospects
    (bots/judging/win_chances.py).

    Positions are judged behind the own next turn or, `soon`, behind this one.
    """

    batch: Final = 1

    def __init__(self, seat: int, seed: str, soon: bool = False) -> None:
        self._dice = Random(f"{seed} seat {seat}")
        self._soon = soon

    def rate_options(self, view: View, ask: Ask, /) -> Sequence[float]:
        answer = planned(view, ask, self._dice)
        return [1.0 if option is answer else 0.0 for option in ask.options]

    def make_play(self, view: View, /) -> QuickPlay:
        return QuickPlay(view)

    def judging_turns(self, view: View, /) -> Sequence[int]:
        return (horizon_turn(view, 0 if self._soon else view.setup.players),)

    def judge_states(self, view: View, states: Sequence[State], /) -> Sequence[float]:
        seat = view.seat
        return [
            win_share(state, seat) if state.over else prospects_for(state).win_chance(state, seat) for state in states
        ]


def horizon_turn(view: View, turns: int) -> int:
    """Return the turn that begins after `turns` more, and after the seat's own if that is still to come."""
    order = queries.seats_in_order(view, view.active)
    own = order.index(view.seat) if view.seat in order else 0
    return view.turn + 1 + max(turns, own)


def win_share(state: State, seat: int) -> float:
    """Return the share of a seat and its partner in winning a game that is over."""
    won = queries.winning_seats(state)
    side = queries.team_of(state, seat)
    ours = sum(1 for each in won if queries.team_of(state, each) == side)
    return ours / len(won) if won else 0.0
