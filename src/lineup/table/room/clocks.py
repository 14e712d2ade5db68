"""The clock of a table in use: whose time runs, and what everybody is told of it."""

from __future__ import annotations

from typing import Protocol

from lineup.engine.saying import Said
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import Table
from lineup.table.room.deadlines import Time
from lineup.table.wire.clock import Clocks


class Timed(Protocol):
    """A table in use, as far as its clock is concerned."""

    table: Table
    reason: Said | None
    time: Time

    def people_here(self) -> set[str]:
        """The people who are connected."""


def read_clock(room: Timed) -> float:
    """The time that the clock of a table goes by."""
    clock = room.table.settings.clock
    return room.time.monotonic() if clock is None or clock.live else room.time.wall()


def run_clock(room: Timed, table: Table, hosted: Hosted | None) -> Table:
    """Return the table with the clock running for whoever has to answer."""
    if hosted is None or room.reason or table.settings.clock is None:
        return table
    ask = hosted.state.ask if not hosted.over else None
    return table.update_times(read_clock(room), ask.seat if ask is not None else -1, hosted.number, room.people_here())


def describe_clocks(room: Timed) -> Clocks | None:
    """The time left to everybody now; None without a clock."""
    table = room.table
    clock, times = table.settings.clock, table.times
    if clock is None or times is None or table.status != "playing" or room.reason:
        return None
    moment = read_clock(room)
    shows = [seat.human and (bool(times.banks) or number == times.seat) for number, seat in enumerate(table.seats)]
    return Clocks(
        left=[round(1000 * times.seconds_left(clock, seat, moment)) if here else -1 for seat, here in enumerate(shows)],
        seat=times.seat,
        free=round(1000 * times.free_seconds(clock, moment)),
        runs=times.since is not None,
        late=times.late,
    )
