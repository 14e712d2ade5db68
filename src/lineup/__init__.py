"""Line-Up: an unofficial table for the Cerberus-engine DC deck-building games."""

from lineup.engine.machine import Refused
from lineup.engine.profile import RuleError
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, determinise
from lineup.errors import LineUpError
from lineup.game import Game, Result, new_game, replay
from lineup.language.sets import CardError, CardSet, box, load
from lineup.log import LogError

__version__ = "0.1.0"
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
