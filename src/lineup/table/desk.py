"""What guests type, read beside the event loop: one text at a time, each guest in turn, and nobody for long.

Reading a card takes a millisecond, a set of hundreds a second. It is done in a thread that gives way to the event loop,
so that a click at a table waits for nothing; a guest's next text is read after as long as the last one took.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from lineup.engine.saying import say
from lineup.table.homes import Guest
from lineup.table.shelf import MOST_GUESTS, Busy, Crowd

MOST_WAITING: Final = 4  # texts of one guest that wait to be read
T = TypeVar("T")


class Desk:
    """Where texts are read. Busy says that too many wait."""

    def __init__(self) -> None:
        self._reader = ThreadPoolExecutor(1, "desk")
        self._crowd = Crowd(MOST_GUESTS)
        self._waiting: Counter[str] = Counter()  # by guest
        self._turns: dict[str, asyncio.Lock] = {}

    async def read(self, guest: Guest, work: Callable[[], T]) -> T:
        """What the work comes to, done for a guest."""
        name = guest.name
        if self._waiting[name] >= MOST_WAITING:
            raise Busy(say("busy-with-yours"))
        self._crowd.check(guest)
        self._crowd.add(guest)
        self._waiting[name] += 1
        try:
            async with self._turns.setdefault(name, asyncio.Lock()):
                found, took = await asyncio.get_running_loop().run_in_executor(self._reader, _timed, work)
                if self._waiting[name] > 1:
                    await asyncio.sleep(took)
                return found
        finally:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                self._crowd.discard(guest)
                del self._waiting[name], self._turns[name]


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    """What some work comes to, and the seconds it took."""
    start = time.thread_time()
    return work(), time.thread_time() - start


desk: Final = Desk()
