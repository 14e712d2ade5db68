"""PPO in one file: an agent learns a game from nothing but who won, with numpy alone.

python examples/ppo.py [--minutes 10] [--game heroes-unite] [--threads 2] [--save agent.npz]

It plays many games side by side in machine code (`lineup.envs.arrays`, which needs `make fast`) and learns from the
outcomes only. Its network is one hidden layer over the observation. An action's score is that layer times a row of the
action's own, so what is legal costs no more than it is long; every action means the same in all states.
"""

from __future__ import annotations

import argparse
from collections import deque
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

import lineup.envs

Array = np.ndarray[Any, Any]
IMPOSSIBLE = -1e9


@dataclass
class Options:
    game: str = "heroes-unite"
    opponents: str = "random"
    practice: float = 0.0  # of the time, against itself: a strong opponent teaches a beginner nothing
    minutes: float = 10.0
    games: int = 64  # side by side
    steps: int = 128  # of each, between two updates
    threads: int = 1
    hidden: int = 64
    rate: float = 2e-3
    epochs: int = 2
    batches: int = 8  # of an epoch
    discount: float = 1.0
    trace: float = 0.97  # the lambda of generalised advantages
    clip: float = 0.2
    entropy: float = 0.01
    most_legal: int = 48  # longer lists of legal actions are cut
    seed: int = 1


