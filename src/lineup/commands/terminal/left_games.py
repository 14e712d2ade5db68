"""`lineup play --continue`: the games left unfinished here, and the tables of the browser beside them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console

from lineup.commands.shared.folders import data_file, former_saves, saves_folder
from lineup.commands.shared.output import CommandError, print_lines
from lineup.commands.terminal.pages import number_of
from lineup.engine.saying import Content, Listed, say
from lineup.games import GAMES
from lineup.log import FORMAT
from lineup.speech import Voice

MOST: Final = 20  # games listed


class LeftGame(NamedTuple):
    """A saved game that is not over."""

    file: Path
    game: str
    seats: tuple[str, ...]
    answers: int


class LeftTable(NamedTuple):
    """A table in the browser's store where a game is on."""

    id: str
    game: str
    seats: tuple[str, ...]


def list_left_games() -> list[LeftGame]:
    """List the saved games that are not over, the one left last first; those of former releases are among them."""
    files = [file for folder in (saves_folder(), former_saves()) for file in _logs_in(folder)]
    found: list[LeftGame] = []
    for file in sorted(files, key=lambda each: each.stat().st_mtime, reverse=True):
        left = _read_left(file)
        if left is not None and len(found) < MOST:
            found.append(left)
    return found


def list_left_tables() -> list[LeftTable]:
    """List the tables of the browser's usual store where a game is on; none where it cannot be read."""
    file = data_file()
    if not file.exists():
        return []
    query = "SELECT id, body FROM tables WHERE status = 'playing' ORDER BY changed DESC LIMIT ?"
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=1)) as store:
            rows = [(id, json.loads(body)) for id, body in store.execute(query, (MOST,))]
            return [
                LeftTable(id, body["settings"]["game"], tuple(seat["name"] for seat in body["seats"]))
                for id, body in rows
            ]
    except (sqlite3.Error, ValueError, KeyError, TypeError):  # an older store, or one that is being brought up to date
        return []


def choose_left_game(console: Console, voice: Voice, read: Any) -> Path | None:
    """Show what was left and let the player pick a saved game; None if they pick none. CommandError if there is none.

    `read` gives the next line typed.
    """
    games, tables = list_left_games(), list_left_tables()
    lines: list[str] = []
    for number, left in enumerate(games, 1):
        told = voice.say(
            "left-game", title=_title(left.game), names=Listed(left.seats), n=left.answers, file=str(left.file)
        )
        lines.append(f"{number:>3} {told}")
    for table in tables:
        told = voice.say("left-table", title=_title(table.game), names=Listed(table.seats), id=table.id)
        lines.append(f"    {told}")
    if not games:
        print_lines(console, lines)
        raise CommandError(say("left-none"))
    print_lines(console, [voice.say("left-title"), *lines])
    while (line := read(voice.say("left-prompt", n=len(games)))) is not None:
        if not line:
            return games[0].file
        if 1 <= number_of(line) <= len(games):
            return games[number_of(line) - 1].file
        if line in ("q", "quit"):
            return None
    return None


def _logs_in(folder: Path) -> Iterator[Path]:
    return folder.glob("*.log") if folder.is_dir() else iter(())


def _read_left(file: Path) -> LeftGame | None:
    """Read what a list says of a saved game; None if it is over, or no log."""
    try:
        first, header, *rest = file.read_text(encoding="utf-8").splitlines()
        head = json.loads(header)
        if first.strip() != FORMAT or any(line.startswith("= end") for line in rest):
            return None
        answers = sum(bool(line.strip()) and not line.startswith("=") for line in rest)
        return LeftGame(file, str(head["game"]), tuple(map(str, head["seats"])), answers)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _title(game: str) -> Content | str:
    return Content(f"content-box-{game}", GAMES[game].title) if game in GAMES else game
