"""Coming back to a table that is not in memory: who has the position it stands at need not wait until it is set up.

After a restart all come at once, and it takes a while until all tables are set up again. Whoever says which position
they have is told at once if it still holds. Their table is set up when somebody there does something, and else in its
turn: one after the other and not at once, so that those who have all they need keep nobody waiting who has not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from lineup.table.wire import Strict, Wire

REST: Final = 2.0  # seconds until the first table is set up where nobody does anything,
APART: Final = 0.03  # and between it and the next one


class Seen(Strict, frozen=True, kw_only=True):
    """The position somebody has who comes back, by its `game` and `journal`; `seat` is that whose eyes it was for."""

    game: int
    journal: int
    seat: int


class Unchanged(Wire, frozen=True, kw_only=True, tag="unchanged", tag_field="type"):
    """The game stands as in the position that `hello` named; `table` and `position` follow, perhaps after a while."""


class Ahead:
    """What a client sends, message by message; the next can be looked at before anybody takes it."""

    def __init__(self, following: Callable[[], Awaitable[str | bytes]]) -> None:
        self._following = following
        self._next: asyncio.Future[str | bytes] | None = None

    @property
    def came(self) -> bool:
        """Whether a message is there that was looked for."""
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
        self._over: dict[str, asyncio.Event] = {}  # for each of them
        self._last = 0.0  # the turn of the last one, by the loop's time

    async def until(self, id: str, something: asyncio.Task[Any]) -> None:
        """Wait until it is a table's turn, or something is done there, by whoever waits here or by another."""
        loop = asyncio.get_running_loop()
        over = self._over.get(id)
        if over is None:
            over = self._over[id] = asyncio.Event()
            self._last = max(self._last + APART, loop.time() + REST)
            loop.call_at(self._last, over.set)
        ended = asyncio.create_task(over.wait())
        try:
            await asyncio.wait({something, ended}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            over.set()
            if self._over.get(id) is over:
                del self._over[id]
