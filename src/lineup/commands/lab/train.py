"""`lineup train`: train the network of the bot `learned`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lineup.commands.shared import arguments
from lineup.commands.shared.output import (
    CommandError,
    make_console,
    make_progress,
    make_table,
    print_table,
    require_packages,
)
from lineup.games import GAMES
from lineup.running.roads import Road

PLAYING = ("numpy",)  # what a shard needs
LEARNING = ("numpy", "torch")
MOST_GAMES = 10_000_000


def show_training(folder: str, wishes: dict[str, int], seed: str, road: Road, device: str) -> None:
    """Train with a progress bar, or go on with what the folder holds; then say how strong each network is."""
    for name in wishes:
        least = 1 if name in ("first", "games", "passes") else 0
        arguments.check_number(f"--{name}", wishes[name], least, MOST_GAMES)
    arguments.read_seed(seed)
    if device not in ("", "cpu", "cuda"):
        raise CommandError(f'--device is cpu or cuda; "{device}" is neither.')
    require_packages("Training", "train", *(LEARNING if road.does_all else PLAYING))
    from lineup.lab.training.curve import draw_curve
    from lineup.lab.training.run import TrainingSettings, read_strength, run_training

    place = Path(folder)
    shown = make_progress()
    try:
        with shown as bar:
            task = bar.add_task("")

            def progress(what: str, done: int, total: int) -> None:
                if bar.tasks[0].description != what:
                    bar.reset(task, description=what)
                bar.update(task, completed=done, total=total)

            network = run_training(place, TrainingSettings(seed=seed, **wishes), road, device, progress)
    except KeyboardInterrupt:
        shown.console.print(f"What is done is kept in {place}; the same command goes on.")
        raise
    console = make_console()
    if network is None:
        shard = f"{road.shard[0]}/{road.shard[1]}"
        kept = f"Shard {shard} of the games is kept in {place}."
        console.print(f"{kept} lineup merge OUT {place} … puts the shards together.", soft_wrap=True)
        return
    rounds = read_strength(place)
    picture = place / "curve.svg"
    picture.write_text(draw_curve(rounds), "utf-8")
    table = make_table("Round", "Positions", "Off", *(game.title for game in GAMES.values()))
    for number, facts in rounds.items():
        table.add_row(number, f"{facts['positions']:,}", f"{facts['off']:g}", *_write_wins(facts))
        if "policy" in facts:
            table.add_row(f"{number}, policy", f"{facts['policy']['decisions']:,}", "", *_write_wins(facts["policy"]))
    print_table(console, table)
    console.print(f"Written: {network}, {picture}", soft_wrap=True)


def _write_wins(facts: dict[str, Any]) -> list[str]:
    """Write the wins in each game, where they were measured."""
    return [f"{share:g} % ± {interval:g}" for share, interval in facts.get("won", {}).values()]
