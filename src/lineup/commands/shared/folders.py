"""Where the player's files lie: in the folders the platform has for such, which is for platformdirs to know."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from lineup.commands.shared.output import Complaint

APP: Final = "lineup"


def data_file() -> Path:
    """The tables of `lineup serve`, if nobody says otherwise."""
    from platformdirs import user_data_path

    file = user_data_path(APP, appauthor=False) / "tables.db"
    former = _former_data() / APP / file.name
    return former if former.exists() and not file.exists() else file


def tables_of(data: str | None) -> str:
    """The database somebody names, or the usual one where nobody does; Complaint about a name that is empty."""
    if data is not None and not data.strip():
        raise Complaint('--data "": a database has a name; leave --data out to use the usual one.')
    return data or str(data_file())


def saves() -> Path:
    """The folder of saved games."""
    from platformdirs import user_state_path

    return user_state_path(APP, appauthor=False)


def _former_data() -> Path:
    """Where former releases kept data on every platform, and the variable as it was written."""
    home = os.environ.get("XDG_DATA_HOME")
    return Path(home) if home else Path.home() / ".local" / "share"
