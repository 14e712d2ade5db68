"""Cards under a Super Hero."""

from __future__ import annotations

import json

import pytest

from lineup.engine import zones as z
from lineup.engine.machine import advance_game
from lineup.engine.moves import move_card
from lineup.engine.saving import digest_of, from_json, to_json
from lineup.game import result_of
from lineup.words.telling import tell_in_english
from tests.harness.rule import rule
from tests.harness.scenario import Scenario
from tests.rules.common.laying import game


def refreshed(g: Scenario) -> None:
    """Ask the main question again, after the position was changed by hand."""
    g.game.state.ask = None
    advance_game(g.game.state)


def scored(g: Scenario, letter: str) -> dict[str, int]:
    """What each card counts for a player as the game stands."""
    return {name: points for name, _, points in result_of(g.game.state).breakdown["ABC".index(letter)]}


@rule("COMMON-UNDER-01")
def test_a_card_put_under_a_super_hero_lies_there_for_everybody_to_see() -> None:
    g = game(hand="Safe Box, Punch")
    g.play("Safe Box").pick("Punch")
    assert (g.A.hand, g.A.under) == ([], ["Punch"])
    for viewer in "AB":
        assert g.seen(viewer, "A_under") == ["Punch"]
    assert g.game.view(-1).zones[z.zone_of(0, z.UNDER)] == g.game.state.zones[z.zone_of(0, z.UNDER)]
    told = tell_in_english(g.game.state.setup, g.game.state.events or [], 1)
    assert "A puts Punch from their hand under their Super Hero." in told


@rule("COMMON-UNDER-01")
def test_a_card_from_the_top_of_the_deck_is_seen_when_it_lies_there() -> None:
    g = game(hand="Deep Vault", deck="Kick, Punch")
    g.play("Deep Vault")
    assert g.seen("B", "A_under") == ["Kick"]
    assert g.power == 1


@rule("COMMON-UNDER-02")
def test_a_defense_under_a_super_hero_avoids_nothing() -> None:
    g = game(hand="Grand Heist", B_under="Countertrick", B_hand="Punch")
    g.play("Grand Heist")
    assert g.asked == "B defend"
    assert not g.can("defend", "Countertrick")


@rule("COMMON-UNDER-02")
def test_nobody_controls_a_card_under_a_super_hero_and_it_is_not_shuffled_in() -> None:
    g = game(hand="Silver Star", under="Sworn Friend, Fence", deck="", discard="Punch*5")
    g.play("Silver Star")
    assert g.A.tokens == 2  # for Silver Star itself
    assert not g.can("use", "Fence")
    g.do("end")
    assert g.A.under == ["Sworn Friend", "Fence"]
    assert len(g.A.hand) == 5


@rule("COMMON-UNDER-03")
def test_each_player_counts_and_takes_back_the_own_cards() -> None:
    g = game(hand="Deep Vault, Unearth", deck="Punch", under="Raven", B_under="Kick, Punch")
    g.play("Deep Vault")
    assert g.power == 2
    g.play("Unearth")
    assert sorted(g.offers()) == ["Punch", "Raven"]
    g.pick("Raven")
    assert (g.A.hand, g.A.under, g.B.under) == (["Raven"], ["Punch"], ["Kick", "Punch"])
    g.play("Raven")
    assert "Raven" in g.A.in_play


@rule("COMMON-UNDER-03")
def test_cards_under_a_super_hero_are_destroyed_and_discarded_from_there() -> None:
    g = game(hand="Clear Out", under="Punch*2, Raven, Kick")
    g.play("Clear Out").pick("Raven").done()
    assert g.destroyed == ["Punch", "Punch"]
    assert (g.A.discard, g.A.under) == (["Raven"], ["Kick"])


def test_how_many_lie_there_can_be_asked() -> None:
    g = game(hand="Full Chest*2, Punch*2, Bare Walls", under="Kick")
    g.play("Bare Walls")
    assert (g.power, len(g.A.hand)) == (1, 5)
    g.play("Full Chest").pick("Punch")
    assert g.A.under == ["Kick", "Punch"]
    g.play("Full Chest")
    assert g.power == 4


