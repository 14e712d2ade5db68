"""Variant: Super-Hidden Super-Villains (HU-HIDE)."""

from __future__ import annotations

import pytest

from lineup import new_game
from lineup.engine import zones as z
from lineup.game import Game
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

VILLAINS = (
    "Amazo",
    "Arkillo",
    "Black Adam",
    "Graves",
    "H'el",
    "Hector Hammond",
    "Helspont",
    "Mongul",
    "Mr. Freeze",
    "Nekron",
    "Trigon",
    "Vandal Savage",
)
FIVE = "Raven, Talon, Oa, Whirlwind, Skeets"
SIX = FIVE + ", Batarang"
MADE_UP = card_set(
    {
        "name": "Marshal",
        "type": "Super-Villain",
        "cost": 9,
        "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness.",
    },
    {
        "name": "Despot",
        "type": "Super-Villain",
        "cost": 9,
        "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness.",
    },
)


def hidden(**given: object) -> Scenario:
    """A game of the variant with plain cards in the main deck unless told otherwise."""
    zones = {"line_up": SIX, "main_deck": "Batarang*3", "deck": "Punch*6", **given}
    return game(variants=["super-hidden"], sets=[MADE_UP], **zones)  # type: ignore[arg-type]


def names_in(game: Game, zone: int) -> list[str]:
    """The names of the cards in a zone, top first."""
    return [game.state.cards[card].name for card in game.state.zones[zone]]


def weaknesses(g: Scenario) -> list[int]:
    """How many Weaknesses lie in each discard pile."""
    return [g.cards_in(z.zone_of(seat, z.DISCARD)).count("Weakness") for seat in range(g.game.state.players)]


@rule("HU-HIDE-01", "HU-HIDE-03")
@pytest.mark.parametrize("players", [2, 5])
def test_all_twelve_super_villains_are_shuffled_into_the_main_deck(players: int) -> None:
    places = set()
    for seed in range(40):
        g = new_game(seats=players, seed=seed, variants=["super-hidden"])
        deck = names_in(g, z.MAIN_DECK)
        assert len(deck) + len(g.state.zones[z.LINE_UP]) == 123
        assert sorted(name for name in deck if name in VILLAINS) == sorted(VILLAINS)
        assert g.state.zones[z.SUPER_VILLAINS] == ()
        assert len(g.state.zones[z.LINE_UP]) == 6
        places.add(deck.index("Trigon"))
    assert len(places) > 20


@rule("HU-HIDE-01", "HU-HIDE-03")
def test_without_the_variant_there_is_a_stack_and_a_line_up_of_five() -> None:
    g = new_game(seed=1)
    assert len(g.state.zones[z.SUPER_VILLAINS]) == 8
    assert len(g.state.zones[z.MAIN_DECK] + g.state.zones[z.LINE_UP]) == 111
    assert len(g.state.zones[z.LINE_UP]) == 5


@rule("HU-HIDE-01")
def test_there_is_no_stack_to_defeat_super_villains_from_or_to_turn_up() -> None:
    g = hidden(power=20)
    assert sorted(g.offers("buy")) == sorted([*SIX.split(", "), "Kick"])
    g.end_turn()
    assert not g.over
    assert g.active == "B"


@rule("HU-HIDE-02")
def test_a_super_villain_dealt_into_the_line_up_attacks_all_players() -> None:
    g = hidden(players=3, line_up=FIVE, main_deck="Marshal, Batarang*2", B_hand="Katana", C_hand="Punch")
    g.end_turn()
    assert g.asked == "A defend"
    g.no_defense()
    assert g.asked == "B defend"
    g.defend("Katana")
    assert g.asked == "C defend"
    g.no_defense()
    assert weaknesses(g) == [1, 0, 1]
    assert g.line_up == [*FIVE.split(", "), "Marshal"]
    assert g.asked == "B main"


@rule("HU-HIDE-02")
def test_the_first_appearance_happens_once() -> None:
    g = hidden(line_up=FIVE, main_deck="Marshal, Batarang*2")
    g.end_turn().pass_all().end_turn().pass_all().end_turn()
    assert len(g.events("first_appearance")) == 1


