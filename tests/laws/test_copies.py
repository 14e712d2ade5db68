"""What a clone and a save hold: every slot of the state and of a frame."""

from __future__ import annotations

import json
from hashlib import blake2b

import pytest

from lineup.engine import layout
from lineup.engine import zones as z
from lineup.engine.definitions import Setup
from lineup.engine.saving import SaveError, digest_of, from_json, to_json
from lineup.engine.state import (
    ATTACK,
    FRAME_FIELDS,
    READY,
    STATE_FIELDS,
    TEXT,
    TURN,
    Ask,
    CardPlay,
    Frame,
    Happened,
    Hit,
    Note,
    Option,
    WaitingText,
    Watcher,
)
from tests.laws.checks import midgame

# Containers that a clone must have of its own.
MUTABLE = ("group", "known", "stack", "where", "zones")


def another(value: object) -> object:
    """A different value of the same type, which a compiled class insists on."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 100
    if isinstance(value, bytes):
        return value + b"!"
    if isinstance(value, tuple):
        return (*value, "another")
    if isinstance(value, Setup):
        return midgame(players=2).setup
    if isinstance(value, Ask):
        return Ask(value.seat, value.kind, value.options, what="another")
    assert value is None
    return Option(0, "another")  # type: ignore[arg-type]


# What only holds while an answer is carried out is neither copied nor saved.
PASSING = [each.name for each in (*layout.POSITION, *layout.STATE) if each.lifetime == layout.ANSWER]


@pytest.mark.parametrize("slot", [slot for slot in STATE_FIELDS if slot not in (*MUTABLE, *PASSING)])
def test_a_clone_copies_every_slot_of_the_state(slot: str) -> None:
    state = midgame(answers=5)
    value = another(getattr(state, slot))
    setattr(state, slot, value)
    assert getattr(state.clone(), slot) == value


@pytest.mark.parametrize("slot", MUTABLE)
def test_a_clone_shares_no_container(slot: str) -> None:
    state = midgame()
    copy = state.clone()
    assert getattr(copy, slot) is not getattr(state, slot)
    assert all(one is not two for one, two in zip(copy.stack, state.stack, strict=True))
    assert digest_of(copy) == digest_of(state)
    assert copy.where == state.where


def test_a_clone_tells_no_events_and_has_done_no_work() -> None:
    state = midgame()
    state.work = 7
    assert state.events
    assert PASSING == ["events", "work"]
    copy = state.clone()
    assert copy.events is None
    assert copy.work == 0


@pytest.mark.parametrize("slot", [slot for slot in FRAME_FIELDS if slot != "answer"])  # a step takes that at once
def test_a_copied_frame_has_every_slot(slot: str) -> None:
    frame = Frame(TEXT)
    value = another(getattr(frame, slot))
    setattr(frame, slot, value)
    assert getattr(frame.copy(), slot) == value


# Where each slot goes in a save; what is not kept follows from the rest.
DERIVED = ("cards", "events", "sees", "setup", "where", "work")


def test_a_save_keeps_every_slot() -> None:
    state = midgame()
    state.tokens, state.face_down, state.tucked = (1, 0), ((0, -1),), ((0, 1),)  # left out where they are empty
    state.lent, state.mingled = ((0, 1),), ((0, 1),)
    data = to_json(state)
    assert sorted(data) == sorted(["content", "format", *(slot for slot in STATE_FIELDS if slot not in DERIVED)])
    frame = next(iter(data["stack"]))
    assert sorted([*frame, "face", "part", "answer", "begun"]) == sorted([*FRAME_FIELDS, "text"])


def test_a_save_brings_back_every_value() -> None:
    """Each slot is given a value that a fresh state does not have."""
    state = midgame()
    frame = Frame(ATTACK, 3, 2, 1, 2, 5, 6, 7)
    for number, slot in enumerate(("pc", "other", "i", "left", "lies")):
        setattr(frame, slot, 20 + number)
    for number, slot in enumerate(("them", "did", "picks", "seats", "before")):
        setattr(frame, slot, (number, 9))
    frame.hits, frame.begun = (Hit(1, 2, 3, 4, 5),), True
    state.stack = [Frame(TURN, me=1), Frame(TEXT, 0, 1), frame]
    state.stack[0].i = 99  # which once said of a text, and of nothing else, that it has begun
    for number, slot in enumerate(("active", "first", "turn", "power", "defeated", "immune", "counter", "target")):
        setattr(state, slot, 30 + number)
    state.in_turn, state.sv_up, state.hunt_closed, state.over = False, False, True, True
    state.stage, state.stored, state.out, state.raised = READY, True, (2, 1), ((3, 4),)
    state.happened, state.notes = (Happened("gain", 1, 2, True, False, True),), (Note("less", 1, 2, 3, 4),)
    state.winners, state.given, state.used = (1, 2), ((4, 5),), ((6, 7),)
    state.played = (CardPlay(1, 2, 3, 4),)
    state.watchers = (Watcher(1, 2, 3, 4, 5, 6),)
    state.delayed, state.pending = (WaitingText(1, 2, 3, 4, 5, True),), (WaitingText(6, 5, 4, 3, 2),)
    state.copies = ((1, 2, 3),)
    state.tokens, state.face_down, state.tucked = (1, 0, 4), ((0, -1), (2, 1)), ((0, 1), (5, 7))
    state.ask = Ask(1, "pick", (Option(1, "pick", 4, 5),), 6, "destroy", True, 2, 3, (4, 8, 2, 9), (2, 9))
    again = from_json(state.setup, to_json(state))
    for slot in STATE_FIELDS:
        if slot not in ("events", "stack", "work"):  # work is counted anew for every answer
            assert getattr(again, slot) == getattr(state, slot), slot
    assert [[getattr(each, slot) for slot in FRAME_FIELDS] for each in again.stack] == [
        [getattr(each, slot) for slot in FRAME_FIELDS] for each in state.stack
    ]
    over = state.clone()
    over.ask = None
    assert from_json(state.setup, to_json(over)).ask is None
    single = state.clone()
    single.ask = Ask(1, "pick", (Option(1, "pick", 4),))
    assert from_json(state.setup, to_json(single)).ask == single.ask


def test_zones_keep_in_saves_the_numbers_they_had_before_there_were_cards_under_super_heroes() -> None:
    state = midgame(players=5)
    former = {-1: -1, z.MAIN_DECK: 0, z.SUPER_VILLAINS: 2, z.BASIC_2: 8}
    for seat in range(5):
        former |= {z.zone_of(seat, place): 9 + 9 * seat + place for place in range(z.UNDER)}
        former[z.zone_of(seat, z.UNDER)] = 54 + seat
    for zone, number in former.items():
        frame = Frame(TEXT, 0, 0)
        frame.left, frame.lies = zone, zone
        state.stack = [frame]
        data = to_json(state)
        assert (data["stack"][0]["left"], data["stack"][0]["lies"]) == (number, number)
        again = from_json(state.setup, data).stack[0]
        assert (again.left, again.lies) == (zone, zone)


def test_the_digest_of_a_state_is_made_as_logs_have_it() -> None:
    state = midgame()
    data = to_json(state)
    del data["format"]  # as in the first one, which had no number
    saved = json.dumps(data, sort_keys=True).encode()
    assert digest_of(state) == blake2b(saved, digest_size=8).hexdigest()
    begun = Frame(TEXT, 0, 0)
    begun.begun = True
    state.stack.append(begun)
    data = to_json(state)
    del data["format"], data["stack"][-1]["begun"]
    data["stack"][-1]["i"] = 99
    assert digest_of(state) == blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()


def test_a_save_made_with_other_cards_is_refused() -> None:
    state = midgame(answers=1)
    data = to_json(state)
    data["content"] = "0123456789abcdef"
    with pytest.raises(SaveError, match=r"saved with different cards \(0123456789abcdef\)"):
        from_json(state.setup, data)
