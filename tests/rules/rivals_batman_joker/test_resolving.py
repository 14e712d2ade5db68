"""RBJ-DEST, RBJ-GAIN and RBJ-RES: destroying, gaining, and how texts resolve."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game
from tests.rules.rivals_batman_joker import BOX

CARDS = card_set(
    {"name": "Shredder", "type": "Hero", "cost": 1, "text": "Destroy a card from your hand."},
    {"name": "Bonfire", "type": "Hero", "cost": 1, "text": "Destroy a card from your discard pile."},
    {"name": "Purge", "type": "Hero", "cost": 1, "text": "Destroy a card from the Line-Up."},
    {"name": "Pyre", "type": "Hero", "cost": 1, "text": "Destroy the top card of your deck."},
    {"name": "Courier", "type": "Hero", "cost": 1, "text": "Gain a Villain from the Line-Up into your hand."},
    {"name": "Lure", "type": "Hero", "cost": 1, "text": "Gain a Villain from the Line-Up."},
    {
        "name": "Market",
        "type": "Location",
        "cost": 1,
        "text": "Ongoing: The first time you buy or gain a Villain during each of your turns, +5 Power.",
    },
    {
        "name": "Hideout",
        "type": "Location",
        "cost": 1,
        "text": "Ongoing: The first time you gain a Villain during each of your turns, draw a card.",
    },
    {"name": "Census", "type": "Hero", "cost": 1, "text": "+1 Power for each card you control."},
    {
        "name": "Grudge",
        "type": "Equipment",
        "cost": 1,
        "copies": 2,
        "text": "Ongoing: Each time you discard a card, draw a card.",
    },
    {"name": "Riot", "type": "Villain", "cost": 1, "text": "Attack: Each player discards a card from their hand."},
)


# Destroying


@pytest.mark.parametrize(
    ("name", "lost"), [("Shredder", "Punch"), ("Bonfire", "Robin"), ("Purge", "Bane"), ("Pyre", "Oracle")]
)
@rule("RBJ-DEST-01")
def test_a_destroy_effect_reaches_only_the_place_it_names(name: str, lost: str) -> None:
    g = duel(
        "The Joker",
        sets=[CARDS],
        hand=f"{name}, Punch",
        discard="Robin",
        line_up="Bane",
        deck="Oracle, Kick",
        in_play="Arkham Asylum",
    )
    g.play(name)
    assert g.destroyed == [lost]


@rule("RBJ-DEST-02")
def test_destroyed_cards_lie_face_up_out_of_the_game() -> None:
    g = duel("Batman", hand="Homicidal Maniac, Robin, Punch").play("Homicidal Maniac").pick("Robin")
    assert g.destroyed == ["Robin"]
    for viewer in ("A", "B", ""):
        assert g.seen(viewer, "destroyed") == ["Robin"]
    g = duel("Batman", destroyed="Superman", main_deck="", line_up="").end_turn()
    assert g.result.scores == (0, 0)


@rule("RBJ-DEST-03")
def test_the_player_chooses_which_own_card_is_destroyed() -> None:
    g = duel("Batman", hand="Homicidal Maniac, Robin, Punch").play("Homicidal Maniac")
    assert g.asked == "A pick"
    assert sorted(g.offers()) == ["Punch", "Robin"]
    assert g.pick("Punch").A.hand == ["Robin"]


@rule("RBJ-DEST-04")
def test_destroyed_weaknesses_and_kicks_do_not_return_to_their_stacks() -> None:
    for name in ("Weakness", "Kick"):
        g = duel("Batman", hand=f"Homicidal Maniac, {name}", kicks="Kick*3", weaknesses="Weakness*3")
        g.play("Homicidal Maniac").pick(name)
        assert (g.destroyed, g.kicks, g.weaknesses) == ([name], 3, 3)


# Gaining


@rule("RBJ-GAIN-01")
def test_a_card_gained_costs_nothing_and_goes_to_the_discard_pile() -> None:
    g = duel("The Joker", sets=[CARDS], hand="Lure", line_up="Bane", power=4).play("Lure")
    assert (g.A.discard, g.power, g.line_up) == (["Bane"], 4, [])


@rule("RBJ-GAIN-02")
def test_a_text_may_direct_the_gained_card_elsewhere() -> None:
    g = duel("The Joker", sets=[CARDS], hand="Courier", line_up="Bane").play("Courier")
    assert (g.A.hand, g.A.discard) == (["Bane"], [])


@rule("RBJ-GAIN-03")
def test_with_nothing_suitable_nothing_is_gained() -> None:
    g = duel("The Joker", sets=[CARDS], hand="Lure, Punch", line_up="Robin").play("Lure")
    assert (g.A.discard, g.line_up, g.asked) == ([], ["Robin"], "A main")


@rule("RBJ-GAIN-04")
def test_plain_gain_text_does_not_react_to_a_purchase() -> None:
    g = duel("Batman", sets=[CARDS], in_play="Market, Hideout", power=4, line_up="Bane", deck="Kick").buy("Bane")
    assert (g.power, g.A.hand) == (5, [])
    g = duel("The Joker", sets=[CARDS], in_play="Market, Hideout", hand="Lure", line_up="Bane", deck="Kick")
    g.play("Lure")
    assert (g.power, g.A.hand) == (5, ["Kick"])


# Resolving


def three_foes(**zones: Any) -> Scenario:
    """Four players, each for themselves, with the cards of both boxes."""
    return game(4, sets=[lineup.box(BOX), CARDS], **zones)


@rule("RBJ-RES-01")
def test_an_effect_on_several_players_goes_round_from_whoever_used_it() -> None:
    g = three_foes(hand="Laughing Gas", B_hand="Punch", C_hand="Punch", D_hand="Punch").play("Laughing Gas")
    assert g.events("attacked")[0][3] == (1, 2, 3)
    g.pass_all()
    assert [to for name, _, to in g.moves() if name == "Weakness"] == ["deck@1", "deck@2", "deck@3"]
    g = three_foes(B_hand="Laughing Gas").end_turn().play("Laughing Gas").pass_all()
    assert [to for name, _, to in g.moves() if name == "Weakness"] == ["deck@2", "deck@3", "deck@0"]


@rule("RBJ-RES-02")
def test_example_of_two_weaknesses_for_three_opponents() -> None:
    g = three_foes(hand="Laughing Gas", weaknesses="Weakness*2").play("Laughing Gas")
    assert [g.B.deck.count("Weakness"), g.C.deck.count("Weakness"), g.D.deck.count("Weakness")] == [1, 1, 0]


@rule("RBJ-RES-03")
def test_a_played_card_resolves_in_full_before_what_it_triggers() -> None:
    g = duel("Batman", levels=[3], hand="Grappling Hook, Punch", deck="Kick, Robin, Oracle").play("Grappling Hook")
    assert g.asked == "A pick"
    assert (g.A.hand, g.power) == (["Punch", "Kick", "Robin"], 0)  # Batman 15 has given nothing yet
    assert sorted(g.offers()) == ["Kick", "Punch", "Robin"]
    g.pick("Punch")
    assert g.power == 1


@rule("RBJ-RES-04")
def test_that_foe_is_the_one_being_confronted() -> None:
    made_up = card_set(
        {"name": "Sting", "type": "Hero", "cost": 1, "text": "Confrontation: That foe gains a Weakness."}, id="stings"
    )
    g = duel("The Joker", sets=[made_up], confront="B", hand="Sting").play("Sting")
    assert (g.B.discard, g.A.discard) == (["Weakness"], [])
    assert duel("The Joker", sets=[made_up], hand="Sting").play("Sting").weaknesses == 10


@rule("RBJ-RES-05")
def test_a_player_orders_the_own_triggers() -> None:
    text = "Ongoing: Each time you play an Equipment during your turn, draw a card."
    rooms = card_set(
        {"name": "Cellar", "type": "Location", "cost": 4, "text": text},
        {"name": "Attic", "type": "Location", "cost": 4, "text": text},
    )
    for first in ("Attic", "Cellar"):
        g = duel("Batman", sets=[rooms], in_play="Attic, Cellar", hand="Batarang", deck="Kick, Robin").play("Batarang")
        assert g.asked == "A order"
        assert sorted(g.offers("order")) == ["Attic", "Cellar"]
        g.do("order", first)
        assert g.A.hand == ["Kick", "Robin"]


@rule("RBJ-RES-05")
def test_triggers_of_both_players_resolve_in_seat_order_from_the_active_player() -> None:
    g = duel(
        "Batman", sets=[CARDS], in_play="Grudge", hand="Riot, Punch", B_in_play="Grudge", B_hand="Kick", B_deck="Robin"
    )
    g.play("Riot").pass_all()
    assert [to for _, _, to in g.moves("draw")] == ["hand@0", "hand@1"]
    g = duel("Batman", sets=[CARDS], in_play="Grudge", B_in_play="Grudge", B_hand="Riot, Kick", deck="Punch*6")
    g.end_turn().normal()
    g.game.events.clear()
    g.play("Riot").pass_all()
    while g.asked.endswith("pick"):
        g.give(g.ask.options[0])
    assert [to for _, _, to in g.moves("draw")] == ["hand@1", "hand@0"]


@rule("RBJ-RES-06")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible() -> None:
    g = duel("The Joker", hand="Oracle", deck="Kick", discard="").play("Oracle")
    assert (g.A.hand, g.A.deck, g.power) == (["Kick"], [], 1)
    g = duel("Batman", hand="The Penguin", deck="", discard="Kick").play("The Penguin")
    assert (g.A.hand, g.A.discard) == ([], ["Kick"])


@rule("RBJ-RES-08")
def test_a_player_controls_what_lies_in_the_own_play_zone() -> None:
    g = duel("The Joker", sets=[CARDS], in_play="Arkham Asylum", hand="Punch, Census, Kick", B_in_play="Wayne Manor")
    assert g.play("Punch", "Census").power == 1 + 3


@rule("RBJ-RES-09")
def test_text_without_a_choice_has_to_be_carried_out() -> None:
    g = duel("Batman", hand="The Penguin, Kick, Robin", deck="Punch*2").play("The Penguin")
    assert g.asked == "A pick"
    assert {option.verb for option in g.ask.options} == {"pick"}
    for deed in ("done", "end"):
        with pytest.raises(lineup.Refused):
            g.game.answer(deed, 0)
