"""A game can be looked at and taken back to any of its answers, though it keeps few of its states."""

from __future__ import annotations

import random

import pytest

from lineup.engine.saving import digest_of
from lineup.game import FAR, NEAR, Game, new_game
from lineup.language.sets import BOXES


def played(box: str) -> tuple[Game, list[str]]:
    """A game well past what it keeps whole, handed on by clones now and then, and how it stood before each answer."""
    game, dice, stood = new_game(box, seed=5), random.Random(5), []
    while len(game.answers) < 3 * FAR // 2 + NEAR:
        stood.append(game.digest)
        if dice.random() < 0.3:
            game = game.clone()
        assert game.ask is not None
        game.answer(dice.choice(game.ask.options))
    return game, stood


@pytest.mark.parametrize("box", BOXES)
def test_every_state_of_a_long_game_is_as_it_was_and_most_are_not_kept(box: str) -> None:
    game, stood = played(box)
    assert [digest_of(game.before(number)) for number in range(len(stood))] == stood
    assert [digest_of(game.before(number)) for number in reversed(range(len(stood)))] == stood[::-1]
    assert sum(state is not None for state in game._before) <= NEAR + len(stood) // FAR + 1


def test_all_of_a_long_game_can_be_taken_back_and_given_again() -> None:
    game, stood = played(next(iter(BOXES)))
    end, lines = game.digest, game.answers[:]
    other = game.clone()
    while game.answers:
        game.undo()
        assert game.digest == stood[len(game.answers)]
    for line in lines:
        game.repeat(line)
    assert game.digest == other.digest == end


def test_who_goes_by_another_name_does_so_in_states_that_are_played_again() -> None:
    game, _ = played(next(iter(BOXES)))
    game.before(1)
    game.rename(1, "Robin")
    assert {game.before(number).setup.seats[1] for number in range(len(game.answers) + 1)} == {"Robin"}
