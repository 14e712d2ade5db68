"""The turn: start effects, the main part with plays, purchases and abilities, then the end steps as data."""

from __future__ import annotations

from typing import Final

from lineup.engine import happenings as ev
from lineup.engine import uses as u
from lineup.engine import zones as z
from lineup.engine.asking import distinct_anywhere, distinct_cards, take_answer
from lineup.engine.attack import ask_defense, use_defense
from lineup.engine.confrontation import announce_confrontation, confrontable_seats, declare_ready, end_game
from lineup.engine.moves import (
    HERO_GROUP,
    discard_card,
    draw_cards,
    gain_card,
    give_back,
    move_all,
    move_card,
    reveal_cards,
)
from lineup.engine.playing import play_card, queue_triggers, settle_waiting
from lineup.engine.purposes import ASSIST
from lineup.engine.purposes import CONFRONT as CONFRONT_FOE
from lineup.engine.queries import (
    ability_sources,
    assist_cards,
    character_of,
    cost_of,
    definition_of,
    face_of,
    is_confronting,
    is_undecided,
    line_up,
    partners_of,
    price_of,
    refill_size,
    seats_in_order,
    sum_notes,
    team_of,
    teammate_of,
    top_super_villain,
)
from lineup.engine.state import (
    CANCELLED,
    HUNT,
    NO_CONFRONTATION,
    TEXT,
    TURN,
    Ask,
    Frame,
    Note,
    Option,
    State,
    WaitingText,
    forget_turn,
)

START: Final = 0
CONFRONT: Final = 1
MAIN: Final = 2
LAST_ASSIST: Final = 3  # the partner's last chance before "ready" or the end
AFTER: Final = 4  # a Confrontation is settled
END: Final = 5  # and the steps of the end behind it, in the order of the profile
# how far a hunt has come
OPEN: Final = 0
AVOIDED: Final = 1


def begin_turn(state: State, seat: int) -> None:
    if state.active != seat:
        hand_over(state, seat)
    state.in_turn = True
    state.stack.append(Frame(TURN, me=seat))


def hand_over(state: State, seat: int) -> None:
    """Pass the turn to a seat and forget what held for the turn before."""
    forget_turn(state)
    state.active = seat
    state.turn += 1
    if state.events is not None:
        state.events.append(ev.Turn("turn", seat, state.turn))


def run_turn(state: State, frame: Frame) -> None:
    """Run one step of the turn; waiting texts resolve first."""
    if state.pending:
        settle_waiting(state)
        return
    if frame.pc == MAIN:
        answer = frame.answer
        if answer is None:
            state.ask = Ask(frame.me, "main", list_main_options(state, frame.me))
        else:
            frame.answer = None
            carry_out(state, frame, answer)
    elif frame.pc >= END:
        steps = state.setup.profile.steps
        while not state.over and not state.pending and state.stack[-1] is frame:
            STEPS[steps[frame.pc - END]](state, frame)
    elif frame.pc == START:
        frame.pc = CONFRONT
        if state.notes:
            queue_soon(state, frame.me)
        if state.setup.profile.start_step:
            queue_triggers(state, frame.me, "start")
    elif frame.pc == CONFRONT:
        choose_turn(state, frame)
    elif frame.pc == LAST_ASSIST:
        last_assist(state, frame)
    else:
        after_comparison(state, frame)


def queue_soon(state: State, seat: int) -> None:
    """Queue the texts that a seat has put off to the start of this turn (COMMON-NEXT-01)."""
    kept: list[Note] = []
    for note in state.notes:
        if note.kind == "soon" and note.seat == seat:
            state.pending += (WaitingText(seat, note.card, state.setup.faces[note.card], note.n, -1),)
            state.work += 1
        else:
            kept.append(note)
    state.notes = tuple(kept)


