"""Printed wordings of VP tokens, cards under a Super Hero and Super Heroes face down: read as what they mean.

The sentences are ours, in the shapes that cards print.
"""

from __future__ import annotations

import pytest

from lineup.language.proofreading import proofread

READ = {
    # VP tokens
    "Gain 2 VPs and draw a card.": "Gain 2 VP, then draw a card.",
    "Gain a VP token.": "Gain 1 VP.",
    "Draw a card and gain 1 Victory Point.": "Draw a card, then gain 1 VP.",
    "Gain 1 VP token for each Hero you control.": "Gain 1 VP for each Hero you control.",
    "+Power equal to your VPs.": "+1 Power for each VP you have.",
    "+Power equal to the number of VPs you have.": "+1 Power for each VP you have.",
    "If you have at least 4 VPs, draw a card.": "If you have 4 or more VP, draw a card.",
    "If you have more VPs than each foe, +2 Power.": "If you have more VP than each foe, +2 Power.",
    "You may spend 1 VP. If you do, +2 Power.": "You may pay 1 VP. If you do, +2 Power.",
    "Pay 2 VPs: Draw a card.": "Pay 2 VP: Draw a card.",
    "Attack: Steal 1 VP from each foe.": "Attack: Steal 1 VP from each foe.",
    "+1 Power and choose a foe.\nAttack: Steal 2 VPs from that foe.": (
        "+1 Power, then choose a foe.\nAttack: Steal 2 VP from that foe."
    ),
    "Defense: You may discard this card to avoid an Attack. If you do, steal a VP from the attacker.": (
        "Defense: Discard this card to avoid an Attack. Steal 1 VP from the attacker."
    ),
    "Attack: Each foe loses 2 VPs. If he has none to lose, he gains a Weakness.": (
        "Attack: Each foe loses 2 VP. If they cannot at all, they gain a Weakness."
    ),
    "Destroy a card in your hand and gain VPs equal to its VP value.": (
        "Destroy a card from your hand, then gain VP equal to its Victory Points."
    ),
    # cards under a Super Hero
    "Put the top card of your deck on your Super-Villain.": "Put the top card of your deck under your Super Hero.",
    "Put each card under your Super Hero into your hand.": "Put each card from under your Super Hero into your hand.",
    "Put the top card of your deck face up under your Super Hero.": (
        "Put the top card of your deck under your Super Hero."
    ),
    "Discard the cards under your Super Hero.": "Discard all cards from under your Super Hero.",
    "If you have two or more cards under your Super Hero, draw a card.": (
        "If there are two or more cards under your Super Hero, draw a card."
    ),
    "If there are no Heroes beneath your Super Hero, +1 Power.": "If there is no Hero under your Super Hero, +1 Power.",
    "+Power equal to the number of cards under your Super Hero.": "+1 Power for each card under your Super Hero.",
    "Put a card from your hand under your Super Hero. (At end of game, destroy those cards.)": (
        "Put a card from your hand under your Super Hero.\n"
        "At the end of the game, destroy the cards this card put under a Super Hero."
    ),
    "This card has the game text of each card on your Super-Villain this turn.": (
        "Use the text of all cards from under your Super Hero."
    ),
}
VILLAINS = {
    "First Appearance – Attack: Each player flips his Super Hero face down until this Villain is defeated.": (
        "First Appearance—Attack: Each player flips their Super Hero face down until this Villain is defeated."
    ),
    "First Appearance—Attack: Each player turns his Super-Villain face down until this Super Hero is defeated.": (
        "First Appearance—Attack: Each player flips their Super Hero face down until this Villain is defeated."
    ),
    "When this Villain is defeated, draw two cards.": "When this Villain is defeated: Draw two cards.",
    "When this Villain is defeated, each player may discard a card. If you do, draw a card.": (
        "When this Villain is defeated: Each player may discard a card. If they do, they draw a card."
    ),
    "First Appearance—Attack: Each player puts a card from his hand under his Super Hero. When this Villain is"
    " defeated, return each of those cards to its owner's hand.": (
        "First Appearance—Attack: Each player puts a card from their hand under their Super Hero.\n"
        "When this Villain is defeated: Each player puts the cards this card put under their Super Hero into their"
        " hand."
    ),
}
REFUSED = [
    "Discard two cards. (At end of game, destroy those cards.)",
    "First Appearance—Attack: Each player discards a card. When this Villain is defeated, discard those cards.",
    "Attack: Steal 1 VP from each foe and draw a card.",
    "Attack: Steal 1 VP from that foe.",
    "Steal 1 VP.",
    "Gain VP.",
    "Each time you gain VP, gain 1 VP.",
    "Gain 1 VP for each card you draw this turn, earlier or later.",
    "Put a card under your Hero.",
    "Put a card from your hand face down under your Super Hero.",
    "Teamwork: Draw a card.",
]


@pytest.mark.parametrize(("typed", "printed"), READ.items())
def test_a_printed_wording_is_read_as_what_it_means(typed: str, printed: str) -> None:
    proof = proofread(typed, "Super Hero" if typed.startswith("Pay") else "Hero", "Sample")
    assert proof.faults == ()
    assert proof.text == printed
    assert proofread(printed, "Hero", "Sample").text == printed


@pytest.mark.parametrize(("typed", "printed"), VILLAINS.items())
def test_a_printed_wording_of_a_super_villain_is_read_as_what_it_means(typed: str, printed: str) -> None:
    proof = proofread(typed, "Super-Villain", "Sample")
    assert proof.faults == ()
    assert proof.text == printed


@pytest.mark.parametrize("typed", REFUSED)
def test_what_is_not_sure_is_refused(typed: str) -> None:
    assert proofread(typed, "Super-Villain" if typed.startswith("First") else "Hero", "Sample").faults
