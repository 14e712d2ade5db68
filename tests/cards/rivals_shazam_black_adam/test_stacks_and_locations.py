"""Starters, Word of Power, Weakness and the Locations, sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.cards.rivals_shazam_black_adam import duel, fact
from tests.harness.rule import card

S = "rivals-shazam-black-adam/"


@card(S + "punch", S + "vulnerability", S + "word-of-power", S + "weakness")
def test_the_printed_facts_of_the_stacks() -> None:
    assert fact("punch") == ("Punch", "Starter", 0, 0, 14, "")
    assert fact("vulnerability") == ("Vulnerability", "Starter", 0, 0, 6, "")
    assert fact("word-of-power") == ("Word of Power", "Super Power", 3, 0, 8, "")
    assert fact("weakness") == ("Weakness", "Weakness", 0, -1, 10, "")


@card(S + "khandaq", S + "rock-of-eternity")
def test_the_printed_facts_of_the_locations() -> None:
    assert fact("khandaq") == ("Khandaq", "Location", 5, 1, 1, "black-adam")
    assert fact("rock-of-eternity") == ("Rock of Eternity", "Location", 6, 2, 1, "shazam")


@card(S + "punch", S + "vulnerability")
def test_punch_gives_1_power_and_vulnerability_none() -> None:
    assert duel(hand="Punch").play("Punch").power == 1
    assert duel(hand="Vulnerability").play("Vulnerability").power == 0


# Word of Power


@card(S + "word-of-power")
def test_word_of_power_gives_2_power_without_a_question_on_a_normal_turn() -> None:
    g = duel(hand="Word of Power", main_deck="War").play("Word of Power")
    assert (g.power, g.asked, g.A.in_play) == (2, "A main", ["Word of Power"])


@card(S + "word-of-power")
def test_word_of_power_confronting_gives_2_power_or_goes_back_to_its_stack() -> None:
    g = duel(hand="Word of Power", main_deck="War", line_up="Sloth", confront="B").play("Word of Power")
    assert (g.asked, g.offers("choose")) == ("A choose", ["1", "2"])
    g.choose(1)
    assert (g.power, g.A.in_play, g.kicks, g.line_up) == (2, ["Word of Power"], 7, ["Sloth"])


@card(S + "word-of-power")
def test_word_of_power_gone_back_plays_the_main_decks_top_card_which_joins_the_line_up() -> None:
    g = duel(hand="Word of Power", main_deck="War, Pride", line_up="Sloth", confront="B").play("Word of Power")
    g.choose(2)
    assert (g.power, g.A.in_play, g.kicks) == (5, [], 8)
    assert (g.line_up, g.main_deck) == (["Sloth", "War"], ["Pride"])


@card(S + "word-of-power")
def test_word_of_power_goes_back_even_if_the_main_deck_is_empty() -> None:
    g = duel(hand="Word of Power", main_deck="", line_up="Sloth", confront="B").play("Word of Power").choose(2)
    assert (g.power, g.kicks, g.line_up) == (0, 8, ["Sloth"])


@card(S + "word-of-power")
def test_a_location_played_off_the_main_deck_does_not_stay_with_the_player() -> None:
    g = duel(hand="Word of Power, Stamina of Shu", main_deck="Rock of Eternity", line_up="", confront="B", deck="Sloth")
    g.play("Word of Power").choose(2).play("Stamina of Shu")
    assert (g.line_up, g.A.in_play, g.A.hand) == (["Rock of Eternity"], ["Stamina of Shu"], [])
    assert not g.can("use", "Rock of Eternity")


@card(S + "word-of-power")
def test_word_of_power_in_play_is_not_put_back_by_a_card_that_uses_its_text() -> None:
    g = duel(
        sets=[box("rivals-batman-joker")],
        heroes=["The Joker", "Shazam!"],
        confront="B",
        hand="Word of Power, Clayface",
        main_deck="Bane, Killer Croc",
    )
    g.play("Word of Power").choose(1).play("Clayface")
    assert g.power == 2 + 2  # without a question
    assert "Word of Power" in g.A.in_play


@card(S + "word-of-power")
def test_only_the_text_of_word_of_power_can_be_used_by_another_card_not_its_way_back() -> None:
    g = duel(hand="Envy", B_discard="Word of Power", main_deck="War", confront="B").play("Envy")
    assert (g.power, g.B.discard) == (2, ["Word of Power"])


@card(S + "word-of-power")
def test_a_destroyed_word_of_power_goes_back_to_its_stack() -> None:
    g = duel(hand="Rosa & Victor Vasquez, Word of Power").play("Rosa & Victor Vasquez").pick("Word of Power")
    assert (g.kicks, g.destroyed) == (8, [])


# Weakness


@card(S + "weakness")
def test_weakness_must_be_played_before_other_cards_and_before_the_turn_ends() -> None:
    g = duel(hand="Weakness*2, Punch")
    assert (g.offers("play"), g.can("end")) == (["Weakness"], False)
    g.play("Weakness")
    assert (g.offers("play"), g.can("end")) == (["Weakness"], False)
    g.play("Weakness")
    assert (g.offers("play"), g.can("end")) == (["Punch"], True)


@card(S + "weakness")
def test_weakness_stays_in_play_and_makes_its_players_character_cost_1_less() -> None:
    g = duel(hand="Weakness*2").play("Weakness", "Weakness")
    assert (g.A.cost, g.B.cost) == (7, 9)
    g.end_turn()
    assert (g.A.in_play, g.A.cost) == (["Weakness", "Weakness"], 7)


@card(S + "weakness")
def test_weaknesses_in_play_are_destroyed_when_their_players_character_falls() -> None:
    g = duel(power=8, confront="B", B_in_play="Weakness, Khandaq", in_play="Weakness").ready().pass_blocks()
    assert (g.B.in_play, g.B.level, g.B.cost) == (["Khandaq"], 2, 12)
    assert (g.A.in_play, g.weaknesses, g.destroyed) == (["Weakness"], 9, [])


@card(S + "weakness")
def test_a_destroyed_weakness_goes_back_to_its_stack() -> None:
    g = duel(hand="Isis", discard="Weakness").play("Isis").pick("Weakness")
    assert (g.weaknesses, g.destroyed) == (10, [])


# Locations


@card(S + "khandaq")
@pytest.mark.parametrize(("in_play", "power"), [("", 1), ("Punch, Cyclone", 1), ("War", 2), ("War, Hawkman, Death", 3)])
def test_khandaq_gives_power_for_cards_of_cost_5_or_more_once_a_turn(in_play: str, power: int) -> None:
    g = duel(in_play=f"Khandaq, {in_play}").use("Khandaq")
    assert g.power == power
    assert not g.can("use", "Khandaq")
    assert "Khandaq" in g.end_turn().A.in_play


@card(S + "khandaq")
def test_khandaq_works_in_its_own_players_turns_only() -> None:
    g = duel(hand="War", B_in_play="Khandaq").play("War")
    assert not g.can("use", "Khandaq")


@card(S + "rock-of-eternity")
def test_rock_of_eternity_brings_a_super_power_back_for_a_card_discarded_once_a_turn() -> None:
    g = duel(hand="Punch, Sloth", in_play="Rock of Eternity", discard="Stamina of Shu, War, Speed of Mercury")
    g.use("Rock of Eternity").pick("Punch")
    assert sorted(g.offers()) == ["Speed of Mercury", "Stamina of Shu"]
    g.pick("Speed of Mercury")
    assert (g.A.hand, g.A.discard) == (["Sloth", "Speed of Mercury"], ["Stamina of Shu", "War", "Punch"])
    assert not g.can("use", "Rock of Eternity")


@card(S + "rock-of-eternity")
def test_rock_of_eternity_brings_nothing_back_for_an_empty_hand_and_works_again_on_the_next_own_turn() -> None:
    g = duel(hand="", in_play="Rock of Eternity", discard="Stamina of Shu", deck="Punch*6")
    assert not g.can("use", "Rock of Eternity")
    g.end_turn().normal().end_turn().normal()
    assert g.use("Rock of Eternity").A.hand == ["Punch"] * 4 + ["Stamina of Shu"]
