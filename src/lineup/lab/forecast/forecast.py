"""A forecast of a way to play, before anyone sits down: games among bots, summed up while they are played.

Needs no database and no further package, so that the table can show it. The sums are kept for each seat of each game,
so they are meant for some hundreds of games; `lineup simulate --out` and `lineup report` are for more.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from lineup.engine.definitions import Setup
from lineup.games import Choice, build_once
from lineup.lab.shared.intervals import Z, wilson_interval
from lineup.lab.simulation.questions import STILL, STRATA, WinEffect, weigh_strata
from lineup.lab.simulation.simulate import patience_with, play_among_bots
from lineup.lab.simulation.tables import Recorder, card_names
from lineup.lab.simulation.tally import NOT_YET, NumberedGame
from lineup.running.roads import Road

BOT: Final = "casual"
PART: Final = 10  # games at a time
FEW: Final = 20  # players with a card, and without it, below which it is not judged
MOST_CARDS: Final = 5


class Seated(NamedTuple):
    """One player of one game."""

    won: float  # the part of the win that is the player's side's
    spent: int  # Power, on cards
    owned: tuple[str, ...]  # cards at the end, each once


class ForecastGame(NamedTuple):
    """One game."""

    turns: int
    first: float  # the part of the win that whoever began has, with partner
    end: str
    still: int  # turns in which no card left the Line-Up
    longest: int  # stretch of them
    seats: tuple[Seated, ...]


class Measure(NamedTuple):
    """A number and the 95 % interval it lies in."""

    value: float
    low: float
    high: float


class Strong(NamedTuple):
    """A card whose owners won more often than others who spent about as much Power on cards."""

    card: str
    more: Measure  # from -1 to 1


class Forecast(NamedTuple):
    """The sums over some games. `fair` is the share the first player would win if beginning were no help."""

    games: int
    turns: Measure  # of all players together
    shortest: int  # the tenth of the games are shorter
    longest: int  # or longer
    first: Measure
    fair: float
    won: Measure  # games that somebody won: fewer than all only against a clock
    still: Measure  # share of turns in which no card left the Line-Up
    stalled: Measure  # share of games with a stretch of at least two full rounds of them
    called: Measure  # share of games that came to no end
    cards: tuple[Strong, ...]  # dominant ones, the strongest first

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data, by name."""
        return {name: _as_plain(value) for name, value in self._asdict().items()}


def _as_plain(value: Any) -> Any:
    if isinstance(value, Measure | Strong):
        return {name: _as_plain(each) for name, each in value._asdict().items()}
    return [_as_plain(each) for each in value] if isinstance(value, tuple) else value


def play_games(choice: Choice, seed: str, first: int, last: int, bot: str = BOT) -> list[ForecastGame]:
    """Play games number `first` to before `last`, the same whichever process plays them; GameFailed if one fails."""
    setup = build_once(choice)
    recorder = Recorder(setup)
    bots = [bot] * setup.players
    patience = patience_with(bots)
    found = []
    for number in range(first, last):
        play_among_bots(
            setup, NumberedGame(number, number, 0, NOT_YET), bots, f"{seed} game {number}", recorder, patience
        )
        found.append(_read_game(recorder, setup.players))
        for rows in recorder.rows.values():
            rows.clear()
    return found


def _read_game(recorder: Recorder, players: int) -> ForecastGame:
    """Return the game a recorder holds."""
    rows = recorder.rows
    spent = [0] * players
    for _, _, seat, *_, paid in rows["buys"]:
        spent[seat] += paid
    sides: dict[int, float] = {}
    for _, _, _, team, _, _, _, won, _, _ in rows["seats"]:
        sides[team] = sides.get(team, 0.0) + won
    seats = tuple(Seated(sides[row[3]], spent[row[1]], tuple(sorted(set(row[-1])))) for row in rows["seats"])
    began = sum(sides[row[3]] for row in rows["seats"] if row[6])
    stretch = longest = still = 0
    for row in rows["turns"]:
        stretch = 0 if row[5] else stretch + 1
        still += not row[5]
        longest = max(longest, stretch)
    game = rows["games"][0]
    return ForecastGame(game[5], began, game[8], still, longest, seats)


