"""RSB-CARD and RSB-CHARC: clarifications of single cards and Characters."""

from __future__ import annotations

from typing import Any

import pytest

from lineup import Refused
from tests.harness.rule import rule
from tests.harness.scenario import Scenario
from tests.rules.rivals_shazam_black_adam import duel, four


def adam(**options: Any) -> Scenario:
    """A is Black Adam, and he uses his abilities."""
    return duel(heroes=["Black Adam", "Shazam!"], quiet=False, **options)


# Famine


@rule("RSB-CARD-01")
@pytest.mark.parametrize(
    ("line_up", "gone"),
    [
        ("War, Sloth, Pride, Death, Envy, Greed", 2),
        ("War, Sloth, Pride, Death, Envy", 1),
        ("War, Sloth, Pride, Death", 0),
    ],
)
def test_famine_gives_2_power_and_its_player_destroys_until_four_are_left(line_up: str, gone: int) -> None:
    g = duel(hand="Famine", line_up=line_up).play("Famine")
    for _ in range(gone):
        assert (g.asked, g.what) == ("A pick", "destroy")
        g.give(g.ask.options[0])
    assert (g.power, len(g.line_up), len(g.destroyed)) == (2, 4, gone)


@rule("RSB-CARD-02")
def test_famine_holds_the_line_up_at_four_until_the_player_on_the_right_ends_a_turn() -> None:
    g = duel(hand="Famine", line_up="War, Sloth, Pride").play("Famine").end_turn()
    assert (g.active, len(g.line_up)) == ("B", 4)
    g.normal().end_turn()
    assert (g.active, len(g.line_up)) == ("A", 5)


@rule("RSB-CARD-02")
def test_famine_may_be_read_to_cover_that_players_refill_too() -> None:
    g = duel(hand="Famine", line_up="War, Sloth, Pride", rules={"famine_covers_last_refill": True}).play("Famine")
    g.end_turn().normal().end_turn()
    assert (g.active, len(g.line_up)) == ("A", 4)
    g.normal().end_turn()
    assert len(g.line_up) == 5


@rule("RSB-CARD-02")
def test_among_four_players_the_one_on_the_right_is_the_one_before_in_turn_order() -> None:
    g = four(hand="Famine", line_up="War, Sloth").play("Famine").end_turn()
    sizes = []
    for _ in range(3):
        sizes.append((g.active, len(g.line_up)))
        g.normal().end_turn()
    assert sizes == [("B", 4), ("C", 4), ("D", 4)]
    assert (g.active, len(g.line_up)) == ("A", 5)


# Word of Power


@rule("RSB-CARD-03")
def test_word_of_power_can_only_give_2_power_on_a_normal_turn() -> None:
    g = duel(hand="Word of Power", choose=True).normal().play("Word of Power")
    assert (g.power, g.asked, g.A.in_play) == (2, "A main", ["Word of Power"])


@rule("RSB-CARD-03")
def test_word_of_power_gives_2_power_or_goes_back_in_a_confrontation() -> None:
    g = duel(hand="Word of Power", main_deck="War", line_up="", choose=True).confront("B").play("Word of Power")
    assert g.offers("choose") == ["1", "2"]
    assert g.choose(1).power == 2


@rule("RSB-CARD-04")
def test_the_choice_is_made_before_any_other_card_is_played() -> None:
    g = duel(hand="Word of Power, Punch", confront="B").play("Word of Power")
    assert (g.asked, g.can("play", "Punch")) == ("A choose", False)
    with pytest.raises(Refused):
        g.game.answer("play punch")
    assert g.choose(1).can("play", "Punch")


@rule("RSB-CARD-05")
def test_word_of_power_gone_back_plays_the_top_card_which_then_joins_the_line_up() -> None:
    line_up = "Sloth, Pride, Envy, Greed, Lust"
    g = duel(hand="Word of Power", main_deck="War, Death", line_up=line_up, confront="B").play("Word of Power")
    g.choose(2)
    assert (g.kicks, g.power, g.A.in_play) == (8, 5, [])
    assert g.line_up == [*line_up.split(", "), "War"]
    assert g.main_deck == ["Death"]
    assert g.A.discard == []


@rule("RSB-CARD-05")
def test_with_the_main_deck_empty_word_of_power_goes_back_and_nothing_is_played() -> None:
    g = duel(hand="Word of Power", main_deck="", line_up="War", confront="B").play("Word of Power").choose(2)
    assert (g.kicks, g.power, g.line_up, g.asked) == (8, 0, ["War"], "A main")


@rule("RSB-CARD-06")
def test_a_word_of_power_gone_back_is_not_controlled() -> None:
    hand = "Word of Power, Eugene Choi"
    g = duel(hand=hand, main_deck="", line_up="", confront="B").play("Word of Power").choose(2)
    assert g.play("Eugene Choi").power == 1
    g = duel(hand=hand, main_deck="", line_up="", confront="B").play("Word of Power").choose(1)
    assert g.play("Eugene Choi").power == 2 + 1 + 1


# Psycho-Pirate


@rule("RSB-CARD-07")
@pytest.mark.parametrize("passed", ["War", "Sloth"])
def test_psycho_pirate_may_move_a_card_of_hand_or_discard_pile_to_the_foes_hand(passed: str) -> None:
    g = duel(hand="Psycho-Pirate, War", discard="Sloth", B_hand="Punch").play("Psycho-Pirate").no_defense().pick(passed)
    assert (g.power, g.B.hand) == (1, ["Punch", passed])
    assert g.B.score == 1


