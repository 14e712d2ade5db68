"""What one person sends takes nothing from the others, however many connections they have."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lineup.table import socket
from lineup.table.socket import BURST, RATE, keep_pace
from tests.table.loops import run


def test_all_connections_of_a_person_have_one_share_of_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 5.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += max(seconds, 1e-9)  # some time passes, however little was wanted

    monkeypatch.setattr(socket, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(socket, "time", SimpleNamespace(monotonic=lambda: now))

    async def send() -> None:
        for _ in range(BURST):
            await keep_pace("pacing ann")
        assert now == 5.0
        for _ in range(3):
            await keep_pace("pacing ann")
        assert now == pytest.approx(5.0 + 3 / RATE)
        waited = now
        await keep_pace("pacing bob")
        assert now == waited

    run(send())
