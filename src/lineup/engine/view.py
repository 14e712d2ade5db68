"""What one viewer may see, and re-dealing what they cannot.

A hidden card in a view is a negative number: -1 - g for a card last publicly known to be in pile g. Where suspended
work holds a hidden card of a deck, the view names its place instead, so that a re-dealt state stays consistent. Where
it holds a card of somebody else's hand, that is shown if everybody knows it, for what is done with it is then open to
all; else the view says no more than whose hand. Of a secret choice, and of a pick half made out of cards that not
everybody knows, it says no more in any case, for the card may be one of those known or not.
"""

from __future__ import annotations

import json
from operator import itemgetter
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.asking import hidden
from lineup.engine.machine import advance
from lineup.engine.moves import GROUP, VILLAIN_GROUP
from lineup.engine.rng import key_of, redealt
from lineup.engine.state import (
    ALL,
    FACTS,
    FRAME_FIELDS,
    LISTS,
    Position,
    Record,
    State,
    new_state,
    rename,
    share,
)

SPECTATOR: Final = -1
IN_HAND: Final = 50  # -50 - seat: some card of that hand that not everybody knows
CHOSEN: Final = 60  # -60 - seat: any card of that hand
HIDDEN_PLACE: Final = 100  # -100 - (zone * 1000 + position): the card that lies there


class View(Position):
    """A game as one seat sees it; a spectator's seat is -1. Holds neither seed nor dice. Nobody changes one."""

    __slots__ = ("aside", "seat", "shown", "table", "unseen", "veiled", "waiting_for", "waiting_kind")

    seat: int
    shown: tuple[int, ...]  # cards in hidden places that everybody knows
    unseen: tuple[tuple[int, tuple[int, ...]], ...]  # per pile, the cards this viewer cannot place
    aside: tuple[int, ...]  # per card set aside, the pile everybody saw it taken from
    # of `ask` the view has the viewer's own options
    waiting_for: int  # whose decision it is
    waiting_kind: str
    veiled: bool  # suspended work names hidden places or hands
    # what all re-deals of this view share, made with the first of them: a state, and the zones with hidden cards
    table: list[tuple[State, list[int]]]

    @property
    def facts(self) -> tuple[tuple[str, int], ...]:
        """The public numbers: turn, active, power and the others."""
        return tuple((name, int(getattr(self, name))) for name in FACTS)

    def fact(self, name: str) -> int:
        """One of the public numbers."""
        return dict(self.facts)[name]

    def to_bytes(self) -> bytes:
        """Everything in the view, as canonical bytes."""
        values: list[Any] = [self.seat, self.zones, self.facts, self.shown, self.unseen, self.aside]
        values += [getattr(self, name) for name in LISTS]
        values += [self.ask, self.waiting_for, self.waiting_kind]
        frames = [[getattr(frame, name) for name in FRAME_FIELDS if name != "answer"] for frame in self.stack]
        return json.dumps([values, frames], default=_row).encode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def _row(record: Record) -> tuple[Any, ...]:
    return record.row()


def can_see(state: State, seat: int, card: int) -> bool:
    """Whether a seat knows which card this is, where it lies now."""
    mask = state.sees[state.where[card]] | state.known[card]
    return mask == ALL if seat < 0 else bool(mask & (1 << seat))


def sees_more(before: State, now: State, seat: int) -> bool:
    """Whether a seat sees a card now that it did not see before."""
    where, known, place, knew = now.where, now.known, before.where, before.known
    moved = [card for card in range(len(where)) if where[card] != place[card] or known[card] != knew[card]]
    return any(can_see(now, seat, card) and not can_see(before, seat, card) for card in moved)


class _Veils:
    """What a viewer calls the cards of suspended work: those they cannot see go by their places.

    A class, since functions within a function would keep each other, and the whole state, until garbage is looked for.
    """

    def __init__(self, state: State, seat: int, bit: int) -> None:
        self._state, self._seat, self._bit = state, seat, bit
        self.any = False  # whether there was such a card
        self.secret = False  # whether nothing is told of a hand's card but whose hand

    def place(self, card: int) -> int:
        state = self._state
        if card < 0 or can_see(state, self._seat, card):
            return card
        self.any = True
        zone = state.where[card]
        return -HIDDEN_PLACE - (zone * 1000 + state.zones[zone].index(card))

    def held(self, card: int) -> int:
        state = self._state
        if card < 0 or z.place_of(state.where[card]) != z.HAND or state.sees[state.where[card]] & self._bit:
            return self.place(card)
        if state.known[card] == ALL and not self.secret:
            return card
        self.any = True
        return -(CHOSEN if self.secret else IN_HAND) - z.seat_of(state.where[card])


