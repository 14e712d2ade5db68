"""The agent of examples/ppo.py runs and learns a little, in a second of what it takes minutes to learn."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from lineup.native.library import native_library

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(native_library() is None, reason="the native engine is not built"),
]
EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


def test_a_slope_is_what_the_loss_does() -> None:
    """Each slope is compared with the difference that a small change of its weight makes."""
    ppo = runpy.run_path(str(EXAMPLE))
    dice = np.random.default_rng(1)
    options = ppo["Options"](entropy=0.3, clip=10.0)
    agent = ppo["Agent"](7, 5, 4, dice)
    for held in agent.weights.values():
        held += dice.standard_normal(held.shape).astype(np.float32)
    rows = dice.standard_normal((6, 7)).astype(np.float32)
    legal = np.array([[0, 1, 2], [3, -1, -1], [4, 0, -1], [1, 2, 3], [2, 4, -1], [0, 3, 4]], np.int32)
    what = {"chosen": np.array([0, 0, 1, 2, 1, 2]), "log": np.full(6, -1.0), "gain": dice.standard_normal(6)}
    what["goal"] = dice.standard_normal(6)

    def loss() -> float:
        _, logs, value = agent.look(rows, legal)
        ratio = np.exp(logs[np.arange(6), what["chosen"]] - what["log"])
        spread = -(np.exp(logs) * np.where(legal >= 0, logs, 0.0)).sum(1)
        miss = ((value - what["goal"]) ** 2) / 2
        return float((-what["gain"] * ratio - options.entropy * spread + miss).mean())

    slopes = ppo["slopes_of"](agent, rows, legal, what, options)
    for name, held in agent.weights.items():
        for at in list(np.ndindex(held.shape))[:12]:
            before = held[at]
            found = []
            for change in (0.01, -0.01):
                held[at] = before + change
                found.append(loss())
            held[at] = before
            assert slopes[name][at] == pytest.approx((found[0] - found[1]) / 0.02, abs=0.02), (name, at)


def test_it_learns_in_short() -> None:
    ppo = runpy.run_path(str(EXAMPLE))
    options = ppo["Options"](minutes=0.0005, games=4, steps=32, batches=2)
    agent, share = ppo["train"](options)
    assert np.abs(agent.weights["prior"]).max() > 0  # it began with nothing
    assert 0 <= share <= 1
