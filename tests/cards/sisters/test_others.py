"""What other players do outside Attacks, players chosen, and Attacks in which the attacker acts."""

from __future__ import annotations

from typing import Any

from tests.harness.scenario import LETTERS, Scenario, game, sister


def moves(players: int = 3, **zones: Any) -> Scenario:
    zones.setdefault("line_up", "Deadman")
    return game(players, sets=[sister("moves")], **zones)


def player(g: Scenario, letter: str) -> Scenario:
    """Choose a player."""
    return g.give(next(each for each in g.ask.options if each.verb == "player" and LETTERS[each.n] == letter))


def test_one_of_the_cards_foes_reveal_is_played_and_goes_back_on_its_deck() -> None:
    g = moves(hand="X-Ray Specs", B_deck="Batarang, Punch", C_deck="Safe House, Kick")
    g.play("X-Ray Specs")
    assert g.offers() == ["Batarang"]  # no Location
    assert g.seen("A", "B_deck") == ["Batarang", "?"]
    g.pick("Batarang")
    assert (g.power, g.B.deck, g.A.in_play) == (2, ["Batarang", "Punch"], ["X-Ray Specs"])
    assert g.asked == "A main"  # no Defense was asked for: this is no Attack


def test_an_attack_lets_its_player_play_what_was_discarded_by_those_hit() -> None:
    g = moves(
        hand="Puppet Strings", B_hand="Merry-Go-Round", B_deck="Raven, Punch", C_deck="Batarang, Kick", B_discard=""
    )
    g.play("Puppet Strings")
    assert g.asked == "B defend"
    g.no_defense().pick("Raven", "Batarang")
    assert (g.B.discard, g.C.discard) == (["Raven"], ["Batarang"])
    g.pick("Batarang")
    assert g.power == 3
    assert len(g.A.hand) == 1  # Raven let draw
    g = moves(hand="Puppet Strings", B_hand="Merry-Go-Round", B_deck="Raven, Punch", C_deck="Batarang, Kick")
    g.play("Puppet Strings").defend("Merry-Go-Round").done().pick("Batarang")
    assert (g.power, g.B.discard, g.C.discard) == (2, ["Merry-Go-Round"], ["Batarang"])


def test_the_foe_an_attack_is_on_can_be_chosen_in_the_line_before() -> None:
    g = moves(hand="Pointing Finger", deck="Kick", B_hand="Punch", C_hand="Raven, Punch")
    g.play("Pointing Finger")
    assert (g.asked, g.A.hand) == ("A foe", ["Kick"])
    g.foe("C")
    assert g.asked == "C defend"
    g.no_defense().pick("Raven")
    assert (g.B.hand, g.C.hand, g.C.discard) == (["Punch"], ["Punch"], ["Raven"])


def test_the_attacker_acts_on_the_cards_of_a_foe_who_may_avoid_that() -> None:
    zones: dict[str, Any] = {"B_discard": "Raven, Starbolt, Punch", "C_discard": "Talon", "B_hand": "Merry-Go-Round"}
    g = moves(hand="Long Arm", **zones)
    g.play("Long Arm").foe("B")
    assert (g.power, g.asked) == (2, "B defend")
    g.no_defense()
    assert g.destroyed == ["Raven"]
    assert g.B.discard == ["Starbolt", "Punch"]
    g = moves(hand="Long Arm", **zones)
    g.play("Long Arm").foe("B").defend("Merry-Go-Round").done()
    assert g.destroyed == []
    g = moves(heroes=["Demolition"], hand="Long Arm", **zones)
    g.play("Long Arm").foe("C")
    g.pass_all()
    assert g.power == 3  # it was the attacker who destroyed Talon


def test_control_of_a_location_changes_hands() -> None:
    g = moves(hand="Eviction", B_in_play="Safe House", deck="Kick*3")
    g.play("Eviction").foe("B").pass_all()
    assert (g.power, g.A.in_play, g.B.in_play) == (1, ["Eviction", "Safe House"], [])
    g.use("Safe House")
    assert g.A.hand == ["Kick", "Kick"]
    g = moves(hand="Eviction", C_in_play="Safe House").play("Eviction").foe("B").pass_all()
    assert (g.power, g.C.in_play) == (0, ["Safe House"])


def test_any_number_of_players_are_chosen_and_act_in_turn_order() -> None:
    g = moves(hand="Round of Drinks", deck="Kick", B_deck="Raven", C_deck="Talon")
    g.play("Round of Drinks")
    player(player(g, "C"), "A")
    g.done()
    assert (g.A.hand, g.B.hand, g.C.hand) == (["Kick"], [], ["Talon"])
    g = moves(hand="Round of Drinks", deck="Kick").play("Round of Drinks").done()
    assert g.A.hand == []


def test_a_player_chosen_may_act() -> None:
    g = moves(heroes=["Good Turn"], in_play="Quick Hands", C_discard="Punch, Raven", deck="Kick")
    g.use("Good Turn")
    player(g, "C")
    assert g.asked == "C pick"
    g.pick("Punch")
    assert (g.destroyed, g.C.discard) == (["Punch"], ["Raven"])
    assert not moves(heroes=["Good Turn"]).can("use", "Good Turn")


