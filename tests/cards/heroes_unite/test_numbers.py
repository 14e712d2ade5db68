"""The numbers of texts that other tests would let slip by one."""

from __future__ import annotations

from tests.harness.rule import card
from tests.harness.scenario import game


@card("red-lantern-corps")
def test_red_lantern_corps_destroys_one_card_at_most() -> None:
    g = game(hand="Red Lantern Corps, Punch, Kick")
    g.play("Red Lantern Corps").pick("Kick")
    assert g.asked == "A main"
    assert g.destroyed == ["Kick"]


@card("soultaker-sword")
def test_soultaker_sword_destroys_one_card_at_most() -> None:
    g = game(hand="Soultaker Sword, Punch, Kick")
    g.play("Soultaker Sword").pick("Kick")
    assert g.asked == "A main"
    assert g.destroyed == ["Kick"]


@card("graves")
def test_graves_puts_one_card_at_most_on_the_deck() -> None:
    g = game(hand="Graves", discard="Punch, Kick", deck="Vulnerability")
    g.play("Graves").pick("Kick")
    assert g.asked == "A main"
    assert g.A.deck == ["Kick", "Vulnerability"]


@card("hel")
def test_hel_draws_on_at_a_total_of_six() -> None:
    g = game(hand="H'el", deck="Brother Blood, Punch, Talon, Kick")
    g.play("H'el")
    assert g.A.hand == ["Brother Blood", "Punch", "Talon"]


@card("hel")
def test_hel_lets_a_card_of_cost_one_be_destroyed() -> None:
    g = game(2, super_villains="H'el", sv_up=False, deck="Punch*5, Talon, Punch*2", B_deck="Punch*3")
    g.end_turn().pass_all()
    assert g.destroyed == ["Talon"]
