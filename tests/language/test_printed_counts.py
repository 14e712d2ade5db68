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
        ("Double your Power this turn.", "Double the Power you have now."),
        (
            "If you play two or more Villains during your turn, draw a card.",
            "The second time you play a Villain during each of your turns, draw a card.",
        ),
        (
            "If you play two or more cards with different names and cost 3 or more during your turn, draw a card.",
            "The second time you play a different card with cost 3 or more during each of your turns, draw a card.",
        ),
        (
            "During each of your turns, if you have played four or more different card types, draw a card.",
            "The first time you have played four different card types during each of your turns, draw a card.",
        ),
        (
            "If the first card you play during each of your turns has cost 2 or more, you may discard a card.",
            "The first time you play a card during each of your turns, if its cost is 2 or more,"
            " you may discard a card.",
        ),
        (
            "For each Hero you buy or gain during your turn, draw an extra card at the end of your turn.",
            "At the end of your turn, draw an extra card with your next hand for each Hero you bought or gained"
            " this turn.",
        ),
        (
            "At the end of your turn, discard the top card of your deck before drawing a new hand.",
            "At the end of your turn, discard the top card of your deck.",
        ),
        (
            "Draw a card. Discard a card at the end of your turn.",
            "Draw a card. At the end of this turn, discard a card.",
        ),
        (
            "+1 Power for each Hero and Villain you play or have played this turn.",
            "+1 Power for each Hero or Villain you play this turn, earlier or later.",
        ),
        (
            "Ongoing: Kicks you play have an additional +2 Power.",
            "Ongoing: As often as you play a Kick during your turn, +2 Power.",
        ),
        (
            "At the end of the game, if you have three or more other Heroes in your deck, this card is worth 4 VP.",
            "Worth 4 VP if you own three or more other Heroes.",
        ),
        (
            "At end of game, this card is worth 1 fewer VP for each card in excess of 15 in your deck.",
            "Worth 1 VP less for each card you own beyond 15.",
        ),
        (
            "Reveal the top card of the main deck. Add cards from the main deck to the Line-Up equal to the revealed"
            " card's cost.",
            "Reveal the top card of the main deck. Put a number of cards from the top of the main deck equal to the"
            " cost of the revealed card into the Line-Up.",
        ),
        (
            "First Appearance—Attack: Each player discards three Kick cards. For each Kick you fail to discard,"
            " gain a Weakness.",
            "First Appearance—Attack: Each player discards three Kicks. They gain a Weakness for each Kick short of"
            " three discarded this way.",
        ),
        (
            "Discard your hand, then draw one fewer cards than you discarded.",
            "Discard your hand, then draw one fewer than that many cards.",
        ),
        (
            "Choose a card type. Discard all cards of that type from your hand.",
            "Name a card type. Discard all cards from your hand of the card type named.",
        ),
        ("For each Hero you control, gain a Weakness.", "Gain a Weakness for each Hero you control."),
        ("Unless you discard a Hero, gain a Weakness.", "Gain a Weakness unless you discard a Hero."),
        ("If you have no cards in hand, draw a card.", "If your hand has no card, draw a card."),
        (
            "Discard two cards. If you discarded a Hero, draw a card.",
            "Discard two cards. If a Hero was discarded this way, draw a card.",
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
