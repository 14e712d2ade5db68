"""Weakness (HU-WEAK)."""

from __future__ import annotations

import pytest

from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

SAPPER = card_set(
    {
        "name": "Sapper",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Each foe gains a Weakness, then discards a card from their hand.",
    }
)


@rule("HU-WEAK-01")
def test_a_gained_weakness_comes_from_the_top_of_the_stack_into_the_discard_pile() -> None:
    g = game(hand="Black Lantern Corps", weaknesses="Weakness*5", B_hand="Punch", B_discard="Kick")
    g.play("Black Lantern Corps").no_defense()
    assert g.B.discard == ["Kick", "Weakness"]
    assert g.B.hand == ["Punch"]
    assert g.weaknesses == 4
    assert g.moves("gain") == [("Weakness", "weakness", "discard@1")]


@rule("HU-WEAK-01")
@pytest.mark.parametrize(("words", "place"), [("on top of their deck", "deck"), ("into their hand", "hand")])
def test_a_text_may_send_the_weakness_elsewhere(words: str, place: str) -> None:
    curse = card_set(
        {"name": "Curse", "type": "Villain", "cost": 3, "text": f"Attack: Each foe gains a Weakness {words}."}
    )
    g = game(sets=[curse], hand="Curse", B_deck="Punch")
    g.play("Curse")
    assert getattr(g.B, place)[0] == "Weakness"
    assert g.B.discard == []


@rule("HU-WEAK-02")
def test_drawing_a_weakness_does_nothing() -> None:
    g = game(hand="Raven", deck="Weakness, Punch", discard="Kick", B_hand="Punch")
    points = g.A.score
    g.play("Raven")
    assert g.asked == "A main"
    assert g.A.hand == ["Weakness"]
    assert g.power == 1
    assert g.A.score == points
    assert g.moves() == [("Raven", "hand@0", "play@0"), ("Weakness", "deck@0", "hand@0")]


@rule("HU-WEAK-03")
def test_a_weakness_may_be_held_and_is_discarded_at_the_end_of_the_turn() -> None:
    g = game(hand="Weakness", deck="Punch*6")
    g.end_turn()
    assert g.active == "B"
    assert g.A.discard == ["Weakness"]
    assert "Weakness" not in g.A.hand


@rule("HU-WEAK-03")
def test_a_weakness_may_be_played_for_nothing_and_is_discarded_at_the_end_of_the_turn() -> None:
    g = game(hand="Weakness", deck="Punch*6")
    g.play("Weakness")
    assert g.power == 0
    assert g.A.in_play == ["Weakness"]
    assert g.A.hand == []
    g.end_turn()
    assert g.A.discard == ["Weakness"]
    assert g.A.in_play == []


@rule("HU-WEAK-04")
def test_each_weakness_owned_at_the_end_costs_one_point() -> None:
    g = game(
        power=8,
        super_villains="Vandal Savage",
        deck="Punch*5, Weakness*2",
        discard="Weakness",
        B_hand="Weakness",
        B_deck="Kick",
    )
    g.buy("Vandal Savage").end_turn()
    assert g.over
    assert g.result.scores == (4 - 3, 1 - 1)
    assert ("Weakness", 3, -3) in g.result.breakdown[0]


@rule("HU-WEAK-05")
def test_with_no_weakness_left_only_the_rest_of_the_effect_happens() -> None:
    g = game(sets=[SAPPER], hand="Sapper", weaknesses="", B_hand="Punch, Kick")
    g.play("Sapper").no_defense()
    assert (g.asked, g.what) == ("B pick", "discard")
    g.pick("Kick")
    assert g.B.discard == ["Kick"]
    assert g.B.hand == ["Punch"]
    assert g.asked == "A main"
    assert g.weaknesses == 0


@rule("HU-WEAK-05")
def test_with_too_few_weaknesses_left_one_takes_what_there_is() -> None:
    horde = card_set({"name": "Horde", "type": "Villain", "cost": 3, "text": "Gain three Weaknesses. +2 Power."})
    g = game(sets=[horde], hand="Horde", weaknesses="Weakness*2")
    g.play("Horde")
    assert g.A.discard == ["Weakness", "Weakness"]
    assert g.weaknesses == 0
    assert g.power == 2


@rule("HU-WEAK-06")
def test_a_defense_may_be_used_although_no_weakness_is_left() -> None:
    g = game(sets=[SAPPER], hand="Sapper", weaknesses="", B_hand="Katana, Punch*2", B_deck="Kick")
    g.play("Sapper")
    assert g.asked == "B defend"
    assert g.offers("defend") == ["Katana"]
    g.defend("Katana")
    assert g.asked == "A main"
    assert g.B.hand == ["Punch", "Punch", "Kick"]
    assert g.B.discard == ["Katana"]
