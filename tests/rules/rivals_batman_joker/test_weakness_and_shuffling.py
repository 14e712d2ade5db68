"""RBJ-WEAK and RBJ-SHUF: Weaknesses, and decks that run out."""

from __future__ import annotations

import pytest

from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import card_set

CARDS = card_set(
    {"name": "Mill", "type": "Hero", "cost": 1, "text": "Discard the top card of your deck."},
    {"name": "Beacon", "type": "Hero", "cost": 1, "text": "Reveal the top card of your deck."},
    {"name": "Glimpse", "type": "Hero", "cost": 1, "text": "Look at the top card of your deck."},
    {"name": "Torrent", "type": "Hero", "cost": 1, "text": "Draw five cards."},
)
SIX = "Kick, Bane, Punch, Vulnerability, Robin, Oracle"


@rule("RBJ-WEAK-01")
def test_a_gained_weakness_goes_to_the_victims_discard_pile() -> None:
    g = duel("Batman", hand="Scarecrow", B_discard="Punch").play("Scarecrow")
    assert (g.B.discard, g.A.discard, g.weaknesses) == (["Punch", "Weakness"], [], 9)


@rule("RBJ-WEAK-03")
def test_a_weakness_may_be_played_or_held_and_is_discarded_either_way() -> None:
    for played in (True, False):
        g = duel("Batman", hand="Weakness, Robin, Punch", deck="Kick*5")
        assert g.can("play", "Punch")
        assert g.can("end")
        if played:
            g.play("Weakness")
        g.end_turn()
        assert "Weakness" in g.A.discard
        assert g.A.in_play == []


@rule("RBJ-WEAK-04", "RBJ-END-06")
def test_after_a_failed_refill_three_weaknesses_cost_three_points() -> None:
    g = duel("Batman", deck="Weakness*2, Punch*4", hand="Weakness", main_deck="", line_up="").end_turn()
    assert g.result.scores[0] == -3


@rule("RBJ-WEAK-05")
def test_with_the_stack_empty_no_weakness_is_gained_and_all_else_resolves() -> None:
    g = duel("Batman", hand="Scarecrow", weaknesses="", B_hand="Punch").play("Scarecrow").no_defense()
    assert (g.B.discard, g.power) == (["Punch"], 2)


@rule("RBJ-WEAK-06")
def test_a_defense_is_offered_even_when_there_is_no_weakness_to_gain() -> None:
    g = duel("The Joker", hand="Laughing Gas", weaknesses="", B_hand="Batarang", B_deck="Kick").play("Laughing Gas")
    assert g.asked == "B defend"
    assert g.defend("Batarang").B.hand == ["Kick"]


@rule("RBJ-SHUF-01")
def test_drawing_the_last_card_shuffles_nothing() -> None:
    g = duel("The Joker", hand="Red Robin", deck="Punch", discard="Kick*2").play("Red Robin")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Punch"], [], ["Kick", "Kick"])
    assert g.events("shuffled") == []


@rule("RBJ-SHUF-02")
def test_a_draw_from_an_empty_deck_turns_the_discard_pile_into_the_deck() -> None:
    g = duel("The Joker", hand="Red Robin", deck="", discard=SIX).play("Red Robin")
    assert (len(g.A.hand), len(g.A.deck), g.A.discard) == (1, 5, [])
    assert sorted(g.A.hand + g.A.deck) == sorted(SIX.split(", "))
    orders = set()
    for seed in range(8):
        g = duel("The Joker", hand="Red Robin", deck="", discard=SIX, seed=str(seed)).play("Red Robin")
        orders.add(tuple(g.A.hand + g.A.deck))
    assert len(orders) > 5


@pytest.mark.parametrize(
    ("name", "discarded"),
    [
        pytest.param("Mill", 1, marks=rule("RBJ-SHUF-02")),
        pytest.param("Beacon", 0, marks=rule("RBJ-SHUF-02")),
        pytest.param("Glimpse", 0, marks=rule("RBJ-SHUF-04")),
    ],
)
def test_any_need_for_a_card_of_an_empty_deck_brings_the_shuffle(name: str, discarded: int) -> None:
    g = duel("The Joker", sets=[CARDS], hand=[name], deck="", discard=SIX).play(name)
    assert (len(g.A.deck), len(g.A.discard)) == (6 - discarded, discarded)
    assert g.events("shuffled") == [("shuffled", 0, 6)]


@rule("RBJ-SHUF-03")
def test_a_draw_goes_on_after_the_shuffle_and_stops_when_there_is_nothing_left() -> None:
    g = duel("The Joker", sets=[CARDS], hand="Torrent", deck="Punch*2", discard="Kick").play("Torrent")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Punch", "Punch", "Kick"], [], [])
    assert g.asked == "A main"
