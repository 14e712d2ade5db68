"""A server's clock that stands still until a test moves its hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from lineup.table.room.deadlines import Time

EPOCH: Final = 1_800_000_000.0  # the wall's time when the hands stand at 0
LOOK: Final = 0.05  # seconds between two looks at hands that lie in a file


class Timer:
    """Something to be done at a time, unless it is cancelled."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Hands(Time):
    """Time that passes by `move` alone; whatever comes due on the way happens in its order."""

    def __init__(self) -> None:
        self.at = 0.0
        self._timers: list[Timer] = []

    def monotonic(self) -> float:
        return self.at

    def wall(self) -> float:
        return EPOCH + self.at

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        self._timers.append(Timer(self.at + seconds, do))
        return self._timers[-1]

    def move(self, seconds: float) -> None:
        self.set(self.at + seconds)

    def set(self, at: float) -> None:
        while due := [each for each in self._timers if each.at <= at and not each.cancelled]:
            first = min(due, key=lambda each: each.at)
            self._timers.remove(first)
            self.at = max(self.at, first.at)
            first.do()
        self._timers = [each for each in self._timers if not each.cancelled]
        self.at = at


class FiledHands(Hands):
    """Hands that another process moves, by writing into a file how many seconds have passed."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self._task: asyncio.Task[None] | None = None

    def call_later(self, seconds: float, do: Callable[[], None]) -> Timer:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._follow())
        return super().call_later(seconds, do)

    async def _follow(self) -> None:
        while True:
            with suppress(OSError, ValueError):
                self.set(float(self.file.read_text(encoding="utf-8")))
            await asyncio.sleep(LOOK)
