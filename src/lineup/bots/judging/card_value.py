"""What a card is worth to a deck, in Victory Points, as a small network has learned it.

It was taught by the large one of the bot `learned` (`lineup.lab.training.lessons`): how much better a seat stands with
one such card more. It reads the same numbers off meanings (bots/judging/features.py), in one layer, and whatever does
not change from card to card is summed once; so it needs no numpy, and takes some millionths of a second for a card.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from lineup.bots.judging.card_cache import Kept
from lineup.bots.judging.deck_value import Deck, Weights, owned, unended
from lineup.bots.judging.features import EDITION, HAND, KINDS, SUMS, TABLE, CardNumbers, table_numbers
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.state import Position
from lineup.language.meaning import deeds, is_weakness, meaning

FILE: Final = "worths.json"
# What is told of a seat beside its cards, then of its foes on average
STANDS: Final = ("characters", "character's cost", "defeated")
AROUND: Final = len(TABLE) + 2 * len(STANDS)
TIES: Final = 3  # how far hero and card, deck and card, card and deck name each other


class Known(CardNumbers):
    """What the first layer makes of one card: as the card in question, in the deck, as hero, and among the foes'."""

    def __init__(self, card: Card, weights: Mapping[str, list[list[float]]]) -> None:
        super().__init__(card)
        self.asked = through(self.row, weights["card"])
        self.mean = through(self.row, weights["mean"])
        self.sum = [SUMS * each for each in through(self.row, weights["sum"])]
        self.hero = through(self.row, weights["hero"])
        self.foes = through(self.row, weights["foes"])


def through(row: Sequence[float], matrix: list[list[float]]) -> list[float]:
    """A row of numbers times a matrix."""
    found = [0.0] * len(matrix[0])
    for number, weights in zip(row, matrix, strict=True):
        if number:
            for n, weight in enumerate(weights):
                found[n] += number * weight
    return found


class Worths:
    """The weights: of the first layer by what they are for, `bias`, `out` and `beyond`, what is added at last."""

    def __init__(
        self, layer: Mapping[str, list[list[float]]], bias: list[float], out: list[float], beyond: float
    ) -> None:
        self.layer = dict(layer)
        self.bias = bias
        self.out = out
        self.beyond = beyond
        self.known = Kept(lambda card: Known(card, self.layer))


class Judgement:
    """What the small network makes of cards for one seat's deck."""

    def __init__(self, position: Position, seat: int, deck: Sequence[int], worths: Worths) -> None:
        self.worths = worths
        self.size = 0.0
        width = len(worths.bias)
        self.mean = [0.0] * width
        self.sum = [0.0] * width
        self.types = [0.0] * KINDS
        self.names = [0.0] * KINDS
        defs = position.setup.defs
        for face, count in counts(position, deck).items():
            self._add(worths.known.of(defs[face]), count)
        base = list(worths.bias)
        hero = queries.character(position, seat)
        self.hero: Known | None = None
        if hero >= 0:
            self.hero = worths.known.of(position.cards[hero])
            more(base, self.hero.hero, 1.0)
        others = [card for foe in queries.foes(position, seat) for card in owned(position, foe)]
        for face, count in counts(position, others).items():
            more(base, worths.known.of(defs[face]).foes, HAND * count / len(others))
        for number, weights in zip(around(position, seat), worths.layer["around"], strict=True):
            if number:
                more(base, weights, number)
        self.base = base

    def _add(self, known: Known, number: float) -> None:
        self.size += number
        more(self.mean, known.mean, number)
        more(self.sum, known.sum, number)
        more(self.types, known.types, number)
        more(self.names, known.names, number)

    def gained(self, card: Card) -> float:
        """What one such card more is worth."""
        known = self.worths.known.of(card)
        scale = HAND / max(self.size, 1.0)
        to_hero = to_deck = from_deck = 0.0
        for n in range(KINDS):
            if self.hero is not None:
                to_hero += self.hero.names[n] * known.types[n]
            to_deck += self.names[n] * known.types[n]
            from_deck += known.names[n] * self.types[n]
        if self.hero is not None:
            to_hero += self.hero.names_defense * known.defense
        ties = self.worths.layer["ties"]
        hero_tie, to_tie, from_tie = ties[0], ties[1], ties[2]
        to_deck *= scale
        from_deck *= scale
        total = self.worths.beyond
        out, base, mean, sums, asked = self.worths.out, self.base, self.mean, self.sum, known.asked
        for n in range(len(out)):
            value = base[n] + asked[n] + sums[n] + scale * mean[n]
            value += to_hero * hero_tie[n] + to_deck * to_tie[n] + from_deck * from_tie[n]
            if value > 0.0:
                total += value * out[n]
        return total

    def kept(self, card: Card) -> float:
        """What one such card of the deck is worth: below 0 the deck is better without it."""
        known = self.worths.known.of(card)
        self._add(known, -1.0)
        found = self.gained(card)
        self._add(known, 1.0)
        return found


