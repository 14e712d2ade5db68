"""Teaches the small network of `planner` (bots/judging/card_value.py) what the large one makes of cards.

In positions of games like those the large one learned from, each of some cards is worth what the large network says of
the position with it, less what it says without; cards for sale, others of the main deck, and some of the own deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from lineup.bots.judging.card_value import AROUND, STANDS, TIES
from lineup.bots.judging.deck_value import expected_main_deck
from lineup.bots.judging.features import (
    CARD,
    DEFENSE,
    EDITION,
    FIRST_TYPE,
    HAND,
    KINDS,
    NAMES,
    NAMES_DEFENSE,
    SEAT,
    SUMS,
    PositionReading,
)
from lineup.bots.judging.network import Array, Network, rows_of
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.games import build_once
from lineup.lab.training.games import TrainingJob, as_file, choose_way, gains_of, play_quickly, read_network

WIDTH: Final = 48  # of its one layer
POSITIONS: Final = 10  # of one game at most
OWN: Final = 4  # cards of the own deck asked about in a position
OTHERS: Final = 3  # of the main deck
BLOCKS: Final = (
    ("card", len(CARD)), ("mean", len(CARD)), ("sum", len(CARD)), ("hero", len(CARD)), ("foes", len(CARD)),
    ("around", AROUND), ("ties", TIES),
)  # fmt: skip
INPUTS: Final = sum(size for _, size in BLOCKS)
BATCH: Final = 8192
RATE: Final = 3e-3
LEAST_SPREAD: Final = 0.05  # of an input: what is seldom there must not count for too much
TURN: Final = SEAT.index("its turn")
STAND: Final = [SEAT.index(name) for name in STANDS]


def collect_lessons(job: TrainingJob) -> bytes:
    """Play the games of a job: return the worth of cards in their positions, as a file of numpy's."""
    network = read_network(job.network)
    inputs: list[Array] = []
    worths: list[float] = []
    for number in range(job.games):
        dice = Random(f"{job.seed} game {number}")
        state = start_game(build_once(choose_way(dice)), f"{job.seed} {number}")
        found = play_quickly(state, dice, network)
        for now in dice.sample(found, min(POSITIONS, len(found))):
            for row, worth in _make_lessons(now, dice, network):
                inputs.append(row)
                worths.append(worth)
    return as_file({"inputs": np.array(inputs, dtype=np.float16), "worths": np.array(worths, dtype=np.float32)})


def _make_lessons(now: PositionReading, dice: Random, network: Network) -> list[tuple[Array, float]]:
    """Return the worth of some cards to the active seat of a position."""
    setup = now.setup
    seat = next((n for n, numbers in enumerate(now.seats) if numbers[TURN]), -1)
    if seat < 0:
        return []
    stacks = [setup.start_zones[zone][0] for zone in z.STACKS if setup.start_zones[zone]]
    kinds = expected_main_deck(setup)[0]
    indices = {id(defined): n for n, defined in enumerate(setup.defs)}
    faces = {*now.line_up, *(setup.faces[card] for card in stacks), *([now.top] if now.top >= 0 else [])}
    faces |= {indices[id(each)] for each in dice.sample(kinds, min(OTHERS, len(kinds)))}
    asked = sorted(faces)
    found = [
        (row_of(now, seat, face), worth) for face, worth in zip(asked, gains_of(network, now, seat, asked), strict=True)
    ]
    deck = now.owned[seat]
    for face in dice.sample(deck, min(OWN, len(deck))):
        without = without_one(now, seat, face)
        found.append((row_of(without, seat, face), gains_of(network, without, seat, [face])[0]))
    return found


def without_one(now: PositionReading, seat: int, face: int) -> PositionReading:
    """The same position with one card fewer in a seat's deck."""
    one = PositionReading(now.setup)
    one.heroes, one.unknown, one.top, one.table, one.line_up = now.heroes, now.unknown, now.top, now.table, now.line_up
    one.owned, one.seats = [list(cards) for cards in now.owned], list(now.seats)
    one.owned[seat].remove(face)
    one.seats[seat] = [now.seats[seat][0] - now.setup.defs[face].vp / 10.0, *now.seats[seat][1:]]
    return one


def row_of(now: PositionReading, seat: int, face: int) -> Array:
    """The inputs for one card and one seat, in the order of BLOCKS."""
    rows, _ = rows_of(now.setup)
    mates = now.setup.mates
    foes = [n for n in range(len(now.owned)) if n != seat and not (mates and mates[seat] == n)]
    card, hero = rows[face], rows[now.heroes[seat]]
    owned = rows[now.owned[seat]].sum(axis=0)
    mean = owned * (HAND / max(len(now.owned[seat]), 1))
    others = [each for foe in foes for each in now.owned[foe]]
    theirs = rows[others].mean(axis=0) * HAND if others else rows[-1]
    stands = np.array(now.seats)[:, STAND]
    types = slice(FIRST_TYPE, FIRST_TYPE + KINDS)
    names = slice(NAMES, NAMES + KINDS)
    ties = [
        hero[names] @ card[types] + hero[NAMES_DEFENSE] * card[DEFENSE],
        mean[names] @ card[types],
        card[names] @ mean[types],
    ]
    return np.concatenate(
        [card, mean, owned * SUMS, hero, theirs, now.table, stands[seat], stands[foes].mean(axis=0), ties]
    )


def teach_worths(
    files: Sequence[Path], passes: float, device: str, progress: Callable[[int, int], None]
) -> dict[str, Any]:
    """The small network fitted to what was collected, as JSON; `off` is its mean error, `spread` that of the worths."""
    import torch
    from torch import nn

    parts = [np.load(file) for file in files]
    x = torch.from_numpy(np.concatenate([part["inputs"] for part in parts])).to(device)
    y = torch.from_numpy(np.concatenate([part["worths"] for part in parts])).to(device)
    held = max(len(y) // 20, 1)
    torch.manual_seed(1)
    mean, spread = x[:200_000].float().mean(0), x[:200_000].float().std(0).clamp(min=LEAST_SPREAD)
    layer, out = nn.Linear(INPUTS, WIDTH).to(device), nn.Linear(WIDTH, 1).to(device)
    steps = max(int(passes * len(y) / BATCH), 2)
    optimizer = torch.optim.AdamW([*layer.parameters(), *out.parameters()], lr=RATE, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)

    def said(rows: Any) -> Any:
        return out(torch.relu(layer((rows.float() - mean) / spread)))[:, 0]

    dice = torch.Generator().manual_seed(1)
    for step in range(steps):
        which = (torch.randint(held, len(y), (BATCH,), generator=dice)).to(device)
        loss = nn.functional.smooth_l1_loss(said(x[which]), y[which])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        progress(step + 1, steps)
    with torch.no_grad():
        off = float((said(x[:held]) - y[:held]).abs().mean())
    weight = (layer.weight / spread).detach().double().cpu()
    bias = layer.bias.detach().double().cpu() - weight @ mean.double().cpu()
    blocks: dict[str, Any] = {}
    begin = 0
    for name, size in BLOCKS:
        blocks[name] = [[round(float(n), 5) for n in row] for row in weight[:, begin : begin + size].T]
        begin += size
    return {
        "edition": EDITION,
        "cards": len(y),
        "off": round(off, 3),
        "spread": round(float(y.std()), 3),
        "layer": blocks,
        "bias": [round(float(n), 5) for n in bias],
        "out": [round(float(n), 5) for n in out.weight[0].detach()],
        "beyond": round(float(out.bias[0].detach()), 5),
    }
