"""`lineup mix`: put a way to play together and forecast its games, before anyone sits down."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from typing import Final

from rich.console import Console

from lineup.bots.hosting.programs import check_bot_or_program
from lineup.commands.lab.roads import read_road
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
from lineup.engine.profile import RuleError
from lineup.games import Choice, build_setup, propose_swaps, sets_of, swap_pairs, write_choice
from lineup.lab.forecast.forecast import PART, Forecast, Measure, make_forecasts
from lineup.running.workers import count_processes
from lineup.speech import Voice
from lineup.words.notes import notes_on

MOST_FORECAST: Final = 100_000  # games: all that was seen of them is kept in memory


def show_mix(choice: Choice, games: int, seed: str | None, bot: str, processes: int | None, as_json: bool) -> None:
    """Describe the choices, play the games with a progress bar, and print the forecast or one JSON object."""
    arguments.check_number("--games", games, 0, MOST_FORECAST)
    road = read_road(processes, "", "", kept=False)
    bot = check_bot_or_program(bot)
    teams = build_setup(choice).teams
    seed = arguments.read_seed(seed)
    console = make_console()
    if not as_json:
        print_choice(console, choice, teams)
    processes = count_processes(road.processes, max(games // (2 * PART), 1))
    last = forecast_with_progress(choice, bot, games, seed, processes)
    if as_json:
        made = write_choice(choice)
        print_json({"seed": seed, "bot": bot, "choice": made, "forecast": last.to_json() if last else None})
    elif last is not None:
        show_forecast(console, last, bot, seed)


def forecast_with_progress(choice: Choice, bot: str, games: int, seed: str, processes: int) -> Forecast | None:
    """Forecast a way to play, with a progress bar; None of no games."""
    last: Forecast | None = None
    with (
        make_progress("games") as bar,
        closing(make_forecasts(choice, bot, games, seed, processes)) as growing,
    ):
        task = bar.add_task("Playing", total=games)
        for last in growing:
            first = _write_percent(last.first)
            bar.update(task, completed=last.games, description=f"{last.turns.value:.0f} turns, first player {first}")
    return last


def choose_mix(options: arguments.GameOptions, game: str, players: int | None) -> Choice:
    """Return the way to play, with the swaps a rulebook advises where none are given."""
    players = options.usual_players(game)[0] if players is None else players
    if players < 1:
        raise CommandError(f"--players {players}: at least 1 player is needed.")
    options.check_players(game, players)
    choice = options.make_choice(game, players)
    if not choice.swaps and choice.sets and not choice.mix:
        with suppress(RuleError):  # no rulebook advises any here
            return replace(choice, swaps=propose_swaps(choice))
    return choice


def print_choice(
    console: Console, choice: Choice, teams: Sequence[int], swap: str = "--swap", voice: Voice | None = None
) -> None:
    """Describe a way to play: its players, sets, and the cards swapped; `swap` is typed for a pair."""
    console.print(f"{choice.game}, {count_noun(len(choice.seats), 'player')}", style="bold")
    print_lines(console, map(voice or Voice(), notes_on(choice, teams)))
    if choice.swaps:
        table = make_table("Out", "Type", "Cost", "In", "Type ", "Cost ", right=("Cost", "Cost "))
        for cards in swap_pairs(choice, sets_of(choice)):
            table.add_row(*(text for card in cards for text in (card.id, card.title, str(card.cost))))
        print_table(console, table)
        advised = f"Of like type and cost, as the rulebooks advise; change a pair with {swap} OUT=IN."
        print_lines(console, [advised], "dim")


def _write_percent(measure: Measure) -> str:
    return f"{100 * measure.value:.0f} %"


def _write_interval(measure: Measure) -> str:
    return f"{_write_percent(measure)} ({100 * measure.low:.0f} to {100 * measure.high:.0f})"


def show_forecast(console: Console, found: Forecast, bot: str, seed: str) -> None:
    """The forecast for people: every share with its 95 % interval."""
    console.print(
        f"{count_noun(found.games, 'game')} among {bot} bots, seed {seed}; 95 % intervals in brackets", style="bold"
    )
    turns = found.turns
    console.print(
        f"Length: {turns.value:.1f} ({turns.low:.1f} to {turns.high:.1f}) turns of all players together; "
        f"most games {found.shortest} to {found.longest}"
    )
    if found.fair < 1:
        console.print(f"Whoever begins wins {_write_interval(found.first)}; {100 * found.fair:.0f} % would be fair")
    if found.won.value < 1 or found.fair == 1:
        console.print(f"Won against the clock: {_write_interval(found.won)}")
    console.print(f"Stalls: no card leaves the Line-Up in {_write_interval(found.still)} of the turns")
    console.print(f"  and for two full rounds in {_write_interval(found.stalled)} of the games")
    if found.called.value:
        console.print(
            f"No end: {_write_interval(found.called)} of the games were called (a rule of ours for simulations)"
        )
    if found.cards:
        console.print("Dominant cards: their owners win more than others who spent as much Power, by")
        for card in found.cards:
            more = card.more
            console.print(
                f"  {card.card}: {100 * more.value:.0f} points ({100 * more.low:.0f} to {100 * more.high:.0f})"
            )
    else:
        console.print("Dominant cards: none that so many games tell of")
