"""`lineup play`: a complete game on the full screen, in the plain terminal, or answer by answer from standard input."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from rich.console import Console

from lineup.bots import Bot, BotError, check_bot
from lineup.bots.hosting.helpers import lent
from lineup.bots.hosting.programs import blame_bot, dismiss_bots, make_bot_or_program
from lineup.commands.shared import arguments
from lineup.commands.shared.output import CommandError, count_noun, make_console
from lineup.commands.terminal.fullscreen.running import can_fill_screen, run_full_screen
from lineup.commands.terminal.lesson_notes import find_left_lesson, keep_note, list_lessons, next_lesson, tell_progress
from lineup.commands.terminal.pages import ConsolePaper
from lineup.commands.terminal.saved_games import another_place, check_free, replay_text, save_place
from lineup.commands.terminal.seats import PlayWishes, bots_of, choice_of
from lineup.commands.terminal.session import Session
from lineup.commands.terminal.table import TerminalTable
from lineup.engine.saying import Listed, say
from lineup.game import Game
from lineup.games import make_choice
from lineup.lessons import Lesson, find_lesson
from lineup.log import read_log
from lineup.match import second_game
from lineup.speech import Voice

STAND_IN: Final = "casual"  # plays where a saved game does not say which bot does
LIST, NEXT = "list", "next"  # in place of a lesson
NUMBER: Final = re.compile(r" \d+$")  # of the second bot of a kind


def play_game(wishes: PlayWishes, choose: bool = False) -> None:
    """Play until the game (of a match, the second) is over, the player stops, or the input ends.

    With `choose` the game is put together at a prompt first.
    """
    if wishes.lesson == LIST:
        list_lessons(wishes.language)
        return
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
    if wishes.go_on:
        from lineup.commands.terminal.compose import read_line
        from lineup.commands.terminal.left_games import choose_left_game

        found = choose_left_game(console, Voice(wishes.language), partial(read_line, console, plain))
        if found is None:
            return
        wishes = replace(wishes, resume=str(found))
    if choose:
        from lineup.commands.terminal.compose import compose_game  # loads the lab

        made = compose_game(wishes, console, plain)
        if made is None:
            return
        wishes = made
    lesson = find_lesson(next_lesson() if wishes.lesson == NEXT else wishes.lesson) if wishes.lesson else None
    left = find_left_lesson(lesson) if lesson else None
    if wishes.resume is not None:
        game = replay_text(read_log(Path(wishes.resume)), wishes.resume)
        bots, others = _resumed_bots(game, wishes.bots)
        file = file or Path(wishes.resume)
    elif lesson:
        game, bots = lesson_game(lesson, wishes.name)
        if left is not None:
            game, file = left[0], file or left[1]
        others = []
    else:
        game, bots = _new_game(wishes)
        others = []
    full = not wishes.plain and can_fill_screen(console, wishes.language)
    if not full and (wishes.others or wishes.lesson):
        raise CommandError(say("stage-only"))
    people = tuple(range(1 + len(wishes.others)))

    def sit_down(game: Game, bots: Mapping[int, Bot], file: Path | None) -> Session:
        if full:
            ask_everything = wishes.ask_everything or lesson is not None
            paper = ConsolePaper(console, plain)
            return Session(game, bots, paper, ask_everything, file, wishes.language, people, lesson)
        return TerminalTable(game, bots, console, plain, wishes.ask_everything, file, wishes.language)

    table = sit_down(game, bots, file)
    if wishes.resume is not None:
        table.retell_log(Path(wishes.resume))
        if wishes.save is not None and file is not None:
            check_free(file, table.keeper.known)
    elif left is not None:
        table.retell_log(left[1])
    if others:
        table.say_sentence("term-others", bot=STAND_IN, names=Listed(tuple(others)))
    run_table(table, console)
    first = table.game
    if lesson:
        tell_progress(lesson, keep_note(lesson, first, table.keeper.saved), console, table.voice)
    if first.result is not None and len(first.choice.mix) == 2 and not first.choice.half:
        text = table.voice.say("term-other-half", other="yes" if first.choice.other_half else "no")
        console.print(text, style="dim")
    if first.choice.half == 1 and first.result is not None:
        second = second_game(first)
        bots, _ = _resumed_bots(second, wishes.bots)
        file = None if table.keeper.file is None else another_place(table.keeper.file)
        console.print()
        run_table(sit_down(second, bots, file), console)


def run_table(table: Session, console: Console) -> None:
    """Play at a table until the game is over or the player stops."""
    try:
        with lent(table.game, table.bots.values()):
            if isinstance(table, TerminalTable):
                table.run_game()
            else:
                run_full_screen(table, console)
    finally:
        dismiss_bots(list(table.bots.values()))


def _new_game(wishes: PlayWishes) -> tuple[Game, dict[int, Bot]]:
    seed = arguments.read_seed(wishes.seed)
    choice = choice_of(wishes, half_seed=seed if wishes.match else "")
    game = Game(choice, f"{seed} game 1" if wishes.match else seed)
    return game, _make_bots(bots_of(wishes), seed, 1 + len(wishes.others))


def lesson_game(lesson: Lesson, name: str) -> tuple[Game, dict[int, Bot]]:
    """Lay out the cards of a lesson."""
    kinds = [STAND_IN] * (lesson.players - 1)
    names = [name, *arguments.seat_names(kinds, [name])]
    choice = make_choice(
        lesson.game, names, lesson.variants, rules=lesson.rules, heroes=lesson.heroes, deal=lesson.deal
    )
    return Game(choice, lesson.seed), _make_bots(kinds, lesson.seed)


def _make_bots(kinds: Sequence[str], seed: str, first: int = 1) -> dict[int, Bot]:
    """The bots of the seats from `first` on; BotFault if one fails at once."""
    bots = {}
    for seat, kind in enumerate(kinds, first):
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
