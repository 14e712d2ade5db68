"""Ways to play: boxes, variants, mixes of sets, and the laying out of all physical cards."""

from lineup.games.boxes import GAMES, Choice, GameInfo, Origin, Variant, find_game, first_game
from lineup.games.choices import ChoiceError, ChoiceOptions, make_choice, own_sets, read_choice, write_choice
from lineup.games.layout import build_once, build_setup, list_playable
from lineup.games.mixing import (
    GROUPS,
    groups_given,
    groups_of,
    house_rules,
    list_warnings,
    profile_of,
    propose_swaps,
    sets_of,
    swap_halves,
    swap_pairs,
)

__all__ = [
    "GAMES",
    "GROUPS",
    "Choice",
    "ChoiceError",
    "ChoiceOptions",
    "GameInfo",
    "Origin",
    "Variant",
    "build_once",
    "build_setup",
    "find_game",
    "first_game",
    "groups_given",
    "groups_of",
    "house_rules",
    "list_playable",
    "list_warnings",
    "make_choice",
    "own_sets",
    "profile_of",
    "propose_swaps",
    "read_choice",
    "sets_of",
    "swap_halves",
    "swap_pairs",
    "write_choice",
]
