"""Card sets written down as TOML, the form `sets` reads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from lineup.language.grammar.limits import MOST_DOTS, MOST_NAME

STAR: Final = "*"  # behind Victory Points, or in their place: the text tells them
NUMBER: Final = re.compile(r"[+-]?[0-9]{1,1000}")  # Python reads no endless ones


def whole_number(typed: str) -> int | None:
    """Parse a whole number as typed, with any minus sign and perhaps a star behind it; None for anything else."""
    plain = typed.strip().removesuffix(STAR).strip().replace("−", "-").replace("–", "-")
    return int(plain) if NUMBER.fullmatch(plain) else None


def make_slug(text: str) -> str:
    """Turn a name into an id."""
    return "-".join(re.findall(r"[a-z0-9]+", text.lower()))[:MOST_NAME].strip("-") or "card"


def write_set(id: str, title: str, cards: Iterable[Mapping[str, Any]]) -> str:
    """Write a set as a file; each card has its fields as they are, whether or not they make sense."""
    parts = [f"[set]\nid = {_write_value(id)}\ntitle = {_write_value(title)}\n"]
    return "\n".join([*parts, *map(write_card, cards)])


def write_card(card: Mapping[str, Any]) -> str:
    """Write a card as its set's file has it."""
    return "\n".join(["[[card]]", *(f"{key} = {_write_field(card[key])}" for key in card), ""])


def _write_field(value: Any) -> str:
    """Write a value; a text of several lines has several lines in the file too."""
    if isinstance(value, str) and "\n" in value:
        lines = "\n".join(_write_value(line)[1:-1] for line in value.split("\n"))
        return f'"""\n{lines}"""'
    return _write_value(value)


def _write_value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_write_value(key)} = {_write_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_write_value, value)) + "]"
    written = json.dumps(value, ensure_ascii=False)  # a text of JSON is one of TOML, save for one character
    if written.count(".") > MOST_DOTS:  # what is wrong with it is told of the text, not of a line in the file
        written = written.replace(".", "\\u002e")
    return written.replace("\x7f", "\\u007f")
