"""The store in a SQLite file."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy import URL, Engine, create_engine, event

from lineup.engine.saying import say
from lineup.table.store.databases import EXAMPLES, StoreError

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

logger = logging.getLogger(__name__)
CONNECTIONS: Final = 4  # each has a thread; more of them only wait for each other
PAGE: Final = 4096  # bytes
PATIENCE: Final = 30.0  # seconds that whoever looks a file through or copies it waits for its locks
# A whole database with nothing in it (sqlite.org/fileformat.html): a file of ours has no moment in which it is empty,
# so that one that is empty was cut.
HEADER: Final = b"SQLite format 3\0" + bytes.fromhex("1000 0101 0040 2020 00000000 00000001") + b"\0" * 12 + b"\0\0\0\1"
BLANK: Final = (HEADER.ljust(100, b"\0") + bytes.fromhex("0d 0000 0000 1000 00")).ljust(PAGE, b"\0")


class SQLite:
    """A database file."""

    def __init__(self, url: URL, file: str, shown: str) -> None:
        self.url = url
        self.shown = shown
        self.file = Path(file).resolve()  # one, whatever links lead to it

    def check_usable(self, shared: bool = False) -> None:
        if shared:
            raise StoreError(say("error-data-unshared", data=self.shown, example=EXAMPLES[1]))
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            folder = str(self.file.parent)
            raise StoreError(say("error-data-folder", folder=folder, error=str(error.strerror))) from None

    def claim(self, shared: bool = False) -> sqlite3.Connection:
        """Lock a file beside it: two servers over one database would each continue a game in their own way.

        With two hard links each would get its own lock and its own write-ahead log, so such a file is refused.
        """
        self.check_usable(shared)
        names = _count_links(self.file)
        if names > 1:
            raise StoreError(say("error-data-linked", data=self.shown, n=names))
        beside = self.file.with_name(f"{self.file.name}.lock")
        _make_private(beside)
        try:
            lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
        except sqlite3.OperationalError as error:
            raise StoreError(say("error-data-kept", data=self.shown, error=str(error))) from None
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError(say("error-data-used", data=self.shown)) from None
            raise StoreError(say("error-data-kept", data=self.shown, error=str(error))) from None
        _keep_private(beside)
        return lock

    def open_for_migration(self) -> Engine:
        _make_private(self.file, BLANK)
        engine = create_engine(self.url)
        event.listen(engine, "connect", leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine

    def finish_migration(self) -> None:
        _keep_private(self.file)

    def open_engine(self) -> AsyncEngine:
        from sqlalchemy.ext.asyncio import create_async_engine  # where there are threads

        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(url, hide_parameters=True, pool_size=CONNECTIONS, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _configure_connection)
        return engine

    def open_for_threads(self, most: int) -> Engine:
        """Open it synchronously: through `open_engine` each statement makes several trips to a thread and back."""
        engine = create_engine(self.url, hide_parameters=True, pool_size=most, max_overflow=0)
        event.listen(engine, "connect", _configure_connection)
        return engine

    async def begin_write(self, connection: AsyncConnection, owner: str) -> str:
        """Return "": the lock lasts as long as the process, and there is no connection that breaks."""
        return ""

    async def was_committed(self, engine: AsyncEngine, mark: str) -> bool:
        return False


def open_readonly(file: Path) -> closing[sqlite3.Connection]:
    """Open a database file read-only; raise sqlite3.Error if it is none."""
    return closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE))


def _count_links(file: Path) -> int:
    """Count the hard links of a file; 1 if there is none yet."""
    with suppress(OSError):  # what cannot be looked at is told when it is opened
        found = file.stat()
        if stat.S_ISREG(found.st_mode):
            return found.st_nlink
    return 1


def _make_private(file: Path, content: bytes = b"") -> None:
    """Create a file that only its owner can read and write, unless it exists; SQLite gives its files beside it
    the same mode.
    """

    def open_private(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600)

    with (
        suppress(OSError),
        open(file, "xb", opener=open_private) as made,
    ):  # what cannot be made is told when it is opened
        made.write(content)


def _keep_private(file: Path) -> None:
    """Let only its owner read a file of ours and SQLite's files beside it: they hold the key that signs cookies."""
    for each in (file, *(file.with_name(file.name + ending) for ending in ("-journal", "-wal", "-shm"))):
        try:
            if stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(0o600)
        except FileNotFoundError:
            continue
        except OSError as error:
            logger.warning("others can read %s: %s", each, error)


def leave_transactions_to_us(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Turn off Python's own transactions, which would commit each statement of a migration by itself."""
    cast(sqlite3.Connection, connection).isolation_level = None


def _configure_connection(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Sync each commit to the disk, and let readers not wait for writers."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
