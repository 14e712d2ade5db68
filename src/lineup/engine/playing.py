"""Playing cards, resolving their texts, and the texts these trigger."""

from __future__ import annotations

from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.definitions import Effect, Moment, PlayTest
from lineup.engine.events import claim_trigger, queue_text, set_off
from lineup.engine.moves import move_card
from lineup.engine.purposes import RESOLVE_FIRST
from lineup.engine.queries import (
    ability_sources,
    definition_of,
    face_of,
    partners_of,
    seats_in_order,
    stacked_texts,
    sum_notes,
    types_of,
)
from lineup.engine.state import (
    ATTACK,
    TEXT,
    TRIGGERS,
    Ask,
    CardPlay,
    CommonState,
    Frame,
    Hit,
    Note,
    Option,
    State,
    WaitingText,
)
from lineup.frozen import dataclass


def gets_power(state: CommonState, seat: int) -> bool:
    """True if Power given to a seat counts, which is so only in a turn of its team."""
    return state.in_turn and state.active in partners_of(state, seat)


def give_power(state: State, seat: int, amount: int, source: int) -> None:
    """Add to the turn's Power if it is of the seat's team; remember the amount each card gave."""
    if amount and gets_power(state, seat):
        if state.notes:  # doubled by a text for the rest of this turn
            for _ in range(sum_notes(state, "doubled")):
                amount *= 2
        state.power += amount
        state.given += ((source, amount),)
        if state.events is not None:
            state.events.append(ev.Powered("power", amount, source))


def play_card(state: State, seat: int, card: int, stays: bool = False, me: int = -1) -> None:
    """Play a card: from the hand into play, or where it lies if it `stays`. Its text resolves next.

    By Assist the text works for `me`, the partner whose turn it is, while `seat` played it (CONF-ASSIST-04, -09).
    """
    if state.where[card] != z.zone_of(seat, z.HAND):
        if z.place_of(state.where[card]) in (z.DECK, z.HAND, z.DISCARD, z.STORED):  # in play it stays what it was
            state.notes += (Note("laid", seat, card),)
    elif state.notes:
        state.notes = tuple(note for note in state.notes if note.kind != "laid" or note.card != card)
    if not stays:
        move_card(state, card, z.zone_of(seat, z.PLAY), cause="play")
    elif state.events is not None:
        state.events.append(ev.PlayedInPlace("played", seat, card))
    if state.copies:
        kind, mask = face_of(state, card), types_of(state, card)
    else:
        kind, mask = state.setup.faces[card], state.cards[card].types | state.cards[card].also
    state.played += (CardPlay(seat, card, kind, mask),)
    state.stack.append(Frame(TEXT, kind, 0, seat if me < 0 else me, seat, card, play_index=len(state.played) - 1))


def play_off(state: State, seat: int, card: int) -> None:
    """Play a card off another player's deck; it stays that player's (COMMON-TEAM-01)."""
    owner = z.seat_of(state.where[card])
    play_card(state, seat, card)
    state.lent += ((card, owner),)


def run_text(state: State, frame: Frame) -> None:
    """Run one part of a card's text until it asks, starts other work, or ends."""
    program = state.setup.defs[frame.face].programs[frame.part]
    stack = state.stack
    size = len(program)
    begin = frame.pc - 1
    while frame.pc < size:
        effect = program[frame.pc]
        frame.pc += 1
        effect.take_step(state, frame)
        if state.ask is not None or state.over or stack[-1] is not frame:
            state.work += frame.pc - begin
            return
    state.work += frame.pc - begin
    stack.pop()
    if stack[-1].kind == ATTACK and stack[-1].blow_index >= 0:  # not in its Defense windows
        attack = stack[-1]
        attack.hits = tuple(
            Hit(hit.seat, hit.avoided, frame.it, frame.other, len(frame.did)) if hit.seat == frame.me else hit
            for hit in attack.hits
        )
        if state.setup.defs[attack.face].programs[attack.part][attack.step_index].gathers_cards():
            attack.them += frame.did


@dataclass(frozen=True)
class EndPlay(Effect):
    """The last step of every play text: queue what the play triggers, after every text under way (HU-RES-03)."""

    def take_step(self, state: State, frame: Frame) -> None:
        card = frame.source
        index = frame.play_index
        state.stack.pop()
        if index < 0:  # the text was only used, the card not played
            return
        notice_play(state, index)
        if state.copies and z.place_of(state.where[card]) != z.PLAY and state.where[card] != z.SET_ASIDE:
            state.copies = tuple(copy for copy in state.copies if copy[0] != card)


def settle_waiting(state: State, older: int = 0) -> None:
    """Let the waiting texts resolve before anything else goes on; the first `older` of them wait on."""
    frame = Frame(TRIGGERS)
    frame.older_count = older
    state.stack.append(frame)


