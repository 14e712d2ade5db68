"""Limits on guessing: attempts at signing in, counted by account and by address."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from typing import Final

from lineup.engine.saying import say
from lineup.running.world import monotonic_seconds
from lineup.table.limits.crowd import Busy

WINDOW: Final = 15 * 60  # seconds in which attempts are counted


class Attempts:
    """Counts recent attempts by name and by address."""

    def __init__(self, now: Callable[[], float] = monotonic_seconds) -> None:
        self._now = now
        self._times: dict[str, list[float]] = {}

    @contextmanager
    def count_attempt(self, limits: Mapping[str, int], *, counts: bool = False) -> Iterator[None]:
        """Count an attempt under some keys, each with its limit; raise Busy if one is exceeded.

        It counts while it runs and if it fails. A success is forgotten unless it `counts` all the same.
        """
        now = self._now()
        self._times = {
            key: left for key, times in self._times.items() if (left := [t for t in times if now - t < WINDOW])
        }
        known = {key: self._times.get(key, []) for key in limits}
        waits = [known[key][-most] + WINDOW - now for key, most in limits.items() if len(known[key]) >= most]
        if waits:
            raise Busy(say("busy-signing-in", minutes=ceil(max(waits) / 60)), max(waits))
        for key in limits:
            self._times.setdefault(key, []).append(now)
        yield
        if not counts:
            for key in limits:
                self._times[key].remove(now)
