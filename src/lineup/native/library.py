"""The native engine as a shared library: found, loaded, and its functions by name."""

from __future__ import annotations

import ctypes
import json
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from lineup.engine.definitions import Setup
from lineup.native.exporting import Notes, export_game
from lineup.native.positions import PositionReader, PositionWriter

BUILT: Final = Path(__file__).parent / "built"  # `make fast` puts it there

_WORDS = ctypes.POINTER(ctypes.c_int32)
_KEY = ctypes.c_char_p
_NUMBERS = ctypes.POINTER(ctypes.c_int64)
_DIGESTS = ctypes.POINTER(ctypes.c_uint64)
_ENTRIES = ctypes.c_void_p
WORK_OUT: Final = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_int, ctypes.c_int64, ctypes.c_int64)
_GAME = ctypes.c_void_p
_SIGNATURES: Final = {
    "lineup_game_size": (ctypes.c_size_t, []),
    "lineup_trials_size": (ctypes.c_size_t, []),
    "lineup_trials_begin": (ctypes.c_int, [_GAME, _GAME, ctypes.c_int64, *[_ENTRIES] * 3, WORK_OUT, *[_ENTRIES] * 4]),
    "lineup_trials_try": (
        ctypes.c_int64,
        [_GAME, _KEY, _ENTRIES, ctypes.c_int, ctypes.c_int, ctypes.c_int64, _ENTRIES],
    ),
    "lineup_trials_play": (
        ctypes.c_int64,
        [_GAME, _KEY, _ENTRIES, ctypes.c_int, _NUMBERS, ctypes.c_int, ctypes.POINTER(_GAME)],
    ),
    "lineup_trials_confront": (
        ctypes.c_int,
        [_GAME, _KEY, _ENTRIES, ctypes.c_int, ctypes.c_int64, _ENTRIES],
    ),
    "lineup_deal": (None, [_GAME, _WORDS, _KEY]),
    "lineup_load": (ctypes.c_int, [_GAME, _WORDS, _NUMBERS, ctypes.c_int]),
    "lineup_answer": (ctypes.c_int, [_GAME, ctypes.c_int]),
    "lineup_options": (ctypes.c_int, [_GAME]),
    "lineup_failed": (ctypes.c_int, [_GAME]),
    "lineup_digest": (ctypes.c_uint64, [_GAME]),
    "lineup_score": (ctypes.c_int64, [_GAME, ctypes.c_int]),
    "lineup_question": (ctypes.c_int, [_GAME, _NUMBERS, ctypes.c_int]),
    "lineup_turn": (ctypes.c_int, [_GAME]),
    "lineup_winners": (ctypes.c_int, [_GAME, _NUMBERS, ctypes.c_int]),
    "lineup_held_new": (ctypes.c_void_p, [_WORDS, ctypes.c_int]),
    "lineup_held_free": (None, [_GAME]),
    "lineup_held_counts": (ctypes.c_void_p, [_GAME]),
    "lineup_held_deal": (None, [_GAME, ctypes.c_int, ctypes.c_int, _KEY]),
    "lineup_held_step": (None, [_GAME, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]),
    "lineup_held_game": (None, [_GAME, ctypes.c_int, _GAME, _NUMBERS]),
    "lineup_hash": (ctypes.c_uint64, [_NUMBERS, ctypes.c_int]),
    "lineup_dump": (ctypes.c_int, [_GAME, _NUMBERS, ctypes.c_int]),
    "lineup_trace": (ctypes.c_int, [_GAME, _WORDS, _KEY, ctypes.c_uint64, ctypes.c_int, _DIGESTS, ctypes.c_int]),
    "lineup_play": (None, [_GAME, _WORDS, _KEY, ctypes.c_uint64, ctypes.c_int64, _NUMBERS]),
    "lineup_view_size": (ctypes.c_size_t, []),
    "lineup_view": (None, [_GAME, _GAME, ctypes.c_int]),
    "lineup_view_failed": (ctypes.c_int, [_GAME]),
    "lineup_view_dump": (ctypes.c_int, [_GAME, _NUMBERS, ctypes.c_int]),
    "lineup_redeal": (None, [_GAME, _GAME, _KEY, ctypes.c_int]),
    "lineup_play_bots": (None, [_GAME, _NUMBERS, _ENTRIES, _ENTRIES, ctypes.c_int64, _NUMBERS]),
    "lineup_games": (None, [_GAME, _WORDS, ctypes.c_uint32, ctypes.c_int, ctypes.c_void_p]),
    "lineup_batch_slot": (ctypes.c_int, []),
    "lineup_batch_begin": (None, [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]),
    "lineup_batch_step": (None, [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]),
    "lineup_batch_dense": (None, [*[ctypes.c_void_p] * 3, *[ctypes.c_int] * 3]),
    "lineup_copy": (ctypes.c_size_t, [_GAME, _GAME, ctypes.c_int64]),
}


class Library:
    """The loaded library and what its translation says of itself."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.functions = ctypes.CDLL(str(folder / "library.so"))
        self.is_current = all(hasattr(self.functions, name) for name in _SIGNATURES)
        if not self.is_current:  # built from older sources
            return
        self.notes = Notes(json.loads((folder / "notes.json").read_text()))
        for name, (result, args) in _SIGNATURES.items():
            function = getattr(self.functions, name)
            function.restype = result
            function.argtypes = args

    def numbers(self, held: array[int]) -> object:
        """Return an array of 64-bit numbers as the library takes them."""
        return ctypes.cast(held.buffer_info()[0], _NUMBERS)

    def new_game(self) -> ctypes.Array[ctypes.c_char]:
        """Return room for one game."""
        return ctypes.create_string_buffer(self.functions.lineup_game_size() + 8)


class Exported:
    """A game as the library reads it."""

    def __init__(self, library: Library, setup: Setup) -> None:
        self.library = library
        self.setup = setup
        self._words, self.text_numbers = export_game(setup, library.notes)
        self.size = len(self._words)
        self.pointer = ctypes.cast(self._words.buffer_info()[0], _WORDS)
        self.writer = PositionWriter(self.text_numbers)
        self.reader = PositionReader(setup, self.text_numbers)


def is_built() -> bool:
    """Return whether there is a library, without loading it."""
    return (BUILT / "library.so").is_file()


@cache
def native_library() -> Library | None:
    """Return the library; None where none was built."""
    return Library() if is_built() else None
