"""A server of the club: the whole application, started, killed, paused and restarted, and the lines to it."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from random import Random
from typing import Any, Final, NamedTuple

from lineup.table.limits.metrics import Metrics
from lineup.table.room.rooms import Rooms
from lineup.table.server.app import make_app
from tools.club.disk import ClubFile, Disk
from tools.club.loop import HOST, ClubLoop, Host

NAME: Final = b"club.example"
DELAY: Final = 0.05  # the most seconds a message is under way on a quiet network


class Cut(ConnectionError):
    """The connection broke."""


class Answer(NamedTuple):
    """What came of a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Line:
    """A socket between a person and a server. Messages come in order, late, or never, once it is cut."""

    def __init__(self, server: ClubServer, path: str, person: PersonAddress, number: int) -> None:
        self.number = number
        self._server, self._loop, self._dice = server, server.loop, server.dice
        self.came: asyncio.Queue[str | None] = asyncio.Queue()  # to the person; None: the connection broke or ended
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._due = [0.0, 0.0]  # when the last message of each direction arrives
        self._under_way: tuple[deque[Callable[[], object]], ...] = (deque(), deque())
        self.cut = False
        scope = {**server.scope_for(person, "websocket", path), "subprotocols": []}
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = server.start_task(server.app(scope, self._inbox.get, self._send))

    async def _send(self, message: Any) -> None:
        if self.cut:
            raise Cut
        if message["type"] == "websocket.send":
            text = message["text"]
            self._server.announce(self, text)
            self._deliver(0, lambda: self.came.put_nowait(text))
        elif message["type"] == "websocket.close":
            self._deliver(0, lambda: self.came.put_nowait(None))

    def send(self, message: dict[str, Any] | str) -> None:
        """Send a message of the person."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._deliver(1, lambda: self._inbox.put_nowait({"type": "websocket.receive", "text": text}))

    def _deliver(self, direction: int, arrive: Callable[[], object]) -> None:
        """Let a message arrive after those sent before it."""
        row = self._under_way[direction]
        row.append(arrive)
        at = max(self._due[direction], self._loop.time() + self._server.delay())
        self._due[direction] = at
        self._loop.call_at(at, lambda: None if self.cut else row.popleft()(), context=Context())

    def end(self, silent: float = 0.0) -> None:
        """Cut the connection: what is under way is lost; the server notices after some seconds."""
        if self.cut:
            return
        self.cut = True
        self.came.put_nowait(None)
        gone = {"type": "websocket.disconnect", "code": 1006}
        self._loop.call_later(silent, self._inbox.put_nowait, gone, context=Context())
        self._server.lines.pop(self.number, None)


class PersonAddress(NamedTuple):
    """Who asks: their address and cookie."""

    address: str
    cookie: str = ""


class ClubServer:
    """A server that runs in a loop among others, over the club's disk."""

    def __init__(self, loop: ClubLoop, disk: Disk, dice: Random, announce: Callable[[Line, str], None]) -> None:
        self.loop, self.disk, self.dice = loop, disk, dice
        self.announce = announce
        self.limit = 0  # requests a minute from one address; 0: any, and nobody waits for what they owe
        self.slowness = 1.0  # of the network
        self.lines: dict[int, Line] = {}  # by number
        self.starts = self.connections = 0
        self._waiting: dict[asyncio.Future[Answer], None] = {}
        self.up = False

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    async def start(self) -> None:
        self.starts += 1
        self.host = Host(f"server {self.starts}")
        self._file = ClubFile(self.disk)
        self.app: Any = make_app(self._file, limit=self.limit, metrics=Metrics())
        self._context = copy_context()
        self._context.run(HOST.set, self.host)
        self._life: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._told: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        app: Any = self.app
        self.start_task(app(scope, self._life.get, self._told.put))
        self._life.put_nowait({"type": "lifespan.startup"})
        told = await self._told.get()
        if told["type"] != "lifespan.startup.complete":
            raise Cut(str(told))
        self.up = True

    async def stop(self) -> None:
        """Stop it in good order."""
        self.up = False
        for line in list(self.lines.values()):
            line.end()
        self._life.put_nowait({"type": "lifespan.shutdown"})
        await self._told.get()
        self._bury()

    def kill(self) -> None:
        """End the process at once: nothing it was about to do happens."""
        self.up = False
        self._bury()
        for line in list(self.lines.values()):
            line.end()

    def _bury(self) -> None:
        self.host.dead = True
        self._file.drop()
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Cut())
        self._waiting.clear()

    def pause(self) -> None:
        self.host.paused = True

    def wake(self) -> None:
        self.loop.wake(self.host)

    def delay(self) -> float:
        return self.dice.random() * DELAY * self.slowness

    def start_task(self, work: Any) -> asyncio.Task[Any]:
        return self.loop.create_task(work, context=self._context.copy())

    def scope_for(self, person: PersonAddress, kind: str, path: str, method: str = "GET") -> dict[str, Any]:
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            **({"method": method} if kind == "http" else {}),
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", NAME), (b"cookie", person.cookie.encode())],
            "client": (person.address, 1),
            "server": ("club", 80),
            "state": {},
            "extensions": {},
        }

    def connect(self, person: PersonAddress, path: str) -> Line:
        if not self.up:
            raise Cut
        self.connections += 1
        line = Line(self, path, person, self.connections)
        self.lines[line.number] = line
        return line

    async def request(self, person: PersonAddress, method: str, path: str, body: Any = None) -> Answer:
        """Ask the server; Cut if it dies before it has answered."""
        await asyncio.sleep(self.delay())
        if not self.up:
            raise Cut
        data = json.dumps(body).encode() if body is not None else b""
        scope = self.scope_for(person, "http", path, method)
        if body is not None:
            scope["headers"] += [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
        answered: asyncio.Future[Answer] = self.loop.create_future()
        self._waiting[answered] = None
        self.start_task(self._answer(scope, data, answered))
        try:
            found = await answered
        finally:
            self._waiting.pop(answered, None)
        await asyncio.sleep(self.delay())
        return found

    async def _answer(self, scope: dict[str, Any], data: bytes, answered: asyncio.Future[Answer]) -> None:
        status, headers, body = 0, dict[str, str](), b""
        given = False

        async def receive() -> dict[str, Any]:
            nonlocal given
            if given:
                await asyncio.Event().wait()
            given = True
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = {name.decode().lower(): value.decode() for name, value in message["headers"]}
            else:
                body += message["body"]

        try:
            await self.app(scope, receive, send)
        finally:
            if not answered.done() and status:
                answered.set_result(Answer(status, headers, body))
