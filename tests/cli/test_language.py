"""A language with five sentences, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

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
def five(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_language("de", FIVE, tmp_path, monkeypatch)


def test_a_game_is_played_in_a_language_of_five_sentences_and_english() -> None:
    done = lineup("play", "--seed", "7", "--language", "de", stdin="all\nquit\n")
    assert done.code == 0
    assert "Zug beenden" in done.out
    assert " kaufen" in done.out
    assert "Type help for help." in done.out


def test_the_terminal_s_own_language_is_taken_if_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Zug beenden" in lineup("play", "--seed", "7", stdin="quit\n").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "end your turn" in lineup("play", "--seed", "7", stdin="quit\n").out


def test_the_sentences_of_the_language_are_counted() -> None:
    assert "German: 5 of 2," in lineup("games", "--language", "de").out
    assert "sentences; the rest is in English." in lineup("games", "heroes-unite", "--language", "de").out
    assert "sentences" not in lineup("games").out
