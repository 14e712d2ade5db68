"""Duplicate scores: the two of a pair compared on the same deals and seats, as in duplicate bridge.

Each deal is played with either side in each seat. A side's result is compared with the other side's in the same seat of
the same deal: a better one gets a whole matchpoint, a level one half. So the luck of deal and seat falls on both alike.
`factor` says how much that makes of a series: as many games, each counted for itself, would tell as much.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from lineup.deals.scores import GAVE_UP, SideResult, matchpoints, read_outcome
from lineup.lab.arena.arena import Arena, MetGame

WALK_OVER: Final = SideResult(2.0, 0)  # the other side lost by a fault


class MeanError(NamedTuple):
    """A mean with its standard error; that of one value alone is unknown, and counts as endless."""

    mean: float
    error: float

    @classmethod
    def of_values(cls, values: Sequence[float]) -> MeanError:
        return cls(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else inf)


class DuplicateScore(NamedTuple):
    """The duplicate scores of the first of a pair against the second, in one way to play."""

    way: str
    one: str
    other: str
    deals: int
    percent: MeanError  # of the matchpoints; 50 are those of equals
    points: MeanError  # Victory Points that it is ahead in a game, on average of a deal
    plain: MeanError  # the same points, each game counted for itself

    @property
    def factor(self) -> float:
        """The factor by which duplicates save games: so many times as many plain games tell as much; 0 if unknown."""
        error = self.points.error
        return (self.plain.error / error) ** 2 if 0 < error < inf else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "way": self.way,
            "one": self.one,
            "other": self.other,
            "deals": self.deals,
            "percent": self.percent.mean,
            "percent_error": _known(self.percent.error),
            "points": self.points.mean,
            "points_error": _known(self.points.error),
            "plain_error": _known(self.plain.error),
            "factor": self.factor,
        }


def _known(error: float) -> float | None:
    return None if error == inf else error


def score_duplicates(arena: Arena, mets: Sequence[MetGame]) -> list[DuplicateScore]:
    """Score each pair in each way where two sides meet; deals that were not played from all seats are left out."""
    found = []
    for way in arena.ways:
        for one, other in arena.pairs:
            deals: dict[int, list[MetGame]] = {}
            for met in mets:
                meeting = met.meeting
                if (meeting.way, meeting.one, meeting.other) == (way, one, other):
                    deals.setdefault(meeting.deal, []).append(met)
            whole = [games for games in deals.values() if _is_whole(games)]
            if whole:
                found.append(_score_pair(way, one, other, whole))
    return found


def _is_whole(games: Sequence[MetGame]) -> bool:
    """Return whether two sides of as many seats met, each as often in the seats of the other."""
    halves = all(2 * sum(met.meeting.sides) == len(met.meeting.sides) for met in games)
    return halves and sum(met.meeting.sides[0] for met in games) * 2 == len(games)


def _score_pair(way: str, one: str, other: str, deals: Sequence[Sequence[MetGame]]) -> DuplicateScore:
    """Score a pair by its deals. Points of games lost by a fault count for nobody, their matchpoints do."""
    leads = [[_outcome(met, 0).lead for met in games if met.fault is None] for games in deals]
    played = [each for each in leads if each] or [[0]]
    return DuplicateScore(
        way,
        one,
        other,
        len(deals),
        MeanError.of_values([_matchpoints_of_deal(games) for games in deals]),
        MeanError.of_values([fmean(each) for each in played]),
        MeanError.of_values([float(lead) for each in played for lead in each]),
    )


def _matchpoints_of_deal(games: Sequence[MetGame]) -> float:
    """Return the percent of matchpoints of side 0 in a deal: each of its results beside the other side's in its
    seats."""
    own: dict[int, list[SideResult]] = {}
    field: dict[int, list[SideResult]] = {}
    for met in games:
        for side, whose in ((0, own), (1, field)):
            whose.setdefault(met.meeting.sides.index(side), []).append(_outcome(met, side))
    percents = [matchpoints(each, field[seat]) for seat, results in own.items() for each in results]
    return fmean([each for each in percents if each is not None])


def _outcome(met: MetGame, side: int) -> SideResult:
    """Return the outcome of a side; that of one that lost by a fault is worse than any other, and its foe's better."""
    sides = met.meeting.sides
    if met.fault is not None:
        return GAVE_UP if sides[met.faulty] == side else WALK_OVER
    return read_outcome(met.scores, met.winners, sides, sides.index(side))
