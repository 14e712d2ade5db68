"""OpenSpiel: every box as a Python game, its short name `lineup_` and the id of the box with underscores.

Parameters are `players`, `variants` (`synergy+hunt`) and `rules` (`super_villains:2+line_up_size:3`). Chance deals
first: four bytes, of which all shuffles of the game follow. From then on nothing is random, but nobody knows what
comes. An information state is what a seat sees now, with a fingerprint of what it saw and did at each of its decisions
before; `resample_from_infostate` deals anew what it cannot know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from lineup.boxes import BOXES
from lineup.engine.profile import RuleError
from lineup.engine.saying import say
from lineup.engine.view import SPECTATOR, View
from lineup.envs.actions import place_name
from lineup.envs.course import Course, Way, find_way
from lineup.envs.seeing import Eyes, draw_view
from lineup.games import find_game, first_game, make_choice, profile_of
from lineup.games.offer import usual_players

DEALT: Final = 4  # bytes that chance chooses
BYTE: Final = 256
SEVERAL: Final = "+"  # between the names of variants, and between rules
VALUE: Final = ":"  # between a rule and its value: the sign for it has a meaning in OpenSpiel's texts


def short_name(game: str) -> str:
    """Return OpenSpiel's name for a box."""
    return f"lineup_{game.replace('-', '_')}"


def load_game(
    game: str = "", players: int = 0, variants: Sequence[str] = (), rules: Mapping[str, str | int | bool] | None = None
) -> pyspiel.Game:
    """Load the game with these settings; RuleError says what is wrong with them."""
    name = find_game(game or first_game()).id
    settings = {
        "players": players or usual_players(name),
        "variants": SEVERAL.join(variants),
        "rules": SEVERAL.join(f"{rule}{VALUE}{value}" for rule, value in (rules or {}).items()),
    }
    return pyspiel.load_game(short_name(name), settings)


class TableGame(pyspiel.Game):
    """A box with a number of players and its variants.

    Each box has a class of its own, as OpenSpiel keeps classes, under its own name in this module, where a game that
    was pickled looks for it.
    """

    box: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any]) -> None:
        variants, rules = (
            [each for each in str(params[name]).split(SEVERAL) if each] for name in ("variants", "rules")
        )
        switches = {rule: value for rule, _, value in (each.partition(VALUE) for each in rules)}
        self.way: Way = find_way(self.box, int(params["players"]), variants, rules=switches)
        if len(set(self.way.sides)) == 1:
            raise RuleError(say("error-env-alone"))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.way.actions),
            max_chance_outcomes=BYTE,
            num_players=self.way.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.way.longest_game(),
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALT

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters for observations; given were {params}")
        return Observer(self.way, kind or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):
    """The deal, and once it is complete the game."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.way = game.way
        self.deal = b""
        self.course: Course | None = None

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.over else self.course.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.course is None else sorted(self.course.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1.0 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.act(action)
            return
        self.deal += bytes([action])
        if len(self.deal) == DEALT:
            self.course = Course(self.way, self.deal.hex(), recall=True)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action:02x}" if player == pyspiel.PlayerId.CHANCE else self.way.actions.text(action)

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.over

    def returns(self) -> list[float]:
        return [0.0] * self.way.players if self.course is None else self.course.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state in which the player knows the same; its history is still that of this one."""
        found: TableState = self.clone()
        if self.course is not None:
            found.course = self.course.resampled(player, repr(sampler()))
        return found

    def __str__(self) -> str:
        return f"deal {self.deal.hex()}" if self.course is None else draw_view(self.course.view(SPECTATOR))


class Observer:
    """A player's observation of a state, in the shape of the project's own observers: numbers (`tensor`, `dict`) and a
    text."""

    def __init__(self, way: Way, kind: Any) -> None:
        self.eyes = Eyes(way.setup)
        self.recall = bool(kind.perfect_recall)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(self.eyes.size, np.float32)
        pieces = self.eyes.split(self.tensor)
        places = pieces.pop("places")
        self.dict = {place_name(place): cards for place, cards in enumerate(places)} | pieces

    def set_from(self, state: TableState, player: int) -> None:
        course = state.course
        if course is None or not (self.public or self.private):
            self.tensor.fill(0.0)
            return
        own = course.question_to(player) if self.private else None
        self.eyes.observe_view(self._view_of(course, player), own, self.tensor)
        if not self.public:
            self.tensor -= self.eyes.observe_view(course.view(SPECTATOR), None)

    def string_from(self, state: TableState, player: int) -> str:
        course = state.course
        if course is None or not (self.public or self.private):
            return ""
        lines = draw_view(self._view_of(course, player)).splitlines()
        if not self.public:
            known = draw_view(course.view(SPECTATOR)).splitlines()
            lines = [line for line in lines if line not in known]
        if self.recall:
            lines += [f"player {player}", course.fingerprint(player)]
        return "\n".join(lines)

    def _view_of(self, course: Course, player: int) -> View:
        return course.view(player if self.private else SPECTATOR)


def register_games() -> None:
    """Let `pyspiel.load_game` know every box."""
    known = pyspiel.registered_names()
    for game in BOXES:
        if short_name(game) in known:
            continue
        usual = usual_players(game)
        profile = profile_of(make_choice(game, usual))
        kind = pyspiel.GameType(
            short_name=short_name(game),
            long_name=find_game(game).title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=profile.max_players,
            min_num_players=profile.min_players,
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification={"players": usual, "variants": "", "rules": ""},
        )
        name = "".join(word.capitalize() for word in kind.short_name.split("_"))
        globals()[name] = type(name, (TableGame,), {"box": game, "kind": kind, "__module__": __name__})
        pyspiel.register_game(kind, globals()[name])


register_games()
