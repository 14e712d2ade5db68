"""Rules for every HTTP response, and time limits for requests.

No other site can frame our pages or guess at the kind of a file. HEAD works wherever GET does. A client that never
finishes its requests, or sends too many, keeps nobody else out.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from contextlib import suppress
from http import HTTPStatus
from math import ceil
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast
from weakref import WeakSet

import h11
import msgspec
import uvicorn
from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import TooManyRequestsException
from uvicorn.protocols.http.h11_impl import H11Protocol

from lineup.running.world import monotonic_seconds, random_share
from lineup.table.limits.addresses import Allowance, home_of
from lineup.table.limits.metrics import Metrics
from lineup.table.wire.base import Sentence
from lineup.table.wire.protocol import Complaint
from lineup.table.wire.sentences import plain_sentence

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
SECURE: Final = {"Strict-Transport-Security": "max-age=15552000"}  # half a year, of what came encrypted
HEAD_SECONDS: Final = 10.0  # for a request's first lines to arrive
BODY_SECONDS: Final = 30.0  # for what it carries
AT_ONCE: Final = 400  # requests of one address: several people behind one router open a table each
TOO_SOON_SECONDS: Final = 1.0  # whoever asks too much is told so slowly, that asking on takes nothing from others
# Bytes over a socket at a table: what comes at once is taken apart while all others wait. With 8 KiB, less than a
# segment within a machine, the sender rested 200 ms after each of them: a set of 200 kB took 2.5 s.
HEARD_AT_ONCE: Final = 32_768
MOST_OF_ONE: Final = 300  # connections from one address: a club behind one router, several to each browser
HOMES: Final = 1_000  # of whom is remembered that they had connections
ENOUGH: Final = 65_536  # connections that one process could ever serve
OWN_FILES: Final = 128  # database, pages, processes of bots
AN_ASSET: Final = 0.1  # of a request: a page loads dozens, and keeps them
# What uvicorn would write down of requests and frames that are none: a line each, as fast as somebody sends them.
NOISE: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.", "Invalid UTF-8 sequence received")


def raise_connection_limit() -> None:
    """Allow as many connections as the system grants files, and refuse those beyond: without a free file the
    server could neither answer nor write.
    """
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
        PatientHTTP.most = files - OWN_FILES


class Site(Litestar):
    """The application; it answers HEAD wherever it answers GET."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] != "lifespan" and scope.get("method") == HttpMethod.HEAD:
            cast("HTTPScope", scope)["method"] = HttpMethod.GET
            send = _without_body(cast("Send", send))
        await super().__call__(scope, receive, send)


