"""RBJ-OVER, RBJ-CONT, RBJ-SETUP and RBJ-LINE: the aim, what lies in the box, and how it is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import TYPE_NAMES
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import card_set, exchanged
from tests.rules.rivals_batman_joker import BOX, EVERYBODY, fresh

CARDS = lineup.box(BOX).cards
SEEDS = range(30)


def copies(*stacks: str) -> int:
    return sum(card.copies for card in CARDS if card.stack in stacks)


# Overview


@pytest.mark.parametrize("players", [1, 3, 4])
@rule("RBJ-OVER-01")
def test_the_box_alone_is_refused_for_any_number_of_players_but_two(players: int) -> None:
    with pytest.raises(lineup.RuleError, match="is for 2 players"):
        lineup.new_game(BOX, players, 1)


@rule("RBJ-OVER-01")
def test_one_player_is_batman_and_the_other_the_joker() -> None:
    dealt = {(g.A.hero, g.B.hero) for g in (fresh(seed) for seed in SEEDS)}
    assert dealt == {("Batman", "The Joker"), ("The Joker", "Batman")}


@rule("RBJ-OVER-02", "RBJ-CONF-07", "RBJ-END-01")
def test_the_third_knock_out_wins_on_the_spot_whatever_the_victory_points() -> None:
    g = duel("Batman", levels=[1, 3], confront="B", power=15, hand="Weakness*3", B_discard="Superman, Killing Joke")
    g.ready()
    assert g.over
    assert g.winners == ["A"]
    assert (g.A.score, g.B.score) == (-3, 6)


@rule("RBJ-OVER-02", "RBJ-CONF-07")
def test_a_second_knock_out_does_not_end_the_game() -> None:
    g = duel("Batman", levels=[1, 2], confront="B", power=12).ready()
    assert not g.over
    assert (g.active, g.B.level) == ("B", 3)


@rule("RBJ-OVER-03", "RBJ-END-08")
def test_when_the_line_up_cannot_be_filled_the_most_victory_points_win() -> None:
    for mine, theirs, winner in (("Superman", "Kick", "A"), ("Kick", "Superman", "B")):
        g = duel("Batman", discard=mine, B_discard=theirs, main_deck="", line_up="Bane").end_turn()
        assert g.over
        assert g.winners == [winner]


# Contents


@pytest.mark.parametrize(
    ("stacks", "number"),
    [
        pytest.param(("starter", "main", "basic", "weakness"), 98, marks=rule("RBJ-CONT-01")),
        pytest.param(("main",), 60, marks=rule("RBJ-CONT-04")),
        pytest.param(("basic",), 8, marks=rule("RBJ-CONT-05")),
        pytest.param(("weakness",), 10, marks=rule("RBJ-CONT-06")),
        pytest.param(("character",), 6, marks=rule("RBJ-CONT-07")),
    ],
)
def test_how_many_cards_there_are(stacks: tuple[str, ...], number: int) -> None:
    assert copies(*stacks) == number


@pytest.mark.parametrize(
    ("id", "number"),
    [
        pytest.param("punch", 14, marks=rule("RBJ-CONT-02")),
        pytest.param("vulnerability", 6, marks=rule("RBJ-CONT-03")),
        pytest.param("kick", 8, marks=rule("RBJ-CONT-05")),
        pytest.param("weakness", 10, marks=rule("RBJ-CONT-06")),
    ],
)
def test_how_many_copies_there_are_of_a_starter_or_stack_card(id: str, number: int) -> None:
    assert lineup.box(BOX).find(id).copies == number
    name = lineup.box(BOX).find(id).name
    g = fresh()
    assert sum(g.cards_in(zone).count(name) for zone in range(len(g.game.state.zones))) == number


@rule("RBJ-CONT-07", "RBJ-CONF-05")
def test_there_are_three_versions_of_each_character_with_rising_costs() -> None:
    for name in ("Batman", "The Joker"):
        versions = [(card.level, card.cost) for card in CARDS if card.stack == "character" and card.name == name]
        assert versions == [(1, 9), (2, 12), (3, 15)]


# Characters and starting decks


@rule("RBJ-SETUP-01", "RBJ-CONF-05")
def test_each_stack_of_characters_rises_in_cost_from_top_to_bottom() -> None:
    g = fresh()
    for seat in (0, 1):
        stack = g.game.state.zones[z.zone_of(seat, z.CHARACTER)]
        assert [g.game.state.cards[card].cost for card in stack] == [9, 12, 15]
    assert (g.A.cost, g.B.cost) == (9, 9)


@rule("RBJ-SETUP-01", "RBJ-SETUP-02")
def test_everybody_sees_every_version_of_both_characters() -> None:
    g = fresh()
    for viewer in EVERYBODY:
        for seat in (0, 1):
            zone = z.zone_of(seat, z.CHARACTER)
            assert g.game.view(viewer).zones[zone] == g.game.state.zones[zone]


@rule("RBJ-SETUP-03")
def test_a_starting_deck_is_seven_punches_and_three_vulnerabilities() -> None:
    g = fresh()
    for seat in (g.A, g.B):
        assert Counter(seat.deck + seat.hand) == {"Punch": 7, "Vulnerability": 3}
        assert seat.discard == seat.in_play == seat.score_pile == []


@rule("RBJ-SETUP-04")
def test_each_punch_gives_1_power() -> None:
    g = duel("Batman", hand="Punch*3")
    assert [g.play("Punch").power for _ in range(3)] == [1, 2, 3]


@rule("RBJ-SETUP-05", "RBJ-WEAK-02")
def test_a_vulnerability_and_a_weakness_do_nothing_when_drawn() -> None:
    for name in ("Vulnerability", "Weakness"):
        g = duel("The Joker", hand="Red Robin", deck=f"{name}, Punch").play("Red Robin")
        assert g.asked == "A main"
        assert (g.A.hand, g.A.deck, g.power) == ([name], ["Punch"], 2)
        assert g.moves() == [("Red Robin", "hand@0", "play@0"), (name, "deck@0", "hand@0")]


# Types and the main deck


@rule("RBJ-SETUP-06")
def test_the_playable_cards_are_of_exactly_six_types() -> None:
    masks = {card.types for card in CARDS if card.stack not in ("character", "weakness")}
    types = {TYPE_NAMES[mask] for mask in masks}
    assert types == {"Starter", "Villain", "Location", "Hero", "Super Power", "Equipment"}


@rule("RBJ-SETUP-07")
def test_a_weakness_has_no_card_type() -> None:
    assert lineup.box(BOX).find("weakness").types == 0


@rule("RBJ-SETUP-08", "RBJ-LINE-02")
def test_eight_kicks_and_ten_weaknesses_form_two_stacks_beside_the_line_up() -> None:
    g = fresh()
    assert g.cards_in(z.BASIC) == ["Kick"] * 8
    assert g.cards_in(z.WEAKNESS) == ["Weakness"] * 10
    assert "Kick" not in g.line_up
    assert "Weakness" not in g.line_up


@rule("RBJ-SETUP-09", "RBJ-SETUP-10")
def test_other_seeds_deal_other_line_ups_and_the_same_seed_the_same() -> None:
    deals = [tuple(fresh(seed).line_up) for seed in SEEDS]
    assert len(set(deals)) > 25
    assert deals[7] == tuple(fresh(7).line_up)
    assert {name for dealt in deals for name in dealt} > {"Bane", "Robin", "Batmobile", "Insanity", "Arkham Asylum"}


@rule("RBJ-SETUP-10")
def test_nobody_knows_the_order_of_the_main_deck() -> None:
    g = fresh()
    deck = g.game.state.zones[z.MAIN_DECK]
    cards = g.game.state.cards
    other = exchanged(g.game, deck[0], next(card for card in deck if cards[card].name != cards[deck[0]].name))
    for viewer in EVERYBODY:
        assert g.game.view(viewer).to_bytes() == other.view(viewer).to_bytes()


@rule("RBJ-SETUP-11", "RBJ-SETUP-12", "RBJ-LINE-01")
def test_the_main_deck_is_all_the_other_cards_and_five_of_them_are_the_line_up() -> None:
    g = fresh()
    found = Counter(g.main_deck + g.line_up)
    assert (len(g.main_deck), len(g.line_up)) == (55, 5)
    assert found == Counter({card.name: card.copies for card in CARDS if card.stack == "main"})
    assert not {"Punch", "Vulnerability", "Kick", "Weakness", "Batman", "The Joker"} & set(found)


@rule("RBJ-LINE-01")
def test_the_line_up_is_dealt_from_the_top_of_the_main_deck() -> None:
    g = duel("Batman", main_deck="Bane, Robin, Oracle, Batmobile, Insanity, Scarecrow")
    assert g.line_up == ["Bane", "Robin", "Oracle", "Batmobile", "Insanity"]
    new = lineup.new_game(BOX, 2, 3, rules={"first_player": 0})
    dealt = [event[1] for event in new.events if event[0] == "moved" and event[3] == z.LINE_UP]
    assert [event[2] for event in new.events if event[0] == "moved" and event[3] == z.LINE_UP] == [z.MAIN_DECK] * 5
    assert tuple(dealt) == new.state.zones[z.LINE_UP]


# Stacks


@rule("RBJ-LINE-03")
def test_kicks_can_be_bought_while_any_remain() -> None:
    g = duel("Batman", kicks="Kick", power=9).buy("Kick")
    assert g.kicks == 0
    assert not g.can("buy", "Kick")
    with pytest.raises(lineup.Refused):
        g.game.answer("buy kick", 0)


@rule("RBJ-LINE-04")
def test_a_weakness_can_never_be_bought() -> None:
    g = duel("Batman", power=20)
    assert not g.can("buy", "Weakness")
    assert g.why_not("buy weakness") == "RBJ-LINE-04"
    with pytest.raises(lineup.Refused, match="RBJ-LINE-04"):
        g.game.answer("buy weakness", 0)


@rule("RBJ-LINE-05")
def test_an_effect_on_the_line_up_reaches_neither_the_stacks_nor_the_main_deck() -> None:
    made_up = card_set({"name": "Purge", "type": "Equipment", "cost": 1, "text": "Destroy a card from the Line-Up."})
    g = duel("The Joker", sets=[made_up], hand="Purge", line_up="Bane, Robin", main_deck="Oracle, Batmobile")
    g.play("Purge")
    assert sorted(g.offers()) == ["Bane", "Robin"]
