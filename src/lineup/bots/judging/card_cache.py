"""What bots work out of each card once, and find again by the card's identity: faster than by its hash."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from lineup.engine.definitions import Card

KEPT: Final = 4096  # cards of which something is kept


class OfCard:
    """Something worked out of a card, which it keeps."""

    def __init__(self, card: Card) -> None:
        self.card = card


Found = TypeVar("Found", bound=OfCard)


class Kept(Generic[Found]):
    """What a function makes of cards, made once; all is forgotten when it is too much."""

    def __init__(self, make: Callable[[Card], Found]) -> None:
        self._make = make
        self._found: dict[int, Found] = {}  # by identity

    def of(self, card: Card) -> Found:
        found = self._found.get(id(card))
        if found is None or found.card is not card:
            if len(self._found) >= KEPT:
                self._found.clear()
            found = self._found[id(card)] = self._make(card)
        return found
