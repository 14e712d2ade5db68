"""How long a click waits: from sending an answer to its announcement, alone, while eight guests have the largest sets
checked that are allowed, and among many tables at full pace.

python -m bench.table [--tables 100] [--clicks 300]

One server process on this machine, real WebSockets over loopback; the clients run in this process and take their share
of the cores, so a server alone does better.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from lineup.table.wire.protocol import VERSION
from tests.harness.server import Guest, Server, usual
from tests.harness.sets import largest_set

GAMES = (
    ("heroes-unite", 2),
    ("heroes-unite", 4),
    ("confrontations", 2),
    ("confrontations", 4),
    ("rivals-batman-joker", 2),
    ("rivals-shazam-black-adam", 2),
)


def dial(server: Server, guest: Guest, table: str) -> connect:
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    return connect(address, additional_headers={"Cookie": guest.cookie}, max_size=None, compression=None)


async def hello(socket: ClientConnection) -> None:
    await socket.send(json.dumps({"type": "hello", "version": VERSION}))


async def observe(server: Server, guest: Guest, game: str, players: int, seen: list[int]) -> None:
    """Make tables of bots one after the other and watch them at full pace."""
    while True:
        seats = [{"who": "casual"}] * players
        wish = {"settings": {"game": game, "players": players}, "seats": seats, "start": True}
        status, made = await asyncio.to_thread(guest.request, "POST", "/api/tables", wish)
        assert status == 201, made
        async with dial(server, guest, made["table"]) as socket:
            await hello(socket)
            async for message in socket:
                if b'"type":"position"' in bytes(str(message)[:40], "utf-8"):
                    seen[0] += 1
                if '"result":{' in str(message)[-4000:]:
                    break


async def click(server: Server, clicks: int, pause: float) -> list[float]:
    """The waits of one person who plays against a bot, in seconds."""
    guest = Guest(server, "Ann")
    waits: list[float] = []
    while len(waits) < clicks:
        table = await asyncio.to_thread(
            lambda: guest.make(seats=[{"who": "me"}, {"who": "casual"}], settings={"players": 2}, start=True)
        )
        async with dial(server, guest, table) as socket:
            await hello(socket)
            asked: tuple[int, float] | None = None
            async for data in socket:
                message: dict[str, Any] = json.loads(data)
                if message["type"] != "position":
                    assert message["type"] == "table", message
                    continue
                if asked is not None and message["number"] > asked[0]:
                    waits.append(time.perf_counter() - asked[1])
                    asked = None
                if message["result"] is not None or len(waits) >= clicks:
                    break
                ask = message["ask"]
                if ask is not None and ask["must"]:
                    await asyncio.sleep(pause)
                    asked = message["number"], time.perf_counter()
                    answer = {"game": message["game"], "number": message["number"], "answer": usual(ask)}
                    await socket.send(json.dumps({"type": "answer", **answer}))
    return waits


async def check(server: Server, guest: Guest, done: list[float]) -> None:
    """Have the largest custom sets checked, one after the other."""
    while True:
        text = await asyncio.to_thread(largest_set, f"{guest.person}-{len(done)}")
        start = time.perf_counter()
        status, answer = await asyncio.to_thread(guest.request, "POST", "/api/sets/check", {"text": text})
        assert (status, answer.get("errors")) == (200, []), answer
        done.append(time.perf_counter() - start)


def tell(what: str, waits: list[float]) -> None:
    cuts = statistics.quantiles(waits, n=100)
    print(
        f"{what}: {len(waits)} clicks, median {1000 * cuts[49]:.1f} ms, p90 {1000 * cuts[89]:.1f} ms, "
        f"p99 {1000 * cuts[98]:.1f} ms, worst {1000 * max(waits):.1f} ms"
    )


async def measure(server: Server, tables: int, clicks: int) -> None:
    tell("one table", await click(server, clicks, 0.01))
    done: list[float] = []
    guests = [asyncio.create_task(check(server, Guest(server, f"Guest {number}"), done)) for number in range(8)]
    await asyncio.sleep(1)
    waits = await click(server, clicks, 0.05)
    tell(f"while 8 guests have the largest sets checked ({len(done)} done, {max(done or [0]):.1f} s at most)", waits)
    await stop(guests)
    seen = [0]
    watchers = [
        asyncio.create_task(observe(server, Guest(server), *GAMES[number % len(GAMES)], seen))
        for number in range(tables)
    ]
    await asyncio.sleep(5)
    seen[0], start = 0, time.perf_counter()
    waits = await click(server, clicks, 0.05)
    rate = seen[0] / (time.perf_counter() - start)
    tell(f"among {tables} tables of bots ({rate:.0f} answers of bots a second)", waits)
    await stop(watchers)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """End what went on beside the clicks; none of it may have failed."""
    for task in tasks:
        task.cancel()
    failed = [each for each in await asyncio.gather(*tasks, return_exceptions=True) if isinstance(each, Exception)]
    assert not failed, failed[0]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="tables of bots that play at the same time")
    parser.add_argument("--clicks", type=int, default=300, help="answers of the person that are timed")
    wish = parser.parse_args()
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} cores, load {load:.1f} before the start")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db")
        server.start()
        try:
            asyncio.run(measure(server, wish.tables, wish.clicks))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
