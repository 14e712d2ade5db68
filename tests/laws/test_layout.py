"""What follows from the layout stands in the modules, and every value of a game lies within the bounds it declares."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lineup.engine import layout
from lineup.engine import zones as z
from lineup.engine.layout import FRAME, POSITION, RECORDS, STATE, Shape
from lineup.engine.machine import give_answer
from lineup.engine.records import Ask, CardPlay, Happened, Note, Option, WaitingText, Watcher
from lineup.engine.state import ALL, DEAL, FRAME_FIELDS, STATE_FIELDS, Frame, State, forget_turn, new_state
from lineup.engine.view import SPECTATOR, determinise, view
from tests.laws.checks import Setting, new_game, settings
from tools.generate.layout import ENGINE, MODULES, written

SAMPLE = [setting for number, setting in enumerate(settings()) if number % 9 == 0]
DECISIONS = 60


@pytest.mark.parametrize("module", MODULES)
def test_a_module_holds_what_the_layout_says(module: str) -> None:
    text = (ENGINE / module).read_text(encoding="utf-8")
    assert written(text) == text, "python -m tools.generate.layout"


def test_a_changed_stretch_is_written_anew() -> None:
    text = (ENGINE / "state.py").read_text(encoding="utf-8")
    assert written(text.replace("        new.power = self.power\n", "")) == text
    assert written(text.replace("        new.power = self.power\n", "", 1).replace("new.i = self.i", "")) == text


def test_every_field_is_declared_once() -> None:
    assert sorted(each.name for each in FRAME) == list(FRAME_FIELDS)
    assert sorted(each.name for each in (*POSITION, *STATE)) == list(STATE_FIELDS)


def outside(shape: Shape, value: Any) -> bool:
    """Whether a value is not of its shape, or beyond its bound."""
    if shape.kind in ("number", "card", "face", "kind"):
        return type(value) is not int or not shape.low <= value <= shape.high
    if shape.kind == "flag":
        return type(value) is not bool
    if shape.kind == "text":
        return type(value) is not str
    if shape.kind == "many":
        return type(value) is not tuple or len(value) > shape.high or any(outside(shape.of[0], each) for each in value)
    if shape.kind == "row":
        return len(value) != len(shape.of) or any(map(outside, shape.of, value))
    if shape.kind == "record":
        fields = RECORDS[shape.name]
        return type(value).__name__ != shape.name or any(
            outside(each.shape, getattr(value, each.name)) for each in fields
        )
    if shape.kind == "per zone":
        return len(value) > layout.ZONES or any(outside(shape.of[0], card) for zone in value for card in zone)
    if shape.kind in ("per card", "bytes per card"):
        return len(value) > layout.CARDS or any(not shape.low <= each <= shape.high for each in value)
    if shape.kind == "stack":
        frames = [(each.shape, getattr(frame, each.name)) for frame in value for each in FRAME]
        return len(value) > shape.high or any(outside(each, held) for each, held in frames)
    if shape.kind == "maybe":
        return value is not None and outside(layout.record(shape.name), value)
    assert shape.kind == "fixed"
    return False


def beyond(state: State) -> list[str]:
    return [each.name for each in (*POSITION, *STATE) if outside(each.shape, getattr(state, each.name))]


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in SAMPLE])
def test_what_a_game_holds_is_of_the_shape_declared(setting: Setting) -> None:
    state = new_game(setting, "layout").state
    dice = Random(setting.name)
    for _ in range(DECISIONS):
        assert not beyond(state)
        if state.ask is None:
            return
        give_answer(state, dice.choice(state.ask.options))


def test_a_value_of_another_shape_is_noticed() -> None:
    state = new_game(SAMPLE[0], "layout").state
    state.power, state.given, state.stage = 1 << 40, ((1, 2), (3,)), 5  # type: ignore[assignment]
    state.stack[-1].it = layout.CARDS
    state.ask = Ask(0, "pick", (Option(9, "pick"),))
    assert beyond(state) == ["stack", "ask", "power", "given", "stage"]


def test_what_lasts_a_turn_is_over_with_it_and_nothing_else() -> None:
    """Every field gets another value than a new game has; the turn passes, and each is as its lifetime says."""
    from lineup.engine.turn import hand_over

    game = new_game(SAMPLE[0], "layout")
    state = game.state
    fresh = new_state(state.setup, state.key)
    of_a_turn = [each.name for each in (*POSITION, *STATE) if each.lifetime == layout.TURN]
    for each in (*POSITION, *STATE):
        if each.shape.kind == "number":
            setattr(state, each.name, 1)
        elif each.shape.kind == "flag":
            setattr(state, each.name, True)
        elif each.shape.kind == "many" and each.name != "notes":
            setattr(state, each.name, (object(),))
    before = {name: getattr(state, name) for name in STATE_FIELDS}
    hand_over(state, 0)
    for name in STATE_FIELDS:
        if name in of_a_turn:
            assert getattr(state, name) == getattr(fresh, name), name
        elif name not in ("active", "turn", "notes"):
            assert getattr(state, name) is before[name], name


def test_a_state_becomes_another_in_everything_but_its_events() -> None:
    state, other = new_game(SAMPLE[0], "layout").state, new_game(SAMPLE[-1], "layout").state
    for each in (*POSITION, *STATE):
        if each.shape.kind == "number":
            setattr(other, each.name, 3)
        elif each.shape.kind == "flag":
            setattr(state, each.name, False)
            setattr(other, each.name, True)
        elif each.shape.kind == "many":
            setattr(other, each.name, (object(),))
    events, taken = state.events, {name: getattr(other, name) for name in STATE_FIELDS}
    state.take_over(other)
    assert state.events is events
    assert [name for name in STATE_FIELDS if name != "events" and getattr(state, name) is not taken[name]] == []


def test_a_view_has_everything_but_what_nobody_sees() -> None:
    state = new_game(SAMPLE[0], "layout").state
    seen = view(state, SPECTATOR)
    assert [each.name for each in POSITION if not hasattr(seen, each.name)] == []
    assert [each.name for each in STATE if hasattr(seen, each.name)] == []
    assert {each.seen for each in STATE} == {layout.NOBODY}
    assert layout.NOBODY not in {each.seen for each in POSITION}


def test_an_answer_is_not_copied_with_its_frame() -> None:
    frame = Frame(DEAL)
    frame.answer = Option(0, "end")
    assert frame.copy().answer is None


def test_a_new_state_begins_with_nothing() -> None:
    setup = new_game(SAMPLE[0], "layout").state.setup
    state = new_state(setup, b"key")
    assert state.events is None
    assert [name for name in ("active", "first", "immune", "target") if getattr(state, name) != -1] == []
    for each in (*POSITION, *STATE):
        if each.shape.kind == "many":
            assert getattr(state, each.name) == (), each.name
        elif each.shape.kind in ("number", "flag", "maybe") and each.name not in (
            "active",
            "first",
            "immune",
            "target",
        ):
            assert not getattr(state, each.name), each.name
    assert (state.known, state.group) == ([0] * len(setup.faces), bytearray(len(setup.faces)))
    assert [state.where[card] for cards in setup.start_zones for card in cards] == [
        zone for zone, cards in enumerate(setup.start_zones) for _ in cards
    ]


def test_a_clone_and_a_re_dealt_state_hold_what_everybody_sees() -> None:
    state = new_game(SAMPLE[0], "layout").state
    for number, each in enumerate((*POSITION, *STATE)):
        if each.shape.kind == "number" and each.name != "active":
            setattr(state, each.name, number)
        elif each.shape.kind == "flag":
            setattr(state, each.name, True)
    state.winners, state.out, state.tokens = (1,), (0,), (2, 3)
    state.given, state.used, state.copies = ((0, 2),), ((0, 1),), ((0, 1, 2),)
    state.raised, state.face_down, state.tucked = ((1, 2),), ((3, -1),), ((4, 5),)
    state.lent = ((5, 1),)
    state.played, state.happened = (CardPlay(0, 0, 0, 1),), (Happened("gain", 0, 0),)
    state.watchers, state.notes = (Watcher(0, 0, 0, 0, 0, 0),), (Note("extra", 0),)
    state.delayed = state.pending = (WaitingText(0, 0, 0, 0, -1),)
    for card in range(6):
        state.known[card] = ALL
    for copy in (state.clone(), determinise(view(state, SPECTATOR), "", go_on=False)):
        for each in POSITION:
            if each.name not in ("zones", "stack", "ask"):
                assert getattr(copy, each.name) == getattr(state, each.name), each.name
    clone = state.clone()
    assert (clone.events, clone.work) == (None, 0)
    assert [
        each.name
        for each in STATE
        if each.name not in ("events", "work") and getattr(clone, each.name) != getattr(state, each.name)
    ] == []
    assert (clone.zones, clone.ask) == (state.zones, state.ask)
    assert [frame.kind for frame in clone.stack] == [frame.kind for frame in state.stack]


def test_a_view_has_no_name_for_a_hidden_card() -> None:
    state = new_game(SAMPLE[0], "layout").state
    hidden = state.zones[z.MAIN_DECK][3]
    state.given, state.used, state.copies = ((hidden, 2),), ((hidden, 1),), ((hidden, 1, 2),)
    state.played, state.happened = (CardPlay(0, hidden, 0, 1),), (Happened("gain", 0, hidden),)
    state.notes = (Note("extra", 0, hidden),)
    state.delayed = state.pending = (WaitingText(0, 0, 0, 0, hidden),)
    seen = view(state, SPECTATOR)
    assert (seen.setup, seen.cards) == (state.setup, state.cards)
    named = [row[0] for row in (*seen.given, *seen.used, *seen.copies)]
    named += [seen.played[0].card, seen.happened[0].card, seen.notes[0].card]
    named += [each.it for each in (*seen.delayed, *seen.pending)]
    assert len(named) == 8
    assert max(named) < 0


def test_a_note_holds_until_the_turn_of_its_seat_ends() -> None:
    state = new_game(SAMPLE[0], "layout").state
    state.active = 1
    state.notes = tuple(Note("extra", 0, until=until) for until in (-1, 0, 1))
    forget_turn(state)
    assert [note.until for note in state.notes] == [0]
