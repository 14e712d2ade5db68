"""A choice of game written down and read again is the same choice, and what cannot be read is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lineup
from lineup.games import Choice, ChoiceError, make_choice, read_choice, write_choice

OWN = """
[set]
id = "own"
title = "Own"

[[card]]
id = "lantern"
name = "Lantern"
type = "Equipment"
cost = 2
vp = 1
copies = 3
text = "+1 Power."
"""
LOGS = Path(__file__).parent / "logs"
CHOICES = [
    make_choice("heroes-unite", 3),
    make_choice(
        "heroes-unite", ["Ann", "Bob"], ["hunt"], rules={"super_villains": 6, "synergy": True}, heroes=["", "batgirl"]
    ),
    make_choice("heroes-unite", 2, half=2, half_seed="x", first_scores=[3, -1]),
    make_choice("confrontations", 4, sets=["rivals-batman-joker"], swaps=[["batwoman", "steel"]]),
    make_choice(
        "rivals-shazam-black-adam",
        2,
        sets=["rivals-batman-joker"],
        mix={"rivals-batman-joker": ["Hero"], "rivals-shazam-black-adam": ["Villain"]},
        other_half=True,
    ),
]


def through_json(choice: Choice) -> Choice:
    return read_choice(json.loads(json.dumps(write_choice(choice))))


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_written_down_is_read_as_the_same(choice: Choice) -> None:
    assert through_json(choice) == choice


def test_cards_of_your_own_are_written_down_with_the_choice(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    again = through_json(make_choice("heroes-unite", 2, sets=[str(file)]))
    file.unlink()
    assert [each.source for each in again.loaded] == [OWN]
    assert through_json(again) == again


@pytest.mark.parametrize("log", sorted(LOGS.glob("*.log")), ids=lambda log: log.stem)
def test_the_header_of_an_older_log_is_read(log: Path) -> None:
    head = json.loads(log.read_text(encoding="utf-8").splitlines()[1])
    choice = read_choice(head)
    assert (choice.game, list(choice.seats)) == (head["game"], head["seats"])
    assert through_json(choice) == choice


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("game", 1, "game should be a text; 1 is not."),
        ("seats", "Ann", 'seats should be a list of names; "Ann" is not.'),
        ("seats", ["\ud800"], r'seats should be a list of names; ["\ud800"] is not.'),
        ("rules", {"draw": 5}, 'rules should be switches with their values as text; {"draw": 5} is not.'),
        ("mix", {"own": "Hero"}, 'mix should be lists of groups by set; {"own": "Hero"} is not.'),
        ("other_half", 1, "other_half should be true or false; 1 is not."),
        ("half", True, "half should be a number; true is not."),
        ("half", 3, "half should be a number; 3 is not."),
        ("first_scores", [1.5], "first_scores should be a list of numbers; [1.5] is not."),
        ("swaps", [["a"]], 'swaps should be pairs of card names; [["a"]] is not.'),
        ("sets", [{"id": "own"}], 'sets should be a list of sets with their digests; [{"id": "own"}] is not.'),
        ("custom", ["own"], 'custom should be a list of sets with their texts; ["own"] is not.'),
        ("heroes", None, "heroes should be a list of names; null is not."),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(key: str, value: Any, said: str) -> None:
    written = {**write_choice(CHOICES[0]), key: value}
    with pytest.raises(ChoiceError) as wrong:
        read_choice(written)
    assert str(wrong.value) == said
    lines = lineup.new_game(seed="1").to_log().splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), key: value})
    with pytest.raises(lineup.LogError) as log:
        lineup.replay("\n".join(lines))
    unseen = "Line 2 holds the invisible character U+D800: the log was edited."
    assert str(log.value) == (unseen if "ud800" in said else f"Line 2, the header: {said}")


def test_only_what_former_releases_did_not_say_may_be_missing() -> None:
    written = write_choice(CHOICES[0])
    for key in written.keys() - {"other_half"}:
        with pytest.raises(ChoiceError, match=f"^{key} is missing[.]$"):
            read_choice({name: value for name, value in written.items() if name != key})
    del written["other_half"]
    assert read_choice(written) == CHOICES[0]
