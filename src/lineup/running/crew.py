"""Worker processes that may die or hang: whatever happens to one, its job is named, and the others go on.

Unlike a pool (`pool.py`), a crew knows which job each process has, and who in that job was at work when it died:
the process says so in a `WorkWatch`, two numbers in shared memory.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from ctypes import Array, c_double
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from lineup.running.children import die_with_parent, ignore_interrupts

NOBODY: Final = -1
TICK: Final = 0.25  # seconds between two looks at who is late

Job = TypeVar("Job")


class WorkWatch:
    """Tells who is at work in this process, and since when."""

    def __init__(self, cell: Array[c_double]) -> None:
        self._cell = cell

    def begin_work(self, who: int) -> None:
        self._cell[1] = monotonic()
        self._cell[0] = who

    def end_work(self) -> None:
        self._cell[0] = NOBODY

    def who_works(self) -> int:
        return int(self._cell[0])

    def is_late(self, patience: float) -> bool:
        """Return whether the same bot has been at work for longer than that."""
        return self.who_works() != NOBODY and monotonic() - self._cell[1] > patience and self.who_works() != NOBODY


class Lost(NamedTuple):
    """A job without a result: its process died ("crash") or was killed for being late, while `who` was at work."""

    kind: Literal["crash", "time-out"]
    who: int


class _Member(Generic[Job]):
    """One process and the job it has."""

    def __init__(self, work: Callable[[Job, WorkWatch], Any], first: Callable[[], None]) -> None:
        context = get_context("spawn")
        self.line, far = context.Pipe()
        cell = context.RawArray(c_double, [NOBODY, 0.0])
        self.watch = WorkWatch(cell)
        self.job: Job | None = None
        self.process: SpawnProcess = context.Process(target=_serve_jobs, args=(far, cell, work, first), daemon=True)
        with ignore_interrupts():
            self.process.start()
        far.close()

    def give_job(self, job: Job) -> None:
        self.job = job
        self.line.send(job)

    def end_process(self) -> None:
        """Kill the process and wait until it is gone."""
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def _serve_jobs(
    line: Connection[Any, Any], cell: Array[c_double], work: Callable[[Any, WorkWatch], Any], first: Any
) -> None:
    """Do the jobs of one process of the crew until it ends. What bots print there goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):  # there is none
        os.dup2(2, 1)
    die_with_parent()
    first()
    watch = WorkWatch(cell)
    while True:
        try:
            line.send(work(line.recv(), watch))
        except (EOFError, BrokenPipeError, ConnectionResetError):  # nobody is there any more
            return
        except MemoryError:  # another process has it again
            os._exit(1)


def work_together(
    jobs: Iterable[Job],
    work: Callable[[Job, WorkWatch], Any],
    processes: int,
    patience: float,
    first: Callable[[], None] = int,  # type: ignore[assignment]
) -> Generator[tuple[Job, Any]]:
    """Do jobs in processes: each job with its result as it comes, or with how it was `Lost`.

    `work` is done in a process, which runs `first` when it begins, and says by its Watch who is at work; who takes
    longer than `patience` seconds is ended with its process. All processes are gone when this ends, however it ends.
    """
    left = iter(jobs)
    crew: list[_Member[Job]] = []
    try:
        for job in left:
            member = _Member(work, first)
            crew.append(member)
            member.give_job(job)
            if len(crew) == processes:
                break
        while busy := [member for member in crew if member.job is not None]:
            ready = wait([member.line for member in busy], TICK)
            for member in busy:
                done = member.job
                assert done is not None
                result: Any = None
                if member.line in ready:
                    try:
                        result = member.line.recv()
                    except (EOFError, ConnectionError):
                        result = Lost("crash", member.watch.who_works())
                elif member.watch.is_late(patience):
                    result = Lost("time-out", member.watch.who_works())
                else:
                    continue
                following = next(left, None)
                if isinstance(result, Lost):
                    member.end_process()
                    crew.remove(member)
                    if following is not None:
                        member = _Member(work, first)
                        crew.append(member)
                if following is not None:
                    member.give_job(following)
                else:
                    member.job = None
                yield done, result
    finally:
        for member in crew:
            member.end_process()
