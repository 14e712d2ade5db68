"""A position in numbers, for a network: what cards mean and how the table stands, never which cards they are.

Every card is a row of numbers read off its meaning (`card_row`), so cards nobody has seen before have one too. What a
seat owns is the sum of these rows, wherever the cards lie: at the beginning of a turn hands are as good as drawn anew.
`read_position` takes the cards and numbers of one position; `lineup.bots.judging.network` makes sums and arrays of
many.

A network is trained for just these numbers: after a change here it has to be trained anew (`lineup train`), and
`EDITION` goes up, so that nobody uses an older one with them.
"""

from __future__ import annotations

from typing import Final

from lineup.bots.judging.card_cache import CardFinding
from lineup.bots.judging.card_effects import card_gift, rough_amount
from lineup.bots.judging.deck_value import block_total, leaning_terms, part_left, trait_numbers
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import TYPES, Card, Setup
from lineup.engine.state import CommonState, State
from lineup.language.words.meaning import deeds_in, meaning_of

EDITION: Final = 2

# What a card is and brings. The first is there to count cards, the next six are its types.
CARD: Final = (
    "card", "starter", "hero", "villain", "super power", "equipment", "location", "weakness", "cost", "cost 4 or more",
    "cost 6 or more", "victory points", "variable victory points", "power", "draws", "lasting", "duel", "destroys",
    "gains", "fetches", "curses", "harasses", "tokens", "leaning power", "unsure power", "block", "ongoing", "defense",
    "assist", "attack", "super-villain", "ability", "trigger", "when gained", "lowers the cost", "discards", "repeats",
    "names starter", "names hero", "names villain", "names super power", "names equipment", "names location",
    "names defense",
)  # fmt: skip
COUNT: Final = 0
FIRST_TYPE: Final = 1
NAMES: Final = CARD.index("names starter")
DEFENSE: Final = CARD.index("defense")
NAMES_DEFENSE: Final = CARD.index("names defense")
KINDS: Final = len(TYPES)
HAND: Final = 5.0  # cards: means are told as what so many bring
SUMS: Final = 0.1  # of what a whole deck comes to

# What a seat has besides its cards.
SEAT: Final = (
    "victory points", "tokens", "characters", "level", "character's cost", "cost of the others", "defeated", "stored",
    "in play", "until its turn", "its turn", "out",
)  # fmt: skip
# How the table stands.
TABLE: Final = (
    "still to come", "main deck", "super-villains", "super-villain up", "line-up", "weaknesses", "two", "three",
    "four", "five", "confronting", "teams", "buying while confronting", "storing", "assist", "knock-out wins",
    "defeating gains", "hand size", "hidden super-villains", "hunt", "synergy",
)  # fmt: skip

REPEATING: Final = ("play again", "use", "copy", "repeat", "double", "double all", "play")


def card_row(defined: Card) -> list[float]:
    """A card in numbers, in the order of CARD; most lie between 0 and 2."""
    text = meaning_of(defined)
    power, draws, lasting, duel, destroys, gains, fetches, curses, harasses, tokens = trait_numbers(text)
    unsure = 0.0
    for term in card_gift(text).power:
        if term.only or term.per is not None:
            unsure += rough_amount(term)
    discards = repeats = 0.0
    for passage in text.passages:
        if not passage.played:
            continue
        for deed in deeds_in((*passage.acts, *passage.otherwise)):
            if deed.who != "you":
                continue
            if deed.verb == "discard":
                discards = 1.0
            elif deed.verb in REPEATING:
                repeats = 1.0
    row = [1.0]
    row += [float(bool(defined.types & each)) for each in TYPES]
    row += [float(defined.vp < 0), defined.cost / 4.0, float(defined.cost >= 4), float(defined.cost >= 6)]
    row += [max(defined.vp, 0) / 2.0, float(defined.worth is not None), power / 2.0, draws, lasting, duel / 2.0]
    row += [destroys, gains, fetches, curses, harasses, tokens]
    row += [sum([rough_amount(term) for term in leaning_terms(text)], 0.0) / 2.0, unsure / 2.0, block_total(text) / 3.0]
    row += [float(defined.ongoing), float(defined.is_defense), float(defined.assist), float(defined.is_attack)]
    row += [float(defined.is_super_villain), float(len(defined.abilities)), float(len(defined.triggers))]
    row += [float(defined.when_gained >= 0), float(defined.lowers_cost), discards, repeats]
    row += [float(bool(text.types & each)) for each in TYPES]
    row.append(float(text.defense))
    return row


