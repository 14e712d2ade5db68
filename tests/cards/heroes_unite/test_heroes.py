"""The Heroes of the main deck, sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from lineup.language.sets import box
from tests.harness.rule import card, rule
from tests.harness.scenario import game

# id, name, cost, VP (None: its text says), copies
FACTS = [
    ("crimson-whirlwind", "Crimson Whirlwind", 5, 1, 1),
    ("daughter-of-gotham-city", "Daughter of Gotham City", 3, 1, 2),
    ("deadman", "Deadman", 4, 1, 2),
    ("hawkgirl", "Hawkgirl", 2, 1, 2),
    ("hero-of-the-future", "Hero of the Future", 4, 1, 2),
    ("jason-blood", "Jason Blood", 7, 2, 1),
    ("katana", "Katana", 2, 1, 4),
    ("kyle-rayner", "Kyle Rayner", 7, 2, 1),
    ("plastic-man", "Plastic Man", 3, 1, 3),
    ("raven", "Raven", 3, 1, 3),
    ("saint-walker", "Saint Walker", 5, None, 2),
    ("sonic-siren", "Sonic Siren", 4, 1, 2),
    ("superboy", "Superboy", 5, 1, 2),
    ("warrior-princess", "Warrior Princess", 6, 2, 1),
    ("winged-warrior", "Winged Warrior", 6, 2, 1),
    ("wonder-of-the-knight", "Wonder of the Knight", 5, 1, 1),
    ("worlds-mightiest-mortal", "World's Mightiest Mortal", 8, 3, 1),
]
NO_EQUIPMENT = "Raven*2, Katana*3"  # a Line-Up with nothing for a ring to ask about


@pytest.mark.parametrize(
    ("id", "name", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, cost: int, vp: int | None, copies: int) -> None:
    found = box("heroes-unite").find(id)
    assert (found.name, found.title, found.stack) == (name, "Hero", "main")
    assert (found.cost, found.copies) == (cost, copies)
    assert (None if found.worth else found.vp) == vp


# Crimson Whirlwind


@card("crimson-whirlwind")
def test_crimson_whirlwind_gives_2_power() -> None:
    g = game(hand="Crimson Whirlwind", deck="")
    g.play("Crimson Whirlwind")
    assert g.power == 2


@card("crimson-whirlwind")
def test_crimson_whirlwind_may_put_the_whole_deck_into_the_discard_pile() -> None:
    g = game(hand="Crimson Whirlwind", deck="Kick, Punch, Raven", discard="Katana")
    g.play("Crimson Whirlwind").yes()
    assert g.A.deck == []
    assert sorted(g.A.discard) == ["Katana", "Kick", "Punch", "Raven"]
    assert g.asked == "A main"


@card("crimson-whirlwind")
def test_crimson_whirlwind_may_leave_the_deck_alone() -> None:
    g = game(hand="Crimson Whirlwind", deck="Kick, Punch", discard="Katana")
    g.play("Crimson Whirlwind").no()
    assert g.A.deck == ["Kick", "Punch"]
    assert g.A.discard == ["Katana"]
    assert g.power == 2


@card("crimson-whirlwind")
def test_crimson_whirlwind_neither_asks_nor_shuffles_with_an_empty_deck() -> None:
    g = game(hand="Crimson Whirlwind", deck="", discard="Katana")
    g.play("Crimson Whirlwind")
    assert g.asked == "A main"
    assert (g.A.deck, g.A.discard) == ([], ["Katana"])


# Daughter of Gotham City


@card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_gives_1_power() -> None:
    g = game(hand="Daughter of Gotham City")
    g.play("Daughter of Gotham City")
    assert g.power == 1
    assert g.asked == "A main"


@card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_takes_back_two_punches_at_most() -> None:
    g = game(hand="Daughter of Gotham City", discard="Punch*3, Kick")
    g.play("Daughter of Gotham City")
    assert g.offers() == ["Punch"]
    g.pick("Punch", "Punch")
    assert g.asked == "A main"
    assert g.A.hand == ["Punch", "Punch"]
    assert sorted(g.A.discard) == ["Kick", "Punch"]


@card("daughter-of-gotham-city")
@pytest.mark.parametrize("taken", [0, 1])
def test_daughter_of_gotham_city_may_take_back_fewer(taken: int) -> None:
    g = game(hand="Daughter of Gotham City", discard="Punch*3")
    g.play("Daughter of Gotham City")
    g.pick(*["Punch"] * taken).done()
    assert g.A.hand == ["Punch"] * taken
    assert len(g.A.discard) == 3 - taken


@card("daughter-of-gotham-city")
def test_daughter_of_gotham_city_finds_no_other_card_than_punches() -> None:
    g = game(hand="Daughter of Gotham City", discard="Vulnerability, Kick", deck="Punch")
    g.play("Daughter of Gotham City")
    assert g.asked == "A main"
    assert g.A.hand == []


@card("daughter-of-gotham-city")
def test_the_shorter_name_means_daughter_of_gotham_city_too() -> None:
    assert box("heroes-unite").find("Daughter of Gotham").id == "daughter-of-gotham-city"


# Deadman


@card("deadman")
def test_deadman_gives_2_power_and_destroys_nothing_when_played() -> None:
    g = game(hand="Deadman, Punch", discard="Vulnerability")
    g.play("Deadman")
    assert g.power == 2
    assert g.asked == "A main"


@card("deadman")
@rule("HU-CARD-07")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("Kick", "hand"), ("Punch", "hand")),
        (("Kick", "hand"), ("Weakness", "discard")),
        (("Raven", "discard"), ("Weakness", "discard")),
    ],
)
def test_deadman_bought_may_destroy_two_in_any_split(first: tuple[str, str], second: tuple[str, str]) -> None:
    g = game(power=4, line_up="Deadman", hand="Kick, Punch, Vulnerability", discard="Raven, Weakness, Katana")
    g.buy("Deadman")
    assert (g.asked, g.what) == ("A pick", "destroy")
    for name, place in (first, second):
        g.pick(name, place=place)
    assert g.asked == "A main"  # two in all
    assert sorted(g.destroyed) == sorted([first[0], second[0]])
    assert len(g.A.hand + g.A.discard) == 7 - 2


@card("deadman")
@rule("HU-CARD-07")
@pytest.mark.parametrize("destroyed", [0, 1])
def test_deadman_may_destroy_fewer(destroyed: int) -> None:
    g = game(power=4, line_up="Deadman", hand="Vulnerability*2", discard="Weakness")
    g.buy("Deadman").pick(*["Vulnerability"] * destroyed).done()
    assert g.destroyed == ["Vulnerability"] * destroyed
    assert "Deadman" in g.A.discard
    assert g.asked == "A main"


@card("deadman")
def test_deadman_reaches_neither_the_deck_nor_cards_in_play() -> None:
    g = game(power=4, line_up="Deadman", hand="Punch", in_play="Kick", deck="Raven", B_discard="Katana")
    g.buy("Deadman")
    assert g.offers() == ["Punch", "Deadman"]


@card("deadman")
def test_deadman_just_bought_lies_in_the_discard_pile_and_may_be_destroyed_himself() -> None:
    g = game(power=4, line_up="Deadman", hand="")
    g.buy("Deadman").pick("Deadman", place="discard")
    assert g.destroyed == ["Deadman"]
    assert g.A.discard == []


@card("deadman")
def test_deadman_gained_by_a_card_fires_once_that_card_is_resolved() -> None:
    g = game(hand="Teleportation, Punch", main_deck="Deadman, Raven", line_up="", discard="Weakness")
    g.play("Teleportation")
    assert (g.asked, g.what) == ("A pick", "destroy")
    assert g.A.hand == ["Punch", "Deadman"]
    assert sorted(g.offers()) == ["Deadman", "Punch", "Weakness"]
    g.pick("Punch", "Weakness")
    assert g.destroyed == ["Punch", "Weakness"]
    assert g.A.hand == ["Deadman"]


@card("deadman")
def test_deadman_gained_on_the_turn_of_another_asks_whoever_gained_him() -> None:
    g = game(
        power=8,
        super_villains="Vandal Savage, Hector Hammond",
        main_deck="Raven, Deadman, Talon",
        line_up="Katana*3, Hawkgirl*2",
        B_hand="Vulnerability",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    assert "Deadman" in g.B.discard
    assert (g.asked, g.what) == ("B pick", "destroy")
    g.pick("Vulnerability").done()
    assert g.destroyed == ["Vulnerability"]


@card("deadman")
def test_deadman_put_into_a_hand_is_not_gained() -> None:
    g = game(hand="Trigon, Punch", main_deck="Deadman, Raven", line_up="")
    g.play("Trigon").pick("Deadman")
    assert g.A.hand == ["Punch", "Deadman"]
    assert g.asked == "A main"


# Hawkgirl


@card("hawkgirl")
def test_hawkgirl_gives_1_power() -> None:
    g = game(hand="Hawkgirl", discard="Kick, Batarang, Manhunter")
    g.play("Hawkgirl")
    assert g.power == 1


@card("hawkgirl")
def test_hawkgirl_gives_1_power_for_each_hero_in_the_discard_pile() -> None:
    g = game(hand="Hawkgirl", discard="Raven*2, Hawkgirl, Kick")
    g.play("Hawkgirl")
    assert g.power == 1 + 3


@card("hawkgirl")
def test_hawkgirl_does_not_count_heroes_elsewhere() -> None:
    g = game(hand="Raven*2, Hawkgirl, Katana", deck="Katana*2, Punch", B_discard="Hawkgirl")
    g.play("Raven", "Hawkgirl")
    assert g.power == 1 + 1


@card("hawkgirl")
def test_hawkgirl_counts_only_once_when_she_resolves() -> None:
    g = game(hand="Hawkgirl, Crimson Whirlwind", deck="Raven, Katana")
    g.play("Hawkgirl", "Crimson Whirlwind").yes()
    assert g.power == 1 + 2


# Hero of the Future


@card("hero-of-the-future")
def test_hero_of_the_future_gives_2_power() -> None:
    g = game(hand="Hero of the Future, Punch")
    g.play("Hero of the Future", "Punch")
    assert g.power == 2 + 1


@card("hero-of-the-future")
def test_hero_of_the_future_gives_2_power_for_each_defense_card_played_earlier() -> None:
    g = game(hand="Katana*2, Hero of the Future")
    g.play("Katana*2", "Hero of the Future")
    assert g.power == 2 + 2 + 4


@card("hero-of-the-future")
def test_hero_of_the_future_gives_2_power_for_each_defense_card_played_later() -> None:
    g = game(hand="Katana, Helmet of Fate, Hero of the Future")
    g.play("Hero of the Future", "Katana")
    assert g.power == 2 + 1 + 2
    g.play("Helmet of Fate")
    assert g.power == 5 + 2 + 2


@card("hero-of-the-future")
def test_hero_of_the_future_counts_earlier_and_later_defense_cards_together() -> None:
    g = game(hand="Katana*2, Hero of the Future")
    g.play("Katana", "Hero of the Future", "Katana")
    assert g.power == 2 + 2 + 4


@card("hero-of-the-future")
def test_each_hero_of_the_future_counts_for_itself() -> None:
    g = game(hand="Katana, Hero of the Future*2")
    g.play("Hero of the Future", "Katana", "Hero of the Future")
    assert g.power == 1 + 2 * (2 + 2)


@card("hero-of-the-future")
def test_hero_of_the_future_counts_every_card_with_the_defense_keyword() -> None:
    g = game(hand="Hero of the Future, Force Field, Batarang", deck="Punch")
    g.play("Hero of the Future", "Batarang")
    assert g.power == 2 + 2
    g.play("Force Field")
    assert g.power == 4 + 2


@card("hero-of-the-future")
def test_a_card_used_as_a_defense_is_not_played_for_hero_of_the_future() -> None:
    g = game(hand="Hero of the Future, Deadshot", B_hand="Katana")
    g.play("Hero of the Future", "Deadshot").defend("Katana")
    assert g.power == 2 + 1


@card("hero-of-the-future")
def test_hero_of_the_future_forgets_cards_of_earlier_turns() -> None:
    g = game(hand="Hero of the Future, Punch", deck="Katana, Punch*4", B_hand="", B_deck="Punch*5")
    g.play("Hero of the Future").end_turn().end_turn()
    g.play("Katana")
    assert g.power == 1


# Jason Blood


@card("jason-blood")
def test_jason_blood_gives_3_power() -> None:
    g = game(hand="Jason Blood")
    g.play("Jason Blood")
    assert g.power == 3
    assert g.asked == "A main"


@card("jason-blood")
def test_jason_blood_may_put_a_villain_from_the_discard_pile_on_top_of_the_deck() -> None:
    g = game(hand="Jason Blood", deck="Punch", discard="Manhunter, Talon, Raven, Kick")
    g.play("Jason Blood")
    assert sorted(g.offers()) == ["Manhunter", "Talon"]
    g.pick("Manhunter")
    assert g.A.deck == ["Manhunter", "Punch"]
    assert g.A.discard == ["Talon", "Raven", "Kick"]
    assert g.asked == "A main"


@card("jason-blood")
def test_jason_blood_may_leave_the_villain_where_it_is() -> None:
    g = game(hand="Jason Blood", deck="Punch", discard="Manhunter")
    g.play("Jason Blood").done()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["Manhunter"])
    assert g.power == 3


@card("jason-blood")
def test_jason_blood_does_not_ask_without_a_villain() -> None:
    g = game(hand="Jason Blood, Talon", discard="Raven", B_discard="Manhunter")
    g.play("Jason Blood")
    assert g.asked == "A main"


@card("jason-blood")
def test_a_super_villain_is_a_villain_for_jason_blood() -> None:
    g = game(hand="Jason Blood", deck="", discard="Trigon")
    g.play("Jason Blood").pick("Trigon")
    assert g.A.deck == ["Trigon"]


# Katana


@card("katana")
def test_katana_gives_1_power_and_draws_nothing_when_played() -> None:
    g = game(hand="Katana", deck="Punch")
    g.play("Katana")
    assert g.power == 1
    assert g.A.hand == []


@card("katana")
def test_katana_is_discarded_to_avoid_an_attack() -> None:
    g = game(hand="Mr. Zsasz", B_hand="Katana, Punch", B_deck="Kick, Vulnerability")
    g.play("Mr. Zsasz").defend("Katana")
    assert g.B.discard == ["Katana"]  # and no Weakness
    assert g.power == 2


@card("katana")
def test_katana_draws_a_card_when_she_defends() -> None:
    g = game(hand="Mr. Zsasz", B_hand="Katana, Punch", B_deck="Kick, Vulnerability")
    g.play("Mr. Zsasz").defend("Katana")
    assert g.B.hand == ["Punch", "Kick"]
    assert g.B.deck == ["Vulnerability"]


@card("katana")
def test_katana_need_not_defend() -> None:
    g = game(hand="Mr. Zsasz", B_hand="Katana", B_deck="Kick")
    g.play("Mr. Zsasz").no_defense()
    assert g.B.discard == ["Weakness"]
    assert (g.B.hand, g.B.deck) == (["Katana"], ["Kick"])


@card("katana")
def test_katana_defends_from_the_hand_only() -> None:
    g = game(hand="Mr. Zsasz", B_hand="Punch", B_discard="Katana", B_deck="Kick")
    g.play("Mr. Zsasz")
    assert not g.can("defend")
    g.no_defense()
    assert g.B.discard == ["Katana", "Weakness"]


@card("katana")
def test_katana_defends_only_whoever_uses_her() -> None:
    g = game(3, hand="Mr. Zsasz", B_hand="Katana", B_deck="Kick, Punch", C_hand="Punch", C_deck="Kick")
    g.play("Mr. Zsasz").defend("Katana").no_defense()
    assert g.B.discard == ["Katana"]
    assert g.C.discard == ["Weakness"]


@card("katana")
def test_katana_is_already_discarded_when_her_draw_shuffles() -> None:
    g = game(hand="Deadshot", B_hand="Katana", B_deck="")
    g.play("Deadshot").defend("Katana")
    assert (g.B.hand, g.B.deck, g.B.discard) == (["Katana"], [], [])


# Kyle Rayner


@card("kyle-rayner")
def test_kyle_rayner_gives_3_power() -> None:
    g = game(hand="Kyle Rayner, Batarang", discard="Batarang")
    g.play("Kyle Rayner", "Batarang")
    assert g.power == 3 + 2


@card("kyle-rayner")
@rule("HU-CARD-06")
def test_kyle_rayner_gives_2_power_for_each_power_ring_in_the_discard_pile() -> None:
    discard = "Red Lantern Power Ring, Green Lantern Power Ring, Legion Flight Ring, White Lantern Power Battery"
    g = game(hand="Kyle Rayner", discard=discard)
    g.play("Kyle Rayner")
    assert g.power == 3 + 2 * 2


@card("kyle-rayner")
def test_kyle_rayner_counts_the_discard_pile_only_once() -> None:
    g = game(hand="Kyle Rayner, Crimson Whirlwind", deck="Green Lantern Power Ring")
    g.play("Kyle Rayner", "Crimson Whirlwind").yes()
    assert g.power == 3 + 2


@card("kyle-rayner")
def test_kyle_rayner_gives_2_power_for_each_power_ring_played_earlier() -> None:
    g = game(hand="Green Lantern Power Ring, Orange Lantern Power Ring, Kyle Rayner", line_up=NO_EQUIPMENT)
    g.play("Green Lantern Power Ring", "Orange Lantern Power Ring", "Kyle Rayner")
    assert g.power == 2 + 2 + 3 + 4


@card("kyle-rayner")
def test_kyle_rayner_gives_2_power_for_each_power_ring_played_later() -> None:
    g = game(hand="Kyle Rayner, Green Lantern Power Ring, Orange Lantern Power Ring", line_up=NO_EQUIPMENT)
    g.play("Kyle Rayner", "Green Lantern Power Ring")
    assert g.power == 3 + 2 + 2
    g.play("Orange Lantern Power Ring")
    assert g.power == 7 + 2 + 2


@card("kyle-rayner")
@rule("HU-CARD-06")
def test_other_rings_and_batteries_are_nothing_to_kyle_rayner() -> None:
    g = game(hand="Legion Flight Ring*2, White Lantern Power Battery, Kyle Rayner", deck="Punch*2", line_up="Raven")
    g.play("Legion Flight Ring", "White Lantern Power Battery", "Kyle Rayner", "Legion Flight Ring")
    assert g.power == 3
    assert not g.over


RINGS = ("Green Lantern Power Ring", "Orange Lantern Power Ring", "Blue Lantern Power Ring")


@card("kyle-rayner")
@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_kyle_rayner_wins_at_once_when_three_power_rings_are_played(earlier: int) -> None:
    g = game(hand=("Kyle Rayner", *RINGS), line_up=NO_EQUIPMENT, B_hand="Trigon, Nekron")
    order = [*RINGS[:earlier], "Kyle Rayner", *RINGS[earlier:]]
    g.play(*order[:3])
    assert g.asked == "A main"
    g.play(order[3])
    assert g.over
    assert g.asked == ""
    assert g.A.score < g.B.score
    assert g.winners == ["A"]
    assert g.result.winners == (0,)


@card("kyle-rayner", "plastic-man")
@rule("HU-END-15")
def test_a_copy_that_wins_for_kyle_rayner_counts_as_the_card_it_is_in_the_scores() -> None:
    g = game(hand=("Kyle Rayner", *RINGS[:2], "Plastic Man"), line_up=NO_EQUIPMENT)
    g.play("Kyle Rayner", *RINGS[:2], "Plastic Man").pick(RINGS[0])
    assert (g.over, g.winners) == (True, ["A"])
    assert g.result.scores[0] == g.A.score == 2 + 2 * 2 + 1  # Kyle, two Rings for two of them, Plastic Man
    assert sorted(g.A.in_play) == sorted(["Kyle Rayner", *RINGS[:2], "Plastic Man"])


@card("kyle-rayner")
def test_two_power_rings_do_not_win_for_kyle_rayner() -> None:
    g = game(
        hand=("Kyle Rayner", *RINGS[:2]),
        discard="Red Lantern Power Ring, Star Sapphire Power Ring",
        line_up=NO_EQUIPMENT,
    )
    g.play(RINGS[0], "Kyle Rayner", RINGS[1])
    assert not g.over


@card("kyle-rayner")
def test_three_power_rings_without_kyle_rayner_do_not_win() -> None:
    g = game(hand=RINGS, line_up=NO_EQUIPMENT, discard="Kyle Rayner")
    g.play(*RINGS)
    assert not g.over


@card("kyle-rayner")
def test_the_third_power_ring_resolves_in_full_before_kyle_rayner_wins() -> None:
    ring = "Yellow Lantern Corps Power Ring"
    g = game(hand=("Kyle Rayner", *RINGS[:2], ring), line_up=NO_EQUIPMENT, B_hand="Punch, Kick")
    g.play("Kyle Rayner", *RINGS[:2], ring).no_defense()
    assert g.asked == "B pick"
    g.pick("Kick")
    assert g.winners == ["A"]
    assert g.B.hand == ["Punch"]


# Plastic Man


@card("plastic-man")
def test_plastic_man_copies_an_equipment_of_the_discard_pile() -> None:
    g = game(hand="Plastic Man", discard="Batarang")
    g.play("Plastic Man")
    assert g.power == 2
    assert g.A.discard == ["Batarang"]


@card("plastic-man")
def test_plastic_man_copies_an_equipment_played_this_turn() -> None:
    g = game(hand="Plastic Man, Batarang")
    g.play("Batarang", "Plastic Man")
    assert g.power == 2 + 2


@card("plastic-man")
def test_the_player_chooses_what_plastic_man_copies_and_must_choose_something() -> None:
    g = game(hand="Plastic Man, Batarang", discard="Legion Flight Ring, Kick, Raven", deck="Punch")
    g.play("Batarang", "Plastic Man")
    assert sorted(g.offers()) == ["Batarang", "Legion Flight Ring"]
    assert not g.can("done")
    g.pick("Legion Flight Ring")
    assert g.A.hand == ["Punch"]
    assert g.power == 2


@card("plastic-man")
def test_plastic_man_does_nothing_without_an_equipment_to_copy() -> None:
    g = game(hand="Plastic Man, Batarang, Winged Warrior", discard="Kick", B_discard="Skeets", line_up="Batarang")
    g.play("Plastic Man")
    assert g.power == 0
    assert g.asked == "A main"
    assert g.A.in_play == ["Plastic Man"]
    g.play("Winged Warrior")
    assert g.power == 2 + 3  # he was played as a Hero all the same


@card("plastic-man")
def test_plastic_man_does_everything_the_copied_text_says() -> None:
    g = game(hand="Plastic Man", discard="Yellow Lantern Corps Power Ring", B_hand="Punch, Kick")
    g.play("Plastic Man").no_defense().pick("Kick")
    assert g.power == 2
    assert g.B.hand == ["Punch"]


@card("plastic-man")
def test_the_attack_of_a_copy_can_be_avoided() -> None:
    g = game(hand="Plastic Man", discard="Yellow Lantern Corps Power Ring", B_hand="Katana, Kick", B_deck="Punch")
    g.play("Plastic Man").defend("Katana")
    assert g.B.hand == ["Kick", "Punch"]


@card("plastic-man")
def test_plastic_man_is_a_hero_and_an_equipment_for_super_heroes() -> None:
    hawkman = game(hand="Plastic Man", discard="Batarang", heroes=["Hawkman"])
    nightwing = game(hand="Plastic Man", discard="Batarang", heroes=["Nightwing"])
    hawkman.play("Plastic Man")
    nightwing.play("Plastic Man")
    assert hawkman.power == 2 + 1
    assert nightwing.power == 2 + 1


@card("plastic-man")
@pytest.mark.parametrize("order", [("Plastic Man", "Black Adam"), ("Black Adam", "Plastic Man")])
def test_plastic_man_brings_two_card_types(order: tuple[str, str]) -> None:
    g = game(hand="Plastic Man, Black Adam", discard="Batarang")
    g.play(*order)
    assert g.power == 2 + 2 * 3


@card("plastic-man")
@pytest.mark.parametrize("order", [("Plastic Man", "Winged Warrior"), ("Winged Warrior", "Plastic Man")])
def test_plastic_man_remains_a_hero_as_a_copy(order: tuple[str, str]) -> None:
    g = game(hand="Plastic Man, Winged Warrior", discard="Batarang")
    g.play(*order)
    assert g.power == 2 + 2 + 3


@card("plastic-man")
def test_plastic_man_without_a_copy_is_no_equipment() -> None:
    g = game(hand="Plastic Man", heroes=["Nightwing"])
    g.play("Plastic Man")
    assert g.power == 0


@card("plastic-man")
@pytest.mark.parametrize("order", [("Plastic Man", "Kyle Rayner"), ("Kyle Rayner", "Plastic Man")])
def test_plastic_man_takes_the_name_of_the_ring_he_copies(order: tuple[str, str]) -> None:
    g = game(hand="Plastic Man, Kyle Rayner", discard="Green Lantern Power Ring")
    g.play(*order)
    assert g.power == 2 + 3 + 2 + 2  # copy, Kyle Rayner, ring in the discard pile, ring played


@card("plastic-man", "kyle-rayner")
def test_plastic_man_can_be_the_third_power_ring() -> None:
    g = game(hand=("Plastic Man", "Kyle Rayner", *RINGS[:2]), line_up=NO_EQUIPMENT)
    g.play(*RINGS[:2], "Kyle Rayner", "Plastic Man").pick(RINGS[0])
    assert g.winners == ["A"]


@card("plastic-man", "hero-of-the-future")
@pytest.mark.parametrize("order", [("Plastic Man", "Hero of the Future"), ("Hero of the Future", "Plastic Man")])
def test_plastic_man_is_a_defense_card_when_he_copies_one(order: tuple[str, str]) -> None:
    g = game(hand="Plastic Man, Hero of the Future", discard="Helmet of Fate")
    g.play(*order)
    assert g.power == 2 + 2 + 2


@card("plastic-man")
def test_plastic_man_may_copy_a_plastic_man_that_is_an_equipment_now() -> None:
    g = game(hand="Plastic Man*2", discard="Batarang")
    g.play("Plastic Man")
    assert g.power == 2
    g.play("Plastic Man")
    assert g.offers() == ["Batarang", "Batarang"]  # the one in the discard pile and the copy in play
    g.pick("Batarang", place="in_play")
    assert g.power == 2 + 2


@card("plastic-man")
def test_the_copy_ends_when_plastic_man_leaves_play() -> None:
    g = game(hand="Plastic Man", discard="Green Lantern Power Ring", deck="Punch*5")
    g.play("Plastic Man")
    assert g.A.in_play == ["Green Lantern Power Ring"]
    g.end_turn()
    assert g.A.discard == ["Green Lantern Power Ring", "Plastic Man"]
    assert g.A.score == 1 + 1  # one Power Ring owned, and Plastic Man's own point


@card("plastic-man")
def test_plastic_man_is_nothing_but_himself_on_a_later_turn() -> None:
    g = game(hand="Plastic Man", discard="Batarang", deck="", B_deck="Punch*5")
    g.play("Plastic Man").end_turn().end_turn()
    assert sorted(g.A.hand) == ["Batarang", "Plastic Man"]
    g.play("Plastic Man")  # nothing to copy now
    assert g.power == 0
    assert g.A.in_play == ["Plastic Man"]


# Raven


@card("raven")
def test_raven_gives_1_power() -> None:
    g = game(hand="Raven")
    g.play("Raven")
    assert g.power == 1


@card("raven")
def test_raven_draws_a_card() -> None:
    g = game(hand="Raven", deck="Kick, Punch")
    g.play("Raven")
    assert g.A.hand == ["Kick"]
    assert g.A.deck == ["Punch"]


@card("raven")
def test_raven_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    g = game(hand="Raven", deck="", discard="Kick*2")
    g.play("Raven")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Kick"], ["Kick"], [])


@card("raven")
def test_raven_draws_nothing_where_there_is_nothing() -> None:
    g = game(hand="Raven", deck="", discard="")
    g.play("Raven")
    assert g.power == 1
    assert g.A.hand == []


# Saint Walker


@card("saint-walker")
def test_saint_walker_draws_a_card_and_gives_no_power() -> None:
    g = game(hand="Saint Walker", deck="Kick, Punch")
    g.play("Saint Walker")
    assert g.A.hand == ["Kick"]
    assert g.power == 0


@card("saint-walker")
def test_saint_walker_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    g = game(hand="Saint Walker", deck="", discard="Kick")
    g.play("Saint Walker")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Kick"], [], [])


@card("saint-walker")
def test_saint_walker_alone_is_worth_1_for_himself() -> None:
    assert game(hand="Saint Walker", deck="Punch*3").A.score == 1


@card("saint-walker")
def test_saint_walker_is_worth_1_for_each_different_hero_wherever_it_lies() -> None:
    g = game(
        deck="Saint Walker, Raven", hand="Raven", discard="Hawkgirl, Manhunter", in_play="Katana", B_deck="Deadman"
    )
    assert g.A.score == 4 + (1 + 1 + 1 + 1 + 1)  # Saint Walker, Raven, Hawkgirl, Katana; then the others' own points


@card("saint-walker")
def test_two_saint_walkers_count_once_as_a_hero_but_both_score() -> None:
    assert game(deck="Saint Walker*2, Katana").A.score == 2 * 2 + 1


# Sonic Siren


@card("sonic-siren")
def test_sonic_siren_gives_2_power() -> None:
    g = game(hand="Sonic Siren", line_up="")
    g.play("Sonic Siren")
    assert g.power == 2
    assert g.asked == "A main"


@card("sonic-siren")
def test_sonic_siren_may_destroy_any_card_of_the_line_up() -> None:
    g = game(hand="Sonic Siren, Punch", line_up="Raven, Starbolt, Batarang, Talon, Oa", main_deck="Katana*2")
    g.play("Sonic Siren")
    assert sorted(g.offers()) == ["Batarang", "Oa", "Raven", "Starbolt", "Talon"]
    g.pick("Starbolt")
    assert g.destroyed == ["Starbolt"]
    assert "Starbolt" not in g.line_up


@card("sonic-siren")
def test_sonic_siren_replaces_the_destroyed_card_at_once() -> None:
    g = game(hand="Sonic Siren", line_up="Raven, Starbolt, Batarang, Talon, Oa", main_deck="Katana, Deadman", power=1)
    g.play("Sonic Siren").pick("Starbolt")
    assert sorted(g.line_up) == ["Batarang", "Katana", "Oa", "Raven", "Talon"]
    assert g.main_deck == ["Deadman"]
    g.buy("Katana")


@card("sonic-siren")
def test_sonic_siren_refills_only_the_slot_she_emptied() -> None:
    g = game(hand="Sonic Siren", line_up="Raven, Talon", main_deck="Katana*3")
    g.play("Sonic Siren").pick("Raven")
    assert sorted(g.line_up) == ["Katana", "Talon"]


@card("sonic-siren")
def test_sonic_siren_may_leave_the_line_up_alone() -> None:
    g = game(hand="Sonic Siren", line_up="Raven, Talon", main_deck="Katana*2")
    g.play("Sonic Siren").done()
    assert g.line_up == ["Raven", "Talon"]
    assert g.main_deck == ["Katana", "Katana"]
    assert g.destroyed == []


@card("sonic-siren")
def test_sonic_siren_replaces_nothing_from_an_empty_main_deck() -> None:
    g = game(hand="Sonic Siren", line_up="Raven, Talon", main_deck="")
    g.play("Sonic Siren").pick("Raven")
    assert g.line_up == ["Talon"]
    assert g.asked == "A main"


@card("sonic-siren")
@rule("HU-SYN-08")
def test_a_hero_kept_aside_for_one_player_is_not_replaced_by_sonic_siren() -> None:
    g = game(
        hand="Sonic Siren",
        heroes=["Hawkman"],
        variants=["synergy"],
        reserve="Winged Warrior",
        line_up="Raven, Talon",
        main_deck="Katana*2",
    )
    g.play("Sonic Siren").pick("Winged Warrior")
    assert g.destroyed == ["Winged Warrior"]
    assert g.line_up == ["Raven", "Talon"]


@card("sonic-siren")
@rule("HU-HIDE-02")
def test_a_super_villain_dealt_by_sonic_siren_makes_his_first_appearance() -> None:
    g = game(
        hand="Sonic Siren, Kick, Punch",
        variants=["super-hidden"],
        line_up="Raven, Talon",
        main_deck="Trigon, Katana",
        B_hand="Kick",
    )
    g.play("Sonic Siren").pick("Raven").no_defense(2)
    assert sorted(g.line_up) == ["Talon", "Trigon"]
    assert g.destroyed == ["Raven", "Kick", "Kick"]
    assert g.asked == "A main"


# Superboy


@card("superboy")
def test_superboy_gives_1_power() -> None:
    g = game(hand="Superboy")
    g.play("Superboy")
    assert g.power == 1


@card("superboy")
def test_superboy_takes_back_a_super_power_of_the_players_choice() -> None:
    g = game(hand="Superboy", discard="Kick, Starbolt, Raven, Batarang")
    g.play("Superboy")
    assert sorted(g.offers()) == ["Kick", "Starbolt"]
    g.pick("Starbolt")
    assert g.A.hand == ["Starbolt"]
    assert g.A.discard == ["Kick", "Raven", "Batarang"]


@card("superboy")
def test_superboy_must_take_a_super_power_back_if_there_is_one() -> None:
    two = game(hand="Superboy", discard="Kick, Starbolt").play("Superboy")
    assert not two.can("done")
    one = game(hand="Superboy", discard="Kick, Raven").play("Superboy")
    assert one.asked == "A main"
    assert one.A.hand == ["Kick"]


@card("superboy")
def test_superboy_finds_nothing_without_a_super_power() -> None:
    g = game(hand="Superboy", discard="Raven, Batarang", deck="Kick", B_discard="Kick")
    g.play("Superboy")
    assert g.asked == "A main"
    assert (g.A.hand, g.power) == ([], 1)


# Warrior Princess


@card("warrior-princess")
def test_warrior_princess_gives_3_power_and_nothing_more_without_a_starbolt() -> None:
    g = game(hand="Warrior Princess, Kick", discard="Starbolt", line_up="Raven, Talon")
    g.play("Warrior Princess", "Kick")
    assert g.power == 3 + 2
    assert g.asked == "A main"
    assert g.line_up == ["Raven", "Talon"]


@card("warrior-princess")
def test_warrior_princess_gains_a_line_up_card_for_a_starbolt_played_earlier() -> None:
    g = game(hand="Warrior Princess, Starbolt", line_up="Raven, Batarang, Kyle Rayner, Talon, Oa")
    g.play("Starbolt", "Warrior Princess")
    assert (g.asked, g.what) == ("A pick", "gain")
    assert sorted(g.offers()) == ["Batarang", "Kyle Rayner", "Oa", "Raven", "Talon"]
    assert not g.can("done")
    g.pick("Kyle Rayner")
    assert g.A.hand == ["Kyle Rayner"]
    assert g.A.discard == []
    assert g.power == 2 + 3


@card("warrior-princess")
def test_warrior_princess_gains_a_line_up_card_for_a_starbolt_played_later() -> None:
    g = game(hand="Warrior Princess, Starbolt", line_up="Raven, Talon")
    g.play("Warrior Princess")
    assert g.asked == "A main"
    g.play("Starbolt").pick("Talon")
    assert g.A.hand == ["Talon"]
    assert g.line_up == ["Raven"]


@card("warrior-princess")
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_warrior_princess_gains_one_card_however_many_starbolts_are_played(earlier: int) -> None:
    g = game(hand="Warrior Princess, Starbolt*2", line_up="Raven, Talon")
    gained = 0
    for name in [*["Starbolt"] * earlier, "Warrior Princess", *["Starbolt"] * (2 - earlier)]:
        g.play(name)
        if g.asked == "A pick":
            g.pick("Raven")
            gained += 1
    assert gained == 1
    assert g.A.hand == ["Raven"]
    assert g.line_up == ["Talon"]


@card("warrior-princess")
def test_warrior_princess_gains_nothing_from_an_empty_line_up() -> None:
    g = game(hand="Warrior Princess, Starbolt", line_up="")
    g.play("Starbolt", "Warrior Princess")
    assert g.asked == "A main"
    assert (g.A.hand, g.power) == ([], 5)


@card("warrior-princess", "deadman")
def test_deadman_gained_by_warrior_princess_destroys_cards() -> None:
    g = game(hand="Warrior Princess, Starbolt", discard="Weakness", line_up="Deadman")
    g.play("Starbolt", "Warrior Princess")
    assert (g.asked, g.what) == ("A pick", "destroy")
    g.pick("Weakness").done()
    assert g.destroyed == ["Weakness"]
    assert g.A.hand == ["Deadman"]


# Winged Warrior


@card("winged-warrior")
def test_winged_warrior_alone_gives_2_power() -> None:
    g = game(hand="Winged Warrior, Punch", discard="Raven")
    g.play("Winged Warrior")
    assert g.power == 2  # she is no other Hero to herself
    g.play("Punch")
    assert g.power == 2 + 1


@card("winged-warrior")
def test_winged_warrior_gives_3_power_more_for_another_hero_played_earlier() -> None:
    g = game(hand="Winged Warrior, Katana")
    g.play("Katana", "Winged Warrior")
    assert g.power == 1 + 2 + 3


@card("winged-warrior")
def test_winged_warrior_gives_3_power_more_for_another_hero_played_later() -> None:
    g = game(hand="Winged Warrior, Katana, Manhunter")
    g.play("Winged Warrior", "Manhunter")
    assert g.power == 2 + 1
    g.play("Katana")
    assert g.power == 3 + 1 + 3


@card("winged-warrior")
@pytest.mark.parametrize("earlier", [0, 1, 2])
def test_winged_warrior_is_paid_once_for_two_other_heroes(earlier: int) -> None:
    g = game(hand="Winged Warrior, Katana*2")
    g.play(*["Katana"] * earlier, "Winged Warrior", *["Katana"] * (2 - earlier))
    assert g.power == 1 + 1 + 2 + 3


# Wonder of the Knight


@card("wonder-of-the-knight")
def test_wonder_of_the_knight_takes_back_an_equipment_of_the_players_choice() -> None:
    g = game(hand="Wonder of the Knight", discard="Batarang, Skeets, Raven, Kick", deck="Punch")
    g.play("Wonder of the Knight")
    assert sorted(g.offers()) == ["Batarang", "Skeets"]
    assert not g.can("done")
    g.pick("Skeets")
    assert "Skeets" in g.A.hand
    assert g.A.discard == ["Batarang", "Raven", "Kick"]


@card("wonder-of-the-knight")
def test_wonder_of_the_knight_must_take_the_only_equipment_back() -> None:
    g = game(hand="Wonder of the Knight", discard="Batarang, Raven", deck="")
    g.play("Wonder of the Knight")
    assert sorted(g.A.hand) == ["Batarang", "Raven"]


@card("wonder-of-the-knight")
def test_wonder_of_the_knight_draws_a_card_even_with_no_equipment_to_take() -> None:
    g = game(hand="Wonder of the Knight", discard="Raven", deck="Kick, Batarang")
    g.play("Wonder of the Knight")
    assert g.A.hand == ["Kick"]
    assert g.A.discard == ["Raven"]
    assert g.power == 0


@card("wonder-of-the-knight")
def test_wonder_of_the_knight_takes_the_equipment_before_the_draw_shuffles() -> None:
    g = game(hand="Wonder of the Knight", discard="Batarang, Kick", deck="")
    g.play("Wonder of the Knight")
    assert sorted(g.A.hand) == ["Batarang", "Kick"]
    assert (g.A.deck, g.A.discard) == ([], [])


# World's Mightiest Mortal

MORTAL = "World's Mightiest Mortal"


@card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_gives_5_power() -> None:
    g = game(hand=[MORTAL], main_deck="")
    g.play(MORTAL)
    assert g.power == 5
    assert g.asked == "A main"


@card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_reveals_two_cards_to_everybody() -> None:
    g = game(3, hand=[MORTAL], main_deck="Raven, Talon, Katana", line_up="")
    g.play(MORTAL)
    assert sorted(g.offers()) == ["Raven", "Talon"]
    ((_, seat, cards),) = g.events("revealed")
    assert seat == 0
    assert cards == g.game.state.zones[z.MAIN_DECK][:2]
    for watcher in (1, 2, -1):
        main_deck = g.game.view(watcher).zones[z.MAIN_DECK]
        assert main_deck[:2] == cards
        assert main_deck[2] < 0


@card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_may_put_both_into_the_line_up_beyond_five() -> None:
    g = game(hand=[MORTAL], main_deck="Raven, Talon, Katana", line_up="Oa, Hawkgirl*2, Deadman*2")
    g.play(MORTAL).pick(*g.offers())
    assert sorted(g.line_up) == ["Deadman", "Deadman", "Hawkgirl", "Hawkgirl", "Oa", "Raven", "Talon"]
    assert g.main_deck == ["Katana"]
    g.buy("Raven", "Talon")


@card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_may_put_one_and_the_other_stays_on_top() -> None:
    g = game(hand=[MORTAL], main_deck="Raven, Talon, Katana", line_up="")
    g.play(MORTAL).pick("Raven").done()
    assert g.line_up == ["Raven"]
    assert g.main_deck == ["Talon", "Katana"]
    assert g.asked == "A main"


@card("worlds-mightiest-mortal")
@pytest.mark.parametrize("first", ["Raven", "Talon"])
def test_worlds_mightiest_mortal_puts_the_rest_back_in_the_order_chosen(first: str) -> None:
    g = game(hand=[MORTAL], main_deck="Raven, Talon, Katana", line_up="")
    g.play(MORTAL).done().pick(first)
    assert g.line_up == []
    assert g.main_deck[0] == first
    assert sorted(g.main_deck[:2]) == ["Raven", "Talon"]
    assert g.main_deck[2:] == ["Katana"]


@card("worlds-mightiest-mortal")
def test_worlds_mightiest_mortal_reveals_the_last_card_of_the_main_deck_alone() -> None:
    g = game(hand=[MORTAL], main_deck="Raven", line_up="Talon")
    g.play(MORTAL).pick("Raven")
    assert g.line_up == ["Talon", "Raven"]
    assert g.main_deck == []


@card("worlds-mightiest-mortal")
@rule("HU-HIDE-02")
def test_a_super_villain_put_there_by_worlds_mightiest_mortal_makes_his_first_appearance() -> None:
    g = game(
        hand=[MORTAL, "Kick", "Punch"],
        variants=["super-hidden"],
        line_up="Raven",
        main_deck="Trigon, Talon, Katana",
        B_hand="Kick",
    )
    g.play(MORTAL).pick(*g.offers()).no_defense(2)
    assert sorted(g.line_up) == ["Raven", "Talon", "Trigon"]
    assert g.destroyed == ["Kick", "Kick"]
    assert g.asked == "A main"
