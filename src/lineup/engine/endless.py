"""Texts that never end: a limit on the work of one answer, and silencing the text that exceeds it.

No rulebook knows such a text; strangers can write one. What it did is undone, and it is silent from then on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lineup.engine.attack import Attack
from lineup.engine.definitions import Card, Effect, Setup
from lineup.engine.playing import EndPlay
from lineup.engine.saying import say
from lineup.engine.state import TEXT, Frame, State
from lineup.errors import LineUpError
from lineup.frozen import dataclass

MOST_WORK: Final = 5_000  # texts run and their steps, cards gained, drawn and so on, texts set off: for one answer
UNWATCHED: Final = 4_000  # from here on the text at fault is looked for


class Endless(LineUpError):
    """A text that makes more work for one answer than any game needs; `face` is its card."""

    def __init__(self, name: str, face: int) -> None:
        super().__init__(say("error-endless", card=name))
        self.face = face


def watch_work(state: State, frame: Frame, suspects: dict[int, int]) -> None:
    """Note which text is running near the end of the budget; raise Endless once it is spent.

    The text most often at work is to blame, one from outside the boxes before all others.
    """
    if frame.kind == TEXT:
        suspects[frame.face] = suspects.get(frame.face, 0) + 1
    if state.work <= MOST_WORK:
        return
    defs = state.setup.defs
    faces = sorted((defs[face].own, times, -face) for face, times in suspects.items())
    if not faces:
        raise RuntimeError("The rules go round in circles, and no card's text is at work.")
    face = -faces[-1][2]
    raise Endless(defs[face].name, face)


@dataclass(frozen=True)
class Silence(Effect):
    """A step of a silenced text: it does nothing and keeps the steps after it in place."""

    def take_step(self, state: State, frame: Frame) -> None:
        pass


@dataclass(frozen=True)
class SilentAttack(Attack):
    """A silenced Attack: one under way does nothing more, and a new one is not made."""

    def take_step(self, state: State, frame: Frame) -> None:
        pass


def silence_text(setup: Setup, face: int) -> Setup:
    """Return the game without the text of a card; its facts and its Victory Points stay."""
    old = setup.defs[face]
    programs = tuple(tuple(_silence_effect(effect) for effect in program) for program in old.programs)
    new = replace(old, programs=programs, defenses=(), blocks=(), abilities=(), triggers=())
    defs = (*setup.defs[:face], new, *setup.defs[face + 1 :])
    cards: tuple[Card, ...] = tuple(defs[each] for each in setup.faces)
    return replace(setup, defs=defs, cards=cards, silent=(*setup.silent, face))


def _silence_effect(effect: Effect) -> Effect:
    if isinstance(effect, EndPlay):
        return effect
    return SilentAttack((), effect.against) if isinstance(effect, Attack) else Silence()
