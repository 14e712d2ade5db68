"""The looks of cards where a client draws them: `looks.toml` of the boxes.

People are known by name, so that they look alike on every card in every box, on custom cards too. Things, places and
powers have a picture by the name of their card.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from lineup.boxes import BOXES, Box, BoxError, Found, check_table, label_file
from lineup.engine.definitions import Card
from lineup.errors import write_briefly
from lineup.table.wire.base import Wire

Top = Literal["hair", "bald", "cowl", "hood", "helmet", "horns", "tiara"]
Thing = Literal[
    "ring", "sword", "trident", "staff", "book", "helmet", "crown", "lantern", "armour", "belt", "boomerang", "car",
    "gem", "orb", "rope", "gauntlet", "flask", "shield",
]  # fmt: skip
Place = Literal["cave", "manor", "temple", "bay", "planet"]
Power = Literal["kick", "fist", "wings", "ice", "wave", "eye", "shout", "field", "bolt", "flame", "coins"]
PICTURED: Final = {"Equipment": "thing", "Location": "place", "Super Power": "power"}  # cards that are no people
PICTURES: Final[dict[str, tuple[str, ...]]] = {
    "thing": get_args(Thing),
    "place": get_args(Place),
    "power": get_args(Power),
}


class Look(Wire, frozen=True, kw_only=True, omit_defaults=True):
    """The known parts of a card's looks; chance does the rest. Colours are CSS colours, as #rrggbb."""

    thing: Thing | None = None
    place: Place | None = None
    power: Power | None = None
    monster: bool | None = None
    top: Top | None = None  # what somebody has on their head
    long: bool | None = None  # the hair
    hair: str | None = None
    skin: str | None = None
    suit: str | None = None
    trim: str | None = None
    cloth: str | None = None
    cape: bool | None = None
    mask: bool | None = None
    grin: bool | None = None


PERSON: Final = {"monster": bool, "long": bool, "cape": bool, "mask": bool, "grin": bool, "top": str}
LETTERS: Final = 3  # of a mark
COLOURED: Final = ("hair", "skin", "suit", "trim", "cloth")


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
        known = [each for kind in PICTURES.values() for each in kind]
        if picture not in known:
            near = get_close_matches(picture, known, n=2, cutoff=0.5) or known
            raise BoxError(f'{where}: there is no picture "{picture}"; there is {", ".join(near)}.')
        pictures.update(dict.fromkeys(names, picture))
    marks = data.get("marks", {})
    for emblem, mark in marks.items():
        if not isinstance(mark, str) or not 0 < len(mark) <= LETTERS:
            raise BoxError(
                f'{where}: the mark of "{emblem}" has up to {LETTERS} letters in quotes; {write_briefly(mark)} has not.'
            )
    return Looks(people, pictures, marks)


def _read_person(table: object, colours: dict[str, str], where: str) -> Look:
    check_table(table, PERSON | dict.fromkeys(COLOURED, str), where)
    assert isinstance(table, dict)
    known: dict[str, Any] = dict(table)
    if known.get("top", "hair") not in get_args(Top):
        raise BoxError(f'{where}: top is one of {", ".join(get_args(Top))}; "{known["top"]}" is not.')
    for key in COLOURED:
        if key in known:
            known[key] = colours.get(known[key], known[key])
            if not re.fullmatch(r"#[0-9a-f]{6}", str(known[key])):
                raise BoxError(
                    f'{where}: {key} is a colour such as "#1d1a22", or the name of one under [colours]; '
                    f'"{known[key]}" is not.'
                )
    return Look(**known)


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
