"""The folder of an arena: one line of JSON for each game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

from lineup.engine.saying import say
from lineup.lab.shared.folders import Folder, FolderError, check_agreement, read_head

GAMES: Final = "games.jsonl"


class ArenaFolder(Folder):
    """The games of an arena: `rows` are those there were at the beginning, `keep_row` adds one.

    What was cut off within a line is forgotten; that game is played again.
    """

    FORMAT = "lineup-arena 1"
    HEAD = "arena.json"

    def _open_kept(self, exits: ExitStack) -> None:
        try:
            self._file = (self.folder / GAMES).open("a+b")
            exits.callback(self._close_file)
        except OSError as error:
            said = say("error-folder-write", folder=str(self.folder), error=str(error.strerror))
            raise FolderError(said) from None
        self.rows = self._read_rows()

    def _close_file(self) -> None:
        with suppress(OSError):  # what could not be written before is tried once more, and was told of
            self._file.close()

    def _read_rows(self) -> list[Any]:
        """Read the rows kept; a last line that was cut off is removed."""
        self._file.seek(0)
        text = self._file.read()
        whole, rows = _whole_rows(self.folder / GAMES, text)
        if whole < len(text):
            self._file.truncate(whole)
        return rows

    def keep_row(self, row: Mapping[str, Any]) -> None:
        """Write a game down; FolderError if there is no room."""
        try:
            self._file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            said = say("error-folder-keep", folder=str(self.folder), error=str(error.strerror))
            raise FolderError(said) from None


def _whole_rows(file: Path, text: bytes) -> tuple[int, list[Any]]:
    """The games a file tells of, and the length of its whole lines."""
    whole = text.rpartition(b"\n")[0] + b"\n" if b"\n" in text else b""
    rows = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            rows.append(json.loads(line))
        except (ValueError, RecursionError):
            raise FolderError(say("error-arena-json", file=str(file), line=number)) from None
    return len(whole), rows


def join_arenas(folder: Path, shards: Sequence[Path]) -> int:
    """Join the games of arenas under the same conditions in one folder, each once; return their number."""
    heads = {shard: read_head(shard / ArenaFolder.HEAD, ArenaFolder.FORMAT) for shard in shards}
    content = check_agreement({shard: (head["conditions"], head["content"]) for shard, head in heads.items()})
    found = []
    for shard in shards:
        file = shard / GAMES
        try:
            found += _whole_rows(file, file.read_bytes())[1]
        except OSError:
            raise FolderError(say("error-folder-read", file=str(file))) from None
    with ArenaFolder(folder, heads[shards[0]]["conditions"], content) as store:
        known = {_row_key(row) for row in store.rows}
        for row in found:
            if _row_key(row) not in known:
                known.add(_row_key(row))
                store.keep_row(row)
    return len(known)


def _row_key(row: Any) -> str:
    """Return a key that no other game has."""
    return json.dumps(row.get("meeting") if isinstance(row, dict) else None)
