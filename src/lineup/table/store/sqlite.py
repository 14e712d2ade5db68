"""The store in a file: SQLite."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lineup.engine.saying import say
from lineup.table.store.databases import EXAMPLES, StoreError

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
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

    def check(self, shared: bool = False) -> None:
        if shared:
            raise StoreError(say("error-data-unshared", data=self.shown, example=EXAMPLES[1]))
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            folder = str(self.file.parent)
            raise StoreError(say("error-data-folder", folder=folder, error=str(error.strerror))) from None

    def claim(self, shared: bool = False) -> sqlite3.Connection:
        """Two servers over one file would each go on with a game of their own; a lock beside the file keeps it.

        By two hard links each would have a lock of its own, and SQLite a log of its own: such a file is refused.
        """
        self.check(shared)
        names = _names(self.file)
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

    def migrating(self) -> Engine:
        _make_private(self.file, BLANK)
        engine = create_engine(self.url)
        event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine

    def prepared(self) -> None:
        _keep_private(self.file)

    def open(self) -> AsyncEngine:
        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(url, hide_parameters=True, pool_size=CONNECTIONS, max_overflow=0)
        event.listen(engine.sync_engine, "connect", _set_up)
        return engine

    def in_threads(self, most: int) -> Engine:
        """By way of `open` every statement is several journeys to a thread and back."""
        engine = create_engine(self.url, hide_parameters=True, pool_size=most, max_overflow=0)
        event.listen(engine, "connect", _set_up)
        return engine

    async def mark(self, connection: AsyncConnection, owner: str) -> str:
        """The lock beside the file lasts as long as the process, and there is no connection that breaks."""
        return ""

    async def committed(self, engine: AsyncEngine, mark: str) -> bool:
        return False


def reading(file: Path) -> closing[sqlite3.Connection]:
    """A database file, open only to be read; sqlite3.Error if it is none."""
    return closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE))


def _names(file: Path) -> int:
    """How many names a file has, links to a name not counted; 1 if there is none yet."""
    with suppress(OSError):  # what cannot be looked at is told when it is opened
        found = file.stat()
        if stat.S_ISREG(found.st_mode):
            return found.st_nlink
    return 1


def _make_private(file: Path, content: bytes = b"") -> None:
    """Make a file that only its owner can read and write, unless it is there; SQLite's files beside it are the same."""

    def private(name: str, flags: int) -> int:
        return os.open(name, flags, 0o600)

    with suppress(OSError), open(file, "xb", opener=private) as made:  # what cannot be made is told when it is opened
        made.write(content)


def _keep_private(file: Path) -> None:
    """Let only its owner read a file of ours and SQLite's beside it: the key that signs cookies is in there."""
    for each in (file, *(file.with_name(file.name + ending) for ending in ("-journal", "-wal", "-shm"))):
        try:
            if stat.S_IMODE(each.stat().st_mode) & 0o077:
                each.chmod(0o600)
        except FileNotFoundError:
            continue
        except OSError as error:
            logger.warning("others can read %s: %s", each, error)


def _leave_transactions_to_us(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Python's own handling would commit each statement of a migration by itself; killed half way, it must undo all."""
    cast(sqlite3.Connection, connection).isolation_level = None


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Written is on the disk, whatever happens to the process or the machine; readers do not wait for writers."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
