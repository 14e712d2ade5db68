"""Locks for bringing tables into memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Loading:
    """Lets many tables be loaded at once, but each only once; or blocks all loading."""

    def __init__(self) -> None:
        self._gate = asyncio.Lock()
        self._tables: dict[str, tuple[asyncio.Lock, int]] = {}  # those under way, and how many want each
        self._quiet = asyncio.Event()
        self._quiet.set()

    @asynccontextmanager
    async def load_one(self, id: str) -> AsyncIterator[None]:
        """Be the only one who loads this table."""
        async with self._gate:
            lock, wanted = self._tables.get(id, (asyncio.Lock(), 0))
            self._tables[id] = lock, wanted + 1
            self._quiet.clear()
        try:
            async with lock:
                yield
        finally:
            lock, wanted = self._tables.pop(id)
            if wanted > 1:
                self._tables[id] = lock, wanted - 1
            if not self._tables:
                self._quiet.set()

    @asynccontextmanager
    async def block_loading(self) -> AsyncIterator[None]:
        async with self._gate:
            await self._quiet.wait()
            yield
