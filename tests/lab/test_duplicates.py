"""Duplicate scores of the arena: the same seat of the same deal is compared, ties count half, faults lose."""

from __future__ import annotations

from math import inf, isinf
from typing import Any

import pytest

from lineup.games import Choice
from lineup.lab.arena.arena import Arena, Conditions, Meeting, MetGame
from lineup.lab.arena.duplicates import score_duplicates

WAY = "a way"
ARENA = Arena({WAY: Choice("heroes-unite", ("a", "b"))}, (("one", "two"),), 2, Conditions("1"))


def met(deal: int, sides: tuple[int, ...], scores: tuple[int, ...], **fault: Any) -> MetGame:
    """A game in which the seat with most points won."""
    bots = tuple(("one", "two")[side] for side in sides)
    meeting = Meeting(WAY, "one", "two", deal, sides[0], bots, sides)
    nothing = (0,) * len(sides)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return MetGame(meeting, winners, scores, 40, "x", 0, bots, nothing, nothing, nothing)._replace(**fault)


def test_luck_of_seat_and_deal_falls_on_both_alike() -> None:
    # Whoever sits first is 30 ahead; one is 4 better in either seat.
    games = [met(deal, sides, scores) for deal in (0, 1, 2) for sides, scores in (((0, 1), (34, 0)), ((1, 0), (26, 0)))]
    [score] = score_duplicates(ARENA, games)
    assert (score.deals, score.percent.mean, score.percent.error) == (3, 100.0, 0.0)
    assert (score.points.mean, score.points.error) == (4.0, 0.0)
    assert score.plain.error > 10
    assert score.to_json()["points"] == 4.0


def test_a_tie_counts_half_and_the_factor_compares_the_errors() -> None:
    level = [met(0, (0, 1), (20, 10)), met(0, (1, 0), (20, 10))]
    better = [met(1, (0, 1), (30, 10)), met(1, (1, 0), (14, 10))]
    [score] = score_duplicates(ARENA, [*level, *better])
    assert score.percent.mean == 75.0
    assert score.points.mean == 4.0
    assert score.factor == pytest.approx((score.plain.error / score.points.error) ** 2)


def test_a_fault_loses_its_deal_and_counts_for_no_points() -> None:
    games = [met(0, (0, 1), (20, 10), fault="crash", faulty=1, winners=(0,)), met(0, (1, 0), (20, 10))]
    [score] = score_duplicates(ARENA, games)
    assert (score.percent.mean, score.points.mean, score.points.error) == (100.0, -10.0, inf)
    assert score.factor == 0
    assert score.to_json()["points_error"] is None


def test_only_deals_played_from_all_seats_and_two_sides_are_compared() -> None:
    assert score_duplicates(ARENA, [met(0, (0, 1), (1, 2))]) == []
    assert score_duplicates(ARENA, [met(0, (0, 1, 1), (3, 2, 1)), met(0, (1, 0, 0), (3, 2, 1))]) == []
    teams = [met(0, (0, 1, 0, 1), (9, 1, 1, 2)), met(0, (1, 0, 1, 0), (9, 1, 1, 2))]
    [score] = score_duplicates(ARENA, teams)
    assert (score.percent.mean, score.points.mean) == (50.0, 0.0)
    assert isinf(score.percent.error)
