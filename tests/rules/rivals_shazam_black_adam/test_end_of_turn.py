"""RSB-EOT: the steps that end a turn."""

from __future__ import annotations

import pytest

from lineup import Refused
from tests.harness.rule import rule
from tests.rules.rivals_shazam_black_adam import duel

FIVE = "War, Pride, Envy, Greed, Lust"


@rule("RSB-EOT-01")
def test_the_steps_come_in_order() -> None:
    g = duel(hand="Dusk, Relic, Sloth", deck="Medal*9", line_up="War, Pride, Envy, Greed").play("Dusk").end_turn()
    steps = [event[0] if event[0] != "moved" else event[5] for event in g.game.events]
    steps = [step for step in steps[steps.index("end") :] if step in ("end", "draw", "line-up", "turn")]
    #          announced, hand away, effect, played away, new hand, refill, next
    assert steps == ["end", "end", "end", "draw", "end", *["draw"] * 5, "line-up", "turn"]
    moved = [name for name, _, _ in g.moves("end")]
    assert moved == ["Relic", "Sloth", "Dusk"]


@rule("RSB-EOT-02")
def test_announcing_ends_the_turn_at_once() -> None:
    g = duel(quiet=False, hand="Punch, Dusk", deck="War*1, Pride, Sloth, Medal*5").play("Dusk")
    assert g.can("use", "Shazam!")
    g.end_turn()
    assert g.active == "B"
    with pytest.raises(Refused):
        g.game.answer("use shazam-9", 0)
    assert g.events("used") == []


@rule("RSB-EOT-03")
def test_cards_left_in_hand_are_placed_into_the_discard_pile_which_is_no_discarding() -> None:
    g = duel(hand="War, Pride", in_play="Ashes", deck="Medal*5").end_turn()
    assert g.A.discard == ["War", "Pride"]
    assert g.events("power") == []
    assert g.moves("discard") == []


@rule("RSB-EOT-04")
def test_end_of_turn_effects_come_after_the_hand_has_left_and_before_played_cards_leave() -> None:
    g = duel(hand="Dusk, Medal", deck="", discard="").play("Dusk").end_turn()
    # with an empty deck the effect shuffles what lies in the discard pile by then: the hand, not the card played
    assert g.events("shuffled")[0] == ("shuffled", 0, 1)
    assert ("Medal", "deck@0", "hand@0") in g.moves("draw")


@rule("RSB-EOT-05")
def test_controlled_cards_without_ongoing_go_to_the_discard_pile() -> None:
    g = duel(in_play="Punch, Khandaq, Weakness, War", deck="Medal*5").end_turn()
    assert g.A.in_play == ["Khandaq", "Weakness"]
    assert g.A.discard == ["Punch", "War"]


@rule("RSB-EOT-06")
def test_power_is_lost_at_the_end() -> None:
    g = duel(power=2).end_turn()
    assert g.power == 0


@rule("RSB-EOT-07")
def test_five_cards_are_drawn() -> None:
    assert duel(hand="Punch", deck="Medal*7").end_turn().A.hand == ["Medal"] * 5


@rule("RSB-EOT-08")
@pytest.mark.parametrize(("line_up", "after", "deck"), [("War, Pride, Envy", 5, 3), (FIVE + ", Sloth", 6, 5)])
def test_the_line_up_is_filled_up_to_five_by_count(line_up: str, after: int, deck: int) -> None:
    g = duel(line_up=line_up, main_deck="Medal*5").end_turn()
    assert (len(g.line_up), len(g.main_deck)) == (after, deck)


@rule("RSB-EOT-09")
def test_a_gained_card_is_not_replaced_at_once() -> None:
    g = duel(power=5, line_up=FIVE).buy("War")
    assert len(g.line_up) == 4
    assert len(g.end_turn().line_up) == 5


@rule("RSB-EOT-10")
def test_then_the_opponents_turn_starts() -> None:
    g = duel().end_turn()
    assert (g.active, g.asked) == ("B", "B confront")
