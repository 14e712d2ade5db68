"""Specific cards (HU-CARD)."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

RINGS = (
    "Blue Lantern Power Ring",
    "Green Lantern Power Ring",
    "Indigo Tribe Power Ring",
    "Orange Lantern Power Ring",
    "Red Lantern Power Ring",
    "Star Sapphire Power Ring",
    "Yellow Lantern Corps Power Ring",
)
MADE_UP = card_set(
    {"name": "Defense Tower", "type": "Equipment", "cost": 3, "text": "+1 Power."},
    {"name": "Spyglass", "type": "Villain", "cost": 3, "text": "Attack: Each foe reveals their hand."},
    {"name": "Plague", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness."},
    {"name": "Thief", "type": "Villain", "cost": 3, "text": "Attack: Each foe discards a card from their hand."},
    {"name": "Martian Manhunter", "type": "Hero", "cost": 5, "text": "+3 Power."},
    {"name": "Manhunters of Oa", "type": "Villain", "cost": 5, "text": "+3 Power."},
    {"name": "Man hunter", "type": "Villain", "cost": 5, "text": "+3 Power."},
    {"name": "Scout", "type": "Equipment", "cost": 3, "text": "Gain a Hero or Villain from the Line-Up."},
    {"name": "Nine Power Rings", "type": "Equipment", "cost": 5, "text": "+1 Power."},
)


def pass_to(g: Scenario, villain: str) -> Scenario:
    """A defeats Vandal Savage and ends the turn, so that the villain below him appears."""
    assert g.super_villains == ["Vandal Savage", villain]
    return g.buy("Vandal Savage").end_turn()


# Amazo


@rule("HU-CARD-01")
@card("amazo")
def test_amazo_a_card_played_again_keeps_the_power_of_its_first_play() -> None:
    g = game(hand="Deadman, Brother Blood, Amazo")
    g.play("Deadman", "Brother Blood")
    assert g.power == 2 + 4
    g.play("Amazo").choose(1)
    g.pick("Deadman")
    assert g.power == 2 + 4 + 2
    g.pick("Brother Blood")
    assert g.power == 2 + 4 + 2 + 4
    assert sorted(g.A.in_play) == ["Amazo", "Brother Blood", "Deadman"]


@rule("HU-CARD-01")
@card("amazo")
def test_amazo_a_card_played_again_keeps_the_effects_of_its_first_play() -> None:
    g = game(hand="Raven, Amazo", deck="Kick, Talon, Punch")
    g.play("Raven", "Amazo").choose(1)
    assert g.A.hand == ["Kick", "Talon"]
    assert g.power == 2


# Arkillo and Nekron


@rule("HU-CARD-02")
@card("arkillo", "nekron")
@pytest.mark.parametrize("villain", ["Arkillo", "Nekron"])
def test_totals_are_not_told_before_every_defense_decision(villain: str) -> None:
    def appeared(hand: str, deck: str) -> Scenario:
        g = game(
            3,
            power=8,
            super_villains=f"Vandal Savage, {villain}",
            deck="Kick, Punch*4",
            B_hand="Talon, Punch",
            C_hand=hand,
            C_deck=deck,
        )
        return pass_to(g, villain)

    low, high = appeared("Hawkgirl", "Starbolt"), appeared("Starbolt", "Hawkgirl")
    for asked in ("A defend", "B defend", "C defend"):
        assert low.asked == high.asked == asked
        for viewer in (-1, 0, 1):
            assert low.game.view(viewer).to_bytes() == high.game.view(viewer).to_bytes()
        assert low.events("totals") == high.events("totals") == []
        low.no_defense()
        high.no_defense()
    assert low.events("totals") == [("totals", ((0, 3), (1, 1), (2, 2)))]
    assert high.events("totals") == [("totals", ((0, 3), (1, 1), (2, 5)))]


@rule("HU-CARD-02")
@card("arkillo")
def test_arkillo_whoever_avoids_is_left_out_of_the_comparison() -> None:
    def hand_of(first: bool) -> Scenario:
        g = game(
            3,
            power=8,
            super_villains="Vandal Savage, Arkillo",
            deck="Kick, Punch*4",
            B_hand="Katana, Starbolt",
            C_hand="Talon",
        )
        pass_to(g, "Arkillo").no_defense()
        g.defend("Katana") if first else g.no_defense()
        return g.no_defense()

    avoided = hand_of(True)
    assert [avoided.A.discard.count("Weakness"), avoided.B.discard.count("Weakness")] == [3, 0]
    hit = hand_of(False)
    assert [hit.A.discard.count("Weakness"), hit.B.discard.count("Weakness")] == [0, 3]
    assert hit.C.discard == avoided.C.discard == []


@rule("HU-CARD-02")
@card("nekron")
def test_nekron_whoever_avoids_is_left_out_of_the_comparison() -> None:
    g = game(
        3,
        power=8,
        super_villains="Vandal Savage, Nekron",
        deck="Kick, Punch*4",
        B_hand="Katana, Starbolt",
        C_hand="Talon, Punch",
    )
    pass_to(g, "Nekron").no_defense().defend("Katana").no_defense()
    assert len(g.A.hand) == 4  # the highest that is left: a random card of A's is gone
    assert g.asked == "C pick"
    g.pick("Punch")
    assert g.C.hand == ["Talon"]
    assert "Starbolt" in g.B.hand


# Booster Gold and Hero of the Future


@rule("HU-CARD-03")
def test_a_defense_card_is_one_with_the_keyword_in_its_text() -> None:
    found = {each.name for each in box("heroes-unite").cards if each.is_defense}
    assert found == {each.name for each in box("heroes-unite").cards if "Defense:" in each.text}
    assert found == {
        "Katana",
        "Canary Cry",
        "Force Field",
        "Helmet of Fate",
        "Skeets",
        "Green Lantern Power Ring",
    }
    assert not MADE_UP.find("Defense Tower").is_defense


@rule("HU-CARD-03")
@card("hero-booster-gold")
def test_booster_gold_gives_power_for_cards_with_the_keyword_only() -> None:
    g = game(
        sets=[MADE_UP],
        heroes=["Booster Gold", "Hawkman"],
        hand="Defense Tower, Katana, Helmet of Fate, Hero of the Future",
    )
    g.play("Defense Tower")
    assert g.power == 1
    g.play("Katana")
    assert g.power == 1 + 1 + 1
    g.play("Helmet of Fate")
    assert g.power == 3 + 2 + 1


@rule("HU-CARD-03")
@card("hero-of-the-future")
def test_hero_of_the_future_counts_cards_with_the_keyword_only() -> None:
    g = game(sets=[MADE_UP], hand="Katana, Hero of the Future, Defense Tower, Green Lantern Power Ring")
    g.play("Katana", "Hero of the Future")
    assert g.power == 1 + 2 + 2
    g.play("Defense Tower")
    assert g.power == 5 + 1
    g.play("Green Lantern Power Ring")
    assert g.power == 6 + 2 + 2


@rule("HU-CARD-04")
@card("hero-booster-gold")
def test_booster_gold_draws_when_a_defense_was_used() -> None:
    g = game(sets=[MADE_UP], heroes=["Hawkman", "Booster Gold"], hand="Plague", B_hand="Katana", B_deck="Punch*4")
    g.play("Plague").defend("Katana")
    assert g.B.hand == ["Punch", "Punch"]  # one is Katana's own
    assert g.B.discard == ["Katana"]


@rule("HU-CARD-04")
@card("hero-booster-gold")
def test_booster_gold_does_not_draw_when_an_attack_fails_for_want_of_weaknesses() -> None:
    g = game(
        sets=[MADE_UP],
        heroes=["Hawkman", "Booster Gold"],
        hand="Plague",
        weaknesses="",
        B_hand="Katana",
        B_deck="Punch*4",
    )
    g.play("Plague").no_defense()
    assert g.B.hand == ["Katana"]
    assert g.B.discard == []


@rule("HU-CARD-04")
@card("hero-booster-gold")
def test_booster_gold_does_not_draw_when_exempt_from_an_attack() -> None:
    g = game(
        variants=["hunt"],
        heroes=["Booster Gold", "Hawkman"],
        power=8,
        super_villains="Vandal Savage, Trigon",
        deck="Katana, Kick*8",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    assert g.asked == "B main"
    assert len(g.A.hand) == 5


@rule("HU-CARD-04")
@card("hero-booster-gold")
def test_booster_gold_does_not_draw_for_a_defense_card_merely_played() -> None:
    g = game(heroes=["Booster Gold", "Hawkman"], hand="Katana", deck="Punch*3")
    g.play("Katana")
    assert g.A.hand == []


# Black Lantern Corps


@rule("HU-CARD-05")
@card("black-lantern-corps")
@pytest.mark.parametrize(
    ("left", "defended", "drawn"), [(3, False, 0), (20, False, 0), (3, True, 1), (2, False, 1), (0, False, 1)]
)
def test_black_lantern_corps_draws_if_a_foe_gained_no_weakness(left: int, defended: bool, drawn: int) -> None:
    g = game(
        4,
        hand="Black Lantern Corps",
        deck="Kick, Talon",
        weaknesses=f"Weakness*{left}" if left else "",
        B_hand="Punch",
        C_hand="Katana",
        D_hand="Punch",
    )
    g.play("Black Lantern Corps").no_defense()
    g.defend("Katana") if defended else g.no_defense()
    g.no_defense()
    assert g.A.hand == ["Kick"] * drawn
    assert g.asked == "A main"


# Power Rings


@rule("HU-CARD-06")
@card("kyle-rayner")
@pytest.mark.parametrize("ring", [*RINGS, "Nine Power Rings"])
def test_a_power_ring_is_any_card_with_these_words_in_its_name(ring: str) -> None:
    g = game(sets=[MADE_UP], hand="Kyle Rayner", discard=ring)
    g.play("Kyle Rayner")
    assert g.power == 3 + 2


@rule("HU-CARD-06")
@card("kyle-rayner")
@pytest.mark.parametrize("other", ["White Lantern Power Battery", "Legion Flight Ring", "Batarang"])
def test_a_card_without_these_words_is_no_power_ring(other: str) -> None:
    g = game(hand="Kyle Rayner", discard=other)
    g.play("Kyle Rayner")
    assert g.power == 3


@rule("HU-CARD-06")
@card("white-lantern-power-battery")
def test_the_power_battery_gains_power_rings_by_name() -> None:
    g = game(
        hand="White Lantern Power Battery",
        line_up="Star Sapphire Power Ring, Legion Flight Ring, Red Lantern Power Ring, Raven",
    )
    g.play("White Lantern Power Battery")
    assert g.A.hand == ["Star Sapphire Power Ring", "Red Lantern Power Ring"]
    assert sorted(g.offers()) == ["Legion Flight Ring", "Raven"]
    g.pick("Raven")
    assert g.A.deck[0] == "Raven"


@rule("HU-CARD-06")
@card("blue-lantern-power-ring")
def test_power_rings_score_by_name() -> None:
    g = game(discard="Blue Lantern Power Ring, Star Sapphire Power Ring, White Lantern Power Battery")
    assert g.A.score == 2 + 2 + 2


# Deadman


@rule("HU-CARD-07")
@card("deadman")
@pytest.mark.parametrize(
    ("hand", "discard"), [([], []), (["Kick"], []), ([], ["Talon"]), (["Kick"], ["Talon"]), (["Kick", "Punch"], [])]
)
def test_deadman_at_most_two_cards_from_hand_or_discard_pile_or_both(hand: list[str], discard: list[str]) -> None:
    g = game(
        power=4,
        line_up="Deadman, Raven",
        hand="Punch, Kick, Katana",
        discard="Talon, Hawkgirl, Vulnerability",
    )
    g.buy("Deadman")
    assert sorted(g.offers()) == ["Deadman", "Hawkgirl", "Katana", "Kick", "Punch", "Talon", "Vulnerability"]
    wanted = hand + discard
    for name in [offer for offer in g.offers() if offer in wanted]:  # picks go down the list
        g.pick(name)
    if len(wanted) < 2:
        g.done()
    assert g.asked == "A main"
    assert sorted(g.destroyed) == sorted(wanted)


@rule("HU-CARD-07")
@card("deadman")
def test_deadman_two_cards_may_come_from_the_discard_pile_and_he_may_be_one() -> None:
    g = game(power=4, line_up="Deadman, Raven", hand="Punch", discard="Weakness")
    g.buy("Deadman")
    g.pick(*[name for name in g.offers() if name != "Punch"])
    assert sorted(g.destroyed) == ["Deadman", "Weakness"]
    assert g.A.hand == ["Punch"]


@rule("HU-CARD-07")
@card("deadman")
def test_deadman_works_on_being_gained_too() -> None:
    g = game(sets=[MADE_UP], hand="Scout, Kick", line_up="Deadman, Skeets")
    g.play("Scout")
    assert g.what == "destroy"
    g.pick("Kick").done()
    assert g.destroyed == ["Kick"]


# Granny Goodness


@rule("HU-CARD-08")
@card("granny-goodness")
def test_granny_goodness_the_card_set_aside_cannot_be_bought_this_turn() -> None:
    g = game(
        power=10,
        hand="Granny Goodness",
        deck="Punch*6",
        line_up="Brother Blood, Raven, Skeets, Oa, Batarang",
        main_deck="Starbolt*2",
        B_hand="Brother Blood, Batarang",
    )
    g.play("Granny Goodness").pick("Brother Blood")
    assert g.power == 14
    assert "Brother Blood" not in g.line_up
    assert not g.can("buy", "Brother Blood")
    g.end_turn()
    assert sorted(g.line_up) == ["Batarang", "Brother Blood", "Oa", "Raven", "Skeets"]
    assert g.main_deck == ["Starbolt", "Starbolt"]  # it takes its slot again
    assert "Brother Blood" not in g.A.discard
    g.play("Brother Blood", "Batarang")
    g.buy("Brother Blood")
    assert g.B.discard == ["Brother Blood"]


@rule("HU-CARD-08")
@card("granny-goodness")
def test_granny_goodness_buying_the_card_set_aside_is_refused_by_its_rule() -> None:
    g = game(power=10, hand="Granny Goodness", line_up="Jason Blood, Skeets")
    g.play("Granny Goodness")
    assert g.why_not("buy jason blood") == "HU-CARD-08"


@rule("HU-CARD-08")
@card("granny-goodness")
def test_granny_goodness_the_card_set_aside_cannot_be_gained_this_turn() -> None:
    g = game(sets=[MADE_UP], hand="Granny Goodness, Scout", line_up="Brother Blood, Raven, Skeets")
    g.play("Granny Goodness").pick("Brother Blood")
    g.play("Scout")
    assert g.A.discard == ["Raven"]


# Graves


def graves(a: str, b: str, c: str) -> Scenario:
    """Graves appears before three players who choose among these cards; nobody has defended."""
    g = game(
        3,
        sets=[MADE_UP],
        power=8,
        super_villains="Vandal Savage, Graves",
        hand="Spyglass",
        deck=f"{a}, Punch*8",
        B_hand=f"{b}, Punch",
        B_deck="Kick*3",
        C_hand=f"{c}, Punch",
        C_deck="Kick*3",
    )
    g.play("Spyglass").pass_all()
    return pass_to(g, "Graves").pass_all()


@rule("HU-CARD-09")
@card("graves")
def test_graves_no_card_is_shown_before_all_have_chosen() -> None:
    one, other = graves("Starbolt", "Deadman", "Raven"), graves("Starbolt", "Deadman", "Raven")
    shown = len(one.events("revealed"))
    one.pick("Starbolt", "Deadman")
    other.pick("Punch", "Punch")
    assert one.asked == other.asked == "C pick"
    for viewer in (-1, 2):  # although B's hand had been revealed before
        assert one.game.view(viewer).to_bytes() == other.game.view(viewer).to_bytes()
    assert one.destroyed == other.destroyed == []
    assert len(one.events("revealed")) == shown
    one.pick("Raven")
    other.pick("Raven")
    assert len(one.events("revealed")) == shown + 3
    assert one.destroyed == ["Starbolt", "Deadman", "Raven"]
    assert other.destroyed == ["Punch", "Punch", "Raven"]


@rule("HU-CARD-09")
@card("graves")
def test_graves_whoever_avoids_lays_no_card_and_takes_no_part() -> None:
    g = game(
        3,
        power=8,
        super_villains="Vandal Savage, Graves",
        deck="Kick, Punch*8",
        B_hand="Katana, Starbolt",
        B_deck="Talon*2",
        C_hand="Hawkgirl, Punch",
    )
    pass_to(g, "Graves").no_defense().defend("Katana").no_defense()
    assert g.asked == "A pick"
    g.pick("Kick")
    assert g.asked == "C pick"
    g.pick("Hawkgirl")
    assert g.destroyed == ["Kick", "Hawkgirl"]
    assert g.B.hand == ["Starbolt", "Talon"]
    assert len(g.A.hand) == 4 + 2


@rule("HU-CARD-10")
@card("graves")
def test_graves_only_the_player_with_the_highest_cost_draws() -> None:
    g = graves("Starbolt", "Deadman", "Raven").pick("Starbolt").pick("Deadman").pick("Raven")
    assert [len(seat.hand) for seat in (g.A, g.B, g.C)] == [4 + 2, 1, 1]


@rule("HU-CARD-10")
@card("graves")
def test_graves_nobody_draws_on_a_tie_for_the_highest_cost() -> None:
    g = graves("Starbolt", "Superboy", "Raven").pick("Starbolt").pick("Superboy").pick("Raven")
    assert [len(seat.hand) for seat in (g.A, g.B, g.C)] == [4, 1, 1]
    assert g.destroyed == ["Starbolt", "Superboy", "Raven"]


@rule("HU-CARD-10")
@card("graves")
def test_graves_a_tie_below_the_highest_cost_does_not_matter() -> None:
    g = graves("Raven", "Kick", "Starbolt").pick("Raven").pick("Kick").pick("Starbolt")
    assert [len(seat.hand) for seat in (g.A, g.B, g.C)] == [4, 1, 1 + 2]


# Manhunter


@rule("HU-CARD-11")
@card("manhunter")
@pytest.mark.parametrize(
    ("name", "power"),
    [("Manhunter", 3), ("Martian Manhunter", 3), ("Manhunters of Oa", 3), ("Man hunter", 1), ("Talon", 1)],
)
def test_manhunter_counts_any_card_with_the_word_in_its_name(name: str, power: int) -> None:
    g = game(sets=[MADE_UP], hand="Manhunter", discard=name)
    g.play("Manhunter")
    assert g.power == power


# Mr. Zsasz


@rule("HU-CARD-12")
@card("mr-zsasz")
@pytest.mark.parametrize(
    ("top", "gained"), [("Punch", 0), ("Weakness", 0), ("Talon", 1), ("Katana", 0), ("Kick", 1), ("Deadman", 0)]
)
def test_mr_zsasz_takes_zero_for_even(top: str, gained: int) -> None:
    g = game(hand="Mr. Zsasz", B_deck=f"{top}, Punch")
    g.play("Mr. Zsasz")
    assert g.B.discard == ["Weakness"] * gained
    assert g.B.deck == [top, "Punch"]


# Red Tornado and Batgirl


@rule("HU-CARD-13")
@card("hero-red-tornado")
def test_red_tornado_may_be_used_at_any_moment_of_the_own_turn() -> None:
    def ready() -> Scenario:
        return game(
            heroes=["Red Tornado", "Hawkman"],
            hand="Brother Blood, Punch",
            discard="Punch, Katana, Talon, Batarang",
            line_up="Raven, Skeets",
            B_discard="Punch, Katana, Talon, Batarang",
        )

    assert ready().use("Red Tornado").power == 2
    assert ready().play("Brother Blood").use("Red Tornado").power == 4 + 2
    assert ready().play("Brother Blood").buy("Raven").use("Red Tornado").power == 4 - 3 + 2
    g = ready().play("Brother Blood", "Punch")
    assert g.asked == "A main"  # not forced: the turn may end without it
    g.end_turn()
    assert g.active == "B"
    assert g.offers("use") == []


@rule("HU-CARD-13")
@card("hero-red-tornado")
def test_red_tornado_needs_its_condition_at_that_moment_and_works_once() -> None:
    g = game(
        heroes=["Red Tornado", "Hawkman"], power=2, discard="Punch, Katana, Talon, Weakness", line_up="Batarang, Oa"
    )
    assert not g.can("use", "Red Tornado")
    assert g.why_not("use red tornado") == "HU-CARD-13"
    g.buy("Batarang")
    g.use("Red Tornado")
    assert g.power == 2
    assert not g.can("use", "Red Tornado")


@rule("HU-CARD-13")
@card("hero-batgirl")
def test_batgirl_may_be_used_at_any_moment_of_the_own_turn() -> None:
    def ready() -> Scenario:
        return game(
            heroes=["Batgirl", "Hawkman"],
            hand="Punch*2, Brother Blood",
            deck="Kick, Talon",
            line_up="Raven, Skeets",
        )

    assert ready().use("Batgirl").A.hand == ["Punch", "Brother Blood", "Kick"]
    assert ready().play("Punch", "Brother Blood").use("Batgirl").A.hand == ["Kick"]
    assert ready().play("Brother Blood").buy("Raven").use("Batgirl").A.discard == ["Raven", "Punch"]
    g = ready().use("Batgirl")
    assert not g.can("use", "Batgirl")
    unused = ready().end_turn()
    assert unused.active == "B"
    assert unused.offers("use") == []


@rule("HU-CARD-13")
@card("hero-batgirl")
def test_batgirl_cannot_be_used_without_a_punch_in_hand() -> None:
    g = game(heroes=["Batgirl", "Hawkman"], hand="Kick", discard="Punch")
    assert not g.can("use", "Batgirl")


# Shazam!


@rule("HU-CARD-14")
@card("shazam-power")
def test_shazam_a_revealed_location_does_nothing_and_goes_back() -> None:
    g = game(hand="Shazam!", main_deck="Metropolis, Raven", line_up="Skeets", deck="Kick*3")
    g.play("Shazam!")
    assert g.asked == "A main"
    assert g.power == 2
    assert g.main_deck == ["Metropolis", "Raven"]
    assert g.A.in_play == ["Shazam!"]
    assert g.A.hand == g.A.discard == []
    assert g.offers("use") == []


@rule("HU-CARD-14")
@card("shazam-power")
def test_shazam_another_revealed_card_is_played_and_goes_back() -> None:
    g = game(hand="Shazam!", main_deck="Brother Blood, Raven", line_up="Skeets")
    g.play("Shazam!")
    assert g.power == 2 + 4
    assert g.main_deck == ["Brother Blood", "Raven"]


@rule("HU-CARD-15")
@card("hero-shazam")
def test_shazam_the_super_hero_may_be_paid_several_times_in_a_turn() -> None:
    g = game(
        heroes=["Shazam!", "Hawkman"],
        power=9,
        deck="Punch",
        main_deck="Raven, Talon, Starbolt",
        line_up="Skeets",
    )
    g.use("Shazam!").do("deck")
    assert g.power == 5
    g.use("Shazam!").do("discard")
    assert g.power == 1
    assert g.A.deck == ["Raven", "Punch"]
    assert g.A.discard == ["Talon"]
    assert g.main_deck == ["Starbolt"]
    assert not g.can("use", "Shazam!")
    assert g.why_not("use hero-shazam") == "HU-CARD-15"


# Star Sapphire Power Ring


@rule("HU-CARD-16")
@card("star-sapphire-power-ring")
@pytest.mark.parametrize("top", ["Weakness, Weakness", "Weakness, Katana", "Katana, Weakness"])
def test_star_sapphire_a_weakness_has_no_type_so_neither_card_is_drawn(top: str) -> None:
    g = game(hand="Star Sapphire Power Ring", deck=f"{top}, Punch")
    g.play("Star Sapphire Power Ring")
    if g.asked == "A pick":
        g.pick(g.offers()[0])
    assert g.asked == "A main"
    assert g.A.hand == []
    assert sorted(g.A.deck[:2]) == sorted(top.split(", "))
    assert g.A.deck[2] == "Punch"


@rule("HU-CARD-16")
@card("star-sapphire-power-ring")
def test_star_sapphire_two_cards_of_different_types_are_drawn() -> None:
    g = game(hand="Star Sapphire Power Ring", deck="Katana, Talon, Punch")
    g.play("Star Sapphire Power Ring")
    assert g.A.hand == ["Katana", "Talon"]
    assert g.A.deck == ["Punch"]


@card("plastic-man")
def test_plastic_man_uses_the_ability_of_the_equipment_he_has_become() -> None:
    gadget = card_set(
        {"name": "Gadget", "type": "Equipment", "cost": 2, "text": "Ongoing: Once during each of your turns, +1 Power."}
    )
    g = game(sets=[gadget], hand="Plastic Man", discard="Gadget").play("Plastic Man")
    assert g.offers("use") == ["Gadget"]
    g.use("Gadget")
    assert g.power == 1
    assert not g.can("use")
    assert g.game.view(1).copies
    g.end_turn()
    assert g.game.view(1).copies == (), "at the end of the turn he is himself again"
