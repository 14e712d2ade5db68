"""The looks of cards where a client draws them: `looks.toml` of the boxes.

People are known by name, so that they look alike on every card in every box, on custom cards too. Things, places and
powers have a picture by the name of their card.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, get_args

import msgspec

from lineup.boxes import BOXES, Box, BoxError, Found, check_table, label_file
from lineup.engine.definitions import Card
from lineup.errors import write_briefly
from lineup.table.wire.base import Wire
from lineup.table.wire.look_parts import Build, Cut, Ground, Head, Mood, Part, Place, Power, Thing

PICTURED: Final = {"Equipment": "thing", "Location": "place", "Super Power": "power"}  # cards that are no people
PICTURES: Final[dict[str, tuple[str, ...]]] = {
    "thing": get_args(Thing),
    "place": get_args(Place),
    "power": get_args(Power),
}


class Look(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The known parts of a card's looks. Colours are CSS colours, as #rrggbb."""

    thing: Thing | None = None
    place: Place | None = None
    power: Power | None = None
    build: Build | None = None
    head: Head | None = None  # no human's
    cut: Cut | None = None  # of the hair
    mood: Mood | None = None
    parts: list[Part] | None = None
    ground: Ground | None = None  # what is behind them
    skin: str | None = None
    hair: str | None = None
    suit: str | None = None
    trim: str | None = None
    cloth: str | None = None
    top: str | None = None  # the colour of what they have on their head and before their face
    eyes: str | None = None


PERSON: Final[dict[str, tuple[str, ...]]] = {
    "build": get_args(Build),
    "head": get_args(Head),
    "cut": get_args(Cut),
    "mood": get_args(Mood),
    "ground": get_args(Ground),
}
PARTS: Final[tuple[str, ...]] = get_args(Part)
COLOURED: Final = ("skin", "hair", "suit", "trim", "cloth", "top", "eyes")
LETTERS: Final = 3  # of a mark


class Looks(NamedTuple):
    """The looks of one box: of people by name, the pictures of other cards by theirs, and the marks of emblems."""

    people: dict[str, Look]
    pictures: dict[str, str]
    marks: dict[str, str]


def read_looks(box: Box) -> Looks:
    """Read the looks in a box; raise BoxError where they cannot be drawn."""
    where = label_file(box.folder, "looks.toml")
    data = box.tables("looks.toml")
    check_table(data, {"colours": dict, "people": dict, "pictures": dict, "marks": dict}, where)
    colours = data.get("colours", {})
    people = {
        name: _read_person(table, colours, f'{where}, "{name}"') for name, table in data.get("people", {}).items()
    }
    pictures = {}
    for picture, names in data.get("pictures", {}).items():
        _check_name(picture, "picture", tuple(each for kind in PICTURES.values() for each in kind), where)
        pictures.update(dict.fromkeys(names, picture))
    marks = data.get("marks", {})
    for emblem, mark in marks.items():
        if not isinstance(mark, str) or not 0 < len(mark) <= LETTERS:
            raise BoxError(
                f'{where}: the mark of "{emblem}" has up to {LETTERS} letters in quotes; {write_briefly(mark)} has not.'
            )
    return Looks(people, pictures, marks)


def _read_person(table: object, colours: dict[str, str], where: str) -> Look:
    check_table(table, dict.fromkeys((*PERSON, *COLOURED), str) | {"parts": list}, where)
    assert isinstance(table, dict)
    known: dict[str, Any] = dict(table)
    for key, values in PERSON.items():
        if key in known:
            _check_name(known[key], key, values, where)
    for part in known.get("parts", ()):
        _check_name(part, "part", PARTS, where)
    for key in COLOURED:
        if key in known:
            known[key] = colours.get(known[key], known[key])
            if not re.fullmatch(r"#[0-9a-f]{6}", str(known[key])):
                raise BoxError(
                    f'{where}: {key} is a colour such as "#1d1a22", or the name of one under [colours]; '
                    f'"{known[key]}" is not.'
                )
    return Look(**known)


def _check_name(name: object, kind: str, known: tuple[str, ...], where: str) -> None:
    """Raise BoxError with the nearest names unless the browser can draw it."""
    if name not in known:
        near = get_close_matches(str(name), known, n=3, cutoff=0.5) or known
        raise BoxError(f"{where}: there is no {kind} {write_briefly(name)}; there is {', '.join(near)}.")


LOOKS: Final = Found(lambda: {box.id: read_looks(box) for box in BOXES.values()})


def look_of(card: Card) -> Look | None:
    """Return the looks of a card: from its own box, else from the first that knows the name."""
    own = [LOOKS[card.set]] if card.set in LOOKS else []
    kind = PICTURED.get(card.title)
    for looks in (*own, *LOOKS.values()):
        if kind is None and card.name in looks.people:
            return looks.people[card.name]
        picture = looks.pictures.get(card.name)
        if kind is not None and picture in PICTURES[kind]:
            return msgspec.convert({kind: picture}, Look)
    return None


def mark_of(card: Card) -> str:
    """Return the letters of a card's emblem: those its box gives, else initials or the first letters; ""
    without emblem.
    """
    own = LOOKS[card.set].marks.get(card.emblem) if card.set in LOOKS else None
    if own or not card.emblem:
        return own or ""
    parts = [part for part in card.emblem.split("-") if part]
    return ("".join(part[0] for part in parts) if len(parts) > 1 else card.emblem)[:LETTERS].upper()
