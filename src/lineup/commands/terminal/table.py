"""One person's seat in the plain terminal: shows the game, reads answers and commands, drives the bots in between."""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from lineup.bots import Bot
from lineup.bots.hosting.programs import BotFault
from lineup.commands.terminal import board
from lineup.commands.terminal.final_scores import show_match, show_result
from lineup.commands.terminal.pages import ME, ConsolePaper
from lineup.commands.terminal.saved_games import allow_interrupts
from lineup.commands.terminal.session import Session, Stop
from lineup.engine.queries import ending_of
from lineup.engine.state import Ask
from lineup.game import Game
from lineup.speech import ENGLISH

MOST_NEWS: Final = 8  # sentences on what happened, above the table
SIGNALLED: Final = 128  # what a shell adds to the number of the signal that ended a program


class TerminalTable(Session):
    """A session in lines: shows the table, reads answers and commands, and says the end."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        console: Console,
        plain: bool,
        ask_everything: bool,
        file: Path | None,
        language: str = ENGLISH,
    ) -> None:
        super().__init__(game, bots, ConsolePaper(console, plain), ask_everything, file, language)
        self.console = console
        self.plain = plain
        self.shown: Ask | None = None  # the question on the screen

    # Driving

    def run_game(self) -> None:
        """Play until the game is over or the player stops."""
        if self.game.ask is not None:
            self.introduce_game()
        fault, failure = "", None
        with allow_interrupts() as heard:
            try:
                ended = self.play_on()
            except KeyboardInterrupt:
                ended = "stopped"
            except BotFault as error:
                ended, fault = "stopped", str(error)
            except BaseException as error:  # also a closed pipe, which for rich is the end of the program
                ended, failure = "stopped", error
            try:
                self.saved_file()  # before anything is said: there may be nobody left to read it
            except KeyboardInterrupt:  # the one signal that interrupts came only now
                self.saved_file()
        if failure is not None or heard:
            with suppress(OSError):
                self.console.print()
                self.stop_game(ended)
            if failure is not None:
                raise failure
            if heard[0] != signal.SIGINT:
                sys.exit(SIGNALLED + heard[0])
        elif ended:
            if fault:
                self.paper.print_line(fault)
            self.stop_game(ended)
        else:
            self.finish_game()

    def play_on(self) -> str:
        """Play until the game is over, or the player stops; return how it ended."""
        while (ask := self.advance_to_decision()) is not None:
            try:
                self.decide_question(ask)
            except Stop as stop:
                if stop.ended != "stopped" or not self.must_stay():
                    return stop.ended
        return ""

    # Showing

    def show_decision(self, ask: Ask, full: bool = False) -> None:
        """The table, the news and the question; `full` spells everything out."""
        height = 24 if self.plain else self.console.height
        labels = [self.label_option(option, ask) for option in ask.options]
        news = self.recent_sentences(height // 3)
        shown = (self.game.view(ME), ask, self.describe_question(ask), labels, news, self.line_width)
        for line in [Text(""), *board.screen_lines(*shown, height - 2, full, self.voice)]:  # and the line of the prompt
            self.console.print(line, soft_wrap=True)

    def show_table(self) -> None:
        assert self.shown is not None
        self.show_decision(self.shown, full=True)

    # Deciding

    def decide_question(self, ask: Ask) -> None:
        """Show a decision and read lines until it is made or taken back."""
        self.shown = ask
        self.show_decision(ask)
        while True:
            line = self.read_line(len(ask.options))
            if self.handle_line(line, ask):
                return

    def read_line(self, count: int) -> str:
        """The next line the player types; Stop at the end of input."""
        if not self.plain:
            try:
                return self.console.input(f"{self.voice.say('term-hint', n=count)} ").strip()
            except EOFError:
                self.console.print()
                raise Stop("closed") from None
        text = sys.stdin.readline()
        if not text:
            raise Stop("input")
        self.console.print(f"> {text.strip()}", soft_wrap=True)
        return text.strip()

    def finish_game(self) -> None:
        self.console.print()
        for sentence in self.recent_sentences(MOST_NEWS):
            self.paper.print_line(f"  {sentence}")
        tell_end(self, self.console)


def tell_end(session: Session, console: Console) -> None:
    """Print the result, the score of every card, and where the log is."""
    game = session.game
    assert game.result is not None
    viewer = session.viewer if len(session.people) == 1 else -1
    teams = game.state.setup.teams
    show_result(console, game.result, game.choice.seats, viewer, teams, ending_of(game.state), session.voice)
    if game.choice.first_scores:
        show_match(console, game, viewer, session.voice)
    file = session.saved_file()
    for failure in session.keeper.failures:
        session.say_error(failure)
    if file:
        session.say_sentence("term-log-is-in", file=file)
