"""Gaining cards (HU-GAIN)."""

from __future__ import annotations

from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

MADE_UP = card_set(
    {"name": "Finder", "type": "Hero", "cost": 3, "text": "Gain a card with cost 5 or less from the Line-Up."},
    {"name": "Trainer", "type": "Hero", "cost": 3, "text": "Gain a Kick. +1 Power."},
    {"name": "Courier", "type": "Hero", "cost": 3, "text": "Gain a card from the Line-Up into your hand."},
    {"name": "Keeper", "type": "Hero", "cost": 3, "text": "Gain a card from the Line-Up on top of your deck."},
    {"name": "Armorer", "type": "Hero", "cost": 3, "text": "Gain an Equipment from the Line-Up. +1 Power."},
    {"name": "Welcome", "type": "Equipment", "cost": 2, "text": "When you buy or gain this: Draw a card."},
    {"name": "Bequest", "type": "Equipment", "cost": 2, "text": "When you gain this: Draw two cards."},
)


@rule("HU-GAIN-01")
def test_a_gained_card_goes_to_the_discard_pile_at_no_cost() -> None:
    g = game(sets=[MADE_UP], hand="Finder", power=1, line_up="Raven, Jason Blood, Deadman, Starbolt, Larfleeze")
    g.play("Finder")
    assert sorted(g.offers()) == ["Deadman", "Raven", "Starbolt"]
    g.pick("Starbolt")
    assert g.A.discard == ["Starbolt"]
    assert g.A.hand == []
    assert g.power == 1
    assert "Starbolt" not in g.line_up


@rule("HU-GAIN-01")
def test_an_attack_puts_gained_cards_into_the_victims_discard_pile() -> None:
    g = game(
        power=8,
        super_villains="Vandal Savage, Hector Hammond",
        line_up="Skeets*2, Batarang*3",
        main_deck="Raven, Talon, Batarang",
    )
    g.buy("Vandal Savage").end_turn().pass_all()
    assert "Raven" in g.A.discard
    assert g.B.discard == ["Talon"]


@rule("HU-GAIN-02")
def test_a_text_may_send_the_gained_card_to_the_hand() -> None:
    g = game(sets=[MADE_UP], hand="Courier", line_up="Raven, Talon")
    g.play("Courier").pick("Raven")
    assert g.A.hand == ["Raven"]
    assert g.A.discard == []
    assert g.can("play", "Raven")


@rule("HU-GAIN-02")
def test_a_text_may_send_the_gained_card_on_top_of_the_deck() -> None:
    g = game(sets=[MADE_UP], hand="Keeper", deck="Punch*2", line_up="Raven, Talon")
    g.play("Keeper").pick("Raven")
    assert g.A.deck == ["Raven", "Punch", "Punch"]
    assert g.A.discard == []


@rule("HU-GAIN-03")
def test_gaining_a_kick_from_an_empty_stack_gains_nothing() -> None:
    g = game(sets=[MADE_UP], hand="Trainer", kicks="")
    g.play("Trainer")
    assert g.asked == "A main"
    assert g.A.discard == g.A.hand == []
    assert g.power == 1


@rule("HU-GAIN-03")
def test_a_kick_is_gained_while_there_is_one() -> None:
    g = game(sets=[MADE_UP], hand="Trainer", kicks="Kick*2")
    g.play("Trainer")
    assert g.A.discard == ["Kick"]
    assert g.kicks == 1


@rule("HU-GAIN-03")
def test_with_no_card_of_the_asked_type_nothing_is_gained() -> None:
    g = game(sets=[MADE_UP], hand="Armorer", line_up="Raven, Talon", main_deck="Batarang*3")
    g.play("Armorer")
    assert g.asked == "A main"
    assert g.A.discard == g.A.hand == []
    assert g.power == 1
    assert g.line_up == ["Raven", "Talon"]


@rule("HU-GAIN-03")
def test_with_no_card_of_the_asked_cost_nothing_is_gained() -> None:
    g = game(sets=[MADE_UP], hand="Finder", line_up="Jason Blood, Larfleeze")
    g.play("Finder")
    assert g.asked == "A main"
    assert g.A.discard == g.A.hand == []
    assert g.line_up == ["Jason Blood", "Larfleeze"]


@rule("HU-GAIN-04")
def test_a_purchase_sets_off_text_on_buying_or_gaining_but_not_text_on_gaining() -> None:
    g = game(sets=[MADE_UP], power=4, deck="Punch*4", line_up="Welcome, Bequest")
    g.buy("Bequest")
    assert g.A.hand == []
    g.buy("Welcome")
    assert g.A.hand == ["Punch"]
    assert g.A.discard == ["Bequest", "Welcome"]


@rule("HU-GAIN-04")
def test_a_gain_by_an_effect_sets_off_both() -> None:
    g = game(sets=[MADE_UP], hand="Finder, Courier", deck="Punch*4", line_up="Welcome, Bequest")
    g.play("Finder").pick("Bequest")
    assert g.A.hand == ["Courier", "Punch", "Punch"]
    g.play("Courier")
    assert g.A.hand == ["Punch", "Punch", "Welcome", "Punch"]


@rule("HU-GAIN-04")
def test_a_switch_lets_purchases_count_as_plain_gains() -> None:
    g = game(sets=[MADE_UP], rules={"buy_is_gain": True}, power=2, deck="Punch*4", line_up="Bequest")
    g.buy("Bequest")
    assert g.A.hand == ["Punch", "Punch"]
