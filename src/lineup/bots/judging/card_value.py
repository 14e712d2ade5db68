"""The worth of a card to a deck, in Victory Points, as judged by a small trained network.

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

from lineup.bots.judging.card_cache import CardCache
from lineup.bots.judging.deck_value import DeckSums, DeckWeights, owned_cards, part_left
from lineup.bots.judging.features import EDITION, HAND, KINDS, SUMS, TABLE, CardNumbers, table_numbers
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.state import CommonState
from lineup.language.words.meaning import deeds_in, is_weakness, meaning_of

FILE: Final = "worths.json"
# What is told of a seat beside its cards, then of its foes on average
STANDS: Final = ("characters", "character's cost", "defeated")
AROUND: Final = len(TABLE) + 2 * len(STANDS)
TIES: Final = 3  # how far hero and card, deck and card, card and deck name each other


class CardLayers(CardNumbers):
    """A card's part of the network's first layer, for each role: asked about, in the deck, as hero, a foe's."""

    def __init__(self, card: Card, weights: Mapping[str, list[list[float]]]) -> None:
        super().__init__(card)
        self.asked = multiply_row(self.row, weights["card"])
        self.mean = multiply_row(self.row, weights["mean"])
        self.sum = [SUMS * each for each in multiply_row(self.row, weights["sum"])]
        self.hero = multiply_row(self.row, weights["hero"])
        self.foes = multiply_row(self.row, weights["foes"])


def multiply_row(row: Sequence[float], matrix: list[list[float]]) -> list[float]:
    """A row of numbers times a matrix."""
    found = [0.0] * len(matrix[0])
    for number, weights in zip(row, matrix, strict=True):
        if number:
            for n, weight in enumerate(weights):
                found[n] += number * weight
    return found


class WorthWeights:
    """The weights: of the first layer by what they are for, `bias`, `out` and `beyond`, what is added at last."""

    def __init__(
        self, layer: Mapping[str, list[list[float]]], bias: list[float], out: list[float], beyond: float
    ) -> None:
        self.layer = dict(layer)
        self.bias = bias
        self.out = out
        self.beyond = beyond
        self.known = CardCache(lambda card: CardLayers(card, self.layer))


class DeckJudgement:
    """The small network applied to one seat's deck."""

    def __init__(self, position: CommonState, seat: int, deck: Sequence[int], worths: WorthWeights) -> None:
        self.worths = worths
        self.size = 0.0
        width = len(worths.bias)
        self.mean = [0.0] * width
        self.sum = [0.0] * width
        self.types = [0.0] * KINDS
        self.names = [0.0] * KINDS
        defs = position.setup.defs
        for face, count in count_definitions(position, deck).items():
            self._add_card(worths.known.find(defs[face]), count)
        base = list(worths.bias)
        hero = queries.character_of(position, seat)
        self.hero: CardLayers | None = None
        if hero >= 0:
            self.hero = worths.known.find(position.cards[hero])
            add_row(base, self.hero.hero, 1.0)
        others = [card for foe in queries.foes_of(position, seat) for card in owned_cards(position, foe)]
        for face, count in count_definitions(position, others).items():
            add_row(base, worths.known.find(defs[face]).foes, HAND * count / len(others))
        for number, weights in zip(surroundings(position, seat), worths.layer["around"], strict=True):
            if number:
                add_row(base, weights, number)
        self.base = base

    def _add_card(self, known: CardLayers, number: float) -> None:
        self.size += number
        add_row(self.mean, known.mean, number)
        add_row(self.sum, known.sum, number)
        add_row(self.types, known.types, number)
        add_row(self.names, known.names, number)

    def gain_of(self, card: Card) -> float:
        """Return the worth of one more copy of a card."""
        known = self.worths.known.find(card)
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

    def keep_worth(self, card: Card) -> float:
        """Return the worth of one such card in the deck: below 0 the deck is better without it."""
        known = self.worths.known.find(card)
        self._add_card(known, -1.0)
        found = self.gain_of(card)
        self._add_card(known, 1.0)
        return found


