"""Folders that keep games, so that none is lost and none is played twice."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

from lineup.engine.saying import say
from lineup.errors import LineUpError


class FolderError(LineUpError, ValueError):
    """A folder that cannot keep these games."""


class Folder:
    """A folder that keeps games of one sort; only one process at a time has it. Use it in a `with` statement."""

    FORMAT = ""  # subclasses: what stands in the file HEAD
    HEAD = ""

    @classmethod
    def kept_seed(cls, folder: Path) -> str | None:
        """Return the seed of the games a folder keeps, if it keeps any."""
        try:
            return str(json.loads((folder / cls.HEAD).read_bytes())["conditions"]["seed"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def __init__(self, folder: Path, conditions: Mapping[str, Any], content: Mapping[str, str]) -> None:
        """Open the folder, or make it; FolderError if it keeps games of other conditions or cards, or anything else."""
        self.folder = folder
        with ExitStack() as exits:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                if not (folder / self.HEAD).exists() and any(folder.iterdir()):
                    raise FolderError(say("error-folder-other", folder=str(folder)))
                self._lock_folder(exits)
            except OSError as error:
                raise FolderError(say("error-folder-write", folder=str(folder), error=str(error.strerror))) from None
            self.head = self._make_head(conditions, content)
            self._open_kept(exits)
            self.write_file(self.HEAD, json.dumps(self.head, indent=2).encode())
            self._exits = exits.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._exits.close()

    def _open_kept(self, exits: ExitStack) -> None:
        """Read what is kept, once the head is known to fit."""

    def write_file(self, name: str, data: bytes) -> None:
        """Write a file of the folder, whole or not at all; FolderError if there is no room."""
        try:
            write_whole(self.folder / name, data)
        except OSError as error:
            said = say("error-folder-keep", folder=str(self.folder), error=str(error.strerror))
            raise FolderError(said) from None

    def _lock_folder(self, exits: ExitStack) -> None:
        with suppress(ImportError):
            import fcntl

            descriptor = os.open(self.folder, os.O_RDONLY)
            exits.callback(os.close, descriptor)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise FolderError(say("error-folder-held", folder=str(self.folder))) from None

    def _make_head(self, conditions: Mapping[str, Any], content: Mapping[str, str]) -> dict[str, Any]:
        """Return the head of the folder: the conditions, and the cards of every way to play."""
        file = self.folder / self.HEAD
        if not file.exists():
            return {"format": self.FORMAT, "conditions": dict(conditions), "content": dict(content)}
        head = read_head(file, self.FORMAT)
        before, cards = head["conditions"], head["content"]
        for key, value in conditions.items():
            if before.get(key, False) != value:  # a folder that does not say so has none of it
                facts = {"was": _write_condition(before.get(key)), "wish": _write_condition(value)}
                raise FolderError(say("error-folder-condition", folder=str(self.folder), condition=key, **facts))
        for way, digest in content.items():
            if cards.setdefault(way, digest) != digest:
                raise FolderError(say("error-folder-cards", folder=str(self.folder), way=way))
        return head


def _write_condition(value: object) -> str:
    """A condition as a sentence tells it: lists by their entries, and "None" for none."""
    if isinstance(value, dict):
        value = [f"{key}={_write_condition(each)}" for key, each in value.items()]
    return ", ".join(map(_write_condition, value)) or "None" if isinstance(value, list) else str(value) or "None"


def read_head(file: Path, format_: str) -> dict[str, Any]:
    """The head of a folder: conditions, content and what else it keeps; FolderError if it is none of this format."""
    try:
        head: dict[str, Any] = json.loads(file.read_bytes())
        if head["format"] != format_:
            raise FolderError(say("error-folder-format", file=str(file), format=str(head["format"]), ours=format_))
        return {**head, "conditions": dict(head["conditions"]), "content": dict(head["content"])}
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        if isinstance(error, FolderError):
            raise
        raise FolderError(say("error-folder-read", file=str(file))) from None


Kept = tuple[Mapping[str, Any], Mapping[str, str]]  # conditions and content


def check_agreement(folders: Mapping[Path, Kept], *apart: str) -> dict[str, str]:
    """The cards of folders that keep games of one sort; FolderError if they do not, whatever the conditions `apart`."""
    first, *others = folders
    conditions, content = folders[first][0], dict(folders[first][1])

    def differ(other: Path, what: str, mine: object, its: object) -> FolderError:
        facts = {"condition": what, "mine": str(mine), "its": str(its)}
        return FolderError(say("error-merge-differ", one=str(first), other=str(other), **facts))

    for other in others:
        its, cards = folders[other]
        for key in (conditions.keys() | its.keys()) - set(apart):
            if conditions.get(key) != its.get(key):
                raise differ(other, key, conditions.get(key), its.get(key))
        for way, digest in cards.items():
            if content.setdefault(way, digest) != digest:
                raise differ(other, "cards", "of one edition", "of another")
    return content


def write_whole(file: Path, data: bytes) -> None:
    """Write a file so that there is either all of it or what was there before; OSError if there is no room."""
    half = file.with_name(f".{file.name}.half")
    try:
        half.write_bytes(data)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
