"""What a text must say of its cards: from where they are, whose, and what becomes of those set aside."""

from __future__ import annotations

import pytest

from lineup.language.proofreading import Fault, proofread

NO_PILE = "it has no discard pile"
LOST = "what becomes of the card set aside"


def fault(text: str) -> Fault:
    """The one fault of a text."""
    found = proofread(text).faults
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("text", "words", "why"),
    [
        # gaining without a place is off a stack, which only a name tells
        ("Gain a card.", "a card", "from the Line-Up"),
        ("Gain a card with cost 3 or less.", "a card with cost 3 or less", "from the Line-Up"),
        ("Gain a Hero.", "a Hero", "from the Line-Up"),
        ("Gain a Hero or Kick.", "a Hero or Kick", "from the Line-Up"),
        ("Gain a Super Power.", "a Super Power", "from the Line-Up"),
        ("Gain a Super-Villain.", "a Super-Villain", "from the Line-Up"),
        ("Gain up to two cards into your hand.", "up to two cards", "from the Line-Up"),
        ("Attack: Each foe gains a card.", "a card", "from the Line-Up"),
        ("Gain a Weakness or Kick.", "a Weakness or Kick", "who picks the stack"),
        # what is nobody's has no discard pile
        ("Discard a Villain in the Line-Up.", "a Villain in the Line-Up", NO_PILE),
        ("Discard a card from the destroyed pile.", "a card from the destroyed pile", NO_PILE),
        ("Discard the top card of the main deck.", "the top card of the main deck", NO_PILE),
        ("Look at the top card of the main deck. You may discard it.", "discard it", NO_PILE),
        ("Reveal the top card of the Super-Villain stack. You may discard it.", "discard it", NO_PILE),
        ("Reveal the top three cards of the main deck. Gain one of them, then discard the rest.",
         "discard the rest", NO_PILE),
        ("Reveal the top three cards of the main deck. Discard a Hero among them.",
         "Discard a Hero among them", NO_PILE),
        ("Reveal cards off the top of the main deck until a Hero is revealed. Discard it.", "Discard it", NO_PILE),
        ("Play a Hero from the Line-Up, then discard it.", "discard it", NO_PILE),
        # nothing is set aside for good
        ("Set aside a Villain from your hand.", "Set aside a Villain from your hand", LOST),
        ("Attack: Each foe sets aside a card from their hand.", "sets aside a card from their hand", LOST),
        ("Reveal the top card of the main deck. Set it aside. Play it.", "Set it aside", LOST),
        ("Set aside a Hero from the Line-Up. If its cost is 5 or more, destroy it.",
         "Set aside a Hero from the Line-Up", LOST),
        ("Set aside a Hero from the Line-Up. You may destroy it.", "Set aside a Hero from the Line-Up", LOST),
        ("Set aside a Hero from the Line-Up. Choose one: destroy it; or draw a card.",
         "Set aside a Hero from the Line-Up", LOST),
    ],
)  # fmt: skip
def test_what_is_not_said_is_asked_for(text: str, words: str, why: str) -> None:
    found = fault(text)
    assert found.words == words
    assert why in found.why


