"""The Super Powers of the main deck, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness.rule import card
from tests.harness.scenario import Scenario, game

YELLOW = "Yellow Lantern Corps Power Ring"  # an Attack: each foe discards a card
LINE_UP = "Katana*4, Skeets"


def attacked(players: int = 2, **zones: Any) -> Scenario:
    """B is under an Attack that makes each foe discard a card, and is asked for a Defense."""
    return game(players, hand=YELLOW, **zones).play(YELLOW)


@pytest.mark.parametrize(
    ("name", "cost", "vp"),
    [
        pytest.param("Canary Cry", 4, 1, marks=card("canary-cry")),
        pytest.param("Force Field", 3, 1, marks=card("force-field")),
        pytest.param("Power of the Green", 3, 1, marks=card("power-of-the-green")),
        pytest.param("Shazam!", 7, 2, marks=card("shazam-power")),
        pytest.param("Starbolt", 5, 1, marks=card("starbolt")),
        pytest.param("Teleportation", 7, 1, marks=card("teleportation")),
        pytest.param("Whirlwind", 2, 1, marks=card("whirlwind")),
    ],
)
def test_a_super_power_is_bought_for_its_cost_and_scores_its_points(name: str, cost: int, vp: int) -> None:
    line_up = f"{name}, Raven*3, Talon"
    assert not game(line_up=line_up, power=cost - 1).can("buy", name)
    g = game(line_up=line_up, power=cost).buy(name)
    assert g.power == 0
    assert g.A.score == vp


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Canary Cry", marks=card("canary-cry")),
        pytest.param("Force Field", marks=card("force-field")),
        pytest.param("Power of the Green", marks=card("power-of-the-green")),
        pytest.param("Shazam!", marks=card("shazam-power")),
        pytest.param("Teleportation", marks=card("teleportation")),
        pytest.param("Whirlwind", marks=card("whirlwind")),
    ],
)
def test_it_counts_as_a_super_power(name: str) -> None:
    assert game(hand="Starbolt", discard=name).play("Starbolt").power == 3


# Canary Cry


@card("canary-cry")
def test_canary_cry_puts_a_villain_from_the_discard_pile_on_top_of_the_deck() -> None:
    g = game(hand="Canary Cry", deck="Punch", discard="Talon, Raven").play("Canary Cry")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert g.A.deck == ["Talon", "Punch"]
    assert g.A.discard == ["Raven"]
    assert g.A.hand == []


@card("canary-cry")
def test_canary_cry_lets_its_player_pick_among_villains_super_villains_included() -> None:
    g = game(hand="Canary Cry", discard="Talon, Trigon, Raven").play("Canary Cry").choose(1)
    assert sorted(g.offers()) == ["Talon", "Trigon"]
    assert not g.can("done")
    g.pick("Trigon")
    assert g.A.deck[0] == "Trigon"


@card("canary-cry")
def test_canary_cry_draws_a_card_instead() -> None:
    g = game(hand="Canary Cry", deck="Punch", discard="Talon").play("Canary Cry").choose(2)
    assert g.A.hand == ["Punch"]
    assert g.A.discard == ["Talon"]


@card("canary-cry")
def test_canary_cry_without_a_villain_in_the_discard_pile_just_draws() -> None:
    g = game(hand="Canary Cry", deck="Punch", discard="Raven").play("Canary Cry")
    assert g.asked == "A main"
    assert g.A.hand == ["Punch"]


@card("canary-cry")
def test_canary_cry_draws_after_a_reshuffle_and_does_nothing_without_any_card() -> None:
    g = game(hand="Canary Cry", deck="", discard="Raven").play("Canary Cry")
    assert g.A.hand == ["Raven"]
    assert g.A.discard == []
    g = game(hand="Canary Cry", deck="").play("Canary Cry")
    assert (g.asked, g.A.hand) == ("A main", [])


@card("canary-cry")
def test_canary_cry_as_a_defense_takes_a_villain_of_cost_seven_or_less_to_hand() -> None:
    g = attacked(B_hand="Canary Cry, Punch", B_deck="Kick", B_discard="Larfleeze, Vandal Savage, Raven")
    g.defend("Canary Cry")
    assert (g.asked, g.offers("choose")) == ("B choose", ["1", "2"])
    g.choose(1)
    assert g.B.hand == ["Punch", "Larfleeze"]
    assert sorted(g.B.discard) == ["Canary Cry", "Raven", "Vandal Savage"]
    assert g.B.deck == ["Kick"]


@card("canary-cry")
def test_canary_cry_as_a_defense_lets_the_defender_pick_among_villains() -> None:
    g = attacked(B_hand="Canary Cry", B_discard="Larfleeze, Talon").defend("Canary Cry").choose(1)
    assert g.asked == "B pick"
    g.pick("Talon")
    assert g.B.hand == ["Talon"]


@card("canary-cry")
def test_canary_cry_as_a_defense_draws_a_card_instead() -> None:
    g = attacked(B_hand="Canary Cry, Punch", B_deck="Kick", B_discard="Talon").defend("Canary Cry").choose(2)
    assert g.B.hand == ["Punch", "Kick"]
    assert g.B.discard == ["Talon", "Canary Cry"]


@card("canary-cry")
def test_canary_cry_as_a_defense_just_draws_when_every_villain_costs_too_much() -> None:
    g = attacked(B_hand="Canary Cry, Punch", B_deck="Kick", B_discard="Vandal Savage").defend("Canary Cry")
    assert g.asked == "A main"
    assert g.B.hand == ["Punch", "Kick"]


@card("canary-cry")
def test_canary_cry_kept_in_hand_lets_the_attack_hit() -> None:
    g = attacked(B_hand="Canary Cry, Punch").no_defense().pick("Punch")
    assert g.B.hand == ["Canary Cry"]
    assert g.B.discard == ["Punch"]


# Force Field


@card("force-field")
def test_force_field_draws_a_card_when_played() -> None:
    g = game(hand="Force Field", deck="Punch, Kick").play("Force Field")
    assert g.A.hand == ["Punch"]


@card("force-field")
def test_force_field_draws_after_a_reshuffle_and_nothing_without_any_card() -> None:
    assert game(hand="Force Field", deck="", discard="Raven").play("Force Field").A.hand == ["Raven"]
    assert game(hand="Force Field", deck="").play("Force Field").A.hand == []


@card("force-field")
def test_force_field_stays_in_play_and_is_scored_there() -> None:
    g = game(hand="Force Field, Punch").play("Force Field", "Punch").end_turn()
    assert g.A.in_play == ["Force Field"]
    assert "Punch" not in g.A.in_play
    assert g.A.score == 1


@card("force-field")
def test_force_field_in_play_goes_to_the_discard_pile_to_avoid_an_attack() -> None:
    g = attacked(B_hand="Punch, Kick", B_in_play="Force Field", B_deck="Raven").defend("Force Field")
    assert g.B.in_play == []
    assert g.B.discard == ["Force Field"]
    assert g.B.hand == ["Punch", "Kick"]
    assert g.B.deck == ["Raven"]


@card("force-field")
def test_force_field_may_be_kept_in_play_while_the_attack_hits() -> None:
    g = attacked(B_hand="Punch", B_in_play="Force Field").no_defense()
    assert g.B.in_play == ["Force Field"]
    assert g.B.discard == ["Punch"]


@card("force-field")
def test_force_field_in_hand_is_no_defense() -> None:
    g = attacked(B_hand="Force Field, Punch")
    assert g.asked == "B defend"
    assert not g.can("defend", "Force Field")


@card("force-field")
def test_force_field_in_play_defends_a_player_without_hand_cards() -> None:
    g = attacked(B_in_play="Force Field")
    assert g.asked == "B defend"
    g.defend("Force Field")
    assert g.B.discard == ["Force Field"]


@card("force-field")
def test_force_field_played_this_turn_avoids_a_first_appearance() -> None:
    g = game(hand="Force Field", deck="Kick*6", super_villains="Trigon", sv_up=False)
    g.play("Force Field").end_turn().defend("Force Field")
    assert g.destroyed == []
    assert "Force Field" in g.A.discard


@card("force-field")
def test_force_field_is_no_location() -> None:
    g = game(hand="Power of the Green", in_play="Force Field").play("Power of the Green")
    assert g.power == 2


# Power of the Green


@card("power-of-the-green")
def test_power_of_the_green_puts_a_location_into_play_and_gives_three_power() -> None:
    g = game(hand="Power of the Green", discard="Oa, Raven").play("Power of the Green")
    assert g.A.in_play == ["Power of the Green", "Oa"]
    assert g.A.discard == ["Raven"]
    assert g.power == 3


@card("power-of-the-green")
def test_power_of_the_green_must_take_one_location_of_its_players_choice() -> None:
    g = game(hand="Power of the Green", discard="Oa, Metropolis").play("Power of the Green")
    assert sorted(g.offers()) == ["Metropolis", "Oa"]
    assert not g.can("done")
    g.pick("Oa")
    assert "Oa" in g.A.in_play
    assert g.A.discard == ["Metropolis"]


@card("power-of-the-green")
def test_power_of_the_green_gives_three_power_for_a_location_controlled_before() -> None:
    g = game(hand="Power of the Green", in_play="Oa").play("Power of the Green")
    assert g.power == 3


@card("power-of-the-green")
def test_power_of_the_green_gives_two_power_without_a_location() -> None:
    g = game(hand="Power of the Green", B_in_play="Oa").play("Power of the Green")
    assert g.asked == "A main"
    assert g.power == 2


@card("power-of-the-green")
def test_power_of_the_green_does_not_play_the_location_which_works_at_once_and_stays() -> None:
    g = game(hand="Black Adam, Power of the Green", deck="Talon, Punch*9", discard="Apokolips")
    g.play("Black Adam", "Power of the Green")
    assert g.power == 2 + 2 + 3  # Villain and Super Power, but no Location played
    g.use("Apokolips")
    assert g.A.hand == ["Talon"]
    assert g.end_turn().A.in_play == ["Apokolips"]


# Shazam!


@card("shazam-power")
def test_shazam_gives_two_power_even_without_a_main_deck() -> None:
    g = game(hand="Shazam!", main_deck="", line_up="Raven*3, Talon*2").play("Shazam!")
    assert g.power == 2
    assert g.asked == "A main"


@card("shazam-power")
def test_shazam_plays_the_top_card_of_the_main_deck_and_puts_it_back() -> None:
    g = game(hand="Shazam!", deck="Punch, Kick", main_deck="Raven, Talon", line_up=LINE_UP)
    g.play("Shazam!")
    assert g.power == 2 + 1
    assert g.A.hand == ["Punch"]
    assert g.main_deck == ["Raven", "Talon"]
    assert g.A.in_play == ["Shazam!"]


@card("shazam-power")
def test_shazam_shows_the_card_to_everybody() -> None:
    g = game(hand="Shazam!", main_deck="Raven, Talon", line_up=LINE_UP)
    assert g.seen("B", "main_deck") == ["?", "?"]
    g.play("Shazam!")
    assert g.seen("B", "main_deck") == ["Raven", "?"]
    assert g.seen("", "main_deck") == ["Raven", "?"]


@card("shazam-power")
def test_shazam_makes_the_revealed_attack_against_the_foes() -> None:
    g = game(hand="Shazam!", main_deck="Deadshot", line_up=LINE_UP, B_deck="Kick, Punch")
    g.play("Shazam!")
    assert g.B.discard == ["Kick"]
    assert g.main_deck == ["Deadshot"]


@card("shazam-power")
def test_shazam_counts_the_revealed_card_as_played() -> None:
    g = game(hand="Shazam!", main_deck="Brother Blood", line_up=LINE_UP, heroes=["Black Canary", "Hawkman"])
    assert g.play("Shazam!").power == 2 + 4 + 1


@card("shazam-power")
def test_shazam_gains_nothing_from_a_location() -> None:
    g = game(hand="Shazam!", main_deck="Apokolips, Raven", line_up=LINE_UP, deck="Talon, Punch*9")
    g.play("Shazam!")
    assert g.power == 2
    assert not g.can("use", "Apokolips")
    assert g.A.in_play == ["Shazam!"]
    assert g.main_deck == ["Apokolips", "Raven"]


@card("shazam-power")
def test_shazam_does_not_keep_an_ongoing_card() -> None:
    g = game(hand="Shazam!", deck="Punch", main_deck="Force Field", line_up=LINE_UP).play("Shazam!")
    assert g.A.hand == ["Punch"]
    assert g.main_deck == ["Force Field"]


@card("shazam-power")
def test_shazam_revealing_its_second_copy_goes_on_to_the_next_card_and_puts_both_back() -> None:
    g = game(hand="Shazam!", main_deck="Shazam!, Brother Blood, Raven", line_up=LINE_UP).play("Shazam!")
    assert g.power == 2 + 2 + 4
    assert g.main_deck == ["Shazam!", "Brother Blood", "Raven"]


@card("shazam-power")
def test_shazam_puts_a_card_that_became_a_copy_back_as_itself() -> None:
    g = game(hand="Shazam!", discard="Batarang", main_deck="Plastic Man", line_up=LINE_UP).play("Shazam!")
    assert g.power == 2 + 2
    assert g.main_deck == ["Plastic Man"]


@card("shazam-power")
def test_shazam_does_not_gain_the_card() -> None:
    g = game(hand="Shazam!, Punch", main_deck="Deadman", line_up=LINE_UP).play("Shazam!")
    assert g.asked == "A main"
    assert g.power == 2 + 2
    assert g.A.discard == []


# Starbolt


@card("starbolt")
def test_starbolt_gives_two_power() -> None:
    assert game(hand="Starbolt").play("Starbolt").power == 2


@card("starbolt")
def test_starbolt_gives_one_power_for_each_super_power_in_the_discard_pile() -> None:
    g = game(hand="Starbolt", discard="Kick*2, Whirlwind, Punch, Raven, Batarang", B_discard="Kick")
    assert g.play("Starbolt").power == 2 + 3


@card("starbolt")
def test_starbolt_counts_once_and_only_the_discard_pile() -> None:
    g = game(hand="Starbolt*2", in_play="Force Field", power=3).play("Starbolt")
    g.buy("Kick").play("Starbolt")
    assert g.power == 2 + 3  # the Kick bought in between counts for the second only


# Teleportation


@card("teleportation")
def test_teleportation_gains_the_top_card_of_the_main_deck_into_the_hand() -> None:
    g = game(hand="Teleportation", main_deck="Raven, Talon", line_up=LINE_UP).play("Teleportation")
    assert g.A.hand == ["Raven"]
    assert g.main_deck == ["Talon"]
    assert g.A.discard == []


@card("teleportation")
def test_teleportation_lets_the_card_be_played_this_turn() -> None:
    g = game(hand="Teleportation", main_deck="Brother Blood", line_up=LINE_UP)
    assert g.play("Teleportation", "Brother Blood").power == 4


@card("teleportation")
def test_teleportation_shows_what_it_gains_and_sets_off_texts_about_gaining() -> None:
    g = game(hand="Teleportation, Punch", main_deck="Deadman", line_up=LINE_UP).play("Teleportation")
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert g.seen("B", "A_hand") == ["Deadman", "?"]
    g.pick("Punch").done()
    assert g.destroyed == ["Punch"]
    assert g.A.hand == ["Deadman"]


@card("teleportation")
def test_teleportation_gains_nothing_from_an_empty_main_deck() -> None:
    g = game(hand="Teleportation", main_deck="", line_up=LINE_UP).play("Teleportation")
    assert (g.asked, g.A.hand, g.A.discard) == ("A main", [], [])


# Whirlwind


@card("whirlwind")
def test_whirlwind_gives_one_power() -> None:
    assert game(hand="Punch, Whirlwind").play("Punch", "Whirlwind").power == 2


@card("whirlwind")
def test_whirlwind_as_first_card_may_change_the_hand_for_four_cards() -> None:
    g = game(hand="Whirlwind, Punch*2", deck="Kick*5").play("Whirlwind")
    assert g.asked == "A may"
    g.yes()
    assert g.A.discard == ["Punch", "Punch"]
    assert g.A.hand == ["Kick"] * 4
    assert len(g.A.deck) == 1
    assert g.power == 1


@card("whirlwind")
def test_whirlwind_may_leave_the_hand_alone() -> None:
    g = game(hand="Whirlwind, Punch*2", deck="Kick*5").play("Whirlwind").no()
    assert g.A.hand == ["Punch", "Punch"]
    assert len(g.A.deck) == 5


@card("whirlwind")
def test_whirlwind_as_second_card_changes_nothing() -> None:
    g = game(hand="Whirlwind, Punch*2", deck="Kick*5").play("Punch", "Whirlwind")
    assert g.asked == "A main"
    assert g.A.hand == ["Punch"]


@card("whirlwind", "shazam-power")
def test_whirlwind_revealed_by_shazam_is_not_the_first_card() -> None:
    g = game(hand="Shazam!, Punch", deck="Kick*5", main_deck="Whirlwind", line_up=LINE_UP).play("Shazam!")
    assert g.asked == "A main"
    assert g.power == 2 + 1


@card("whirlwind")
def test_whirlwind_is_the_first_card_although_others_lie_in_play_since_earlier_turns() -> None:
    g = game(hand="Whirlwind, Punch", deck="Kick*5", in_play="Metropolis").play("Whirlwind")
    assert g.asked == "A may"


@card("whirlwind")
def test_whirlwind_discards_before_it_draws_so_a_reshuffle_brings_the_hand_back() -> None:
    g = game(hand="Whirlwind, Punch, Raven", deck="Kick*2").play("Whirlwind").yes()
    assert sorted(g.A.hand) == ["Kick", "Kick", "Punch", "Raven"]
    assert g.A.discard == []


@card("whirlwind")
def test_whirlwind_as_the_only_card_in_hand_still_draws_four() -> None:
    g = game(hand="Whirlwind", deck="Kick*5").play("Whirlwind")
    assert g.asked == "A may"
    assert g.yes().A.hand == ["Kick"] * 4
