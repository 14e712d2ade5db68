"""Foreign programs as child processes, spoken to in lines: with so much memory, and so much time for an answer."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final

from lineup.running.children import die_with_parent, limit_memory

LONGEST: Final = 65_536  # bytes of an answer
LAST_WORDS: Final = 300  # characters of standard error that are repeated
FAREWELL: Final = 1.0  # seconds a program has to end by itself once it is not needed any more


class Program:
    """A process in a group of its own, spoken to line by line: so much memory for each process of it."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            process_group=0,
            preexec_fn=partial(_begin_program, memory),
        )
        self._end = weakref.finalize(self, _kill_group, self._process)
        self._errors = b""
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._in, self._out, self._err = (
            stream.fileno() for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = selectors.DefaultSelector()
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)

    def exchange_line(self, line: bytes, seconds: float) -> bytes:
        """Write a line and read one.

        TimeoutError if there is none in time, EOFError if the program ended or closed its output, OverflowError if it
        says more than one line, one before it was asked, or one without an end.
        """
        deadline = monotonic() + seconds
        heard = b""
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while not heard.endswith(b"\n"):
                left = deadline - monotonic()
                if left <= 0:
                    raise TimeoutError
                for key, _ in self._selector.select(left):
                    if key.fd == self._in:
                        line = self._write_some(line)
                    elif key.fd == self._err:
                        self._read_errors()
                    else:
                        heard += self._read_some()
                if len(heard) > LONGEST or (heard and line) or heard.count(b"\n") > 1:
                    raise OverflowError
                if b"\n" in heard and not heard.endswith(b"\n"):
                    raise OverflowError
        finally:
            with suppress(KeyError):
                self._selector.unregister(self._in)
        return heard

    def _write_some(self, line: bytes) -> bytes:
        """Write as much of a line as the pipe takes; return the rest."""
        try:
            rest = line[os.write(self._in, line) :]
        except OSError:  # it does not listen any more; what it says last may still come
            rest = b""
        if not rest:
            self._selector.unregister(self._in)
        return rest

    def _read_some(self) -> bytes:
        heard = os.read(self._out, LONGEST + 1)
        if not heard:
            raise EOFError
        return heard

    def _read_errors(self) -> None:
        """Keep the end of what the program writes to standard error."""
        heard = os.read(self._err, LONGEST)
        if not heard:
            self._selector.unregister(self._err)
        self._errors = (self._errors + heard)[-4 * LAST_WORDS :]

    def exit_status(self) -> int | None:
        """Return the exit status, or minus the number of the signal that killed it; None if it only closed its
        output."""
        try:
            return self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return None

    def last_words(self) -> str:
        """Return the end of what it wrote to standard error."""
        with suppress(OSError):  # nothing there, or nobody
            while heard := os.read(self._err, LONGEST):
                self._errors = (self._errors + heard)[-4 * LAST_WORDS :]
        lines = self._errors.decode(errors="replace").strip().splitlines()
        return lines[-1].strip()[-LAST_WORDS:] if lines else ""

    def close(self, at_once: bool) -> None:
        """End it: by closing its input and waiting a moment, or at once."""
        if not self._end.alive:
            return
        if not at_once:
            assert self._process.stdin
            self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self._selector.close()
        self._end()


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a process with its group, and wait until it is gone."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
    process.wait()


def _begin_program(memory: int) -> None:
    limit_memory(memory)
    die_with_parent()
