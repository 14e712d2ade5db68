"""Who begins, doubled Power, larger hands, and cards of further types."""

from __future__ import annotations

import pytest

import lineup
from lineup.language.sets import read_set
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, sister
from tests.harness.scenario import game as laid_out


def game(**zones: object) -> Scenario:
    return laid_out(sets=[sister("counts")], **zones)  # type: ignore[arg-type]


@rule("COMMON-FIRST-01")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_super_hero_that_goes_first_begins_wherever_it_sits(seed: str) -> None:
    for seat in range(3):
        heroes = ["Batgirl", "Red Tornado", "Hawkman"]
        heroes[seat] = "First in Line"
        new = lineup.new_game("heroes-unite", list("ABC"), seed, sets=[sister("counts")], heroes=heroes)
        assert new.state.first == new.state.active == seat


@rule("COMMON-FIRST-01")
@pytest.mark.parametrize("way", ["random", "draft"])
def test_the_switch_for_the_first_player_counts_more(way: str) -> None:
    heroes = ["Batgirl", "First in Line"]
    rules: dict[str, str | int | bool] = {"first_player": 0, "identity_assignment": way}
    new = lineup.new_game("heroes-unite", list("AB"), "x", sets=[sister("counts")], heroes=heroes, rules=rules)
    assert new.state.first == 0


@rule("COMMON-FIRST-01")
def test_of_a_stack_of_characters_only_the_one_on_top_goes_first() -> None:
    cards = '[[card]]\noverrides = "confrontations/superman-{}"\ntext = "You go first."\n'
    firsts = []
    for level in (1, 2):
        mine = read_set(f'[set]\nid = "mine"\n{cards.format(level)}', "mine.toml", custom=True)
        new = lineup.new_game("confrontations", 4, "1", sets=[mine], heroes=["Superman", "", "", ""])
        firsts.append(new.state.first)
    assert firsts == [0, 2]  # the lot falls on the third seat


@rule("COMMON-POWER-01")
def test_doubling_counts_the_power_there_is_and_nothing_that_comes() -> None:
    g = game(hand="Storm Front, Punch*2")
    g.play("Punch", "Storm Front", "Punch")
    assert g.power == 3


@rule("COMMON-HAND-01")
def test_extra_cards_belong_to_the_hand_drawn_at_the_end_of_the_turn() -> None:
    g = game(hand="Early Bird", deck="Punch*14")
    g.play("Early Bird")
    assert g.A.hand == []
    g.end_turn()
    assert len(g.A.hand) == 7
    g.end_turn().end_turn()
    assert len(g.A.hand) == 5


@rule("COMMON-ALSO-01")
def test_a_card_has_its_further_types_among_a_players_cards_and_nowhere_else() -> None:
    g = game(hand="Inquisitor", discard="Living Armor", line_up="Chameleon*2, Raven")
    g.play("Inquisitor")
    g.give(next(option for option in g.ask.options if option.n == lineup.engine.definitions.HERO))
    assert g.A.hand == ["Living Armor"]
    g = game(hand="Street Patrol", line_up="Chameleon*2")
    g.play("Street Patrol")
    assert g.power == 2
