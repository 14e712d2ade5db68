"""What every answer over HTTP is like, whoever gives it, and how long a request may take to arrive.

A page of another site can neither frame ours nor guess at the kind of a file; whoever asks for the head of a page gets
it; a client that begins requests and never ends them, or asks without end, keeps nobody else out.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from http import HTTPStatus
from math import ceil
from random import random
from socket import SO_RCVBUF, SOL_SOCKET
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast
from weakref import WeakSet

import h11
from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import TooManyRequestsException
from uvicorn.protocols.http.h11_impl import H11Protocol

from lineup.table import metrics

if TYPE_CHECKING:
    from litestar.types import (
        ASGIApp,
        HTTPScope,
        LifeSpanReceive,
        LifeSpanScope,
        LifeSpanSend,
        Message,
        Receive,
        Scope,
        Send,
    )

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
HEAD_SECONDS: Final = 10.0  # for a request's first lines to arrive
BODY_SECONDS: Final = 30.0  # for what it carries
AT_ONCE: Final = 400  # requests of one address: several people behind one router open a table each
TOO_SOON_SECONDS: Final = 1.0  # whoever asks too much is told so slowly, that asking on takes nothing from others
# Bytes over a socket at a table: what comes at once is taken apart while all others wait. With 8 KiB, less than a
# segment within a machine, the sender rested 200 ms after each of them: a set of 200 kB took 2.5 s.
HEARD_AT_ONCE: Final = 32_768
MOST_OF_ONE: Final = 300  # connections from one address: a club behind one router, several to each browser
ENOUGH: Final = 65_536  # connections that one process could ever serve
OWN_FILES: Final = 128  # database, pages, processes of bots
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def make_room() -> None:
    """Let the server have as many connections as the system grants it files, and refuse those beyond: a server without
    a file left could neither answer nor write anything down."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
        Patience.most = files - OWN_FILES


class Site(Litestar):
    """The application, which answers HEAD wherever it answers GET."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] != "lifespan" and scope.get("method") == HttpMethod.HEAD:
            cast("HTTPScope", scope)["method"] = HttpMethod.GET
            send = _headless(cast("Send", send))
        await super().__call__(scope, receive, send)


class Asking:
    """Middleware that lets every address ask for so much in a minute; for more TooManyRequestsException."""

    def __init__(self, limit: int) -> None:
        self.most = min(limit, AT_ONCE)
        self.rate = limit / 60
        self._left: dict[str, tuple[float, float]] = {}  # when each asked last, and what it had left; the oldest first

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and not scope["path"].startswith("/assets"):
                address = scope["client"][0] if scope["client"] else ""
                if seconds := self.claim(address, time.monotonic()):
                    raise TooManyRequestsException(headers={"Retry-After": str(ceil(seconds))})
            await app(scope, receive, send)

        return asked

    def claim(self, address: str, now: float) -> float:
        """How many seconds an address has to wait; 0 if it may ask now, which is counted."""
        while self._left and now - next(iter(self._left.values()))[0] >= self.most / self.rate:
            del self._left[next(iter(self._left))]  # it has all of it again
        last, left = self._left.get(address, (now, self.most))
        left = min(self.most, left + (now - last) * self.rate)
        if left < 1:
            return (1 - left) / self.rate
        self._left.pop(address, None)
        self._left[address] = now, left - 1
        return 0.0


def _headless(send: Send) -> Send:
    """Sends what it is given without its body."""

    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return head


async def clothe(message: Message, scope: Scope) -> None:
    """Give every answer our headers, those of routing and of middleware too."""
    if message["type"] == "http.response.start":
        metrics.REQUESTS.labels(str(message["status"])).inc()
        if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
            await asyncio.sleep(TOO_SOON_SECONDS * (1 + random()))  # not all of them at one moment
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


class Patience(H11Protocol):
    """An HTTP connection that waits for a request for so long and no longer, and of which one address has so many."""

    here: Final[dict[str, WeakSet[Any]]] = {}  # the protocols of each address: those of HTTP, and of sockets at tables
    most: ClassVar[int] = ENOUGH  # of all together

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._awaited: object = None  # the state of a request that is waited for
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most or self._one_too_many():
            transport.abort()
        else:
            self._wait()

    def _one_too_many(self) -> bool:
        if self.client is None or self.config.proxy_headers:  # all come from the proxy, which has limits of its own
            return False
        known = self.here.setdefault(self.client[0], WeakSet())
        if len(known) >= MOST_OF_ONE and sum(not each.transport.is_closing() for each in known) >= MOST_OF_ONE:
            return True
        known.add(self)
        return False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)
        if self.client is not None and not self.here.get(self.client[0]):
            self.here.pop(self.client[0], None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        line = self.transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(SOL_SOCKET, SO_RCVBUF, HEARD_AT_ONCE)
        super().handle_websocket_upgrade(event)
        known = self.here.get(self.client[0]) if self.client is not None else None
        if known is not None and self in known:
            known.discard(self)
            known.add(self.transport.get_protocol())

    def _wait(self) -> None:
        """Begin to wait for what is awaited now; what was awaited already gets no more time.

        A table awaits nothing here, though the request that opened it is never read to its end.
        """
        if self.transport.get_protocol() is not self:
            return
        state = self.conn.their_state
        if state is self._awaited:
            return
        self._stop()
        if state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._awaited = state
            self._timer = self.loop.call_later(HEAD_SECONDS if state is h11.IDLE else BODY_SECONDS, self._give_up)

    def _stop(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self.transport.write(LATE)
            self.transport.close()
