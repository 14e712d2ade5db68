"""What a card would do for a deck, told in Power and Victory Points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lineup.bots.deck import CROWDED, Deck, traits
from lineup.engine import queries
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.state import Position
from lineup.language.meaning import meaning


class Use(NamedTuple):
    """What one card more makes of a deck."""

    power: float  # of an average hand, more than now
    vp: float  # at the end, with what it makes of other cards
    worth: float  # both in Victory Points, by what the bot `planner` reckons for the time that is left


def use_of(deck: Deck, defined: Card) -> Use:
    """What a card would do for a deck."""
    power = hand_power(deck, [*deck.kinds, defined]) - hand_power(deck, deck.kinds)
    return Use(power, deck.points(defined, 1) + deck.raised(defined), deck.gained(defined))


def hand_power(deck: Deck, kinds: Sequence[Card]) -> float:
    """The Power of an average hand of such cards, with cards drawn and those that stay in play."""
    lasting = sum((traits(meaning(defined))[2] for defined in kinds if defined.ongoing), 0.0)
    others = [defined for defined in kinds if not defined.ongoing]
    return lasting + min(deck.hand, len(others)) * one_power(deck, others)


def one_power(deck: Deck, kinds: Sequence[Card], drawn: float | None = None) -> float:
    """The Power of an average card of some; a card drawn brings so much, or as much again."""
    others = [defined for defined in kinds if not defined.ongoing]
    if not others:
        return 0.0
    power = sum((traits(meaning(defined))[0] + deck.leaning(deck.weights.merit(defined)) for defined in others), 0.0)
    draws = sum((traits(meaning(defined))[1] for defined in others), 0.0)
    if drawn is None:
        return power / len(others) / (1.0 - min(draws / len(others), CROWDED))
    return (power + draws * drawn) / len(others)


def for_sale(position: Position, seat: int) -> list[int]:
    """The cards a seat can buy or defeat with enough Power, one of each stack."""
    stacks = [position.zones[zone][0] for zone in z.STACKS if position.zones[zone]]
    villain = queries.top_super_villain(position)
    return [*queries.line_up(position), *stacks, *([villain] if villain >= 0 else [])]
