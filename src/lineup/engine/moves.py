"""The only code that moves a card and updates what everybody knows about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.events import record_event, tell_watchers
from lineup.engine.queries import character_of, definition_of, is_face_up, main_deck, owner_of
from lineup.engine.rng import shuffle_cards
from lineup.engine.state import ALL, Happened, State, WaitingText

PUBLIC_COMMON: Final = (False, True, False, True, True, True, False, True, True)
PUBLIC_SEAT: Final = (False, False, True, True, True, True, False, True, True, True)
HERO_GROUP: Final = 5
MAIN_GROUP: Final = 6
VILLAIN_GROUP: Final = 7
NOBODYS: Final = (z.LINE_UP, z.MAIN_DECK, z.SUPER_VILLAINS, z.DESTROYED)
TOLD: Final = ("buy", "gain", "destroy")  # causes of moves that are events of their own


def seats_that_see(zone: int, teams: tuple[int, ...] = ()) -> int:
    """Return the seats (a bit mask) that see every card in a zone; partners see each other's hands (CONF-SEAT-01)."""
    if zone < z.COMMON:
        return ALL if PUBLIC_COMMON[zone] else 0
    place = z.place_of(zone)
    if PUBLIC_SEAT[place]:
        return ALL
    if place == z.DECK:
        return 0
    seat = z.seat_of(zone)
    if not teams:
        return 1 << seat
    return sum(1 << other for other, side in enumerate(teams) if side == teams[seat])


GROUP: Final = tuple(
    z.seat_of(index) if index >= z.COMMON else (MAIN_GROUP if index == z.MAIN_DECK else VILLAIN_GROUP)
    for index in range(z.COMMON + 6 * z.PER_SEAT)
)


def move_card(state: State, card: int, to: int, front: bool = False, cause: ev.Cause = "", by: int = -1) -> None:
    """Put a card at the back (or front: the top) of a zone; `by` is the seat that does it.

    One that is only lent goes back to its owner's deck instead when it leaves play (COMMON-TEAM-02).
    """
    owner = _end_loan(state, card, to) if state.lent else -1
    if owner >= 0:
        to, front, cause = (
            (z.UNUSED, False, "out") if owner in state.out else (z.zone_of(owner, z.DECK), True, "return")
        )
    zones = state.zones
    here = state.where[card]
    cards = zones[here]
    at = cards.index(card)
    zones[here] = cards[:at] + cards[at + 1 :]
    if front:
        zones[to] = (card, *zones[to])
    else:
        zones[to] += (card,)
    state.where[card] = to
    known = state.known
    sees = state.sees
    seen = sees[to]
    if seen == ALL:
        known[card] = ALL
    elif z.place_of(here) == z.HAND:
        known[card] = seen | sees[here]
        if cause != "pass":  # a card to pass was chosen before
            doubt_hand(state, here)
            mingle_cards(state, (card, *zones[here]))
    else:
        knew = known[card]
        known[card] |= seen | sees[here]
        if knew and known[card] != ALL:  # it may have been any of those that the same players looked at
            mingle_cards(state, (card, *[other for other in zones[here] if known[other] & knew]))
    # a Hero reserved on a Super Hero goes back there from where it was set aside (HU-SYN-02)
    if known[card] == ALL and (to != z.SET_ASIDE or z.place_of(here) != z.RESERVE):
        state.group[card] = GROUP[to]
    if known[card] != ALL:
        if z.place_of(to) == z.HAND:
            mingle_cards(state, zones[to])
    elif state.mingled:
        _part_cards(state, (card,))
    if here == z.SUPER_VILLAINS and not at:  # the next one lies face down (HU-SVD-03, COMMON-STACK-03)
        state.sv_up = False
    if state.copies and here != to:
        state.copies = tuple(copy for copy in state.copies if copy[0] != card)
    if state.tucked or state.face_down:
        _forget_hero_marks(state, card, to)
    if state.delayed and (here in NOBODYS or z.place_of(here) == z.RESERVE):
        # what a text put off about a card it left lying there is not done to one that somebody took
        state.delayed = tuple(waiting for waiting in state.delayed if waiting.it != card)
    if state.events is not None:
        state.events.append(ev.Moved("moved", card, here, to, known[card], cause, by))
    if state.watchers and state.in_turn and cause not in TOLD:
        tell_watchers(state, Happened("leave", -1, card))


