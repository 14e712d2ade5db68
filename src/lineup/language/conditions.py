"""Conditions and counts: what a text asks of the state while it resolves."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine.definitions import EventTest, PlayTest, Query, Worth
from lineup.engine.queries import cost, different_types, line_up, owned, top_super_villain, types
from lineup.engine.state import Frame, Happened, Played, State
from lineup.language.grammar import PLAIN, Refers, describe, phrase, word
from lineup.language.kinds import PLACELESS, Cards, Zone, still_lying, zone_cards


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
class Controls(Query):
    """The player controls such a card."""

    cards: Cards

    def holds(self, state: State, frame: Frame) -> bool:
        return any(self.cards.fits(state, card) for card in zone_cards(state, frame, "control"))


word("condition", Refers(bars=PLACELESS), "@you control a {cards:counted+sg}")(Controls)


@dataclass(frozen=True)
class FirstCardPlayed(Query):
    """Nothing was played before this card this turn."""

    def holds(self, state: State, frame: Frame) -> bool:
        first = next((played.card for played in state.played if played.seat == frame.me), -1)
        return first == frame.source


word("condition", PLAIN, "this is the first card @you played this turn")(FirstCardPlayed)


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
class FoeGainedNone(Query):
    """The Attack before left a foe without: avoided it, or found the stack empty (HU-CARD-05)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return any(hit.avoided or not hit.acted for hit in frame.hits)


word("condition", PLAIN, "a foe gained no Weakness this way")(FoeGainedNone)


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


class Watch:
    """A test on plays of this turn, earlier or later."""

    def earlier(self, state: State, frame: Frame) -> int:
        """How often it holds for the plays so far."""
        raise TypeError

    def later(self, state: State, source: int, played: Played) -> int:
        """How often a later play counts."""
        raise TypeError


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
class EachPlayed(Watch):
    """Once for every such card played this turn."""

    cards: Cards

    def earlier(self, state: State, frame: Frame) -> int:
        return sum(1 for played in state.played if played.seat == frame.me and self.cards.played(state, played))

    def later(self, state: State, source: int, played: Played) -> int:
        return int(self.cards.played(state, played))


word("watch_each", Refers(bars=PLACELESS), "{cards:cards+sg} @you play this turn, earlier or later")(EachPlayed)


@dataclass(frozen=True)
class EachType(Watch):
    """Once for every different card type played this turn; a card can bring two."""

    def earlier(self, state: State, frame: Frame) -> int:
        mask = 0
        for played in state.played:
            if played.seat == frame.me:
                mask |= played.types
        return mask.bit_count()

    def later(self, state: State, source: int, played: Played) -> int:
        mask = 0
        for other in state.played:
            if other is not played and other.seat == played.seat:
                mask |= other.types
        return (played.types & ~mask).bit_count()


word("watch_each", PLAIN, "different card type @you play this turn, earlier or later")(EachType)


@dataclass(frozen=True)
class EachCard(Query):
    """Once for every such card lying there now."""

    cards: Cards

    def count(self, state: State, frame: Frame) -> int:
        return len(self.cards.found(state, frame, "control"))


word("per", PLAIN, "{cards:counted+sg}")(EachCard)


@dataclass(frozen=True)
class EachDone(Query):
    """Once for every card the action before moved; "other" leaves out the card itself."""

    verb: str
    other: bool = False

    def count(self, state: State, frame: Frame) -> int:
        return sum(1 for card in frame.did if not self.other or card != frame.source)


word(
    "per",
    Refers(needs="did"),
    phrase("card {verb:done} this way", other=False),
    phrase("other card {verb:done} this way", other=True),
)(EachDone)


@dataclass(frozen=True)
class EachHit(Query):
    """Once for every foe the Attack before really hit (HU-ATK-07)."""

    def count(self, state: State, frame: Frame) -> int:
        return sum(1 for hit in frame.hits if not hit.avoided)


word("per", PLAIN, "foe hit by this Attack")(EachHit)


@dataclass(frozen=True)
class EachTime(PlayTest):
    """Reacts to every such card its player plays on the own turn."""

    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        played = state.played[index]
        return state.in_turn and state.active == seat == played.seat and self.cards.played(state, played)


word("play_test", Refers(bars=PLACELESS), "Each time you play a {cards:cards+sg} during your turn")(EachTime)


@dataclass(frozen=True)
class NthTime(PlayTest):
    """Reacts to the first or second such card of a turn."""

    n: int
    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        last = state.played[index]
        if not (state.in_turn and state.active == seat == last.seat and self.cards.played(state, last)):
            return False
        found = sum(
            1 for played in state.played[: index + 1] if played.seat == seat and self.cards.played(state, played)
        )
        return found == self.n


word("play_test", Refers(bars=PLACELESS), "The {n:ordinal} time you play a {cards:cards+sg} during each of your turns")(
    NthTime
)


@dataclass(frozen=True)
class EachDifferent(PlayTest):
    """Reacts to every such card of a name not played before this turn."""

    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        played = state.played[index]
        if not (state.in_turn and state.active == seat == played.seat and self.cards.played(state, played)):
            return False
        defs = state.setup.defs
        name = defs[played.face].name
        return not any(
            other.seat == seat and defs[other.face].name == name and self.cards.played(state, other)
            for other in state.played[:index]
        )


word(
    "play_test",
    Refers(bars=PLACELESS),
    "The first time you play each different {cards:cards+sg} during each of your turns",
)(EachDifferent)


@dataclass(frozen=True)
class EachDiscard(EventTest):
    """Reacts to every such card its player discards, whatever the cause (CONF-CARD-15 to -17, CONF-DISC-03)."""

    cards: Cards

    def notes(self, state: State, seat: int, event: Happened) -> bool:
        if event.what != "discard" or event.seat != seat or not self.cards.fits(state, event.card):
            return False
        return self.cards.place is None or event.hand


word("gain_test", PLAIN, "Each time you discard a {cards:cards+sg}")(EachDiscard)


@dataclass(frozen=True)
class WorthEach(Worth):
    """So many points for every such card in the scored deck."""

    n: int
    cards: Cards

    def points(self, state: State, seat: int) -> int:
        return self.n * sum(1 for card in owned(state, seat) if self.cards.fits(state, card))


word("worth", Refers(bars=PLACELESS), "{n:digits} VP for each {cards:counted+sg} you own")(WorthEach)


@dataclass(frozen=True)
class WorthDifferent(Worth):
    """So many points for every name among such cards."""

    n: int
    cards: Cards

    def points(self, state: State, seat: int) -> int:
        names = {state.cards[card].name for card in owned(state, seat) if self.cards.fits(state, card)}
        return self.n * len(names)


word("worth", Refers(bars=PLACELESS), "{n:digits} VP for each different {cards:counted+sg} you own")(WorthDifferent)


@dataclass(frozen=True)
class WorthEvery(Worth):
    """So many points for every full lot of cards owned."""

    n: int
    per: int

    def points(self, state: State, seat: int) -> int:
        return self.n * (len(owned(state, seat)) // self.per)


word("worth", PLAIN, "{n:digits} VP for every {per:number} cards you own")(WorthEvery)


describe("condition", "a condition such as …", "condition")
describe("watch", "a condition such as …", "condition")
describe("per", "something to count such as …", "things")
describe("watch_each", "something to count such as …", "things")
describe("play_test", "a trigger such as …", "trigger")
describe("gain_test", "a trigger such as …", "trigger")
describe("worth", "Victory Points such as …", "points")