def count_definitions(position: CommonState, cards: Iterable[int]) -> dict[int, float]:
    """Count the cards of each definition."""
    faces = position.setup.faces
    found: dict[int, float] = {}
    for card in cards:
        face = faces[card]
        found[face] = found.get(face, 0.0) + 1.0
    return found


def add_row(sums: list[float], row: Sequence[float], times: float) -> None:
    """Add a row to the sums, multiplied."""
    for n in range(len(row)):
        sums[n] += times * row[n]


def surroundings(position: CommonState, seat: int) -> list[float]:
    """Return the numbers of the table, the seat and its foes."""
    foes = queries.foes_of(position, seat)
    own = mean_standing(position, (seat,))
    return [*table_numbers(position), *own, *mean_standing(position, foes)]


def mean_standing(position: CommonState, seats: Iterable[int]) -> list[float]:
    """The numbers of STANDS, for some seats on average."""
    characters = cost = defeated = count = 0.0
    for seat in seats:
        stack = position.zones[z.zone_of(seat, z.CHARACTER)]
        count += 1.0
        characters += len(stack)
        defeated += len(position.zones[z.zone_of(seat, z.SCORE)])
        if stack and position.setup.profile.confrontation:
            cost += queries.character_cost(position, seat) / 10.0
    count = max(count, 1.0)
    return [characters / count, cost / count, defeated / count]


class Appraisal:
    """The worth of cards to one seat's deck, from the small network and the deck's sums (bots/judging/deck_value.py).

    Victory Points that depend on other cards are always the deck's, and so is everything when the game may end at once.
    """

    def __init__(self, position: CommonState, seat: int, weights: DeckWeights) -> None:
        self.seat = seat
        self.deck = DeckSums(position, seat, weights)
        self.cards = self.deck.cards
        self.taught = weights.taught
        stack = position.zones[z.WEAKNESS]
        self.weakness: Card | None = position.setup.cards[stack[0]] if stack and stack[0] >= 0 else None
        self.judgement: DeckJudgement | None = None
        if self.taught and part_left(position) > 0.0:
            self.judgement = DeckJudgement(position, seat, self.deck.cards, load_worths())

    def gain_of(self, card: Card) -> float:
        """Return the worth of one more copy of a card, in Victory Points, with each Weakness that comes with it."""
        found = self._one_more(card)
        if card.when_gained >= 0 and self.weakness is not None:
            found += count_weaknesses(card) * self._one_more(self.weakness)
        return found

    def _one_more(self, card: Card) -> float:
        if self.judgement is None:
            return self.deck.gain_of(card)
        found = self.judgement.gain_of(card) + self.deck.points_of(card, 1) - card.vp + self.deck.points_raised(card)
        return self.taught * found + (1.0 - self.taught) * self.deck.gain_of(card)

    def keep_worth(self, card: Card) -> float:
        """Return the worth of one such card in the deck: below 0 the deck is better without it."""
        if self.judgement is None:
            return self.deck.keep_worth(card)
        found = self.judgement.keep_worth(card) + self.deck.points_of(card, 0) - card.vp + self.deck.points_raised(card)
        return self.taught * found + (1.0 - self.taught) * self.deck.keep_worth(card)


def count_weaknesses(card: Card) -> int:
    """Count the Weaknesses that come with a card."""
    found = 0
    for passage in meaning_of(card).passages:
        if passage.sort == "gained":
            found += sum([deed.n for deed in deeds_in(passage.acts) if is_weakness(deed) and deed.who == "you"])
    return found


@cache
def load_worths() -> WorthWeights:
    """Load the weights of the package."""
    found = json.loads((Path(__file__).parents[1] / "trained" / FILE).read_text("utf-8"))
    assert found["edition"] == EDITION, "taught for other numbers: `lineup train` teaches anew"
    layer: dict[str, list[list[float]]] = found["layer"]
    return WorthWeights(layer, found["bias"], found["out"], found["beyond"])
