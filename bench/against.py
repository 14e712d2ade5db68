"""This checkout against another one, in one run: what each is in the other's measure, plain and compiled.

python -m bench.against FOLDER [--quick], where FOLDER is another checkout (git worktree add), both after make fast.
Random games are played with the other's cards where those are a former edition of ours: other cards make other games.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.__main__ import GAMES, Sides, in_turns, lead, random_game
from bench.side import Side

HERE: Final = Path(__file__).parent.parent
ENOUGH: Final = 0.95  # of the other's speed, or its size: less is shown in red
BUILDS: Final = {"plain": ("tools.plain", "bench.side"), "compiled": ("bench.side",)}


class Pair:
    """Both checkouts in one build."""

    def __init__(self, build: str, other: Path, open_: ExitStack) -> None:
        self.ours, self.theirs = (open_.enter_context(_side(root, build)) for root in (HERE, other))
        self.cards = _cards(other)
        for side, root in ((self.ours, HERE), (self.theirs, other)):
            if side("build") != build:
                sys.exit(f"{root} has no {build} build: run make {'fast' if build == 'compiled' else build} there.")

    def less(self, what: str, *arguments: object) -> float:
        """How many times less ours takes than theirs, of something that is less where it is better."""
        return float(self.theirs(what, *arguments) / self.ours(what, *arguments))

    def each_less(self, what: str, *arguments: object) -> dict[str, float]:
        """The same of all that one question measures, as far as both have it."""
        ours, theirs = self.ours(what, *arguments), self.theirs(what, *arguments)
        return {name: _first(theirs[name]) / _first(ours[name]) for name in ours if name in theirs}


def _side(root: Path, build: str) -> Side:
    return Side(*BUILDS[build], root=root)


def _cards(root: Path) -> dict[str, str]:
    """The digest of each box's cards in a checkout."""
    boxes = sorted({game for game, _ in GAMES})
    tell = f"import json; from lineup.language.sets import box; print(json.dumps([box(n).digest for n in {boxes!r}]))"
    where = {**os.environ, "PYTHONPATH": str(root / "src")}
    told = subprocess.run([sys.executable, "-c", tell], env=where, capture_output=True, check=True, text=True)
    return dict(zip(boxes, json.loads(told.stdout), strict=True))


def _first(found: float | Sequence[float]) -> float:
    """The seconds of a measurement; others may stand behind them."""
    return found if isinstance(found, float) else found[0]


def ratios(pair: Pair, rounds: int, say: Callable[[str], None]) -> dict[str, float]:
    """Our speed in theirs, by what was measured: games in turns, the rest as the median of as many rounds."""
    found: dict[str, float] = {}
    for game, players in GAMES:
        say(f"{game}, {players} players")
        sides: Sides = {
            "o": partial(random_game, pair.ours, game, players, digest=pair.cards[game]),
            "t": partial(random_game, pair.theirs, game, players),
        }
        ratio = lead(in_turns(sides, rounds), "o", "t")
        assert ratio is not None
        found[f"random games of {game}, {players} players"] = ratio
    for what, name, arguments in (("copies", "{}", [0.2]), ("reading", "sentences read: {}", [1])):
        say(what)
        tries = [pair.each_less(what, *arguments) for _ in range(max(3, rounds // 3))]
        found |= {name.format(row): median(each[row] for each in tries) for row in tries[0]}
    for what, name, number in (("memory", "memory of a live game", 5), ("start", "import and first game", 3)):
        say(name)
        found[name] = median(pair.less(what, number) for _ in range(3))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions; numbers jump more")
    wish = parser.parse_args()
    if not (wish.folder / "bench" / "side.py").is_file():
        sys.exit(f"{wish.folder} is no checkout of Line-Up: it has no bench/side.py.")
    found: dict[str, dict[str, float]] = {}
    with ExitStack() as stack, Console(stderr=True).status("") as status:
        for build in BUILDS:
            pair = Pair(build, wish.folder.resolve(), stack)

            def say(what: str, build: str = build) -> None:
                status.update(f"Measuring {what}, {build} …")

            found[build] = ratios(pair, 3 if wish.quick else 9, say)
    made = Table(title=f"Times as good as {wish.folder} (more is better)")
    made.add_column("measured", no_wrap=True)
    for build in BUILDS:
        made.add_column(build, justify="right")
    for what in found["plain"]:
        numbers = (found[build][what] for build in BUILDS)
        made.add_row(what, *(f"[red]{n:.2f}[/]" if n < ENOUGH else f"{n:.2f}" for n in numbers))
    screen = Console()
    (screen if screen.is_terminal else Console(width=100)).print(made)


if __name__ == "__main__":
    main()
