"""The tables of a server, asked in this process, over any store and with a clock whose hands move."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar.testing import AsyncTestClient

from lineup.speech import Voice
from lineup.table.room.rooms import Rooms
from lineup.table.server.app import make_app
from lineup.table.workers.measure_pool import MeasurePool
from tests.harness.clock_hands import Hands
from tests.harness.server import Message, in_words


class NoMeasures(MeasurePool):
    """Plays nothing: tests that ask for the field of a deal say what it came to."""

    async def run_job(self, guest: object, job: dict[str, Any]) -> AsyncGenerator[bytes]:
        for line in list[bytes]():
            yield line


class LocalHome:
    """A home of the tables and its clock."""

    def __init__(self, client: AsyncTestClient[Any], rooms: Rooms, hands: Hands) -> None:
        self.client, self.rooms, self.hands = client, rooms, hands


class Visitor:
    """Somebody with a cookie who asks a home."""

    def __init__(self, home: LocalHome, name: str = "") -> None:
        self.home, self.name, self.cookie = home, name, ""

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        self.home.client.cookies.clear()
        headers = {"cookie": self.cookie} if self.cookie else {}
        answer = await self.home.client.request(method, path, json=body, headers=headers)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer.status_code, in_words(answer.json(), Voice())

    async def get(self, path: str) -> Message:
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return dict(body)

    async def refused(self, method: str, path: str, body: object = None) -> str:
        status, found = await self.ask(method, path, body)
        assert status >= 400, found
        return str(found["error"])


@asynccontextmanager
async def open_local_home(target: str) -> AsyncIterator[LocalHome]:
    app = make_app(target, limit=0)
    async with AsyncTestClient(app) as client:
        rooms: Rooms = app.state.rooms
        hands = rooms.time = rooms.server.time = Hands()
        rooms.server.measurers = NoMeasures()
        yield LocalHome(client, rooms, hands)
