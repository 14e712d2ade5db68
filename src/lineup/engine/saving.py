"""A state as JSON and back, and its digest. Texts are named by card and part, so a save survives new cards."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from lineup.engine.definitions import Setup
from lineup.engine.endless import silenced
from lineup.engine.state import (
    KINDS,
    TEXT,
    Ask,
    Frame,
    Happened,
    Hit,
    Note,
    Option,
    Played,
    State,
    Waiting,
    Watcher,
    new_state,
)
from lineup.errors import LineUpError

PLAIN = (
    "active", "counter", "defeated", "first", "hunt_closed", "immune", "in_turn", "over", "power", "stage", "stored",
    "sv_up", "target", "turn",
)  # fmt: skip
FRAME = ("pc", "me", "by", "source", "it", "other", "n", "i", "left", "lies")
TUPLES = ("them", "did", "picks", "seats", "before")
FORMERLY_BEGUN = 99  # what the first format kept in `i` of a frame that has begun


class SaveError(LineUpError, ValueError):
    """A saved state that does not belong to this game."""


def to_json(state: State) -> dict[str, Any]:
    """Everything that changes, as plain JSON values."""
    refs = [card.ref for card in state.setup.defs]
    data: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    data["content"] = state.setup.content
    data["key"] = state.key.hex()
    data["zones"] = [list(cards) for cards in state.zones]
    data["known"] = bytes(state.known).hex()
    data["group"] = state.group.hex()
    data["winners"] = list(state.winners)
    data["played"] = [[p.seat, p.card, refs[p.face], p.types] for p in state.played]
    data["given"] = [list(pair) for pair in state.given]
    data["out"] = list(state.out)
    data["raised"] = [list(pair) for pair in state.raised]
    data["happened"] = [list(each.row()) for each in state.happened]
    data["notes"] = [list(each.row()) for each in state.notes]
    data["used"] = [list(pair) for pair in state.used]
    data["watchers"] = [[w.seat, w.source, refs[w.face], w.part, w.pc, w.since] for w in state.watchers]
    data["delayed"] = [_waiting(w, refs) for w in state.delayed]
    data["pending"] = [_waiting(w, refs) for w in state.pending]
    data["copies"] = [[card, refs[face], types] for card, face, types in state.copies]
    data["stack"] = [_frame(frame, refs) for frame in state.stack]
    if state.setup.silent:  # else left out, as it was before there were such
        data["silent"] = [refs[face] for face in state.setup.silent]
    ask = state.ask
    data["ask"] = None
    if ask is not None:
        options = [list(option.row()) for option in ask.options]
        asked = ask.source, ask.what, ask.secret, ask.least, ask.most
        data["ask"] = [ask.seat, ask.kind, options, *asked, list(ask.among)]
    return data


def _waiting(w: Waiting, refs: list[str]) -> list[Any]:
    return [w.seat, w.source, refs[w.face], w.part, w.it, w.power_only]


def _frame(frame: Frame, refs: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(frame, name) for name in FRAME}
    for name in TUPLES:
        data[name] = list(getattr(frame, name))
    data["kind"] = KINDS[frame.kind]
    data["text"] = [refs[frame.face], frame.part] if frame.face >= 0 else None
    data["hits"] = [list(hit.row()) for hit in frame.hits]
    if frame.begun:  # else left out, as it was before there was such a register
        data["begun"] = True
    return data


def from_json(setup: Setup, data: dict[str, Any]) -> State:
    """The state again; SaveError if it was saved with other cards. Texts silent in `setup` stay so."""
    if data.get("content") != setup.content:
        raise SaveError(
            f"This game was saved with other card content ({data.get('content')}); here it is {setup.content}."
        )
    faces = {card.ref: index for index, card in enumerate(setup.defs)}
    for ref in data.get("silent", ()):
        if faces[ref] not in setup.silent:
            setup = silenced(setup, faces[ref])
    state = new_state(setup, bytes.fromhex(data["key"]))
    for name in PLAIN:
        setattr(state, name, data[name])
    state.zones = [tuple(cards) for cards in data["zones"]]
    for index, cards in enumerate(state.zones):
        for card in cards:
            state.where[card] = index
    state.known = list(bytes.fromhex(data["known"]))
    state.group = bytearray.fromhex(data["group"])
    state.winners = tuple(data["winners"])
    state.played = tuple(Played(seat, card, faces[ref], types) for seat, card, ref, types in data["played"])
    state.given = tuple((card, amount) for card, amount in data["given"])
    state.out = tuple(data["out"])
    state.raised = tuple((card, amount) for card, amount in data["raised"])
    state.happened = tuple(Happened(*each) for each in data["happened"])
    state.notes = tuple(Note(*each) for each in data["notes"])
    state.used = tuple((card, number) for card, number in data["used"])
    state.watchers = tuple(Watcher(w[0], w[1], faces[w[2]], w[3], w[4], w[5]) for w in data["watchers"])
    state.delayed = tuple(Waiting(w[0], w[1], faces[w[2]], w[3], w[4], w[5]) for w in data["delayed"])
    state.pending = tuple(Waiting(w[0], w[1], faces[w[2]], w[3], w[4], w[5]) for w in data["pending"])
    state.copies = tuple((card, faces[ref], types) for card, ref, types in data["copies"])
    state.stack = [_read_frame(each, faces) for each in data["stack"]]
    ask = data["ask"]
    if ask is not None:
        seat, kind, options, source, what, secret, least, most, among = ask
        given = tuple(Option(*each) for each in options)
        picked = state.stack[-1].picks if among else ()
        state.ask = Ask(seat, kind, given, source, what, secret, least, most, tuple(among), picked)
    return state


def _read_frame(data: dict[str, Any], faces: dict[str, int]) -> Frame:
    frame = Frame(KINDS.index(data["kind"]))
    for name in FRAME:
        setattr(frame, name, data[name])
    for name in TUPLES:
        setattr(frame, name, tuple(data[name]))
    if data["text"] is not None:
        frame.face, frame.part = faces[data["text"][0]], data["text"][1]
    frame.hits = tuple(Hit(*hit) for hit in data["hits"])
    frame.begun = data.get("begun", False)
    if frame.kind == TEXT and frame.i == FORMERLY_BEGUN:
        frame.i, frame.begun = 0, True
    return frame


def digest(state: State) -> str:
    """A short fingerprint of the whole state."""
    return blake2b(json.dumps(to_json(state), sort_keys=True).encode(), digest_size=8).hexdigest()
