"""Wordings that can be meant in two ways: they are read in one, and both are told."""

from __future__ import annotations

import pytest

from lineup.language.doubting import find_open_wordings
from lineup.language.proofreading import proofread
from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

OPEN = [
    (
        "Double your Power this turn.",
        "Double the Power you have now.",
        "Double your Power, earlier and later this turn.",
    ),
    (
        "Draw two cards and discard one.",
        "Draw two cards, then discard one of them.",
        "Draw two cards, then discard a card from your hand.",
    ),
    (
        "+1 Power for each Villain you buy or gain this turn.",
        "+1 Power for each Villain you bought or gained this turn.",
        "Each time you buy or gain a Villain this turn, +1 Power.",
    ),
    (
        "If you control a Hero, draw an extra card.",
        "If you control a Hero, draw a card.",
        "If you control a Hero, draw an extra card with your next hand.",
    ),
]


@pytest.mark.parametrize(("text", "first", "second"), OPEN)
def test_what_can_be_meant_in_two_ways_is_told_with_both(text: str, first: str, second: str) -> None:
    proof = proofread(text)
    (told,) = proof.warnings
    assert proof.text == first
    assert "it is open whether" in told.why
    chosen = [text[: told.start] + each.words + text[told.end :] for each in told.readings]
    assert [proofread(each).text for each in chosen] == [first, second]
    assert [proofread(each).warnings for each in chosen] == [(), ()]


@pytest.mark.parametrize("text", [each[1] for each in OPEN] + [each[2] for each in OPEN])
def test_our_own_wording_leaves_nothing_open(text: str) -> None:
    assert not list(find_open_wordings(text))


@rule("COMMON-DOUBLE-01")
def test_power_is_doubled_for_now_or_for_the_whole_turn() -> None:
    def power(text: str) -> int:
        own = card_set({"name": "Trial", "type": "Hero", "cost": 3, "text": text})
        return game(sets=[own], hand="Punch, Trial, Kick").play("Punch", "Trial", "Kick").power

    assert power("Double the Power you have now.") == 2 + 2
    assert power("Double your Power, earlier and later this turn.") == 2 + 4


@rule("COMMON-DOUBLE-01")
def test_power_is_not_doubled_in_the_turn_after() -> None:
    text = "Double your Power, earlier and later this turn."
    own = card_set({"name": "Trial", "type": "Hero", "cost": 3, "text": text})
    g = game(sets=[own], hand="Trial", deck="Punch*5", B_hand="Punch").play("Trial").end_turn()
    assert g.play("Punch").power == 1
