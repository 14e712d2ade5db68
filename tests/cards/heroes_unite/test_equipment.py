"""The Equipment of the main deck, the Power Rings among it, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, game

BLUE = "Blue Lantern Power Ring"
GREEN = "Green Lantern Power Ring"
INDIGO = "Indigo Tribe Power Ring"
ORANGE = "Orange Lantern Power Ring"
RED = "Red Lantern Power Ring"
SAPPHIRE = "Star Sapphire Power Ring"
YELLOW = "Yellow Lantern Corps Power Ring"
BATTERY = "White Lantern Power Battery"
HAT = "Mind Control Hat"
RINGS = [
    pytest.param(BLUE, marks=card("blue-lantern-power-ring")),
    pytest.param(GREEN, marks=card("green-lantern-power-ring")),
    pytest.param(INDIGO, marks=card("indigo-tribe-power-ring")),
    pytest.param(ORANGE, marks=card("orange-lantern-power-ring")),
    pytest.param(RED, marks=card("red-lantern-power-ring")),
    pytest.param(SAPPHIRE, marks=card("star-sapphire-power-ring")),
    pytest.param(YELLOW, marks=card("yellow-lantern-corps-power-ring")),
]


def attacked(**zones: Any) -> Scenario:
    """B is under an Attack that makes each foe discard a card, and is asked for a Defense."""
    return game(hand=YELLOW, **zones).play(YELLOW)


@pytest.mark.parametrize(
    ("name", "cost", "vp"),
    [
        pytest.param("Batarang", 2, 1, marks=card("batarang")),
        pytest.param("Helmet of Fate", 3, 1, marks=card("helmet-of-fate")),
        pytest.param("Legion Flight Ring", 2, 1, marks=card("legion-flight-ring")),
        pytest.param(HAT, 7, 2, marks=card("mind-control-hat")),
        pytest.param("Sciencell", 6, 0, marks=card("sciencell")),
        pytest.param("Skeets", 4, 1, marks=card("skeets")),
        pytest.param("Soultaker Sword", 4, 1, marks=card("soultaker-sword")),
        pytest.param(BATTERY, 7, 2, marks=card("white-lantern-power-battery")),
        pytest.param(BLUE, 5, 1, marks=card("blue-lantern-power-ring")),
        pytest.param(GREEN, 5, 1, marks=card("green-lantern-power-ring")),
        pytest.param(INDIGO, 5, 1, marks=card("indigo-tribe-power-ring")),
        pytest.param(ORANGE, 5, 1, marks=card("orange-lantern-power-ring")),
        pytest.param(RED, 5, 1, marks=card("red-lantern-power-ring")),
        pytest.param(SAPPHIRE, 5, 1, marks=card("star-sapphire-power-ring")),
        pytest.param(YELLOW, 5, 1, marks=card("yellow-lantern-corps-power-ring")),
    ],
)
def test_an_equipment_is_bought_for_its_cost_counts_as_equipment_and_scores_its_points(
    name: str, cost: int, vp: int
) -> None:
    line_up = f"{name}, Raven*3, Talon"
    assert not game(line_up=line_up, power=cost - 1).can("buy", name)
    g = game(hand="Wonder of the Knight", deck="Punch*6", line_up=line_up, power=cost).buy(name)
    assert g.power == 0
    assert g.A.score - 1 == vp  # Wonder of the Knight scores 1
    assert name in g.play("Wonder of the Knight").A.hand


@pytest.mark.parametrize("name", RINGS)
def test_a_power_ring_is_worth_one_point_for_each_power_ring_owned(name: str) -> None:
    others = [ring for ring in (BLUE, ORANGE, YELLOW) if ring != name][:2]
    g = game(hand=name, deck=others[0], discard="Punch", in_play=others[1], B_discard=[RED if name != RED else GREEN])
    assert g.A.score == 3 * 3


@pytest.mark.parametrize("name", RINGS)
def test_a_power_ring_counts_no_other_ring_or_battery(name: str) -> None:
    g = game(discard=f"{name}, Legion Flight Ring, {BATTERY}, Batarang", deck="Punch*3")
    assert g.A.score == 1 + 1 + 2 + 1


# Batarang


@card("batarang")
def test_batarang_gives_two_power() -> None:
    assert game(hand="Batarang").play("Batarang").power == 2


# Helmet of Fate


@card("helmet-of-fate")
def test_helmet_of_fate_gives_two_power() -> None:
    g = game(hand="Helmet of Fate, Punch").play("Helmet of Fate")
    assert (g.asked, g.power, g.A.hand) == ("A main", 2, ["Punch"])


@card("helmet-of-fate")
def test_helmet_of_fate_avoids_an_attack_and_draws_a_card_for_each_other_card_discarded() -> None:
    g = attacked(B_hand="Helmet of Fate, Kick, Punch, Vulnerability", B_deck="Raven, Talon, Katana")
    g.defend("Helmet of Fate")
    assert (g.asked, g.what) == ("B pick", "discard")
    g.pick("Punch", "Vulnerability").done()
    assert sorted(g.B.discard) == ["Helmet of Fate", "Punch", "Vulnerability"]
    assert g.B.hand == ["Kick", "Raven", "Talon"]
    assert g.B.deck == ["Katana"]


@card("helmet-of-fate")
def test_helmet_of_fate_may_be_discarded_alone_and_then_draws_nothing() -> None:
    g = attacked(B_hand="Helmet of Fate, Kick", B_deck="Raven").defend("Helmet of Fate").done()
    assert g.B.discard == ["Helmet of Fate"]
    assert g.B.hand == ["Kick"]


@card("helmet-of-fate")
def test_helmet_of_fate_as_the_last_hand_card_asks_nothing_more() -> None:
    g = attacked(B_hand="Helmet of Fate", B_deck="Raven").defend("Helmet of Fate")
    assert g.asked == "A main"
    assert (g.B.hand, g.B.discard) == ([], ["Helmet of Fate"])


@card("helmet-of-fate")
def test_helmet_of_fate_can_draw_what_it_discarded_after_a_reshuffle() -> None:
    g = attacked(B_hand="Helmet of Fate, Kick", B_deck="").defend("Helmet of Fate").pick("Kick")
    assert len(g.B.hand) == 1
    assert sorted(g.B.hand + g.B.deck) == ["Helmet of Fate", "Kick"]
    assert g.B.discard == []


@card("helmet-of-fate")
def test_helmet_of_fate_kept_in_hand_lets_the_attack_hit() -> None:
    g = attacked(B_hand="Helmet of Fate, Kick").no_defense().pick("Kick")
    assert (g.B.hand, g.B.discard) == (["Helmet of Fate"], ["Kick"])


# Legion Flight Ring


@card("legion-flight-ring")
def test_legion_flight_ring_draws_a_card() -> None:
    g = game(hand="Legion Flight Ring", deck="Punch, Kick").play("Legion Flight Ring")
    assert g.A.hand == ["Punch"]


@card("legion-flight-ring")
def test_legion_flight_ring_draws_after_a_reshuffle_and_nothing_without_any_card() -> None:
    assert game(hand="Legion Flight Ring", deck="", discard="Kick").play("Legion Flight Ring").A.hand == ["Kick"]
    assert game(hand="Legion Flight Ring", deck="").play("Legion Flight Ring").A.hand == []


@card("legion-flight-ring")
def test_legion_flight_ring_is_no_power_ring() -> None:
    assert game(discard=f"Legion Flight Ring*4, {BLUE}").A.score == 4 + 1


# Mind Control Hat


def hatted(hand: str = HAT, line_up: str = "Raven, Brother Blood, Batarang*3", **zones: Any) -> Scenario:
    """A holds the Hat and enough cards to draw."""
    return game(hand=hand, deck="Punch, Kick, Vulnerability*2", line_up=line_up, **zones)


@card("mind-control-hat")
def test_mind_control_hat_draws_two_cards() -> None:
    assert hatted().play(HAT).A.hand == ["Punch", "Kick"]


@card("mind-control-hat")
def test_mind_control_hat_draws_over_a_reshuffle() -> None:
    g = game(hand=HAT, deck="Punch", discard="Kick").play(HAT)
    assert g.A.hand == ["Punch", "Kick"]


@card("mind-control-hat")
def test_mind_control_hat_makes_each_foe_discard_a_random_card() -> None:
    gone = set()
    for seed in "abcdefgh":
        g = game(3, seed=seed, hand=HAT, B_hand="Punch, Kick, Raven", C_hand="Talon").play(HAT).pass_all()
        assert g.asked == "A main"  # nobody chooses
        assert len(g.B.hand) == 2
        assert g.C.discard == ["Talon"]
        gone |= set(g.B.discard)
    assert len(gone) > 1


@card("mind-control-hat")
def test_mind_control_hat_is_avoided_by_a_defense_and_still_draws() -> None:
    g = hatted(B_hand="Katana, Punch", B_deck="Kick").play(HAT).defend("Katana")
    assert g.B.hand == ["Punch", "Kick"]
    assert g.B.discard == ["Katana"]
    assert len(g.A.hand) == 2


@card("mind-control-hat")
def test_mind_control_hat_takes_nothing_from_an_empty_hand() -> None:
    g = hatted().play(HAT)
    assert (g.asked, g.B.discard) == ("A main", [])


@card("mind-control-hat")
def test_mind_control_hat_after_jervis_tetch_may_play_the_heroes_and_villains_of_the_line_up() -> None:
    g = hatted(f"Jervis Tetch, {HAT}").play("Jervis Tetch").choose(1).play(HAT)
    assert sorted(g.offers()) == ["Brother Blood", "Raven"]
    g.pick("Brother Blood").pick("Raven")
    assert g.asked == "A main"
    assert g.power == 1 + 4 + 1
    assert g.A.hand == ["Kick", "Vulnerability", "Vulnerability"]  # Raven drew the last one


@card("mind-control-hat")
def test_mind_control_hat_before_jervis_tetch_works_once_he_is_resolved() -> None:
    g = hatted(f"Jervis Tetch, {HAT}").play(HAT)
    assert g.asked == "A main"
    g.play("Jervis Tetch")
    assert g.asked == "A choose"  # first his own text
    g.choose(2)
    assert g.pick("Raven").pick("Brother Blood").power == 1 + 4 + 1


@card("mind-control-hat")
def test_mind_control_hat_may_play_some_of_them_and_leave_the_others() -> None:
    g = hatted(f"Jervis Tetch, {HAT}").play("Jervis Tetch").choose(1).play(HAT).pick("Brother Blood").done()
    assert (g.asked, g.power) == ("A main", 1 + 4)
    assert len(g.A.hand) == 2  # Raven draws nothing


@card("mind-control-hat")
def test_mind_control_hat_leaves_the_cards_in_the_line_up_where_they_can_still_be_bought() -> None:
    g = hatted(f"Jervis Tetch, {HAT}").play("Jervis Tetch").choose(1).play(HAT).pick("Brother Blood").pick("Raven")
    assert g.line_up == ["Raven", "Brother Blood", "Batarang", "Batarang", "Batarang"]
    assert g.A.in_play == ["Jervis Tetch", HAT]
    assert g.buy("Brother Blood").A.discard == ["Brother Blood"]


@card("mind-control-hat", "warrior-princess", "sonic-siren", "granny-goodness")
@rule("COMMON-PLAY-03")
@pytest.mark.parametrize("name", ["Warrior Princess", "Sonic Siren", "Granny Goodness"])
def test_mind_control_hat_plays_a_card_that_is_not_in_the_line_up_meanwhile(name: str) -> None:
    """The card it plays takes, destroys and plays others in the Line-Up, and then returns there."""
    lying = ["Warrior Princess", "Sonic Siren", "Granny Goodness", "Raven", "Talon"]
    g = hatted(f"Starbolt, Jervis Tetch, {HAT}", line_up=", ".join(lying), main_deck="Batarang*4", discard="Punch")
    g.play("Starbolt", "Jervis Tetch").choose(2).play(HAT).pick(name)
    found = [other for other in lying if other != name]
    assert sorted(g.offers()) == sorted(found)
    g.pick("Talon")
    while g.asked != "A main":
        g.done()
    assert name in g.line_up
    assert "Talon" not in g.line_up


@card("mind-control-hat")
def test_mind_control_hat_may_leave_the_line_up_alone() -> None:
    g = hatted(f"Jervis Tetch, {HAT}").play("Jervis Tetch").choose(1).play(HAT).done()
    assert (g.asked, g.power) == ("A main", 1)


@card("mind-control-hat")
def test_mind_control_hat_finds_nobody_to_play_in_a_line_up_of_other_cards() -> None:
    g = hatted(f"Jervis Tetch, {HAT}", line_up="Batarang*4, Kick").play("Jervis Tetch").choose(1).play(HAT)
    assert (g.asked, g.power) == ("A main", 1)


@card("mind-control-hat")
def test_mind_control_hat_works_once_for_two_jervis_tetches() -> None:
    g = hatted(f"Jervis Tetch*2, {HAT}", line_up="Brother Blood, Batarang*4")
    g.play("Jervis Tetch").choose(1).play(HAT).pick("Brother Blood")
    assert g.power == 1 + 4
    g.play("Jervis Tetch").choose(1)
    assert (g.asked, g.power) == ("A main", 1 + 4 + 1)


@card("mind-control-hat")
def test_mind_control_hat_lets_an_attack_in_the_line_up_hit_the_foes() -> None:
    g = hatted(f"Jervis Tetch, {HAT}", line_up="Deadshot, Batarang*4", B_deck="Kick, Punch")
    g.play("Jervis Tetch").choose(1).play(HAT).pick("Deadshot")
    assert g.B.discard == ["Kick"]
    assert g.line_up[0] == "Deadshot"


@card("mind-control-hat")
def test_mind_control_hat_does_not_play_a_card_that_comes_into_the_line_up_meanwhile() -> None:
    g = hatted(f"Jervis Tetch, {HAT}", line_up="Sonic Siren, Batarang*4", main_deck="Brother Blood")
    g.play("Jervis Tetch").choose(1).play(HAT).pick("Sonic Siren")
    g.pick("Batarang")
    assert g.asked == "A main"
    assert g.power == 1 + 2
    assert "Brother Blood" in g.line_up


# Sciencell


@card("sciencell")
def test_sciencell_gives_two_power() -> None:
    assert game(hand="Sciencell").play("Sciencell").power == 2


@card("sciencell")
def test_sciencell_is_worth_one_point_for_each_different_villain_super_villains_included() -> None:
    g = game(hand="Sciencell", deck="Brother Blood", discard="Talon*2, Raven", in_play="Vandal Savage")
    assert g.A.score == 3 + (2 + 1 + 1 + 1 + 4)


@card("sciencell")
def test_sciencell_without_villains_is_worth_nothing() -> None:
    assert game(hand="Sciencell", B_hand="Talon").A.score == 0


# Skeets


@card("skeets")
def test_skeets_puts_a_hero_from_the_discard_pile_on_top_of_the_deck() -> None:
    g = game(hand="Skeets", deck="Punch", discard="Raven, Talon").play("Skeets")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert g.A.deck == ["Raven", "Punch"]
    assert g.A.discard == ["Talon"]
    assert g.A.hand == []


@card("skeets")
def test_skeets_lets_its_player_pick_among_heroes() -> None:
    g = game(hand="Skeets", discard="Raven, Katana, Talon").play("Skeets").choose(1)
    assert sorted(g.offers()) == ["Katana", "Raven"]
    assert not g.can("done")
    assert g.pick("Katana").A.deck[0] == "Katana"


@card("skeets")
def test_skeets_draws_a_card_instead() -> None:
    g = game(hand="Skeets", deck="Punch", discard="Raven").play("Skeets").choose(2)
    assert (g.A.hand, g.A.discard) == (["Punch"], ["Raven"])


@card("skeets")
def test_skeets_without_a_hero_in_the_discard_pile_just_draws() -> None:
    g = game(hand="Skeets", deck="Punch", discard="Talon").play("Skeets")
    assert (g.asked, g.A.hand) == ("A main", ["Punch"])
    g = game(hand="Skeets", deck="", discard="Talon").play("Skeets")
    assert (g.A.hand, g.A.discard) == (["Talon"], [])
    g = game(hand="Skeets", deck="").play("Skeets")
    assert (g.asked, g.A.hand) == ("A main", [])


@card("skeets")
def test_skeets_as_a_defense_takes_a_hero_to_hand() -> None:
    g = attacked(B_hand="Skeets, Punch", B_deck="Kick", B_discard="Raven, World's Mightiest Mortal, Talon")
    g.defend("Skeets").choose(1)
    assert sorted(g.offers()) == ["Raven", "World's Mightiest Mortal"]
    g.pick("World's Mightiest Mortal")
    assert g.B.hand == ["Punch", "World's Mightiest Mortal"]
    assert sorted(g.B.discard) == ["Raven", "Skeets", "Talon"]
    assert g.B.deck == ["Kick"]


@card("skeets")
def test_skeets_as_a_defense_draws_a_card_instead() -> None:
    g = attacked(B_hand="Skeets, Punch", B_deck="Kick", B_discard="Raven").defend("Skeets").choose(2)
    assert g.B.hand == ["Punch", "Kick"]
    assert g.B.discard == ["Raven", "Skeets"]


@card("skeets")
def test_skeets_as_a_defense_without_a_hero_just_draws() -> None:
    g = attacked(B_hand="Skeets, Punch", B_deck="Kick").defend("Skeets")
    assert (g.asked, g.B.hand) == ("A main", ["Punch", "Kick"])


@card("skeets")
def test_skeets_kept_in_hand_lets_the_attack_hit() -> None:
    g = attacked(B_hand="Skeets, Punch").no_defense().pick("Punch")
    assert (g.B.hand, g.B.discard) == (["Skeets"], ["Punch"])


# Soultaker Sword


@card("soultaker-sword")
def test_soultaker_sword_gives_two_power_and_may_destroy_a_card_in_hand() -> None:
    g = game(hand="Soultaker Sword, Punch, Kick", discard="Weakness").play("Soultaker Sword")
    assert g.power == 2
    assert sorted(g.offers()) == ["Kick", "Punch"]
    g.pick("Punch")
    assert g.destroyed == ["Punch"]
    assert (g.asked, g.A.hand) == ("A main", ["Kick"])


@card("soultaker-sword")
def test_soultaker_sword_may_destroy_nothing() -> None:
    g = game(hand="Soultaker Sword, Punch").play("Soultaker Sword").done()
    assert (g.power, g.A.hand, g.destroyed) == (2, ["Punch"], [])


@card("soultaker-sword")
def test_soultaker_sword_with_an_empty_hand_only_gives_power() -> None:
    g = game(hand="Soultaker Sword", discard="Weakness").play("Soultaker Sword")
    assert (g.asked, g.power) == ("A main", 2)


# White Lantern Power Battery


@card("white-lantern-power-battery")
def test_white_lantern_power_battery_gains_every_power_ring_and_then_a_card_for_the_deck() -> None:
    g = game(hand=BATTERY, deck="Punch", line_up=f"{RED}, Raven, {BLUE}, Legion Flight Ring, Talon").play(BATTERY)
    assert sorted(g.A.hand) == [BLUE, RED]
    assert (g.what, sorted(g.offers())) == ("gain", ["Legion Flight Ring", "Raven", "Talon"])
    assert not g.can("done")
    g.pick("Raven")
    assert g.A.deck == ["Raven", "Punch"]
    assert g.line_up == ["Legion Flight Ring", "Talon"]
    assert g.A.discard == []


@card("white-lantern-power-battery")
def test_white_lantern_power_battery_without_a_power_ring_still_gains_a_card_for_the_deck() -> None:
    g = game(hand=BATTERY, deck="Punch", line_up="Raven*2, Talon*2, Batarang").play(BATTERY).pick("Batarang")
    assert g.A.hand == []
    assert g.A.deck == ["Batarang", "Punch"]


@card("white-lantern-power-battery")
def test_white_lantern_power_battery_may_find_nothing_left_or_nothing_at_all() -> None:
    g = game(hand=BATTERY, deck="Punch", line_up=f"{RED}, {BLUE}").play(BATTERY)
    assert (g.asked, len(g.A.hand), g.A.deck, g.line_up) == ("A main", 2, ["Punch"], [])
    g = game(hand=BATTERY, deck="Punch", line_up="").play(BATTERY)
    assert (g.asked, g.A.hand, g.A.deck) == ("A main", [], ["Punch"])


@card("white-lantern-power-battery")
def test_white_lantern_power_battery_sets_off_texts_about_gaining() -> None:
    g = game(hand=f"{BATTERY}, Punch", line_up="Deadman").play(BATTERY)
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert g.pick("Punch").destroyed == ["Punch"]


# Blue Lantern Power Ring


@card("blue-lantern-power-ring")
def test_blue_ring_gives_one_power() -> None:
    assert game(hand=BLUE).play(BLUE).power == 1


@card("blue-lantern-power-ring")
def test_blue_ring_gives_one_power_for_each_hero_in_the_discard_pile() -> None:
    g = game(hand=BLUE, discard="Raven*2, Katana, Talon, Punch", B_discard="Raven").play(BLUE)
    assert g.power == 1 + 3


@card("blue-lantern-power-ring")
def test_blue_ring_gives_one_power_for_each_hero_played_earlier_or_later() -> None:
    g = game(hand=f"Katana*3, {BLUE}, Talon").play("Katana*2", BLUE)
    assert g.power == 2 + 1 + 2
    g.play("Katana", "Talon")
    assert g.power == 5 + 1 + 1


@card("blue-lantern-power-ring")
def test_blue_ring_counts_the_discard_pile_only_once() -> None:
    g = game(hand=BLUE, line_up="Katana, Raven*3, Talon", power=2).play(BLUE).buy("Katana")
    assert g.power == 1


# Green Lantern Power Ring


@card("green-lantern-power-ring")
def test_green_ring_gives_two_power() -> None:
    g = game(hand=GREEN, deck="Punch*3").play(GREEN)
    assert (g.power, g.A.hand) == (2, [])


@card("green-lantern-power-ring")
def test_green_ring_is_discarded_to_avoid_an_attack_and_draws_two_cards() -> None:
    g = attacked(B_hand=f"{GREEN}, Punch", B_deck="Kick, Raven, Talon").defend(GREEN)
    assert g.B.discard == [GREEN]
    assert g.B.hand == ["Punch", "Kick", "Raven"]


@card("green-lantern-power-ring")
def test_green_ring_may_itself_be_drawn_again_after_a_reshuffle() -> None:
    g = attacked(B_hand=f"{GREEN}, Punch", B_deck="Kick").defend(GREEN)
    assert g.B.hand == ["Punch", "Kick", GREEN]
    assert g.B.discard == []


@card("green-lantern-power-ring")
def test_green_ring_kept_in_hand_lets_the_attack_hit() -> None:
    g = attacked(B_hand=f"{GREEN}, Punch", B_deck="Kick*3").no_defense().pick("Punch")
    assert (g.B.hand, g.B.discard) == ([GREEN], ["Punch"])


# Indigo Tribe Power Ring


@card("indigo-tribe-power-ring")
def test_indigo_ring_gives_the_power_that_another_card_gave() -> None:
    g = game(hand=f"Brother Blood, {INDIGO}").play("Brother Blood", INDIGO)
    assert g.power == 4 + 4


@card("indigo-tribe-power-ring")
def test_indigo_ring_lets_its_player_pick_among_the_cards_played_this_turn() -> None:
    g = game(hand=f"Brother Blood, Batarang, Vulnerability, {INDIGO}, Punch", in_play="Apokolips")
    g.play("Brother Blood", "Batarang", "Vulnerability", INDIGO)
    assert sorted(g.offers()) == ["Batarang", "Brother Blood", "Vulnerability"]
    assert not g.can("done")
    g.pick("Batarang")
    assert g.power == 4 + 2 + 2


@card("indigo-tribe-power-ring")
def test_indigo_ring_gives_nothing_for_a_card_without_power_or_without_another_card() -> None:
    g = game(hand=f"Vulnerability, {INDIGO}").play("Vulnerability", INDIGO)
    assert (g.asked, g.power) == ("A main", 0)
    g = game(hand=INDIGO).play(INDIGO)
    assert (g.asked, g.power) == ("A main", 0)


@card("indigo-tribe-power-ring")
def test_indigo_ring_gives_what_the_card_gave_so_far_and_does_not_follow_its_later_growth() -> None:
    g = game(hand=f"Killer Croc, {INDIGO}, Brother Blood").play("Killer Croc", INDIGO)
    assert g.power == 2 + 2
    g.play("Brother Blood")
    assert g.power == 2 + 2 + 4 + 1
    g = game(hand=f"Killer Croc, {INDIGO}, Brother Blood").play("Killer Croc", "Brother Blood", INDIGO)
    assert g.pick("Killer Croc").power == 2 + 4 + 1 + 3


@card("indigo-tribe-power-ring")
def test_indigo_ring_counts_what_that_very_copy_gave() -> None:
    totals = []
    for which in (0, 1):
        g = game(hand=f"Red Lantern Corps*2, {INDIGO}, Punch, Kick")
        g.play("Red Lantern Corps").pick("Punch").play("Red Lantern Corps").done().play(INDIGO)
        assert g.offers() == ["Red Lantern Corps", "Red Lantern Corps"]
        totals.append(g.give(g.ask.options[which]).power)
    assert sorted(totals) == [3 + 1 + 1, 3 + 1 + 3]


@card("indigo-tribe-power-ring")
def test_indigo_ring_leaves_out_power_that_a_super_hero_gave_for_the_card() -> None:
    g = game(hand=f"Katana, {INDIGO}", heroes=["Hawkman", "Batgirl"]).play("Katana", INDIGO)
    assert g.power == 1 + 1 + 1


@card("indigo-tribe-power-ring")
def test_indigo_ring_may_pick_a_card_that_was_played_and_lies_elsewhere_again() -> None:
    g = game(hand=f"Shazam!, {INDIGO}", main_deck="Brother Blood", line_up="Raven*3, Talon*2").play("Shazam!", INDIGO)
    assert sorted(g.offers()) == ["Brother Blood", "Shazam!"]
    assert g.pick("Brother Blood").power == 2 + 4 + 4
    assert g.main_deck == ["Brother Blood"]


# Orange Lantern Power Ring


@card("orange-lantern-power-ring")
def test_orange_ring_gains_an_equipment_of_cost_five_or_less_into_the_hand() -> None:
    g = game(hand=ORANGE, line_up=f"Batarang, {GREEN}, Sciencell, Raven, Kick").play(ORANGE)
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert sorted(g.offers()) == ["Batarang", GREEN]
    g.pick(GREEN)
    assert g.A.hand == [GREEN]
    assert g.line_up == ["Batarang", "Sciencell", "Raven", "Kick"]
    assert g.power == 0


@card("orange-lantern-power-ring")
def test_orange_ring_gives_two_power_instead() -> None:
    g = game(hand=ORANGE, line_up="Batarang, Raven*3, Talon").play(ORANGE).choose(2)
    assert (g.power, g.A.hand) == (2, [])


@card("orange-lantern-power-ring")
def test_orange_ring_gives_two_power_when_there_is_no_such_equipment() -> None:
    g = game(hand=ORANGE, line_up="Sciencell, Raven*3, Talon").play(ORANGE)
    assert (g.asked, g.power) == ("A main", 2)


# Red Lantern Power Ring


@card("red-lantern-power-ring")
def test_red_ring_destroys_one_of_the_top_two_cards_for_its_cost_in_power() -> None:
    g = game(hand=RED, deck="Kick, Brother Blood, Raven").play(RED)
    assert (g.what, sorted(g.offers())) == ("destroy", ["Brother Blood", "Kick"])
    assert not g.can("done")
    g.pick("Brother Blood")
    assert g.destroyed == ["Brother Blood"]
    assert g.power == 6
    assert g.A.deck == ["Kick", "Raven"]


@card("red-lantern-power-ring")
def test_red_ring_gives_no_power_for_a_card_without_cost() -> None:
    g = game(hand=RED, deck="Punch, Kick").play(RED).pick("Punch")
    assert (g.power, g.A.deck, g.destroyed) == (0, ["Kick"], ["Punch"])


@card("red-lantern-power-ring")
def test_red_ring_with_one_card_to_look_at_destroys_nothing() -> None:
    g = game(hand=RED, deck="Kick").play(RED)
    assert (g.asked, g.power, g.A.deck, g.destroyed) == ("A main", 0, ["Kick"], [])
    assert g.seen("A", "A_deck") == ["Kick"]
    g = game(hand=RED, deck="").play(RED)
    assert (g.asked, g.power, g.destroyed) == ("A main", 0, [])


@card("red-lantern-power-ring")
def test_red_ring_reshuffles_for_the_second_card() -> None:
    g = game(hand=RED, deck="Punch", discard="Kick").play(RED).pick("Kick")
    assert (g.power, g.A.deck, g.A.discard) == (3, ["Punch"], [])


@card("red-lantern-power-ring")
def test_red_ring_shows_the_cards_to_its_player_alone() -> None:
    g = game(hand=RED, deck="Kick, Brother Blood, Raven").play(RED)
    assert g.seen("A", "A_deck") == ["Kick", "Brother Blood", "?"]
    assert g.seen("B", "A_deck") == ["?", "?", "?"]
    g.pick("Brother Blood")
    assert g.seen("A", "A_deck") == ["Kick", "?"]
    assert g.seen("B", "A_deck") == ["?", "?"]


# Star Sapphire Power Ring


@card("star-sapphire-power-ring")
def test_star_sapphire_ring_draws_two_cards_of_different_types() -> None:
    g = game(hand=SAPPHIRE, deck="Raven, Talon, Punch").play(SAPPHIRE)
    assert g.A.hand == ["Raven", "Talon"]
    assert g.A.deck == ["Punch"]
    assert g.seen("B", "A_hand") == ["Talon", "Raven"]


@card("star-sapphire-power-ring")
def test_star_sapphire_ring_puts_cards_that_share_a_type_back_in_a_chosen_order() -> None:
    g = game(hand=SAPPHIRE, deck="Raven, Katana, Punch").play(SAPPHIRE)
    assert sorted(g.offers()) == ["Katana", "Raven"]
    assert g.seen("B", "A_deck") == ["Raven", "Katana", "?"]
    g.pick("Katana")
    assert g.A.hand == []
    assert g.A.deck == ["Katana", "Raven", "Punch"]
    assert g.seen("A", "A_deck") == ["Katana", "Raven", "?"]
    assert g.seen("B", "A_deck") == ["?", "?", "?"]  # the order is its player's secret
    g = game(hand=SAPPHIRE, deck="Raven, Katana, Punch").play(SAPPHIRE).pick("Raven")
    assert g.A.deck == ["Raven", "Katana", "Punch"]


@card("star-sapphire-power-ring")
@pytest.mark.parametrize("top", ["Punch*2", "Punch, Vulnerability", "Talon, Trigon"])
def test_star_sapphire_ring_draws_neither_starter_nor_villain_pairs(top: str) -> None:
    g = game(hand=SAPPHIRE, deck=f"{top}, Kick").play(SAPPHIRE)
    if g.asked == "A pick":
        g.give(g.ask.options[0])
    assert g.A.hand == []
    assert len(g.A.deck) == 3


@card("star-sapphire-power-ring")
@pytest.mark.parametrize("top", ["Weakness, Raven", "Raven, Weakness", "Weakness*2"])
def test_star_sapphire_ring_draws_neither_card_when_a_weakness_is_revealed(top: str) -> None:
    g = game(hand=SAPPHIRE, deck=f"{top}, Kick").play(SAPPHIRE)
    if g.asked == "A pick":
        g.give(g.ask.options[0])
    assert g.A.hand == []
    assert len(g.A.deck) == 3


@card("star-sapphire-power-ring")
def test_star_sapphire_ring_reshuffles_for_the_second_card() -> None:
    g = game(hand=SAPPHIRE, deck="Raven", discard="Talon").play(SAPPHIRE)
    assert g.A.hand == ["Raven", "Talon"]


@card("star-sapphire-power-ring")
def test_star_sapphire_ring_draws_a_lone_card_and_does_nothing_without_any() -> None:
    assert game(hand=SAPPHIRE, deck="Raven").play(SAPPHIRE).A.hand == ["Raven"]
    g = game(hand=SAPPHIRE, deck="").play(SAPPHIRE)
    assert (g.asked, g.A.hand) == ("A main", [])


# Yellow Lantern Corps Power Ring


@card("yellow-lantern-corps-power-ring")
def test_yellow_ring_gives_two_power() -> None:
    assert game(hand=YELLOW).play(YELLOW).power == 2


@card("yellow-lantern-corps-power-ring")
def test_yellow_ring_makes_each_foe_discard_a_card_of_their_choice() -> None:
    g = game(3, hand=f"{YELLOW}, Raven", B_hand="Punch, Kick", C_hand="Talon, Punch").play(YELLOW).pass_all()
    assert (g.asked, g.what) == ("B pick", "discard")
    g.pick("Kick")
    assert g.asked == "C pick"
    g.pick("Punch")
    assert (g.B.hand, g.B.discard) == (["Punch"], ["Kick"])
    assert (g.C.hand, g.C.discard) == (["Talon"], ["Punch"])
    assert g.A.hand == ["Raven"]


@card("yellow-lantern-corps-power-ring")
def test_yellow_ring_is_avoided_by_one_foe_and_hits_the_other() -> None:
    g = game(3, hand=YELLOW, B_hand="Katana, Punch", B_deck="Kick", C_hand="Talon").play(YELLOW)
    g.defend("Katana").no_defense()
    assert (g.B.hand, g.B.discard) == (["Punch", "Kick"], ["Katana"])
    assert (g.C.hand, g.C.discard) == ([], ["Talon"])


@card("yellow-lantern-corps-power-ring")
def test_yellow_ring_takes_nothing_from_an_empty_hand() -> None:
    g = game(hand=YELLOW).play(YELLOW)
    assert (g.asked, g.power, g.B.discard) == ("A main", 2, [])
