"""`lineup play` on the full screen: a session shown with Textual."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.terminal_theme import TerminalTheme
from textual.app import App
from textual.binding import BindingType

from lineup.commands.terminal.fullscreen.game import GameScreen
from lineup.commands.terminal.fullscreen.pages import NotePaper
from lineup.commands.terminal.session import Session

ENDING: Final = ("SIGTERM", "SIGHUP")
# The plain client's colours, made bright for a dark ground, each at least 4.5 : 1.
DARK: Final = TerminalTheme(
    (16, 20, 28),
    (230, 230, 230),
    [
        (16, 20, 28),
        (255, 112, 112),  # red: Villains
        (120, 205, 125),  # green: Weaknesses
        (255, 176, 66),  # yellow: Super Powers
        (110, 160, 240),
        (205, 150, 255),  # magenta: Locations
        (95, 205, 215),
        (220, 220, 220),
    ],
    [
        (170, 182, 196),  # bright black: Equipment
        (255, 130, 130),
        (140, 225, 145),
        (255, 200, 110),
        (115, 180, 255),  # bright blue: Heroes
        (220, 175, 255),
        (130, 225, 235),
        (255, 255, 255),
    ],
)


class FullScreen(App[str | Exception]):
    """The client on the full screen; its outcome is how the game ended, or what went wrong."""

    CSS_PATH = "stage.tcss"
    TITLE = "Line-Up"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, session: Session, paper: NotePaper) -> None:
        super().__init__()
        self.ansi_theme_dark = DARK
        self.session = session
        self.paper = paper
        self.signal = 0  # that ended it

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ENDING:
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(
                    NotImplementedError, RuntimeError, ValueError
                ):  # Windows and other threads handle no signals
                    loop.add_signal_handler(number, self.end_by_signal, number)
        self.push_screen(GameScreen(self.session, self.paper))

    def end_by_signal(self, number: int) -> None:
        self.signal = number
        self.exit("stopped")
