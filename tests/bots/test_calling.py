"""Games of programs that come no nearer to their end are called; no other game is."""

from __future__ import annotations

from random import Random

import pytest

from lineup import new_game
from lineup.bots import StalemateWatch, make_bot, play_out
from lineup.bots.hosting.stalemate import ANSWERS, ROUNDS
from lineup.engine import zones as z
from lineup.engine.machine import give_answer, start_game
from lineup.games import Choice, build_setup


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_called_after_a_hundred_rounds_without_a_card_from_the_deck(players: int) -> None:
    state = start_game(build_setup(Choice("heroes-unite", tuple("abcd"[:players]))), "idle")
    caller = StalemateWatch(state)
    answers = 0
    while not caller.is_called(state, answers):
        assert state.ask is not None
        give_answer(state, state.ask.options[-1])
        answers += 1
    assert state.turn == ROUNDS * players + 1


def test_every_new_least_of_deck_super_villains_and_characters_gives_another_hundred_rounds() -> None:
    state = start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "idle")
    caller = StalemateWatch(state)
    for turn in (150, 300):
        state.turn = turn
        state.zones[z.MAIN_DECK] = state.zones[z.MAIN_DECK][1:]
        assert not caller.is_called(state, turn)
    state.turn = 450
    state.zones[z.MAIN_DECK] += (0,)  # more than there were is no way to an end
    assert not caller.is_called(state, 450)
    state.turn = 500
    assert caller.is_called(state, 500)


def test_a_turn_that_goes_on_for_ever_is_called() -> None:
    state = start_game(build_setup(Choice("heroes-unite", ("a", "b"))), "idle")
    caller = StalemateWatch(state)
    assert not any(caller.is_called(state, answers) for answers in range(ANSWERS))
    assert caller.is_called(state, ANSWERS)


@pytest.mark.parametrize(
    ("game", "players"),
    [("heroes-unite", 3), ("confrontations", 2), ("rivals-batman-joker", 2), ("rivals-shazam-black-adam", 2)],
)
def test_casual_bots_are_never_called(game: str, players: int) -> None:
    setup = build_setup(Choice(game, tuple("abc"[:players])))
    for seed in range(3):
        state = start_game(setup, f"casual {seed}")
        decisions = play_out(state, [make_bot("casual", seat, str(seed)) for seat in range(players)])
        assert state.over
        assert not decisions.called


def test_people_are_never_called() -> None:
    """A game itself knows nothing of the rule: it goes on however long nothing happens."""
    game = new_game("heroes-unite", 2, "idle")
    dice = Random(1)
    while game.state.turn < 3 * ROUNDS:
        assert game.ask is not None
        ends = [option for option in game.ask.options if option.verb in ("end", "pass", "no")]
        game.answer(ends[0] if ends else dice.choice(game.ask.options))
    assert game.result is None
