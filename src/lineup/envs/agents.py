"""PettingZoo: all seats as agents that act in turn (AEC), and the same game with actions of all agents at once.

An observation is the row of numbers of `seeing.Eyes`; `info["action_mask"]` says which actions are legal, none for
agents that are not asked. Rewards come at the end (`Course.returns`); a game that is called is truncated, and an action
that is not legal loses it for the side of whoever gave it.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from lineup.engine.view import SPECTATOR
from lineup.envs.course import Course, Way
from lineup.envs.seeing import LEAST, MOST, Array, Eyes, action_mask, check_mode, draw_view, render_text


class AgentsTable(AECEnv[str, Array, int | None]):
    """The agents `seat_0`, `seat_1`… at one table; `course` is the game itself, with `every` question a step or not."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, way: Way, render_mode: str | None = None, every: bool = False) -> None:
        super().__init__()
        check_mode(render_mode)
        self.way = way
        self.every = every
        self.eyes = Eyes(way.setup)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"lineup_{way.setup.game}_v0"}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(way.players)]
        self._seen_spaces = {each: Box(LEAST, MOST, (self.eyes.size,), np.float32) for each in self.possible_agents}
        self._act_spaces = {each: Discrete(len(way.actions)) for each in self.possible_agents}
        self._nothing = action_mask(way.actions, ())
        self._dice, _ = np_random()

    def observation_space(self, agent: str) -> Box:
        return self._seen_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self._act_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; the same seed deals the same games from then on."""
        if seed is not None:
            self._dice, _ = np_random(seed)
        self.course = Course(self.way, str(self._dice.integers(2**63)), every=self.every)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {each: {"action_mask": self._nothing} for each in self.agents}
        self.agent_selection = self.agents[0]
        self._select_agent()

    def _select_agent(self) -> None:
        """Select the agent that decides now, with the mask of its actions."""
        self.infos[self.agent_selection] = {"action_mask": self._nothing}
        if not self.course.over:
            self.agent_selection = self.possible_agents[self.course.seat]
            self.infos[self.agent_selection] = {"action_mask": action_mask(self.way.actions, self.course.legal)}

    def observe(self, agent: str) -> Array:
        seat = self.possible_agents.index(agent)
        return self.eyes.observe_view(self.course.view(seat), self.course.question_to(seat))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        course = self.course
        legal = int(action) in course.legal
        if legal:
            course.act(int(action))
        else:
            course.forfeit_game()
        self._select_agent()
        if not legal:
            self.infos[agent] = {"action_mask": self._nothing, "illegal": True}
        if course.over:
            self.rewards = dict(zip(self.possible_agents, course.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, not course.called)
            self.truncations = dict.fromkeys(self.agents, course.called)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as everybody sees it, as text; in the mode `human` it is printed."""
        return render_text(draw_view(self.course.view(SPECTATOR)), self.render_mode)


def make_aec(way: Way, render_mode: str | None = None) -> AECEnv[str, Array, int | None]:
    """Return the table behind PettingZoo's usual guards."""
    return _guard_table(AgentsTable(way, render_mode))


def make_parallel(way: Way, render_mode: str | None = None) -> ParallelEnv[str, Array, int | None]:
    """Return the same with an action of every agent at each step; only that of the agent asked counts.

    All agents see each step, so every question is one: a step that is missing would betray what somebody holds.
    """
    return turn_based_aec_to_parallel(_guard_table(AgentsTable(way, render_mode, every=True)))


def _guard_table(table: AgentsTable) -> AECEnv[str, Array, int | None]:
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))
