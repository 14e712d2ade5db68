"""Modules of this program as processes that an event loop speaks to in lines."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Final

from lineup.running.children import count_cores
from lineup.running.limits import Limits
from lineup.running.world import start_module

LINE: Final = 1 << 24  # bytes of a result


class LineProcesses:
    """The processes of one module, `places` at the same time; one that is ended is waited for."""

    def __init__(self, module: str, limits: Limits) -> None:
        self._module = module
        self.places = max(1, min(limits.processes, count_cores() - 1))
        self._ending: set[asyncio.Task[int]] = set()

    async def start_process(self) -> Process:
        return await start_module(self._module, LINE)

    def end_process(self, process: Process) -> None:
        """Kill a process without waiting for it; `close` does."""
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        ended = asyncio.ensure_future(process.wait())
        self._ending.add(ended)
        ended.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Wait until all processes that were ended are gone."""
        await asyncio.gather(*self._ending)
