"""Many games stepped at once in machine code: observations and legal actions lie in arrays that are never copied.

An observation is the row of `seeing.Eyes`, told by what is not 0 in it: `places[i, :counts[i]]` and `values[i,
:counts[i]]`. `legal[i, :legal_counts[i]]` are the ids of the actions that are legal, in the order of the options.
A game that ends is followed by the next one at once (`last_places`, `last_values` tell how it ended). Game k of
environment i is dealt from the seed, i and k alone, so results do not depend on the number of threads.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lineup.bots.hosting.stalemate import ANSWERS, ROUNDS
from lineup.engine import zones as z
from lineup.engine.profile import RuleError
from lineup.engine.purposes import NAME_CARD, NAME_TYPE
from lineup.engine.saying import say
from lineup.envs.actions import BARE, PLACELESS, SEATS, Action
from lineup.envs.course import Way, check_seat
from lineup.envs.seeing import KINDS, NUMBERS, Eyes
from lineup.native.exporting import Unsuitable
from lineup.native.games import export_setup
from lineup.native.library import Exported
from lineup.native.positions import NUMBERS as FIELDS

WIDTH: Final = 128  # entries of an observation: 512 bytes
WIDEST: Final = 512  # where no row may be too long
MOST_LEGAL: Final = 256
OPPONENTS: Final = ("random", "casual")  # bots that play inside
EVERY_SEAT: Final = -1
MODES: Final = ("bare", "seated", "placeless", "placed", "defending")
POINTERS: Final = (
    "words", "way", "slots", "seed", "actions", "places", "values", "counts", "legal", "legal_counts", "seats",
    "returns", "terminated", "truncated", "last_places", "last_values", "last_counts", "numbers",
)  # fmt: skip


class _Pointers(ctypes.Structure):
    """The addresses that the library is given: `Batch` of native/cpp/vector.hpp."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in POINTERS),
        *((name, ctypes.c_int32) for name in ("width", "most_legal", "learner", "by_id", "opponents")),
    )


