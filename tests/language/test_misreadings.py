"""Texts that were once read as something else than they say: what they mean now, or why they are refused."""

from __future__ import annotations

import pytest

from lineup.language.proofreading import proofread
from tests.harness.scenario import card_set, game

OPEN = "leaves open whether these are from each place or from both together"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Destroy a card in your hand and discard pile.", OPEN),
        ("Destroy two cards in your hand and discard pile.", OPEN),
        ("Destroy up to two cards in your hand and discard pile.", OPEN),
        ("Destroy a card in your hand and/or discard pile.", OPEN),
        ("Discard a random card from your hand and discard pile.", OPEN),
        ("If your hand or discard pile is empty, draw a card.", "whether one of these places or both are empty"),
    ],
)
def test_what_could_be_from_each_place_or_from_both_is_refused(text: str, why: str) -> None:
    (fault,) = proofread(text).faults
    assert why in fault.why


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Destroy up to two cards in your hand and/or discard pile.",
            "Destroy up to two cards from your hand or discard pile.",
        ),
        (
            "Destroy any number of cards in your hand and discard pile.",
            "Destroy any number of cards from your hand or discard pile.",
        ),
        (
            "+1 Power for each Hero in your hand and discard pile.",
            "+1 Power for each Hero in your hand or discard pile.",
        ),
        (
            "If your hand and discard pile are empty, draw a card.",
            "If your hand or discard pile has no card, draw a card.",
        ),
    ],
)
def test_what_means_the_same_with_and_as_with_or_is_read(text: str, meant: str) -> None:
    assert proofread(text).text == meant


INCLUDED = (
    "Ongoing: The first time you play an Ongoing card (including this one) during each of your turns, draw a card."
)


def test_a_text_that_includes_its_own_card_is_set_off_by_it() -> None:
    def play(text: str) -> int:
        own = card_set({"name": "Trial", "type": "Location", "cost": 3, "text": text})
        return len(game(sets=[own], hand="Trial", deck="Kick, Kick").play("Trial").A.hand)

    assert play(INCLUDED) == 1
    assert play(INCLUDED.replace(" (including this one)", "")) == 0


def test_a_text_that_includes_its_own_card_is_set_off_once() -> None:
    own = card_set({"name": "Trial", "type": "Location", "cost": 3, "text": INCLUDED})
    g = game(sets=[own], hand="Trial, Apokolips", deck="Kick, Kick").play("Trial")
    assert g.play("Apokolips").A.hand == ["Kick"]


@pytest.mark.parametrize(
    "text",
    [
        "+1 Power for each Super Power you control (including this one).",
        "If you control two or more Heroes (including this one), draw a card.",
        "+1 Power for each Hero you play or have played this turn (including this card).",
        "If you played two or more Heroes this turn (including this one), draw a card.",
        "Worth 1 VP for each Hero you own (including this one).",
    ],
)
def test_a_card_that_is_counted_anyway_may_say_so(text: str) -> None:
    proof = proofread(text)
    assert proof.ok
    for itself in (" (including this one)", " (including this card)"):
        text = text.replace(itself, "")
    assert proof.paragraphs == proofread(text).paragraphs


@pytest.mark.parametrize(
    "text",
    [
        "+1 Power for each Hero in your discard pile (including this one).",
        "Each time you play a Hero (including this one), draw a card.",
        "+1 Power for each other Hero you control (including this one).",
        "If you control another Hero (including this one), draw a card.",
        "Draw a card (including this one).",
        "Draw a card. (0 is even.)",
        "Discard a card. (It stays in your hand.)",
        "Put a Villain from the Line-Up on the bottom of the main deck. (Its First Appearance—Attack does not happen.)",
        "Destroy a card in your hand. (Its effects remain.)",
        "Draw a card. (Minimum 0.)",
        "Draw a card. (When it leaves play, return it to the top of its owner's deck.)",
    ],
)
def test_a_reminder_of_something_that_does_not_happen_is_refused(text: str) -> None:
    assert not proofread(text).ok


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "Attack: Each foe discards a Hero. If they destroy no cards, they gain a Weakness.",
            "nothing was destroyed last",
        ),
        ("Gain two Kicks and put it into your hand.", '"it" is a single card'),
        ("Gain a Kick and put them into your hand.", '"them" are several cards'),
    ],
)
def test_words_about_another_deed_or_number_are_refused(text: str, why: str) -> None:
    (fault,) = proofread(text).faults
    assert why in fault.why


def test_a_kind_is_no_name_of_a_card_that_has_none_yet() -> None:
    assert not proofread("When Villain is defeated, draw a card.").ok
    assert proofread("When this Villain is defeated, draw a card.").ok
