"""The worker of a browser that thinks: hints, odds, reviews, bots that take their time, forecasts and ratings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from lineup.table.workers import measure_worker
from lineup.table.workers.advice_worker import HALT, JobRunner


class Sender:
    """Sends what is written to it, line by line."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send

    def write(self, line: bytes) -> None:
        self._send(line.decode())

    def flush(self) -> None: ...


def open_worker(module: str, send: Callable[[str], None]) -> Callable[[str], None]:
    """Return the function that takes a line for this worker, which sends its own."""
    sender: Any = Sender(send)
    adviser = JobRunner()

    def take_line(line: str) -> None:
        data = line.encode()
        if module == "measure":
            measure_worker.run_job(msgspec.json.decode(data), sender)
            send("")
        elif data != HALT:
            sender.write(adviser.run_line(data))

    return take_line
