"""RBJ-BLOCK: raising the cost of a confronted Character."""

from __future__ import annotations

import pytest

import lineup
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import card_set

CARDS = card_set(
    {
        "name": "Flinch",
        "type": "Hero",
        "cost": 1,
        "copies": 2,
        "text": "+1 Power.\nBlock: Add 1 to a Character's cost this turn.",
    },
    {
        "name": "Second Wind",
        "type": "Hero",
        "cost": 1,
        "text": "Block: Add 1 to a Character's cost this turn. Draw a card.",
    },
)


@rule("RBJ-BLOCK-01")
def test_blocks_in_hand_and_only_there_can_be_used_by_the_confronted_player() -> None:
    g = duel(
        "Batman",
        confront="B",
        power=9,
        hand="Joy Buzzer",
        B_hand="Batmobile, Robin, Killer Croc",
        B_discard="Grappling Hook",
        B_in_play="Superman",
        B_deck="Maniacal Laugh",
    )
    g.ready()
    assert g.asked == "B block"
    assert sorted(g.offers("block")) == ["Batmobile", "Killer Croc"]
    g.block("Batmobile")
    assert (g.B.cost, g.A.cost) == (12, 9)


@rule("RBJ-BLOCK-02")
def test_before_the_opponent_is_done_no_block_is_possible() -> None:
    g = duel("Batman", confront="B", hand="Poison Ivy, Punch", B_hand="Batmobile, Robin").play("Poison Ivy")
    assert not g.can("block")
    g.no_defense()
    with pytest.raises(lineup.Refused):
        g.game.answer("block batmobile", 1)
    g = duel("Batman", hand="Punch", B_hand="Batmobile", power=9)
    with pytest.raises(lineup.Refused):
        g.game.answer("block batmobile", 1)


@pytest.mark.parametrize(("block", "power", "level"), [("Batmobile", 12, 2), ("Superman", 11, 1)])
@rule("RBJ-BLOCK-03")
def test_the_cost_must_exceed_the_power(block: str, power: int, level: int) -> None:
    g = duel("Batman", confront="B", power=power, B_hand=[block, "Robin"]).ready().block(block)
    assert g.B.cost == 12
    assert g.no_block().B.level == level


@pytest.mark.parametrize(("block", "cost", "level"), [("Flinch", 10, 2), ("Joy Buzzer", 11, 1)])
@rule("RBJ-BLOCK-04")
def test_example_of_a_cost_raised_just_to_even(block: str, cost: int, level: int) -> None:
    g = duel("Batman", sets=[CARDS], confront="B", power=10, B_hand=[block, "Robin"])
    assert g.B.cost == 9
    g.ready().block(block)
    assert g.B.cost == cost
    assert g.no_block().B.level == level


@rule("RBJ-BLOCK-05")
def test_blocking_is_optional_and_allowed_even_when_it_cannot_help() -> None:
    g = duel("Batman", confront="B", power=9, B_hand="Batmobile").ready().no_block()
    assert (g.B.level, g.B.hand) == (2, ["Batmobile"])
    g = duel("Batman", confront="B", power=30, B_hand="Batmobile").ready().block("Batmobile")
    assert (g.B.level, g.B.discard) == (2, ["Batmobile"])


@rule("RBJ-BLOCK-06")
def test_any_number_of_blocks_add_up() -> None:
    g = duel("Batman", confront="B", power=16, B_hand="Batmobile, Joy Buzzer, Killer Croc, Robin").ready()
    assert g.block("Batmobile").B.cost == 12
    assert g.block("Joy Buzzer").B.cost == 14
    assert g.block("Killer Croc").B.cost == 17
    assert g.no_block().B.level == 1


@rule("RBJ-BLOCK-07")
def test_the_raised_cost_lasts_to_the_end_of_the_turn() -> None:
    g = duel("Batman", confront="B", power=9, hand="", B_hand="Batmobile").ready().block("Batmobile")
    assert g.events("raised")[0][2] == 3
    assert (g.active, g.B.cost) == ("B", 9)


@rule("RBJ-BLOCK-08")
def test_on_the_own_turn_a_block_card_is_played_for_its_other_text() -> None:
    for how in ({}, {"confront": "B"}):
        g = duel("The Joker", hand="Batmobile, Punch", deck="Kick", **how)
        with pytest.raises(lineup.Refused):
            g.game.answer("block batmobile", 0)
        g.play("Batmobile")
        assert (g.A.hand, g.A.cost, g.B.cost, g.A.in_play) == (["Punch", "Kick"], 9, 9, ["Batmobile"])


@rule("RBJ-BLOCK-09")
def test_a_used_block_is_discarded_and_adds_what_its_text_says() -> None:
    g = duel("Batman", confront="B", power=9, B_hand="Batmobile, Robin").ready().block("Batmobile")
    assert (g.B.cost, g.B.hand, g.B.discard) == (12, ["Robin"], ["Batmobile"])


@rule("RBJ-BLOCK-10")
def test_a_block_never_stops_an_attack() -> None:
    g = duel("Batman", confront="B", hand="Poison Ivy", B_hand="Batmobile, Superman").play("Poison Ivy")
    assert {option.verb for option in g.ask.options} == {"pass"}
    with pytest.raises(lineup.Refused):
        g.game.answer("block batmobile", 1)
    g.no_defense()
    assert len(g.B.discard) == 1
    assert g.B.cost == 9


@rule("RBJ-BLOCK-11")
def test_what_a_block_draws_may_be_used_as_a_block_too() -> None:
    g = duel("Batman", sets=[CARDS], confront="B", power=12, B_hand="Second Wind", B_deck="Batmobile").ready()
    assert g.offers("block") == ["Second Wind"]
    g.block("Second Wind")
    assert (g.asked, g.B.cost, g.offers("block")) == ("B block", 10, ["Batmobile"])
    assert g.block("Batmobile").B.level == 1
