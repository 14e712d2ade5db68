"""Card tests of Confrontations. Unless named otherwise A and C (heroes) play against B and D (villains)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from lineup.language.sets import box
from tests.harness.rule import card
from tests.harness.scenario import Scenario, game

QUIET = ("Aquaman", "Felix Faust", "Zatanna Zatara", "Ocean Master")  # at these Levels they never interrupt A's turn
LEVELS = (2, 1, 2, 1)


def table(players: int = 4, **given: Any) -> Scenario:
    """A game in A's turn with Characters that do nothing here: A and C at Level 2 (12), B and D at Level 1 (9)."""
    given.setdefault("heroes", QUIET[:players])
    given.setdefault("levels", LEVELS[:players])
    return game(players, box="confrontations", **given)


def power_of(name: str, confront: str) -> int:
    """The Power a card gives when it is all one plays, in a turn of buying or a Confrontation."""
    g = table(hand=name, deck="", line_up="", confront=confront)
    g.play(name)
    while g.asked != "A main":
        g.give(g.ask.options[-1])  # the last foe, or no
    return g.power


def cases(rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Parameters of a test, each marked with the card its first column names."""
    return [pytest.param(*row, id=str(row[0]), marks=card(f"confrontations/{card_id(row[0])}")) for row in rows]


def card_id(name: str) -> str:
    """The id of a main-deck or stack card."""
    return box("confrontations").find(name).id


def blocking(name: str, by: str = "B", **given: Any) -> Scenario:
    """A has confronted B and is ready; one of B's team, who keeps a Punch, uses a Block and says what it raises."""
    g = table(confront="B", **{f"{by}_hand": f"{name}, Punch", **given})
    g.ready()
    return g.block(name)


def attacked(name: str, by: str = "B", **given: Any) -> Scenario:
    """A plays Nereus against B, who holds a Punch; a player of B's team defends B with a card."""
    hands = {"B_hand": f"{name}, Punch"} if by == "B" else {"B_hand": "Punch", "D_hand": name}
    g = table(hand="Nereus", **{**hands, **given})
    g.play("Nereus").foe("B")
    if by == "D":
        g.no_defense()
    return g.defend_for("B", name)
