"""The time a bot may take: seconds for all its decisions of one turn, or a number of simulations for each of them."""

from __future__ import annotations

from math import inf
from time import monotonic, process_time
from typing import Final

AT_TABLE: Final = 1.0  # seconds a bot has for a turn at a table with people
ASKED_AT_TABLE: Final = 200  # times it is asked in a turn there; games of the boxes come to 35


class Clock:
    """A bot's clock, which runs while the bot is asked and is full again in each new turn of the game.

    Whoever drives the bot calls `start` before it is asked and `stop` afterwards. With `rollouts` time does not matter:
    a search makes so many simulations per decision, and a game is repeated by its seeds. `Clock()` has no limit.
    With `processor` the seconds are those this process has the processor, so that nobody is weaker on a busy machine.
    """

    def __init__(self, seconds: float = inf, rollouts: int = 0, processor: bool = False) -> None:
        self.seconds = seconds
        self.rollouts = rollouts
        self.processor = processor
        self.asked = 0  # times the bot was asked this turn
        self.halted = False
        self._turn = -1
        self._left = seconds
        self._since = 0.0

    def start(self, turn: int) -> None:
        """Start the clock for a decision in this turn of the game."""
        if turn != self._turn:
            self._turn = turn
            self._left = self.seconds
            self.asked = 0
        self.asked += 1
        self.halted = False
        if self.seconds < inf:
            self._since = self._read_time()

    def halt(self) -> None:
        """Tell the bot to answer now; safe to call from any thread."""
        self.halted = True

    def stop(self) -> None:
        """Stop the clock: the bot has answered."""
        if self._since:
            self._left = self.left()
            self._since = 0.0

    def left(self) -> float:
        """The seconds left for this turn, at most 0 if it is time to answer."""
        return self._left - (self._read_time() - self._since if self._since else 0.0)

    def _read_time(self) -> float:
        return process_time() if self.processor else monotonic()

    def over(self, done: int = 0) -> bool:
        """Return whether it is time to answer, after `done` simulations for this decision."""
        if self.halted:
            return True
        return done >= self.rollouts if self.rollouts else self.seconds < inf and self.left() <= 0
