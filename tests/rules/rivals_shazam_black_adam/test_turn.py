"""RSB-TURN and RSB-PLAY: the choice of a turn, buying, playing, and what is left over."""

from __future__ import annotations

import pytest

from lineup import Refused
from tests.harness.rule import rule
from tests.harness.scenario import Scenario
from tests.rules.rivals_shazam_black_adam import duel


def refused(g: Scenario, answer: str) -> bool:
    """Whether the engine turns an answer down."""
    with pytest.raises(Refused):
        g.game.answer(answer)
    return True


@rule("RSB-TURN-01")
def test_a_turn_begins_with_the_choice_between_normal_and_confrontation() -> None:
    g = duel(hand="Punch", choose=True)
    assert g.asked == "A confront"
    assert [option.verb for option in g.ask.options] == ["confront", "normal"]


@rule("RSB-TURN-01")
def test_start_of_turn_effects_of_another_set_come_before_the_choice() -> None:
    g = duel(B_in_play="Dawn", B_hand="Punch", B_deck="Medal").end_turn()
    assert (g.asked, g.B.hand) == ("B confront", ["Punch", "Medal"])


@rule("RSB-TURN-02")
def test_a_normal_turn_buys_from_line_up_and_word_of_power_stack_but_no_weakness() -> None:
    g = duel(power=9, line_up="War, Bargain", main_deck="Sloth", choose=True).normal()
    assert sorted(g.offers("buy")) == ["Bargain", "War", "Word of Power"]
    assert g.buy("Word of Power").A.discard == ["Word of Power"]


@rule("RSB-TURN-03")
def test_a_bought_card_goes_to_the_discard_pile_at_once() -> None:
    g = duel(power=5, line_up="War").buy("War")
    assert (g.A.discard, g.line_up) == (["War"], [])


@rule("RSB-TURN-04")
def test_anyone_may_look_through_the_discard_piles() -> None:
    g = duel(discard="War, Punch", B_discard="Sloth, Vulnerability")
    for viewer in ("", "A", "B"):
        assert g.seen(viewer, "A_discard") == ["War", "Punch"]
        assert g.seen(viewer, "B_discard") == ["Sloth", "Vulnerability"]


@rule("RSB-TURN-05")
def test_several_cards_are_bought_with_costs_up_to_the_power() -> None:
    g = duel(power=6, line_up="Bargain*2, Relic").buy("Bargain", "Relic")
    assert (g.power, g.A.discard) == (0, ["Bargain", "Relic"])
    assert refused(g, "buy bargain")


@rule("RSB-TURN-06")
@pytest.mark.parametrize("bought", [["Bargain"], ["Trinket"], ["Relic"], ["Bargain", "Bargain"]])
def test_four_punches_and_a_vulnerability_buy_a_2_a_3_a_4_or_two_2s(bought: list[str]) -> None:
    hand = "Punch*4, Vulnerability"
    g = duel(hand=hand, line_up="Bargain*2, Trinket, Relic, Titan", choose=True).normal().play(hand)
    assert g.power == 4
    assert g.buy(*bought).A.discard == bought


@rule("RSB-TURN-06")
def test_four_punches_and_a_vulnerability_buy_neither_a_5_nor_a_2_and_a_3() -> None:
    hand = "Punch*4, Vulnerability"
    g = duel(hand=hand, line_up="Bargain*2, Trinket, Relic, Titan", choose=True).normal().play(hand)
    assert not g.can("buy", "Titan")
    assert not g.buy("Bargain").can("buy", "Trinket")


@rule("RSB-TURN-07")
def test_several_words_of_power_may_be_bought_while_the_stack_lasts() -> None:
    g = duel(power=7, line_up="").buy("Word of Power", "Word of Power")
    assert (g.A.discard, g.kicks) == (["Word of Power"] * 2, 6)
    assert not duel(power=7, line_up="", kicks="").can("buy", "Word of Power")


