"""CONF-WEAK and CONF-SHUF: Weaknesses, and when a discard pile becomes a deck."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine import zones as z
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
SIX = "Coin, Herald, Punch, Vulnerability, Charm, Mill"
CARDS = card_set(
    {"name": "Coin", "type": "Equipment", "cost": 1, "vp": 1, "copies": 12, "text": "+1 Power."},
    {"name": "Herald", "type": "Hero", "cost": 3, "copies": 4},
    {
        "name": "Charm",
        "type": "Equipment",
        "cost": 3,
        "copies": 4,
        "text": "Defense: Discard this card to avoid an Attack. Draw a card.",
    },
    {
        "name": "Plague",
        "type": "Villain",
        "cost": 3,
        "copies": 2,
        "text": "+2 Power.\nAttack: Each foe gains a Weakness.",
    },
    {
        "name": "Sapper",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Each foe gains a Weakness. They discard a card from their hand.",
    },
    {"name": "Curse", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness into their hand."},
    {"name": "Lesson", "type": "Equipment", "cost": 3, "text": "Draw a card."},
    {"name": "Torrent", "type": "Equipment", "cost": 3, "text": "Draw five cards. +1 Power."},
    {"name": "Mill", "type": "Equipment", "cost": 3, "copies": 2, "text": "Discard the top card of your deck."},
    {"name": "Pyre", "type": "Equipment", "cost": 3, "text": "Destroy the top card of your deck."},
    {"name": "Beacon", "type": "Equipment", "cost": 3, "text": "Reveal the top card of your deck."},
    {"name": "Lens", "type": "Equipment", "cost": 3, "text": "Look at the top card of your deck. You may discard it."},
    {"name": "Lever", "type": "Equipment", "cost": 3, "text": "Put the top card of your deck into your discard pile."},
)


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


# Weakness


@rule("CONF-WEAK-01")
def test_a_weakness_comes_from_the_stack_into_the_discard_pile() -> None:
    g = four(hand="Plague", B_discard="Punch")
    g.play("Plague")
    assert g.weaknesses == 16 - 2
    assert (g.B.discard, g.D.discard) == (["Punch", "Weakness"], ["Weakness"])
    assert (g.A.discard, g.C.discard) == ([], [])


@rule("CONF-WEAK-01")
def test_a_text_may_send_a_weakness_elsewhere() -> None:
    g = four(hand="Curse")
    g.play("Curse")
    assert (g.B.hand, g.B.discard, g.weaknesses) == (["Weakness"], [], 14)


@rule("CONF-WEAK-02")
def test_a_gained_weakness_is_shuffled_into_the_deck_and_drawn() -> None:
    g = four(hand="Plague", B_deck="", B_discard="", B_hand="Lesson", D_hand="Charm")
    g.play("Plague").pass_all()
    assert g.B.discard == ["Weakness"]
    g.next_turn().play("Lesson")
    assert (g.B.hand, g.B.discard) == (["Weakness"], [])


@rule("CONF-WEAK-03")
@card("confrontations/weakness")
def test_drawing_a_weakness_does_nothing() -> None:
    g = four(hand="Lesson", deck="Weakness, Punch", discard="Coin", B_hand="Punch")
    points = g.A.score
    g.play("Lesson")
    assert g.asked == "A main"
    assert (g.A.hand, g.power, g.A.score) == (["Weakness"], 0, points)
    assert g.moves() == [("Lesson", "hand@0", "play@0"), ("Weakness", "deck@0", "hand@0")]


@rule("CONF-WEAK-04")
@pytest.mark.parametrize("played", [False, True])
def test_a_weakness_may_be_played_or_kept_and_leaves_at_the_end_of_the_turn(played: bool) -> None:
    g = four(hand="Weakness, Coin", deck="Punch*6")
    assert g.can("play", "Weakness")
    assert g.can("end")
    if played:
        g.play("Weakness")
        assert g.A.in_play == ["Weakness"]
    g.finish()
    assert sorted(g.A.discard) == ["Coin", "Weakness"]
    assert g.A.in_play == []


@rule("CONF-WEAK-05")
@card("confrontations/weakness")
def test_three_weaknesses_are_three_points_less_wherever_they_lie() -> None:
    g = four(B_deck="Weakness, Coin*4", B_hand="Weakness", B_discard="Weakness", line_up="Coin", main_deck="")
    g.finish()
    assert g.over
    assert g.result.scores == (0, 4 - 3, 0, 0)
    assert ("Weakness", 3, -3) in g.result.breakdown[1]


@rule("CONF-WEAK-06")
def test_with_no_weakness_left_the_rest_of_the_card_goes_on() -> None:
    g = four(hand="Plague, Sapper", weaknesses="", B_hand="Punch, Coin", D_hand="Punch")
    g.play("Plague").pass_all()
    assert (g.power, g.B.discard, g.D.discard) == (2, [], [])
    g.play("Sapper").pass_all()
    assert (g.asked, g.what) == ("B pick", "discard")
    g.pick("Coin")
    assert (g.B.discard, g.D.discard) == (["Coin"], ["Punch"])


@rule("CONF-WEAK-06")
def test_the_last_weakness_goes_to_the_foe_next_in_turn_order() -> None:
    g = four(hand="Plague", weaknesses="Weakness")
    g.play("Plague")
    assert (g.B.discard, g.D.discard, g.weaknesses) == (["Weakness"], [], 0)
    assert g.power == 2


@rule("CONF-WEAK-07")
def test_a_defense_may_be_used_although_no_weakness_is_left() -> None:
    g = four(hand="Plague", weaknesses="", D_hand="Charm", D_deck="Coin*2")
    g.play("Plague")
    assert g.asked == "D defend"
    g.defend_for("D", "Charm")
    assert (g.D.hand, g.D.discard, g.D.deck) == (["Coin"], ["Charm"], ["Coin"])


# Shuffling


@rule("CONF-SHUF-01")
def test_drawing_the_last_card_leaves_the_deck_empty_and_the_discard_pile_alone() -> None:
    g = four(hand="Lesson", deck="Punch", discard="Coin*2")
    g.play("Lesson")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Punch"], [], ["Coin"] * 2)
    assert g.events("shuffled") == []


@rule("CONF-SHUF-01")
def test_a_new_hand_that_takes_the_last_cards_brings_no_shuffle() -> None:
    g = four(hand="Coin", deck="Punch*5")
    for _ in range(3):
        g.next_turn()
        assert (g.A.deck, g.A.discard) == ([], ["Coin"])


@rule("CONF-SHUF-02")
@pytest.mark.parametrize(
    ("name", "deck", "hand", "pile"),
    [("Lesson", 5, 1, 0), ("Mill", 5, 0, 1), ("Beacon", 6, 0, 0)],
    ids=["drawing", "discarding", "revealing"],
)
def test_a_need_for_a_card_of_an_empty_deck_shuffles_the_discard_pile_first(
    name: str, deck: int, hand: int, pile: int
) -> None:
    g = four(hand=name, deck="", discard=SIX, B_discard="Coin")
    g.play(name)
    assert (len(g.A.deck), len(g.A.hand), len(g.A.discard)) == (deck, hand, pile)
    assert sorted(g.A.deck + g.A.hand + g.A.discard) == sorted(SIX.split(", "))
    assert g.events("shuffled") == [("shuffled", 0, 6)]
    assert g.B.discard == ["Coin"]


@rule("CONF-SHUF-02")
def test_the_new_deck_lies_in_random_order_and_nobody_knows_it() -> None:
    orders = set()
    for seed in range(20):
        g = four(seed=str(seed), hand="Lesson", deck="", discard=SIX)
        g.play("Lesson")
        orders.add(tuple(g.A.hand + g.A.deck))
        for viewer in ("", "A", "B", "C"):
            assert g.seen(viewer, "A_deck") == ["?"] * 5
    assert len(orders) > 10


@rule("CONF-SHUF-03")
def test_a_draw_of_several_cards_shuffles_midway_and_goes_on() -> None:
    g = four(hand="Torrent", deck="Coin, Herald", discard="Punch*8")
    g.play("Torrent")
    assert g.A.hand == ["Coin", "Herald", "Punch", "Punch", "Punch"]
    assert (g.A.deck, g.A.discard) == (["Punch"] * 5, [])


@rule("CONF-SHUF-03")
def test_the_new_hand_at_the_end_of_a_turn_shuffles_midway_and_goes_on() -> None:
    g = four(deck="Coin, Herald", discard="Punch*8")
    g.finish()
    assert g.A.hand == ["Coin", "Herald", "Punch", "Punch", "Punch"]


@rule("CONF-SHUF-04")
@pytest.mark.parametrize("name", ["Torrent", "Mill", "Pyre", "Beacon", "Lens", "Lever"])
def test_with_deck_and_discard_pile_empty_nothing_is_taken(name: str) -> None:
    g = four(hand=f"{name}, Punch", deck="")
    g.play(name)
    assert g.asked == "A main"
    assert (g.A.hand, g.A.in_play) == (["Punch"], [name])
    assert g.A.deck == g.A.discard == g.destroyed == []
    assert g.play("Punch").power == (2 if name == "Torrent" else 1)


@rule("CONF-SHUF-04")
def test_a_draw_takes_what_there_is_and_the_rest_is_void() -> None:
    g = four(hand="Torrent", deck="Coin", discard="Herald")
    g.play("Torrent")
    assert g.A.hand == ["Coin", "Herald"]
    assert g.power == 1
    g = four(hand="Punch", deck="Coin")
    g.finish()
    assert g.A.hand == ["Coin", "Punch"]


@rule("CONF-SHUF-05")
def test_looking_at_the_top_of_an_empty_deck_shuffles_first() -> None:
    g = four(hand="Lens", deck="", discard="Coin*3")
    g.play("Lens")
    assert g.asked == "A may"
    assert (g.A.deck, g.A.discard) == (["Coin"] * 3, [])
    top = g.game.view(0).zones[z.zone_of(0, z.DECK)][0]
    assert g.game.state.cards[top].name == "Coin"
    g.yes()
    assert (g.A.deck, g.A.discard) == (["Coin"] * 2, ["Coin"])


@rule("CONF-SHUF-05")
def test_destroying_or_moving_the_top_of_an_empty_deck_shuffles_first() -> None:
    g = four(hand="Pyre", deck="", discard="Coin*3")
    g.play("Pyre")
    assert (g.destroyed, g.A.deck, g.A.discard) == (["Coin"], ["Coin"] * 2, [])
    g = four(hand="Lever", deck="", discard="Coin*3")
    g.play("Lever")
    assert (g.A.deck, g.A.discard) == (["Coin"] * 2, ["Coin"])
