"""Starters, Word of Power, Weakness and the Locations, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.cards.rivals_shazam_black_adam import duel, fact
from tests.rule import card

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
def test_khandaq_stays_in_play_and_draws_for_the_first_card_of_cost_5_each_turn() -> None:
    g = duel(hand="Punch, Cyclone, War, Hawkman", in_play="Khandaq", deck="Sloth, Pride")
    g.play("Punch", "Cyclone")
    assert g.A.hand == ["War", "Hawkman"]
    g.play("War")
    assert g.A.hand == ["Hawkman", "Sloth"]
    g.play("Hawkman")
    assert g.A.hand == ["Sloth"]
    g.end_turn()
    assert "Khandaq" in g.A.in_play


@card(S + "khandaq")
@pytest.mark.parametrize("before", ["", "War"])
def test_khandaq_reacts_neither_to_itself_nor_to_a_later_second_card(before: str) -> None:
    g = duel(hand=f"{before}, Khandaq, Hawkman", deck="Sloth, Pride")
    g.play(before, "Khandaq", "Hawkman") if before else g.play("Khandaq", "Hawkman")
    assert g.A.hand == []


@card(S + "khandaq")
def test_khandaq_works_in_its_own_players_turns_only() -> None:
    g = duel(hand="War", B_in_play="Khandaq", B_deck="Sloth", deck="Pride").play("War")
    assert (g.A.hand, g.B.hand) == ([], [])


@card(S + "rock-of-eternity")
def test_rock_of_eternity_draws_for_the_first_super_power_each_turn() -> None:
    g = duel(hand="Rock of Eternity, Hawkman, Stamina of Shu*2", deck="Sloth, Pride")
    g.play("Rock of Eternity", "Hawkman")
    assert g.A.hand == ["Stamina of Shu", "Stamina of Shu"]
    g.play("Stamina of Shu")
    assert g.A.hand == ["Stamina of Shu", "Sloth"]
    g.play("Stamina of Shu").end_turn()
    assert g.A.in_play == ["Rock of Eternity"]
    assert "Pride" in g.A.hand  # drawn as part of the new hand only


@card(S + "rock-of-eternity")
def test_rock_of_eternity_works_again_on_the_next_own_turn() -> None:
    g = duel(hand="Stamina of Shu", in_play="Rock of Eternity", deck="Sloth, Strength of Amon, Punch*4, Pride")
    g.play("Stamina of Shu").end_turn()
    g.normal().end_turn()
    g.normal().play("Strength of Amon")
    assert len(g.A.hand) == 5
