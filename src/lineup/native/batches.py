"""Many games in the native engine, stepped together by threads: a call into the library lets the others run."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from lineup.engine.definitions import Setup
from lineup.engine.records import Ask
from lineup.engine.rng import key_of
from lineup.engine.state import State
from lineup.native.games import NativeGame, export_setup

GAVE_UP: Final = -1  # in place of the number of options: the game did not fit


class LeftBehind(NamedTuple):
    """The position of a game before the answer that did not fit, for Python to go on from.

    `progress` is that of its StalemateWatch, and `answers` counts those given so far. There is no state where not even
    the first deal fits.
    """

    state: State | None
    progress: tuple[int, int, int, int]
    answers: int


class NativeOutcome(NamedTuple):
    """The end of a finished game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    turns: int
    called: bool


class NativeBatch:
    """Games of one setup, one for each seed. The number of threads changes no result.

    `counts` holds the number of options of each game's question, which leaves a choice; 0 where the game is over, and
    GAVE_UP where Python must go on from `leave_behind`.
    """

    def __init__(self, setup: Setup, seeds: Sequence[str], threads: int) -> None:
        self._exported = export_setup(setup)
        self._library = self._exported.library
        self._functions = self._library.functions
        self._players = setup.players
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, "lineup-batch") if threads > 1 else None
        self._room = NativeGame(self._exported)
        self._batch = ctypes.c_void_p(self._functions.lineup_held_new(self._exported.pointer, len(seeds)))
        counts = (ctypes.c_int32 * len(seeds)).from_address(self._functions.lineup_held_counts(self._batch))
        self.counts: memoryview[int] = memoryview(counts).cast("B").cast("i").toreadonly()
        keys = b"".join(map(key_of, seeds))
        self._share(lambda first: self._functions.lineup_held_deal(self._batch, first, threads, keys))

    def step(self, picks: Sequence[int]) -> None:
        """Answer every question with the option of a number; that of a game without one is not looked at."""
        numbers = (ctypes.c_int32 * len(self.counts)).from_buffer(array("i", picks))
        self._share(lambda first: self._functions.lineup_held_step(self._batch, first, self._threads, numbers))

    def ask(self, number: int) -> Ask | None:
        """Return the question of a game, for a program (`Ask.in_order`); None where it is over."""
        self._load(number)
        ask = self._room.ask
        return None if ask is None or self.counts[number] == 0 else ask.in_order()

    def outcome(self, number: int) -> NativeOutcome:
        """Return the end of a game that is over."""
        called = self._load(number)[5] != 0
        room = self._room
        scores = tuple(room.score(seat) for seat in range(self._players))
        return NativeOutcome(room.winners, scores, room.turn, called)

    def leave_behind(self, number: int) -> LeftBehind:
        """Return where a game stands that gave up."""
        answers, *progress, _, has_begun = self._load(number)
        state = self._room.to_state() if has_begun else None
        return LeftBehind(state, (progress[0], progress[1], progress[2], progress[3]), answers)

    def close(self) -> None:
        """Release the games and the threads."""
        if self._pool is not None:
            self._pool.shutdown()
        self.counts = memoryview(bytes(self.counts)).cast("i")
        self._functions.lineup_held_free(self._batch)

    def _load(self, number: int) -> array[int]:
        """Put a game into the room; return answers, progress, whether it was called, and whether it was dealt."""
        facts = array("q", bytes(8 * 7))
        self._functions.lineup_held_game(self._batch, number, self._room.room, self._library.numbers(facts))
        return facts

    def _share(self, work: Callable[[int], None]) -> None:
        """Let every thread do its share."""
        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(self._threads)))
