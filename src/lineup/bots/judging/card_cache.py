"""A cache of what bots work out about each card, found by the card's identity: faster than by its hash."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from lineup.engine.definitions import Card

KEPT: Final = 4096  # cards of which something is kept


class CardFinding:
    """A result worked out from a card, which it holds on to so that the card's identity stays its own."""

    def __init__(self, card: Card) -> None:
        self.card = card


Found = TypeVar("Found", bound=CardFinding)


class CardCache(Generic[Found]):
    """Results of a function of cards, each worked out once; the cache is emptied when it grows too large."""

    def __init__(self, make: Callable[[Card], Found]) -> None:
        self._make = make
        self._found: dict[int, Found] = {}  # by identity

    def find(self, card: Card) -> Found:
        found = self._found.get(id(card))
        if found is None or found.card is not card:
            if len(self._found) >= KEPT:
                self._found.clear()
            found = self._found[id(card)] = self._make(card)
        return found
