"""Printed wordings of cards, qualifiers, places and amounts."""

from __future__ import annotations

from typing import Final

from lineup.engine import zones as z
from lineup.language.grammar import describe, phrase, reads, reads_as
from lineup.language.words.amounts import EachDone, EachThisTurn, OfDone, OfIt, WorthEach
from lineup.language.words.cards import Cards, Costs, Mark, NamedKind, NameHas, Together
from lineup.language.words.picks import It, OfThem, Random, Several, Some, Them, ThisCard
from lineup.language.words.places import AmongThem, Lying, MainDeck, Own, Place, Zone

HAND_AND_DISCARD: Final = ("hand", "discard")
reads(
    Zone,
    "zone",
    phrase("@your hand and/or discard pile", where=HAND_AND_DISCARD),
    phrase("@your hand and discard pile", where=HAND_AND_DISCARD),
    phrase("@your hand or @your discard pile", where=HAND_AND_DISCARD),
    phrase("@your discard pile or hand", where=HAND_AND_DISCARD),
    phrase("@your hand or in @your discard pile", where=HAND_AND_DISCARD),
    phrase("@your hand or from @your discard pile", where=HAND_AND_DISCARD),
)
reads(Own, "own", phrase("to @your hand", place=z.HAND))
reads(Own, "dest", phrase("to @your hand", place=z.HAND), phrase("in @your hand", place=z.HAND))
reads(
    MainDeck,
    "dest",
    phrase("to the top of the main deck", top=True),
    phrase("on the top of the main deck", top=True),
    phrase("under the main deck", top=False),
)


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
    reads(Cards, _category, f"{{kinds:kind*or}} {{place:{_lying}}} {{marks:mark*space}}")
    reads(cards_of_a_kind, _category, KINDS, f"{KINDS} {{place:{_lying}}}")
    for _family in (FAMILY, FAMILY_CARDS):
        reads(cards_of_a_family, _category, _family, f"{_family} {{place:{_lying}}}")

PLAYED: Final = Zone(("played",))
for _lying in ("place", "place_in"):
    reads(
        Lying,
        _lying,
        phrase("@you played this turn", zone=PLAYED),
        phrase("@you already played this turn", zone=PLAYED),
        phrase("@you have played this turn", zone=PLAYED),
        phrase("that @you played this turn", zone=PLAYED),
        phrase("in @your discard pile or that @you played this turn", zone=Zone(("discard", "played"))),
    )


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
reads(Together, "mark", "of one card type and")  # "… and with cost 3 or less"


# Picking

reads(Random, "what", phrase("a {what:cards+sg} at random", n=1), "{n:number} {what:cards+pl} at random")
reads(
    Some,
    "what",
    phrase("any {what:cards+sg}", n=1),
    phrase("any one {what:cards+sg}", n=1),
    phrase("1 {what:cards+sg}", n=1),
    phrase("{of:number_done}", n=1, what=Cards(("card",))),
)
reads(
    EachDone,
    "number_done",
    phrase("cards equal to the number of cards {verb:done}"),
    phrase("cards equal to the number of other cards {verb:done}", other=True),
    phrase("cards equal to the number of cards {verb:done} this way"),
    phrase("cards equal to the number of other cards {verb:done} this way", other=True),
)


def worth_of_cards(cost: int, cards: Cards) -> Several:
    """Any number of cards whose costs add up to no more than so much."""
    return Several(Cards(cards.kinds, (*cards.marks, Together(cost)), cards.place), 99)


reads(worth_of_cards, "what", "up to {cost:digits} cost worth of {cards:cards+pl}")
reads(It, "what", "that card", "him", "her", "the card")
reads(ThisCard, "what", "this Hero", "this Villain", "this Equipment", "this Super Power", "this Location")
reads(Them, "rest", phrase("the rest", rest=True), phrase("the other", rest=True), phrase("the others", rest=True))
reads(Them, "what", phrase("the other", rest=True), phrase("the other one", rest=True), phrase("the others", rest=True))
reads(Them, "what", phrase("those cards", rest=False), phrase("the cards", rest=False))


def one_of_them_with(marks: tuple[Mark, ...]) -> Some:
    """One card of the group before that is such a card."""
    return Some(Cards(("card",), marks, AmongThem()))


reads(one_of_them_with, "what", "one of them {marks:mark*space}", "one of those cards {marks:mark*space}")
reads(OfThem, "what", phrase("one", high=1))
reads(AmongThem, "place", "from it", "from among them")
reads(OfThem, "what", phrase("one of those cards", high=1), phrase("any number of those cards", low=0, high=99))


# Counting

reads(
    OfIt,
    "amount",
    phrase("that card's cost", what="cost"),
    phrase("the cost of that card", what="cost"),
)
reads(
    OfDone,
    "amount",
    phrase("the {verb:done} card's cost", what="cost"),
    phrase("the cost of the card {verb:done} this way", what="cost"),
    phrase("the cost of the card @you {verb:done}", what="cost"),
    phrase("the {verb:done} card's VP", what="points"),
    phrase("the {verb:done} card's VP value", what="points"),
    phrase("the {verb:done} card's Victory Points", what="points"),
    phrase("the VP value of the {verb:done} card", what="points"),
    phrase("the VP of the {verb:done} card", what="points"),
)
reads(
    EachThisTurn,
    "watch_each",
    "{cards:cards+sg} @you play or have played this turn",
    phrase("other {cards:cards+sg} @you play or have played this turn", other=True),
    "different card type @you play or have played this turn",
)


def each_of_kinds(kinds: tuple[str | NamedKind, ...]) -> EachThisTurn:
    """Once for every card of one of these kinds played this turn."""
    return EachThisTurn(Cards(kinds))


reads(each_of_kinds, "watch_each", "{kinds:kind+sg*and} @you play or have played this turn")
reads(
    EachDone,
    "per",
    phrase("card @you destroy this way", verb="destroyed", yours=True),
    phrase("card @you discard this way", verb="discarded", yours=True),
    phrase("card @you destroyed this way", verb="destroyed", yours=True),
    phrase("card @you discarded this way", verb="discarded", yours=True),
)
for _points in ("VP", "VPs"):
    for _owned in ("in your deck", "you own"):
        reads(
            WorthEach,
            "worth",
            f"{{n:digits}} {_points} for each {{cards:such+sg}} {_owned}",
            phrase(f"{{n:digits}} {_points} for each different {{cards:such+sg}} {_owned}", different=True),
            f"{{n:digits}} {_points} for every {{lot:number}} {{cards:such+pl}} {_owned}",
            phrase(f"{_points} equal to the number of {{cards:such+pl}} {_owned}", n=1),
        )

describe("card_noun", "cards such as …", "cards")
describe("number_done", "cards such as …", "cards")
describe("rest", "cards such as …", "cards")