def sum_up(choice: Choice, games: Sequence[ForecastGame]) -> Forecast:
    """Sum up games; there must be one at least."""
    setup = build_once(choice)
    count = len(games)
    turns = sorted(game.turns for game in games)
    mean = fmean(turns)
    reach = Z * stdev(turns) / sqrt(count) if count > 1 else mean
    rounds = STILL * setup.players
    sides = len(set(setup.teams)) or setup.players
    return Forecast(
        games=count,
        turns=Measure(mean, mean - reach, mean + reach),
        shortest=turns[count // 10],
        longest=turns[-1 - count // 10],
        first=_measure_share(sum(game.first for game in games), count),
        fair=1 / sides,
        won=_measure_share(sum(any(seat.won for seat in game.seats) for game in games), count),
        still=_measure_share(sum(game.still for game in games), sum(turns)),
        stalled=_measure_share(sum(game.longest >= rounds for game in games), count),
        called=_measure_share(sum(game.end == "called" for game in games), count),
        cards=_find_dominant([seat for game in games for seat in game.seats], _for_sale(setup)),
    )


def _measure_share(times: float, of: int) -> Measure:
    return Measure(times / of if of else 0.0, *wilson_interval(times, of))


def _for_sale(setup: Setup) -> set[str]:
    """List the cards that can be bought, by the names the result tables use: main deck and basic stacks."""
    names = zip(card_names(setup), setup.defs, strict=True)
    return {name for name, card in names if card.stack in ("main", "basic")}


def _find_dominant(seats: Sequence[Seated], sale: set[str]) -> tuple[Strong, ...]:
    """Return the cards whose owners certainly win more often, among players who spent about as much Power on cards."""
    order = sorted(range(len(seats)), key=lambda at: (seats[at].spent, at))
    ends = [n * len(order) // STRATA for n in range(STRATA + 1)]
    groups = [[seats[at] for at in order[low:high]] for low, high in pairwise(ends)]
    names = sorted(sale.intersection(card for seat in seats for card in seat.owned))
    found = []
    for name in names:
        strata = []
        for group in groups:
            having = [seat.won for seat in group if name in seat.owned]
            others = [seat.won for seat in group if name not in seat.owned]
            if having:
                strata.append((len(having), sum(having), len(others), sum(others)))
        effect: WinEffect | None = weigh_strata(strata)
        had = sum(n for n, *_ in strata)
        if effect is not None and had >= FEW and len(seats) - had >= FEW and effect.interval[0] > 0:
            found.append(Strong(name, Measure(effect.more, *effect.interval)))
    return tuple(sorted(found, key=lambda each: (-each.more.low, each.card))[:MOST_CARDS])


def make_forecasts(choice: Choice, bot: str, games: int, seed: str, processes: int = 1) -> Generator[Forecast]:
    """Yield forecasts that grow more exact: one after each part of the games, the last of all of them.

    Whoever stops asking ends it; processes of its own are gone then.
    """
    parts = [_ForecastPart(choice, seed, first, min(first + PART, games), bot) for first in range(0, games, PART)]
    seen: list[ForecastGame] = []
    ahead: dict[int, list[ForecastGame]] = {}  # parts done before those in front of them
    with closing(Road(processes).do_jobs(parts, _play_part)) as done:
        for part, found in done:
            ahead[part.first] = found
            while len(seen) in ahead:
                seen += ahead.pop(len(seen))
                yield sum_up(choice, seen)


class _ForecastPart(NamedTuple):
    """Games for one process: the arguments of `play_games`."""

    choice: Choice
    seed: str
    first: int
    last: int
    bot: str


def _play_part(part: _ForecastPart) -> list[ForecastGame]:
    return play_games(*part)
