"""Conditions: what a text asks of the state while it resolves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lineup.engine.definitions import Query
from lineup.engine.queries import confronting, cost, different_types, line_up, noted, partners, top_super_villain, types
from lineup.engine.state import Frame, State
from lineup.language.grammar import PLAIN, Refers, describe, phrase, word
from lineup.language.words.cards import EVERY, PLACELESS, Cards
from lineup.language.words.places import Zone, still_lying, zone_cards

ABOUT_IT: Final = Refers(needs="it", bars=PLACELESS)


@dataclass(frozen=True)
class ItCosts(Query):
    """The card bound last costs at least so much, or its cost is odd or of the parity named; zero is even.

    HU-CARD-12.
    """

    n: int = 0
    parity: str = ""

    def holds(self, state: State, frame: Frame) -> bool:
        if frame.it < 0:
            return False
        if self.parity == "named":
            odd = cost(state, frame.it) % 2
            return any(note.kind == "named" and note.card == frame.source and note.n == odd for note in state.notes)
        return cost(state, frame.it) % 2 == 1 if self.parity else cost(state, frame.it) >= self.n


word(
    "condition",
    ABOUT_IT,
    "its cost is {n:digits} or more",
    phrase("its cost is odd", parity="odd"),
    phrase("its cost is as named", parity="named"),
)(ItCosts)


@dataclass(frozen=True)
class ItIs(Query):
    """The card bound last is of a kind; where the text says so, only while its player is the active one."""

    cards: Cards
    own_turn: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        if self.own_turn and state.active != frame.me:
            return False
        return frame.it >= 0 and self.cards.fits(state, frame.it)


word(
    "condition",
    ABOUT_IT,
    "it is a {cards:counted+sg}",
    phrase("it is a {cards:counted+sg} and this is @your turn", own_turn=True),
)(ItIs)


@dataclass(frozen=True)
class Controls(Query):
    """The player controls such a card; "another" leaves out the card itself."""

    cards: Cards
    another: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        return any(
            self.cards.fits(state, card) and not (self.another and card == frame.source)
            for card in zone_cards(state, frame, "control")
        )


word(
    "condition",
    Refers(bars=PLACELESS),
    "@you control a {cards:counted+sg}",
    phrase("@you control another {cards:counted+sg}", another=True),
)(Controls)


@dataclass(frozen=True)
class IsPlayed(Query):
    """How the card itself came to be played: before any other card of this turn, or by its player from hand.

    From the Character it was laid on is not from hand (CONF-VAR-22).
    """

    first: bool

    def holds(self, state: State, frame: Frame) -> bool:
        if self.first:
            return next((played.card for played in state.played if played.seat == frame.me), -1) == frame.source
        return frame.by == frame.me and not noted(state, "laid", card=frame.source)


word(
    "condition",
    PLAIN,
    phrase("this is the first card @you played this turn", first=True),
    phrase("@you play this card from @your hand", first=False),
)(IsPlayed)


@dataclass(frozen=True)
class DidThisTurn(Query):
    """So many such cards were played, or bought and gained, this turn before now.

    "Another" leaves out the card itself; a purchase that is a gain too counts once (CONF-GAIN-05).
    """

    cards: Cards = EVERY
    another: bool = False
    n: int = 1
    gained: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        if self.gained:
            return self.n <= sum(1 for event in state.happened if event.what == "gain" and event.seat == frame.me)
        return any(
            played.seat == frame.me
            and (not self.another or played.card != frame.source)
            and self.cards.played(state, played)
            for played in state.played
        )


word(
    "condition",
    PLAIN,
    "@you played a {cards:cards+sg} this turn",
    phrase("@you played another {cards:cards+sg} this turn", another=True),
    phrase("@you bought or gained {n:number} or more cards this turn", gained=True),
)(DidThisTurn)


@dataclass(frozen=True)
class They(Query):
    """So many cards of the group bound last are there, or they have a type in common.

    A card without a type among them counts as having one in common (HU-CARD-16).
    """

    n: int = 0
    alike: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
        if not self.alike:
            return len(still_lying(state, frame)) == self.n
        masks = [types(state, card) for card in frame.them]
        if 0 in masks:
            return True
        common = -1
        for mask in masks:
            common &= mask
        return len(masks) > 1 and common != 0


word(
    "condition",
    Refers(needs="them"),
    "there are {n:number} of them",
    phrase("they share a card type or one of them has none", alike=True),
)(They)


@dataclass(frozen=True)
class Holds(Query):
    """A place holds fewer such cards than so many, or so many different card types."""

    zone: Zone
    cards: Cards = EVERY
    below: int | None = None  # none: it holds no such card at all
    types: int | None = None

    def holds(self, state: State, frame: Frame) -> bool:
        found = tuple(card for where in self.zone.where for card in zone_cards(state, frame, where))
        if self.types is not None:
            return different_types(state, found) >= self.types
        return sum(1 for card in found if self.cards.fits(state, card)) < (1 if self.below is None else self.below)


word(
    "condition",
    Refers(bars=PLACELESS),
    "{zone:zone} has no {cards:counted+sg}",
    "{zone:zone} has {types:number} or more different card types",
    phrase("@you have fewer than {below:number} cards in hand", zone=Zone(("hand",))),
)(Holds)


@dataclass(frozen=True)
class TopVillainCosts(Query):
    """The Super-Villain on the stack, or one in the Line-Up where they are hidden in the main deck (HU-HIDE-06)."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        cards = state.cards
        if state.setup.profile.super_hidden:
            return any(cards[card].is_super_villain and cards[card].cost >= self.n for card in line_up(state))
        top = top_super_villain(state)
        return top >= 0 and cards[top].cost >= self.n


word("condition", PLAIN, "the top Super-Villain has cost {n:digits} or more")(TopVillainCosts)


@dataclass(frozen=True)
class Cannot(Query):
    """The action before could not be done in full: it acted on fewer cards than it names (HU-RES-11)."""

    least: int = 1  # how many that are; the writer fills it in

    def holds(self, state: State, frame: Frame) -> bool:
        return len(frame.did) < self.least


word("condition", Refers(needs="did"), "@you cannot")(Cannot)


@dataclass(frozen=True)
class Did(Query):
    """The action before was done in full: "if you do" (HU-RES-11)."""

    least: int = 1

    def holds(self, state: State, frame: Frame) -> bool:
        return len(frame.did) >= self.least


@dataclass(frozen=True)
class Confronts(Query):
    """A Confrontation is going on: the player's own (CONF-CONFR-18), or one against the player's team."""

    own: bool

    def holds(self, state: State, frame: Frame) -> bool:
        if self.own:
            return confronting(state, frame.me)
        return state.target in partners(state, frame.me) and confronting(state, state.active)


word(
    "condition",
    PLAIN,
    phrase("@you confronted a Character this turn", own=True),
    phrase("@you are confronted", own=False),
)(Confronts)


describe("condition", "a condition such as …", "condition")
