"""`lineup.batch`: many games stepped together, the same on any number of processes, workers gone afterwards."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import lineup
from lineup import RuleError, View
from lineup.batch import Batch, BatchError, GameOutcome
from lineup.bots.hosting.stalemate import ROUNDS
from lineup.engine.state import Option
from lineup.engine.zones import HAND, zone_of
from lineup.games import first_game, make_choice
from tests.harness.budget import LONG

CHOICE = make_choice(first_game(), 2)
Picks = list[Option | int | None]


def spread_options(batch: Batch, step: int) -> Picks:
    """Some option of every open question, given as the option itself in every other game."""
    picks: Picks = []
    for number, ask in enumerate(batch.asks):
        if ask is None:
            picks.append(None)
            continue
        option = (number + 3 * step) % len(ask.options)
        picks.append(ask.options[option] if number % 2 else option)
    return picks


def hand_size(view: View) -> int:
    """An observation: how many cards the decider holds."""
    return sum(1 for card in view.zones[zone_of(view.seat, HAND)] if card >= 0)


def played(processes: int, steps: int, game: str) -> list[Any]:
    """The observations of a batch at every step."""
    told = []
    with Batch(make_choice(game, 2), range(7), observe=hand_size, processes=processes) as batch:
        for step in range(steps):
            told.append((batch.asks, batch.seen, batch.results))
            batch.step(spread_options(batch, step))
        told.append((batch.asks, batch.seen, batch.results))
    return told


@pytest.mark.parametrize("game", ["heroes-unite", pytest.param("rivals-batman-joker", marks=LONG)])
def test_the_number_of_processes_makes_no_difference(game: str) -> None:
    alone = played(1, 60, game=game)
    assert played(2, 60, game=game) == alone
    assert played(3, 60, game=game) == alone


def test_a_game_of_a_batch_is_the_game_of_its_seed() -> None:
    game = lineup.new_game("heroes-unite", 3, "b")
    with Batch(make_choice(first_game(), 3), seeds=["a", "b"], processes=1) as batch:
        for step in range(120):
            ask = batch.asks[1]
            while game.ask is not None and len(game.ask.in_order().options) == 1:
                game.answer(game.ask.in_order().options[0])
            assert ask == game.ask
            assert ask is not None
            picks = spread_options(batch, step)
            given = picks[1]
            game.answer(ask.options[given] if isinstance(given, int) else given)  # type: ignore[arg-type]
            batch.step(picks)


def test_finished_games_tell_their_outcome_and_are_left_alone() -> None:
    dice = Random(1)
    with Batch(CHOICE, seeds=range(3), processes=1) as batch:
        while not batch.over:
            batch.step([None if ask is None else dice.randrange(len(ask.options)) for ask in batch.asks])
        before = batch.results
        batch.step([None] * len(batch))
        assert batch.results == before
    assert all(isinstance(outcome, GameOutcome) and len(outcome.scores) == 2 and outcome.winners for outcome in before)


def test_every_question_handed_out_leaves_a_choice() -> None:
    with Batch(CHOICE, seeds=range(4), processes=1) as batch:
        for step in range(100):
            assert all(ask is None or len(ask.options) > 1 for ask in batch.asks)
            batch.step(spread_options(batch, step))


def test_workers_are_gone_when_the_batch_is_closed() -> None:
    before = multiprocessing.active_children()
    batch = Batch(CHOICE, seeds=range(4), observe=hand_size, processes=2)
    assert len(multiprocessing.active_children()) == len(before) + 2
    batch.close()
    assert multiprocessing.active_children() == before
    with pytest.raises(BatchError, match="The batch is closed"):
        batch.step([0] * 4)
    with pytest.raises(KeyboardInterrupt), Batch(CHOICE, seeds=range(4), observe=hand_size, processes=2):
        raise KeyboardInterrupt
    assert multiprocessing.active_children() == before


def explode(view: View) -> int:
    raise LookupError("no idea")


def test_workers_are_gone_when_an_observation_fails() -> None:
    before = multiprocessing.active_children()
    with pytest.raises(LookupError, match="no idea"):
        Batch(CHOICE, seeds=range(4), observe=explode, processes=2)
    assert multiprocessing.active_children() == before


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda asks: [0], "There are 3 games; 1 answers were given"),
        (lambda asks: [0, None, 0], "Game 1 has .* options, numbered from 0; None is not one of them"),
        (lambda asks: [0, 0, 99], "Game 2 has .* options, numbered from 0; 99 is not one of them"),
        (lambda asks: [0, 0, -1], "-1 is not one of them"),
        (lambda asks: [0, 0, True], "True is not one of them"),
        (lambda asks: [0, 0, 0.0], "0.0 is not one of them"),
        (lambda asks: [0, 0, "end"], "'end' is not one of them"),
        (lambda asks: [Option(0, "buy", 3), 0, 0], "Game 0 does not offer Option"),
    ],
)
def test_a_wrong_answer_is_named_and_no_game_goes_on(wrong: Callable[[Any], Sequence[Any]], why: str) -> None:
    with Batch(CHOICE, seeds=range(3), processes=1) as batch:
        before = batch.asks
        with pytest.raises(BatchError, match=why):
            batch.step(wrong(before))
        assert batch.asks == before


@pytest.mark.parametrize(
    ("arguments", "error", "why"),
    [
        ({"seeds": ()}, BatchError, "seeds is empty"),
        ({"processes": 0}, BatchError, "processes = 0"),
        ({"choice": make_choice("heroes", 2)}, RuleError, 'no game "heroes"'),
        ({"choice": make_choice("heroes-unite", 9)}, RuleError, "9"),
        (
            {"processes": 2, "observe": lambda view: None},
            BatchError,
            "observe must be a function of a module; <function",
        ),
    ],
)
def test_a_batch_that_cannot_be_says_why(arguments: dict[str, Any], error: type[Exception], why: str) -> None:
    with pytest.raises(error, match=why):
        Batch(**{"choice": make_choice("heroes-unite", 2), "seeds": range(2), **arguments})


def test_a_game_nobody_brings_nearer_to_its_end_is_called() -> None:
    with Batch(CHOICE, seeds=["idle", "other"], processes=1) as batch:
        for _ in range(20 * ROUNDS):
            batch.step([None if ask is None else len(ask.options) - 1 for ask in batch.asks])
            if batch.over:
                break
        for outcome in batch.results:
            assert outcome is not None
            assert outcome.called
            assert outcome.turns == 2 * ROUNDS + 1
            assert len(outcome.scores) == 2
