"""The HTTP interface does what its schema says: statuses, kinds of content, bodies; `make fuzz` tries much more."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

import pytest
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lineup.commands.server.serve import listen
from lineup.table.server.app import make_app
from tests.harness.budget import examples
from tests.harness.server import WAIT, Guest, until

# What fits its schema can still be against the rules, which is told with 400.
POSSIBLE: Final = ["2XX", "400", "401", "403", "404", "409", "413", "429"]
CHECKS: Final = {"checks": {"positive_data_acceptance": {"expected-statuses": POSSIBLE}}}
LENGTHY: Final = ("/api/forecast", "/api/rate")  # whole games are played for these


class Interface:
    """A server without a limit on requests, and somebody who has been there: a finished game, a set, an account."""

    def __init__(self, port: int) -> None:
        import schemathesis  # seconds, which every process would spend

        self.address = SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)
        self.guest = Guest(self.address, "Ann")  # type: ignore[arg-type]
        table = self.guest.make(settings={"players": 2}, seats=[{"who": "me"}, {"who": "random"}], start=True)
        with self.guest.at(table) as player:
            player.expect("position")
            player.send(type="concede")
            player.until(lambda message: message["type"] == "position" and message["result"])
        status, own = self.guest.request("POST", "/api/own", {"title": "Mine"})
        assert status == 201, own
        self.known: dict[str, Any] = {
            "table": table,
            "game": 1,
            "number": 0,
            "set_id": own["id"],
            "rule_id": "HU-ATK-03",
        }
        self.known |= {"box_id": "heroes-unite", "card_id": "katana", "lesson_id": "first-turn"}
        config = schemathesis.Config.from_dict(CHECKS)
        self.schema = schemathesis.openapi.from_url(f"{self.address.url}/api/schema", config=config)

    def cases(self) -> st.SearchStrategy[Any]:
        """Requests by the schema, half of them to what there is."""
        found: Iterator[Any] = self.schema.get_all_operations()
        operations = [each.ok() for each in found]
        each = [operation.as_strategy() for operation in operations if operation.path not in LENGTHY]
        return st.tuples(st.one_of(each), st.booleans()).map(self._made)

    def _made(self, drawn: tuple[Any, bool]) -> Any:
        case, known = drawn
        if known:
            there = {name: self.known[name] for name in case.path_parameters if name in self.known}
            case.path_parameters = {**case.path_parameters, **there}
        return case


@pytest.fixture(scope="module")
def interface(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interface]:
    app = make_app(str(tmp_path_factory.mktemp("contract") / "tables.db"), limit=0)
    [listener] = listen(["127.0.0.1"], 0)
    running = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on", ws="websockets-sansio"))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        until(lambda: running.started or not thread.is_alive())
        yield Interface(listener.getsockname()[1])
    finally:
        running.should_exit = True
        thread.join(WAIT)


def test_every_answer_is_as_the_schema_says(interface: Interface) -> None:
    headers = {"Content-Type": "application/json", "Cookie": interface.guest.cookie}

    @settings(max_examples=examples(25), suppress_health_check=list(HealthCheck))
    @given(case=interface.cases())
    def answered_as_told(case: Any) -> None:
        case.call_and_validate(headers=headers)

    answered_as_told()


def test_the_schema_names_the_way_every_route_refuses(interface: Interface) -> None:
    raw = interface.schema.raw_schema
    for path, operations in raw["paths"].items():
        for method, operation in operations.items():
            refusals = {each for each in operation["responses"] if each[0] in "45"}
            assert refusals == {"4XX", "503"}, f"{method} {path}"
