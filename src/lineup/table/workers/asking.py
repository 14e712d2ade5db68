"""A bot is asked for its answer at a table."""

from __future__ import annotations

from typing import cast

from lineup.bots import Bot, Clock
from lineup.bots.clock import ASKED_AT_TABLE
from lineup.bots.hosting.programs import ask_bot
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, view


def ask_at_table(bot: Bot, clock: Clock, state: State, ask: Ask) -> Option:
    """Ask a bot. Where it does not end its turn, end that for it (COMMON-PAY-02)."""
    clock.start(state.turn)
    try:
        if clock.asked > ASKED_AT_TABLE and ask.options[-1].verb in ("end", "ready"):
            return ask.options[-1]
        return ask_bot(bot, cast(View, None) if bot.blind else view(state, ask.seat), ask, clock)
    finally:
        clock.stop()
