"""Printed wordings of cards, qualifiers, places and amounts."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar import describe, phrase, reads, reads_as
from lineup.language.words.amounts import EachThisTurn
from lineup.language.words.cards import Cards, Mark, NamedKind, NameHas, Together
from lineup.language.words.picks import Several, Some, Them
from lineup.language.words.places import AmongThem, Place

# Cards

reads_as("card_noun", "card", "card", "cards")  # "Hero cards" for "Heroes", "Punch card" for "Punch"
KINDS: Final = "{kinds:kind+sg*or} {noun:card_noun} {marks:mark**space}"
FAMILY: Final = "{family:family} {marks:mark**space}"
FAMILY_CARDS: Final = "{family:family} {noun:card_noun} {marks:mark**space}"


def cards_of_a_kind(
    kinds: tuple[str | NamedKind, ...], noun: str, marks: tuple[Mark, ...] = (), place: Place | None = None
) -> Cards:
    """Cards of these kinds."""
    return Cards(kinds, marks, place)


def cards_of_a_family(
    family: str, noun: str = "card", marks: tuple[Mark, ...] = (), place: Place | None = None
) -> Cards:
    """Cards with these words, which end several names, in their name."""
    return Cards(("card",), (NameHas(family), *marks), place)


reads(cards_of_a_kind, "such", KINDS)
reads(cards_of_a_family, "such", FAMILY, FAMILY_CARDS)
for _category, _lying in (("cards", "place"), ("counted", "place_in")):
    reads(cards_of_a_kind, _category, KINDS, f"{KINDS} {{place:{_lying}}}")
    for _family in (FAMILY, FAMILY_CARDS):
        reads(cards_of_a_family, _category, _family, f"{_family} {{place:{_lying}}}")


# Picking


def worth_of_cards(cost: int, cards: Cards) -> Several:
    """Any number of cards whose costs add up to no more than so much."""
    return Several(Cards(cards.kinds, (*cards.marks, Together(cost)), cards.place), 99)


reads(worth_of_cards, "what", "up to {cost:digits} cost worth of {cards:cards+pl}")
reads(Them, "rest", phrase("the rest", rest=True), phrase("the other", rest=True), phrase("the others", rest=True))


def one_of_them_with(marks: tuple[Mark, ...]) -> Some:
    """One card of the group before that is such a card."""
    return Some(Cards(("card",), marks, AmongThem()))


reads(one_of_them_with, "what", "one of them {marks:mark*space}", "one of those cards {marks:mark*space}")


# Counting


def each_of_kinds(kinds: tuple[str | NamedKind, ...]) -> EachThisTurn:
    """Once for every card of one of these kinds played this turn."""
    return EachThisTurn(Cards(kinds))


reads(each_of_kinds, "watch_each", "{kinds:kind+sg*and} @you play or have played this turn")

describe("card_noun", "cards such as …", "cards")
describe("rest", "cards such as …", "cards")
