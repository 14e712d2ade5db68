"""`lineup simulate`: many games between bots, summed up, and kept as tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from lineup.bots.hosting.stalemate import ROUNDS
from lineup.commands.lab.roads import read_road
from lineup.commands.shared import arguments
from lineup.commands.shared.output import (
    count_noun,
    join_items,
    make_console,
    make_progress,
    make_table,
    print_json,
    print_lines,
    print_table,
    require_packages,
)
from lineup.games import Choice, house_rules, profile_of, sets_of
from lineup.lab.simulation.runs import RunFolder
from lineup.lab.simulation.simulate import SimulationResult, simulate
from lineup.speech import Voice
from lineup.words.wording import team_name

MOST_GAMES: Final = 10_000_000


def need_pyarrow() -> None:
    """Complain if there is nothing to write and read tables with."""
    require_packages("Keeping games", "lab", "pyarrow")


def show_simulation(
    choice: Choice,
    bots: Sequence[str],
    games: int,
    seed: str | None,
    *,
    mirrored: bool,
    out: str | None,
    shard: str,
    cluster: str,
    processes: int | None,
    as_json: bool,
) -> None:
    """Play the games with a progress bar and print the table or one JSON object."""
    arguments.check_number("--games", games, 1, MOST_GAMES)
    folder = None if out is None else Path(out)
    if folder is not None:
        need_pyarrow()
    named = folder is not None and seed is not None
    road = read_road(processes, cluster, shard, named)
    if seed is None and folder is not None:
        seed = RunFolder.kept_seed(folder)
    shown = make_progress("games")
    try:
        with shown as bar:
            task = bar.add_task("Playing", total=games)
            result = simulate(
                choice,
                bots,
                games,
                arguments.read_seed(seed),
                mirrored=mirrored,
                folder=folder,
                road=road,
                keep=False,
                progress=lambda done, total: bar.update(task, completed=done, total=total),
            )
    except KeyboardInterrupt:
        if folder is not None:
            shown.console.print(f"What was played is kept in {folder}; the same command goes on.", soft_wrap=True)
        raise
    if as_json:
        print_json(result.to_json())
        return
    console = make_console()
    _print_table(console, result, mirrored, cluster)
    if folder is not None:
        console.print(f"Written: the tables in {folder}; lineup report {folder} draws them.", soft_wrap=True)


def _print_table(console: Console, result: SimulationResult, mirrored: bool, cluster: str) -> None:
    choice = result.choice
    ways = [*choice.variants, *(f"{key}={value}" for key, value in choice.rules)]
    ways += [f"with {each.title}" for each in sets_of(choice)[1:]]
    how = f" ({', '.join(ways)})" if ways else ""
    console.print(f"{choice.game}{how}: {count_noun(result.games, 'game')}, seed {result.seed}", style="bold")
    for house in house_rules(choice.game, profile_of(choice)):
        print_lines(console, [Voice()(house)])
    number = "No." if mirrored else "Seat"
    figures = (number, "Wins", "Share", "Mean VP", "Least", "Most")
    table = make_table(number, "Bot", "Wins", "Share", "Mean VP", "Least", "Most", right=figures)
    for seat, (bot, wins, score) in enumerate(zip(result.bots, result.wins, result.scores, strict=True)):
        table.add_row(
            str(seat + 1),
            bot,
            f"{wins:g}" if wins == int(wins) else f"{wins:.2f}",
            f"{100 * wins / result.games:.1f} %",
            f"{score.mean:.1f}",
            str(score.min),
            str(score.max),
        )
    print_table(console, table)
    if mirrored:
        console.print("Every deal was played once for every way to turn the bots around the table.")
    for team in sorted(set(result.teams)):  # who are partners stay so however the bots are turned
        seats = [seat for seat, other in enumerate(result.teams) if other == team]
        won = sum(result.wins[seat] for seat in seats)
        numbers = join_items([str(seat + 1) for seat in seats])
        who = f"No. {numbers} together" if mirrored else f"{Voice()(team_name(team))}, seats {numbers}"
        console.print(f"{who}: {100 * won / result.games:.1f} %")
    if not result.teams and result.shared:
        console.print(f"{count_noun(result.shared, 'game')} had several winners, who share the win.")
    console.print(f"Ended by: {', '.join(f'{end} {count}' for end, count in result.ends.items())}")
    if result.called:
        console.print(
            f"Called: {count_noun(result.called, 'game')}, "
            f"scored as they stood after {ROUNDS} rounds no nearer to an end "
            "(a rule of ours, for simulations only)"
        )
    turns = result.turns
    console.print(f"Turns in a game: {turns.mean:.1f} ({turns.min} to {turns.max}), all players together")
    console.print(f"Decisions in a game: {result.decisions_per_game:.0f}; in all {result.decisions:,}")
    if not result.played:
        console.print("All of these games were there already; none was played.")
        return
    processes = f"cluster {cluster}" if cluster else count_noun(result.processes, "process", "processes")
    console.print(f"Speed: {result.decisions_per_second:,.0f} decisions a second, {processes}, {result.seconds:.1f} s")
