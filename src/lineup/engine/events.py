"""Events of the turn, and the texts that react to them: cards gained, discarded, drawn, Characters defeated."""

from __future__ import annotations

from lineup.engine import uses as u
from lineup.engine.definitions import Effect, EventTest
from lineup.engine.queries import ability_sources, definition_of, face_of, is_confronting, seats_in_order, stacked_texts
from lineup.engine.state import Happened, State, WaitingText, Watcher


def record_event(state: State, event: Happened) -> None:
    """Record an event of this turn and queue the texts that react to it."""
    state.happened += (event,)
    state.work += 1
    reacts = state.setup.reacts.get(event.what)
    if reacts is not None:
        for seat in seats_in_order(state, max(state.active, 0)):
            for card in ability_sources(state, seat):
                if not reacts[card] and not state.copies:
                    continue
                defined = definition_of(state, card)
                for number, trigger in enumerate(defined.triggers):
                    if trigger.when != event.what or not isinstance(trigger.test, EventTest):
                        continue
                    if trigger.test.reacts_to_event(state, seat, event) and claim_trigger(state, seat, card, number):
                        queue_text(state, seat, card, trigger.part, event.card, trigger.power_only)
    if "stacked" in state.setup.listens:
        top, texts = stacked_texts(state)
        for trigger in texts:
            for seat in seats_in_order(state, max(state.active, 0)):
                if isinstance(trigger.test, EventTest) and trigger.test.reacts_to_event(state, seat, event):
                    queue_text(state, seat, top, trigger.part, event.card, trigger.power_only)
    if state.watchers:
        tell_watchers(state, event)


def tell_watchers(state: State, event: Happened) -> None:
    """Queue the texts of this turn's watchers that have waited for this event."""
    for watcher in state.watchers:
        effect = state.setup.defs[watcher.face].programs[watcher.part][watcher.pc]
        times = effect.count_reactions_to_event(state, watcher, event)
        if times and set_off(state, watcher, effect, event.card, times):
            state.watchers = tuple(other for other in state.watchers if other != watcher)


def set_off(state: State, watcher: Watcher, effect: Effect, card: int, times: int) -> bool:
    """Queue the text a watcher starts, `times` over; return True if it watches no longer."""
    part, once, power_only = effect.part_to_start()
    state.pending += (WaitingText(watcher.seat, watcher.source, watcher.face, part, card, power_only),) * times
    state.work += times
    return once


def queue_text(state: State, seat: int, card: int, part: int, it: int, power_only: bool) -> None:
    """Queue a text of a card."""
    state.pending += (WaitingText(seat, card, face_of(state, card), part, it, power_only),)
    state.work += 1


def claim_trigger(state: State, seat: int, card: int, number: int) -> bool:
    """True if a card's trigger may start now; marks an Ongoing one as used (HU-LOC-04, CONF-CHAR-06, RSB-ONG-06)."""
    defined = definition_of(state, card)
    trigger = defined.triggers[number]
    if trigger.confronting and not is_confronting(state, seat):
        return False
    limited = defined.ongoing and not defined.unlimited and not trigger.unlimited
    if not limited or not state.setup.profile.ongoing_once_per_turn:
        return True
    entry = u.trigger_use(card, number)
    if entry in state.used:
        return False
    state.used += (entry,)
    return True
