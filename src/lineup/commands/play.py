"""`lineup play`: a complete game in the plain terminal, or answer by answer from standard input."""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from pathlib import Path

from lineup.bots import BOTS, Bot
from lineup.bots.helpers import lent
from lineup.bots.programs import dismiss, make_anybody
from lineup.commands import options
from lineup.commands.output import Complaint, counted, make_console
from lineup.commands.seating import Wishes, bots_of, choice_of
from lineup.commands.table import Table, another_place, save_place
from lineup.game import Game, replay
from lineup.log import read_log
from lineup.match import second_game


def play(wishes: Wishes, choose: bool = False) -> None:
    """Play until the game (of a match, the second) is over, the player stops, or the input ends.

    With `choose` the game is put together at a prompt first.
    """
    plain = not sys.stdin.isatty()
    if plain and isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    elif not plain:
        with suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history at the prompt)
    console = make_console(plain)
    file = save_place(wishes.save)
    if choose:
        from lineup.commands.composing import compose  # loads the lab

        made = compose(wishes, console, plain)
        if made is None:
            return
        wishes = made
    if wishes.resume is not None:
        game = replay(read_log(Path(wishes.resume)))
        bots = _resumed_bots(game, wishes.bots)
        file = file or Path(wishes.resume)
    else:
        game, bots = _new_game(wishes)
    table = Table(game, bots, console, plain, wishes.ask_everything, file, wishes.language)
    if wishes.resume is not None:
        table.retell(Path(wishes.resume))
    _run(table)
    first = table.game
    if first.result is not None and len(first.choice.mix) == 2 and not first.choice.half:
        text = table.voice.say("term-other-half", other="yes" if first.choice.other_half else "no")
        console.print(text, style="dim")
    if first.choice.half == 1 and first.result is not None:
        second = second_game(first)
        bots = _resumed_bots(second, wishes.bots)
        file = None if table.file is None else another_place(table.file)
        console.print()
        _run(Table(second, bots, console, plain, wishes.ask_everything, file, wishes.language))


def _run(table: Table) -> None:
    try:
        with lent(table.game, table.bots.values()):
            table.run()
    finally:
        dismiss(list(table.bots.values()))


def _new_game(wishes: Wishes) -> tuple[Game, dict[int, Bot]]:
    seed = options.read_seed(wishes.seed)
    choice = choice_of(wishes, half_seed=seed if wishes.match else "")
    game = Game(choice, f"{seed} game 1" if wishes.match else seed)
    return game, {seat: make_anybody(kind, seat, seed) for seat, kind in enumerate(bots_of(wishes), 1)}


def _resumed_bots(game: Game, wanted: str | None) -> dict[int, Bot]:
    """The bots of a saved game: those wished for, else by the names of the seats."""
    seats = game.choice.seats
    if wanted is not None:
        kinds = options.read_bots(wanted)
        if len(kinds) != len(seats) - 1:
            raise Complaint(
                f"The saved game has {counted(len(seats) - 1, 'seat')} besides yours; "
                f"{counted(len(kinds), 'bot was', 'bots were')} given."
            )
    else:
        kinds = [kind if (kind := name.split(" ")[0]) in BOTS else "casual" for name in seats[1:]]
    seed = f"{game.seed} from {len(game.answers)}"
    return {seat: make_anybody(kind, seat, seed) for seat, kind in enumerate(kinds, 1)}
