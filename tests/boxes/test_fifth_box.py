"""A box is a folder: one dropped anywhere is played, explained, shown and simulated, and no code is touched for it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli import run

HERE = Path(__file__).parent
FOUR = ["heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with one box in it, which LINEUP_BOXES names."""
    place = tmp_path_factory.mktemp("boxes")
    shutil.copytree(HERE / "night-city", place / "night-city")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LINEUP_BOXES", str(place))
        yield place


@pytest.fixture(scope="module")
def visited(folder: Path) -> Any:
    """What the box does in a process that knows only the folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.boxes.visit", "night-city"],
        capture_output=True,
        encoding="utf-8",
        cwd=HERE.parents[1],
        env=dict(os.environ),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_is_one_more_game(visited: Any) -> None:
    assert visited["games"] == [*FOUR, "night-city"]


def test_it_is_played_to_the_end_by_its_own_rules(visited: Any) -> None:
    assert len(visited["scores"]) == 3
    assert visited["hands"] == 6
    assert visited["duel"] == [4, 2]  # for two players a Line-Up of four; the variant has two Super-Villains
    assert visited["replayed"]
    assert visited["watched"]


def test_its_clauses_explain_it_and_the_first_box_explains_the_rest(visited: Any) -> None:
    assert visited["reasons"]["play"] == "NC-PLAY-01"
    assert visited["reasons"]["end"] == "NC-PLAY-02"
    assert visited["reasons"]["defeat" if "defeat" in visited["reasons"] else "buy"].startswith("HU-")
    assert visited["refusals"] == {"hunt": "HU-HUNT-01", "over": "NC-END-01"}
    assert visited["found"] == ["NC-PLAY-01"]


def test_its_cards_and_rules_are_shown(visited: Any) -> None:
    page = visited["page"]
    assert (page["card"]["name"], page["set_title"]) == ("Night Lamp", "Night City")
    assert page["card"]["look"] == {"thing": "lantern"}
    assert [rule["id"] for rule in page["rules"]] == ["NC-PLAY-01"]
    assert visited["person"] == {
        "parts": ["cape", "hood", "domino", "star-emblem"], "suit": "#14142a", "trim": "#e8c14a",
    }  # fmt: skip
    assert visited["rules"] == ["NC-PLAY-01", "NC-PLAY-02", "NC-END-01"]


def test_it_is_offered_with_what_it_can_be_varied_by(visited: Any) -> None:
    offer = visited["offer"]
    assert (offer["title"], offer["short"], offer["players"]) == ("Night City", "Night", [2, 3, 4])
    assert offer["by_players"] == {"2": "a duel in a narrow street"}
    assert [each["id"] for each in offer["variants"]] == ["dusk"]
    assert [each["sets"] for each in offer["mixes"]] == [["heroes-unite"]]
    assert {each["name"] for each in offer["identities"]} >= {"Night Watch", "Lamplighter"}
    assert (offer["example_card"], offer["example_rule"]) == ("night-city/night-watch", "NC-PLAY-01")


def test_it_is_simulated_on_several_cores_and_mixed_with_others(visited: Any) -> None:
    assert visited["simulated"] == [4, 4, "night-city"]
    assert visited["mixed"] == ["heroes-unite", "night-city"]


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
def test_the_command_line_knows_it() -> None:
    assert "lineup play night-city --players 4" in run.process("play", "--help").out
    shown = run.process("games", "night-city").out
    assert "--variant dusk  Until dusk: two Super-Villains only" in shown
    assert "Fear of the Dark" in run.process("cards", "--game", "night-city").out
    assert "The night is over" in run.process("rules", "NC-END-01").out
    played = run.process("play", "night-city", "--seed", "7", stdin="why\nquit\n")
    assert (played.code, played.err) == (0, "")
    assert "NC-PLAY-01" in played.out


def test_a_folder_that_is_no_box_is_one_sentence_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(HERE / "night-city", tmp_path / "night-city")
    (tmp_path / "night-city/rules.toml").unlink()
    monkeypatch.setenv("LINEUP_BOXES", str(tmp_path))
    for command in (("games",), ("play",), ("simulate", "heroes-unite"), ("cards",), ("rules", "NC-END-01")):
        run.refused(run.process(*command), 'The box "night-city" has no rules.toml; a box is a folder with box.toml')
    assert run.process("--help").code == 0
