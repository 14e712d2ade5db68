"""Sentences on their way to a client, which puts them into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lineup.engine.saying import CardName, Content, Listed, Said, SeatName, say
from lineup.errors import SHOWN, LineUpError, shorten_text
from lineup.speech import MOST
from lineup.table.wire.base import Sentence

SENTENCE_LENGTH: Final = 1000  # of what is told when something is not possible
ARGUMENTS_LENGTH: Final = 800  # of all texts within such a sentence


def to_wire(said: Said, cards: Sequence[int] = ()) -> Sentence:
    """Make a sentence for the wire; `cards` has the place of each definition in the table's catalogue."""
    return Sentence(key=said.key, args={name: _wire_argument(value, cards) for name, value in said.args})


def _wire_argument(value: object, cards: Sequence[int]) -> Any:
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, CardName):
        card = {"card": cards[value.face]}
        return card if value.n == 1 else {**card, "n": value.n}
    if isinstance(value, Content):
        return {"key": value.key, "text": value.text}
    if isinstance(value, Said):
        return {"said": to_wire(value, cards)}
    if isinstance(value, Listed):
        items = {"list": [_wire_argument(each, cards) for each in value.items]}
        return {**items, "by": value.by} if value.by else items
    if isinstance(value, int) and abs(value) >= MOST:
        return shorten_text(str(value))
    return value


def describe_error(error: object) -> Said:
    """Describe an error, cut where it repeats something endless; a sentence without a key is passed on as it is."""
    said: Said | None = error.said if isinstance(error, LineUpError) else None
    if said is None:
        return say("as-it-is", text=shorten_text(str(error), SENTENCE_LENGTH))
    return _cut_sentence(said, ARGUMENTS_LENGTH)[0]


def _cut_sentence(said: Said, left: int) -> tuple[Said, int]:
    """Return the sentence with at most so much text in its arguments, short ones whole, and the amount left."""
    args: list[tuple[str, object]] = []
    for name, arg in said.args:
        cut, left = _cut_argument(arg, left)
        args.append((name, cut))
    return Said(said.key, tuple(args)), left


def _cut_argument(arg: object, left: int) -> tuple[object, int]:
    if isinstance(arg, str):
        text = shorten_text(arg, max(left, SHOWN))
        return text, left - len(text)
    if isinstance(arg, Said):
        return _cut_sentence(arg, left)
    if not isinstance(arg, Listed):
        return arg, left
    items: list[object] = []
    for each in arg.items:
        if left <= 0:
            return Listed((*items, "…"), ""), left
        cut, left = _cut_argument(each, left - len(", "))
        items.append(cut)
    return Listed(tuple(items), arg.by), left


def plain_sentence(key: str) -> Sentence:
    """Make a sentence without arguments."""
    return Sentence(key=key, args={})
