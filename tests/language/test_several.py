"""What several players did, counted by the text that let them: cards made up for it, played."""

from __future__ import annotations

from typing import Any

from tests.harness.scenario import Scenario, card_set, game

SET = card_set(
    {
        "name": "Robber",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Each foe discards a card. +1 Power for each card discarded this way.",
    },
    {
        "name": "Swindler",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Choose a foe. That foe discards up to two cards. +2 Power for each Punch discarded this way.",
    },
    {
        "name": "Collector",
        "type": "Hero",
        "cost": 3,
        "text": "Draw a card. Each player may discard a card. Draw that many cards. Discard a card.",
    },
    {
        "name": "Judge",
        "type": "Hero",
        "cost": 3,
        "text": "Each foe destroys a card from their hand. If a Kick was destroyed this way, +3 Power.",
    },
    {
        "name": "Warden",
        "copies": 2,
        "type": "Hero",
        "cost": 3,
        "text": "Defense: Discard this card to avoid an Attack.\nBlock: Add 2 to your Character's cost this turn.",
    },
)


def played(card: str, players: int = 3, **zones: Any) -> Scenario:
    return game(players, sets=[SET], hand=f"{card}, Punch", **zones).play(card)


def test_the_cards_all_foes_discarded_are_counted() -> None:
    g = played("Robber", 4, B_hand="Kick", C_hand="", D_hand="Punch, Kick").no_defense(2).pick("Punch")
    assert (g.power, g.B.discard, g.D.discard) == (2, ["Kick"], ["Punch"])


def test_a_foe_who_avoids_the_attack_discards_nothing_that_counts() -> None:
    g = played("Robber", B_hand="Warden, Punch", C_hand="Kick").defend("Warden").no_defense()
    assert (g.power, g.B.hand, g.C.discard) == (1, ["Punch"], ["Kick"])


def test_only_the_cards_named_are_counted_of_what_one_foe_discarded() -> None:
    g = played("Swindler", 2, B_hand="Punch*2, Kick").no_defense().pick("Punch", "Kick")
    assert (g.power, g.B.hand) == (2, ["Punch"])


def test_who_declines_is_not_counted_nor_what_the_own_player_did_before() -> None:
    g = played("Collector", deck="Vulnerability*4", B_hand="Kick", C_hand="Kick")
    g.pick("Punch").pick("Kick").done()
    assert g.A.hand == ["Vulnerability"] * 2  # one drawn, two for A and B, one discarded


def test_a_condition_is_about_all_of_them_together() -> None:
    assert played("Judge", B_hand="Punch", C_hand="Kick").power == 3
    assert played("Judge", B_hand="Punch", C_hand="Punch").power == 0


def test_a_block_for_ones_own_character_raises_no_teammates_cost() -> None:
    g = game(4, box="confrontations", sets=[SET], confront="B", B_hand="Warden", D_hand="Warden, Punch").ready()
    before = (g.B.cost, g.D.cost)
    g.block("Warden")
    assert (g.B.cost, g.D.cost) == (before[0] + 2, before[1])
    g.block("Warden")
    assert (g.B.cost, g.D.cost) == (before[0] + 2, before[1] + 2)
