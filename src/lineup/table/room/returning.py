"""Coming back to a table that is not in memory: who has the position it stands at need not wait until it is set up.

After a restart all come at once, and it takes a while until all tables are set up again. Whoever says which position
they have is told at once if it still holds. Their table is set up when somebody there does something, few at a time and
hardly any while many come; and else in its turn, one after the other once nobody comes any more. So those who have all
they need keep nobody waiting who has nothing yet.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

CALM: Final = 1.0  # seconds in which nobody came until the first table is set up where nobody does anything,
LATEST: Final = 10.0  # or in which it has waited, however many come,
APART: Final = 0.05  # and between it and the next one
ACTED: Final = 8  # tables set up at the same time since somebody does something there,
PAUSE: Final = 0.1  # after so many seconds in which nobody came,
PATIENCE: Final = 0.5  # or in which it has waited, however many come


class Ahead:
    """The messages of a client, one by one; the next can be looked at before it is taken."""

    def __init__(self, following: Callable[[], Awaitable[str | bytes]]) -> None:
        self._following = following
        self._next: asyncio.Future[str | bytes] | None = None

    @property
    def has_come(self) -> bool:
        """True once a message that was looked for is there."""
        return self._next is not None and self._next.done()

    async def peek(self) -> str | bytes:
        """The next message, which stays the next; whatever `following` raises if there is none."""
        if self._next is None:
            self._next = asyncio.ensure_future(self._following())
        return await asyncio.shield(self._next)

    async def __call__(self) -> str | bytes:
        """The next message, once."""
        if self._next is None:
            return await self._following()
        data = await self.peek()
        self._next = None
        return data

    async def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
            await asyncio.gather(self._next, return_exceptions=True)


class Resting:
    """The tables that wait for their turn to be set up, with people who have all they need."""

    def __init__(self) -> None:
        self._acted = asyncio.Semaphore(ACTED)
        self._over: dict[str, asyncio.Event] = {}  # for each of them
        # with the loop's time since when, first come, first served
        self._row: deque[tuple[float, asyncio.Event]] = deque()
        self._came = 0.0  # when somebody came last
        self._timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def set_up_in_turn(self) -> AsyncIterator[None]:
        """Wait for a turn to set up a table where somebody acts: few at a time, and not while many people come."""
        loop = asyncio.get_running_loop()
        async with self._acted:
            latest = loop.time() + PATIENCE
            while (at := min(self._came + PAUSE, latest)) > loop.time():
                await asyncio.sleep(at - loop.time())
            yield

    async def wait_for_turn(self, id: str, something: asyncio.Task[Any]) -> None:
        """Wait until it is a table's turn, or somebody acts there."""
        self._came = asyncio.get_running_loop().time()
        over = self._over.get(id)
        if over is None:
            over = self._over[id] = asyncio.Event()
            self._row.append((self._came, over))
            if self._timer is None:
                self._take_turns()
        ended = asyncio.create_task(over.wait())
        try:
            await asyncio.wait({something, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            over.set()
            if self._over.get(id) is over:
                del self._over[id]

    def _take_turns(self) -> None:
        """Start the first table's turn if it is due, and look again later."""
        loop, self._timer = asyncio.get_running_loop(), None
        while self._row and self._row[0][1].is_set():
            self._row.popleft()
        if not self._row:
            return
        since, over = self._row[0]
        at = min(self._came + CALM, since + LATEST)
        if loop.time() >= at:
            over.set()
            at = loop.time() + APART
        self._timer = loop.call_at(at, self._take_turns)
