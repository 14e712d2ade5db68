"""`lineup bots` lists the bots; `lineup bots audit` proves that they decide by what they may know alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from lineup.bots import BOTS, Bot
from lineup.bots.hosting.programs import check_bot_or_program, make_bot_or_program
from lineup.bots.hosting.registry import load_ratings
from lineup.commands.shared import arguments
from lineup.commands.shared.output import (
    FAILED_CHECK,
    CommandError,
    count_noun,
    make_console,
    make_progress,
    make_table,
    print_json,
    print_table,
)
from lineup.games import find_game
from lineup.lab.checks.peeking import Audit, Finding, audit_bot, usual_choices

SHOWN = 5  # findings of a bot, in the terminal


def show_bots(as_json: bool) -> None:
    """List the bots that can be asked for by name."""
    if as_json:
        facts = [(bot, load_ratings().get(bot.name)) for bot in BOTS.values()]
        print_json(
            [{"id": bot.name, "title": bot.title, "summary": bot.summary, "rating": rating} for bot, rating in facts]
        )
        return
    console = make_console()
    table = make_table("Bot", "Title", "Rating", "What it does", right=("Rating",))
    for bot in BOTS.values():
        rating = load_ratings().get(bot.name)
        table.add_row(bot.name, bot.title, "" if rating is None else f"{rating:.0f}", bot.summary)
    print_table(console, table)
    console.print('\nA program in any language is a bot too: "cmd: ./my-bot" wherever a bot is named (docs/bots.md).')


def show_audit(names: Sequence[str], games: Sequence[str], seed: str | None, rounds: int, as_json: bool) -> None:
    """Audit bots one after the other; exit code 1 if one of them did not decide by its view alone."""
    arguments.check_number("--rounds", rounds, 1)
    bots = [check_bot_or_program(name) for name in names]
    label = arguments.read_seed(seed)
    choices = usual_choices([find_game(game).id for game in games]) * rounds
    done = []
    with make_progress() as bar:
        for name in bots:
            task = bar.add_task(name, total=len(choices))

            def make(seat: int, seed: str, name: str = name) -> Bot:
                return make_bot_or_program(name, seat, seed)

            done.append(audit_bot(name, make, choices, label, progress=lambda task=task: bar.advance(task)))  # type: ignore[misc]
    if as_json:
        print_json([each.to_json() for each in done])
    else:
        console = make_console()
        for each in done:
            _print_audit(console, each)
    if not all(each.is_clean for each in done):
        raise CommandError("", FAILED_CHECK)


def _print_audit(console: Console, done: Audit) -> None:
    played = f"{count_noun(done.games, 'game')}, {count_noun(done.decisions, 'decision')}, each made again with every "
    played += "hidden card dealt anew"
    if done.is_clean:
        console.print(f"{done.bot}: does not peek ({played}).")
        return
    count = count_noun(len(done.findings), "finding")
    console.print(f"{done.bot}: {count} ({played}).")
    for each in done.findings[:SHOWN]:
        console.print(f"  {describe_finding(each)}")
    if len(done.findings) > SHOWN:
        console.print(f"  … and {count_noun(len(done.findings) - SHOWN, 'more finding')}; --json has them all.")


def describe_finding(found: Finding) -> str:
    """Describe a finding in words."""
    game = f'{found.game}, {found.players} players, seed "{found.seed}"'
    if found.what == "failed":
        return f"failed in {game}: {found.otherwise}"
    where = f"{game}, turn {found.turn}, seat {found.seat + 1}, decision {found.decision} ({found.question})"
    chose = f'chose "{found.chose}", and "{found.otherwise}"'
    if found.what == "peeked":
        return f"peeked at {where}: {chose} where hidden cards lie otherwise and all it may see is the same."
    return f"is unsteady at {where}: {chose} another time; its dice must come from its seed alone."
