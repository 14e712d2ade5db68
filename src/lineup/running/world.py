"""The machine as the program sees it: time, chance and processes. A simulation brings a world of its own."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import TypeVar

T = TypeVar("T")


class World:
    """The machine this runs on."""

    def __init__(self, dice: Random | None = None) -> None:
        self.dice = dice or SystemRandom()

    def monotonic_seconds(self) -> float:
        """Seconds since some moment, which nobody can set."""
        return time.monotonic()

    def wall_seconds(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def processor_seconds(self) -> float:
        """Seconds this thread had the processor; a browser's only thread is the process."""
        return time.process_time() if sys.platform == "emscripten" else time.thread_time()

    def random_below(self, end: int) -> int:
        return self.dice.randrange(end)

    async def start_module(self, module: str, longest_line: int) -> Process:
        """Start a module of this program as a process that reads and writes lines."""
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, limit=longest_line, start_new_session=True
        )

    def token_hex(self, length: int) -> str:
        """Return so many random bytes as hexadecimal digits."""
        return self.dice.getrandbits(8 * length).to_bytes(length, "big").hex()


_worlds: list[World] = [World()]


def move_to(world: World) -> None:
    """Let the program get time and chance from this world from now on."""
    _worlds.append(world)


@contextmanager
def live_in(world: World) -> Iterator[None]:
    """Let the program get time and chance from this world meanwhile."""
    _worlds.append(world)
    try:
        yield
    finally:
        _worlds.pop()


async def start_module(module: str, longest_line: int) -> Process:
    return await _worlds[-1].start_module(module, longest_line)


def monotonic_seconds() -> float:
    return _worlds[-1].monotonic_seconds()


def wall_seconds() -> float:
    return _worlds[-1].wall_seconds()


def processor_seconds() -> float:
    return _worlds[-1].processor_seconds()


def wall_time() -> datetime:
    return datetime.fromtimestamp(wall_seconds(), UTC)


def token_hex(length: int = secrets.DEFAULT_ENTROPY) -> str:
    """Return so many random bytes as hexadecimal digits."""
    return _worlds[-1].token_hex(length)


def choose(options: Sequence[T]) -> T:
    return _worlds[-1].dice.choice(options)


def random_below(end: int) -> int:
    return _worlds[-1].random_below(end)


def random_bits(count: int) -> int:
    return _worlds[-1].dice.getrandbits(count)


def random_share() -> float:
    """Return a random number from 0 to 1."""
    return _worlds[-1].dice.random()
