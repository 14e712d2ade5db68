"""Scheduled work of a server: backups, and the deletion of tables nobody comes back to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, func, or_, select, update

from lineup.running.world import wall_seconds
from lineup.table.limits.metrics import Metrics
from lineup.table.people.accounts import Accounts
from lineup.table.room.rooms import Rooms
from lineup.table.server.backups import back_up, drop_old, last_copy, next_copy
from lineup.table.store.databases import AWAY, StoreError, Superseded
from lineup.table.store.leases import Elsewhere
from lineup.table.store.schema import chat, games, leases, present, sitting, tables
from lineup.table.store.store import NotWritten

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

logger = logging.getLogger(__name__)
LOOKS: Final = 3600.0  # seconds between two looks for tables that are past their time
VISITS: Final = 300.0  # seconds between two notes of when devices were here
EXPIRY: Final = "expiry"  # by what name a process has this duty, as it has tables by theirs
AT_ONCE: Final = 50  # tables that are deleted in one transaction
MOST_DAYS: Final = 36_500  # after which a table can be said to be deleted
GRACE: Final = timedelta(days=7)  # between a table's mark and its end
FAR: Final = timedelta(days=30)  # behind the newest change, a clock is wrong, or nobody plays: nothing is deleted
SHARE: Final = 10  # of so many tables one may be deleted without a word from the operator
FORESEEN: Final = (StoreError, NotWritten, Superseded, *AWAY)  # no faults of ours


class Chores(NamedTuple):
    """The work to do. A table is deleted after `expire` days without a change (0: never), `expire_most` at once even if
    they are more than a tenth."""

    folder: Path | None = None
    every: float = 3600.0
    keep: int = 24
    expire: int = 0
    expire_most: int = 0


NO_CHORES: Final = Chores()


async def keep_house(target: str, rooms: Rooms, chores: Chores) -> None:
    """Do all of it until cancelled; one failure never ends it."""
    async with asyncio.TaskGroup() as tasks:
        if chores.folder is not None:
            tasks.create_task(_make_copies(target, chores.folder, chores.every, chores.keep, rooms.server.metrics))
        if chores.expire:
            tasks.create_task(_expire_regularly(rooms, chores.expire, chores.expire_most))


async def note_visits(accounts: Accounts) -> None:
    """Write down now and then when devices were here, until cancelled."""
    while True:
        await asyncio.sleep(VISITS)
        await _do_chore(accounts.store.metrics, accounts.write_seen, "when devices were here could not be written down")


async def _make_copies(target: str, folder: Path, every: float, keep: int, metrics: Metrics) -> None:
    """The first copy is due so long after the last of a former run: a server that is restarted daily has some too."""

    async def copy() -> None:
        await asyncio.to_thread(back_up, target, next_copy(folder))
        metrics.backup.set_to_current_time()

    async def drop() -> None:
        await asyncio.to_thread(drop_old, folder, keep)

    last = await asyncio.to_thread(last_copy, folder)
    metrics.backup.set(last)
    await asyncio.sleep(until_next(last, every, wall_seconds()))
    while True:
        await _do_chore(metrics, copy, "no backup was made")
        await _do_chore(metrics, drop, "old backups could not be deleted")
        await asyncio.sleep(every)


def until_next(last: float, every: float, now: float) -> float:
    """Seconds until the next copy is due after the last one, never more than there are between two."""
    return min(max(last + every - now, 0.0), every)


async def _expire_regularly(rooms: Rooms, days: int, most: int) -> None:
    warned = ""

    def warn(text: str) -> None:
        nonlocal warned
        if text != warned:  # else it would be there again every hour
            logger.warning("%s", text)
        warned = text

    async def look() -> None:
        await expire_tables(rooms, days, most, warn)

    while True:
        await _do_chore(rooms.server.metrics, look, "old tables could not be deleted")
        await asyncio.sleep(LOOKS)


async def _do_chore(metrics: Metrics, work: Callable[[], Awaitable[None]], otherwise: str) -> None:
    """Do something; log a failure, so that it is tried again the next time."""
    try:
        await work()
    except FORESEEN as error:
        logger.error("%s: %s", otherwise, error)
    except Exception:
        metrics.faults.inc()
        logger.exception("%s", otherwise)


async def expire_tables(rooms: Rooms, days: int, most: int = 0, warn: Callable[[str], None] = logger.warning) -> int:
    """Delete tables without a change for so many days, with their games and talk; return how many.

    Days count back from the newest change in the database, since a clock can be wrong. A table is marked first and
    deleted a week later, unless it changes. More than a tenth of all tables go only if `most` allows so many.
    What people keep of finished games, their sets, and reports stay. Of several processes that share the tables one
    does it, and none deletes a table that is in use anywhere.
    """
    if not await _falls_to(rooms):
        return 0
    wall = datetime.fromtimestamp(rooms.time.wall(), UTC)
    past = func.max(tables.c.changed).filter(tables.c.changed <= _write_stamp(wall))
    [(newest, total)] = [tuple(row) for row in await rooms.store.read_rows(select(past, func.count()))]
    if not total:
        return 0
    now = datetime.fromisoformat(newest) if newest else datetime.min.replace(tzinfo=UTC)
    if wall - now > FAR:
        when = f"{(wall - now).days:,} days after" if newest else "before"
        warn(
            f"no old tables are deleted: by this machine's clock it is {when} the newest change at any table; "
            "if the clock is right, they are deleted again once somebody plays"
        )
        return 0
    before = _write_stamp(now - timedelta(days=days))
    await _mark_tables(rooms, before, _write_stamp(now), warn)
    due = select(tables.c.id).where(tables.c.changed < before, tables.c.marked <= _write_stamp(now - GRACE))
    found = [row.id for row in await rooms.store.read_rows(due.order_by(tables.c.changed))]
    if len(found) > max(total // SHARE, 1, most):
        warn(
            f"{len(found):,} of {total:,} tables are due to be deleted, which is more than a tenth, so none is; "
            f"if that is right, start once with --expire-most {len(found)}"
        )
        return 0
    gone = 0
    for start in range(0, len(found), AT_ONCE):
        async with rooms.reserve_unused(found[start : start + AT_ONCE]) as ids:
            gone += await _delete_tables(rooms, ids, before)
    if gone:
        warn(f"{gone:,} of {total:,} tables were deleted: nobody had come back to them for {days:,} days")
    return gone


def _write_stamp(time: datetime) -> str:
    """Write a time as the store does."""
    return time.isoformat(timespec="milliseconds")


async def _mark_tables(rooms: Rooms, before: str, now: str, warn: Callable[[str], None]) -> None:
    """Mark the tables without a change since a time, and unmark those that are not to be deleted any more.

    A mark from the future was made while a clock was wrong, and is made anew.
    """
    old = (tables.c.changed < before, or_(tables.c.marked.is_(None), tables.c.marked > now))
    fresh = (tables.c.changed >= before, tables.c.marked.is_not(None))

    async def work(connection: AsyncConnection) -> int:
        await connection.execute(update(tables).where(*fresh).values(marked=None))
        return (await connection.execute(update(tables).where(*old).values(marked=now))).rowcount

    if marked := await rooms.store.write_with(work):
        warn(f"{marked:,} tables nobody has come back to are to be deleted in {GRACE.days} days")


async def _falls_to(rooms: Rooms) -> bool:
    """Claim this work for this process; the first that wanted it keeps it until it dies."""
    try:
        await rooms.take_lease(EXPIRY)
    except Elsewhere:
        return False
    return True


async def _delete_tables(rooms: Rooms, ids: Collection[str], before: str) -> int:
    """Delete those of some unused tables that are still unchanged; return how many."""

    async def work(connection: AsyncConnection) -> int:
        if rooms.leases is not None:
            await rooms.leases.hold_leases(connection, {(id, rooms.leases.lease_token(id)) for id in ids})
        still = select(tables.c.id).where(tables.c.id.in_(ids), tables.c.changed < before)
        gone = [row[0] for row in await connection.execute(still)]
        for each in (chat, sitting, games, leases, present):
            await connection.execute(delete(each).where(each.c.table_id.in_(gone)))
        await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
        return len(gone)

    return await rooms.store.write_with(work)
