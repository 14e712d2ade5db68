"""The view of one viewer, and re-dealing what it hides.

A hidden card in a zone of a view is a negative number: -1 - g for a card last publicly known to be in pile g. Where
cards of several piles lie so that nobody can tell which lies where, such as a hand into which another player passed a
card, it is -1 - BLEND - n, and `blends[n]` says from which piles these cards are, all together. Records of this turn
name a card only while the viewer sees it. One that everybody saw then, such as a card played and shuffled away since,
goes by its definition; of any other they say that it is hidden. So does suspended work, with one exception: cards that
somebody looked at where they still lie in a deck, or that are about to go from there, go by their places, in the order
of the deck. Which hidden card a place, a definition or nothing at all stands for, a re-deal settles.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import combinations
from operator import itemgetter
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.asking import HIDDEN, has_hidden_card
from lineup.engine.machine import advance_game
from lineup.engine.moves import GROUP, VILLAIN_GROUP
from lineup.engine.rng import key_of, redeal_piles
from lineup.engine.state import (
    ALL,
    FACTS,
    FRAME_FIELDS,
    LISTS,
    CommonState,
    Frame,
    Happened,
    Hit,
    Record,
    State,
    WaitingText,
    copy_public,
    copy_renamed,
    new_state,
)

SPECTATOR: Final = -1
DEFINED: Final = 1_000  # -1000 - definition: a hidden card that everybody saw when it was recorded
PLACED: Final = 10_000  # -10000 - (zone * 1000 + position): the card that lies there
PLACES: Final = 1_000  # in a zone, at most
BLEND: Final = VILLAIN_GROUP + 1
SETTLING: Final = ("player", "where")  # questions that follow at once when a text has taken cards


class View(CommonState):
    """A game as one seat sees it; a spectator's seat is -1. Holds neither seed nor dice. Nobody changes one."""

    __slots__ = ("aside", "blends", "seat", "shown", "table", "unseen", "veiled", "waiting_for", "waiting_kind")

    seat: int
    shown: tuple[int, ...]  # cards in hidden places that everybody knows
    unseen: tuple[tuple[int, tuple[int, ...]], ...]  # per pile, the cards this viewer cannot place
    # per blend, the piles of its hidden cards in ascending order, and of those this viewer sees: card, pile
    blends: tuple[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], ...]
    aside: tuple[int, ...]  # per card set aside, the pile everybody saw it taken from
    # of `ask` the view has the viewer's own options
    waiting_for: int  # whose decision it is
    waiting_kind: str
    veiled: bool  # records or suspended work hold hidden cards
    # what all re-deals of this view share, made with the first of them: a state, and the zones with hidden cards
    table: list[tuple[State, list[int]]]

    @property
    def facts(self) -> tuple[tuple[str, int], ...]:
        """The public numbers: turn, active, power and the others."""
        return tuple((name, int(getattr(self, name))) for name in FACTS)

    def fact(self, name: str) -> int:
        """Return one of the public numbers."""
        return dict(self.facts)[name]

    def to_bytes(self) -> bytes:
        """Return everything in the view as canonical bytes."""
        values: list[Any] = [self.seat, self.zones, self.facts, self.shown, self.unseen, self.blends, self.aside]
        values += [getattr(self, name) for name in LISTS]
        values += [self.ask, self.waiting_for, self.waiting_kind]
        frames = [[getattr(frame, name) for name in FRAME_FIELDS if name != "answer"] for frame in self.stack]
        return json.dumps([values, frames], default=_to_row).encode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def _to_row(record: Record) -> tuple[Any, ...]:
    return record.to_row()


def can_see(state: State, seat: int, card: int) -> bool:
    """True if a seat knows the card where it lies now."""
    mask = state.sees[state.where[card]] | state.known[card]
    return mask == ALL if seat < 0 else bool(mask & (1 << seat))


def sees_more(before: State, now: State, seat: int) -> bool:
    """True if a seat sees a card now that it did not see before."""
    where, known, place, knew = now.where, now.known, before.where, before.known
    moved = [card for card in range(len(where)) if where[card] != place[card] or known[card] != knew[card]]
    return any(can_see(now, seat, card) and not can_see(before, seat, card) for card in moved)


