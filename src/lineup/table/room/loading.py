"""Who brings tables into memory, and when nobody may."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Loading:
    """Many tables may be on their way into memory at once, each of them once; or none is, and none sets out."""

    def __init__(self) -> None:
        self._gate = asyncio.Lock()
        self._tables: dict[str, tuple[asyncio.Lock, int]] = {}  # those under way, and how many want each
        self._quiet = asyncio.Event()
        self._quiet.set()

    @asynccontextmanager
    async def load_one(self, id: str) -> AsyncIterator[None]:
        """Be the only one who brings this table into memory."""
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
        """Let no table come into memory meanwhile."""
        async with self._gate:
            await self._quiet.wait()
            yield
