"""Which database it is, SQLite unless told otherwise, and how it is made or brought up to date."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DatabaseError, OperationalError

from lineup.engine.saying import say
from lineup.table.store.databases import BROKEN, EXAMPLES, Database, StoreError, no_address, parsed, told
from lineup.table.store.postgres import NAMES, Postgres
from lineup.table.store.sqlite import SQLite

MIGRATIONS: Final = Path(__file__).parent / "migrations"
OURS: Final = frozenset({"alembic_version", "games"})  # tables that every database of ours has had


def database(target: str) -> Database:
    """The database of a file or an address; StoreError if it is none."""
    if target.startswith("file:"):
        raise StoreError(say("error-data-uri", example=EXAMPLES[0]))
    if "://" not in target:
        if BROKEN.match(target):
            raise no_address(target)
        file = str(Path(target).expanduser().resolve())
        return SQLite(URL.create("sqlite", database=file), file, target)
    url = parsed(target)
    if url.drivername == "sqlite":
        if url.username is not None or url.host or url.port:
            raise no_address(target)
        if "uri" in url.query or not url.database or url.database.startswith((":", "file:")):
            raise StoreError(say("error-data-uri", example=EXAMPLES[0]))  # in no file, or who knows in which
        return SQLite(url, url.database, target)
    if url.drivername in NAMES:
        return Postgres(url)
    raise StoreError(say("error-data-kind", data=f"{url.drivername}://", example=EXAMPLES[0], other=EXAMPLES[1]))


def prepare(target: str) -> None:
    """Make the database or bring it up to date; StoreError if it is no database of ours."""
    found = database(target)
    found.check()
    engine = found.migrating()
    try:
        with engine.begin() as connection:
            names = inspect(connection).get_table_names()
            check_ours(names, found.shown)
            revisions = connection.scalars(text("SELECT version_num FROM alembic_version")).all() if names else []
            if revisions != [newest()]:
                _upgrade(connection, found.shown)
    except OperationalError as error:
        raise StoreError(
            say("error-data-open", data=found.shown, error=told(error.orig or error, engine.url))
        ) from None
    except DatabaseError as error:
        raise StoreError(
            say("error-data-none", data=found.shown, error=told(error.orig or error, engine.url))
        ) from None
    finally:
        engine.dispose()
    found.prepared()


def newest() -> str:
    """The revision that a database has which is up to date."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]


def _upgrade(connection: Connection, shown: str) -> None:
    """Bring a database up to date; StoreError if it is newer than we are."""
    from alembic import command  # takes a tenth of a start to import, and most starts have no use for it
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(say("error-data-newer", data=shown, error=str(error))) from None


def check_ours(names: Collection[str], shown: str) -> None:
    """StoreError if a database with tables of these names is another program's."""
    if names and not OURS.issubset(names):
        raise StoreError(say("error-data-foreign", data=shown))