class _Veils:
    """The names a viewer has for the cards of records and of suspended work.

    A class, since functions within a function would keep each other, and the whole state, until garbage is looked for.
    """

    def __init__(self, state: State, seat: int, bit: int) -> None:
        self._state, self._seat, self._bit = state, seat, bit
        self.any = False  # whether there was a hidden card

    def name_shown(self, card: int) -> int:
        """Name a card that everybody saw when it was recorded."""
        if card < 0 or can_see(self._state, self._seat, card):
            return card
        self.any = True
        return -DEFINED - self._state.setup.faces[card]

    def name_held(self, card: int) -> int:
        """Name a card that perhaps not everybody saw."""
        if card < 0 or can_see(self._state, self._seat, card):
            return card
        self.any = True
        return HIDDEN

    def name_event(self, event: Happened) -> Happened:
        return event.rename_cards(self.name_held if event.what == "draw" else self.name_shown)

    def name_frame(self, frame: Frame, top: bool) -> Frame:
        """Return a frame as the viewer sees it: groups in an order that does not tell which card is which."""
        new = frame.copy()
        if frame.it < 0 and frame.other < 0 and not (frame.them or frame.did or frame.picks or frame.hits):
            return new
        secretive = frame.face >= 0 and self._state.setup.secretive[frame.face] == 1
        secret = secretive and frame.me != self._seat
        ask = self._state.ask if top else None
        places = self.find_places(frame, top)
        new.it = self._name_cards((frame.it,), secret, places)[0]
        new.other = self._name_cards((frame.other,), secret, places)[0]
        new.them = self._name_cards(frame.them, secret, places)
        new.did = self._name_cards(frame.did, secret, places)
        if frame.picks and frame.begun and ask is not None and ask.kind in SETTLING:  # taken, no longer picked from
            new.picks = self._name_cards(frame.picks, secret, places)
        elif frame.picks:
            new.picks = self._name_picks(frame.picks, secret, places, frame.me if ask is None else ask.seat)
        if frame.hits:
            new.hits = tuple([self._name_hit(hit, secretive and hit.seat != self._seat) for hit in frame.hits])
        return new

    def find_places(self, frame: Frame, top: bool) -> dict[int, int]:
        """Return the places of hidden cards in a deck that everybody could follow.

        Somebody looked at them as "them", and nothing was shuffled since, for then nobody would know them; or a text
        has taken them just now, and only where to is open.
        """
        state = self._state
        ask = state.ask if top else None
        pointed: list[int] = []
        if frame.them and frame.lies >= 0 and not state.sees[frame.lies]:
            pointed = [
                card for card in frame.them if card >= 0 and state.where[card] == frame.lies and state.known[card]
            ]
        if frame.begun and ask is not None and ask.kind in SETTLING:
            pointed += [card for card in (*frame.did, *frame.picks) if card >= 0 and not state.sees[state.where[card]]]
        found: dict[int, int] = {}
        for card in pointed:
            if card not in found and not can_see(state, self._seat, card):
                zone = state.where[card]
                found[card] = -PLACED - (zone * PLACES + state.zones[zone].index(card))
        return found

    def _is_told(self, card: int, secret: bool) -> bool:
        """True if the viewer is told of a card that suspended work holds.

        What is done with a card of a hand that everybody knows is open to all, unless it is done in secret.
        """
        state = self._state
        where = state.where[card]
        if z.place_of(where) != z.HAND:
            return can_see(state, self._seat, card)
        return not secret and (state.sees[where] & self._bit != 0 or state.known[card] == ALL)

    def _name_cards(self, cards: tuple[int, ...], secret: bool, places: dict[int, int]) -> tuple[int, ...]:
        named = [card for card in cards if card < 0 or self._is_told(card, secret)]
        if len(named) == len(cards):
            return cards
        return self._with_hidden(named, [card for card in cards if card not in named], places)

    def _with_hidden(self, named: list[int], others: list[int], places: dict[int, int]) -> tuple[int, ...]:
        """Return the cards named, then the places if all of them are meant, then one HIDDEN for each other card."""
        self.any = True
        found = [places[card] for card in others if card in places]
        if len(found) != len(places):
            found = []
        found.sort(reverse=True)
        return (*named, *found, *((HIDDEN,) * (len(others) - len(found))))

    def _name_picks(self, picks: tuple[int, ...], secret: bool, places: dict[int, int], picker: int) -> tuple[int, ...]:
        """Name the cards of an unfinished pick; only the picker knows those that others do not see being picked."""
        if picker == self._seat:
            return self._name_cards(picks, secret, places)
        state = self._state
        named = []
        for card in picks:
            if card < 0:
                continue
            where = state.where[card]
            by_zone = state.sees[where] & self._bit != 0 and z.place_of(where) == z.HAND
            if not secret and (by_zone or not has_hidden_card(state, state.zones[where])):
                named.append(card)
        if len(named) == len(picks):
            return picks
        return self._with_hidden(named, [card for card in picks if card not in named], places)

    def _name_hit(self, hit: Hit, secret: bool) -> Hit:
        it, other = self._name_cards((hit.it,), secret, {})[0], self._name_cards((hit.other,), secret, {})[0]
        return Hit(hit.seat, hit.avoided, it, other, hit.acted)


