"""Answers that a search tries: the native engine finds every value that Python finds, to the last digit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lineup.bots import Clock, make_bot, own_ask
from lineup.bots.players.learned import NetworkGuide
from lineup.bots.search import search, trials
from lineup.bots.search.guide import PlannerGuide, SearchGuide
from lineup.bots.search.search import find_vain
from lineup.bots.search.trials import Pace, try_out
from lineup.engine.machine import give_answer, start_game
from lineup.engine.state import Ask
from lineup.engine.view import View, view
from lineup.native.library import native_library
from tests.laws.checks import Setting, new_game, settings

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(native_library() is None, reason="The native engine is not built; `make fast` does it."),
]
PACE = Pace(worlds=4, fewest=9)
TRIED = 6  # questions of each game
BETWEEN = 25  # questions


def try_answers(seen: View, ask: Ask, guide: SearchGuide) -> tuple[object, ...]:
    trial = try_out(seen, ask, list(ask.options[:5]), guide, Clock(rollouts=18), "s", PACE)
    values = [each.values for each in trial.tried]
    return find_vain(seen, ask), trial.simulations, trial.decisions, values


def led_by_planner(seat: int) -> SearchGuide:
    return PlannerGuide(seat, "s")


def led_by_network(seat: int) -> SearchGuide:
    """A guide that is shown the games themselves, at two turns."""
    return NetworkGuide(seat, "s", soon=False)


@pytest.mark.parametrize(
    ("setting", "guided"),
    [
        *[pytest.param(each, led_by_planner, id=each.name) for each in list(settings())[::8]],
        *[pytest.param(each, led_by_network, id=f"network, {each.name}") for each in list(settings())[3::24]],
    ],
)
def test_every_value_is_the_same(
    setting: Setting, guided: Callable[[int], SearchGuide], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = start_game(new_game(setting, "native").state.setup, "trials")
    bots = [make_bot("casual", seat, "s") for seat in range(state.players)]
    asked = tried = 0
    while state.ask is not None and tried < TRIED:
        ask = own_ask(state.ask)
        if len(ask.options) > 1:
            asked += 1
            if asked % (1 if ask.kind == "confront" else BETWEEN) == 0:
                tried += 1
                seen = view(state, ask.seat)
                found = try_answers(seen, ask, guided(ask.seat))
                with monkeypatch.context() as without:
                    for module in (search, trials):
                        without.setattr(module, "begin_native_trials", lambda view, play: None)
                    assert found == try_answers(seen, ask, guided(ask.seat))
        option = ask.options[0] if len(ask.options) == 1 else bots[ask.seat].choose(view(state, ask.seat), ask, Clock())
        give_answer(state, option)