@rule("RSB-TURN-08")
def test_a_turn_may_end_with_cards_and_power_left() -> None:
    g = duel(hand="Punch, War", power=5, line_up="Sloth").end_turn()
    assert g.active == "B"


@rule("RSB-TURN-09", "RSB-EOT-03")
def test_cards_not_played_go_to_the_discard_pile() -> None:
    g = duel(hand="War, Pride", deck="Medal*5").end_turn()
    assert g.A.discard == ["War", "Pride"]
    assert g.A.hand == ["Medal"] * 5


@rule("RSB-TURN-10", "RSB-EOT-06")
def test_power_not_spent_is_lost() -> None:
    g = duel(hand="War").play("War").end_turn()
    assert g.power == 0
    g.normal().end_turn()
    assert (g.active, g.power) == ("A", 0)


@rule("RSB-TURN-11", "RSB-CONF-09")
def test_on_a_confrontation_turn_neither_line_up_nor_word_of_power_can_be_bought() -> None:
    g = duel(power=9, line_up="War, Bargain", choose=True).confront("B")
    assert g.offers("buy") == []
    assert refused(g, "buy war")
    assert refused(g, "buy word-of-power")
    assert g.why_not("buy war") == "RSB-CONF-09"


@rule("RSB-TURN-12")
def test_the_sample_normal_turn_runs_as_told() -> None:
    hand = "Punch*4, Vulnerability"
    g = duel(hand=hand, deck="Medal*5", line_up="Mary Marvel, War, Sloth, Pride, Death", choose=True).normal()
    g.play("Punch*4").buy("Mary Marvel")
    assert (g.power, g.A.discard) == (0, ["Mary Marvel"])
    g.play("Vulnerability")
    assert g.power == 0
    g.end_turn()
    assert g.A.discard == ["Mary Marvel", *["Punch"] * 4, "Vulnerability"]
    assert len(g.A.hand) == 5
    causes = [event[5] for event in g.events("moved")]
    assert "".join({"draw": "d", "line-up": "r"}.get(str(cause), "") for cause in causes) == "dddddr"
    assert (len(g.line_up), g.active) == (5, "B")


@rule("RSB-TURN-13")
def test_a_hand_is_seen_by_its_owner_only_and_a_decks_order_by_nobody() -> None:
    g = duel(hand="War, Pride", deck="Sloth, Punch")
    assert g.seen("A", "A_hand") == ["War", "Pride"]
    for viewer in ("", "B"):
        assert g.seen(viewer, "A_hand") == ["?", "?"]
    for viewer in ("", "A", "B"):
        assert g.seen(viewer, "A_deck") == ["?", "?"]


@rule("RSB-TURN-14")
def test_power_is_a_running_total() -> None:
    g = duel(hand="Punch", power=4, line_up="Trinket").buy("Trinket")
    assert g.power == 1
    assert g.play("Punch").power == 2


@rule("RSB-PLAY-01")
def test_cards_are_played_in_any_order() -> None:
    g = duel(hand="War, Pride, Punch")
    assert sorted(g.offers("play")) == ["Pride", "Punch", "War"]
    assert g.play("Punch", "War", "Pride").A.in_play == ["Punch", "War", "Pride"]


@rule("RSB-PLAY-02")
def test_a_text_resolves_at_once_from_top_to_bottom() -> None:
    g = duel(hand="Pestilence", confront="B", B_hand="Punch", B_in_play="Weakness").play("Pestilence")
    assert (g.power, g.asked) == (2, "B defend")  # Power first, then the Attack, then the rest
    g.no_defense()
    assert (g.weaknesses, g.power) == (8, 3)


@rule("RSB-PLAY-03", "RSB-PLAY-04")
def test_buying_may_begin_before_all_cards_are_played_and_playing_go_on_after_it() -> None:
    g = duel(hand="Punch*3", line_up="Bargain").play("Punch*2").buy("Bargain")
    assert g.A.hand == ["Punch"]
    assert g.play("Punch").power == 1