def choose_turn(state: State, frame: Frame) -> None:
    """Let the player choose between a Confrontation and a turn of buying (CONF-TURN-02, RSB-TURN-01)."""
    answer = take_answer(frame)
    if answer is None and state.setup.profile.confrontation:
        others = confrontable_seats(state, frame.me)
        if others:
            options = [Option(frame.me, "confront", character_of(state, foe), foe) for foe in others]
            state.ask = Ask(frame.me, "confront", (*options, Option(frame.me, "normal")), what=CONFRONT_FOE.written)
            return
    if answer is not None and answer.verb == "confront":
        announce_confrontation(state, frame.me, answer.n)
    frame.pc = MAIN


def list_main_options(state: State, seat: int) -> tuple[Option, ...]:
    """List what may be done now: plays, purchases, abilities, hunts and ending the turn; the partner's Assists too."""
    zones = state.zones
    profile = state.setup.profile
    base = z.COMMON + seat * z.PER_SEAT
    hand = zones[base + z.HAND]
    forced = [card for card in hand if state.cards[card].played_first]
    plays = state.setup.plays[seat]
    if forced:  # only before cards that are no Weakness (RSB-WEAK-05)
        hand = tuple([card for card in hand if card in forced or state.cards[card].stack == "weakness"])
    options = [plays[card] for card in distinct_cards(state, hand)]
    due = not state.stored and bool(zones[base + z.STORED])
    if due and not forced:
        options.append(plays[zones[base + z.STORED][0]])
    if state.stage in (NO_CONFRONTATION, CANCELLED) or profile.buy_in_confrontation:
        options += list_purchases(state, seat)
    options += list_uses(state, seat)
    if profile.store_assist and not zones[base + z.STORED] and not state.stored:
        options += [Option(seat, "store", card) for card in distinct_cards(state, assist_cards(state, seat))]
    if profile.assist:
        options += list_assists(state, seat)
    if not forced and not due:
        options.append(Option(seat, "ready" if is_confronting(state, seat) else "end"))
    return tuple(options)


def list_purchases(state: State, seat: int) -> list[Option]:
    """List the cards the turn's Power can buy, and the Super-Villains it can defeat or hunt."""
    cards = state.cards
    power = state.power
    buys = state.setup.buys[seat]
    cheaper = bool(state.watchers) and "price" in state.setup.listens  # some text may take something off
    affordable = [
        card for card in line_up(state) if (price_of(state, seat, card) if cheaper else cards[card].cost) <= power
    ]
    beside = state.setup.profile.synergy  # the own Hero lies beside the Line-Up
    if len(affordable) > 1:
        affordable = distinct_anywhere(state, affordable) if beside else distinct_cards(state, affordable)
    options = [buys[card] for card in affordable]
    for zone in z.STACKS:
        stack = state.zones[zone]
        if stack and (price_of(state, seat, stack[0]) if cheaper else cards[stack[0]].cost) <= power:
            options.append(buys[stack[0]])
    villain = top_super_villain(state)
    if villain >= 0 and (cheaper or cards[villain].cost <= power) and price_of(state, seat, villain) <= power:
        options.append(buys[villain])
    if state.setup.profile.hunt and not state.hunt_closed:
        options += [Option(seat, "hunt", card) for card in list_huntable(state, seat)]
    return options


def list_uses(state: State, seat: int) -> list[Option]:
    """List the abilities a seat can use now."""
    options = []
    usable = state.setup.usable
    for card in ability_sources(state, seat):
        if usable[card] or state.copies:
            for number in range(len(definition_of(state, card).abilities)):
                if can_use(state, seat, card, number):
                    options.append(Option(seat, "use", card, number))
    return options


def list_assists(state: State, seat: int) -> list[Option]:
    """List what the partner may play on the seat's turn (CONF-ASSIST-01)."""
    mate = teammate_of(state, seat)
    if mate < 0:
        return []
    return [Option(mate, "assist", card) for card in distinct_cards(state, assist_cards(state, mate))]


def last_assist(state: State, frame: Frame) -> None:
    """Let the partner Assist once more before "ready" or the end; then the active player goes on (CONF-ASSIST-17)."""
    answer = take_answer(frame)
    mate = teammate_of(state, frame.me)
    if answer is None and mate >= 0 and state.setup.profile.assist and state.zones[z.zone_of(mate, z.HAND)]:
        options = (*list_assists(state, frame.me), Option(mate, "pass"))
        state.ask = Ask(mate, "assist", options, what=ASSIST.written)
        return
    if answer is not None and answer.verb == "assist":
        frame.pc = MAIN
        play_card(state, mate, answer.card, me=frame.me)
        return
    if is_confronting(state, frame.me):
        frame.pc = AFTER
        declare_ready(state, frame.me)
    else:
        frame.pc = END


