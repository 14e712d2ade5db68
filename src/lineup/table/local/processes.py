"""The browser's workers in the place of child processes: the room writes lines to them and reads theirs."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import cast

from lineup.running.limits import Limits
from lineup.running.line_processes import LineProcesses

Start = Callable[[str, Callable[[str], None]], "WorkerLine"]  # starts a worker for a module, with who hears its lines


class WorkerLine:
    """The line to a worker of the browser; `web/src/site/room.ts` makes one."""

    def post(self, line: str) -> None: ...

    def end(self) -> None: ...


class WorkerProcess:
    """A worker that looks like a process with pipes."""

    def __init__(self, module: str, start: Start) -> None:
        self.stdout = asyncio.StreamReader(limit=1 << 26)
        self.stdin = self
        self.returncode: int | None = None
        self._line = start(module, self._hear)
        self._ended = asyncio.Event()

    def _hear(self, line: str) -> None:
        if line:
            self.stdout.feed_data(line.encode())
        else:
            self.stdout.feed_eof()

    def write(self, data: bytes) -> None:
        self._line.post(data.decode())

    async def drain(self) -> None: ...

    def close(self) -> None: ...

    def kill(self) -> None:
        self._line.end()
        self.returncode = -9
        self.stdout.feed_eof()
        self._ended.set()

    async def wait(self) -> int:
        await self._ended.wait()
        return self.returncode or 0


class WorkerProcesses(LineProcesses):
    """Workers of one module, one at a time."""

    def __init__(self, module: str, start: Start) -> None:
        super().__init__(module, Limits())
        self._start = start

    async def start_process(self) -> Process:
        return cast("Process", WorkerProcess(self._module, self._start))
