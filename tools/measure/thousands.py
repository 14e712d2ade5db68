"""Many games of bots over all games, variants and mixes, to find faults: `python -m tools.measure.thousands FOLDER`.

Every pair of some quick bots, and of these with `search` at 10 ms per turn, meets in each way to play that the training
knows. The games are kept in the folder; the same command goes on where it was stopped. It ends with the number of games
and what went wrong in them: an illegal answer, a crash, a decision that took too long. Exit code 1 if anything did.
"""

from __future__ import annotations

import argparse
import sys
from math import ceil
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from lineup.lab.arena.arena import Arena, Conditions, hold_arena, label_of, round_robin
from lineup.lab.arena.standings import count_faults
from lineup.lab.training.games import WAYS
from lineup.running.roads import Road

BOTS = ("random", "casual", "planner", "aggressor", "builder", "search")
TURN = 0.01  # seconds a bot's clock has


def arena_of(games: int, seed: str) -> Arena:
    """An arena of at least so many games."""
    ways = {label_of(choice): choice for _, choice in WAYS}
    pairs = round_robin(BOTS)
    return Arena(ways, pairs, ceil(games / (len(ways) * len(pairs))), Conditions(seed, seconds=TURN))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.thousands", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=10_000, help="how many at least")
    parser.add_argument("--seed", default="thousands")
    parser.add_argument("--processes", type=int, default=None, help="all cores if not given")
    wish = parser.parse_args()
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=None)
        mets = hold_arena(
            arena_of(wish.games, wish.seed),
            wish.folder,
            Road(wish.processes),
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    wrong = count_faults(mets)
    print(f"{len(mets)} games, {sum(each.games for each in wrong)} of them lost by a fault.")
    for each in wrong:
        where = f"{each.first.meeting.way}, deal {each.first.meeting.deal}"
        print(f"{each.bot}: {each.kind} in {each.games}, first in {where}: {each.first.said}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