def test_a_foe_chooses_between_a_loss_and_my_gain() -> None:
    g = moves(hand="Cruel Joke", deck="Kick*3", B_hand="Punch", C_hand="Raven")
    g.play("Cruel Joke")
    assert (g.power, g.asked) == (2, "B choose")
    g.choose(2)
    assert g.A.hand == ["Kick"]
    assert g.asked == "C choose"
    g.choose(1)
    assert (g.B.hand, g.C.hand, g.C.discard, g.A.hand) == (["Punch"], [], ["Raven"], ["Kick"])
    g = moves(2, hand="Crossed Wires, Punch", deck="Kick*3", B_hand="Talon")
    g.play("Crossed Wires").choose(1)
    g.choose(2)
    assert (g.A.hand, g.B.hand) == (["Kick"], ["Talon"])


def test_each_foe_can_act_on_a_condition_or_at_the_start_of_my_turn() -> None:
    g = moves(hand="Storm Front", in_play="Safe House", B_hand="Punch*2", C_hand="Raven").play("Storm Front")
    assert (g.B.discard, g.C.discard, g.power) == (["Punch"] * 2, ["Raven"], 1)
    assert moves(hand="Storm Front", B_hand="Punch").play("Storm Front").B.hand == ["Punch"]
    g = moves(2, in_play="Cold Snap", B_hand="Raven, Punch")
    g.end_turn().end_turn()
    hand = len(g.B.hand)
    g.pick(g.offers()[0])
    assert (g.active, len(g.B.hand)) == ("A", hand - 1)


def test_cards_are_passed_at_once_and_nobody_sees_them_before() -> None:
    g = moves(hand="Merry-Go-Round, Kick", B_hand="Raven, Punch", C_hand="Talon")
    g.play("Merry-Go-Round")
    assert g.ask.secret
    g.pick("Kick").pick("Raven").pick("Talon")
    assert (g.A.hand, g.B.hand, g.C.hand) == (["Talon"], ["Punch", "Kick"], ["Raven"])
    assert g.seen("A", "C_hand") == ["?"]
    g = moves(hand="Kick, Merry-Go-Round").play("Kick", "Merry-Go-Round")
    assert g.asked == "A main"
    g = moves(2, hand="Hot Potato, Kick", B_hand="Raven").play("Hot Potato").pick("Kick").pick("Raven")
    assert (g.A.hand, g.B.hand) == (["Raven"], ["Kick"])


def test_a_defense_gives_a_card_to_the_attacker() -> None:
    g = moves(hand="Pointing Finger", deck="Kick", B_hand="Merry-Go-Round, Weakness", C_hand="Punch")
    g.play("Pointing Finger").foe("B").defend("Merry-Go-Round").pick("Weakness")
    assert g.A.hand == ["Kick", "Weakness"]
    g = moves(hand="Pointing Finger", deck="Kick", B_hand="Hot Potato, Weakness", C_hand="Punch")
    g.play("Pointing Finger").foe("B").defend("Hot Potato")
    assert g.A.hand == ["Kick", "Weakness"]


def test_a_card_goes_before_a_player_of_ones_choice() -> None:
    g = moves(hand="Mallet Swing", deck="Weakness, Kick").play("Mallet Swing").choose(2)
    player(g, "B")
    assert (g.B.discard, g.A.deck) == (["Weakness"], ["Kick"])
    assert g.moves("gain") == []
    g = moves(hand="Mallet Swing", deck="Raven, Kick").play("Mallet Swing").choose(1)
    assert g.A.hand == ["Raven"]
    g = moves(hand="Generous Hand", line_up="Raven, Starbolt").play("Generous Hand")
    player(g, "C")
    assert g.C.hand == ["Raven"]


def test_cards_move_to_the_neighbours() -> None:
    g = moves(hand="Hand-Me-Down, Kick", B_hand="Raven", C_hand="Talon").play("Hand-Me-Down").pass_all()
    assert (g.A.discard, g.B.discard, g.C.discard) == (["Talon"], ["Kick"], ["Raven"])
    g = moves(hand="Return to Sender, Kick", B_hand="Raven", C_hand="").play("Return to Sender").pass_all()
    assert (g.A.hand, g.B.hand, g.C.hand) == (["Raven"], ["Kick"], [])  # one after the other


def test_power_is_counted_by_those_who_did_what_they_were_to_do() -> None:
    g = moves(hand="Lucky Draw", deck="Kick", B_deck="", B_discard="", C_deck="Talon").play("Lucky Draw")
    player(player(g, "B"), "C")
    g.done()
    assert (g.power, g.C.hand) == (1, ["Talon"])  # B has no card to draw
    g = moves(hand="Toll Gate", B_hand="Punch, Kick", C_hand="Kick").play("Toll Gate")
    assert (g.power, g.B.discard, g.C.hand) == (1, ["Punch"], ["Kick"])


def test_cards_of_the_line_up_are_replaced_one_by_one() -> None:
    g = moves(hand="Clean Sweep", line_up="Raven, Talon, Starbolt", main_deck="Kick, Batarang, Punch")
    g.play("Clean Sweep").pick("Raven", "Talon").done()
    assert (g.line_up, g.main_deck) == (["Starbolt", "Kick", "Batarang"], ["Punch"])
    g = moves(hand="New Stock", line_up="Raven, Talon", main_deck="Kick, Batarang")
    g.play("New Stock").pick("Raven").done()
    assert (g.line_up, g.main_deck) == (["Talon", "Kick"], ["Batarang", "Raven"])
    assert moves(hand="Clean Sweep", line_up="Raven").play("Clean Sweep").done().line_up == ["Raven"]