@rule("HU-HIDE-02")
def test_each_of_several_super_villains_is_resolved_before_the_next_card_is_dealt() -> None:
    g = hidden(line_up="Raven, Talon", main_deck="Marshal, Despot, Batarang*3", B_hand="Punch")
    g.end_turn()
    assert g.line_up == ["Raven", "Talon", "Marshal"]
    g.pass_all()  # for both Attacks
    assert g.line_up == ["Raven", "Talon", "Marshal", "Despot", "Batarang", "Batarang"]
    assert weaknesses(g) == [2, 2]
    order = [event[0] for event in g.game.events if event[0] in ("first_appearance", "attacked")]
    assert order == ["first_appearance", "attacked"] * 2
    assert [name for name, _, to in g.moves() if to == "line-up" or name == "Weakness"] == [
        "Marshal", "Weakness", "Weakness", "Despot", "Weakness", "Weakness", "Batarang", "Batarang",
    ]  # fmt: skip


@rule("HU-HIDE-02")
def test_a_super_villain_that_replaces_a_line_up_card_attacks_in_the_middle_of_the_turn() -> None:
    g = hidden(hand="Sonic Siren, Punch", main_deck="Marshal, Batarang*2")
    g.play("Sonic Siren").pick("Oa")
    assert g.asked == "A defend"
    g.pass_all()
    assert weaknesses(g) == [1, 1]
    assert "Marshal" in g.line_up
    assert g.asked == "A main"
    assert g.power == 2


@rule("HU-HIDE-02")
def test_super_villains_put_into_the_line_up_by_a_card_attack_one_after_the_other() -> None:
    g = hidden(hand="World's Mightiest Mortal, Punch", main_deck="Marshal, Despot, Batarang*2", B_hand="Katana")
    g.play("World's Mightiest Mortal").pick("Marshal", "Despot")
    assert g.asked == "A defend"
    assert g.line_up == [*SIX.split(", "), "Marshal"]
    g.no_defense().defend("Katana")
    assert g.line_up == [*SIX.split(", "), "Marshal", "Despot"]
    g.pass_all()
    assert weaknesses(g) == [2, 1]
    assert g.asked == "A main"
    assert g.main_deck == ["Batarang", "Batarang"]


@rule("HU-HIDE-02")
def test_a_super_villain_that_comes_back_makes_no_second_first_appearance() -> None:
    g = hidden(hand="Granny Goodness", line_up="Marshal, Batarang*3, Skeets, Oa", main_deck="Talon, Whirlwind")
    g.play("Granny Goodness")
    assert g.power == 1
    assert "Marshal" not in g.line_up
    g.end_turn()
    assert "Marshal" in g.line_up
    assert g.events("first_appearance") == []
    assert weaknesses(g) == [0, 0]


@rule("HU-HIDE-02")
def test_a_super_villain_played_where_it_lies_makes_no_first_appearance() -> None:
    g = hidden(hand="Mind Control Hat, Jervis Tetch", line_up="Marshal, Batarang*3, Skeets, Oa", main_deck="Talon")
    g.play("Mind Control Hat").pass_all()
    g.play("Jervis Tetch").choose(2)
    g.pick("Marshal")
    assert g.power == 1 + 1
    assert weaknesses(g) == [0, 0]


@rule("HU-HIDE-02", "HU-GAIN-01")
def test_what_a_first_appearance_took_meanwhile_does_not_enter_the_line_up() -> None:
    g = hidden(
        hand="World's Mightiest Mortal",
        main_deck="Hector Hammond, Mongul, Batarang*4",
        line_up="Hawkgirl*2, Whirlwind*3, Starbolt",
        B_hand="Punch",
        weaknesses="Weakness*10",
    )
    g.play("World's Mightiest Mortal").pick("Hector Hammond", "Mongul").pass_all()
    assert "Mongul" in g.A.discard  # Hector Hammond had everybody gain the top card of the main deck
    assert (g.line_up[-1], "Mongul" in g.line_up) == ("Hector Hammond", False)


@rule("HU-HIDE-02")
def test_amazo_does_not_play_again_a_card_that_is_still_being_played() -> None:
    g = hidden(hand="Granny Goodness", line_up="Amazo, Raven, Talon, Oa, Skeets, Batarang").play("Granny Goodness")
    g.pick("Amazo")
    assert g.asked == "A main"  # she has not resolved yet, and nobody else was played


@rule("HU-HIDE-02")
def test_vandal_savage_enters_without_an_attack() -> None:
    g = hidden(line_up=FIVE, main_deck="Vandal Savage, Batarang*2", B_hand="Katana")
    g.end_turn()
    assert g.asked == "B main"
    assert g.events("attacked") == []
    assert "Vandal Savage" in g.line_up


@rule("HU-HIDE-03")
def test_the_line_up_is_refilled_to_six() -> None:
    g = hidden(line_up="Raven, Talon, Oa, Whirlwind", main_deck="Starbolt, Superboy, Batarang")
    g.end_turn()
    assert g.line_up == ["Raven", "Talon", "Oa", "Whirlwind", "Starbolt", "Superboy"]
    assert g.main_deck == ["Batarang"]


