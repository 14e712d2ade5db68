"""The course of a game says what its definitions promise: counted anew from the states and events of whole games."""

from __future__ import annotations

from functools import cache

import pytest

import lineup
from lineup.advice.chronicle import GameCourse, trace_course
from lineup.bots import make_bot, play_out
from lineup.engine import happenings as ev
from lineup.engine import zones as z
from lineup.engine.queries import points_of, score_of, scored_cards
from lineup.game import Game

GAMES = [("heroes-unite", 3), ("confrontations", 4), ("rivals-shazam-black-adam", 2)]


@cache
def played(box: str, seats: int) -> tuple[Game, GameCourse]:
    """A game of bots, and its course."""
    game = lineup.new_game(box, seats, "7", rules={"hand_size": 7})
    play_out(game, [make_bot("casual", seat, "7") for seat in range(seats)])
    return game, trace_course(game)


def turn_starts(game: Game) -> dict[int, int]:
    """The number of answers given when each turn began."""
    found: dict[int, int] = {}
    for number in range(len(game.answers) + 1):
        found.setdefault(game.before(number).turn, number)
    return found


@pytest.mark.parametrize(("box", "seats"), GAMES)
def test_points_are_those_of_a_game_that_ended_after_the_turn(box: str, seats: int) -> None:
    game, found = played(box, seats)
    starts = turn_starts(game)
    assert [row.number for row in found.turns] == list(range(1, game.state.turn + 1))
    assert game.result is not None
    assert found.turns[-1].points == game.result.scores
    for row, following in zip(found.turns, found.turns[1:], strict=False):
        then = game.before(starts[following.number])
        assert row.points == tuple(score_of(then, seat) for seat in range(seats))
        assert following.at == starts[following.number]
        assert following.seat == then.active
    assert found.ending in [event.reason for event in game.events if isinstance(event, ev.Over)]


@pytest.mark.parametrize(("box", "seats"), GAMES)
def test_the_biggest_turn_is_the_one_with_the_most_power(box: str, seats: int) -> None:
    game, found = played(box, seats)
    power: dict[int, int] = {}
    turn = 0
    for event in game.events:
        if isinstance(event, ev.Turn):
            turn = event.number
        elif isinstance(event, ev.Powered):
            power[turn] = power.get(turn, 0) + event.amount
    assert {row.number: row.power for row in found.turns if row.power} == {at: n for at, n in power.items() if n > 0}
    for big in found.big_turns:
        own = [row for row in found.turns if row.seat == big.seat]
        assert big.power == max(row.power for row in own)
        assert big.turn == next(row.number for row in own if row.power == big.power)
    assert [big.power for big in found.big_turns] == sorted((big.power for big in found.big_turns), reverse=True)


@pytest.mark.parametrize(("box", "seats"), GAMES)
def test_the_best_purchase_came_to_the_most_power_and_points(box: str, seats: int) -> None:
    game, found = played(box, seats)
    setup, last = game.state.setup, game.state
    sides = setup.teams or tuple(range(seats))
    active, worth, owner = -1, {}, {}
    for event in game.events:
        if isinstance(event, ev.Turn):
            active = event.seat
        elif isinstance(event, ev.Moved) and event.cause == "buy":
            owner[event.card], worth[event.card] = active, 0
        elif isinstance(event, ev.Powered) and event.card in owner and sides[owner[event.card]] == sides[active]:
            worth[event.card] += event.amount
    for card, seat in owner.items():
        if card in scored_cards(last, seat):
            worth[card] += points_of(last, seat, card)
    for best in found.purchases:
        own = {card: worth[card] for card, seat in owner.items() if seat == best.seat}
        assert best.power + best.points == max(own.values())
        assert best.card in [setup.faces[card] for card, value in own.items() if value == max(own.values())]
        before, after = game.before(best.at), game.before(best.at + 1)
        assert best.card in [
            setup.faces[card] for card in scored_cards(after, best.seat) if card not in scored_cards(before, best.seat)
        ]


@pytest.mark.parametrize(("box", "seats"), GAMES)
def test_the_luckiest_draw_was_drawn_for_its_turn_and_beats_the_average(box: str, seats: int) -> None:
    game, found = played(box, seats)
    assert len(found.draws) == seats
    for draw in found.draws:
        then = game.before(draw.at)
        assert (then.turn, then.active) == (draw.turn, draw.seat)
        hand = [then.setup.faces[card] for card in then.zones[z.zone_of(draw.seat, z.HAND)]]
        assert set(hand) & set(draw.cards)  # Attacks and Defenses between the turns may have changed some of it
        assert draw.luck_of_draw > 0
    luck = [draw.luck_of_draw for draw in found.draws]
    assert luck == sorted(luck, reverse=True)


def test_an_open_game_and_one_without_answers_have_a_course_too() -> None:
    game = lineup.new_game(seed="7")
    assert trace_course(game).ending is None
    play_out(game, [make_bot("casual", seat, "7") for seat in range(2)], most=20)
    found = trace_course(game)
    assert found.turns
    assert found.turns[-1].number == game.state.turn
