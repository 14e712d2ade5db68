"""The course of a deal as one may show it to friends: who was ahead when, and nothing of the cards."""

from __future__ import annotations

from typing import Final

from lineup.deals.calendar import PLAYER
from lineup.deals.scores import outcome_of
from lineup.game import Game

MOST_SIGNS: Final = 12
SQUARES: Final = {1: "🟩", 0: "🟨", -1: "🟥"}  # ahead, level, behind


def trace_signs(game: Game) -> list[int]:
    """Return for up to a dozen moments of a game whether the person was ahead (1), level (0) or behind (-1)."""
    again = Game(game.choice, game.seed)
    leads: list[int] = []
    turn = again.state.turn
    for line in game.answers:
        again.repeat(line)
        if again.state.turn != turn or again.state.over:
            turn = again.state.turn
            leads.append(outcome_of(again.state, PLAYER).lead)
    count = min(len(leads), MOST_SIGNS)
    shown = [leads[(at + 1) * len(leads) // count - 1] for at in range(count)]
    return [(lead > 0) - (lead < 0) for lead in shown]


def draw_signs(signs: list[int]) -> str:
    return "".join(SQUARES[sign] for sign in signs)
