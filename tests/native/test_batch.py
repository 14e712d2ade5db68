"""`lineup.batch` in machine code: the same games as in Python, on any number of threads, gone on with where it must."""

from __future__ import annotations

from typing import Any

import pytest

from lineup import View
from lineup.batch import Batch
from lineup.games import Choice, make_choice
from lineup.language.sets import read_set
from tests.native.test_native import BEYOND_A_NUMBER, WITHOUT_END

pytestmark = pytest.mark.slow


def look_at_nothing(view: View) -> None:
    """An observation, which makes the games be played in Python."""


def played(choice: Choice, threads: int, steps: int, native: bool = True) -> list[Any]:
    """What a batch tells at every step."""
    told: list[Any] = []
    with Batch(choice, range(5), observe=None if native else look_at_nothing, processes=threads) as batch:
        assert batch.is_native == native
        for step in range(steps):
            counts = list(batch.option_counts)
            if step % 7 == 0:  # asking for questions in between changes nothing
                told.append((batch.asks, batch.results))
            told.append(counts)
            batch.step([(number + 3 * step) % count if count else None for number, count in enumerate(counts)])
        told.append((batch.asks, batch.results))
    return told


@pytest.mark.parametrize(("game", "players"), [("heroes-unite", 3), ("confrontations", 4), ("rivals-batman-joker", 2)])
def test_a_native_batch_plays_the_games_of_python_on_any_number_of_threads(game: str, players: int) -> None:
    choice = make_choice(game, players)
    alone = played(choice, 1, 250)
    assert played(choice, 3, 250) == alone
    assert played(choice, 1, 250, native=False) == alone


@pytest.mark.parametrize("text", [BEYOND_A_NUMBER, WITHOUT_END])
def test_python_goes_on_with_games_that_do_not_fit(text: str, caplog: pytest.LogCaptureFixture) -> None:
    cards = {"punch": text, "vulnerability": "+1 Power. Discard a random card."}
    entry = '[set]\nid = "mine"\n'
    for card, words in cards.items():
        entry += f'[[card]]\noverrides = "heroes-unite/{card}"\ntext = "{words}"\n'
    choice = make_choice("heroes-unite", 2, sets=[read_set(entry, "mine.toml", custom=True)])
    with caplog.at_level("INFO"):
        alone = played(choice, 1, 300)
    assert "does not fit in the native engine; Python plays it on" in caplog.text
    assert played(choice, 2, 300) == alone
    assert played(choice, 1, 300, native=False) == alone
