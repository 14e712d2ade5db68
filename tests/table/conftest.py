"""One server for all tests that do not end it; whatever they send, it never prints a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("table") / "tables.db")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.output, server.output


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    server = Server(tmp_path / "tables.db")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.output, server.output
