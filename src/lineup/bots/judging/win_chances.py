"""Each side's chance to win, from the cards its seats own and their standing: the judge of a search's positions.

A seat's prospect is a sum: each number that a network would be told of it (bots/judging/features.py) counts so much, as
far as the game is still to come; at its end only how the seat stands does (its Victory Points above all). The sides'
prospects say what chance each has (a softmax). What the numbers count was fitted to the outcomes of games
(`lineup.lab.training.hopes`), one row for each kind of game (`kind_of`). What a card adds is worked out once, so a
position takes some millionths of a second.

Where a clock runs (COMMON-HOUSE-05), a side also has to win against that: `chance_in_time` says how likely this is, and
is all there is to say of who plays alone."""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from lineup.bots.judging.card_cache import CardCache
from lineup.bots.judging.deck_value import DeckSums, chance_of_enough, kind_of, part_left, weights_for
from lineup.bots.judging.features import CARD, EDITION, HAND, KINDS, SEAT, SUMS, CardNumbers, seat_numbers
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.state import CommonState, State

FILE: Final = "prospects.json"
# Fitted to how 3,000 games against the clock ended that were played as a search plays on: what a deck's Power grows by
# from one own turn to the next, and how far a turn's Power lies from that
GROWTH: Final = 0.3
SPREAD: Final = 5.2
# Where what is told of a seat begins: its cards summed and on average, its Super Hero or Character, how it stands, the
# types of its cards that the hero names and that its cards name, Defenses the hero names, how small the deck is, and
# all the hero names
MEAN: Final = len(CARD)
HERO: Final = 2 * len(CARD)
STANDS: Final = 3 * len(CARD)
NAMED: Final = STANDS + len(SEAT)
AMONG: Final = NAMED + KINDS
DEFENDED: Final = AMONG + KINDS
SMALL: Final = DEFENDED + 1
ALL_NAMED: Final = DEFENDED + 2
NUMBERS: Final = DEFENDED + 3


class CardProspect(CardNumbers):
    """The contribution of one card when all of the game is still to come."""

    def __init__(self, card: Card, early: list[float]) -> None:
        super().__init__(card)
        self.sum = SUMS * weigh_row(self.row, early, 0)
        self.mean = weigh_row(self.row, early, MEAN)
        self.hero = weigh_row(self.row, early, HERO)


def weigh_row(row: list[float], weights: list[float], begin: int) -> float:
    """Numbers times the weights from a place on."""
    total = 0.0
    for n in range(len(row)):
        total += row[n] * weights[begin + n]
    return total


class Prospects:
    """The weights of a seat's numbers in one kind of game: `early` by how much of it is to come, in the order of the
    network's inputs, and `late` regardless of that, in the order of SEAT."""

    def __init__(self, late: list[float], early: list[float]) -> None:
        self.late = late
        self.early = early
        self.known = CardCache(lambda card: CardProspect(card, self.early))

    def seat_prospect(self, state: State, seat: int, left: float) -> float:
        """Return a seat's prospect, with the part `left` of the game to come."""
        late, early = self.late, self.early
        size = sums = means = defense = 0.0
        types = [0.0] * KINDS
        names = [0.0] * KINDS
        cards = state.cards
        for number in queries.owned_cards(state, seat):
            card = self.known.find(cards[number])
            size += 1.0
            sums += card.sum
            means += card.mean
            defense += card.defense
            for n in range(KINDS):
                types[n] += card.types[n]
                names[n] += card.names[n]
        size = max(size, 1.0)
        scale = HAND / size
        total = sums + scale * means + early[SMALL] * 10.0 / size
        for n in range(KINDS):
            total += early[AMONG + n] * scale * scale * names[n] * types[n] / HAND
        found = queries.character_of(state, seat)
        if found >= 0:
            hero = self.known.find(cards[found])
            total += hero.hero + early[DEFENDED] * hero.names_defense * scale * defense
            for n in range(KINDS):
                total += (early[NAMED + n] + early[ALL_NAMED]) * hero.names[n] * scale * types[n]
        total *= left
        stands = seat_numbers(state, seat)
        for n in range(len(stands)):
            total += stands[n] * (late[n] + left * early[STANDS + n])
        return total

    def win_chance(self, state: State, seat: int) -> float:
        """Return the chance of a seat's side to win."""
        left = part_left(state)
        sides: dict[int, float] = {}
        for each in range(state.setup.players):
            side = queries.team_of(state, each)
            sides[side] = sides.get(side, 0.0) + self.seat_prospect(state, each, left)
        own = sides[queries.team_of(state, seat)]
        total = 0.0
        for prospect in sides.values():
            total += exp(min(prospect - own, 50.0))
        return chance_in_time(state) / total


def chance_in_time(state: State) -> float:
    """The chance that the last Super-Villain is defeated before the clock runs out; 1 where none runs.

    Each turn left, this one included, defeats the next of them with the chance that its player's Power comes to the
    cost.
    """
    profile = state.setup.profile
    if not profile.clock:
        return 1.0
    weights = weights_for(kind_of(profile, state.setup.players))
    reaches = [DeckSums(state, seat, weights).reach for seat in queries.seats_in_order(state, state.active)]
    costs = [state.cards[card].cost for card in state.zones[z.SUPER_VILLAINS]]
    defeated = [1.0] + [0.0] * len(costs)  # the chances that so many are
    for turn in range(queries.turns_left(state)):
        reach = reaches[turn % len(reaches)] + GROWTH * (turn // len(reaches))
        for number in range(len(costs) - 1, -1, -1):
            moved = defeated[number] * chance_of_enough(reach - costs[number], SPREAD)
            defeated[number] -= moved
            defeated[number + 1] += moved
    return defeated[-1]


@cache
def load_prospects() -> dict[str, Prospects]:
    """Load the prospects of the package, by kind of game."""
    found = json.loads((Path(__file__).parents[1] / "trained" / FILE).read_text("utf-8"))
    assert found["edition"] == EDITION, "fitted for other numbers: `lineup train` fits anew"
    rows: dict[str, dict[str, list[float]]] = found["kinds"]
    return {kind: Prospects(row["late"], row["early"]) for kind, row in rows.items()}


def prospects_for(state: CommonState) -> Prospects:
    """Return the prospects for a game of this kind."""
    return load_prospects()[kind_of(state.setup.profile, state.setup.players)]
