"""The base of everything that goes over the wire, and sentences on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from lineup.engine.saying import Listed, Named, Said, Seat, say
from lineup.language.grammar.limits import shortened
from lineup.speech import MOST

SENTENCE_LENGTH: Final = 1000  # of what is told when something is not possible
ARGUMENT_LENGTH: Final = 800  # of a text within such a sentence


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """The base of everything on the wire."""


class Strict(Wire, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what clients send: a field nobody knows is a mistake worth a word."""


class Sentence(Wire, frozen=True, kw_only=True):
    """A sentence for the client to put into words: its key in the catalogue of speech, and its arguments by name.

    An argument is a number, a text as it is, `{"card": index, "n": number}` (`n` only for several), `{"seat": number}`,
    `{"said": sentence}` or `{"list": [argument, …], "by": "and" | "or"}` (without `by`: commas alone).
    """

    key: str
    args: dict[str, Any]


def sentence(said: Said, cards: Sequence[int] = ()) -> Sentence:
    """A sentence for the wire; `cards` has the place of each definition in the table's catalogue."""
    return Sentence(key=said.key, args={name: _argument(value, cards) for name, value in said.args})


def _argument(value: object, cards: Sequence[int]) -> Any:
    if isinstance(value, Seat):
        return {"seat": value.seat}
    if isinstance(value, Named):
        card = {"card": cards[value.face]}
        return card if value.n == 1 else {**card, "n": value.n}
    if isinstance(value, Said):
        return {"said": sentence(value, cards)}
    if isinstance(value, Listed):
        items = {"list": [_argument(each, cards) for each in value.items]}
        return {**items, "by": value.by} if value.by else items
    if isinstance(value, int) and abs(value) >= MOST:
        return shortened(str(value))
    return value


def wrong(error: object) -> Said:
    """What is wrong, cut where it repeats something endless; a sentence that has no key is passed on as it is."""
    said = getattr(error, "said", None)
    if not isinstance(said, Said):
        return say("as-it-is", text=shortened(str(error), SENTENCE_LENGTH))
    args = [(name, shortened(arg, ARGUMENT_LENGTH) if isinstance(arg, str) else arg) for name, arg in said.args]
    return Said(said.key, tuple(args))


def plain(key: str) -> Sentence:
    """A sentence without arguments."""
    return Sentence(key=key, args={})
