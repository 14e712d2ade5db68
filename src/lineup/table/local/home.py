"""The tables in a browser: the same rooms and routes as on a server, for one person, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from lineup.table.http.hosts_and_cookies import check_request
from lineup.table.limits.metrics import Unwatched
from lineup.table.local.database import open_file, update_tables
from lineup.table.local.processes import Start, WorkerProcesses
from lineup.table.room.rooms import Rooms
from lineup.table.room.server import Server
from lineup.table.server.routes import ROUTES, answer_error
from lineup.table.store.store import Store
from lineup.table.web.small import SmallApp, WebSocket
from lineup.table.workers.advice_pool import AdvicePool
from lineup.table.workers.measure_pool import MeasurePool

ADVISER = "advice"
MEASURER = "measure"


class Home:
    """The tables of a browser, as its worker speaks to them: in plain values and callbacks."""

    def __init__(self, app: SmallApp, rooms: Rooms) -> None:
        self._app, self._rooms = app, rooms
        self._sockets: dict[str, WebSocket[Any, Any, Any]] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def answer_request(
        self, method: str, address: str, cookie: str, body: str, send: Callable[[int, Any, Any], None]
    ) -> None:
        """Answer a request: `send` gets the status with the headers, then each part of the body, then None."""
        headers = {"cookie": cookie, **({"content-type": "application/json"} if body else {})}
        answer = await self._app.answer_request(method, address, headers, body.encode())
        send(answer.status, answer.headers, None)
        if isinstance(answer.body, bytes):
            send(0, None, answer.body)
        else:
            async for part in answer.body:
                send(0, None, part)
        send(-1, None, None)

    def open_socket(self, id: str, address: str, cookie: str, send: Callable[[str | None], None]) -> None:
        """Open a socket to a table: `send` gets each message, and None as the socket is closed."""
        socket: WebSocket[Any, Any, Any] = WebSocket(self._app, address, {"cookie": cookie}, send)
        self._sockets[id] = socket
        task = asyncio.ensure_future(self._serve(id, socket))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, id: str, socket: WebSocket[Any, Any, Any]) -> None:
        try:
            await self._app.open_socket(socket)
        finally:
            if self._sockets.pop(id, None) is not None:
                await socket.close()

    def take_message(self, id: str, text: str | None) -> None:
        """Take a message for a socket; None closes it."""
        socket = self._sockets.get(id) if text is not None else self._sockets.pop(id, None)
        if socket is not None:
            socket.incoming.put_nowait(text)


async def open_home(file: str, start: Start) -> Home:
    """Open the tables kept in a file, as former releases left them too; `start` starts a worker that thinks."""
    database = open_file(Path(file))
    update_tables(database)
    store = Store(database, Unwatched())
    await store.take_over()
    thinking = AdvicePool(WorkerProcesses(ADVISER, start))
    server = Server(
        store,
        advisers=thinking,
        players=thinking,
        measurers=MeasurePool(WorkerProcesses(MEASURER, start)),
        paced=False,
    )
    rooms = Rooms(server)
    await rooms.watch_deadlines()
    await server.load()
    app = SmallApp(ROUTES, SimpleNamespace(rooms=rooms, relay=None), check_request, cast(Any, answer_error))
    return Home(app, rooms)
