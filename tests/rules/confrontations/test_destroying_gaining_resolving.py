"""CONF-DESTR, CONF-GAIN and CONF-RES: destroyed cards, gained cards, and how texts resolve."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
CARDS = card_set(
    {"name": "Coin", "type": "Equipment", "cost": 1, "copies": 30, "text": "+1 Power."},
    {"name": "Torch", "type": "Equipment", "cost": 2, "copies": 8},
    {"name": "Herald", "type": "Hero", "cost": 5, "vp": 1, "copies": 8},
    {"name": "Scout", "type": "Hero", "cost": 2, "copies": 4, "text": "Draw a card."},
    {"name": "Furnace", "type": "Equipment", "cost": 2, "copies": 2, "text": "Destroy a card from your hand."},
    {"name": "Pyre", "type": "Equipment", "cost": 2, "text": "Destroy the top card of your deck."},
    {"name": "Raid", "type": "Villain", "cost": 2, "text": "Destroy a card from the Line-Up."},
    {"name": "Kiln", "type": "Equipment", "cost": 2, "text": "Destroy a card from your hand or discard pile."},
    {"name": "Arson", "type": "Villain", "cost": 2, "text": "Attack: Each foe destroys a card from their hand."},
    {"name": "Finder", "type": "Hero", "cost": 2, "copies": 2, "text": "Gain a Hero from the Line-Up."},
    {
        "name": "Bargain",
        "type": "Hero",
        "cost": 2,
        "text": "Gain a Hero with cost 2 or less from the Line-Up. +1 Power.",
    },
    {"name": "Porter", "type": "Hero", "cost": 2, "text": "Gain a Hero from the Line-Up into your hand."},
    {"name": "Stacker", "type": "Hero", "cost": 2, "text": "Gain a Hero from the Line-Up on top of your deck."},
    {"name": "Summons", "type": "Hero", "cost": 2, "text": "Gain an Enhanced Strength."},
    {
        "name": "Boots",
        "type": "Equipment",
        "cost": 2,
        "text": "When you buy or gain this: Put this card into your hand.",
    },
    {
        "name": "Ledger",
        "type": "Super Power",
        "cost": 2,
        "text": "If you bought or gained two or more cards this turn, +5 Power.",
    },
    {
        "name": "Almanac",
        "type": "Super Power",
        "cost": 2,
        "text": "If you bought or gained three or more cards this turn, +5 Power.",
    },
    {
        "name": "Academy",
        "type": "Location",
        "cost": 2,
        "text": "Ongoing: The first time you gain a Hero during each of your turns, +10 Power.",
    },
    {
        "name": "Guild",
        "type": "Location",
        "cost": 2,
        "text": "Ongoing: The first time you buy or gain a Hero during each of your turns, +20 Power.",
    },
    {"name": "Idol", "type": "Hero", "cost": 3, "copies": 2, "text": "When you gain this: +10 Power."},
    {"name": "Totem", "type": "Hero", "cost": 3, "copies": 2, "text": "When you buy or gain this: +10 Power."},
    {
        "name": "Thief",
        "type": "Villain",
        "cost": 3,
        "copies": 4,
        "text": "Attack: Each foe discards a card from their hand.",
    },
    {
        "name": "Agent",
        "type": "Villain",
        "cost": 3,
        "text": "Assist.\nAttack: Each foe discards a card from their hand.",
    },
    {
        "name": "Storm",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Each foe discards a card from their hand.\n+2 Power.",
    },
    {
        "name": "Hideout",
        "type": "Location",
        "cost": 3,
        "copies": 4,
        "text": "Ongoing: Each time you discard a card, you may draw a card.",
    },
    {
        "name": "Harbor",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: The first time you play a Hero during each of your turns, draw a card.",
    },
    {
        "name": "Dungeon",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: The first time you play a Hero during each of your turns, discard a card from your hand.",
    },
    {"name": "Ambush", "type": "Villain", "cost": 3, "text": "Attack: Choose a foe. That foe gains a Weakness."},
    {"name": "Duel", "type": "Villain", "cost": 3, "text": "Confrontation: That foe gains a Weakness."},
    {
        "name": "Feint",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Choose a foe. That foe gains a Weakness.\n"
        "Confrontation: That foe discards a card from their hand.",
    },
    {"name": "Levy", "type": "Villain", "cost": 3, "text": "Discard two cards from your hand. +1 Power."},
    {"name": "Barter", "type": "Hero", "cost": 3, "text": "Destroy a Torch from your hand. If you do, +3 Power."},
    {"name": "Sifter", "type": "Super Power", "cost": 3, "text": "Draw a card. Discard a card from your hand."},
    {"name": "Wisdom", "type": "Super Power", "cost": 3, "text": "Draw a card. You may discard a card from your hand."},
    {"name": "Choice", "type": "Super Power", "cost": 3, "text": "Destroy up to two cards from your hand."},
)


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def turn_of(seat: str, g: Scenario) -> Scenario:
    """Everybody takes a turn without doing anything until the seat is to move."""
    while g.active != seat:
        g.next_turn()
    return g


# Destroying


@rule("CONF-DESTR-01")
@pytest.mark.parametrize(
    ("name", "offered"),
    [("Furnace", ["Coin", "Punch"]), ("Raid", ["Herald", "Torch"]), ("Kiln", ["Coin", "Punch", "Scout"])],
)
def test_a_text_destroys_only_in_the_places_it_names(name: str, offered: list[str]) -> None:
    g = four(hand=[name, "Coin", "Punch"], deck="Vulnerability", discard="Scout", line_up="Herald, Torch")
    g.play(name)
    assert g.what == "destroy"
    assert sorted(g.offers()) == offered


@rule("CONF-DESTR-01")
def test_a_text_may_destroy_in_the_deck() -> None:
    g = four(hand="Pyre, Coin", deck="Herald, Torch", discard="Scout")
    g.play("Pyre")
    assert (g.destroyed, g.A.deck, g.A.hand, g.A.discard) == (["Herald"], ["Torch"], ["Coin"], ["Scout"])


@rule("CONF-DESTR-02")
def test_a_destroyed_card_is_never_shuffled_or_scored_again() -> None:
    g = four(hand="Furnace, Herald", deck="", discard="Coin", line_up="Torch", main_deck="")
    assert g.A.score == 1
    g.play("Furnace").finish()
    assert g.destroyed == ["Herald"]
    assert sorted(g.A.hand) == ["Coin", "Furnace"]
    assert (g.A.deck, g.A.discard) == ([], [])
    assert g.result.scores == (0, 0, 0, 0)


@rule("CONF-DESTR-03")
def test_everybody_sees_the_destroyed_cards() -> None:
    g = four(hand="Furnace, Herald", destroyed="Coin")
    g.play("Furnace")
    for viewer in ("", "A", "B", "C", "D"):
        assert g.seen(viewer, "destroyed") == ["Coin", "Herald"]


@rule("CONF-DESTR-04")
def test_the_owner_picks_which_card_is_destroyed() -> None:
    g = four(hand="Furnace, Coin, Herald")
    g.play("Furnace")
    assert (g.asked, g.what) == ("A pick", "destroy")
    g.pick("Coin")
    assert (g.destroyed, g.A.hand) == (["Coin"], ["Herald"])


@rule("CONF-DESTR-04")
def test_a_foe_made_to_destroy_a_card_picks_it() -> None:
    g = four(hand="Arson, Torch", B_hand="Coin, Herald")
    g.play("Arson").pass_all()
    assert (g.asked, g.what) == ("B pick", "destroy")
    assert sorted(g.offers()) == ["Coin", "Herald"]
    g.pick("Herald")
    assert (g.destroyed, g.B.hand) == (["Herald"], ["Coin"])


@rule("CONF-DESTR-05")
@pytest.mark.parametrize("name", ["Weakness", "Enhanced Strength"])
def test_weakness_and_enhanced_strength_do_not_return_to_their_stacks(name: str) -> None:
    g = four(hand=["Furnace", name], weaknesses="Weakness*10", kicks="Enhanced Strength*10")
    g.play("Furnace")
    assert (g.destroyed, g.weaknesses, g.kicks) == ([name], 10, 10)


@rule("CONF-DESTR-06", "CONF-EOT-13")
def test_a_destroyed_line_up_card_leaves_its_slot_empty_until_the_end_steps() -> None:
    g = four(hand="Raid, Coin", line_up="Herald, Coin*4", main_deck="Torch*2")
    g.play("Raid").pick("Herald").play("Coin")
    assert g.line_up == ["Coin"] * 4
    g.finish()
    assert g.line_up == ["Coin"] * 4 + ["Torch"]


# Gaining


@rule("CONF-GAIN-01", "CONF-TURN-09")
def test_a_gained_card_goes_at_once_to_the_gainers_discard_pile() -> None:
    g = four(hand="Finder, Summons", line_up="Herald, Torch", discard="Coin")
    g.play("Finder")
    assert (g.A.discard, g.line_up) == (["Coin", "Herald"], ["Torch"])
    g.play("Summons")
    assert (g.A.discard, g.kicks) == (["Coin", "Herald", "Enhanced Strength"], 15)


@rule("CONF-GAIN-02")
def test_gaining_costs_nothing() -> None:
    g = four(hand="Finder", line_up="Herald")
    g.play("Finder")
    assert (g.A.discard, g.power) == (["Herald"], 0)
    g = four(hand="Finder", line_up="Herald", power=7)
    assert g.play("Finder").power == 7


@rule("CONF-GAIN-03")
def test_a_text_may_send_a_gained_card_elsewhere() -> None:
    g = four(hand="Porter", line_up="Herald")
    g.play("Porter")
    assert (g.A.hand, g.A.discard) == (["Herald"], [])
    g = four(hand="Stacker", line_up="Herald", deck="Coin")
    g.play("Stacker")
    assert (g.A.deck, g.A.discard) == (["Herald", "Coin"], [])
    g = four(power=2, line_up="Boots")
    g.buy("Boots")
    assert (g.A.hand, g.A.discard) == (["Boots"], [])


@rule("CONF-GAIN-04")
def test_nothing_is_gained_where_no_card_fits() -> None:
    g = four(hand="Finder, Bargain", line_up="Torch, Coin")
    g.play("Finder")
    assert (g.asked, g.A.discard, g.line_up) == ("A main", [], ["Torch", "Coin"])
    g.play("Bargain")
    assert (g.A.discard, g.power) == ([], 1)
    g = four(hand="Bargain", line_up="Herald, Torch")
    g.play("Bargain")
    assert (g.A.discard, g.line_up) == ([], ["Herald", "Torch"])
    g = four(hand="Summons", kicks="")
    g.play("Summons")
    assert g.A.discard == []


@rule("CONF-GAIN-05")
def test_a_purchase_and_a_gain_are_counted_once_each() -> None:
    g = four(hand="Finder, Ledger, Almanac", line_up="Herald, Torch", power=2)
    g.buy("Torch").play("Finder", "Ledger", "Almanac")
    assert g.power == 5
    g = four(hand="Ledger", line_up="Torch", power=2)
    assert g.buy("Torch").play("Ledger").power == 0
    g = four(hand="Finder, Ledger", line_up="Herald")
    assert g.play("Finder", "Ledger").power == 0


@rule("CONF-GAIN-05")
@pytest.mark.parametrize(("switched", "bought"), [(False, 20), (True, 20 + 10)])
def test_a_text_on_gaining_alone_does_not_see_a_purchase(switched: bool, bought: int) -> None:
    rules: dict[str, str | int | bool] = {"buy_is_gain": True} if switched else {}
    g = four(hand="Finder", in_play="Academy, Guild", line_up="Herald*2", power=5, rules=rules)
    assert g.buy("Herald").power == bought
    assert g.play("Finder").power == 20 + 10


@rule("CONF-GAIN-05")
def test_what_a_card_does_when_gained_alone_stays_away_when_it_is_bought() -> None:
    g = four(hand="Finder*2", line_up="Idol*2", power=3)
    assert g.buy("Idol").power == 0
    assert g.play("Finder").power == 10
    g = four(hand="Finder*2", line_up="Totem*2", power=3)
    assert g.buy("Totem").power == 10
    assert g.play("Finder").power == 20


# Resolving


@rule("CONF-RES-01")
@pytest.mark.parametrize(("attacker", "order"), [("A", "BD"), ("B", "CA"), ("C", "DB"), ("D", "AC")])
def test_several_players_are_dealt_with_in_turn_order_from_whoever_played_the_card(attacker: str, order: str) -> None:
    decks = {"deck": "Coin*6", "B_deck": "Coin*6", "C_deck": "Coin*6", "D_deck": "Coin*6"}
    hands = {"hand": "Thief, Coin", "B_hand": "Thief, Coin", "C_hand": "Thief, Coin", "D_hand": "Thief, Coin"}
    g = turn_of(attacker, four(**hands, **decks))
    g.play("Thief").pass_all()
    while g.asked.endswith("pick"):
        g.pick("Coin")
    assert g.asked == f"{attacker} main"
    assert [("ABCD"[int(to[-1])]) for _, _, to in g.moves("discard")] == list(order)


@rule("CONF-RES-01")
def test_an_assist_is_played_by_the_partner_so_the_order_begins_there() -> None:
    g = four(C_hand="Agent", B_hand="Coin, Torch", D_hand="Coin, Torch")
    g.assist("Agent")
    assert g.asked == "D defend"
    g.pass_all().pick("Coin").pick("Torch")
    assert g.moves("discard") == [("Coin", "hand@3", "discard@3"), ("Torch", "hand@1", "discard@1")]


@rule("CONF-RES-02")
@former_cards()
def test_a_card_is_resolved_in_full_before_the_character_it_sets_off() -> None:
    names = ["Zatanna Zatara", "Lex Luthor", "Wonder Woman", "Circe"]
    g = game(4, box="confrontations", heroes=names, sets=[CARDS], hand="Scout", deck="Coin, Torch, Punch")
    g.play("Scout")
    assert g.A.hand == ["Coin"]
    assert g.asked == "A may"
    g.yes()
    assert (g.A.discard, g.A.deck) == (["Torch"], ["Punch"])


@rule("CONF-RES-02", "CONF-RES-03")
def test_a_card_is_resolved_in_full_before_the_location_it_sets_off() -> None:
    g = four(hand="Scout, Torch", in_play="Dungeon", deck="Coin")
    g.play("Scout")
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Coin", "Torch"])


@rule("CONF-RES-02")
def test_an_attack_and_what_follows_it_are_resolved_before_what_they_set_off() -> None:
    g = four(hand="Storm", B_hand="Torch", B_in_play="Hideout", B_deck="Coin*2", D_hand="Torch")
    g.play("Storm").pass_all()
    assert (g.B.discard, g.D.discard, g.power) == (["Torch"], ["Torch"], 2)
    assert g.asked == "B may"
    g.yes()
    assert g.B.hand == ["Coin"]


@rule("CONF-RES-03")
@former_cards()
def test_character_and_location_resolve_afterwards_in_the_order_their_owner_picks() -> None:
    def waiting() -> Scenario:
        names = ["Zatanna Zatara", "Lex Luthor", "Wonder Woman", "Circe"]
        g = game(
            4,
            box="confrontations",
            heroes=names,
            sets=[CARDS],
            hand="Scout",
            in_play="Harbor",
            deck="Coin, Torch, Herald, Punch",
        )
        g.play("Scout")
        assert g.A.hand == ["Coin"]
        assert g.asked == "A order"
        assert sorted(g.offers("order")) == ["Harbor", "Zatanna Zatara"]
        return g

    g = waiting().do("order", "Harbor").yes()
    assert (g.A.hand, g.A.discard) == (["Coin", "Torch"], ["Herald"])
    g = waiting().do("order", "Zatanna Zatara").yes()
    assert (g.A.hand, g.A.discard) == (["Coin", "Herald"], ["Torch"])


@rule("CONF-RES-03")
@pytest.mark.parametrize(("attacker", "order"), [("A", ["B may", "D may"]), ("C", ["D may", "B may"])])
def test_texts_of_several_owners_resolve_in_turn_order_from_the_active_player(attacker: str, order: list[str]) -> None:
    g = four(
        hand="Thief",
        C_hand="Thief",
        B_hand="Torch",
        D_hand="Torch",
        B_in_play="Hideout",
        D_in_play="Hideout",
        B_deck="Torch*3, Coin*9",
        D_deck="Coin*9",
    )
    turn_of(attacker, g).play("Thief").pass_all()
    asked = []
    while not g.asked.endswith("main"):
        if g.asked.endswith("may"):
            asked.append(g.asked)
            g.no()
        else:
            g.pick("Torch")
    assert asked == order


@rule("CONF-RES-04")
def test_that_foe_is_the_one_chosen_for_an_attack_or_the_one_confronted() -> None:
    for foe in "BD":
        g = four(hand="Ambush")
        g.play("Ambush").foe(foe)
        assert getattr(g, foe).discard == ["Weakness"]
        assert g.weaknesses == 15
        g = four(hand="Duel", confront=foe)
        g.play("Duel")
        assert g.asked == "A main"
        assert getattr(g, foe).discard == ["Weakness"]
        assert g.weaknesses == 15
    g = four(hand="Duel")
    g.play("Duel")
    assert g.weaknesses == 16


@rule("CONF-RES-05")
@pytest.mark.parametrize(("target", "chosen", "other"), [("B", "D", "B"), ("B", "B", "D"), ("D", "B", "D")])
def test_the_foe_a_card_lets_you_choose_comes_before_the_one_confronted(target: str, chosen: str, other: str) -> None:
    g = four(hand="Ambush, Feint", confront=target, B_hand="Coin", D_hand="Coin")
    g.play("Ambush").foe(chosen).pass_all()
    assert (getattr(g, chosen).discard, getattr(g, other).discard) == (["Weakness"], [])
    g.play("Feint").foe(chosen).pass_all()
    assert getattr(g, chosen).discard == ["Weakness", "Weakness", "Coin"]
    assert (getattr(g, other).discard, getattr(g, other).hand) == ([], ["Coin"])


@rule("CONF-RES-06")
def test_a_text_is_carried_out_as_far_as_it_can_be() -> None:
    g = four(hand="Levy, Coin")
    g.play("Levy")
    assert (g.A.hand, g.A.discard, g.power) == ([], ["Coin"], 1)
    g = four(hand="Levy")
    assert g.play("Levy").power == 1
    g = four(hand="Thief", D_hand="Torch")
    g.play("Thief").pass_all()
    assert (g.asked, g.B.discard, g.D.discard) == ("A main", [], ["Torch"])


@rule("CONF-RES-06")
def test_a_part_that_depends_on_another_needs_that_one_done() -> None:
    assert four(hand="Barter, Coin").play("Barter").power == 0
    assert four(hand="Barter, Torch").play("Barter").power == 3


@rule("CONF-RES-07")
def test_a_text_that_leaves_no_choice_has_to_be_carried_out() -> None:
    g = four(hand="Sifter, Torch", deck="Coin")
    g.play("Sifter")
    assert {option.verb for option in g.ask.options} == {"pick"}
    g.pick("Coin")
    assert (g.A.hand, g.A.discard) == (["Torch"], ["Coin"])
    g = four(hand="Sifter", deck="Coin")
    g.play("Sifter")
    assert (g.A.hand, g.A.discard) == ([], ["Coin"])


@rule("CONF-RES-07")
def test_a_text_that_says_may_or_up_to_can_be_declined() -> None:
    g = four(hand="Wisdom, Torch", deck="Coin")
    g.play("Wisdom").done()
    assert (g.A.hand, g.A.discard) == (["Torch", "Coin"], [])
    g = four(hand="Choice, Torch, Coin")
    g.play("Choice").done()
    assert (g.A.hand, g.destroyed) == (["Torch", "Coin"], [])
