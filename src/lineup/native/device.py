"""Many games at once on a CUDA device: `python -m lineup.native.device` compares them with the processor and measures.

The players are random ones. Deal and answers of a game come from its number alone, so that it is the same game
wherever it is played, however many there are beside it.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from lineup.engine.definitions import Setup
from lineup.engine.saying import say
from lineup.errors import LineUpError
from lineup.games import GAMES, build_setup, make_choice
from lineup.native.exporting import Unsuitable
from lineup.native.library import BUILT, Exported, Library

MOST_SEATS: Final = 8
PLAYERS: Final = 2  # any game takes them


class NoDevice(LineUpError):
    """There is nothing to play on; the message says why."""


class Outcome(ctypes.Structure):
    """The end of one game."""

    _fields_ = (
        ("trail", ctypes.c_uint64),  # made of all positions, if they were watched
        ("answers", ctypes.c_uint32),
        ("unforced", ctypes.c_uint32),
        ("failed", ctypes.c_int32),
        ("turns", ctypes.c_int16),
        ("first", ctypes.c_int16),
        ("called", ctypes.c_int16),
        ("winners", ctypes.c_int16),  # a bit for each seat
        ("scores", ctypes.c_int16 * MOST_SEATS),
    )


class _PlanFields(ctypes.Structure):
    _fields_ = tuple(
        (name, ctypes.c_uint32) for name in ("slots", "decisions", "block", "sorted", "aligned", "rounds", "stack")
    )


class DevicePlan(NamedTuple):
    """The layout of games on the device; their results are the same for all plans."""

    slots: int = 1 << 20  # games at once
    decisions: int = 1  # of each game between two sortings
    block: int = 64  # threads
    is_sorted: bool = True
    is_aligned: bool = True
    rounds: int = 0  # stop after so many; 0 plays all games to their ends
    stack: int = 256  # kilobytes of each thread, 33 of them the game


DEFAULT: Final = DevicePlan()


class Figures(NamedTuple):
    """The work a device did."""

    unforced: int
    forced: int
    seconds: float
    rounds: int


class CudaDevice:
    """A CUDA device that plays games; NoDevice says what is missing."""

    def __init__(self, folder: Path = BUILT) -> None:
        if not (folder / "device.so").is_file():
            raise NoDevice(say("error-device-not-built"))
        try:
            self._functions = ctypes.CDLL(str(folder / "device.so"))
        except OSError as error:
            raise NoDevice(say("error-device-not-built")) from error
        self._functions.lineup_device_trouble.restype = ctypes.c_char_p
        if not self._functions.lineup_device_count():
            raise NoDevice(say("error-no-device"))

    @property
    def name(self) -> str:
        room = ctypes.create_string_buffer(256)
        self._raise_trouble(self._functions.lineup_device_name(room, len(room)))
        return room.value.decode()

    def play(
        self, exported: Exported, games: int, watched: bool = False, plan: DevicePlan = DEFAULT
    ) -> tuple[ctypes.Array[Outcome], Figures]:
        """Play the first games between random players, to their ends or for so many rounds."""
        check_size(exported.setup)
        outcomes = (Outcome * (0 if plan.rounds else games))()
        figures = (ctypes.c_int64 * 4)()
        self._raise_trouble(
            self._functions.lineup_device_play(
                exported.pointer,
                ctypes.c_uint32(exported.size),
                ctypes.c_uint32(games),
                int(watched),
                ctypes.byref(_PlanFields(*plan)),
                None if plan.rounds else outcomes,
                figures,
            )
        )
        unforced, forced, nanoseconds, rounds = figures
        return outcomes, Figures(unforced, forced, nanoseconds / 1e9, rounds)

    def _raise_trouble(self, failed: int) -> None:
        if failed:
            raise NoDevice(say("error-device", trouble=self._functions.lineup_device_trouble().decode()))


def check_size(setup: Setup) -> None:
    """Refuse a game whose cards cannot be put in order with 32 bits (`asking.choose_cards`)."""
    if len(setup.start_zones) * len(setup.defs) ** 2 * 3 * len(setup.faces) >= 2**31:
        raise Unsuitable(say("error-device-mix"))


def play_here(library: Library, exported: Exported, games: int) -> ctypes.Array[Outcome]:
    """Play the same games on the processor, watched."""
    outcomes = (Outcome * games)()
    library.functions.lineup_games(library.new_game(), exported.pointer, games, 1, outcomes)
    return outcomes


def count_differences(one: ctypes.Array[Outcome], other: ctypes.Array[Outcome]) -> int:
    return sum(bytes(mine) != bytes(its) for mine, its in zip(one, other, strict=True))


def _measure(device: CudaDevice, exported: Exported, plan: DevicePlan) -> str:
    most = 2**32 - 1 - plan.slots
    _, figures = device.play(exported, most, plan=plan)
    per_second = figures.unforced / figures.seconds / 1e6
    both = (figures.unforced + figures.forced) / figures.seconds / 1e6
    return f"{per_second:8.2f} M unforced decisions/s ({both:.2f} M in all), {figures.seconds:.2f} s"


def _report(device: CudaDevice, library: Library, games: int, rounds: int) -> Iterator[str]:
    yield device.name
    for game in GAMES:
        exported = Exported(library, build_setup(make_choice(game, PLAYERS)))
        begin = perf_counter()
        here = play_here(library, exported, games)
        seconds = perf_counter() - begin
        there, _ = device.play(exported, games, watched=True)
        answers = sum(each.answers for each in here)
        yield (
            f"{game}: {count_differences(here, there)} of {games} games differ from the processor's in "
            f"{answers:,} positions ({answers / seconds / 1e6:.2f} M/s there, watched)"
        )
        for slots in (1 << 18, 1 << 20):
            yield f"  {slots:9,} games at once: {_measure(device, exported, DevicePlan(slots, rounds=rounds))}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m lineup.native.device", description=__doc__)
    parser.add_argument("--games", type=int, default=512, help="how many games to compare")
    parser.add_argument("--rounds", type=int, default=256, help="how long to measure")
    parser.add_argument("--library", type=Path, default=BUILT, help="the folder of the libraries")
    chosen = parser.parse_args()
    try:
        for line in _report(CudaDevice(chosen.library), Library(chosen.library), chosen.games, chosen.rounds):
            print(line, flush=True)
    except NoDevice as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
