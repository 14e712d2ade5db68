"""The cards of Rivals: Shazam! vs Black Adam."""

from __future__ import annotations

from typing import Any

from lineup.engine.definitions import Card
from lineup.language.sets import box
from tests.harness.scenario import Scenario, game

BOX = "rivals-shazam-black-adam"


def duel(**options: Any) -> Scenario:
    """A scenario of this box: A is Shazam!, B is Black Adam unless `heroes` says otherwise."""
    options.setdefault("heroes", ["Shazam!", "Black Adam"])
    return game(box=BOX, **options)


def adams_duel(**options: Any) -> Scenario:
    """A scenario of this box where A is Black Adam and B is Shazam!."""
    return duel(heroes=["Black Adam", "Shazam!"], **options)


def blocked(b_hand: str, **options: Any) -> Scenario:
    """A has confronted B, is ready, and B is asked for Blocks."""
    return duel(confront="B", B_hand=b_hand, **options).ready()


def fact(id: str) -> tuple[str, str, int, int, int, str]:
    """A card's printed facts: name, type, cost, VP, copies, emblem."""
    found: Card = box(BOX).find(id)
    return found.name, found.title, found.cost, found.vp, found.copies, found.emblem
