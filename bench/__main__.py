"""One table of ratios from one run: Line-Up next to pyminion, and next to itself where there is no peer.

python -m bench [--quick] [--json]
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator

from rich.console import Console

from lineup.lab import measure
from lineup.lab.measure import Row, Speed, total

try:
    from bench import peer
except ModuleNotFoundError as error:
    if error.name is None or error.name.partition(".")[0] != "pyminion":
        raise
    sys.exit("The benchmark needs pyminion 0.4: run make bench, or pip install -e '.[bench]'.")

SLICE = 0.25  # seconds of one side before the other takes over
WIDTH = 130  # of the table in a file


def for_a_while(play: Callable[[int], Speed], seed: int, seconds: float) -> tuple[list[Speed], int]:
    """Games one after the other until the time is up; returns them and the next seed."""
    parts: list[Speed] = []
    while sum(part.seconds for part in parts) < seconds:
        parts.append(play(seed))
        seed += 1
    return parts, seed


def side_by_side(players: int, rounds: int) -> dict[str, Speed]:
    """Random games of both engines in turns, so that noise of the machine hits both alike."""
    theirs = min(players, peer.MAX_PLAYERS)
    sides: dict[str, Callable[[int], Speed]] = {
        "ours": lambda seed: measure.random_game(players, seed),
        "pyminion": lambda seed: peer.play(theirs, seed, quiet=False),
        "quiet": lambda seed: peer.play(theirs, seed, quiet=True),
    }
    seeds = dict.fromkeys(sides, 1)
    found: dict[str, list[Speed]] = {side: [] for side in sides}
    for play in sides.values():
        play(0)  # warm up
    for _ in range(rounds):
        for side, play in sides.items():
            parts, seeds[side] = for_a_while(play, seeds[side], SLICE)
            found[side] += parts
    return {side: total(parts) for side, parts in found.items()}


def rows(quick: bool, say: Callable[[str], None]) -> Iterator[Row]:
    """The whole table."""
    costs: dict[int, float] = {}
    quiet: list[Row] = []
    for players in measure.PLAYERS:
        say(f"random games of {players} players, in turns with pyminion")
        speeds = side_by_side(players, 2 if quick else 8)
        ours, usual, silent = speeds["ours"], speeds["pyminion"], speeds["quiet"]
        costs[players] = ours.cost
        what = f"unforced random decisions, {players} players"
        name = "pyminion" if players <= peer.MAX_PLAYERS else f"pyminion with {peer.MAX_PLAYERS}"
        yield Row(what, ours.rate, "/s", name, usual.rate, ours.rate / usual.rate, "at least 1.0")
        quiet.append(Row(what, ours.rate, "/s", f"{name}, logging off", silent.rate, ours.rate / silent.rate))
    yield from quiet
    yield Row("a decision, 5 players", costs[5], "s", "2 players", costs[2], costs[5] / costs[2], "at most 2.5")
    for row in measure.after_speed(quick, say):
        if row.what.startswith("import"):
            theirs = measure.process_start(peer.START_UP, 2 if quick else 5)
            row = Row(row.what, row.ours, row.unit, "pyminion", theirs, theirs / row.ours, row.goal)
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer repetitions; numbers jump more")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    wish = parser.parse_args()
    console = Console(stderr=True)
    with console.status("") as status:
        lines = list(rows(wish.quick, lambda what: status.update(f"Measuring {what} …")))
    if wish.json:
        print(json.dumps(measure.as_json(lines), ensure_ascii=False, indent=1))
    else:
        title = f"Line-Up and pyminion 0.4 on Python {platform.python_version()}, {platform.machine()}"
        screen = Console()
        if not screen.is_terminal:
            screen = Console(width=WIDTH)
        screen.print(measure.table(lines, title))


if __name__ == "__main__":
    main()