class RequestLimit(Allowance):
    """Middleware that limits the requests of each household per minute; beyond that it raises
    TooManyRequestsException.
    """

    def __init__(self, limit: int) -> None:
        super().__init__(min(limit, AT_ONCE), limit / 60)

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def check_limit(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                home = home_of(scope["client"][0]) if scope["client"] else ""
                amount = AN_ASSET if scope["path"].startswith("/assets/") else 1.0
                if seconds := self.spend(home, monotonic_seconds(), amount):
                    raise TooManyRequestsException(headers={"Retry-After": str(ceil(seconds))})
            await app(scope, receive, send)

        return check_limit


def _without_body(send: Send) -> Send:
    """Wrap `send` so that it leaves out the body."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


async def add_headers(message: Message, scope: Scope) -> None:
    """Add our headers to every response, those of routing and middleware too."""
    if message["type"] == "http.response.start":
        scope["litestar_app"].state.metrics.requests.labels(str(message["status"])).inc()
        if message["status"] == HTTPStatus.TOO_MANY_REQUESTS:
            await asyncio.sleep(TOO_SOON_SECONDS * (1 + random_share()))  # not all of them at one moment
        headers = MutableScopeHeaders(message)
        if "allow" in headers:  # Litestar tells of what was there when a path's first handler came, and not of HEAD
            here = scope.get("path_template")
            asked = [route for route in scope["litestar_app"].routes if here in (route.path, route.path_format)]
            found = {name.strip() for name in headers["allow"].split(",")}.union(*(route.methods for route in asked))
            headers["allow"] = ", ".join(sorted(found | ({"HEAD"} if "GET" in found else set())))
        encrypted = scope["scheme"] in ("https", "wss")
        for name, value in (HEADERS | SECURE if encrypted else HEADERS).items():
            headers.setdefault(name, value)


def encode_refusal(status: HTTPStatus, why: Sentence) -> bytes:
    """Encode the response to an invalid or incomplete request, with a sentence."""
    body = msgspec.json.encode(Complaint(error=why))
    kind = {"Content-Type": "application/json", "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"HTTP/1.1 {status} {status.phrase}", *(f"{name}: {value}" for name, value in (HEADERS | kind).items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


def quiet_logger(metrics: Metrics) -> logging.Logger:
    """Uvicorn's logger of connections, for one server, without its noise: that is counted."""

    def count_noise(record: logging.LogRecord) -> bool:
        if not str(record.msg).startswith(NOISE):
            return True
        metrics.refusals.labels("request").inc()
        return False

    logger = logging.Logger("uvicorn.error")
    logger.parent = logging.getLogger("uvicorn.error")
    logger.addFilter(count_noise)
    return logger


def state_of(config: uvicorn.Config) -> State:
    """The state of the application a connection belongs to."""
    return cast("Litestar", config.app).state


class Doorway(socket.socket):
    """The listening socket of an encrypted server. It limits the connections of each household, even silent
    ones: asyncio reports a connection only after up to a minute.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._here: dict[str, WeakSet[socket.socket]] = {}

    def accept(self) -> tuple[socket.socket, Any]:
        line, address = super().accept()
        if len(self._here) > HOMES:
            self._here = {home: lines for home, lines in self._here.items() if lines}
        known = self._here.setdefault(home_of(address[0]), WeakSet())
        if len(known) >= MOST_OF_ONE and sum(each.fileno() >= 0 for each in known) >= MOST_OF_ONE:
            line.close()
            raise ConnectionAbortedError  # to asyncio: there is none to be taken
        known.add(line)
        return line, address


class PatientHTTP(H11Protocol):
    """An HTTP connection with a time limit for each request; each household may have only so many."""

    most: ClassVar[int] = ENOUGH  # of all together

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        state = state_of(self.config)
        self.logger = state.connection_logger
        self._metrics: Metrics = state.metrics
        self._here: dict[str, WeakSet[Any]] = state.connections
        self._home = ""
        self._awaited: object = None  # the state of a request that is waited for
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.most or self._one_too_many():
            transport.abort()
        else:
            self._start_timer()

    def _one_too_many(self) -> bool:
        if self.client is None or self.config.proxy_headers:  # all come from the proxy, which has limits of its own
            return False
        self._home = home_of(self.client[0])
        known = self._here.setdefault(self._home, WeakSet())
        if len(known) >= MOST_OF_ONE and sum(not each.transport.is_closing() for each in known) >= MOST_OF_ONE:
            return True
        known.add(self)
        return False

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)
        if not self._here.get(self._home):
            self._here.pop(self._home, None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timer()
        line = self.transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, HEARD_AT_ONCE)
        super().handle_websocket_upgrade(event)
        known = self._here.get(self._home)
        if known is not None and self in known:
            known.discard(self)
            known.add(self.transport.get_protocol())

    def _start_timer(self) -> None:
        """Start the timer for the present state; a state that has not changed gets no more time.

        A table has no timer here, though the request that opened it is never read to its end.
        """
        if self.transport.get_protocol() is not self:
            return
        state = self.conn.their_state
        if state is self._awaited:
            return
        self._stop_timer()
        if state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._awaited = state
            self._timer = self.loop.call_later(HEAD_SECONDS if state is h11.IDLE else BODY_SECONDS, self._give_up)

    def _stop_timer(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._refuse_request(HTTPStatus.REQUEST_TIMEOUT, plain_sentence("server-slow"))

    def send_400_response(self, msg: str) -> None:
        self._refuse_request(HTTPStatus.BAD_REQUEST, plain_sentence("server-no-request"))

    def _refuse_request(self, status: HTTPStatus, why: Sentence) -> None:
        if not self.transport.is_closing():
            if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                self._metrics.requests.labels(str(status.value)).inc()
                self.transport.write(encode_refusal(status, why))
            self.transport.close()