def after_comparison(state: State, frame: Frame) -> None:
    """Offer abilities until the end is announced, and the play of a Weakness just drawn (RSB-CONF-14, -18)."""
    if state.stage == CANCELLED:  # by what came after "ready": the rest of the turn is for buying
        frame.pc = MAIN
        return
    answer = take_answer(frame)
    if answer is not None:
        if answer.verb == "end":
            frame.pc = END
        else:
            carry_out(state, frame, answer)
        return
    hand = state.zones[z.zone_of(frame.me, z.HAND)]
    forced = [card for card in hand if state.cards[card].played_first]
    options = [Option(frame.me, "play", card) for card in distinct_cards(state, forced)]
    if state.setup.profile.abilities_after_comparison:
        options += list_uses(state, frame.me)
    if not options and not hand:  # with cards in hand the question comes, whatever they can pay for
        frame.pc = END
        return
    if not forced:
        options.append(Option(frame.me, "end"))
    state.ask = Ask(frame.me, "after", tuple(options))


def list_huntable(state: State, seat: int) -> list[int]:
    """List the Super-Villains in other players' discard piles that the turn's Power can take (HU-HUNT-02, -03)."""
    found = []
    for other in range(state.players):
        if team_of(state, other) != team_of(state, seat):
            for card in state.zones[z.zone_of(other, z.DISCARD)]:
                if state.cards[card].is_super_villain and state.cards[card].cost <= state.power:
                    found.append(card)
    return distinct_anywhere(state, found)


def can_use(state: State, seat: int, card: int, number: int) -> bool:
    """True if an ability is open now: not used up, its price payable, and something for it to do."""
    defined = definition_of(state, card)
    ability = defined.abilities[number]
    if ability.confronted or (ability.confronting and not is_undecided(state, seat)):
        return False
    if ability.once and state.used and u.ability_use(card, number) in state.used:
        return False
    if ability.price > state.power:
        return False
    program = defined.programs[ability.part]
    return program[0].is_possible(state, Frame(TEXT, face_of(state, card), ability.part, seat, seat, card))


def carry_out(state: State, frame: Frame, option: Option) -> None:
    """Carry out the active player's choice."""
    seat, verb, card = option.seat, option.verb, option.card
    if verb == "play":
        play_card(state, seat, card)
    elif verb == "assist":
        play_card(state, seat, card, me=frame.me)
    elif verb == "store":
        state.stored = True
        move_card(state, card, z.zone_of(seat, z.STORED), cause="store")
    elif verb == "buy":
        buy_card(state, seat, card)
    elif verb == "use":
        ability = definition_of(state, card).abilities[option.n]
        if ability.once:
            state.used += (u.ability_use(card, option.n),)
        state.power -= ability.price
        if state.events is not None:
            state.events.append(ev.Used("used", seat, card))
        state.stack.append(Frame(TEXT, face_of(state, card), ability.part, seat, seat, card))
    elif verb == "hunt":
        if state.events is not None:
            state.events.append(ev.Attacked("attacked", seat, card, (z.seat_of(state.where[card]),)))
        state.stack.append(Frame(HUNT, me=seat, by=seat, source=card))
    else:
        frame.pc = LAST_ASSIST


def buy_card(state: State, seat: int, card: int) -> None:
    """Pay the cost and gain the card; a Super-Villain bought is defeated (HU-SVD-20, HU-HIDE-07)."""
    paid = price_of(state, seat, card)
    state.power -= paid
    if state.events is not None and paid != cost_of(state, card):
        state.events.append(ev.PricePaid("paid", seat, card, paid))
    if state.where[card] == z.SUPER_VILLAINS:
        state.defeated += 1
        if state.setup.profile.defeater_immune:
            state.immune = seat
    if state.events is not None and state.cards[card].is_super_villain:
        state.events.append(ev.Defeated("defeated", seat, card))
    gain_card(state, seat, card, bought=True)
    part = state.cards[card].when_defeated
    if part >= 0:
        state.pending += (WaitingText(seat, card, state.setup.faces[card], part, card),)


