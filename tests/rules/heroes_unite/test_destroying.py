"""Destroying cards (HU-DEST)."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

WRECKER = card_set({"name": "Wrecker", "type": "Villain", "cost": 3, "text": "Destroy a card from the Line-Up."})
LINE_UP = "Raven, Talon, Oa, Whirlwind, Skeets"


@rule("HU-DEST-01")
def test_a_text_that_names_the_hand_offers_hand_cards_only() -> None:
    g = game(hand="Soultaker Sword, Punch, Kick", discard="Katana", deck="Talon", in_play="Oa")
    g.play("Soultaker Sword")
    assert g.what == "destroy"
    assert sorted(g.offers()) == ["Kick", "Punch"]


@rule("HU-DEST-01")
def test_a_text_that_names_hand_and_discard_pile_offers_both() -> None:
    g = game(hand="Nekron, Punch, Kick", discard="Katana", deck="Talon", in_play="Metropolis", line_up=LINE_UP)
    g.play("Nekron")
    assert sorted(g.offers()) == ["Katana", "Kick", "Punch"]


@rule("HU-DEST-01")
def test_a_text_that_names_the_line_up_offers_line_up_cards_only() -> None:
    g = game(hand="Sonic Siren, Punch", discard="Katana", line_up=LINE_UP)
    g.play("Sonic Siren")
    assert sorted(g.offers()) == sorted(LINE_UP.split(", "))


@rule("HU-DEST-01")
def test_a_text_that_names_the_deck_takes_the_card_from_there() -> None:
    g = game(hand="Jervis Tetch, Punch", discard="Katana", deck="Talon, Kick")
    g.play("Jervis Tetch").choose(1)
    assert g.destroyed == ["Talon"]
    assert g.A.deck == ["Kick"]
    assert g.A.hand == ["Punch"]
    assert g.A.discard == ["Katana"]


@rule("HU-DEST-02")
def test_a_destroyed_card_lies_in_the_common_pile_and_no_shuffle_brings_it_back() -> None:
    g = game(hand="Soultaker Sword, Kick, Punch", deck="", discard="Katana*3", destroyed="Talon")
    before = g.A.score
    g.play("Soultaker Sword").pick("Kick")
    assert g.destroyed == ["Talon", "Kick"]
    assert g.A.hand == ["Punch"]
    assert g.A.score == before - 1
    g.end_turn()
    assert g.events("shuffled")
    assert "Kick" not in g.A.hand + g.A.deck + g.A.discard + g.A.in_play
    assert g.destroyed == ["Talon", "Kick"]


@rule("HU-DEST-02")
def test_every_players_destroyed_cards_share_one_pile() -> None:
    g = game(
        power=8,
        super_villains="Vandal Savage, Black Adam",
        deck="Raven, Punch*6",
        B_discard="Hawkgirl",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    assert sorted(g.destroyed) == ["Hawkgirl", "Raven"]
    assert g.B.discard == []
    assert g.A.hand == ["Punch"] * 4


@rule("HU-DEST-03")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_everybody_sees_the_whole_destroyed_pile(viewer: int) -> None:
    g = game(hand="Jervis Tetch, Soultaker Sword, Kick, Punch", deck="Talon", destroyed="Katana")
    g.play("Jervis Tetch").choose(1).play("Soultaker Sword").pick("Kick")
    seen = g.game.view(viewer).zones[z.DESTROYED]
    assert [g.game.state.cards[card].name for card in seen if card >= 0] == ["Katana", "Talon", "Kick"]


@rule("HU-DEST-04")
def test_the_player_of_the_effect_picks_the_card() -> None:
    g = game(hand="Mongul, Punch, Kick", deck="Talon, Katana", B_hand="Punch, Kick")
    g.play("Mongul")
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert sorted(g.offers()) == ["Katana", "Kick", "Punch", "Talon"]
    g.pick("Talon")
    assert g.destroyed == ["Talon"]


@rule("HU-DEST-04")
def test_each_player_hit_picks_among_their_own_cards() -> None:
    g = game(
        power=8,
        super_villains="Vandal Savage, Trigon",
        deck="Kick, Raven, Punch*3",
        B_hand="Starbolt, Talon, Punch",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    assert g.asked == "A pick"
    assert sorted(g.offers()) == ["Kick", "Raven"]
    g.pick("Raven")
    assert g.asked == "B pick"
    assert sorted(g.offers()) == ["Starbolt", "Talon"]
    g.pick("Talon")
    assert g.destroyed == ["Raven", "Talon"]


@rule("HU-DEST-05")
def test_destroyed_weaknesses_and_kicks_do_not_go_back_to_their_stacks() -> None:
    g = game(hand="Nekron, Weakness, Kick, Punch", kicks="Kick*4", weaknesses="Weakness*5")
    g.play("Nekron").pick("Kick", "Weakness").done()
    assert sorted(g.destroyed) == ["Kick", "Weakness"]
    assert g.kicks == 4
    assert g.weaknesses == 5
    g.end_turn()
    assert (g.kicks, g.weaknesses) == (4, 5)


@rule("HU-DEST-06")
def test_a_destroyed_line_up_card_leaves_an_empty_slot_until_the_refill() -> None:
    g = game(sets=[WRECKER], hand="Wrecker, Punch", line_up=LINE_UP, main_deck="Starbolt, Superboy, Deadman")
    g.play("Wrecker").pick("Oa")
    assert g.destroyed == ["Oa"]
    assert g.line_up == ["Raven", "Talon", "Whirlwind", "Skeets"]
    g.play("Punch")
    assert len(g.line_up) == 4
    g.end_turn()
    assert g.line_up == ["Raven", "Talon", "Whirlwind", "Skeets", "Starbolt"]
