"""The limits of work in other processes or threads, as all who start such work say them."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Limits:
    """The limits of a piece of work. The caller that starts it keeps those that concern its kind of work."""

    answer: float = inf  # seconds for each answer
    greeting: float = 0.0  # seconds for the greeting of a program, beside its answers
    memory: int = 0  # MiB for each process; 0: as much as there is
    processes: int = 1  # at the same time
    guests: int = 0  # who may wait at the same time, half of them of one household
    niceness: int = 0  # of each process: whoever plays comes first
