"""Answers tried by the native engine: in games dealt anew for a seat, played on quickly and judged."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Sequence
from math import nan
from typing import Any, NamedTuple

from lineup.engine.records import Option
from lineup.engine.rng import key_of
from lineup.engine.state import State
from lineup.engine.view import View
from lineup.native.games import NativeGame
from lineup.native.library import WORK_OUT
from lineup.native.views import ViewWriter

MOST_NUMBERS = 10_000  # of a view; one with more is left to Python


class Judgement(NamedTuple):
    """All that quick play and the judge of positions look up.

    `work_out` returns the worth of a definition to a seat's deck, kept or gained. `decks` holds, seat by seat, how many
    cards it owns, and these.
    """

    weights: array[float]  # defeat, knock, nerve, and the cards of a hand
    work_out: Callable[[int, int, int], float]  # 1 for kept, the seat, the definition
    cards: array[float]
    late: array[float]
    early: array[float]
    decks: array[int]


class NativeTrials:
    """Trials for a seat. `game` is any game that looks to it as the one it plays."""

    def __init__(self, game: NativeGame, seat: int, judgement: Judgement) -> None:
        self._game = game
        self._judgement = judgement  # the library reads what it holds
        self._functions = game.exported.library.functions
        self._ends: list[NativeGame] = []
        self._room = ctypes.create_string_buffer(self._functions.lineup_trials_size() + 8)
        setup = game.exported.setup
        self._gains, self._keeps = (array("d", [nan]) * (setup.players * len(setup.defs)) for _ in range(2))
        self._work_out = WORK_OUT(judgement.work_out)
        before = [_place_of(held) for held in (judgement.weights, self._gains, self._keeps)]
        behind = [_place_of(held) for held in (judgement.cards, judgement.late, judgement.early, judgement.decks)]
        self.is_ready = bool(
            self._functions.lineup_trials_begin(self._room, game.room, seat, *before, self._work_out, *behind)
        )

    def looks_like(self, view: View) -> bool:
        """Return whether the worlds look to the seat as a view does, in every number."""
        exported = self._game.exported
        expected = ViewWriter(exported.text_numbers).numbers_of_view(view)
        found = array("q", bytes(8 * MOST_NUMBERS))
        count = self._functions.lineup_view_dump(self._room, exported.library.numbers(found), MOST_NUMBERS)
        return found[:count] == expected

    def try_answers(
        self, world: str, options: Sequence[Option], assisting: bool, until: int
    ) -> tuple[list[float], int] | None:
        """Return the worth of each answer in one world and the decisions made in them; None where Python has to.

        `world` is the seed of a re-deal, and `until` the turn at whose beginning a game is judged.
        """
        rows = self._write_options(options)
        values = array("d", bytes(8 * len(options)))
        decisions = self._functions.lineup_trials_try(
            self._room,
            key_of(f"re-deal {world}"),
            _place_of(rows),
            len(options),
            assisting,
            until,
            _place_of(values),
        )
        return None if decisions < 0 else (values.tolist(), decisions)

    def play_on(
        self, world: str, option: Option, assisting: bool, until: Sequence[int]
    ) -> tuple[list[State], int] | None:
        """Return one world after an answer, at the beginning of each of some turns, and the decisions made on the way.

        None where Python has to play.
        """
        while len(self._ends) < len(until):
            self._ends.append(NativeGame(self._game.exported))
        rooms = [ctypes.addressof(end.room) for end in self._ends[: len(until)]]
        row = self._write_options([option])
        turns = array("q", until)
        decisions = self._functions.lineup_trials_play(
            self._room,
            key_of(f"re-deal {world}"),
            _place_of(row),
            assisting,
            self._game.exported.library.numbers(turns),
            len(until),
            (ctypes.c_void_p * len(rooms))(*rooms),
        )
        return None if decisions < 0 else ([end.to_state() for end in self._ends[: len(until)]], decisions)

    def try_confrontations(self, world: str, options: Sequence[Option], until: int) -> list[bool] | None:
        """Return whether confronting each seat defeats a Character in one world; None where Python has to."""
        rows = self._write_options(options)
        defeats = array("d", bytes(8 * len(options)))
        done = self._functions.lineup_trials_confront(
            self._room, key_of(f"re-deal {world}"), _place_of(rows), len(options), until, _place_of(defeats)
        )
        return list(map(bool, defeats)) if done else None

    def _write_options(self, options: Sequence[Option]) -> array[int]:
        texts = self._game.exported.text_numbers
        return array("h", [number for each in options for number in (each.seat, texts[each.verb], each.card, each.n)])


def _place_of(held: array[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(held.buffer_info()[0])