@rule("HU-HIDE-04")
def test_the_opening_six_never_hold_a_super_villain_and_nobody_is_attacked() -> None:
    ends = [0, 0]
    for seed in range(500):
        g = new_game(seed=seed, variants=["super-hidden"])
        opening = names_in(g, z.LINE_UP)
        assert len(opening) == 6
        assert not set(opening) & set(VILLAINS)
        assert not [event for event in g.events if event[0] in ("attacked", "first_appearance")]
        for end in (0, -1):
            ends[end] += g.state.cards[g.state.zones[z.MAIN_DECK][end]].is_super_villain
    # those shuffled back lie anywhere: at either end of the deck about once in ten games
    assert all(25 < count < 80 for count in ends)


@rule("HU-HIDE-05")
def test_the_game_is_over_when_the_refill_takes_the_last_card() -> None:
    g = hidden(line_up=FIVE, main_deck="Batarang")
    g.end_turn()
    assert g.over
    assert len(g.line_up) == 6
    assert g.main_deck == []


@rule("HU-HIDE-05")
def test_the_game_goes_on_while_there_is_a_card_left() -> None:
    g = hidden(line_up=FIVE, main_deck="Batarang, Starbolt")
    g.end_turn()
    assert not g.over
    g.end_turn()
    assert not g.over
    assert g.main_deck == ["Starbolt"]


@rule("HU-HIDE-05")
def test_the_last_cards_first_appearance_is_resolved_before_the_game_ends() -> None:
    g = hidden(line_up=FIVE, main_deck="Marshal", B_hand="Punch")
    g.end_turn()
    assert g.asked == "A defend"
    g.pass_all()
    assert g.over
    assert weaknesses(g) == [1, 1]


@rule("HU-HIDE-05")
def test_a_main_deck_emptied_during_the_turn_ends_the_game_at_the_refill() -> None:
    g = hidden(hand="Teleportation, Punch", main_deck="Batarang")
    g.play("Teleportation")
    assert g.main_deck == []
    assert not g.over
    g.play("Punch").end_turn()
    assert g.over


@rule("HU-HIDE-05")
def test_in_the_usual_game_an_empty_main_deck_alone_does_not_end_the_game() -> None:
    g = game(line_up="Raven, Talon, Oa, Whirlwind", main_deck="Batarang")
    g.end_turn()
    assert g.main_deck == []
    assert not g.over


@rule("HU-HIDE-06")
@pytest.mark.parametrize(("villain", "cards"), [("Amazo", 1), ("Trigon", 1), ("Graves", 0), ("Brother Blood", 0)])
def test_oa_looks_for_a_dear_super_villain_in_the_line_up(villain: str, cards: int) -> None:
    g = hidden(B_in_play="Oa", B_deck="Punch*3", line_up=f"Raven, Talon, Skeets, Whirlwind, Katana, {villain}")
    g.end_turn()
    assert g.active == "B"
    assert len(g.B.hand) == cards


@rule("HU-HIDE-06")
@pytest.mark.parametrize(("villain", "cards"), [("Amazo", 1), ("Graves", 0)])
def test_in_the_usual_game_oa_looks_at_the_stack(villain: str, cards: int) -> None:
    g = game(B_in_play="Oa", B_deck="Punch*3", super_villains=f"{villain}, Trigon", line_up="Raven, Talon, Katana*3")
    g.end_turn()
    assert g.active == "B"
    assert len(g.B.hand) == cards


@rule("HU-HIDE-07")
def test_several_super_villains_of_the_line_up_may_be_defeated_in_a_turn() -> None:
    g = hidden(power=21, line_up="Graves, Trigon, Raven, Talon, Whirlwind, Skeets")
    g.buy("Graves")
    assert g.power == 12
    g.buy("Trigon")
    assert g.power == 0
    assert g.A.discard == ["Graves", "Trigon"]
    assert [g.game.state.cards[int(str(event[2]))].name for event in g.events("defeated")] == ["Graves", "Trigon"]
    assert [event[1] for event in g.events("defeated")] == [0, 0]


@rule("HU-HIDE-08")
def test_vandal_savage_is_shuffled_in_like_the_others() -> None:
    places = [
        names_in(new_game(seed=seed, variants=["super-hidden"]), z.MAIN_DECK).index("Vandal Savage")
        for seed in range(100)
    ]
    assert len(set(places)) > 50
    assert 45 < sum(places) / len(places) < 70
