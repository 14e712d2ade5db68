"""The parts of Litestar that the routes use, for a browser: requests and sockets come as plain values, not as ASGI."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from types import SimpleNamespace
from typing import Annotated, Any, Final, Generic, TypeVar, get_args, get_type_hints
from urllib.parse import parse_qs, unquote

import msgspec

from lineup.errors import LineUpError

T = TypeVar("T")
User = TypeVar("User")
Auth = TypeVar("Auth")
Kept = TypeVar("Kept")
PATH: Final = "path"
QUERY: Final = "query"
BODY: Final = "body"
FromPath = Annotated[T, PATH]
FromQuery = Annotated[T, QUERY]
JSONBody = Annotated[T, BODY]
CREATED: Final = {"POST": HTTPStatus.CREATED}  # the status of an answer where its route names none; else 200
Handler = Callable[..., Any]


class HTTPException(LineUpError):
    """An error with a status."""

    def __init__(
        self,
        detail: str = "",
        *,
        status_code: int = HTTPStatus.INTERNAL_SERVER_ERROR,
        headers: dict[str, str] | None = None,
        extra: Any = None,
    ) -> None:
        super().__init__(detail)
        self.status_code, self.detail, self.headers, self.extra = int(status_code), detail, headers, extra


class NotFoundException(HTTPException):
    def __init__(self) -> None:
        super().__init__(status_code=HTTPStatus.NOT_FOUND)


class WebSocketDisconnect(LineUpError):
    """The other side has left."""

    def __init__(self, *, detail: str, code: int = 1000) -> None:
        super().__init__(detail)


@dataclass
class Cookie:
    key: str
    value: str | None = None
    max_age: int | None = None
    httponly: bool = False
    secure: bool = False
    samesite: str = "lax"
    path: str = "/"


class Response(Generic[T]):
    """An answer: its content is encoded as JSON, unless it is text or bytes of another kind."""

    def __init__(
        self,
        content: T,
        *,
        status_code: int = 0,
        headers: Mapping[str, str] | None = None,
        cookies: Iterable[Cookie] = (),
        media_type: str = "",
    ) -> None:
        self.content, self.status_code, self.cookies = content, int(status_code), list(cookies)
        self.headers, self.media_type = dict(headers or {}), media_type


class Stream(Response[AsyncIterator[bytes]]):
    """An answer that comes in parts."""


class ResponseSpec:
    def __init__(self, *_: Any, **__: Any) -> None: ...


@dataclass(frozen=True)
class Address:
    path: str
    query: str = ""
    scheme: str = "https"


class PlainRequest(Generic[User, Auth, Kept]):
    """A request, or the opening of a socket. It comes from no address: everybody is at home."""

    client: Any = None

    def __init__(
        self, app: Any, method: str, address: str, headers: Mapping[str, str], body: bytes = b"", path: str = ""
    ) -> None:
        where, _, query = address.partition("?")
        self.app, self.method, self.headers = app, method, dict(headers)
        self.url = Address(unquote(where), query)
        self.scope: dict[str, Any] = {}
        self.path_template = path
        self.route_handler = SimpleNamespace()
        pairs = (each.partition("=") for each in headers.get("cookie", "").split("; "))
        self.cookies = {name: value for name, _, value in pairs}
        self._body = body

    async def body(self) -> bytes:
        return self._body


class WebSocket(PlainRequest[User, Auth, Kept]):
    """A socket: messages come through `incoming` (None: it is closed there) and go through `send`."""

    def __init__(self, app: Any, address: str, headers: Mapping[str, str], send: Callable[[str | None], None]) -> None:
        super().__init__(app, "GET", address, headers)
        self.incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._send = send

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, Any]:
        text = await self.incoming.get()
        if text is None:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        self._send(text)

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self._send(None)


@dataclass
class Route:
    """A path with its handler, and what the handler wants to be given."""

    method: str
    path: str
    handler: Handler
    status: int
    media_type: str
    wanted: dict[str, tuple[str, Any, Any]] = field(default_factory=dict)  # where each comes from, type, default

    def __post_init__(self) -> None:
        kinds = {"str": "[^/]+", "int": "-?[0-9]+", "path": ".*"}
        self._pattern = re.compile(
            re.sub(r"\{(\w+):(\w+)\}", lambda found: f"(?P<{found[1]}>{kinds[found[2]]})", self.path)
        )

    def match(self, path: str) -> dict[str, str] | None:
        found = self._pattern.fullmatch(path)
        return found.groupdict() if found else None

    def learn_arguments(self) -> None:
        """Read the handler's signature, once somebody asks for it."""
        if self.wanted:
            return
        hints = get_type_hints(self.handler, include_extras=True)
        for name, each in inspect.signature(self.handler).parameters.items():
            place = getattr(hints[name], "__metadata__", ("request",))[0]
            self.wanted[name] = (place, (get_args(hints[name]) or (Any,))[0], each.default)


