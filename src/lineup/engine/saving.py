"""A state as JSON and back, and its digest. Texts are named by card and part, so a save survives new cards."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any, Final

from lineup.engine import zones as z
from lineup.engine.definitions import Card, Setup
from lineup.engine.endless import silence_text
from lineup.engine.saying import say
from lineup.engine.state import (
    KINDS,
    TEXT,
    Ask,
    CardPlay,
    Frame,
    Happened,
    Hit,
    Note,
    Option,
    State,
    WaitingText,
    Watcher,
    new_state,
)
from lineup.errors import LineUpError

FORMAT: Final = 3
FORMERLY_BEGUN: Final = 99  # what the first format kept in `i` of a text that has begun
FIRST_UNDER: Final = z.COMMON + z.UNDER


FORMER_PLACES: Final = z.UNDER  # of a seat, before there were cards under Super Heroes
FORMER_ZONES: Final = z.COMMON + FORMER_PLACES * 5


class SaveError(LineUpError, ValueError):
    """A saved state that does not belong to this game."""


def to_json(state: State) -> dict[str, Any]:
    """Return everything that changes as plain JSON values."""
    defs = state.setup.defs
    data: dict[str, Any] = {"format": FORMAT, "content": state.setup.content, "key": state.key.hex()}
    data["zones"] = [list(cards) for cards in _saved_zones(state.zones)]
    # <layout save>
    data["stack"] = [_write_frame(frame, defs) for frame in state.stack]
    data["active"] = state.active
    data["first"] = state.first
    data["turn"] = state.turn
    data["in_turn"] = state.in_turn
    data["power"] = state.power
    data["sv_up"] = state.sv_up
    data["defeated"] = state.defeated
    data["immune"] = state.immune
    data["hunt_closed"] = state.hunt_closed
    data["over"] = state.over
    data["winners"] = list(state.winners)
    data["played"] = [[each.seat, each.card, defs[each.face].ref, each.types] for each in state.played]
    data["given"] = [list(each) for each in state.given]
    data["used"] = [list(each) for each in state.used]
    data["watchers"] = [
        [each.seat, each.source, defs[each.face].ref, each.part, each.pc, each.since] for each in state.watchers
    ]
    data["delayed"] = [
        [each.seat, each.source, defs[each.face].ref, each.part, each.it, each.power_only] for each in state.delayed
    ]
    data["pending"] = [
        [each.seat, each.source, defs[each.face].ref, each.part, each.it, each.power_only] for each in state.pending
    ]
    data["copies"] = [[card, defs[face].ref, types] for card, face, types in state.copies]
    data["out"] = list(state.out)
    data["stage"] = state.stage
    data["target"] = state.target
    data["stored"] = state.stored
    data["raised"] = [list(each) for each in state.raised]
    data["happened"] = [list(each.to_row()) for each in state.happened]
    data["notes"] = [list(each.to_row()) for each in state.notes]
    if state.tokens:
        data["tokens"] = list(state.tokens)
    if state.face_down:
        data["face_down"] = [list(each) for each in state.face_down]
    if state.tucked:
        data["tucked"] = [list(each) for each in state.tucked]
    if state.lent:
        data["lent"] = [list(each) for each in state.lent]
    data["known"] = bytes(state.known).hex()
    data["group"] = state.group.hex()
    if state.mingled:
        data["mingled"] = [list(each) for each in state.mingled]
    data["counter"] = state.counter
    # </layout>
    if state.setup.silent:  # else left out, as it was before there were such
        data["silent"] = [defs[face].ref for face in state.setup.silent]
    ask = state.ask
    data["ask"] = None
    if ask is not None:  # what was picked stands in the frame
        options = [list(option.to_row()) for option in ask.options]
        asked = ask.source, ask.what, ask.secret, ask.least, ask.most
        data["ask"] = [ask.seat, ask.kind, options, *asked, list(ask.among)]
    return data


def _write_frame(frame: Frame, defs: tuple[Card, ...]) -> dict[str, Any]:
    data: dict[str, Any] = {"text": [defs[frame.face].ref, frame.part] if frame.face >= 0 else None}
    data["left"], data["lies"] = _write_zone(frame.left), _write_zone(frame.lies)
    # <layout save a frame>
    data["kind"] = KINDS[frame.kind]
    data["me"] = frame.me
    data["by"] = frame.by
    data["source"] = frame.source
    data["it"] = frame.it
    data["n"] = frame.n
    data["pc"] = frame.pc
    data["other"] = frame.other
    data["i"] = frame.i
    data["them"] = list(frame.them)
    data["did"] = list(frame.did)
    data["picks"] = list(frame.picks)
    data["seats"] = list(frame.seats)
    data["before"] = list(frame.before)
    data["hits"] = [list(each.to_row()) for each in frame.hits]
    # </layout>
    if frame.begun:  # else left out, as it was before there was such a register
        data["begun"] = True
    return data


def from_json(setup: Setup, data: dict[str, Any]) -> State:
    """Read a state; raise SaveError if it was saved with other cards, or in the format of a later release.

    Texts silent in `setup` stay so. Saves of the first format have no number; they are read as well. Those before the
    third know neither VP tokens nor cards under Super Heroes nor Super Heroes face down: there were none.
    """
    if data.get("format", 1) > FORMAT:
        raise SaveError(say("error-save-newer", format=str(data["format"])))
    if data.get("content") != setup.content:
        raise SaveError(say("error-save-content", saved=str(data.get("content")), here=setup.content))
    faces = {card.ref: index for index, card in enumerate(setup.defs)}
    for ref in data.get("silent", ()):
        if faces[ref] not in setup.silent:
            setup = silence_text(setup, faces[ref])
    state = new_state(setup, bytes.fromhex(data["key"]))
    for index, cards in zip(_all_zones(len(state.zones)), data["zones"], strict=False):
        state.zones[index] = tuple(cards)
    # <layout read>
    state.stack = [_read_frame(each, faces) for each in data["stack"]]
    state.active = data["active"]
    state.first = data["first"]
    state.turn = data["turn"]
    state.in_turn = data["in_turn"]
    state.power = data["power"]
    state.sv_up = data["sv_up"]
    state.defeated = data["defeated"]
    state.immune = data["immune"]
    state.hunt_closed = data["hunt_closed"]
    state.over = data["over"]
    state.winners = tuple(data["winners"])
    state.played = tuple([CardPlay(each[0], each[1], faces[each[2]], each[3]) for each in data["played"]])
    state.given = tuple([(card, amount) for card, amount in data["given"]])
    state.used = tuple([(card, use) for card, use in data["used"]])
    state.watchers = tuple(
        [Watcher(each[0], each[1], faces[each[2]], each[3], each[4], each[5]) for each in data["watchers"]]
    )
    state.delayed = tuple(
        [WaitingText(each[0], each[1], faces[each[2]], each[3], each[4], each[5]) for each in data["delayed"]]
    )
    state.pending = tuple(
        [WaitingText(each[0], each[1], faces[each[2]], each[3], each[4], each[5]) for each in data["pending"]]
    )
    state.copies = tuple([(card, faces[face], types) for card, face, types in data["copies"]])
    state.out = tuple(data["out"])
    state.stage = data["stage"]
    state.target = data["target"]
    state.stored = data["stored"]
    state.raised = tuple([(character, amount) for character, amount in data["raised"]])
    state.happened = tuple([Happened(*each) for each in data["happened"]])
    state.notes = tuple([Note(*each) for each in data["notes"]])
    state.tokens = tuple(data.get("tokens", ()))
    state.face_down = tuple([(character, until) for character, until in data.get("face_down", ())])
    state.tucked = tuple([(card, by) for card, by in data.get("tucked", ())])
    state.lent = tuple([(card, owner) for card, owner in data.get("lent", ())])
    state.known = list(bytes.fromhex(data["known"]))
    state.group = bytearray.fromhex(data["group"])
    state.mingled = tuple([tuple(each) for each in data.get("mingled", ())])
    state.counter = data["counter"]
    # </layout>
    for index, cards in enumerate(state.zones):
        for card in cards:
            state.where[card] = index
    ask = data["ask"]
    if ask is not None:
        seat, kind, options, source, what, secret, least, most, among = ask
        given = tuple(Option(*each) for each in options)
        picked = state.stack[-1].picks if among else ()
        state.ask = Ask(seat, kind, given, source, what, secret, least, most, tuple(among), picked)
    return state


@cache
def _all_zones(count: int) -> tuple[int, ...]:
    """Return the zones in the order of saves: those under Super Heroes come last."""
    under = range(FIRST_UNDER, count, z.PER_SEAT)
    return (*(index for index in range(count) if index not in under), *under)


def _saved_zones(zones: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Return the cards of the zones a save holds; the zones under Super Heroes are left out while all are empty."""
    saved, under = zones[:], zones[FIRST_UNDER :: z.PER_SEAT]
    del saved[FIRST_UNDER :: z.PER_SEAT]
    return saved + under if any(under) else saved


