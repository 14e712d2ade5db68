"""Whoever waits for something that takes time: how many may, and when the turn of each comes again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

from lineup.engine.saying import Said, say
from lineup.errors import LineUpError
from lineup.table.limits.addresses import Guest

SOON: Final = 5.0  # seconds until it makes sense to try again, where nobody knows better


class Busy(LineUpError):
    """Too much is asked for at once; after so many seconds it may do."""

    def __init__(self, said: Said, seconds: float = SOON) -> None:
        super().__init__(said)
        self.seconds = seconds


def check_crowd(guest: Guest, waiting: Iterable[Guest], most: int) -> None:
    """Busy if a guest cannot wait beside those who do: so many at most, and half of them from one address."""
    homes = {each.name: each.home for each in waiting}
    if guest.name in homes:
        return
    if len(homes) >= most:
        raise Busy(say("busy-with-others"))
    if guest.home and sum(home == guest.home for home in homes.values()) >= most // 2:
        raise Busy(say("busy-with-home"))


class Turns:
    """When each guest's turn comes again."""

    def __init__(self) -> None:
        self._from: dict[str, float] = {}  # where that is later than now

    async def wait(self, guest: str) -> None:
        """Wait until it has come."""
        await asyncio.sleep(max(0.0, self._from.get(guest, 0.0) - time.monotonic()))

    def end(self, guest: str, rest: float) -> None:
        """A guest had their turn; the next one comes after so many seconds."""
        now = time.monotonic()
        self._from = {each: when for each, when in self._from.items() if when > now}
        self._from[guest] = now + rest
