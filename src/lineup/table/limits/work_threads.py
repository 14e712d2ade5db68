"""Threads for work that would hold up the event loop: one piece of work at a time, each household in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from lineup.running.world import processor_seconds
from lineup.table.limits.fair_turns import MOST_WAITING, FairTurns
from lineup.table.limits.tabs import charge_current, current_guest

T = TypeVar("T")


class WorkThread:
    """One thread with a queue. It yields to the event loop, so that no click at a table waits for it."""

    def __init__(self, name: str, most: int = MOST_WAITING, processor: Callable[[], float] = processor_seconds) -> None:
        """`most` limits the pieces of work of one household that wait; `processor` reads a thread's processor time."""
        self.turns = FairTurns(1, most)
        self._processor = processor
        self._thread = ThreadPoolExecutor(1, name)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], T]) -> T:
        """Run some work in its turn and charge whoever asked for it; raise Busy if their household has too much
        waiting.
        """
        async with self.turns.take_turn(current_guest()):
            found, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, self._run_timed, work)
        charge_current(seconds)
        return found

    def _run_timed(self, work: Callable[[], T]) -> tuple[T, float]:
        start = self._processor()
        return work(), self._processor() - start
