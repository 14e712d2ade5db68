"""Conditions: what a text asks of the state while it resolves."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine.definitions import Query
from lineup.engine.queries import confronting, cost, different_types, line_up, noted, partners, top_super_villain, types
from lineup.engine.state import Frame, Played, State
from lineup.language.grammar import PLAIN, Refers, describe, phrase, word
from lineup.language.words.amounts import Watch
from lineup.language.words.cards import PLACELESS, Cards
from lineup.language.words.places import Zone, still_lying, zone_cards


@dataclass(frozen=True)
class ItCosts(Query):
    """The card bound last costs at least this much."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.it >= 0 and cost(state, frame.it) >= self.n


word("condition", Refers(needs="it"), "its cost is {n:digits} or more")(ItCosts)


@dataclass(frozen=True)
class ItIsOdd(Query):
    """The card bound last has an odd cost; zero is even (HU-CARD-12)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.it >= 0 and cost(state, frame.it) % 2 == 1


word("condition", Refers(needs="it"), "its cost is odd")(ItIsOdd)


@dataclass(frozen=True)
class ItIs(Query):
    """The card bound last is of a kind."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.it >= 0 and self.cards.fits(state, frame.it)


word("condition", Refers(needs="it", bars=PLACELESS), "it is a {cards:counted+sg}")(ItIs)


@dataclass(frozen=True)
class ItIsOnOwnTurn(Query):
    """The card bound last is of a kind, and the player is the active one."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return state.active == frame.me and frame.it >= 0 and self.cards.fits(state, frame.it)


word("condition", PLAIN, "it is a {cards:counted+sg} and this is @your turn")(ItIsOnOwnTurn)


@dataclass(frozen=True)
class Controls(Query):
    """The player controls such a card."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return any(self.cards.fits(state, card) for card in zone_cards(state, frame, "control"))


word("condition", Refers(bars=PLACELESS), "@you control a {cards:counted+sg}")(Controls)


@dataclass(frozen=True)
class ControlsAnother(Query):
    """The player controls such a card besides this one."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        found = zone_cards(state, frame, "control")
        return any(card != frame.source and self.cards.fits(state, card) for card in found)


word("condition", PLAIN, "@you control another {cards:counted+sg}")(ControlsAnother)


@dataclass(frozen=True)
class FirstCardPlayed(Query):
    """Nothing was played before this card this turn."""

    def holds(self, state: State, frame: Frame) -> bool:
        first = next((played.card for played in state.played if played.seat == frame.me), -1)
        return first == frame.source


word("condition", PLAIN, "this is the first card @you played this turn")(FirstCardPlayed)


@dataclass(frozen=True)
class PlaysFromHand(Query):
    """The player of the text played the card, and not from the Character it was laid on (CONF-VAR-22)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.by == frame.me and not noted(state, "laid", card=frame.source)


word("condition", PLAIN, "@you play this card from @your hand")(PlaysFromHand)


@dataclass(frozen=True)
class PlayedBefore(Query):
    """Such a card was played this turn before now; "another" leaves out the card itself."""

    cards: Cards
    another: bool = False

    def holds(self, state: State, frame: Frame) -> bool:
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
)(PlayedBefore)


@dataclass(frozen=True)
class GainedMany(Query):
    """So many purchases and gains this turn, each counted once (CONF-GAIN-05)."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        return sum(1 for event in state.happened if event.what == "gain" and event.seat == frame.me) >= self.n


word("condition", PLAIN, "@you bought or gained {n:number} or more cards this turn")(GainedMany)


@dataclass(frozen=True)
class HandBelow(Query):
    """The hand is smaller than this."""

    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        return len(zone_cards(state, frame, "hand")) < self.n


word("condition", PLAIN, "@you have fewer than {n:number} cards in hand")(HandBelow)


@dataclass(frozen=True)
class TwoOfThem(Query):
    """Both cards looked at are there."""

    def holds(self, state: State, frame: Frame) -> bool:
        return len(still_lying(state, frame)) == 2


word("condition", Refers(needs="them"), "there are two of them")(TwoOfThem)


@dataclass(frozen=True)
class TheyShareType(Query):
    """The revealed cards have a type in common, or a card without a type is among them (HU-CARD-16)."""

    def holds(self, state: State, frame: Frame) -> bool:
        masks = [types(state, card) for card in frame.them]
        if 0 in masks:
            return True
        common = -1
        for mask in masks:
            common &= mask
        return len(masks) > 1 and common != 0


word("condition", Refers(needs="them"), "they share a card type or one of them has none")(TheyShareType)


@dataclass(frozen=True)
class HasTypes(Query):
    """A place holds at least this many different card types."""

    zone: Zone
    n: int

    def holds(self, state: State, frame: Frame) -> bool:
        cards = tuple(card for where in self.zone.where for card in zone_cards(state, frame, where))
        return different_types(state, cards) >= self.n


word("condition", PLAIN, "{zone:zone} has {n:number} or more different card types")(HasTypes)


@dataclass(frozen=True)
class HasNone(Query):
    """A place holds no such card."""

    zone: Zone
    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return not any(
            self.cards.fits(state, card) for where in self.zone.where for card in zone_cards(state, frame, where)
        )


word("condition", Refers(bars=PLACELESS), "{zone:zone} has no {cards:counted+sg}")(HasNone)


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
class PlaysSome(Watch):
    """So many such cards are played this turn."""

    cards: Cards
    another: bool = False
    n: int = 1

    def matches(self, state: State, source: int, played: Played) -> bool:
        return (not self.another or played.card != source) and self.cards.played(state, played)

    def earlier(self, state: State, frame: Frame) -> int:
        found = sum(
            1 for played in state.played if played.seat == frame.me and self.matches(state, frame.source, played)
        )
        return int(found >= self.n)

    def later(self, state: State, source: int, played: Played) -> int:
        if not self.matches(state, source, played):
            return 0
        found = sum(1 for other in state.played if other.seat == played.seat and self.matches(state, source, other))
        return int(found >= self.n)


word(
    "watch",
    Refers(bars=PLACELESS),
    "@you play a {cards:cards+sg} this turn, earlier or later",
    phrase("@you play another {cards:cards+sg} this turn, earlier or later", another=True),
    "@you play {n:number} {cards:cards+pl} this turn, earlier or later",
)(PlaysSome)


@dataclass(frozen=True)
class Confronting(Query):
    """The player's own Confrontation is going on (CONF-CONFR-18)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return confronting(state, frame.me)


word("condition", PLAIN, "@you confronted a Character this turn")(Confronting)


@dataclass(frozen=True)
class Confronted(Query):
    """A Confrontation against the player's team is going on."""

    def holds(self, state: State, frame: Frame) -> bool:
        return state.target in partners(state, frame.me) and confronting(state, state.active)


word("condition", PLAIN, "@you are confronted")(Confronted)


@dataclass(frozen=True)
class ItIsAsNamed(Query):
    """The card bound last has a cost of the parity named before; zero is even."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.it >= 0 and any(
            note.kind == "named" and note.card == frame.source and note.n == cost(state, frame.it) % 2
            for note in state.notes
        )


word("condition", Refers(needs="it"), "its cost is as named")(ItIsAsNamed)
describe("condition", "a condition such as …", "condition")
describe("watch", "a condition such as …", "condition")