@rule("RSB-CARD-07")
def test_psycho_pirates_passing_can_be_left_out_or_avoided_and_is_no_gaining() -> None:
    g = duel(hand="Psycho-Pirate, War", B_hand="Punch").play("Psycho-Pirate").no_defense().done()
    assert g.A.hand == ["War"]
    g = duel(hand="Psycho-Pirate, War", B_hand="Eugene Choi", B_deck="Medal")
    g.play("Psycho-Pirate").defend("Eugene Choi")
    assert (g.A.hand, g.B.hand, g.asked) == (["War"], ["Medal"], "A main")
    g = duel(hand="Psycho-Pirate, Wrath", B_hand="Punch").play("Psycho-Pirate").no_defense().pick("Wrath")
    assert (g.B.discard, g.weaknesses) == ([], 10)


@rule("RSB-CARD-08")
def test_the_attacker_chooses_which_card_is_passed() -> None:
    g = duel(hand="Psycho-Pirate, War, Punch", B_hand="Punch").play("Psycho-Pirate").no_defense()
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Punch", "War"])


# The Wizard


@rule("RSB-CARD-09")
def test_the_wizard_gives_3_power_and_a_word_of_power_from_any_of_three_places() -> None:
    g = duel(hand="The Wizard", kicks="Word of Power*3").play("The Wizard")
    assert (g.power, g.A.hand, g.kicks) == (3, ["Word of Power"], 2)
    g = duel(hand="The Wizard", kicks="", line_up="Word of Power").play("The Wizard")
    assert (g.A.hand, g.line_up) == (["Word of Power"], [])
    g = duel(hand="The Wizard", kicks="", destroyed="Word of Power").play("The Wizard")
    assert (g.A.hand, g.destroyed) == (["Word of Power"], [])


@rule("RSB-CARD-10")
def test_a_destroyed_word_of_power_never_lies_in_the_destroyed_pile() -> None:
    g = duel(hand="Death, Word of Power", line_up="").play("Death").pick("Word of Power")
    assert (g.kicks, g.destroyed) == (8, [])


# Black Adam


@rule("RSB-CHARC-01")
@pytest.mark.parametrize("name", ["Vulnerability", "Weakness"])
def test_black_adam_9_may_destroy_a_controlled_card_on_his_first_gain_of_cost_5(name: str) -> None:
    g = adam(power=12, hand="Vulnerability", in_play=f"{name}*2, Punch", line_up="War, Sabbac").buy("War")
    assert (g.asked, g.offers(), g.can("done")) == ("A pick", [name], True)
    g.pick(name).buy("Sabbac")
    assert (g.asked, g.A.in_play) == ("A main", [name, "Punch"])


@rule("RSB-CHARC-01")
def test_black_adam_9_counts_anew_in_every_turn() -> None:
    zones = {"in_play": "Weakness", "deck": "Titan*2, Medal*9", "B_deck": "Medal*9"}
    g = adam(power=5, line_up="War, Sabbac, Death, Pestilence, Famine", **zones).buy("War").done()
    g.end_turn().normal().end_turn().normal().play("Titan").buy("Sabbac")
    assert g.offers() == ["Weakness"]


@rule("RSB-CHARC-01")
def test_black_adam_9_counts_gains_on_the_turns_of_others() -> None:
    g = duel(quiet=False, hand="Burden", line_up="War", B_in_play="Weakness").play("Burden")
    assert (g.B.discard, g.asked, g.offers()) == (["War"], "B pick", ["Weakness"])
    g.pick("Weakness")
    assert g.B.in_play == []


@rule("RSB-CHARC-02")
def test_black_adam_9_reacts_to_his_own_victory() -> None:
    g = adam(power=9, confront="B", in_play="Weakness").ready()
    assert (g.A.score_pile, g.asked, g.offers()) == (["Shazam!"], "A pick", ["Weakness"])
    g.pick("Weakness")
    assert (g.weaknesses, g.A.in_play) == (10, [])


@rule("RSB-CHARC-03")
def test_black_adam_12_reveals_three_draws_a_dear_one_and_discards_or_puts_back_the_rest() -> None:
    g = adam(levels=[2, 1], hand="Sloth", deck="Sabbac, Punch, Word of Power, Medal").use("Black Adam")
    assert (g.A.discard, g.A.hand) == (["Sloth"], ["Sabbac"])
    assert (g.what, sorted(g.offers()), g.can("done")) == ("discard", ["Punch", "Word of Power"], True)
    g.pick("Word of Power").done()
    assert (g.A.discard, g.A.deck) == (["Sloth", "Word of Power"], ["Punch", "Medal"])


@rule("RSB-CHARC-03")
def test_black_adam_12_draws_nothing_cheaper_and_orders_what_goes_back() -> None:
    g = adam(levels=[2, 1], hand="Stamina of Shu", deck="Relic, Punch, Word of Power").use("Black Adam").done()
    assert (g.A.hand, g.what) == ([], "put on top first")
    g.pick("Punch").pick("Word of Power")
    assert g.A.deck == ["Punch", "Word of Power", "Relic"]


@rule("RSB-CHARC-04")
def test_black_adam_12_pays_once_with_a_villain_and_once_with_a_super_power() -> None:
    g = adam(levels=[2, 1], hand="Sloth, Envy, Stamina of Shu*2", deck="Medal*3").use("Black Adam").pick("Sloth").done()
    assert g.can("use", "Black Adam")
    g.use("Black Adam").done()  # only a Super Power is left to pay with
    assert g.A.discard == ["Sloth", "Stamina of Shu"]
    assert not g.can("use", "Black Adam")
