"""Servers forked from a process that has everything loaded: each starts in a fraction of the time.

A forked server is a process like any other: it can be killed at any moment, and leaves only its files.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path


def fork(
    entry: Callable[[], None], arguments: Sequence[str], output: Path, environment: Mapping[str, str]
) -> ForkServerProcess:
    """Run the command line in a process of its own that prints to a file."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.harness.loaded"])
    process = context.Process(target=_run, args=(entry, list(arguments), output, dict(environment)), daemon=True)
    process.start()
    return process


def _run(entry: Callable[[], None], arguments: list[str], output: Path, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with output.open("ab") as out:
        for stream in (1, 2):
            os.dup2(out.fileno(), stream)
    sys.argv = ["lineup", *arguments]
    entry()
