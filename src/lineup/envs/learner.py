"""Gymnasium: one seat learns, bots of ours sit in the others.

The observation is the row of numbers of `seeing.Eyes`; `info["action_mask"]` says which actions are legal. The reward
comes at the end (`Course.returns`); an action that is not legal loses the game there and then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete

from lineup.bots import Bot, Clock, check_bot
from lineup.bots.hosting.programs import make_bot_or_program
from lineup.boxes import BOXES
from lineup.engine.profile import RuleError
from lineup.engine.saying import say
from lineup.envs.course import Course, check_seat, find_way
from lineup.envs.seeing import LEAST, MOST, Array, Eyes, Mask, action_mask, check_mode, draw_view, render_text
from lineup.errors import LineUpError
from lineup.games import ChoiceOptions
from lineup.language.sets import CardSet

Info = dict[str, Any]


class ResetError(LineUpError, ResetNeeded):
    """Something asked of a game before one is dealt."""


class LearnerSeat(gymnasium.Env[Array, np.int64]):
    """A seat at a table with bots. `course` is the game itself."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self,
        game: str = "",
        players: int = 0,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        variants: Sequence[str] = (),
        sets: Sequence[str | CardSet] = (),
        render_mode: str | None = None,
        **options: Unpack[ChoiceOptions],
    ) -> None:
        """Lay out the game; `players` 0 means the usual number.

        `opponents` names one bot for all other seats, partners among them, or one for each in turn order from the
        learner. The other arguments are those of `new_game`. RuleError, CardError or BotError say what is wrong.
        """
        check_mode(render_mode)
        self.way = find_way(game, players, variants, sets, **options)
        others = self.way.players - 1
        bots = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(bots) != others:
            raise RuleError(say("error-env-opponents", needed=others, given=len(bots)))
        self.opponents = [check_bot(name) for name in bots]
        self.seat = check_seat(seat, self.way.players)
        self.eyes = Eyes(self.way.setup)
        self.render_mode = render_mode
        self.observation_space = Box(LEAST, MOST, (self.eyes.size,), np.float32)
        self.action_space = Discrete(len(self.way.actions))
        self._course: Course | None = None

    @property
    def course(self) -> Course:
        """The game; ResetError before the first one."""
        if self._course is None:
            raise ResetError(say("error-env-reset"))
        return self._course

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        """Deal a game and let the bots play up to the first decision of the learner."""
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**63))
        self._course = Course(self.way, deal)
        self._bots: dict[int, Bot] = {}
        self._clocks: dict[int, Clock] = {}
        for number, name in enumerate(self.opponents, 1):
            seat = (self.seat + number) % self.way.players
            self._bots[seat], self._clocks[seat] = make_bot_or_program(name, seat, deal), Clock()
        self._go_on()
        return self._observe_course(), self._make_info()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, Info]:
        """Give an answer, and let the bots play up to the next decision of the learner; ActionError after the end."""
        course = self.course
        if not course.over and int(action) not in course.legal:
            course.forfeit_game()
            return (
                self._observe_course(),
                course.returns()[self.seat],
                True,
                False,
                {**self._make_info(), "illegal": True},
            )
        course.act(int(action))
        self._go_on()
        if self.render_mode == "human":
            self.render()
        reward = course.returns()[self.seat]
        return self._observe_course(), reward, course.over and not course.called, course.called, self._make_info()

    def _go_on(self) -> None:
        """The bots answer until the learner is asked, or the game is over."""
        course = self.course
        while not course.over and course.seat != self.seat:
            course.give_answer(course.ask_bot(self._bots[course.seat], self._clocks[course.seat]))

    def _observe_course(self) -> Array:
        return self.eyes.observe_view(self.course.view(self.seat), self.course.question_to(self.seat))

    def action_masks(self) -> Mask:
        """Return the mask of the actions that are legal now."""
        return action_mask(self.way.actions, self.course.legal)

    def _make_info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """The table as the learner sees it, as text; in the mode `human` it is printed."""
        return render_text(draw_view(self.course.view(self.seat)), self.render_mode)


def register_seats() -> None:
    """Let `gymnasium.make` know every box as `lineup/<game>-v0`."""
    for game in BOXES:
        id = f"lineup/{game}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:LearnerSeat", kwargs={"game": game})


register_seats()
