"""Worker processes that are gone when they are no longer needed, however that comes about."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from lineup.engine.saying import say
from lineup.errors import LineUpError


class WorkerError(LineUpError, RuntimeError):
    """A worker process that died."""


def count_processes(processes: int | None, most: int) -> int:
    """Return the number of processes to use: the number wished for, or all cores, but no more than there is work
    for."""
    return max(1, min(processes or os.cpu_count() or 1, most))


@contextmanager
def start_workers(processes: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of fresh processes that leave Ctrl-C to their parent; an exception ends them amid their work."""
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    others = active_children()
    try:
        yield pool
    except BrokenProcessPool:
        raise WorkerError(say("error-worker")) from None
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()  # nobody waits for it any more
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
