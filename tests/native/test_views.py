"""The native engine sees what a seat sees, and re-deals what it does not see, as its Python does."""

from __future__ import annotations

import pytest

from lineup.engine.machine import give_answer, start_game
from lineup.native.diff import Chance
from lineup.native.views import find_difference
from tests.laws.checks import Setting, new_game, settings

pytestmark = pytest.mark.slow
MOST_ANSWERS = 1_000
EVERY = 23
SETTINGS = list(settings())[::3]


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in SETTINGS])
def test_views_and_re_deals_are_the_same(setting: Setting) -> None:
    state = start_game(new_game(setting, "native").state.setup, "views")
    chance = Chance(1)
    for at in range(MOST_ANSWERS):
        if at % EVERY == 0:
            seat = at // EVERY % (state.players + 1) - 1
            assert find_difference(state, seat, at) == "", f"position {at}, seat {seat}"
        if state.ask is None:
            break
        give_answer(state, state.ask.options[chance.choose(state.ask.options)])
