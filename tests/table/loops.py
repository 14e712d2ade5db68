"""Coroutines run from tests that are none."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def run(main: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to its end, in a thread: a browser's tests leave a loop running in the main one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, main).result()
