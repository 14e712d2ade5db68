"""The peer: pyminion's base set played by random players whose decisions are counted the way ours are.

A decision is a choice among at least two different answers. Equal cards are one answer, several cards are picked one
after the other, and "no more" is an answer wherever it is legal: all of this as Line-Up asks.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from time import process_time
from typing import Any

from pyminion.expansions.base import base_set
from pyminion.game import Game
from pyminion.player import Player

from lineup.lab.checks.speed import Speed


class RandomDecider:
    """Answers every question of pyminion uniformly at random; counts those with a choice and those without."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.unforced = 0
        self.forced = 0

    def _one(self, answers: Sequence[Any]) -> Any:
        if len(answers) < 2:
            self.forced += 1
            return answers[0]
        self.unforced += 1
        return answers[int(self.dice.random() * len(answers))]

    def _maybe(self, cards: Sequence[Any]) -> Any:
        return self._one([*dict.fromkeys(cards), None])

    def _several(self, cards: Sequence[Any], low: int, high: int) -> list[Any]:
        left = list(cards)
        picks: list[Any] = []
        most = len(left) if high < 0 else min(high, len(left))
        while len(picks) < most:
            card = self._maybe(left) if len(picks) >= low else self._one(list(dict.fromkeys(left)))
            if card is None:
                break
            left.remove(card)
            picks.append(card)
        return picks

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self._maybe(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        card = self._maybe(valid_treasures)
        return [] if card is None else [card]

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self._maybe(valid_cards)

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: list[Any] | None = None
    ) -> bool:
        return bool(self._one((True, False)))

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Any]:
        return self._several(valid_cards, min_num_topdeck, max_num_topdeck)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        return self._one(list(dict.fromkeys(valid_cards))) if required else self._maybe(valid_cards)


def play(players: int, seed: int, quiet: bool) -> Speed:
    """One random game with a random kingdom; `quiet` switches off the log records that nobody reads."""
    logging.disable(logging.CRITICAL if quiet else logging.NOTSET)
    random.seed(seed)
    decider = RandomDecider(seed)
    begin = process_time()
    table = [Player(decider=decider, player_id=f"player {n + 1}") for n in range(players)]
    Game(players=table, expansions=[base_set], log_stdout=False).play()
    seconds = process_time() - begin
    logging.disable(logging.NOTSET)
    return Speed(decider.unforced, decider.forced, seconds)
