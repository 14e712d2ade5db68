"""Printed wordings of counts, kinds and conditions: what they are read as, and what is refused."""

from __future__ import annotations

import pytest

from lineup.language.grammar import Names
from lineup.language.sets import CardError, parse_text, print_text

NAMES = Names(("Punch", "Kick", "Vulnerability"))


def canonical(text: str) -> str:
    """A text as it is printed back."""
    return print_text(parse_text(text, NAMES))


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        (
            "You may destroy a non-Hero card in your discard pile.",
            "You may destroy a card other than a Hero from your discard pile.",
        ),
        (
            "Draw a card for each non-Kick Super Power with cost 2 or more in your discard pile.",
            "Draw a card for each Super Power other than Kick with cost 2 or more in your discard pile.",
        ),
        (
            "Put all non-Locations from your discard pile into your hand.",
            "Put all cards other than a Location from your discard pile into your hand.",
        ),
        ("Destroy a card with cost 1, 2, or 3 in your hand.", "Destroy a card with cost 1 to 3 from your hand."),
        ("Destroy a card with cost exactly 4 in your hand.", "Destroy a card with cost 4 from your hand."),
        ("If your hand is empty, draw a card.", "If your hand has no card, draw a card."),
        (
            "+4 Power if there are no Heroes in the Line-Up. Otherwise, +1 Power.",
            "If the Line-Up has no Hero, +4 Power. Otherwise, +1 Power.",
        ),
        (
            "If you have at least two Villains in your discard pile, draw a card.",
            "If your discard pile has two or more Villains, draw a card.",
        ),
        ("If you do not control a Location, draw a card.", "If you control no Location, draw a card."),
        (
            "Once during each of your turns, if you have played six or more cards, draw a card.",
            "Once during each of your turns, if you played six or more cards this turn, draw a card.",
        ),
        (
            "If you already played two other Heroes this turn, draw a card.",
            "If you played two or more other Heroes this turn, draw a card.",
        ),
        (
            "Put three Punches from your discard pile into your hand. If you put none there, draw a card.",
            "Put three Punches from your discard pile into your hand. If you cannot at all, draw a card.",
        ),
    ],
)
def test_printed_wordings_mean_what_the_canonical_ones_do(typed: str, printed: str) -> None:
    assert canonical(typed) == printed
    assert canonical(printed) == printed


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("Destroy a card with cost 1, 3, or 4 in your hand.", "several costs must follow one another"),
        ("If you bought or gained a Hero in your hand this turn, +1 Power.", "does not fit here"),
    ],
)
def test_what_says_something_else_is_refused(typed: str, why: str) -> None:
    with pytest.raises(CardError, match=why):
        canonical(typed)
