"""Printed wordings of Teamwork and of cards played off a foe's deck, in sentences of our own; and what is refused."""

from __future__ import annotations

import pytest

from lineup.language.proofreading import proofread

ONCE = "Once during each of your turns, you may use Teamwork."
MEANT = "play the top card of any one foe's deck. When that card leaves play, return it to the top of its owner's deck."
READ = {
    "Teamwork": ONCE,
    "+1 Power\nTEAMWORK": f"+1 Power.\n{ONCE}",
    "+3 Power and Teamwork": f"+3 Power.\n{ONCE}",
    "Draw a card, and Teamwork.": f"Draw a card.\n{ONCE}",
    "This card has Teamwork.": ONCE,
    f"Teamwork (During your turn you may {MEANT})": ONCE,
    "Ongoing: Teamwork.": f"Ongoing: {ONCE}",
    "Teamwork. If that card's cost is 4 or greater, draw a card.": (f"{ONCE} If its cost is 4 or more, draw a card."),
    "Teamwork. If you play an Equipment this way, +1 Power.": (
        f"{ONCE} If an Equipment was played this way, +1 Power."
    ),
    "Teamwork. If you do, that foe gains 1 VP.": f"{ONCE} If you do, that foe gains 1 VP.",
    f"During your turn, you may {MEANT}": "Once during each of your turns, you may play the top card of a foe's deck.",
    f"You may {MEANT}": "You may play the top card of a foe's deck.",
    f"+1 Power, then {MEANT}": "+1 Power, then play the top card of a foe's deck.",
    "Play the top card of any foe's deck, and then return it to the top of its owner's deck.": (
        "Play the top card of a foe's deck, then put it on top of its owner's deck."
    ),
    "When you use Teamwork, +1 Power.": "Each time you use Teamwork, +1 Power.",
    "If you used Teamwork this turn, +1 Power.": "If you have used Teamwork this turn, +1 Power.",
    "Choose a foe. If you control a Location, that foe draws a card.": (
        "Choose a foe. If you control a Location, that foe draws a card."
    ),
    "You may discard a Hero. If you do, each foe gains a Weakness.": (
        "You may discard a Hero. If you do, each foe gains a Weakness."
    ),
}
REFUSED = {
    "Each foe uses Teamwork.": "your own turn",
    "Attack: Each foe uses Teamwork.": "your own turn",
    "Defense: Discard this card to avoid an Attack. Use Teamwork.": "your own turn",
    "First Appearance: Use Teamwork.": "your own turn",
    "Teamwork. +1 Power.": "begin a new line",
    "Use Teamwork, then discard it.": "back on top of its owner's deck",
    "Play the top card of a foe's deck. If it is a Hero, destroy it.": "back on top of its owner's deck",
    "Play the top card of a foe's deck. You may put it into your hand.": "back on top of its owner's deck",
    "Play the top card of that foe's deck.": "nobody to refer to",
    "Draw a card. When that card leaves play, return it to the top of its owner's deck.": "played off a foe's deck",
    "Discard the top card of a foe's deck.": "does not fit here",
    "Attack: Each foe discards a card. If you control a Hero, each foe gains a Weakness.": "could not be avoided",
}


@pytest.mark.parametrize("typed", READ)
def test_a_printed_wording_is_read_as_ours(typed: str) -> None:
    proof = proofread(typed)
    assert (proof.text, [proof.describe_fault(fault) for fault in proof.faults]) == (READ[typed], [])
    assert proofread(proof.text).paragraphs == proof.paragraphs


@pytest.mark.parametrize("typed", REFUSED)
def test_what_makes_no_sense_is_refused_with_the_reason(typed: str) -> None:
    assert REFUSED[typed] in " ".join(fault.why for fault in proofread(typed).faults)


def test_another_card_is_it_again_and_can_be_moved() -> None:
    assert proofread("Play the top card of a foe's deck. Reveal the top card of your deck, then discard it.").ok
