"""`lineup merge`: put together the games that several machines played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lineup.commands.lab.simulate import need_pyarrow
from lineup.commands.shared.output import count_noun, make_console, print_json
from lineup.lab.arena.folder import ArenaFolder, join_arenas
from lineup.lab.simulation.runs import merge_runs
from lineup.lab.simulation.tally import win_parts

TRAINING = "training.json"  # the head of a training's folder; its module needs numpy


def show_merge(out: str, shards: Sequence[str], as_json: bool) -> None:
    """Put shards of a simulation, an arena or a training together and print a summary."""
    folder, folders = Path(out), [Path(shard) for shard in shards]
    if (folders[0] / ArenaFolder.HEAD).exists():
        games = join_arenas(folder, folders)
        kept = count_noun(games, "game")
        told = f"{kept} in {out}; the same lineup arena with --out {out}, without --shard, shows them."
        facts = {"folder": out, "games": games}
    elif (folders[0] / TRAINING).exists():
        from lineup.lab.training.run import join_trainings

        files = join_trainings(folder, folders)
        told = f"{count_noun(files, 'file')} of games in {out}; lineup train {out} with the same options goes on."
        facts = {"folder": out, "files": files}
    else:
        need_pyarrow()
        result = merge_runs(folder, folders)
        told = f"{count_noun(result.games, 'game')} in {out}; lineup report {out} draws them."
        facts = {
            "folder": out,
            "games": result.games,
            "wins": [won / win_parts(len(result.wins)) for won in result.wins],
        }
    if as_json:
        print_json(facts)
    else:
        make_console().print(f"Written: {told}", soft_wrap=True)
