"""Forecasts at the table: lines as games are played, in a process that is gone when nobody wants it any more."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import Any

import pytest

from lineup.games import make_choice, write_choice
from lineup.running.limits import Limits
from lineup.table.limits.addresses import Guest
from lineup.table.limits.crowd import Busy
from lineup.table.workers import measure_pool
from lineup.table.workers.measure_pool import MeasurePool
from tests.harness.server import Server
from tests.lab.test_rating import SET
from tests.table.test_tables import guest

SOLO = {"players": 1, "variants": ["solo"]}
JOB = {"choice": write_choice(make_choice("heroes-unite", 1, ["solo"])), "seed": "7", "games": 100_000}


def test_results_come_as_lines_while_games_are_played(server: Server) -> None:
    ann = guest(server)
    wish = json.dumps({"settings": SOLO, "heroes": []}).encode()
    head = {"Content-Type": "application/json", "Cookie": ann.cookie}
    request = urllib.request.Request(f"{server.url}/api/forecast", data=wish, headers=head)
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.headers["Content-Type"].startswith("application/x-ndjson")
        found = json.loads(answer.readline())
    assert (found["games"], found["of"], found["fair"]) == (10, 300, 1.0)
    assert 0 <= found["won"]["low"] <= found["won"]["value"] <= found["won"]["high"] <= 1


def test_a_card_of_ones_own_is_measured_beside_others(server: Server) -> None:
    ann = guest(server)
    head = {"Content-Type": "application/json", "Cookie": ann.cookie}
    wish = json.dumps({"text": SET, "card": "herald"}).encode()
    request = urllib.request.Request(f"{server.url}/api/rate", data=wish, headers=head)
    with urllib.request.urlopen(request, timeout=60) as answer:
        found = json.loads(answer.readline())
    assert (found["card"], found["deals"], found["of"]) == ("Herald", 2, 60)
    assert {each["cost"] for each in found["beside"]} == {4}
    herald = {"text": SET, "card": "herald"}
    wrong = ({**herald, "card": "harold"}, {**herald, "game": "no-box"}, {**herald, "text": "?"})
    for unknown in wrong:
        status, body = ann.request("POST", "/api/rate", unknown)
        assert status == 400, body


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 1}, "2 to 5 players"),
        ({"game": "confrontations", "rules": {"clock": "1"}}, "Confrontations played this way has none"),
        ({"variants": ["hnut"]}, "hunt"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(server: Server, settings: dict[str, Any], said: str) -> None:
    status, body = guest(server).request("POST", "/api/forecast", {"settings": settings})
    assert status == 400
    assert said in body["error"]


async def gone(measurers: MeasurePool) -> None:
    """Wait until every process that was ended is gone."""
    await measurers._processes.close()
    assert not measurers._wishes


def test_a_process_ends_when_nobody_listens_and_when_its_guest_asks_anew() -> None:
    async def main() -> None:
        measurers = MeasurePool()
        first = measurers.run_job(Guest("ann"), JOB)
        assert json.loads(await anext(first))["games"] == 10
        process = measurers._wishes["ann"].process
        assert process is not None
        rest = asyncio.ensure_future(_drained(first))
        second = measurers.run_job(Guest("ann"), {**JOB, "seed": "8"})
        assert json.loads(await anext(second))["games"] == 10
        await rest
        assert await process.wait() != 0
        process = measurers._wishes["ann"].process
        assert process is not None
        await second.aclose()
        assert await process.wait() != 0
        await gone(measurers)
        await measurers.close()

    asyncio.run(main())


async def _drained(lines: Any) -> None:
    async for _ in lines:
        pass


def test_where_many_wait_others_are_asked_to_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure_pool, "MEASURES", Limits(guests=0))

    async def main() -> None:
        with pytest.raises(Busy, match="busy with other people's requests"):
            MeasurePool().check_free(Guest("ann"))

    asyncio.run(main())
