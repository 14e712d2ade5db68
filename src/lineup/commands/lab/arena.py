"""`lineup arena`: bots against each other on mirrored deals, measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from rich.console import Console

from lineup.bots.hosting.programs import is_program
from lineup.commands.lab.roads import read_road
from lineup.commands.shared import arguments
from lineup.commands.shared.output import (
    CommandError,
    count_noun,
    join_items,
    make_console,
    make_progress,
    make_table,
    print_json,
    print_table,
    require_packages,
)
from lineup.games import GAMES, Choice, find_game
from lineup.lab.arena.arena import Arena, Conditions, MetGame, check_entrant, hold_arena, label_of, round_robin
from lineup.lab.arena.duplicates import DuplicateScore, MeanError, score_duplicates
from lineup.lab.arena.folder import ArenaFolder
from lineup.lab.arena.outcomes import spell_seconds, write_all
from lineup.lab.arena.standings import FAULTS, EntrantStanding, count_faults, pair_shares, rank_entrants, short_names
from lineup.lab.shared.page import write_interval, write_percent

MOST_MEMORY = 1_048_576  # MiB
MOST_SECONDS = 86_400
BUSY = 10  # times as long as a decision may take where other work keeps the processor


@dataclass
class ArenaWishes:
    """The ways to play by their labels, and the other options of the command line."""

    ways: Mapping[str, Choice]
    bots: str
    against: str
    count: int
    seed: str | None
    seconds: float | None
    seconds_against: float | None
    rollouts: int
    processor: bool
    deadline: float | None
    memory: int
    out: str | None
    shard: str
    cluster: str
    processes: int | None
    as_json: bool


def show_arena(wishes: ArenaWishes) -> None:
    """Play with a progress bar, keep the games and files asked for, and print the tables or one JSON object."""
    require_packages("The arena", "arena", "openskill", *(["pyarrow"] if wishes.out is not None else []))
    _check_numbers(wishes)
    named = wishes.out is not None and wishes.seed is not None
    road = read_road(wishes.processes, wishes.cluster, wishes.shard, named)
    arena = Arena(wishes.ways, _make_pairs(wishes), wishes.count, _make_conditions(wishes), bool(wishes.against))
    folder = None if wishes.out is None else Path(wishes.out)
    shown = make_progress("games")
    finished = 0
    try:
        with shown as bar:
            task = bar.add_task("Playing", total=None)

            def progress(done: int, total: int) -> None:
                nonlocal finished
                finished = done
                bar.update(task, completed=done, total=total)

            mets = hold_arena(arena, folder, road, progress)
    except KeyboardInterrupt:
        if folder is not None:
            kept = f"{count_noun(finished, 'game is', 'games are')} kept in {folder}"
            shown.console.print(f"{kept}; the same command goes on.")
        raise
    if not road.does_all:
        _show_share(arena, wishes, len(mets))
        return
    written = [] if folder is None else write_all(folder, arena, mets)
    best = rank_entrants(arena, mets)
    if wishes.as_json:
        print_json(_as_json(arena, mets, best))
        return
    console = make_console()
    _print_results(console, arena, mets, best)
    if written:
        console.print(f"Written: {join_items([str(file) for file in written])}", soft_wrap=True)


def _show_share(arena: Arena, wishes: ArenaWishes, games: int) -> None:
    """Report a shard's share: games that are kept. The results are shown when all shards are together."""
    if wishes.as_json:
        print_json({"games": games, "shard": wishes.shard, "folder": wishes.out, "ways": list(arena.ways)})
        return
    kept = f"{count_noun(games, 'game is', 'games are')} kept in {wishes.out}, shard {wishes.shard} of the arena."
    make_console().print(f"{kept} lineup merge OUT {wishes.out} … puts the shards together.", soft_wrap=True)


def _check_numbers(wishes: ArenaWishes) -> None:
    """Complain about numbers that make no sense."""
    arguments.check_number("--games", wishes.count, 1)
    if wishes.seconds is not None and not 0 < wishes.seconds <= MOST_SECONDS:
        raise CommandError(f"--time {wishes.seconds:g}: a bot needs some seconds for a turn, such as 0.4.")
    if wishes.seconds_against is not None:
        if wishes.seconds is None or not wishes.against:
            raise CommandError("--time-against is for the bot of --against, beside --time for the others.")
        if not 0 < wishes.seconds_against <= MOST_SECONDS:
            raise CommandError(
                f"--time-against {wishes.seconds_against:g}: a bot needs some seconds for a turn, such as 0.4."
            )
    if wishes.rollouts < 0 or (wishes.rollouts and wishes.seconds is not None):
        raise CommandError(f"--rollouts {wishes.rollouts}: a number of simulations, and then no --time.")
    if wishes.processor and wishes.seconds is None:
        raise CommandError("--processor says how --time is counted, such as --time 0.4 --processor.")
    if wishes.processor and any(is_program(name) for name in (*arguments.split_bots(wishes.bots), wishes.against)):
        raise CommandError("--processor counts no time of a program's (cmd: …): leave out one of them.")
    if wishes.deadline is not None and not 0 < wishes.deadline <= MOST_SECONDS:
        raise CommandError(f"--deadline {wishes.deadline:g}: a bot needs some seconds for a decision, such as 10.")
    if wishes.memory < 256:
        raise CommandError(f"--memory {wishes.memory}: a process needs 256 MiB at least.")
    if wishes.memory > MOST_MEMORY:
        raise CommandError(f"--memory {wishes.memory}: a process can be given {MOST_MEMORY} MiB (1 TiB) at most.")


