"""The position that a returning client already has, and the answer that it still holds."""

from __future__ import annotations

from lineup.table.wire.base import Strict, Wire


class Seen(Strict, frozen=True, kw_only=True):
    """The position a returning client has, by its `game` and `journal`; `seat` is the seat it was made for."""

    game: int
    journal: int
    seat: int


class Unchanged(Wire, frozen=True, kw_only=True, tag="unchanged", tag_field="type"):
    """The game stands as in the position that `hello` named; `table` and `position` follow, perhaps after a while."""
