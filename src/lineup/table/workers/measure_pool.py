"""The processes that play games for a forecast or to rate a card.

Each guest has one (`measure_worker`). It ends when all games are played, when the client disconnects, or when the same
guest asks for another.
"""

from __future__ import annotations

from asyncio.subprocess import Process
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import msgspec

from lineup.running.line_processes import LineProcesses
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import check_crowd
from lineup.table.limits.fair_turns import FairTurns
from lineup.table.workers.measure_worker import MEASURES


class _Wish:
    """A guest's measurement, and its process once there is one."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.process: Process | None = None


class MeasurePool:
    """The processes that play for guests: one for each guest, and few at a time."""

    def __init__(self, processes: LineProcesses | None = None) -> None:
        self._processes = processes or LineProcesses("lineup.table.workers.measure_worker", MEASURES)
        self.places = FairTurns(self._processes.places, MEASURES.guests)
        self._wishes: dict[str, _Wish] = {}  # the latest of each guest

    def check_free(self, guest: Guest) -> None:
        """Raise Busy if too many others wait."""
        check_crowd(guest, (each.guest for each in self._wishes.values()), MEASURES.guests)

    async def run_job(self, guest: Guest, job: dict[str, Any]) -> AsyncGenerator[bytes]:
        """Yield the results of a job as they come; the guest's former job ends."""
        former, wish = self._wishes.get(guest.name), _Wish(guest)
        self._wishes[guest.name] = wish
        if former is not None:
            self._kill_process(former)
        try:
            async with self.places.take_turn(guest):
                if self._wishes.get(guest.name) is not wish:
                    return
                process = wish.process = await self._processes.start_process()
                assert process.stdin is not None
                assert process.stdout is not None
                with suppress(OSError):
                    process.stdin.write(msgspec.json.encode(job) + b"\n")
                    while self._wishes.get(guest.name) is wish and (line := await process.stdout.readline()):
                        yield line
        finally:
            self._kill_process(wish)
            if self._wishes.get(guest.name) is wish:
                del self._wishes[guest.name]

    def _kill_process(self, wish: _Wish) -> None:
        """Kill the process, if any; it is waited for later."""
        process, wish.process = wish.process, None
        if process is not None:
            self._processes.end_process(process)

    async def close(self) -> None:
        """End all processes."""
        wishes, self._wishes = self._wishes, {}
        for wish in wishes.values():
            self._kill_process(wish)
        await self._processes.close()
