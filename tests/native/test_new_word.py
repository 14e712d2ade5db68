"""A new word is one class: with nothing else changed it is translated, and both engines play it alike.

Where its Python has no counterpart, the check names the line and says what to write instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORD = '''

@dataclass(frozen=True)
class EachCardLeft(Amount):
    """Once for every card left in the deck."""

    counts = "defeated"

    def count(self, state: State, frame: Frame) -> int:
        return len(zone_cards(state, frame, "deck"))


word("per", PLAIN, "card left in @your deck")(EachCardLeft)
'''
COMPARE = '''
import sys
from lineup import new_game
from lineup.language.sets import read_set
from lineup.native.diff import compare_game
from lineup.native.games import export_setup

text = """
[set]
id = "mine"
[[card]]
overrides = "heroes-unite/punch"
text = "+1 Power for each card left in your deck."
"""
setup = new_game("heroes-unite", 2, "word", sets=[read_set(text, "mine.toml", custom=True)]).state.setup
exported = export_setup(setup)
print([compare_game(exported.library, exported, setup, seed).gave_up for seed in range(2)])
'''


BEYOND = WORD.replace(
    'return len(zone_cards(state, frame, "deck"))',
    """try:
            return len(zone_cards(state, frame, "deck"))
        except KeyError:
            return 0""",
)


def run_python(arguments: list[str], folder: Path, where: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=where, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_new_word_is_one_class(tmp_path: Path) -> None:
    source = tmp_path / "src"
    shutil.copytree(
        ROOT / "src", source, ignore=shutil.ignore_patterns("static", "built", "*.so", "__pycache__"), symlinks=True
    )
    words = source / "lineup/language/words/amounts.py"
    before = words.read_text("utf-8")
    where = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}
    words.write_text(before + BEYOND, "utf-8")
    done = run_python(["-m", "tools.native", "--check"], tmp_path, where)
    line = (before + BEYOND).splitlines().index("        try:") + 1
    assert done.returncode == 1
    assert done.stderr == (
        f"{words}:{line}: count: TryStmt is not part of the Python that is translated; "
        "ask first whether it can be done\n"
    )

    words.write_text(before + WORD, "utf-8")
    built = source / "lineup/native/built"
    translate = ["-m", "tools.native", "--level", "0", "--sources", str(tmp_path / "cpp"), "--to", str(built)]
    for arguments in (translate, ["-c", COMPARE]):
        done = run_python(arguments, tmp_path, where)
        assert not done.returncode, done.stderr
    assert done.stdout == "[0, 0]\n"
    assert "amounts_EachCardLeft_count" in (tmp_path / "cpp/rules.hpp").read_text()