def view(state: State, seat: int) -> View:
    """Return the game as a seat sees it."""
    zones: list[tuple[int, ...]] = []
    shown: list[int] = []
    unseen: dict[int, list[int]] = {}
    bit = 0 if seat < 0 else 1 << seat
    known, group = state.known, state.group
    lots = {card: lot for lot in state.mingled for card in lot} if state.mingled else {}
    blends: dict[tuple[int, ...], int] = {}  # numbered in the order of their places
    for index, cards in enumerate(state.zones):
        sees = state.sees[index]
        if sees == ALL or not cards:
            zones.append(cards)
            continue
        pile = group[cards[0]]
        these = itemgetter(0, *cards)  # with the 0, of one card too it makes a tuple
        alone = not sees and not lots and not any(these(known)[1:])  # nobody looked here
        if alone and these(group)[1:].count(pile) == len(cards):
            zones.append((-1 - pile,) * len(cards))
            unseen.setdefault(pile, []).extend(cards)
            continue
        row = []
        for card in cards:
            mask = sees | known[card]
            lot = lots.get(card)
            blend = -1 if lot is None else blends.setdefault(lot, len(blends))
            if mask == ALL:
                shown.append(card)
                row.append(card)
            elif mask & bit:
                row.append(card)
            else:
                row.append(-1 - group[card] if blend < 0 else -1 - BLEND - blend)
                unseen.setdefault(group[card], []).append(card)
        if not sees & bit and z.place_of(index) == z.HAND:  # when its cards came there nobody else follows
            row.sort(reverse=True)
        zones.append(tuple(row))

    seen = View()
    seen.seat = seat
    seen.zones = zones
    seen.shown = tuple(sorted(shown))
    seen.unseen = tuple((pile, tuple(sorted(cards))) for pile, cards in sorted(unseen.items()))
    seen.blends = tuple([_blend_of(state, seat, lot) for lot in blends])
    seen.aside = tuple([group[card] for card in state.zones[z.SET_ASIDE]])
    copy_public(state, seen)
    veils = _Veils(state, seat, bit)
    copy_renamed(state, seen, veils.name_shown)
    if state.happened:
        seen.happened = tuple([veils.name_event(each) for each in state.happened])
    if state.delayed:
        seen.delayed = tuple([each.rename_cards(veils.name_held) for each in state.delayed])
    if state.pending:
        seen.pending = tuple([each.rename_cards(veils.name_held) for each in state.pending])
    seen.stack = []
    top = len(state.stack) - 1
    for number, frame in enumerate(state.stack):
        seen.stack.append(veils.name_frame(frame, number == top))
    ask = state.ask
    seen.ask = None if ask is None else ask.for_seat(seat)
    seen.waiting_for = -1 if ask is None else ask.seat
    seen.waiting_kind = "" if ask is None else ask.kind
    seen.veiled = veils.any
    seen.table = []
    return seen


