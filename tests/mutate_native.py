"""Break the generated C++ in some hundred places, one after the other: `python -m tests.mutate_native [COUNT]`.

The comparison with Python has to notice every break. All are compiled into one library, and a number chosen at run
time says which of them is switched on: a comparison turned round, a condition that ignores its second half, a branch
not taken, a sum taken for a difference, a statement left out. Breaks that no game of the comparison reaches are not
counted; those that are reached but change no position are printed, with their function, and make the exit code 1.
Comparing with Python takes longest: `--more` adds games of which the unbroken library says how they go.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from lineup.engine.definitions import Setup
from lineup.engine.rng import key_of
from lineup.native.diff import compare_game
from lineup.native.library import Exported, Library
from tests.laws.checks import Setting, new_game, settings
from tools.native.__main__ import build_library, write_sources
from tools.native.header import Header
from tools.native.program import Program

PATIENCE = 60.0  # seconds of processor time for one mutant, which may play for ever
MOST = 20_000  # answers of a game
SWITCH = """extern "C" { int lineup_mutant = 0; unsigned char lineup_reached[%d]; }
static inline bool broken(int number) { lineup_reached[number] = 1; return lineup_mutant == number; }
"""
FUNCTION = re.compile(r"^// (lineup\.\S+)$")
OPERATOR = re.compile(r" (==|!=|<=|>=|<|>|&&|\|\||\+|-) ")
TURNED = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<", "+": "-", "-": "+"}
STATEMENT = re.compile(r"^ +[a-z]\w*\((?!\)).*\);$|^ +g\.\w+\(.*\);$")


class Spot(NamedTuple):
    """A place in the source, what stands there, and what the mutant has instead."""

    start: int
    end: int
    function: str
    broken: str  # with %d where the number of the mutant goes


def spots(source: str) -> Iterator[Spot]:
    """Find every place that can be broken."""
    function, at = "", 0
    for line in source.splitlines(keepends=True):
        named = FUNCTION.match(line.rstrip())
        if named:
            function = named.group(1)
        elif function and line.startswith("  ") and "for (" not in line:
            yield from _spots_of_line(line, at, function)
        at += len(line)


def _spots_of_line(line: str, at: int, function: str) -> Iterator[Spot]:
    text = line.rstrip()
    branch = re.match(r"^( *(?:\} else )?(?:if|while) )\((.*)\) \{$", text)
    if branch:
        start = len(branch.group(1))
        yield Spot(at + start, at + len(text) - 2, function, f"(!broken(%d) && ({_escaped(branch.group(2))}))")
    if STATEMENT.match(text):
        yield Spot(at, at + len(text), function, f"if (!broken(%d)) {{ {_escaped(text.strip())} }}")
    for found in OPERATOR.finditer(text):
        inner = _enclosing(text, found.start())
        if inner is None:
            continue
        start, end = inner
        left, right = text[start + 1 : found.start()], text[found.end() : end]
        operator = found.group(1)
        other = left if operator in ("&&", "||") else f"{left} {TURNED[operator]} {right}"
        whole = text[start + 1 : end]
        yield Spot(at + start, at + end + 1, function, f"(broken(%d) ? ({_escaped(other)}) : ({_escaped(whole)}))")


def _escaped(text: str) -> str:
    return text.replace("%", "%%")


def _enclosing(text: str, at: int) -> tuple[int, int] | None:
    """Return the parentheses around an operator that hold nothing but it and its two sides."""
    depth, start = 0, at
    while start > 0:
        start -= 1
        depth += {")": 1, "]": 1, "}": 1, "(": -1, "[": -1, "{": -1}.get(text[start], 0)
        if depth < 0:
            break
        if depth == 0 and text[start] in ",;?:=&|":
            return None
    if text[start] != "(" or (start and (text[start - 1].isalnum() or text[start - 1] in "_>")):
        return None
    depth, end = 0, at + 3
    while end < len(text):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[end], 0)
        if depth < 0:
            return (start, end) if text[end] == ")" else None
        if depth == 0 and text[end] in ",;?:":
            return None
        end += 1
    return None


def choose_spots(source: str, count: int, seed: str) -> list[Spot]:
    """Choose some places at random that do not lie within one another."""
    found = list(spots(source))
    Random(seed).shuffle(found)
    chosen: list[Spot] = []
    for spot in found:
        if len(chosen) == count:
            break
        if all(spot.end <= other.start or other.end <= spot.start for other in chosen):
            chosen.append(spot)
    return sorted(chosen)


def break_source(source: str, chosen: Sequence[Spot]) -> str:
    """Return the source with all breaks in it, each behind its number."""
    parts, at = [SWITCH % (len(chosen) + 1)], 0
    for number, spot in enumerate(chosen, 1):
        parts += [source[at : spot.start], spot.broken % number]
        at = spot.end
    return "".join([*parts, source[at:]])


class Expected(NamedTuple):
    """A game that both engines played alike, and the digests of its positions."""

    exported: Exported
    seed: int
    digests: bytes


class Comparison:
    """The games with which every mutant is compared."""

    def __init__(self, library: Library, mutants: int, ways: Sequence[Setting], games: int, more: int) -> None:
        self._library = library
        self._game = library.new_game()
        self._mutant = ctypes.c_int.in_dll(library.functions, "lineup_mutant")
        reached = (ctypes.c_ubyte * (mutants + 1)).in_dll(library.functions, "lineup_reached")
        self.reached_by: dict[int, list[Expected]] = {}
        for way in ways:
            setup: Setup = new_game(way, "mutants").state.setup
            exported = Exported(library, setup)
            for seed in range(games + more):
                if seed < games:
                    compare_game(library, exported, setup, seed)
                ctypes.memset(reached, 0, mutants + 1)
                game = Expected(exported, seed, self._digests(exported, seed))
                for number in range(1, mutants + 1):
                    if reached[number]:
                        self.reached_by.setdefault(number, []).append(game)

    def _digests(self, exported: Exported, seed: int) -> bytes:
        digests = (ctypes.c_uint64 * (MOST + 1))()
        functions = self._library.functions
        key = key_of(str(seed))
        count = functions.lineup_trace(self._game, exported.pointer, key, seed, MOST, digests, MOST + 1)
        return bytes(digests)[: 8 * (count + 1)]

    def notices(self, mutant: int) -> bool:
        """Return whether some game differs, is given up, crashes or never ends with this mutant."""
        child = os.fork()
        if not child:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
            self._mutant.value = mutant
            same = all(self._digests(game.exported, game.seed) == game.digests for game in self.reached_by[mutant])
            os._exit(0 if same else 1)
        return os.waitpid(child, 0)[1] != 0


def find_survivors(count: int, seed: str, ways: Sequence[Setting], games: int, more: int = 0) -> tuple[int, list[Spot]]:
    """Break the code in so many places; return how many of them were reached, and those that were not noticed."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        write_sources(Header(Program()), place)
        rules = place / "rules.hpp"
        source = rules.read_text()
        chosen = choose_spots(source, count, seed)
        rules.write_text(break_source(source, chosen))
        build_library(place, "0", place / "built")
        comparison = Comparison(Library(place / "built"), len(chosen), ways, games, more)
    survivors = [chosen[number - 1] for number in sorted(comparison.reached_by) if not comparison.notices(number)]
    return len(comparison.reached_by), survivors


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate_native", description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=400, help="how many places are broken (400)")
    parser.add_argument("--seed", default="mutants")
    parser.add_argument("--games", type=int, default=2, help="games of each way to play (2)")
    parser.add_argument("--more", type=int, default=0, help="games of the unbroken library beside them (0)")
    parser.add_argument("--every", type=int, default=1, help="take one way to play out of so many (1)")
    wish = parser.parse_args()
    ways = list(settings())[:: wish.every]
    reached, survivors = find_survivors(wish.count, wish.seed, ways, wish.games, wish.more)
    print(f"{wish.count} places broken, {reached} of them reached, {reached - len(survivors)} noticed.")
    for spot in survivors:
        print(f"{spot.function}: {spot.broken}")
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main())
