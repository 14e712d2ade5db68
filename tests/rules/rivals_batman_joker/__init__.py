"""The rules of Rivals: Batman vs The Joker, clause by clause."""

from __future__ import annotations

import lineup
from lineup.engine import zones as z
from lineup.engine.moves import move_card
from tests.harness.scenario import Scenario

BOX = "rivals-batman-joker"
EVERYBODY = (-1, 0, 1)  # a spectator and both seats


def fresh(seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game just set up, at its first decision."""
    return Scenario(lineup.new_game(BOX, 2, seed, rules=rules))


def with_trophies(g: Scenario, **taken: int) -> Scenario:
    """The game after so many of the rival's Characters went to a player's score pile: `A=2`."""
    for letter, number in taken.items():
        seat = "AB".index(letter)
        for card in g.game.state.zones[z.zone_of(1 - seat, z.CHARACTER)][:number]:
            move_card(g.game.state, card, z.zone_of(seat, z.SCORE))
    return g
