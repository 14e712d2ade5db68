"""Calling a game among programs: it is scored as it stands once it comes no nearer to its end.

This rule is ours and for simulations alone; no rulebook knows it, and people at a table play on as long as they like.
Players who answer at random can destroy all they could win with, and would then go on for ever.
"""

from __future__ import annotations

from typing import Final

from lineup.engine import zones as z
from lineup.engine.state import State

ROUNDS: Final = 100  # in which neither main deck nor Super-Villains nor Characters become fewer than ever before
ANSWERS: Final = 2_000  # in one turn


class StalemateWatch:
    """Watches one game from now on and calls it. Ask before every answer, or at least whenever `turn` or `limit` is
    passed."""

    def __init__(self, state: State) -> None:
        self.turn = state.turn
        self.limit = ANSWERS  # the number of answers, since the watching began, at which this turn is too long
        self._least = cards_left(state)
        self._since = state.turn

    def progress_so_far(self) -> tuple[int, int, int, int]:
        """Return the progress seen so far, for `resume_from`."""
        return self.turn, self.limit, self._least, self._since

    def resume_from(self, standing: tuple[int, int, int, int]) -> None:
        """Take over the progress that another watch saw, over a copy of its game."""
        self.turn, self.limit, self._least, self._since = standing

    def is_called(self, state: State, answers: int) -> bool:
        """Return whether the game is called now, after this number of answers."""
        if state.turn == self.turn:
            return answers >= self.limit
        self.turn = state.turn
        self.limit = answers + ANSWERS
        now = cards_left(state)
        if now < self._least:
            self._least = now
            self._since = state.turn
        return state.turn - self._since >= ROUNDS * state.players


def cards_left(state: State) -> int:
    """Count the cards before every possible end of a game: main deck, Super-Villain stack, Characters."""
    characters = sum(len(state.zones[z.zone_of(seat, z.CHARACTER)]) for seat in range(state.players))
    return len(state.zones[z.MAIN_DECK]) + len(state.zones[z.SUPER_VILLAINS]) + characters
