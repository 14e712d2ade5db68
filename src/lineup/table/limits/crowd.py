"""Limits on guests who wait for work that takes time, and the turn of each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from lineup.engine.saying import Said, say
from lineup.errors import LineUpError
from lineup.table.limits.addresses import Guest

SOON: Final = 5.0  # seconds until it makes sense to try again, where nobody knows better


def loop_seconds() -> float:
    """Seconds on the clock of the running event loop."""
    return asyncio.get_running_loop().time()


class Busy(LineUpError):
    """Too many requests at once; trying again makes sense after some seconds."""

    def __init__(self, said: Said, seconds: float = SOON) -> None:
        super().__init__(said)
        self.seconds = seconds


def check_crowd(guest: Guest, waiting: Iterable[Guest], most: int) -> None:
    """Raise Busy if a guest cannot wait beside the others: there is a limit, and half of it for one household."""
    homes = {each.name: each.home for each in waiting}
    if guest.name in homes:
        return
    if len(homes) >= most:
        raise Busy(say("busy-with-others"))
    if guest.home and sum(home == guest.home for home in homes.values()) >= most // 2:
        raise Busy(say("busy-with-home"))


class Turns:
    """The time of each guest's next turn."""

    def __init__(self) -> None:
        self._from: dict[str, float] = {}  # where that is later than now

    async def wait_for_turn(self, guest: str) -> None:
        await asyncio.sleep(max(0.0, self._from.get(guest, 0.0) - loop_seconds()))

    def end_turn(self, guest: str, rest: float) -> None:
        """End a guest's turn; the next one comes after a rest."""
        now = loop_seconds()
        self._from = {each: when for each, when in self._from.items() if when > now}
        self._from[guest] = now + rest
