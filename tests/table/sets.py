"""Custom sets on the shelf of this process."""

from __future__ import annotations

import asyncio

from lineup.table.sets.loaded_sets import shelf


def put_on_shelf(*texts: str) -> None:
    """Have sets read in this process, for tables without a server."""

    async def read() -> None:
        async with shelf.hold(texts):
            pass

    asyncio.run(read())
