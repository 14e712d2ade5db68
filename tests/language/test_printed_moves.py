"""Wordings of places, plays, purchases and of what others do: read as printed cards have them, printed as ours."""

from __future__ import annotations

import pytest

from lineup.language.proofreading import proofread


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        # places
        ("You may put a Kick from the Kick stack into your hand.", "You may put a Kick from the stack into your hand."),
        (
            "Put a Weakness from the Weakness stack on top of your deck.",
            "Put a Weakness from the stack on top of your deck.",
        ),
        (
            "Put two Weaknesses from your hand on top of the Weakness stack.",
            "Put two Weaknesses from your hand back on the stack.",
        ),
        (
            "Reveal the top card of your deck. Draw it or pass it to any player's discard pile.",
            "Reveal the top card of your deck. Choose one: draw it; or put it into any player's discard pile.",
        ),
        (
            "Destroy a card from any player's discard pile.",
            "Destroy a card from any discard pile.",
        ),
        (
            "Attack: Choose a foe. Gain control of a Location that foe controls.",
            "Attack: Choose a foe. Put a Location that foe controls into play.",
        ),
        (
            "Destroy up to two cards in the Line-Up, then replace them.",
            "Destroy up to two cards from the Line-Up, then replace them with cards of the main deck.",
        ),
        # playing
        (
            "Play the top card of the Super-Villain stack, then return it to the top of the stack.",
            "Play the top card of the Super-Villain stack.",
        ),
        (
            "Choose a Hero you played this turn. Play it again this turn.",
            "Play again a Hero from the cards you played this turn.",
        ),
        (
            "Choose a card you played this turn. Play it again this turn, and then destroy it.",
            "Play again a card from the cards you played this turn, then destroy it.",
        ),
        (
            "Each foe reveals the top card of his deck. Play each revealed non-Location.",
            "Each foe reveals the top card of their deck. Play each card other than a Location revealed this way.",
        ),
        (
            "Each foe reveals the top card of his deck."
            " You may play one of the Heroes revealed this way, then return it to the top of its owner's deck.",
            "Each foe reveals the top card of their deck."
            " You may play a Hero revealed this way, then put it on top of its owner's deck.",
        ),
        (
            "Attack: Each foe discards a card. You may play each Villain discarded this way this turn.",
            "Attack: Each foe discards a card. You may play each Villain discarded this way.",
        ),
        (
            "Reveal the top card of your deck. You may play it and it has +1 Power.",
            "Reveal the top card of your deck. You may play it, then +1 Power.",
        ),
        # purchases
        (
            "+1 Power\nYou may put any one card you buy or gain this turn on top of your deck.",
            "+1 Power.\nOnce this turn, when you buy or gain a card, you may put it on top of your deck.",
        ),
        (
            "You may put any Heroes you buy or gain during your turn on top of your deck.",
            "Each time you buy or gain a Hero during your turn, you may put it on top of your deck.",
        ),
        (
            "You may put any cards you buy or gain from the Line-Up on the bottom of your deck.",
            "Each time you buy or gain a card from the Line-Up, you may put it on the bottom of your deck.",
        ),
        (
            "Put all Villains you buy or gain this turn into your hand.",
            "Each time you buy or gain a Villain this turn, put it into your hand.",
        ),
        (
            "When you buy or gain a Hero from the Line-Up, choose a player. That player draws a card.",
            "Each time you buy or gain a Hero from the Line-Up, choose a player. That player draws a card.",
        ),
        ("Super-Villains cost you 3 less to defeat this turn.", "Super-Villains cost you 3 less this turn."),
        (
            "You pay 1 less to defeat Villains and Super-Villains this turn.",
            "Villains or Super-Villains cost you 1 less this turn.",
        ),
        ("Equipment cost you 1 less to buy this turn.", "Equipment cost you 1 less this turn."),
        # destroying, drawing, giving up
        ("When you destroy this card in any zone, draw a card.", "When you destroy this: Draw a card."),
        ("When you destroy a Hero, draw a card.", "Each time you destroy a Hero, draw a card."),
        (
            "+2 Power for each Villain you destroy during your turn.",
            "Each time you destroy a Villain during your turn, +2 Power.",
        ),
        (
            "The first time a card tells you to draw one or more cards during each of your turns, +1 Power.",
            "The first time a card tells you to draw during each of your turns, +1 Power.",
        ),
        (
            "Ongoing: You may discard this card. If you do, draw two cards.",
            "Ongoing: Discard this card: Draw two cards.",
        ),
        (
            "Ongoing: During your turn, you may destroy this card from play to draw a card.",
            "Ongoing: Destroy this card: Draw a card.",
        ),
        ("Ongoing: Discard this card from play: +2 Power.", "Ongoing: Discard this card: +2 Power."),
        (
            "During your turn, you may put a Kick from your hand on top of the Kick stack. If you do, +1 Power.",
            "Put a Kick from your hand back on the stack: +1 Power.",
        ),
        (
            "Stack Ongoing: This Villain costs 2 more to defeat for each Hero in the Line-Up.",
            "Stack Ongoing: This card costs 2 more for each Hero in the Line-Up.",
        ),
        (
            "You may discard a card. If you do, +1 Power and Attack: Each foe discards a card.",
            "You may discard a card. If you do, +1 Power, then Attack: each foe discards a card.",
        ),
        # others
        (
            "+1 Power and choose a foe.\nAttack: That foe reveals his hand."
            " Choose one card revealed this way to be discarded.",
            "+1 Power, then choose a foe.\nAttack: That foe reveals their hand."
            " They discard a card among them of the attacker's choice.",
        ),
        (
            "+1 Power and choose a foe.\nAttack: Destroy a card with cost 2 or 3 in that foe's discard pile.",
            "+1 Power, then choose a foe.\nAttack: Destroy a card with cost 2 to 3 from that foe's discard pile.",
        ),
        (
            "Draw a card and each foe chooses: He discards a card; or you draw a card.",
            "Draw a card. Each foe chooses one: discard a card; or you draw a card.",
        ),
        (
            "Choose any number of players. Each of those players draws a card and may discard it.",
            "Choose any number of players. Each of those players draws a card. They may discard it.",
        ),
        (
            "If you control a Location, each player passes a card in his hand to the hand of the player on his left.",
            "If you control a Location, each player passes a card from their hand to the player on their left.",
        ),
    ],
)
def test_what_cards_print_is_read_and_said_in_our_words(typed: str, canonical: str) -> None:
    proof = proofread(typed)
    assert (proof.text, proof.faults) == (canonical, ())
    assert proofread(canonical).paragraphs == proof.paragraphs


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("Put a Punch from the Kick stack into your hand.", "the Kick stack holds no other cards"),
        ("Put a Hero from your hand on top of the Weakness stack.", "only cards of that name go on the Weakness stack"),
        ("Attack: That foe discards a card.", '"That foe" has nobody to refer to'),
        ("Attack: Draw a card.", "it is not said who is attacked"),
        ("Attack: Destroy a card from that foe's discard pile.", '"That foe" has nobody to refer to'),
        ("Destroy a card from that foe's discard pile.", '"that foe" has nobody to refer to'),
        ("Attack: Choose a foe. Destroy a card from that foe's hand.", '"hand" does not fit here'),
        ("Each foe draws a card. Destroy all cards drawn this way.", '"drawn" does not fit here'),
        ("That player draws a card.", "no player was chosen before"),
        ("Each foe draws a card. Play all cards revealed this way.", "nothing was revealed last"),
        ("Play all cards revealed this way.", '"this way" has nothing to refer to'),
        ("Attack: Each foe discards a card. Destroy a card that foe controls.", '"that foe" has nobody to refer to'),
    ],
)
def test_what_cannot_be_meant_is_refused(typed: str, why: str) -> None:
    faults = proofread(typed).faults
    assert faults
    assert why in " ".join(fault.why for fault in faults)
