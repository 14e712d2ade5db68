"""Facts about a card or a seat right now: computed, never stored.

What asks for a `CommonState` can be asked of a seat's view as well, of cards and zones that everybody sees.
"""

from __future__ import annotations

from lineup.engine import zones as z
from lineup.engine.definitions import LOCATION, TYPE_NAMES, Card, Trigger
from lineup.engine.happenings import Ending
from lineup.engine.records import NoteKind
from lineup.engine.state import ANNOUNCED, SETTLED, TEXT, CommonState, Frame, State


def face_of(state: CommonState, card: int) -> int:
    """Return the definition a card has now: its own, or that of the card it copies."""
    for copy in state.copies:
        if copy[0] == card:
            return copy[1]
    return state.setup.faces[card]


def definition_of(state: CommonState, card: int) -> Card:
    """Return a card's definition, or that of the card it copies."""
    if state.copies:
        return state.setup.defs[face_of(state, card)]
    return state.cards[card]


def types_of(state: CommonState, card: int) -> int:
    """Return the card's types as a bit mask; a Weakness has none (HU-SETUP-07)."""
    for copy in state.copies:
        if copy[0] == card:
            return copy[2]
    defined = state.cards[card]
    return defined.types | defined.also if defined.also and is_owned(state, card) else defined.types


def is_owned(state: CommonState, card: int) -> bool:
    """True if the card belongs to some player."""
    return any(card in cards for cards in state.zones[z.COMMON :])


def cost_of(state: CommonState, card: int) -> int:
    return definition_of(state, card).cost


def price_of(state: CommonState, seat: int, card: int) -> int:
    """Return what a seat pays to buy or defeat the card now: its cost, less what texts of this turn take off.

    A Super-Villain on the stack may cost more by its own text.
    """
    defined = definition_of(state, card)
    total = defined.cost
    if defined.dearer is not None and card == top_super_villain(state):
        total += defined.dearer.count(state, Frame(TEXT, me=seat))
    if state.watchers and "price" in state.setup.listens:
        for watcher in state.watchers:
            if watcher.seat == seat:
                effect = state.setup.defs[watcher.face].programs[watcher.part][watcher.pc]
                total -= effect.price_reduction(state, watcher, card)
        return max(total, 0)
    return total


def count_types(state: CommonState, cards: tuple[int, ...]) -> int:
    """Count the different card types among the cards."""
    mask = 0
    for card in cards:
        mask |= types_of(state, card)
    return mask.bit_count()


def common_line_up(state: CommonState) -> tuple[int, ...]:
    """Return the cards of the Line-Up that are there for everybody."""
    return _not_lifted(state, state.zones[z.LINE_UP])


