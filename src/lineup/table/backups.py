"""Copies of the database: made while the server runs, looked through before they count, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from lineup.engine.saying import say
from lineup.table.databases import StoreError
from lineup.table.integrity import check_content, check_file, file_of
from lineup.table.store import database, prepare

STAMP: Final = "%Y%m%dT%H%M%SZ"
PART: Final = ".part"  # behind the name of a copy that is not whole yet


def back_up(target: str, copy: Path) -> dict[str, int]:
    """Copy a database to a file, whoever writes to it meanwhile; the rows of each table, read back from the copy.

    StoreError if there is nothing to copy, the file is there already or the copy is not whole; then there is none.
    """
    file = _file(target)
    if not file.is_file():
        raise StoreError(say("error-backup-none", data=target))
    if copy.exists():
        raise StoreError(say("error-backup-there", file=str(copy)))
    part = copy.with_name(copy.name + PART)
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # the key that signs cookies is in there
        with _reading(file) as source, closing(sqlite3.connect(part)) as made:
            source.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        check_file(str(part))
        counts = check_content(str(part))
        part.rename(copy)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(say("error-backup-failed", file=str(copy), error=str(error))) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return counts


def restore(copy: Path, target: str) -> tuple[dict[str, int], Path | None]:
    """Put a copy in the place of a database that no server uses; the rows of each table, and where the former one is.

    StoreError if the copy is not whole or a server is running; then nothing has changed.
    """
    file = _file(target)
    if not copy.is_file():
        raise StoreError(say("error-restore-none", file=str(copy)))
    check_file(str(copy))
    file.parent.mkdir(parents=True, exist_ok=True)
    claimed = database(target).claim()
    try:
        new = file.with_name(file.name + PART)
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_CREAT | os.O_EXCL, 0o600))
        with _reading(copy) as source, closing(sqlite3.connect(new)) as made:
            source.backup(made)
        prepare(str(new))  # one of a former release is brought up to date
        counts = check_content(str(new))
        former = _put_aside(file)
        new.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(say("error-backup-failed", file=str(file), error=str(error))) from None
    finally:
        for ending in ("", "-wal", "-shm"):
            file.with_name(file.name + PART + ending).unlink(missing_ok=True)
        if claimed is not None:
            claimed.close()
    return counts, former


def _reading(file: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30))


def _put_aside(file: Path) -> Path | None:
    """Give a database and SQLite's files beside it another name; None if there is none."""
    if not file.exists():
        return None
    aside = file.with_name(f"{file.name}.before-{datetime.now(UTC).strftime(STAMP)}")
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            file.with_name(file.name + ending).rename(aside.with_name(aside.name + ending))
    return aside


def _file(target: str) -> Path:
    file = file_of(target)
    if file is None:
        raise StoreError(say("error-backup-kind"))
    return file


def next_copy(folder: Path) -> Path:
    """The name of the next copy of several."""
    return folder / f"tables-{datetime.now(UTC).strftime(STAMP)}.db"


def drop_old(folder: Path, keep: int) -> list[Path]:
    """Delete all but the last few copies in a folder; those deleted."""
    old = sorted(folder.glob("tables-*Z.db"))[: -keep or None]
    for each in old:
        each.unlink(missing_ok=True)
    return old
