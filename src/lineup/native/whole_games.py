"""Whole games among our own bots, played by the native engine and its translation of what they answer."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from random import Random
from typing import Final, Literal, NamedTuple

from lineup.engine.state import State
from lineup.native.exporting import Unsuitable
from lineup.native.games import GaveUp, NativeGame
from lineup.native.library import native_library

Policy = Literal["random", "casual"]

MOST_ANSWERS: Final = 60_000
_NUMBERS: Final[dict[Policy, int]] = {"random": 0, "casual": 1}  # as cpp/policies.hpp has them
_DICE_WORDS: Final = 625
_DICE_VERSION: Final = 3  # of the states of `random.Random`


class WholeGame(NamedTuple):
    """A game played to its end: which of its options answered each question, and the game as it then stands."""

    answers: array[int]
    unforced: int
    called: bool
    game: NativeGame


def play_whole_game(state: State, policies: Sequence[Policy], dice: Sequence[Random]) -> WholeGame | None:
    """Play a game on to its end, a policy and its dice for each seat; None where Python has to play it.

    The dice go on from where the game leaves them, and the state stays as it is.
    """
    library = native_library()
    if library is None or state.ask is None:
        return None
    try:
        game = NativeGame.load(state)
    except (Unsuitable, GaveUp):
        return None
    kinds = array("q", [_NUMBERS[policy] for policy in policies])
    before = [each.getstate() for each in dice]
    thrown = array("I", [number for _, numbers, _ in before for number in numbers])
    answers = array("h", bytes(2 * MOST_ANSWERS))
    told = array("q", bytes(8 * 4))
    library.functions.lineup_play_bots(
        game.room,
        library.numbers(kinds),
        ctypes.c_void_p(thrown.buffer_info()[0]),
        ctypes.c_void_p(answers.buffer_info()[0]),
        MOST_ANSWERS,
        library.numbers(told),
    )
    asked, unforced, called, failed = told
    if failed:
        return None
    for seat, (each, (_, _, gauss)) in enumerate(zip(dice, before, strict=True)):
        each.setstate((_DICE_VERSION, tuple(thrown[seat * _DICE_WORDS : (seat + 1) * _DICE_WORDS]), gauss))
    return WholeGame(answers[:asked], unforced, bool(called), game)
