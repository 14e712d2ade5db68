"""How much is tried: a sample in CI, more by `make test-long`, at random by `make fuzz`; and games that end soon."""

from __future__ import annotations

import os
from typing import Final

import pytest

FUZZ: Final = int(os.environ.get("LINEUP_FUZZ", "0"))  # how many times the examples of every day; 0: those alone
# The marks of what only `make test-long` runs: more of what CI has a sample of.
LONG: Final = (pytest.mark.slow, pytest.mark.long)
# Strong hands and few Super-Villains: games that end soon.
SHORT: Final = {"hand_size": "10", "punches": "10", "vulnerabilities": "0", "super_villains": "3"}


def examples(count: int) -> int:
    """Run this many examples; `make fuzz` multiplies them."""
    return count * max(FUZZ, 1)


def short(game: str) -> dict[str, str]:
    """The house rules with which a game of that box ends soon."""
    return {key: value for key, value in SHORT.items() if game == "heroes-unite" or key != "super_villains"}
