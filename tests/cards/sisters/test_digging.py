"""Decks gone through and shuffled, Super-Villains defeated, foes counted and Power paid, with made-up cards."""

from __future__ import annotations

import pytest

from tests.cards.sisters.test_moves import moves


def test_cards_are_revealed_up_to_the_first_that_is_looked_for() -> None:
    g = moves(hand="Treasure Map", deck="Punch, Kick, Raven, Punch")
    g.play("Treasure Map")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Raven"], ["Punch", "Kick"], ["Punch"])
    assert len(g.events("revealed")[0][2]) == 3  # type: ignore[arg-type]


def test_the_discard_pile_is_shuffled_under_the_deck_to_find_one() -> None:
    g = moves(hand="Treasure Map", deck="Punch", discard="Raven")
    g.play("Treasure Map")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Raven"], ["Punch"], [])


def test_where_there_is_none_all_are_revealed() -> None:
    g = moves(hand="Treasure Map", deck="Punch*2", discard="Kick")
    g.play("Treasure Map")
    assert (g.A.hand, sorted(g.A.discard), g.A.deck) == ([], ["Kick", "Punch", "Punch"], [])


def test_the_main_deck_is_gone_through_and_the_rest_laid_under_it() -> None:
    g = moves(hand="Manhunt", main_deck="Katana, Raven, Talon, Starbolt", deck="Punch")
    g.play("Manhunt").pick("Raven")
    assert (g.A.discard, g.main_deck) == (["Talon"], ["Starbolt", "Raven", "Katana"])
    g = moves(hand="Manhunt", main_deck="Katana", deck="Punch")
    g.play("Manhunt")
    assert (g.A.discard, g.main_deck) == ([], ["Katana"])


@pytest.mark.parametrize("viewer", ["A", "B", ""])
def test_nobody_knows_a_deck_that_was_shuffled(viewer: str) -> None:
    g = moves(hand="Second Wind", deck="Kick, Punch", discard="Raven, Talon")
    g.play("Second Wind")
    assert (g.power, g.A.discard, sorted(g.A.deck)) == (1, [], ["Kick", "Punch", "Raven", "Talon"])
    assert g.seen(viewer, "A_deck") == ["?"] * 4


def test_a_card_shuffled_in_out_of_play_can_be_drawn_at_once() -> None:
    g = moves(hand="Vanishing Act", deck="")
    g.play("Vanishing Act").do("yes")
    assert (g.power, g.A.hand, g.A.in_play) == (3, ["Vanishing Act"], [])
    g = moves(hand="Vanishing Act", deck="Punch")
    g.play("Vanishing Act").do("no")
    assert (g.A.hand, g.A.in_play) == ([], ["Vanishing Act"])


def test_a_super_villain_defeated_is_noticed_for_the_rest_of_the_turn() -> None:
    g = moves(hand="Victory Lap, Trophy Case", deck="Punch*3", super_villains="Vandal Savage, Graves", power=20)
    g.play("Trophy Case")
    assert (g.power, g.A.tokens) == (22, 0)
    g.buy("Vandal Savage")
    g.play("Victory Lap")
    assert g.A.hand == ["Punch"] * 2
    g = moves(hand="Trophy Case", super_villains="Vandal Savage, Graves", power=20)
    g.buy("Vandal Savage").play("Trophy Case")
    assert g.A.tokens == 2


@pytest.mark.parametrize("players", [2, 4])
def test_foes_are_counted(players: int) -> None:
    g = moves(players=players, hand="Outnumbered, Head Count")
    g.play("Outnumbered", "Head Count")
    assert (g.power, g.A.tokens) == (players - 1, players - 1)


def test_power_is_paid_for_what_follows_if_there_is_enough() -> None:
    g = moves(hand="Toll Bridge", deck="Punch*3")
    g.play("Toll Bridge").do("yes")
    assert (g.power, g.A.hand) == (0, ["Punch"] * 2)
    g = moves(hand="Toll Bridge", deck="Punch*3")
    g.play("Toll Bridge").do("no")
    assert (g.power, g.A.hand) == (2, ["Punch"])
