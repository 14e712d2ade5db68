"""What a search judges positions by: the same sums as in training, a chance for every side, and sense."""

from __future__ import annotations

import numpy as np
import pytest

from lineup.bots.deck import unended
from lineup.bots.features import SEAT, reading
from lineup.bots.guide import PlannerGuide
from lineup.bots.network import SEAT_INPUTS, inputs
from lineup.bots.prospects import NUMBERS, STANDS, prospects_for, shipped
from lineup.engine.state import State
from lineup.engine.view import view
from tests.bots.test_worths import some_turns
from tests.scenario import game

CONF = "confrontations"
GAMES = [("heroes-unite", 2), ("heroes-unite", 3), ("rivals-batman-joker", 2), (CONF, 2), (CONF, 4)]


def by_training(state: State) -> list[float]:
    """Each seat's prospect, out of the numbers a network is told."""
    found = prospects_for(state)
    seats, _ = inputs([reading(state)])
    stands = seats[0][:, STANDS : STANDS + len(SEAT)]
    return list(stands @ np.array(found.late) + unended(state) * (seats[0] @ np.array(found.early)))


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_seats_prospect_is_the_sum_that_was_fitted(name: str, players: int) -> None:
    state = some_turns(name, players)
    found = [prospects_for(state).of_seat(state, seat, unended(state)) for seat in range(players)]
    assert found == pytest.approx(by_training(state), abs=1e-9)
    assert NUMBERS == SEAT_INPUTS


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_chances_of_all_sides_are_one(name: str, players: int) -> None:
    state = some_turns(name, players)
    teams = state.setup.teams or range(players)
    chances = {side: prospects_for(state).chance(state, seat) for seat, side in enumerate(teams)}
    assert sum(chances.values()) == pytest.approx(1.0)


def test_every_kind_of_game_has_its_weights() -> None:
    for row in shipped().values():
        assert (len(row.late), len(row.early)) == (len(SEAT), NUMBERS)
    assert set(shipped()) == {"points", "points, many", "duel", "duel, stored", "duel, many", "teams"}


def test_a_better_deck_and_more_points_have_better_prospects() -> None:
    for deck, discard in (("Kick*5", "Jason Blood"), ("Punch*5", "Raven")):
        g = game(deck=deck, discard=discard, B_deck="Punch*5")
        first, second = (PlannerGuide(seat, "1").values(view(g.game.state, seat), [g.game.state])[0] for seat in (0, 1))
        assert first > 0.5 > second
