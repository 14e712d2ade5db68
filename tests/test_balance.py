"""The balance table and how cards fare: mirrored deals, shares that add up, and a row for every way to play."""

from __future__ import annotations

import pytest

import lineup
from lineup.games import Choice
from lineup.lab.simulation.simulate import SimulationResult
from lineup.lab.simulation.tally import GameTally, PlayedGame
from tools.measure import balance, fares


def test_every_deal_is_played_once_for_each_first_player() -> None:
    title, choice = next(way for way in balance.WAYS if way[1].game == "rivals-batman-joker")
    row = balance.measured(title, choice, 2, processes=1)
    assert row.games == 4
    assert sum(row.ends.values()) == pytest.approx(1)
    assert 0 <= row.first <= 1
    assert row.fair == 0.5
    assert row.heroes is not None
    assert row.won == {"Batman": row.heroes, "The Joker": 1 - row.heroes}
    assert list(row.won.values()) == sorted(row.won.values(), reverse=True)
    assert row.turns[1] <= row.turns[0] <= row.turns[2]
    assert len(balance.cells(row)) == len(balance.HEADINGS)


def test_a_team_is_a_side() -> None:
    title, choice = next(way for way in balance.WAYS if way[1].swaps)
    row = balance.measured(title, choice, 1, processes=1)
    assert (row.games, row.fair) == (4, 0.5)


def test_the_lines_of_a_table_come_first_and_those_of_the_characters_below() -> None:
    title, choice = next(way for way in balance.WAYS if way[1].swaps)
    shares = {"Batman": 0.75, "Circe": 0.5, "Superman": 0.25}
    row = balance.Row(
        title, choice, 8, (70.0, 60, 80), {"knock-out": 0.25, "refill": 0.75}, 0.5, 0.5, 0.5, 33.0, shares
    )
    lines = list(balance.table([row]))
    assert (
        lines[2] == "| Confrontations with Batman | 4 | 8 | 70 (60 to 80) | 25 % | 75 % | 0 % | 50 % (50) | 50 % | 33 |"
    )
    assert lines[3:] == ["", "- Confrontations with Batman, 4 players: Batman 75, Circe 50, Superman 25"]


def test_a_side_with_more_seats_has_no_advantage() -> None:
    games = (
        PlayedGame((0,), (1, 0, 0), 9, 9, 9, 0, "refill", ("hero", "villain", "villain")),
        PlayedGame((1,), (0, 1, 0), 9, 9, 9, 0, "refill", ("hero", "villain", "villain")),
        PlayedGame((2,), (0, 0, 1), 9, 9, 9, 0, "refill", ("hero", "villain", "villain")),
        PlayedGame((2,), (0, 0, 1), 9, 9, 9, 0, "refill", ("hero", "hero", "hero")),
    )
    choice = Choice("confrontations", ("a", "b", "c"))
    result = SimulationResult(choice, ("casual",) * 3, "1", GameTally(), 1.0, 1, games)
    assert balance.hero_share([result]) == 0.5
    assert balance.hero_share([]) is None


def test_every_game_and_number_of_players_has_a_row() -> None:
    found = {(choice.game, len(choice.seats)) for _, choice in balance.WAYS}
    assert found >= {("heroes-unite", 2), ("heroes-unite", 5), ("confrontations", 3), ("confrontations", 4)}
    assert {game for game, _ in found} == {
        "heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam",
    }  # fmt: skip


def test_characters_and_cards_fare_as_their_games_came_out() -> None:
    found = fares.measured("rivals-batman-joker", "casual", 1, 2)
    assert found.games == sum(found.ends.values()) == 2
    assert {name: len(shares) for name, shares in found.characters.items()} == {"Batman": 2, "The Joker": 2}
    assert sum(map(sum, found.characters.values())) == 2
    assert all(0 < found.bought[name] <= found.offered[name] for name in found.bought)
    assert set(found.owned) <= {card.name for card in lineup.box("rivals-batman-joker").cards if card.stack == "main"}
    said = list(fares.lines(found))
    assert said[0].startswith("2 games of ")
    assert len(said) == 1 + 3 + 2 + 3 + len(found.offered)