def _blend_of(state: State, seat: int, lot: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Return the piles of the mingled cards a seat cannot see, and the other cards with their piles."""
    piles = sorted([state.group[card] for card in lot if not can_see(state, seat, card)])
    return tuple(piles), tuple([(card, state.group[card]) for card in lot if can_see(state, seat, card)])


def _make_table(seen: View) -> State:
    """Return what the viewer knows as a state; a hidden card is the number of its pile."""
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
    for _, known in seen.blends:
        for card, pile in known:
            state.group[card] = pile
    copy_public(seen, state)
    state.stack = seen.stack
    return state


def _deal_zone(state: State, index: int, row: tuple[int, ...], pools: list[list[int]]) -> tuple[int, ...]:
    """Deal a zone with hidden cards: the cards the viewer knows, and for each other one of its pile."""
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
    """The cards of a re-deal that replace the hidden ones of the view."""

    def __init__(self, state: State, seen: View) -> None:
        self.state, self.seen = state, seen
        self._unseen: list[int] = []  # in an order by chance
        self._hands: list[list[int]] = []

    def deal_shown(self, card: int) -> int:
        """Deal a card of that definition; of several the next one each time."""
        if card > -DEFINED:
            return card
        if not self._unseen:
            for cards in redeal_piles(self.state.key + b"shown", [cards for _, cards in self.seen.unseen]):
                self._unseen += cards
        faces, face = self.state.setup.faces, -DEFINED - card
        found = next(other for other in self._unseen if faces[other] == face)
        self._unseen.remove(found)
        self._unseen.append(found)
        return found

    def deal_held(self, seat: int, count: int = 1, secret: bool = False) -> list[int]:
        """List at least `count` cards that an unseen choice of a seat could be: of its hand, then of the tops of decks.

        In `secret` they may also be cards of its hand that everybody knows.
        """
        state = self.state
        if not self._hands:
            hands = [state.zones[z.zone_of(each, z.HAND)] for each in range(state.players)]
            self._hands = redeal_piles(state.key + b"hands", hands)
        seat = max(seat, 0)
        found = [card for card in self._hands[seat] if secret or self._is_hidden(card)]
        for zone in (z.zone_of(seat, z.DECK), z.MAIN_DECK, *range(len(state.zones))):
            if len(found) >= count:
                break
            found += [card for card in state.zones[zone] if card not in found and self._is_hidden(card)]
        return found

    def deal_event(self, event: Happened) -> Happened:
        if event.card == HIDDEN:
            return Happened(event.what, event.seat, self.deal_held(event.seat)[0])
        return event.rename_cards(self.deal_shown)

    def deal_waiting(self, each: WaitingText) -> WaitingText:
        if each.it != HIDDEN:
            return each
        it = self.deal_held(each.seat)[0]
        return WaitingText(each.seat, each.source, each.face, each.part, it, each.power_only)

    def deal_frame(self, frame: Frame, picking: bool) -> Frame:
        """Return a frame with real cards; those of an unfinished pick are left to the word that asks."""
        new = frame.copy()
        secretive = frame.face >= 0 and self.state.setup.secretive[frame.face] == 1
        for card in frame.them:
            if card <= -PLACED:  # somebody looked at it
                self.state.known[self._card_at(card)] |= 1 << self._other_seat(frame.me)
        if frame.hits:
            new.hits = tuple([self._deal_hit(hit, secretive and hit.seat != self.seen.seat) for hit in frame.hits])
        if min((frame.it, frame.other, *frame.them, *frame.did, *frame.picks)) >= -1:
            return new
        secret = secretive and frame.me != self.seen.seat
        grouped, done = frame.them.count(HIDDEN), frame.did.count(HIDDEN)
        held = self.deal_held(frame.me, max(grouped, done, 2), secret)
        lies = held
        if frame.lies >= 0 and z.place_of(frame.lies) == z.HAND:
            lies = self.deal_held(z.seat_of(frame.lies), grouped, secret)
        new.them = self._fill_cards(frame.them, lies)
        # what was done last was mostly done to "them", and "it" is the one card to which it was
        new.did = self._fill_cards(frame.did, lies if done == grouped else held)
        last = [card for card, was in zip(new.did, frame.did, strict=True) if was == HIDDEN]
        last = last if done == 1 else held
        new.it = self._fill_cards((frame.it,), last)[0]
        new.other = self._fill_cards((frame.other,), [card for card in held if card != new.it])[0]
        if not picking:
            new.picks = self._fill_cards(frame.picks, self._taken_from(frame))
        return new

    def _is_hidden(self, card: int) -> bool:
        state = self.state
        return not can_see(state, self.seen.seat, card)

    def _other_seat(self, seat: int) -> int:
        """Return this seat, or another one if it is the viewer's."""
        return seat if seat not in (-1, self.seen.seat) else int(self.seen.seat == 0)

    def _card_at(self, place: int) -> int:
        """Return the card that lies at a place."""
        zone, at = divmod(-PLACED - place, PLACES)
        return self.state.zones[zone][at]

    def _taken_from(self, frame: Frame) -> list[int]:
        """List the cards that a text may have taken, to act on one after the other."""
        deck = frame.left
        if deck >= 0 and not self.state.sees[deck]:
            return [card for card in self.state.zones[deck] if self._is_hidden(card)]
        return self.deal_held(frame.me, len(frame.picks), secret=frame.me != self.seen.seat)

    def _fill_cards(self, cards: tuple[int, ...], held: list[int]) -> tuple[int, ...]:
        """Return the cards, with those of places, and with the first ones held for hidden ones."""
        found = []
        count = 0
        for card in cards:
            if card == HIDDEN:
                found.append(held[count % len(held)])
                count += 1
            else:
                found.append(self._card_at(card) if card <= -PLACED else card)
        return tuple(found)

    def _deal_hit(self, hit: Hit, secret: bool) -> Hit:
        if hit.it != HIDDEN and hit.other != HIDDEN:
            return hit
        it, other = self._fill_cards((hit.it, hit.other), self.deal_held(hit.seat, 2, secret))
        return Hit(hit.seat, hit.avoided, it, other, hit.acted)


def _deal_hidden(state: State, seen: View) -> None:
    """Put a card that was dealt for each hidden card in records and suspended work."""
    real = _Real(state, seen)
    copy_renamed(seen, state, real.deal_shown)
    state.happened = tuple([real.deal_event(each) for each in seen.happened])
    state.delayed = tuple([real.deal_waiting(each) for each in seen.delayed])
    state.pending = tuple([real.deal_waiting(each) for each in seen.pending])
    top = len(seen.stack) - 1 if seen.waiting_kind == "pick" else -1
    state.stack = [real.deal_frame(frame, number == top) for number, frame in enumerate(seen.stack)]


def _keep_picks(state: State, seen: View) -> None:
    """Settle which cards an unfinished pick has; if too few that fit were dealt, deal others there.

    The word that asks knows which cards fit, so it is asked in a copy.
    """
    frame = state.stack[-1]
    wanted = len(frame.picks)
    hand = state.zones[z.zone_of(max(frame.me, 0), z.HAND)]
    spots = [card for card in dict.fromkeys((*frame.them, *hand)) if card >= 0 and not can_see(state, seen.seat, card)]
    kept = _find_kept_picks(state)
    for spot in spots:
        if len(kept) >= wanted:
            break
        if spot in kept:
            continue
        for other in _find_substitutes(state, seen, spot):
            _put_there(state, spot, other)
            better = _find_kept_picks(state)
            if len(better) > len(kept):
                kept = better
                break
            _put_there(state, other, spot)
    if len(kept) < wanted:  # none of all cards would do
        kept += tuple([card for card in hand if card not in kept])[: wanted - len(kept)]
    state.stack[-1].picks = kept


def _find_kept_picks(state: State) -> tuple[int, ...]:
    """Return the picks that the word which asks would keep, and still has to ask after."""
    frame = state.stack[-1]
    if (kept := _still_asked(state, frame.picks)) is not None:
        return kept
    known = tuple([card for card in frame.picks if card >= 0])
    others = [card for card in frame.them if card >= 0 and card not in known]
    for picks in combinations(others, len(frame.picks) - len(known)):  # the dice left only equal cards
        if (kept := _still_asked(state, known + picks)) is not None:
            return kept
    return ()


def _still_asked(state: State, picks: tuple[int, ...]) -> tuple[int, ...] | None:
    """Ask again with some picks made and return the picks; None if nothing is left to ask."""
    trial = state.clone()
    trial.stack[-1].picks = picks
    advance_game(trial)
    return trial.stack[-1].picks if len(trial.stack) == len(state.stack) else None


def _find_substitutes(state: State, seen: View, spot: int) -> list[int]:
    """List cards from elsewhere, one of each definition, that could lie in place of this one."""
    frame = state.stack[-1]
    here = (*frame.them, *state.zones[z.zone_of(max(frame.me, 0), z.HAND)])
    faces, group = state.setup.faces, state.group
    found = {faces[spot]: spot}
    for _, cards in seen.unseen:
        for card in cards:
            if group[card] == group[spot] and card not in here:
                found.setdefault(faces[card], card)
    return list(found.values())[1:]


def _put_there(state: State, card: int, other: int) -> None:
    """Exchange two cards, also wherever suspended work means a card that lies there."""
    exchange_cards(state, card, other)
    frame = state.stack[-1]
    frame.them = tuple([other if each == card else each for each in frame.them])
    frame.did = tuple([other if each == card else each for each in frame.did])
    frame.it = other if frame.it == card else frame.it


def exchange_cards(state: State, one: int, other: int) -> None:
    """Exchange two hidden cards of a pile; records and suspended work still mean the same cards.

    Whoever knew which card lies in one of the places knows the one that lies there now.
    """
    where, known, zones = state.where, state.known, state.zones
    here, there = where[one], where[other]
    for zone in (here,) if here == there else (here, there):
        zones[zone] = tuple([other if card == one else one if card == other else card for card in zones[zone]])
    where[one], where[other] = there, here
    if state.mingled:
        swapped = {one: other, other: one}
        state.mingled = tuple([tuple(sorted([swapped.get(card, card) for card in lot])) for lot in state.mingled])
    known[one], known[other] = known[other], known[one]


def find_alike(state: State, seat: int) -> list[list[int]]:
    """Return the cards a seat cannot tell apart, by pile: hidden cards it could not follow.

    Left out are cards that suspended work holds at a place of a deck, for everybody knows that these are looked at.
    """
    piles: dict[int, list[int]] = {}
    for card in _find_untraceable(state, seat, range(len(state.where))):
        piles.setdefault(state.group[card], []).append(card)
    return [cards for cards in piles.values() if len(cards) > 1]


def _find_untraceable(state: State, seat: int, cards: Iterable[int]) -> list[int]:
    """Return the cards whose place neither the seat nor suspended work knows."""
    veils = _Veils(state, seat, 0 if seat < 0 else 1 << seat)
    top = len(state.stack) - 1
    pointed = [card for number, frame in enumerate(state.stack) for card in veils.find_places(frame, number == top)]
    return [card for card in cards if card not in pointed and not can_see(state, seat, card)]


def exchange_alike(state: State, seat: int, seed: str | int) -> State:
    """Return a copy in which every card has changed places with another that the seat cannot tell from it.

    First those of a pile change places, then those that lie mingled.
    """
    new = state.clone()
    _exchange_all(new, find_alike(new, seat), f"exchange {seed}")
    _exchange_all(new, [_find_untraceable(new, seat, lot) for lot in new.mingled], f"mingle {seed}")
    return new


def _exchange_all(state: State, groups: list[list[int]], seed: str) -> None:
    for cards in redeal_piles(key_of(seed), [tuple(cards) for cards in groups]):
        for one, other in zip(cards[::2], cards[1::2], strict=False):
            exchange_cards(state, one, other)


def determinise(seen: View, seed: str | int, go_on: bool = True) -> State:
    """Return a state that looks the same to the viewer, with the rest re-dealt and other dice.

    It asks its question anew, of the same player, whatever that player was dealt, and what was picked so far stays
    picked. With `go_on` false it stops short of asking.
    """
    if not seen.table:
        covered = [index for index, row in enumerate(seen.zones) if row and min(row) < 0]
        seen.table.append((_make_table(seen), covered))
    table, covered = seen.table[0]
    state = table.clone()
    state.key = key_of(f"re-deal {seed}")
    pools: list[list[int]] = [[] for _ in range(BLEND)]
    for (pile, _), cards in zip(seen.unseen, redeal_piles(state.key, [cards for _, cards in seen.unseen]), strict=True):
        pools[pile] = cards
    if seen.blends:
        dealt = [tuple([pools[pile].pop() for pile in piles]) for piles, _ in seen.blends]
        pools += redeal_piles(state.key + b"blends", dealt)
        lots = zip(dealt, seen.blends, strict=True)
        state.mingled = tuple([tuple(sorted([*cards, *[card for card, _ in known]])) for cards, (_, known) in lots])
    for index in covered:
        state.zones[index] = _deal_zone(state, index, seen.zones[index], pools)

    if seen.veiled:
        _deal_hidden(state, seen)
        if seen.waiting_kind == "pick" and HIDDEN in state.stack[-1].picks:
            _keep_picks(state, seen)
    if go_on:
        advance_game(state)
    return state
