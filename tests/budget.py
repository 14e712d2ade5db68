"""How much is tried at random: a little every day, much more in `make fuzz`, and other examples each time."""

from __future__ import annotations

import os
from typing import Final

FUZZ: Final = int(os.environ.get("LINEUP_FUZZ", "0"))  # how many times the examples of every day; 0: those alone


def examples(count: int) -> int:
    """So many examples every day, and as many times that as is fuzzed."""
    return count * max(FUZZ, 1)
