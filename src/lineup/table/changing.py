"""What becomes of a table where something happens to a person at all tables they sit at."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Row

from lineup.table.hosted import Hosted
from lineup.table.store import Change, Entry
from lineup.table.table import Table, from_row, to_row

Changing = Callable[[Table, Hosted | None], tuple[Table, Hosted | None, list[Entry]]]


def renamed(
    before: Table, hosted: Hosted | None, *, person: str, name: str
) -> tuple[Table, Hosted | None, list[Entry]]:
    """A table where somebody goes by another name, its game, which tells of them by that, and what its journal says."""
    table = before.rename(person, name)
    if table.seats is before.seats or table.status != "playing":
        return table, hosted, []
    seat = table.own_seat(person)
    name = table.seats[seat].name
    if hosted is not None:
        hosted = hosted.fork()
        hosted.game.rename(seat, name)
    return table, hosted, [Entry("name", f"{seat} {name}")]


def changed_row(row: Row[Any], change: Changing, now: float) -> Change:
    """What becomes of a table that is only in the store."""
    body = json.loads(row.body)
    table, _, entries = change(from_row(row.status, body), None)
    if table.times is not None:
        table = table.timed(now, body["waiting"], table.times.number, ())
    return Change(to_row(row.id, table, body["waiting"]), table.number, entries)
