"""Gymnasium's vector interface over many games in machine code (`GameArrays`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lineup.envs.game_arrays import GameArrays
from lineup.envs.seeing import LEAST, MOST, Array

Seen = Array | dict[str, NDArray[Any]]
Info = dict[str, Any]


class VectorSeats(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """One seat learns in each of many games. `games` holds the arrays themselves, which `step` returns copies of."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  Gymnasium declares it so

    def __init__(self, games: GameArrays, dense: bool) -> None:
        self.games = games
        self.dense = dense
        self.num_envs = games.count
        self.single_action_space = Discrete(len(games.way.actions))
        size = games.eyes.size
        self.single_observation_space = (
            Box(LEAST, MOST, (size,), np.float32)
            if dense
            else Dict(
                places=Box(0, size - 1, (games.width,), np.uint16),
                values=Box(int(LEAST), int(MOST), (games.width,), np.int16),
            )
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Deal a game in each environment; the same seed deals the same games from then on."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)))
        return self._observe(), self._make_info()

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Take an action in each game. One that is not legal loses the game; a game that ends is dealt anew at once."""
        games = self.games
        games.act(actions)
        info = self._make_info()
        over = games.terminated | games.truncated
        if over.any():
            seen = self._observe(last=True)
            final = np.full(self.num_envs, None, object)
            for number in np.flatnonzero(over):
                final[number] = (
                    {name: rows[number] for name, rows in seen.items()} if isinstance(seen, dict) else seen[number]
                )
            info |= {"final_obs": final, "_final_obs": over}
        return self._observe(), games.rewards.copy(), games.terminated.copy(), games.truncated.copy(), info

    def _observe(self, *, last: bool = False) -> Seen:
        games = self.games
        if self.dense:
            return games.write_dense(last=last)
        places, values = (games.last_places, games.last_values) if last else (games.places, games.values)
        return {"places": places.copy(), "values": values.copy()}

    def _make_info(self) -> Info:
        games = self.games
        info: Info = {"legal": games.legal.copy(), "legal_counts": games.legal_counts.copy()}
        if self.dense:
            info["action_mask"] = games.write_mask()
        return info
