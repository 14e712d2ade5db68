"""Card lists as people have them: the export of a spreadsheet, or a plain list; their names matched to those of a box.

A table may have its columns in any order, with or without a line of titles, separated by tabs, commas or semicolons.
In a plain list a card is a block between empty lines, its name first, or a line "Name: text".
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO
from typing import Final

from lineup.errors import LineUpError
from lineup.language.grammar.limits import MOST_CARDS, MOST_NAME, MOST_SET, too_many
from lineup.language.grammar.slips import near_words
from lineup.language.writing import whole_number

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "name": ("name", "card", "card name", "title", "card title"),
    "text": ("text", "rules", "rules text", "card text", "effect", "ability", "game text", "description"),
    "type": ("type", "card type", "kind"),
    "cost": ("cost", "price"),
    "vp": ("vp", "vps", "victory points", "points"),
    "copies": ("copies", "count", "quantity", "qty", "number", "amount"),
}
FIELD_OF: Final = {title: name for name, titles in COLUMNS.items() for title in titles}
SEPARATORS: Final = ("\t", ";", ",")
BRIEF: Final = 30  # characters; a column whose entries are longer holds texts
ONE_LINE: Final = re.compile(r"(?P<name>[^:\t]{1,60}?)(?:\s*:\s+|\s+[–—-]\s+)(?P<text>\S.*)")
BULLET: Final = re.compile(r"^\s*(?:[-*•]|\d+[.)])\s+")
KEYWORDS: Final = (
    "attack",
    "defense",
    "ongoing",
    "first appearance",
    "first appearance—attack",
    "block",
    "stack ongoing",
)


@dataclass(frozen=True)
class ListedCard:
    """A card of a list, as typed: its fields by name, and the line it begins in (from 1)."""

    line: int
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.fields.get("name", "")


class ListError(LineUpError, ValueError):
    """A list that cannot be read; its text says why."""


def read_list(source: str) -> list[ListedCard]:
    """Read the cards of a list; raise ListError if there are none, or too many."""
    if len(source) > MOST_SET:
        raise ListError(f"{too_many('the list', len(source), 'characters', MOST_SET)}.")
    source = source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    found = _read_table(source) or _read_blocks(source)
    if not found:
        raise ListError("there is no card in it; write a name and a text for each, or columns with titles")
    if len(found) > MOST_CARDS:
        raise ListError(f"{too_many('the list', len(found), 'cards', MOST_CARDS)}.")
    return found


def _read_table(source: str) -> list[ListedCard]:
    """Read a table; empty if it is none."""
    for separator in SEPARATORS:
        rows = _rows_of(source, separator)
        if not rows:
            continue
        titled = _find_titles(rows[0][1])
        if titled:
            return _read_rows(rows[1:], titled)
        if separator != "," and all(len(row) == len(rows[0][1]) > 1 for _, row in rows):
            return _read_rows(rows, _guess_columns([row for _, row in rows]))
    return []


def _rows_of(source: str, separator: str) -> list[tuple[int, list[str]]]:
    """The rows that are not empty, each with the line it begins in; empty where a quote is never closed."""
    reader = csv.reader(StringIO(source), delimiter=separator, strict=True)
    rows: list[tuple[int, list[str]]] = []
    line = 1
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                rows.append((line, [cell.strip() for cell in row]))
            line = reader.line_num + 1
    except csv.Error:
        return []
    return rows


def _find_titles(row: Sequence[str]) -> dict[int, str]:
    """Find the columns by their titles; empty if this is no line of titles."""
    found: dict[int, str] = {}
    for at, cell in enumerate(row):
        name = FIELD_OF.get(" ".join(cell.lower().split()))
        if name is not None and name not in found.values():
            found[at] = name
    return found if "name" in found.values() and len(found) > 1 else {}


def _guess_columns(rows: Sequence[Sequence[str]]) -> dict[int, str]:
    """Guess the columns of a table without titles: the longest entries are texts, the first other words names."""
    width = len(rows[0])
    length = [sum(len(row[at]) for row in rows) / len(rows) for at in range(width)]
    text = max(range(width), key=lambda at: length[at])
    words = [at for at in range(width) if at != text and not all(whole_number(row[at]) is not None for row in rows)]
    return {words[0]: "name", text: "text"} if words else {}


def _read_rows(rows: Iterable[tuple[int, list[str]]], columns: Mapping[int, str]) -> list[ListedCard]:
    found: list[ListedCard] = []
    for line, row in rows:
        fields = {name: row[at] for at, name in columns.items() if at < len(row) and row[at]}
        if fields:
            found.append(ListedCard(line, fields))
    return found


def _read_blocks(source: str) -> list[ListedCard]:
    """Read a plain list: blocks between empty lines, or a card in each line."""
    lines = source.split("\n")
    blocks: list[tuple[int, list[str]]] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            blocks.append((number + 1, []))
            continue
        if not blocks:
            blocks.append((number, []))
        blocks[-1][1].append(BULLET.sub("", line).strip())
    blocks = [(start, said) for start, said in blocks if said]
    found: list[ListedCard] = []
    for start, said in blocks:
        if len(said) > 1 and not _says_name_and_text(said[0]):
            found.append(ListedCard(start, {"name": said[0].lstrip("# "), "text": "\n".join(said[1:])}))
            continue
        for at, line in enumerate(said):
            named = ONE_LINE.fullmatch(line)
            if named is not None and _says_name_and_text(line):
                found.append(ListedCard(start + at, {"name": named["name"].strip('"“” '), "text": named["text"]}))
            elif found and at:
                before = found[-1].fields
                found[-1] = ListedCard(found[-1].line, {**before, "text": f"{before.get('text', '')}\n{line}".strip()})
            else:
                found.append(ListedCard(start + at, {"name": line}))
    return found


def _says_name_and_text(line: str) -> bool:
    """True if a line has a name and a text, and not the keyword of a text."""
    named = ONE_LINE.fullmatch(line)
    return named is not None and named["name"].strip().lower() not in KEYWORDS


def plain_name(name: str) -> str:
    """A name without what people leave out or type otherwise: case, marks, "the"."""
    words = re.findall(r"[^\W_]+", name.lower().replace("’", "").replace("'", ""))
    return " ".join(words[1:] if words[:1] == ["the"] and len(words) > 1 else words)


def match_names(typed: Sequence[str], names: Iterable[str]) -> list[str]:
    """Match each name typed to one of the names there are, if that is sure; "" where it is not.

    A slip of a few letters is put right if only one name is as near.
    """
    by_plain: dict[str, list[str]] = {}
    for name in names:
        by_plain.setdefault(plain_name(name), []).append(name)
    found: list[str] = []
    for each in typed:
        plain = plain_name(each[: 2 * MOST_NAME])
        near = [plain] if plain in by_plain else []
        if not near and plain:
            close = near_words(plain, by_plain)
            near = [name for steps, name in close if steps == close[0][0]]
        meant = by_plain[near[0]] if len(near) == 1 else []
        found.append(meant[0] if len(meant) == 1 else "")
    return found
