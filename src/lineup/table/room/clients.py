"""The people connected to a table, and those waiting at its door."""

from __future__ import annotations

from typing import Final, Protocol

from lineup.running.world import monotonic_seconds
from lineup.table.limits.addresses import Allowance
from lineup.table.wire.coming_back import Seen
from lineup.table.wire.door import Caller
from lineup.table.wire.sorry import Sorry

MOST_CALLERS: Final = 20  # who wait for an answer at one table,
MOST_OF_HOME: Final = 5  # and of them from one address
KNOCKS: Final = 10  # from one address at once, however they were answered,
KNOCK_EVERY: Final = 60.0  # and seconds until there may be one more


class Client(Protocol):
    """A connection to a table or to its door."""

    person: str
    name: str
    device: str  # on which they are signed in; "" for guests
    home: str  # the addresses of whoever lives with them; "" if not known
    chat: int  # the id of the last line of chat they have
    seen: Seen | None  # and the position, of who comes back

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def leave(self, message: bytes) -> None:
        """Send a last message and end the connection."""


class Porch:
    """Those at the door of one table. Who asked is known while the table is in use, also if they have gone away."""

    def __init__(self) -> None:
        self.clients: dict[Client, int] = {}  # with the last line of chat each has
        self.callers: dict[str, Caller] = {}  # by person
        self._homes: dict[str, str] = {}  # where each of them comes from
        self._share = Allowance(KNOCKS, 1 / KNOCK_EVERY)  # by address

    def add_caller(self, client: Client, name: str) -> None:
        """Add somebody under a name to those who ask to come in; Sorry if there are too many."""
        if client.person in self.callers:
            return
        if len(self.callers) >= MOST_CALLERS:
            raise Sorry("sorry-knocks")
        here = sum(self._homes[person] == client.home for person in self.callers)
        if here >= MOST_OF_HOME or self._share.spend(client.home, monotonic_seconds()):
            raise Sorry("sorry-knocks-home")
        self.callers[client.person] = Caller(person=client.person, name=name)
        self._homes[client.person] = client.home

    def remove_caller(self, person: str) -> None:
        self.callers.pop(person, None)
        self._homes.pop(person, None)
