"""The casual bot knows what VP tokens and the pile under its Super Hero are good for."""

from __future__ import annotations

import pytest

from lineup.games import make_choice
from lineup.lab.simulation.simulate import simulate
from tests.bots.test_casual import go_on
from tests.harness.scenario import SISTERS
from tests.rules.common.laying import game


def test_it_pays_tokens_for_what_is_worth_more() -> None:
    g = game(hand="Bribe", tokens="A2", deck="Brother Blood*1, Katana, Starbolt")
    assert [go_on(g), go_on(g)] == ["play bribe", "yes"]


def test_it_does_not_throw_tokens_away_for_a_card_it_does_not_know() -> None:
    g = game(heroes=["Miser", "Batgirl"], tokens="A2", deck="Vulnerability*3", kicks="", line_up="Brother Blood")
    assert go_on(g) == "end"


def test_it_puts_junk_under_its_super_hero_and_keeps_what_is_good() -> None:
    g = game(hand="Safe Box, Vulnerability, Brother Blood")
    assert [go_on(g), go_on(g), go_on(g)][-1].startswith("pick hand:vulnerability") or g.A.under == ["Vulnerability"]
    g = game(hand="Safe Box, Brother Blood, Starbolt")
    while g.asked == "A main" and g.can("play"):
        go_on(g)
        if g.asked == "A pick":
            go_on(g)
    assert g.A.under == []


def test_it_steals_from_whoever_has_most() -> None:
    g = game(players=3, hand="Sleight", tokens="B1 C3", B_hand="Punch*4")
    assert [go_on(g), go_on(g)][-1] == "foe 2"


def test_it_counts_its_tokens_after_it_has_gained_some() -> None:
    g = game(hand="Pride, Lucky Coin", kicks="", line_up="Brother Blood")
    assert [go_on(g), go_on(g)] == ["play lucky-coin", "play pride"]
    assert g.power == 1


@pytest.mark.parametrize("bots", [["casual", "casual"], ["random", "casual", "random"]])
def test_whole_games_with_such_cards_come_to_an_end(bots: list[str]) -> None:
    played = simulate(make_choice("heroes-unite", len(bots), sets=[str(SISTERS / "mechanics.toml")]), bots, 6, "tokens")
    assert len(played.results) == 6
