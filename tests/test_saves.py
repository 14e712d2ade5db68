"""Saves and logs of the last release: read, brought to the format of today, and played on.

tests/saves/format-1.json was written by the release whose saves had no number yet: games in the middle of each kind of
work that can be suspended, each with its log and its state.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lineup.engine.machine import advance_game, give_answer
from lineup.engine.saving import FORMAT, SaveError, digest_of, from_json, to_json
from lineup.engine.state import STATE_FIELDS, TEXT, Ask, State
from lineup.game import replay
from lineup.log import LogError

FORMER: list[dict[str, Any]] = json.loads((Path(__file__).parent / "saves" / "format-1.json").read_text("utf-8"))
EACH = [pytest.param(entry, id=entry["why"]) for entry in FORMER]


def asked_anew(state: State) -> Ask | None:
    """The question a state asks if it is asked again."""
    state = state.clone()
    state.ask = None
    advance_game(state)
    return state.ask


@pytest.mark.parametrize("entry", EACH)
def test_a_former_save_stands_where_its_log_leads_and_plays_on(entry: dict[str, Any]) -> None:
    game = replay(entry["log"])
    assert "format" not in entry["state"]
    state = from_json(game.state.setup, entry["state"])
    assert to_json(state) == to_json(game.state)
    assert digest_of(state) == game.digest
    for name in STATE_FIELDS:
        if name not in ("events", "stack", "work"):
            assert getattr(state, name) == getattr(game.state, name), name
    assert asked_anew(state) == state.ask
    dice = Random(1)
    other = game.state
    for _ in range(40):
        if state.ask is None:
            break
        at = dice.randrange(len(state.ask.options))
        give_answer(state, state.ask.options[at])
        assert other.ask is not None
        give_answer(other, other.ask.options[at])
        assert digest_of(state) == digest_of(other)


def test_among_the_former_saves_is_every_register_that_was_kept_otherwise() -> None:
    states = [from_json(replay(entry["log"]).state.setup, entry["state"]) for entry in FORMER]
    frames = [frame for state in states for frame in state.stack if frame.kind == TEXT]
    assert any(frame.begun for frame in frames)
    assert all(frame.chosen_type == 0 for frame in frames if frame.begun)
    assert any(frame.chosen_type for frame in frames)


def test_a_save_says_its_format_and_one_of_a_later_release_is_refused() -> None:
    game = replay(FORMER[0]["log"])
    data = to_json(game.state)
    assert data["format"] == FORMAT == 3
    assert to_json(from_json(game.state.setup, json.loads(json.dumps(data)))) == data
    with pytest.raises(SaveError, match=r"saved by a newer Line-Up \(format 4\)"):
        from_json(game.state.setup, data | {"format": FORMAT + 1})


def test_a_log_says_its_format_and_one_of_a_later_release_is_refused() -> None:
    log = replay(FORMER[0]["log"]).to_log()
    assert log.startswith("line-up log 1\n")
    with pytest.raises(LogError, match=r"written by a newer Line-Up \(format 2\)"):
        replay(log.replace("line-up log 1", "line-up log 2", 1))
