"""Clocks on the wire: the time for answers, and the time left."""

from __future__ import annotations

from typing import Final, Literal

from lineup.table.wire.base import Strict, Wire

Per = Literal["move", "game", "days"]
Out = Literal["answer", "seat", "nobody"]
UNIT: Final = {"move": 1, "game": 60, "days": 24 * 60 * 60}  # seconds
LIMITS: Final = {"move": (5, 3600), "game": (1, 240), "days": (1, 14)}
MOST_DELAY: Final = 60
MISSES: Final = 3  # questions in a row that a bot answers before it takes the seat


class ClockSetting(Strict, frozen=True, kw_only=True):
    """The time people have: `time` seconds for each answer ("move"), minutes for a whole game ("game"), or days for
    each answer ("days"). Bots have no clock.

    `out` says what happens when it runs out: a bot gives this answer (and takes the seat after three times in a row), a
    bot takes the seat until its player takes it back, or nothing happens and the others may hand the seat over.
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
        """Check whether it stops while no player is here; days go by in any case."""
        return self.per != "days"


class Clocks(Wire, frozen=True, kw_only=True, tag="clocks", tag_field="type"):
    """The time left to everyone, in milliseconds at the moment of sending; sent when another person's time
    begins, or the clock stops or continues.
    """

    left: list[int]  # per seat; -1: there is no clock, a bot plays or (each answer has its own time) nothing is asked
    seat: int  # whose time it is; -1: nobody's
    free: int  # what this question may still take before it costs anything
    runs: bool  # it runs; otherwise it stands
    late: bool  # it ran out, and the others may hand over the seat


class TimeUp(Wire, frozen=True, kw_only=True, tag="time_up", tag_field="type"):
    """A seat ran out of time, with the consequence."""

    seat: int
    out: Out


Timed = Clocks | TimeUp
