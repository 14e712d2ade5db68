"""Sums over games, added up as the games end: they take no more room for many games than for few."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from math import lcm
from typing import Any, Final, NamedTuple


class PlayedGame(NamedTuple):
    """One game, as plain data."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    decisions: int
    unforced: int
    first: int = -1  # the seat that began
    end: str = ""  # what ended it: super-villains, refill, main deck, knock-out, text; or called
    sides: tuple[str, ...] = ()  # hero or villain by seat, where Characters were dealt at the start
    heroes: tuple[str, ...] = ()  # the Super Heroes or Characters dealt at the start, by seat


NOT_YET: Final = PlayedGame((), (), 0, 0, 0)


class NumberedGame(NamedTuple):
    """A game that was played, and its place among the games of its deal."""

    number: int
    deal: int  # games of one deal are dealt alike
    turned: int  # by how many seats the bots are moved on
    played: PlayedGame


@dataclass(frozen=True)
class ScoreSpread:
    """Mean, least and greatest of some whole numbers."""

    mean: float
    min: int
    max: int

    def to_json(self) -> dict[str, float]:
        return {"mean": self.mean, "min": self.min, "max": self.max}


@dataclass
class Range:
    """Number, sum, least and greatest of whole numbers, added one by one."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add_range(self, other: Range) -> None:
        if not self.count or other.least < self.least:
            self.least = other.least
        if not self.count or other.most > self.most:
            self.most = other.most
        self.count += other.count
        self.total += other.total

    @property
    def spread_of(self) -> ScoreSpread:
        """Summarise at least one number."""
        return ScoreSpread(self.total / self.count, self.least, self.most)


def _range_of_one(number: int) -> Range:
    return Range(1, number, number, number)


@dataclass
class GameTally:
    """Sums over games. Lists have one entry per bot, in the order they were named in; whole numbers all of them.

    Wins are counted in parts, so that a shared one can be divided evenly among any winners.
    """

    games: int = 0
    decisions: int = 0
    unforced: int = 0
    shared: int = 0  # games with several winners
    first: int = 0  # parts of wins of whoever began, or of that player's team
    wins: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    scores: list[Range] = field(default_factory=list)
    turns: Range = field(default_factory=Range)

    def add_game(self, game: NumberedGame, teams: Sequence[int] = ()) -> None:
        """Count a game."""
        played = game.played
        seats = len(played.scores)
        part = win_parts(seats) // max(len(played.winners), 1)  # against a clock nobody may have won
        side = teams or range(seats)
        wins, scores = [0] * seats, [Range()] * seats
        for seat in range(seats):
            entry = (seat + game.turned) % seats
            wins[entry] = part if seat in played.winners else 0
            scores[entry] = _range_of_one(played.scores[seat])
        began = 0 if played.first < 0 else part * sum(side[seat] == side[played.first] for seat in played.winners)
        several = int(len(played.winners) > 1)
        one = (
            1,
            played.decisions,
            played.unforced,
            several,
            began,
            wins,
            {played.end: 1},
            scores,
            _range_of_one(played.turns),
        )
        self.add_tally(GameTally(*one))

    def add_tally(self, other: GameTally) -> None:
        """Count the games of another tally too."""
        if not other.games:
            return
        for name in ("games", "decisions", "unforced", "shared", "first"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.turns.add_range(other.turns)
        for end, count in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + count
        if not self.wins:
            self.wins, self.scores = [0] * len(other.wins), [Range() for _ in other.scores]
        self.wins = [mine + its for mine, its in zip(self.wins, other.wins, strict=True)]
        for mine, its in zip(self.scores, other.scores, strict=True):
            mine.add_range(its)

    def to_json(self) -> dict[str, Any]:
        return {
            **{each.name: getattr(self, each.name) for each in fields(self)},
            "ends": dict(sorted(self.ends.items())),
            "scores": [vars(score) for score in self.scores],
            "turns": vars(self.turns),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> GameTally:
        """Read a tally that `to_json` wrote; KeyError, TypeError or ValueError if it is none."""
        scores, turns = [Range(**score) for score in data["scores"]], Range(**data["turns"])
        ends, wins = dict(data["ends"]), list(data["wins"])
        sums = {name: data[name] for name in ("games", "decisions", "unforced", "shared", "first")}
        spans = [number for each in (*scores, turns) for number in vars(each).values()]
        if not all(isinstance(number, int) for number in (*sums.values(), *ends.values(), *wins, *spans)):
            raise TypeError(data)
        if len(wins) != len(scores) or any(each.count != data["games"] for each in (*scores, turns)):
            raise ValueError(data)
        return cls(**sums, wins=wins, ends=ends, scores=scores, turns=turns)


def win_parts(players: int) -> int:
    """Return the number of parts a win is divided into."""
    return lcm(*range(1, players + 1))


def tally_games(games: Iterable[NumberedGame], teams: Sequence[int] = ()) -> GameTally:
    """Add up games."""
    made = GameTally()
    for game in games:
        made.add_game(game, teams)
    return made
