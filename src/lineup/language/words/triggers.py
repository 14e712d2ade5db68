"""Triggers: the plays, gains and discards that set a text off."""

from __future__ import annotations

from dataclasses import dataclass

from lineup.engine.definitions import EventTest, PlayTest
from lineup.engine.queries import confronting, partners
from lineup.engine.state import Happened, State
from lineup.language.grammar import PLAIN, Refers, atom, describe, phrase, word
from lineup.language.words.cards import PLACELESS, Cards

atom("ordinal", 1, "first")
atom("ordinal", 2, "second")


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
class FirstTimes(PlayTest):
    """Reacts to such cards of a turn until so many have been played."""

    n: int
    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        last = state.played[index]
        if not (state.in_turn and state.active == seat == last.seat and self.cards.played(state, last)):
            return False
        before = state.played[:index]
        return sum(1 for played in before if played.seat == seat and self.cards.played(state, played)) < self.n


word(
    "play_test",
    Refers(bars=PLACELESS),
    "The first {n:number} times you play a {cards:cards+sg} during each of your turns",
)(FirstTimes)


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
class EachOfTeam(PlayTest):
    """Reacts to every such card either partner plays while one of them confronts (CONF-ASSIST-13, CONF-CHAR-06)."""

    cards: Cards

    def sees(self, state: State, seat: int, index: int) -> bool:
        played = state.played[index]
        mine = partners(state, seat)
        ours = state.in_turn and state.active in mine and confronting(state, state.active)
        return ours and played.seat in mine and self.cards.played(state, played)


word(
    "play_test",
    Refers(bars=PLACELESS),
    "Each time you or your teammate plays a {cards:cards+sg} during a Confrontation by your team",
)(EachOfTeam)


@dataclass(frozen=True)
class FirstGain(EventTest):
    """Reacts to the first such card its player gains in a turn; `only` purchases from the Line-Up."""

    cards: Cards
    buys: bool = False
    only: bool = False
    own: bool = True
    sees_buying: bool = False  # the rule of the set the text is from (RSB-GAIN-02)
    sees_defeats: bool = False  # likewise (RSB-GAIN-05)

    def counts(self, state: State, seat: int, event: Happened) -> bool:
        if event.seat != seat or not self.cards.fits(state, event.card):
            return False
        if self.sees_defeats and state.cards[event.card].level:  # a gain too where the table says so: once
            return event.what == "defeat"
        if event.what != "gain":
            return False
        if self.only:
            return event.bought and event.line_up
        return self.buys or not event.bought or self.sees_buying or state.setup.profile.buy_is_gain

    def notes(self, state: State, seat: int, event: Happened) -> bool:
        if self.own and not (state.active == seat and state.in_turn):
            return False
        return sum(1 for other in state.happened if self.counts(state, seat, other)) == 1 and self.counts(
            state, seat, event
        )


word(
    "gain_test",
    PLAIN,
    phrase("The first time you buy or gain a {cards:cards+sg} during each of your turns", buys=True),
    phrase("The first time you gain a {cards:cards+sg} during each turn", own=False),
    phrase("The first time you buy a {cards:cards+sg} in the Line-Up during each of your turns", buys=True, only=True),
    "The first time you gain a {cards:cards+sg} during each of your turns",
)(FirstGain)


@dataclass(frozen=True)
class EachDiscard(EventTest):
    """Reacts to every such card its player discards, whatever the cause (CONF-CARD-15 to -17, CONF-DISC-03)."""

    cards: Cards

    def notes(self, state: State, seat: int, event: Happened) -> bool:
        if event.what != "discard" or event.seat != seat or not self.cards.fits(state, event.card):
            return False
        return self.cards.place is None or event.hand


word("gain_test", PLAIN, "Each time you discard a {cards:cards+sg}")(EachDiscard)
describe("play_test", "a trigger such as …", "trigger")
describe("gain_test", "a trigger such as …", "trigger")
describe("ordinal", "first or second", "which")
