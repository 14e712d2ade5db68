"""RSB-DEST, RSB-WEAK and RSB-DISC: destroying, the Weaknesses of this set, and discarding."""

from __future__ import annotations

import pytest

from lineup import Refused
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, game
from tests.rules.rivals_shazam_black_adam import duel, four


def refused(g: Scenario, answer: str) -> bool:
    with pytest.raises(Refused):
        g.game.answer(answer)
    return True


# Destroying


@rule("RSB-DEST-01")
def test_a_destroy_effect_works_only_in_the_place_it_names() -> None:
    zones = {"deck": "Medal", "discard": "Sloth", "in_play": "Weakness", "line_up": "War"}
    g = duel(hand="Gluttony, Punch", confront="B", **zones).play("Gluttony")
    assert g.offers() == ["Punch"]
    g = duel(hand="Rosa & Victor Vasquez, Punch", **zones).play("Rosa & Victor Vasquez")
    assert sorted(g.offers()) == ["Punch", "Sloth"]
    g = duel(hand="Encyclopedia of Magical Monsters, Pride", **zones).play("Encyclopedia of Magical Monsters")
    assert g.offers() == ["War"]


@rule("RSB-DEST-02")
def test_a_destroyed_card_lies_in_the_face_up_pile_and_nowhere_else() -> None:
    g = duel(hand="Rosa & Victor Vasquez, Sloth").play("Rosa & Victor Vasquez").pick("Sloth")
    assert (g.destroyed, g.A.hand, g.A.discard) == (["Sloth"], [], [])
    for viewer in ("", "A", "B"):
        assert g.seen(viewer, "destroyed") == ["Sloth"]
    assert g.A.score == 1  # Rosa & Victor Vasquez alone


@rule("RSB-DEST-03")
def test_the_player_chooses_which_card_is_destroyed() -> None:
    g = duel(hand="Rosa & Victor Vasquez, Sloth, Punch").play("Rosa & Victor Vasquez")
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Punch", "Sloth"])


@rule("RSB-DEST-04", "RSB-CARD-10")
def test_destroyed_weaknesses_and_words_of_power_go_back_to_their_stacks() -> None:
    g = duel(hand="Rosa & Victor Vasquez, Death", discard="Weakness, Word of Power", line_up="")
    assert (g.weaknesses, g.kicks) == (9, 7)
    g.play("Rosa & Victor Vasquez").pick("Weakness").play("Death").pick("Word of Power")
    assert (g.weaknesses, g.kicks, g.destroyed) == (10, 8, [])


@rule("RSB-DEST-05")
def test_a_card_that_went_back_to_its_stack_counts_as_destroyed() -> None:
    g = duel(hand="Amulet of Isis", discard="Weakness", deck="Medal").play("Amulet of Isis").pick("Weakness")
    assert (g.A.hand, g.weaknesses) == (["Medal"], 10)
    g = duel(hand="Vigil, Death", line_up="Word of Power").play("Vigil", "Death").pick("Word of Power")
    assert (g.power, g.kicks) == (4 + 3, 8)


# Weakness


@rule("RSB-WEAK-01")
def test_a_gained_weakness_goes_from_its_stack_to_the_discard_pile() -> None:
    g = duel(hand="Felix Faust", confront="B").play("Felix Faust").yes()
    assert (g.weaknesses, g.A.discard) == (9, ["Weakness"])


@rule("RSB-WEAK-02")
def test_from_an_empty_stack_none_is_gained_and_the_rest_resolves() -> None:
    g = duel(hand="Power of Zeus", B_hand="Punch", weaknesses="").play("Power of Zeus").no_defense()
    assert (g.power, g.B.discard) == (2, [])
    g = duel(power=3, line_up="Greed", weaknesses="").buy("Greed")
    assert g.A.discard == ["Greed"]


@rule("RSB-WEAK-03")
def test_each_weakness_costs_a_point_after_a_failed_refill() -> None:
    g = duel(discard="Weakness*3", B_discard="Weakness", line_up="", main_deck="").end_turn()
    assert (g.A.score, g.B.score, g.winners) == (-3, -1, ["B"])


@rule("RSB-WEAK-05")
def test_weaknesses_in_hand_are_played_before_any_other_card() -> None:
    g = duel(hand="Weakness, Punch", power=5, line_up="War")
    assert g.offers("play") == ["Weakness"]
    assert refused(g, "play punch")
    assert g.why_not("play punch") == "RSB-WEAK-05"
    assert g.can("buy", "War")
    assert g.play("Weakness").can("play", "Punch")


@rule("RSB-WEAK-05")
def test_a_weakness_drawn_later_comes_before_the_next_other_card_but_bars_no_payment() -> None:
    g = duel(quiet=False, hand="Dr. Sivana, Punch", deck="Weakness, Medal*4").play("Dr. Sivana")
    assert g.offers("play") == ["Weakness"]
    assert g.can("use", "Shazam!")
    assert g.play("Weakness").can("play", "Punch")


@rule("RSB-WEAK-06")
def test_a_turn_cannot_end_with_a_weakness_in_hand() -> None:
    g = duel(hand="Weakness")
    assert not g.can("end")
    assert refused(g, "end")
    assert g.why_not("end") == "RSB-WEAK-06"
    g.play("Weakness").end_turn()
    assert g.active == "B"


