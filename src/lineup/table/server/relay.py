"""Several processes that share the tables: whoever comes to a table that another process has is taken there.

A process beats twice a second (`leases`): it says that it lives, hears which others do, and what they tell all. People
at tables of another process stay connected to this one, which carries to and fro what they say and are told (`wires`).
When that other process is gone, or has the table no more, they are taken to whichever has it then, or it is taken here:
they get a fresh position and go on. A request over HTTP that needs a table of another process is answered there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, Response
from litestar import Request as HTTPRequest
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message, Receive, Scope, Send

from lineup.table.http.compression import CUT
from lineup.table.http.hosts_and_cookies import RELAYED
from lineup.table.limits.addresses import Guest
from lineup.table.limits.tabs import run_on_tab
from lineup.table.people.cookies import Person
from lineup.table.room.connection import (
    BEHIND,
    Connection,
    Following,
    MessageQueue,
    keep_pace,
    message_weight,
    read_message,
    visit_table,
    write_farewell,
)
from lineup.table.room.returning import Ahead
from lineup.table.room.room import encode
from lineup.table.room.rooms import MOVED, Rooms
from lineup.table.server import letters
from lineup.table.store import leases
from lineup.table.store.databases import AWAY
from lineup.table.store.leases import Elsewhere, Leases, Notice, join_people
from lineup.table.store.store import new_id
from lineup.table.wire import protocol as p
from lineup.table.wire.sentences import plain_sentence

logger = logging.getLogger(__name__)
PATIENCE: Final = 10.0  # seconds until an answer of another process is not waited for any more
PAUSE: Final = 0.1  # seconds between two looks where a table is
LOOKED_AHEAD: Final = 60.0  # seconds: clocks of days that run out so soon are watched by all,
LOOKS: Final = 20.0  # and looked for so often
KEPT_HEADERS: Final = (
    b"content-type",
    b"content-disposition",
    b"set-cookie",
    b"retry-after",
    b"cache-control",
    b"etag",
)
JSON: Final = (b"content-type", b"application/json")
SOON: Final = (b"retry-after", b"2")
UNSENT_HEADERS: Final = (b"accept-encoding", b"connection", b"content-length", b"transfer-encoding")
APART: Final = encode(p.RefusedMessage(text=plain_sentence("server-apart")))
ANEW: Final = encode(p.RefusedMessage(text=plain_sentence("server-moved")))


@dataclass
class Line:
    """One of our clients at a table of another process."""

    process: str
    client: Connection
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    heard: bool = False  # whether that process has answered


class Distant(Connection):
    """A client of another process at a table of ours."""

    def __init__(
        self,
        person: Person,
        home: str,
        waiting_bytes: Counter[str],
        process: str,
        line: str,
        post: Callable[[str, letters.Letter], None],
    ) -> None:
        super().__init__(person, home, waiting_bytes)
        self.process = process
        self.line = line
        self.inbox = MessageQueue(home or person.id, waiting_bytes)
        self._post = post

    def send(self, message: bytes) -> None:
        if not self.leaving:
            self.note_chat(message)
            self._post(self.process, letters.Told(self.line, message))

    def leave(self, message: bytes) -> None:
        if self.leaving:
            return
        self.leaving = True
        self.inbox.drop_all()
        self._post(self.process, letters.Told(self.line, message, last=True))
        self.inbox.put_nowait(None)

    def queue_message(self, data: bytes) -> None:
        """Queue a message; a client that sends more than is carried out has to reconnect."""
        if self.leaving:
            return
        if self.inbox.has_room_for(data):
            self.inbox.put_nowait(data)
        else:
            self.leave(BEHIND)

    def end_inbox(self, cut: bool) -> None:
        """End the queue; after a cut, drop what nobody has heard yet."""
        if cut:
            self.inbox.drop_all()
        self.inbox.put_nowait(None)

    async def next_message(self) -> bytes:
        data = await self.inbox.get()
        if data is None:
            raise WebSocketDisconnect(detail="disconnected")
        return data


class Relay:
    """The link from this process to the others."""

    def __init__(self, app: Litestar, rooms: Rooms, url: str) -> None:
        self.app = app
        self.rooms = rooms
        self.leases = rooms.store.leases = Leases(rooms.store.engine)
        self.leases.lost = rooms.drop_table
        self.wires = letters.Wires(
            url, self.leases.me, rooms.server.metrics, self._receive_letter, self._handle_line_change
        )
        self._lines: dict[str, Line] = {}
        self._distant: dict[str, Distant] = {}
        self._missed: list[tuple[str, str]] = []  # processes and lines that could not be told that they were cut
        self._calls: dict[str, tuple[str, asyncio.Future[letters.Reply | None]]] = {}
        self._notices: list[Notice] = []  # of others, not yet heeded
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._looked = 0.0

    async def start(self) -> None:
        """Join the other processes."""
        await self._send_beat()
        self.wires.start()
        self._beating = asyncio.create_task(self._beat_regularly())

    async def close(self) -> None:
        """Leave all tables to the others, at once."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        with suppress(*AWAY):
            await self.leases.close()
        for each in list(self._distant.values()):
            each.leave(MOVED)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.wires.close()

    # Living

    async def _beat_regularly(self) -> None:
        away = False
        while True:
            await asyncio.sleep(leases.BEAT)
            try:
                await self._send_beat()
                away = False
            except AWAY as error:
                if not away:
                    logger.error("the other processes cannot hear that this one lives: %s", type(error).__name__)
                away = True
            except Exception:
                self.rooms.server.metrics.faults.inc()
                logger.exception("a beat failed")

    async def _send_beat(self) -> None:
        here = {room.id: join_people(room.people_here()) for room in self.rooms.rooms.values()}
        live, notices, lost = await self.leases.send_heartbeat(here)
        for id in lost:
            self.rooms.drop_table(id)
        for line in self._lines.values():
            if line.process not in live:
                line.moved.set()
        for each in self._distant.values():
            if each.process not in live:
                each.inbox.put_nowait(None)
        for process, answer in self._calls.values():
            if process not in live and not answer.done():
                answer.set_result(None)
        self._notices += notices
        while self._notices:  # what fails is tried again with the next beat
            await self._heed_notice(self._notices[0])
            del self._notices[0]
        now = asyncio.get_running_loop().time()
        if now - self._looked > LOOKS:
            self._looked = now
            await self.rooms.watch_deadlines(LOOKED_AHEAD)

    async def _heed_notice(self, notice: Notice) -> None:
        """Act on a notice to all processes."""
        kind, value = notice.kind, notice.value
        if kind == "taken":
            for id in value.split():
                self.rooms.drop_table(id)
        elif kind == "part":
            person, of_device, device = value.partition(" ")
            self.rooms.end_connections(person, device if of_device else None)
        elif kind == "bans":
            await self.rooms.server.moderation.load_bans()
        elif kind == "account":
            await self.rooms.server.accounts.load(value)
        elif kind == "address":
            await self.rooms.server.moderation.ban_address(value)
        elif kind == "renamed":
            person, _, name = value.partition(" ")
            self.rooms.rename_client(person, name)
            for room in self.rooms.rooms.values():
                if person in room.people_here():
                    room.tell_table()

    # Letters

    def _handle_line_change(self, up: bool) -> None:
        """Reconnect everybody at tables of other processes after the line broke or was mended."""
        for line in self._lines.values():
            line.moved.set()
        if up:
            for process, line_id in self._missed:
                self.wires.send_letter(process, letters.Told(line_id, MOVED, last=True))
            self._missed.clear()
            return
        for each in self._distant.values():
            self._missed.append((each.process, each.line))
            each.inbox.put_nowait(None)
        for _, answer in self._calls.values():
            if not answer.done():
                answer.set_result(None)

    def _receive_letter(self, sender: str, letter: letters.Letter) -> None:
        match letter:
            case letters.Open():
                person = Person(letter.person, letter.name)
                waiting_bytes = self.rooms.server.waiting_bytes
                client = Distant(person, letter.home, waiting_bytes, sender, letter.line, self.wires.send_letter)
                self._distant[letter.line] = client
                self._start_task(self._host_client(client, letter))
            case letters.Heard():
                if letter.line in self._distant:
                    self._distant[letter.line].queue_message(letter.data)
                else:
                    self.wires.send_letter(sender, letters.Told(letter.line, MOVED, last=True))
            case letters.Shut():
                if letter.line in self._distant:
                    self._distant[letter.line].end_inbox(letter.cut)
            case letters.Told():
                self._tell_client(sender, letter)
            case letters.Request():
                self._start_task(self._send_answer(sender, letter))
            case letters.Reply():
                waiting = self._calls.get(letter.call)
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_result(letter)

    def _tell_client(self, sender: str, letter: letters.Told) -> None:
        """Pass a message of a distant table to our client."""
        line = self._lines.get(letter.line)
        if line is None:
            self.wires.send_letter(sender, letters.Shut(letter.line))
            return
        line.heard = True
        if not letter.last:
            line.client.send(letter.data)
        elif letter.data == MOVED:
            line.moved.set()
        else:
            line.client.leave(letter.data)

    def _start_task(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables of others

    async def carry_client(self, process: str, table: str, client: Connection, following: Following) -> None:
        """Keep a client of ours at a table of another process until it is there no more, or they are to leave.

        While the line to the others is broken, they hear that. WebSocketDisconnect if they leave.
        """
        self.rooms.connected.add(client)
        try:
            await self._carry_by_line(process, table, client, following)
            await asyncio.sleep(PAUSE)
        finally:
            self.rooms.connected.discard(client)
        if self.wires.up:
            client.send(ANEW)

    async def _carry_by_line(self, process: str, table: str, client: Connection, following: Following) -> None:
        id, line = new_id(), Line(process, client)
        self._lines[id] = line
        if opened := self.wires.up:
            who = client.person, client.name, client.chat, client.home, client.seen
            self.wires.send_letter(process, letters.Open(id, table, *who))
        else:
            client.send(APART)
        reading = asyncio.create_task(self._forward_messages(id, process, client, following))
        moved = asyncio.create_task(line.moved.wait())
        cut = False
        try:
            while not (reading.done() or moved.done()):
                patience = PATIENCE if opened and not line.heard else None
                done, _ = await asyncio.wait({reading, moved}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
                if not done and not line.heard:  # it never heard of us
                    break
            if reading.done():
                reading.result()
        except WebSocketDisconnect as gone:
            cut = gone.code == CUT
            raise
        finally:
            del self._lines[id]
            for task in (reading, moved):
                task.cancel()
            await asyncio.gather(reading, moved, return_exceptions=True)
            self.wires.send_letter(process, letters.Shut(id, cut))

    async def _forward_messages(self, line: str, process: str, client: Connection, following: Following) -> None:
        while True:
            data = await following()
            if client.leaving:
                return
            if self.wires.up:
                self.wires.send_letter(process, letters.Heard(line, data.encode() if isinstance(data, str) else data))
            else:
                with suppress(Exception):
                    client.send(encode(p.Pong()) if isinstance(read_message(data), p.Ping) else APART)
            await keep_pace(self.rooms.server, client, message_weight(data))

    # Our own

    async def _host_client(self, client: Distant, letter: letters.Open) -> None:
        """Serve a client of another process at a table of ours."""
        following = Ahead(client.next_message)
        try:
            client.chat, client.seen = letter.chat, letter.seen
            tab = self.rooms.server.shares.open_tab(Guest(letter.person, letter.home))
            await run_on_tab(tab, visit_table(self.rooms, letter.table, client, following))
        except WebSocketDisconnect:
            pass
        except Elsewhere:
            client.leave(MOVED)
        except Exception as error:
            client.leave(encode(write_farewell(self.rooms.server, error, letter.table)))
        finally:
            await following.close()
            client.inbox.drop_all()
            del self._distant[letter.line]

    # Requests over HTTP

    async def _send_answer(self, process: str, letter: letters.Request) -> None:
        """Answer a request that another process has let in."""
        self.wires.send_letter(process, await self._answer_request(letter))

    async def _answer_request(self, letter: letters.Request) -> letters.Reply:
        """Answer a request here."""
        status, headers, body = 500, list[tuple[bytes, bytes]](), b""

        async def receive() -> Any:
            return {"type": "http.request", "body": letter.body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [(name, value) for name, value in message["headers"] if name.lower() in KEPT_HEADERS]
            elif message["type"] == "http.response.body":
                body += message["body"]

        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": letter.method,
            "scheme": letter.scheme,
            "path": letter.path,
            "raw_path": letter.path.encode(),
            "query_string": letter.query,
            "root_path": "",
            "headers": letter.headers,
            "client": letter.client,
            "server": None,
            "state": {},
            "extensions": {},
            RELAYED: True,
        }
        await self.app(scope, receive, send)  # type: ignore[arg-type]
        return letters.Reply(letter.call, status, headers, body)

    async def forward_request(self, process: str, request: HTTPRequest[Any, Any, Any]) -> letters.Reply | None:
        """Have the process that has a table answer a request; None if it does not.

        If it died meanwhile, whoever only reads is answered by whichever has the table then.
        """
        scope = request.scope
        client = scope.get("client") or ("", 0)
        headers = [(name, value) for name, value in scope["headers"] if name.lower() not in UNSENT_HEADERS]
        where = (scope["method"], scope["path"], scope["query_string"])
        letter = letters.Request(
            new_id(), *where, headers, (client[0], client[1]), scope["scheme"], await request.body()
        )
        if not self.wires.up:
            return None
        answer: asyncio.Future[letters.Reply | None] = asyncio.get_running_loop().create_future()
        self._calls[letter.call] = (process, answer)
        found = None
        try:
            self.wires.send_letter(process, letter)
            with suppress(TimeoutError):
                found = await asyncio.wait_for(answer, PATIENCE)
        finally:  # whoever asked may have gone
            del self._calls[letter.call]
        lost = found is None and self.wires.up
        return await self._answer_request(letter) if lost and letter.method == "GET" else found


class Forwarded(Response[bytes]):
    """The answer of the process that has a table; 503 if it gives none."""

    def __init__(self, process: str) -> None:
        super().__init__(b"")
        self.process = process

    def to_asgi_response(self, app: Litestar | None, request: HTTPRequest[Any, Any, Any], **_: Any) -> Any:
        async def respond(scope: Scope, receive: Receive, send: Send) -> None:
            relay: Relay = request.app.state.relay
            found = await relay.forward_request(self.process, request)
            if found is None:
                complaint = encode(p.Complaint(error=plain_sentence("server-apart")))
                found = letters.Reply("", HTTPStatus.SERVICE_UNAVAILABLE, [JSON, SOON], complaint)
            length = (b"content-length", str(len(found.body)).encode())
            await send({"type": "http.response.start", "status": found.status, "headers": [*found.headers, length]})
            await send({"type": "http.response.body", "body": found.body, "more_body": False})

        return respond
