"""The HTTP interface does what its schema says: statuses, kinds of content, bodies; `make fuzz` tries much more."""

from __future__ import annotations

import re
import threading
import urllib.request
from collections.abc import AsyncGenerator, Iterator
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lineup.commands.server.serve import listen_on
from lineup.table.http.measures import BesideFacts, ForecastFacts, MeasureFacts, RatedFacts
from lineup.table.limits.addresses import Guest as Asker
from lineup.table.server.app import make_app
from lineup.table.workers.measure_pool import MeasurePool
from tests.harness.budget import examples
from tests.harness.server import WAIT, Guest, until

# Where what fits its schema can still be against the rules, which is told with 400: names, passphrases, texts of cards,
# how a table is set up, numbers of seats and moments, days. Everywhere else schemathesis' own statuses hold.
RULED: Final = (
    "PUT /api/me", "POST /api/account", "POST /api/account/sign-in", "POST /api/account/recover",
    "PUT /api/account/passphrase", "POST /api/account/codes", "POST /api/account/delete", "POST /api/sets/check",
    "POST /api/swaps", "POST /api/forecast", "POST /api/rate", "POST /api/tables", "POST /api/own",
    "PUT /api/own/{set_id}", "PUT /api/own/{set_id}/cards/{card_id}", "DELETE /api/own/{set_id}/cards/{card_id}",
    "PUT /api/moderation/reports/{report}", "POST /api/moderation/bans", "GET /api/history", "GET /api/rules",
    "POST /api/own/{set_id}/pictures", "POST /api/own/{set_id}/list",
    "GET /api/daily/{day}", "POST /api/daily/{day}", "POST /api/daily/{day}/log",
    "GET /api/tables/{table}/since", "GET /api/tables/{table}/games/{game}/replay",
    "GET /api/tables/{table}/games/{game}/replay/{number}", "POST /api/tables/{table}/games/{game}/replay/{number}",
)  # fmt: skip
USUAL: Final = ["2XX", "3XX", "401", "403", "404", "409", "429", "5XX"]
CHECKS: Final = {
    "operations": [
        {"include-name": name, "checks": {"positive_data_acceptance": {"expected-statuses": [*USUAL, "400"]}}}
        for name in RULED
    ]
}


async def no_games(_: MeasurePool, guest: Asker, job: dict[str, Any]) -> AsyncGenerator[bytes]:
    """Stands for whole games that are played, which take seconds."""
    yield msgspec.json.encode(FORECAST if "card" not in job else RATED) + b"\n"


SOME: Final = MeasureFacts(value=0.5, low=0.4, high=0.6)
FORECAST: Final = ForecastFacts(
    games=1, of=1, turns=SOME, shortest=1, longest=2, first=SOME, fair=0.5, won=SOME, still=SOME, stalled=SOME,
    called=SOME, cards=[],
)  # fmt: skip
RATED: Final = RatedFacts(
    card="a", type="hero", cost=1, deals=1, of=1, share=0.5, more=SOME, verdict="level",
    beside=[BesideFacts(card="b", cost=1, share=0.5, more=SOME)],
)  # fmt: skip


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
        self.schema = schemathesis.openapi.from_url(f"{self.address.url}/api/schema", config=config, timeout=120)

    def cases(self) -> st.SearchStrategy[Any]:
        """Requests by the schema, half of them to what there is."""
        found: Iterator[Any] = self.schema.get_all_operations()
        operations = [each.ok() for each in found]
        each = [operation.as_strategy() for operation in operations]
        return st.tuples(st.one_of(each), st.booleans()).map(self._made)

    def _made(self, drawn: tuple[Any, bool]) -> Any:
        case, known = drawn
        if known:
            there = {name: self.known[name] for name in case.path_parameters if name in self.known}
            case.path_parameters = {**case.path_parameters, **there}
        return case


@pytest.fixture(scope="module")
def interface(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interface]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MeasurePool, "run_job", no_games)
        yield from serving(tmp_path_factory)


def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interface]:
    app = make_app(str(tmp_path_factory.mktemp("contract") / "tables.db"), limit=0)
    [listener] = listen_on(["127.0.0.1"], 0)
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


def test_options_names_the_methods_of_every_route(interface: Interface) -> None:
    known = {name: str(value) for name, value in interface.known.items()}
    for path, operations in interface.schema.raw_schema["paths"].items():
        there = re.sub(r"\{(\w+)\}", lambda found: known.get(found[1], "1"), path)
        request = urllib.request.Request(interface.address.url + there, method="OPTIONS")
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            allowed = set(answer.headers["Allow"].split(", "))
        assert allowed - {"OPTIONS", "HEAD"} == {method.upper() for method in operations}, path


def test_what_is_sent_has_no_fields_nobody_knows_and_forecasts_are_lines(interface: Interface) -> None:
    raw = interface.schema.raw_schema
    for path, operations in raw["paths"].items():
        for method, operation in operations.items():
            for kind in operation.get("requestBody", {}).get("content", {}).values():
                name = kind["schema"]["$ref"].rpartition("/")[2]
                assert raw["components"]["schemas"][name]["additionalProperties"] is False, f"{method} {path}"
    for path in ("/api/forecast", "/api/rate"):
        assert [*raw["paths"][path]["post"]["responses"]["200"]["content"]] == ["application/x-ndjson"]
