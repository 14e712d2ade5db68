"""Changes to all tables a person sits at, in memory or only in the store."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row

from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import Table, from_record, to_record
from lineup.table.room import clocks
from lineup.table.room.rooms import Rooms
from lineup.table.store.store import Work
from lineup.table.store.writes import Change, JournalEntry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

MOST_CHANGED: Final = 1000  # tables of a person at which something becomes of them at once, the latest
Changing = Callable[[Table, Hosted | None], tuple[Table, Hosted | None, list[JournalEntry]]]


async def rename_person(rooms: Rooms, person: str, name: str, also: Work) -> None:
    """Rename a person at all tables they sit at or watch; NotWritten leaves everything unchanged."""

    async def work(connection: AsyncConnection) -> None:
        await also(connection)
        await rooms.store.post_notice(connection, "renamed", f"{person} {name}")

    change = partial(_rename_at_table, person=person, name=name)
    await _change_everywhere(rooms, person, change, work, then=lambda: rooms.rename_client(person, name))


async def carry_over(
    rooms: Rooms, guest: str, person: str, carry: Callable[[AsyncConnection, str, str], Awaitable[None]]
) -> None:
    """Give a guest's seats, and all else they have, to a person; NotWritten leaves everything unchanged."""

    async def work(connection: AsyncConnection) -> None:
        await carry(connection, guest, person)
        await rooms.store.post_notice(connection, "part", guest)

    await _change_everywhere(
        rooms, guest, lambda table, hosted: (table.replace_person(guest, person), hosted, []), work
    )
    rooms.end_connections(guest)


async def leave_all_tables(rooms: Rooms, person: str, also: Work) -> None:
    """Take a person off all tables for good; bots play on for them."""
    await _change_everywhere(rooms, person, lambda table, hosted: (table.left_by(person), hosted, []), also)


async def _change_everywhere(
    rooms: Rooms, person: str, change: Changing, also: Work, then: Callable[[], None] = lambda: None
) -> None:
    """Change all tables somebody sits at or watches, in one step; those in memory tell of it."""
    async with rooms.keep_still(), AsyncExitStack() as locks:
        rows = await _sat_at(rooms, person, locks)
        theirs = {
            *rows,
            *(id for id, room in rooms.rooms.items() if person in (*room.table.list_people(), *room.people_here())),
        }
        in_memory = [room for room in rooms.rooms.values() if room.id in theirs]
        for room in in_memory:
            await locks.enter_async_context(room.lock)
            rows.pop(room.id, None)
        made = []
        for room in in_memory:
            table, hosted, entries = change(room.table, room.hosted)
            made.append((room, clocks.run_clock(room, table, hosted), hosted, entries))
        steps = [room.make_change(table, hosted, entries) for room, table, hosted, entries in made]
        unused = [
            _changed_row(row, change, rooms.time.wall())._replace(token=rooms.lease_token(row.id))
            for row in rows.values()
        ]
        await rooms.store.write_changes(*steps, *unused, also=also)
        then()
        for each in unused:
            rooms.look_at(each.table.id, each.table.deadline)
        for room, table, hosted, _ in made:
            before = room.table
            room.hold_table(table, hosted)
            room.tell_all(before, hosted.number + 1 if hosted is not None else 0)  # nothing was answered


async def _sat_at(rooms: Rooms, person: str, until: AsyncExitStack) -> dict[str, Row[Any]]:
    """The tables somebody sits at; taken from whichever process has them, until that is over."""
    rows = {row.id: row for row in await rooms.store.list_tables_of(person, MOST_CHANGED)}
    others = [id for id in rows if id not in rooms.rooms]
    if rooms.leases is None or not others:
        return rows
    await rooms.leases.seize_tables(others)
    for id in others:
        until.callback(rooms.let_go, id)
    return {row.id: row for row in await rooms.store.list_tables_of(person, MOST_CHANGED) if row.id in rows}


def _rename_at_table(
    before: Table, hosted: Hosted | None, *, person: str, name: str
) -> tuple[Table, Hosted | None, list[JournalEntry]]:
    """Return the table with a person renamed, its game, and the journal entries that say so."""
    table = before.rename_person(person, name)
    if table.seats is before.seats or table.status != "playing":
        return table, hosted, []
    seat = table.own_seat(person)
    name = table.seats[seat].name
    if hosted is not None:
        hosted = hosted.fork()
        hosted.rename_seat(seat, name)
    return table, hosted, [JournalEntry("name", f"{seat} {name}")]


def _changed_row(row: Row[Any], change: Changing, now: float) -> Change:
    """Apply a change to a table that is only in the store."""
    body = json.loads(row.body)
    table, _, entries = change(from_record(row.status, body), None)
    if table.times is not None:
        table = table.update_times(now, body["waiting"], table.times.number, ())
    return Change(to_record(row.id, table, body["waiting"]), table.number, entries)
