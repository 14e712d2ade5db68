"""The native engine measured: random games, copies, and threads side by side."""

from __future__ import annotations

from array import array
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time

from lineup.engine.rng import key_of
from lineup.lab.checks.speed import Speed, setup_of
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
