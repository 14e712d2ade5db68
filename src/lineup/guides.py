"""*How to play*: one page of a box, in `how-to-play.toml`. Each statement names the clauses behind it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from lineup.boxes import Box, BoxError, check_table, label_file
from lineup.errors import write_briefly

FILE: Final = "how-to-play.toml"


@dataclass(frozen=True)
class Statement:
    """One or two sentences, and the clauses of the rules that say so."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Section:
    """One part of the page, with cards of the box (by id) as its pictures.

    It holds for these numbers of players alone; for all where there are none.
    """

    title: str
    players: tuple[int, ...]
    cards: tuple[str, ...]
    statements: tuple[Statement, ...]


def read_guide(box: Box) -> tuple[Section, ...]:
    """Read the page of a box; empty if it has none. Raise BoxError if the file is wrong."""
    if not box.text(FILE):
        return ()
    where = label_file(box.folder, FILE)
    data = box.tables(FILE)
    check_table(data, {"section": list}, where, needed=("section",))
    return tuple(_read_section(each, f"{where}, section {number}") for number, each in enumerate(data["section"], 1))


def _read_section(table: Any, where: str) -> Section:
    check_table(
        table, {"title": str, "players": list, "cards": list, "statement": list}, where, needed=("title", "statement")
    )
    statements = []
    for number, each in enumerate(table["statement"], 1):
        check_table(each, {"text": str, "rules": list}, f"{where}, statement {number}", needed=("text", "rules"))
        statements.append(Statement(each["text"], tuple(map(str, each["rules"]))))
    players = tuple(table.get("players", []))
    if not all(type(number) is int for number in players):
        raise BoxError(
            f"{where}: players must be numbers of players, such as [2, 3]; {write_briefly(table['players'])} is not."
        )
    return Section(table["title"], players, tuple(map(str, table.get("cards", []))), tuple(statements))
