"""The process that plays games for a forecast, so that nobody at the server waits for it.

Its input is one job as a line of JSON, its output a line for every result so far, each more exact than the one before.
Whoever wants no more of them kills it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec

from lineup.bots.programs import die_with_parent
from lineup.games import read_choice
from lineup.lab.forecast import forecasts

COURTESY: Final = 10  # the niceness: whoever plays comes first


def work(job: dict[str, Any], results: BinaryIO) -> None:
    """Do a job: tell what came of it so far, again and again."""
    for found in forecasts(read_choice(job["choice"]), job["seed"], job["games"]):
        results.write(msgspec.json.encode({**found.to_json(), "of": job["games"]}) + b"\n")
        results.flush()


if __name__ == "__main__":
    die_with_parent()
    with suppress(OSError):
        os.nice(COURTESY)
    with suppress(KeyboardInterrupt, BrokenPipeError):
        work(msgspec.json.decode(sys.stdin.buffer.readline()), sys.stdout.buffer)
