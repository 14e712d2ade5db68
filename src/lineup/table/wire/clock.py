"""Clocks on the wire: how long people have for their answers, and what is left to whom."""

from __future__ import annotations

from typing import Final, Literal

from lineup.table.wire.base import Strict, Wire

Per = Literal["move", "game", "days"]
Out = Literal["answer", "seat", "nobody"]
UNIT: Final = {"move": 1, "game": 60, "days": 24 * 60 * 60}  # seconds
LIMITS: Final = {"move": (5, 3600), "game": (1, 240), "days": (1, 14)}
MOST_DELAY: Final = 60
MISSES: Final = 3  # questions in a row that a bot answers before it takes the seat


class Clock(Strict, frozen=True, kw_only=True):
    """How long people have: `time` seconds for each answer ("move"), minutes for a whole game ("game"), or days for
    each answer ("days"). Bots have no clock.

    `out` says what happens when it runs out: a bot gives this answer (and takes the seat when that happens three times
    in a row), a bot takes the seat until its player takes it back, or nobody does anything and the others may hand the
    seat over.
    """

    per: Per
    time: int
    delay: int = 0  # of a game: the first seconds of each question that cost nothing
    out: Out = "answer"

    @property
    def seconds(self) -> float:
        return float(self.time * UNIT[self.per])

    @property
    def live(self) -> bool:
        """Whether it stands while nobody who plays is here; days go by whoever looks."""
        return self.per != "days"


class Clocks(Wire, frozen=True, kw_only=True, tag="clocks", tag_field="type"):
    """What is left to everybody, in milliseconds when this was sent; told whenever it is somebody else's time, or the
    clock stands or goes on."""

    left: list[int]  # per seat; -1: there is no clock, a bot plays or (each answer has its own time) nothing is asked
    seat: int  # whose time it is; -1: nobody's
    free: int  # what this question may still take before it costs anything
    runs: bool  # it runs; otherwise it stands
    late: bool  # it ran out, and the others may hand over the seat


class TimeUp(Wire, frozen=True, kw_only=True, tag="time_up", tag_field="type"):
    """Somebody's time ran out, and what happened then."""

    seat: int
    out: Out


Timed = Clocks | TimeUp