def arrange_deal(state: State, deal: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
    """Lay the cards of a prepared deal in their places after everything else is dealt; nobody sees a move.

    In decks and stacks they lie on top; other places hold nothing else, and what was dealt there goes below the deck it
    is from, a Super-Villain out of the game. Which cards lie in which pile is no secret, their order is.
    """
    zones = state.zones
    wanted = {card for _, cards in deal for card in cards}
    for _, cards in deal:
        for card in cards:
            here = state.where[card]
            zones[here] = tuple(other for other in zones[here] if other != card)
    for zone, cards in deal:
        rest = tuple(card for card in zones[zone] if card not in wanted)
        home = zone
        if z.place_of(zone) in (z.HAND, z.DISCARD, z.PLAY):
            home = z.zone_of(z.seat_of(zone), z.DECK)
        elif zone == z.LINE_UP:
            home = z.MAIN_DECK
        elif zone == z.SUPER_VILLAINS:
            home = z.UNUSED
        zones[zone] = cards if home != zone else cards + rest
        if home != zone:
            zones[home] += rest
        for card in cards + rest:
            state.where[card] = zone if card in wanted else home
            state.known[card] = state.sees[state.where[card]]
            state.group[card] = GROUP[state.where[card]]
    for card in zones[z.SUPER_VILLAINS][:1]:
        state.known[card] = ALL


def _end_loan(state: State, card: int, to: int) -> int:
    """End the loan of a card that leaves play, and return its owner; -1 if it is not lent or stays in play."""
    owner = next((row[1] for row in state.lent if row[0] == card), -1)
    within = z.place_of(to) == z.PLAY
    if within and z.seat_of(to) != owner:
        return -1
    state.lent = tuple(row for row in state.lent if row[0] != card)
    return -1 if within else owner


def give_back(state: State) -> None:
    """Give back the cards lent for this turn, the last one played first (COMMON-TEAM-02, -03)."""
    for card, owner in reversed(state.lent):
        if not definition_of(state, card).ongoing:
            move_card(state, card, z.zone_of(owner, z.DECK), cause="return")


def _forget_hero_marks(state: State, card: int, to: int) -> None:
    """Drop what the state says of a card under a Super Hero or face down, as it goes elsewhere.

    So does what was to hold until a Super-Villain is defeated: taken otherwise, it never will be (COMMON-FACE-04).
    """
    state.tucked = tuple(row for row in state.tucked if row[0] != card)
    if to in (z.SET_ASIDE, z.LINE_UP):  # played and put back, it is still to be defeated
        return
    for top, until in state.face_down:
        if card == until:
            flip_hero(state, z.seat_of(state.where[top]), False)
    state.face_down = tuple(row for row in state.face_down if row[0] != card)


def tuck_card(state: State, seat: int, card: int, by: int) -> None:
    """Put a card face up under a seat's Super Hero; `by` is the card whose text says so (COMMON-UNDER-01, -05)."""
    under = z.zone_of(seat, z.UNDER)
    move_card(state, card, under, cause="under", by=seat)
    if state.where[card] == under:
        state.tucked += ((card, by),)


def give_tokens(state: State, seat: int, count: int) -> None:
    """Give a seat VP tokens, which never run out, or (below 0) take as many as it has."""
    before = state.tokens or (0,) * state.players
    now = max(before[seat] + count, 0)
    changed = now - before[seat]
    if not changed:
        return
    after = (*before[:seat], now, *before[seat + 1 :])
    state.tokens = after if any(after) else ()
    if state.events is not None:
        state.events.append(ev.TokensChanged("tokens", seat, changed))
    if changed > 0 and "tokens" in state.setup.listens:
        record_event(state, Happened("tokens", seat, -1))


def flip_hero(state: State, seat: int, down: bool, until: int = -1) -> bool:
    """Flip a seat's Super Hero; return False if it lies that way already (COMMON-FACE-01, -05)."""
    top = character_of(state, seat)
    if top < 0 or down != is_face_up(state, seat):
        return False
    if down:
        state.face_down += ((top, until),)
    else:
        state.face_down = tuple(row for row in state.face_down if row[0] != top)
    if state.events is not None:
        state.events.append(ev.Flipped("flipped", seat, top, down))
    return True


def move_all(state: State, cards: tuple[int, ...], to: int, cause: ev.Cause) -> None:
    """Put cards of one zone at the back of another, in their order; none of them in secret out of a hand."""
    if not cards:
        return
    zones, where, known = state.zones, state.where, state.known
    here = where[cards[0]]
    left = zones[here]
    count = len(cards)
    zones[here] = left[count:] if left[:count] == cards else tuple(card for card in left if card not in cards)
    zones[to] += cards
    seen = state.sees[here] | state.sees[to]
    for card in cards:
        where[card] = to
        known[card] |= seen
        if known[card] == ALL:
            state.group[card] = GROUP[to]
    if state.mingled:
        _part_cards(state, cards)
    if z.place_of(to) == z.HAND:
        mingle_cards(state, zones[to])
    if state.events is not None:
        for card in cards:
            state.events.append(ev.Moved("moved", card, here, to, known[card], cause))
    if state.watchers and state.in_turn:
        tell_watchers(state, Happened("leave", -1, cards[0]))


def doubt_hand(state: State, hand: int) -> None:
    """Forget which cards lie in a hand after one was taken in secret, for those who do not see the hand."""
    forget_cards(state, state.zones[hand], state.sees[hand])


def reveal_cards(state: State, cards: tuple[int, ...], by: int = -1) -> None:
    """Show cards to everybody where they lie."""
    for card in cards:
        state.known[card] = ALL
        state.group[card] = GROUP[state.where[card]]
    if state.mingled:
        _part_cards(state, cards)
    if state.events is not None and cards:
        state.events.append(ev.Revealed("revealed", by, cards))


def look_at_cards(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Let one seat (and its partner) see cards where they lie."""
    mask = state.sees[z.zone_of(seat, z.HAND)]
    for card in cards:
        state.known[card] |= mask
    if state.events is not None and cards:
        state.events.append(ev.Looked("looked", seat, cards))


def forget_cards(state: State, cards: tuple[int, ...], save: int = 0) -> None:
    """Make everybody but some seats (a bit mask) forget where each of these cards lies."""
    for card in cards:
        state.known[card] &= save
    mingle_cards(state, cards)
    if state.events is not None and cards:
        state.events.append(ev.Forgotten("forgotten", cards, save))


def mingle_cards(state: State, cards: tuple[int, ...]) -> None:
    """Record that nobody can follow these cards among their places any more, if they come from more than one pile.

    Cards of one pile need no record: a view tells them apart by nothing but their pile.
    """
    group = state.group
    if not state.mingled:
        for card in cards:
            if group[card] != group[cards[0]]:
                break
        else:
            return
    known, sees, where = state.known, state.sees, state.where
    hidden = [card for card in cards if sees[where[card]] | known[card] != ALL]
    apart: list[tuple[int, ...]] = []
    for lot in state.mingled:
        if any(card in lot for card in hidden):
            hidden += [card for card in lot if card not in hidden]
        else:
            apart.append(lot)
    if _several_piles(state, hidden):
        state.mingled = (*apart, tuple(sorted(hidden)))


def _part_cards(state: State, cards: tuple[int, ...]) -> None:
    """Take those cards that everybody knows now out of the records of mingled ones."""
    seen = [card for card in cards if state.known[card] == ALL]
    lots = [tuple([card for card in lot if card not in seen]) for lot in state.mingled]
    state.mingled = tuple([lot for lot in lots if _several_piles(state, lot)])


def _several_piles(state: State, cards: Sequence[int]) -> bool:
    return any(state.group[card] != state.group[cards[0]] for card in cards)


def shuffle_zone(state: State, zone: int, top: tuple[int, ...] = ()) -> None:
    """Shuffle a zone, except for cards that then lie on top of it."""
    below = state.zones[zone]
    if top:
        below = tuple(card for card in below if card not in top)
    cards = shuffle_cards(state, below)
    state.zones[zone] = top + cards
    forget_cards(state, cards)


def put_back(state: State, cards: tuple[int, ...], under: bool = False) -> None:
    """Lay cards of one zone on top of it in this order, or under the others there.

    One that is being played on top of the main deck comes back above them.
    """
    zone = state.where[cards[0]]
    rest = tuple(card for card in state.zones[zone] if card not in cards)
    there = main_deck(state) if zone == z.MAIN_DECK else rest
    played = tuple(card for card in rest if card not in there)
    if played:
        rest = tuple(card for card in rest if card in there)
    state.zones[zone] = played + rest + cards if under else played + cards + rest


def fill_deck(state: State, seat: int, count: int) -> int:
    """Make a deck hold `count` cards if it can, by shuffling the discard pile under it (HU-SHUF-02).

    Returns how many of them there are.
    """
    deck = z.zone_of(seat, z.DECK)
    here = len(state.zones[deck])
    if here < count:
        discard = z.zone_of(seat, z.DISCARD)
        pile = state.zones[discard]
        if pile:
            new = shuffle_cards(state, pile)
            state.zones[discard] = ()
            state.zones[deck] += new
            for card in new:
                state.where[card] = deck
            forget_cards(state, new)
            here += len(new)
            if state.events is not None:
                state.events.append(ev.Shuffled("shuffled", seat, len(new)))
    return min(here, count)


def draw_cards(state: State, seat: int, count: int = 1) -> tuple[int, ...]:
    """Draw cards, shuffling when the deck is empty, and return those drawn."""
    drawn: tuple[int, ...] = ()
    deck = z.zone_of(seat, z.DECK)
    while len(drawn) < count and fill_deck(state, seat, 1):
        cards = state.zones[deck][: count - len(drawn)]
        move_all(state, cards, z.zone_of(seat, z.HAND), "draw")
        if "draw" in state.setup.listens:
            for card in cards:
                record_event(state, Happened("draw", seat, card))
        drawn += cards
    return drawn


def draw_card(state: State, seat: int, card: int) -> None:
    """Draw a certain card."""
    move_card(state, card, z.zone_of(seat, z.HAND), cause="draw")
    if "draw" in state.setup.listens:
        record_event(state, Happened("draw", seat, card))


def discard_card(state: State, card: int, seat: int) -> None:
    """Discard a card by an effect, and remember whether it came from the hand (CONF-DISC-04).

    It goes to its owner's discard pile; one that is nobody's stays where it lies, unless it was set aside.
    """
    from_hand = state.where[card] == z.zone_of(seat, z.HAND)
    owner = seat if state.where[card] == z.SET_ASIDE else owner_of(state, card)
    if owner < 0:
        return
    move_card(state, card, z.zone_of(owner, z.DISCARD), cause="discard", by=seat)
    if "discard" in state.setup.listens:
        record_event(state, Happened("discard", seat, card, hand=from_hand))


def destroy_card(state: State, card: int, by: int = -1) -> None:
    """Put a card on the face-up pile of destroyed cards, or on its stack if its text says so.

    `by` is the seat whose doing it is; -1 for the rules.
    """
    defined = state.cards[card]
    owner = owner_of(state, card)
    if defined.returns_home:
        move_card(state, card, home_stack(state, card), front=True, cause="destroy", by=by)
        if state.known[card] != ALL:  # a stack that lies face down
            reveal_cards(state, (card,))
    else:
        move_card(state, card, z.DESTROYED, cause="destroy", by=by)
    if "destroy" in state.setup.listens:
        record_event(state, Happened("destroy", owner, card))
    if by < 0:
        return
    if "destroys" in state.setup.listens:
        record_event(state, Happened("destroys", by, card))
    if defined.when_destroyed >= 0:
        state.pending += (WaitingText(by, card, state.setup.faces[card], defined.when_destroyed, card),)


def home_stack(state: State, card: int) -> int:
    """Return the stack a Weakness or a card such as Kick began the game on."""
    for zone in (z.WEAKNESS, *z.STACKS):
        if any(state.setup.faces[other] == state.setup.faces[card] for other in state.setup.start_zones[zone]):
            return zone
    return z.DESTROYED


def gain_card(state: State, seat: int, card: int, to: int = -1, front: bool = False, bought: bool = False) -> None:
    """Give a seat a card, into its discard pile unless told otherwise; buying is a gain flagged as bought."""
    if state.known[card] != ALL and state.sees[state.where[card]] != ALL:
        reveal_cards(state, (card,), seat)  # what is gained is shown
    here = state.where[card]
    from_line_up = here == z.LINE_UP
    if state.setup.own and state.in_turn and here == z.zone_of(state.active, z.RESERVE):
        from_line_up = True  # HU-SYN-05; no card of a box asks, and their older games keep their digests
    if to < 0:
        to = z.zone_of(seat, z.DISCARD)
    move_card(state, card, to, front, "buy" if bought else "gain", seat)
    definition = state.cards[card]
    record_event(state, Happened("gain", seat, card, bought, from_line_up))
    counts = definition.when_bought or definition.buying_gains or state.setup.profile.buy_is_gain
    if definition.when_gained >= 0 and (not bought or counts):
        waiting = WaitingText(seat, card, state.setup.faces[card], definition.when_gained, card)
        state.pending += (waiting,)
