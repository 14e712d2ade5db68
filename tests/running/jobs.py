"""The jobs of workers in tests, and workers without processes; a small module, so that processes start quickly."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable
from typing import Any

from lineup.running.workers import NOBODY, WorkWatch


def here(jobs: Iterable[Any], work: Callable[..., Any], *_: object) -> Generator[tuple[Any, Any]]:
    """Do jobs in this process; takes the place of `work_together`."""
    for job in jobs:
        yield job, work(job, WorkWatch([NOBODY, 0.0]))  # type: ignore[arg-type]


def work(job: str, watch: WorkWatch) -> str:
    """Shout the job, unless it is to die or to hang while number 7 is at work, or finds no memory before."""
    if job == "full":
        raise MemoryError
    watch.begin_work(7)
    if job == "raise":
        raise LookupError("no idea")
    if job == "die":
        os._exit(3)
    if job == "hang":
        time.sleep(600)
    watch.end_work()
    return job.upper()


def shout(job: str) -> str:
    """Do a job that nobody watches."""
    return work(job, WorkWatch([NOBODY, 0.0]))  # type: ignore[arg-type]
