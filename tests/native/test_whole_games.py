"""Whole games among our own bots: the native engine answers every question as the bots do in Python."""

from __future__ import annotations

import pytest

import lineup.bots
from lineup.bots import CasualBot, RandomBot, make_bot, play_out
from lineup.engine.machine import start_game
from lineup.engine.state import Ask, Option, State
from lineup.native.games import NativeGame
from lineup.native.library import native_library
from tests.laws.checks import Setting, new_game, settings

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(native_library() is None, reason="The native engine is not built; `make fast` does it."),
]


@pytest.mark.parametrize("setting", [pytest.param(setting, id=setting.name) for setting in settings()])
def test_every_answer_is_the_same(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = new_game(setting, "native").state.setup
    names = ["random" if seat == 1 and len(setting.name) % 2 else "casual" for seat in range(setup.players)]

    def play(watched: bool) -> tuple[object, ...]:
        """Play the game and return all that came of it; what was asked and answered last."""
        state = start_game(setup, "deal")
        bots = [make_bot(name, seat, "seed") for seat, name in enumerate(names)]
        answers: list[tuple[Ask, Option]] = []

        def note(_: State, ask: Ask, option: Option) -> None:
            answers.append((ask, option))

        decisions = play_out(state, bots, watch=note if watched else None)
        dice = [bot.dice.getstate() for bot in bots if isinstance(bot, (CasualBot, RandomBot))]
        return decisions, dice, NativeGame.load(state).digest, answers

    watched, unwatched = play(watched=True), play(watched=False)
    monkeypatch.setattr(lineup.bots, "_play_natively", lambda state, bots: None)
    in_python = play(watched=True)
    assert watched[-1] == in_python[-1]
    assert watched == in_python
    assert unwatched[:-1] == in_python[:-1]
