"""The tables over a store, without a server around."""

from __future__ import annotations

from lineup.table.room.deadlines import Time
from lineup.table.room.rooms import Rooms
from lineup.table.room.server import Server
from lineup.table.store.store import Store


def rooms_over(store: Store, time: Time | None = None) -> Rooms:
    return Rooms(Server(store, time))
