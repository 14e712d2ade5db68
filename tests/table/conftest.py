"""One server for all tests that do not end it; whatever they send, it never prints a traceback.

They run on SQLite, those marked `stores` on PostgreSQL too, and with LINEUP_TEST_STORE=postgres all of them there but
those marked `sqlite`, which are about its files.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.cheap_hashes import hash_cheaply
from tests.harness.postgres import postgres
from tests.harness.server import Server
from tools.measure.kill import STORES, new_server

STORE = os.environ.get("LINEUP_TEST_STORE", STORES[0])


def pytest_configure() -> None:
    if STORE not in STORES:
        raise pytest.UsageError(f"LINEUP_TEST_STORE={STORE}: there are {' and '.join(STORES)}.")
    hash_cheaply()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if STORES[0] == STORE and metafunc.definition.get_closest_marker("stores"):
        metafunc.parametrize("kind", STORES)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if STORES[0] != STORE:
        files = [item for item in items if item.get_closest_marker("sqlite")]
        config.hook.pytest_deselected(items=files)
        items[:] = [item for item in items if item not in files]


@pytest.fixture
def kind() -> str:
    """Which store the test runs on."""
    return STORE


@pytest.fixture
def target(kind: str, tmp_path: Path) -> str:
    """A database that is not there yet."""
    return postgres().new() if kind == "postgres" else str(tmp_path / "tables.db")


@pytest.fixture
def port() -> int:
    """A port that is free."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = new_server(STORE, tmp_path_factory.mktemp("table"))
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.output, server.output


@pytest.fixture
def own_server(kind: str, tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    server = new_server(kind, tmp_path)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.output, server.output
