"""Confrontations: choosing a foe, the Block window after "ready", the comparison, and defeat."""

from __future__ import annotations

from lineup.engine import happenings as ev
from lineup.engine import uses as u
from lineup.engine import zones as z
from lineup.engine.asking import distinct_cards, take_answer
from lineup.engine.events import record_event
from lineup.engine.moves import destroy_card, discard_card, move_card
from lineup.engine.playing import settle_waiting
from lineup.engine.purposes import BLOCK
from lineup.engine.queries import (
    ability_sources,
    character_cost,
    character_of,
    definition_of,
    face_of,
    foes_of,
    partners_of,
    seats_in_order,
    team_of,
)
from lineup.engine.state import (
    ANNOUNCED,
    CANCELLED,
    CONFRONTATION,
    READY,
    SETTLED,
    TEXT,
    Ask,
    Frame,
    Happened,
    Option,
    State,
)


def confrontable_seats(state: State, seat: int) -> tuple[int, ...]:
    """Return the foes a seat may confront: all, or those whose Character is now cheapest or lowest in Level."""
    others = foes_of(state, seat)
    rule = state.setup.profile.confront_target
    if rule == "any":
        return others
    if rule == "lowest_cost":
        keys = {foe: character_cost(state, foe) for foe in others}
    else:
        keys = {foe: state.cards[character_of(state, foe)].level for foe in others}
    least = min(keys.values())
    return tuple(foe for foe in others if keys[foe] == least)


def announce_confrontation(state: State, seat: int, foe: int) -> None:
    """Turn the turn into a Confrontation with a foe's Character; a later change of cost does not switch it."""
    state.stage = ANNOUNCED
    state.target = foe
    if state.events is not None:
        state.events.append(ev.Confronted("confronted", seat, foe, character_of(state, foe)))


def cancel_confrontation(state: State) -> None:
    """Cancel the Confrontation: the rest of the turn is for buying, and what was done stays (CONF-CONFR-37)."""
    state.stage = CANCELLED
    state.target = -1
    if state.events is not None:
        state.events.append(ev.Cancelled("cancelled", state.active))


def switch_confrontation(state: State, foe: int) -> None:
    """Continue the Confrontation against another player's Character."""
    state.target = foe
    if state.events is not None:
        state.events.append(ev.Switched("switched", state.active, foe, character_of(state, foe)))


def declare_ready(state: State, seat: int) -> None:
    """Open the Block window: the Confronter has played everything (CONF-CONFR-32)."""
    state.stage = READY
    frame = Frame(CONFRONTATION, me=seat, by=seat)
    frame.seats = blocking_seats(state)
    state.stack.append(frame)
    if state.events is not None:
        state.events.append(ev.Ready("ready", seat, state.power))


def blocking_seats(state: State) -> tuple[int, ...]:
    """Return the players who may use Blocks, in turn order from the Confronter."""
    side = partners_of(state, state.target) if state.setup.profile.block_teammate else (state.target,)
    return tuple(seat for seat in seats_in_order(state, state.active) if seat in side)


def run_confrontation(state: State, frame: Frame) -> None:
    """Ask the confronted side for Blocks, one at a time, until all pass in turn or one cancels; then compare."""
    if state.pending:
        settle_waiting(state)
        return
    if state.stage == CANCELLED:
        state.stack.pop()
        return
    answer = take_answer(frame)
    if answer is not None:
        if answer.verb == "pass":
            frame.seats = frame.seats[1:]
        else:
            frame.seats = blocking_seats(state)  # anybody may go on, with what was drawn
            if answer.verb == "block":
                use_block(state, answer.seat, answer.card)
            else:
                ability = definition_of(state, answer.card).abilities[answer.n]
                state.used += (u.ability_use(answer.card, answer.n),)
                if state.events is not None:
                    state.events.append(ev.Used("used", answer.seat, answer.card))
                text = Frame(TEXT, face_of(state, answer.card), ability.part, answer.seat, state.active, answer.card)
                state.stack.append(text)
            return
    while frame.seats:
        state.ask = ask_block(state, frame.seats[0])
        if state.ask is not None:
            return
        frame.seats = frame.seats[1:]
    state.stack.pop()
    compare_power(state, frame.me)


