"""What a search judges positions by: the same sums as in training, a chance for every side, and sense."""

from __future__ import annotations

import numpy as np
import pytest

from lineup.bots.judging.deck_value import part_left
from lineup.bots.judging.features import SEAT, read_position
from lineup.bots.judging.network import SEAT_INPUTS, network_inputs
from lineup.bots.judging.win_chances import NUMBERS, STANDS, load_prospects, prospects_for
from lineup.bots.search.guide import PlannerGuide
from lineup.engine.state import State
from lineup.engine.view import view
from tests.bots.test_worths import some_turns
from tests.harness.scenario import game

CONF = "confrontations"
GAMES = [("heroes-unite", 2), ("heroes-unite", 3), ("rivals-batman-joker", 2), (CONF, 2), (CONF, 4)]


def by_training(state: State) -> list[float]:
    """Each seat's prospect, computed from the input numbers of a network."""
    found = prospects_for(state)
    seats, _ = network_inputs([read_position(state)])
    stands = seats[0][:, STANDS : STANDS + len(SEAT)]
    return list(stands @ np.array(found.late) + part_left(state) * (seats[0] @ np.array(found.early)))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_seats_prospect_is_the_sum_that_was_fitted(name: str, players: int) -> None:
    state = some_turns(name, players)
    found = [prospects_for(state).seat_prospect(state, seat, part_left(state)) for seat in range(players)]
    assert found == pytest.approx(by_training(state), abs=1e-9)
    assert NUMBERS == SEAT_INPUTS


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_chances_of_all_sides_are_one(name: str, players: int) -> None:
    state = some_turns(name, players)
    teams = state.setup.teams or range(players)
    chances = {side: prospects_for(state).win_chance(state, seat) for seat, side in enumerate(teams)}
    assert sum(chances.values()) == pytest.approx(1.0)


def test_every_kind_of_game_has_its_weights() -> None:
    for row in load_prospects().values():
        assert (len(row.late), len(row.early)) == (len(SEAT), NUMBERS)
    assert set(load_prospects()) == {"points", "points, many", "duel", "duel, stored", "duel, many", "teams"}


def test_a_better_deck_and_more_points_have_better_prospects() -> None:
    for deck, discard in (("Kick*5", "Jason Blood"), ("Punch*5", "Raven")):
        g = game(deck=deck, discard=discard, B_deck="Punch*5")
        first, second = (
            PlannerGuide(seat, "1").judge_states(view(g.game.state, seat), [g.game.state])[0] for seat in (0, 1)
        )
        assert first > 0.5 > second


def against_the_clock(
    weaknesses: int = 6, villains: str = "Trigon, Nekron", deck: str = "Kick*5", players: int = 1
) -> float:
    """The chance of the first seat."""
    alone = players == 1
    g = game(
        players=players,
        variants=["solo"] if alone else [],
        rules={} if alone else {"clock": "1"},
        weaknesses=f"Weakness*{weaknesses}",
        super_villains=villains,
        deck=deck,
        line_up="Katana",
    )
    return PlannerGuide(0, "1").judge_states(view(g.game.state, 0), [g.game.state])[0]


def test_who_plays_alone_has_a_chance_that_grows_with_the_time_the_deck_and_what_is_defeated() -> None:
    chance = against_the_clock()
    assert 0.0 < chance < 1.0
    assert against_the_clock(weaknesses=12) > chance
    assert against_the_clock(deck="Punch*5") < chance
    assert against_the_clock(villains="Trigon") > chance
    assert against_the_clock(weaknesses=0) == 0.0  # one turn for two Super-Villains
    assert against_the_clock(weaknesses=0, villains="Trigon") > 0.0


def test_several_who_race_the_clock_win_only_in_time() -> None:
    assert against_the_clock(weaknesses=0, players=2) == 0.0
    assert 0.0 < against_the_clock(weaknesses=3, players=2) < against_the_clock(weaknesses=12, players=2) < 1.0