class CardNumbers(CardFinding):
    """A card in numbers, and those of them by which cards name each other."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.row = card_row(card)
        self.types = self.row[FIRST_TYPE : FIRST_TYPE + KINDS]
        self.names = self.row[NAMES : NAMES + KINDS]
        self.defense = self.row[DEFENSE]
        self.names_defense = self.row[NAMES_DEFENSE]


class PositionReading:
    """The numbers of one position: the cards each seat owns, by definition (`setup.defs`), and the table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.owned: list[list[int]] = []  # per seat
        self.heroes: list[int] = []  # per seat the Super Hero or Character, -1 for none
        self.seats: list[list[float]] = []  # per seat the numbers of SEAT
        self.line_up: list[int] = []
        self.unknown = 0  # cards of the Line-Up that are not looked at
        self.top = -1  # the Super-Villain that is up
        self.table: list[float] = []


def read_position(state: State, known: set[int] | None = None) -> PositionReading:
    """Read a position for a network; cards of the Line-Up count only if they are in `known`, where that is given."""
    setup = state.setup
    faces, zones = setup.faces, state.zones
    players = setup.players
    found = PositionReading(setup)
    for seat in range(players):
        found.owned.append([faces[card] for card in queries.owned_cards(state, seat)])
        stack = zones[z.zone_of(seat, z.CHARACTER)]
        found.heroes.append(faces[stack[0]] if stack else -1)
        found.seats.append(seat_numbers(state, seat))
    for card in zones[z.LINE_UP]:
        if known is None or card in known:
            found.line_up.append(faces[card])
        else:
            found.unknown += 1
    top = queries.top_super_villain(state)
    found.top = faces[top] if top >= 0 else -1
    found.table = table_numbers(state)
    return found


def seat_numbers(state: State, seat: int) -> list[float]:
    """Return the numbers of a seat, in the order of SEAT."""
    setup, zones = state.setup, state.zones
    base = z.COMMON + seat * z.PER_SEAT
    stack = zones[base + z.CHARACTER]
    level = cost = others = 0.0
    if stack and setup.profile.confrontation:
        level = float(setup.cards[stack[0]].level)
        cost = float(queries.character_cost(state, seat))
        for card in stack[1:]:
            others += setup.cards[card].cost
    turns = queries.seats_in_order(state, state.active)
    until = turns.index(seat) if seat in turns else -1
    return [
        queries.score_of(state, seat) / 10.0,
        queries.tokens_of(state, seat) / 5.0,
        float(len(stack)),
        level,
        cost / 10.0,
        others / 10.0,
        float(len(zones[base + z.SCORE])),
        float(len(zones[base + z.STORED])),
        len(zones[base + z.PLAY]) / 2.0,
        until / setup.players,
        float(until == 0),
        float(until < 0),
    ]


def table_numbers(state: CommonState) -> list[float]:
    """Return the numbers of the table, in the order of TABLE."""
    setup, zones = state.setup, state.zones
    profile = setup.profile
    numbers = [
        part_left(state),
        len(zones[z.MAIN_DECK]) / 50.0,
        len(zones[z.SUPER_VILLAINS]) / 8.0,
        float(queries.top_super_villain(state) >= 0),
        len(zones[z.LINE_UP]) / 5.0,
        len(zones[z.WEAKNESS]) / 20.0,
    ]
    numbers += [float(setup.players == each) for each in (2, 3, 4, 5)]
    numbers += [float(profile.confrontation), float(bool(setup.teams)), float(profile.buy_in_confrontation)]
    numbers += [float(profile.store_assist), float(profile.assist), float(profile.knock_out == "wins")]
    numbers += [float(profile.defeat_is_gain), profile.hand_size / 5.0, float(profile.super_hidden)]
    numbers += [float(profile.hunt), float(profile.synergy)]
    return numbers
