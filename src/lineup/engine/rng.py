"""Dice from a keyed hash of the seed and a counter: seen shuffles tell nothing about later ones."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lineup.engine.state import State


def key_of(seed: str) -> bytes:
    """Return the hash key of a seed, which may be any text."""
    return blake2b(seed.encode(), digest_size=32, person=b"line-up seed").digest()


def _next_number(state: State) -> int:
    """Return the next 512-bit number of the state's stream."""
    count = state.counter
    state.counter = count + 1
    return int.from_bytes(blake2b(count.to_bytes(8, "big"), key=state.key).digest(), "big")


def draw_below(state: State, bound: int) -> int:
    """Return a number from 0 to bound - 1. Taking 512 bits modulo a card count has a bias below 2**-400."""
    return _next_number(state) % bound


def shuffle_cards(state: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards in random order (Fisher-Yates; one hash serves 40 swaps)."""
    if len(cards) < 2:
        return cards
    order = list(cards)
    number, swaps = _next_number(state), 0
    for i in range(len(order) - 1, 0, -1):
        if swaps == 40:
            number, swaps = _next_number(state), 0
        number, j = divmod(number, i + 1)
        swaps += 1
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def redeal_piles(seed: bytes, piles: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Shuffle each pile by the seed alone. These dice are faster, for guesses and not for the game.

    32 bits serve two swaps; the bias for piles of 250 cards is below 2**-16.
    """
    at = sum(len(cards) // 2 for cards in piles)
    numbers: tuple[int, ...] = unpack(f"<{at}I", shake_128(seed).digest(4 * at))
    orders = []
    for cards in piles:
        order = list(cards)
        for i in range(len(order) - 1, 0, -2):
            at -= 1
            number = numbers[at]
            j = number % (i + 1)
            k = number // (i + 1) % i
            order[i], order[j] = order[j], order[i]
            order[i - 1], order[k] = order[k], order[i - 1]
        orders.append(order)
    return orders
