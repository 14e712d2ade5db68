"""Laying out the game: Super Heroes, decks, stacks, the Line-Up, hands and the first player."""

from __future__ import annotations

from typing import Final

from lineup.engine import zones as z
from lineup.engine.asking import take_answer
from lineup.engine.moves import (
    GROUP,
    HERO_GROUP,
    MAIN_GROUP,
    arrange_deal,
    draw_cards,
    move_card,
    reveal_cards,
    shuffle_zone,
)
from lineup.engine.purposes import PLAY_AS
from lineup.engine.queries import seats_in_order
from lineup.engine.rng import draw_below
from lineup.engine.state import ALL, Ask, Frame, Option, State
from lineup.engine.turn import begin_turn

OFFER: Final = 0
TAKE: Final = 1
SIDES: Final = ("hero", "villain")  # the side of each team (CONF-SETUP-01)


def run_deal(state: State, frame: Frame) -> None:
    """Offer Super Heroes; each seat takes one, then comes everything else."""
    profile = state.setup.profile
    draft = profile.identity_assignment == "draft"
    if frame.pc == OFFER:
        for zone, cards in enumerate(state.zones):
            for card in cards:
                stack = state.cards[card].stack
                identity = stack in ("super_hero", "character")
                state.group[card] = HERO_GROUP if identity else MAIN_GROUP if stack == "main" else GROUP[zone]
        if draft:
            state.first = _draw_first_player(state)
        _offer_identities(state)
        frame.pc = TAKE
    order = state.setup.choose_order or tuple(range(state.players))
    if draft and not state.setup.choose_order:  # COMMON-HOUSE-03
        order = seats_in_order(state, state.first)[::-1]
    while frame.next_place < len(order):
        seat = order[frame.next_place]
        answer = take_answer(frame)
        if answer is not None:
            _take_identity(state, seat, answer.card)
        if state.zones[z.zone_of(seat, z.CHARACTER)]:
            frame.next_place += 1
            continue
        heroes = state.zones[z.zone_of(seat, z.OFFER)]
        if profile.identity_assignment == "choose":
            heroes = _free_identities(state, seat)
        elif draft:
            heroes = tuple([card for card in _free_identities(state, seat) if state.known[card] == ALL])
        if len(heroes) == 1:
            _take_identity(state, seat, heroes[0])
            continue
        options = tuple(Option(seat, "hero", card) for card in sorted(heroes))
        state.ask = Ask(seat, "hero", options, what=PLAY_AS.written)
        return
    _lay_out(state)
    state.stack.pop()
    begin_turn(state, state.first)


def _free_identities(state: State, seat: int) -> tuple[int, ...]:
    """Return the Super Heroes, or first Characters of the seat's side, that nobody has taken."""
    teams = state.setup.teams
    side = SIDES[teams[seat]] if teams else ""
    return tuple(
        card
        for card in state.zones[z.UNUSED]
        if state.cards[card].stack == "super_hero"
        or (state.cards[card].level == 1 and side in ("", state.cards[card].side))
    )


def _offer_identities(state: State) -> None:
    """Grant the wishes, then deal the other seats a random Super Hero, or two to choose from (HU-SETUP-01, HU-HERO-04).

    HU-HERO-04).
    """
    for seat, wish in enumerate(state.setup.picks):
        if wish >= 0:
            _take_identity(state, seat, wish)
    if state.setup.profile.identity_assignment == "choose":
        for seat in range(state.players):
            for card in _free_identities(state, seat):
                state.known[card] = ALL
        return
    if state.setup.profile.identity_assignment == "draft":
        _lay_open(state)
        return
    each = 2 if state.setup.profile.identity_assignment == "deal_two" else 1
    for seat in range(state.players):
        if not state.zones[z.zone_of(seat, z.CHARACTER)]:
            for _ in range(each):
                cards = _free_identities(state, seat)
                move_card(state, cards[draw_below(state, len(cards))], z.zone_of(seat, z.OFFER))


def _lay_open(state: State) -> None:
    """House rule: lay open one Super Hero for each player and one more; in teams, on each side (COMMON-HOUSE-03)."""
    teams = state.setup.teams
    waiting = [seat for seat in range(state.players) if not state.zones[z.zone_of(seat, z.CHARACTER)]]
    for seat in waiting:
        side = [other for other in waiting if not teams or teams[other] == teams[seat]]
        if seat != side[0]:
            continue
        for _ in range(len(side) + 1):
            cards = [card for card in _free_identities(state, seat) if state.known[card] != ALL]
            if cards:
                state.known[cards[draw_below(state, len(cards))]] = ALL


