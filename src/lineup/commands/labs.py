"""The commands that measure bots: options and help pages. What they do is in their modules."""

from __future__ import annotations

from typing import Annotated

import typer

from lineup.commands.owncards import Json


def add_to(app: typer.Typer) -> None:
    """Add the commands to a group."""
    app.command("bots")(bots)
    app.command("bots audit")(audit)


def bots(as_json: Json = False) -> None:
    """List the bots; see also lineup bots audit.

    Besides these, any program that speaks the line protocol of docs/bots.md is a bot: wherever one is named, write
    "cmd: ./my-bot".

    \b
    Examples:
      lineup bots
      lineup bots --json

    With --json: a list of objects with id, title and summary.
    """
    from lineup.commands.bots import show_bots

    show_bots(as_json)


def audit(
    names: Annotated[list[str], typer.Argument(metavar="BOT…", help='Names of bots, or "cmd: COMMAND".')],
    games: Annotated[
        list[str] | None, typer.Option("--game", metavar="GAME", help="Only this game; may be repeated.")
    ] = None,
    rounds: Annotated[
        int, typer.Option("--rounds", metavar="N", help="Games of each number of players of each game.")
    ] = 1,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="TEXT", help="The same seed examines the same games.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove that bots do not peek.

    A bot plays every game at every number of players, at all seats. Then it is led through the same decisions
    again, with everything its seat cannot know dealt anew behind them: hidden hands, decks and dice. A choice
    that changes rests on something the bot may not know; it is shown with its game, turn and question (exit
    code 1). A bot whose dice do not come from its seed cannot be judged and is named too.

    \b
    Examples:
      lineup bots audit casual --game rivals-batman-joker
      lineup bots audit casual random --game rivals-batman-joker --rounds 2

    With --json: a list of objects with bot, games, decisions, clean and findings.
    """
    from lineup.commands.bots import show_audit

    show_audit(names, games or (), seed, rounds, as_json)
