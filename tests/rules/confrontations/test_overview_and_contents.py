"""CONF-OVER, CONF-CONT and CONF-SYM: the aim of the game, what lies in the box, and whose symbol each card bears."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

BOX = lineup.box("confrontations")
CHARACTERS = [card for card in BOX.cards if card.level]
HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
CARDS = card_set({"name": "Medal", "type": "Equipment", "cost": 1, "vp": 1, "copies": 40})


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def stack(name: str) -> list[Card]:
    return [card for card in BOX.cards if card.stack == name]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


def played_out(peaceful: bool) -> lineup.Game:
    """A whole game of four with answers at random; cards are played and bought as far as possible."""
    new = lineup.new_game("confrontations", 4, 4)
    dice = random.Random(4)
    wanted = ("play", "buy", "normal") if peaceful else ("play", "buy")
    while new.ask:
        new.answer(dice.choice([option for option in new.ask.options if option.verb in wanted] or new.ask.options))
    return new


# The aim of the game


@rule("CONF-OVER-01")
@pytest.mark.parametrize("peaceful", [True, False])
def test_a_game_ends_by_a_knockout_by_the_higher_team_score_or_in_a_draw(peaceful: bool) -> None:
    finished = played_out(peaceful)
    assert finished.result is not None
    assert finished.events[-1] in (("over", "refill"), ("over", "refill" if peaceful else "knock-out"))
    assert finished.result.winners in ((0, 2), (1, 3), (0, 1, 2, 3))


@rule("CONF-OVER-01")
def test_a_pair_wins_by_a_knockout_of_one_foe() -> None:
    g = four(confront="B", levels=[1, 3, 1, 3], power=15, B_discard="Medal*9")
    g.ready()
    assert g.events("over") == [("over", "knock-out")]
    assert g.winners == ["A", "C"]


@rule("CONF-OVER-01", "CONF-OVER-03")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(3, 2, "AC"), (2, 3, "BD"), (3, 3, "ABCD")])
def test_without_a_knockout_a_pair_wins_by_the_higher_total_or_nobody_does(mine: int, theirs: int, won: str) -> None:
    g = four(C_discard=f"Medal*{mine}", D_discard=f"Medal*{theirs}", line_up="Medal*4", main_deck="")
    g.finish()
    assert g.events("over") == [("over", "refill")]
    assert g.winners == list(won)


@rule("CONF-OVER-03")
def test_a_main_deck_that_has_run_out_decides_nothing_while_the_line_up_is_full() -> None:
    g = four(C_discard="Medal", line_up="Medal*5", main_deck="")
    g.finish()
    assert not g.over
    assert g.active == "B"


@rule("CONF-OVER-02")
def test_only_three_knockouts_of_the_same_foe_win() -> None:
    g = four(confront="B", power=9, score_pile="Aquaman, Felix Faust")
    g.ready()
    assert len(g.A.score_pile) == 3
    assert not g.over
    g = four(confront="B", levels=[1, 3, 1, 3], power=15)
    g.ready()
    assert g.over
    assert g.winners == ["A", "C"]


@rule("CONF-OVER-02")
def test_the_last_knockout_wins_for_the_partner_as_well_and_nothing_follows() -> None:
    g = four(confront="B", levels=[1, 3, 1, 3], power=15, hand="Punch", D_hand="Punch", line_up="Medal*4")
    g.ready().no_block()
    assert g.result.winners == (0, 2)
    assert (g.asked, g.A.hand, len(g.line_up)) == ("", ["Punch"], 4)
    assert g.game.events[-1] == ("over", "knock-out")


@rule("CONF-OVER-04")
def test_two_to_four_players_can_play() -> None:
    for players in (2, 3, 4):
        assert lineup.new_game("confrontations", players, 1).state.players == players
    for players in (1, 5):
        with pytest.raises(lineup.RuleError, match="2 to 4"):
            lineup.new_game("confrontations", players, 1)


@rule("CONF-OVER-04")
def test_the_full_game_of_four_is_one_of_two_pairs() -> None:
    assert lineup.new_game("confrontations", 4, 1).state.setup.teams == (0, 1, 0, 1)
    for players in (2, 3):
        assert lineup.new_game("confrontations", players, 1).state.setup.teams == ()


# What lies in the box


@rule("CONF-CONT-01")
def test_the_box_holds_180_cards_of_normal_size() -> None:
    ordinary = [card for card in BOX.cards if card.stack != "character"]
    assert copies(ordinary) == 180
    kinds = {card.stack: copies(stack(card.stack)) for card in ordinary}
    assert kinds == {"starter": 40, "main": 108, "basic": 16, "weakness": 16}


@pytest.mark.parametrize(
    ("id", "count"),
    [
        pytest.param("punch", 28, marks=rule("CONF-CONT-02")),
        pytest.param("vulnerability", 12, marks=rule("CONF-CONT-03")),
        pytest.param("enhanced-strength", 16, marks=rule("CONF-CONT-05")),
        pytest.param("weakness", 16, marks=rule("CONF-CONT-06")),
    ],
)
def test_starters_and_stacks_have_their_number_of_copies(id: str, count: int) -> None:
    assert [card.copies for card in BOX.cards if card.id == id] == [count]


@rule("CONF-CONT-02", "CONF-CONT-03")
def test_the_starters_are_enough_for_four_players_and_none_is_left_over() -> None:
    g = Scenario(lineup.new_game("confrontations", 4, 1))
    dealt = Counter(g.A.deck + g.A.hand + g.B.deck + g.B.hand + g.C.deck + g.C.hand + g.D.deck + g.D.hand)
    assert dealt == {card.name: card.copies for card in stack("starter")} == {"Punch": 28, "Vulnerability": 12}


@rule("CONF-CONT-05", "CONF-CONT-06")
def test_the_two_stacks_hold_sixteen_cards_each_and_nothing_else() -> None:
    g = Scenario(lineup.new_game("confrontations", 4, 1))
    assert g.cards_in(z.BASIC) == ["Enhanced Strength"] * 16
    assert g.cards_in(z.WEAKNESS) == ["Weakness"] * 16
    assert g.cards_in(z.BASIC_2) == []


@rule("CONF-CONT-04")
def test_the_main_deck_has_108_cards() -> None:
    assert copies(stack("main")) == 108
    g = Scenario(lineup.new_game("confrontations", 4, 1))
    assert len(g.main_deck + g.line_up) == 108


@rule("CONF-CONT-07")
def test_there_are_eight_characters_of_three_oversized_cards_each() -> None:
    assert copies(CHARACTERS) == len(CHARACTERS) == 24
    versions = Counter(card.name for card in CHARACTERS)
    assert len(versions) == 8
    assert set(versions.values()) == {3}
    for name in versions:
        assert sorted(card.level for card in CHARACTERS if card.name == name) == [1, 2, 3]
    g = lineup.new_game("confrontations", 4, 1)
    assert sum(1 for card in g.state.cards if card.level) == 24


@rule("CONF-CONT-08")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_each_of_the_turn_numbers_one_to_four_belongs_to_one_player(first: int) -> None:
    g = Scenario(lineup.new_game("confrontations", 4, 1, rules={"first_player": first}))
    numbers = {}
    for number in (1, 2, 3, 4):
        numbers[number] = g.active
        g.normal().finish()
    assert sorted(numbers.values()) == ["A", "B", "C", "D"]
    assert numbers[1] == "ABCD"[first]


@rule("CONF-CONT-09")
def test_the_divider_and_the_randomizer_take_no_part() -> None:
    names = {card.name.lower() for card in BOX.cards}
    assert not any("divider" in name or "randomizer" in name for name in names)
    new = lineup.new_game("confrontations", 4, 1)
    in_zones = [new.state.cards[card].name for cards in new.state.zones for card in cards]
    assert Counter(in_zones) == Counter(card.name for card in BOX.cards for _ in range(card.copies))
    assert len(in_zones) == 180 + 24


# Character symbols


@rule("CONF-SYM-01")
def test_eight_characters_can_be_played() -> None:
    assert {card.name for card in CHARACTERS} == {
        "Superman",
        "Wonder Woman",
        "Aquaman",
        "Zatanna Zatara",
        "Lex Luthor",
        "Circe",
        "Ocean Master",
        "Felix Faust",
    }


@rule("CONF-SYM-01")
@pytest.mark.parametrize(
    "names",
    [
        ["Superman", "Lex Luthor", "Wonder Woman", "Circe"],
        ["Aquaman", "Ocean Master", "Zatanna Zatara", "Felix Faust"],
    ],
)
def test_each_of_the_eight_takes_its_seat(names: list[str]) -> None:
    g = Scenario(lineup.new_game("confrontations", 4, 1, heroes=names))
    assert [g.A.hero, g.B.hero, g.C.hero, g.D.hero] == names
    assert g.asked.endswith("confront")


@rule("CONF-SYM-02")
def test_each_main_deck_card_bears_the_symbol_of_one_of_the_eight() -> None:
    symbols = {card.emblem for card in CHARACTERS}
    assert len(symbols) == 8
    for name in {card.name for card in CHARACTERS}:
        assert len({card.emblem for card in CHARACTERS if card.name == name}) == 1
    for card in stack("main"):
        assert card.emblem in symbols, card.name
    assert {card.emblem for card in stack("main")} == symbols
