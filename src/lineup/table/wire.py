"""The base of everything that goes over the wire."""

from __future__ import annotations

from typing import Final

import msgspec

from lineup.language.grammar.limits import shortened

SENTENCE_LENGTH: Final = 1000  # of what is told when something is not possible


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """The base of everything on the wire."""


class Strict(Wire, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what clients send: a field nobody knows is a mistake worth a word."""


def sentence(error: object) -> str:
    """What is wrong, for people; cut where it repeats something endless that they sent."""
    return shortened(str(error), SENTENCE_LENGTH)
