"""The Locations, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.harness.rule import card
from tests.harness.scenario import game

# Each Location that reveals a card, with a card it draws and one it does not.
REVEALING = [
    pytest.param("Apokolips", "Talon", "Raven", marks=card("apokolips")),
    pytest.param("Gotham City", "Batarang", "Talon", marks=card("gotham-city")),
    pytest.param("Metropolis", "Kick", "Batarang", marks=card("metropolis")),
    pytest.param("New Genesis", "Raven", "Kick", marks=card("new-genesis")),
]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Apokolips", marks=card("apokolips")),
        pytest.param("Gotham City", marks=card("gotham-city")),
        pytest.param("Metropolis", marks=card("metropolis")),
        pytest.param("New Genesis", marks=card("new-genesis")),
        pytest.param("Oa", marks=card("oa")),
    ],
)
def test_a_location_costs_five_stays_in_play_and_scores_one_point(name: str) -> None:
    line_up = f"{name}, Raven*3, Talon"
    assert not game(line_up=line_up, power=4).can("buy", name)
    g = game(line_up=line_up, power=5).buy(name)
    assert (g.power, g.A.discard, g.A.score) == (0, [name], 1)
    g = game(hand=f"{name}, Punch").play(name, "Punch")
    assert g.power == 1
    g.end_turn().end_turn()
    assert g.A.in_play == [name]
    assert g.A.score == 1


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_draws_the_revealed_card_of_its_type(name: str, drawn: str, other: str) -> None:
    g = game(in_play=name, deck=f"{drawn}, {other}, Punch").use(name)
    assert g.asked == "A main"
    assert g.A.hand == [drawn]
    assert g.A.deck == [other, "Punch"]
    assert g.seen("B", "A_hand") == [drawn]


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_may_discard_any_other_revealed_card(name: str, drawn: str, other: str) -> None:
    g = game(in_play=name, deck=f"{other}, {drawn}, Punch").use(name)
    assert g.asked == "A may"
    assert g.seen("B", "A_deck") == [other, "?", "?"]
    g.yes()
    assert g.A.discard == [other]
    assert g.A.deck == [drawn, "Punch"]
    assert g.A.hand == []


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_may_leave_any_other_revealed_card_on_the_deck(name: str, drawn: str, other: str) -> None:
    g = game(in_play=name, deck=f"{other}, {drawn}, Punch").use(name).no()
    assert (g.A.hand, g.A.discard) == ([], [])
    assert g.A.deck == [other, drawn, "Punch"]
    assert g.seen("B", "A_deck") == [other, "?", "?"]


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_takes_neither_a_starter_nor_a_weakness(name: str, drawn: str, other: str) -> None:
    for top in ("Punch", "Weakness"):
        g = game(in_play=name, deck=f"{top}, {drawn}").use(name)
        assert g.asked == "A may"
        assert g.no().A.hand == []


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_is_used_once_in_each_of_its_players_turns_and_on_no_other_turn(name: str, drawn: str, other: str) -> None:
    g = game(in_play=name, deck=f"{drawn}*2, Punch*9", B_deck="Punch*5").use(name)
    assert not g.can("use", name)
    g.end_turn()
    assert g.active == "B"
    assert not g.can("use", name)
    g.end_turn()
    assert g.active == "A"
    assert g.can("use", name)


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_may_be_used_on_the_turn_it_is_played_or_not_at_all(name: str, drawn: str, other: str) -> None:
    g = game(hand=name, deck=f"{drawn}, Punch*9").play(name)
    assert g.asked == "A main"
    assert g.can("use", name)
    assert g.can("end")
    assert g.use(name).A.hand == [drawn]


@pytest.mark.parametrize(("name", "drawn", "other"), REVEALING)
def test_it_reshuffles_for_the_card_and_needs_one(name: str, drawn: str, other: str) -> None:
    g = game(in_play=name, deck="", discard=drawn).use(name)
    assert (g.A.hand, g.A.discard) == ([drawn], [])
    assert not game(in_play=name, deck="").can("use", name)


@card("apokolips")
def test_apokolips_draws_a_super_villain() -> None:
    g = game(in_play="Apokolips", deck="Trigon, Punch").use("Apokolips")
    assert g.A.hand == ["Trigon"]


# Oa


@card("oa")
@pytest.mark.parametrize(("villain", "drawn"), [("Graves", 0), ("Amazo", 1), ("Nekron", 1)])
def test_oa_draws_a_card_at_the_start_of_the_turn_if_the_top_super_villain_costs_ten_or_more(
    villain: str, drawn: int
) -> None:
    g = game(super_villains=villain, B_in_play="Oa", B_hand="Punch", B_deck="Kick, Raven").end_turn()
    assert g.active == "B"
    assert g.B.hand == ["Punch", "Kick"][: 1 + drawn]


@card("oa")
def test_oa_looks_at_the_top_of_the_stack_only() -> None:
    g = game(super_villains="Graves, Nekron", B_in_play="Oa", B_deck="Kick").end_turn()
    assert g.B.hand == []


@card("oa")
def test_oa_works_before_anything_else_and_only_once_in_the_turn() -> None:
    g = game(super_villains="Nekron", B_in_play="Oa", B_deck="Kick, Raven").end_turn()
    assert (g.asked, g.B.hand) == ("B main", ["Kick"])
    assert not g.can("use", "Oa")
    assert g.play("Kick").B.hand == []


@card("oa")
def test_oa_works_on_each_turn_of_its_player_and_on_no_other() -> None:
    g = game(super_villains="Nekron", in_play="Oa", deck="Punch*9", B_deck="Punch*5")
    g.end_turn()
    assert (g.active, len(g.A.hand), len(g.B.hand)) == ("B", 5, 0)
    g.end_turn()
    assert (g.active, len(g.A.hand)) == ("A", 6)


@card("oa")
def test_oa_does_nothing_on_the_turn_it_is_played() -> None:
    g = game(hand="Oa", super_villains="Nekron", deck="Punch*9").play("Oa")
    assert (g.asked, g.A.hand) == ("A main", [])
    assert not g.can("use", "Oa")


@card("oa")
def test_oa_draws_after_a_reshuffle() -> None:
    g = game(super_villains="Nekron", B_in_play="Oa", B_deck="", B_discard="Kick").end_turn()
    assert g.B.hand == ["Kick"]


@card("oa")
@pytest.mark.parametrize(("villain", "drawn"), [("Graves", 0), ("Amazo", 1)])
def test_oa_looks_for_super_villains_in_the_line_up_where_they_hide_in_the_main_deck(villain: str, drawn: int) -> None:
    line_up = f"Raven*3, {villain}, Talon*2"
    g = game(variants=["super-hidden"], line_up=line_up, B_in_play="Oa", B_deck="Kick*2").end_turn()
    assert len(g.B.hand) == drawn
