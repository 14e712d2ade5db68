"""The plain and the compiled build are the same game. Needs `make fast`, which `make test-all` does first."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent


def lines(*start: str) -> list[Any]:
    """What `tests.builds.digests` writes when run this way."""
    command = [sys.executable, "-m", *start, "tests.builds.digests"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.slow
def test_both_builds_are_in_the_same_state_at_every_decision() -> None:
    plain_files, *plain = lines("tools.plain")
    compiled_files, *compiled = lines()
    for module, file in plain_files.items():
        print(f"{module}: {file} and {compiled_files[module]}")
        assert file.endswith(".py")
        assert not compiled_files[module].endswith(".py"), f"{module} is not compiled: run make fast first"
    assert plain_files.keys() == compiled_files.keys()
    for (game, _, before), (other, _, after) in zip(plain, compiled, strict=True):
        assert game == other
        for decision, (one, two) in enumerate(zip(before, after, strict=True)):
            assert one == two, f"{game}, entry {decision}: {one} plain, {two} compiled"
    decisions = sum(count for _, count, _ in plain)
    print(f"{len(plain)} games, {decisions} decisions alike")
    assert decisions >= 40_000
