"""Requests are charged to whoever makes them, and a household has little work in the event loop at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from lineup.table.limits.addresses import Guest, household_network
from lineup.table.limits.tabs import run_on_tab
from lineup.table.people import cookies
from lineup.table.room.server import Server

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send


def bill_requests(app: ASGIApp) -> ASGIApp:
    """Wrap an application so that requests wait until there is room for them, and are paid for."""

    async def run_billed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        server: Server = scope["litestar_app"].state.rooms.server
        tab = server.shares.open_tab(_guest_of(scope, server))

        async def answer() -> None:
            async with server.shares.let_in(tab, f"{scope['method']} {scope.get('path_template', '')}") as admission:

                async def send_and_leave(message: Message) -> None:
                    admission.leave()  # what is sent slowly holds up nobody
                    await send(message)

                await app(scope, receive, send_and_leave)

        await run_on_tab(tab, answer())

    return run_billed


def _guest_of(scope: Scope, server: Server) -> Guest:
    """The person of a request's cookie, or everyone at the address without one."""
    home = household_network(scope["client"][0]) if scope["client"] else ""
    for name, value in scope["headers"]:
        if name == b"cookie":
            pairs = (each.strip().partition("=") for each in value.decode("latin-1").split(";"))
            person = cookies.find_person({name: value for name, _, value in pairs}, server.secret)
            if person is not None:
                return Guest(person.id, home)
    return Guest(f"at {home}" if home else "", home)
