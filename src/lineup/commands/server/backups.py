"""`lineup backup` and `lineup restore`: copies of the tables, made while the server runs, and put back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from lineup.commands.shared.folders import database_named
from lineup.commands.shared.output import TABLE_PACKAGES, CommandError, make_console, require_packages
from lineup.errors import shorten_text

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}
SHOWN: Final = ("tables", "games", "accounts", "own_sets", "played")


def back_up(copy: str, data: str | None) -> None:
    """Copy the database to a file and say what is in the copy."""
    require_packages("A backup", "table", *TABLE_PACKAGES)
    from lineup.table.server.backups import back_up

    target = database_named(data)
    counts = back_up(target, Path(copy).expanduser())
    make_console().print(f"{copy} is whole: {_write_counts(counts)}.", soft_wrap=True)


def put_back(copy: str, data: str | None) -> None:
    """Put a copy in the place of the database, which is put aside."""
    require_packages("A backup", "table", *TABLE_PACKAGES)
    from lineup.table.server.backups import restore_copy

    target = database_named(data)
    counts, former = restore_copy(Path(copy).expanduser(), target)
    console = make_console()
    console.print(f"{target} is what {copy} was: {_write_counts(counts)}.", soft_wrap=True)
    if former is not None:
        console.print(f"What was there before is {former}.", soft_wrap=True)


def _write_counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {counts[name]:,}" for name in SHOWN)


def read_seconds(text: str) -> float:
    """Return a time like 90s, 30m, 1h or 1d in seconds; CommandError if it is none."""
    found = re.fullmatch(r"(\d{1,6})([smhd])", text.strip())
    if found is None or not int(found[1]):
        raise CommandError(f'--every "{shorten_text(text)}": a time is like 90s, 30m, 1h or 1d.')
    return int(found[1]) * UNITS[found[2]]
