"""The command that looks for faults in thousands of games covers every game, teams and mixes, quick bots and search."""

from __future__ import annotations

from lineup.games import GAMES
from tools.measure.thousands import TURN, arena_of


def test_all_games_and_mixes_are_played_by_quick_bots_and_search() -> None:
    arena = arena_of(10_000, "1")
    assert {choice.game for choice in arena.ways.values()} == set(GAMES)
    assert any(choice.sets for choice in arena.ways.values())
    assert {len(choice.seats) for choice in arena.ways.values()} == {2, 3, 4, 5}
    assert set(arena.entrants) > {"random", "casual", "planner", "search"}
    assert arena.conditions.seconds == TURN
    assert arena.games * len(arena.ways) * len(arena.pairs) >= 10_000
