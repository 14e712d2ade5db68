"""Setting up a game again out of what was written down of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from lineup.engine.profile import RuleError
from lineup.games import Choice, build, read_choice
from lineup.language.sets import CardError, CardSet
from lineup.table.hosted import Hosted
from lineup.table.shelf import shelf
from lineup.table.store import Entry


def from_shelf(text: str, _: str) -> CardSet:
    return shelf.get(text)


def with_cards_of_today(header: dict[str, Any]) -> Choice | None:
    """The choice of a game if the cards installed are still those it began with."""
    with suppress(RuleError, CardError):
        choice = read_choice(header, read=from_shelf)
        if build(choice).content == header["content"]:
            return choice
    return None


def replay(hosted: Hosted, journal: Sequence[Entry]) -> None:
    """Carry out a game's journal; Refused or ValueError where it does not fit the rules of today."""
    for kind, text in journal:
        if kind == "undo":
            hosted.undo(int(text))
        elif kind == "concede":
            hosted.lost.append(int(text))
        elif kind == "name":
            seat, _, name = text.partition(" ")
            hosted.game.rename(int(seat), name)
        else:
            hosted.repeat(text)
