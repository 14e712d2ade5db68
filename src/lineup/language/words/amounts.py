"""Amounts: what a text counts, now or all through the turn, and what cards are worth."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine import zones as z
from lineup.engine.definitions import Query, Worth
from lineup.engine.queries import character, confronting, controlled, different_types, owned
from lineup.engine.state import Frame, Played, State
from lineup.language.grammar import PLAIN, Refers, atom, describe, phrase, word
from lineup.language.words.cards import PLACELESS, Cards
from lineup.language.words.places import Zone, zone_cards

for _done in ("destroyed", "discarded", "gained", "drawn"):
    atom("done", _done, _done)


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
class EachTypeThere(Query):
    """Once for every different card type lying there now; a Weakness has none."""

    zone: Zone

    def count(self, state: State, frame: Frame) -> int:
        cards: tuple[int, ...] = ()
        for where in self.zone.where:
            cards += zone_cards(state, frame, where)
        return different_types(state, cards)


word("per", PLAIN, "different card type in {zone:zone}")(EachTypeThere)


@dataclass(frozen=True)
class TargetLevel(Query):
    """The Level of the Character being confronted."""

    def count(self, state: State, frame: Frame) -> int:
        return state.cards[character(state, state.target)].level if state.target >= 0 else 0


word("per", PLAIN, "Level of the confronted Character")(TargetLevel)


@dataclass(frozen=True)
class EachOfFoe(Query):
    """Once for every such card in play before the foe being confronted."""

    cards: Cards

    def count(self, state: State, frame: Frame) -> int:
        if not confronting(state, frame.me):
            return 0
        return sum(1 for card in controlled(state, state.target) if self.cards.fits(state, card))


word("per", PLAIN, "{cards:counted+sg} the confronted foe controls")(EachOfFoe)


@dataclass(frozen=True)
class EachDefeated(Query):
    """Once for every opposing Character the player has defeated."""

    def count(self, state: State, frame: Frame) -> int:
        return len(state.zones[z.zone(frame.me, z.SCORE)])


word("per", PLAIN, "Character in @your score pile")(EachDefeated)


class Watch:
    """A test on plays of this turn, earlier or later."""

    def earlier(self, state: State, frame: Frame) -> int:
        """How often it holds for the plays so far."""
        raise TypeError

    def later(self, state: State, source: int, played: Played) -> int:
        """How often a later play counts."""
        raise TypeError


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
describe("per", "something to count such as …", "things")
describe("watch_each", "something to count such as …", "things")
describe("worth", "Victory Points such as …", "points")
describe("done", "destroyed, discarded, gained or drawn", "done")
