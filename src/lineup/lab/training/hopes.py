"""Fits what the numbers of a seat count for its chance to win (bots/judging/win_chances.py), to how games ended.

For each kind of game apart, by logistic regression over the sides of its positions; those of the last round of a
training, in which decks of all sorts come about. Weights are held small where few positions speak for them. A card's
Victory Points count by the seat's score alone, so that cards with more of them than any in the boxes are not misjudged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import torch

from lineup.bots.judging.features import CARD, EDITION, SEAT, TABLE
from lineup.bots.judging.network import SEAT_INPUTS, TABLE_INPUTS
from lineup.bots.judging.win_chances import MEAN, STANDS
from lineup.lab.training.model import LEAST_SPREAD, Group, gather_positions

RIDGE: Final = 30.0  # how small weights are held, as if so many positions spoke for each to be nothing
STEPS: Final = 150
PLACES: Final = 5  # decimals of a weight
FIRST: Final = TABLE_INPUTS - len(TABLE)  # where the table's own numbers begin
POINTS: Final = CARD.index("victory points")
STANDING: Final = slice(STANDS, STANDS + len(SEAT))
LEFT: Final = FIRST + TABLE.index("still to come")

Part = tuple[Any, Any, Any, bool]  # seats, what is to come, won, teams


def fit_prospects(
    files: Sequence[Path], unseen: Sequence[Path], device: str, progress: Callable[[int, int], None]
) -> Any:
    """The weights for each kind of game as JSON; `total_error` is how far its chances are off for positions not
    seen."""
    seen, held = group_by_kind(gather_positions(files, device)), group_by_kind(gather_positions(unseen, device))
    found: dict[str, Any] = {}
    for done, kind in enumerate(sorted(seen), 1):
        weights = fit_weights(seen[kind], device)
        late, early = ([round(float(each), PLACES) for each in row] for row in weights)
        found[kind] = {"positions": count_positions(seen[kind]), "late": late[STANDING], "early": early}
        if kind in held:
            found[kind]["off"] = round(float(total_error(held[kind], weights)) / count_positions(held[kind]), 4)
        progress(done, len(seen))
    return {"edition": EDITION, "kinds": found}


def count_positions(parts: Sequence[Part]) -> int:
    return sum(len(part[0]) for part in parts)


def fit_weights(parts: Sequence[Part], device: str) -> Any:
    """The weights that make what happened likeliest: a row whatever is to come, one by how much of the game is."""
    spread = torch.cat([part[0].reshape(-1, SEAT_INPUTS) for part in parts]).std(0).clamp(min=LEAST_SPREAD)
    counting = torch.zeros(2, SEAT_INPUTS, device=device)
    counting[0, STANDING] = counting[1] = 1.0
    counting[1, [POINTS, MEAN + POINTS]] = 0.0
    weights = torch.zeros(2, SEAT_INPUTS, device=device, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=STEPS, line_search_fn="strong_wolfe")

    def loss() -> Any:
        optimizer.zero_grad()
        total = (
            total_error(parts, counting * weights / spread) + 0.5 * RIDGE * weights.square().sum()
        ) / count_positions(parts)
        total.backward()
        return total

    optimizer.step(loss)
    return (counting * weights / spread).detach()


def group_by_kind(groups: dict[str, Group]) -> dict[str, list[Part]]:
    """The positions of each kind of game (`kind_of`), as the table's own numbers tell it."""
    found: dict[str, list[Part]] = {}
    for name, (seats, table, won, _) in groups.items():
        own = table[:, FIRST:]
        confronting, storing = (own[:, TABLE.index(each)] > 0 for each in ("confronting", "storing"))
        teams = name.endswith("t")
        many = seats.shape[1] > 2
        if teams:
            kinds = {"teams": confronting}
        elif many:
            kinds = {"duel, many": confronting}
        else:
            kinds = {"duel": confronting & ~storing, "duel, stored": confronting & storing}
        kinds["points, many" if many else "points"] = ~confronting
        for kind, which in kinds.items():
            if which.any():
                part = (seats[which].float(), table[which][:, LEFT].float(), won[which].float(), teams)
                found.setdefault(kind, []).append(part)
    return found


def total_error(parts: Sequence[Part], weights: Any) -> Any:
    """Return how unlikely the sides' prospects make the outcomes, summed over positions."""
    total: Any = 0.0
    for seats, left, won, teams in parts:
        prospects = seats @ weights[0] + left[:, None] * (seats @ weights[1])
        if teams:  # seats 0 and 2 are one side, 1 and 3 the other
            prospects, won = prospects[:, :2] + prospects[:, 2:], won[:, :2]
        total = total - (won * torch.log_softmax(prospects, 1)).sum()
    return total
