"""The texts a player reads in the terminal: sentences, and the pages to look up while playing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from lineup import ledger
from lineup.advice import NoAdvice
from lineup.boxes import first_box
from lineup.commands.catalogue import card_text, rules
from lineup.commands.shared.output import CommandError, find_near, print_lines
from lineup.commands.terminal import board
from lineup.engine.definitions import Card
from lineup.engine.queries import definition_of
from lineup.engine.saying import Arg, Listed
from lineup.engine.state import Ask
from lineup.errors import LineUpError
from lineup.game import Game
from lineup.speech import Voice

ME: Final = 0  # the seat of whoever started the game
ENTRY: Final = re.compile(r"(  \S.*?)(  +)(.*)")  # a line of the help: a command and what it does


def number_of(text: str) -> int:
    """The number of an option as typed, or 0."""
    return int(text) if text.isdecimal() and len(text) < 5 else 0


class Paper(Protocol):
    """The place where a session's sentences and pages are shown; `plain` where a program or a screen reader reads."""

    plain: bool

    @property
    def width(self) -> int: ...

    def print_line(self, text: str, whole: bool = False) -> None:
        """Show a sentence; a long one is wrapped unless it must stay `whole`."""

    def print_page(self, lines: Iterable[Text]) -> None:
        """Show the lines of a page."""


class ConsolePaper:
    """The lines of a terminal that scrolls."""

    def __init__(self, console: Console, plain: bool) -> None:
        self.console = console
        self.plain = plain

    @property
    def width(self) -> int:
        return self.console.width

    def print_line(self, text: str, whole: bool = False) -> None:
        """Print a line; in a terminal a long one goes on under its beginning, unless it must stay `whole`."""
        indent = len(text) - len(text.lstrip())
        rows = [Text(text)] if self.plain or whole else board.wrap_line(Text(text), self.width, indent)
        for row in rows:
            self.console.print(row, soft_wrap=True)

    def print_page(self, lines: Iterable[Text]) -> None:
        print_lines(self.console, lines)


class Speaker:
    """Says everything about one game to one reader, on paper."""

    def __init__(self, game: Game, paper: Paper, language: str) -> None:
        self.game = game
        self.paper = paper
        self.language = language
        self.viewer = ME

    @property
    def line_width(self) -> int:
        return max(min(self.paper.width, 120), board.LEAST)

    @property
    def voice(self) -> Voice:
        return Voice(self.language, self.game.state.setup, self.viewer)

    def say_sentence(self, key: str, **args: Arg) -> None:
        """Print a sentence; lines in it that are indented are commands and files, which stay whole."""
        for line in self.voice.say(key, **args).split("\n"):
            self.paper.print_line(line, whole=line.startswith(" "))

    def print_advice(self, lines: Iterable[str]) -> None:
        try:
            for line in lines:
                self.paper.print_line(line)
        except NoAdvice as error:
            self.say_error(error)

    def say_error(self, error: LineUpError) -> None:
        self.paper.print_line(self.voice(error.said) if error.said is not None else str(error))

    def find_card(self, name: str) -> Card | None:
        """The card of this game a name means, after saying so if there is none or several."""
        defs = self.game.state.setup.defs
        found = card_text.find_cards(defs, name)
        if not found:
            hints = find_near(name, [card.name for card in defs])
            self.say_sentence("term-no-card", name=name, near=Listed(tuple(hints), "or"))
            return None
        if len({card.name for card in found}) > 1:
            names = tuple(card.name for card in found[:6])
            self.say_sentence("term-which-card", name=name, cards=Listed(names, "or"))
            return None
        return found[0]

    def show_card(self, name: str, ask: Ask) -> None:
        if not name:
            self.say_sentence("term-card-how", card=first_box().example_card)
            return
        if 1 <= number_of(name) <= len(ask.options):
            card = ask.options[number_of(name) - 1].card
            if card < 0:
                self.say_sentence("term-no-card-there", n=number_of(name))
            else:
                self.paper.print_page(
                    card_text.card_page(definition_of(self.game.view(self.viewer), card), voice=self.voice)
                )
            return
        found = self.find_card(name)
        if found is not None:
            for same in self.game.state.setup.defs:
                if same.name == found.name:
                    self.paper.print_page(card_text.card_page(same, voice=self.voice))

    def show_help(self) -> None:
        """List the commands; in a narrow terminal each command stands above its explanation."""
        for line in self.voice.say("term-help", rule=first_box().example_rule).split("\n"):
            entry = ENTRY.fullmatch(line)
            if entry is None or self.paper.plain:
                self.paper.print_line(line)
            elif self.line_width < board.NARROW:
                self.paper.print_line(entry[1])
                self.paper.print_line(f"      {entry[3]}")
            else:
                self.paper.print_page(board.wrap_line(Text(line), self.line_width, entry.start(3)))

    def show_rule(self, text: str) -> None:
        if not text:
            self.say_sentence("term-rule-how", rule=first_box().example_rule)
            return
        try:
            found = rules.find_clauses(text, self.game.choice.game)
        except (ledger.LedgerError, CommandError) as error:
            self.say_error(error)
            return
        if len(found) == 1:
            self.paper.print_page(rules.clause_page(found[0], self.voice))
            return
        for clause in found[:10]:
            self.paper.print_line(f"  {clause.id}: {clause.rule}")
        if len(found) > 10:
            self.paper.print_line(f"  {self.voice.say('term-more-rules', n=len(found) - 10)}")
