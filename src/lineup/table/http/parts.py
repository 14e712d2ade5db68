"""The parts of the server behind a request or a WebSocket."""

from __future__ import annotations

from typing import Any

from lineup.table.room.rooms import Rooms
from lineup.table.room.server import Server
from lineup.table.web.framework import ASGIConnection


def rooms_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Rooms:
    """The tables of the server that a request or a WebSocket came to."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


def server_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Server:
    return rooms_of(connection).server