def _write_zone(zone: int) -> int:
    """Return the number a zone has in a save, which is the one of the first format."""
    if zone < z.COMMON:
        return zone
    seat, place = z.seat_of(zone), z.place_of(zone)
    return FORMER_ZONES + seat if place == z.UNDER else z.COMMON + seat * FORMER_PLACES + place


def _read_zone(number: int) -> int:
    """Return the zone with a number in a save."""
    if number < z.COMMON:
        return number
    if number >= FORMER_ZONES:
        return z.zone_of(number - FORMER_ZONES, z.UNDER)
    return z.zone_of((number - z.COMMON) // FORMER_PLACES, (number - z.COMMON) % FORMER_PLACES)


def _read_frame(data: dict[str, Any], faces: dict[str, int]) -> Frame:
    frame = Frame()
    frame.left, frame.lies = _read_zone(data["left"]), _read_zone(data["lies"])
    # <layout read a frame>
    frame.kind = KINDS.index(data["kind"])
    frame.me = data["me"]
    frame.by = data["by"]
    frame.source = data["source"]
    frame.it = data["it"]
    frame.n = data["n"]
    frame.pc = data["pc"]
    frame.other = data["other"]
    frame.i = data["i"]
    frame.them = tuple(data["them"])
    frame.did = tuple(data["did"])
    frame.picks = tuple(data["picks"])
    frame.seats = tuple(data["seats"])
    frame.before = tuple(data["before"])
    frame.hits = tuple([Hit(*each) for each in data["hits"]])
    # </layout>
    if data["text"] is not None:
        frame.face, frame.part = faces[data["text"][0]], data["text"][1]
    frame.begun = data.get("begun", False)
    if frame.kind == TEXT and frame.i == FORMERLY_BEGUN:
        frame.i, frame.begun = 0, True
    return frame


def digest_of(state: State) -> str:
    """Return a fingerprint of the whole state, in the first format so that those in logs stay true."""
    data = to_json(state)
    del data["format"]
    data.pop("mingled", None)  # it says nothing of where cards lie, and there was no such record
    for frame in data["stack"]:
        if frame.pop("begun", False):
            frame["i"] = FORMERLY_BEGUN
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()
