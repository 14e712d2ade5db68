"""The base of everything that goes over the wire."""

from __future__ import annotations

import msgspec


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """The base of everything on the wire."""


class Strict(Wire, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what clients send: a field nobody knows is a mistake worth a word."""