@rule("RSB-WEAK-06", "RSB-CONF-15")
def test_the_question_says_that_the_weakness_is_played_before_the_end() -> None:
    g = duel(hand="Weakness, Punch", power=5, line_up="War")
    due = "Weakness has to be played before"
    assert g.game.question() == f"Your turn: {due} the turn can end. You can also buy cards."
    assert g.play("Weakness").game.question() == "Your turn: play cards, buy cards, or end the turn."
    g = duel(hand="Weakness, Punch", confront="B")
    assert g.game.question() == f"Your Confrontation: {due} you can be ready."
    assert g.why_not("ready") == "RSB-CONF-15"


@rule("RSB-WEAK-07")
def test_a_played_weakness_stays_in_play_at_the_end_of_turn() -> None:
    g = duel(hand="Weakness, Punch").play("Weakness", "Punch").end_turn()
    assert g.A.in_play == ["Weakness"]


@rule("RSB-WEAK-08")
@pytest.mark.parametrize(("count", "cost"), [(0, 9), (1, 8), (2, 7), (10, 0)])
def test_each_weakness_in_play_makes_the_character_cost_1_less_but_never_below_0(count: int, cost: int) -> None:
    g = duel(in_play=f"Weakness*{count}")
    assert (g.A.cost, g.B.cost) == (cost, 9)


@rule("RSB-WEAK-09")
@pytest.mark.parametrize(("power", "level"), [(7, 2), (6, 1)])
def test_a_foe_needs_1_power_less_for_each_weakness(power: int, level: int) -> None:
    g = duel(power=power, confront="B", B_in_play="Weakness*2")
    assert g.B.cost == 7
    g.ready()
    assert g.B.level == level
    assert (len(g.B.in_play), g.weaknesses) == ((0, 10) if level == 2 else (2, 8))


@rule("RSB-WEAK-10", "RSB-WEAK-11")
def test_defeat_sends_all_controlled_weaknesses_back_and_the_next_character_costs_all() -> None:
    g = duel(power=9, confront="B", B_in_play="Weakness*2, Khandaq").ready()
    assert (g.weaknesses, g.B.in_play) == (10, ["Khandaq"])
    assert (g.B.level, g.B.cost) == (2, 12)
    assert ("Weakness", "play@1", "weakness") in g.moves("destroy")


@rule("RSB-WEAK-12")
def test_weaknesses_in_hand_deck_and_discard_pile_stay() -> None:
    g = duel(power=9, confront="B", B_hand="Weakness", B_deck="Weakness", B_discard="Weakness", B_in_play="Weakness")
    g.ready().no_block()
    assert (g.B.level, g.weaknesses) == (2, 7)
    assert (g.B.hand, g.B.deck, g.B.discard) == (["Weakness"], ["Weakness"], ["Weakness"])


@rule("RSB-WEAK-13")
def test_on_anothers_turn_a_weakness_in_hand_bars_neither_block_nor_defense() -> None:
    g = duel(power=9, confront="B", B_hand="Weakness, Pride").ready()
    assert g.offers("block") == ["Pride"]
    g = duel(hand="Power of Zeus", B_hand="Weakness, Eugene Choi").play("Power of Zeus")
    assert g.offers("defend") == ["Eugene Choi"]


@rule("RSB-WEAK-14")
def test_the_weaknesses_of_another_box_may_be_held_and_do_not_stay() -> None:
    g = game(
        box="rivals-batman-joker", heroes=["Batman", "The Joker"], quiet=True, hand="Weakness*2, Punch", deck="Punch*5"
    )
    assert (sorted(g.offers("play")), g.can("end")) == (["Punch", "Weakness"], True)
    g.play("Weakness")
    assert g.A.cost == 9
    g.end_turn()
    assert (g.A.in_play, "Weakness" in g.A.discard) == ([], True)


@rule("RSB-WEAK-14")
def test_in_a_combined_game_each_weakness_keeps_the_rules_of_its_box() -> None:
    g = four(hand="", weaknesses="")
    state = g.game.state
    found = {state.cards[card].ref: state.cards[card] for cards in state.zones for card in cards}
    own, other = found["rivals-shazam-black-adam/weakness"], found["rivals-batman-joker/weakness"]
    assert (own.played_first, own.ongoing, own.lowers_cost) == (True, True, 1)
    assert (other.played_first, other.ongoing, other.lowers_cost) == (False, False, 0)


# Discarding


@rule("RSB-DISC-01")
def test_discard_means_from_the_hand() -> None:
    g = duel(hand="Purge, War, Sloth", deck="Medal", in_play="Punch").play("Purge")
    assert sorted(g.offers()) == ["Sloth", "War"]


@rule("RSB-DISC-02")
def test_a_text_may_discard_from_another_place() -> None:
    g = duel(hand="Mill, War", deck="Medal, Punch").play("Mill")
    assert (g.A.deck, g.A.discard, g.A.hand) == (["Punch"], ["Medal"], ["War"])


@rule("RSB-DISC-03")
def test_what_is_discarded_from_another_place_counts_as_discarded() -> None:
    assert duel(hand="Mill", in_play="Ashes", deck="Medal").play("Mill").power == 1
    assert duel(hand="Purge, War", in_play="Ashes").play("Purge").power == 1
