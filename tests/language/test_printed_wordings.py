"""Texts as cards print them, in sentences of our own: what they are read as, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.language.proofreading import Proof, proofread, proofread_nameless


def read(text: str) -> str:
    """The canonical wording of a text, which reads back as the same."""
    proof = proofread(text)
    assert proof.ok, [proof.describe_fault(fault) for fault in proof.faults]
    again = proofread(proof.text)
    assert (again.paragraphs, again.text) == (proof.paragraphs, proof.text)
    return proof.text


def refused(text: str) -> Proof:
    proof = proofread(text)
    assert not proof.ok, proof.text
    return proof


def wordings() -> list[tuple[str, str]]:
    """What is typed and what it is read as, from the file beside this one."""
    said = Path(__file__).with_name("printed_wordings.txt").read_text(encoding="utf-8")
    lines = [line.replace(" / ", "\n") for line in said.splitlines() if not line.startswith("#")]
    return [(typed, text.strip()) for typed, text in zip(lines[::2], lines[1::2], strict=True)]


@pytest.mark.parametrize(("typed", "text"), wordings())
def test_a_printed_wording_is_read_as_ours(typed: str, text: str) -> None:
    assert read(typed) == text


def test_reminders_are_kept_and_mean_nothing() -> None:
    proof = proofread("Reveal the top card of your deck. If its cost is odd, draw it. (0 is even)")
    assert (proof.ok, proof.reminders) == (True, ("0 is even",))
    assert proof.paragraphs == proofread("Reveal the top card of your deck. If its cost is odd, draw it.").paragraphs


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("+2 Power (only if you control a Location)", "("),
        ("Draw two cards. (Discard one of them.)", "("),
        ("Draw a card (at random).", "("),
        ("Draw a card (0 is even", "("),
    ],
)
def test_a_parenthesis_that_could_change_the_meaning_is_refused(typed: str, words: str) -> None:
    fault = refused(typed).faults[0]
    assert fault.start >= typed.index(words)


@pytest.mark.parametrize(
    ("typed", "words", "why"),
    [
        ("If you play or have played a Hero this turn, +1 Power. Otherwise, +3 Power.",
         "If you play or have played a Hero this turn, +1 Power. Otherwise, +3 Power.", "would become less"),
        ("When you buy or gain this card, gain a Weakness. Draw a card.",
         "When you buy or gain this card, gain a Weakness. Draw a card.", "not clear whether"),
        ("First Appearance—Attack: Destroy a card in your hand. Each player gains a Weakness.",
         "First Appearance—Attack: Destroy a card in your hand. Each player gains a Weakness.", "not said who"),
        ("Draw an additional card and discard an additional card.", "additional", "does not fit"),
        ("Put a Weakness or Punch on top of your deck.", "a Weakness or Punch", "not said from where"),
        ("+1 Power\nDiscard him", "him", "nothing to refer to"),
        ("Attack: Each foe discards a card. If you cannot, draw a card.", "you cannot", "others acted last"),
        ("Each player discards a card. If you discarded a Hero, draw a card.", "you discarded a Hero", "others acted"),
        ("Each foe discards a card. If you do, draw a card.", "If you do, draw a card.", "others acted last"),
        ("Attack: Each foe discards a card and gains a Weakness. +1 Power for each card discarded this way.",
         "card discarded this way", "must be one thing"),
        ("Each foe draws a card. +1 Power for each card drawn this way.", "card drawn this way", "everybody sees"),
        ("Attack: Each player discards a card. Each other player reveals a card from their hand. Draw that many.",
         "Draw that many.", "must be one thing"),
        ("Discard two cards. Each foe discards a card for each Hero discarded this way.",
         "Hero discarded this way", "where others act"),
        ("Your teammate discards a card. +1 Power for each card discarded this way.",
         "card discarded this way", "of yours or of each player"),
        ("Until end of turn, when you play a Hero, draw a card.",
         "Until end of turn, when you play a Hero, draw a card.", 'said with "this turn"'),
        ("Draw a Hero.", "a Hero", "not said from where"),
        ("Draw up to two cards.", "up to two cards", "not said from where"),
        ("Destroy a card in your hand. Discard a card. +1 Power for each card destroyed this way.",
         "card destroyed this way", "nothing was destroyed last"),
        ("Reveal the top card of your deck. Destroy a card in your hand. +Power equal to the revealed card's cost.",
         "the revealed card's cost", "none that was revealed"),
        ("Destroy a card in your hand. Choose one: draw a card; or discard a card. Draw a card for each you destroy.",
         "you destroy", "nothing was destroyed last"),
        ("Reveal the top two cards of your deck. Draw one and destroy the other. If it is a Hero, +2 Power.",
         "it is a Hero", "not clear"),
        ("Reveal the top card of your deck. Choose one: draw a card; or destroy a card in your hand. Discard it.",
         "it", "not clear"),
        ("Put a Hero from your discard pile into your hand or destroy it.",
         "Put a Hero from your discard pile into your hand or destroy it", "a card of its own choice"),
        ("Discard two cards: +Power equal to its cost.", "its cost", "nothing to refer to"),
        ("Destroy a card in your hand. If it is a Hero, gain a Kick. +Power equal to its cost.",
         "its cost", "not clear"),
        ("Draw a card. Repeat this process.", "Repeat this process.", "without end"),
        ("Pay 1 Power: Draw a card. If it is a Hero, repeat this process.", "repeat this process", "nothing can be"),
        ("Draw a card or gain a Kick if you control a Hero.",
         "Draw a card or gain a Kick if you control a Hero.", "about all of this"),
        ("+1 Power and draw a card if you control a Hero.",
         "+1 Power and draw a card if you control a Hero.", "about all of this"),
        ("Reveal the top card of your deck. Draw a card. If it is a Hero, draw two cards instead.",
         "Draw a card. If it is a Hero, draw two cards instead.", "left out instead"),
        ("Play this card again this turn.", "Play this card again this turn", "use itself"),
        ("Attack: Each foe discards an Ongoing card.", "an Ongoing card", "not said from where"),
        ("+2 Power. Reveal the top card of your deck. If it is a Hero, repeat this process.",
         "If it is a Hero, repeat this process.", "from where"),
    ],
)  # fmt: skip
def test_what_could_mean_something_else_is_refused_at_its_words(typed: str, words: str, why: str) -> None:
    fault = refused(typed).faults[0]
    assert why in fault.why
    assert typed[fault.start : fault.end].lower() == words.lower()


def test_places_are_those_of_what_was_typed() -> None:
    typed = "+1 Power\nDraw a card (0 is even)\nAttack: Each foe discards his purse"
    fault = refused(typed).faults[0]
    assert (typed[fault.start : fault.end], fault.words) == ("purse", "purse")
    assert refused(typed).describe_fault(fault).startswith("line 3, column 31: ")


def test_a_name_is_never_spelled_otherwise() -> None:
    """The words of a card's name stay as they are, though they be among those read as others."""
    proof = proofread("Draw a card. If you control a His Majesty, +1 Power.", name="His Majesty")
    assert proof.text == "Draw a card. If you control a His Majesty, +1 Power."