def run_hunt(state: State, frame: Frame) -> None:
    """Super-Villain Hunt: run an Attack on a card, which only its owner may avoid (HU-HUNT-04 to -07)."""
    owner = z.seat_of(state.where[frame.source])
    answer = take_answer(frame)
    if frame.pc == OPEN and answer is None:
        state.ask = ask_defense(state, owner, frame.source)
        if state.ask is not None:
            return
    if answer is not None and answer.verb == "defend":
        frame.pc = AVOIDED
        state.hunt_closed = True
        use_defense(state, owner, answer.card, owner)
        return
    state.stack.pop()
    if frame.pc == OPEN:
        state.power -= cost_of(state, frame.source)
        state.hunt_closed = state.setup.profile.hunt_limit == "one_per_turn"
        gain_card(state, frame.me, frame.source, bought=True)


def announce_end(state: State, frame: Frame) -> None:
    """End the turn at this moment (HU-EOT-04)."""
    frame.pc += 1
    state.in_turn = False
    late = state.setup.profile.famine_covers_last_refill
    state.notes = tuple(note for note in state.notes if note.until != frame.me or (late and note.kind == "refill"))
    if state.events is not None:
        state.events.append(ev.End("end", frame.me))


def put_hand_away(state: State, frame: Frame) -> None:
    """Put the hand on the discard pile; by default this is not a discard by an effect (HU-EOT-05)."""
    frame.pc += 1
    hand = state.zones[z.zone_of(frame.me, z.HAND)]
    if state.setup.profile.hand_is_discarded:
        for card in hand:
            discard_card(state, card, frame.me)
    else:
        move_all(state, hand, z.zone_of(frame.me, z.DISCARD), "end")


def end_effects(state: State, frame: Frame) -> None:
    """Resolve the effects put off to the end of this turn, and those of the end of each turn."""
    frame.pc += 1
    state.pending += state.delayed
    state.delayed = ()
    queue_triggers(state, frame.me, "end")


def put_played_away(state: State, frame: Frame) -> None:
    """Put the cards played on their players' discard piles unless they are Ongoing; Power is lost (HU-EOT-07, -08)."""
    frame.pc += 1
    if state.lent:
        give_back(state)
    for seat in partners_of(state, frame.me):
        played = tuple(card for card in state.zones[z.zone_of(seat, z.PLAY)] if not definition_of(state, card).ongoing)
        move_all(state, played, z.zone_of(seat, z.DISCARD), "end")
    state.power = 0
    state.copies = ()


def draw_hand(state: State, frame: Frame) -> None:
    """Draw five new cards (HU-EOT-09), and as many more as texts of this turn add."""
    frame.pc += 1
    extra = sum_notes(state, "extra", frame.me) if state.notes else 0
    draw_cards(state, frame.me, state.setup.profile.hand_size + extra)


def refill_line_up(state: State, frame: Frame) -> None:
    """Deal into the Line-Up up to its size; failing to fill it ends the game (HU-END-03, HU-HIDE-05)."""
    profile = state.setup.profile
    while len(state.zones[z.LINE_UP]) < refill_size(state):
        deck = state.zones[z.MAIN_DECK]
        if not deck:
            end_game(state, "refill")
            return
        if enter_line_up(state, deck[0], frame.me):
            return  # its First Appearance resolves before the next card is dealt
    if profile.super_hidden and not state.zones[z.MAIN_DECK]:
        end_game(state, "main deck")
    frame.pc += 1


def refresh_line_up(state: State, frame: Frame) -> None:
    """House rule: if the turn left the Line-Up full, put its oldest cards under the main deck (COMMON-HOUSE-01)."""
    frame.pc += 1
    row = state.zones[z.LINE_UP]
    if len(row) < refill_size(state) or not state.zones[z.MAIN_DECK]:
        return
    stale = [card for card in row if not state.cards[card].is_super_villain]
    for card in stale[: state.setup.profile.stale_line_up]:
        move_card(state, card, z.MAIN_DECK, cause="stale")


