"""The parts of the server behind a request or a WebSocket."""

from __future__ import annotations

from typing import Any

from lineup.speech import language_for
from lineup.table.room.rooms import Rooms
from lineup.table.room.server import Server
from lineup.table.web.framework import ASGIConnection


def language_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language its reader asks for first; English if we do not speak it."""
    first = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    return language_for(first.strip().replace("-", "_"))


def rooms_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Rooms:
    """The tables of the server that a request or a WebSocket came to."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    return rooms_of(connection).server
