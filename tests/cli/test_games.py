"""`lineup games`: what can be played and how its rules can be set."""

from __future__ import annotations

from lineup.commands.games import MEANINGS
from lineup.engine.profile import SWITCHES
from lineup.games import GAMES
from tests.cli.run import lineup, refused


def test_every_game_is_listed_with_its_variants() -> None:
    shown = lineup("games")
    assert shown.code == 0
    for info in GAMES.values():
        assert info.id in shown.out
        for variant in info.variants:
            assert f"--variant {variant.id}" in shown.out
            assert variant.title in shown.out


def test_one_game_shows_every_rules_switch_with_value_and_meaning() -> None:
    shown = " ".join(lineup("games", "heroes-unite").out.split())
    for key in SWITCHES:
        assert f" {key} " in shown
        assert MEANINGS[key] in shown
    assert "super_villains 8 Super-Villains in the stack (1 to 12)" in shown


def test_no_switch_is_left_without_a_meaning() -> None:
    assert set(MEANINGS) == set(SWITCHES)


def test_the_json_of_the_games() -> None:
    (game,) = lineup("games", "heroes-unite", "--json").json
    assert (game["id"], game["players"]) == ("heroes-unite", [2, 5])
    assert [variant["id"] for variant in game["variants"]] == ["synergy", "hunt", "super-hidden"]
    assert game["rules"]["hand_size"] == {
        "default": 5,
        "values": "1 to 10",
        "meaning": "cards drawn for a new hand",
    }


def test_an_unknown_game_is_named() -> None:
    refused(lineup("games", "heroes"), "heroes", "heroes-unite")
