"""Ways to play: boxes, variants, mixes of sets, and the laying out of all physical cards."""

from lineup.games.boxes import GAMES, Choice, GameInfo, Variant, find_game, first_game
from lineup.games.layout import build, playable
from lineup.games.mixing import (
    GROUPS,
    complement,
    groups_given,
    groups_of,
    profile_of,
    propose_swaps,
    sets_of,
    swap_pairs,
    warnings,
)

__all__ = [
    "GAMES",
    "GROUPS",
    "Choice",
    "GameInfo",
    "Variant",
    "build",
    "complement",
    "find_game",
    "first_game",
    "groups_given",
    "groups_of",
    "playable",
    "profile_of",
    "propose_swaps",
    "sets_of",
    "swap_pairs",
    "warnings",
]
