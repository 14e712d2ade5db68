"""A rules switch is one record: a line in the profile is all it takes to be offered, told and set."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lineup.engine import profile
from lineup.engine.profile import PLAIN_NOTE, SWITCHES

ROOT = Path(__file__).parents[1]
SWITCH = 'kept_cards: int = switch(0, "cards kept in hand", 0, 3, ours=True, note=SwitchNote({"rule": "stale"}))'
# Puts the line into the source of the profile before anything is loaded, then prints what the faces of the game show.
PROGRAM = """
import io, json, sys
from contextlib import redirect_stdout
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from tools.plain import source_only

class WithSwitch(SourceFileLoader):
    def get_code(self, name):
        source = self.get_data(self.path).decode().replace("    @property\\n", f"    {line}\\n\\n    @property\\n", 1)
        return compile(source, self.path, "exec")

class Finder(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "lineup.engine.profile":
            return spec_from_file_location(name, file, loader=WithSwitch(name, file))

file, line = sys.argv[1:]
sys.path_hooks.insert(0, source_only)  # the line is read from source, also where compiled modules lie beside it
sys.path_importer_cache.clear()
sys.meta_path.insert(0, Finder())

import msgspec
from lineup.cli import main
from lineup.game import new_game
from lineup.speech import Voice
from lineup.table.wire.catalogue import make_offer
from lineup.words.notes import notes_on

def run(args, typed=""):
    sys.argv, sys.stdin = ["lineup", *args.split()], io.StringIO(typed)
    out = io.StringIO()
    try:
        with redirect_stdout(out):
            main()
    except SystemExit:
        pass
    return " ".join(out.getvalue().split())

game = new_game("heroes-unite", 2, "switch", rules={"kept_cards": 2})
plain = new_game("heroes-unite", 2, "switch")
print(json.dumps({
    "offered": msgspec.to_builtins(make_offer("1").games[0].switches[-1]),
    "notes": [Voice()(note) for note in notes_on(game.choice, ())],
    "plain notes": [Voice()(note) for note in notes_on(plain.choice, ())],
    "listed": run("games heroes-unite"),
    "chosen": run("play --choose", "rule kept_cards=3\\nquit\\n"),
    "played": run("play --rule kept_cards=2 --seed 7", "quit\\n"),
    "refused": run("play --choose", "rule kept_cards=4\\nquit\\n"),
}))
"""


@pytest.fixture(scope="module")
def shown() -> dict[str, Any]:
    """The texts that the faces of the game show where the profile has one line more."""
    source = Path(profile.__file__).resolve().with_name("profile.py")
    command = [sys.executable, "-c", PROGRAM, str(source), SWITCH]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_page_of_a_new_table_offers_a_new_switch(shown: dict[str, Any]) -> None:
    assert shown["offered"] == {
        "key": "kept_cards",
        "default": "0",
        "values": ["0", "3"],
        "range": True,
        "meaning": "cards kept in hand",
        "ours": True,
    }


def test_the_terminal_lists_a_new_switch_takes_its_values_and_refuses_others(shown: dict[str, Any]) -> None:
    assert "kept_cards 0 house rule of ours: cards kept in hand (0 to 3)" in shown["listed"]
    assert "Chosen: kept_cards=3." in shown["chosen"]
    assert "The switch kept_cards goes from 0 to 3; 4 lies outside." in shown["refused"]


def test_players_are_told_of_a_new_switch_before_the_game(shown: dict[str, Any]) -> None:
    note = "Our house rule: cards kept in hand: 2. (COMMON-HOUSE-01)"
    assert (shown["notes"], shown["plain notes"]) == ([note], [])
    assert note in shown["played"]


def test_players_are_told_of_every_switch_that_no_rulebook_has() -> None:
    assert {key for key, each in SWITCHES.items() if each.ours and not each.note} == set()
    for key, each in SWITCHES.items():
        assert each.meaning
        assert each.note is None or each.note.key != PLAIN_NOTE or "rule" in each.note.clauses, key
