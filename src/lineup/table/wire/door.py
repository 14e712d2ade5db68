"""The door of a table on the wire: people who ask to come in, are admitted or refused.

The host of a closed table admits people. A person at its door is connected, but is only told which table it is.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lineup.table.wire.base import Strict, Wire


class Caller(Wire, frozen=True, kw_only=True):
    """A person at the door who asks to come in."""

    person: str
    name: str


class Decided(Wire, frozen=True, kw_only=True):
    """A person whom the host admitted or keeps away."""

    person: str
    name: str  # as they were called last at this table
    admitted: bool


class Outside(Wire, frozen=True, kw_only=True, tag="outside", tag_field="type"):
    """The receiver stands at the door of a closed table; once they are admitted, `table` follows as for everyone."""

    title: str  # the game's
    host: str  # the host's name; empty if they have no seat
    asked: bool  # the receiver asked to come in, and nobody has answered yet


class SetDoor(Strict, frozen=True, kw_only=True, tag="door", tag_field="type"):
    """The host closes the table to new people, or opens it again; everyone present stays."""

    closed: bool


class Knock(Strict, frozen=True, kw_only=True, tag="knock", tag_field="type"):
    """Ask to come in, at the door of a closed table."""


class Admit(Strict, frozen=True, kw_only=True, tag="admit", tag_field="type"):
    """Admit or refuse a person at the door; for the host, or while the host is away for all seated."""

    person: Annotated[str, Meta(max_length=200)]
    yes: bool


class Reconsider(Strict, frozen=True, kw_only=True, tag="reconsider", tag_field="type"):
    """The host takes back a decision about a person: an admitted one is outside again, a refused one may ask again."""

    person: Annotated[str, Meta(max_length=200)]


AtDoor = SetDoor | Knock | Admit | Reconsider
