"""Punch, Vulnerability, Kick and Weakness."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.harness.rule import card
from tests.harness.scenario import game

# id, name, type, stack, cost, VP, copies
FACTS = [
    ("punch", "Punch", "Starter", "starter", 0, 0, 36),
    ("vulnerability", "Vulnerability", "Starter", "starter", 0, 0, 16),
    ("kick", "Kick", "Super Power", "basic", 3, 1, 16),
    ("weakness", "Weakness", "Weakness", "weakness", 0, -1, 20),
]


@pytest.mark.parametrize(
    ("id", "name", "type", "stack", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, type: str, stack: str, cost: int, vp: int, copies: int) -> None:
    found = box("heroes-unite").find(id)
    assert (found.name, found.title, found.stack) == (name, type, stack)
    assert (found.cost, found.vp, found.copies, found.worth) == (cost, vp, copies, None)


# Punch


@card("punch")
def test_punch_gives_1_power() -> None:
    g = game(hand="Punch")
    g.play("Punch")
    assert g.power == 1


@card("punch")
def test_every_punch_gives_its_own_power() -> None:
    g = game(hand="Punch*4")
    g.play("Punch*4")
    assert g.power == 4
    assert g.A.in_play == ["Punch"] * 4


@card("punch")
def test_punches_are_worth_no_victory_points() -> None:
    assert game(hand="Punch*3", deck="Punch*2").A.score == 0


# Vulnerability


@card("vulnerability")
def test_vulnerability_may_be_played_and_does_nothing() -> None:
    g = game(hand="Vulnerability", deck="Punch", discard="Kick", B_hand="Punch")
    g.play("Vulnerability")
    assert g.asked == "A main"
    assert g.power == 0
    assert (g.A.in_play, g.A.hand, g.A.deck, g.A.discard) == (["Vulnerability"], [], ["Punch"], ["Kick"])


@card("vulnerability")
def test_vulnerability_goes_to_the_discard_pile_at_the_end_of_the_turn() -> None:
    g = game(hand="Vulnerability*2", deck="Punch*5")
    g.play("Vulnerability")
    assert g.A.discard == []
    g.end_turn()
    assert g.A.discard == ["Vulnerability"] * 2


@card("vulnerability")
def test_vulnerability_is_a_starter() -> None:
    g = game(hand="Vulnerability, Talon")
    g.play("Vulnerability", "Talon")
    assert g.power == 2


@card("vulnerability")
def test_vulnerabilities_are_worth_no_victory_points() -> None:
    assert game(hand="Vulnerability*2", deck="Vulnerability").A.score == 0


# Kick


@card("kick")
def test_kick_gives_2_power() -> None:
    g = game(hand="Kick")
    g.play("Kick")
    assert g.power == 2


@card("kick")
def test_kick_is_bought_from_its_stack_for_3() -> None:
    g = game(power=3, kicks="Kick*2")
    g.buy("Kick")
    assert (g.A.discard, g.kicks, g.power) == (["Kick"], 1, 0)


@card("kick")
def test_kick_is_too_dear_for_2() -> None:
    g = game(power=2)
    assert not g.can("buy", "Kick")
    assert g.why_not("buy kick") == "HU-TURN-07"


@card("kick")
def test_several_kicks_can_be_bought_until_the_stack_is_empty() -> None:
    g = game(power=9, kicks="Kick*2")
    g.buy("Kick", "Kick")
    assert g.kicks == 0
    assert not g.can("buy", "Kick")


@card("kick")
def test_kick_is_a_super_power() -> None:
    g = game(hand="Starbolt", discard="Kick*2")
    g.play("Starbolt")
    assert g.power == 2 + 2


@card("kick")
def test_a_destroyed_kick_does_not_return_to_its_stack() -> None:
    g = game(hand="Red Lantern Corps, Kick", kicks="Kick*2")
    g.play("Red Lantern Corps").pick("Kick")
    assert g.destroyed == ["Kick"]
    assert g.kicks == 2


@card("kick")
def test_kicks_are_worth_1_victory_point_each() -> None:
    assert game(hand="Kick", deck="Kick", discard="Kick").A.score == 3


# Weakness


@card("weakness")
def test_weakness_may_be_played_and_does_nothing() -> None:
    g = game(hand="Weakness", deck="Punch", discard="Kick", B_hand="Punch")
    g.play("Weakness")
    assert g.asked == "A main"
    assert g.power == 0
    assert (g.A.in_play, g.A.hand, g.A.deck, g.A.discard) == (["Weakness"], [], ["Punch"], ["Kick"])


@card("weakness")
def test_weakness_has_no_card_type() -> None:
    g = game(hand="Weakness, Talon, Black Adam")
    g.play("Weakness", "Talon")
    assert g.power == 0  # no Starter
    g.play("Black Adam")
    assert g.power == 2  # Villain is the only type played


@card("weakness")
def test_weakness_costs_0() -> None:
    g = game(hand="Deadshot", B_deck="Weakness, Punch")
    g.play("Deadshot")
    assert g.B.deck == ["Weakness", "Punch"]  # only cards of cost 1 or more are discarded


@card("weakness")
def test_a_weakness_can_never_be_bought() -> None:
    g = game(power=20)
    assert not g.can("buy", "Weakness")
    assert g.why_not("buy weakness") == "HU-SETUP-16"


@card("weakness")
def test_a_weakness_gained_comes_from_its_stack_into_the_discard_pile() -> None:
    g = game(hand="Black Lantern Corps", weaknesses="Weakness*3")
    g.play("Black Lantern Corps")
    assert (g.B.discard, g.weaknesses) == (["Weakness"], 2)


@card("weakness")
def test_nobody_gains_a_weakness_from_an_empty_stack() -> None:
    g = game(hand="Black Lantern Corps", weaknesses="")
    g.play("Black Lantern Corps")
    assert (g.B.discard, g.weaknesses) == ([], 0)


@card("weakness")
def test_a_destroyed_weakness_does_not_return_to_its_stack() -> None:
    g = game(hand="Red Lantern Corps, Weakness", weaknesses="Weakness*2")
    g.play("Red Lantern Corps").pick("Weakness")
    assert g.destroyed == ["Weakness"]
    assert g.weaknesses == 2


@card("weakness")
def test_every_weakness_takes_1_victory_point_away() -> None:
    g = game(hand="Weakness, Kick", deck="Weakness", discard="Weakness")
    assert g.A.score == 1 - 3