def notice_play(state: State, index: int) -> None:
    """Queue the texts that react to a play: of Characters, of cards in play before it, and of this turn's watchers."""
    played = state.played[index]
    reacts = state.setup.reacts.get("play", b"")
    for seat in partners_of(state, played.seat) if reacts else ():
        for card in ability_sources(state, seat):
            if not reacts[card] and not state.copies:
                continue
            if not lent_since(state, seat, card, index):
                for number, trigger in enumerate(definition_of(state, card).triggers):
                    if not isinstance(trigger.test, PlayTest):
                        continue
                    if card == played.card and not trigger.test.counts_itself:
                        continue
                    if trigger.test.reacts_to_play(state, seat, index) and claim_trigger(state, seat, card, number):
                        queue_text(state, seat, card, trigger.part, played.card, trigger.power_only)
    if "stacked" in state.setup.listens:
        top, texts = stacked_texts(state)
        for trigger in texts:
            if isinstance(trigger.test, PlayTest) and trigger.test.reacts_to_play(state, played.seat, index):
                queue_text(state, played.seat, top, trigger.part, played.card, trigger.power_only)
    if state.watchers:
        kept = []
        for watcher in state.watchers:
            if watcher.seat == played.seat and index >= watcher.since:
                effect = state.setup.defs[watcher.face].programs[watcher.part][watcher.pc]
                times = effect.count_reactions_to_play(state, watcher, index)
                if times and set_off(state, watcher, effect, played.card, times):
                    continue
            kept.append(watcher)
        state.watchers = tuple(kept)


def lent_since(state: State, seat: int, card: int, index: int) -> bool:
    """True if a seat borrows a card only since the play at `index`, by that play's own text (CONF-PIC-09)."""
    if not state.notes or z.seat_of(state.where[card]) == seat:
        return False
    return any(note.kind == "borrow" and note.seat == seat and note.n > index for note in state.notes)


@dataclass(frozen=True)
class Watching(Effect):
    """An effect that installs watchers; `part` is the text they start, `power_only` says that it only gives Power."""

    part: int
    power_only: bool

    @property
    def once(self) -> bool:
        return True

    def part_to_start(self) -> tuple[int, bool, bool]:
        return self.part, self.once, self.power_only


def queue_triggers(state: State, seat: int, when: Moment) -> None:
    """Queue a seat's triggers of other moments: `start` or `end` of its turn, `avoid` or `hit` of an Attack."""
    if "stacked" in state.setup.listens:
        top, texts = stacked_texts(state)
        for trigger in texts:
            if trigger.when == when:
                queue_text(state, seat, top, trigger.part, -1, trigger.power_only)
    reacts = state.setup.reacts.get(when)
    if reacts is None:
        return
    for card in ability_sources(state, seat):
        if not reacts[card] and not state.copies:
            continue
        for number, trigger in enumerate(definition_of(state, card).triggers):
            if trigger.when == when and claim_trigger(state, seat, card, number):
                queue_text(state, seat, card, trigger.part, -1, trigger.power_only)


def run_triggers(state: State, frame: Frame) -> None:
    """Resolve the waiting texts: seats in order from the active player, each in an order of its choice (HU-RES-05)."""
    pending = state.pending
    if len(pending) <= frame.older_count:
        state.stack.pop()
        return
    answer = frame.answer
    frame.answer = None
    if answer is not None:
        at = answer.n
    else:
        at = frame.older_count
        if len(pending) > at + 1:
            at = _choose_next(state, pending, at)
            if at < 0:
                return
    chosen = pending[at]
    state.pending = pending[:at] + pending[at + 1 :]
    state.stack.append(Frame(TEXT, chosen.face, chosen.part, chosen.seat, chosen.seat, chosen.source, chosen.it))


def _choose_next(state: State, pending: tuple[WaitingText, ...], older: int) -> int:
    """Return the place of the next text to resolve, or ask for it (-1); texts that only give Power need no question."""
    for seat in seats_in_order(state, state.active):
        mine = [at for at in range(older, len(pending)) if pending[at].seat == seat]
        if not mine:
            continue
        for at in mine:
            if pending[at].power_only:
                return at
        kinds: list[int] = []
        for at in mine:
            each = pending[at]
            if not any(each.face == pending[other].face and each.part == pending[other].part for other in kinds):
                kinds.append(at)
        if len(kinds) == 1:
            return kinds[0]
        options = tuple([Option(seat, "order", pending[at].source, at) for at in kinds])
        state.ask = Ask(seat, "order", options, what=RESOLVE_FIRST.written)
        return -1
    return older
