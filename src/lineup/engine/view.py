"""What one viewer may see, and re-dealing what they cannot.

A hidden card in a view is a negative number: -1 - g for a card last publicly known to be in pile g. Where suspended
work holds a hidden card of a deck, the view names its place instead, so that a re-dealt state stays consistent; where
it holds a card of somebody else's hand (a secret choice, a pick half made), it says no more than whose hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.machine import advance
from lineup.engine.moves import GROUP
from lineup.engine.rng import key_of, shuffled
from lineup.engine.state import ALL, FRAME_FIELDS, Ask, Frame, Happened, Hit, Note, Played, State, Waiting, Watcher

SPECTATOR: Final = -1
IN_HAND: Final = 50  # -50 - seat: some card of that hand
HIDDEN_PLACE: Final = 100  # -100 - (zone * 1000 + position): the card that lies there


@dataclass(frozen=True)
class View:
    """A game as one seat sees it; a spectator's seat is -1. Holds neither seed nor dice."""

    seat: int
    setup: Setup = field(repr=False, compare=False)
    zones: tuple[tuple[int, ...], ...]
    facts: tuple[tuple[str, int], ...]  # turn, active, power and the other public numbers
    shown: tuple[int, ...]  # cards in hidden places that everybody knows
    unseen: tuple[tuple[int, tuple[int, ...]], ...]  # per pile, the cards this viewer cannot place
    played: tuple[Played, ...]
    given: tuple[tuple[int, int], ...]
    used: tuple[tuple[int, int], ...]
    watchers: tuple[Watcher, ...]
    delayed: tuple[Waiting, ...]
    pending: tuple[Waiting, ...]
    copies: tuple[tuple[int, int, int], ...]
    raised: tuple[tuple[int, int], ...]
    happened: tuple[Happened, ...]
    notes: tuple[Note, ...]
    out: tuple[int, ...]
    winners: tuple[int, ...]
    stack: tuple[Frame, ...] = field(repr=False, compare=False)
    ask: Ask | None = None  # the viewer's own decision
    waiting_for: int = -1  # whose decision it is
    waiting_kind: str = ""

    def fact(self, name: str) -> int:
        """One of the public numbers."""
        return dict(self.facts)[name]

    def to_bytes(self) -> bytes:
        """Everything in the view, as canonical bytes."""
        frames = [[getattr(frame, name) for name in FRAME_FIELDS if name != "answer"] for frame in self.stack]
        values: list[Any] = [
            getattr(self, name) for name in self.__dataclass_fields__ if name not in ("setup", "stack")
        ]
        return json.dumps([values, frames]).encode()


FACTS: Final = (
    "active", "defeated", "first", "hunt_closed", "immune", "in_turn", "over", "power", "stage", "stored", "sv_up",
    "target", "turn",
)  # fmt: skip


def can_see(state: State, seat: int, card: int) -> bool:
    """Whether a seat knows which card this is, where it lies now."""
    mask = state.sees[state.where[card]] | state.known[card]
    return mask == ALL if seat < 0 else bool(mask & (1 << seat))


def view(state: State, seat: int) -> View:
    """The game as a seat sees it."""
    hidden: dict[int, int] = {}
    zones: list[tuple[int, ...]] = []
    shown: list[int] = []
    unseen: dict[int, list[int]] = {}
    bit = 0 if seat < 0 else 1 << seat
    known, group = state.known, state.group
    for index, cards in enumerate(state.zones):
        if state.sees[index] == ALL:
            zones.append(cards)
            continue
        row = []
        for at, card in enumerate(cards):
            mask = state.sees[index] | known[card]
            if mask == ALL:
                shown.append(card)
                row.append(card)
            elif mask & bit:
                row.append(card)
            else:
                row.append(-1 - group[card])
                hidden[card] = -HIDDEN_PLACE - (index * 1000 + at)
                unseen.setdefault(group[card], []).append(card)
        zones.append(tuple(row))

    def veil(card: int) -> int:
        return hidden.get(card, card)

    chosen = dict(hidden)
    for other in range(state.players):
        if not state.sees[z.zone(other, z.HAND)] & bit:
            for card in state.zones[z.zone(other, z.HAND)]:
                chosen[card] = -IN_HAND - other
    ask = state.ask
    own = tuple(option for option in ask.options if option.seat == seat) if ask is not None else ()
    return View(
        seat=seat,
        setup=state.setup,
        zones=tuple(zones),
        facts=tuple((name, int(getattr(state, name))) for name in FACTS),
        shown=tuple(sorted(shown)),
        unseen=tuple((pile, tuple(sorted(cards))) for pile, cards in sorted(unseen.items())),
        played=tuple(Played(p.seat, veil(p.card), p.face, p.types) for p in state.played),
        given=tuple((veil(card), amount) for card, amount in state.given),
        used=tuple((veil(card), number) for card, number in state.used),
        watchers=tuple(w._replace(source=veil(w.source)) for w in state.watchers),
        delayed=tuple(w._replace(source=veil(w.source), it=veil(w.it)) for w in state.delayed),
        pending=tuple(w._replace(source=veil(w.source), it=veil(w.it)) for w in state.pending),
        copies=tuple((veil(card), face, types) for card, face, types in state.copies),
        raised=state.raised,
        happened=tuple(each._replace(card=veil(each.card)) for each in state.happened),
        notes=tuple(note._replace(card=veil(note.card)) for note in state.notes),
        out=state.out,
        winners=state.winners,
        stack=tuple(_veiled(frame, hidden, lambda card: chosen.get(card, card)) for frame in state.stack),
        ask=ask._replace(options=own) if ask is not None and own else None,
        waiting_for=-1 if ask is None else ask.seat,
        waiting_kind="" if ask is None else ask.kind,
    )