def _route(method: str) -> Callable[..., Callable[[Handler], Route]]:
    def declare(
        path: str, *, status_code: int = 0, media_type: str = "application/json", **_: Any
    ) -> Callable[[Handler], Route]:
        status = status_code or CREATED.get(method, HTTPStatus.OK)
        return lambda handler: Route(method, path, handler, int(status), media_type)

    return declare


get: Final = _route("GET")
post: Final = _route("POST")
put: Final = _route("PUT")
delete: Final = _route("DELETE")
websocket: Final = _route("SOCKET")


class PlainAnswer(msgspec.Struct):
    """An answer ready to be sent: one part, or several as they come."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes | AsyncIterator[bytes]


class SmallApp:
    """Answers requests by the same routes as a server."""

    def __init__(
        self,
        routes: Sequence[Any],
        state: Any,
        check: Callable[[Any], Awaitable[None]],
        answer_error: Callable[[Any, Exception], Response[Any]],
    ) -> None:
        self.state = state
        self.routes: list[Route] = list(routes)
        self._check, self._answer_error = check, answer_error

    async def answer_request(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> PlainAnswer:
        """Answer a request; every failure is an answer too."""
        request: PlainRequest[Any, Any, Any] = PlainRequest(self, method, address, headers, body)
        try:
            route, arguments = self._find_route(method, request.url.path)
            route.learn_arguments()
            request.path_template = route.path
            request.route_handler.parsed_fn_signature = SimpleNamespace(parameters=route.wanted)
            await self._check(request)
            found = route.handler(**{name: _find_value(request, name, *each, arguments, body)
                                     for name, each in route.wanted.items()})  # fmt: skip
            content = await found if inspect.isawaitable(found) else found
            made = content if isinstance(content, Response) else Response(content)
            return _finish(made, made.status_code or route.status, made.media_type or route.media_type)
        except Exception as error:
            made = self._answer_error(request, error)
            return _finish(made, made.status_code, "application/json")

    async def open_socket(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Serve a socket until it ends."""
        route, arguments = self._find_route("SOCKET", socket.url.path)
        await route.handler(socket, **arguments)

    def _find_route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        there = False
        for route in self.routes:
            found = route.match(path)
            if found is not None:
                if route.method == method:
                    return route, found
                there = True
        raise HTTPException(status_code=HTTPStatus.METHOD_NOT_ALLOWED if there else HTTPStatus.NOT_FOUND)


def _find_value(
    request: PlainRequest[Any, Any, Any],
    name: str,
    place: str,
    kind: Any,
    default: Any,
    path: Mapping[str, str],
    body: bytes,
) -> Any:
    """Return an argument of a handler; raise HTTPException if it is missing or of another type."""
    try:
        if place == BODY:
            return msgspec.json.decode(body, type=kind)
        if place == "request":
            return request
        text = path.get(name) if place == PATH else next(iter(parse_qs(request.url.query).get(name, ())), None)
        if text is None and default is not inspect.Parameter.empty:
            return default
        return msgspec.convert(text, kind, strict=False)
    except msgspec.DecodeError as error:
        message, _, where = str(error).partition(" - at `$")
        extra = [{"key": where.strip(".`") or name, "message": message}]
        raise HTTPException(status_code=HTTPStatus.BAD_REQUEST, extra=extra) from None


def _finish(made: Response[Any], status: int, media_type: str) -> PlainAnswer:
    headers = [("content-type", media_type), *((name.lower(), value) for name, value in made.headers.items())]
    headers += [("set-cookie", f"{each.key}={each.value or ''}; Max-Age={each.max_age}") for each in made.cookies]
    content = made.content
    if isinstance(made, Stream):
        return PlainAnswer(int(status), headers, content)
    if isinstance(content, str) and media_type.startswith("text/"):
        return PlainAnswer(int(status), headers, content.encode())
    return PlainAnswer(int(status), headers, content if isinstance(content, bytes) else msgspec.json.encode(content))
