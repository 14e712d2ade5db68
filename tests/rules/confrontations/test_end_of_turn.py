"""CONF-EOT: the seven steps that end a turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.state import Note
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
CARDS = card_set(
    {"name": "Coin", "type": "Equipment", "cost": 1, "copies": 30, "text": "+1 Power."},
    {"name": "Herald", "type": "Hero", "cost": 3, "copies": 12},
    {"name": "Aide", "type": "Hero", "cost": 2, "copies": 4, "text": "Assist.\n+1 Power."},
    {
        "name": "Pyre",
        "type": "Equipment",
        "cost": 2,
        "copies": 2,
        "text": "At the end of this turn, you may destroy a card from the cards you played this turn.",
    },
    {
        "name": "Gleaner",
        "type": "Hero",
        "cost": 2,
        "text": "At the end of this turn, put a Herald from your discard pile into your hand.",
    },
    {
        "name": "Bridge",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: At the end of your turn, if you control a Hero, draw a card.",
    },
    {"name": "Tower", "type": "Location", "cost": 3, "text": "Ongoing: Once during each of your turns, +1 Power."},
    {"name": "Keep", "type": "Location", "cost": 3},
    {
        "name": "Spring",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: Each time you discard a card, draw a card.",
    },
    {"name": "Purge", "type": "Villain", "cost": 2, "text": "Destroy a Herald from the Line-Up."},
    {"name": "Heist", "type": "Villain", "cost": 2, "text": "Gain a Herald from the Line-Up."},
    {
        "name": "Banish",
        "type": "Villain",
        "cost": 2,
        "text": "Put a Herald from the Line-Up on the bottom of the main deck.",
    },
    {
        "name": "Muster",
        "type": "Hero",
        "cost": 2,
        "text": "At the end of this turn, draw a card for each Herald in the cards you played this turn.",
    },
)


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def ending(**zones: Any) -> Scenario:
    """A turn of A whose end is declared, with a choice of step 3 open: Pyre may destroy a card played."""
    g = four(**{"hand": "Pyre, Coin*3, Herald", "power": 9, "deck": "Coin*7", **zones})
    g.play("Pyre", "Coin").finish()
    assert g.asked == "A pick"
    return g


@rule("CONF-EOT-01")
def test_once_the_end_is_declared_nothing_can_be_played_bought_or_used() -> None:
    g = ending(in_play="Tower", line_up="Coin*5")
    assert {option.verb for option in g.ask.options} == {"pick", "done"}
    for answer in ("play coin", "buy coin", "use tower", "end"):
        with pytest.raises(lineup.Refused):
            g.game.answer(answer, 0)
    assert g.why_not("play coin") == "CONF-EOT-01"


@rule("CONF-EOT-01")
def test_once_the_end_is_declared_the_partner_can_no_longer_assist() -> None:
    g = four(hand="Pyre, Coin", C_hand="Aide*2")
    g.play("Pyre", "Coin")
    assert g.can("assist", "Aide")
    g.finish()
    assert g.asked == "A pick"
    assert not g.can("assist")
    with pytest.raises(lineup.Refused):
        g.game.answer("assist aide", 2)
    assert g.C.hand == ["Aide", "Aide"]


@rule("CONF-EOT-01")
def test_what_happened_this_turn_still_counts_at_its_end() -> None:
    g = four(hand="Muster, Herald*2", deck="Coin*9")
    g.play("Muster", "Herald*2").finish()
    assert len(g.A.hand) == 2 + 5


@rule("CONF-EOT-02")
def test_cards_still_in_hand_are_on_the_discard_pile_before_step_three() -> None:
    g = ending()
    assert g.A.hand == []
    assert sorted(g.A.discard) == ["Coin", "Coin", "Herald"]


@rule("CONF-EOT-02")
def test_clearing_the_hand_away_discards_nothing_in_the_sense_of_a_text() -> None:
    g = four(in_play="Spring", hand="Herald*3", deck="Coin*9")
    g.finish()
    assert g.A.discard == ["Herald"] * 3
    assert g.A.hand == ["Coin"] * 5


@rule("CONF-EOT-02")
@card("confrontations/themyscira")
@pytest.mark.parametrize(("literal", "drawn"), [(False, 5), (True, 6)])
def test_themyscira_hears_the_clean_up_only_by_the_literal_reading(literal: bool, drawn: int) -> None:
    rules: dict[str, str | int | bool] = {"hand_is_discarded": literal}
    g = four(in_play="Themyscira", hand="Etrigan, Coin", deck="Coin*9", rules=rules)
    g.finish()
    assert len(g.A.hand) == drawn
    assert sorted(g.A.discard) == ["Coin", "Etrigan"]


@rule("CONF-EOT-03")
def test_end_effects_come_while_played_cards_are_still_in_play() -> None:
    g = ending()
    assert sorted(g.offers()) == ["Coin", "Pyre"]
    assert g.A.in_play == ["Pyre", "Coin"]
    g.pick("Coin")
    assert g.destroyed == ["Coin"]
    assert g.A.in_play == []
    assert sorted(g.A.discard) == ["Coin", "Coin", "Herald", "Pyre"]


@rule("CONF-EOT-03")
def test_a_location_still_finds_the_hero_played_and_the_hand_gone() -> None:
    g = four(hand="Bridge, Herald*2", deck="Coin*9")
    g.play("Bridge", "Herald").finish()
    assert g.A.hand == ["Coin"] * 6
    assert g.A.discard == ["Herald"] * 2
    g = four(hand="Bridge, Herald", deck="Coin*9")
    g.play("Bridge").finish()
    assert g.A.hand == ["Coin"] * 5


@rule("CONF-EOT-03")
def test_end_effects_find_the_hand_on_the_discard_pile() -> None:
    g = four(hand="Gleaner, Herald", deck="Coin*6")
    g.play("Gleaner").finish()
    assert g.A.hand == ["Herald"] + ["Coin"] * 5


@rule("CONF-EOT-04")
def test_the_cards_played_go_to_the_discard_pile() -> None:
    g = four(hand="Coin, Herald, Vulnerability, Weakness", deck="Coin*6")
    g.play("Coin", "Herald", "Vulnerability", "Weakness")
    assert (g.A.in_play, g.A.discard) == (["Coin", "Herald", "Vulnerability", "Weakness"], [])
    g.finish()
    assert (g.A.in_play, sorted(g.A.discard)) == ([], ["Coin", "Herald", "Vulnerability", "Weakness"])


@rule("CONF-EOT-05")
@pytest.mark.parametrize("name", ["Tower", "Keep", "Themyscira"])
def test_locations_stay_in_play(name: str) -> None:
    g = four(hand=["Coin", name], deck="Coin*6")
    g.play("Coin", name).finish()
    assert (g.A.in_play, g.A.discard) == ([name], ["Coin"])


@rule("CONF-EOT-06")
def test_unspent_power_is_lost() -> None:
    g = ending(power=0)
    assert g.power == 1
    g.done()
    assert (g.active, g.power) == ("B", 0)
    g.normal()
    assert (g.power, g.offers("buy")) == (0, [])


@rule("CONF-EOT-07")
def test_five_cards_are_drawn_from_the_own_deck() -> None:
    g = four(deck="Coin*7", B_deck="Coin*7", C_deck="Coin*7")
    g.finish()
    assert (len(g.A.hand), len(g.A.deck)) == (5, 2)
    assert g.moves("draw") == [("Coin", "deck@0", "hand@0")] * 5


@rule("CONF-EOT-08")
def test_each_empty_slot_is_filled_from_the_top_of_the_main_deck() -> None:
    g = four(line_up="Herald, Coin", main_deck="Aide, Pyre, Gleaner, Muster")
    g.finish()
    assert g.line_up == ["Herald", "Coin", "Aide", "Pyre", "Gleaner"]
    assert g.main_deck == ["Muster"]


@rule("CONF-EOT-09")
def test_the_new_hand_is_drawn_before_the_line_up_is_refilled() -> None:
    g = four(deck="Coin*7", line_up="Herald*3")
    g.finish()
    causes = [event[5] for event in g.events("moved")]
    assert causes.count("draw") == 5
    assert causes.count("line-up") == 2
    assert max(at for at, cause in enumerate(causes) if cause == "draw") < causes.index("line-up")


@rule("CONF-EOT-09")
def test_a_refill_that_fails_finds_the_new_hand_already_drawn() -> None:
    g = four(deck="Coin*7", line_up="Herald*3", main_deck="")
    g.finish()
    assert g.over
    assert g.A.hand == ["Coin"] * 5


@rule("CONF-EOT-10")
def test_a_slot_emptied_by_a_purchase_stays_empty_for_the_turn() -> None:
    g = four(power=9, line_up="Herald*2, Coin, Aide, Pyre", hand="Coin, Heist")
    g.buy("Herald")
    assert sorted(set(g.offers("buy")) - {"Enhanced Strength"}) == ["Aide", "Coin", "Herald", "Pyre"]
    assert len(g.line_up) == 4
    g.play("Coin", "Heist")
    assert g.line_up == ["Coin", "Aide", "Pyre"]
    g.buy("Coin")
    assert g.line_up == ["Aide", "Pyre"]
    g.finish()
    assert len(g.line_up) == 5


@rule("CONF-EOT-11")
def test_the_next_player_of_the_order_an_opponent_goes_on() -> None:
    for first, order in ((0, "ABCDA"), (1, "BADCB")):
        g = Scenario(lineup.new_game("confrontations", 4, 1, rules={"first_player": first}))
        for one, two in pairwise(order):
            assert g.active == one
            g.normal().finish()
            assert g.active == two
            assert (g.asked, g.game.state.in_turn) == (f"{two} confront", True)


@rule("CONF-EOT-12")
def test_only_the_active_player_clears_the_hand_and_draws() -> None:
    g = four(
        hand="Herald*2",
        deck="Coin*6",
        B_hand="Herald*3",
        B_deck="Coin*5",
        C_hand="Aide*2, Herald*3",
        C_deck="Coin*5",
        D_hand="Herald",
        D_deck="Coin*5",
    )
    g.assist("Aide").finish()
    assert g.active == "B"
    assert sorted(g.C.hand) == ["Aide", "Herald", "Herald", "Herald"]
    assert (g.B.hand, g.D.hand) == (["Herald"] * 3, ["Herald"])
    assert len(g.B.deck) == len(g.C.deck) == len(g.D.deck) == 5
    assert g.A.hand == ["Coin"] * 5


@rule("CONF-EOT-12")
def test_the_card_of_an_assist_is_cleared_away_to_its_own_player() -> None:
    g = four(C_hand="Aide*2, Herald*3")
    g.assist("Aide").finish()
    assert (g.A.discard, g.C.discard, g.C.in_play) == ([], ["Aide"], [])
    assert len(g.game.state.zones[z.zone_of(2, z.HAND)]) == 4


@rule("CONF-EOT-13", "CONF-DESTR-06")
@pytest.mark.parametrize("name", ["Purge", "Banish", "Heist"])
def test_a_slot_emptied_in_another_way_stays_empty_until_the_end_steps(name: str) -> None:
    g = four(hand=["Coin", name], line_up="Herald, Coin*4", main_deck="Aide*3")
    g.play(name)
    assert g.line_up == ["Coin"] * 4
    g.play("Coin")
    assert g.line_up == ["Coin"] * 4
    g.finish()
    assert g.line_up == ["Coin"] * 4 + ["Aide"]


def test_nothing_of_a_confrontation_is_left_in_the_next_turn() -> None:
    g = game(
        3,
        box="confrontations",
        heroes=("Superman", "Lex Luthor", "Circe"),
        confront="B",
        hand="Krypto, Zod",
        stored="Steel",
        B_hand="Power Armor, Punch",
    )
    g.play("Steel", "Zod").store("Krypto").ready().block("Power Armor")
    while g.ask.kind != "block" and g.ask.seat == 1:
        g.give(g.ask.options[0])
    seen = g.game.view(-1)
    assert {note.kind for note in seen.notes} >= {"laid", "less"}
    assert seen.raised
    assert (seen.fact("target"), seen.fact("stored")) == (1, 1)
    g.pass_blocks()
    seen = g.game.view(-1)
    assert g.asked == "B confront"
    assert [seen.fact(name) for name in ("target", "stage", "stored", "power")] == [-1, 0, 0, 0]
    assert (seen.raised, seen.happened, seen.played) == ((), (), ())
    assert not {note.kind for note in seen.notes} & {"laid", "less"}
    assert g.A.stored == ["Krypto"]


@pytest.mark.parametrize("late", [False, True])
def test_an_ability_lost_until_the_end_of_a_turn_comes_back_then(late: bool) -> None:
    rules: dict[str, str | int | bool] = {"famine_covers_last_refill": late}
    g = game(2, box="confrontations", sets=[CARDS], rules=rules, heroes=("Superman", "Lex Luthor"), hand="Pyre")
    g.play("Pyre")
    g.game.state.notes = (Note("silent", 0, until=0), Note("silent", 1, until=1))
    g.end_turn()
    assert g.asked == "A pick"
    assert g.game.view(-1).notes == (Note("silent", 1, until=1),)
