"""A loop for coroutines that wait for nothing but times."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from selectors import SelectorKey
from typing import Any


def run_in_no_time(main: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine that waits only for times; its clock starts at 0 and jumps to the next one."""
    with asyncio.Runner(loop_factory=_Jumping) as runner:
        runner.run(main)


class _Selector(selectors.DefaultSelector):
    """Instead of waiting for something to happen, lets the time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        assert timeout is not None, "nothing is left that this could wait for"
        self.passed += timeout
        return super().select(0)


class _Jumping(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._passing = _Selector()
        super().__init__(self._passing)

    def time(self) -> float:
        return self._passing.passed
