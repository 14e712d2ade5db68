"""Compression of HTTP responses and of messages at tables, for clients that support it."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from lineup.table.http.encodings import takes_gzip
from lineup.table.http.site import HEADERS, state_of
from lineup.table.limits.addresses import Allowance
from lineup.table.limits.kept_answers import LEVEL, SMALL
from lineup.table.limits.work_threads import WorkThread

QUICK: Final = 16 * 1024  # bytes that are compressed in less time than a thread takes to begin
TEXTS: Final = ("text/", "application/json", "application/javascript", "application/vnd.oai", "image/svg+xml")
MOST_KEPT: Final = 64  # answers
UNPACKED: Final = 4096  # bytes of a socket that are unpacked at once: they can come to a thousand times as many
FRAMES: Final = 200  # pings, pongs and pieces of a message that a socket may bring at once,
FRAME_RATE: Final = 100.0  # and per second in the long run; more are read later
CUT: Final = 1006  # the code of a connection that ended without a goodbye


class Packer:
    """Compresses responses and keeps the last ones, since most are the same for everyone."""

    def __init__(self) -> None:
        self.thread = WorkThread("packing")
        self._kept: dict[bytes, bytes] = {}  # by a digest of the answer

    async def compress_body(self, body: bytes) -> bytes:
        key = blake2b(body, digest_size=16).digest()
        found = self._kept.get(key)
        if found is None:
            found = (
                gzip.compress(body, LEVEL, mtime=0)
                if len(body) <= QUICK
                else await self.thread.run(partial(gzip.compress, body, LEVEL, mtime=0))
            )
            if len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)), None)
            self._kept[key] = found
        return found


def compress_responses(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that its text responses are compressed."""

    async def run_compressed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] == "HEAD":
            await app(scope, receive, send)
            return
        wanted = takes_gzip(Headers.from_scope(scope).get("accept-encoding", ""))
        start: HTTPResponseStartEvent | None = None  # held back until the whole body is there
        body = b""

        async def send_compressed(message: Message) -> None:
            nonlocal start, body
            if message["type"] == "http.response.start":
                head = MutableScopeHeaders(message)
                if head.get("content-type", "").startswith(TEXTS) and "content-encoding" not in head:
                    head.extend_header_value("vary", "Accept-Encoding")
                    if wanted:
                        start = message
                        return
            elif message["type"] == "http.response.body" and start is not None:
                body += message["body"]
                if message["more_body"]:
                    return
                if len(body) >= SMALL:
                    head = MutableScopeHeaders(start)
                    head["content-encoding"] = "gzip"
                    body = await scope["litestar_app"].state.packer.compress_body(body)
                    head["content-length"] = str(len(body))
                await send(start)
                start = None
                message["body"] = body
            await send(message)

        await app(scope, receive, send_compressed)

    return run_compressed


class Guarded(ServerProtocol):
    """A WebSocket handshake whose refusals carry our headers."""

    def reject(self, status: StatusLike, text: str) -> Response:
        answer = super().reject(status, text)
        answer.headers.update(HEADERS)
        return answer


class TableSocket(WebSocketsSansIOProtocol):
    """A socket at a table. Each message is compressed by itself if the client can: a shared context would take a
    quarter of a table's memory.

    Few messages are unpacked at a time, and more when those were taken; those of a broken connection are dropped. Pings
    and the like are not taken by anyone: a socket that sends many of them is not read for a while.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = state_of(self.config).connection_logger
        self._packed = b""  # what came and was not unpacked
        self._share = Allowance(FRAMES, FRAME_RATE)
        self._owed = 0.0  # seconds to wait until it is made up for
        self._rest: asyncio.TimerHandle | None = None  # while that is waited for
        packed = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5},
        )
        self.conn = Guarded(extensions=[packed], max_size=self.config.ws_max_size, logger=self.logger)

    def data_received(self, data: bytes) -> None:
        self._packed += data
        self._unpack_received()

    def _unpack_received(self) -> bool:
        """Unpack received bytes; return whether the pace allows more."""
        if self.close_sent:  # all that is waited for is a goodbye
            self._packed = self._packed[:UNPACKED]
        while self._packed and (self.close_sent or self.queue.empty()) and self._rest is None:
            data, self._packed = self._packed[:UNPACKED], self._packed[UNPACKED:]
            super().data_received(data)
            if self._owed:
                self._rest = self.loop.call_later(self._owed, self._end_rest)
        if self._rest is not None:
            self.transport.pause_reading()
        return self._rest is None

    def _end_rest(self) -> None:
        self._rest = None
        self._owed = 0.0
        if self._unpack_received() and not self.read_paused:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_frame()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_frame()

    def _count_frame(self) -> None:
        self._owed = self._share.charge("", self.loop.time())

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._unpack_received()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self._rest is not None:
            self._rest.cancel()
        self._packed = b""
        if self.conn.close_rcvd is None:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CUT})
        super().connection_lost(exc)