@pytest.mark.parametrize(
    ("name", "ok"), [("", True), ("Mime", True), ("Mime of the Night", True), ("Mimic", False), ("Night Mime", False)]
)
def test_a_card_speaks_of_itself_by_its_own_name_alone(name: str, ok: bool) -> None:
    typed = "Choose an Equipment in your discard pile. Mime gains the game text of that card this turn."
    assert proofread(typed, name=name).ok is ok
    typed = "Stack Ongoing: Mime costs 1 more to defeat for each Hero in the Line-Up."
    assert proofread(typed, name=name).ok is ok


def test_words_that_can_only_be_a_name_are_one_where_the_card_has_none_yet() -> None:
    proof, taken = proofread_nameless("Gain 1 VP for each other Harbour Patrol you play or have played this turn.")
    assert proof.ok
    assert taken == ("Harbour Patrol",)
    for typed in ("Discard a Super Vilain.", "Discard a Heroo.", "Draw a card Harbour Patrol.", "Harbour Patrol."):
        assert not proofread_nameless(typed)[0].ok


@pytest.mark.parametrize("hand", ["in his hand to the left", "from their hand to the player on their left"])
def test_what_every_player_does_at_once_is_not_done_once_for_each_of_them(hand: str) -> None:
    fault = refused(f"First Appearance—Attack: Each player passes a card {hand}.").faults[0]
    assert fault.why.startswith("each player would do this once for every player")
    assert read(f"First Appearance: Each player passes a card {hand}.").startswith(
        "First Appearance: Each player passes"
    )
