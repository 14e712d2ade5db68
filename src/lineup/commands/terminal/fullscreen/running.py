"""Running a session on the full screen, and what is left on the terminal afterwards."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import Final

from rich.console import Console

from lineup.bots.hosting.programs import BotFault
from lineup.commands.terminal.pages import ConsolePaper
from lineup.commands.terminal.session import Session
from lineup.commands.terminal.table import SIGNALLED, tell_end
from lineup.speech import Voice

LEAST: Final = (80, 24)  # columns and rows a board needs
DUMB: Final = ("dumb", "unknown", "")


def can_fill_screen(console: Console, language: str) -> bool:
    """Return whether there is a screen for a board; if only the package for it is missing, say so."""
    encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
    fitting = (
        sys.stdin.isatty()
        and sys.stdout.isatty()
        and encoding == "utf8"
        and (os.name == "nt" or os.environ.get("TERM", "") not in DUMB)
        and console.width >= LEAST[0]
        and console.height >= LEAST[1]
    )
    if fitting and find_spec("textual") is None:
        console.print(Voice(language).say("stage-missing", extra="terminal"))
        return False
    return fitting


def run_full_screen(session: Session, console: Console) -> None:
    """Play on the full screen; afterwards print where the game is, and how it ended."""
    from lineup.commands.terminal.fullscreen.app import FullScreen
    from lineup.commands.terminal.fullscreen.pages import NotePaper

    session.paper = paper = NotePaper()
    app = FullScreen(session, paper)
    outcome: str | Exception | None = "stopped"
    try:
        outcome = app.run()
    finally:
        session.paper = ConsolePaper(console, False)
        session.saved_file()  # before anything is said: there may be nobody left to read it
    if session.game.result is not None and not isinstance(outcome, Exception):
        tell_end(session, console)
        return
    if isinstance(outcome, BotFault):
        session.paper.print_line(str(outcome))
    session.stop_game("stopped")
    if isinstance(outcome, Exception) and not isinstance(outcome, BotFault):
        raise outcome
    if app.signal:
        sys.exit(SIGNALLED + app.signal)
