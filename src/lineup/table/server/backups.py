"""Copies of the database: made while the server runs, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from lineup.engine.saying import say
from lineup.running.world import wall_seconds, wall_time
from lineup.table.server.integrity import check_content, check_file, file_of, is_blank
from lineup.table.store.databases import StoreError
from lineup.table.store.opening import choose_database, prepare_database
from lineup.table.store.sqlite import open_readonly

STAMP: Final = "%Y%m%dT%H%M%SZ"
UNFIT: Final = ("none", "foreign", "newer", "damaged", "lacks", "row")  # what a database can be (`error-data-…`)
PART: Final = ".part"  # behind the name of a copy that is not whole yet


def back_up(target: str, copy: Path) -> dict[str, int]:
    """Copy a database to a file, whoever writes to it meanwhile; the rows of each table, read back from the copy.

    StoreError if there is nothing to copy, the file is there already or the copy is not whole; then there is none.
    """
    file = file_to_copy(target)
    part = copy.with_name(copy.name + PART)
    try:
        if not file.is_file():
            raise StoreError(say("error-backup-none", data=target))
        if copy.exists():
            raise StoreError(say("error-backup-there", file=str(copy)))
        copy.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # the key that signs cookies is in there
        with open_readonly(file) as source, closing(sqlite3.connect(part)) as made:
            source.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        try:
            counts = _look_through(str(part))
        except StoreError:
            _look_through(target)  # what was wrong already is told of the tables, not of their copy
            raise
        part.rename(copy)
    except (OSError, sqlite3.Error) as error:
        if isinstance(error, sqlite3.Error):
            check_file(target)
        why = getattr(error, "strerror", None) or str(error)
        raise StoreError(say("error-backup-failed", file=str(copy), error=why)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return counts


def _look_through(target: str) -> dict[str, int]:
    """The rows of each table of a database; StoreError if it is not whole."""
    check_file(target)
    return check_content(target)


def restore_copy(copy: Path, target: str) -> tuple[dict[str, int], Path | None]:
    """Put a copy in the place of a database that no server uses; the rows of each table, and where the former one is.

    StoreError if the copy is not whole, or empty, or a server is running; then nothing has changed.
    """
    file = file_to_copy(target)
    try:
        if not copy.is_file():
            raise StoreError(say("error-restore-none", file=str(copy), folder="yes" if copy.is_dir() else "no"))
    except OSError as error:
        raise StoreError(say("error-restore-read", file=str(copy), error=str(error.strerror))) from None
    with _said_of(copy):
        if is_blank(copy):
            raise StoreError(say("error-restore-empty", file=str(copy)))
        check_file(str(copy))
    claimed = choose_database(target).claim()
    try:
        new = file.with_name(file.name + PART)
        new.unlink(missing_ok=True)
        os.close(os.open(new, os.O_CREAT | os.O_EXCL, 0o600))
        with open_readonly(copy) as source, closing(sqlite3.connect(new)) as made:
            source.backup(made)
        with _said_of(copy):
            prepare_database(str(new))  # one of a former release is brought up to date
            counts = check_content(str(new))
        former = _put_aside(file)
        new.rename(file)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(say("error-backup-failed", file=str(file), error=str(error))) from None
    finally:
        for ending in ("", "-wal", "-shm"):
            with suppress(OSError):
                file.with_name(file.name + PART + ending).unlink(missing_ok=True)
        if claimed is not None:
            claimed.close()
    return counts, former


@contextmanager
def _said_of(copy: Path) -> Iterator[None]:
    """Name the backup, not the copy in progress, in what is wrong with a database."""
    try:
        yield
    except StoreError as error:
        why = error.said.key.removeprefix("error-data-")
        if why not in UNFIT:
            raise
        found = ", ".join(str(value) for name, value in error.said.args if name != "data")
        raise StoreError(say("error-restore-unfit", file=str(copy), why=why, error=found)) from None


def _put_aside(file: Path) -> Path | None:
    """Give a database and SQLite's files beside it another name; None if there is none."""
    if not file.exists():
        return None
    aside = file.with_name(f"{file.name}.before-{wall_time().strftime(STAMP)}")
    for ending in ("-wal", "-shm", ""):
        with suppress(FileNotFoundError):
            file.with_name(file.name + ending).rename(aside.with_name(aside.name + ending))
    return aside


def file_to_copy(target: str) -> Path:
    """The file of a database; StoreError if it is none that is copied here."""
    file = file_of(target)
    if file is None:
        raise StoreError(say("error-backup-kind"))
    return file


def next_copy(folder: Path) -> Path:
    """The name of the next copy of several."""
    return folder / f"tables-{wall_time().strftime(STAMP)}.db"


def try_folder(folder: Path) -> None:
    """OSError if no copy can be written into a folder, which is made unless it is there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as probe:
        probe.write(b"\0")


def is_copy_in(folder: Path, file: Path) -> bool:
    return any(each.samefile(file) for _, each in _list_copies(folder) if file.exists())


def last_copy(folder: Path) -> float:
    """When the latest copy in a folder was made, in seconds since 1970; 0 if there is none, or no such folder."""
    try:
        return max((made for made, _ in _list_copies(folder)), default=0.0)
    except OSError:
        return 0.0


def drop_old(folder: Path, keep: int) -> list[Path]:
    """Delete all but the last few copies in a folder and the last whole one of each month; return those deleted.

    StoreError names one that cannot be deleted; all others are.
    """
    copies = [each for _, each in _list_copies(folder)]
    last, others = copies[-keep:], copies[:-keep]
    months = {_month_of(each) for each in last}
    gone, failed = [], None
    for place, each in reversed([*enumerate(others)]):
        month = _month_of(each)
        if month not in months and (month not in map(_month_of, others[:place]) or _is_whole(each)):
            months.add(month)
            continue
        try:
            each.unlink(missing_ok=True)
            gone.append(each)
        except OSError as error:
            failed = StoreError(say("error-backup-old", file=str(each), error=str(error.strerror)))
    if failed is not None:
        raise failed
    return gone


def _month_of(copy: Path) -> str:
    """Return the month in the name of a copy, like 202601."""
    return copy.stem.removeprefix("tables-")[:6]


def _is_whole(copy: Path) -> bool:
    """Check whether a copy could be put back."""
    try:
        check_file(str(copy))
        return not is_blank(copy)
    except StoreError:
        return False


def _list_copies(folder: Path) -> list[tuple[float, Path]]:
    """The copies in a folder with the time of each, the latest last; what is called otherwise is none of ours.

    A time that has not come yet says that a clock was wrong: such copies count as older than all others.
    """
    found, now = [], wall_seconds()
    for each in folder.glob("tables-*Z.db"):
        with suppress(ValueError):
            made = datetime.strptime(each.stem, f"tables-{STAMP}").replace(tzinfo=UTC).timestamp()
            if each.is_file():
                found.append((made if made <= now else 0.0, each))
    return sorted(found)
