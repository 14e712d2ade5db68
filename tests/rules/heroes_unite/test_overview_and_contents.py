"""HU-OVER and HU-CONT: the aim of the game, and what lies in the box."""

from __future__ import annotations

import pytest

import lineup
from lineup.engine.definitions import Card
from tests.harness.rule import rule
from tests.harness.scenario import card_set, game

BOX = lineup.box("heroes-unite")
STARTERS_EACH = {"punch": 7, "vulnerability": 3}


def stack(name: str) -> list[Card]:
    """The cards of the box that belong to one stack; the promo Super Hero is not in the box."""
    return [card for card in BOX.cards if card.stack == name and card.id not in BOX.promos]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


@pytest.mark.parametrize(
    ("twelve", "nine"),
    [("Black Adam, Mongul", "Trigon, Kick*3"), ("Kick*12", "Graves, Vandal Savage, Punch*4")],
    ids=["with Super-Villains", "without any"],
)
@rule("HU-OVER-01")
def test_the_deck_worth_the_most_victory_points_wins(twelve: str, nine: str) -> None:
    for mine, theirs, scores, winner in ((twelve, nine, (12, 9), 0), (nine, twelve, (9, 12), 1)):
        g = game(discard=mine, B_discard=theirs, main_deck="", line_up="Raven*3", super_villains="Amazo")
        g.end_turn()
        assert g.over
        assert g.result.scores == scores
        assert g.result.winners == (winner,)


@rule("HU-OVER-02")
def test_every_other_player_is_an_opponent_of_each_player() -> None:
    ambush = card_set(
        {"name": "Ambush", "type": "Villain", "cost": 1, "copies": 4, "text": "Attack: Each foe gains a Weakness."}
    )
    g = game(4, sets=[ambush], hand="Ambush", B_hand="Ambush", C_hand="Ambush", D_hand="Ambush")
    for attacker in "ABCD":
        assert g.active == attacker
        before = [getattr(g, seat).discard.count("Weakness") for seat in "ABCD"]
        g.play("Ambush").pass_all()
        after = [getattr(g, seat).discard.count("Weakness") for seat in "ABCD"]
        gained = [now - then for now, then in zip(after, before, strict=True)]
        assert gained == [0 if seat == attacker else 1 for seat in "ABCD"]
        g.end_turn()


@rule("HU-OVER-02")
def test_nobody_shares_a_victory_with_a_partner() -> None:
    g = game(4, discard="Kick*2", B_discard="Kick*5", C_discard="Kick*3", D_discard="Kick*4", main_deck="", line_up="")
    g.end_turn()
    assert g.result.scores == (2, 5, 3, 4)
    assert g.result.winners == (1,)


@rule("HU-CONT-01")
def test_the_box_holds_211_cards_of_normal_size() -> None:
    assert copies([card for card in BOX.cards if card.stack != "super_hero"]) == 211


@pytest.mark.parametrize(
    ("id", "count"),
    [
        pytest.param("punch", 36, marks=rule("HU-CONT-02")),
        pytest.param("vulnerability", 16, marks=rule("HU-CONT-03")),
        pytest.param("kick", 16, marks=rule("HU-CONT-05")),
        pytest.param("weakness", 20, marks=rule("HU-CONT-07")),
    ],
)
def test_starters_kicks_and_weaknesses_have_their_number_of_copies(id: str, count: int) -> None:
    assert copies([card for card in BOX.cards if card.id == id]) == count


@rule("HU-CONT-05", "HU-CONT-07")
def test_the_kick_and_weakness_stacks_hold_nothing_else() -> None:
    assert [(card.name, card.copies) for card in stack("basic")] == [("Kick", 16)]
    assert [(card.name, card.copies) for card in stack("weakness")] == [("Weakness", 20)]


@rule("HU-CONT-04")
def test_the_main_deck_has_111_cards() -> None:
    assert copies(stack("main")) == 111


@rule("HU-CONT-06")
def test_there_are_twelve_super_villains_all_different() -> None:
    villains = stack("super_villain")
    assert copies(villains) == 12
    assert len({card.name for card in villains}) == 12
    assert all(card.is_super_villain for card in villains)


@rule("HU-CONT-08")
def test_there_are_seven_oversized_super_heroes_and_all_can_be_played() -> None:
    heroes = stack("super_hero")
    assert copies(heroes) == 7
    assert len({card.name for card in heroes}) == 7
    fresh = lineup.new_game("heroes-unite", 2, rules={"identity_assignment": "choose"})
    assert fresh.ask is not None
    assert {fresh.state.cards[option.card].name for option in fresh.ask.options} == {card.name for card in heroes}


@rule("HU-CONT-09")
def test_the_starter_cards_are_enough_for_five_players_but_not_for_six() -> None:
    for id, each in STARTERS_EACH.items():
        assert BOX.find(id).copies // each == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("HU-CONT-09")
def test_a_game_takes_two_to_five_players(players: int) -> None:
    fresh = lineup.new_game("heroes-unite", players, seed=1)
    assert fresh.state.players == players
    assert fresh.ask is not None


@pytest.mark.parametrize("players", [1, 6])
@rule("HU-CONT-09")
def test_one_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(lineup.RuleError, match="2 to 5 players"):
        lineup.new_game("heroes-unite", players, seed=1)
