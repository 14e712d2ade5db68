"""Ways to play: boxes, variants, mixes of sets, and the laying out of all physical cards."""

from lineup.games.boxes import GAMES, Choice, GameInfo, Origin, Variant, find_game, first_game
from lineup.games.choices import ChoiceError, make_choice, own_sets, read_choice, write_choice
from lineup.games.layout import build, build_once, playable
from lineup.games.mixing import (
    GROUPS,
    complement,
    groups_given,
    groups_of,
    house_rules,
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
    "ChoiceError",
    "GameInfo",
    "Origin",
    "Variant",
    "build",
    "build_once",
    "complement",
    "find_game",
    "first_game",
    "groups_given",
    "groups_of",
    "house_rules",
    "make_choice",
    "own_sets",
    "playable",
    "profile_of",
    "propose_swaps",
    "read_choice",
    "sets_of",
    "swap_pairs",
    "warnings",
    "write_choice",
]
