"""Teaches the policy of `learned` (bots/quick/policy.py) which answers turn out best.

In games of its own every answer worth it is tried, as `master` does with the last network. What came of each, against
the others in the same worlds, is what the policy is fitted to: it learns to give its weight to those that win more,
and stays in doubt where it hardly matters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from lineup.bots import play_out
from lineup.bots.clock import Clock
from lineup.bots.judging.network import Array, Network
from lineup.bots.players.learned import NetworkGuide
from lineup.bots.quick.policy import ANSWER_INPUTS, EDITION, MOMENT_INPUTS
from lineup.bots.search.search import MOST_TRIED, list_candidates
from lineup.bots.search.trials import Pace, TriedAnswer, best_of, try_out
from lineup.engine.machine import start_game
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.games import build_once
from lineup.lab.training.games import TrainingJob, as_file, choose_way, read_network

ROLLOUTS: Final = 48  # of one decision
STRAYING: Final = 0.1  # of the answers are any that was tried, so that games of all sorts come about
WIDTH: Final = 128  # of its one layer
BATCH: Final = 2048  # decisions
RATE: Final = 2e-3
DECAY: Final = 1e-3
DOUBT: Final = 0.01  # a difference in the chance to win that makes an answer about three times as likely
LEAST_SPREAD: Final = 0.05  # of an input: what is seldom there must not count for too much


class Trier:
    """A player who tries every answer worth it, and keeps what came of them."""

    name: Final = "trier"
    blind: Final = False

    def __init__(self, seat: int, seed: str, network: Network) -> None:
        self._guide = NetworkGuide(seat, seed, False, network)
        self._dice = Random(f"{seed} {seat} strays")
        self._seed = f"{seed} {seat}"
        self._asked = 0
        self.codes: list[Array] = []
        self.moments: list[Array] = []
        self.answers: list[Array] = []
        self.gains: list[list[float]] = []

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        options = list_candidates(view, ask, self._guide.rate_options(view, ask))
        if len(options) < 2 or ask.kind == "hero":
            return options[0]
        self._asked += 1
        pace = Pace()
        trial = try_out(view, ask, options, self._guide, Clock(rollouts=ROLLOUTS), f"{self._seed} {self._asked}", pace)
        code, moment, answered = self._guide.policy_inputs(view, ask, options)
        self.codes.append(code)
        self.moments.append(moment)
        self.answers.append(answered)
        self.gains.append(trial_gains(trial.tried))
        if self._dice.random() < STRAYING:
            return self._dice.choice(options)
        return best_of(trial.running, trial.tried[0], pace).option


def trial_gains(tried: Sequence[TriedAnswer]) -> list[float]:
    """Return by how much each answer turned out better than the one tried most, over the worlds both were tried in."""
    most = max(tried, key=lambda each: len(each.values))
    found = []
    for each in tried:
        count = len(each.values)
        found.append((each.sum - sum(most.values[:count])) / count if count else 0.0)
    return found


def collect_tries(job: TrainingJob) -> bytes:
    """Play the games of a job: its decisions and what came of their answers, as a file of numpy's."""
    network = read_network(job.network)
    players: list[Trier] = []
    for number in range(job.games):
        seed = f"{job.seed} {number}"
        state = start_game(build_once(choose_way(Random(f"{seed} way"))), seed)
        seated = [Trier(seat, seed, network) for seat in range(state.players)]
        play_out(state, seated)
        players += seated
    counts = [len(each) for player in players for each in player.gains]
    rows = {
        "codes": [each for player in players for each in player.codes],
        "moments": [each for player in players for each in player.moments],
        "answers": [row for player in players for each in player.answers for row in each],
        "gains": [gain for player in players for each in player.gains for gain in each],
    }
    found: dict[str, Any] = {name: np.array(each, dtype=np.float16) for name, each in rows.items()}
    return as_file(found | {"counts": np.array(counts, dtype=np.int32)})


