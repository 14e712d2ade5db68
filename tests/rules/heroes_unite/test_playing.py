"""HU-PLAY: the order of playing cards."""

from __future__ import annotations

import pytest

import lineup
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, game


@rule("HU-PLAY-01")
def test_cards_are_played_in_whatever_order_the_player_likes() -> None:
    for order in (["Raven", "Batarang", "Punch"], ["Punch", "Raven", "Batarang"], ["Batarang", "Punch", "Raven"]):
        g = game(hand="Punch, Batarang, Raven", deck="Vulnerability")
        assert sorted(g.offers("play")) == ["Batarang", "Punch", "Raven"]
        g.play(*order)
        assert g.A.in_play == order
        assert g.power == 4


@rule("HU-PLAY-01")
def test_only_cards_in_the_own_hand_are_played() -> None:
    g = game(hand="Punch", deck="Batarang", discard="Raven", B_hand="Skeets", in_play="Oa", line_up="Katana")
    assert g.offers("play") == ["Punch"]
    for id in ("batarang", "raven", "skeets", "oa", "katana"):
        assert g.why_not(f"play {id}") == "HU-PLAY-01"


@rule("HU-PLAY-02")
def test_the_text_of_a_played_card_resolves_before_the_next_action_is_asked_for() -> None:
    g = game(hand="Raven, Punch", deck="Batarang, Kick")
    g.play("Raven")
    assert g.asked == "A main"
    assert sorted(g.A.hand) == ["Batarang", "Punch"]
    assert g.power == 1
    assert sorted(g.offers("play")) == ["Batarang", "Punch"]


@rule("HU-PLAY-02")
def test_nothing_else_can_be_done_while_a_text_waits_for_a_choice() -> None:
    g = game(hand="Soultaker Sword, Punch, Vulnerability", line_up="Batarang")
    g.play("Soultaker Sword")
    assert g.asked == "A pick"
    assert {option.verb for option in g.ask.options} == {"pick", "done"}
    assert g.why_not("play punch") == g.why_not("buy batarang") == g.why_not("end") == "HU-PLAY-02"
    with pytest.raises(lineup.Refused, match="HU-PLAY-02"):
        g.game.answer("play punch", 0)
    g.pick("Vulnerability")
    assert g.asked == "A main"
    assert g.destroyed == ["Vulnerability"]
    assert g.can("play", "Punch")
    assert g.can("buy", "Batarang")


@rule("HU-PLAY-03")
def test_a_face_down_super_villain_cannot_be_bought() -> None:
    g = game(super_villains="Vandal Savage, Graves", line_up="Batarang", sv_up=False, power=20)
    assert sorted(g.offers("buy")) == ["Batarang", "Kick"]
    assert g.why_not("buy vandal-savage") == "HU-PLAY-03"
    with pytest.raises(lineup.Refused, match="HU-PLAY-03"):
        g.game.answer("buy super-villains:vandal-savage", 0)
    g = game(super_villains="Vandal Savage, Graves", line_up="Batarang", power=20)
    assert sorted(g.offers("buy")) == ["Batarang", "Kick", "Vandal Savage"]
    assert g.why_not("buy graves") == "HU-PLAY-03"


@rule("HU-PLAY-03")
def test_only_the_line_up_and_the_visible_tops_of_stacks_are_for_sale() -> None:
    g = game(
        line_up="Batarang",
        main_deck="Skeets, Raven",
        discard="Katana",
        B_discard="Graves, Hawkgirl",
        B_hand="Talon",
        destroyed="Starbolt",
        power=20,
    )
    assert sorted(g.offers("buy")) == ["Batarang", "Kick", "Vandal Savage"]
    for id in ("skeets", "raven", "katana", "hawkgirl", "talon", "starbolt", "graves"):
        assert g.why_not(f"buy {id}") == "HU-PLAY-03"


