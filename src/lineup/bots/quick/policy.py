"""The policy of the bot `learned`: how likely each answer is the best one, before any is tried.

It hears what the network for positions makes of this one (`Network.codes`), the moment with the own cards in hand and
in play, and of every answer what it is and the row of its card; one layer joins them. Its weights come from
`lineup train`, which fits them to what came of answers that were tried, and lie beside this file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, Final

import numpy as np

from lineup.bots.judging import features
from lineup.bots.judging.features import CARD, HAND
from lineup.bots.judging.network import Array, read_weights, rows_of
from lineup.bots.quick import answer_features
from lineup.bots.quick.plan import Plan
from lineup.engine import zones as z
from lineup.engine.state import Ask, Option
from lineup.engine.view import View

FILE: Final = "policy.npz"
EDITION: Final = 100 * features.EDITION + answer_features.EDITION  # it reads the numbers of both
MOMENT_INPUTS: Final = answer_features.MOMENTS + 3 * len(CARD)  # with the cards in hand, in play, and the one that asks
ANSWER_INPUTS: Final = answer_features.ANSWERS + len(CARD)
PLACES: Final = 5  # decimals of a share: machines agree on these


def policy_inputs(view: View, ask: Ask, options: Sequence[Option], places: Sequence[int]) -> tuple[Array, Array]:
    """Return the policy's inputs for a question and some of its answers, the planner's first.

    `places` are the zones their cards lie in, -1 for none.
    """
    rows, _ = rows_of(view.setup)
    faces = view.setup.faces
    base = z.COMMON + ask.seat * z.PER_SEAT
    hand, play = (
        rows[[faces[card] for card in view.zones[base + zone] if card >= 0]].sum(axis=0) / HAND
        for zone in (z.HAND, z.PLAY)
    )
    source = rows[faces[ask.source] if ask.source >= 0 else -1]
    moment = np.concatenate([answer_features.moment_numbers(view, ask), hand, play, source])
    plan = Plan(view)
    each = [
        answer_features.answer_numbers(view, plan, option, place, n == 0)
        for n, (option, place) in enumerate(zip(options, places, strict=True))
    ]
    cards = rows[[faces[option.card] if option.card >= 0 else -1 for option in options]]
    return moment, np.concatenate([np.array(each), cards], axis=1)


class Policy:
    """Weights by name: `code`, `moment`, `answer`, `bias`, `out`; see `lineup.lab.training.tries`."""

    def __init__(self, weights: Mapping[str, Array]) -> None:
        self.weights = {name: np.asarray(each, dtype=np.float64) for name, each in weights.items()}

    def answer_shares(self, code: Array, moment: Array, answered: Array) -> list[float]:
        """Return how likely each answer is the best one; the shares add up to 1."""
        w = self.weights
        layer = np.maximum(answered @ w["answer"] + (code @ w["code"] + moment @ w["moment"] + w["bias"]), 0.0)
        looks = layer @ w["out"]
        found = np.exp(looks - looks.max())
        shares: list[float] = np.round(found / found.sum(), PLACES).tolist()
        return shares


def load_policy(file: Path | IO[bytes]) -> Policy:
    """Load the policy of a file; Outdated if it was trained for other numbers."""
    return Policy(read_weights(file, EDITION))


@cache
def package_policy() -> Policy:
    """Load the policy of the package."""
    return load_policy(Path(__file__).parents[1] / "trained" / FILE)
