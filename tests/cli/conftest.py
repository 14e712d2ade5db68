"""A game to look back at; and saved games never reach the home of whoever runs the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup.game import Game, new_game


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where saved games go by default."""
    home = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "former"))
    return home


@pytest.fixture(scope="module")
def finished() -> Game:
    """A game of two people, played to its end."""
    game = new_game("heroes-unite", ["Ann", "Bob"], "7", ["hunt"], rules={"super_villains": 1})
    while game.ask:
        option = max(game.ask.options, key=lambda option: (option.verb == "buy", option.verb == "play"))
        game.answer(option)
    return game