@rule("HU-PLAY-04")
def test_not_all_cards_need_be_played_before_the_first_purchase() -> None:
    g = game(hand="Punch*5", line_up="Batarang")
    g.play("Punch*2")
    assert g.A.hand == ["Punch"] * 3
    g.buy("Batarang")
    assert g.A.discard == ["Batarang"]
    assert g.A.hand == ["Punch"] * 3


@rule("HU-PLAY-05")
def test_plays_and_purchases_follow_each_other_freely() -> None:
    g = game(hand="Punch*2, Kick, Raven", deck="Brother Blood", line_up="Batarang, Jervis Tetch, Dr. Sivana")
    g.play("Punch*2").buy("Batarang").play("Kick", "Raven").buy("Jervis Tetch").play("Brother Blood").buy("Dr. Sivana")
    assert g.A.discard == ["Batarang", "Jervis Tetch", "Dr. Sivana"]
    assert g.A.in_play == ["Punch", "Punch", "Kick", "Raven", "Brother Blood"]
    assert g.power == 0


def turn_of(order: list[str]) -> lineup.Game:
    """A real game whose first player has played the hand in this order."""
    fresh = lineup.new_game("heroes-unite", 2, "order", heroes=["Hawkman", "Batgirl"], rules={"first_player": 0})
    for name in order:
        fresh.answer(f"play {name}", 0)
    return fresh


@rule("HU-PLAY-06")
def test_the_chosen_order_is_kept_and_a_replayed_turn_gives_the_same_state() -> None:
    hand = Scenario(turn_of([])).A.hand
    assert set(hand) == {"Punch", "Vulnerability"}
    for order in (sorted(hand), sorted(hand, reverse=True)):
        played = turn_of([name.lower() for name in order])
        assert Scenario(played).A.in_play == order
        again = lineup.replay(played.to_log())
        assert again.answers == played.answers == [f"0 play {name.lower()}" for name in order]
        assert again.digest == played.digest
        played.answer("end", 0)
        assert lineup.replay(played.to_log()).digest == played.digest
    assert turn_of(["punch", "vulnerability"]).digest != turn_of(["vulnerability", "punch"]).digest


@rule("HU-PLAY-06")
def test_the_order_matters_to_a_card_that_counts_what_was_played_before() -> None:
    g = game(hand="Whirlwind, Punch", deck="Kick*4")
    g.play("Punch", "Whirlwind")
    assert g.asked == "A main"
    g = game(hand="Whirlwind, Punch", deck="Kick*4")
    g.play("Whirlwind")
    assert g.asked == "A may"
    g.yes()
    assert g.A.hand == ["Kick"] * 4


@rule("HU-PLAY-07")
def test_an_unplayed_card_is_put_away_at_the_end_of_the_turn_without_its_text() -> None:
    g = game(hand="Punch, Black Lantern Corps", deck="Kick*5", B_hand="Punch")
    g.play("Punch").end_turn()
    assert g.asked == "B main"
    assert sorted(g.A.discard) == ["Black Lantern Corps", "Punch"]
    assert g.B.discard == []
    assert g.weaknesses == 20
    assert g.events("attacked") == g.events("defended") == []
    assert [amount for _, amount, _ in g.events("power")] == [1]


@rule("HU-PLAY-08")
def test_the_sentences_of_a_card_resolve_from_top_to_bottom() -> None:
    g = game(hand="Mongul, Punch", deck="Vulnerability, Kick, Raven")
    g.play("Mongul")
    assert g.power == 2
    assert g.what == "destroy"
    assert sorted(g.offers()) == ["Kick", "Punch", "Vulnerability"]
    g.pick("Vulnerability")
    assert g.destroyed == ["Vulnerability"]
    assert sorted(g.A.hand) == ["Kick", "Punch"]


@rule("HU-PLAY-08")
def test_the_paragraphs_of_a_card_resolve_from_top_to_bottom() -> None:
    g = game(hand="Black Lantern Corps", weaknesses="", deck="Raven", B_hand="Punch")
    g.play("Black Lantern Corps")
    assert g.asked == "B defend"
    assert g.power == 2
    assert g.A.hand == []
    g.no_defense()
    assert g.A.hand == ["Raven"]
