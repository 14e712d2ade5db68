"""The oversized Super Heroes, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine.profile import RuleError
from tests.harness.rule import card
from tests.harness.scenario import Scenario, game

YELLOW = "Yellow Lantern Corps Power Ring"  # an Attack: each foe discards a card


def as_hero(name: str, other: str = "", **zones: Any) -> Scenario:
    """A plays as a Super Hero; abilities that start by themselves do not ask first."""
    return game(heroes=[name, other or ("Red Tornado" if name != "Red Tornado" else "Batgirl")], **zones)


def asked_hero(name: str, **zones: Any) -> Scenario:
    """The same, with every ability asking whether it is used."""
    return game(heroes=[name, "Red Tornado"], auto_hero=False, **zones)


# Batgirl


@card("hero-batgirl")
def test_batgirl_may_discard_a_punch_and_draws_a_card() -> None:
    g = as_hero("Batgirl", hand="Punch, Kick", deck="Raven, Talon").use("Batgirl")
    assert g.asked == "A main"
    assert g.A.discard == ["Punch"]
    assert g.A.hand == ["Kick", "Raven"]


@card("hero-batgirl")
def test_batgirl_discards_nothing_but_a_punch_from_the_hand() -> None:
    assert not as_hero("Batgirl", hand="Kick, Vulnerability", discard="Punch", deck="Raven").can("use", "Batgirl")
    assert not as_hero("Batgirl", hand="Punch").play("Punch").can("use", "Batgirl")


@card("hero-batgirl")
def test_batgirl_does_so_once_in_each_of_her_turns_at_any_moment() -> None:
    g = as_hero("Batgirl", hand="Punch*3", deck="Punch*6", B_deck="Kick*5").play("Punch").use("Batgirl")
    assert not g.can("use", "Batgirl")
    g.play("Punch").end_turn()
    assert not g.can("use", "Batgirl")
    g.end_turn()
    assert g.can("use", "Batgirl")


@card("hero-batgirl")
def test_batgirl_draws_the_discarded_punch_again_after_a_reshuffle() -> None:
    g = as_hero("Batgirl", hand="Punch", deck="").use("Batgirl")
    assert (g.A.hand, g.A.discard) == (["Punch"], [])


@card("hero-batgirl")
def test_batgirl_need_not_use_her_ability() -> None:
    g = as_hero("Batgirl", hand="Punch", deck="Kick*6").end_turn()
    assert (g.active, g.A.discard, g.A.hand) == ("B", ["Punch"], ["Kick"] * 5)


# Black Canary


@card("hero-black-canary")
def test_black_canary_gives_one_power_for_each_different_villain_played() -> None:
    g = as_hero("Black Canary", hand="Brother Blood*2, Killer Croc, Raven, Punch").play("Brother Blood")
    assert g.power == 4 + 1
    g.play("Brother Blood")
    assert g.power == 5 + 4  # the same Villain again gives nothing
    g.play("Killer Croc")
    assert g.power == 9 + 3 + 1
    g.play("Raven", "Punch")
    assert g.power == 13 + 1 + 1


@card("hero-black-canary")
def test_black_canary_counts_super_villains() -> None:
    assert as_hero("Black Canary", hand="Vandal Savage").play("Vandal Savage").power == 1 + 1


@card("hero-black-canary")
def test_black_canary_counts_anew_in_each_of_her_turns() -> None:
    g = as_hero("Black Canary", hand="Brother Blood", deck="Brother Blood, Punch*9", B_hand="Talon", B_deck="Punch*5")
    g.play("Brother Blood").end_turn().end_turn().play("Brother Blood")
    assert g.power == 4 + 1


@card("hero-black-canary")
def test_black_canary_may_leave_the_power() -> None:
    g = asked_hero("Black Canary", hand="Brother Blood").play("Brother Blood")
    assert g.asked == "A may"
    assert g.no().power == 4
    assert asked_hero("Black Canary", hand="Brother Blood").play("Brother Blood").yes().power == 5


# Booster Gold


@card("hero-booster-gold")
def test_booster_gold_gives_one_power_for_each_defense_card_played() -> None:
    g = as_hero("Booster Gold", hand="Katana*2, Force Field, Raven", deck="Punch*5").play("Katana")
    assert g.power == 1 + 1
    assert g.play("Katana").power == 2 + 2
    assert g.play("Force Field").power == 4 + 1
    assert g.play("Raven").power == 5 + 1


@card("hero-booster-gold")
def test_booster_gold_draws_a_card_when_he_avoids_an_attack() -> None:
    g = as_hero("Red Tornado", "Booster Gold", hand=YELLOW, B_hand="Katana, Punch", B_deck="Kick, Raven, Talon")
    g.play(YELLOW).defend("Katana")
    assert g.B.hand == ["Punch", "Kick", "Raven"]
    assert g.power == 2  # and no Power: the card was not played


@card("hero-booster-gold")
def test_booster_gold_draws_nothing_when_the_attack_hits_or_another_avoids_it() -> None:
    g = game(
        3,
        heroes=["Red Tornado", "Booster Gold", "Batgirl"],
        hand=YELLOW,
        B_hand="Punch",
        B_deck="Kick*3",
        C_hand="Katana",
        C_deck="Raven*3",
    )
    g.play(YELLOW).no_defense().defend("Katana")
    assert g.B.hand == []
    assert g.C.hand == ["Raven"]


@card("hero-booster-gold")
def test_booster_gold_draws_against_a_first_appearance_too() -> None:
    deck = "Katana, Kick*4, Raven, Talon"
    g = game(heroes=["Booster Gold", "Batgirl"], deck=deck, super_villains="Trigon", sv_up=False)
    g.end_turn().defend("Katana")
    assert g.A.hand == ["Kick"] * 4 + ["Raven", "Talon"]
    assert g.destroyed == []


@card("hero-booster-gold")
def test_booster_gold_resolves_the_defense_before_his_own_draw() -> None:
    g = as_hero("Red Tornado", "Booster Gold", hand=YELLOW, B_hand="Skeets", B_deck="Kick, Punch", B_discard="Raven")
    g.play(YELLOW).defend("Skeets")
    assert (g.asked, g.B.hand) == ("B choose", [])
    g.choose(1)
    assert g.B.hand == ["Raven", "Kick"]


@card("hero-booster-gold")
def test_booster_gold_may_leave_both_abilities() -> None:
    g = asked_hero("Booster Gold", hand="Katana").play("Katana")
    assert (g.asked, g.no().power) == ("A may", 1)
    g = game(
        heroes=["Red Tornado", "Booster Gold"], auto_hero=False, hand=YELLOW, B_hand="Katana", B_deck="Kick, Raven"
    )
    g.play(YELLOW).defend("Katana")
    assert g.asked == "B may"
    assert g.no().B.hand == ["Kick"]


@card("hero-booster-gold")
def test_booster_gold_counts_a_copy_of_a_defense_card() -> None:
    g = as_hero("Booster Gold", hand="Plastic Man", discard="Helmet of Fate").play("Plastic Man")
    assert g.power == 2 + 1


# Hawkman


@card("hero-hawkman")
def test_hawkman_gives_one_power_for_every_hero_played() -> None:
    g = as_hero("Hawkman", hand="Katana*2, Talon, Batarang").play("Katana")
    assert g.power == 1 + 1
    assert g.play("Katana").power == 2 + 2
    assert g.play("Talon", "Batarang").power == 4 + 2


@card("hero-hawkman")
def test_hawkman_counts_his_own_plays_only() -> None:
    g = as_hero("Hawkman", B_hand="Katana", B_deck="Punch*5", deck="Punch*5").end_turn().play("Katana")
    assert (g.active, g.power) == ("B", 1)


@card("hero-hawkman")
def test_hawkman_may_leave_the_power() -> None:
    g = asked_hero("Hawkman", hand="Katana").play("Katana")
    assert (g.asked, g.no().power) == ("A may", 1)


# Nightwing


@card("hero-nightwing")
def test_nightwing_gives_one_power_for_the_first_equipment_and_a_card_for_the_second() -> None:
    g = as_hero("Nightwing", hand="Batarang*3, Raven", deck="Punch, Kick, Talon").play("Batarang")
    assert (g.power, g.A.hand) == (2 + 1, ["Batarang", "Batarang", "Raven"])
    g.play("Batarang")
    assert (g.power, g.A.hand) == (3 + 2, ["Batarang", "Raven", "Punch"])
    g.play("Batarang")
    assert (g.power, g.A.hand) == (5 + 2, ["Raven", "Punch"])


@card("hero-nightwing", "hero-hawkman")
@pytest.mark.parametrize("hero", ["Nightwing", "Hawkman"])
def test_a_hero_that_copies_an_equipment_counts_as_both(hero: str) -> None:
    assert as_hero(hero, hand="Plastic Man", discard="Batarang").play("Plastic Man").power == 2 + 1


@card("hero-nightwing")
def test_nightwing_heeds_no_other_cards() -> None:
    g = as_hero("Nightwing", hand="Kick*2, Katana*2", deck="Punch").play("Kick*2", "Katana*2")
    assert (g.power, g.A.hand) == (6, [])


@card("hero-nightwing")
def test_nightwing_counts_anew_in_each_of_his_turns() -> None:
    g = as_hero("Nightwing", hand="Batarang", deck="Batarang, Punch*9", B_deck="Punch*5")
    g.play("Batarang").end_turn().end_turn().play("Batarang")
    assert (g.power, len(g.A.hand)) == (2 + 1, 4)


@card("hero-nightwing")
def test_nightwing_draws_the_hero_that_the_second_equipment_put_on_the_deck() -> None:
    g = as_hero("Nightwing", hand="Batarang, Skeets", deck="Punch", discard="Raven")
    g.play("Batarang", "Skeets").choose(1)
    assert g.A.hand == ["Raven"]


@card("hero-nightwing")
def test_nightwing_draws_after_a_reshuffle() -> None:
    g = as_hero("Nightwing", hand="Batarang*2", deck="", discard="Kick").play("Batarang*2")
    assert g.A.hand == ["Kick"]


@card("hero-nightwing")
def test_nightwing_may_leave_either_ability() -> None:
    g = asked_hero("Nightwing", hand="Batarang*2", deck="Kick").play("Batarang").no()
    assert g.power == 2
    g.play("Batarang")
    assert g.asked == "A may"
    assert g.no().A.hand == []


# Red Tornado


@card("hero-red-tornado")
def test_red_tornado_gives_two_power_with_four_card_types_in_the_discard_pile() -> None:
    g = as_hero("Red Tornado", discard="Punch, Raven, Talon, Kick")
    assert g.power == 0
    assert g.use("Red Tornado").power == 2


@card("hero-red-tornado")
@pytest.mark.parametrize(
    "discard",
    [
        "Punch, Raven, Talon",
        "Punch, Vulnerability, Raven, Katana, Talon",
        "Weakness, Punch, Raven, Talon",
        "Trigon, Talon, Raven, Punch",
    ],
)
def test_red_tornado_does_nothing_with_fewer_types(discard: str) -> None:
    assert not as_hero("Red Tornado", discard=discard, hand="Kick").can("use", "Red Tornado")


@card("hero-red-tornado")
def test_red_tornado_does_so_once_in_each_of_his_turns_at_any_moment() -> None:
    pile = "Punch, Raven, Talon, Kick, Oa"
    g = as_hero("Red Tornado", hand="Punch", discard=pile, deck="Punch*5", B_deck="Punch*5").play("Punch")
    g.use("Red Tornado")
    assert g.power == 3
    assert not g.can("use", "Red Tornado")
    g.end_turn()
    assert not g.can("use", "Red Tornado")
    assert g.end_turn().can("use", "Red Tornado")


@card("hero-red-tornado")
def test_red_tornado_may_wait_until_a_purchase_brings_the_fourth_type() -> None:
    g = as_hero("Red Tornado", discard="Punch, Raven, Talon", hand="Kick, Punch").play("Kick", "Punch")
    assert not g.can("use", "Red Tornado")
    g.buy("Kick").use("Red Tornado")
    assert g.power == 2


# Shazam!


SHAZAM: dict[str, Any] = {"line_up": "Katana*4, Skeets", "deck": "Punch"}


@card("hero-shazam")
def test_shazam_pays_four_power_to_gain_the_top_card_of_the_main_deck() -> None:
    g = game(heroes=["Shazam!", "Batgirl"], power=5, main_deck="Raven, Talon", **SHAZAM).use("Shazam!")
    assert g.power == 1
    assert g.main_deck == ["Talon"]
    g.do("discard")
    assert g.A.discard == ["Raven"]
    assert g.A.deck == ["Punch"]


@card("hero-shazam")
def test_shazam_may_put_the_card_on_top_of_the_deck_after_seeing_it() -> None:
    g = game(heroes=["Shazam!", "Batgirl"], power=4, main_deck="Raven, Talon", **SHAZAM).use("Shazam!")
    assert (g.asked, g.offers("deck"), g.offers("discard")) == ("A where", ["Raven"], ["Raven"])
    g.do("deck")
    assert g.A.deck == ["Raven", "Punch"]
    assert g.A.discard == []
    assert g.seen("B", "A_deck") == ["Raven", "?"]


@card("hero-shazam")
def test_shazam_may_pay_several_times_a_turn_but_never_without_the_power() -> None:
    g = game(heroes=["Shazam!", "Batgirl"], power=9, main_deck="Raven, Talon, Punch", **SHAZAM)
    g.use("Shazam!").do("discard").use("Shazam!").do("discard")
    assert g.A.discard == ["Raven", "Talon"]
    assert g.power == 1
    assert not g.can("use", "Shazam!")
    g = game(heroes=["Shazam!", "Batgirl"], power=3, main_deck="Raven", **SHAZAM)
    assert not g.can("use", "Shazam!")


@card("hero-shazam")
def test_shazam_finds_nothing_in_an_empty_main_deck() -> None:
    g = game(heroes=["Shazam!", "Batgirl"], power=8, main_deck="", **SHAZAM)
    assert not g.can("use", "Shazam!")


@card("hero-shazam")
def test_shazam_gains_so_texts_about_gaining_are_set_off() -> None:
    g = game(heroes=["Shazam!", "Batgirl"], power=4, hand="Kick", main_deck="Deadman", **SHAZAM)
    g.use("Shazam!").do("deck")
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert g.pick("Kick").destroyed == ["Kick"]


# Starfire, a promo


def starfire(**zones: Any) -> Scenario:
    return game(heroes=["Starfire", "Batgirl"], rules={"promo": True}, **zones)


@card("hero-starfire")
def test_starfire_draws_a_card_while_the_line_up_has_no_super_power() -> None:
    g = starfire(line_up="Raven*3, Talon, Batarang", deck="Punch, Kick").use("Starfire")
    assert g.A.hand == ["Punch"]


@card("hero-starfire")
def test_starfire_draws_nothing_while_a_super_power_lies_in_the_line_up() -> None:
    g = starfire(line_up="Raven*3, Talon, Starbolt", deck="Punch*6", power=5)
    assert not g.can("use", "Starfire")
    g.buy("Starbolt")
    assert g.use("Starfire").A.hand == ["Punch"]


@card("hero-starfire")
def test_starfire_does_so_once_in_each_of_her_turns() -> None:
    g = starfire(line_up="Raven*3, Talon, Batarang", deck="Punch*9", B_deck="Punch*5").use("Starfire")
    assert not g.can("use", "Starfire")
    g.end_turn()
    assert not g.can("use", "Starfire")
    assert g.end_turn().can("use", "Starfire")


@card("hero-starfire")
def test_starfire_draws_after_a_reshuffle_and_needs_no_use() -> None:
    g = starfire(line_up="Raven*3, Talon, Batarang", deck="", discard="Kick").use("Starfire")
    assert g.A.hand == ["Kick"]
    assert starfire(line_up="Raven*3, Talon, Batarang", deck="Kick*6").end_turn().active == "B"


@card("hero-starfire")
def test_starfire_takes_part_only_where_the_promo_is_allowed() -> None:
    with pytest.raises(RuleError, match="Starfire"):
        game(heroes=["Starfire", "Batgirl"])
