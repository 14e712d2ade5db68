"""The bot that decides by dice: every option is equally likely."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from lineup.bots.clock import Clock
from lineup.engine.state import Ask, Option
from lineup.engine.view import View


class RandomBot:
    """Uniform over the options. It looks at nothing but their number."""

    name: Final = "random"
    title: Final = "Beginner"
    summary: Final = "picks any legal answer; good for trying things out"
    blind: Final = True

    def __init__(self, seat: int, seed: str) -> None:
        self.dice = Random(f"{seed} seat {seat}")

    def choose(self, view: View | None, ask: Ask, clock: Clock | None = None) -> Option:
        return ask.options[int(self.dice.random() * len(ask.options))]

    def __reduce__(self) -> tuple[Any, ...]:
        return _with_dice, (self.dice,)  # a compiled class can be copied only so


def _with_dice(dice: Random) -> RandomBot:
    bot = RandomBot(0, "")
    bot.dice = dice
    return bot
