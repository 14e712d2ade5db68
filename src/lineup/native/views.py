"""The view of a seat and its re-deals in the native engine, and their comparison with Python's."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable, Mapping
from typing import Any

from lineup.engine.rng import key_of
from lineup.engine.state import State
from lineup.engine.view import BLEND, View, determinise, view
from lineup.native.games import GaveUp, NativeGame
from lineup.native.positions import FRAME_NUMBERS, FRAME_SEQUENCES, NUMBERS, SEQUENCES, PositionWriter, getter

HIDDEN_NUMBERS = ("counter", "work")  # of a state; views do not have them
PUBLIC_NUMBERS = [field for field in NUMBERS if field.name not in HIDDEN_NUMBERS]


class NativeView:
    """A game as a seat sees it, for any number of re-deals."""

    def __init__(self, game: NativeGame, seat: int) -> None:
        self.game = game
        self._functions = game.exported.library.functions
        self.room = ctypes.create_string_buffer(self._functions.lineup_view_size() + 8)
        self._functions.lineup_view(self.room, game.room, seat)
        self._raise_failure(self._functions.lineup_view_failed(self.room))

    @property
    def numbers(self) -> array[int]:
        """The view as numbers, in the order of `ViewWriter`."""
        return _read_numbers(lambda *room: self._functions.lineup_view_dump(self.room, *room))

    def redeal(self, seed: str | int, go_on: bool = True) -> NativeGame:
        """Return a game that looks the same to the viewer, as `determinise` does."""
        new = NativeGame(self.game.exported)
        self._functions.lineup_redeal(new.room, self.room, key_of(f"re-deal {seed}"), go_on)
        self._raise_failure(self._functions.lineup_failed(new.room))
        return new

    def _raise_failure(self, line: int) -> None:
        if line:
            raise GaveUp(f"the native engine gave up at line {line}")


def _read_numbers(dump: Callable[[Any, int], int]) -> array[int]:
    count = dump(None, 0)
    numbers = array("q", bytes(8 * count))
    dump(ctypes.cast(numbers.buffer_info()[0], ctypes.POINTER(ctypes.c_int64)), count)
    return numbers


class ViewWriter(PositionWriter):
    """Writes views number by number, in the order in which the library does."""

    def __init__(self, texts: Mapping[str, int]) -> None:
        super().__init__(texts)
        self._public_numbers = getter(PUBLIC_NUMBERS)

    def numbers_of_view(self, seen: View) -> array[int]:
        """Return a view as numbers."""
        out = array("q", (seen.seat, seen.waiting_for, self._texts[seen.waiting_kind], seen.veiled))
        out.extend(self._public_numbers(seen))
        out.extend((0,) * len(HIDDEN_NUMBERS))
        for values in self._sequences(seen):
            self._add(out, values)
        out.append(0)  # mingled
        for cards in seen.zones:
            self._add(out, cards)
        unseen = dict(seen.unseen)
        for pile in range(BLEND):
            self._add(out, unseen.get(pile, ()))
        out.append(len(seen.blends))
        for hidden, known in seen.blends:
            self._add(out, hidden)
            self._add(out, known)
        out.extend(seen.aside)
        out.append(len(seen.stack))
        for frame in seen.stack:
            out.extend(self._frame_numbers(frame))
            for values in self._frame_sequences(frame):
                self._add(out, values)
        self._add_question(out, seen.ask)
        return out

    def names_of_view(self, seen: View) -> list[str]:
        """Return the name of each number of a view."""
        names = ["seat", "the seat asked", "the kind of question", "veiled"]
        names += [field.name for field in PUBLIC_NUMBERS] + list(HIDDEN_NUMBERS)
        for field, values in zip(SEQUENCES, self._sequences(seen), strict=True):
            names += self._names(field.name, values)
        names.append("mingled")
        for zone, cards in enumerate(seen.zones):
            names += self._names(f"zone {zone}", cards)
        unseen = dict(seen.unseen)
        for pile in range(BLEND):
            names += self._names(f"unseen of pile {pile}", unseen.get(pile, ()))
        names.append("blends")
        for number, blend in enumerate(seen.blends):
            for part in blend:
                names += self._names(f"blend {number}", part)
        names += ["aside"] * len(seen.aside)
        names.append("depth")
        for depth, frame in enumerate(seen.stack):
            names += [f"frame {depth}: {field.name}" for field in FRAME_NUMBERS]
            for field, values in zip(FRAME_SEQUENCES, self._frame_sequences(frame), strict=True):
                names += self._names(f"frame {depth}: {field.name}", values)
        return names if seen.ask is None else names + self._names_of_question(seen.ask)


def find_difference(state: State, seat: int, seed: str | int) -> str:
    """Compare the view of a seat, and a re-deal of it, with Python's; return the first difference, empty for none."""
    game = NativeGame.load(state)
    seen, native = view(state, seat), NativeView(game, seat)
    writer = ViewWriter(game.exported.text_numbers)
    found = _first_difference(lambda: writer.names_of_view(seen), writer.numbers_of_view(seen), native.numbers)
    if found:
        return found
    dealt = determinise(seen, seed)
    numbers = native.redeal(seed).position
    found = _first_difference(lambda: writer.names_of(dealt), writer.numbers_of(dealt), numbers)
    return found and f"re-dealt: {found}"


def _first_difference(names: Callable[[], list[str]], expected: array[int], native: array[int]) -> str:
    if expected == native:
        return ""
    for name, ours, theirs in zip(names(), expected, native, strict=False):
        if ours != theirs:
            return f"{name} is {ours} in Python and {theirs} natively"
    return f"{len(expected)} numbers in Python and {len(native)} natively"
