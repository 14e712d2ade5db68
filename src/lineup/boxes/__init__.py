"""The boxes: a folder each, found by looking.

A folder holds `box.toml` (what the box is as a game), `cards.toml`, `rules.toml` (its clauses), `looks.toml` (what its
cards look like) and, once cards were changed, `former.toml` (its former editions). The boxes of the package lie here;
the environment variable `LINEUP_BOXES` names further folders of boxes, several with the separator of paths between
them. Nothing is read before it is needed, so that a mistake in a box is told where it matters.

The folder `common` is no box to play: it holds the rules that come with cards into any of them.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from lineup.errors import LineUpError, why_no_toml, why_unreadable, write_briefly

T = TypeVar("T")
HERE: Final = Path(__file__).parent
ELSEWHERE: Final = "LINEUP_BOXES"
FILES: Final = ("box.toml", "cards.toml", "rules.toml", "looks.toml")
FORMER: Final = "former.toml"
COMMON: Final = "common"  # the folder of the rules common to all boxes
COMMANDS: Final = ("play", "games", "cards", "rules", "mix", "simulate")  # whose help shows examples of the boxes
LAST: Final = 1000  # the order of a box that names none
HEAD: Final[Mapping[str, type]] = {
    "title": str,
    "short": str,
    "summary": str,
    "prefix": str,
    "order": int,
    "example": dict,
    "rules": dict,
    "variant": list,
    "players": list,
    "guests": dict,
    "two_boxes": dict,
    "mix": list,
    "combination": list,
    "examples": dict,
}
KINDS: Final = {str: "text in quotes", int: "a whole number", list: "a list", dict: "a table", bool: "true or false"}


class BoxError(LineUpError, ValueError):
    """A folder that is no box; the message names file and value, and what would be right."""


@dataclass(frozen=True)
class Box:
    """A box as its folder has it; `data` is what `box.toml` says."""

    id: str
    folder: Path
    title: str
    short: str  # the title where room is scarce
    prefix: str  # with which the ids of its rules begin
    order: int
    example_card: str  # the card and the rule that help texts name as an example
    example_rule: str
    examples: Mapping[str, list[str]]  # by command: arguments that its help shows
    data: Mapping[str, Any]

    @property
    def shipped(self) -> bool:
        """True if the box comes with the package, so that its texts are known to end."""
        return self.folder.parent == HERE

    def text(self, file: str) -> str:
        """Read a file of the box; "" if there is none of that name."""
        path = self.folder / file
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def tables(self, file: str) -> dict[str, Any]:
        return read_toml(self.folder / file)


class Found(Mapping[str, T], Generic[T]):
    """A mapping that is read on first use."""

    def __init__(self, read: Callable[[], dict[str, T]]) -> None:
        self._read = read
        self._all: dict[str, T] | None = None

    @property
    def all(self) -> dict[str, T]:
        if self._all is None:
            self._all = self._read()
        return self._all

    def __getitem__(self, key: str) -> T:
        return self.all[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)


def box_folders() -> list[Path]:
    """Return the folders that boxes lie in."""
    named = os.environ.get(ELSEWHERE, "")
    return [HERE, *(Path(each) for each in named.split(os.pathsep) if each)]


def find_boxes(folders: list[Path] | None = None) -> dict[str, Box]:
    """Find the boxes in some folders (by default those of `box_folders`), by id, in the order people meet them."""
    found: list[Box] = []
    for place in box_folders() if folders is None else folders:
        if not place.is_dir():
            raise BoxError(f'{ELSEWHERE} names the folder "{place}", which is not there; name one that holds boxes.')
        for folder in sorted(place.iterdir()):
            if folder.is_dir() and not folder.name.startswith(("_", ".")) and folder != HERE / COMMON:
                found.append(read_box(folder))
    for number, box in enumerate(found):
        for other in found[:number]:
            if box.id == other.id:
                raise BoxError(f'Two boxes are called "{box.id}": {other.folder} and {box.folder}; rename one folder.')
            if box.prefix == other.prefix:
                raise BoxError(
                    f'{label_file(box.folder)}: the prefix "{box.prefix}" is that of {other.title} already; '
                    "choose another."
                )
    return {box.id: box for box in sorted(found, key=lambda box: (box.order, box.id))}


def read_box(folder: Path) -> Box:
    """Read the box in a folder; raise BoxError if it is not a box."""
    for file in FILES:
        if not (folder / file).is_file():
            raise BoxError(f'The box "{folder.name}" has no {file}; a box is a folder with {", ".join(FILES)}.')
    where = label_file(folder)
    data = read_toml(folder / "box.toml")
    check_table(data, HEAD, where, needed=("title", "summary", "prefix"))
    if not re.fullmatch(r"[a-z][a-z0-9-]*", folder.name):
        raise BoxError(f'The folder "{folder.name}" of a box is called in small letters, such as "my-box".')
    if not re.fullmatch(r"[A-Z]{2,8}", data["prefix"]):
        raise BoxError(f'{where}: prefix is two to eight capitals, such as "XY"; "{data["prefix"]}" is not.')
    example = data.get("example", {})
    check_table(example, {"card": str, "rule": str}, f"{where}, example")
    check_table(data.get("examples", {}), dict.fromkeys(COMMANDS, list), f"{where}, examples")
    return Box(
        id=folder.name,
        folder=folder,
        title=data["title"],
        short=data.get("short", data["title"]),
        prefix=data["prefix"],
        order=data.get("order", LAST),
        example_card=example.get("card", ""),
        example_rule=example.get("rule", ""),
        examples=data.get("examples", {}),
        data=data,
    )


def make_common_box() -> Box:
    """Return the rules common to all boxes as a box."""
    title = "Common to all boxes"
    return Box(COMMON, HERE / COMMON, title, title, COMMON.upper(), LAST, "", "", {}, {})


def label_file(folder: Path, file: str = "box.toml") -> str:
    """Return the name of a box's file in messages."""
    return f"{folder.name}/{file}"


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BoxError(f"{label_file(path.parent, path.name)} is not a TOML file: {why_unreadable(error)}.") from None
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{label_file(path.parent, path.name)} is not a TOML file: {why_no_toml(error)}.") from None


def check_table(table: object, known: Mapping[str, type], where: str, needed: tuple[str, ...] = ()) -> None:
    """Raise BoxError unless a table has only known keys with values of their types, and all that are needed."""
    if not isinstance(table, dict):
        raise BoxError(f"{where} must be a table; {write_briefly(table)} is not.")
    for key, value in table.items():
        if key not in known:
            near = get_close_matches(key, known, n=1, cutoff=0.5)
            right = f'did you mean "{near[0]}"?' if near else f"known are {', '.join(known)}."
            raise BoxError(f'{where}: there is no key "{key}"; {right}')
        if not isinstance(value, known[key]) or (known[key] is int and isinstance(value, bool)):
            raise BoxError(f"{where}: {key} must be {KINDS[known[key]]}; {write_briefly(value)} is not.")
    for key in needed:
        if key not in table:
            raise BoxError(f'{where}: the key "{key}" is missing.')


def first_box() -> Box:
    """Return the default box for games and examples."""
    return next(iter(BOXES.values()))


BOXES: Final = Found(find_boxes)
