"""The Villains of the main deck, sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from lineup.language.sets import box
from tests.harness.rule import card, rule
from tests.harness.scenario import card_set, game

# id, name, cost, VP (None: its text says), copies
FACTS = [
    ("black-lantern-corps", "Black Lantern Corps", 6, 2, 2),
    ("brother-blood", "Brother Blood", 6, 2, 2),
    ("deadshot", "Deadshot", 2, 1, 2),
    ("dr-sivana", "Dr. Sivana", 4, 1, 2),
    ("granny-goodness", "Granny Goodness", 5, 1, 2),
    ("jervis-tetch", "Jervis Tetch", 3, 1, 2),
    ("killer-croc", "Killer Croc", 4, 1, 2),
    ("larfleeze", "Larfleeze", 7, None, 1),
    ("manhunter", "Manhunter", 3, 1, 6),
    ("mr-zsasz", "Mr. Zsasz", 3, 1, 2),
    ("ocean-master", "Ocean Master", 2, 1, 2),
    ("parasite", "Parasite", 4, 1, 2),
    ("red-lantern-corps", "Red Lantern Corps", 5, 1, 2),
    ("talon", "Talon", 1, 1, 2),
    ("the-demon-etrigan", "The Demon Etrigan", 7, 2, 1),
]


@pytest.mark.parametrize(
    ("id", "name", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, cost: int, vp: int | None, copies: int) -> None:
    found = box("heroes-unite").find(id)
    assert (found.name, found.title, found.stack) == (name, "Villain", "main")
    assert (found.cost, found.copies) == (cost, copies)
    assert (None if found.worth else found.vp) == vp


# Black Lantern Corps


@card("black-lantern-corps")
def test_black_lantern_corps_gives_2_power() -> None:
    g = game(hand="Black Lantern Corps")
    g.play("Black Lantern Corps")
    assert g.power == 2


@card("black-lantern-corps")
@rule("HU-CARD-05")
def test_black_lantern_corps_gives_each_foe_a_weakness_and_then_draws_nothing() -> None:
    g = game(4, hand="Black Lantern Corps", deck="Punch", weaknesses="Weakness*3")
    g.play("Black Lantern Corps")
    assert g.B.discard == g.C.discard == g.D.discard == ["Weakness"]
    assert g.A.discard == []
    assert g.A.hand == []


@card("black-lantern-corps")
@rule("HU-CARD-05")
def test_black_lantern_corps_draws_a_card_when_a_foe_avoids() -> None:
    g = game(3, hand="Black Lantern Corps", deck="Kick, Punch", B_hand="Katana", B_deck="Punch", C_hand="Punch")
    g.play("Black Lantern Corps").defend("Katana").no_defense()
    assert g.B.discard == ["Katana"]
    assert g.C.discard == ["Weakness"]
    assert g.A.hand == ["Kick"]
    assert g.power == 2


@card("black-lantern-corps")
def test_black_lantern_corps_draws_only_one_card_when_several_foes_avoid() -> None:
    g = game(3, hand="Black Lantern Corps", deck="Kick, Punch", B_hand="Katana", C_hand="Katana")
    g.play("Black Lantern Corps").defend("Katana").defend("Katana")
    assert g.A.hand == ["Kick"]
    assert g.weaknesses == 20


@card("black-lantern-corps")
@rule("HU-CARD-05")
def test_black_lantern_corps_draws_a_card_when_the_stack_runs_out() -> None:
    g = game(4, hand="Black Lantern Corps", deck="Kick, Punch", weaknesses="Weakness*2")
    g.play("Black Lantern Corps")
    assert g.B.discard == g.C.discard == ["Weakness"]
    assert g.D.discard == []
    assert g.A.hand == ["Kick"]


@card("black-lantern-corps")
def test_black_lantern_corps_can_be_avoided_even_with_an_empty_stack() -> None:
    g = game(hand="Black Lantern Corps", deck="Kick", weaknesses="", B_hand="Katana", B_deck="Punch")
    g.play("Black Lantern Corps").defend("Katana")
    assert g.B.hand == ["Punch"]
    assert g.A.hand == ["Kick"]


@card("black-lantern-corps")
def test_black_lantern_corps_shuffles_for_its_draw() -> None:
    g = game(hand="Black Lantern Corps", deck="", discard="Kick", weaknesses="")
    g.play("Black Lantern Corps")
    assert (g.A.hand, g.A.discard) == (["Kick"], [])


# Brother Blood


@card("brother-blood")
def test_brother_blood_gives_4_power() -> None:
    g = game(hand="Brother Blood")
    g.play("Brother Blood")
    assert g.power == 4
    assert g.asked == "A main"


# Deadshot


@card("deadshot")
def test_deadshot_gives_1_power() -> None:
    g = game(hand="Deadshot", B_deck="")
    g.play("Deadshot")
    assert g.power == 1


@card("deadshot")
def test_deadshot_makes_each_foe_reveal_the_top_card_and_discard_it_if_it_costs_something() -> None:
    g = game(3, hand="Deadshot", deck="Kick", B_deck="Talon, Kick", C_deck="Kick, Punch")
    g.play("Deadshot")
    assert (g.B.deck, g.B.discard) == (["Kick"], ["Talon"])
    assert (g.C.deck, g.C.discard) == (["Punch"], ["Kick"])
    assert (g.A.deck, g.A.discard) == (["Kick"], [])
    assert [event[1] for event in g.events("revealed")] == [1, 2]


@card("deadshot")
@pytest.mark.parametrize("name", ["Punch", "Vulnerability", "Weakness"])
def test_deadshot_leaves_a_revealed_card_of_cost_0_on_top(name: str) -> None:
    g = game(hand="Deadshot", B_deck=[name, "Kick"])
    g.play("Deadshot")
    assert (g.B.deck, g.B.discard) == ([name, "Kick"], [])
    assert g.game.view(0).zones[z.zone_of(1, z.DECK)][0] >= 0  # everybody has seen it
    assert g.game.view(0).zones[z.zone_of(1, z.DECK)][1] < 0


@card("deadshot")
def test_deadshot_can_be_avoided() -> None:
    g = game(hand="Deadshot", B_hand="Katana", B_deck="Punch, Kick, Talon")
    g.play("Deadshot").defend("Katana")
    assert g.B.discard == ["Katana"]
    assert g.B.deck == ["Kick", "Talon"]
    assert g.power == 1


@card("deadshot")
def test_deadshot_hits_a_foe_who_declines_to_defend() -> None:
    g = game(hand="Deadshot", B_hand="Katana", B_deck="Kick, Talon")
    g.play("Deadshot").no_defense()
    assert g.B.discard == ["Kick"]


@card("deadshot")
def test_deadshot_makes_a_foe_shuffle_when_the_deck_is_empty() -> None:
    g = game(hand="Deadshot", B_deck="", B_discard="Kick*2")
    g.play("Deadshot")
    assert (g.B.deck, g.B.discard) == (["Kick"], ["Kick"])
    assert g.events("shuffled") == [("shuffled", 1, 2)]


@card("deadshot")
def test_deadshot_finds_nothing_where_a_foe_has_no_cards() -> None:
    g = game(hand="Deadshot", B_deck="", B_discard="")
    g.play("Deadshot")
    assert g.asked == "A main"
    assert (g.B.deck, g.B.discard) == ([], [])


# Dr. Sivana


@card("dr-sivana")
def test_dr_sivana_gives_2_power() -> None:
    g = game(hand="Dr. Sivana", discard="Raven")
    g.play("Dr. Sivana")
    assert g.power == 2
    assert g.asked == "A main"


@card("dr-sivana")
def test_dr_sivana_may_put_a_super_power_from_the_discard_pile_on_top_of_the_deck() -> None:
    g = game(hand="Dr. Sivana", deck="Punch", discard="Kick, Starbolt, Raven, Talon")
    g.play("Dr. Sivana")
    assert sorted(g.offers()) == ["Kick", "Starbolt"]
    g.pick("Starbolt")
    assert g.A.deck == ["Starbolt", "Punch"]
    assert g.A.discard == ["Kick", "Raven", "Talon"]
    assert g.asked == "A main"


@card("dr-sivana")
def test_dr_sivana_may_leave_the_super_power_where_it_is() -> None:
    g = game(hand="Dr. Sivana", deck="Punch", discard="Kick")
    g.play("Dr. Sivana").done()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["Kick"])
    assert g.power == 2


# Granny Goodness


@card("granny-goodness")
def test_granny_goodness_sets_a_hero_or_villain_of_the_line_up_aside() -> None:
    g = game(hand="Granny Goodness", line_up="Raven, Manhunter, Starbolt, Batarang, Oa")
    g.play("Granny Goodness")
    assert (g.asked, g.what) == ("A pick", "set aside")
    assert sorted(g.offers()) == ["Manhunter", "Raven"]
    assert not g.can("done")
    g.pick("Manhunter")
    assert sorted(g.line_up) == ["Batarang", "Oa", "Raven", "Starbolt"]


@card("granny-goodness")
def test_granny_goodness_plays_the_card_for_her_player() -> None:
    g = game(hand="Granny Goodness", deck="Kick, Punch", line_up="Raven, Batarang")
    g.play("Granny Goodness")
    assert g.power == 1
    assert g.A.hand == ["Kick"]


@card("granny-goodness")
def test_the_attack_of_granny_goodness_card_hits_the_foes_of_her_player() -> None:
    g = game(3, hand="Granny Goodness", line_up="Black Lantern Corps", B_hand="Katana", C_hand="Punch", deck="Kick")
    g.play("Granny Goodness").defend("Katana").no_defense()
    assert g.C.discard == ["Weakness"]
    assert g.B.discard == ["Katana"]
    assert g.A.discard == []
    assert g.A.hand == ["Kick"]
    assert g.power == 2


@card("granny-goodness")
@rule("HU-CARD-08")
def test_granny_goodness_card_cannot_be_bought_this_turn() -> None:
    g = game(hand="Granny Goodness", line_up="Deadman, Batarang", power=9)
    g.play("Granny Goodness")
    assert not g.can("buy", "Deadman")
    assert g.why_not("buy deadman") == "HU-CARD-08"
    assert g.can("buy", "Batarang")


@card("granny-goodness")
@rule("HU-CARD-08")
def test_granny_goodness_card_cannot_be_gained_this_turn() -> None:
    g = game(hand="Granny Goodness, Warrior Princess, Starbolt", line_up="Raven, Batarang, Talon")
    g.play("Granny Goodness").pick("Raven")
    g.play("Starbolt", "Warrior Princess")
    assert sorted(g.offers()) == ["Batarang", "Talon"]


@card("granny-goodness")
def test_granny_goodness_card_returns_to_the_line_up_before_the_refill() -> None:
    g = game(hand="Granny Goodness", line_up="Raven, Batarang, Oa, Starbolt, Talon", main_deck="Katana*2")
    g.play("Granny Goodness").pick("Raven")
    assert "Raven" not in g.line_up
    g.end_turn()
    assert sorted(g.line_up) == ["Batarang", "Oa", "Raven", "Starbolt", "Talon"]
    assert g.main_deck == ["Katana", "Katana"]
    assert "Raven" not in g.A.discard + g.A.hand + g.A.deck


@card("granny-goodness")
@rule("HU-CARD-08")
def test_granny_goodness_card_can_be_bought_by_the_next_player() -> None:
    g = game(hand="Granny Goodness", line_up="Raven, Batarang, Oa, Starbolt*2", B_hand="Kick, Punch")
    g.play("Granny Goodness").end_turn()
    g.play("Kick", "Punch").buy("Raven")
    assert g.B.discard == ["Raven"]


@card("granny-goodness")
def test_granny_goodness_card_belongs_to_nobody() -> None:
    g = game(hand="Granny Goodness", deck="Punch", line_up="Kyle Rayner")
    g.play("Granny Goodness")
    assert g.A.in_play == ["Granny Goodness"]
    assert g.A.score == 1


@card("granny-goodness")
def test_granny_goodness_does_nothing_without_a_hero_or_villain_in_the_line_up() -> None:
    g = game(hand="Granny Goodness, Raven", line_up="Batarang, Oa", deck="Punch")
    g.play("Granny Goodness")
    assert g.asked == "A main"
    assert g.power == 0
    g.end_turn()
    assert g.active == "B"


@card("granny-goodness")
@pytest.mark.parametrize("order", [("Granny Goodness", "Winged Warrior"), ("Winged Warrior", "Granny Goodness")])
def test_granny_goodness_card_counts_as_played(order: tuple[str, str]) -> None:
    g = game(hand="Granny Goodness, Winged Warrior", line_up="Katana")
    g.play(*order)
    assert g.power == 1 + 2 + 3


@card("granny-goodness")
def test_granny_goodness_can_take_another_granny_goodness_and_both_cards_return() -> None:
    g = game(hand="Granny Goodness", line_up="Granny Goodness, Katana, Batarang, Oa, Starbolt", main_deck="Talon*2")
    g.play("Granny Goodness").pick("Granny Goodness")
    assert g.power == 1  # Katana was the only card left to take
    g.end_turn()
    assert sorted(g.line_up) == ["Batarang", "Granny Goodness", "Katana", "Oa", "Starbolt"]


@card("granny-goodness", "deadman")
def test_deadman_set_aside_by_granny_goodness_is_not_gained() -> None:
    g = game(hand="Granny Goodness, Punch", line_up="Deadman", discard="Weakness")
    g.play("Granny Goodness")
    assert g.power == 2
    assert g.asked == "A main"


@card("granny-goodness", "plastic-man")
def test_plastic_man_set_aside_by_granny_goodness_copies_and_returns_as_himself() -> None:
    g = game(
        hand="Granny Goodness, Kyle Rayner",
        line_up="Plastic Man, Batarang*2, Oa, Starbolt",
        discard="Green Lantern Power Ring",
    )
    g.play("Granny Goodness", "Kyle Rayner")
    assert g.power == 2 + 3 + 2 + 2  # the copy, and a Power Ring each in the discard pile and played
    g.end_turn()
    assert "Plastic Man" in g.line_up
    assert "Green Lantern Power Ring" not in g.line_up


@card("granny-goodness")
@rule("HU-HIDE-02")
def test_a_super_villain_returned_by_granny_goodness_makes_no_second_first_appearance() -> None:
    g = game(
        hand="Granny Goodness",
        variants=["super-hidden"],
        line_up="Arkillo, Batarang*3, Oa, Starbolt",
        main_deck="Talon*2",
        discard="Skeets",
    )
    g.play("Granny Goodness")
    assert g.power == 2
    assert g.A.hand == ["Skeets"]
    g.end_turn()
    assert "Arkillo" in g.line_up
    assert g.weaknesses == 20
    assert g.events("first_appearance") == []


@card("granny-goodness")
@rule("HU-SYN-03")
def test_a_hero_kept_aside_for_one_player_goes_back_to_that_player_only() -> None:
    g = game(
        hand="Granny Goodness",
        heroes=["Nightwing", "Hawkman"],
        variants=["synergy"],
        reserve="Wonder of the Knight",
        line_up="Batarang*2, Oa, Starbolt*2",
        B_hand="Brother Blood*2",
    )
    g.play("Granny Goodness").end_turn()
    g.play("Brother Blood*2")
    assert g.power == 8
    assert not g.can("buy", "Wonder of the Knight")
    assert g.A.reserve == ["Wonder of the Knight"]
    assert len(g.line_up) == 5


# Jervis Tetch


@card("jervis-tetch")
def test_jervis_tetch_gives_1_power() -> None:
    g = game(hand="Jervis Tetch", deck="")
    g.play("Jervis Tetch")
    assert g.power == 1
    assert g.asked == "A main"


@card("jervis-tetch")
def test_jervis_tetch_shows_the_top_card_to_his_player_alone() -> None:
    g = game(hand="Jervis Tetch", deck="Kick, Punch")
    g.play("Jervis Tetch")
    deck = z.zone_of(0, z.DECK)
    top = g.game.state.zones[deck][0]
    assert g.game.view(0).zones[deck][0] == top
    assert g.game.view(1).zones[deck][0] < 0
    assert g.events("looked") == [("looked", 0, (top,))]


@card("jervis-tetch")
def test_jervis_tetch_may_destroy_the_top_card() -> None:
    g = game(hand="Jervis Tetch", deck="Vulnerability, Punch")
    g.play("Jervis Tetch")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert g.destroyed == ["Vulnerability"]
    assert (g.A.deck, g.A.discard) == (["Punch"], [])


@card("jervis-tetch")
def test_jervis_tetch_may_discard_the_top_card() -> None:
    g = game(hand="Jervis Tetch", deck="Kick, Punch")
    g.play("Jervis Tetch").choose(2)
    assert g.A.discard == ["Kick"]
    assert (g.A.deck, g.destroyed) == (["Punch"], [])


@card("jervis-tetch")
@rule("HU-SHUF-05")
def test_jervis_tetch_shuffles_before_he_looks_at_an_empty_deck() -> None:
    g = game(hand="Jervis Tetch", deck="", discard="Kick*2")
    g.play("Jervis Tetch").choose(1)
    assert g.destroyed == ["Kick"]
    assert (g.A.deck, g.A.discard) == (["Kick"], [])


# Killer Croc


@card("killer-croc")
def test_killer_croc_alone_gives_2_power() -> None:
    g = game(hand="Killer Croc, Katana", discard="Talon")
    g.play("Killer Croc")
    assert g.power == 2  # he is no other Villain to himself
    g.play("Katana")
    assert g.power == 2 + 1


@card("killer-croc")
def test_killer_croc_gives_1_power_more_for_another_villain_played_earlier() -> None:
    g = game(hand="Brother Blood, Killer Croc")
    g.play("Brother Blood", "Killer Croc")
    assert g.power == 4 + 2 + 1


@card("killer-croc")
def test_killer_croc_gives_1_power_more_for_another_villain_played_later() -> None:
    g = game(hand="Brother Blood, Killer Croc")
    g.play("Killer Croc", "Brother Blood")
    assert g.power == 4 + 2 + 1


@card("killer-croc")
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_killer_croc_is_paid_once_for_two_other_villains(earlier: int) -> None:
    g = game(hand="Brother Blood*2, Killer Croc")
    g.play(*["Brother Blood"] * earlier, "Killer Croc", *["Brother Blood"] * (2 - earlier))
    assert g.power == 4 + 4 + 2 + 1


@card("killer-croc")
def test_two_killer_crocs_are_other_villains_to_each_other() -> None:
    g = game(hand="Killer Croc*2")
    g.play("Killer Croc*2")
    assert g.power == 3 + 3


@card("killer-croc")
def test_a_super_villain_is_another_villain_for_killer_croc() -> None:
    g = game(hand="Killer Croc, Graves")
    g.play("Graves", "Killer Croc")
    assert g.power == 4 + 2 + 1


# Larfleeze


@card("larfleeze")
def test_larfleeze_may_give_3_power() -> None:
    g = game(hand="Larfleeze", line_up="Raven, Katana")
    g.play("Larfleeze")
    assert g.offers("choose") == ["1", "2"]
    g.choose(2)
    assert g.power == 3
    assert g.line_up == ["Raven", "Katana"]


@card("larfleeze")
def test_larfleeze_may_gain_cards_of_total_cost_5_into_the_hand() -> None:
    g = game(hand="Larfleeze", line_up="Raven, Katana, Talon, Kyle Rayner, Starbolt")
    g.play("Larfleeze").choose(1)
    assert (g.asked, g.what) == ("A pick", "gain")
    assert sorted(g.offers()) == ["Katana", "Raven", "Starbolt", "Talon"]  # seven is too much from the start
    g.pick(*[name for name in g.offers() if name in ("Raven", "Katana")])
    assert g.asked == "A main"
    assert sorted(g.A.hand) == ["Katana", "Raven"]
    assert g.A.discard == []
    assert sorted(g.line_up) == ["Kyle Rayner", "Starbolt", "Talon"]
    assert g.power == 0


@card("larfleeze")
def test_larfleeze_offers_only_what_the_rest_of_5_can_pay() -> None:
    g = game(hand="Larfleeze", line_up="Katana*3, Talon, Batarang")
    g.play("Larfleeze").choose(1)
    g.pick("Katana", "Katana")
    assert g.offers() == ["Talon"]
    g.pick("Talon")
    assert sorted(g.A.hand) == ["Katana", "Katana", "Talon"]


@card("larfleeze")
def test_larfleeze_need_not_spend_all_5() -> None:
    g = game(hand="Larfleeze", line_up="Katana*3, Talon")
    g.play("Larfleeze").choose(1).pick("Katana").done()
    assert g.A.hand == ["Katana"]
    assert g.asked == "A main"


@card("larfleeze")
@pytest.mark.parametrize("line_up", ["Kyle Rayner, Brother Blood", ""])
def test_larfleeze_gives_3_power_when_there_is_nothing_cheap_enough(line_up: str) -> None:
    g = game(hand="Larfleeze", line_up=line_up)
    g.play("Larfleeze")
    assert g.asked == "A main"
    assert g.power == 3


@card("larfleeze", "deadman")
def test_deadman_gained_by_larfleeze_destroys_cards() -> None:
    g = game(hand="Larfleeze, Vulnerability", line_up="Deadman, Talon, Oa")
    g.play("Larfleeze").choose(1).pick("Deadman").done()
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert sorted(g.offers()) == ["Deadman", "Vulnerability"]
    g.pick("Vulnerability").done()
    assert g.destroyed == ["Vulnerability"]
    assert g.A.hand == ["Deadman"]


@card("larfleeze")
@pytest.mark.parametrize(("others", "points"), [(5, 0), (6, 1), (12, 1), (13, 2)])
def test_larfleeze_is_worth_1_for_every_seven_cards_owned(others: int, points: int) -> None:
    g = game(hand="Larfleeze", deck=["Punch"] * (others - 3), discard="Punch*2", in_play="Punch", B_deck="")
    assert g.A.score == points


# Manhunter


@card("manhunter")
def test_manhunter_gives_1_power() -> None:
    g = game(hand="Manhunter*2", discard="Talon, Raven", deck="Manhunter", B_discard="Manhunter")
    g.play("Manhunter")
    assert g.power == 1
    g.play("Manhunter")
    assert g.power == 1 + 1  # those in play do not count


@card("manhunter")
@rule("HU-CARD-11")
def test_manhunter_gives_2_power_for_each_manhunter_in_the_discard_pile() -> None:
    g = game(hand="Manhunter", discard="Manhunter*3, Talon")
    g.play("Manhunter")
    assert g.power == 1 + 2 * 3


@card("manhunter")
@rule("HU-CARD-11")
def test_a_manhunter_is_any_card_with_that_word_in_its_name() -> None:
    cousin = card_set({"name": "Stellar Manhunter", "type": "Hero", "cost": 4, "text": "+1 Power."})
    g = game(hand="Manhunter", discard="Stellar Manhunter", sets=[cousin])
    g.play("Manhunter")
    assert g.power == 1 + 2


# Mr. Zsasz


@card("mr-zsasz")
def test_mr_zsasz_gives_2_power() -> None:
    g = game(hand="Mr. Zsasz")
    g.play("Mr. Zsasz")
    assert g.power == 2


@card("mr-zsasz")
def test_mr_zsasz_gives_each_foe_a_weakness_whose_top_card_has_an_odd_cost() -> None:
    g = game(4, hand="Mr. Zsasz", B_deck="Kick, Punch", C_deck="Batarang, Kick", D_deck="Talon, Punch")
    g.play("Mr. Zsasz")
    assert (g.B.discard, g.C.discard, g.D.discard) == (["Weakness"], [], ["Weakness"])
    assert [event[1] for event in g.events("revealed")] == [1, 2, 3]


@card("mr-zsasz")
@rule("HU-CARD-12")
@pytest.mark.parametrize("name", ["Punch", "Vulnerability", "Weakness"])
def test_zero_is_even_for_mr_zsasz(name: str) -> None:
    g = game(hand="Mr. Zsasz", B_deck=[name, "Kick"])
    g.play("Mr. Zsasz")
    assert g.B.discard == []


@card("mr-zsasz")
def test_the_card_revealed_for_mr_zsasz_stays_on_top_for_all_to_see() -> None:
    g = game(hand="Mr. Zsasz", B_deck="Kick, Punch")
    g.play("Mr. Zsasz")
    assert g.B.deck == ["Kick", "Punch"]
    assert g.game.view(0).zones[z.zone_of(1, z.DECK)][0] >= 0
    assert g.game.view(0).zones[z.zone_of(1, z.DECK)][1] < 0


@card("mr-zsasz")
def test_mr_zsasz_can_be_avoided() -> None:
    g = game(hand="Mr. Zsasz", B_hand="Katana", B_deck="Kick, Talon")
    g.play("Mr. Zsasz").defend("Katana")
    assert g.B.discard == ["Katana"]
    assert g.B.deck == ["Talon"]
    assert g.game.view(0).zones[z.zone_of(1, z.DECK)][0] < 0  # nothing was revealed
    assert g.power == 2


@card("mr-zsasz")
def test_mr_zsasz_gives_no_weakness_from_an_empty_stack() -> None:
    g = game(hand="Mr. Zsasz", B_deck="Kick", weaknesses="")
    g.play("Mr. Zsasz")
    assert g.B.discard == []
    assert g.asked == "A main"


@card("mr-zsasz")
def test_mr_zsasz_makes_a_foe_shuffle_when_the_deck_is_empty() -> None:
    g = game(hand="Mr. Zsasz", B_deck="", B_discard="Kick*2")
    g.play("Mr. Zsasz")
    assert g.B.deck == ["Kick", "Kick"]
    assert g.B.discard == ["Weakness"]


@card("mr-zsasz")
def test_mr_zsasz_finds_nothing_where_a_foe_has_no_cards() -> None:
    g = game(hand="Mr. Zsasz", B_deck="", B_discard="")
    g.play("Mr. Zsasz")
    assert g.B.discard == []


# Ocean Master


@card("ocean-master")
def test_ocean_master_alone_gives_1_power() -> None:
    g = game(hand="Ocean Master, Punch", discard="Weakness, Talon")
    g.play("Ocean Master", "Punch")
    assert g.power == 1 + 1
    assert g.asked == "A main"  # he is no other Villain to himself


@card("ocean-master")
def test_ocean_master_may_destroy_a_card_for_another_villain_played_earlier() -> None:
    g = game(hand="Brother Blood, Ocean Master, Punch", discard="Weakness", deck="Kick", in_play="Oa")
    g.play("Brother Blood", "Ocean Master")
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert g.offers() == ["Punch", "Weakness"]
    g.pick("Weakness")
    assert g.destroyed == ["Weakness"]
    assert g.asked == "A main"


@card("ocean-master")
def test_ocean_master_may_destroy_a_card_for_another_villain_played_later() -> None:
    g = game(hand="Brother Blood, Ocean Master, Punch", discard="Weakness")
    g.play("Ocean Master")
    assert g.asked == "A main"
    g.play("Brother Blood").pick("Punch", place="hand")
    assert g.destroyed == ["Punch"]
    assert g.power == 1 + 4


@card("ocean-master")
def test_ocean_master_need_not_destroy_anything() -> None:
    g = game(hand="Brother Blood, Ocean Master, Punch", discard="Weakness")
    g.play("Brother Blood", "Ocean Master").done()
    assert g.destroyed == []
    assert g.asked == "A main"


@card("ocean-master")
def test_ocean_master_does_not_ask_when_there_is_nothing_to_destroy() -> None:
    g = game(hand="Brother Blood, Ocean Master", discard="")
    g.play("Brother Blood", "Ocean Master")
    assert g.asked == "A main"


@card("ocean-master")
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_ocean_master_destroys_once_for_two_other_villains(earlier: int) -> None:
    g = game(hand="Brother Blood*2, Ocean Master", discard="Weakness*3")
    for name in [*["Brother Blood"] * earlier, "Ocean Master", *["Brother Blood"] * (2 - earlier)]:
        g.play(name)
        if g.asked == "A pick":
            g.pick("Weakness")
    assert g.destroyed == ["Weakness"]


# Parasite


@card("parasite")
def test_parasite_gives_2_power() -> None:
    g = game(hand="Parasite")
    g.play("Parasite")
    assert g.power == 2


@card("parasite")
def test_parasite_makes_each_foe_reveal_the_hand() -> None:
    g = game(3, hand="Parasite, Kick", B_hand="Punch, Batarang", C_hand="Vulnerability")
    g.play("Parasite").no_defense(2)
    for seat in (1, 2):
        hand = z.zone_of(seat, z.HAND)
        assert g.game.view(0).zones[hand] == g.game.state.zones[hand]
        assert g.game.view(3 - seat).zones[hand] == g.game.state.zones[hand]
    assert g.game.view(1).zones[z.zone_of(0, z.HAND)][0] < 0


@card("parasite")
def test_parasite_makes_a_foe_discard_a_card_of_cost_3_or_more_of_their_choice() -> None:
    g = game(hand="Parasite", B_hand="Kick, Starbolt, Batarang, Punch")
    g.play("Parasite").no_defense()
    assert (g.asked, g.what) == ("B pick", "discard")
    assert sorted(g.offers()) == ["Kick", "Starbolt"]
    assert not g.can("done")
    g.pick("Kick")
    assert g.B.discard == ["Kick"]
    assert sorted(g.B.hand) == ["Batarang", "Punch", "Starbolt"]
    assert g.asked == "A main"


@card("parasite")
def test_whoever_discarded_for_parasite_may_take_a_punch_back() -> None:
    g = game(hand="Parasite", B_hand="Kick", B_discard="Punch*2, Vulnerability")
    g.play("Parasite").no_defense()
    assert g.asked == "B pick"
    assert g.offers() == ["Punch"]
    g.pick("Punch")
    assert g.B.hand == ["Punch"]
    assert sorted(g.B.discard) == ["Kick", "Punch", "Vulnerability"]
    assert g.asked == "A main"


@card("parasite")
def test_nobody_needs_to_take_a_punch_back_for_parasite() -> None:
    g = game(hand="Parasite", B_hand="Kick", B_discard="Punch")
    g.play("Parasite").no_defense().done()
    assert g.B.hand == []
    assert sorted(g.B.discard) == ["Kick", "Punch"]


@card("parasite")
def test_whoever_discards_nothing_for_parasite_takes_no_punch_back() -> None:
    g = game(hand="Parasite", B_hand="Batarang, Punch", B_discard="Punch")
    g.play("Parasite").no_defense()
    assert g.asked == "A main"
    assert sorted(g.B.hand) == ["Batarang", "Punch"]
    assert g.B.discard == ["Punch"]


@card("parasite")
def test_parasite_can_be_avoided() -> None:
    g = game(hand="Parasite", B_hand="Katana, Kick", B_deck="Vulnerability", B_discard="Punch")
    g.play("Parasite").defend("Katana")
    assert sorted(g.B.hand) == ["Kick", "Vulnerability"]
    assert g.B.discard == ["Punch", "Katana"]
    assert g.game.view(0).zones[z.zone_of(1, z.HAND)][0] < 0
    assert g.power == 2


# Red Lantern Corps


@card("red-lantern-corps")
def test_red_lantern_corps_gives_3_power_for_a_destroyed_hand_card() -> None:
    g = game(hand="Red Lantern Corps, Vulnerability, Kick", discard="Weakness")
    g.play("Red Lantern Corps")
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert sorted(g.offers()) == ["Kick", "Vulnerability"]
    g.pick("Vulnerability")
    assert g.power == 3
    assert g.destroyed == ["Vulnerability"]
    assert g.A.hand == ["Kick"]


@card("red-lantern-corps")
def test_red_lantern_corps_gives_1_power_when_nothing_is_destroyed() -> None:
    g = game(hand="Red Lantern Corps, Vulnerability")
    g.play("Red Lantern Corps").done()
    assert g.power == 1
    assert g.destroyed == []


@card("red-lantern-corps")
def test_red_lantern_corps_gives_1_power_with_an_empty_hand() -> None:
    g = game(hand="Red Lantern Corps", discard="Weakness")
    g.play("Red Lantern Corps")
    assert g.asked == "A main"
    assert g.power == 1


# Talon


@card("talon")
def test_talon_alone_gives_nothing() -> None:
    g = game(hand="Talon*2, Kick, Weakness", discard="Punch")
    g.play("Talon*2", "Kick", "Weakness")
    assert g.power == 2


@card("talon")
@pytest.mark.parametrize(("starter", "power"), [("Punch", 1), ("Vulnerability", 0)])
def test_talon_gives_2_power_for_a_starter_played_earlier(starter: str, power: int) -> None:
    g = game(hand=[starter, "Talon"])
    g.play(starter, "Talon")
    assert g.power == power + 2


@card("talon")
def test_talon_gives_2_power_for_a_starter_played_later() -> None:
    g = game(hand="Punch, Talon")
    g.play("Talon")
    assert g.power == 0
    g.play("Punch")
    assert g.power == 1 + 2


@card("talon")
@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_talon_is_paid_once_for_several_starters(earlier: int) -> None:
    g = game(hand="Punch*3, Talon")
    g.play(*["Punch"] * earlier, "Talon", *["Punch"] * (3 - earlier))
    assert g.power == 3 + 2


# The Demon Etrigan


@card("the-demon-etrigan")
def test_the_demon_etrigan_gives_4_power() -> None:
    g = game(hand="The Demon Etrigan", discard="Talon")
    g.play("The Demon Etrigan")
    assert g.power == 4
    assert g.asked == "A main"


@card("the-demon-etrigan")
def test_the_demon_etrigan_may_put_a_hero_from_the_discard_pile_on_top_of_the_deck() -> None:
    g = game(hand="The Demon Etrigan", deck="Punch", discard="Jason Blood, Raven, Talon, Kick")
    g.play("The Demon Etrigan")
    assert sorted(g.offers()) == ["Jason Blood", "Raven"]
    g.pick("Jason Blood")
    assert g.A.deck == ["Jason Blood", "Punch"]
    assert g.A.discard == ["Raven", "Talon", "Kick"]
    assert g.asked == "A main"


@card("the-demon-etrigan")
def test_the_demon_etrigan_may_leave_the_hero_where_it_is() -> None:
    g = game(hand="The Demon Etrigan", deck="Punch", discard="Raven")
    g.play("The Demon Etrigan").done()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["Raven"])
    assert g.power == 4
