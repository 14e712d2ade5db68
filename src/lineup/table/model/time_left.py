"""What a clock shows: a value that knows no time but the one it is told, in seconds of one and the same clock."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace as changed

from lineup.table.wire.clock import Clock

BACK: Final = 60.0  # seconds for somebody who takes a seat back from the bot with nothing left
KEPT: Final = 60  # questions of which it is known what was spent on them, in case the game comes back to one
T = TypeVar("T")


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """The seconds a seat spent on a question: so many answers had been given."""

    seat: int
    number: int
    seconds: float


class Times(msgspec.Struct, frozen=True, kw_only=True):
    """What is left to whom in a game. A seat's time runs while it is asked something, and is never given back.

    A question that is put to the same seat once more (after an undo, or a bot that did not answer it) goes on where it
    was left: otherwise a clock could be made to stand by going back and forth.
    """

    banks: tuple[float, ...] = ()  # seconds each seat has left of the game; empty: each answer has its own
    seat: int = -1  # whose time it is now
    number: int = -1  # the question: so many answers had been given
    used: float = 0.0  # seconds spent on it until `since`
    since: float | None = None  # when it began to run; None: it stands
    late: bool = False  # it ran out
    misses: tuple[int, ...] = ()  # the questions in a row that each seat let run out
    former: tuple[Spent, ...] = ()  # questions that were left

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
        after = self._left_question(clock, now, number)
        used, banks = after.spent_on(seat, number), after.banks
        if used and banks:  # what it cost is reckoned as a whole when it is left again
            banks = _with(banks, seat, banks[seat] + max(used - clock.delay, 0.0))
        since = now if runs else None
        return changed(after, seat=seat, number=number, used=used, since=since, late=False, banks=banks)

    def _left_question(self, clock: Clock, now: float, number: int) -> Times:
        """Settle what the question has cost by now; the next comes after so many answers."""
        if self.seat < 0:
            return self
        whole = self.banks[self.seat] if self.banks else clock.seconds
        spent = Spent(self.seat, self.number, round(min(self.spent(now), clock.delay + whole), 3))
        others = tuple(each for each in self.former if (each.seat, each.number) != (self.seat, self.number))
        after = changed(self, former=(*others, spent)[-KEPT:]) if self.number >= 0 else self
        if number > self.number:
            misses = _with(self.misses, self.seat, self.misses[self.seat] + 1 if self.late else 0)
            after = changed(after, misses=misses)
        if not self.banks:
            return after
        return changed(after, banks=_with(self.banks, self.seat, self.left(clock, self.seat, now)))

    def spent_on(self, seat: int, number: int) -> float:
        """The seconds a seat spent on a question before it was left."""
        return next((each.seconds for each in self.former if (each.seat, each.number) == (seat, number)), 0.0)

    def ran_out(self, clock: Clock, seat: int) -> bool:
        """Whether a seat let the question run out that is open now, and a bot has not answered it yet."""
        used = self.spent_on(seat, self.number)
        return used > 0 and (self.banks[seat] <= 0 if self.banks else used >= clock.seconds)

    def begun_again(self, number: int) -> Times:
        """Begin the questions after so many answers afresh: everybody agreed to an undo. Banks stay what they are."""
        return changed(self, number=-1, former=tuple(each for each in self.former if each.number < number))

    def taken_back(self, seat: int) -> Times:
        """When somebody plays again where a bot played for them: with nothing left nobody could answer anything."""
        misses = _with(self.misses, seat, 0)
        if not self.banks or self.banks[seat] > 0:
            return changed(self, misses=misses)
        return changed(self, misses=misses, banks=_with(self.banks, seat, BACK))


def begun(clock: Clock, seats: int) -> Times:
    """The times of a game that begins."""
    return Times(banks=(clock.seconds,) * seats if clock.per == "game" else (), misses=(0,) * seats)


def _with(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
