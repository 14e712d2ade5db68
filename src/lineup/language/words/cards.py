"""Kinds of cards and their qualifiers: the parts of noun phrases."""

from __future__ import annotations

from functools import cache
from typing import Final

from lineup.engine.asking import FIT, OPEN, VEILED, has_hidden_card
from lineup.engine.definitions import TYPE_NAMES, Card
from lineup.engine.queries import definition_of, types_of
from lineup.engine.state import CardPlay, Frame, State
from lineup.frozen import dataclass
from lineup.language.grammar import PLAIN, Refers, always, atom, describe, forms, reads, word
from lineup.language.words.places import (
    AmongThem,
    Compared,
    Controlled,
    Lying,
    Place,
    ThatFoes,
    ThisWay,
    Where,
    still_lying,
    zone_cards,
    zones_cards,
)

# Cards played, gained or owned are named without a place
PLACELESS: Final = {"place": "no place can be named here: it is about cards wherever they lie"}
TYPE_OF: Final = {name: mask for mask, name in TYPE_NAMES.items()}
PLURAL: Final = {"Hero": "Heroes", "Equipment": "Equipment"}
KINDS: Final = (*TYPE_OF, "Weakness")  # names that are kinds
_SORTS: Final[dict[object, tuple[str, ...]]] = {
    **{name: (name, PLURAL.get(name, f"{name}s")) for name in TYPE_OF},
    "Character": ("Character", "Characters"),
    "Weakness": ("Weakness", "Weaknesses"),
    "Super-Villain": ("Super-Villain", "Super-Villains"),
    **{name: (name, f"{name}s") for name in ("Defense card", "Block card", "Attack card", "Ongoing card")},
}
forms("card_type", {name: (name, PLURAL.get(name, f"{name}s")) for name in TYPE_OF})
forms("kind", _SORTS)
forms("sort", _SORTS)
atom("kind", "card", "card", "cards")


@dataclass(frozen=True)
class NamedKind:
    """Cards of one name."""

    name: str


word("kind", PLAIN, "{name:name}")(NamedKind)


def is_kind(kind: str | NamedKind, card: Card, mask: int) -> bool:
    """True if a card with these types is of the kind."""
    if isinstance(kind, NamedKind):
        return card.name == kind.name or kind.name in card.aliases
    if kind in TYPE_OF:
        return bool(mask & TYPE_OF[kind])
    if kind == "Weakness":
        return card.title == "Weakness"
    if kind == "Character":
        return card.level > 0
    if kind == "Super-Villain":
        return card.is_super_villain
    if kind == "Block card":
        return card.is_block
    if kind == "Attack card":
        return card.is_attack
    if kind == "Ongoing card":  # every Location is one (HU-LOC-02)
        return card.ongoing
    return kind == "card" or card.is_defense


@cache
def type_mask(kinds: tuple[str | NamedKind, ...]) -> int:
    """Return the kinds as a mask of card types; 0 if they are not all card types."""
    masks = [TYPE_OF.get(kind, 0) if isinstance(kind, str) else 0 for kind in kinds]
    return sum(set(masks)) if all(masks) else 0


class Mark:
    """A qualifier of a noun."""

    def holds_for(self, card: Card, mask: int) -> bool:
        """True if a card with these types has the quality."""
        raise TypeError(f"{type(self).__name__} does not test one card")


@dataclass(frozen=True)
class Costs(Mark):
    """Cards whose cost lies within bounds, both ends included, or is exactly a number."""

    low: int | None = None
    high: int | None = None
    only: int | None = None

    def holds_for(self, card: Card, mask: int) -> bool:
        if self.only is not None:
            return card.cost == self.only
        return (self.low is None or card.cost >= self.low) and (self.high is None or card.cost <= self.high)


word(
    "mark",
    PLAIN,
    "with cost {low:digits} or more",
    "with cost {high:digits} or less",
    "with cost {low:digits} to {high:digits}",
    "with cost {only:digits}",
)(Costs)
reads(Costs, "mark", "of cost {only:digits}", "that costs {only:digits}", "that cost {only:digits}")
reads(
    Costs,
    "mark",
    "with a cost of {low:digits} or more",
    "with a cost of {high:digits} or less",
    "that cost {low:digits} or more",
    "that costs {low:digits} or more",
    "that cost {high:digits} or less",
    "that costs {high:digits} or less",
    "of cost {low:digits} or more",
    "of cost {high:digits} or less",
)


@dataclass(frozen=True)
class NameHas(Mark):
    """Cards with these words in their name (HU-CARD-06, HU-CARD-11)."""

    text: str

    def holds_for(self, card: Card, mask: int) -> bool:
        return self.text in card.name


word("mark", PLAIN, "with {text:quoted} in @its name")(NameHas)


@dataclass(frozen=True)
class OtherThan(Mark):
    """All but the cards of one name, or of one kind."""

    name: str = ""
    kind: str = ""

    def holds_for(self, card: Card, mask: int) -> bool:
        if self.kind:
            return not is_kind(self.kind, card, mask)
        return card.name != self.name and self.name not in card.aliases


