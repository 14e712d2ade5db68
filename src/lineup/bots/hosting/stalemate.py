"""When a game among programs is called: scored as it stands, because nobody comes nearer to its end.

This rule is ours and for simulations alone; no rulebook knows it, and people at a table play on as long as they like.
Players who answer at random can destroy all they could win with, and would then go on for ever.
"""

from __future__ import annotations

from typing import Final

from lineup.engine import zones as z
from lineup.engine.state import State

ROUNDS: Final = 100  # in which neither main deck nor Super-Villains nor Characters become fewer than ever before
ANSWERS: Final = 2_000  # in one turn


class Caller:
    """Watches one game from now on. Ask it before every answer, or at least whenever `turn` or `limit` is passed."""

    def __init__(self, state: State) -> None:
        self.turn = state.turn
        self.limit = ANSWERS  # the number of answers, since the watching began, at which this turn is too long
        self._least = left(state)
        self._since = state.turn

    def standing(self) -> tuple[int, int, int, int]:
        """What it has seen so far, for `resume`."""
        return self.turn, self.limit, self._least, self._since

    def resume(self, standing: tuple[int, int, int, int]) -> None:
        """Go on as another did, over a copy of its game."""
        self.turn, self.limit, self._least, self._since = standing

    def calls(self, state: State, answers: int) -> bool:
        """Whether the game is called now, after so many answers."""
        if state.turn == self.turn:
            return answers >= self.limit
        self.turn = state.turn
        self.limit = answers + ANSWERS
        now = left(state)
        if now < self._least:
            self._least = now
            self._since = state.turn
        return state.turn - self._since >= ROUNDS * state.players


def left(state: State) -> int:
    """How many cards stand between now and every end a game has: in main deck, Super-Villain stack, as Characters."""
    characters = sum(len(state.zones[z.zone(seat, z.CHARACTER)]) for seat in range(state.players))
    return len(state.zones[z.MAIN_DECK]) + len(state.zones[z.SUPER_VILLAINS]) + characters
