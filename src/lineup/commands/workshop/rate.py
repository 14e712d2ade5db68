"""`lineup cards rate`: rate each custom card beside its neighbours, by simulation."""

from __future__ import annotations

from contextlib import closing

from rich.console import Console

from lineup.commands.shared import arguments
from lineup.commands.shared.output import (
    CommandError,
    count_noun,
    make_console,
    make_progress,
    make_table,
    print_json,
    print_lines,
    print_table,
)
from lineup.engine.definitions import Card
from lineup.games import Choice, build_setup, find_game, first_game
from lineup.lab.forecast.forecast import Measure
from lineup.lab.forecast.rating import RatedCard, find_neighbours, rate_card
from lineup.language.sets import BOXES, load
from lineup.running.workers import count_processes


def show_ratings(
    file: str, game: str, only: str, deals: int, seed: str | None, processes: int | None, as_json: bool
) -> None:
    """Play the games with a progress bar, then print a table and a sentence for each card, or a JSON list."""
    arguments.check_number("--deals", deals, 1)
    if processes is not None and processes < 1:
        raise CommandError(f"--processes {processes}: at least 1 process is needed.")
    cards = [card for card in load(file).cards if card.stack == "main"]
    if only:
        wanted = only.lower()
        known = ", ".join(card.id for card in cards)
        cards = [card for card in cards if wanted in (card.id, card.name.lower())]
        if not cards:
            raise CommandError(f'{file} has no card "{only}" for a main deck. It has: {known or "none"}.')
    if not cards:
        raise CommandError(f"{file} has no card for a main deck; only those can be compared with neighbours.")
    console = make_console()
    text = arguments.read_seed(seed)
    found = []
    with make_progress("deals") as bar:
        task = bar.add_task("", total=deals * len(cards))
        for at, card in enumerate(cards):
            bar.update(task, description=card.name)
            choice, others = _find_neighbours(file, game, card)
            count = count_processes(processes, deals * (1 + len(others)) // 20)
            last: RatedCard | None = None
            with closing(rate_card(choice, card, others, text, deals, count)) as growing:
                for last in growing:
                    bar.update(task, completed=at * deals + last.deals)
            assert last is not None
            found.append(last)
            if not as_json:
                _print_rating(console, last)
    if as_json:
        print_json([each.to_json() for each in found])
    else:
        console.print(f"Every deal was played with either card and either player beginning, seed {text}.", style="dim")


def _find_neighbours(file: str, game: str, card: Card) -> tuple[Choice, list[Card]]:
    """The game a card is tried in, and its neighbours there: the box it is for, else the one named."""
    box = card.set if card.set in BOXES else find_game(game or first_game()).id
    choice = Choice(box, ("with it", "without"), sets=(file,))
    build_setup(choice)
    others = find_neighbours(choice, card)
    if not others:
        raise CommandError(
            f"{find_game(box).title} has no {card.title} to compare {card.name} with; name another --game."
        )
    return choice, others


def _write_points(measure: Measure) -> str:
    value, low, high = (100 * each for each in measure)
    return f"{value:+.0f} ({low:+.0f} to {high:+.0f})"


def _print_rating(console: Console, found: RatedCard) -> None:
    console.print(f"{found.card}, {found.type}, cost {found.cost}: {count_noun(found.deals, 'deal')}", style="bold")
    table = make_table("Neighbour", "Cost", "Wins with it", f"{found.card} beside it", right=("Cost", "Wins with it"))
    for each in found.beside:
        table.add_row(each.card, str(each.cost), f"{100 * each.share:.0f} %", _write_points(each.more))
    print_table(console, table)
    print_lines(console, [describe_rating(found)])


def describe_rating(found: RatedCard) -> str:
    """Sum up a rating in a sentence."""
    low, high = min(each.cost for each in found.beside), max(each.cost for each in found.beside)
    costs = f"cost {low}" if low == high else f"cost {low} to {high}"
    than = f"other cards of type {found.type}, {costs}"
    if found.verdict == "level":
        points = _write_points(found.more)
        return f"{found.card} is about as strong as {than}: the difference of {points} points of wins may be luck."
    near, far = sorted(abs(100 * each) for each in found.more[1:])
    often = "more" if found.verdict == "stronger" else "less"
    points = f"{abs(100 * found.more.value):.0f} points ({near:.0f} to {far:.0f}) {often} often"
    return f"{found.card} is {found.verdict} than {than}: whoever begins with it wins {points}."