def _veiled(frame: Frame, names: Mapping[int, int], other: Callable[[int], int]) -> Frame:
    """A frame with its source renamed by `names` and all other cards it holds by `other`; seats are left alone."""
    new = frame.copy()
    new.source = names.get(new.source, new.source)
    new.it = other(new.it)
    new.other = other(new.other)
    new.them = tuple(other(card) for card in new.them)
    new.did = tuple(other(card) for card in new.did)
    new.picks = tuple(other(card) for card in new.picks)
    new.hits = tuple(Hit(hit.seat, hit.avoided, other(hit.it), other(hit.other), hit.acted) for hit in new.hits)
    return new


def _unveil(state: State, places: Mapping[int, int]) -> Callable[[int], int]:
    """Names for the cards of one frame: those of hidden places, and a card of the hand for each one merely chosen."""
    hands = [list(shuffled(state, state.zones[z.zone(seat, z.HAND)])) for seat in range(state.players)]

    def card_of(card: int) -> int:
        if not -HIDDEN_PLACE < card <= -IN_HAND:
            return places.get(card, card)
        hand = hands[-IN_HAND - card]
        hand.insert(0, hand.pop())
        return hand[0]

    return card_of


def determinise(seen: View, seed: str, go_on: bool = True) -> State:
    """A state that looks the same to the viewer, with what they cannot know re-dealt and other dice.

    It asks its question anew; where another player's hand was re-dealt so that they have no choice, it goes on to the
    next one. With `go_on` false it stops short of asking.
    """
    state = State(seen.setup, key_of("re-deal " + seed))
    pools = {pile: list(shuffled(state, cards)) for pile, cards in seen.unseen}
    places: dict[int, int] = {}
    public = set(seen.shown)
    bit = 0 if seen.seat < 0 else 1 << seen.seat
    for index, row in enumerate(seen.zones):
        cards = []
        for at, entry in enumerate(row):
            card, mask, pile = entry, state.sees[index], GROUP[index]
            if entry < 0:
                pile = -1 - entry
                card = pools[pile].pop()
                places[-HIDDEN_PLACE - (index * 1000 + at)] = card
            else:
                mask |= ALL if card in public else bit
            cards.append(card)
            state.where[card] = index
            state.known[card] = mask
            state.group[card] = pile
        state.zones[index] = tuple(cards)
    for name, value in seen.facts:
        setattr(state, name, bool(value) if name in ("hunt_closed", "in_turn", "over", "stored", "sv_up") else value)

    def real(card: int) -> int:
        return places.get(card, card)

    state.played = tuple(Played(p.seat, real(p.card), p.face, p.types) for p in seen.played)
    state.given = tuple((real(card), amount) for card, amount in seen.given)
    state.used = tuple((real(card), number) for card, number in seen.used)
    state.watchers = tuple(w._replace(source=real(w.source)) for w in seen.watchers)
    state.delayed = tuple(w._replace(source=real(w.source), it=real(w.it)) for w in seen.delayed)
    state.pending = tuple(w._replace(source=real(w.source), it=real(w.it)) for w in seen.pending)
    state.copies = tuple((real(card), face, types) for card, face, types in seen.copies)
    state.raised = seen.raised
    state.happened = tuple(each._replace(card=real(each.card)) for each in seen.happened)
    state.notes = tuple(note._replace(card=real(note.card)) for note in seen.notes)
    state.out = seen.out
    state.winners = seen.winners
    state.stack = [_veiled(frame, places, _unveil(state, places)) for frame in seen.stack]
    if go_on and not state.over:
        advance(state)
    return state
