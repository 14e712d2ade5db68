"""Scores beside others who played the same deal: matchpoints in percent, and total points. Ties count half."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from lineup.engine.queries import score_of, team_of, winning_seats
from lineup.engine.state import State


class SideResult(NamedTuple):
    """The result of one side in one game, in the order in which results are better: a win first, then the lead."""

    won: float  # the share of the win, from 0 to 1
    lead: int  # Victory Points of the side beyond those of the best other one


GAVE_UP: Final = SideResult(-1.0, 0)  # worse than any game that was played to its end


def read_outcome(scores: Sequence[int], winners: Sequence[int], teams: Sequence[int], seat: int) -> SideResult:
    """Return the outcome of a seat's side; without `teams` each plays alone."""
    sides = list(teams) or list(range(len(scores)))
    totals: dict[int, int] = {}
    for each, score in zip(sides, scores, strict=True):
        totals[each] = totals.get(each, 0) + score
    own = totals.pop(sides[seat])
    won = sum(sides[each] == sides[seat] for each in winners) / len(winners) if winners else 0.0
    return SideResult(won, own - max(totals.values(), default=0))


def outcome_of(state: State, seat: int) -> SideResult:
    """Return the outcome of a game as it stands."""
    players = range(state.players)
    scores = [score_of(state, each) for each in players]
    return read_outcome(scores, winning_seats(state), [team_of(state, each) for each in players], seat)


def matchpoints(outcome: SideResult, others: Sequence[SideResult]) -> float | None:
    """Return how many of the others an outcome beats, in percent; a tie beats half. None without others."""
    if not others:
        return None
    ranked = sorted(others)
    beaten, level = bisect_left(ranked, outcome), bisect_right(ranked, outcome)
    return 100.0 * (beaten + level) / (2 * len(ranked))


def matchpoints_of_all(outcomes: Sequence[SideResult]) -> list[float]:
    """Return the matchpoints of each outcome against all others; a lone one gets half."""
    ranked = sorted(outcomes)
    most = len(ranked) - 1
    if not most:
        return [50.0]
    return [100.0 * (bisect_left(ranked, each) + bisect_right(ranked, each) - 1) / (2 * most) for each in outcomes]
