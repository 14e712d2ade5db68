"""Custom sets that were read, for tables without a server."""

from __future__ import annotations

import asyncio

from lineup.table.sets.loaded_sets import Shelf


def read_sets(*texts: str, into: Shelf | None = None) -> Shelf:
    shelf = into or Shelf()

    async def read() -> None:
        async with shelf.hold_sets(texts):
            pass

    asyncio.run(read())
    return shelf
