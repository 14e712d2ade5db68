"""The server's clock, and timers for everything that comes due."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from typing import Final, Protocol

from lineup.running.world import monotonic_seconds, processor_seconds, wall_seconds

FAR: Final = 3600.0  # seconds after which a long wait is reckoned anew: a machine may have slept, or its date was set


class Handle(Protocol):
    def cancel(self) -> None: ...


class Time:
    """The clock of the server. Tests replace it by one that stands still until they move it."""

    def monotonic(self) -> float:
        """Seconds since some moment in this process, which nobody can set."""
        return monotonic_seconds()

    def processor(self) -> float:
        """Seconds this thread had the processor."""
        return processor_seconds()

    def wall(self) -> float:
        """Seconds since 1970, which hold beyond the end of the process."""
        return wall_seconds()

    def call_later(self, seconds: float, do: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(seconds, do)


class Ticker:
    """Rings when things come due, each by its name. One timer waits for the first of them; the others cost nothing."""

    def __init__(self, time: Time, now: Callable[[], float], ring: Callable[[str], None]) -> None:
        self._time = time
        self._now = now  # one of the two kinds of time
        self._ring = ring
        self._due: dict[str, float] = {}
        self._row: list[tuple[float, str]] = []  # a heap; what `_due` does not know like this is past
        self._timer: Handle | None = None

    def schedule(self, name: str, at: float | None) -> None:
        """Ring for this name at this time only; None: never."""
        if at == self._due.get(name):
            return
        if at is None:
            del self._due[name]
        else:
            self._due[name] = at
            heapq.heappush(self._row, (at, name))
        self._restart_timer()

    def close(self) -> None:
        self._due.clear()
        self._restart_timer()

    def _restart_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._row and self._due.get(self._row[0][1]) != self._row[0][0]:
            heapq.heappop(self._row)
        if self._row:
            left = max(self._row[0][0] - self._now(), 0.0)
            self._timer = self._time.call_later(min(left, FAR), self._ring_due)

    def _ring_due(self) -> None:
        now = self._now()
        while self._row and self._row[0][0] <= now:
            at, name = heapq.heappop(self._row)
            if self._due.get(name) == at:
                del self._due[name]
                self._ring(name)
        self._restart_timer()
