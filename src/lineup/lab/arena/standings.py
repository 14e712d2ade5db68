"""The results of an arena: shares with their intervals, ratings, time, faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from lineup.bots.hosting.programs import is_program
from lineup.lab.arena.arena import Arena, MetGame
from lineup.lab.shared.intervals import wilson_interval

FAULTS: Final = ("crash", "illegal", "time-out")


class PairShare(NamedTuple):
    """The share of games one entrant won against another, alone among several of them where each plays alone."""

    way: str
    one: str
    other: str
    games: int
    won: float  # a shared win counts as a fraction
    fair: float  # the share of equals
    points: float | None  # mean Victory Points of a seat of `one`, less those of `other`; None if none were counted

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson_interval(self.won, self.games)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {**self._asdict(), "share": self.share, "low": low, "high": high}


@dataclass(frozen=True)
class EntrantStanding:
    """One entrant over all games."""

    name: str
    rating: float
    deviation: float  # the rating is within twice of it, most likely
    games: int
    faults: dict[str, int]  # crash, illegal, time-out: games lost that way
    decisions: int
    seconds: float
    longest: float

    @property
    def mean_seconds(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.name,
            "rating": self.rating,
            "deviation": self.deviation,
            "games": self.games,
            "faults": self.faults,
            "decisions": self.decisions,
            "seconds_per_decision": self.mean_seconds,
            "longest_decision": self.longest,
        }


class WaySummary(NamedTuple):
    """The facts about all games of one way to play, whoever played."""

    way: str
    games: int
    turns: float
    first: float  # the share of whoever began, or of that player's team
    fair: float
    ends: dict[str, int]


def pair_shares(arena: Arena, mets: Sequence[MetGame]) -> list[PairShare]:
    """Return the share of each side of each pair, in each way; where two sides meet, that of the first alone."""
    found = []
    for way in arena.ways:
        for pair in arena.pairs:
            games = [met for met in mets if (met.meeting.way, met.meeting.one, met.meeting.other) == (way, *pair)]
            for side in (0, 1):
                alone = [met for met in games if met.meeting.sides.count(side) == 1 < len(met.meeting.sides) - 1]
                if alone:
                    found.append(_pair_share(way, pair, side, alone, 1 / len(alone[0].meeting.sides)))
                elif side == 0:
                    found.append(_pair_share(way, pair, side, games, 0.5))
    return found


def _pair_share(way: str, pair: tuple[str, str], side: int, games: Sequence[MetGame], fair: float) -> PairShare:
    won = sum(met.share_of(side) for met in games)
    whole = [met for met in games if met.fault is None]
    points = _mean_points(whole, side) - _mean_points(whole, 1 - side) if whole else None
    return PairShare(way, pair[side], pair[1 - side], len(games), won, fair, points)


def _mean_points(games: Sequence[MetGame], side: int) -> float:
    """Mean Victory Points of a seat of a side."""
    scores = [
        score for met in games for score, whose in zip(met.scores, met.meeting.sides, strict=True) if whose == side
    ]
    return sum(scores) / len(scores)


def rank_entrants(arena: Arena, mets: Sequence[MetGame]) -> list[EntrantStanding]:
    """Return all entrants, the best first."""
    rated = rate_entrants(arena.entrants, mets)
    found = []
    for name in arena.entrants:
        faults: Counter[str] = Counter()
        games = decisions = 0
        seconds = longest = 0.0
        for met in mets:
            pair = (met.meeting.one, met.meeting.other)
            if name not in pair:
                continue
            games += 1
            side = pair.index(name)
            seats = [seat for seat, whose in enumerate(met.meeting.sides) if whose == side]
            if met.fault is not None and met.faulty in seats:
                faults[met.fault] += 1
            decisions += sum(met.decisions[seat] for seat in seats)
            seconds += sum(met.seconds[seat] for seat in seats)
            longest = max(longest, *(met.longest[seat] for seat in seats))
        kinds = {kind: faults[kind] for kind in FAULTS}
        found.append(EntrantStanding(name, *rated[name], games, kinds, decisions, seconds, longest))
    return sorted(found, key=lambda each: (-each.rating, each.name))


def rate_entrants(entrants: Sequence[str], mets: Sequence[MetGame]) -> dict[str, tuple[float, float]]:
    """Rate each entrant by openskill's Plackett-Luce model, over the games in their order: rating and deviation.

    Where one plays alone among several of the other, each of these is a player of its own with the same rating, and
    what they come to is their mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # nobody learns between two games
    known = {name: model.rating(name=name) for name in entrants}
    for met in mets:
        pair = (met.meeting.one, met.meeting.other)
        alone = {met.meeting.sides.count(side) for side in (0, 1)} != {len(met.meeting.sides) // 2}
        players = met.meeting.sides if alone else (0, 1)
        ranks = [
            0.0 if (seat in met.winners if alone else met.share_of(side) >= 0.5) else 1.0
            for seat, side in enumerate(players)
        ]
        teams = [[model.create_rating([known[pair[side]].mu, known[pair[side]].sigma])] for side in players]
        after = model.rate(teams, ranks=ranks)
        for side in (0, 1):
            mine = [team[0] for team, whose in zip(after, players, strict=True) if whose == side]
            known[pair[side]].mu = sum(each.mu for each in mine) / len(mine)
            known[pair[side]].sigma = sum(each.sigma for each in mine) / len(mine)
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def sum_up_ways(arena: Arena, mets: Sequence[MetGame]) -> list[WaySummary]:
    """Sum up the games of each way to play."""
    found = []
    for way, choice in arena.ways.items():
        games = [met for met in mets if met.meeting.way == way and met.fault is None]
        if not games:
            continue
        firsts = [met.share_of(met.meeting.sides[met.first]) if _in_teams(met) else _first_share(met) for met in games]
        fair = 0.5 if _in_teams(games[0]) else 1 / len(choice.seats)
        turns = sum(met.turns for met in games) / len(games)
        ends = dict(Counter(met.end for met in games).most_common())
        found.append(WaySummary(way, len(games), turns, sum(firsts) / len(games), fair, ends))
    return found


def _in_teams(met: MetGame) -> bool:
    """Return whether a side had several seats and won or lost as one."""
    return len(met.meeting.sides) > 2 and 2 * sum(met.meeting.sides) == len(met.meeting.sides)


def _first_share(met: MetGame) -> float:
    return (met.first in met.winners) / max(len(met.winners), 1)


class FaultCount(NamedTuple):
    """A sort of fault of a bot: in how many games, and the first of them."""

    bot: str
    kind: str
    games: int
    first: MetGame


def count_faults(mets: Sequence[MetGame]) -> list[FaultCount]:
    """Count the faults of every bot by their kind, the commonest first."""
    found: dict[tuple[str, str], list[MetGame]] = {}
    for met in mets:
        if met.fault is not None:
            found.setdefault((met.meeting.bots[met.faulty], met.fault), []).append(met)
    made = [FaultCount(bot, kind, len(games), games[0]) for (bot, kind), games in found.items()]
    return sorted(made, key=lambda each: -each.games)


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Each name as tables show it: of a program the last word of its command, without folders, if no other has it."""
    short = {name: Path(name.split()[-1]).name if is_program(name) else name for name in names}
    counts = Counter(short.values())
    return {name: label if counts[label] == 1 else name for name, label in short.items()}
