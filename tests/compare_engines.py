"""Positions of both engines compared over every way to play: `python -m tests.compare_engines FOLDER`.

The ways are those of the laws (tests/laws/checks.py), and sets of made-up cards mixed in. Both engines play the games
at random, and a digest is compared after every answer. What each job came to is a line of FOLDER/compared.jsonl, so the
same command goes on where it was stopped. The exit code is 1 if a position differs; its way and seed are printed.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from lineup.native.diff import Difference, compare_game
from lineup.native.games import export_setup
from lineup.running.roads import Road
from tests.laws.checks import Setting, new_game, settings

POSITIONS = 20_000  # of a job, at least
MADE_UP = 10  # sets of made-up cards in every round, of 14 cards each
WAYS = list(settings())


class Job(NamedTuple):
    """Some thousand positions of one way; numbers from `len(WAYS)` on are sets of made-up cards."""

    number: int

    @property
    def setting(self) -> Setting:
        round_, way = divmod(self.number, len(WAYS) + MADE_UP)
        if way < len(WAYS):
            return WAYS[way]
        return Setting(2 + way % 3, made=f"made {round_ * MADE_UP + way - len(WAYS)}")


def compare(job: Job) -> dict[str, Any]:
    """Play the games of a job; return what the folder keeps of it."""
    setup = new_game(job.setting, "compared").state.setup
    exported = export_setup(setup)
    found: dict[str, Any] = {"number": job.number, "positions": 0, "games": 0, "gave_up": 0, "differs": ""}
    seed = job.number << 20
    while found["positions"] < POSITIONS:
        try:
            positions, gave_up = compare_game(exported.library, exported, setup, seed)
        except Difference as difference:
            found["differs"] = f"{job.setting}: {difference}"
            break
        found["positions"] += positions
        found["games"] += 1
        found["gave_up"] += gave_up != 0
        seed += 1
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.compare_engines", description=__doc__)
    parser.add_argument("folder", type=Path, help="what was compared is written here")
    parser.add_argument("--positions", type=int, default=100_000_000, help="how many at least (100,000,000)")
    parser.add_argument("--processes", type=int, default=None, help="all cores if not given")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    file = wish.folder / "compared.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    made = [json.loads(line) for line in lines if line.endswith("}")]  # the last may have been cut off
    known = {each["number"] for each in made}
    jobs = [Job(number) for number in range(-(-wish.positions // POSITIONS)) if number not in known]
    file.write_text("".join(json.dumps(each) + "\n" for each in made), "utf-8")
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=len(made) + len(jobs), completed=len(made))
        with closing(Road(wish.processes).do_jobs(jobs, compare)) as done, file.open("a", encoding="utf-8") as out:
            for _, found in done:
                made.append(found)
                out.write(json.dumps(found) + "\n")
                out.flush()
                bar.advance(task)
    positions, games, gave_up = (sum(each[what] for each in made) for what in ("positions", "games", "gave_up"))
    differing = [each["differs"] for each in made if each["differs"]]
    print(f"{positions:,} positions of {games:,} games compared; {len(differing):,} differ.")
    print(f"{gave_up:,} games were given up by the native engine, which leaves them to Python.")
    for each in differing:
        print(each)
    return bool(differing)


if __name__ == "__main__":
    sys.exit(main())
