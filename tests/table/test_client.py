"""The client of docs/protocol.md, as it stands there, plays a game to its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.harness.server import WAIT, Server

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
PROGRAM = PAGE.partition("```python\n")[2].partition("```")[0]


def test_the_client_in_twenty_lines_plays_a_game(server: Server) -> None:
    assert len(PROGRAM.splitlines()) == 20
    short = PROGRAM.replace('{"seats"', '{"settings": {"rules": {"super_villains": "1"}}, "seats"')
    assert short != PROGRAM
    command = [sys.executable, "-c", short, f"127.0.0.1:{server.port}"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=WAIT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    words = done.stdout.split()
    assert words[:2] == ["Victory", "Points:"]
    assert len(words) == 4
