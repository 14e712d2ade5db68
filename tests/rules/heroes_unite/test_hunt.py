"""Variant: Super-Villain Hunt (HU-HUNT)."""

from __future__ import annotations

import pytest

import lineup
from lineup import new_game
from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

HUNT = ["hunt"]
LOW = card_set(
    {
        "name": "Bully",
        "type": "Super-Villain",
        "cost": 1,
        "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness.",
    },
    {
        "name": "Brute",
        "type": "Super-Villain",
        "cost": 1,
        "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness.",
    },
    {"name": "Herald", "type": "Super-Villain", "cost": 2, "text": "When you buy or gain this: Draw a card."},
    {"name": "Heir", "type": "Super-Villain", "cost": 2, "text": "When you gain this: Draw two cards."},
    {"name": "Uproar", "type": "Villain", "cost": 2, "text": "Attack: Each player gains a Weakness."},
)


@rule("HU-HUNT-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_set_up_as_usual(players: int) -> None:
    for seed in range(10):
        usual = new_game(seats=players, seed=seed).state
        hunt = new_game(seats=players, seed=seed, variants=HUNT).state
        assert hunt.zones == usual.zones
        assert hunt.cards == usual.cards
        assert (hunt.active, hunt.sv_up, hunt.power, hunt.known) == (usual.active, usual.sv_up, 0, usual.known)
        assert hunt.ask == usual.ask


@rule("HU-HUNT-02", "HU-HUNT-09")
def test_a_super_villain_in_an_opponents_discard_pile_may_be_taken() -> None:
    g = game(3, variants=HUNT, power=20, B_discard="Punch, Trigon", C_discard="Graves")
    assert sorted(g.offers("hunt")) == ["Graves", "Trigon"]
    g.hunt("Trigon")
    assert g.A.discard == ["Trigon"]
    assert g.B.discard == ["Punch"]
    assert g.C.discard == ["Graves"]


@rule("HU-HUNT-04", "HU-HUNT-05")
def test_the_owner_is_asked_about_the_attack_of_the_hunter() -> None:
    g = game(variants=HUNT, power=20, B_discard="Trigon", B_hand="Katana").hunt("Trigon")
    assert (g.asked, g.game.question()) == ("B defend", "A hunts Trigon in your discard pile. Avoid the Attack?")
    g = game(hand="Deadshot", B_deck="Kick", B_hand="Punch").play("Deadshot")
    assert g.game.question() == "Deadshot attacks you. Avoid the Attack?"


@rule("HU-HUNT-02")
@pytest.mark.parametrize("place", ["B_deck", "B_hand", "B_in_play", "B_reserve", "discard", "hand", "destroyed"])
def test_a_super_villain_elsewhere_cannot_be_hunted(place: str) -> None:
    g = game(variants=HUNT, power=20, **{place: "Trigon"})  # type: ignore[arg-type]
    assert g.offers("hunt") == []
    assert g.why_not("hunt trigon") == "HU-HUNT-02"


@rule("HU-HUNT-02")
def test_a_mere_villain_cannot_be_hunted() -> None:
    g = game(variants=HUNT, power=20, B_discard="Brother Blood")
    assert g.offers("hunt") == []


@rule("HU-HUNT-02")
def test_without_the_variant_there_is_no_hunting() -> None:
    g = game(power=20, B_discard="Trigon")
    assert g.offers("hunt") == []
    assert g.why_not("hunt trigon") == "HU-HUNT-01"


@rule("HU-HUNT-03")
def test_a_hunt_takes_power_enough_to_defeat_the_super_villain_and_spends_it() -> None:
    assert game(variants=HUNT, power=8, B_discard="Graves").offers("hunt") == []
    assert game(variants=HUNT, power=8, B_discard="Graves").why_not("hunt graves") == "HU-HUNT-03"
    g = game(variants=HUNT, power=9, B_discard="Graves")
    assert g.offers("hunt") == ["Graves"]
    g.hunt("Graves")
    assert g.power == 0
    assert g.A.discard == ["Graves"]
    dear = game(variants=HUNT, power=11, B_discard="Graves").hunt("Graves")
    assert dear.power == 2


@rule("HU-HUNT-04")
def test_a_hunt_counts_as_an_attack() -> None:
    g = game(
        variants=HUNT,
        heroes=["Hawkman", "Booster Gold"],
        power=12,
        B_discard="Trigon",
        B_hand="Katana",
        B_deck="Punch*3",
    )
    g.hunt("Trigon")
    assert [event[3] for event in g.events("attacked")] == [(1,)]
    g.defend("Katana")
    assert g.B.hand == ["Punch", "Punch"]  # Katana's own card, and Booster Gold's for avoiding an Attack
    assert g.asked == "A main"


@rule("HU-HUNT-05")
def test_only_the_owner_of_the_super_villain_is_asked_for_a_defense() -> None:
    g = game(3, variants=HUNT, power=12, B_hand="Katana, Punch", C_hand="Katana", C_discard="Trigon")
    g.hunt("Trigon")
    assert g.asked == "C defend"
    assert g.offers("defend") == ["Katana"]
    g.defend("Katana")
    assert g.asked == "A main"
    assert "Trigon" in g.C.discard
    assert g.A.discard == []
    assert g.B.hand == ["Katana", "Punch"]


@rule("HU-HUNT-05")
def test_the_owner_may_let_the_hunt_happen() -> None:
    g = game(3, variants=HUNT, power=12, B_hand="Katana", C_hand="Katana", C_discard="Trigon")
    g.hunt("Trigon").no_defense()
    assert g.asked == "A main"
    assert g.A.discard == ["Trigon"]
    assert g.C.discard == []
    assert g.C.hand == ["Katana"]


@rule("HU-HUNT-05")
def test_a_defense_from_play_may_be_used() -> None:
    g = game(variants=HUNT, power=12, B_in_play="Force Field", B_discard="Trigon")
    g.hunt("Trigon").defend("Force Field")
    assert g.B.discard == ["Trigon", "Force Field"]
    assert g.A.discard == []


@rule("HU-HUNT-04")
def test_the_hunter_is_the_attacker() -> None:
    joker = lineup.box("rivals-batman-joker")
    g = game(3, variants=HUNT, sets=[joker], power=12, C_hand="Insanity", C_discard="Trigon").hunt("Trigon")
    g.defend("Insanity")  # "The attacker gains a Weakness."
    assert (g.A.discard, g.B.discard, g.C.discard) == (["Weakness"], [], ["Trigon", "Insanity"])


@rule("HU-HUNT-06", "HU-HUNT-07")
def test_after_an_avoided_hunt_the_power_is_kept_for_other_things() -> None:
    g = game(
        3,
        variants=HUNT,
        power=9,
        line_up="Raven, Talon",
        B_hand="Katana",
        B_discard="Graves",
        C_discard="H'el",
    )
    g.hunt("Graves").defend("Katana")
    assert g.power == 9
    assert g.offers("hunt") == []
    assert g.why_not("hunt h'el") == "HU-HUNT-07"
    assert sorted(g.offers("buy")) == ["Kick", "Raven", "Talon", "Vandal Savage"]
    g.buy("Vandal Savage")
    assert g.power == 1


@rule("HU-HUNT-07")
def test_an_avoided_hunt_closes_hunting_for_that_turn_only() -> None:
    g = game(
        3,
        variants=HUNT,
        power=9,
        deck="Brother Blood*2, Kick, Punch*2",
        B_hand="Katana",
        B_deck="Punch*6",
        B_discard="Graves",
        C_hand="Kick*4, Batarang",
        C_discard="H'el",
    )
    g.hunt("Graves").defend("Katana").end_turn().end_turn()
    assert g.active == "C"
    g.play("Kick*4", "Batarang")
    assert g.offers("hunt") == ["Graves"]
    g.end_turn()
    assert g.active == "A"
    g.play("Brother Blood*2", "Kick")
    assert "Graves" in g.offers("hunt")


@rule("HU-HUNT-07")
def test_a_successful_hunt_does_not_close_hunting() -> None:
    g = game(3, variants=HUNT, power=18, B_discard="Graves", C_discard="H'el")
    g.hunt("Graves")
    assert g.offers("hunt") == ["H'el"]
    g.hunt("H'el")
    assert g.A.discard == ["Graves", "H'el"]
    assert g.power == 0


@rule("HU-HUNT-07")
def test_a_switch_allows_only_one_hunt_in_a_turn() -> None:
    g = game(3, variants=HUNT, rules={"hunt_limit": "one_per_turn"}, power=18, B_discard="Graves", C_discard="H'el")
    g.hunt("Graves")
    assert g.offers("hunt") == []


@rule("HU-HUNT-08")
def test_beating_the_stack_exempts_from_the_next_first_appearance() -> None:
    g = game(
        3,
        variants=HUNT,
        power=8,
        super_villains="Vandal Savage, Trigon",
        deck="Kick, Raven, Punch*3",
        B_hand="Kick",
        C_hand="Talon",
    )
    g.buy("Vandal Savage").end_turn()
    assert g.asked == "B defend"
    g.no_defense()
    assert g.asked == "C defend"
    g.no_defense()
    assert g.asked == "B main"
    assert g.destroyed == ["Kick", "Talon"]
    assert g.A.hand == ["Kick", "Raven", "Punch", "Punch", "Punch"]


@rule("HU-HUNT-08")
def test_without_the_variant_nobody_is_exempt() -> None:
    g = game(3, sets=[LOW], power=8, super_villains="Vandal Savage, Bully", deck="Punch*6")
    g.buy("Vandal Savage").end_turn().pass_all()
    assert [seat.discard.count("Weakness") for seat in (g.A, g.B, g.C)] == [1, 1, 1]


@rule("HU-HUNT-08")
def test_the_exemption_lasts_for_one_reveal() -> None:
    g = game(
        3,
        sets=[LOW],
        variants=HUNT,
        power=8,
        super_villains="Vandal Savage, Bully, Brute",
        deck="Punch*6",
        B_hand="Punch",
        B_deck="Vulnerability*6",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    g.play("Punch").buy("Bully").end_turn().pass_all()
    assert g.active == "C"
    assert [seat.discard.count("Weakness") for seat in (g.A, g.B, g.C)] == [1, 1, 2]


@rule("HU-HUNT-08")
def test_the_exemption_holds_for_first_appearances_only() -> None:
    g = game(
        sets=[LOW],
        variants=HUNT,
        power=8,
        super_villains="Vandal Savage, Bully",
        hand="Uproar",
        deck="Punch*6",
    )
    g.buy("Vandal Savage").play("Uproar")
    assert [seat.discard.count("Weakness") for seat in (g.A, g.B)] == [1, 1]
    g.end_turn().pass_all()
    assert [seat.discard.count("Weakness") for seat in (g.A, g.B)] == [1, 2]


@rule("HU-HUNT-08")
def test_a_hunt_gives_no_exemption() -> None:
    g = game(
        3,
        sets=[LOW],
        variants=HUNT,
        power=8,
        super_villains="Bully, Brute",
        deck="Punch*6",
        B_hand="Punch",
        B_deck="Vulnerability*6",
        C_discard="Vandal Savage",
    )
    g.hunt("Vandal Savage").end_turn()
    g.play("Punch").buy("Bully").end_turn().pass_all()
    assert g.active == "C"
    assert [seat.discard.count("Weakness") for seat in (g.A, g.B, g.C)] == [1, 0, 1]


@rule("HU-HUNT-08")
def test_a_hunt_gives_no_exemption_from_a_hidden_super_villain_either() -> None:
    g = game(
        sets=[LOW],
        variants=["hunt", "super-hidden"],
        power=8,
        line_up="Raven, Talon, Oa, Whirlwind, Skeets",
        main_deck="Bully, Batarang*2",
        deck="Punch*6",
        B_discard="Vandal Savage",
    )
    g.hunt("Vandal Savage").end_turn().pass_all()
    assert [seat.discard.count("Weakness") for seat in (g.A, g.B)] == [1, 1]


@rule("HU-HUNT-09")
def test_a_stolen_super_villain_may_be_stolen_back() -> None:
    g = game(
        variants=HUNT,
        power=9,
        deck="Punch*6",
        B_discard="Graves",
        B_hand="Brother Blood*2, Batarang",
    )
    g.hunt("Graves").no_defense()
    assert g.A.discard == ["Graves"]
    g.end_turn().play("Brother Blood*2", "Batarang")
    assert g.offers("hunt") == ["Graves"]
    g.hunt("Graves").pass_all()
    assert g.B.discard == ["Graves"]
    assert "Graves" not in g.A.discard


@rule("HU-HUNT-09")
def test_taking_a_super_villain_is_a_purchase() -> None:
    g = game(sets=[LOW], variants=HUNT, power=4, deck="Punch*4", B_discard="Herald, Heir")
    g.hunt("Herald")
    assert g.A.hand == ["Punch"]
    g.hunt("Heir")
    assert g.A.hand == ["Punch"]
    assert g.A.discard == ["Herald", "Heir"]


@rule("HU-HUNT-10")
def test_a_hunt_and_a_defeat_fit_into_one_turn() -> None:
    g = game(variants=HUNT, power=17, B_discard="Graves", super_villains="Vandal Savage, Trigon", deck="Punch*6")
    g.hunt("Graves").buy("Vandal Savage")
    assert g.A.discard == ["Graves", "Vandal Savage"]
    assert g.power == 0


@rule("HU-HUNT-10")
def test_a_defeat_does_not_close_hunting() -> None:
    g = game(variants=HUNT, power=17, B_discard="Graves", super_villains="Vandal Savage, Trigon", deck="Punch*6")
    g.buy("Vandal Savage").hunt("Graves")
    assert g.A.discard == ["Vandal Savage", "Graves"]
