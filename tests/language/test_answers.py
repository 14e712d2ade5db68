"""What "otherwise", "if you do not", "instead" and "for each" are about, in texts as people type them."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.language.proofreading import proofread
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

BY_KIND = """Reveal the top card of your deck.
If it's a Hero, draw it.
If it's a Villain, destroy it.
Otherwise, discard it."""
BY_COST = (
    "Reveal the top card of your deck. If its cost is 2 or less, draw it. If its cost is 6 or more, destroy it."
    " Otherwise, discard it."
)


def trial(text: str, hand: str = "", **zones: Any) -> Scenario:
    """A game with a card of this text in hand, which has just been played."""
    own = card_set({"name": "Trial", "type": "Hero", "cost": 3, "text": text})
    return game(sets=[own], hand=f"Trial, {hand}" if hand else "Trial", line_up="Starbolt", **zones).play("Trial")


@rule("COMMON-ELSE-01")
@pytest.mark.parametrize(
    ("text", "top", "drawn", "destroyed", "discarded"),
    [
        (BY_KIND, "Raven", ["Raven"], [], []),
        (BY_KIND, "Deadshot", [], ["Deadshot"], []),
        (BY_KIND, "Starbolt", [], [], ["Starbolt"]),
        (BY_COST, "Punch", ["Punch"], [], []),
        (BY_COST, "Jason Blood", [], ["Jason Blood"], []),
        (BY_COST, "Starbolt", [], [], ["Starbolt"]),
    ],
)
def test_otherwise_behind_several_questions_about_one_card_is_for_none_of_them(
    text: str, top: str, drawn: list[str], destroyed: list[str], discarded: list[str]
) -> None:
    g = trial(text, deck=f"{top}, Kick")
    assert (g.A.hand, g.destroyed, g.A.discard) == (drawn, destroyed, discarded)


@rule("COMMON-ELSE-01")
@pytest.mark.parametrize("found", ["gain a Kick", "destroy it, then gain a Kick"])
def test_otherwise_is_about_the_card_that_was_asked_for_whatever_card_came_since(found: str) -> None:
    text = f"If it's a Hero, draw it. If it's a Villain, {found}. Otherwise, +2 Power."
    text = f"Reveal the top card of your deck. {text}"
    g = trial(text, deck="Deadshot")
    assert (g.power, g.A.discard) == (0, ["Kick"])
    assert trial(text, deck="Raven").power == 0
    assert trial(text, deck="Batarang").power == 2


def test_if_you_do_behind_otherwise_is_about_what_was_done_there() -> None:
    text = f"Discard two cards. If you do, +1 Power.\n{BY_KIND} If you do, +3 Power."
    assert trial(text, hand="Kick, Kick", deck="Starbolt").power == 1 + 3


@pytest.mark.parametrize(
    "text",
    [
        "If you control a Hero, +1 Power. If your discard pile is empty, draw a card. Otherwise, gain a Weakness.",
        "You may destroy a card in your hand. If you do, +1 Power. If it's a Hero, draw a card. Otherwise, +2 Power.",
        "Reveal the top card of your deck. If it's a Hero, draw it. If its cost is 6 or more, destroy it."
        " Otherwise, discard it.",
    ],
)
def test_otherwise_behind_several_different_questions_is_refused(text: str) -> None:
    (fault,) = proofread(text).faults
    assert fault.words.startswith("Otherwise")
    assert "the last condition or those before it too" in fault.why


def test_on_a_line_of_its_own_otherwise_answers_the_question_there() -> None:
    text = (
        "If you control a Villain, +1 Power.\nIf your discard pile is empty, draw a card. Otherwise, gain a Weakness."
    )
    g = trial(text, deck="Kick")
    assert (g.A.hand, g.A.discard) == (["Kick"], [])


@rule("COMMON-ELSE-03")
@pytest.mark.parametrize(
    "offer", ["reveal the top card of your deck", "discard a card", "destroy a Hero in your hand", "reveal a card"]
)
@pytest.mark.parametrize("contrary", ["Otherwise", "If not", "If it's not"])
def test_whoever_declines_an_offer_gets_neither_what_follows_from_it_nor_the_contrary(
    offer: str, contrary: str
) -> None:
    text = f"You may {offer}. If it's a Hero, +1 Power. {contrary}, gain a Kick."
    g = trial(text, hand="Raven", deck="Starbolt")
    g = g.done() if g.can("done") else g.no()
    assert (g.power, g.A.discard, g.A.hand) == (0, [], ["Raven"])
    g = trial(text, hand="Punch", deck="Punch")
    if "Hero" not in offer:
        g = g.pick("Punch") if g.can("pick", "Punch") else g.yes()
        assert g.A.discard[-1:] == ["Kick"]


@rule("COMMON-ELSE-03")
def test_whoever_shows_no_group_is_not_asked_if_its_cards_are_alike() -> None:
    text = "You may reveal the top two cards of your deck. If they share a card type, +1 Power. Otherwise, gain a Kick."
    assert trial(text, deck="Starbolt, Kick").no().A.discard == []
    assert trial(text, deck="Starbolt, Raven").yes().A.discard == ["Kick"]


@rule("COMMON-ELSE-03")
def test_a_foe_who_declines_is_not_asked_either() -> None:
    text = "Attack: Each foe may reveal the top card of their deck. If it is a Hero, they draw it."
    text += " Otherwise, they gain a Kick."
    g = trial(text, B_deck="Starbolt").no()
    assert (g.B.discard, g.B.deck) == ([], ["Starbolt"])


@rule("COMMON-ELSE-02")
@pytest.mark.parametrize("contrary", ["If you don't", "If you choose not to"])
def test_if_you_do_not_is_about_what_if_you_do_was_about(contrary: str) -> None:
    text = f"You may discard a Hero. If you do, gain a Kick. {contrary}, +2 Power."
    g = trial(text, hand="Raven", kicks="").pick("Raven")
    assert (g.power, g.A.discard) == (0, ["Raven"])
    assert trial(text, hand="Raven").done().power == 2


@rule("COMMON-ELSE-02")
def test_if_you_do_behind_if_you_do_not_is_about_the_same_too() -> None:
    text = "You may discard a card. If you don't, draw a card. If you do, +2 Power."
    g = trial(text, hand="Raven", deck="Kick").pick("Raven")
    assert (g.power, g.A.hand) == (2, [])
    g = trial(text, hand="Raven", deck="Kick").done()
    assert (g.power, g.A.hand) == (0, ["Raven", "Kick"])


def test_if_you_do_is_about_what_may_be_done_by_those_who_did_not() -> None:
    text = "You may discard a card. If you don't, you may destroy a card in your hand. If you do, +2 Power."
    assert trial(text, hand="Raven").pick("Raven").power == 0
    assert trial(text, hand="Raven").done().pick("Raven").power == 2


@pytest.mark.parametrize(
    "text",
    [
        "+2 Power. Draw a card. If you control a Location, +4 Power instead.",
        "+2 Power and draw a card. If you control a Location, +4 Power instead.",
        "Draw a card. If you control a Location, you may draw two cards instead.",
    ],
)
def test_instead_of_something_else_than_the_sentence_before_is_refused(text: str) -> None:
    (fault,) = proofread(text).faults
    assert "what is left out instead" in fault.why


def test_all_that_stands_behind_for_each_is_done_for_each() -> None:
    g = trial("For each Kick in your discard pile, +1 Power and draw a card.", discard="Kick*2", deck="Punch*3")
    assert (g.power, g.A.hand) == (2, ["Punch", "Punch"])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("For each Hero you control, draw a card and discard a card.", "in what order"),
        ("For each Hero you play or have played this turn, +1 Power and draw a card.", "does not fit"),
    ],
)
def test_what_cannot_be_done_for_each_is_refused(text: str, why: str) -> None:
    assert why in proofread(text).faults[0].why


def test_what_an_attack_sets_off_happens_once_and_not_for_each_foe() -> None:
    (fault,) = proofread("When a foe fails to avoid an Attack you play, draw a card.").faults
    assert "once for an Attack" in fault.why
    said = proofread("When one or more foes fail to avoid an Attack you play, draw a card.").text
    assert said == "Each time an Attack you make hits one or more foes, draw a card."
    assert proofread("Each time an Attack you make hits a foe, draw a card.").text == said
