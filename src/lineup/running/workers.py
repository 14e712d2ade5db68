"""Worker processes that may die or hang: whatever happens to one, its job is named, and the others go on.

Who in that job is at work, the process says in a `WorkWatch`, two numbers in shared memory.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from ctypes import Array, c_double
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from lineup.engine.saying import say
from lineup.errors import LineUpError
from lineup.running.children import Child, count_cores, limit_memory
from lineup.running.limits import Limits

NOBODY: Final = -1
TICK: Final = 0.25  # seconds between two looks at who is late

Job = TypeVar("Job")


class WorkerError(LineUpError, RuntimeError):
    """A worker process that died."""

    def __init__(self) -> None:
        super().__init__(say("error-worker"))


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


class Worker(Generic[Job]):
    """A process that does one job after another, and the job it has."""

    def __init__(self, work: Callable[[Job, WorkWatch], Any], memory: int = 0) -> None:
        cell = get_context("spawn").RawArray(c_double, [NOBODY, 0.0])
        self.watch = WorkWatch(cell)
        self.job: Job | None = None
        self._child = Child(_serve_jobs, cell, work, memory)
        self.line = self._child.line
        self.end = self._child.end

    def give_job(self, job: Job) -> None:
        self.job = job
        with suppress(OSError):  # `take_result` finds out that it is gone
            self.line.send(job)

    def take_result(self) -> Any:
        """Wait for the result of the job, or how it was `Lost`; what the work raised is raised here."""
        try:
            result, error = self.line.recv()
        except (EOFError, OSError):
            return Lost("crash", self.watch.who_works())
        if error is not None:
            raise error
        return result


def _serve_jobs(
    line: Connection[Any, Any], cell: Array[c_double], work: Callable[[Any, WorkWatch], Any], memory: int
) -> None:
    """Do the jobs of one worker, with so much memory, until it ends. What bots print goes to standard error."""
    with suppress(OSError):  # there is none
        os.dup2(2, 1)
    if memory:
        limit_memory(memory)
    watch = WorkWatch(cell)
    with suppress(ConnectionError):  # nobody is there any more
        while True:
            try:
                line.send((work(line.recv(), watch), None))
            except MemoryError:  # another process has it again
                os._exit(1)
            except BaseException as error:
                error.add_note(format_exc())
                line.send((None, error))


def count_processes(processes: int | None, most: int) -> int:
    """Return the number of processes wished for, or of all cores, but no more than there is work for."""
    return max(1, min(processes or count_cores(), most))


def work_together(
    jobs: Iterable[Job],
    work: Callable[[Job, WorkWatch], Any],
    processes: int,
    limits: Limits = Limits(),  # noqa: B008 (it is frozen)
) -> Generator[tuple[Job, Any]]:
    """Do jobs in several processes. Yield each job with its result as soon as it is there, or with how it was `Lost`.

    `work` runs in a process and notes in its Watch who is acting; if an answer takes longer than the limit, the process
    is killed. When this generator ends, for whatever reason, all its processes have ended.
    """
    left = iter(jobs)
    workers: list[Worker[Job]] = []
    try:
        for job in islice(left, processes):
            workers.append(Worker(work, limits.memory))
            workers[-1].give_job(job)
        while busy := [worker for worker in workers if worker.job is not None]:
            ready = wait([worker.line for worker in busy], TICK)
            for worker in busy:
                done = worker.job
                assert done is not None
                if worker.line in ready:
                    result = worker.take_result()
                elif worker.watch.is_late(limits.answer):
                    result = Lost("time-out", worker.watch.who_works())
                else:
                    continue
                following = next(left, None)
                if isinstance(result, Lost):
                    worker.end()
                    workers.remove(worker)
                    if following is not None:
                        worker = Worker(work, limits.memory)
                        workers.append(worker)
                if following is not None:
                    worker.give_job(following)
                else:
                    worker.job = None
                yield done, result
    finally:
        for worker in workers:
            worker.end()
