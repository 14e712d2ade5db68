"""The folders for the player's files: those the platform has for such, as platformdirs knows them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from lineup.commands.shared.output import CommandError

APP: Final = "lineup"


def data_file() -> Path:
    """Return the database of `lineup serve`, if no other is named."""
    from platformdirs import user_data_path

    file = user_data_path(APP, appauthor=False) / "tables.db"
    former = _former_data() / APP / file.name
    return former if former.exists() and not file.exists() else file


def database_named(data: str | None) -> str:
    """Return the database named, or the usual one; CommandError about a name that is empty."""
    if data is not None and not data.strip():
        raise CommandError('--data "": a database has a name; leave --data out to use the usual one.')
    return data or str(data_file())


def saves_folder() -> Path:
    """The folder of saved games, beside the tables: one place to back up, and to look in."""
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False) / "games"


def former_saves() -> Path:
    """The folder where former releases saved games; it is still read."""
    from platformdirs import user_state_path

    return user_state_path(APP, appauthor=False)


def _former_data() -> Path:
    """Return the folder where former releases kept data on every platform, and the variable as it was written."""
    home = os.environ.get("XDG_DATA_HOME")
    return Path(home) if home else Path.home() / ".local" / "share"
