"""Faults put into the product on purpose, each of which the simulated club must find."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

from lineup.engine.view import View, view
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.table import Table
from lineup.table.room.room import Room
from lineup.table.store import writes
from lineup.table.store.store import NotWritten, Store

# What is whole, before anything is broken.
GO_ON: Final = Room.go_on
REQUIRE_TURN: Final = Room.require_turn
TELL_POSITIONS: Final = Room.tell_positions
SAVE_TABLE: Final = Room.save_table
MAKE_ROOM: Final = Room.__init__
WRITE_CHANGES: Final = Store.write_changes
LINE_VALUES: Final = writes._line_values


async def _announce_first(self: Room, ahead: Hosted, frames: Sequence[dict[int, bytes]], table: Any = None) -> None:
    """Tell everybody an answer before it is written down."""
    for positions in frames:
        self.tell_positions(positions, self.table)
    await GO_ON(self, ahead, [], table)


def _accept_stale(self: Room, person: str, game: int, number: int) -> tuple[Hosted, int]:
    """Take an answer to a question that was answered already for one to the present question."""
    return REQUIRE_TURN(self, person, self.table.number, self.require_game().number)


def _tell_twice(self: Room, positions: dict[int, bytes], table: Table) -> None:
    TELL_POSITIONS(self, positions, table)
    TELL_POSITIONS(self, positions, table)


async def _forget_undo(room: Room, hosted: Hosted, number: int, agreed: bool = True) -> None:
    """Take answers back without a word in the journal."""
    before, back = room.table, hosted.fork()
    back.undo_to(number)
    await room.save_table(before.after_undo(number, [], agreed), back)
    room.tell_all(before, number + 1)
    room.wake()


def _show_first_seat(state: Any, seat: int) -> View:
    """Show every seat what the first one sees."""
    return view(state, 0)


async def _write_later(self: Store, *changes: Any, also: Any = None) -> None:
    """Say that something is written down once it is on its way."""
    writing = asyncio.ensure_future(WRITE_CHANGES(self, *changes, also=also))
    writing.add_done_callback(lambda done: done.cancelled() or done.exception())


async def _swallow_failure(self: Room, table: Table, hosted: Hosted | None = None, entries: Any = ()) -> None:
    """Go on as if what could not be written down were written."""
    try:
        await SAVE_TABLE(self, table, hosted, entries)
    except NotWritten:
        self.hold_table(table, hosted or self.hosted)


def _write_twice(change: Any) -> dict[str, Any]:
    made = LINE_VALUES(change)
    return {**made, "lines": made["lines"] * 2}


def _keep_client(self: Room, client: Any) -> None:
    """Never forget that somebody was here."""
    self.stop_advising(client)


class Unlocked:
    """A lock that locks nothing."""

    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *_: object) -> None: ...


def _make_unlocked(self: Room, *args: Any, **given: Any) -> None:
    MAKE_ROOM(self, *args, **given)
    self.lock = Unlocked()  # type: ignore[assignment]


def _lose_place(self: Any) -> None:
    """Lose a place instead of giving it to whoever is next."""


def _read_clock(self: Any) -> float:
    """Read the machine's clock instead of the one that was given."""
    return time.monotonic()


BREAKS: Final[dict[str, tuple[str, Any]]] = {
    "announced before the commit": ("lineup.table.room.room.Room.go_on", _announce_first),
    "a stale answer is accepted": ("lineup.table.room.room.Room.require_turn", _accept_stale),
    "a message is told twice": ("lineup.table.room.room.Room.tell_positions", _tell_twice),
    "an undo leaves no trace in the journal": ("lineup.table.room.undo._go_back", _forget_undo),
    "everybody sees the first seat's cards": ("lineup.table.model.position.view", _show_first_seat),
    "a write is confirmed before it is done": ("lineup.table.store.store.Store.write_changes", _write_later),
    "a failed write counts as done": ("lineup.table.room.room.Room.save_table", _swallow_failure),
    "an answer is written twice": ("lineup.table.store.writes._line_values", _write_twice),
    "whoever leaves is never forgotten": ("lineup.table.room.room.Room.remove_client", _keep_client),
    "a table has no lock": ("lineup.table.room.room.Room.__init__", _make_unlocked),
    "a place in a queue is lost": ("lineup.table.limits.fair_turns.FairTurns._pass_on", _lose_place),
    "a clock is read directly": ("lineup.table.room.deadlines.Time.processor", _read_clock),
}


@contextmanager
def break_product(name: str) -> Iterator[None]:
    """Break the product in one way meanwhile."""
    where, put = BREAKS[name]
    with patch(where, put):
        yield
