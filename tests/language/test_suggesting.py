"""Refused texts, and what their owners are told: the part understood, what can follow, the nearest real sentences."""

from __future__ import annotations

from typing import Final

import pytest

from lineup.language.proofreading import Proof, proofread
from lineup.language.suggesting import Suggestion, suggest_mends

REFUSED: Final = [  # text, the words understood before it stops, a kind of words that can follow, a sentence offered
    ("Steal a card from a foe.", "Steal a", "one of the words", "Attack: Choose a foe. That foe discards a card"),
    ("Each foe loses 2 Power.", "Each foe loses 2", "one of the words", "Attack: Each foe discards a card."),
    ("Attack: Each foe gives you a card.", "Attack: Each foe gives", "cards", "Attack: Each foe discards a card."),
    ("At the dawn of your turn, draw a card.", "At the", "one of the words", "Ongoing: At the start of your turn"),
    ("You may buy a card for free.", "You may", "something to do", "You may discard a card from your hand."),
    ("Counter an Attack.", "", "a sentence", "Defense: Discard this card to avoid an Attack."),
    ("+2 Power. If you played a Hero this turn, win.", "If you played a Hero this turn, win", "the word",
     "If you played another Hero this turn, draw a card."),
    ("+3 Power. Look at the top card of a deck and keep it.", "Look at the top card of", "one of the words",
     "Look at the top card of your deck."),
    ("+4 Power for any Hero in your discard pile.", "+4 Power for", "the word",
     "+4 Power for each Hero in your discard pile."),
    ("Defense: Discard this card to dodge the Attack and draw two cards.", "Defense: Discard this card to", "the word",
     "Defense: Discard this card to avoid an Attack. Draw two cards."),
]  # fmt: skip


def only_suggestion(text: str) -> tuple[Proof, Suggestion]:
    proof = proofread(text)
    assert not proof.ok
    return proof, next(iter(suggest_mends(proof).values()))


@pytest.mark.parametrize(("text", "understood", "kind", "near"), REFUSED)
def test_a_refused_text_says_what_was_understood_and_what_could_stand_there(
    text: str, understood: str, kind: str, near: str
) -> None:
    _, found = only_suggestion(text)
    assert found.understood == understood
    assert kind in [each.name for each in found.kinds]
    assert any(each.startswith(near) for each in found.nearest), found.nearest
    assert "expected" not in found.brief
    assert not any(mark in found.brief for mark in "<>")


@pytest.mark.parametrize("text", [each[0] for each in REFUSED])
def test_every_sentence_offered_is_understood_once_it_stands_there(text: str) -> None:
    proof, found = only_suggestion(text)
    for sentence in found.nearest:
        assert proofread(proof.typed[: found.start] + sentence + proof.typed[found.end :]).ok


def test_a_sentence_offered_keeps_the_number_that_was_typed() -> None:
    _, found = only_suggestion("+7 Power for any Hero in your discard pile.")
    assert found.nearest[0] == "+7 Power for each Hero in your discard pile."


def test_only_the_sentence_that_is_not_understood_is_replaced() -> None:
    text = "+2 Power.\nDraw a card. Counter an Attack. +1 Power."
    _, found = only_suggestion(text)
    assert text[found.start : found.end] == "Counter an Attack."


def test_a_text_with_a_sure_mend_needs_no_suggestion() -> None:
    assert suggest_mends(proofread("Draw two card.")) == {}
    assert suggest_mends(proofread("Draw a card.")) == {}
