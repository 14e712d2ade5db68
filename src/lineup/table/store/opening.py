"""Choose the database, SQLite by default, and create it or bring it up to date."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DatabaseError, OperationalError

from lineup.engine.saying import say
from lineup.table.store.databases import (
    BROKEN,
    EXAMPLES,
    Database,
    StoreError,
    address_error,
    describe_error,
    parse_address,
)
from lineup.table.store.postgres import NAMES, Postgres
from lineup.table.store.sqlite import SQLite

MIGRATIONS: Final = Path(__file__).parent / "migrations"
OURS: Final = frozenset({"alembic_version", "games"})  # tables that every database of ours has had


def choose_database(target: str) -> Database:
    """Return the database of a file or an address; raise StoreError if it is neither."""
    if target.startswith("file:"):
        raise StoreError(say("error-data-uri", example=EXAMPLES[0]))
    if "://" not in target:
        if BROKEN.match(target):
            raise address_error(target)
        file = str(Path(target).expanduser().resolve())
        return SQLite(URL.create("sqlite", database=file), file, target)
    url = parse_address(target)
    if url.drivername == "sqlite":
        if url.username is not None or url.host or url.port:
            raise address_error(target)
        if "uri" in url.query or not url.database or url.database.startswith((":", "file:")):
            raise StoreError(say("error-data-uri", example=EXAMPLES[0]))  # in no file, or who knows in which
        return SQLite(url, url.database, target)
    if url.drivername in NAMES:
        return Postgres(url)
    raise StoreError(say("error-data-kind", data=f"{url.drivername}://", example=EXAMPLES[0], other=EXAMPLES[1]))


def prepare_database(target: str | Database) -> None:
    """Create the database or bring it up to date; raise StoreError if it is not one of ours."""
    found = choose_database(target) if isinstance(target, str) else target
    found.check_usable()
    engine = found.open_for_migration()
    try:
        with engine.begin() as connection:
            names = inspect(connection).get_table_names()
            check_ours(names, found.shown)
            revisions = connection.scalars(text("SELECT version_num FROM alembic_version")).all() if names else []
            if revisions != [newest_revision()]:
                _run_migrations(connection, found.shown)
    except OperationalError as error:
        raise StoreError(
            say("error-data-open", data=found.shown, error=describe_error(error.orig or error, engine.url))
        ) from None
    except DatabaseError as error:
        raise StoreError(
            say("error-data-none", data=found.shown, error=describe_error(error.orig or error, engine.url))
        ) from None
    finally:
        engine.dispose()
    found.finish_migration()


def newest_revision() -> str:
    """Return the revision of an up-to-date database."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py")).partition("_")[0]


def _run_migrations(connection: Connection, shown: str) -> None:
    """Bring a database up to date; raise StoreError if it is newer than this program."""
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
    """Raise StoreError if these table names are another program's."""
    if names and not OURS.issubset(names):
        raise StoreError(say("error-data-foreign", data=shown))
