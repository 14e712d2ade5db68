"""`lineup play`: a complete game in the plain terminal, or answer by answer from standard input."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from lineup.bots import Bot, BotError, check_bot
from lineup.bots.hosting.helpers import lent
from lineup.bots.hosting.programs import blame_bot, dismiss_bots, make_bot_or_program
from lineup.commands.shared import arguments
from lineup.commands.shared.output import CommandError, count_noun, make_console
from lineup.commands.terminal.saved_games import another_place, check_free, replay_text, save_place
from lineup.commands.terminal.seats import PlayWishes, bots_of, choice_of
from lineup.commands.terminal.table import TerminalTable
from lineup.engine.saying import Listed
from lineup.game import Game
from lineup.log import read_log
from lineup.match import second_game

STAND_IN: Final = "casual"  # plays where a saved game does not say which bot does
NUMBER: Final = re.compile(r" \d+$")  # of the second bot of a kind


def play_game(wishes: PlayWishes, choose: bool = False) -> None:
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
    if file is not None and wishes.resume is None:
        check_free(file)
    if choose:
        from lineup.commands.terminal.compose import compose_game  # loads the lab

        made = compose_game(wishes, console, plain)
        if made is None:
            return
        wishes = made
    if wishes.resume is not None:
        game = replay_text(read_log(Path(wishes.resume)), wishes.resume)
        bots, others = _resumed_bots(game, wishes.bots)
        file = file or Path(wishes.resume)
    else:
        game, bots = _new_game(wishes)
        others = []
    table = TerminalTable(game, bots, console, plain, wishes.ask_everything, file, wishes.language)
    if wishes.resume is not None:
        table.retell_log(Path(wishes.resume))
        if wishes.save is not None and file is not None:
            check_free(file, table.keeper.known)
    if others:
        table.say_sentence("term-others", bot=STAND_IN, names=Listed(tuple(others)))
    _run_table(table)
    first = table.game
    if first.result is not None and len(first.choice.mix) == 2 and not first.choice.half:
        text = table.voice.say("term-other-half", other="yes" if first.choice.other_half else "no")
        console.print(text, style="dim")
    if first.choice.half == 1 and first.result is not None:
        second = second_game(first)
        bots, _ = _resumed_bots(second, wishes.bots)
        file = None if table.keeper.file is None else another_place(table.keeper.file)
        console.print()
        _run_table(TerminalTable(second, bots, console, plain, wishes.ask_everything, file, wishes.language))


def _run_table(table: TerminalTable) -> None:
    try:
        with lent(table.game, table.bots.values()):
            table.run_game()
    finally:
        dismiss_bots(list(table.bots.values()))


def _new_game(wishes: PlayWishes) -> tuple[Game, dict[int, Bot]]:
    seed = arguments.read_seed(wishes.seed)
    choice = choice_of(wishes, half_seed=seed if wishes.match else "")
    game = Game(choice, f"{seed} game 1" if wishes.match else seed)
    return game, _make_bots(bots_of(wishes), seed)


def _make_bots(kinds: Sequence[str], seed: str) -> dict[int, Bot]:
    """The bots of the seats besides the player's; BotFault if one fails at once."""
    bots = {}
    for seat, kind in enumerate(kinds, 1):
        with blame_bot(kind):
            bots[seat] = make_bot_or_program(kind, seat, seed)
    return bots


def _resumed_bots(game: Game, wanted: str | None) -> tuple[dict[int, Bot], list[str]]:
    """The bots of a saved game: those wished for, else by the names of the seats; and the seats that tell of no bot."""
    seats = game.choice.seats
    others: list[str] = []
    if wanted is not None:
        kinds = arguments.read_bots(wanted)
        if len(kinds) != len(seats) - 1:
            raise CommandError(
                f"The saved game has {count_noun(len(seats) - 1, 'seat')} besides yours; "
                f"{count_noun(len(kinds), 'bot was', 'bots were')} given."
            )
    else:
        kinds = []
        for name in seats[1:]:
            try:
                kinds.append(check_bot(NUMBER.sub("", name)))
            except BotError:
                kinds.append(STAND_IN)
                others.append(name)
    return _make_bots(kinds, f"{game.seed} from {len(game.answers)}"), others
