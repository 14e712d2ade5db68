"""The disk of a club: a SQLite file that can be full, fail, or be left in the middle of a transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import URL, Engine, Executable, create_engine, event
from sqlalchemy.exc import OperationalError

from lineup.table.local.database import DirectConnection, DirectEngine
from lineup.table.store.sqlite import SQLite
from lineup.table.store.writes import read_journal

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

PAUSE: Final = 0.004  # the most seconds between two statements of a transaction
READING: Final = ("PRAGMA", "ROLLBACK", "SELECT")
# A process that dies loses nothing it has committed; that a commit is synced is what tests/table/test_power.py proves.
SETTINGS: Final = ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON", "busy_timeout=0")


class Disk:
    """One file, whichever process has it, and its faults."""

    def __init__(self, file: Path, dice: Random) -> None:
        self.file = file
        self.dice = dice
        self.failing = 0.0  # the share of writes that fail
        self.failed = 0

    def check_write(self, statement: str = "") -> None:
        """Raise an error if this write is one that fails."""
        if self.failing and not statement.startswith(READING) and self.dice.random() < self.failing:
            self.failed += 1
            raise OperationalError(statement, None, sqlite3.OperationalError("database or disk is full"))


class ClubFile(SQLite):
    """The database as one process has it open."""

    def __init__(self, disk: Disk) -> None:
        url = URL.create("sqlite", database=str(disk.file))
        super().__init__(url, str(disk.file), "the club's tables")
        self.disk = disk
        self._connections: list[Any] = []

    def open_engine(self) -> AsyncEngine:
        return cast("AsyncEngine", SlowEngine(self.open_for_threads(1), self.disk.dice))

    def open_for_threads(self, most: int) -> Engine:
        engine = create_engine(self.url, hide_parameters=True)
        event.listen(engine, "connect", self._configure)
        event.listen(engine, "before_cursor_execute", lambda _c, _d, statement, *_: self.disk.check_write(statement))
        event.listen(engine, "commit", lambda _: self.disk.check_write("COMMIT"))
        return engine

    def _configure(self, connection: Any, _: object) -> None:
        self._connections.append(connection)
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")

    def drop(self) -> None:
        """Close everything as a process does that dies: what is not committed is gone."""
        for connection in self._connections:
            connection.close()


class SlowEngine(DirectEngine):
    """An engine between whose statements others have their turn."""

    def __init__(self, engine: Engine, dice: Random) -> None:
        super().__init__(engine)
        self.sync_engine = engine
        self._dice = dice

    def connect(self) -> Any:
        return _SlowVisit(super().connect(), self._dice)


class _SlowVisit:
    def __init__(self, opened: Any, dice: Random) -> None:
        self._opened, self._dice = opened, dice

    async def __aenter__(self) -> Any:
        connection = await self._opened.__aenter__()
        return SlowConnection(connection._connection, self._dice)

    async def __aexit__(self, *error: Any) -> Any:
        return await self._opened.__aexit__(*error)


class SlowConnection(DirectConnection):
    """A connection each of whose statements takes a moment."""

    def __init__(self, connection: Any, dice: Random) -> None:
        super().__init__(connection)
        self._dice = dice

    async def execute(self, statement: Executable, values: Any = None) -> Any:
        await asyncio.sleep(self._dice.random() * PAUSE)
        return await super().execute(statement, values)

    async def commit(self) -> None:
        await asyncio.sleep(self._dice.random() * PAUSE)
        await super().commit()


class Reader:
    """Looks at what is written, from outside."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._connection.execute(query, values).fetchall()

    def journal(self, table: str, game: int) -> list[tuple[str, str]]:
        """Return the entries of a game that are written down."""
        found = self.rows("select journal, loose from games where table_id = ? and number = ?", table, game)
        return [(kind, text) for kind, text in read_journal(*found[0])] if found else []

    def close(self) -> None:
        self._connection.close()
