"""The worth of a card beside its neighbours: the same deals, begun with one more copy of the one card or the other.

Each deal is played twice for each card, once with either player beginning; the first player of the seats has the copy
in the opening hand. What differs is the card alone, so few deals tell much.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from lineup.bots import make_bot, play_out
from lineup.engine.definitions import Card
from lineup.engine.machine import start_game
from lineup.engine.queries import winning_seats
from lineup.games import Choice, build_once, sets_of
from lineup.lab.forecast.forecast import BOT, Measure
from lineup.lab.shared.intervals import Z
from lineup.running.roads import Road

MOST: Final = 4  # neighbours
PART: Final = 2  # deals at a time
BEGIN: Final = ("0", "1")


class Beside(NamedTuple):
    """A neighbour, and by how much more often its rival wins than it does, from -1 to 1."""

    card: str
    cost: int
    share: float
    more: Measure


class RatedCard(NamedTuple):
    """The result of rating a card: how often its owner won, beside each neighbour and all of them together."""

    card: str
    type: str
    cost: int
    deals: int
    share: float
    beside: tuple[Beside, ...]
    more: Measure

    @property
    def verdict(self) -> str:
        """stronger or weaker than its neighbours as far as is certain, else level."""
        return "stronger" if self.more.low > 0 else "weaker" if self.more.high < 0 else "level"

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data, by name."""
        beside = [{**each._asdict(), "more": each.more._asdict()} for each in self.beside]
        return {**self._asdict(), "beside": beside, "more": self.more._asdict(), "verdict": self.verdict}


def find_neighbours(choice: Choice, card: Card) -> list[Card]:
    """Return the cards of the game's own box to compare one with: of its type and cost, or the nearest where they are
    few."""
    able = [
        each
        for each in sets_of(choice)[0].cards
        if each.stack == "main" and each.title == card.title and each.ref != card.ref and not each.own
    ]
    able.sort(key=lambda each: (abs(each.cost - card.cost), each.name))
    same = [each for each in able if each.cost == card.cost]
    return (same if len(same) > 1 else able)[:MOST]


def play_deals(choice: Choice, seed: str, trial: str, first: int, last: int) -> list[float]:
    """Return the part of its two wins that the player with the card gets, deal by deal."""
    found = []
    for number in range(first, last):
        won = 0.0
        for begin in BEGIN:
            rules = (*choice.rules, ("first_player", begin))
            state = start_game(build_once(replace(choice, trial=trial, rules=rules)), f"{seed} deal {number}")
            bots = [make_bot(BOT, seat, f"{seed} deal {number}") for seat in range(state.players)]
            play_out(state, bots)
            best = winning_seats(state)
            won += (0 in best) / max(len(best), 1)
        found.append(won / len(BEGIN))
    return found


def sum_up_deals(card: Card, others: Sequence[Card], won: Sequence[Sequence[float]]) -> RatedCard:
    """Sum up deals: first those with the card, then those with each neighbour."""
    mine, *theirs = won
    beside = tuple(
        Beside(other.name, other.cost, fmean(each), _compare_pairs(mine, each))
        for other, each in zip(others, theirs, strict=True)
    )
    mean = [fmean(deal) for deal in zip(*theirs, strict=True)]
    return RatedCard(card.name, card.title, card.cost, len(mine), fmean(mine), beside, _compare_pairs(mine, mean))


def _compare_pairs(mine: Sequence[float], theirs: Sequence[float]) -> Measure:
    """Measure how much more the one won than the other of the same deals; of few deals nothing is certain."""
    apart = [one - other for one, other in zip(mine, theirs, strict=True)]
    mean = fmean(apart)
    reach = Z * sqrt((stdev(apart) ** 2 + 1 / len(apart)) / len(apart)) if len(apart) > 1 else 1.0
    return Measure(mean, max(mean - reach, -1.0), min(mean + reach, 1.0))


def rate_card(
    choice: Choice, card: Card, others: Sequence[Card], seed: str, deals: int, processes: int = 1
) -> Generator[RatedCard]:
    """Rate a card beside others, growing more exact; a caller that stops asking ends it."""
    refs = (card.ref, *(other.ref for other in others))
    parts = [_RatingPart(choice, seed, refs, first, min(first + PART, deals)) for first in range(0, deals, PART)]
    found: dict[int, list[list[float]]] = {}
    with closing(Road(processes).do_jobs(parts, _play_part)) as done:
        for part, won in done:
            found[part.first] = won
            yield sum_up_deals(
                card, others, [[each for first in sorted(found) for each in found[first][n]] for n in range(len(refs))]
            )


class _RatingPart(NamedTuple):
    """Deals for one process, with each of some cards."""

    choice: Choice
    seed: str
    refs: tuple[str, ...]
    first: int
    last: int


def _play_part(part: _RatingPart) -> list[list[float]]:
    return [play_deals(part.choice, part.seed, ref, part.first, part.last) for ref in part.refs]
