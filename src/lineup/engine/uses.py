"""Uses of cards this turn. `state.used` holds pairs: a card, and a number for the part of it that was used."""

from __future__ import annotations

from typing import Final

from lineup.engine.definitions import TYPE_NAMES
from lineup.engine.state import State

PAID: Final = 2 * max(TYPE_NAMES)  # above every card type


def ability_use(card: int, number: int) -> tuple[int, int]:
    return card, number


def trigger_use(card: int, number: int) -> tuple[int, int]:
    return card, -1 - number


def payment_use(card: int, types: int) -> tuple[int, int]:
    """Return the entry for paying a card's price with another card of these types."""
    return card, PAID + types


def types_paid(state: State, card: int) -> int:
    """Return the types a card's price was paid with this turn, as a bit mask."""
    mask = 0
    for used, number in state.used:
        if used == card and number >= PAID:
            mask |= number - PAID
    return mask