def view(state: State, seat: int) -> View:
    """The game as a seat sees it."""
    zones: list[tuple[int, ...]] = []
    shown: list[int] = []
    unseen: dict[int, list[int]] = {}
    bit = 0 if seat < 0 else 1 << seat
    known, group = state.known, state.group
    for index, cards in enumerate(state.zones):
        sees = state.sees[index]
        if sees == ALL or not cards:
            zones.append(cards)
            continue
        pile = group[cards[0]]
        these = itemgetter(0, *cards)  # with the 0, of one card too it makes a tuple
        if not sees and not any(these(known)[1:]) and these(group)[1:].count(pile) == len(cards):  # nobody looked here
            zones.append((-1 - pile,) * len(cards))
            unseen.setdefault(pile, []).extend(cards)
            continue
        row = []
        for card in cards:
            mask = sees | known[card]
            if mask == ALL:
                shown.append(card)
                row.append(card)
            elif mask & bit:
                row.append(card)
            else:
                row.append(-1 - group[card])
                unseen.setdefault(group[card], []).append(card)
        zones.append(tuple(row))

    seen = View()
    seen.seat = seat
    seen.zones = zones
    seen.shown = tuple(sorted(shown))
    seen.unseen = tuple((pile, tuple(sorted(cards))) for pile, cards in sorted(unseen.items()))
    seen.aside = tuple([group[card] for card in state.zones[z.SET_ASIDE]])
    share(state, seen)
    veils = _Veils(state, seat, bit)
    rename(state, seen, veils.place)
    seen.stack = []
    for frame in state.stack:
        veils.secret = frame.face >= 0 and state.setup.secretive[frame.face] == 1
        new = frame.renamed(veils.held)
        if frame.picks and not veils.secret:
            # whatever else fits, or does not: of a hand that not everybody knows nothing is told but whose it is
            veils.secret = any(hidden(state, state.zones[state.where[card]]) for card in frame.picks)
            new.picks = tuple([veils.held(card) for card in frame.picks])
        seen.stack.append(new)
    ask = state.ask
    seen.ask = None if ask is None else ask.of(seat)
    seen.waiting_for = -1 if ask is None else ask.seat
    seen.waiting_kind = "" if ask is None else ask.kind
    seen.veiled = veils.any
    seen.table = []
    return seen


def _table(seen: View) -> State:
    """What the viewer knows, as a state: where there is a hidden card, its zone has the number of its pile."""
    state = new_state(seen.setup, b"")
    public = set(seen.shown)
    bit = 0 if seen.seat < 0 else 1 << seen.seat
    state.zones = list(seen.zones)
    for index, row in enumerate(seen.zones):
        for card in row:
            if card >= 0:
                state.where[card] = index
                state.known[card] = state.sees[index] | (ALL if card in public else bit)
                state.group[card] = GROUP[index]
    for pile, cards in seen.unseen:
        for card in cards:
            state.group[card] = pile
    for card, pile in zip(seen.zones[z.SET_ASIDE], seen.aside, strict=True):
        state.group[card] = pile
    share(seen, state)
    state.stack = seen.stack
    return state


def _dealt(state: State, index: int, row: tuple[int, ...], pools: list[list[int]]) -> tuple[int, ...]:
    """The cards of a zone with hidden ones among them: those the viewer knows, and for each other one of its pile."""
    where, sees = state.where, state.sees[index]
    first = row[0]
    if row.count(first) == len(row):  # most often all are of one pile, the last one first
        pool = pools[-1 - first]
        cards = pool[-len(row) :]
        del pool[-len(row) :]
        cards.reverse()
        for card in cards:
            where[card] = index
            if sees:
                state.known[card] = sees
        return tuple(cards)
    cards = []
    for entry in row:
        if entry < 0:
            entry = pools[-1 - entry].pop()
            where[entry] = index
            if sees:
                state.known[entry] = sees
        cards.append(entry)
    return tuple(cards)


class _Real:
    """The cards that have been dealt where suspended work names a hidden place."""

    def __init__(self, state: State) -> None:
        self.state = state

    def place(self, card: int) -> int:
        if card > -HIDDEN_PLACE:
            return card
        return self.state.zones[(-card - HIDDEN_PLACE) // 1000][(-card - HIDDEN_PLACE) % 1000]


class _Chosen(_Real):
    """…or, in one frame, somebody's hand: a different card of it for each one merely chosen."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        hands = [state.zones[z.zone(seat, z.HAND)] for seat in range(state.players)]
        self.hands = redealt(state.key + b"hands", hands)

    def held(self, card: int) -> int:
        if not -HIDDEN_PLACE < card <= -IN_HAND:
            return self.place(card)
        hand = self.hands[-CHOSEN - card if card <= -CHOSEN else -IN_HAND - card]
        hand.insert(0, hand.pop())
        while card > -CHOSEN and self.state.known[hand[0]] == ALL:
            hand.insert(0, hand.pop())
        return hand[0]


def _unveil(state: State, seen: View) -> None:
    """Where suspended work names a hidden place or somebody's hand, put the card that has been dealt there."""
    rename(seen, state, _Real(state).place)
    state.stack = [frame.renamed(_Chosen(state).held) for frame in seen.stack]


def determinise(seen: View, seed: str | int, go_on: bool = True) -> State:
    """A state that looks the same to the viewer, with what they cannot know re-dealt and other dice.

    It asks its question anew, of the same player, whatever that player was dealt. With `go_on` false it stops short of
    asking.
    """
    if not seen.table:
        covered = [index for index, row in enumerate(seen.zones) if row and min(row) < 0]
        seen.table.append((_table(seen), covered))
    table, covered = seen.table[0]
    state = table.clone()
    state.key = key_of(f"re-deal {seed}")
    pools: list[list[int]] = [[] for _ in range(VILLAIN_GROUP + 1)]
    for (pile, _), cards in zip(seen.unseen, redealt(state.key, [cards for _, cards in seen.unseen]), strict=True):
        pools[pile] = cards
    for index in covered:
        state.zones[index] = _dealt(state, index, seen.zones[index], pools)

    if seen.veiled:
        _unveil(state, seen)
    if go_on:
        advance(state)
    return state
