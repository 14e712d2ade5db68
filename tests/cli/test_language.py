"""A language with five sentences, in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lineup import speech
from tests.cli.run import lineup
from tests.harness.languages import add_language

FIVE = """
term-stopped = Angehalten.
option-end = Zug beenden
option-buy = { $card } für { $cost } kaufen
list-and = { $first } und { $second }
board-turn = Zug { $number }
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the languages."""
    return add_language("nds", FIVE, tmp_path, monkeypatch).parents[1]


def test_a_game_is_played_in_a_language_of_five_sentences_and_english() -> None:
    done = lineup("play", "--seed", "7", "--language", "nds", stdin="all\nquit\n")
    assert done.code == 0
    assert "Zug beenden" in done.out
    assert " kaufen" in done.out
    assert "Type help for help." in done.out


def test_the_terminal_s_own_language_is_taken_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nds_DE.UTF-8")
    assert "Zug beenden" in lineup("play", "--seed", "7", stdin="quit\n").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "end your turn" in lineup("play", "--seed", "7", stdin="quit\n").out


def test_boxes_variants_and_switches_are_told_in_the_language_that_has_them(folder: Path) -> None:
    english = (folder / "en" / speech.CONTENT).read_text("utf-8")
    marked = re.sub(r"^(content-\S+ = )(.*)$", r"\1«\2»", english, flags=re.M)
    (folder / "nds" / "first.ftl").write_text(marked, "utf-8")
    shown = lineup("games", "confrontations", "--language", "nds", columns=0).out
    played = lineup("play", "--variant", "hunt", "--seed", "7", "--language", "nds", stdin="quit\n", columns=0).out
    assert "Now: «Heroes Unite» with" in played
    assert "Variants: «Super-Villain Hunt»." in played
    assert "confrontations  «Confrontations»: «two teams of two" in shown
    assert "--players 2  «a duel; an Assist card" in shown
    assert "--variant draft  «Draft of Characters» (house rule of ours): «players choose from" in shown
    assert "--swap-in batman  «Batman joins a team with his cards»" in shown
    assert "«cards drawn for a new hand» (1 to 10)" in shown


def test_the_sentences_of_the_language_are_counted() -> None:
    assert "Low German: 5 of 3," in lineup("games", "--language", "nds").out
    assert "sentences; the rest is in English." in lineup("games", "heroes-unite", "--language", "nds").out
    assert "sentences" not in lineup("games").out
