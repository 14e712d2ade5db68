"""`lineup arena`: bots against each other on mirrored deals, measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lineup.bots.hosting.programs import is_program
from lineup.commands.lab.roads import read_road
from lineup.commands.shared import arguments
from lineup.commands.shared.output import (
    Complaint,
    counted,
    join,
    make_console,
    make_table,
    need,
    print_json,
    print_table,
)
from lineup.games import GAMES, Choice, find_game
from lineup.lab.arena import Arena, Conditions, Met, check_entrant, hold, label_of, round_robin
from lineup.lab.outcomes import spell, write_all
from lineup.lab.page import percent, reach
from lineup.lab.standings import FAULTS, Standing, faults, shares, short_names, standings
from lineup.lab.store import Store

NEEDED = ("openskill", "pyarrow")
MOST_MEMORY = 1_048_576  # MiB
MOST_SECONDS = 86_400
BUSY = 10  # times as long as a decision may take where other work keeps the processor


@dataclass
class Wishes:
    """What the command line asks for."""

    games: Sequence[str]
    bots: str
    against: str
    players: str
    count: int
    seed: str | None
    seconds: float | None
    seconds_against: float | None
    rollouts: int
    processor: bool
    deadline: float | None
    memory: int
    way: arguments.Way
    out: str | None
    shard: str
    cluster: str
    processes: int | None
    as_json: bool


def show_arena(wishes: Wishes) -> None:
    """Play with a progress bar, keep what was wished to be kept, and print the tables or one JSON object."""
    need("The arena", "arena", *NEEDED)
    _check(wishes)
    named = wishes.out is not None and wishes.seed is not None
    road = read_road(wishes.processes, wishes.cluster, wishes.shard, named)
    arena = Arena(_ways(wishes), _pairs(wishes), wishes.count, _conditions(wishes), bool(wishes.against))
    folder = None if wishes.out is None else Path(wishes.out)
    errors = Console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    finished = 0
    try:
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
            task = bar.add_task("", total=None)

            def progress(done: int, total: int) -> None:
                nonlocal finished
                finished = done
                bar.update(task, completed=done, total=total)

            mets = hold(arena, folder, road, progress)
    except KeyboardInterrupt:
        if folder is not None:
            errors.print(f"{counted(finished, 'game is', 'games are')} kept in {folder}; the same command goes on.")
        raise
    if not road.whole:
        _show_share(arena, wishes, len(mets))
        return
    written = [] if folder is None else write_all(folder, arena, mets)
    best = standings(arena, mets)
    if wishes.as_json:
        print_json(_as_json(arena, mets, best))
        return
    console = make_console()
    _show(console, arena, mets, best)
    if written:
        console.print(f"Written: {join([str(file) for file in written])}", soft_wrap=True)


def _show_share(arena: Arena, wishes: Wishes, games: int) -> None:
    """What a shard comes to: games that are kept. What they say is shown when all are together."""
    if wishes.as_json:
        print_json({"games": games, "shard": wishes.shard, "folder": wishes.out, "ways": list(arena.ways)})
        return
    kept = f"{counted(games, 'game is', 'games are')} kept in {wishes.out}, shard {wishes.shard} of the arena."
    make_console().print(f"{kept} lineup merge OUT {wishes.out} … puts the shards together.", soft_wrap=True)


def _check(wishes: Wishes) -> None:
    """Complain about numbers that make no sense."""
    arguments.check_number("--games", wishes.count, 1)
    if wishes.seconds is not None and not 0 < wishes.seconds <= MOST_SECONDS:
        raise Complaint(f"--time {wishes.seconds:g}: a bot needs some seconds for a turn, such as 0.4.")
    if wishes.seconds_against is not None:
        if wishes.seconds is None or not wishes.against:
            raise Complaint("--time-against is for the bot of --against, beside --time for the others.")
        if not 0 < wishes.seconds_against <= MOST_SECONDS:
            raise Complaint(
                f"--time-against {wishes.seconds_against:g}: a bot needs some seconds for a turn, such as 0.4."
            )
    if wishes.rollouts < 0 or (wishes.rollouts and wishes.seconds is not None):
        raise Complaint(f"--rollouts {wishes.rollouts}: a number of simulations, and then no --time.")
    if wishes.processor and wishes.seconds is None:
        raise Complaint("--processor says how --time is counted, such as --time 0.4 --processor.")
    if wishes.processor and any(is_program(name) for name in (*arguments.split_bots(wishes.bots), wishes.against)):
        raise Complaint("--processor counts no time of a program's (cmd: …): leave out one of them.")
    if wishes.deadline is not None and not 0 < wishes.deadline <= MOST_SECONDS:
        raise Complaint(f"--deadline {wishes.deadline:g}: a bot needs some seconds for a decision, such as 10.")
    if wishes.memory < 256:
        raise Complaint(f"--memory {wishes.memory}: a process needs 256 MiB at least.")
    if wishes.memory > MOST_MEMORY:
        raise Complaint(f"--memory {wishes.memory}: a process can be given {MOST_MEMORY} MiB (1 TiB) at most.")


def _conditions(wishes: Wishes) -> Conditions:
    seconds = inf if wishes.seconds is None else wishes.seconds
    against = wishes.seconds_against or 0.0
    deadline = wishes.deadline or (10.0 if wishes.seconds is None else 2 * max(wishes.seconds, against) + 2)
    if wishes.processor and wishes.deadline is None:
        deadline *= BUSY
    seed = wishes.seed
    if seed is None and wishes.out is not None:
        seed = Store.kept_seed(Path(wishes.out))
    seed = arguments.read_seed(seed)
    return Conditions(seed, seconds, wishes.rollouts, deadline, wishes.memory, wishes.processor, against)


def _pairs(wishes: Wishes) -> tuple[tuple[str, str], ...]:
    entrants = [check_entrant(name) for name in arguments.split_bots(wishes.bots)]
    against = check_entrant(wishes.against) if wishes.against else ""
    pairs = round_robin(entrants, against)
    if not pairs:
        raise Complaint(f'--bots {wishes.bots}: an arena needs two bots that differ, such as "casual,random".')
    return pairs


def _ways(wishes: Wishes) -> dict[str, Choice]:
    """The ways to play by their labels."""
    numbers = _players(wishes.players)
    found = {}
    for game in wishes.games or GAMES:
        profile = find_game(game).profile
        for players in numbers:
            if not wishes.games and not profile.min_players <= players <= profile.max_players:
                continue  # of all games, those for so many
            seats = [f"seat {seat + 1}" for seat in range(players)]
            choice = wishes.way.choice(game, seats)
            found[label_of(choice)] = choice
    if not found:
        raise Complaint(f"--players {wishes.players}: no game is for so many.")
    return found


def _players(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and len(word) == 1 and int(word) for word in words):
        raise Complaint(f'--players {text}: numbers of players, such as 2 or "2,4".')
    return list(dict.fromkeys(map(int, words)))


def _show(console: Console, arena: Arena, mets: Sequence[Met], best: Sequence[Standing]) -> None:
    ways = counted(len(arena.ways), "way to play", "ways to play")
    console.print(f"{counted(len(mets), 'game')} in {ways}, seed {arena.conditions.seed}", style="bold")
    names = short_names(arena.entrants)
    figures = ("Rating", "Games", "Crash", "Illegal", "Late", "Decision", "Longest")
    table = make_table("Bot", *figures, right=figures)
    for each in best:
        table.add_row(
            names[each.name],
            f"{each.rating:.1f} ± {2 * each.deviation:.1f}",
            str(each.games),
            *(str(each.faults[kind]) for kind in FAULTS),
            spell(each.mean),
            spell(each.longest),
        )
    print_table(console, table)
    found = shares(arena, mets)
    for way in arena.ways:
        console.print(f"\n{way}", style="bold")
        numbers = ("Games", "Share", "95 %", "Fair", "VP")
        table = make_table("Bot", "", "Foe", *numbers, right=numbers)
        for row in (each for each in found if each.way == way):
            table.add_row(
                names[row.one],
                "against" if row.fair == 0.5 else "among",
                names[row.other],
                str(row.games),
                percent(row.share),
                reach(*row.interval),
                f"{100 * row.fair:.0f}",
                "" if row.points is None else f"{row.points:+.1f}",
            )
        print_table(console, table)
    for wrong in faults(mets):
        meeting = wrong.first.meeting
        lost = f"{wrong.bot} lost {counted(wrong.games, 'game')} by {wrong.kind}"
        where = f"{meeting.way}, deal {meeting.deal}, seat {wrong.first.faulty + 1}"
        console.print(f"{lost}; the first one ({where}): {wrong.first.said}", soft_wrap=True)


def _as_json(arena: Arena, mets: Sequence[Met], best: Sequence[Standing]) -> dict[str, Any]:
    return {
        "games": len(mets),
        "conditions": arena.conditions.to_json(),
        "ways": list(arena.ways),
        "standings": [each.to_json() for each in best],
        "shares": [each.to_json() for each in shares(arena, mets)],
    }
