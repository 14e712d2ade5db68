"""What a clock shows: a value that knows no time but the one it is told, in seconds of one and the same clock."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace as changed

from lineup.table.wire.clock import Clock

BACK: Final = 60.0  # seconds that somebody has at least who takes a seat back from the bot
T = TypeVar("T")


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """What is left to whom in a game. A seat's time runs while it is asked something, and is never given back."""

    banks: tuple[float, ...] = ()  # seconds each seat has left of the game; empty: each answer has its own
    seat: int = -1  # whose time it is now
    number: int = -1  # the question: so many answers had been given
    used: float = 0.0  # seconds spent on it until `since`
    since: float | None = None  # when it began to run; None: it stands
    late: bool = False  # it ran out
    misses: tuple[int, ...] = ()  # the questions in a row that each seat let run out

    def spent(self, now: float) -> float:
        """The seconds spent on the question."""
        return self.used if self.since is None else self.used + max(now - self.since, 0.0)

    def left(self, clock: Clock, seat: int, now: float) -> float:
        """The seconds a seat has; of the one whose time it is, those behind the free ones."""
        whole = self.banks[seat] if self.banks else clock.seconds
        return whole if seat != self.seat else max(whole - max(self.spent(now) - clock.delay, 0.0), 0.0)

    def free(self, clock: Clock, now: float) -> float:
        """The seconds of the question that still cost nothing."""
        return max(clock.delay - self.spent(now), 0.0) if self.seat >= 0 else 0.0

    def asked(self, clock: Clock, now: float, seat: int, number: int, runs: bool) -> Times:
        """When a seat (-1: no person's) is asked after so many answers, and its time runs or stands."""
        if (seat, number) == (self.seat, self.number):
            if runs == (self.since is not None):
                return self
            return changed(self, used=self.spent(now), since=now if runs else None)
        after = changed(self, seat=seat, number=number, used=0.0, since=now if runs else None, late=False)
        if self.seat < 0:
            return after
        misses = _with(self.misses, self.seat, self.misses[self.seat] + 1 if self.late else 0)
        if not self.banks:
            return changed(after, misses=misses)
        return changed(after, misses=misses, banks=_with(self.banks, self.seat, self.left(clock, self.seat, now)))

    def taken_back(self, seat: int) -> Times:
        """When somebody plays again where a bot played for them: with nothing left nobody could answer anything."""
        misses = _with(self.misses, seat, 0)
        if not self.banks:
            return changed(self, misses=misses)
        return changed(self, misses=misses, banks=_with(self.banks, seat, max(self.banks[seat], BACK)))


def begun(clock: Clock, seats: int) -> Times:
    """The times of a game that begins."""
    return Times(banks=(clock.seconds,) * seats if clock.per == "game" else (), misses=(0,) * seats)


def _with(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
