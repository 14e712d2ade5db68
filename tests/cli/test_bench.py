"""`lineup bench`: measurements with what they are compared with."""

from __future__ import annotations

import pytest

from lineup.builds import BUILD
from lineup.commands.lab.bench import write_comparison
from lineup.lab.checks.speed import MeasuredRow, other_games
from tests.cli.run import lineup

ROWS = [
    MeasuredRow("random decisions", 30_000.0, "/s"),
    MeasuredRow("clone of a game", 2e-6, "s", "copy.deepcopy", 3e-4, 150.0, "100 or more"),
]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.commands.lab.bench.measure_install", lambda quick, say: [say("clones"), *ROWS][1:])


@pytest.mark.usefixtures("measured")
def test_the_table_shows_each_number_with_what_it_is_compared_with() -> None:
    shown = lineup("bench")
    assert shown.code == 0
    text = " ".join(shown.out.split())
    assert "random decisions 30,000 /s" in text
    assert "clone of a game 2.00 µs copy.deepcopy 300.00 µs: ratio 150; goal 100 or more" in text
    assert f"This is the {BUILD} build." in text


@pytest.mark.usefixtures("measured")
def test_the_json_is_a_list_of_rows() -> None:
    shown = lineup("bench", "--json")
    assert shown.json[1] == {
        "what": "clone of a game",
        "ours": 2e-6,
        "unit": "s",
        "than": "copy.deepcopy",
        "theirs": 3e-4,
        "ratio": 150.0,
        "goal": "100 or more",
    }


def test_a_small_ratio_keeps_its_decimals() -> None:
    assert write_comparison(MeasuredRow("a", 1.0, "s", "b", 2.0, 1.234)) == "b 2.00 s: ratio 1.23"


def test_the_other_games_are_measured_beside_heroes_unite() -> None:
    rows = list(other_games(1, 60, lambda what: None))
    assert [row.what for row in rows] == [
        f"unforced random decisions, {game}, {players} players"
        for game, players in (
            ("confrontations", 2),
            ("confrontations", 3),
            ("confrontations", 4),
            ("rivals-batman-joker", 2),
            ("rivals-shazam-black-adam", 2),
        )
    ]
    for row in rows:
        assert row.theirs is not None
        assert row.ratio == row.ours / row.theirs
        assert row.goal == "at least 0.67"


@pytest.mark.slow
@pytest.mark.long
def test_this_installation_can_be_measured() -> None:
    assert {row["unit"] for row in lineup("bench", "--quick", "--json").json} == {"/s", "s", "B"}
