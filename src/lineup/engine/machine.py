"""The only loop: `advance_game` runs until somebody must decide, `give_answer` continues."""

from __future__ import annotations

from lineup.engine.attack import run_attack
from lineup.engine.confrontation import run_confrontation
from lineup.engine.deal import run_deal
from lineup.engine.definitions import Setup
from lineup.engine.endless import UNWATCHED, Endless, silence_text, watch_work
from lineup.engine.happenings import Silenced
from lineup.engine.playing import run_text, run_triggers
from lineup.engine.rng import key_of
from lineup.engine.saying import Said
from lineup.engine.state import ATTACK, CONFRONTATION, HUNT, TEXT, TRIGGERS, TURN, Option, State, new_state
from lineup.engine.turn import run_hunt, run_turn
from lineup.errors import LineUpError


class Refused(LineUpError, ValueError):
    """An answer that is not legal now; its words end with the `rule`, which the sentence itself does not name."""

    def __init__(self, said: Said, words: str = "", rule: str = "") -> None:
        super().__init__(said, words)
        self.rule = rule


def start_game(setup: Setup, seed: str, events: bool = False) -> State:
    """Return a new game at its first decision."""
    state = new_state(setup, key_of(seed))
    if events:
        state.events = []
    before = state.clone()
    try:
        advance_game(state)
    except Endless as endless:
        _silence_and_resume(state, before, endless, 0)
    return state


def advance_game(state: State) -> None:
    """Run until a decision is needed or the game is over; raise Endless if a text never ends."""
    stack = state.stack
    state.work = 0
    suspects: dict[int, int] | None = None
    while state.ask is None and not state.over:
        frame = stack[-1]
        if state.work > UNWATCHED:
            if suspects is None:
                suspects = {}
            watch_work(state, frame, suspects)
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


def give_answer(state: State, option: Option, before: State | None = None) -> None:
    """Give a legal answer and run to the next decision. The caller has checked that it is among the options.

    If that sets off a text without an end, the answer brings nothing but that this text is silent from now on, and the
    question is asked again. `before` is the state as it is now, where the caller has a copy of it; one is made only
    for games with cards from outside the boxes, and without one Endless says which text it was.
    """
    if before is None and state.setup.own:
        before = state.clone()
    told = 0 if state.events is None else len(state.events)
    state.ask = None
    state.stack[-1].answer = option
    try:
        advance_game(state)
    except Endless as endless:
        if before is None:
            raise
        _silence_and_resume(state, before, endless, told)


def _silence_and_resume(state: State, before: State, endless: Endless, told: int) -> None:
    """Take back what happened since `before`, silence the text at fault, and ask again."""
    setup = before.setup
    faces: list[int] = []
    while True:
        faces.append(endless.face)
        setup = silence_text(setup, endless.face)
        state.take_over(before.clone())
        state.setup, state.cards, state.ask = setup, setup.cards, None
        if state.events is not None:
            del state.events[told:]
            state.events += [Silenced("silenced", setup.faces.index(face)) for face in faces]
        try:
            advance_game(state)
            return
        except Endless as another:
            endless = another
