"""Games stepped at once in machine code are the games of `Course`: the same decisions, observations and returns."""

from __future__ import annotations

import numpy as np
import pytest

import lineup.envs
from lineup.bots import Clock, make_bot
from lineup.engine.profile import RuleError
from lineup.envs import arrays, vector
from lineup.envs.course import Course
from lineup.envs.game_arrays import GameArrays
from lineup.native.library import native_library

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(native_library() is None, reason="the native engine is not built"),
]


def _check_decision(games: GameArrays, courses: list[Course]) -> None:
    dense = games.write_dense()
    for number, course in enumerate(courses):
        assert games.seats[number] == course.seat
        assert games.legal[number, : games.legal_counts[number]].tolist() == list(course.legal)
        assert games.counts[number] <= games.places.shape[1]
        seen = games.eyes.observe_view(course.view(course.seat), course.question_to(course.seat))
        assert np.array_equal(dense[number], seen), np.flatnonzero(dense[number] != seen)


@pytest.mark.parametrize(
    ("game", "players", "variants", "rules"),
    [
        ("heroes-unite", 2, (), {"super_villains": 1}),
        ("heroes-unite", 3, ("synergy",), {"super_villains": 1}),
        ("heroes-unite", 5, ("hunt", "super-hidden"), {}),
        ("confrontations", 4, (), {}),
        ("rivals-batman-joker", 2, (), {}),
        ("rivals-shazam-black-adam", 2, (), {}),
    ],
)
def test_every_decision_is_the_one_of_a_course(
    game: str, players: int, variants: tuple[str, ...], rules: dict[str, int]
) -> None:
    games = arrays(game, 2, players, opponents=None, seed=3, width=512, variants=variants, rules=rules)
    dice = np.random.default_rng(1)
    dealt = [1, 1]
    courses = [Course(games.way, f"3 {number} 0") for number in range(2)]
    for _ in range(250):
        _check_decision(games, courses)
        choices = games.draw_choices(dice)
        ids = games.legal[np.arange(2), choices]
        games.step(choices)
        for number, course in enumerate(courses):
            course.act(int(ids[number]))
            assert games.terminated[number] == (course.over and not course.called)
            assert games.truncated[number] == course.called
            assert games.returns[number].tolist() == pytest.approx(course.returns())
            if course.over:
                courses[number] = Course(games.way, f"3 {number} {dealt[number]}")
                dealt[number] += 1
    assert games.failures == 0


def test_results_do_not_depend_on_threads_and_follow_from_the_seed() -> None:
    short = {"super_villains": 1}
    one, two, other = (
        arrays(count=6, seed=seed, threads=threads, rules=short) for seed, threads in ((5, 1), (5, 2), (6, 1))
    )
    dice = np.random.default_rng(2)
    for _ in range(400):
        choices = one.draw_choices(dice)
        one.step(choices)
        two.step(choices)
        assert np.array_equal(one.places, two.places)
        assert np.array_equal(one.values, two.values)
        assert np.array_equal(one.legal, two.legal)
        assert np.array_equal(one.returns, two.returns)
        assert set(one.seats) == {0}
    assert one.games == two.games > 0
    assert not np.array_equal(one.values, other.values)


def test_arrays_are_shared_without_copies() -> None:
    games = arrays(count=3)
    shared = np.from_dlpack(games.values)
    games.step(np.zeros(3, np.int32))
    assert np.shares_memory(shared, games.values)
    assert np.array_equal(shared, games.values)
    assert games.places[0].nbytes + games.values[0].nbytes <= 512


def test_opponents_that_do_not_play_inside_are_refused() -> None:
    with pytest.raises(RuleError, match="nobody but you"):
        arrays(opponents="search")


@pytest.mark.parametrize("dense", [False, True])
def test_gymnasium_steps_many_games(dense: bool) -> None:
    table = vector("heroes-unite", 4, rules={"super_villains": 1}, dense=dense)
    seen, info = table.reset(seed=3)
    ended = 0
    for _ in range(250):
        assert table.observation_space.contains(seen)
        ids = info["legal"][np.arange(4), table.games.draw_choices(table.np_random)]
        seen, rewards, terminated, truncated, info = table.step(ids)
        over = terminated | truncated
        assert np.all((rewards != 0) <= over)
        if over.any():
            ended += 1
            assert info["_final_obs"].tolist() == over.tolist()
            assert table.single_observation_space.contains(info["final_obs"][np.flatnonzero(over)[0]])
        if dense:
            assert np.array_equal(info["action_mask"].sum(axis=1), info["legal_counts"])
    assert ended


def test_an_action_that_is_not_legal_loses_the_game() -> None:
    table = vector("heroes-unite", 2, 3)
    _, info = table.reset(seed=1)
    illegal = next(id for id in range(1_000) if id not in info["legal"][1])
    _, rewards, terminated, _, _ = table.step(np.array([info["legal"][0, 0], illegal]))
    assert rewards.tolist() == [0.0, -1.0]
    assert terminated.tolist() == [False, True]
    assert table.games.returns[1].tolist() == [-1.0, 0.5, 0.5]


@pytest.mark.parametrize("game", ["heroes-unite", "confrontations"])
def test_casual_plays_inside_as_it_does_elsewhere(game: str) -> None:
    games = arrays(game, 1, opponents="casual", seed=4, width=512)
    way = games.way
    course, bots = Course(way, "4 0 0"), [make_bot("casual", seat, "4") for seat in range(way.players)]
    dice = np.random.default_rng(1)
    for _ in range(150):
        while not course.over and course.seat != 0:
            course.give_answer(course.ask_bot(bots[course.seat], Clock()))
        if course.over:
            break
        _check_decision(games, [course])
        choice = games.draw_choices(dice)
        course.act(int(games.legal[0, choice[0]]))
        games.step(choice)
    assert games.failures == 0


def test_a_second_call_is_as_good_as_the_first() -> None:
    for make in ("arrays", "vector"):
        for _ in range(2):  # the first one imports modules, which must not take the function's name
            assert getattr(lineup.envs, make)("heroes-unite", 2) is not None
