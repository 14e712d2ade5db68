"""Research environments: PettingZoo, Gymnasium and OpenSpiel (the extra `envs`; see docs/envs.md).

    import gymnasium, lineup.envs

    lineup.envs.aec(game, players=3)        # PettingZoo, agents in turn
    gymnasium.make(f"lineup/{game}-v0")     # one seat against bots
    lineup.envs.openspiel(game)             # pyspiel.Game
    lineup.envs.vector(game, 1024)          # many games at once, in machine code

Importing this registers the ids of Gymnasium and the short names of OpenSpiel, of whichever is installed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Unpack

from lineup.engine.saying import say
from lineup.envs.course import ActionError, find_way
from lineup.errors import LineUpError
from lineup.games import ChoiceOptions
from lineup.language.sets import CardSet

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from lineup.envs.game_arrays import GameArrays
    from lineup.envs.vector_env import VectorSeats

__all__ = ["ActionError", "EnvError", "aec", "arrays", "openspiel", "parallel", "vector"]


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
    render_mode: str | None = None,
    **options: Unpack[ChoiceOptions],
) -> AECEnv[str, Any, Any]:
    """PettingZoo's environment of agents that act in turn; `players` 0 means the usual number.

    The other arguments are those of `new_game`. EnvError, RuleError or CardError say what is wrong.
    """
    _require_packages("pettingzoo")
    from lineup.envs.agents import make_aec

    return make_aec(find_way(game, players, variants, sets, **options), render_mode)


def parallel(
    game: str = "",
    players: int = 0,
    *,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    render_mode: str | None = None,
    **options: Unpack[ChoiceOptions],
) -> ParallelEnv[str, Any, Any]:
    """The same where every agent gives an action at each step; only that of whoever is asked counts."""
    _require_packages("pettingzoo")
    from lineup.envs.agents import make_parallel

    return make_parallel(find_way(game, players, variants, sets, **options), render_mode)


def openspiel(
    game: str = "",
    players: int = 0,
    *,
    variants: Sequence[str] = (),
    rules: Mapping[str, str | int | bool] | None = None,
) -> Any:
    """OpenSpiel's game (`pyspiel.Game`)."""
    _require_packages("pyspiel")
    from lineup.envs.spiel import load_game

    return load_game(game, players, variants, rules)


def arrays(
    game: str = "",
    count: int = 1,
    players: int = 0,
    *,
    seat: int = 0,
    opponents: str | None = "random",
    seed: int = 0,
    threads: int = 1,
    width: int = 128,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    **options: Unpack[ChoiceOptions],
) -> GameArrays:
    """Many games stepped at once in machine code, their observations and legal actions in arrays that are never copied.

    Without `opponents` (None) every seat is asked, and `seats` says which. The other arguments are those of `new_game`.
    RuleError or CardError say what is wrong, Unsuitable why the native engine cannot play it.
    """
    _require_packages("numpy")
    from lineup.envs.game_arrays import deal_games

    return deal_games(find_way(game, players, variants, sets, **options), count, seat, opponents, seed, threads, width)


def vector(
    game: str = "",
    count: int = 1,
    players: int = 0,
    *,
    seat: int = 0,
    opponents: str | None = "random",
    threads: int = 1,
    dense: bool = False,
    variants: Sequence[str] = (),
    sets: Sequence[str | CardSet] = (),
    **options: Unpack[ChoiceOptions],
) -> VectorSeats:
    """The same as Gymnasium's vector environment: one seat learns, bots (`random`, `casual`) sit in the others.

    `dense` observations are the rows that `gymnasium.make` gives, with a mask of the actions.
    """
    _require_packages("gymnasium")
    from lineup.envs.game_arrays import WIDEST, WIDTH, deal_games
    from lineup.envs.vector_env import VectorSeats

    way = find_way(game, players, variants, sets, **options)
    return VectorSeats(
        deal_games(way, count, seat, opponents, threads=threads, width=WIDEST if dense else WIDTH), dense
    )


for _project, _module in (("gymnasium", "learner"), ("pyspiel", "spiel")):
    if find_spec(_project) is not None:
        import_module(f"{__name__}.{_module}")