def _take_identity(state: State, seat: int, card: int) -> None:
    """Give a seat one Super Hero or Character with all its versions, and put back what else it was offered."""
    defined = state.cards[card]
    move_card(state, card, z.zone_of(seat, z.CHARACTER))
    versions = [
        other
        for other in state.zones[z.UNUSED]
        if defined.level and state.cards[other].name == defined.name and state.cards[other].set == defined.set
    ]
    for other in sorted(versions, key=lambda each: state.cards[each].cost):
        move_card(state, other, z.zone_of(seat, z.CHARACTER))
    for other in state.zones[z.zone_of(seat, z.OFFER)]:
        move_card(state, other, z.UNUSED)


def _lay_out(state: State) -> None:
    profile = state.setup.profile
    if profile.synergy:
        _search_partners(state)
    if profile.super_hidden:
        for card in state.zones[z.SUPER_VILLAINS]:
            move_card(state, card, z.MAIN_DECK)
            state.group[card] = GROUP[z.MAIN_DECK]
        shuffle_zone(state, z.MAIN_DECK)
        while any(state.cards[card].is_super_villain for card in state.zones[z.MAIN_DECK][: profile.line_up_size]):
            _reshuffle_early_villains(state, profile.line_up_size)
    else:
        shuffle_zone(state, z.MAIN_DECK)
        _build_stack(state)
    while len(state.zones[z.LINE_UP]) < profile.line_up_size and state.zones[z.MAIN_DECK]:
        deal_card(state, state.zones[z.MAIN_DECK][0])
    for seat in range(state.players):
        shuffle_zone(state, z.zone_of(seat, z.DECK))
        if seat == 0 and state.setup.trial >= 0:
            move_card(state, state.setup.trial, z.zone_of(seat, z.HAND))
            reveal_cards(state, (state.setup.trial,))
        draw_cards(state, seat, profile.hand_size - len(state.zones[z.zone_of(seat, z.HAND)]))
    if state.sees[z.WEAKNESS] != ALL:  # of several sets: in random order (RSB-TWOV-13)
        shuffle_zone(state, z.WEAKNESS)
    for card in state.zones[z.UNUSED]:  # Super Heroes left over are known by elimination, Super-Villains are not
        if state.group[card] == HERO_GROUP:
            state.known[card] = ALL
    if state.setup.deal:
        arrange_deal(state, state.setup.deal)
    if profile.identity_assignment != "draft":
        state.first = _draw_first_player(state)
    if profile.first_player < 0:
        state.first = _find_first_player(state, state.first)


def _draw_first_player(state: State) -> int:
    """Return the first player the table has set, or draw one by lot."""
    first = state.setup.profile.first_player
    return first if first >= 0 else draw_below(state, state.players)


def _find_first_player(state: State, drawn: int) -> int:
    """Return the seat drawn, or the next one whose Super Hero says that it goes first (COMMON-FIRST-01)."""
    for seat in range(drawn, drawn + state.players):
        if any(state.cards[card].goes_first for card in state.zones[z.zone_of(seat % state.players, z.CHARACTER)][:1]):
            return seat % state.players
    return drawn


def deal_card(state: State, card: int) -> None:
    """Deal a card of the main deck into the opening Line-Up, without any First Appearance."""
    if state.cards[card].min_players > state.players:
        reveal_cards(state, (card,))
        move_card(state, card, z.UNUSED, cause="out")
    else:
        move_card(state, card, z.LINE_UP)


def _search_partners(state: State) -> None:
    """Super Hero Synergy: lay one copy of each player's Hero card on their Super Hero (HU-SYN-01, -02)."""
    for seat in range(state.players):
        for hero in state.zones[z.zone_of(seat, z.CHARACTER)]:
            for card in state.zones[z.MAIN_DECK]:
                if state.cards[card].id == state.cards[hero].partner and state.cards[card].set == state.cards[hero].set:
                    move_card(state, card, z.zone_of(seat, z.RESERVE))
                    break


def _reshuffle_early_villains(state: State, size: int) -> None:
    """Shuffle back a Super-Villain among the opening cards (HU-HIDE-04)."""
    deck = state.zones[z.MAIN_DECK]
    kept = tuple(card for card in deck[:size] if not state.cards[card].is_super_villain)
    shuffle_zone(state, z.MAIN_DECK, kept)


def _build_stack(state: State) -> None:
    """Stack random Super-Villains face down, and the one whose text says so face up on top (HU-SV-03 to -08)."""
    size = state.setup.profile.super_villains
    villains = state.zones[z.SUPER_VILLAINS]
    top = tuple(card for card in villains if state.cards[card].starts_on_top)[:1]
    shuffle_zone(state, z.SUPER_VILLAINS, top)
    for card in state.zones[z.SUPER_VILLAINS][max(size, len(top)) :]:
        move_card(state, card, z.UNUSED)
    state.sv_up = size > 0
    for card in state.zones[z.SUPER_VILLAINS][:1]:
        state.known[card] = ALL
