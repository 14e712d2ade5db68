"""The store in PostgreSQL."""

from __future__ import annotations

import logging
import threading
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, select, text
from sqlalchemy.exc import DBAPIError

from lineup.engine.saying import say
from lineup.running.world import monotonic_seconds
from lineup.table.store.databases import StoreError, Superseded, describe_error, without_secrets
from lineup.table.store.schema import OWNER, server

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

logger = logging.getLogger(__name__)
LOCK: Final = 0x4C696E655570  # the advisory lock of the one server that has the database
NAMES: Final = ("postgresql", "postgres", "postgresql+psycopg")
READERS: Final = 8  # connections that are kept
MIGRATING: Final = LOCK + 1  # that of the one server that brings it up to date
LET_GO: Final = 3.0  # seconds until PostgreSQL has noticed that a server was killed, and has let go of its lock
CHECKED: Final = 5.0  # seconds between two looks whether the lock is still ours
KEEPALIVES: Final = ("tcp_keepalives_idle = 5", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
IDLE: Final = 2500  # milliseconds after which a transaction ends whose process was stopped: others wait for its locks
# A machine that went away without a word is noticed within seconds, in the middle of a commit too.
PATIENCE: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}


class Postgres:
    """A database on a PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        self.shown = without_secrets(url.set(drivername="postgresql"))
        self.url = url.set(drivername="postgresql+psycopg").update_query_dict(
            {name: value for name, value in PATIENCE.items() if name not in url.query}
        )

    def check_usable(self, shared: bool = False) -> None:
        if find_spec("psycopg") is None:
            raise StoreError(say("error-data-driver", data=self.shown, needs="psycopg", extra="postgres"))

    def claim(self, shared: bool = False) -> Lock:
        self.check_usable()
        lock = Lock(self, shared)
        until = monotonic_seconds() + LET_GO
        try:
            while not (held := lock.try_lock()) and monotonic_seconds() < until:
                time.sleep(LET_GO / 20)
        except DBAPIError as error:
            lock.close()
            raise StoreError(say("error-data-open", data=self.shown, error=self.describe_error(error))) from None
        if not held:
            lock.close()
            raise StoreError(say("error-data-sole" if shared else "error-data-used", data=self.shown))
        lock.start_watching()
        return lock

    def describe_error(self, error: DBAPIError) -> str:
        return describe_error(error.orig or error, self.url)

    def open_for_migration(self) -> Engine:
        """Open it behind a lock: servers that start at the same moment migrate one after the other."""
        engine = create_engine(self.url, hide_parameters=True)
        event.listen(engine, "begin", lambda each: each.exec_driver_sql(f"select pg_advisory_xact_lock({MIGRATING})"))
        return engine

    def finish_migration(self) -> None:
        pass

    def open_engine(self) -> AsyncEngine:
        from sqlalchemy.ext.asyncio import create_async_engine  # where there are threads

        engine = create_async_engine(self.url, hide_parameters=True, pool_pre_ping=True, pool_size=READERS)
        event.listen(engine.sync_engine, "connect", _configure_connection)
        return engine

    def open_for_threads(self, most: int) -> None:
        """Return None: its driver needs no thread."""

    async def begin_write(self, connection: AsyncConnection, owner: str) -> str:
        """Hold the owner's row until the commit: a server that takes over waits for it, then reads everything."""
        number = text("pg_current_xact_id()::text")
        if not owner:
            return str((await connection.execute(select(number))).scalar_one())
        query = select(number, server.c.value).where(server.c.key == OWNER).with_for_update(read=True)
        row = (await connection.execute(query)).first()
        if row is None or row[1] != owner:
            raise Superseded(say("error-data-superseded"))
        return str(row[0])

    async def was_committed(self, engine: AsyncEngine, mark: str) -> bool:
        """Look the transaction up; one of a broken connection may still be in progress for a moment."""
        async with engine.connect() as connection:
            status = (await connection.execute(text("select pg_xact_status(:mark ::xid8)"), {"mark": mark})).scalar()
        if status == "in progress":
            raise TimeoutError
        return bool(status == "committed")


class Lock:
    """The lock that reserves a database for one server, or for those that share it; it is taken again after its
    connection broke.
    """

    def __init__(self, database: Postgres, shared: bool = False) -> None:
        self.database = database
        self.function = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        self.engine = create_engine(database.url, hide_parameters=True, pool_size=1, isolation_level="AUTOCOMMIT")
        self.connection: Connection | None = None
        self.ended = threading.Event()

    def try_lock(self) -> bool:
        """Try to take the lock; return whether it is ours."""
        if self.connection is None:
            self.connection = self.engine.connect()
            for setting in KEEPALIVES:
                self.connection.execute(text(f"set {setting}"))
        return bool(self.connection.scalar(text(f"select {self.function}({LOCK})")))

    def start_watching(self) -> None:
        """Check from now on, in a thread, that the lock is still ours."""
        threading.Thread(target=self._watch_lock, name="lock", daemon=True).start()

    def _watch_lock(self) -> None:
        ours = True
        while not self.ended.wait(CHECKED):
            try:
                if self.connection is None:
                    ours = self.try_lock()
                    logger.warning("the lock of the database is %s", "ours again" if ours else "another server's now")
                elif ours:
                    self.connection.scalar(text("select 1"))
            except DBAPIError as error:
                logger.warning("the database is gone, and its lock with it: %s", self.database.describe_error(error))
                self._let_go()

    def _let_go(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        self.ended.set()
        self._let_go()
        self.engine.dispose()


def _configure_connection(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Sync each commit to the disk whatever the server's default, and drop NUL from texts: PostgreSQL has no NUL."""
    from psycopg.types.string import StrDumper

    class WithoutNul(StrDumper):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", ""))

    connection.adapters.register_dumper(str, WithoutNul)
    cursor = connection.cursor()
    cursor.execute("SET synchronous_commit = on")
    cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE}")
    cursor.close()
    connection.commit()
