"""Tabs: who asked for the work that is being done, and the processor time it takes.

A tab goes with the task that works, and with the tasks that one starts: what they have done in threads and processes
is charged to the same person and household.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from types import coroutine
from typing import Any, Final, TypeVar

from lineup.table.limits.addresses import Guest

T = TypeVar("T")
Charge = Callable[[Guest, float], None]
NOBODY: Final = Guest("", "")  # the server itself


class Tab:
    """The processor seconds that somebody's work in the event loop has taken, step by step."""

    def __init__(self, guest: Guest, processor: Callable[[], float], charge: Charge) -> None:
        """`processor` reads the processor time of this thread; `charge` is told what is to be paid."""
        self.guest = guest
        self._processor, self._charge = processor, charge
        self._spent = 0.0  # in steps that have ended
        self._settled = 0.0
        self._since: float | None = None  # when the present step began

    @property
    def seconds(self) -> float:
        return self._spent + (self._processor() - self._since if self._since is not None else 0.0)

    def begin_step(self) -> None:
        self._since = self._processor()

    def end_step(self) -> None:
        self._spent, self._since = self.seconds, None

    def settle(self) -> None:
        """Charge what the work in the event loop has taken since this was done last."""
        seconds = self.seconds
        if seconds > self._settled:
            self._charge(self.guest, seconds - self._settled)
        self._settled = seconds

    def charge(self, seconds: float) -> None:
        """Charge work that was done elsewhere."""
        self._charge(self.guest, seconds)


CURRENT: Final[ContextVar[Tab | None]] = ContextVar("tab", default=None)


def current_guest() -> Guest:
    """Return who asked for the work of this task; NOBODY where nobody did."""
    tab = CURRENT.get()
    return tab.guest if tab is not None else NOBODY


def charge_current(seconds: float) -> None:
    """Charge work done elsewhere to whoever asked for it."""
    tab = CURRENT.get()
    if tab is not None:
        tab.charge(seconds)


@contextmanager
def work_for(tab: Tab) -> Iterator[None]:
    """Let what this task does, and the tasks it starts, be for somebody."""
    token = CURRENT.set(tab)
    try:
        yield
    finally:
        CURRENT.reset(token)
        tab.settle()


async def run_on_tab(tab: Tab, work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine for somebody, as all that a task does, and charge them with the processor time of each step."""
    CURRENT.set(tab)  # never reset: a task that is dropped unfinished ends in whichever context drops it
    try:
        return await _count_steps(tab, work)
    finally:
        tab.settle()


@coroutine
def _count_steps(tab: Tab, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    """Drive a coroutine and count the time of each step until it waits for something."""
    step: Callable[[], Any] = partial(work.send, None)
    while True:
        tab.begin_step()
        try:
            awaited = step()
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            tab.end_step()
        try:
            value = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:
            step = partial(work.throw, error)
        else:
            step = partial(work.send, value)
