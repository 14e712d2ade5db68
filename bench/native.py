"""The native engine measured: random games, copies, searches, environments, and threads side by side."""

from __future__ import annotations

from array import array
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time

import numpy as np

import lineup.envs
from lineup.bots import Clock
from lineup.bots.search.trials import Pace, try_out
from lineup.engine.rng import key_of
from lineup.lab.checks.speed import Speed, find_search_places, setup_of
from lineup.native.games import NativeGame, export_setup

DECISIONS = 50_000  # of one measurement
COPIES = 200_000


def play(game: str, players: int, seed: int, decisions: int = DECISIONS) -> Speed:
    """Play games at random inside the library until so many decisions are taken."""
    exported = export_setup(setup_of(players, game))
    room = exported.library.new_game()
    counts = array("q", bytes(8 * 4))  # unforced, forced, games, given up
    numbers = exported.library.numbers(counts)
    begin = process_time()
    exported.library.functions.lineup_play(room, exported.pointer, key_of(str(seed)), seed, decisions, numbers)
    return Speed(counts[0], counts[1], process_time() - begin)


def copy(players: int) -> tuple[float, int]:
    """Return the seconds of a copy in the middle of a game, and the bytes that are alive then."""
    game = NativeGame.deal(setup_of(players), "copies")
    for number in range(300):
        game.answer(number % game.option_count)
    functions, other = game.exported.library.functions, game.exported.library.new_game()
    begin = process_time()
    alive: int = functions.lineup_copy(other, game.room, COPIES)
    return (process_time() - begin) / COPIES, alive


def search(game: str, worlds: int, places: int = 6) -> float:
    """Return the simulated decisions a second of a search, at the decisions of `lab.checks.speed.measure_search`."""
    decisions, seconds = 0, 0.0
    for seen, ask, options, guide in find_search_places(game, places):
        begin = process_time()
        every = Pace(worlds=worlds, fewest=worlds + 1)
        decisions += try_out(
            seen, ask, options, guide, Clock(rollouts=worlds * len(options)), "search", every
        ).decisions
        seconds += process_time() - begin
    return decisions / seconds


def step_environments(game: str, seed: int, count: int = 256, steps: int = 200) -> Speed:
    """Step many environments at once with random actions; every seat is asked, and looks at all there is to see."""
    games = lineup.envs.arrays(game, count, opponents=None, seed=seed)
    dice = np.random.default_rng(seed)
    begin = process_time()
    for _ in range(steps):
        games.step(games.draw_choices(dice))
    return Speed(count * steps, 0, process_time() - begin)


def two_threads(decisions: int) -> float:
    """Return how many times faster two threads of Python play inside the library than one."""
    export_setup(setup_of(2))
    seconds = []
    for threads in (1, 2):
        with ThreadPoolExecutor(threads) as pool:
            begin = perf_counter()
            list(pool.map(lambda seed: play("", 2, seed, decisions // 4), range(4)))
            seconds.append(perf_counter() - begin)
    return seconds[0] / seconds[1]
