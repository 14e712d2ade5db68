"""Registers of a frame go by names that say what they hold in its kind."""

from __future__ import annotations

import ast
from pathlib import Path

import lineup
from lineup.engine import layout
from lineup.engine.saving import from_json, to_json
from lineup.engine.state import TEXT, Frame
from tests.harness.scenario import game

ROOT = Path(lineup.__file__).parent
LISTS = ("before", "did")  # slots that hold several
FLAG = "begun"  # the slot that is true or false itself
REGISTERS = [f"{frame}.{slot}" for frame in ("frame", "attack", "parent") for slot in "in"]


def test_nobody_reads_a_register_without_its_name() -> None:
    held = []
    for path in sorted(ROOT.rglob("*.py")):
        if path.name in ("state.py", "saving.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node) in REGISTERS:
                held.append(f"{path.name}:{node.lineno}")
    assert not held


def test_a_clause_that_has_begun_is_kept_so_and_read_from_a_save_of_the_first_format() -> None:
    state = game().game.state
    frame = Frame(TEXT, 0, 0, 0, 0, 0)
    frame.begun = True
    state.stack.append(frame)
    saved = to_json(state)
    assert from_json(state.setup, saved).stack[-1].begun
    last = saved["stack"][-1]
    del last["begun"]
    assert not from_json(state.setup, saved).stack[-1].begun
    last["i"] = 99
    again = from_json(state.setup, saved).stack[-1]
    assert again.begun
    assert again.chosen_type == 0


def test_a_register_holds_what_it_is_given_and_nothing_in_a_new_frame() -> None:
    frame = Frame(TEXT, 0, 0, 0, 0, 0)
    assert (frame.chosen_type, frame.chosen_foe, frame.blow_index, frame.is_open) == (0, -1, -1, False)
    for register in layout.REGISTERS:
        values: tuple[object, ...] = ((2,), ()) if register.slot in LISTS else (2, 0)
        if register.flag or register.slot == FLAG:
            values = (True, False)
        for value in values:
            setattr(frame, register.name, value)
            assert getattr(frame, register.name) == value, register.name