def ask_block(state: State, seat: int) -> Ask | None:
    """Make the Block question for one seat; everyone who holds cards is asked."""
    hand = state.zones[z.zone_of(seat, z.HAND)]
    cards = [card for card in hand if definition_of(state, card).is_block]
    options = [Option(seat, "block", card) for card in distinct_cards(state, cards)]
    for card in ability_sources(state, seat):
        for number, ability in enumerate(definition_of(state, card).abilities):
            if ability.confronted and u.ability_use(card, number) not in state.used:
                first = definition_of(state, card).programs[ability.part][0]
                if first.is_possible(state, Frame(TEXT, face_of(state, card), ability.part, seat, seat, card)):
                    options.append(Option(seat, "use", card, number))
    if not options and not hand:
        return None
    return Ask(seat, "block", (*options, Option(seat, "pass")), what=BLOCK.written)


def use_block(state: State, seat: int, card: int) -> None:
    """Use a card's Block: it is discarded, then its Block text resolves; that is not playing it (CONF-ATK-20)."""
    if state.events is not None:
        state.events.append(ev.Blocked("blocked", seat, card))
    discard_card(state, card, seat)
    for part in reversed(definition_of(state, card).blocks):
        state.stack.append(Frame(TEXT, face_of(state, card), part, seat, state.active, card))


def raise_cost(state: State, card: int, amount: int) -> None:
    """Change a Character's cost for this turn."""
    state.raised += ((card, amount),)
    if state.events is not None:
        state.events.append(ev.Raised("raised", card, amount))


def compare_power(state: State, seat: int) -> None:
    """Defeat the Character if Power is at least its cost; no Power is spent (CONF-CONFR-11, -36)."""
    state.stage = SETTLED
    if state.power >= character_cost(state, state.target):
        defeat_character(state, seat, state.target)
    elif state.events is not None:
        state.events.append(ev.Held("held", state.target))


def defeat_character(state: State, seat: int, foe: int) -> None:
    """Move a foe's top Character to the victor's score pile.

    The next one is in play at once; the loss of the last one decides.
    """
    card = character_of(state, foe)
    if state.events is not None:
        state.events.append(ev.Defeated("defeated", seat, card))
    for other in state.zones[z.zone_of(foe, z.PLAY)]:
        if state.cards[other].falls_too:
            destroy_card(state, other)
    move_card(state, card, z.zone_of(seat, z.SCORE), cause="defeat")
    record_event(state, Happened("defeat", seat, card))
    if state.setup.profile.defeat_is_gain:
        record_event(state, Happened("gain", seat, card))
    if not state.zones[z.zone_of(foe, z.CHARACTER)]:
        knock_out(state, seat, foe)


def knock_out(state: State, seat: int, foe: int) -> None:
    """Knock out a player without Characters: the victor's team wins, or that player leaves (CONF-END-01, -VAR-06)."""
    if state.setup.profile.knock_out == "wins":
        win_at_once(
            state, tuple(other for other in range(state.players) if team_of(state, other) == team_of(state, seat))
        )
        return
    state.out += (foe,)
    state.notes = tuple(note for note in state.notes if note.until != foe)  # that turn never ends
    base = z.COMMON + foe * z.PER_SEAT
    for place in range(z.PER_SEAT):  # their cards leave the game with them (CONF-VAR-08)
        for card in state.zones[base + place]:
            move_card(state, card, z.UNUSED, cause="out")
    if state.events is not None:
        state.events.append(ev.Out("out", foe))
    if not foes_of(state, seat):
        win_at_once(state, tuple(sorted(seats_in_order(state, seat))))


def win_at_once(state: State, winners: tuple[int, ...]) -> None:
    """End the game with these winners; nothing is scored and no end step runs."""
    state.winners = winners
    end_game(state, "knock-out")


def end_game(state: State, reason: ev.Ending) -> None:
    """End the game: nothing more resolves, and copies become themselves again, as every card that scores is.

    What is doomed under a Super Hero is destroyed (COMMON-UNDER-06).
    """
    state.copies = ()
    for card, by in state.tucked:
        if state.cards[by].dooms:
            destroy_card(state, card)
    state.over = True
    state.in_turn = False
    state.stack.clear()
    state.pending = ()
    if state.events is not None:
        state.events.append(ev.Over("over", reason))