def counts(position: Position, cards: Iterable[int]) -> dict[int, float]:
    """How many there are of each definition."""
    faces = position.setup.faces
    found: dict[int, float] = {}
    for card in cards:
        face = faces[card]
        found[face] = found.get(face, 0.0) + 1.0
    return found


def more(sums: list[float], row: Sequence[float], times: float) -> None:
    """Add a row, so many times."""
    for n in range(len(row)):
        sums[n] += times * row[n]


def around(position: Position, seat: int) -> list[float]:
    """How the table stands, and how the seat and its foes do."""
    foes = queries.foes(position, seat)
    own = stands(position, (seat,))
    return [*table_numbers(position), *own, *stands(position, foes)]


def stands(position: Position, seats: Iterable[int]) -> list[float]:
    """The numbers of STANDS, for some seats on average."""
    characters = cost = defeated = count = 0.0
    for seat in seats:
        stack = position.zones[z.zone(seat, z.CHARACTER)]
        count += 1.0
        characters += len(stack)
        defeated += len(position.zones[z.zone(seat, z.SCORE)])
        if stack and position.setup.profile.confrontation:
            cost += queries.character_cost(position, seat) / 10.0
    count = max(count, 1.0)
    return [characters / count, cost / count, defeated / count]


class Appraisal:
    """The worth of cards to one seat's deck, from the small network and the deck's sums (bots/judging/deck_value.py).

    Victory Points that depend on other cards are always the deck's, and so is everything when the game may end at once.
    """

    def __init__(self, position: Position, seat: int, weights: Weights) -> None:
        self.deck = Deck(position, seat, weights)
        self.taught = weights.taught
        stack = position.zones[z.WEAKNESS]
        self.weakness: Card | None = position.setup.cards[stack[0]] if stack and stack[0] >= 0 else None
        self.judgement: Judgement | None = None
        if self.taught and unended(position) > 0.0:
            self.judgement = Judgement(position, seat, self.deck.cards, taught())

    def gained(self, card: Card) -> float:
        """What one such card more is worth, in Victory Points, and each Weakness that comes with it."""
        found = self._one_more(card)
        if card.when_gained >= 0 and self.weakness is not None:
            found += weaknesses(card) * self._one_more(self.weakness)
        return found

    def _one_more(self, card: Card) -> float:
        if self.judgement is None:
            return self.deck.gained(card)
        found = self.judgement.gained(card) + self.deck.points(card, 1) - card.vp + self.deck.raised(card)
        return self.taught * found + (1.0 - self.taught) * self.deck.gained(card)

    def kept(self, card: Card) -> float:
        """What one such card of the deck is worth: below 0 the deck is better without it."""
        if self.judgement is None:
            return self.deck.kept(card)
        found = self.judgement.kept(card) + self.deck.points(card, 0) - card.vp + self.deck.raised(card)
        return self.taught * found + (1.0 - self.taught) * self.deck.kept(card)


def weaknesses(card: Card) -> int:
    """How many Weaknesses one gains with a card."""
    found = 0
    for passage in meaning(card).passages:
        if passage.sort == "gained":
            found += sum([deed.n for deed in deeds(passage.acts) if is_weakness(deed) and deed.who == "you"])
    return found


@cache
def taught() -> Worths:
    """The weights of the package."""
    found = json.loads((Path(__file__).parents[1] / "trained" / FILE).read_text("utf-8"))
    assert found["edition"] == EDITION, "taught for other numbers: `lineup train` teaches anew"
    layer: dict[str, list[list[float]]] = found["layer"]
    return Worths(layer, found["bias"], found["out"], found["beyond"])
