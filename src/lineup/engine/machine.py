"""The only loop: `advance` runs until somebody must decide, `answer` goes on."""

from __future__ import annotations

from lineup.engine.attack import run_attack
from lineup.engine.confrontation import run_confrontation
from lineup.engine.deal import run_deal
from lineup.engine.definitions import Setup
from lineup.engine.playing import run_text, run_triggers
from lineup.engine.rng import key_of
from lineup.engine.state import ATTACK, CONFRONTATION, HUNT, TEXT, TRIGGERS, TURN, Option, State, new_state
from lineup.engine.turn import run_hunt, run_turn


class Refused(ValueError):
    """An answer that is not legal now; the message names the rule and the reason."""


def start(setup: Setup, seed: str, events: bool = False) -> State:
    """A new game at its first decision."""
    state = new_state(setup, key_of(seed))
    if events:
        state.events = []
    advance(state)
    return state


def advance(state: State) -> None:
    """Run until a decision is needed or the game is over."""
    stack = state.stack
    while state.ask is None and not state.over:
        frame = stack[-1]
        kind = frame.kind  # by name and not through a table: the compiler calls these directly
        if kind == TEXT:
            run_text(state, frame)
        elif kind == TURN:
            run_turn(state, frame)
        elif kind == TRIGGERS:
            run_triggers(state, frame)
        elif kind == ATTACK:
            run_attack(state, frame)
        elif kind == CONFRONTATION:
            run_confrontation(state, frame)
        elif kind == HUNT:
            run_hunt(state, frame)
        else:
            run_deal(state, frame)


def answer(state: State, option: Option) -> None:
    """Give a legal answer and go on to the next decision. The caller has checked that it is among the options."""
    state.ask = None
    state.stack[-1].answer = option
    advance(state)
