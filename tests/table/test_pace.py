"""What one person sends takes nothing from the others, however many connections they have."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from lineup.table import socket
from lineup.table.people import Person
from lineup.table.socket import BURST, RATE, Connection
from tests.table.loops import run


def test_all_connections_of_a_person_have_one_share_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(socket, "asyncio", SimpleNamespace(sleep=sleep, Queue=asyncio.Queue))
    monkeypatch.setattr(socket, "time", SimpleNamespace(monotonic=lambda: 5.0))

    async def send() -> None:
        one, two, other = (Connection(Person(id, id)) for id in ("pacing ann", "pacing ann", "pacing bob"))
        for _ in range(BURST // 2):
            await one.pace.keep()
            await two.pace.keep()
        assert waited == []
        await two.pace.keep()
        await one.pace.keep()
        assert waited == [1 / RATE, 2 / RATE]
        await other.pace.keep()
        assert len(waited) == 2

    run(send())
