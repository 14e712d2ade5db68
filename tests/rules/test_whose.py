"""Whose Power, card and discard pile it is: texts that work in a foe's turn, or on cards that are nobody's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness.scenario import Scenario, card_set, game

RAID = {"name": "Raid", "type": "Villain", "cost": 2, "copies": 4, "text": "Attack: Each foe discards a card."}
CURSE = {"name": "Curse", "type": "Villain", "cost": 2, "copies": 4, "text": "Attack: Each foe gains a Weakness."}
GIFT = {"name": "Gift", "type": "Hero", "cost": 1, "text": "Attack: Each foe gains a Hero from the Line-Up."}
SHIELD = {"name": "Shield", "type": "Equipment", "cost": 1, "text": "Defense: Discard this card to avoid an Attack."}
CAVE = {
    "name": "Cave",
    "type": "Location",
    "cost": 2,
    "copies": 4,
    "text": "Ongoing: At the start of your turn, draw a card.",
}
RIVALS = "rivals-shazam-black-adam"


def with_text(text: str, title: str = "Hero", heroes: tuple[str, ...] = (), **zones: Any) -> Scenario:
    """A game with cards named Mine of this text."""
    mine: dict[str, Any] = {"name": "Mine", "type": title, "text": text}
    if title != "Super Hero":
        mine |= {"cost": 3, "copies": 4}
    return game(2, sets=[card_set(mine, RAID, CURSE, GIFT, SHIELD, CAVE)], heroes=heroes or ("", ""), **zones)


# Power


def test_a_defense_gives_the_attacker_no_power() -> None:
    g = with_text("Defense: Discard this card to avoid an Attack. +2 Power.", hand="Curse", B_hand="Mine")
    g.play("Curse").defend("Mine")
    assert g.power == 0


def test_a_defense_does_not_double_the_attackers_power() -> None:
    text = "Defense: Discard this card to avoid an Attack. Double your Power."
    g = with_text(text, hand="Curse", B_hand="Mine", power=4)
    g.play("Curse").defend("Mine")
    assert g.power == 4


def test_a_way_of_a_defense_that_gives_power_is_not_offered() -> None:
    text = "Defense: Discard this card to avoid an Attack. Choose one: +2 Power; or draw a card."
    g = with_text(text, hand="Curse", B_hand="Mine", B_deck="Kick")
    g.play("Curse").defend("Mine")
    assert g.B.hand == ["Kick"]


@pytest.mark.parametrize("text", ["Block (2): +1 Power.", "Block (2)."])
def test_a_block_gives_the_confronting_foe_no_power(text: str) -> None:
    zones: dict[str, Any] = {"hand": "Vulnerability", "B_hand": "Mine", "confront": "B", "power": 10}
    g = with_text(text, heroes=("Shazam!", "Black Adam"), box=RIVALS, quiet=True, **zones)
    assert g.B.cost == 9
    g.ready().block("Mine")
    assert g.A.score_pile == []


@pytest.mark.parametrize(
    ("text", "title", "played"),
    [
        ("Ongoing: Whenever you discard a card, +1 Power.", "Location", "Raid"),
        ("Whenever you gain a Weakness, +1 Power.", "Super Hero", "Curse"),
        ("Each time you avoid an Attack, +2 Power.", "Super Hero", "Raid"),
    ],
)
def test_what_happens_in_a_foes_turn_gives_the_foe_no_power(text: str, title: str, played: str) -> None:
    mine = {"B_in_play": "Mine"} if title == "Location" else {}
    heroes = ("", "Mine") if title == "Super Hero" else ()
    shielded = "avoid" in text
    g = with_text(text, title, heroes, hand=played, B_hand="Shield" if shielded else "Punch", **mine)
    g.play(played)
    if shielded:
        g.defend("Shield")
    g.pass_all()
    assert g.power == 0


def test_a_trigger_still_gives_power_in_the_own_turn() -> None:
    text = "Ongoing: Whenever you discard a card, +1 Power."
    loses = {"name": "Loses", "type": "Hero", "cost": 1, "text": "Discard a card."}
    mine = {"name": "Mine", "type": "Location", "cost": 3, "text": text}
    g = game(2, sets=[card_set(mine, loses)], hand="Loses, Punch", in_play="Mine")
    g.play("Loses")
    assert g.power == 1


def test_a_card_gained_in_a_foes_turn_gives_the_foe_no_power() -> None:
    g = with_text("When you buy or gain this card, +2 Power.", hand="Gift", line_up="Mine")
    g.play("Gift")
    assert g.B.discard == ["Mine"]
    assert g.power == 0


def test_a_card_bought_in_the_own_turn_gives_its_power() -> None:
    g = with_text("When you buy or gain this card, +2 Power.", line_up="Mine", power=3)
    g.buy("Mine")
    assert g.power == 2


# Discard piles


def test_a_foes_location_goes_to_the_foes_discard_pile() -> None:
    g = with_text("Discard a Location in play.", hand="Mine", B_in_play="Cave")
    g.play("Mine")
    assert g.B.discard == ["Cave"]
    assert g.A.discard == []


def test_a_card_played_where_it_lies_in_the_line_up_cannot_be_discarded() -> None:
    text = "Play a Hero from the Line-Up.\nDiscard a Hero you played this turn."
    g = with_text(text, hand="Mine", line_up="Katana")
    g.play("Mine").pick("Katana")
    assert g.line_up == ["Katana"]


# What was put off


@pytest.mark.parametrize(
    "text",
    [
        "Play a Hero from the Line-Up. Return it to the Line-Up at the end of your turn.",
        "You may play a Hero from the Line-Up. If you do, destroy it at the end of your turn.",
    ],
)
def test_what_was_put_off_about_a_card_of_the_line_up_is_not_done_to_one_bought_since(text: str) -> None:
    g = with_text(text, hand="Mine", line_up="Katana, Starbolt", power=9, deck="Punch*5")
    g.play("Mine")
    if g.what == "play":
        g.pick("Katana")
    g.buy("Katana").end_turn()
    assert "Katana" in g.A.discard
    assert g.destroyed == []


def test_what_was_put_off_about_a_card_that_still_lies_there_is_done() -> None:
    text = "You may play a Hero from the Line-Up. If you do, destroy it at the end of your turn."
    g = with_text(text, hand="Mine", line_up="Katana, Starbolt")
    g.play("Mine").pick("Katana").end_turn()
    assert g.destroyed == ["Katana"]


def test_what_was_put_off_follows_an_own_card_that_is_played_since() -> None:
    text = "Gain the top card of the main deck into your hand. At the end of your turn, destroy it."
    g = with_text(text, hand="Mine", main_deck="Katana, Raven, Batarang*3", line_up="Starbolt")
    g.play("Mine").play("Katana").end_turn()
    assert g.destroyed == ["Katana"]


def test_a_card_named_before_is_destroyed_at_the_end_of_that_turn() -> None:
    text = "Play a Hero from your discard pile. At the end of your turn, destroy it."
    g = with_text(text, hand="Mine", discard="Katana", deck="Punch*5")
    g.play("Mine")
    assert g.A.in_play == ["Mine", "Katana"]
    g.end_turn()
    assert g.destroyed == ["Katana"]


# Blocks


def test_text_behind_a_block_on_its_line_is_done_when_it_is_used_and_not_when_it_is_played() -> None:
    zones: dict[str, Any] = {"hand": "Mine, Vulnerability", "deck": "Punch*3", "B_hand": "Mine", "B_deck": "Punch*3"}
    text = "+1 Power. Block (2). Draw a card."
    g = with_text(text, heroes=("Shazam!", "Black Adam"), box=RIVALS, quiet=True, confront="B", **zones)
    g.play("Mine")
    assert g.power == 1
    assert g.A.hand == ["Vulnerability"]
    g.ready().block("Mine")
    assert g.B.hand == ["Punch"]
