"""What people at other tables notice of one who floods the server: `python -m bench.flood [--tables 50]`.

Pairs of people play over real sockets, each from an address of its own; then, from one more address, somebody sends as
much as the server takes: messages over as many sockets as one person may have, requests, connections on which half a
request comes and no more, and some on which none comes, but garbage. Prints for each how long an answer takes until it
is announced, beside what it takes without.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bench.load import Evening, begin, everybody, gather, tell, usage
from lineup.table.server.routes import MOST_SOCKETS
from lineup.table.wire.protocol import VERSION
from tests.harness.server import Guest, Server

ADDRESS = "192.0.2.1"
FORWARDED: dict[str, Any] = {"X-Forwarded-For": ADDRESS}
Flood = Callable[[int, str, str], None]


def messages(port: int, cookie: str, table: str) -> None:
    """Ping over one socket, without waiting for what comes back."""
    headers = {"Cookie": cookie, **FORWARDED}
    with connect(f"ws://127.0.0.1:{port}/ws/{table}", additional_headers=headers, max_size=None) as line:
        line.send(f'{{"type": "hello", "version": {VERSION}}}')
        while True:
            line.send('{"type": "ping"}')


def ask_on(request: str, body: str, port: int, cookie: str) -> None:
    """Ask for the same over one connection, as soon as the answer before it has begun to come."""
    head = [f"{request} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Cookie: {cookie}", f"X-Forwarded-For: {ADDRESS}"]
    if body:
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    with socket.create_connection(("127.0.0.1", port)) as line:
        while True:
            line.sendall("\r\n".join([*head, "", body]).encode())
            if not line.recv(65536):
                return


def requests(port: int, cookie: str, table: str) -> None:
    """Ask for the list of tables."""
    ask_on("GET /api/tables", "", port, cookie)


def swaps(port: int, cookie: str, table: str) -> None:
    """Ask what comes of a mix of boxes: dear work that nothing of is kept."""
    ask_on("POST /api/swaps", json.dumps({"settings": {"game": "heroes-unite", "players": 5}}), port, cookie)


def searches(port: int, cookie: str, table: str) -> None:
    """Search the rules for words that nobody has searched for."""
    ask_on(f"GET /api/rules?q=a%20{table}", "", port, cookie)


def tables(port: int, cookie: str, table: str) -> None:
    """Make one table after the other."""
    ask_on("POST /api/tables", "{}", port, cookie)


def doors(port: int, cookie: str, table: str) -> None:
    """Open and close the door of a table, which everybody there is told."""
    headers = {"Cookie": cookie, **FORWARDED}
    with connect(f"ws://127.0.0.1:{port}/ws/{table}", additional_headers=headers, max_size=None) as line:
        line.send(f'{{"type": "hello", "version": {VERSION}}}')
        while True:
            for closed in ("true", "false"):
                line.send(f'{{"type": "door", "closed": {closed}}}')
                line.recv()


def halves(port: int, cookie: str, table: str) -> None:
    """Begin a request on one connection after the other, and leave it at that."""
    kept = []
    for _ in range(200):
        kept.append(socket.create_connection(("127.0.0.1", port)))
        kept[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127")


def garbage(port: int, cookie: str, table: str) -> None:
    """Send what is no request, on one connection after the other."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        while True:
            line.sendall(b"\0\xff" * 2048)


FLOODS: dict[str, Flood] = {
    each.__name__: each for each in (messages, requests, swaps, searches, tables, doors, halves, garbage)
}


def flood(kind: str, port: int, cookie: str, table: str, end: Event) -> None:
    """Flood until told to end, over as many connections as one person may have sockets."""

    def again() -> None:
        while not end.is_set():
            try:
                FLOODS[kind](port, cookie, table)
            except (OSError, WebSocketException):
                time.sleep(0.01)  # turned away

    for _ in range(MOST_SOCKETS):
        threading.Thread(target=again, daemon=True).start()
    end.wait()


async def measure(server: Server, tables: int, seconds: float) -> None:
    evening = Evening(1.0)
    pairs = await asyncio.to_thread(gather, evening, [server], range(tables), True)
    people = [person for pair in pairs for person in pair]
    stays = [asyncio.create_task(person.stay(person.number % 2)) for person in people]
    for pair in pairs:
        await begin(pair[0])
    await everybody(people)
    guest = Guest(server)
    wish = {"settings": {"game": "heroes-unite", "players": 2}, "seats": [{"who": "me"}, {"who": "open"}]}
    status, made = await asyncio.to_thread(guest.request, "POST", "/api/tables", wish, **FORWARDED)
    assert status == 201, made
    await asyncio.sleep(5)
    processes = get_context("spawn")
    for kind in ("nobody floods", *FLOODS, "nobody floods"):
        end = processes.Event()
        wave = processes.Process(target=flood, args=(kind, server.port, guest.cookie, made["table"], end), daemon=True)
        if kind in FLOODS:
            wave.start()
            await asyncio.sleep(2)
        evening.waits.clear()
        before = usage([server]).seconds
        await asyncio.sleep(seconds)
        tell(kind, evening.waits)
        print(f"  the server took {(usage([server]).seconds - before) / seconds:.2f} cores")
        if kind in FLOODS:
            end.set()
            await asyncio.to_thread(wave.join)
            await asyncio.sleep(2)
    for stay in stays:
        stay.cancel()
    await asyncio.gather(*stays, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.flood", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each kind of flood")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", "--proxy", "127.0.0.1")
        server.program = ("-c", "from lineup.cli import main; main()")
        server.start()
        try:
            asyncio.run(measure(server, wish.tables, wish.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
