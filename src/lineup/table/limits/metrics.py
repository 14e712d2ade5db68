"""Prometheus metrics of a server, on a port of their own (`lineup serve --metrics`).

No name, address, card, or id of a table or person is among them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    pass

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)  # seconds


class Connected(Protocol):
    """A client connected to a table."""

    person: str


class Watched(Protocol):
    """A table in memory."""

    @property
    def status(self) -> str: ...

    def all_clients(self) -> Sequence[Connected]:
        """List the clients, those at the door too."""


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram  # a browser has none of it

        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("lineup_tables", "Tables in memory.", registry=registry)
        self.games = Gauge("lineup_games", "Tables with a game going on.", registry=registry)
        self.sockets = Gauge("lineup_sockets", "Connections to tables.", registry=registry)
        self.people = Gauge("lineup_people", "People connected.", registry=registry)
        self.answers = Counter("lineup_answers", "Answers given.", ["by"], registry=registry)
        self.messages = Histogram(
            "lineup_message_seconds", "From a message to what came of it.", buckets=QUICK, registry=registry
        )
        self.thinking = Histogram(
            "lineup_bot_seconds", "A bot's thinking about one answer.", buckets=QUICK, registry=registry
        )
        self.store = Histogram(
            "lineup_store_seconds", "A transaction until it is on the disk.", buckets=QUICK, registry=registry
        )
        self.unwritten = Counter("lineup_store_failures", "What could not be written down.", registry=registry)
        self.refusals = Counter("lineup_refusals", "What was not possible.", ["kind"], registry=registry)
        self.requests = Counter("lineup_http_answers", "Answers over HTTP by status.", ["status"], registry=registry)
        self.faults = Counter("lineup_faults", "Faults of the server.", registry=registry)
        self.lag = Histogram(
            "lineup_loop_lag_seconds", "The event loop's delay of what is due.", buckets=QUICK, registry=registry
        )
        self.waiting = Gauge("lineup_waiting", "Work that waits for its turn.", ["queue"], registry=registry)
        self.owing = Gauge("lineup_owing_households", "Households that wait for what they owe.", registry=registry)
        self.debt = Gauge("lineup_largest_debt_seconds", "The most processor time one owes.", registry=registry)
        self.charged = Counter("lineup_charged_seconds", "Processor time charged to people.", registry=registry)
        self.backup = Gauge(
            "lineup_backup_timestamp_seconds",
            "When the last whole backup was made, since 1970; 0: never.",
            registry=registry,
        )

    def count_tables(self, rooms: Mapping[str, Watched]) -> None:
        """Count these tables whenever somebody asks."""
        self.tables.set_function(lambda: len(rooms))
        self.games.set_function(lambda: sum(room.status == "playing" for room in list(rooms.values())))
        self.sockets.set_function(lambda: sum(len(room.all_clients()) for room in list(rooms.values())))
        self.people.set_function(
            lambda: len({each.person for room in list(rooms.values()) for each in room.all_clients()})
        )


class Unwatched(Metrics):
    """The numbers of a home that nobody watches over: all of them are forgotten."""

    def __init__(self) -> None:
        ignored: Any = _Ignored()
        self.tables = self.games = self.sockets = self.people = self.backup = ignored
        self.answers = self.unwritten = self.refusals = self.requests = self.faults = ignored
        self.messages = self.thinking = self.store = ignored


class _Ignored:
    def labels(self, *_: str) -> _Ignored:
        return self

    def inc(self, amount: float = 1) -> None: ...

    def time(self) -> nullcontext[None]:
        return nullcontext()
