"""The time left on a table's clocks: a value that is given the current time, in seconds of one and the same clock."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace as changed

from lineup.table.wire.clock import ClockSetting

BACK: Final = 60.0  # seconds for somebody who takes a seat back from the bot with nothing left
KEPT: Final = 60  # questions of which it is known what was spent on them, in case the game comes back to one
T = TypeVar("T")


class TimeSpent(msgspec.Struct, frozen=True, array_like=True):
    """The seconds a seat spent on a question, which is named by the number of answers before it."""

    seat: int
    number: int
    seconds: float


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """The time left to each seat. A seat's time runs while it is asked something, and is never given back.

    A question put to the same seat again, after an undo or because a bot did not answer it, continues with the time
    already used. Otherwise players could stop a clock by going back and forth.
    """

    banks: tuple[float, ...] = ()  # seconds each seat has left of the game; empty: each answer has its own
    seat: int = -1  # whose time it is now
    number: int = -1  # the question: so many answers had been given
    used: float = 0.0  # seconds spent on it until `since`
    since: float | None = None  # when it began to run; None: it stands
    late: bool = False  # it ran out
    misses: tuple[int, ...] = ()  # the questions in a row that each seat let run out
    former: tuple[TimeSpent, ...] = ()  # questions that were left

    def seconds_spent(self, now: float) -> float:
        """Return the seconds spent on the present question."""
        return self.used if self.since is None else self.used + max(now - self.since, 0.0)

    def seconds_left(self, clock: ClockSetting, seat: int, now: float) -> float:
        """Return the seconds a seat has; for the seat whose time it is, those after the free seconds."""
        whole = self.banks[seat] if self.banks else clock.seconds
        return whole if seat != self.seat else max(whole - max(self.seconds_spent(now) - clock.delay, 0.0), 0.0)

    def free_seconds(self, clock: ClockSetting, now: float) -> float:
        """Return the seconds of the question that still cost nothing."""
        return max(clock.delay - self.seconds_spent(now), 0.0) if self.seat >= 0 else 0.0

    def ask_seat(self, clock: ClockSetting, now: float, seat: int, number: int, runs: bool) -> Times:
        """Return the times once a seat is asked (-1: no person's), with its time running or stopped."""
        if (seat, number) == (self.seat, self.number):
            if runs == (self.since is not None):
                return self
            return changed(self, used=self.seconds_spent(now), since=now if runs else None)
        after = self._left_question(clock, now, number)
        used, banks = after.spent_on(seat, number), after.banks
        if used and banks:  # what it cost is reckoned as a whole when it is left again
            banks = _replace_at(banks, seat, banks[seat] + max(used - clock.delay, 0.0))
        since = now if runs else None
        return changed(after, seat=seat, number=number, used=used, since=since, late=False, banks=banks)

    def _left_question(self, clock: ClockSetting, now: float, number: int) -> Times:
        """Charge the question's time so far; the next one comes after that many answers."""
        if self.seat < 0:
            return self
        whole = self.banks[self.seat] if self.banks else clock.seconds
        spent = TimeSpent(self.seat, self.number, round(min(self.seconds_spent(now), clock.delay + whole), 3))
        others = tuple(each for each in self.former if (each.seat, each.number) != (self.seat, self.number))
        after = changed(self, former=(*others, spent)[-KEPT:]) if self.number >= 0 else self
        if number > self.number:
            misses = _replace_at(self.misses, self.seat, self.misses[self.seat] + 1 if self.late else 0)
            after = changed(after, misses=misses)
        if not self.banks:
            return after
        return changed(after, banks=_replace_at(self.banks, self.seat, self.seconds_left(clock, self.seat, now)))

    def spent_on(self, seat: int, number: int) -> float:
        """Return the seconds a seat spent on a question before it was left."""
        return next((each.seconds for each in self.former if (each.seat, each.number) == (seat, number)), 0.0)

    def ran_out(self, clock: ClockSetting, seat: int) -> bool:
        """Check whether a seat ran out of time on the open question, which a bot has not answered yet."""
        used = self.spent_on(seat, self.number)
        return used > 0 and (self.banks[seat] <= 0 if self.banks else used >= clock.seconds)

    def after_undo(self, number: int) -> Times:
        """Start the questions after that many answers afresh, because everyone agreed to an undo. Banks stay as
        they are.
        """
        return changed(self, number=-1, former=tuple(each for each in self.former if each.number < number))

    def taken_back(self, seat: int) -> Times:
        """Return the times once a person takes a seat back from a bot, with some seconds if none were left."""
        misses = _replace_at(self.misses, seat, 0)
        if not self.banks or self.banks[seat] > 0:
            return changed(self, misses=misses)
        return changed(self, misses=misses, banks=_replace_at(self.banks, seat, BACK))


def begin_times(clock: ClockSetting, seats: int) -> Times:
    """Return the times at the start of a game."""
    return Times(banks=(clock.seconds,) * seats if clock.per == "game" else (), misses=(0,) * seats)


def _replace_at(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
