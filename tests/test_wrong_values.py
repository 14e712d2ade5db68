"""Impossible values are refused with a sentence; values of a wrong type raise TypeError."""

from __future__ import annotations

from typing import Any

import pytest

from lineup import LineUpError, Option, determinise, new_game
from lineup.engine.saving import digest_of
from lineup.game import Game


@pytest.fixture
def game() -> Game:
    return new_game(seed=7)


@pytest.mark.parametrize("seat", [2, 9, -2])
def test_a_seat_that_is_not_there_has_no_view(game: Game, seat: int) -> None:
    with pytest.raises(LineUpError, match=f"There is no seat {seat}; seats are numbered from 0 to 1"):
        game.view(seat)
    assert game.view(-1).seat == -1


def test_a_state_before_the_first_answer_or_after_the_last_is_not_there(game: Game) -> None:
    assert game.ask is not None
    game.answer(game.ask.options[0])
    assert game.before(1) is game.state
    with pytest.raises(
        LineUpError, match=r"There is no state -1; they run from 0 \(before the first answer\) to 1 \(now\)"
    ):
        game.before(-1)
    with pytest.raises(LineUpError, match="There is no state 2; they run from 0"):
        game.before(2)


@pytest.mark.parametrize("answer", [None, 3])
def test_an_answer_is_an_option_or_a_text(game: Game, answer: Any) -> None:
    with pytest.raises(TypeError, match=f"an answer is an option or its text, not {answer}"):
        game.answer(answer)
    assert game.answers == []


def test_after_the_end_there_is_nothing_to_describe() -> None:
    game = new_game(seed=7, rules={"super_villains": 1, "hand_size": 10})
    while game.ask is not None:
        option = next((each for each in game.ask.options if each.verb != "end"), game.ask.options[0])
        game.answer(option)
    with pytest.raises(LineUpError, match="The game is over; there is nothing to answer"):
        game.describe(Option(0, "end"))


def test_seeds_are_texts_or_numbers_wherever_they_are_given(game: Game) -> None:
    seen = game.view(0)
    assert digest_of(determinise(seen, 7)) == digest_of(determinise(seen, "7"))
    assert new_game(seed=7).digest == new_game(seed="7").digest


def test_seats_are_names_or_a_number_of_them() -> None:
    with pytest.raises(LineUpError, match="players = -1: at least one is needed"):
        new_game(seats=-1)
    with pytest.raises(TypeError, match="seats are a list of names, or just their number"):
        new_game(seats="Ann")
    with pytest.raises(TypeError, match=r"or just their number, not 2\.5"):
        new_game(seats=2.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("what", ["variants", "sets", "heroes"])
def test_what_is_listed_is_no_single_text(what: str) -> None:
    with pytest.raises(TypeError, match=f"{what} are a list of names, not 'hunt'"):
        new_game(**{what: "hunt"})  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", ["\x07", "\u202e", "\ud800"])
def test_names_and_seeds_hold_nothing_that_cannot_be_seen(bad: str) -> None:
    """A log with such a character could not be read either."""
    for wrong in ({"seats": [f"Ann{bad}", "Bob"]}, {"seed": f"7{bad}"}):
        with pytest.raises(LineUpError, match=f"holds the invisible character U\\+{ord(bad):04X}"):
            new_game(**wrong)