@pytest.mark.parametrize(
    "text",
    [
        "Gain a Kick.",
        "Gain up to two Kicks.",
        "Gain a Weakness.",
        "Gain a card from the Line-Up.",
        "Choose one: gain a Weakness; or gain a Kick.",
        "Discard a Location in play.",
        "Reveal the top card of your deck. You may discard it.",
        "Reveal the top three cards of your deck. Draw one of them, then discard the rest.",
        "Gain a Hero from the Line-Up into your hand, then discard it.",
        "Reveal the top card of the main deck. Draw a card, then discard a card.",
        "Set aside a Hero from the Line-Up. Play it. At the end of this turn, put it into the Line-Up.",
        "You may set aside a Hero from the Line-Up. If you do, play it, then destroy it.",
        "Set aside a Hero from the Line-Up. If its cost is 5 or more, destroy it. Otherwise, gain it.",
        "Set aside a Hero from the Line-Up. Choose one: destroy it; or gain it.",
        "Choose one: set aside a Hero from the Line-Up, then play it, then destroy it; or draw a card.",
    ],
)
def test_what_is_said_is_read(text: str) -> None:
    assert proofread(text).ok


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Attack: Each foe discards a random card. If it is a Hero, draw a card.", "it is a Hero"),
        ("Each foe discards a card. If it is a Hero, draw a card.", "it is a Hero"),
        ("Attack: Each foe reveals the top two cards of their deck. If they share a card type, draw a card.",
         "they share a card type"),
    ],
)  # fmt: skip
def test_of_what_several_players_did_nobody_knows_which_card_is_meant(text: str, words: str) -> None:
    found = fault(text)
    assert found.words == words
    assert "each player has such cards of their own" in found.why
    assert "for each Hero discarded this way" in found.why


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Reveal the top two cards of your deck. At the end of this turn, discard them.", "them"),
        (
            "Discard a card. At the end of this turn, draw a card for each card discarded this way.",
            "card discarded this way",
        ),
    ],
)
def test_at_the_end_of_a_turn_a_group_is_forgotten(text: str, words: str) -> None:
    found = fault(text)
    assert found.words == words
    assert "only one card named before is still known" in found.why


def test_what_one_foe_did_is_not_said_to_be_each_players() -> None:
    found = fault("Attack: Choose a foe. That foe discards a card. If it is a Hero, draw a card.")
    assert found.why == '"it" has nothing to refer to.'


def test_a_group_that_is_none_is_named_by_the_word_that_stands_there() -> None:
    found = fault("Discard two cards. If they share a card type, draw a card.")
    assert found.why.startswith('"they" or "them" has no group of cards')


@pytest.mark.parametrize("name", ["Red Archer", "Red Archer and White Singer"])
def test_a_word_left_out_is_never_offered_with_half_a_name(name: str) -> None:
    found = proofread(f"If you control {name}, draw a card.", name=name).faults[0]
    assert found.mend == f"control a {name}"


@pytest.mark.parametrize(
    ("typed", "ours"),
    [
        # at the end of the turn in which a card was named
        (
            "Play a Hero from your discard pile. At the end of your turn, destroy it.",
            "Play a Hero from your discard pile. At the end of this turn, destroy it.",
        ),
        (
            "Remove a Hero from the Line-Up.\nPlay it.\nAt the end of your turn, return it to the Line-Up.",
            "Set a Hero from the Line-Up aside. Play it. At the end of this turn, put it into the Line-Up.",
        ),
        (
            "Ongoing: Once during each of your turns, play a Hero from your discard pile."
            " At the end of your turn, destroy it.",
            "Ongoing: Once during each of your turns, play a Hero from your discard pile."
            " At the end of this turn, destroy it.",
        ),
        ("+1 Power. At the end of your turn, draw a card.", "+1 Power.\nAt the end of your turn, draw a card."),
        # behind the keyword all of the line belongs to the Block
        ("Block (2). Draw a card.", "Block (2): Draw a card."),
        ("+1 Power. Block (2). Draw a card.", "+1 Power.\nBlock (2): Draw a card."),
        ("Block (2). Attack: Each foe discards a card.", "Block (2).\nAttack: Each foe discards a card."),
        ("Block (2).\nDraw a card.", "Block (2).\nDraw a card."),
        # playing again
        ("Draw a card. Play a Hero, then play it again.", "Draw a card. Play a Hero, then play it again."),
    ],
)  # fmt: skip
def test_it_is_read_and_said_in_our_words(typed: str, ours: str) -> None:
    assert proofread(typed).text == ours


def test_what_is_put_off_behind_a_condition_is_one_action() -> None:
    kept = "You may discard a card. If you do, draw a card at the end of your turn."
    assert not proofread(kept).faults
    unclear = "You may discard a card. If you do, draw a card, then discard a card at the end of your turn."
    assert fault(unclear).words == "the"  # of "at the end"