def test_a_card_can_put_itself_there_and_is_not_put_away() -> None:
    g = game(hand="Sworn Friend")
    g.play("Sworn Friend").yes()
    assert (g.power, g.A.in_play, g.A.under) == (2, [], ["Sworn Friend"])
    g.do("end")
    assert g.A.under == ["Sworn Friend"]


@rule("COMMON-UNDER-04")
def test_cards_under_a_super_hero_count_at_the_end_of_the_game() -> None:
    g = game(hand="Safe Box, Raven", deck="", discard="")
    before = g.A.score
    g.play("Safe Box").pick("Raven")
    assert g.A.score == before
    assert scored(g, "A")["Raven"] == 1


@rule("COMMON-UNDER-05")
def test_a_card_speaks_of_those_it_put_there_itself() -> None:
    g = game(hand="Recall*2, Safe Box, Punch, Kick, Raven, Starbolt", deck="Punch*9")
    g.play("Safe Box").pick("Raven")
    g.play("Recall").pick("Punch")
    assert g.A.under == ["Raven", "Punch"]
    g.play("Recall").pick("Kick")
    assert g.A.under == ["Raven", "Punch", "Kick"]  # the second Recall put none of them
    assert g.A.discard == []


@rule("COMMON-UNDER-05")
def test_what_was_taken_back_and_put_there_otherwise_is_not_meant_any_more() -> None:
    g = game(super_villains="Rage, Collapse", sv_up=False, B_hand="Kick", B_deck="Unearth, Safe Box, Raven, Punch")
    g.do("end").pass_all()
    assert g.B.under == ["Kick"]
    for card in g.game.state.zones[z.zone_of(1, z.DECK)][:2]:
        move_card(g.game.state, card, z.zone_of(1, z.HAND))
    refreshed(g)
    g.play("Unearth").play("Safe Box").pick("Kick")
    g.game.state.power = 20
    refreshed(g)
    g.buy("Rage")
    assert g.B.under == ["Kick"]


@rule("COMMON-UNDER-06")
def test_doomed_cards_are_destroyed_before_points_are_counted() -> None:
    g = game(hand="Double Life, Raven", deck="Punch*5", main_deck="", line_up="Kick")
    g.play("Double Life")
    assert g.A.under == ["Raven"]
    g.do("end")
    assert g.over
    assert g.A.under == []
    assert "Raven" in g.destroyed
    assert "Raven" not in [name for name, _, _ in g.result.breakdown[0]]


def test_a_borrowed_face_uses_the_texts_under_the_super_hero() -> None:
    g = game(hand="Borrowed Face", deck="Raven, Punch", under="Lucky Coin")
    g.play("Borrowed Face")
    assert g.A.tokens == 1
    assert g.A.under == ["Lucky Coin", "Raven"]
    assert g.A.in_play == ["Borrowed Face"]


@rule("COMMON-UNDER-07")
def test_the_pile_stays_when_the_next_character_comes() -> None:
    g = game(box="confrontations", players=4, heroes=(), rules={}, B_under="Lucky Coin", confront="B", power=30)
    g.ready().pass_blocks()
    assert g.B.level == 2
    assert g.B.under == ["Lucky Coin"]


@pytest.mark.parametrize("steps", [1, 2])
def test_a_save_in_the_middle_of_it_plays_on(steps: int) -> None:
    g = game(hand="Clear Out, Lucky Coin, Safe Box, Raven", under="Punch*2, Raven, Kick", tokens="B2", face_down="B")
    g.play("Lucky Coin")
    if steps == 2:
        g.play("Clear Out")
    state = g.game.state
    again = from_json(state.setup, json.loads(json.dumps(to_json(state))))
    assert to_json(again) == to_json(state)
    assert digest_of(again) == digest_of(state)
    assert (again.tokens, again.face_down, again.tucked) == (state.tokens, state.face_down, state.tucked)
    assert again.zones == state.zones
    assert again.where == state.where
