"""What a server does by itself now and then: copies of its database, and an end to tables nobody comes back to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.backups import back_up, drop_old, next_copy
from lineup.table.databases import AWAY, StoreError, Superseded
from lineup.table.leases import Elsewhere
from lineup.table.rooms import Rooms
from lineup.table.schema import chat, games, leases, present, sitting, tables
from lineup.table.store import NotWritten

logger = logging.getLogger(__name__)
LOOKS: Final = 3600.0  # seconds between two looks for tables that are past their time
EXPIRY: Final = "expiry"  # by what name a process has this duty, as it has tables by theirs
AT_ONCE: Final = 50  # tables that are deleted in one transaction


class Chores(NamedTuple):
    """What is to be done: copies into a folder every so many seconds, of which the last few stay, and after how many
    days without a change a table is deleted (0: never)."""

    folder: Path | None = None
    every: float = 3600.0
    keep: int = 24
    expire: int = 0


NO_CHORES: Final = Chores()


async def keep_house(target: str, rooms: Rooms, chores: Chores) -> None:
    """Do all of it until cancelled."""
    async with asyncio.TaskGroup() as tasks:
        if chores.folder is not None:
            tasks.create_task(_copy(target, chores.folder, chores.every, chores.keep))
        if chores.expire:
            tasks.create_task(_expire(rooms, chores.expire))


async def _copy(target: str, folder: Path, every: float, keep: int) -> None:
    while True:
        await asyncio.sleep(every)
        try:
            await asyncio.to_thread(back_up, target, next_copy(folder))
            await asyncio.to_thread(drop_old, folder, keep)
        except StoreError as error:
            logger.error("no backup was made: %s", error)


async def _expire(rooms: Rooms, days: int) -> None:
    while True:
        try:
            gone = await expire(rooms, days)
            if gone:
                logger.info("%d tables nobody had come back to for %d days were deleted", gone, days)
        except (NotWritten, Superseded, *AWAY) as error:
            logger.error("old tables could not be deleted: %s", error)
        await asyncio.sleep(LOOKS)


async def expire(rooms: Rooms, days: int) -> int:
    """Delete the tables without a change for so many days, with their games and talk; how many there were.

    What people keep of finished games, their sets, and reports stay. Of several processes that share the tables one
    does it, and none deletes a table that is in use anywhere.
    """
    if not await _falls_to(rooms):
        return 0
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    old = select(tables.c.id).where(tables.c.changed < before).order_by(tables.c.changed)
    async with rooms.store.engine.connect() as connection:
        found = [row[0] for row in await connection.execute(old)]
    gone = 0
    for start in range(0, len(found), AT_ONCE):
        async with rooms.unused(found[start : start + AT_ONCE]) as ids:
            gone += await _delete(rooms, ids, before)
    return gone


async def _falls_to(rooms: Rooms) -> bool:
    """Whether this process is the one to do it: the first that wanted to, until it dies."""
    try:
        await rooms.take(EXPIRY)
    except Elsewhere:
        return False
    return True


async def _delete(rooms: Rooms, ids: Collection[str], before: str) -> int:
    """Delete those of some unused tables that are still without a change; how many there were."""

    async def work(connection: AsyncConnection) -> int:
        if rooms.leases is not None:
            await rooms.leases.fence(connection, {(id, rooms.leases.token(id)) for id in ids})
        still = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.changed < before)
        gone = [row[0] for row in await connection.execute(still)]
        for each in (chat, sitting, games, leases, present):
            await connection.execute(delete(each).where(each.c.table_id.in_(gone)))
        await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        return len(gone)

    return await rooms.store.write_with(work)
