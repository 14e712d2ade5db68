"""Wordings that leave something open: they are read in one way, and whoever types them is told both to choose from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

_NUMBER: Final = r"\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten"


@dataclass(frozen=True)
class OpenReading:
    """One way to read a wording, and the words that say it so that nothing is open."""

    meaning: str
    words: str


@dataclass(frozen=True)
class OpenWording:
    """Words that can be meant in two ways, at a place of a text; the first of them is how they are read."""

    start: int
    end: int
    why: str
    readings: tuple[OpenReading, OpenReading]


Readings = Callable[[re.Match[str]], tuple[OpenReading, OpenReading]]


def _double(found: re.Match[str]) -> tuple[OpenReading, OpenReading]:
    verb = found["verb"]
    return (
        OpenReading("only the Power you have at this moment", f"{verb} the Power you have now"),
        OpenReading("all Power of this turn, also what comes later", f"{verb} your Power, earlier and later this turn"),
    )


def _draw_and_discard(found: re.Match[str]) -> tuple[OpenReading, OpenReading]:
    return (
        OpenReading("one of the cards drawn", f"{found['before']}discard one of them"),
        OpenReading("any card of your hand", f"{found['before']}discard a card from your hand"),
    )


def _gained_this_turn(found: re.Match[str]) -> tuple[OpenReading, OpenReading]:
    so_far = f"{found['before']}for each {found['cards']} you bought or gained this turn"
    return (
        OpenReading("what was bought or gained before this is done", so_far),
        OpenReading(
            "what is bought or gained later, each time",
            f"each time you buy or gain a {found['cards']} this turn, {found['before'].strip()}",
        ),
    )


def _extra_card(found: re.Match[str]) -> tuple[OpenReading, OpenReading]:
    n, draw = found["n"], found["draw"]
    one = n.lower() in ("a", "an", "one")
    cards = "card" if one else "cards"
    now = f"{draw} a {cards}" if one else f"{draw} {n} {cards}"
    return (
        OpenReading("now", now),
        OpenReading(
            "at the end of the turn, with the next hand",
            f"{draw} {'an' if one else n} extra {cards} with your next hand",
        ),
    )


OPEN: Final[tuple[tuple[re.Pattern[str], str, Readings], ...]] = (
    (
        re.compile(
            r"(?P<verb>doubles?) your Power( this turn)?(?![ ,]*earlier)(?= *[.,;]|$| and| then)", re.IGNORECASE
        ),
        "it is open whether Power that comes later this turn is doubled too.",
        _double,
    ),
    (
        re.compile(
            rf"(?P<before>draws? (?:{_NUMBER}) cards?(?:,? and then|,? then|,? and) )discard one(?= *[.;]|$)",
            re.IGNORECASE,
        ),
        "it is open whether one of the cards drawn is discarded or any card.",
        _draw_and_discard,
    ),
    (
        re.compile(
            r"(?P<before>[^.,:;\n]*?)for each (?P<cards>[^.,:;\n]+?) you (?:buy or gain|gain|buy) this turn(?= *\.|$)",
            re.IGNORECASE,
        ),
        "it is open whether what is bought or gained later this turn counts too.",
        _gained_this_turn,
    ),
    (
        re.compile(rf"(?P<draw>draws?) (?P<n>{_NUMBER}) extra cards?(?! (?:at the end|with your next))", re.IGNORECASE),
        "it is open whether this is drawn now or with the next hand.",
        _extra_card,
    ),
)


def find_open_wordings(text: str) -> Iterator[OpenWording]:
    """Find the words of a text, as typed, that can be meant in two ways."""
    for pattern, why, readings in OPEN:
        for found in pattern.finditer(text):
            yield OpenWording(found.start(), found.end(), why, readings(found))
