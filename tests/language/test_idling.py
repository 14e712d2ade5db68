"""Texts that are understood and can never do anything are warned about, under the very words; no card is refused."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from lineup.language.idling import find_idle
from lineup.language.proofreading import proofread
from lineup.language.sets import BOXES, TITLES, CardSet, box, load, proofread_set
from lineup.language.words.paragraphs import Paragraph
from tests.language.test_sets import herald, toml

SETS = sorted(Path(__file__).parent.parent.glob("sets/**/*.toml"))


def warned(text: str, title: str = "Hero") -> list[tuple[str, str]]:
    """The idle words of a text, each with why they are."""
    proof = proofread(text, title)
    assert proof.ok
    return [(each.words, each.why) for each in proof.warnings]


@pytest.mark.parametrize(
    ("title", "text", "words", "why"),
    [
        ("Super Hero", "+2 Power.", "+2 Power.", "a Super Hero is never played"),
        ("Character", "Attack: Each foe discards a card.", "Attack: Each foe discards a card.", "is never played"),
        ("Super Hero", "Defense: Discard this card to avoid an Attack.", None, "never in a hand"),
        ("Super Hero", "Block: Add 2 to a Character's cost this turn.", None, "never in a hand"),
        ("Super Hero", "Assist.", None, "never in a hand"),
        ("Super Hero", "When you gain this: Draw a card.", None, "never gained"),
        ("Super Hero", "Worth 1 VP for each Hero you own.", None, "counts no Victory Points"),
        ("Hero", "First Appearance: Draw a card.", None, "only a Super-Villain has a First Appearance"),
        ("Hero", "First Appearance—Attack: Each player discards a card.", None, "and this is a Hero"),
        ("Hero", "This card starts the game on top of the Super-Villain stack.", None, "only a Super-Villain lies"),
        ("Hero", "At the start of your turn, draw a card.", None, 'begin with "Ongoing:"'),
        ("Hero", "Once during each Confrontation against your team, draw a card.", None, 'begin with "Ongoing:"'),
        ("Hero", "Gain a Katana.", "Gain a Katana", "say from where"),
        ("Hero", "Block (2): +1 Power.", "+1 Power", "you are confronted in the turn of a foe"),
        ("Hero", "Defense: Discard this card to avoid an Attack. +2 Power.", "+2 Power", "there you get no Power"),
        ("Hero", "Defense: Discard this card to avoid an Attack. Double the Power you have now.", None, "no Power"),
        ("Super Hero", "Each time you avoid an Attack, +2 Power.", "+2 Power", "there you get no Power"),
        ("Super Hero", "At the end of your turn, +2 Power.", "+2 Power", "its Power is gone"),
        ("Super Hero", "At the end of your turn, discard a card.", "discard a card", "your hand is discarded already"),
        ("Super Hero", "At the end of your turn, if your hand is empty, draw a card.", "your hand is empty", "already"),
        ("Hero", "At the end of this turn, you may destroy a card in your hand.", None, "your hand is discarded"),
        ("Hero", "Each foe +1 Power.", "+1 Power", "a foe gets no Power in your turn"),
        ("Hero", "+1 Power for each foe hit by this Attack.\nAttack: Each foe discards a card.",
         "foe hit by this Attack", "no Attack stands before it"),
        ("Hero", "Play a Location from the Line-Up.", "Play a Location from the Line-Up", "does not come into play"),
        ("Hero", "Play a Location from a foe's discard pile.", None, "does not come into play"),
        ("Hero", "Play a Location from the destroyed pile.", None, "does not come into play"),
        ("Hero", "Discard a Villain from a foe's discard pile.", None, "lie there already"),
        ("Hero", "Draw a card, then +-3 Power.", "+-3 Power", "Power is never taken away"),
        ("Hero", "+0 Power.", "+0 Power", "it gives no Power"),
        ("Hero", "Draw zero cards.", "Draw zero cards", "1 or more"),
        ("Hero", "Discard up to zero cards from your hand.", None, "1 or more"),
        ("Hero", "Discard a card from your discard pile.", None, "lie there already"),
        ("Hero", "Put a card from your hand into your hand.", None, "lie there already"),
        ("Hero", "Destroy a Hero with cost 5 to 3 in your hand.", "Hero with cost 5 to 3 in your hand", "such a cost"),
        ("Hero", "Destroy a card with cost 31 or more in your hand.", None, "such a cost"),
        ("Hero", "Destroy a Hero other than a Hero in your hand.", None, "leaves out all it names"),
        ("Hero", "Destroy a Kick other than Kick in your hand.", None, "leaves out all it names"),
        ("Hero", "Reveal the top card of your deck. If its cost is 31 or more, draw it.", "its cost is 31 or more",
         "never holds"),
        ("Hero", "If your discard pile has seven or more different card types, draw a card.", None, "6 card types"),
    ],
)  # fmt: skip
def test_words_that_can_never_do_anything_are_named(title: str, text: str, words: str | None, why: str) -> None:
    found = warned(text, title)
    assert len(found) == 1
    if words is not None:
        assert found[0][0] == words
    assert why in found[0][1]


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Super Hero", "Once during each of your turns, +2 Power."),
        ("Super Hero", "At the start of your turn, draw a card."),
        ("Location", "At the start of your turn, draw a card."),
        ("Equipment", "Ongoing: At the start of your turn, draw a card."),
        ("Super Hero", "At the end of your turn, draw a card, then discard a card."),
        ("Super Hero", "At the end of your turn, each foe discards a card."),
        ("Hero", "Defense: Discard this card to avoid an Attack. At the end of this turn, discard a card."),
        ("Hero", "Block: Add 2 to a Character's cost this turn. At the end of this turn, discard a card."),
        ("Hero", "When you gain this: At the end of this turn, you may destroy a card in your hand."),
        ("Super Hero", "Each time you avoid an Attack, draw a card. At the end of this turn, discard a card."),
        ("Super Hero", "At the end of your turn, put a card from your hand or discard pile on top of your deck."),
        ("Super-Villain", "First Appearance: Draw a card."),
        ("Hero", "Gain a Kick. Gain a Weakness. Gain a Hero from the Line-Up."),
        ("Location", "Ongoing: Each time you discard a card, +1 Power."),
        ("Hero", "When you buy or gain this: +1 Power."),
        ("Hero", "Attack: Each foe discards a card.\n+1 Power for each foe hit by this Attack."),
        ("Hero", "Play a Location from your discard pile. Play a Location."),
        ("Hero", "Destroy a Hero or Villain other than a Hero in your hand."),
        ("Hero", "Put a card from your discard pile into your hand."),
        ("Hero", "Destroy a card with cost 30 or more in your hand."),
    ],
)
def test_what_can_do_something_is_not_warned_about(title: str, text: str) -> None:
    assert warned(text, title) == []


def test_without_a_type_nothing_is_said_that_depends_on_it() -> None:
    assert warned("First Appearance: Draw a card.", "") == []
    assert len(warned("+-3 Power.", "")) == 1


def idle_cards(cards: CardSet) -> list[str]:
    """The cards of a set of which some words do nothing."""
    return [card.name for card in cards.cards if find_idle(cast(tuple[Paragraph, ...], card.paragraphs), card.title)]


@pytest.mark.parametrize("name", BOXES)
def test_no_card_of_a_box_is_idle(name: str) -> None:
    assert idle_cards(box(name)) == []


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_no_card_of_our_test_sets_is_idle(path: Path) -> None:
    assert idle_cards(load(path)) == []


def test_a_set_is_used_with_its_warnings() -> None:
    proof = proofread_set(
        toml(herald(text="+1 Power. Gain a Katana."), herald(id="b", name="B", text="+1 Power.")), "mine.toml"
    )
    assert proof.cards is not None
    assert [(each.card, each.field, each.fault.words) for each in proof.warnings] == [(0, "text", "Gain a Katana")]
    assert proof.warnings[0].said.startswith('mine.toml, card "Herald", line 1, column 11: no such card lies on')


def test_every_type_can_be_asked_about() -> None:
    for title in TITLES:
        proofread("+1 Power.\nDraw a card.", title)
