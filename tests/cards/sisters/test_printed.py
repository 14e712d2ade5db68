"""Made-up cards typed as cards are printed, each played at the table."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.language.sets import load
from tests.harness.scenario import SISTERS, Scenario
from tests.harness.scenario import game as laid_out

PRINTED = load(SISTERS.parent / "printed.toml")


def game(**zones: Any) -> Scenario:
    """A game with the cards of tests/sets/printed.toml."""
    return laid_out(sets=[PRINTED], **zones)


@pytest.mark.parametrize(("destroyed", "power"), [("Starbolt", 5), ("Raven", 0), ("", 1)])
def test_what_may_be_done_asks_what_the_card_was_and_pays_those_who_choose_not_to(destroyed: str, power: int) -> None:
    g = game(hand="Attic Sale", discard="Starbolt, Raven")
    g.play("Attic Sale")
    if destroyed:
        g.pick(destroyed)
    else:
        g.done()
    assert (g.power, g.destroyed) == (power, [destroyed] if destroyed else [])


def test_nothing_to_destroy_is_not_destroyed() -> None:
    g = game(hand="Attic Sale")
    g.play("Attic Sale")
    assert g.power == 1


@pytest.mark.parametrize("gone", [["Raven", "Katana"], ["Katana"], []])
def test_as_many_cards_are_replaced_as_were_destroyed(gone: list[str]) -> None:
    g = game(hand="Clean Sweep", line_up="Raven, Katana, Talon", main_deck="Kick, Starbolt, Batarang")
    g.play("Clean Sweep")
    for name in gone:
        g.pick(name)
    g.done()
    stayed = [name for name in ("Raven", "Katana", "Talon") if name not in gone]
    assert g.line_up == [*stayed, *["Kick", "Starbolt"][: len(gone)]]
    assert sorted(g.destroyed) == sorted(gone)


def test_the_main_deck_replaces_as_far_as_it_goes() -> None:
    g = game(hand="Clean Sweep", line_up="Raven, Katana, Talon", main_deck="Kick")
    g.play("Clean Sweep").pick("Raven").pick("Katana").pick("Talon")
    assert g.line_up == ["Kick"]


def test_one_of_two_is_chosen_where_a_card_says_if_you_choose_not_to() -> None:
    g = game(hand="Second Thoughts, Punch", deck="Kick")
    g.play("Second Thoughts").choose(2)
    assert (g.A.hand, g.A.discard) == (["Punch", "Kick"], [])
    g = game(hand="Second Thoughts, Punch", deck="Kick")
    g.play("Second Thoughts").choose(1)
    assert (g.A.hand, g.A.discard) == ([], ["Punch"])


def test_a_card_shown_as_a_defense_stays_in_hand() -> None:
    g = game(hand="Yellow Lantern Corps Power Ring", B_hand="Second Thoughts, Punch")
    g.play("Yellow Lantern Corps Power Ring").defend("Second Thoughts")
    assert sorted(g.B.hand) == ["Punch", "Second Thoughts"]


def test_the_first_of_each_turn_draws() -> None:
    g = game(in_play="Lookout Post", hand="Batarang*2", deck="Kick, Raven")
    g.play("Batarang")
    assert g.A.hand == ["Batarang", "Kick"]
    g.play("Batarang")
    assert g.A.hand == ["Kick"]


@pytest.mark.parametrize("top", [True, False])
def test_him_is_the_card_bought_and_the_power_is_for_playing_it(top: bool) -> None:
    g = game(hand="Return Ticket")
    g.play("Return Ticket")
    assert g.power == 3
    g = game(hand="Starbolt*3", line_up="Return Ticket", deck="Punch")
    for _ in range(3):
        g.play("Starbolt")
    g.buy("Return Ticket")
    (g.yes if top else g.no)()
    assert g.power == 0
    assert (g.A.deck[0] == "Return Ticket") is top


@pytest.mark.parametrize(("hand", "power"), [("Rising Tide", 1), ("Rising Tide, Raven", 4), ("Raven, Rising Tide", 4)])
def test_the_greater_power_comes_as_soon_as_the_condition_holds(hand: str, power: int) -> None:
    g = game(hand=hand, deck="")
    for name in hand.split(", "):
        g.play(name)
    assert g.power - ("Raven" in hand) == power


def test_two_abilities_of_a_super_hero_stand_on_one_line() -> None:
    g = game(heroes=["Twin Hunter"], hand="Talon, Brother Blood, Raven", deck="")
    g.play("Brother Blood").pass_all()
    assert g.power == 5
