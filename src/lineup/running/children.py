"""Child processes of this program: what each of them does as it begins, the memory it may take, and its end."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

if sys.platform not in ("win32", "emscripten"):
    import resource
if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

MIB: Final = 1024 * 1024
PARENT_DIED: Final = 1  # PR_SET_PDEATHSIG of Linux
LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None  # loaded here, not between fork and exec


class Child:
    """A process that runs a function of a module: `serve` gets the other end of `line`, then the arguments."""

    def __init__(self, serve: Callable[..., None], *args: Any, niceness: int = 0) -> None:
        from multiprocessing import get_context  # takes as long to load as the bots

        context = get_context("spawn")
        self.line: Connection[Any, Any]
        self.line, far = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_serve, args=(niceness, serve, far, *args), daemon=True)
        with _ignore_interrupts():
            self._process.start()
        far.close()

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.line.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def _serve(niceness: int, serve: Callable[..., None], *args: Any) -> None:
    begin_child(niceness)
    serve(*args)


def begin_child(niceness: int = 0) -> None:
    """Begin as a child: this process leaves Ctrl-C to its parent, dies with it, and is as nice as that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    with suppress(AttributeError, OSError):  # not every system knows niceness
        os.nice(niceness)


def count_cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def die_with_parent() -> None:
    """Have this process killed when its parent dies, where the system can do so."""
    if LIBC is not None:
        LIBC.prctl(PARENT_DIED, signal.SIGKILL)


def limit_memory(mebibytes: int) -> None:
    """Keep this process from taking more memory, where the system can do so."""
    if sys.platform not in ("win32", "emscripten"):
        resource.setrlimit(resource.RLIMIT_DATA, (mebibytes * MIB, mebibytes * MIB))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Start processes within this context: they inherit that Ctrl-C is not for them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
