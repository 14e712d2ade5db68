"""Two servers in one process share nothing: neither limits nor numbers, neither sets nor connections."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client import CollectorRegistry

import lineup.table
from lineup.table.limits.addresses import Allowance
from lineup.table.limits.attempts import Attempts
from lineup.table.limits.crowd import Turns
from lineup.table.limits.fair_turns import FairTurns
from lineup.table.limits.kept_answers import KeptAnswers
from lineup.table.limits.loop_shares import LoopShares
from lineup.table.limits.metrics import Metrics
from lineup.table.limits.work_threads import WorkThread
from lineup.table.room.server import Server
from lineup.table.server.app import make_app
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.wire import protocol as p
from lineup.table.workers.advice_pool import AdvicePool
from tests.harness.sets import small_set

SEATS = [{"who": "me"}, {"who": "casual"}]
COUNTING = (
    AdvicePool, Allowance, asyncio.Event, asyncio.Lock, asyncio.Queue, asyncio.Semaphore, Attempts, CollectorRegistry,
    Counter, Executor, FairTurns, KeptAnswers, LoopShares, Metrics, Server, Shelf, Turns, WorkThread,
)  # fmt: skip


class Running:
    """A server of this process, and somebody who asks it."""

    def __init__(self, file: Path, limit: int, exits: ExitStack) -> None:
        self.metrics = Metrics()
        self.client: TestClient[Any] = exits.enter_context(
            TestClient(make_app(str(file), limit=limit, metrics=self.metrics))
        )

    @property
    def server(self) -> Server:
        server: Server = self.client.app.state.rooms.server
        return server

    def number(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


@pytest.fixture
def exits() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_each_has_tables_sets_and_numbers_of_its_own(tmp_path: Path, exits: ExitStack) -> None:
    one, two = (Running(tmp_path / f"{number}.db", 0, exits) for number in range(2))
    ours = small_set("ours")
    made = one.client.post("/api/tables", json={"settings": {"custom": [ours]}, "seats": SEATS}).json()["table"]
    with one.client.websocket_connect(f"/ws/{made}") as socket:
        socket.send_json({"type": "hello", "version": p.VERSION})
        socket.receive_text()
        assert [each.number("lineup_tables") for each in (one, two)] == [1, 0]
        assert [each.number("lineup_sockets") for each in (one, two)] == [1, 0]
        assert [sum(each.server.sockets.values()) for each in (one, two)] == [1, 0]
        assert one.server.sets.get_cards(ours).id == "ours"
        with pytest.raises(KeyError):
            two.server.sets.get_cards(ours)
        assert two.client.get(f"/api/tables/{made}").status_code == 404
    assert two.client.get("/api/me").status_code == 200
    assert [each.number("lineup_http_answers_total", status="201") for each in (one, two)] == [1, 0]
    assert [each.number("lineup_http_answers_total", status="404") for each in (one, two)] == [0, 1]
    assert [each.number("lineup_store_seconds_count") > 2 for each in (one, two)] == [True, False]


def test_what_one_refuses_the_other_takes(tmp_path: Path, exits: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.http.site.TOO_SOON_SECONDS", 0)
    monkeypatch.setattr("lineup.table.server.app.STORED", 60_000)
    one, two = (Running(tmp_path / f"{number}.db", 6, exits) for number in range(2))
    assert one.client.post("/api/tables", json={"seats": SEATS}).status_code == 201
    for each, status in ((one, 429), (two, 201)):
        assert each.client.post("/api/tables", json={"seats": SEATS}).status_code == status
    statuses = [one.client.get("/api/games").status_code for _ in range(6)]
    assert (statuses[0], statuses[-1]) == (200, 429)
    assert two.client.get("/api/games").status_code == 200


def test_each_counts_the_messages_reports_and_queues_of_its_own_clients(tmp_path: Path, exits: ExitStack) -> None:
    one, two = (Running(tmp_path / f"{number}.db", 0, exits).server for number in range(2))
    assert vars(one).keys() == vars(two).keys()
    for name, mine in vars(one).items():
        assert isinstance(mine, float | frozenset | bytes | None) or mine is not getattr(two, name), name
    assert one.sent.charge("ann", 0.0, one.sent.most + 100) > 0
    assert two.sent.charge("ann", 0.0) == 0


def test_no_module_counts_anything_for_the_whole_process() -> None:
    for info in pkgutil.walk_packages(lineup.table.__path__, "lineup.table."):
        if ".migrations" in info.name:
            continue
        module = importlib.import_module(info.name)
        own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == info.name]
        for holder in (module, *own):
            for name, value in vars(holder).items():
                assert not isinstance(value, COUNTING), f"{info.name}: {name}"
                if not name.startswith("_") and isinstance(value, dict | list | set):
                    assert value, f"{info.name}: {name} is there to be filled"
