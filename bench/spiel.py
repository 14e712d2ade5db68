"""A second peer: OpenSpiel's card games, written in C++, played by random players through its Python loop."""

from __future__ import annotations

from random import Random
from time import process_time

import pyspiel

from lineup.lab.checks.speed import Speed


def play(name: str, seed: int) -> Speed:
    """One random game; a decision is a choice among at least two actions, as Line-Up counts."""
    game = pyspiel.load_game(name)
    dice = Random(seed)
    unforced = forced = 0
    begin = process_time()
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        if len(actions) > 1:
            unforced += 1
        else:
            forced += 1
        state.apply_action(actions[int(dice.random() * len(actions))])
    return Speed(unforced, forced, process_time() - begin)
