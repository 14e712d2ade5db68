"""The bots of a deal: of one strength, with dice that depend on the question alone.

They think by a fixed number of trials and never by a clock, and remember nothing from one question to the next. So the
same question gets the same answer at every table, after a restart, and where a log is checked.
"""

from __future__ import annotations

from typing import Final

from lineup.bots import Clock, own_ask, partner_ask
from lineup.bots.players.planner import PlannerBot
from lineup.deals.calendar import PLAYER, hash_words
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, view

STRENGTH: Final = PlannerBot  # what the bots of a deal play like


class HouseBot:
    """A planner whose dice are made from the seed of the deal and the question."""

    name: Final = "house"
    title: Final = STRENGTH.title
    summary: Final = "plays the deal of the day as planner does, with the same dice for everybody"
    blind: Final = False

    def __init__(self, seat: int, seed: str) -> None:
        self._seat, self._seed = seat, seed

    def choose(self, view: View, ask: Ask, clock: Clock | None = None) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        options = [[str(each) for each in option.to_row()] for option in ask.options]
        words = " ".join(",".join(row) for row in options)
        dice = hash_words(self._seed, str(self._seat), str(view.turn), ask.kind, words)
        return STRENGTH(self._seat, dice).choose(view, ask)


def make_house_bots(seed: str, players: int) -> dict[int, HouseBot]:
    """Make the bots of all seats but the person's."""
    return {seat: HouseBot(seat, seed) for seat in range(players) if seat != PLAYER}


def next_house_answer(bots: dict[int, HouseBot], state: State) -> tuple[int, Option] | None:
    """Return the seat and answer of the bot that acts next, a partner's Assist first; None if the person decides."""
    ask = state.ask
    assert ask is not None
    poll = partner_ask(ask)
    if poll is not None and poll.seat in bots:
        option = bots[poll.seat].choose(view(state, poll.seat), poll)
        if option.verb != "pass":
            return poll.seat, option
    if ask.seat not in bots:
        return None
    return ask.seat, bots[ask.seat].choose(view(state, ask.seat), own_ask(ask).in_order())
