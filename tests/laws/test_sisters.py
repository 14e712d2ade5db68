"""The laws hold in games with the made-up cards of the sister sets: clones, saves, logs, views and re-deals."""

from __future__ import annotations

import pytest

from tests.harness.budget import LONG
from tests.harness.scenario import SISTERS
from tests.laws.checks import Setting, check_game

SETS = sorted(file.stem for file in SISTERS.glob("*.toml"))
WAYS = [
    (2, "heroes-unite", ()),
    pytest.param(3, "heroes-unite", ("super-hidden",), marks=LONG),
    (4, "confrontations", ()),
]


@pytest.mark.parametrize(("players", "game", "variants"), WAYS)
@pytest.mark.parametrize("name", SETS)
def test_the_laws_hold_with_made_up_cards(name: str, players: int, game: str, variants: tuple[str, ...]) -> None:
    setting = Setting(players, variants, game=game, sister=name)
    for number in range(2):
        assert check_game(setting, f"sisters {number}", every=25, longest=250) > 50