def _make_conditions(wishes: ArenaWishes) -> Conditions:
    seconds = inf if wishes.seconds is None else wishes.seconds
    against = wishes.seconds_against or 0.0
    deadline = wishes.deadline or (10.0 if wishes.seconds is None else 2 * max(wishes.seconds, against) + 2)
    if wishes.processor and wishes.deadline is None:
        deadline *= BUSY
    seed = wishes.seed
    if seed is None and wishes.out is not None:
        seed = ArenaFolder.kept_seed(Path(wishes.out))
    seed = arguments.read_seed(seed)
    return Conditions(seed, seconds, wishes.rollouts, deadline, wishes.memory, wishes.processor, against)


def _make_pairs(wishes: ArenaWishes) -> tuple[tuple[str, str], ...]:
    entrants = [check_entrant(name) for name in arguments.split_bots(wishes.bots)]
    against = check_entrant(wishes.against) if wishes.against else ""
    pairs = round_robin(entrants, against)
    if not pairs:
        raise CommandError(f'--bots {wishes.bots}: an arena needs two bots that differ, such as "casual,random".')
    return pairs


def label_ways(games: Sequence[str], players: str, options: arguments.GameOptions) -> dict[str, Choice]:
    """Return the ways to play these games, or all there are, by their labels."""
    found = {}
    numbers = _read_players(players)
    for game in games or GAMES:
        profile = find_game(game).profile
        for number in numbers:
            if not games and not profile.min_players <= number <= profile.max_players:
                continue  # of all games, those for so many
            choice = options.make_choice(game, [f"seat {seat + 1}" for seat in range(number)])
            found[label_of(choice)] = choice
    if not found:
        raise CommandError(f"--players {players}: no game is for so many.")
    return found


def _read_players(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and len(word) == 1 and int(word) for word in words):
        raise CommandError(f'--players {text}: numbers of players, such as 2 or "2,4".')
    return list(dict.fromkeys(map(int, words)))


def _print_results(console: Console, arena: Arena, mets: Sequence[MetGame], best: Sequence[EntrantStanding]) -> None:
    ways = count_noun(len(arena.ways), "way to play", "ways to play")
    console.print(f"{count_noun(len(mets), 'game')} in {ways}, seed {arena.conditions.seed}", style="bold")
    names = short_names(arena.entrants)
    figures = ("Rating", "Games", "Crash", "Illegal", "Late", "Decision", "Longest")
    table = make_table("Bot", *figures, right=figures)
    for each in best:
        table.add_row(
            names[each.name],
            f"{each.rating:.1f} ± {2 * each.deviation:.1f}",
            str(each.games),
            *(str(each.faults[kind]) for kind in FAULTS),
            spell_seconds(each.mean_seconds),
            spell_seconds(each.longest),
        )
    print_table(console, table)
    found = pair_shares(arena, mets)
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
                write_percent(row.share),
                write_interval(*row.interval),
                f"{100 * row.fair:.0f}",
                "" if row.points is None else f"{row.points:+.1f}",
            )
        print_table(console, table)
    _print_duplicates(console, score_duplicates(arena, mets), names)
    for wrong in count_faults(mets):
        meeting = wrong.first.meeting
        lost = f"{wrong.bot} lost {count_noun(wrong.games, 'game')} by {wrong.kind}"
        where = f"{meeting.way}, deal {meeting.deal}, seat {wrong.first.faulty + 1}"
        console.print(f"{lost}; the first one ({where}): {wrong.first.said}", soft_wrap=True)


def _print_duplicates(console: Console, scores: Sequence[DuplicateScore], names: Mapping[str, str]) -> None:
    """Print how the sides did in the same seats of the same deals."""
    if not scores:
        return
    console.print("\nDuplicate scores: the same seats of the same deals", style="bold")
    numbers = ("Deals", "Matchpoints %", "Points", "Worth")
    table = make_table("Bot", "Foe", "Way", *numbers, right=numbers)
    for each in scores:
        percent, points = write_mean(each.percent), write_mean(each.points, "+")
        worth = f"{each.factor:.1f}×" if each.factor else ""
        table.add_row(names[each.one], names[each.other], each.way, str(each.deals), percent, points, worth)
    print_table(console, table)


def write_mean(found: MeanError, sign: str = "") -> str:
    """Write a mean with twice its standard error, where that is known."""
    error = "" if found.error == inf else f" ± {2 * found.error:.1f}"
    return f"{found.mean:{sign}.1f}{error}"


def _as_json(arena: Arena, mets: Sequence[MetGame], best: Sequence[EntrantStanding]) -> dict[str, Any]:
    return {
        "games": len(mets),
        "conditions": arena.conditions.to_json(),
        "ways": list(arena.ways),
        "standings": [each.to_json() for each in best],
        "shares": [each.to_json() for each in pair_shares(arena, mets)],
        "duplicates": [each.to_json() for each in score_duplicates(arena, mets)],
    }
