"""What a server does by itself now and then: copies of its database, and an end to tables nobody comes back to."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from lineup.table.limits import metrics
from lineup.table.room.rooms import Rooms
from lineup.table.server.backups import back_up, drop_old, last_copy, next_copy
from lineup.table.store.databases import AWAY, StoreError, Superseded
from lineup.table.store.leases import Elsewhere
from lineup.table.store.schema import chat, games, leases, present, sitting, tables
from lineup.table.store.store import NotWritten

logger = logging.getLogger(__name__)
LOOKS: Final = 3600.0  # seconds between two looks for tables that are past their time
EXPIRY: Final = "expiry"  # by what name a process has this duty, as it has tables by theirs
AT_ONCE: Final = 50  # tables that are deleted in one transaction
MOST_DAYS: Final = 36_500  # after which a table can be said to be deleted
FORESEEN: Final = (StoreError, NotWritten, Superseded, *AWAY)  # no faults of ours


class Chores(NamedTuple):
    """What is to be done: copies into a folder every so many seconds, of which the last few stay, and after how many
    days without a change a table is deleted (0: never)."""

    folder: Path | None = None
    every: float = 3600.0
    keep: int = 24
    expire: int = 0


NO_CHORES: Final = Chores()


async def keep_house(target: str, rooms: Rooms, chores: Chores) -> None:
    """Do all of it until cancelled, whatever goes wrong with some of it."""
    async with asyncio.TaskGroup() as tasks:
        if chores.folder is not None:
            tasks.create_task(_copy(target, chores.folder, chores.every, chores.keep))
        if chores.expire:
            tasks.create_task(_expire(rooms, chores.expire))


async def _copy(target: str, folder: Path, every: float, keep: int) -> None:
    """The first copy is due so long after the last of a former run: a server that is restarted daily has some too."""

    async def copy() -> None:
        await asyncio.to_thread(back_up, target, next_copy(folder))
        metrics.BACKUP.set_to_current_time()

    async def drop() -> None:
        await asyncio.to_thread(drop_old, folder, keep)

    last = await asyncio.to_thread(last_copy, folder)
    metrics.BACKUP.set(last)
    await asyncio.sleep(until_next(last, every, time.time()))
    while True:
        await _do(copy, "no backup was made")
        await _do(drop, "old backups could not be deleted")
        await asyncio.sleep(every)


def until_next(last: float, every: float, now: float) -> float:
    """Seconds until the next copy is due after the last one, never more than there are between two."""
    return min(max(last + every - now, 0.0), every)


async def _expire(rooms: Rooms, days: int) -> None:
    async def look() -> None:
        gone = await expire(rooms, days)
        if gone:
            logger.info("%d tables nobody had come back to for %d days were deleted", gone, days)

    while True:
        await _do(look, "old tables could not be deleted")
        await asyncio.sleep(LOOKS)


async def _do(work: Callable[[], Awaitable[None]], otherwise: str) -> None:
    """Do something; what goes wrong is logged and does not keep it from being done the next time."""
    try:
        await work()
    except FORESEEN as error:
        logger.error("%s: %s", otherwise, error)
    except Exception:
        metrics.FAULTS.inc()
        logger.exception("%s", otherwise)


async def expire(rooms: Rooms, days: int) -> int:
    """Delete the tables without a change for so many days, with their games and talk; how many there were.

    What people keep of finished games, their sets, and reports stay. Of several processes that share the tables one
    does it, and none deletes a table that is in use anywhere.
    """
    if not await _falls_to(rooms):
        return 0
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    old = select(tables.c.id).where(tables.c.changed < before).order_by(tables.c.changed)
    found = [row.id for row in await rooms.store.read(old)]
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
