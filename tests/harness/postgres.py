"""A real PostgreSQL for tests: the one here, or one installed on the way, with a folder of its own.

`python -m tests.harness.postgres` sees to it beforehand that it can be had. It listens at a socket in its folder alone;
whoever may read that folder is let in.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from tests.harness.packages import found

PLACES = ("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt")  # where programs lie that are not in the path
USER = "postgres"  # as whom it runs where we are root, for it refuses that


def find() -> Path:
    """Find the folder of its programs; LookupError says what to install if it is missing."""
    return found(_here, "postgresql", "PostgreSQL (13 or newer)")


def _here() -> Path | None:
    known = shutil.which("initdb")
    inside = [file for place in PLACES for file in sorted(Path(place).glob("*/bin/initdb"))]
    return Path(known).parent if known else inside[-1].parent if inside else None


class Postgres:
    """A server with databases; it can be killed and started again."""

    def __init__(self) -> None:
        self.programs = find()
        self.folder = Path(tempfile.mkdtemp(prefix="lineup-pg-"))
        self.count = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self._run(
            "initdb", "--auth=trust", f"--username={USER}", "--no-sync", "--encoding=UTF8", "--locale=C", "--pgdata"
        )
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        root = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
        command = [*root, str(self.programs / program), *arguments, str(self.folder / "data")]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder)
        assert not done.returncode, f"{program}: {done.stdout}{done.stderr}{self._log()}"

    def _log(self) -> str:
        file = self.folder / "log"
        return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c max_connections=200"
        self._run(
            "pg_ctl", "start", "--wait", "--silent", f"--log={self.folder / 'log'}", f"--options={settings}", "--pgdata"
        )

    def stop(self, how: str = "fast") -> None:
        """End it: "fast" breaks all connections, "immediate" is a crash."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={how}", "--pgdata")

    def address(self, name: str = USER) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def new(self) -> str:
        """The address of a new database."""
        self.count += 1
        name = f"tables_{os.getpid()}_{self.count}"
        rows(self.address(), f"create database {name}")
        return self.address(name)

    def remove(self) -> None:
        with suppress(AssertionError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def rows(address: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Return the rows of a statement, with a question mark for each value as in SQLite; empty if it reads none."""
    with psycopg.connect(address, autocommit=True) as connection:
        done = connection.execute(query.replace("%", "%%").replace("?", "%s") if values else query, values or None)
        return done.fetchall() if done.description else []


@cache
def postgres() -> Postgres:
    """The one of this process, for as long as that runs."""
    found = Postgres()
    atexit.register(found.remove)
    return found


if __name__ == "__main__":
    try:
        find()
    except LookupError as error:
        sys.exit(str(error))
