"""A second peer: OpenSpiel's card games, written in C++, of random players: by a loop in Python, and by its own."""

from __future__ import annotations

from functools import cache
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


def roll_out(name: str, seed: int) -> Speed:
    """One random game played by OpenSpiel's own loop, in C++, which counts no choices: their usual share is taken."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    state = game.new_initial_state()
    begin = process_time()
    pyspiel.evaluate_bots(state, bots, seed)
    seconds = process_time() - begin
    asked = sum(each.player >= 0 for each in state.full_history())
    unforced = round(asked * _share_of_choices(name))
    return Speed(unforced, asked - unforced, seconds)


@cache
def _share_of_choices(name: str) -> float:
    games = [play(name, seed) for seed in range(20)]
    return sum(each.unforced for each in games) / sum(each.unforced + each.forced for each in games)
