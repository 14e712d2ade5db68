"""The store in a browser: a SQLite file that a worker reads and writes itself, for want of threads."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from sqlalchemy import Connection, CursorResult, Engine, Executable, create_engine, event

from lineup.table.store.opening import prepare_database
from lineup.table.store.sqlite import SQLite, leave_transactions_to_us

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")


class BrowserFile(SQLite):
    """A database file whose every write goes to the browser's storage before it returns.

    A journal that is emptied instead of deleted needs one more file, open for good. No other connection ever waits:
    nothing happens between two statements of a transaction.
    """

    def open_for_migration(self) -> Engine:
        engine = self.open_for_threads(1)
        event.listen(engine, "connect", leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine

    def finish_migration(self) -> None:
        """Do nothing: no other program can read it."""

    def open_engine(self) -> AsyncEngine:
        return cast("AsyncEngine", DirectEngine(self.open_for_threads(1)))

    def open_for_threads(self, most: int) -> Engine:
        engine = create_engine(self.url, hide_parameters=True)
        event.listen(engine, "connect", _configure_connection)
        return engine


def _configure_connection(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


class DirectEngine:
    """An asynchronous engine that does everything at once."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.url = engine.url

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        with self._engine.connect() as connection:
            yield cast("AsyncConnection", DirectConnection(connection))

    async def dispose(self) -> None:
        self._engine.dispose()


class DirectConnection:
    """An asynchronous connection that does everything at once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Executable, values: Any = None) -> CursorResult[Any]:
        return cast("CursorResult[Any]", self._connection.execute(statement, values))

    async def scalar(self, statement: Executable, values: Mapping[str, Any] | None = None) -> Any:
        return self._connection.scalar(statement, values)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        return work(self._connection)

    async def commit(self) -> None:
        self._connection.commit()

    async def invalidate(self) -> None:
        self._connection.invalidate()


OTHER_DATABASES: Final = ("mssql", "mysql", "oracle", "postgresql")


def update_tables(database: BrowserFile) -> None:
    """Bring what a former release kept up to date. What speaks to other databases is not there, and nobody asks it."""
    for name in OTHER_DATABASES:
        sys.modules.setdefault(f"alembic.ddl.{name}", ModuleType(name))
    prepare_database(database)


def open_file(file: Path) -> BrowserFile:
    """Return the database in a file, not yet open."""
    from sqlalchemy import URL

    return BrowserFile(URL.create("sqlite", database=str(file)), str(file), str(file))