class Agent:
    """Weights, and Adam's averages of their slopes."""

    def __init__(self, inputs: int, actions: int, hidden: int, dice: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "in": (dice.standard_normal((inputs, hidden)) * 0.05).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "action": (dice.standard_normal((actions, hidden)) * 0.01).astype(np.float32),
            "prior": np.zeros(actions, np.float32),
            "value": np.zeros(hidden, np.float32),
            "level": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(held) for name, held in self.weights.items()}
        self._squares = {name: np.zeros_like(held) for name, held in self.weights.items()}
        self._updates = 0

    def look(self, rows: Array, legal: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the log chances of the legal actions, and the value."""
        w = self.weights
        hidden = np.maximum(rows @ w["in"] + w["bias"], 0.0)
        row, column = np.nonzero(legal >= 0)
        ids = legal[row, column]
        scores = np.full(legal.shape, IMPOSSIBLE, np.float32)
        scores[row, column] = np.einsum("nh,nh->n", hidden[row], w["action"][ids]) + w["prior"][ids]
        scores -= scores.max(1, keepdims=True)
        return hidden, scores - np.log(np.exp(scores).sum(1, keepdims=True)), hidden @ w["value"] + w["level"]

    def learn(self, slopes: dict[str, Array], rate: float) -> None:
        """Take a step of Adam."""
        self._updates += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope *= min(1.0, 0.5 / (length + 1e-8))
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            sure = np.sqrt(square / (1.0 - 0.999**self._updates)) + 1e-8
            self.weights[name] -= rate * (mean / (1.0 - 0.9**self._updates)) / sure


def spread(places: Array, values: Array, width: int) -> Array:
    """Return observations as whole rows; large numbers count less and less."""
    rows = np.zeros((len(places), width), np.float32)
    rows[np.arange(len(places))[:, None], places] += np.sign(values) * np.log1p(np.abs(values), dtype=np.float32)
    return rows


def slopes_of(agent: Agent, rows: Array, legal: Array, what: dict[str, Array], options: Options) -> dict[str, Array]:
    """Return how the loss of PPO changes with each weight."""
    count, at = len(rows), np.arange(len(rows))
    hidden, logs, value = agent.look(rows, legal)
    chances = np.exp(logs)
    ratio = np.exp(logs[at, what["chosen"]] - what["log"])
    gain = what["gain"]
    is_free = np.where(gain > 0, ratio < 1 + options.clip, ratio > 1 - options.clip)
    push = -(is_free * gain * ratio)[:, None] * ((np.arange(legal.shape[1]) == what["chosen"][:, None]) - chances)
    spread_now = -(chances * np.where(legal >= 0, logs, 0.0)).sum(1, keepdims=True)
    push += options.entropy * chances * (np.where(legal >= 0, logs, 0.0) + spread_now)
    push = (push / count).astype(np.float32)
    miss = ((value - what["goal"]) / count).astype(np.float32)
    row, column = np.nonzero(legal >= 0)
    ids, pushed = legal[row, column], push[row, column, None]
    back = np.add.reduceat(pushed * agent.weights["action"][ids], np.searchsorted(row, at))
    back += miss[:, None] * agent.weights["value"]
    back *= hidden > 0
    slopes = {name: np.zeros_like(held) for name, held in agent.weights.items()}
    order = np.argsort(ids, kind="stable")
    found, first = np.unique(ids[order], return_index=True)
    slopes["action"][found] = np.add.reduceat((pushed * hidden[row])[order], first)
    slopes["prior"][found] = np.add.reduceat(pushed[order, 0], first)
    slopes["in"], slopes["bias"] = rows.T @ back, back.sum(0)
    slopes["value"], slopes["level"] = hidden.T @ miss, miss.sum(keepdims=True)
    return slopes


def deal(options: Options, opponents: str | None) -> lineup.envs.GameArrays:
    """Deal games for two; without opponents the agent is asked for both."""
    named = {"players": 2, "opponents": opponents, "seed": options.seed, "threads": options.threads}
    return lineup.envs.arrays(options.game, options.games, **named)


def train(options: Options) -> tuple[Agent, float]:
    """Train an agent; return it and the share of its latest games that it won."""
    dice = np.random.default_rng(options.seed)
    games = deal(options, None)
    is_alone = True
    width = games.eyes.size
    agent = Agent(width, len(games.way.actions), options.hidden, dice)
    won: deque[float] = deque(maxlen=300)
    shape = (options.steps, options.games)
    kept: dict[str, Array] = {
        "places": np.zeros((*shape, games.width), np.uint16), "values": np.zeros((*shape, games.width), np.int16),
        "legal": np.zeros((*shape, options.most_legal), np.int32), "chosen": np.zeros(shape, np.int64),
        "log": np.zeros(shape, np.float32), "value": np.zeros(shape, np.float32),
        "reward": np.zeros(shape, np.float32), "over": np.zeros(shape, np.bool_),
        "seat": np.zeros(shape, np.int32),
    }  # fmt: skip
    begin, steps, told, every = perf_counter(), 0, 0.0, np.arange(options.games)
    while perf_counter() - begin < 60 * options.minutes:
        for step in range(options.steps):
            kept["places"][step], kept["values"][step] = games.places, games.values
            kept["legal"][step] = legal = games.legal[:, : options.most_legal]
            _, logs, value = agent.look(spread(games.places, games.values, width), legal)
            # The largest of the log chances with Gumbel's noise is one drawn by these chances.
            chosen = (logs - np.log(-np.log(dice.random(logs.shape)))).argmax(1)
            kept["chosen"][step], kept["value"][step] = chosen, value
            kept["log"][step], kept["seat"][step] = logs[every, chosen], games.seats
            games.step(chosen)
            over = games.terminated | games.truncated
            kept["reward"][step] = np.where(over, games.returns[every, kept["seat"][step]], 0.0)
            kept["over"][step] = over
            if not is_alone:
                won.extend((games.rewards[over] > 0).astype(float))
        steps += options.steps * options.games
        _, _, after = agent.look(spread(games.places, games.values, width), games.legal[:, : options.most_legal])
        gain, last, seat = np.zeros(shape, np.float32), np.zeros(options.games, np.float32), games.seats
        for step in reversed(range(options.steps)):
            # What is good for the other of two seats is as bad for this one.
            goes_on = ~kept["over"][step] * np.where(seat == kept["seat"][step], 1.0, -1.0)
            miss = kept["reward"][step] + options.discount * after * goes_on - kept["value"][step]
            gain[step] = last = miss + options.discount * options.trace * goes_on * last
            after, seat = kept["value"][step], kept["seat"][step]
        flat = {name: held.reshape(-1, *held.shape[2:]) for name, held in kept.items()}
        flat |= {"gain": gain.reshape(-1), "goal": (gain + kept["value"]).reshape(-1)}
        for _ in range(options.epochs):
            for part in np.array_split(dice.permutation(options.steps * options.games), options.batches):
                rows = spread(flat["places"][part], flat["values"][part], width)
                what = {name: flat[name][part] for name in ("chosen", "log", "gain", "goal")}
                what["gain"] = (what["gain"] - what["gain"].mean()) / (what["gain"].std() + 1e-8)
                agent.learn(slopes_of(agent, rows, flat["legal"][part], what, options), options.rate)
        if is_alone and perf_counter() - begin > 60 * options.minutes * options.practice:
            games, is_alone = deal(options, options.opponents), False
        if perf_counter() - told > 10:
            told = perf_counter()
            share = sum(won) / max(len(won), 1)
            minutes = (told - begin) / 60
            result = "against itself" if is_alone else f"against {options.opponents}: {share:.1%} won"
            print(f"{minutes:5.1f} min {steps:10,} steps {games.games:6,} games {result}", flush=True)
    return agent, sum(won) / max(len(won), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="An agent learns to beat a bot, by PPO.")
    for name, value in vars(Options()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("--save", help="write the weights here")
    chosen = vars(parser.parse_args())
    save = chosen.pop("save")
    agent, share = train(Options(**chosen))
    print(f"It won {share:.1%} of its latest games.")
    if save:
        np.savez(save, **agent.weights)


if __name__ == "__main__":
    main()
