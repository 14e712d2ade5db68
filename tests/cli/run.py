"""Running the command: in this process with typer's runner, or as a real process with real pipes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from lineup.cli import app
from tests.harness.plain import python_in

COMMAND = get_command(app)  # made out of hundreds of type hints, once


@dataclass(frozen=True)
class Outcome:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def lineup(*args: str | Path, stdin: str = "", columns: int = 80) -> Outcome:
    """Run the command in this process without colour, in a terminal of this many columns (0: unknown)."""
    env = {"COLUMNS": str(columns) if columns else None, "LINES": "24", "NO_COLOR": "1", "TERM": "dumb"}
    with CliRunner().isolation(stdin, env) as (out, err, _):
        with pytest.raises(SystemExit) as end:
            COMMAND.main([str(arg) for arg in args])
        sys.stdout.flush()
        sys.stderr.flush()
        assert isinstance(end.value.code, int)
        return Outcome(end.value.code, out.getvalue().decode(), err.getvalue().decode())


def process(*args: str | Path, stdin: str = "", state: Path | None = None) -> Outcome:
    """Run the command as a process of its own with `stdin` as a pipe; saved games go to `state`."""
    env = {**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    if state is not None:
        env["XDG_DATA_HOME"] = str(state)
    command = [sys.executable, "-m", "lineup.cli", *(str(arg) for arg in args)]
    done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", env=env, check=False)
    return Outcome(done.returncode, done.stdout, done.stderr)


def refused(outcome: Outcome, *parts: str, code: int = 2) -> None:
    """Assert that a command refused with one line on standard error that holds these parts, and said nothing else."""
    assert outcome.code == code, outcome
    unnamed = outcome.err
    for part in parts:  # an error of Python is shown only where the test asks for it by name
        unnamed = unnamed.replace(part, "")
    assert python_in(unnamed) == []
    assert outcome.out == ""
    assert len(outcome.err.strip().splitlines()) == 1, outcome.err
    for part in parts:
        assert part in outcome.err
