"""This checkout against another one, in one run: what each is in the other's measure, plain and compiled.

python -m bench.against FOLDER [FIGURES] [--quick], where FOLDER is another checkout (git worktree add), both after make
fast; named figures alone are measured: games, copies, reading, memory, start.
Random games are played with the other's cards where those are a former edition of ours: other cards make other games.

Both take turns in everything, and all times are the processor's. Of games all of them count together; of all else the
best of several rounds, since other work on the machine only ever adds to it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.__main__ import GAMES, random_game
from bench.side import Side
from lineup.lab.checks.speed import START_UP, Speed, add_speeds

WARM: Final = 5  # games before those that count
HERE: Final = Path(__file__).parent.parent
ENOUGH: Final = 0.95  # of the other's speed, or its size: less is shown in red
FIGURES: Final = ("games", "copies", "reading", "memory", "start")
BUILDS: Final = {"plain": ("tools.plain", "bench.side"), "compiled": ("bench.side",)}
# A program that says what its start took, from source alone where it has to be
PLAIN: Final = "import tools.plain as p; sys.path_hooks.insert(0, p.source_only); sys.path_importer_cache.clear(); "
STARTS: Final = {
    build: f"import sys, time; {first}begin = time.process_time(); {START_UP}; print(time.process_time() - begin)"
    for build, first in (("plain", PLAIN), ("compiled", ""))
}


class Pair:
    """Both checkouts in one build."""

    def __init__(self, build: str, other: Path, open_: ExitStack) -> None:
        self.build = build
        self.roots = HERE, other
        self.ours, self.theirs = (open_.enter_context(Side(*BUILDS[build], root=root)) for root in self.roots)
        self.cards = _cards(other)
        for side, root in ((self.ours, HERE), (self.theirs, other)):
            if side("build") != build:
                sys.exit(f"{root} has no {build} build: run make {'fast' if build == 'compiled' else build} there.")

    def games(self, game: str, players: int, seconds: float) -> float:
        """How many times as fast games are played, from the same seeds by both, one after the other.

        The same answers by number are others where options come in another order, so games from one seed differ: it
        takes many to compare.
        """
        ours: list[Speed] = []
        theirs: list[Speed] = []
        while add_speeds(ours).seconds < seconds:
            ours.append(random_game(self.ours, game, players, len(ours), digest=self.cards[game]))
            theirs.append(random_game(self.theirs, game, players, len(theirs)))
        return add_speeds(ours[WARM:]).decisions_per_second / add_speeds(theirs[WARM:]).decisions_per_second

    def less(self, what: str, arguments: Sequence[object], rounds: int) -> dict[str, float]:
        """How many times less ours takes of all that one question measures, as far as both have it."""
        ours: dict[str, list[float]] = {}
        theirs: dict[str, list[float]] = {}
        for _ in range(rounds):
            for side, found in ((self.ours, ours), (self.theirs, theirs)):
                told = side(what, *arguments)
                for name, number in told.items() if isinstance(told, dict) else [("", told)]:
                    found.setdefault(name, []).append(number if isinstance(number, float) else number[0])
        return {name: min(theirs[name]) / min(ours[name]) for name in ours if name in theirs}

    def start(self, rounds: int) -> float:
        """How many times less it takes to import the package and set up a game."""
        found: tuple[list[float], list[float]] = [], []
        for _ in range(rounds):
            for root, times in zip(self.roots, found, strict=True):
                times.append(float(_told(root, STARTS[self.build])))
        return min(found[1]) / min(found[0])


def _told(root: Path, program: str) -> str:
    """What some lines print, run in a checkout."""
    # what is compiled once is kept, as it is for who plays
    where = {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=where, cwd=root, capture_output=True, check=True, text=True).stdout


def _cards(root: Path) -> dict[str, str]:
    """The digest of each box's cards in a checkout."""
    boxes = sorted({game for game, _ in GAMES})
    tell = f"import json; from lineup.language.sets import box; print(json.dumps([box(n).digest for n in {boxes!r}]))"
    return dict(zip(boxes, json.loads(_told(root, tell)), strict=True))


def ratios(pair: Pair, figures: Sequence[str], quick: bool, say: Callable[[str], None]) -> dict[str, float]:
    """Our speed in theirs, by what was measured."""
    found: dict[str, float] = {}
    for game, players in GAMES if "games" in figures else ():
        say(f"{game}, {players} players")
        found[f"random games of {game}, {players} players"] = pair.games(game, players, 1.0 if quick else 8.0)
    for what, name, arguments, rounds in (
        ("copies", "{}", [0.1], 7),
        ("reading", "sentences read: {}", [1], 5),
        ("memory", "memory of a live game", [2], 1),
    ):
        if what in figures:
            say(what)
            less = pair.less(what, arguments, min(rounds, 2) if quick else rounds)
            found |= {name.format(row): ratio for row, ratio in less.items()}
    if "start" in figures:
        say("start")
        found["import and first game"] = pair.start(3 if quick else 9)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("figures", nargs="*", metavar="figure", help=f"{', '.join(FIGURES)}; all if none is named")
    parser.add_argument("--build", choices=BUILDS, help="this build alone")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions; numbers jump more")
    wish = parser.parse_args()
    for figure in wish.figures:
        if figure not in FIGURES:
            parser.error(f"{figure} is no figure; there are {', '.join(FIGURES)}.")
    if not (wish.folder / "bench" / "side.py").is_file():
        sys.exit(f"{wish.folder} is no checkout of Line-Up: it has no bench/side.py.")
    builds = [wish.build] if wish.build else list(BUILDS)
    found: dict[str, dict[str, float]] = {}
    with ExitStack() as stack, Console(stderr=True).status("") as status:
        for build in builds:
            pair = Pair(build, wish.folder.resolve(), stack)

            def say(what: str, build: str = build) -> None:
                status.update(f"Measuring {what}, {build} …")

            found[build] = ratios(pair, wish.figures or FIGURES, wish.quick, say)
    made = Table(title=f"Times as good as {wish.folder} (more is better)")
    made.add_column("measured", no_wrap=True)
    for build in builds:
        made.add_column(build, justify="right")
    for what in found[builds[0]]:
        numbers = (found[build][what] for build in builds)
        made.add_row(what, *(f"[red]{n:.2f}[/]" if n < ENOUGH else f"{n:.2f}" for n in numbers))
    screen = Console()
    (screen if screen.is_terminal else Console(width=100)).print(made)


if __name__ == "__main__":
    main()