def enter_line_up(state: State, card: int, seat: int) -> bool:
    """Put a card into the Line-Up for a seat; True if that is a First Appearance, which then resolves.

    A card for more players leaves the game instead, and the next of the main deck takes its slot (CONF-VAR-27, -28).
    """
    fresh = state.where[card] == z.MAIN_DECK
    if state.cards[card].min_players > state.players:
        reveal_cards(state, (card,))
        move_card(state, card, z.UNUSED, cause="out")
        deck = state.zones[z.MAIN_DECK]
        return bool(deck) and enter_line_up(state, deck[0], seat)
    if state.where[card] == z.SET_ASIDE and was_reserved(state, card):
        move_card(state, card, z.zone_of(state.group[card], z.RESERVE), cause="line-up")
        return False
    move_card(state, card, z.LINE_UP, cause="line-up", by=seat)
    if fresh and state.setup.profile.super_hidden and state.cards[card].is_super_villain:
        return first_appearance(state, card, seat)
    return False


def was_reserved(state: State, card: int) -> bool:
    """True if a card set aside lay on its player's Super Hero before (HU-SYN-02); no other card is marked like that."""
    return state.group[card] < HERO_GROUP


def first_appearance(state: State, card: int, seat: int) -> bool:
    """Resolve the First Appearance of a Super-Villain at once; False if it has none (HU-SVD-06, -08, -14)."""
    if state.events is not None:
        state.events.append(ev.Appeared("first_appearance", card))
    part = state.cards[card].appearance
    if part < 0:
        return False
    state.stack.append(Frame(TEXT, state.setup.faces[card], part, seat, seat, card))
    return True


def flip_super_villain(state: State, frame: Frame) -> None:
    """Turn up the next Super-Villain; if none is left the game is over (HU-EOT-12 to -14, HU-END-01)."""
    frame.pc += 1
    if state.setup.profile.super_hidden or state.sv_up or not state.setup.profile.super_villains:
        return
    stack = state.zones[z.SUPER_VILLAINS]
    if not stack:
        end_game(state, "super-villains")
        return
    state.sv_up = True
    reveal_cards(state, stack[:1])
    if not first_appearance(state, stack[0], frame.me):
        state.immune = -1


def pass_turn(state: State, frame: Frame) -> None:
    """Pass the turn before the refill, as order B has it (HU-EOT-02)."""
    frame.pc += 1
    hand_over(state, next_seat(state, frame.me))


def tick_clock(state: State, frame: Frame) -> None:
    """House rule: take Weaknesses off their stack after a turn; all lose when too few are left (COMMON-HOUSE-04, -05).

    -05).
    """
    frame.pc += 1
    ticks = state.setup.profile.clock
    for card in state.zones[z.WEAKNESS][:ticks]:
        move_card(state, card, z.UNUSED, cause="clock")
        ticks -= 1
    if ticks:
        end_game(state, "clock")


def next_seat(state: State, seat: int) -> int:
    """Return the next player in turn order still in the game; a player alone is next again."""
    order = seats_in_order(state, seat)
    return order[1] if len(order) > 1 else seat


def next_player(state: State, frame: Frame) -> None:
    """Begin the turn of the player to the left (HU-EOT-15)."""
    state.stack.pop()
    seat = next_seat(state, frame.me)
    if seat == frame.me and "pass_turn" not in state.setup.profile.steps:
        hand_over(state, seat)
    begin_turn(state, seat)


STEPS: Final = {
    "announce": announce_end,
    "hand": put_hand_away,
    "end_effects": end_effects,
    "played_and_power": put_played_away,
    "draw": draw_hand,
    "pass_turn": pass_turn,
    "refresh": refresh_line_up,
    "refill": refill_line_up,
    "flip_super_villain": flip_super_villain,
    "clock": tick_clock,
    "next": next_player,
}
