"""The Villains, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.cards.rivals_shazam_black_adam import adams_duel, blocked, duel, fact
from tests.harness.rule import card

S = "rivals-shazam-black-adam/"
# id, name, cost, VP, copies
FACTS = [
    ("death", "Death", 7, 2, 1),
    ("dr-sivana", "Dr. Sivana", 4, 1, 1),
    ("envy", "Envy", 3, 1, 1),
    ("famine", "Famine", 5, 1, 1),
    ("felix-faust", "Felix Faust", 5, 2, 1),
    ("gluttony", "Gluttony", 3, 1, 1),
    ("greed", "Greed", 3, 1, 1),
    ("lust", "Lust", 3, 1, 1),
    ("mister-mind", "Mister Mind", 4, 1, 1),
    ("pestilence", "Pestilence", 6, 2, 1),
    ("pride", "Pride", 4, 2, 1),
    ("psycho-pirate", "Psycho-Pirate", 3, 1, 2),
    ("sabbac", "Sabbac", 6, 2, 1),
    ("sloth", "Sloth", 3, 1, 1),
    ("the-monster-society", "The Monster Society", 5, 1, 1),
    ("war", "War", 5, 1, 1),
    ("wrath", "Wrath", 4, 1, 1),
]
SINS = [("envy", "Envy"), ("gluttony", "Gluttony"), ("greed", "Greed"), ("lust", "Lust"), ("pride", "Pride")]
SINS += [("wrath", "Wrath")]


@pytest.mark.parametrize(
    ("id", "name", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(S + row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, cost: int, vp: int, copies: int) -> None:
    assert fact(id) == (name, "Villain", cost, vp, copies, "black-adam")


# The Sins


@pytest.mark.parametrize("name", [pytest.param(name, marks=card(S + id)) for id, name in SINS])
def test_gaining_a_sin_brings_a_weakness(name: str) -> None:
    g = duel(power=4, line_up=name).buy(name)
    assert g.A.discard == [name, "Weakness"]
    assert g.weaknesses == 9


@card(S + "sloth")
def test_gaining_sloth_brings_no_weakness() -> None:
    g = duel(power=4, line_up="Sloth").buy("Sloth")
    assert g.A.discard == ["Sloth"]


@card(S + "envy")
def test_envy_uses_the_text_of_a_card_in_a_foes_discard_pile() -> None:
    g = duel(hand="Envy", deck="Punch*2, Vulnerability", B_discard="War, Swiftness of Horus, Hawkman").play("Envy")
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Swiftness of Horus", "War"])
    g.pick("War")
    assert g.power == 3
    assert g.B.discard == ["War", "Swiftness of Horus", "Hawkman"]


@card(S + "envy")
def test_envy_looks_for_cards_of_cost_5_or_less_in_no_pile_but_a_foes() -> None:
    g = duel(hand="Envy", discard="War", B_discard="Hawkman", B_hand="Sloth", line_up="Pride")
    g.play("Envy")
    assert g.power == 1


@card(S + "envy")
@pytest.mark.parametrize("pile", ["", "Khandaq", "Mister Mind"])
def test_envy_gives_1_power_where_no_text_can_be_used(pile: str) -> None:
    g = duel(hand="Envy", B_discard=pile).play("Envy")
    assert (g.power, g.asked) == (1, "A main")


@card(S + "envy")
def test_envy_gives_no_power_of_its_own_after_using_a_text() -> None:
    assert duel(hand="Envy", B_discard="Vulnerability").play("Envy").power == 0


@card(S + "envy")
def test_envy_makes_the_attack_of_the_text_it_uses() -> None:
    g = duel(hand="Envy", B_discard="Power of Zeus", B_hand="Punch").play("Envy")
    assert g.asked == "B defend"
    g.no_defense()
    assert g.B.discard == ["Power of Zeus", "Weakness"]


@card(S + "gluttony")
def test_gluttony_gives_2_power() -> None:
    g = duel(hand="Gluttony, Punch").play("Gluttony")
    assert (g.power, g.asked) == (2, "A main")


@card(S + "gluttony")
def test_gluttony_confronting_may_destroy_a_hand_card_for_2_power() -> None:
    g = duel(hand="Gluttony, Punch", discard="Vulnerability", confront="B").play("Gluttony")
    assert (g.what, g.offers()) == ("destroy", ["Punch"])
    g.pick("Punch")
    assert (g.power, g.destroyed) == (4, ["Punch"])


@card(S + "gluttony")
def test_gluttony_confronting_gives_no_more_if_nothing_is_destroyed() -> None:
    assert duel(hand="Gluttony, Punch", confront="B").play("Gluttony").done().power == 2
    assert duel(hand="Gluttony", discard="Punch", confront="B").play("Gluttony").power == 2


@card(S + "greed")
@pytest.mark.parametrize(("choice", "place"), [(1, "hand"), (2, "destroyed")])
def test_greed_reveals_the_top_card_which_is_drawn_or_destroyed(choice: int, place: str) -> None:
    g = duel(hand="Greed", deck="Vulnerability, Punch").play("Greed")
    assert g.asked == "A choose"
    assert g.seen("B", "A_deck") == ["Vulnerability", "?"]
    g.choose(choice)
    assert (g.A.hand if place == "hand" else g.destroyed) == ["Vulnerability"]
    assert g.A.deck == ["Punch"]
    assert g.power == 0


@card(S + "lust")
def test_lust_gives_2_power_though_the_attack_is_avoided() -> None:
    g = duel(hand="Lust", B_hand="Eugene Choi, War", B_deck="Punch").play("Lust").defend("Eugene Choi")
    assert g.power == 2
    assert g.B.hand == ["War", "Punch"]


@card(S + "lust")
def test_lust_shows_the_foes_hand_and_the_attacker_picks_a_hero_or_villain_to_discard() -> None:
    g = duel(hand="Lust", B_hand="Hawkman, War, Punch, Speed of Mercury").play("Lust").no_defense()
    assert (g.asked, g.what, g.offers()) == ("A pick", "discard", ["Hawkman", "War"])
    assert sorted(g.seen("A", "B_hand")) == ["Hawkman", "Punch", "Speed of Mercury", "War"]
    g.pick("War")
    assert g.B.discard == ["War"]
    assert g.B.hand == ["Hawkman", "Punch", "Speed of Mercury"]


@card(S + "lust")
def test_lust_shows_the_hand_even_if_nothing_in_it_fits() -> None:
    g = duel(hand="Lust", B_hand="Punch, Speed of Mercury").play("Lust").no_defense()
    assert g.seen("A", "B_hand") == ["Punch", "Speed of Mercury"]
    assert g.B.discard == []


@card(S + "pride")
@pytest.mark.parametrize(("in_play", "power"), [("", 3), ("Punch, Hawkman", 3), ("War", 2)])
def test_pride_gives_2_power_and_1_more_beside_no_other_villain(in_play: str, power: int) -> None:
    assert duel(hand="Pride", in_play=in_play).play("Pride").power == power


@card(S + "pride")
def test_pride_blocks_for_3() -> None:
    assert blocked("Pride, Punch").block("Pride").B.cost == 12


@card(S + "sloth")
def test_sloth_gives_2_power() -> None:
    assert duel(hand="Sloth").play("Sloth").power == 2


@card(S + "sloth")
def test_sloth_blocks_for_3_and_goes_on_top_of_the_deck() -> None:
    g = blocked("Sloth, Punch", B_deck="Vulnerability").block("Sloth")
    assert g.B.cost == 12
    assert (g.B.deck, g.B.discard) == (["Sloth", "Vulnerability"], [])


@card(S + "wrath")
def test_wrath_gives_2_power_and_3_more_in_a_confrontation() -> None:
    assert duel(hand="Wrath").play("Wrath").power == 2
    assert duel(hand="Wrath", confront="B").play("Wrath").power == 5


# The Horsemen


@card(S + "death")
def test_death_gives_4_power() -> None:
    assert duel(hand="Death", line_up="").play("Death").power == 4


@card(S + "death")
@pytest.mark.parametrize("gone", ["Punch", "Vulnerability"])
def test_death_may_destroy_a_card_in_hand_or_discarded(gone: str) -> None:
    g = duel(hand="Death, Punch", discard="Vulnerability", in_play="Weakness", line_up="").play("Death")
    assert sorted(g.offers()) == ["Punch", "Vulnerability"]
    assert g.pick(gone).destroyed == [gone]


@card(S + "death")
def test_death_may_also_destroy_a_card_in_the_line_up() -> None:
    g = duel(hand="Death, Punch", line_up="War, Sloth").play("Death").done()
    assert (g.what, g.offers()) == ("destroy", ["Sloth", "War"])
    g.pick("War")
    assert (g.line_up, g.destroyed) == (["Sloth"], ["War"])


@card(S + "death")
def test_death_may_destroy_nothing() -> None:
    g = duel(hand="Death, Punch", line_up="War").play("Death").done().done()
    assert (g.destroyed, g.asked) == ([], "A main")


@card(S + "famine")
def test_famine_gives_2_power() -> None:
    assert duel(hand="Famine", line_up="").play("Famine").power == 2


@card(S + "famine")
def test_famine_makes_its_player_destroy_line_up_cards_until_four_are_left() -> None:
    g = duel(hand="Famine", line_up="War, Sloth, Pride, Death, Envy, Greed").play("Famine")
    assert (g.asked, g.what, g.can("done")) == ("A pick", "destroy", False)
    g.pick("Death", "Sloth")
    assert sorted(g.line_up) == ["Envy", "Greed", "Pride", "War"]
    assert sorted(g.destroyed) == ["Death", "Sloth"]


@card(S + "famine")
@pytest.mark.parametrize("line_up", ["War, Sloth, Pride, Death", "War"])
def test_famine_destroys_nothing_with_four_cards_or_fewer(line_up: str) -> None:
    g = duel(hand="Famine", line_up=line_up).play("Famine")
    assert (g.destroyed, g.asked) == ([], "A main")


@card(S + "famine")
def test_famine_holds_the_own_refill_at_four_and_lets_the_foes_go_to_five() -> None:
    g = duel(hand="Famine", line_up="War").play("Famine").end_turn()
    assert (g.active, len(g.line_up)) == ("B", 4)
    g.normal().end_turn()
    assert (g.active, len(g.line_up)) == ("A", 5)


@card(S + "pestilence")
def test_pestilence_gives_2_power_and_nothing_for_weaknesses_outside_a_confrontation() -> None:
    g = duel(hand="Pestilence", B_in_play="Weakness*2", B_hand="").play("Pestilence")
    assert g.power == 2


@card(S + "pestilence")
def test_pestilence_puts_a_weakness_on_top_of_each_foes_deck() -> None:
    g = duel(hand="Pestilence", B_deck="Punch", B_hand="War").play("Pestilence").no_defense()
    assert (g.B.deck, g.B.discard, g.weaknesses) == (["Weakness", "Punch"], [], 9)


@card(S + "pestilence")
def test_pestilence_confronting_gives_1_power_for_each_weakness_the_foe_controls() -> None:
    g = duel(hand="Pestilence", in_play="Weakness", B_in_play="Weakness*2, Khandaq", confront="B").play("Pestilence")
    assert g.power == 4


@card(S + "pestilence")
def test_pestilences_confrontation_text_works_though_its_attack_is_avoided() -> None:
    g = duel(hand="Pestilence", B_in_play="Weakness", B_hand="Eugene Choi", confront="B").play("Pestilence")
    g.defend("Eugene Choi")
    assert (g.power, g.weaknesses) == (3, 9)


@card(S + "war")
def test_war_gives_3_power_and_2_more_in_a_confrontation() -> None:
    assert duel(hand="War").play("War").power == 3
    assert duel(hand="War", confront="B").play("War").power == 5


# Other Villains


@card(S + "dr-sivana")
@pytest.mark.parametrize(("in_play", "power"), [("Weakness", 2), ("Punch", 1)])
def test_dr_sivana_gives_1_power_draws_and_gives_another_if_a_weakness_is_controlled(in_play: str, power: int) -> None:
    g = duel(hand="Dr. Sivana", deck="Punch, War", in_play=in_play, B_in_play="Weakness").play("Dr. Sivana")
    assert (g.power, g.A.hand) == (power, ["Punch"])


@card(S + "felix-faust")
def test_felix_faust_gives_2_power() -> None:
    g = duel(hand="Felix Faust").play("Felix Faust")
    assert (g.power, g.asked, g.weaknesses) == (2, "A main", 10)


@card(S + "felix-faust")
def test_felix_faust_confronting_may_gain_a_weakness_for_3_power() -> None:
    g = duel(hand="Felix Faust", confront="B").play("Felix Faust")
    assert g.asked == "A may"
    g.yes()
    assert (g.power, g.A.discard) == (5, ["Weakness"])


@card(S + "felix-faust")
def test_felix_faust_confronting_gives_no_more_without_a_weakness_gained() -> None:
    g = duel(hand="Felix Faust", confront="B").play("Felix Faust").no()
    assert (g.power, g.A.discard) == (2, [])
    g = duel(hand="Felix Faust", weaknesses="", confront="B").play("Felix Faust")
    assert (g.power, g.asked) == (2, "A main")


@card(S + "mister-mind")
def test_mister_mind_gives_2_power_or_uses_the_text_of_a_hero_or_villain_in_the_line_up() -> None:
    g = duel(hand="Mister Mind", line_up="War, Speed of Mercury, Hawkman, Hawkgirl, Khandaq", deck="Punch")
    g.play("Mister Mind").choose(2)
    assert g.offers() == ["Hawkgirl", "War"]
    g.pick("War")
    assert (g.power, len(g.line_up)) == (3, 5)
    assert duel(hand="Mister Mind", line_up="War").play("Mister Mind").choose(1).power == 2


@card(S + "mister-mind")
def test_mister_mind_gives_2_power_where_no_text_can_be_used() -> None:
    g = duel(hand="Mister Mind", line_up="Envy, Hawkman, Speed of Mercury, Khandaq").play("Mister Mind")
    assert (g.power, g.asked) == (2, "A main")


@card(S + "psycho-pirate")
def test_psycho_pirate_gives_1_power_though_the_attack_is_avoided() -> None:
    g = duel(hand="Psycho-Pirate, Vulnerability", B_hand="Eugene Choi").play("Psycho-Pirate").defend("Eugene Choi")
    assert (g.power, g.A.hand) == (1, ["Vulnerability"])


@card(S + "psycho-pirate")
@pytest.mark.parametrize("passed", ["Vulnerability", "Weakness"])
def test_psycho_pirate_passes_a_card_of_hand_or_discard_pile_into_the_foes_hand(passed: str) -> None:
    g = duel(hand="Psycho-Pirate, Vulnerability", discard="Weakness", B_hand="Punch").play("Psycho-Pirate")
    g.no_defense()
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Vulnerability", "Weakness"])
    g.pick(passed)
    assert g.B.hand == ["Punch", passed]
    assert passed not in g.A.hand + g.A.discard


@card(S + "psycho-pirate")
def test_psycho_pirate_need_pass_nothing() -> None:
    g = duel(hand="Psycho-Pirate, Vulnerability", B_hand="Punch").play("Psycho-Pirate").no_defense().done()
    assert (g.A.hand, g.B.hand) == (["Vulnerability"], ["Punch"])


@card(S + "psycho-pirate")
def test_psycho_pirate_defends_and_draws_a_card() -> None:
    g = duel(hand="Power of Zeus", B_hand="Psycho-Pirate", B_deck="Punch").play("Power of Zeus").defend("Psycho-Pirate")
    assert (g.B.hand, g.B.discard, g.weaknesses) == (["Punch"], ["Psycho-Pirate"], 10)


@card(S + "sabbac")
def test_sabbac_gives_3_power_and_each_foe_discards_a_card_of_their_choice() -> None:
    g = duel(hand="Sabbac", B_hand="Punch, War, Sloth").play("Sabbac")
    assert g.power == 3
    g.no_defense()
    assert (g.asked, len(g.offers())) == ("B pick", 3)
    g.pick("Punch")
    assert (g.B.hand, g.asked) == (["War", "Sloth"], "A main")


@card(S + "sabbac")
def test_sabbac_makes_a_foe_who_controls_a_weakness_discard_two() -> None:
    g = duel(hand="Sabbac", B_hand="Punch, War, Sloth", B_in_play="Weakness").play("Sabbac").no_defense()
    g.pick("Punch").pick("War")
    assert (g.B.hand, g.asked) == (["Sloth"], "A main")


@card(S + "the-monster-society")
@pytest.mark.parametrize(("before", "power"), [("War", 7), ("Hawkman", 5), ("Punch", 3)])
def test_the_monster_society_gives_2_power_and_2_more_after_another_villain(before: str, power: int) -> None:
    g = duel(hand=f"{before}, The Monster Society").play(before, "The Monster Society")
    assert g.power == power


@card(S + "the-monster-society")
def test_the_monster_society_blocks_for_2() -> None:
    assert blocked("The Monster Society, Punch").block("The Monster Society").B.cost == 11


@card(S + "psycho-pirate")
def test_a_card_passed_counts_for_the_foe_and_sets_off_no_gain() -> None:
    g = adams_duel(hand="Psycho-Pirate, Greed", B_hand="Punch").play("Psycho-Pirate").no_defense().pick("Greed")
    assert (g.B.score, g.weaknesses) == (1, 10)
