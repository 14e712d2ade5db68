"""How much is tried: a sample in CI, more by `make test-long`, and at random by `make fuzz`."""

from __future__ import annotations

import os
from typing import Final

import pytest

FUZZ: Final = int(os.environ.get("LINEUP_FUZZ", "0"))  # how many times the examples of every day; 0: those alone
# The marks of what only `make test-long` runs: more of what CI has a sample of.
LONG: Final = (pytest.mark.slow, pytest.mark.long)


def examples(count: int) -> int:
    """So many examples every day, and as many times that as is fuzzed."""
    return count * max(FUZZ, 1)
