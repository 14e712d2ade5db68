"""Numbers for whoever watches over a server, for Prometheus, on a port of their own (`lineup serve --metrics`).

No name, no address, no id of a table or person and no card is among them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)  # seconds

TABLES: Final = Gauge("lineup_tables", "Tables in memory.", registry=REGISTRY)
GAMES: Final = Gauge("lineup_games", "Tables with a game going on.", registry=REGISTRY)
SOCKETS: Final = Gauge("lineup_sockets", "Connections to tables.", registry=REGISTRY)
PEOPLE: Final = Gauge("lineup_people", "People connected.", registry=REGISTRY)
ANSWERS: Final = Counter("lineup_answers", "Answers given.", ["by"], registry=REGISTRY)
MESSAGES: Final = Histogram(
    "lineup_message_seconds", "From a message to what came of it.", buckets=QUICK, registry=REGISTRY
)
THINKING: Final = Histogram(
    "lineup_bot_seconds", "A bot's thinking about one answer.", buckets=QUICK, registry=REGISTRY
)
STORE: Final = Histogram(
    "lineup_store_seconds", "A transaction until it is on the disk.", buckets=QUICK, registry=REGISTRY
)
UNWRITTEN: Final = Counter("lineup_store_failures", "What could not be written down.", registry=REGISTRY)
REFUSALS: Final = Counter("lineup_refusals", "What was not possible.", ["kind"], registry=REGISTRY)
REQUESTS: Final = Counter("lineup_http_answers", "Answers over HTTP by status.", ["status"], registry=REGISTRY)
FAULTS: Final = Counter("lineup_faults", "Faults of the server.", registry=REGISTRY)
BACKUP: Final = Gauge(
    "lineup_backup_timestamp_seconds", "When the last whole backup was made, since 1970; 0: never.", registry=REGISTRY
)


class Connected(Protocol):
    """Somebody connected to a table."""

    person: str


class Watched(Protocol):
    """A table in memory."""

    @property
    def status(self) -> str:
        """How it stands."""

    def connected(self) -> Sequence[Connected]:
        """Who is connected, those at its door too."""


def watch(rooms: Mapping[str, Watched]) -> None:
    """Count these tables whenever somebody asks."""
    TABLES.set_function(lambda: len(rooms))
    GAMES.set_function(lambda: sum(room.status == "playing" for room in list(rooms.values())))
    SOCKETS.set_function(lambda: sum(len(room.connected()) for room in list(rooms.values())))
    PEOPLE.set_function(lambda: len({each.person for room in list(rooms.values()) for each in room.connected()}))