def _not_lifted(state: CommonState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Leave out cards that are being played: they are back in the Line-Up or main deck only afterwards."""
    for frame in state.stack:
        if frame.kind == TEXT and frame.part == 0 and frame.play_index >= 0 and frame.source in cards:
            cards = tuple([card for card in cards if card != frame.source])
    return cards


def main_deck(state: CommonState) -> tuple[int, ...]:
    """Return the main deck, top card first, without a card that is being played on top of it."""
    return _not_lifted(state, state.zones[z.MAIN_DECK])


def line_up(state: CommonState) -> tuple[int, ...]:
    """Return the cards that count as the Line-Up; in Synergy also the active player's own Hero (HU-SYN-05)."""
    cards = state.zones[z.LINE_UP]
    if state.setup.profile.synergy and state.in_turn:
        cards += state.zones[z.zone_of(state.active, z.RESERVE)]
    return _not_lifted(state, cards)


def refill_size(state: CommonState) -> int:
    """Return the size the Line-Up is filled to; a card may lower it for a while (RSB-CARD-02)."""
    size = state.setup.profile.line_up_size
    for note in state.notes:
        if note.kind == "refill":
            size = min(size, note.n)
    return size


def top_super_villain(state: CommonState) -> int:
    """Return the face-up Super-Villain on the stack, or -1."""
    stack = state.zones[z.SUPER_VILLAINS]
    return stack[0] if stack and state.sv_up else -1


def stacked_texts(state: CommonState) -> tuple[int, tuple[Trigger, ...]]:
    """Return the Super-Villain on the stack and its texts that work there."""
    top = top_super_villain(state)
    return top, state.cards[top].stacked if top >= 0 else ()


def team_of(state: CommonState, seat: int) -> int:
    """Return the seat's team; without teams each seat is its own (HU-OVER-02)."""
    return state.setup.teams[seat] if state.setup.teams else seat


def foes_of(state: CommonState, seat: int) -> tuple[int, ...]:
    """Return every opponent still in the game, in turn order from the seat (HU-RES-01, CONF-RES-01)."""
    mine = team_of(state, seat)
    return tuple(other for other in seats_in_order(state, seat) if team_of(state, other) != mine)


def teammate_of(state: CommonState, seat: int) -> int:
    """Return the seat's partner, or -1."""
    mates = state.setup.mates
    if not mates:
        return -1
    mate = mates[seat]
    return -1 if mate in state.out else mate


def partners_of(state: CommonState, seat: int) -> tuple[int, ...]:
    """Return the seat and its partner, if it has one."""
    mate = teammate_of(state, seat)
    return (seat,) if mate < 0 else (seat, mate)


def seats_in_order(state: CommonState, seat: int) -> tuple[int, ...]:
    """Return every player still in the game, in turn order beginning with the seat.

    In teams seat 0 sits opposite 1, and 2 opposite 3; the foe opposite the first player comes second (CONF-SEAT-04).
    """
    setup = state.setup
    orders = setup.backwards if state.first in (1, 3) and setup.teams else setup.forwards
    if state.out:
        return tuple([other for other in orders[seat] if other not in state.out])
    return orders[seat]


def character_of(state: CommonState, seat: int) -> int:
    """Return the seat's Super Hero or the Character on top of its stack, or -1."""
    stack = state.zones[z.COMMON + seat * z.PER_SEAT + z.CHARACTER]
    return stack[0] if stack else -1


def character_cost(state: CommonState, seat: int) -> int:
    """Return what it takes to defeat the seat's Character now, at least 0 (RSB-WEAK-08)."""
    card = character_of(state, seat)
    total = state.cards[card].cost + sum(amount for other, amount in state.raised if other == card)
    for other in state.zones[z.zone_of(seat, z.PLAY)]:
        total -= state.cards[other].lowers_cost
    return max(total, 0)


def emblem_of(state: State, card: int) -> str:
    """Return the card's symbol; a Starter has that of the player who began with it (RSB-SETUP-04)."""
    printed = state.cards[card].emblem
    if printed:
        return printed
    for seat in range(state.players):
        if card in state.setup.start_zones[z.zone_of(seat, z.DECK)]:
            top = character_of(state, seat)
            return state.cards[top].emblem if top >= 0 else ""
    return ""


def sum_notes(state: CommonState, kind: NoteKind, seat: int = -1, card: int = -1) -> int:
    """Sum the numbers in the notes of a kind about a seat or card; a note without a number counts as 1."""
    return sum(
        note.n or 1
        for note in state.notes
        if note.kind == kind and (seat < 0 or note.seat == seat) and (card < 0 or note.card == card)
    )


def is_confronting(state: CommonState, seat: int) -> bool:
    """True during the seat's own Confrontation, unless it was cancelled."""
    return state.active == seat and ANNOUNCED <= state.stage <= SETTLED


def is_undecided(state: CommonState, seat: int) -> bool:
    """True during the seat's own Confrontation before costs and Power are compared."""
    return is_confronting(state, seat) and state.stage != SETTLED


def controlled_cards(state: CommonState, seat: int) -> tuple[int, ...]:
    """Return the cards a seat controls: its play zone (HU-RES-08), and what it borrows this turn (CONF-PIC-09)."""
    cards = state.zones[z.COMMON + seat * z.PER_SEAT + z.PLAY]
    for note in state.notes:
        if note.kind != "borrow" or team_of(state, note.seat) != team_of(state, seat):
            continue
        if note.seat == seat:
            lent = state.zones[z.zone_of(teammate_of(state, seat), z.PLAY)]
            return cards + tuple(card for card in lent if state.cards[card].types & LOCATION)
        return tuple(card for card in cards if not state.cards[card].types & LOCATION)
    return cards


def ability_sources(state: CommonState, seat: int) -> tuple[int, ...]:
    """Return the cards whose abilities a seat has: Super Hero or top Character, and what it controls (CONF-CHAR-02)."""
    base = z.COMMON + seat * z.PER_SEAT
    top = state.zones[base + z.CHARACTER][:1]
    if state.face_down and not is_face_up(state, seat):
        top = ()
    if not state.notes:
        return top + state.zones[base + z.PLAY]
    if sum_notes(state, "silent", seat):
        top = ()
    return top + controlled_cards(state, seat)


def is_face_up(state: CommonState, seat: int) -> bool:
    """True if a seat's Super Hero lies face up; face down it has no abilities (COMMON-FACE-01)."""
    top = character_of(state, seat)
    return all(card != top for card, _ in state.face_down)


def tokens_of(state: CommonState, seat: int) -> int:
    return state.tokens[seat] if state.tokens else 0


def assist_cards(state: CommonState, seat: int) -> list[int]:
    """List the hand cards with Assist, printed or granted (CONF-ASSIST-15, -16); of a view, only those it shows."""
    hand = state.zones[z.COMMON + seat * z.PER_SEAT + z.HAND]
    cards = state.cards
    able = not (state.face_down and not is_face_up(state, seat)) and not (
        state.notes and sum_notes(state, "silent", seat)
    )
    granted = state.cards[character_of(state, seat)].grants_assist if able else ""
    if not granted and not state.notes:
        return [card for card in hand if card >= 0 and cards[card].assist]
    return [
        card
        for card in hand
        if card >= 0
        and (
            cards[card].assist
            or sum_notes(state, "assist", card=card)
            or TYPE_NAMES.get(types_of(state, card)) == granted
        )
    ]


def owner_of(state: State, card: int) -> int:
    """Return the seat that owns the card, or -1; a card played off another player's deck is still that player's."""
    for lent, owner in state.lent:
        if lent == card:
            return owner
    return z.seat_of(state.where[card])


def owned_cards(state: State, seat: int) -> tuple[int, ...]:
    """Return the seat's whole deck: deck, hand, discard pile, what is in play, stored or under its Super Hero.

    (HU-END-06, -07, CONF-VAR-26, COMMON-UNDER-04, COMMON-TEAM-05)
    """
    base = z.COMMON + seat * z.PER_SEAT
    zones = state.zones
    held = zones[base] + zones[base + z.HAND] + zones[base + z.DISCARD] + zones[base + z.PLAY]
    held += zones[base + z.STORED] + zones[base + z.UNDER]
    for card, owner in state.lent:
        if owner == seat:
            held += (card,)
        elif card in held:
            held = tuple(other for other in held if other != card)
    return held


def points_of(state: State, seat: int, card: int) -> int:
    """Return the Victory Points a card is worth to its owner now."""
    worth = state.cards[card].worth
    return state.cards[card].vp if worth is None else worth.count_points(state, seat, card)


def scored_cards(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards that score for a seat: its deck and the Characters it has defeated (CONF-END-07)."""
    return owned_cards(state, seat) + state.zones[z.zone_of(seat, z.SCORE)]


def score_of(state: State, seat: int) -> int:
    """Return the seat's Victory Points with tokens; a total may be negative (HU-END-08, -09, COMMON-VP-05)."""
    return sum(points_of(state, seat, card) for card in scored_cards(state, seat)) + tokens_of(state, seat)


def super_villain_count(state: State, seat: int) -> int:
    """Count the Super-Villains in the seat's deck (HU-END-11)."""
    return sum(1 for card in owned_cards(state, seat) if state.cards[card].is_super_villain)


def _rank_of(state: State, seat: int) -> tuple[int, ...]:
    """Return a seat's score and tie-breaks."""
    rule = state.setup.profile.tie_break
    if rule == "super_villains":
        return score_of(state, seat), super_villain_count(state, seat)
    characters = len(state.zones[z.zone_of(seat, z.SCORE)])
    if rule == "characters":
        return score_of(state, seat), characters
    return score_of(state, seat), characters, len(owned_cards(state, seat))


def turns_left(state: CommonState) -> int:
    """Return the turns the clock leaves, with this one (COMMON-HOUSE-05); 0 without a clock."""
    clock = state.setup.profile.clock
    return len(state.zones[z.WEAKNESS]) // clock + 1 if clock else 0


def winning_seats(state: State) -> tuple[int, ...]:
    """Return the winners of a finished game: those a knock-out or a text names, else the team with the highest total.

    Totals and tie-breaks of partners are added up (CONF-END-08); a tie beyond them is shared. Against the clock nobody
    wins while a Super-Villain is left (COMMON-HOUSE-05).
    """
    if state.winners:
        return state.winners
    if state.setup.profile.clock and state.zones[z.SUPER_VILLAINS]:
        return ()
    sums: dict[int, tuple[int, ...]] = {}
    for seat in seats_in_order(state, 0):
        mine = _rank_of(state, seat)
        before = sums.get(team_of(state, seat), (0,) * len(mine))
        sums[team_of(state, seat)] = tuple(a + b for a, b in zip(before, mine, strict=True))
    best = max(sums.values())
    return tuple(seat for seat in sorted(seats_in_order(state, 0)) if sums[team_of(state, seat)] == best)


def ending_of(state: State) -> Ending:
    """Return what ended a finished game, as its last event says it."""
    profile = state.setup.profile
    if state.winners:
        return "knock-out" if profile.confrontation and _has_knock_out(state) else "text"
    if profile.clock and len(state.zones[z.WEAKNESS]) < profile.clock and state.zones[z.SUPER_VILLAINS]:
        return "clock"
    if profile.super_hidden:
        return "main deck" if len(state.zones[z.LINE_UP]) >= refill_size(state) else "refill"
    return "super-villains" if profile.super_villains and not state.zones[z.SUPER_VILLAINS] else "refill"


def _has_knock_out(state: State) -> bool:
    """True if the losers are all out of the game, or one of them has no Character left."""
    losers = [seat for seat in seats_in_order(state, 0) if seat not in state.winners]
    return not losers or any(not state.zones[z.zone_of(seat, z.CHARACTER)] for seat in losers)
