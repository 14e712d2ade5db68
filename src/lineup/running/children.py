"""Child processes: their limits, and their death with the parent."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

MIB: Final = 1024 * 1024
PARENT_DIED: Final = 1  # PR_SET_PDEATHSIG of Linux
LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None  # loaded here, not between fork and exec


def die_with_parent() -> None:
    """Have this process killed when its parent dies, where the system can do so."""
    if LIBC is not None:
        LIBC.prctl(PARENT_DIED, signal.SIGKILL)


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Start processes within this context: they inherit that Ctrl-C is not for them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def limit_child(memory: int) -> Callable[[], None]:
    """Return the function a new process runs first: it sets the memory limit and ties the process to its parent."""
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        die_with_parent()

    return limit
