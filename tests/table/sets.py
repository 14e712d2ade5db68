"""Custom sets on the shelf of this process."""

from __future__ import annotations

from lineup.table.sets.loaded_sets import shelf
from tests.table.loops import run


def put_on_shelf(*texts: str) -> None:
    """Have sets read in this process, for tables without a server."""

    async def read() -> None:
        async with shelf.hold(texts):
            pass

    run(read())
