"""Line-Up: an unofficial table for the Cerberus-engine DC deck-building games."""

from typing import TYPE_CHECKING

from lineup.engine.machine import Refused
from lineup.engine.profile import RuleError
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise
from lineup.errors import LineUpError
from lineup.game import Game, Result, new_game, replay
from lineup.language.sets import CardError, CardSet, box, load
from lineup.log import LogError

if TYPE_CHECKING:
    __version__: str
__all__ = [
    "Ask",
    "CardError",
    "CardSet",
    "Game",
    "LineUpError",
    "LogError",
    "Option",
    "Refused",
    "Result",
    "RuleError",
    "State",
    "View",
    "box",
    "determinise",
    "load",
    "new_game",
    "replay",
]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """Look the version up only when it is asked for; that takes as long as all of the above."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            found = version("lineup-table")
        except PackageNotFoundError:  # run from a folder that nobody installed
            found = "0"
        return globals().setdefault(name, found)
