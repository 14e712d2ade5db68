"""`lineup simulate`: many games between bots, summed up."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lineup.bots.calling import ROUNDS
from lineup.commands import options
from lineup.commands.output import Complaint, counted, join, make_console, make_table, print_json
from lineup.games import Choice, sets_of
from lineup.lab.simulate import SimulationResult, simulate
from lineup.speech import Voice
from lineup.words.wording import team_name


def show_simulation(
    game: str,
    games: int,
    seed: str | None,
    bots: str,
    variants: Sequence[str],
    rules: Sequence[str],
    sets: Sequence[str],
    mix: str | None,
    processes: int | None,
    as_json: bool,
    heroes: Sequence[str] = (),
    swaps: options.Swaps | None = None,
    other_half: bool = False,
) -> None:
    """Play the games with a progress bar and print the table or one JSON object."""
    if games < 1:
        raise Complaint(f"--games {games}: at least 1 game is needed.")
    if processes is not None and processes < 1:
        raise Complaint(f"--processes {processes}: at least 1 process is needed.")
    names = options.read_bots(bots)
    switches = options.read_rules(rules)
    groups = options.read_mix(mix)
    chosen = options.read_seed(seed)
    wished = options.read_heroes(heroes)
    pairs = (swaps or options.Swaps()).read(Choice(game, tuple(names), sets=tuple(sets), heroes=tuple(wished)))
    errors = Console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=games)
        result = simulate(
            game,
            names,
            games,
            chosen,
            variants=variants,
            rules=switches,
            sets=sets,
            mix=groups,
            other_half=other_half,
            heroes=wished,
            swaps=pairs,
            processes=processes,
            progress=lambda done, total: bar.update(task, completed=done),
        )
    if as_json:
        print_json(result.to_json())
    else:
        _table(make_console(), result)


def _table(console: Console, result: SimulationResult) -> None:
    choice = result.choice
    ways = [*choice.variants, *(f"{key}={value}" for key, value in choice.rules)]
    ways += [f"with {each.title}" for each in sets_of(choice)[1:]]
    how = f" ({', '.join(ways)})" if ways else ""
    console.print(f"{choice.game}{how}: {counted(result.games, 'game')}, seed {result.seed}", style="bold")
    figures = ("Seat", "Wins", "Share", "Mean VP", "Least", "Most")
    table = make_table("Seat", "Bot", "Wins", "Share", "Mean VP", "Least", "Most", right=figures)
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
    console.print(table)
    if result.teams:
        for team in sorted(set(result.teams)):
            seats = [seat for seat, other in enumerate(result.teams) if other == team]
            won = sum(result.share(played, seats) for played in result.results)
            numbers = join([str(seat + 1) for seat in seats])
            console.print(f"{Voice()(team_name(team))}, seats {numbers}: {100 * won / result.games:.1f} %")
    elif result.shared:
        console.print(f"{counted(result.shared, 'game')} had several winners, who share the win.")
    console.print(f"Ended by: {', '.join(f'{end} {count}' for end, count in result.ends.items())}")
    if result.called:
        console.print(
            f"Called: {counted(result.called, 'game')}, scored as they stood after {ROUNDS} rounds no nearer to an end "
            "(a rule of ours, for simulations only)"
        )
    turns = result.turns
    console.print(f"Turns in a game: {turns.mean:.1f} ({turns.min} to {turns.max}), all players together")
    console.print(f"Decisions in a game: {result.decisions_per_game:.0f}; in all {result.decisions:,}")
    processes = counted(result.processes, "process", "processes")
    console.print(f"Speed: {result.decisions_per_second:,.0f} decisions a second, {processes}, {result.seconds:.1f} s")
