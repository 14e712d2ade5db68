"""A released box grows: logs made before play on as they were, with the cards of their time."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from lineup.language.editions import as_toml

HERE = Path(__file__).parent
STEPS = """
import json
import sys

import lineup
from tools.generate.former_edition import add_edition, former_edition

def log():
    game = lineup.new_game("night-city", 2, "grown")
    for _ in range(60):
        game.answer(game.ask.options[0])
    return [game.digest, game.to_log()]
"""


def run(boxes: Path, program: str, *arguments: str) -> Any:
    """Run a program in a process that knows the boxes of a folder; what it prints as JSON."""
    done = subprocess.run(
        [sys.executable, "-c", STEPS + program, *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=HERE.parents[1],
        env=os.environ | {"LINEUP_BOXES": str(boxes)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_new_card_a_new_copy_count_and_a_new_stack_leave_old_logs_as_they_were(tmp_path: Path) -> None:
    box = tmp_path / "night-city"
    shutil.copytree(HERE / "night-city", box)
    before, kept = run(tmp_path, "print(json.dumps(log()))")
    was = (box / "cards.toml").read_text(encoding="utf-8")
    data = tomllib.loads(was)
    lamp = {**data["card"][-1], "id": "searchlight", "name": "Searchlight", "copies": 3}
    data["card"].insert(3, lamp)  # in the middle, so that the cards behind it get other numbers
    data["card"].append({**data["card"][2], "id": "flare", "name": "Flare"})  # a second basic stack
    data["card"][2]["copies"] += 4
    (box / "cards.toml").write_text(as_toml(data), encoding="utf-8")
    entry = run(tmp_path, "print(json.dumps(former_edition('night-city', sys.argv[1])))", was)
    (box / "former.toml").write_text(entry, encoding="utf-8")
    assert 'absent = ["searchlight", "flare"]' in entry
    replay = """
game = lineup.replay(sys.argv[1])
print(json.dumps([game.digest, [card.id for card in game.state.setup.defs]]))
"""
    digest, cards = run(tmp_path, replay, kept)
    assert digest == before
    assert not {"searchlight", "flare"} & set(cards)
    today = run(tmp_path, "print(json.dumps(log()))")[1]
    assert {"searchlight", "flare"} <= set(run(tmp_path, replay, today)[1])


def test_an_edition_that_names_an_unknown_card_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    box = tmp_path / "night-city"
    shutil.copytree(HERE / "night-city", box)
    (box / "former.toml").write_text('[[edition]]\ndigest = "0"\nabsent = ["flashlihgt"]\n', encoding="utf-8")
    told = """
from lineup.language.editions import all_editions
try:
    all_editions("night-city")
except lineup.LineUpError as error:
    print(json.dumps(str(error)))
"""
    assert run(tmp_path, told) == (
        'night-city/former.toml, edition 1: there is no card "flashlihgt"; did you mean "flashlight"?'
    )
