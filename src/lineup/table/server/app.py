"""The web application: pages, the HTTP interface, and the door to the tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

import lineup
from lineup.table.http.billing import bill_requests
from lineup.table.http.compression import Packer, compress_responses
from lineup.table.http.hosts_and_cookies import (
    STORED,
    adopt_person,
    check_request,
    cookie_for,
    make_refusal,
)
from lineup.table.http.openapi import ContractPlugin
from lineup.table.http.parts import rooms_of
from lineup.table.http.site import RequestLimit, Site, add_headers, quiet_logger
from lineup.table.limits.addresses import Allowance
from lineup.table.limits.metrics import Metrics
from lineup.table.people.cookies import new_person
from lineup.table.room.rooms import Rooms
from lineup.table.room.server import Server
from lineup.table.server.housekeeping import NO_CHORES, Chores, keep_house, note_visits
from lineup.table.server.loop_watch import watch_loop
from lineup.table.server.routes import BODY_BYTES, ROUTES, answer_error, relay_of
from lineup.table.store.databases import Database
from lineup.table.store.leases import SEVERAL
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import NotWritten, Store
from lineup.table.wire import protocol as p
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from lineup.table.server.relay import Relay

logger = logging.getLogger(__name__)
STATIC: Final = Path(__file__).parents[1] / "static"
PAGE: Final = "index.html"
NOT_BUILT: Final = "The pages are not built yet: run `make web` in Line-Up's folder, and install it again if it was."


def make_app(
    target: str | Database,
    *,
    hosts: Sequence[str] = (),
    limit: int = 1200,
    moderators: Collection[str] = (),
    chores: Chores = NO_CHORES,
    redis: str = "",
    metrics: Metrics | None = None,
) -> Litestar:
    """The application over a database; with the address of a Redis, over one that several processes share.

    `hosts` are the names with port it answers to (none: any); `limit` is the number of HTTP requests a minute that one
    address may make (0: any, and as much as it likes is written down for it); `moderators` are people who keep order;
    `chores` is what it does by itself now and then; `metrics` are its numbers for Prometheus.
    """
    metrics = metrics or Metrics()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(prepare_database, target)
        store = Store(target, metrics)
        await store.take_over(SEVERAL if redis else "")
        storing = Allowance(STORED, STORED / 3600) if limit else None
        server = Server(store, hosts=hosts, moderators=moderators, storing=storing, paced=bool(limit))
        rooms = app.state.rooms = Rooms(server)
        relay = app.state.relay = _make_relay(app, rooms, redis) if redis else None
        if relay is not None:
            await relay.start()
        await rooms.watch_deadlines()
        await server.load()
        metrics.count_tables(rooms.rooms)
        packer = app.state.packer = Packer()
        watch = asyncio.create_task(watch_loop(server, packer))
        house = asyncio.create_task(keep_house(target if isinstance(target, str) else "", rooms, chores))
        visits = asyncio.create_task(note_visits(server.accounts))
        yield
        chores_under_way = (house, visits, watch)
        for task in chores_under_way:
            task.cancel()
        await asyncio.gather(*chores_under_way, return_exceptions=True)
        packer.thread.close()
        with suppress(NotWritten):
            await server.accounts.write_seen()
        await rooms.close()
        if relay is not None:
            await relay.close()
        await store.close()

    pages = create_static_files_router("/assets", [STATIC / "assets"], cache_control=None)
    return Site(
        route_handlers=[
            *ROUTES, get_health, get_ready, get_page, pages,
        ],
        lifespan=[life],
        state=State(
            {
                "metrics": metrics,
                "connections": {},  # of HTTP, and sockets at tables, by household
                "connection_logger": quiet_logger(metrics),
            }
        ),
        exception_handlers={Exception: answer_error},
        before_request=check_request,
        middleware=[compress_responses, *([RequestLimit(limit)] if limit else []), bill_requests],
        before_send=[add_headers],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Line-Up",
            version=f"{lineup.__version__} (protocol {p.VERSION})",
            path="/api/schema",
            render_plugins=[ContractPlugin(path="/")],
        ),
        request_max_body_size=BODY_BYTES,
    )  # fmt: skip


def _make_relay(app: Litestar, rooms: Rooms, redis: str) -> Relay:
    from lineup.table.server.relay import Relay  # needs a driver that not everybody has

    return Relay(app, rooms, redis)


# Pages


def _list_files() -> set[str]:
    """List the static files served from the root, other than the page itself."""
    return {each.name for each in STATIC.iterdir() if each.is_file()} - {PAGE} if STATIC.is_dir() else set()


@get("/health", sync_to_thread=False)
def get_health() -> dict[str, str]:
    """Answers as long as the server is alive."""
    return {"status": "ok"}


@get("/ready", responses={HTTPStatus.SERVICE_UNAVAILABLE: ResponseSpec(p.Complaint, description="Not yet, and why")})
async def get_ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Answers while people can play: the pages are built, and the store can be written to."""
    if not (STATIC / PAGE).is_file():
        raise HTTPException(status_code=HTTPStatus.SERVICE_UNAVAILABLE, detail=NOT_BUILT.removesuffix("."))
    await rooms_of(request).store.check_writable()
    relay = relay_of(request)
    if relay is not None and not relay.wires.up:
        raise make_refusal(HTTPStatus.SERVICE_UNAVAILABLE, Sorry("server-apart"))
    return {"status": "ready"}


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> File | Response[str]:
    """The browser's program; it finds its page by the address. Files beside it come as they are.

    With the page comes the cookie, before anything else can be asked for: a newcomer is one person from the start.
    """
    if path.startswith("/api/"):
        raise HTTPException(status_code=HTTPStatus.NOT_FOUND)
    name = path.strip("/")
    if name in _list_files():
        return File(STATIC / name, media_type=guess_type(name)[0], content_disposition_type="inline")
    page = STATIC / PAGE
    if not page.is_file():
        return Response(NOT_BUILT, media_type="text/plain", status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    known, cookies = await adopt_person(request)
    return File(
        page,
        media_type="text/html",
        content_disposition_type="inline",
        headers={"Cache-Control": "private, no-cache"},
        cookies=cookies or cookie_for(request, known or new_person()),
    )
