"""A real Redis for tests: the one here, or one installed on the way, with a folder of its own.

`python -m tests.harness.redis` sees to it beforehand that it can be had. It listens at a socket in its folder alone,
and keeps nothing.
"""

from __future__ import annotations

import atexit
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

from tests.harness.packages import found

SECRET = "swordfish"  # whoever connects has to know it
PATIENCE = 30.0  # seconds until it listens


def find() -> Path:
    """Find its program; LookupError says what to install if it is missing."""
    return found(_here, "redis-server", "Redis (6 or newer)")


def _here() -> Path | None:
    known = shutil.which("redis-server")
    return Path(known) if known else None


class Redis:
    """A server; it can be killed and started again."""

    def __init__(self) -> None:
        self.program = find()
        self.folder = Path(tempfile.mkdtemp(prefix="lineup-redis-"))
        self.socket = self.folder / "socket"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"unix://:{SECRET}@{self.socket}"

    def start(self) -> None:
        settings = ["--port", "0", "--unixsocket", str(self.socket), "--requirepass", SECRET, "--save", ""]
        command = [str(self.program), *settings, "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self.socket.exists():
            assert self.process.poll() is None, f"{self.program} does not start"
            assert time.monotonic() < end, f"{self.program} does not listen"
            time.sleep(0.02)

    def stop(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
        self.socket.unlink(missing_ok=True)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def redis() -> Redis:
    """The one of this process, for as long as that runs."""
    made = Redis()
    atexit.register(made.remove)
    return made


if __name__ == "__main__":
    try:
        find()
    except LookupError as error:
        sys.exit(str(error))
