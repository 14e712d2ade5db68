"""Setting up a game again out of what was written down of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from lineup.engine.machine import advance
from lineup.engine.profile import RuleError
from lineup.engine.saving import digest, from_json
from lineup.errors import LineUpError
from lineup.games import read_choice
from lineup.language.sets import CardError, CardSet
from lineup.table.hosted import Hosted
from lineup.table.shelf import shelf
from lineup.table.store import Entry, StoredGame


def from_shelf(text: str, _: str) -> CardSet:
    return shelf.get(text)


def laid_out(header: dict[str, Any], sources: Mapping[str, str] | None = None) -> Hosted:
    """A game as it began, with the cards installed or those of some sources."""
    return Hosted(read_choice(header, sources, from_shelf), header["seed"])


def with_cards_of_today(header: dict[str, Any]) -> Hosted | None:
    """A game as it began, if the cards installed are still those it began with."""
    with suppress(RuleError, CardError):
        hosted = laid_out(header)
        if hosted.state.setup.content == header["content"]:
            return hosted
    return None


def catch_up(hosted: Hosted, stored: StoredGame) -> None:
    """Bring a game to where it was written down to stand; Refused or ValueError where today's rules lead elsewhere."""
    replay(hosted, stored.journal)
    then = from_json(hosted.state.setup, stored.snapshot)
    then.ask = None  # a question may be put otherwise today; what counts is where the game stands
    advance(then)
    if hosted.game.digest != digest(then):
        raise hosted.game.refused("answers-differ")


def as_written(hosted: Hosted, stored: StoredGame) -> Hosted | None:
    """A game with the last position laid out as it was written; None if that cannot be read at all."""
    try:
        hosted.game.state = from_json(hosted.state.setup, stored.snapshot)
    except (LineUpError, KeyError, ValueError, TypeError, IndexError):
        return None
    return hosted


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
