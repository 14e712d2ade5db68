"""Research environments: PettingZoo, Gymnasium and OpenSpiel (the extra `envs`; see docs/envs.md).

    import gymnasium, lineup.envs

    lineup.envs.aec(game, players=3)        # PettingZoo, agents in turn
    gymnasium.make(f"lineup/{game}-v0")     # one seat against bots
    lineup.envs.openspiel(game)             # pyspiel.Game

Importing this registers the ids of Gymnasium and the short names of OpenSpiel, of whichever is installed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from lineup.engine.saying import say
from lineup.envs.course import ActionError, find_way
from lineup.errors import LineUpError
from lineup.language.sets import CardSet

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

__all__ = ["ActionError", "EnvError", "make_aec", "make_parallel", "openspiel"]

Rules = Mapping[str, str | int | bool]


class EnvError(LineUpError, ImportError):
    """An environment whose project is not installed."""


def _require_packages(*packages: str) -> None:
    for each in packages:
        if find_spec(each) is None:
            raise EnvError(say("error-env-needs", needs=each, extra="envs"))


def aec(
    game: str = "",
    players: int = 0,
    *,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    rules: Rules | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """PettingZoo's environment of agents that act in turn; `players` 0 means the usual number.

    The other arguments are those of `new_game`. EnvError, RuleError or CardError say what is wrong.
    """
    _require_packages("pettingzoo")
    from lineup.envs.agents import make_aec

    return make_aec(find_way(game, players, variants, sets, rules), render_mode)


def parallel(
    game: str = "",
    players: int = 0,
    *,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    rules: Rules | None = None,
    render_mode: str | None = None,
) -> ParallelEnv[str, Any, Any]:
    """The same where every agent gives an action at each step; only that of whoever is asked counts."""
    _require_packages("pettingzoo")
    from lineup.envs.agents import make_parallel

    return make_parallel(find_way(game, players, variants, sets, rules), render_mode)


def openspiel(game: str = "", players: int = 0, *, variants: Sequence[str] = (), rules: Rules | None = None) -> Any:
    """OpenSpiel's game (`pyspiel.Game`)."""
    _require_packages("pyspiel")
    from lineup.envs.spiel import load_game

    return load_game(game, players, variants, rules)


for _project, _module in (("gymnasium", "learner"), ("pyspiel", "spiel")):
    if find_spec(_project) is not None:
        import_module(f"{__name__}.{_module}")
