"""RBJ-EOT: the end of a turn, step by step."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set

CARDS = card_set(
    {"name": "Latecomer", "type": "Hero", "cost": 1, "text": "At the end of this turn, draw a card."},
    {
        "name": "Muster",
        "type": "Hero",
        "cost": 1,
        "text": "At the end of this turn, draw a card for each Hero you control.",
    },
    {
        "name": "Doubter",
        "type": "Hero",
        "cost": 1,
        "text": "At the end of this turn, you may destroy a card from your discard pile.",
    },
    {
        "name": "Mourning",
        "type": "Location",
        "cost": 1,
        "text": "Ongoing: Each time you discard a card, draw a card.",
    },
)
HAND = z.zone_of(0, z.HAND)


def steps(g: Scenario) -> list[str]:
    """The end steps that left a trace in the record, in order, each named once per stretch."""
    found: list[str] = []
    by_cause = {"draw": "draw", "line-up": "refill"}
    for event in g.game.events:
        step = {"end": "announce", "turn": "next"}.get(event[0], "")
        if event[0] == "moved":
            step = by_cause.get(event[5]) or ("hand" if event[2] == HAND else "played")
        if step and found[-1:] != [step]:
            found.append(step)
    return found


def eventful(**rules: Any) -> Scenario:
    """A ends a turn in which every step has something to do."""
    g = duel(
        "The Joker",
        sets=[CARDS],
        rules=rules,
        hand="Latecomer, Vulnerability",
        deck="Kick*8",
        line_up="Bane, Robin",
        power=3,
    )
    g.play("Latecomer")
    g.game.events.clear()
    return g.end_turn()


@rule("RBJ-EOT-01", "RBJ-EOT-03")
def test_by_default_the_new_hand_is_drawn_before_the_line_up_is_refilled() -> None:
    # the first draw is the effect put off to the end, the second the new hand
    assert steps(eventful()) == ["announce", "hand", "draw", "played", "draw", "refill", "next"]


@rule("RBJ-EOT-02")
def test_by_the_other_order_the_line_up_is_refilled_before_the_new_hand_is_drawn() -> None:
    g = eventful(end_steps="refill_first")
    assert steps(g) == ["announce", "hand", "draw", "played", "refill", "draw", "next"]
    assert (len(g.line_up), len(g.A.hand)) == (5, 6)


@rule("RBJ-EOT-03")
def test_a_refill_that_fails_comes_after_the_draw_by_default_and_before_it_in_the_other_order() -> None:
    for order, drawn in (("hand_first", 5), ("refill_first", 0)):
        g = duel("Batman", deck="Punch*5", main_deck="", line_up="Bane", rules={"end_steps": order}).end_turn()
        assert g.over
        assert len(g.A.hand) == drawn


@rule("RBJ-EOT-04")
def test_with_the_end_announced_the_turn_is_over_at_once() -> None:
    g = duel("The Joker", sets=[CARDS], hand="Doubter, Punch", discard="Kick", line_up="Lucius Fox", power=9)
    g.play("Doubter").end_turn()
    assert g.asked == "A pick"
    assert g.events("end") == [("end", 0)]
    for deed in ("play punch", "buy kick", "end"):
        assert g.why_not(deed) == "RBJ-EOT-04"
        with pytest.raises(lineup.Refused):
            g.game.answer(deed, 0)


@rule("RBJ-EOT-05")
def test_cards_left_in_hand_go_to_the_discard_pile() -> None:
    g = duel("Batman", hand="Robin, Bane", deck="Punch*5").end_turn()
    assert sorted(g.A.discard) == ["Bane", "Robin"]
    assert g.A.hand == ["Punch"] * 5


@rule("RBJ-EOT-05")
def test_the_clean_up_of_the_hand_is_no_discard_that_anything_reacts_to() -> None:
    g = duel("Batman", sets=[CARDS], in_play="Mourning", hand="Robin, Bane", deck="Punch*7").end_turn()
    assert g.A.hand == ["Punch"] * 5
    g = duel("Batman", sets=[CARDS], in_play="Mourning", hand="The Penguin", deck="Punch*2, Kick*5").play("The Penguin")
    assert g.A.hand == ["Kick"] * 2  # the discards of a text are discards


@rule("RBJ-EOT-06")
def test_effects_of_the_end_find_the_hand_empty_and_the_cards_played_still_in_play() -> None:
    g = duel("The Joker", sets=[CARDS], hand="Huntress, Muster, Robin, Punch", deck="Kick*8")
    g.play("Huntress", "Muster").end_turn()
    assert len(g.A.hand) == 2 + 5
    away = [event for event in g.game.events if event[0] == "moved" and event[5] in ("end", "draw")]
    assert [event[5] for event in away] == ["end"] * 2 + ["draw"] * 2 + ["end"] * 2 + ["draw"] * 5
    assert [event[2] for event in away[:2]] == [HAND, HAND]


@rule("RBJ-EOT-07", "RBJ-LOC-05")
def test_cards_played_go_to_the_discard_pile_save_those_that_stay_in_play() -> None:
    g = duel("Batman", hand="Punch, Arkham Asylum", deck="Kick*5").play("Punch", "Arkham Asylum").end_turn()
    assert (g.A.discard, g.A.in_play) == (["Punch"], ["Arkham Asylum"])


@rule("RBJ-EOT-08")
def test_power_left_over_is_lost() -> None:
    g = duel("Batman", hand="Punch*3").play("Punch*3")
    assert g.power == 3
    g.end_turn()
    assert (g.active, g.power) == ("B", 0)


@rule("RBJ-EOT-09")
def test_the_player_draws_five_cards() -> None:
    g = duel("Batman", hand="Robin", deck="Punch*7").play("Robin").end_turn()
    assert (g.A.hand, g.A.deck) == (["Punch"] * 5, ["Punch"] * 2)


@rule("RBJ-EOT-10", "RBJ-EOT-11")
def test_an_empty_slot_stays_empty_until_the_turn_ends_and_then_takes_the_next_card() -> None:
    g = duel("Batman", power=7, line_up="Bane, Red Hood, Oracle, Nightwing, Robin", main_deck="Batmobile, Catwoman")
    g.buy("Bane", "Red Hood")
    assert g.line_up == ["Oracle", "Nightwing", "Robin"]
    g.end_turn()
    assert g.line_up == ["Oracle", "Nightwing", "Robin", "Batmobile", "Catwoman"]


@rule("RBJ-EOT-11")
def test_a_slot_emptied_by_a_gain_stays_empty_too() -> None:
    g = duel("The Joker", hand="Catwoman", line_up="Joy Buzzer, Robin").play("Catwoman").choose(2)
    assert g.line_up == ["Robin"]


@rule("RBJ-EOT-12")
def test_then_the_opponents_turn_starts() -> None:
    g = duel("Batman", B_hand="Punch").end_turn()
    assert (g.active, g.asked) == ("B", "B confront")


@rule("RBJ-EOT-13")
def test_example_of_a_turn() -> None:
    g = duel(
        "Batman",
        hand="Punch*4, Vulnerability",
        deck="Kick*5, Bane",
        line_up="Huntress, Robin, Oracle, Scarecrow, Insanity",
    )
    g.play("Punch*4")
    assert g.power == 4
    g.buy("Huntress")
    assert g.A.discard == ["Huntress"]
    assert g.power == 0
    g.end_turn()
    assert sorted(g.A.discard) == sorted(["Huntress", "Punch", "Punch", "Punch", "Punch", "Vulnerability"])
    assert len(g.A.hand) == 5
    assert g.active == "B"
