"""A sentence before it is put into words: a key with arguments. `lineup.speech` and the browser render it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

CARD_TEXT: Final = "card-text"


class SeatName(NamedTuple):
    """A player, by seat: "you" to the player who reads it, a name to everybody else."""

    seat: int


class CardName(NamedTuple):
    """A number of equal cards, by their definition."""

    face: int
    n: int = 1


class Content(NamedTuple):
    """An English text that a box, bot or switch brings; a language says its own sentence of that key instead.

    With the key `CARD_TEXT` it is lines of a card in our wording; a language prints their meaning instead.
    """

    key: str
    text: str


class Listed(NamedTuple):
    """A list of things: "a, b and c", "a, b or c", or with commas alone."""

    items: tuple[object, ...]  # of Arg; a type cannot name itself where it is compiled
    by: Literal["and", "or", ""] = "and"


class Said(NamedTuple):
    """A sentence, or a part of one: its key in the catalogue, and its arguments by name."""

    key: str
    args: tuple[tuple[str, object], ...] = ()  # of Arg


# A number; a word of a closed set, a person's name or a card's own text, all as they are; or one of the above.
Arg: TypeAlias = int | str | SeatName | CardName | Content | Listed | Said


def say(key: str, **args: Arg) -> Said:
    """Make a sentence of the catalogue. Underscores in the names of arguments stand for hyphens there."""
    return Said(key, tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def count_cards(faces: list[int], names: list[str]) -> Listed:
    """List cards in the order they came, equal names as one with their number; `names` are those of the faces."""
    first: dict[str, int] = {}
    count: dict[str, int] = {}
    for face, name in zip(faces, names, strict=True):
        first.setdefault(name, face)
        count[name] = count.get(name, 0) + 1
    return Listed(tuple([CardName(face, count[name]) for name, face in first.items()]))
