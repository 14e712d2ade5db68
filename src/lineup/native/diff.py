"""Compare games played at random by both engines: `python -m lineup.native.diff SEED [GAMES]`."""

from __future__ import annotations

import argparse
import ctypes
import sys
from array import array
from pathlib import Path
from typing import NamedTuple

from lineup.engine.definitions import Setup
from lineup.engine.machine import give_answer, start_game
from lineup.engine.records import Option
from lineup.engine.rng import key_of
from lineup.engine.state import State
from lineup.errors import LineUpError
from lineup.games import build_setup, first_game, make_choice
from lineup.native.library import BUILT, Exported, Library

MASK = 2**64 - 1
MOST_ANSWERS = 20_000


class Chance:
    """The library's random player."""

    def __init__(self, seed: int) -> None:
        x = (seed + 0x9E3779B97F4A7C15) & MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        self._x = (x ^ (x >> 31)) | 1

    def below(self, bound: int) -> int:
        x = self._x
        x ^= x >> 12
        x = (x ^ (x << 25)) & MASK
        x ^= x >> 27
        self._x = x
        return ((((x * 0x2545F4914F6CDD1D) & MASK) >> 32) * bound) >> 32

    def choose(self, options: tuple[Option, ...]) -> int:
        return self.below(len(options)) if len(options) > 1 else 0


class Difference(LineUpError):
    """A decision at which the engines do not agree; its words name the fields."""


class Comparison(NamedTuple):
    """The number of positions compared, and the line where the native engine gave the game up; 0 if it did not."""

    positions: int
    gave_up: int = 0


def compare_game(library: Library, exported: Exported, setup: Setup, seed: int) -> Comparison:
    """Play one game with both engines, as far as the native one goes; raise Difference at the first difference."""
    functions = library.functions
    digests = (ctypes.c_uint64 * (MOST_ANSWERS + 1))()
    game = library.new_game()
    key = key_of(str(seed))
    answers: int = functions.lineup_trace(game, exported.pointer, key, seed, MOST_ANSWERS, digests, MOST_ANSWERS + 1)
    gave_up: int = functions.lineup_failed(game)
    positions = answers + (not gave_up)  # the last question is the one whose answer it gave up at
    writer = exported.writer
    state = start_game(setup, str(seed))
    chance = Chance(seed)
    for at in range(positions):
        numbers = writer.numbers_of(state)
        if functions.lineup_hash(library.numbers(numbers), len(numbers)) != digests[at]:
            raise Difference(f"seed {seed}, position {at}: {_first_field(library, exported, state, seed, at)}")
        if state.ask is None or state.over:
            break
        give_answer(state, state.ask.options[chance.choose(state.ask.options)])
    return Comparison(positions, gave_up)


def _first_field(library: Library, exported: Exported, state: State, seed: int, at: int) -> str:
    """Say which field differs first."""
    game = library.new_game()
    library.functions.lineup_trace(game, exported.pointer, key_of(str(seed)), seed, at, None, 0)
    native = array("q", bytes(8 * 100_000))
    count = library.functions.lineup_dump(game, library.numbers(native), len(native))
    expected = exported.writer.numbers_of(state)
    for name, ours, theirs in zip(exported.writer.names_of(state), expected, native, strict=False):
        if ours != theirs:
            return f"{name} is {ours} in Python and {theirs} natively"
    return f"{len(expected)} numbers in Python and {count} natively"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m lineup.native.diff", description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("games", type=int, nargs="?", default=1)
    parser.add_argument("--game", default=first_game())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--library", type=Path, default=BUILT, help="the folder of the library")
    chosen = parser.parse_args()
    library = Library(chosen.library)
    setup = build_setup(make_choice(chosen.game, chosen.players))
    exported = Exported(library, setup)
    compared = given_up = 0
    try:
        for seed in range(chosen.seed, chosen.seed + chosen.games):
            positions, line = compare_game(library, exported, setup, seed)
            compared += positions
            given_up += line != 0
    except Difference as difference:
        print(difference)
        return 1
    print(f"{compared:,} positions of {chosen.games} games: equal; {given_up} games given up")
    return given_up != 0


if __name__ == "__main__":
    sys.exit(main())
