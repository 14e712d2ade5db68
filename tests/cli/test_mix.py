"""`lineup mix`: what a mix comes to, its forecast, and what cannot be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.run import lineup, refused

SOLO = ("mix", "heroes-unite", "--variant", "solo", "--bot", "random", "--seed", "7")
PROGRAM = """
import json, sys

for line in sys.stdin:
    if json.loads(line)["type"] == "hello":
        reply = {"type": "hello", "version": 1}
    else:
        reply = {"type": "answer", "answer": 0}
    print(json.dumps(reply), flush=True)
"""


def test_a_mix_is_told_and_forecast_with_intervals() -> None:
    shown = " ".join(lineup(*SOLO, "--games", "10").out.split())
    assert "heroes-unite, 1 player" in shown
    assert "Our house rule: a clock of Weaknesses." in shown
    assert "10 games among random bots, seed 7; 95 % intervals in brackets" in shown
    assert "Length: 21.0 (21.0 to 21.0) turns" in shown
    assert "Won against the clock: 0 % (0 to 28)" in shown
    assert "Stalls: no card leaves the Line-Up in " in shown
    assert "Whoever begins" not in shown


def test_the_json_has_the_choice_and_the_forecast() -> None:
    found = lineup(*SOLO, "--games", "3", "--json").json
    assert (found["seed"], found["bot"], found["choice"]["variants"]) == ("7", "random", ["solo"])
    assert found["forecast"]["games"] == 3
    assert set(found["forecast"]["first"]) == {"value", "low", "high"}


def test_swaps_of_like_type_and_cost_are_proposed_without_a_game_played() -> None:
    found = lineup("mix", "confrontations", "--set", "rivals-batman-joker", "--games", "0", "--json").json
    assert found["forecast"] is None
    assert ["confrontations/ares", "rivals-batman-joker/superman"] in found["choice"]["swaps"]


def test_a_program_can_play_the_games_of_a_forecast(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    name = f"cmd: {sys.executable} {file}"
    solo = ("mix", "heroes-unite", "--variant", "solo", "--seed", "7", "--games", "2", "--bot", name)
    assert lineup(*solo, "--json").json["forecast"]["games"] == 2
    file.write_text("1 / 0", encoding="utf-8")
    failed = lineup(*solo)
    assert failed.code == 70
    assert 'Game 0 (seed "7 game 0") failed: The program "cmd: ' in failed.err


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("heroes-unite", "--players", "9"), ("2 to 5 players", "9")),
        (("heroes-unite", "--games", "-1"), ("--games -1",)),
        (("heroes-unite", "--bot", "casul"), ("casul", "casual")),
        (("heroes-unite", "--processes", "0"), ("--processes 0",)),
        (("rivals-shazam-black-adam", "--set", "rivals-batman-joker", "--players", "3"), ("2 or 4 players",)),
        (("heroes-unite", "--mix", "heroes-unite=Hero"), ("Villain",)),
        (("confrontations", "--rule", "clock=1"), ("Against the clock", "Confrontations", "stack of Super-Villains")),
        (("rivals-batman-joker", "--rule", "identity_assignment=draft"), ("2 players need 3 Characters",)),
    ],
)
def test_an_impossible_mix_is_one_sentence(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("mix", *args), *parts)
