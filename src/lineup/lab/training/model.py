"""The network as PyTorch trains it; `bot_weights` gives what `lineup.bots.judging.network` plays with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from lineup.bots.judging.features import EDITION
from lineup.bots.judging.network import SEAT_INPUTS, TABLE_INPUTS

CODE: Final = 192  # numbers a seat comes to
JOINED: Final = 256
DEEP: Final = 64
LEAST_SPREAD: Final = 0.05  # of an input: what is seldom there must not count for too much
BATCH: Final = 4096  # positions
DECAY: Final = 1e-3
MARGIN_COUNTS: Final = 0.3  # of the loss, beside the chance to win

LAYERS: Final = ("seat", "join", "deep", "out")

Group = tuple[Any, Any, Any, Any]  # seats, table, won, ahead


class Model(nn.Module):  # type: ignore[misc]  # torch is installed only for training
    """Encodes each seat alike, joins a seat with its partner, its foes and the table, and says who wins by how much."""

    def __init__(self) -> None:
        super().__init__()
        self.seat = nn.Linear(SEAT_INPUTS, CODE)
        self.join = nn.Linear(4 * CODE + TABLE_INPUTS, JOINED)
        self.deep = nn.Linear(JOINED, DEEP)
        self.out = nn.Linear(DEEP, 2)
        for name, size in (("seat", SEAT_INPUTS), ("table", TABLE_INPUTS)):
            self.register_buffer(f"{name}_mean", torch.zeros(size))
            self.register_buffer(f"{name}_spread", torch.ones(size))

    def forward(self, seats: Any, table: Any, mates: Sequence[int]) -> Any:
        """Return, for each position and seat, the chance to win as a logit, and the lead."""
        players = seats.shape[1]
        code = torch.relu(self.seat((seats - self.seat_mean) / self.seat_spread))
        around = (table - self.table_mean) / self.table_spread
        found = []
        for seat in range(players):
            mate = mates[seat] if mates else -1
            foes = code[:, [each for each in range(players) if each not in (seat, mate)]]
            partner = code[:, mate] if mate >= 0 else torch.zeros_like(code[:, 0])
            joined = torch.cat([code[:, seat], partner, foes.amax(1), foes.mean(1), around], 1)
            found.append(self.out(torch.relu(self.deep(torch.relu(self.join(joined))))))
        return torch.stack(found, 1)

    def scale_to(self, groups: Mapping[str, Group]) -> None:
        """Take mean and spread of the inputs from some positions."""
        for name, index in (("seat", 0), ("table", 1)):
            rows = torch.cat(
                [each[index].reshape(-1, each[index].shape[-1])[:200_000].float() for each in groups.values()]
            )
            getattr(self, f"{name}_mean").copy_(rows.mean(0))
            getattr(self, f"{name}_spread").copy_(rows.std(0).clamp(min=LEAST_SPREAD))

    def take_weights(self, weights: Mapping[str, Any]) -> None:
        """Become the network that such `bot_weights` are of, with mean and spread of the inputs as they are."""
        found = {name: torch.from_numpy(each).to(self.seat_mean) for name, each in weights.items()}
        state = {f"{name}.weight": found[name].T.clone() for name in LAYERS}
        state |= {f"{name}.bias": found[f"{name}.bias"].clone() for name in LAYERS}
        around = state["join.weight"][:, -TABLE_INPUTS:]
        state["seat.bias"] += state["seat.weight"] @ self.seat_mean
        state["join.bias"] += around @ self.table_mean
        state["seat.weight"] *= self.seat_spread
        around *= self.table_spread
        self.load_state_dict(self.state_dict() | state)

    def bot_weights(self) -> dict[str, Any]:
        """The weights as the bot reads them, with mean and spread of the inputs worked in."""
        state = {name: each.detach().double().cpu() for name, each in self.state_dict().items()}
        join = state["join.weight"].clone()
        own = join.shape[1] - TABLE_INPUTS
        join[:, own:] /= state["table_spread"]
        seat = state["seat.weight"] / state["seat_spread"]
        found = {
            "seat": seat.T,
            "seat.bias": state["seat.bias"] - seat @ state["seat_mean"],
            "join": join.T,
            "join.bias": state["join.bias"] - join[:, own:] @ state["table_mean"],
            "deep": state["deep.weight"].T,
            "deep.bias": state["deep.bias"],
            "out": state["out.weight"].T,
            "out.bias": state["out.bias"],
        }
        return {name: each.numpy().astype(np.float32) for name, each in found.items()} | {"edition": np.array(EDITION)}


def mates_of(group: str) -> tuple[int, ...]:
    """The partners in a group of positions: in teams seat 0 plays with 2 and 1 with 3."""
    return (2, 3, 0, 1) if group.endswith("t") else ()


def gather_positions(files: Sequence[Path], device: str) -> dict[str, Group]:
    """The positions of some files by number of players, teams apart."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for file in files:
        with np.load(file) as arrays:
            for group in {name.split()[0] for name in arrays.files}:
                parts = tuple(arrays[f"{group} {name}"] for name in ("seats", "table", "won", "ahead"))
                found.setdefault(group, []).append(parts)
    together = {}
    for group in sorted(found):
        arrays_of = [np.concatenate(column) for column in zip(*found[group], strict=True)]
        seats, table, won, ahead = (torch.from_numpy(each).to(device) for each in arrays_of)
        together[group] = (seats, table, won, ahead)
    return together


def loss_of(model: Model, name: str, group: Group, which: Any) -> tuple[Any, Any]:
    """Return the error of the model for some positions of a group: in its chances, and in its leads."""
    seats, table, won, ahead = (each[which] for each in group)
    found = model(seats.float(), table.float(), mates_of(name))
    chance = nn.functional.binary_cross_entropy_with_logits(found[..., 0], won)
    return chance, nn.functional.mse_loss(found[..., 1], ahead)


def fit_model(
    model: Model,
    groups: Mapping[str, Group],
    passes: float,
    rate: float,
    seed: int,
    progress: Callable[[int, int], None],
) -> None:
    """Fit the model to positions, each seen about so many times, by steps that become smaller."""
    dice = torch.Generator().manual_seed(seed)
    names = list(groups)
    sizes = torch.tensor([float(len(groups[name][0])) for name in names])
    steps = max(int(passes * float(sizes.sum()) / BATCH), 2)
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    model.train()
    for step in range(steps):
        name = names[int(torch.multinomial(sizes, 1, generator=dice))]
        group = groups[name]
        which = torch.randint(len(group[0]), (min(BATCH, len(group[0])),), generator=dice).to(group[0].device)
        chance, lead = loss_of(model, name, group, which)
        optimizer.zero_grad()
        (chance + MARGIN_COUNTS * lead).backward()
        optimizer.step()
        schedule.step()
        progress(step + 1, steps)


def test_model(model: Model, groups: Mapping[str, Group]) -> float:
    """Return the error of the model's chances for positions it has not seen."""
    model.eval()
    total = count = 0.0
    with torch.no_grad():
        for name, group in groups.items():
            for begin in range(0, len(group[0]), BATCH):
                size = len(group[0][begin : begin + BATCH])
                chance, _ = loss_of(model, name, group, slice(begin, begin + BATCH))
                total += float(chance) * size
                count += size
    return total / max(count, 1.0)


def set_seed(number: int) -> None:
    torch.manual_seed(number)


def best_device() -> str:
    """A graphics card if there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"
