"""Zones: the common ones first, then those of each seat; the number of a zone tells whose it is, and its name."""

from __future__ import annotations

import ast
from pathlib import Path

import lineup
from lineup.engine import zones as z


def test_every_zone_tells_its_seat_its_place_and_its_name() -> None:
    assert len(z.COMMON_NAMES) == z.COMMON
    assert len(z.SEAT_NAMES) == z.PER_SEAT
    for index, name in enumerate(z.COMMON_NAMES):
        assert (z.seat_of(index), z.place_of(index), z.zone_name(index)) == (-1, -1, name)
    for seat in range(4):
        for place, name in enumerate(z.SEAT_NAMES):
            index = z.zone_of(seat, place)
            assert (z.seat_of(index), z.place_of(index), z.zone_name(index)) == (seat, place, f"{name}@{seat}")
    assert z.zone_of(0, z.DECK) == z.COMMON
    assert z.zone_name(z.zone_of(1, z.HAND)) == "hand@1"


ROOT = Path(lineup.__file__).parent
MOVERS = ["engine/moves.py", "engine/saving.py", "engine/state.py", "engine/view.py"]  # what moves; what makes a state


def writes(node: ast.AST) -> bool:
    """Whether a piece of code puts something into `zones` or `where`."""
    if not isinstance(node, ast.Subscript) or not isinstance(node.ctx, ast.Store):
        return False
    return ast.unparse(node.value).rpartition(".")[2] in ("zones", "where")


def test_only_the_code_that_says_so_moves_a_card() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "language", "table", "bots")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if any(writes(node) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    ]
    assert found == MOVERS
