"""The door of a table on the wire: who stands there, asks to come in, is let in or turned away.

A closed table lets in whom its host lets in. Somebody at its door is connected, and told only where they are.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lineup.table.wire.base import Strict, Wire


class Caller(Wire, frozen=True, kw_only=True):
    """Somebody at the door who asks to come in."""

    person: str
    name: str


class Decided(Wire, frozen=True, kw_only=True):
    """Somebody whom the host let in, or keeps away."""

    person: str
    name: str  # as they were called last at this table
    admitted: bool


class Outside(Wire, frozen=True, kw_only=True, tag="outside", tag_field="type"):
    """The receiver stands at the door of a closed table; once they are let in, `table` comes as to anybody."""

    title: str  # the game's
    host: str  # the host's name; empty if they have no seat
    asked: bool  # the receiver asked to come in, and nobody has answered yet


class SetDoor(Strict, frozen=True, kw_only=True, tag="door", tag_field="type"):
    """The host closes the table to whoever has its address, or opens it again; whoever is there stays."""

    closed: bool


class Knock(Strict, frozen=True, kw_only=True, tag="knock", tag_field="type"):
    """Ask to come in, at the door of a closed table."""


class Admit(Strict, frozen=True, kw_only=True, tag="admit", tag_field="type"):
    """Let in somebody who asks for it, or turn them away; for the host, while they are away for all seated."""

    person: Annotated[str, Meta(max_length=200)]
    yes: bool


class Reconsider(Strict, frozen=True, kw_only=True, tag="reconsider", tag_field="type"):
    """The host takes back what was decided about somebody: who was let in is out again, who is kept away may come as
    anybody else may, and ask to come in where the table is closed."""

    person: Annotated[str, Meta(max_length=200)]


AtDoor = SetDoor | Knock | Admit | Reconsider
