"""The base of everything on the wire, and the form of its sentences."""

from __future__ import annotations

from typing import Any

import msgspec


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """The base of everything on the wire."""


class Strict(Wire, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of everything clients send; a field nobody knows is refused."""


class Sentence(Wire, frozen=True, kw_only=True):
    """A sentence for the client to put into words: its key in the catalogue of speech, and its arguments by name.

    An argument is a number, a text as it is, `{"card": index, "n": number}` (`n` only for several), `{"seat": number}`,
    `{"key": key, "text": text}` (a text of a box, to be said in another language by its key), `{"said": sentence}` or
    `{"list": [argument, …], "by": "and" | "or"}` (without `by`: commas alone).
    """

    key: str
    args: dict[str, Any]
