"""Advice for a person at a table or in the terminal: a hint with its reason, odds, and what mattered in a past game.

    advice = advise(game.view(seat), ask, Clock(0.4))
    chances = odds(game.view(seat), Clock(0.4))

Everything here is worked out of what that seat may know: a `View`, the question as the seat has it, and a clock. What
is hidden from the seat is dealt anew wherever it matters (`determinise`), so nothing hidden can change what is advised.
"""

from __future__ import annotations

from lineup.advice.chances import Odds, odds
from lineup.advice.hinting import Advice, NoAdvice, Valued, advise
from lineup.advice.reviewing import Moment, Progress, review

__all__ = ["Advice", "Moment", "NoAdvice", "Odds", "Progress", "Valued", "advise", "odds", "review"]
