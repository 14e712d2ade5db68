"""Forecasts: what they say of games, that they grow, and that they are the same however they are played."""

from __future__ import annotations

import pytest

from lineup.games import make_choice
from lineup.lab.forecast.forecast import FEW, ForecastGame, Measure, Seated, make_forecasts, sum_up

DUEL = make_choice("heroes-unite", 2)
SOLO = make_choice("heroes-unite", 1, ["solo"])


def seen(
    turns: int = 30, first: float = 1.0, end: str = "super-villains", still: int = 0, longest: int = 0
) -> ForecastGame:
    return ForecastGame(
        turns, first, end, still, longest, (Seated(first, 40, ("Kick",)), Seated(1 - first, 40, ("Kick",)))
    )


def near(found: Measure, value: float) -> bool:
    return found.value == pytest.approx(value) and found.low < value < found.high


def test_length_beginning_and_stalls_are_summed_up_with_their_intervals() -> None:
    games = [seen(20 + n, float(n % 4 > 0), still=n, longest=n) for n in range(20)]
    found = sum_up(DUEL, games)
    assert found.games == 20
    assert near(found.turns, 29.5)
    assert (found.shortest, found.longest) == (22, 37)
    assert near(found.first, 0.75)
    assert found.fair == 0.5
    assert near(found.still, sum(range(20)) / sum(range(20, 40)))
    assert near(found.stalled, 16 / 20)  # two rounds of two players
    assert (found.won.value, found.called.value, found.cards) == (1.0, 0.0, ())


def test_games_nobody_won_and_games_without_an_end_are_told() -> None:
    lost = ForecastGame(21, 0.0, "clock", 0, 0, (Seated(0.0, 40, ()),))
    won = ForecastGame(18, 1.0, "super-villains", 0, 0, (Seated(1.0, 40, ()),))
    found = sum_up(SOLO, [lost, won, won, lost._replace(end="called")])
    assert near(found.won, 0.5)
    assert near(found.called, 0.25)
    assert found.fair == 1.0


def test_a_card_dominates_whose_owners_win_among_players_who_spent_as_much() -> None:
    games = []
    for n in range(4 * FEW):
        strong, weak = Seated(1.0, 40 + n % 3, ("Katana", "Nekron")), Seated(0.0, 40 + n % 3, ("Raven",))
        games.append(
            ForecastGame(30, float(n % 2), "super-villains", 0, 0, (strong, weak) if n % 2 else (weak, strong))
        )
    found = sum_up(DUEL, games)
    assert [each.card for each in found.cards] == ["Katana"]  # a Super-Villain is no card one buys for its text
    assert found.cards[0].more.low > 0.5
    spread = sum_up(
        DUEL, [game._replace(seats=tuple(seat._replace(owned=("Raven",)) for seat in game.seats)) for game in games]
    )
    assert spread.cards == ()


def test_a_forecast_grows_and_the_same_seed_gives_the_same() -> None:
    growing = list(make_forecasts(SOLO, "random", 12, "7"))
    assert [each.games for each in growing] == [10, 12]
    assert list(make_forecasts(SOLO, "random", 12, "7")) == growing
    assert growing[-1].to_json()["turns"] == {"value": 21.0, "low": 21.0, "high": 21.0}
    assert growing[-1].won.value == 0.0


@pytest.mark.slow
def test_the_number_of_processes_changes_no_forecast() -> None:
    assert list(make_forecasts(SOLO, "random", 40, "7", 2)) == list(make_forecasts(SOLO, "random", 40, "7", 1))
