"""A folder that keeps the games of an arena, one line of JSON each, so that none is lost and none is played twice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from lineup.engine.saying import say
from lineup.errors import LineUpError

FORMAT: Final = "lineup-arena 1"
HEAD: Final = "arena.json"
GAMES: Final = "games.jsonl"


class StoreError(LineUpError, ValueError):
    """A folder that cannot keep these games."""


def kept_seed(folder: Path) -> str | None:
    """The seed of the games a folder keeps, if it keeps any."""
    try:
        return str(json.loads((folder / HEAD).read_bytes())["conditions"]["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


class Store:
    """The kept games: `rows` are those there were at the beginning, `keep` adds one.

    What was cut off within a line is forgotten; that game is played again. Only one process at a time has the folder.
    """

    def __init__(self, folder: Path, conditions: Mapping[str, Any], content: Mapping[str, str]) -> None:
        """Open the folder, or make it; StoreError if it keeps games of other conditions or cards, or anything else."""
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not (folder / HEAD).exists() and any(folder.iterdir()):
                raise StoreError(say("error-arena-folder", folder=str(folder)))
            self._file = (folder / GAMES).open("a+b")
        except OSError as error:
            raise StoreError(say("error-arena-write", folder=str(folder), error=str(error.strerror))) from None
        try:
            self._lock()
            head = self._head(conditions, content)
            self.rows = self._read()
            write_whole(folder / HEAD, json.dumps(head, indent=2).encode())
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _lock(self) -> None:
        with suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise StoreError(say("error-arena-held", folder=str(self.folder))) from None

    def _head(self, conditions: Mapping[str, Any], content: Mapping[str, str]) -> dict[str, Any]:
        """What stands at the head of the folder: the conditions, and the cards of every way to play."""
        file = self.folder / HEAD
        if not file.exists():
            return {"format": FORMAT, "conditions": dict(conditions), "content": dict(content)}
        try:
            head: dict[str, Any] = json.loads(file.read_bytes())
            if head["format"] != FORMAT:
                raise StoreError(say("error-arena-format", file=str(file), format=str(head["format"]), ours=FORMAT))
            before, cards = dict(head["conditions"]), dict(head["content"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            if isinstance(error, StoreError):
                raise
            raise StoreError(say("error-arena-read", file=str(file))) from None
        for key, value in conditions.items():
            if before.get(key) != value:
                facts = {"was": str(before.get(key)), "wish": str(value)}
                raise StoreError(say("error-arena-condition", folder=str(self.folder), condition=key, **facts))
        for way, digest in content.items():
            if cards.setdefault(way, digest) != digest:
                raise StoreError(say("error-arena-cards", folder=str(self.folder), way=way))
        return {"format": FORMAT, "conditions": before, "content": cards}

    def _read(self) -> list[Any]:
        """The rows kept; a last line that was cut off is taken away."""
        self._file.seek(0)
        text = self._file.read()
        whole = text.rpartition(b"\n")[0] + b"\n" if b"\n" in text else b""
        if len(whole) < len(text):
            self._file.truncate(len(whole))
        rows = []
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                rows.append(json.loads(line))
            except ValueError:
                raise StoreError(say("error-arena-json", file=str(self.folder / GAMES), line=number)) from None
        return rows

    def keep(self, row: Mapping[str, Any]) -> None:
        """Write a game down; StoreError if there is no room."""
        try:
            self._file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            said = say("error-arena-keep", folder=str(self.folder), error=str(error.strerror))
            raise StoreError(said) from None


def write_whole(file: Path, data: bytes) -> None:
    """Write a file so that there is either all of it or what was there before; OSError if there is no room."""
    half = file.with_name(f".{file.name}.half")
    try:
        half.write_bytes(data)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
