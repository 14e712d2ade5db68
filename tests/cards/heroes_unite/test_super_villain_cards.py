"""The Super-Villains, sentence by sentence: the upper text when played, and the First Appearance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lineup.game import new_game
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, game

BLUE = "Blue Lantern Power Ring"
RED = "Red Lantern Power Ring"
YELLOW = "Yellow Lantern Corps Power Ring"  # an Attack: each foe discards a card
LINE_UP = "Katana*4, Skeets"


def appear(villain: str, players: int = 2, seed: str = "scenario", **zones: Any) -> Scenario:
    """A ends the turn and the villain is turned up. A's hand is the top five of A's deck by then, so give those."""
    return game(players, seed=seed, super_villains=villain, sv_up=False, **{"deck": "", **zones}).end_turn()


def branches(g: Scenario) -> Iterator[Scenario]:
    """One independent game per answer to the open question."""
    for at in range(len(g.ask.options)):
        other = Scenario(g.game.clone())
        yield other.give(other.ask.options[at])


def views(g: Scenario, *viewers: int) -> set[tuple[bytes, ...]]:
    """What the viewers see after each possible answer to the open question; one element if it stays a secret."""
    assert len(g.ask.options) > 1
    return {tuple(other.game.view(viewer).to_bytes() for viewer in viewers) for other in branches(g)}


@pytest.mark.parametrize(
    ("name", "cost", "vp"),
    [
        pytest.param("Vandal Savage", 8, 4, marks=card("vandal-savage")),
        pytest.param("Amazo", 10, 5, marks=card("amazo")),
        pytest.param("Arkillo", 10, 5, marks=card("arkillo")),
        pytest.param("Black Adam", 11, 6, marks=card("black-adam")),
        pytest.param("Graves", 9, 5, marks=card("graves")),
        pytest.param("H'el", 9, 5, marks=card("hel")),
        pytest.param("Hector Hammond", 11, 6, marks=card("hector-hammond")),
        pytest.param("Helspont", 10, 5, marks=card("helspont")),
        pytest.param("Mongul", 11, 6, marks=card("mongul")),
        pytest.param("Mr. Freeze", 9, 5, marks=card("mr-freeze")),
        pytest.param("Nekron", 12, 6, marks=card("nekron")),
        pytest.param("Trigon", 12, 6, marks=card("trigon")),
    ],
)
def test_a_super_villain_is_defeated_for_its_cost_and_scores_its_points(name: str, cost: int, vp: int) -> None:
    assert not game(super_villains=name, power=cost - 1).can("buy", name)
    g = game(super_villains=name, power=cost).buy(name)
    assert (g.power, g.A.discard, g.A.score) == (0, [name], vp)


# Vandal Savage


@card("vandal-savage")
def test_vandal_savage_gives_one_power_on_the_turn_he_is_played() -> None:
    assert game(hand="Vandal Savage").play("Vandal Savage").power == 1


@card("vandal-savage")
def test_vandal_savage_stays_in_play_and_gives_one_power_on_each_later_turn_of_his_player() -> None:
    g = game(hand="Vandal Savage", deck="Punch*9", B_deck="Kick*5", super_villains="Trigon")
    g.play("Vandal Savage").end_turn()
    assert (g.active, g.power) == ("B", 0)
    g.end_turn()
    assert (g.active, g.power) == ("A", 1)
    assert g.A.in_play == ["Vandal Savage"]
    assert g.A.score == 4


@card("vandal-savage")
@rule("HU-LOC-04")
def test_vandal_savage_gives_his_power_once_a_turn_though_he_is_played_again() -> None:
    g = game(hand="Vandal Savage, Amazo, Raven", deck="Punch").play("Vandal Savage", "Raven", "Amazo").choose(1)
    g.pick("Vandal Savage")
    assert g.power == 1 + 1
    g.pick("Raven")
    assert g.power == 1 + 1 + 1


@card("vandal-savage")
def test_vandal_savage_starts_every_game_on_top_of_the_stack() -> None:
    for seed in range(6):
        g = Scenario(new_game("heroes-unite", 3, seed))
        assert g.super_villains[0] == "Vandal Savage"
        assert len(g.super_villains) == 8
        assert g.seen("B", "super_villains")[:2] == ["Vandal Savage", "?"]


@card("vandal-savage")
def test_vandal_savage_attacks_nobody_when_he_appears() -> None:
    g = appear("Vandal Savage", deck="Kick*5", B_hand="Raven")
    assert (g.asked, g.A.hand, g.B.hand) == ("B main", ["Kick"] * 5, ["Raven"])


# Amazo


@card("amazo")
def test_amazo_plays_again_a_villain_and_a_hero_and_what_they_gave_before_remains() -> None:
    g = game(hand="Brother Blood, Katana, Amazo").play("Brother Blood", "Katana", "Amazo")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert (g.what, sorted(g.offers())) == ("play again", ["Brother Blood", "Katana"])
    g.pick("Katana")
    assert g.power == 4 + 1 + 1
    g.pick("Brother Blood")
    assert (g.asked, g.power) == ("A main", 4 + 1 + 1 + 4)


@card("amazo")
def test_amazo_may_play_again_only_one_of_the_two() -> None:
    g = game(hand="Brother Blood, Katana, Amazo").play("Brother Blood", "Katana", "Amazo").choose(1)
    g.pick("Brother Blood").done()
    assert g.power == 4 + 1 + 4


@card("amazo")
def test_amazo_plays_again_no_two_villains_or_heroes_and_nothing_of_another_kind() -> None:
    g = game(hand="Brother Blood, Talon, Katana, Raven, Batarang, Amazo", deck="Punch*3")
    g.play("Brother Blood", "Talon", "Katana", "Raven", "Batarang", "Amazo").choose(1)
    assert sorted(g.offers()) == ["Brother Blood", "Katana", "Raven", "Talon"]  # not himself
    g.pick("Brother Blood")
    assert sorted(g.offers()) == ["Katana", "Raven"]
    g.pick("Raven")
    assert g.asked == "A main"


@card("amazo")
def test_amazo_gives_three_power_instead() -> None:
    g = game(hand="Brother Blood, Amazo").play("Brother Blood", "Amazo").choose(2)
    assert g.power == 4 + 3


@card("amazo")
def test_amazo_with_nobody_to_play_again_just_gives_three_power() -> None:
    g = game(hand="Batarang, Amazo", in_play="Vandal Savage", discard="Raven").play("Batarang", "Amazo")
    assert (g.asked, g.power) == ("A main", 2 + 3)


@card("amazo")
def test_amazo_makes_an_attack_happen_again_and_sets_off_what_counts_plays() -> None:
    g = game(hand="Deadshot, Amazo", B_deck="Kick, Raven, Punch").play("Deadshot", "Amazo").choose(1)
    assert g.B.discard == ["Kick", "Raven"]
    g = game(hand="Katana, Amazo", heroes=["Hawkman", "Batgirl"]).play("Katana", "Amazo").choose(1)
    assert g.power == 2 + 2


@rule("CONF-CARD-14")
@card("amazo")
@pytest.mark.parametrize("first", [True, False])
def test_a_card_that_amazo_plays_again_is_counted_once(first: bool) -> None:
    g = game(hand="Katana, Blue Lantern Power Ring, Amazo", discard="Raven")
    g.play("Katana", "Blue Lantern Power Ring", "Amazo") if first else g.play("Katana", "Amazo")
    g.choose(1)
    if not first:
        g.play("Blue Lantern Power Ring")
    assert g.power == 1 + 1 + 1 + 1 + 1


@card("amazo")
def test_amazo_may_play_again_a_card_that_was_played_in_the_line_up() -> None:
    g = game(hand="Jervis Tetch, Mind Control Hat, Amazo", line_up="Brother Blood, Batarang*4", deck="Punch*5")
    g.play("Jervis Tetch").choose(1).play("Mind Control Hat").pick("Brother Blood").play("Amazo").choose(1)
    assert sorted(g.offers()) == ["Brother Blood", "Jervis Tetch"]
    assert g.pick("Brother Blood").power == 1 + 4 + 4
    assert g.line_up[0] == "Brother Blood"


def bought_after_the_hat(hand: str, discard: str) -> Scenario:
    """A has played Brother Blood in the Line-Up and bought him; he lies in the discard pile."""
    g = game(hand=f"Jervis Tetch, Mind Control Hat, Amazo, {hand}", line_up="Brother Blood", deck="Punch*3", power=6,
             discard=discard)  # fmt: skip
    g.play("Jervis Tetch").choose(2).play("Mind Control Hat").pick("Brother Blood").buy("Brother Blood")
    return g


@card("amazo")
@rule("HU-TURN-15")
def test_amazo_finds_no_card_that_was_shuffled_into_the_deck() -> None:
    g = bought_after_the_hat("Legion Flight Ring", "Kick*9").play("Legion Flight Ring")
    assert "Brother Blood" in g.A.deck
    power = g.power
    g.play("Amazo").choose(1).choose(2)  # Jervis Tetch is the only one left
    assert (g.asked, g.power) == ("A main", power + 1)


@card("amazo")
@rule("COMMON-PLAY-01")
def test_amazo_brings_a_card_into_play_that_lies_in_the_discard_pile() -> None:
    g = bought_after_the_hat("Punch", "")
    power = g.power
    g.play("Amazo").choose(1).pick("Brother Blood")
    assert (g.power, g.A.in_play[-1]) == (power + 4, "Brother Blood")
    assert "Brother Blood" not in g.A.discard


def passing() -> Scenario:
    """Three players with three cards each, nobody able to defend, everybody about to choose."""
    g = appear(
        "Amazo",
        3,
        deck="Raven, Starbolt, Batarang",
        B_hand="Talon, Kick, Manhunter",
        C_hand="Sciencell, Superboy, Hawkgirl",
    )
    return g.pass_all()


@card("amazo", "shazam-power", "worlds-mightiest-mortal", "sonic-siren")
@rule("COMMON-PLAY-03")
def test_amazo_plays_a_card_on_the_main_deck_again_without_it_finding_itself_there() -> None:
    deck = "Batarang, Katana"
    g = game(hand="Shazam!, Amazo", main_deck=f"World's Mightiest Mortal, {deck}", line_up="Skeets").play("Shazam!")
    g.done().pick("Batarang").play("Amazo").choose(1)
    assert sorted(g.offers()) == ["Batarang", "Katana"]
    g.done().pick("Katana")
    assert g.main_deck == ["World's Mightiest Mortal", "Katana", "Batarang"]
    g = game(hand="Shazam!, Amazo", main_deck=f"Sonic Siren, {deck}", line_up="Skeets, Raven").play("Shazam!").done()
    g.play("Amazo").choose(1).pick("Raven")
    assert (g.line_up, g.main_deck) == (["Skeets", "Batarang"], ["Sonic Siren", "Katana"])


@card("amazo", "trigon")
@rule("COMMON-PLAY-03")
def test_trigon_played_again_on_the_main_deck_does_not_take_himself() -> None:
    deck = "Trigon, Talon, Katana, Raven, Superboy"
    g = game(variants=["super-hidden"], hand="Shazam!, Amazo", main_deck=deck, line_up="Skeets")
    g.play("Shazam!").pick("Talon").play("Amazo").choose(1)
    assert sorted(g.offers()) == ["Raven", "Superboy"]


@card("amazo")
def test_amazo_makes_each_player_pass_one_hand_card_left_and_one_right() -> None:
    g = passing()
    assert (g.asked, g.what) == ("A pick", "pass to the left")
    g.pick("Raven")
    assert (g.asked, g.what, sorted(g.offers())) == ("A pick", "pass to the right", ["Batarang", "Starbolt"])
    assert not g.can("done")
    g.pick("Starbolt").pick("Talon", "Kick").pick("Sciencell", "Superboy")
    assert g.asked == "B main"
    assert sorted(g.A.hand) == ["Batarang", "Kick", "Sciencell"]
    assert sorted(g.B.hand) == ["Manhunter", "Raven", "Superboy"]
    assert sorted(g.C.hand) == ["Hawkgirl", "Starbolt", "Talon"]
    assert g.A.discard == g.B.discard == g.C.discard == []


@card("amazo")
def test_amazo_lets_nobody_pass_on_a_card_just_received() -> None:
    g = passing().pick("Raven", "Starbolt")
    assert sorted(g.offers()) == ["Kick", "Manhunter", "Talon"]
    assert (g.A.hand, g.B.hand) == (["Raven", "Starbolt", "Batarang"], ["Talon", "Kick", "Manhunter"])


@card("amazo")
def test_amazo_keeps_each_choice_secret_until_all_have_chosen() -> None:
    g = passing()
    assert len(views(g, 1, 2, -1)) == 1
    g.pick("Raven")
    assert len(views(g, 1, 2, -1)) == 1
    g.pick("Starbolt")
    assert len(views(g, 0, 2, -1)) == 1
    assert g.seen("B", "A_hand") == ["?"] * 3


@card("amazo")
def test_amazo_shows_a_passed_card_to_giver_and_receiver_alone() -> None:
    g = passing().pick("Raven", "Starbolt").pick("Talon", "Kick").pick("Sciencell", "Superboy")
    assert "Raven" in g.seen("A", "B_hand")
    assert "Starbolt" in g.seen("A", "C_hand")
    assert "Talon" in g.seen("B", "C_hand")
    assert "Kick" in g.seen("B", "A_hand")
    assert "Sciencell" in g.seen("C", "A_hand")
    assert "Superboy" in g.seen("C", "B_hand")
    assert g.seen("C", "B_hand").count("?") == 2
    assert g.seen("", "B_hand") == ["?"] * 3


@card("amazo")
def test_amazo_between_two_players_passes_both_cards_to_the_same_foe() -> None:
    g = appear("Amazo", deck="Raven, Starbolt, Batarang", B_hand="Talon, Kick, Manhunter").pass_all()
    g.pick("Raven", "Starbolt").pick("Kick", "Talon")
    assert sorted(g.A.hand) == ["Batarang", "Kick", "Talon"]
    assert sorted(g.B.hand) == ["Manhunter", "Raven", "Starbolt"]


@card("amazo")
def test_amazo_sends_a_lone_card_left_and_lets_an_empty_hand_receive() -> None:
    g = appear("Amazo", 3, deck="Raven", C_hand="Talon, Kick").pass_all().pick("Raven", "Talon", "Kick")
    assert g.asked == "B main"
    assert sorted(g.B.hand) == ["Kick", "Raven"]  # Raven from A's lone card to the left, Kick from C to the right
    assert g.A.hand == ["Talon"]
    assert g.C.hand == []


@card("amazo")
def test_amazo_takes_nothing_from_who_avoids_him_but_gives_them_cards() -> None:
    g = appear("Amazo", deck="Raven, Starbolt", B_hand="Katana, Punch", B_deck="Kick").no_defense().defend("Katana")
    g.pick("Raven", "Starbolt")
    assert g.asked == "B main"
    assert sorted(g.B.hand) == ["Kick", "Punch", "Raven", "Starbolt"]
    assert g.A.hand == []


@card("amazo")
def test_amazo_passes_without_gaining() -> None:
    g = appear("Amazo", deck="Deadman", B_hand="Punch").pass_all().pick("Deadman", "Punch")
    assert g.asked == "B main"
    assert g.B.hand == ["Deadman"]


# Arkillo


@card("arkillo")
def test_arkillo_gives_two_power() -> None:
    assert game(hand="Arkillo").play("Arkillo").power == 2


@card("arkillo")
def test_arkillo_puts_every_equipment_of_the_discard_pile_into_the_hand() -> None:
    g = game(hand="Arkillo", discard="Batarang*2, Raven, Sciencell", B_discard="Batarang").play("Arkillo")
    assert g.asked == "A main"
    assert sorted(g.A.hand) == ["Batarang", "Batarang", "Sciencell"]
    assert g.A.discard == ["Raven"]


@card("arkillo")
def test_arkillo_gives_three_weaknesses_to_the_player_with_the_highest_total() -> None:
    g = appear("Arkillo", 3, deck="Kick*2, Punch*3", B_hand="Brother Blood, Talon", C_hand="Raven, Katana").pass_all()
    assert g.asked == "B main"
    assert g.B.discard == ["Weakness"] * 3  # 6, 7 and 5
    assert g.A.discard == g.C.discard == []
    assert g.B.hand == ["Brother Blood", "Talon"]


@card("arkillo")
def test_arkillo_hits_everybody_tied_for_the_highest_total() -> None:
    g = appear("Arkillo", 3, deck="Kick*2", B_hand="Brother Blood", C_hand="Raven, Katana").pass_all()
    assert g.A.discard == g.B.discard == ["Weakness"] * 3
    assert g.C.discard == []
    g = appear("Arkillo", deck="Punch*5", B_hand="").pass_all()
    assert g.A.discard == g.B.discard == ["Weakness"] * 3  # nothing is the most, too


@card("arkillo")
def test_arkillo_leaves_out_of_the_comparison_who_avoids_him() -> None:
    g = appear("Arkillo", 3, deck="Kick*2", B_hand="Katana, Trigon", C_hand="Raven", B_deck="Punch")
    g.no_defense().defend("Katana").no_defense()
    assert g.A.discard == ["Weakness"] * 3
    assert g.B.discard == ["Katana"]
    assert g.C.discard == []


@card("arkillo")
def test_arkillo_deals_the_last_weaknesses_clockwise() -> None:
    g = appear("Arkillo", deck="Kick", B_hand="Raven", weaknesses="Weakness*4").pass_all()
    assert g.A.discard == ["Weakness"] * 3
    assert g.B.discard == ["Weakness"]
    assert appear("Arkillo", deck="Kick", B_hand="Raven", weaknesses="").pass_all().B.discard == []


@card("arkillo", "nekron")
@pytest.mark.parametrize("villain", ["Arkillo", "Nekron"])
def test_no_total_is_told_before_every_player_has_decided_on_a_defense(villain: str) -> None:
    cheap = appear(villain, 3, deck="Punch*5, Kick*5", B_hand="Raven", C_hand="Talon")
    dear = appear(villain, 3, deck="Kick*5, Punch*5", B_hand="Raven", C_hand="Talon")
    for asked in ("A defend", "B defend", "C defend"):
        assert cheap.asked == dear.asked == asked
        for viewer in (1, 2, -1):
            assert cheap.game.view(viewer).to_bytes() == dear.game.view(viewer).to_bytes()
        assert cheap.events("totals") == []
        assert cheap.seen("C", "A_hand") == ["?"] * 5
        cheap.no_defense()
        dear.no_defense()
    assert cheap.events("totals") == [("totals", ((0, 0), (1, 3), (2, 1)))]


# Black Adam


@card("black-adam")
def test_black_adam_gives_two_power_for_his_own_type() -> None:
    assert game(hand="Black Adam").play("Black Adam").power == 2


@card("black-adam")
@pytest.mark.parametrize("order", [("Shazam!", "Black Adam"), ("Black Adam", "Shazam!")], ids=" ".join)
def test_black_adam_counts_a_type_once_where_a_card_plays_another_of_its_type(order: tuple[str, str]) -> None:
    g = game(hand="Black Adam, Shazam!", main_deck="Starbolt, Raven", line_up="Talon*2, Whirlwind*3").play(*order)
    assert g.power == 2 + 2 + 2 * 2  # Shazam! and the Starbolt it plays are Super Powers, he is a Villain


@card("black-adam")
def test_black_adam_gives_two_power_for_each_different_type_played_earlier_or_later() -> None:
    g = game(hand="Punch, Katana, Black Adam, Batarang*2, Talon, Kick, Oa, Weakness")
    g.play("Punch", "Katana", "Black Adam")
    assert g.power == 1 + 1 + 2 * 3
    g.play("Batarang")
    assert g.power == 8 + 2 + 2
    g.play("Batarang")
    assert g.power == 12 + 2
    g.play("Kick", "Oa")
    assert g.power == 14 + 2 + 2 + 2
    g.play("Weakness")
    assert g.power == 20
    assert g.play("Talon").power == 20 + 2  # Talon's own; a Villain was there already


@card("black-adam")
def test_black_adam_counts_both_types_of_a_copying_card() -> None:
    g = game(hand="Black Adam, Plastic Man", discard="Batarang").play("Black Adam", "Plastic Man")
    assert g.power == 2 + 2 + 2 * 2
    g = game(hand="Black Adam, Plastic Man", discard="Batarang").play("Plastic Man", "Black Adam")
    assert g.power == 2 + 2 * 3


@card("black-adam")
def test_black_adam_makes_each_player_destroy_a_hero_from_hand_or_discard_pile() -> None:
    g = appear("Black Adam", deck="Raven, Punch*4", discard="Katana", B_hand="Superboy, Talon", B_discard="Kick")
    g.pass_all()
    assert (g.asked, g.what, sorted(g.offers())) == ("A pick", "destroy", ["Katana", "Raven"])
    assert not g.can("done")
    g.pick("Katana")
    assert sorted(g.destroyed) == ["Katana", "Superboy"]
    assert g.A.hand == ["Raven", "Punch", "Punch", "Punch", "Punch"]
    assert (g.B.hand, g.B.discard) == (["Talon"], ["Kick"])


@card("black-adam")
def test_black_adam_finds_no_hero_or_is_avoided() -> None:
    g = appear("Black Adam", deck="Kick", B_hand="Skeets", B_deck="Punch", B_discard="Raven")
    g.no_defense().defend("Skeets").choose(2)
    assert (g.asked, g.destroyed) == ("B main", [])


# Graves


@card("graves")
def test_graves_gives_four_power_and_may_put_a_card_from_the_discard_pile_on_the_deck() -> None:
    g = game(hand="Graves", deck="Punch", discard="Raven, Kick").play("Graves")
    assert g.power == 4
    assert sorted(g.offers()) == ["Kick", "Raven"]
    g.pick("Kick")
    assert (g.A.deck, g.A.discard) == (["Kick", "Punch"], ["Raven"])


@card("graves")
def test_graves_may_leave_the_discard_pile_alone_or_find_it_empty() -> None:
    g = game(hand="Graves", deck="Punch", discard="Raven").play("Graves").done()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["Raven"])
    assert game(hand="Graves").play("Graves").asked == "A main"


@card("graves")
def test_graves_makes_each_player_choose_a_card_that_is_revealed_and_destroyed() -> None:
    g = appear("Graves", 3, deck="Kick, Punch", B_hand="Raven, Talon", C_hand="Katana, Manhunter").pass_all()
    assert g.asked == "A pick"
    assert not g.can("done")
    g.pick("Punch").pick("Talon").pick("Manhunter")
    assert sorted(g.destroyed) == ["Manhunter", "Punch", "Talon"]
    assert (g.A.hand, g.B.hand) == (["Kick"], ["Raven"])
    shown = [event[2] for event in g.events("revealed") if event[1] != -1]
    names = [g.game.state.cards[each].name for cards in shown if isinstance(cards, tuple) for each in cards]
    assert names == ["Punch", "Talon", "Manhunter"]


@card("graves")
def test_graves_lets_the_player_who_alone_chose_the_highest_cost_draw_two_cards() -> None:
    g = appear("Graves", 3, deck="Punch", B_hand="Raven, Talon", B_deck="Kick*3", C_hand="Katana", C_deck="Kick*3")
    g.pass_all().pick("Punch", "Raven", "Katana")
    assert g.B.hand == ["Talon", "Kick", "Kick"]
    assert g.C.hand == []
    assert g.A.hand == []


@card("graves")
def test_graves_counts_every_card_chosen_the_first_card_of_the_box_too() -> None:
    zones = {"deck": "Crimson Whirlwind, Kick*2", "B_hand": "Superboy", "C_hand": "Raven"}
    g = appear("Graves", 3, **zones, B_deck="Kick*3").pass_all().pick("Crimson Whirlwind", "Superboy", "Raven")
    assert (g.B.hand, len(g.destroyed)) == ([], 3)  # two chose a cost of 5


@card("graves")
def test_graves_lets_nobody_draw_on_a_tie() -> None:
    g = appear("Graves", 3, deck="Punch", B_hand="Raven", B_deck="Kick*3", C_hand="Manhunter", C_deck="Kick*3")
    g.pass_all().pick("Punch", "Raven", "Manhunter")
    assert g.asked == "B main"
    assert g.B.hand == g.C.hand == []
    assert len(g.destroyed) == 3


@card("graves")
def test_graves_keeps_each_choice_secret_until_all_have_chosen() -> None:
    g = appear("Graves", 3, deck="Kick, Punch, Raven", B_hand="Batarang, Talon", C_hand="Katana, Manhunter").pass_all()
    assert len(views(g, 1, 2, -1)) == 1
    g.pick("Raven")
    assert g.destroyed == []
    assert g.seen("B", "A_hand") == ["?"] * 3
    assert len(views(g, 0, 2, -1)) == 1
    g.pick("Talon")
    assert g.destroyed == []
    assert len(views(g, 2)) == 2  # the last to choose sees the result


@card("graves")
def test_graves_keeps_secret_whether_a_card_everybody_knows_of_was_chosen() -> None:
    zones: dict[str, Any] = {"hand": YELLOW, "deck": "Kick*5", "B_hand": "Skeets, Punch", "B_discard": "Raven"}
    g = game(3, super_villains="Graves", sv_up=False, C_hand="Talon, Kick, Punch", **zones)
    g.play(YELLOW).defend("Skeets").choose(1).no_defense().pick("Punch")
    assert g.seen("C", "B_hand") == ["Raven", "?"]
    g.end_turn().pass_all().pick("Kick")
    assert g.asked == "B pick"
    assert len(views(g, 0, 2, -1)) == 1


@card("graves")
def test_graves_leaves_out_who_avoids_him_and_who_has_no_card() -> None:
    g = appear("Graves", 3, deck="Punch*2", B_hand="Katana, Trigon", B_deck="Kick*5").no_defense().defend("Katana")
    assert g.offers() == ["Punch"]  # asked although there is no choice: a missing question would tell the hand
    g.pick("Punch")
    assert g.asked == "B main"
    assert g.destroyed == ["Punch"]
    assert g.B.hand == ["Trigon", "Kick"]
    assert (g.C.hand, g.C.discard) == ([], [])
    assert g.A.hand == ["Punch"]  # alone with the highest cost, but no card is left to draw


# H'el


@card("hel")
def test_hel_draws_face_up_until_the_costs_add_up_to_seven() -> None:
    g = game(hand="H'el", deck="Kick, Punch, Brother Blood, Talon").play("H'el")
    assert g.A.hand == ["Kick", "Punch", "Brother Blood"]
    assert g.A.deck == ["Talon"]
    assert g.seen("B", "A_hand") == ["Punch", "Kick", "Brother Blood"]


@card("hel")
def test_hel_stops_at_exactly_seven() -> None:
    g = game(hand="H'el", deck="Larfleeze, Punch").play("H'el")
    assert g.A.hand == ["Larfleeze"]


@card("hel")
def test_hel_draws_over_a_reshuffle_and_stops_without_any_card() -> None:
    g = game(hand="H'el", deck="Kick", discard="Brother Blood").play("H'el")
    assert g.A.hand == ["Kick", "Brother Blood"]
    g = game(hand="H'el", deck="Kick", discard="Punch").play("H'el")
    assert (g.asked, g.A.hand) == ("A main", ["Kick", "Punch"])


@card("hel")
def test_hel_makes_each_player_destroy_one_of_three_revealed_cards_and_discard_the_rest() -> None:
    g = appear("H'el", B_hand="Talon", B_deck="Raven, Kick, Punch, Katana").pass_all()
    assert (g.asked, g.what, sorted(g.offers())) == ("B pick", "destroy", ["Kick", "Raven"])
    assert not g.can("done")
    assert g.seen("A", "B_deck") == ["Raven", "Kick", "Punch", "?"]
    g.pick("Kick")
    assert g.destroyed == ["Kick"]
    assert sorted(g.B.discard) == ["Punch", "Raven"]
    assert (g.B.deck, g.B.hand) == (["Katana"], ["Talon"])


@card("hel")
def test_hel_destroys_no_card_without_cost() -> None:
    g = appear("H'el", B_deck="Punch*2, Weakness, Kick").pass_all()
    assert g.destroyed == []
    assert sorted(g.B.discard) == ["Punch", "Punch", "Weakness"]
    assert g.B.deck == ["Kick"]


@card("hel")
def test_hel_reshuffles_for_the_three_cards_and_takes_what_there_is() -> None:
    g = appear("H'el", B_deck="Punch", B_discard="Kick").pass_all()
    assert (g.destroyed, g.B.discard, g.B.deck) == (["Kick"], ["Punch"], [])


@card("hel")
def test_hel_is_avoided_by_a_defense_and_hits_the_player_who_turned_him_up() -> None:
    g = appear("H'el", deck="Punch*5, Kick, Vulnerability*2", B_hand="Katana", B_deck="Raven*3")
    g.no_defense().defend("Katana")
    assert g.destroyed == ["Kick"]
    assert g.A.discard == ["Vulnerability"] * 2
    assert g.B.deck == ["Raven"] * 2


# Hector Hammond


@card("hector-hammond")
def test_hector_hammond_takes_one_or_two_cards_back_into_the_hand() -> None:
    g = game(hand="Hector Hammond", discard="Raven, Kick, Punch").play("Hector Hammond")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert not g.can("done")
    first = g.offers()[0]
    g.pick(first)
    second = g.offers()[0]
    g.pick(second)
    assert g.asked == "A main"
    assert sorted(g.A.hand) == sorted([first, second])
    assert len(g.A.discard) == 1


@card("hector-hammond")
def test_hector_hammond_may_take_just_one_card() -> None:
    g = game(hand="Hector Hammond", discard="Raven, Kick, Punch").play("Hector Hammond").choose(1)
    first = g.offers()[0]
    g.pick(first).done()
    assert g.A.hand == [first]
    g = game(hand="Hector Hammond", discard="Raven").play("Hector Hammond").choose(1)
    assert g.A.hand == ["Raven"]


@card("hector-hammond")
def test_hector_hammond_gives_three_power_instead_or_when_the_discard_pile_is_empty() -> None:
    g = game(hand="Hector Hammond", discard="Raven").play("Hector Hammond").choose(2)
    assert (g.power, g.A.hand) == (3, [])
    g = game(hand="Hector Hammond").play("Hector Hammond")
    assert (g.asked, g.power) == ("A main", 3)


@card("hector-hammond")
def test_hector_hammond_makes_each_player_gain_the_top_card_of_the_main_deck_clockwise() -> None:
    g = appear("Hector Hammond", 3, main_deck="Raven, Brother Blood, Jervis Tetch, Talon", line_up=LINE_UP).pass_all()
    assert g.A.discard == ["Raven"]
    assert g.B.discard == ["Brother Blood", "Weakness", "Weakness"]
    assert g.C.discard == ["Jervis Tetch"]
    assert g.main_deck == ["Talon"]


@card("hector-hammond")
def test_hector_hammond_adds_two_weaknesses_from_cost_four_on() -> None:
    g = appear("Hector Hammond", main_deck="Skeets, Jervis Tetch", line_up="Katana*4, Raven").pass_all()
    assert g.A.discard == ["Skeets", "Weakness", "Weakness"]
    assert g.B.discard == ["Jervis Tetch"]


@card("hector-hammond")
def test_hector_hammond_sets_off_texts_about_gaining() -> None:
    g = appear("Hector Hammond", main_deck="Raven, Deadman", line_up=LINE_UP, B_hand="Kick").pass_all()
    assert (g.asked, g.what) == ("B pick", "destroy")
    assert sorted(g.offers()) == ["Deadman", "Kick", "Weakness"]


@card("hector-hammond")
def test_hector_hammond_is_avoided_and_stops_at_an_empty_main_deck_or_weakness_stack() -> None:
    g = appear("Hector Hammond", main_deck="Skeets", line_up="Katana*3, Raven*2", B_hand="Katana", B_deck="Punch*2")
    g.defend("Katana")
    assert (g.A.discard, g.B.discard) == (["Skeets", "Weakness", "Weakness"], ["Katana"])
    g = appear("Hector Hammond", main_deck="Skeets", line_up="Katana*4, Raven", weaknesses="Weakness").pass_all()
    assert (g.A.discard, g.B.discard) == (["Skeets", "Weakness"], [])


# Helspont


@card("helspont")
def test_helspont_takes_back_any_number_of_cheap_cards_of_one_type() -> None:
    g = game(hand="Helspont", discard="Raven, Katana*2, Hawkgirl, Superboy, Kick, Weakness").play("Helspont")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert sorted(g.game.options()) == ["choose hero", "choose super-power"]
    g.game.answer("choose hero")
    assert sorted(g.offers()) == ["Hawkgirl", "Katana", "Raven"]
    assert g.can("done")
    for name in g.offers()[:2]:
        g.pick(name)
    g.done()
    assert len(g.A.hand) == 2
    assert set(g.A.hand) <= {"Hawkgirl", "Katana", "Raven"}
    assert g.power == 0


@card("helspont")
def test_helspont_takes_every_card_of_the_type_or_none() -> None:
    g = game(hand="Helspont", discard="Katana*3, Superboy").play("Helspont").choose(1)
    g.pick("Katana", "Katana", "Katana")
    assert (g.asked, g.A.hand, g.A.discard) == ("A main", ["Katana"] * 3, ["Superboy"])
    g = game(hand="Helspont", discard="Katana").play("Helspont").choose(1).done()
    assert (g.asked, g.A.hand, g.power) == ("A main", [], 0)


@card("helspont")
def test_helspont_gives_three_power_instead() -> None:
    g = game(hand="Helspont", discard="Katana").play("Helspont").choose(2)
    assert (g.power, g.A.hand) == (3, [])


@card("helspont")
def test_helspont_takes_neither_a_weakness_nor_a_dear_card() -> None:
    g = game(hand="Helspont", discard="Weakness*2, Superboy, Skeets").play("Helspont")
    assert (g.asked, g.power) == ("A main", 3)


@card("helspont")
def test_helspont_makes_each_player_put_a_location_into_the_discard_pile() -> None:
    g = appear("Helspont", deck="Kick*5", in_play="Oa, Metropolis", B_hand="Raven, Talon", B_in_play="Apokolips")
    g.pass_all()
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Metropolis", "Oa"])
    assert not g.can("done")
    g.pick("Oa")
    assert (g.A.in_play, g.A.discard, g.A.hand) == (["Metropolis"], ["Oa"], ["Kick"] * 5)
    assert (g.B.in_play, g.B.discard, g.B.hand) == ([], ["Apokolips"], ["Raven", "Talon"])


@card("helspont")
def test_helspont_makes_who_controls_no_location_discard_two_cards_of_their_choice() -> None:
    g = appear("Helspont", B_hand="Raven, Talon, Kick", B_in_play="Force Field, Vandal Savage").no_defense()
    assert (g.asked, g.what) == ("B pick", "discard")
    assert not g.can("done")
    first, second = g.offers()[:2]
    g.pick(first, second)
    assert len(g.B.hand) == 1
    assert sorted(g.B.discard) == sorted([first, second])
    assert g.B.in_play == ["Force Field", "Vandal Savage"]


@card("helspont")
def test_helspont_takes_what_there_is_and_nothing_from_who_avoids_him() -> None:
    g = appear("Helspont", 3, deck="Kick", B_hand="Katana, Raven", B_deck="Punch", B_in_play="Metropolis")
    g.no_defense().defend("Katana")
    assert (g.A.hand, g.A.discard) == ([], ["Kick"])
    assert (g.B.hand, g.B.in_play) == (["Raven", "Punch"], ["Metropolis"])
    assert g.C.discard == []


# Mongul


@card("mongul")
def test_mongul_gives_two_power_draws_two_cards_and_destroys_a_card_in_hand() -> None:
    g = game(hand="Mongul, Punch", deck="Kick, Raven, Talon", discard="Weakness").play("Mongul")
    assert g.power == 2
    assert g.A.hand == ["Punch", "Kick", "Raven"]
    assert (g.what, sorted(g.offers())) == ("destroy", ["Kick", "Punch", "Raven"])
    assert not g.can("done")
    g.pick("Kick")
    assert (g.destroyed, g.A.hand, g.A.discard) == (["Kick"], ["Punch", "Raven"], ["Weakness"])


@card("mongul")
def test_mongul_draws_over_a_reshuffle_and_destroys_nothing_without_a_card() -> None:
    g = game(hand="Mongul", deck="Kick", discard="Kick").play("Mongul")
    assert (g.A.hand, g.destroyed) == (["Kick"], ["Kick"])
    g = game(hand="Mongul", deck="").play("Mongul")
    assert (g.asked, g.power, g.destroyed) == ("A main", 2, [])


@card("mongul")
def test_mongul_makes_each_player_discard_a_power_ring_or_two_random_cards() -> None:
    zones: dict[str, Any] = {"B_hand": f"{BLUE}, {RED}, Kick*3", "deck": "Punch*5"}
    g = appear("Mongul", **zones).pass_all()
    assert len(g.A.hand) == 3  # without a ring there is nothing to choose
    assert (g.asked, g.offers("choose")) == ("B choose", ["1", "2"])
    g.choose(1)
    assert sorted(g.offers()) == [BLUE, RED]
    g.pick(RED)
    assert (g.B.discard, len(g.B.hand)) == ([RED], 4)
    g = appear("Mongul", **zones).pass_all().choose(2)
    assert (g.asked, len(g.B.hand), len(g.B.discard)) == ("B main", 3, 2)


@card("mongul")
def test_mongul_takes_random_cards() -> None:
    gone = set()
    for seed in "abcdefgh":
        g = appear("Mongul", seed=seed, B_hand="Raven, Talon, Kick, Punch").pass_all()
        assert g.asked == "B main"
        gone.add(tuple(sorted(g.B.discard)))
    assert len(gone) > 2


@card("mongul")
def test_mongul_takes_what_there_is_and_nothing_from_who_avoids_him() -> None:
    g = appear("Mongul", 3, deck="Kick", B_hand="Katana, Raven, Talon", B_deck="Punch").no_defense().defend("Katana")
    assert (g.A.hand, g.A.discard) == ([], ["Kick"])
    assert g.B.hand == ["Raven", "Talon", "Punch"]
    assert g.C.discard == []


# Mr. Freeze


@card("mr-freeze")
def test_mr_freeze_gains_every_equipment_of_the_line_up_into_the_hand() -> None:
    g = game(hand="Mr. Freeze", line_up="Batarang*2, Raven, Sciencell, Kick").play("Mr. Freeze")
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert sorted(g.A.hand) == ["Batarang", "Batarang", "Sciencell"]
    assert g.line_up == ["Raven", "Kick"]
    assert g.power == 0


@card("mr-freeze")
def test_mr_freeze_gives_three_power_instead_or_without_equipment() -> None:
    g = game(hand="Mr. Freeze", line_up="Batarang, Raven*3, Talon").play("Mr. Freeze").choose(2)
    assert (g.power, g.A.hand, len(g.line_up)) == (3, [], 5)
    g = game(hand="Mr. Freeze", line_up="Raven*3, Talon*2").play("Mr. Freeze")
    assert (g.asked, g.power) == ("A main", 3)


@card("mr-freeze")
def test_mr_freeze_destroys_every_equipment_of_the_line_up_when_he_appears() -> None:
    g = appear("Mr. Freeze", line_up="Batarang*2, Raven, Sciencell, Talon", main_deck="Raven").pass_all()
    assert sorted(g.destroyed) == ["Batarang", "Batarang", "Sciencell"]
    assert g.line_up == ["Raven", "Talon"]  # refilled only at the end of the next turn
    assert g.main_deck == ["Raven"]


@card("mr-freeze")
def test_mr_freeze_destroys_them_even_if_everybody_avoids_his_attack() -> None:
    line_up = "Batarang, Raven*2, Manhunter, Talon"
    g = appear("Mr. Freeze", line_up=line_up, deck="Katana", B_hand="Katana, Skeets", B_deck="Punch", B_discard="Kick")
    assert g.destroyed == ["Batarang"]
    g.defend("Katana").defend("Katana")
    assert g.asked == "B main"
    assert g.line_up == ["Raven", "Raven", "Manhunter", "Talon"]
    assert g.B.hand == ["Skeets", "Punch"]


@card("mr-freeze")
def test_mr_freeze_makes_each_player_put_an_equipment_from_hand_or_discard_pile_into_the_line_up() -> None:
    line_up = "Raven*2, Manhunter*2, Talon"
    g = appear("Mr. Freeze", line_up=line_up, deck="Punch*5", discard="Sciencell", B_hand="Batarang", B_discard=BLUE)
    g.pass_all()
    assert (g.asked, sorted(g.offers())) == ("B pick", ["Batarang", BLUE])
    assert not g.can("done")
    g.pick("Batarang")
    assert g.line_up == ["Raven", "Raven", "Manhunter", "Manhunter", "Talon", "Sciencell", "Batarang"]
    assert g.destroyed == []
    assert (g.A.discard, g.B.discard) == ([], [BLUE])


@card("mr-freeze")
def test_mr_freeze_finds_no_equipment_to_put() -> None:
    g = appear("Mr. Freeze", line_up="Raven*2, Manhunter*2, Talon", deck="Kick", B_discard="Raven").pass_all()
    assert (g.asked, len(g.line_up)) == ("B main", 5)


# Nekron


@card("nekron")
def test_nekron_destroys_up_to_three_cards_and_draws_as_many() -> None:
    g = game(hand="Nekron, Punch", discard="Weakness*3, Raven", deck="Kick*4").play("Nekron")
    assert g.what == "destroy"
    assert sorted(g.offers()) == ["Punch", "Raven", "Weakness"]
    g.pick("Punch", "Weakness", "Weakness")
    assert sorted(g.destroyed) == ["Punch", "Weakness", "Weakness"]
    assert (g.asked, g.A.hand, g.power) == ("A main", ["Kick"] * 3, 0)


@card("nekron")
def test_nekron_may_destroy_fewer_or_none() -> None:
    g = game(hand="Nekron, Punch", discard="Weakness*3", deck="Kick*4").play("Nekron").pick("Punch").done()
    assert (g.destroyed, g.A.hand) == (["Punch"], ["Kick"])
    g = game(hand="Nekron, Punch", deck="Kick*4").play("Nekron").done()
    assert (g.destroyed, g.A.hand) == ([], ["Punch"])
    g = game(hand="Nekron", deck="Kick*4").play("Nekron")
    assert (g.asked, g.A.hand) == ("A main", [])


@card("nekron")
def test_nekron_draws_over_a_reshuffle() -> None:
    g = game(hand="Nekron, Punch", discard="Raven", deck="").play("Nekron").pick("Punch").done()
    assert g.A.hand == ["Raven"]


@card("nekron")
def test_nekron_destroys_a_random_card_of_the_player_with_the_highest_total_and_a_chosen_one_of_each_other() -> None:
    gone = set()
    for seed in "abcdefgh":
        g = appear(
            "Nekron", 3, seed, deck="Kick, Punch", B_hand="Brother Blood, Raven, Manhunter", C_hand="Talon, Katana"
        ).pass_all()
        assert len(g.B.hand) == 2
        gone |= set(g.destroyed)
        assert (g.asked, sorted(g.offers())) == ("A pick", ["Kick", "Punch"])
        g.pick("Punch")
        assert g.asked == "C pick"
        assert not g.can("done")
        g.pick("Katana")
        assert len(g.destroyed) == 3
        assert (g.A.hand, g.C.hand) == (["Kick"], ["Talon"])
    assert len(gone) > 1


@card("nekron")
def test_nekron_takes_a_random_card_of_everybody_tied_for_the_highest_total() -> None:
    g = appear("Nekron", 3, deck="Kick, Punch", B_hand="Raven, Vulnerability", C_hand="Talon, Punch").pass_all()
    assert len(g.A.hand) == len(g.B.hand) == 1
    assert g.asked == "C pick"
    g.pick("Punch")
    assert g.C.hand == ["Talon"]


@card("nekron")
def test_nekron_leaves_out_of_the_comparison_who_avoids_him() -> None:
    g = appear("Nekron", 3, deck="Kick*2", B_hand="Katana, Trigon", B_deck="Punch", C_hand="Talon, Punch")
    g.no_defense().defend("Katana").no_defense()
    assert g.asked == "C pick"  # A has the highest total of those hit
    assert g.destroyed == ["Kick"]
    g.pick("Talon")
    assert g.B.hand == ["Trigon", "Punch"]


# Trigon


@card("trigon")
def test_trigon_puts_one_of_the_top_two_cards_of_the_main_deck_into_the_hand_and_the_other_at_the_bottom() -> None:
    g = game(hand="Trigon", main_deck="Raven, Talon, Kick", line_up=LINE_UP).play("Trigon")
    assert sorted(g.offers()) == ["Raven", "Talon"]
    assert not g.can("done")
    g.pick("Talon")
    assert g.A.hand == ["Talon"]
    assert g.main_deck == ["Kick", "Raven"]


@card("trigon")
def test_trigon_shows_the_cards_to_his_player_alone() -> None:
    g = game(hand="Trigon", main_deck="Raven, Talon, Kick", line_up=LINE_UP).play("Trigon")
    assert g.seen("A", "main_deck") == ["Raven", "Talon", "?"]
    assert g.seen("B", "main_deck") == ["?"] * 3
    g.pick("Talon")
    assert g.seen("A", "main_deck") == ["?", "Raven"]
    assert g.seen("B", "main_deck") == ["?", "?"]
    assert g.seen("B", "A_hand") == ["?"]


@card("trigon")
def test_trigon_takes_a_lone_card_and_nothing_from_an_empty_main_deck() -> None:
    g = game(hand="Trigon", main_deck="Raven", line_up=LINE_UP).play("Trigon")
    assert (g.asked, g.A.hand, g.main_deck) == ("A main", ["Raven"], [])
    g = game(hand="Trigon", main_deck="", line_up=LINE_UP).play("Trigon")
    assert (g.asked, g.A.hand) == ("A main", [])


@card("trigon")
def test_trigon_puts_the_card_without_gaining_it() -> None:
    g = game(hand="Trigon, Punch", main_deck="Deadman, Raven", line_up=LINE_UP).play("Trigon").pick("Deadman")
    assert (g.asked, g.A.hand) == ("A main", ["Punch", "Deadman"])


@card("trigon")
def test_trigon_makes_each_player_destroy_a_card_with_a_cost_from_their_hand() -> None:
    g = appear("Trigon", 3, deck="Kick, Punch", B_hand="Raven, Talon, Punch", B_discard="Superboy").pass_all()
    assert g.destroyed == ["Kick"]
    assert (g.asked, sorted(g.offers())) == ("B pick", ["Raven", "Talon"])
    assert not g.can("done")
    g.pick("Talon")
    assert (g.B.hand, g.B.discard) == (["Raven", "Punch"], ["Superboy"])


@card("trigon")
def test_trigon_spares_cards_without_a_cost_and_who_avoids_him() -> None:
    g = appear("Trigon", deck="Punch*2, Weakness", B_hand="Katana, Kick", B_deck="Raven").no_defense()
    g.defend("Katana")
    assert (g.asked, g.destroyed) == ("B main", [])
    assert g.A.hand == ["Punch", "Punch", "Weakness"]
    assert g.B.hand == ["Kick", "Raven"]
