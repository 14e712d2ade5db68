"""`lineup simulate`: the table, the JSON, and the same results whatever the number of processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import lineup, process, refused
from tests.cli.test_cards import FINE

SMALL = ("simulate", "heroes-unite", "--games", "10", "--seed", "7", "--bots", "random,random,random")


def steady(report: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the clock."""
    return {key: value for key, value in report.items() if key not in ("seconds", "decisions_per_second", "processes")}


def test_the_table_shows_wins_scores_turns_decisions_and_speed() -> None:
    shown = lineup(*SMALL, "--processes", "1")
    assert shown.code == 0
    assert "heroes-unite: 10 games, seed 7" in shown.out
    rows = [line.split() for line in shown.out.splitlines() if "random" in line]
    assert [row[:2] for row in rows] == [["1", "random"], ["2", "random"], ["3", "random"]]
    assert "Turns in a game: " in shown.out
    assert "Decisions in a game: " in shown.out
    assert "decisions a second, 1 process" in shown.out
    assert "\x1b" not in shown.out + shown.err


def test_the_json_has_the_documented_fields() -> None:
    report = lineup(*SMALL, "--processes", "1", "--json").json
    assert {"games", "decisions", "decisions_per_second", "wins", "scores", "turns"} <= set(report)
    assert report["games"] == 10
    assert sum(report["wins"]) == pytest.approx(10)
    assert len(report["scores"]) == 3
    assert report["decisions"] > 1000
    assert report["decisions_per_second"] > 0


def test_the_number_of_processes_changes_no_result() -> None:
    one = process(*SMALL, "--processes", "1", "--json")
    two = process(*SMALL, "--processes", "2", "--json")
    assert (one.code, two.code) == (0, 0)
    assert steady(one.json) == steady(two.json)


def test_variants_switches_and_sets_reach_the_games(tmp_path: Path) -> None:
    own = tmp_path / "my-cards.toml"
    own.write_text(FINE, encoding="utf-8")
    args = ("simulate", "heroes-unite", "--games", "2", "--bots", "casual,random", "--processes", "1")
    shown = lineup(*args, "--variant", "hunt", "--rule", "super_villains=1", "--set", own)
    assert shown.code == 0
    assert "heroes-unite (hunt, super_villains=1, with My Set): 2 games" in shown.out


def test_teams_boxes_characters_and_swaps_reach_the_games() -> None:
    shown = lineup(
        *("simulate", "confrontations", "--games", "2", "--bots", "casual,random,casual,random", "--processes", "1"),
        *("--set", "rivals-batman-joker", "--hero", "Batman", "--swap-in", "batman"),
    )
    assert shown.code == 0
    assert "confrontations (with Rivals: Batman vs The Joker): 2 games" in shown.out
    assert "Team A, seats 1 and 3: 100.0 %" in shown.out
    assert "Team B, seats 2 and 4: 0.0 %" in shown.out
    assert "Ended by: " in shown.out
    assert "share the win" not in shown.out


def test_mirrored_teams_have_their_wins_together() -> None:
    bots = ("--bots", "casual,random,casual,random", "--mirrored", "--processes", "1")
    shown = lineup("simulate", "confrontations", "--games", "2", "--seed", "1", *bots)
    assert "No. 1 and 3 together: 100.0 %" in shown.out
    assert "No. 2 and 4 together: 0.0 %" in shown.out


def test_games_are_kept_and_shards_put_together(tmp_path: Path) -> None:
    args = ("simulate", "rivals-batman-joker", "--games", "3", "--processes", "1")
    shown = lineup(*args, "--out", tmp_path / "run")
    assert shown.code == 0
    assert "Written: the tables in " in shown.out
    shown = lineup(*args, "--out", tmp_path / "run")
    assert "All of these games were there already; none was played." in shown.out
    assert "decisions a second" not in shown.out
    again = lineup(*args, "--out", tmp_path / "run", "--json")  # with the seed that the folder keeps
    assert sum(again.json["wins"]) == 3
    shards = [tmp_path / "one", tmp_path / "two"]
    for number, shard in enumerate(shards, 1):
        assert lineup(*args, "--seed", again.json["seed"], "--out", shard, "--shard", f"{number}/2").code == 0
    merged = lineup("merge", tmp_path / "all", *shards, "--json")
    assert merged.json == {"folder": str(tmp_path / "all"), "games": 3, "wins": again.json["wins"]}
    for file in (tmp_path / "run").iterdir():
        assert (tmp_path / "all" / file.name).read_bytes() == file.read_bytes()
    refused(lineup("merge", tmp_path / "new", shards[0]), "in 2 shards", "1/2")
    other = lineup(*args, "--seed", again.json["seed"], "--out", tmp_path / "run", "--shard", "1/2")
    refused(other, "were played with --shard none, not 1/2; name another folder")
    refused(lineup("merge", tmp_path / "new", tmp_path), "holds no games of lineup simulate")


@pytest.mark.parametrize("game", ["confrontations", "rivals-batman-joker", "rivals-shazam-black-adam"])
def test_every_game_is_simulated_with_the_same_fields(game: str) -> None:
    args = ("--games", "1", "--bots", "random,random", "--processes", "1", "--json")
    report = lineup("simulate", game, *args).json
    assert set(report) == set(lineup("simulate", "heroes-unite", *args).json)
    assert report["game"] == game


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (("confrontations", "--bots", "random,random,random,random,random"), ("5 seats", "2 to 4")),
        (("rivals-batman-joker", "--set", "rivals-shazam-black-adam"), ("Shazam! vs Black Adam", "RSB-COMB-01")),
        (("confrontations", "--hero", "Batgirl"), ("Batgirl", "Character")),
        (("heroes-unite", "--swap", "a=b"), ("swap", "none is mixed in")),
        (("heroes-untie",), ("heroes-untie", "heroes-unite")),
        (("heroes-unite", "--games", "0"), ("--games 0", "1")),
        (("heroes-unite", "--processes", "0"), ("--processes 0", "1")),
        (("heroes-unite", "--bots", "casul,random"), ("casul", "casual")),
        (("heroes-unite", "--bots", "casual"), ("1 seat", "2 to 5")),
        (("heroes-unite", "--bots", ""), ("empty",)),
        (("heroes-unite", "--seed", ""), ("seed",)),
        (("heroes-unite", "--variant", "hide"), ("hide", "super-hidden")),
        (("heroes-unite", "--rule", "hand_size=0"), ("hand_size", "1 to 10")),
        (("heroes-unite", "--set", "none.toml"), ("none.toml",)),
        (("heroes-unite", "--shard", "1/2"), ("--shard 1/2", "--out", "--seed")),
        (("heroes-unite", "--shard", "3/2", "--seed", "1", "--out", "run"), ('"3/2"', "2/3")),
        (
            ("heroes-unite", "--games", "2", "--shard", "3/3", "--seed", "1", "--out", "run"),
            ("2 games", "into 2 shards at most"),
        ),
        (("heroes-unite", "--mirrored", "--bots", "casual,casual"), ("All bots are the same", "--mirrored")),
        (("heroes-unite", "--out", "pyproject.toml"), ("pyproject.toml", "cannot be written to")),
        (("heroes-unite", "--mix", "x"), ('"x"', "SET=GROUP")),
    ],
)
def test_bad_input_is_one_sentence(args: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(lineup("simulate", *args), *parts)
