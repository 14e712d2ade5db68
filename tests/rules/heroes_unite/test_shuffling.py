"""Shuffling (HU-SHUF)."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

MADE_UP = card_set(
    {"name": "Mill", "type": "Equipment", "cost": 3, "text": "Discard the top card of your deck."},
    {"name": "Pyre", "type": "Equipment", "cost": 3, "text": "Destroy the top card of your deck."},
    {"name": "Beacon", "type": "Equipment", "cost": 3, "text": "Reveal the top card of your deck."},
    {"name": "Muster", "type": "Equipment", "cost": 3, "text": "Draw a card for each Hero in the Line-Up."},
    {"name": "Torrent", "type": "Equipment", "cost": 3, "text": "Draw five cards. +1 Power."},
)
SIX = "Kick, Katana, Punch, Vulnerability, Raven, Batarang"


@rule("HU-SHUF-01")
def test_drawing_the_last_card_leaves_the_deck_empty_and_the_discard_pile_alone() -> None:
    g = game(hand="Raven", deck="Punch", discard="Kick*2")
    g.play("Raven")
    assert g.A.hand == ["Punch"]
    assert g.A.deck == []
    assert g.A.discard == ["Kick", "Kick"]
    assert g.events("shuffled") == []


@rule("HU-SHUF-01")
def test_drawing_the_last_card_for_each_of_something_leaves_the_discard_pile_alone() -> None:
    g = game(sets=[MADE_UP], hand="Muster", deck="Punch", discard="Kick*2", line_up="Raven")
    g.play("Muster")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Punch"], [], ["Kick", "Kick"])
    assert g.events("shuffled") == []


@rule("HU-SHUF-01")
def test_a_new_hand_that_takes_the_last_cards_brings_no_shuffle() -> None:
    g = game(hand="Kick", deck="Punch*5")
    g.end_turn()
    assert g.A.hand == ["Punch"] * 5
    assert g.A.deck == []
    assert g.A.discard == ["Kick"]
    g.end_turn()
    assert g.active == "A"
    assert g.A.deck == []
    assert g.A.discard == ["Kick"]


@rule("HU-SHUF-02")
def test_a_draw_from_an_empty_deck_turns_the_discard_pile_into_the_deck() -> None:
    g = game(hand="Raven", deck="", discard=SIX)
    g.play("Raven")
    assert g.A.discard == []
    assert len(g.A.deck) == 5
    assert len(g.A.hand) == 1
    assert sorted(g.A.deck + g.A.hand) == sorted(SIX.split(", "))


@rule("HU-SHUF-02")
def test_a_discard_from_an_empty_deck_shuffles_the_pile_first() -> None:
    g = game(sets=[MADE_UP], hand="Mill", deck="", discard=SIX)
    g.play("Mill")
    assert len(g.A.discard) == 1
    assert len(g.A.deck) == 5


@rule("HU-SHUF-02")
def test_a_reveal_from_an_empty_deck_shuffles_the_pile_first() -> None:
    g = game(sets=[MADE_UP], hand="Beacon", deck="", discard=SIX)
    g.play("Beacon")
    assert g.A.discard == []
    assert len(g.A.deck) == 6
    top = g.game.state.zones[z.zone_of(0, z.DECK)][:1]
    assert [event[2] for event in g.events("revealed")] == [top]


@rule("HU-SHUF-02")
def test_an_attack_on_an_empty_deck_shuffles_its_owners_pile_and_no_other() -> None:
    g = game(hand="Deadshot", deck="", discard="Kick", B_deck="", B_discard="Punch*4")
    g.play("Deadshot")
    assert g.B.deck == ["Punch"] * 4
    assert g.B.discard == []
    assert g.A.discard == ["Kick"]
    assert g.A.deck == []


@rule("HU-SHUF-02")
def test_the_new_deck_lies_in_random_order() -> None:
    orders = set()
    for seed in range(20):
        g = game(seed=str(seed), sets=[MADE_UP], hand="Beacon", deck="", discard=SIX)
        g.play("Beacon")
        orders.add(tuple(g.A.deck))
    assert len(orders) > 10


@rule("HU-SHUF-03")
def test_a_draw_goes_on_after_the_shuffle() -> None:
    g = game(sets=[MADE_UP], hand="Torrent", deck="Kick, Katana", discard="Punch*7")
    g.play("Torrent")
    assert g.A.hand == ["Kick", "Katana", "Punch", "Punch", "Punch"]
    assert g.A.deck == ["Punch"] * 4
    assert g.A.discard == []


@rule("HU-SHUF-03")
def test_the_new_hand_is_drawn_on_after_the_shuffle() -> None:
    g = game(deck="Kick, Katana", discard="Punch*7")
    g.end_turn()
    assert g.A.hand == ["Kick", "Katana", "Punch", "Punch", "Punch"]
    assert g.A.deck == ["Punch"] * 4
    assert g.A.discard == []


@rule("HU-SHUF-03")
def test_a_draw_one_by_one_goes_on_after_the_shuffle() -> None:
    g = game(hand="H'el", deck="Katana", discard="Kick*3")
    g.play("H'el")
    assert g.A.hand == ["Katana", "Kick", "Kick"]
    assert g.A.deck == ["Kick"]


@rule("HU-SHUF-04")
@pytest.mark.parametrize("name", ["Torrent", "Mill", "Beacon", "Pyre"])
def test_with_deck_and_discard_pile_empty_nothing_is_taken(name: str) -> None:
    g = game(sets=[MADE_UP], hand=f"{name}, Punch", deck="")
    g.play(name)
    assert g.asked == "A main"
    assert g.A.hand == ["Punch"]
    assert g.A.in_play == [name]
    assert g.A.deck == g.A.discard == g.destroyed == []
    g.play("Punch")
    assert g.power == (2 if name == "Torrent" else 1)


@rule("HU-SHUF-04")
def test_a_draw_takes_the_cards_there_are_and_skips_the_rest() -> None:
    g = game(sets=[MADE_UP], hand="Torrent", deck="Kick", discard="Katana")
    g.play("Torrent")
    assert g.A.hand == ["Kick", "Katana"]
    assert g.power == 1


@rule("HU-SHUF-04")
def test_a_new_hand_may_be_smaller_than_five() -> None:
    g = game(hand="Punch", deck="Kick", B_deck="", B_discard="")
    g.end_turn()
    assert g.A.hand == ["Kick", "Punch"]
    g.end_turn()
    assert g.B.hand == []
    assert g.active == "A"


@rule("HU-SHUF-05")
def test_looking_at_the_top_of_an_empty_deck_shuffles_first() -> None:
    g = game(hand="Jervis Tetch", deck="", discard="Kick*4")
    g.play("Jervis Tetch")
    assert g.asked == "A choose"
    assert len(g.A.deck) == 4
    assert g.A.discard == []
    g.choose(1)
    assert g.destroyed == ["Kick"]
    assert g.A.deck == ["Kick"] * 3


@rule("HU-SHUF-05")
def test_destroying_the_top_of_an_empty_deck_shuffles_first() -> None:
    g = game(sets=[MADE_UP], hand="Pyre", deck="", discard="Kick*4")
    g.play("Pyre")
    assert g.destroyed == ["Kick"]
    assert g.A.deck == ["Kick"] * 3
    assert g.A.discard == []


@rule("HU-SHUF-05")
def test_looking_at_more_cards_than_the_deck_holds_shuffles_the_pile_under_it() -> None:
    g = game(hand="Red Lantern Power Ring", deck="Katana", discard="Kick*4")
    g.play("Red Lantern Power Ring")
    assert g.A.deck == ["Katana"] + ["Kick"] * 4
    assert sorted(g.offers()) == ["Katana", "Kick"]
