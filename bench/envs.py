"""Environments side by side: steps per second of random agents, with what an agent sees at every step.

Ours and PettingZoo's classic card games through the AEC interface, ours and OpenSpiel's through `pyspiel`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from pettingzoo import classic

import lineup.envs
from lineup.lab.checks.speed import Speed

MOST: Final = 400  # steps of one measurement, so that long games do not hold up the others


@cache
def _table(game: str) -> Any:
    return lineup.envs.aec(game)


@cache
def _classic(name: str) -> Any:
    return getattr(classic, name).env()


def agents(env: Any, seed: int) -> Speed:
    """A random game of agents, or its beginning; they look before every step."""
    dice = Random(seed)
    steps = 0
    begin = process_time()
    env.reset(seed=seed)
    for _ in env.agent_iter(MOST):
        seen, _, terminated, truncated, info = env.last()
        mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
        env.step(None if terminated or truncated else dice.choice(np.flatnonzero(mask).tolist()))
        steps += 1
    return Speed(steps, 0, process_time() - begin)


def spiel(name: str, seed: int) -> Speed:
    """A random game of OpenSpiel, or its beginning; players look at a tensor before every step."""
    game = _spiel(name)
    dice = Random(seed)
    steps = 0
    kind = game.get_type()
    begin = process_time()
    state = game.new_initial_state()
    while not state.is_terminal() and steps < MOST:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(dice.random() * len(outcomes))][0])
            continue
        _ = state.observation_tensor() if kind.provides_observation_tensor else state.information_state_tensor()
        state.apply_action(dice.choice(state.legal_actions()))
        steps += 1
    return Speed(steps, 0, process_time() - begin)


@cache
def _spiel(name: str) -> Any:
    import open_spiel.python.games  # noqa: F401  registers the games written in Python

    return pyspiel.load_game(name)


PLAYED: Final[dict[str, Callable[[str, int], Speed]]] = {
    "agents": lambda game, seed: agents(_table(game), seed),
    "classic": lambda name, seed: agents(_classic(name), seed),
    "spiel": spiel,
}


def play(interface: str, name: str, seed: int) -> list[float]:
    """Steps, 0 and seconds of one game through an interface."""
    return list(PLAYED[interface](name, seed))
