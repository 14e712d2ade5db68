"""Random games of every way to play, to find one that fails or does not end: `python -m tests.million FOLDER`.

The ways are those of the laws (tests/laws/checks.py), each with its share of the games; half of the games are played to
win. What a hundred of them came to is a line of FOLDER/games.jsonl, so the same command goes on where it was stopped,
with `--after` on another machine. A game that comes no nearer to its end is called. Exit code 1 if a game failed; its
way and seed are told.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from lineup.bots import StalemateWatch
from lineup.engine.definitions import Setup
from lineup.engine.machine import give_answer, start_game
from lineup.running.roads import Road
from tests.laws.checks import choose, new_game, settings

HUNDRED = 100
WAYS = list(settings())


class Job(NamedTuple):
    """A hundred games of a way."""

    way: int
    number: int
    seed: str


def play(job: Job) -> dict[str, Any]:
    """Play the games; return the results as the folder stores them."""
    setting = WAYS[job.way]
    setup = new_game(setting, job.seed).state.setup
    found: dict[str, Any] = {"way": job.way, "number": job.number, "decisions": 0, "longest": 0, "called": 0}
    failed = []
    for game in range(HUNDRED):
        seed = f"{job.seed} {setting.name} {job.number * HUNDRED + game}"
        try:
            decisions, called = _play(setup, seed)
        except Exception as error:  # whatever it is, the others are played
            failed.append(f"{setting}, seed {seed!r}: {type(error).__name__}: {error}")
            continue
        found["decisions"] += decisions
        found["longest"] = max(found["longest"], decisions)
        found["called"] += called
    return {**found, "failed": failed}


def _play(setup: Setup, seed: str) -> tuple[int, bool]:
    state, dice, decisions = start_game(setup, seed), Random(seed), 0
    caller = StalemateWatch(state)
    while state.ask is not None:
        if caller.is_called(state, decisions):
            return decisions, True
        give_answer(state, choose(state, dice))
        decisions += 1
    return decisions, False


def jobs_of(games: int, seed: str) -> list[Job]:
    """At least so many games, spread over the ways; however many are wanted, those of fewer come first."""
    rounds = -(-games // (HUNDRED * len(WAYS)))
    return [Job(way, number, seed) for number in range(rounds) for way in range(len(WAYS))]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.million", description=__doc__)
    parser.add_argument("folder", type=Path, help="where it is written down what they came to")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many at least")
    parser.add_argument("--after", type=int, default=0, help="without the first so many, played elsewhere (hundreds)")
    parser.add_argument("--seed", default="million")
    parser.add_argument("--processes", type=int, default=None, help="all cores if not given")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    file = wish.folder / "games.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    made = [json.loads(line) for line in lines if line.endswith("}")]  # the last may have been cut off
    known = {(each["way"], each["number"]) for each in made}
    wanted = jobs_of(wish.games, wish.seed)[wish.after // HUNDRED :]
    jobs = [job for job in wanted if (job.way, job.number) not in known]
    file.write_text("".join(json.dumps(each) + "\n" for each in made), "utf-8")
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=HUNDRED * (len(made) + len(jobs)), completed=HUNDRED * len(made))
        with closing(Road(wish.processes).do_jobs(jobs, play)) as done, file.open("a", encoding="utf-8") as out:
            for _, found in done:
                made.append(found)
                out.write(json.dumps(found) + "\n")
                out.flush()
                bar.advance(task, HUNDRED)
    failed = [fault for each in made for fault in each["failed"]]
    decisions, called = (sum(each[what] for each in made) for what in ("decisions", "called"))
    longest = max(each["longest"] for each in made)
    print(f"{HUNDRED * len(made):,} games of {len(WAYS)} ways, {decisions:,} decisions, at most {longest:,} in one;")
    print(f"{called:,} of them were called, {len(failed):,} failed.")
    for fault in failed:
        print(fault)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