def teach_policy(
    files: Sequence[Path], passes: float, device: str, progress: Callable[[int, int], None]
) -> tuple[Any, Any]:
    """The weights of a policy fitted to what was collected, and what it is worth.

    That is, of decisions it has not seen: what the answers it likes best gain on the planner's, in percent of games,
    and in how many of a hundred it likes another.
    """
    import torch
    from torch import nn

    parts = [np.load(file) for file in files]
    parts = [part for part in parts if len(part["counts"])]
    codes, moments, answers, gained = (
        torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)
        for name in ("codes", "moments", "answers", "gains")
    )
    counts = torch.from_numpy(np.concatenate([part["counts"] for part in parts])).long().to(device)
    begins = counts.cumsum(0) - counts
    held = max(len(counts) // 20, 1)
    torch.manual_seed(1)
    around = torch.cat([codes, moments], 1)
    scales = [
        (each[:200_000].float().mean(0), each[:200_000].float().std(0).clamp(min=LEAST_SPREAD))
        for each in (around, answers)
    ]
    heard, answered = nn.Linear(around.shape[1], WIDTH).to(device), nn.Linear(ANSWER_INPUTS, WIDTH).to(device)
    out = nn.Linear(WIDTH, 1, bias=False).to(device)
    weights = [*heard.parameters(), *answered.parameters(), *out.parameters()]
    steps = max(int(passes * len(counts) / BATCH), 2)
    optimizer = torch.optim.AdamW(weights, lr=RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps, pct_start=0.1)
    places = torch.arange(MOST_TRIED, device=device)

    def judge_decisions(which: Any) -> tuple[Any, Any]:
        """Return the policy's answers to some decisions, as logarithms of shares, and what these answers gained."""
        there = places[None, :] < counts[which][:, None]
        rows = (begins[which][:, None] + places[None, :]).clamp(max=len(answers) - 1)
        own = heard((around[which].float() - scales[0][0]) / scales[0][1])
        each = answered((answers[rows].float() - scales[1][0]) / scales[1][1])
        looks = out(torch.relu(own[:, None, :] + each))[..., 0].masked_fill(~there, -1e9)
        return torch.log_softmax(looks, 1), gained[rows].float() * there

    dice = torch.Generator().manual_seed(1)
    for step in range(steps):
        which = torch.randint(min(held, len(counts) - 1), len(counts), (BATCH,), generator=dice).to(device)
        shares, gain = judge_decisions(which)
        weighed = shares.exp()
        loss = (weighed * (shares - gain / DOUBT)).sum(1).mean()  # what it gains, and how sure it is without need
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        progress(step + 1, steps)
    with torch.no_grad():
        shares, gain = judge_decisions(torch.arange(held, device=device))
        liked = gain.gather(1, shares.argmax(1, keepdim=True))[:, 0]
        facts = {"decisions": len(counts), "gain": round(100 * float((liked - gain[:, 0]).mean()), 2)}
        facts["other"] = round(100 * float((shares.argmax(1) > 0).float().mean()), 1)
    made: dict[str, Any] = {}
    bias = torch.zeros(WIDTH, dtype=torch.float64)
    for layer, (mean, spread), names in (
        (heard, scales[0], (("code", codes.shape[1]), ("moment", MOMENT_INPUTS))),
        (answered, scales[1], (("answer", ANSWER_INPUTS),)),
    ):
        weight = (layer.weight / spread).detach().double().cpu()
        bias += layer.bias.detach().double().cpu() - weight @ mean.double().cpu()
        begin = 0
        for name, size in names:
            made[name] = weight[:, begin : begin + size].T
            begin += size
    made |= {"bias": bias, "out": out.weight[0].detach().double().cpu()}
    return {name: each.numpy().astype(np.float32) for name, each in made.items()} | {
        "edition": np.array(EDITION)
    }, facts
