"""Advice for a person at a table or in the terminal: a hint with its reason, odds, and what mattered in a past game.

    advice = advise(game.view(seat), ask, Clock(0.4))
    chances = turn_odds(game.view(seat), Clock(0.4))

Everything here is worked out of what that seat may know: a `View`, the question as the seat has it, and a clock. What
is hidden from the seat is dealt anew wherever it matters (`determinise`), so nothing hidden can change what is advised.
"""

from __future__ import annotations

from lineup.advice.chances import TurnOdds, turn_odds
from lineup.advice.hinting import Advice, NoAdvice, ValuedAnswer, advise
from lineup.advice.reviewing import KeyMoment, ReviewProgress, review

__all__ = [
    "Advice",
    "KeyMoment",
    "NoAdvice",
    "ReviewProgress",
    "TurnOdds",
    "ValuedAnswer",
    "advise",
    "review",
    "turn_odds",
]
