"""Texts that guests type, read in a thread: one at a time, each guest in turn, nobody for long.

A card takes a millisecond, a set of hundreds a second. The thread yields to the event loop, so that no click at a table
waits; a guest's next text waits as long as their last one took.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeVar

from lineup.engine.saying import say
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy, check_crowd
from lineup.table.sets.loaded_sets import MOST_GUESTS

MOST_WAITING: Final = 4  # texts of one guest that wait to be read
T = TypeVar("T")


@dataclass
class _Queue:
    """The texts of one guest that wait to be read."""

    guest: Guest
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Desk:
    """The thread that reads texts; it raises Busy if too many wait."""

    def __init__(self) -> None:
        self._reader = ThreadPoolExecutor(1, "desk")
        self._queues: dict[str, _Queue] = {}  # by guest

    def close(self) -> None:
        self._reader.shutdown(wait=False, cancel_futures=True)

    async def run_for(self, guest: Guest, work: Callable[[], T]) -> T:
        """Run some reading work for a guest."""
        check_crowd(guest, (each.guest for each in self._queues.values()), MOST_GUESTS)
        queue = self._queues.setdefault(guest.name, _Queue(guest))
        if queue.waiting >= MOST_WAITING:
            raise Busy(say("busy-with-yours"))
        queue.waiting += 1
        try:
            async with queue.turn:
                found, took = await asyncio.get_running_loop().run_in_executor(self._reader, _run_timed, work)
                if queue.waiting > 1:
                    await asyncio.sleep(took)
                return found
        finally:
            queue.waiting -= 1
            if not queue.waiting:
                del self._queues[guest.name]


def _run_timed(work: Callable[[], T]) -> tuple[T, float]:
    """Run some work; return its result and the seconds it took."""
    start = time.thread_time()
    return work(), time.thread_time() - start