word("mark", PLAIN, "other than {name:name}", "other than a {kind:sort+sg}")(OtherThan)


@dataclass(frozen=True)
class Together(Mark):
    """Several cards whose costs add up to no more than so much, or that share a card type, which is chosen first.

    A card without a type is never among them.
    """

    cost: int | None = None  # none: a type

    def holds_for(self, card: Card, mask: int) -> bool:
        return card.types != 0 if self.cost is None else card.cost <= self.cost


word(
    "mark",
    Refers(is_about=always("group")),
    "with total cost {cost:digits} or less",
    "of one card type",
)(Together)
reads(Together, "mark", "of one card type and")


ANY_CARD: Final[tuple[str | NamedKind, ...]] = ("card",)
_SLOTS = "{kinds:kind*or} {marks:mark**space}"


@dataclass(frozen=True)
class Cards:
    """Kinds of cards with their qualifiers and place."""

    kinds: tuple[str | NamedKind, ...]
    marks: tuple[Mark, ...] = ()
    place: Place | None = None

    def fits_card(self, state: State, card: int) -> bool:
        """True if a card is one of these, wherever it lies."""
        if state.copies or state.setup.also:
            return self.fits_definition(definition_of(state, card), types_of(state, card))
        defined = state.cards[card]
        return self.fits_definition(defined, defined.types)

    def fits_definition(self, card: Card, mask: int) -> bool:
        """True if a definition with these types is one of these."""
        for kind in self.kinds:
            if is_kind(kind, card, mask):
                for mark in self.marks:  # noqa: SIM110 - often called
                    if not mark.holds_for(card, mask):
                        return False
                return True
        return False

    def fits_play(self, state: State, played: CardPlay) -> bool:
        """True if a play was of one of these, by the attributes the card had then."""
        return self.fits_definition(state.setup.defs[played.face], played.types)

    def as_places(self, default: Where) -> tuple[Where, ...]:
        """Return where they lie, for readers; `default` is the verb's own place."""
        return (default,) if self.place is None else self.place.as_places(default)

    def cards_in_place(self, state: State, frame: Frame, default: str) -> tuple[int, ...]:
        """Return all cards in the place named, or in the verb's own place if none is named."""
        place = self.place
        if place is None:
            return zone_cards(state, frame, default)
        if isinstance(place, Lying):
            where = place.zone.where
            return zone_cards(state, frame, where[0]) if len(where) == 1 else zones_cards(state, frame, where)
        if isinstance(place, AmongThem):
            return still_lying(state, frame)
        if isinstance(place, Controlled):
            return zone_cards(state, frame, place.where)
        if isinstance(place, ThatFoes):
            return place.find_cards(state, frame)
        if isinstance(place, ThisWay):
            return frame.them
        assert isinstance(place, Compared)
        zone = place.named_zone()
        return zones_cards(state, frame, (default,) if zone is None else zone.where)

    @property
    def one_name(self) -> bool:
        """True for cards of one name in one place, each as good as another."""
        place = self.place
        one_place = not isinstance(place, Lying) or len(place.zone.where) == 1
        return len(self.kinds) == 1 and isinstance(self.kinds[0], NamedKind) and one_place

    def find_veil(self, state: State, frame: Frame, default: str) -> int:
        """Return what onlookers do not know about these cards: nothing, what they are, or even how many there are."""
        if not has_hidden_card(state, self.cards_in_place(state, frame, default)):
            return OPEN
        plain = self.kinds == ANY_CARD and not self.marks and not isinstance(self.place, Compared)
        return VEILED if plain else FIT

    def find_cards(self, state: State, frame: Frame, default: str) -> list[int]:
        """Find these cards in their place."""
        pool = self.cards_in_place(state, frame, default)
        place = self.place
        if isinstance(place, Compared):
            return place.select_cards(state, frame, [card for card in pool if self.fits_card(state, card)])
        if not self.marks:
            if self.kinds == ANY_CARD:
                return list(pool)
            mask = 0 if state.copies or state.setup.also else type_mask(self.kinds)
            if mask:
                cards = state.cards
                return [card for card in pool if cards[card].types & mask]
        return [card for card in pool if self.fits_card(state, card)]


word("counted", PLAIN, _SLOTS + " {place:place_in}", _SLOTS)(Cards)
word("cards", PLAIN, _SLOTS + " {place:place}", _SLOTS)(Cards)
word("such", PLAIN, _SLOTS)(Cards)
reads(Cards, "cards", "{kinds:kind*or} {place:place} {marks:mark*space}")
reads(Cards, "counted", "{kinds:kind*or} {place:place_in} {marks:mark*space}")
EVERY: Final = Cards(ANY_CARD)

describe("kind", "a kind of card such as …", "kind")
describe("card_type", "a card type such as …", "card type")
describe("sort", "a kind of card such as …", "kind")
describe("mark", "a qualifier such as …", "qualifier")
describe("cards", "cards such as …", "cards")
describe("counted", "cards such as …", "cards")
describe("such", "cards such as …", "cards")
