"""An event loop whose time passes only while nothing is to be done, and whose every order comes from a seed."""

from __future__ import annotations

import asyncio
import selectors
import threading
from asyncio.subprocess import Process
from collections.abc import Callable
from contextvars import ContextVar
from random import Random
from selectors import SelectorKey
from typing import Any, Final, TypeVar, cast

from lineup.bots import Clock
from lineup.running.world import World
from lineup.table.workers.advice_worker import HALT, JobRunner

T = TypeVar("T")
EPOCH: Final = 1_800_000_000.0  # the wall's time when a club opens
THREAD_SECONDS: Final = 0.01  # the most until a thread has done its work
MOST_TASKS: Final = 5_000  # done ones are forgotten then
STEP: Final = 0.0002  # processor seconds that pass with each look at the processor's clock
ROLLOUTS: Final = 2  # that a bot makes instead of thinking for so many seconds


class Host:
    """A process of a server: while it is paused nothing of it happens, and once it is dead nothing ever does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.paused = False
        self.drift = 0.0  # seconds its clock on the wall is wrong by
        self.held: list[asyncio.Handle] = []


HOST: Final[ContextVar[Host | None]] = ContextVar("host", default=None)


class NothingLeft(RuntimeError):
    """Somebody waits for something that will never come."""


class _Passing(selectors.DefaultSelector):
    """Instead of waiting for something to happen, lets the time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        if timeout is None:
            raise NothingLeft("everybody waits for something that will never come")
        self.passed += max(timeout, 0.0)
        return []


class ClubLoop(asyncio.SelectorEventLoop):
    """Runs what is ready in an order from the seed. Threads are work that is done a little later, all at once."""

    def __init__(self, dice: Random) -> None:
        self._passing = _Passing()
        super().__init__(self._passing)
        self.dice = dice
        self._tasks: list[asyncio.Task[Any]] = []
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        return self._passing.passed

    def _make_task(self, _: Any, work: Any, **given: Any) -> asyncio.Task[Any]:
        """Make a task that is kept until it is done: one of a dead process would else end whenever garbage is swept."""
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, **given)
        self._tasks.append(task)
        if len(self._tasks) > MOST_TASKS:
            self._tasks = [each for each in self._tasks if not each.done()]
        return task

    def run_in_executor(self, executor: Any, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        done: asyncio.Future[T] = self.create_future()

        def do_work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(work(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(self.dice.random() * THREAD_SECONDS, do_work)
        return done

    def call_soon_threadsafe(self, *args: Any, **given: Any) -> asyncio.Handle:  # type: ignore[override]
        """Refuse what a real thread brings: no seed would repeat when."""
        if threading.current_thread() is not threading.main_thread():
            raise RuntimeError("a thread was started that is not part of the simulation")
        return super().call_soon_threadsafe(*args, **given)

    def _run_once(self) -> None:
        ready = self._ready  # type: ignore[attr-defined]
        kept = []
        for handle in ready:
            host = handle._context.get(HOST)
            if host is None or not (host.dead or host.paused):
                kept.append(handle)
            elif not host.dead:
                host.held.append(handle)
        if len(kept) > 1:
            self.dice.shuffle(kept)
        ready.clear()
        ready.extend(kept)
        super()._run_once()  # type: ignore[misc]

    def wake(self, host: Host) -> None:
        """Let a process go on that was paused."""
        host.paused = False
        self._ready.extend(host.held)  # type: ignore[attr-defined]
        host.held.clear()


class ClubWorld(World):
    """Time by the loop, chance by a seed, and processes that are played within this one."""

    def __init__(self, loop: ClubLoop, dice: Random) -> None:
        super().__init__(dice)
        self.loop = loop
        self._worked = 0.0

    def monotonic_seconds(self) -> float:
        return self.loop.time()

    def wall_seconds(self) -> float:
        host = HOST.get()
        return EPOCH + self.loop.time() + (host.drift if host is not None else 0.0)

    def processor_seconds(self) -> float:
        self._worked += STEP
        return self._worked

    async def start_module(self, module: str, longest_line: int) -> Process:
        return cast("Process", ThinkingProcess(self.loop, longest_line))


class ThinkingProcess:
    """The process of an adviser or of bots that think, counting simulations instead of seconds."""

    def __init__(self, loop: ClubLoop, longest_line: int) -> None:
        self.stdout = asyncio.StreamReader(limit=longest_line, loop=loop)
        self.stdin = self
        self.returncode: int | None = None
        self._loop = loop
        self._ended = asyncio.Event()
        self._runner = JobRunner(lambda _: Clock(rollouts=ROLLOUTS))

    def write(self, line: bytes) -> None:
        if line != HALT and self.returncode is None:
            self._loop.call_later(self._loop.dice.random(), self._run_line, line)

    def _run_line(self, line: bytes) -> None:
        if self.returncode is None:
            self.stdout.feed_data(self._runner.run_line(line))

    async def drain(self) -> None: ...

    def close(self) -> None: ...

    def kill(self) -> None:
        self.returncode = -9
        self.stdout.feed_eof()
        self._ended.set()

    async def wait(self) -> int:
        await self._ended.wait()
        return -9
