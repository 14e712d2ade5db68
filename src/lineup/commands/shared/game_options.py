"""Options that say which game is played, for all commands that play one, and help pages that speak of the boxes."""

from __future__ import annotations

from collections.abc import Callable
from string import Template
from typing import Annotated, Final

import typer

from lineup.boxes import BOXES, Box, BoxError
from lineup.commands.shared.output import CommandError


def _find_boxes() -> list[Box]:
    """Return the boxes; none if one of them is broken, which every command that needs them will say."""
    try:
        return list(BOXES.values())
    except BoxError:
        return []


FOUND: Final = _find_boxes()
FIRST: Final = FOUND[0].id if FOUND else ""


def speaks_of_boxes(command: Callable[..., None]) -> Callable[..., None]:
    """Let the help of a command speak of the boxes there are.

    $game, $card, $rule and $section are of the first one; $examples are those that the boxes give for the command.
    """
    lines = [f"lineup {command.__name__} {each}" for box in FOUND for each in box.examples.get(command.__name__, ())]
    rule = FOUND[0].example_rule if FOUND else ""
    command.__doc__ = Template(command.__doc__ or "").safe_substitute(
        game=FIRST,
        card=FOUND[0].example_card if FOUND else "",
        rule=rule,
        section=rule.rpartition("-")[0],
        examples="\n      ".join(lines),
    )
    return command


def check_filled(context: typer.Context, param: typer.CallbackParam, value: str | None) -> str | None:
    """Check a parameter that takes no empty value: CommandError if the command line gives one."""
    source = context.get_parameter_source(param.name or "")
    if value is not None and not value.strip() and source is not None and source.name == "COMMANDLINE":
        option, wanted = param.opts[0], param.metavar or "TEXT"
        if not option.startswith("-"):
            raise CommandError(f'{wanted} "{value}": the value is empty; a name is needed there.')
        raise CommandError(f'{option} "{value}": the value is empty; give one ({wanted}), or leave {option} out.')
    return value


Game = Annotated[str, typer.Argument(metavar="GAME", help="The game; lineup games lists them.")]
Variants = Annotated[
    list[str] | None,
    typer.Option("--variant", metavar="ID", help="A variant of the game, such as hunt; may be repeated."),
]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="KEY=VALUE", help="Set a rules switch, such as super_villains=10; may be repeated."),
]
Language = Annotated[
    str,
    typer.Option(
        "--language", metavar="CODE", help="The language of all sentences (that of LANG if it is there, else English)."
    ),
]
Heroes = Annotated[
    list[str] | None,
    typer.Option(
        "--hero", metavar="NAME", help="Super Hero or Character by seat; may be repeated, any for a random one."
    ),
]
Processes = Annotated[
    int | None, typer.Option("--processes", metavar="N", help="Processes to use; all cores if not given.")
]
Shard = Annotated[
    str,
    typer.Option(
        "--shard", metavar="I/N", callback=check_filled, help="With --out: play only the Ith of N shares of the games."
    ),
]
Cluster = Annotated[
    str,
    typer.Option(
        "--cluster", metavar="ADDRESS", callback=check_filled, help="Play on a Ray cluster, such as 10.0.0.1:6379."
    ),
]
Swap = Annotated[
    list[str] | None,
    typer.Option("--swap", metavar="OUT=IN", help="Swap a card of the box for one of a set; may be repeated."),
]
SwapOut = Annotated[
    list[str] | None,
    typer.Option("--swap-out", metavar="EMBLEM", help="Propose swaps: cards that go out; may be repeated."),
]
SwapIn = Annotated[
    list[str] | None,
    typer.Option("--swap-in", metavar="EMBLEM", help="Propose swaps: cards that come in; may be repeated."),
]
Mix = Annotated[
    str | None,
    typer.Option(
        "--mix", metavar="TEXT", help=f'Which groups of cards each set gives: "{FIRST}=Hero,Location;my-set=…".'
    ),
]
OtherHalf = Annotated[
    bool,
    typer.Option("--other-half", help="Play the other half of the mix: the sets change places in it."),
]