class GameArrays:
    """`count` games, each at a decision of the learner; or of any seat, if no opponents play."""

    def __init__(self, way: Way, count: int, seat: int, opponents: str, seed: int, threads: int, width: int) -> None:
        self.way = way
        self.count = count
        self.eyes = Eyes(way.setup)
        self.seat = seat
        self.opponents = opponents
        self.width = width
        self._exported = export_setup(way.setup)
        self._functions = self._exported.library.functions
        self._table = lay_out_way(way, self.eyes, self._exported)
        players = way.players
        self.places: NDArray[np.uint16] = np.zeros((count, width), np.uint16)
        self.values: NDArray[np.int16] = np.zeros((count, width), np.int16)
        self.counts: NDArray[np.int32] = np.zeros(count, np.int32)
        self.legal: NDArray[np.int32] = np.full((count, MOST_LEGAL), -1, np.int32)
        self.legal_counts: NDArray[np.int32] = np.zeros(count, np.int32)
        self.seats: NDArray[np.int32] = np.zeros(count, np.int32)  # who decides
        self.returns: NDArray[np.float64] = np.zeros((count, players))  # of all seats, when a game ends
        self.terminated: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.last_places: NDArray[np.uint16] = np.zeros((count, width), np.uint16)
        self.last_values: NDArray[np.int16] = np.zeros((count, width), np.int16)
        self.last_counts: NDArray[np.int32] = np.zeros(count, np.int32)
        self._actions: NDArray[np.int32] = np.zeros(count, np.int32)
        self._slots = np.zeros(count * self._functions.lineup_batch_slot(), np.uint8)
        self._parts = self._share_out(min(threads, count))
        self._threads = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self._numbers: NDArray[np.int64] = np.zeros((len(self._parts), 8), np.int64)
        self._given = self._point()
        self.reset(seed)

    def _share_out(self, threads: int) -> list[tuple[int, int]]:
        ends = [self.count * part // threads for part in range(threads + 1)]
        return list(pairwise(ends))

    @property
    def decisions(self) -> int:
        """The decisions of all seats so far."""
        return int(self._numbers[:, 0].sum())

    @property
    def games(self) -> int:
        """The games that have ended."""
        return int(self._numbers[:, 1].sum())

    @property
    def failures(self) -> int:
        """The games that the native engine gave up; they are truncated, with a reward of 0."""
        return int(self._numbers[:, 2].sum())

    def reset(self, seed: int | None = None) -> None:
        """Deal the first game of each environment."""
        if seed is not None:
            self._seed = ctypes.create_string_buffer(str(seed).encode())
            for given in self._given:
                given.seed = ctypes.addressof(self._seed)
        self._slots[:] = 0
        self._run(self._functions.lineup_batch_begin)

    def step(self, choices: NDArray[Any]) -> None:
        """Answer each game with one of its legal actions, by its place in `legal`."""
        self._actions[:] = choices
        self._run(self._functions.lineup_batch_step)

    def act(self, ids: NDArray[Any]) -> None:
        """Answer each game by an action's id; one that is not legal loses the game there and then."""
        self._actions[:] = ids
        self._run(self._functions.lineup_batch_step, by_id=True)

    @property
    def rewards(self) -> NDArray[np.float64]:
        """The returns of the learner's seat."""
        return self.returns[:, max(self.seat, 0)]

    def draw_choices(self, dice: np.random.Generator) -> NDArray[np.int32]:
        """Choose among the legal actions of each game at random."""
        drawn: NDArray[np.int32] = (dice.random(self.count, np.float32) * self.legal_counts).astype(np.int32)
        return drawn

    def write_dense(self, into: NDArray[np.float32] | None = None, *, last: bool = False) -> NDArray[np.float32]:
        """Return the observations as rows of `Eyes`; with `last` those at the end of the latest games."""
        rows = np.empty((self.count, self.eyes.size), np.float32) if into is None else into
        held = (self.last_places, self.last_values) if last else (self.places, self.values)
        pointers = [ctypes.c_void_p(each.ctypes.data) for each in (*held, rows)]
        self._functions.lineup_batch_dense(*pointers, self.width, self.eyes.size, self.count)
        return rows

    def write_mask(self, into: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Return 1 for each action that is legal, 0 for the others."""
        mask = np.empty((self.count, len(self.way.actions)), np.int8) if into is None else into
        mask[:] = 0
        row, column = np.nonzero(self.legal >= 0)
        mask[row, self.legal[row, column]] = 1
        return mask

    def _point(self) -> list[_Pointers]:
        """Return the addresses of all arrays, for each thread's part."""
        held = {
            "slots": self._slots, "actions": self._actions, "places": self.places, "values": self.values,
            "counts": self.counts, "legal": self.legal, "legal_counts": self.legal_counts, "seats": self.seats,
            "returns": self.returns, "terminated": self.terminated, "truncated": self.truncated,
            "last_places": self.last_places, "last_values": self.last_values, "last_counts": self.last_counts,
        }  # fmt: skip
        addresses = {name: values.ctypes.data for name, values in held.items()}
        addresses["words"] = ctypes.addressof(self._exported.pointer.contents)
        addresses["way"] = self._table.buffer_info()[0]
        fixed = {
            "width": self.width, "most_legal": MOST_LEGAL, "learner": self.seat,
            "opponents": OPPONENTS.index(self.opponents),
        }  # fmt: skip
        return [_Pointers(**addresses, **fixed, numbers=numbers.ctypes.data) for numbers in self._numbers]

    def _run(self, function: Any, by_id: bool = False) -> None:
        for given in self._given:
            given.by_id = by_id
        parts = [(ctypes.byref(given), *part) for given, part in zip(self._given, self._parts, strict=True)]
        if self._threads is None:
            function(*parts[0])
        else:  # a call of the library leaves the others running
            list(self._threads.map(lambda part: function(*part), parts))


def deal_games(
    way: Way,
    count: int,
    seat: int = 0,
    opponents: str | None = "random",
    seed: int = 0,
    threads: int = 1,
    width: int = WIDTH,
) -> GameArrays:
    """Return games stepped at once; without `opponents` every seat is asked. RuleError says what is wrong."""
    if opponents is not None and opponents not in OPPONENTS:
        raise RuleError(say("error-env-inside", given=str(opponents)))
    learner = EVERY_SEAT if opponents is None else check_seat(seat, way.players)
    return GameArrays(way, count, learner, opponents or OPPONENTS[0], seed, threads, width)


def lay_out_way(way: Way, eyes: Eyes, exported: Exported) -> array[int]:
    """Return how a way numbers actions and observations, as `WayTable` of native/cpp/vector.hpp reads it."""
    if eyes.size >= 2**16:
        raise Unsuitable("observations of more than 65,535 numbers")
    numbers_of, setup = exported.text_numbers, way.setup
    count = 1 - min(numbers_of.values())
    table = array("i", bytes(4 * 28))

    def place(entries: Sequence[int]) -> int:
        at = len(table)
        table.extend(entries)
        return at

    ids = {each: id for id, each in enumerate(way.actions.all)}
    kind_of_text = [0] * count
    for number, kind in enumerate(KINDS):
        if kind in numbers_of:
            kind_of_text[-numbers_of[kind]] = number
    faces = range(len(setup.defs))
    copies = [0]
    for face in faces:
        copies.append(copies[-1] + setup.faces.count(face))
    verb_of_text = [0] * count
    for verb in {each.verb for each in way.actions.all} & set(numbers_of):
        rows = [(id, each) for each, id in ids.items() if each.verb == verb]
        numbers = max(each.n for _, each in rows) + 1
        first, bases, mode = rows[0][0], [0], "placed"
        if verb in BARE:
            mode = "bare"
        elif verb in SEATS:
            mode = "seated"
        elif verb in PLACELESS:
            mode = "placeless"
        else:
            mode = "defending" if verb == "defend" else "placed"
            bases = [0] * (z.COMMON + way.players * z.PER_SEAT)
            for id, each in reversed(rows):
                bases[each.place] = id
        held = place(bases)
        verb_of_text[-numbers_of[verb]] = place((MODES.index(mode), first, numbers, held))
    types = [each.n for each in ids if each.verb == "choose type"]
    by_type = [0] * (max(types) + 1)
    for each, id in ids.items():
        if each.verb == "choose type":
            by_type[each.n] = id
    names = {field.name: number for number, field in enumerate(FIELDS)}
    header = (
        way.players, len(setup.defs), len(set(way.sides)), len(KINDS), *eyes.starts, eyes.size, len(NUMBERS), count,
        ROUNDS, ANSWERS, numbers_of.get("pass", 0), KINDS.index("assist"),
        numbers_of.get(NAME_CARD.written, 0), numbers_of.get(NAME_TYPE.written, 0),
        place(way.sides), place(kind_of_text), place(verb_of_text), place(copies[:-1]),
        place([ids[Action("choose name", face)] for face in faces]),
        place([ids.get(Action("order", face), 0) for face in faces]),
        place(by_type), place([id for each, id in ids.items() if each.verb == "choose"]),
        place([names[name] for name in NUMBERS]),
    )  # fmt: skip
    table[: len(header)] = array("i", header)
    return table
