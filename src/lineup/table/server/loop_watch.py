"""Watching the event loop: how late it is, what waits in each queue, and what households owe."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from lineup.table.http.compression import Packer
from lineup.table.room.server import Server

EVERY: Final = 0.25  # seconds between two looks


class Queue(Protocol):
    """A queue in which work waits for its turn."""

    @property
    def waiting(self) -> int: ...


async def watch_loop(server: Server, packer: Packer) -> None:
    """Note all of it until cancelled."""
    loop, metrics, shares = asyncio.get_running_loop(), server.metrics, server.shares
    queues: dict[str, Queue] = {
        "loop": shares,
        "desk": server.desk.turns,
        "games": server.laying_out.turns,
        "archive": server.archive.turns,
        "packing": packer.thread.turns,
        "bots": server.players.places,
        "advice": server.advisers.places,
        "forecasts": server.measurers.places,
    }
    charged = 0.0
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        lag = max(loop.time() - due, 0.0)
        server.loop_load.note_lag(lag)
        metrics.lag.observe(lag)
        for name, queue in queues.items():
            metrics.waiting.labels(name).set(queue.waiting)
        debts = shares.list_debts()
        server.loop_load.waiting, server.loop_load.owing = sum(queue.waiting for queue in queues.values()), len(debts)
        metrics.owing.set(len(debts))
        metrics.debt.set(debts[0] if debts else 0.0)
        metrics.charged.inc(shares.charged - charged)
        charged = shares.charged
