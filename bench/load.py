"""A club's evening on one machine: many tables of two people who answer at their own pace, over real sockets.

python -m bench.load [--tables 500] [--pace 1.0] [--seconds 60] [--compressed] [--idle 500] [--restart [--after 15]]
                     [--processes 2 [--together]]

Prints how long an answer takes until it is announced, what the server takes of the cores and of the memory (with --idle
also for tables that nobody is at), how much the database grows by a game, and how long all people are away when the
server is started anew. The people run in a process beside the server and take their share of the cores. Each comes
from an address of its own, as behind a proxy, and is as patient as the page (web/src/lib/connection.ts). With
--processes so many servers share the tables, in PostgreSQL and over Redis. The two people of a table then come to
different processes, the worst case, or with --together to the same one, as a proxy can see to it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.table import GAMES
from lineup.table.wire.protocol import VERSION
from tests.harness.postgres import postgres, rows
from tests.harness.redis import redis
from tests.harness.server import Guest, Server, usual

TWO: Final = [game for game, players in GAMES if players == 2]
FIRST_WAIT: Final = 0.4  # seconds until somebody tries again who lost the server; each time half as long again
LONGEST_WAIT: Final = 8.0
BEAT: Final = 1.5  # seconds of silence until they ask whether it is there,
MOST_UNANSWERED: Final = 2  # and so many questions until they take it for gone
HANDSHAKE: Final = BEAT * (MOST_UNANSWERED + 1)
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Heard(msgspec.Struct):
    """What a person reads of a message."""

    type: str
    game: int = 0
    number: int = -1
    journal: int = 0
    seat: int = -1
    ask: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    text: Any = None


read: Final = msgspec.json.Decoder(Heard).decode


class Evening:
    """What all people of an evening have seen together."""

    def __init__(self, pace: float, compressed: bool = False) -> None:
        self.pace = pace
        self.compression = "deflate" if compressed else None
        self.waits: list[float] = []
        self.sent = 0
        self.games = 0
        self.unchanged = 0  # times somebody came back and had all there was
        self.silent = 0  # times somebody took the server for gone while the connection stood
        self.heard: Counter[str] = Counter()
        self.bytes = 0


class Person:
    """Somebody at a table for two, who answers when asked and comes back when the connection is lost."""

    def __init__(self, evening: Evening, server: Server, number: int) -> None:
        self.evening = evening
        self.server = server
        self.number = number
        self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.guest = Guest(server)
        self.table = ""
        self.dice = random.Random(number)
        self.asked: tuple[int, float] | None = None
        self.eyes = -1  # the seat they look for
        self.latest: Heard | None = None  # the last position they got
        self.back = asyncio.Event()  # set once they know over the present connection how the game stands

    def request(self, method: str, path: str, body: object = None) -> Any:
        forwarded: dict[str, Any] = {"X-Forwarded-For": self.address}
        status, answer = self.guest.request(method, path, body, **forwarded)
        assert status in (200, 201), answer
        return answer

    def dial(self) -> connect:
        headers = {"Cookie": self.guest.cookie, "X-Forwarded-For": self.address}
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.table}"
        how = self.evening.compression
        return connect(address, additional_headers=headers, max_size=None, compression=how, open_timeout=HANDSHAKE)

    async def stay(self, sit: int) -> None:
        """Be at the table, whatever happens to the connection."""
        tries = 0
        while True:
            try:
                async with self.dial() as socket:
                    tries = 0
                    await socket.send(msgspec.json.encode(self.hello()).decode())
                    if sit:
                        await socket.send(msgspec.json.encode({"type": "sit", "seat": sit}).decode())
                        sit = 0
                    await self.play(socket)
            except TimeoutError:
                self.lose()
                self.evening.silent += 1
            except (ConnectionClosed, OSError):
                self.lose()
                wait = min(FIRST_WAIT * 1.5**tries, LONGEST_WAIT)
                await asyncio.sleep(wait * (1 - self.dice.random() / 2))
                tries += 1

    def hello(self) -> dict[str, Any]:
        if self.latest is None:
            return {"type": "hello", "version": VERSION}
        seen = {"game": self.latest.game, "journal": self.latest.journal, "seat": self.eyes}
        return {"type": "hello", "version": VERSION, "seen": seen}

    def lose(self) -> None:
        self.back.clear()
        self.asked = None

    async def hear(self, socket: ClientConnection) -> str:
        """The next message; TimeoutError if the server does not answer."""
        unanswered = 0
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    data = await socket.recv()
                    assert isinstance(data, str)
                    return data
            except TimeoutError:
                if unanswered == MOST_UNANSWERED:
                    raise
            await socket.send('{"type": "ping"}')
            unanswered += 1

    async def play(self, socket: ClientConnection) -> None:
        while True:
            data = await self.hear(socket)
            message = read(data)
            self.evening.heard[message.type] += 1
            self.evening.bytes += len(data)
            if message.type == "refused":
                raise AssertionError(data[:400])
            if message.type == "table":
                self.eyes = message.seat
            elif message.type == "position":
                told_before, self.latest = self.latest, message
                if self.back.is_set() and told_before is not None and message.journal == told_before.journal:
                    continue  # as they heard when they came back
                await self.react(socket, message)
            elif message.type == "unchanged":
                assert self.latest is not None
                self.evening.unchanged += 1
                await self.react(socket, self.latest)

    async def react(self, socket: ClientConnection, position: Heard) -> None:
        """Do what somebody does who sees how the game stands."""
        self.back.set()
        if self.asked is not None and position.number > self.asked[0]:
            self.evening.waits.append(time.perf_counter() - self.asked[1])
            self.asked = None
        if position.result is not None:
            if self.number % 2 == 0:
                self.evening.games += 1
                await socket.send('{"type": "rematch"}')
        elif position.ask is not None and position.ask["must"]:
            with suppress(TimeoutError):  # whoever thinks notices too that the line is cut
                async with asyncio.timeout(self.dice.uniform(0.5, 1.5) / self.evening.pace):
                    await socket.wait_closed()
            self.asked = position.number, time.perf_counter()
            answer = {"game": position.game, "number": position.number, "answer": usual(position.ask)}
            self.evening.sent += 1
            await socket.send(msgspec.json.encode({"type": "answer", **answer}).decode())


class Usage:
    """What a process has used of the machine."""

    def __init__(self, process: int) -> None:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        self.seconds = (int(fields[11]) + int(fields[12])) / TICKS
        self.memory = int(fields[21]) * PAGE


def usage(servers: Sequence[Server]) -> Usage:
    """What all of them have used together."""
    found = [Usage(each.process.pid) for each in servers if each.process is not None and each.process.pid is not None]
    found[0].seconds, found[0].memory = sum(each.seconds for each in found), sum(each.memory for each in found)
    return found[0]


def size(server: Server) -> int:
    """Bytes of the database, what has not yet been moved into it too."""
    if server.address:
        return int(rows(server.address, "select pg_database_size(current_database())")[0][0])
    return sum(each.stat().st_size for each in server.data.parent.glob(server.data.name + "*"))


def gather(evening: Evening, servers: Sequence[Server], tables: range, together: bool) -> list[list[Person]]:
    """Pairs of people, each with a table that is open for the second of them."""
    pairs = [
        [Person(evening, servers[(n + seat * (not together)) % len(servers)], 2 * n + seat) for seat in (0, 1)]
        for n in tables
    ]

    def make(number: int) -> None:
        first, second = pairs[number]
        for each in (first, second):
            each.request("PUT", "/api/me", {"name": f"Guest {each.number}"})
        wish = {"settings": {"game": TWO[number % len(TWO)], "players": 2}, "seats": [{"who": "me"}, {"who": "open"}]}
        first.table = second.table = first.request("POST", "/api/tables", wish)["table"]

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(make, range(len(pairs))))
    return pairs


async def begin(first: Person) -> None:
    """Deal the first game once both sit."""
    async with first.dial() as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "version": VERSION}).decode())
        async for data in socket:
            message = msgspec.json.decode(data)
            if message["type"] == "table" and all(seat["kind"] == "person" for seat in message["seats"]):
                await socket.send('{"type": "start"}')
                return


async def measure(servers: Sequence[Server], wish: argparse.Namespace) -> None:
    evening = Evening(wish.pace, wish.compressed)
    empty = usage(servers).memory
    if wish.idle:
        numbers = range(wish.tables, wish.tables + 2 * wish.idle)
        # Those before them find out what the server needs once for all tables.
        await asyncio.to_thread(gather, evening, servers, numbers[: wish.idle], wish.together)
        some = usage(servers).memory
        await asyncio.to_thread(gather, evening, servers, numbers[wish.idle :], wish.together)
        await asyncio.sleep(5)
        idle = usage(servers).memory - some
        print(f"{wish.idle} more tables that nobody is at: {idle / wish.idle / 1024:.1f} KiB of memory each")
        empty += 2 * idle
    pairs = await asyncio.to_thread(gather, evening, servers, range(wish.tables), wish.together)
    people = [person for pair in pairs for person in pair]
    stays = [asyncio.create_task(person.stay(person.number % 2)) for person in people]
    for pair in pairs:
        await begin(pair[0])
    await everybody(people)
    gc.disable()  # what the server takes is measured, not how long all people here stop to look for garbage
    print(f"{wish.tables} tables of two people, everybody is there")
    await asyncio.sleep(5)
    for share in range(1, wish.parts + 1):
        evening.waits.clear()
        evening.heard.clear()
        evening.bytes = 0
        before, start, sent = usage(servers), time.perf_counter(), evening.sent
        await asyncio.sleep(wish.seconds / wish.parts)
        after, passed = usage(servers), time.perf_counter() - start
        tell(f"part {share}", evening.waits)
        print(
            f"  {(evening.sent - sent) / passed:.0f} answers a second; the server took "
            f"{(after.seconds - before.seconds) / passed:.2f} cores, "
            f"{1000 * (after.seconds - before.seconds) / max(1, evening.sent - sent):.2f} ms of an answer; "
            f"{(after.memory - empty) / wish.tables / 1024:.0f} KiB of memory a table; "
            f"{evening.bytes / max(1, evening.heard['position']) / 1024:.1f} KiB a position; "
            f"{evening.sent} answers by now, {evening.games} games ended, "
            f"{size(servers[0]) / 1024 / wish.tables:.0f} KiB of database a table"
        )
    if wish.restart:
        for server in servers:
            server.stop()
        start = time.perf_counter()
        for server in servers:
            await asyncio.to_thread(server.start)
        listening, busy = time.perf_counter() - start, usage(servers).seconds
        evening.waits.clear()
        await everybody(people)
        back, spent = time.perf_counter() - start, usage(servers).seconds
        print(
            f"started anew: it listened after {listening:.1f} s, everybody was back after {back:.1f} s "
            f"({evening.unchanged} had all there was); {evening.silent} times somebody took it for gone; "
            f"{busy:.1f} s of processor time until it listened, {spent - busy:.1f} s more until everybody was back"
        )
        await asyncio.sleep(wish.after)
        tell(f"the {wish.after:.0f} s after that", evening.waits)
    for stay in stays:
        stay.cancel()
    await asyncio.gather(*stays, return_exceptions=True)
    failed = [stay.exception() for stay in stays if not stay.cancelled() and stay.exception()]
    assert not failed, failed[0]


async def everybody(people: Sequence[Person]) -> None:
    for person in people:
        await person.back.wait()


def tell(what: str, waits: list[float]) -> None:
    if len(waits) < 2:
        print(f"{what}: {len(waits)} answers timed")
        return
    cuts = statistics.quantiles(waits, n=100)
    print(
        f"{what}: {len(waits)} answers timed, median {1000 * cuts[49]:.1f} ms, p90 {1000 * cuts[89]:.1f} ms, "
        f"p99 {1000 * cuts[98]:.1f} ms, worst {1000 * max(waits):.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--pace", type=float, default=1.0, help="answers a second at each table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--compressed", action="store_true", help="what is sent is compressed, as browsers wish it")
    parser.add_argument("--parts", type=int, default=3, help="into so many parts the time is divided")
    parser.add_argument("--idle", type=int, default=0, help="so many tables that nobody is at")
    parser.add_argument("--restart", action="store_true", help="at the end: how long is everybody away?")
    parser.add_argument("--after", type=float, default=15.0, help="seconds of play after that are measured too")
    parser.add_argument("--processes", type=int, default=0, help="share PostgreSQL's tables; 0: one alone, SQLite")
    parser.add_argument("--together", action="store_true", help="the people of a table come to the same process")
    wish = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before the start")
    with tempfile.TemporaryDirectory() as folder:
        where = {"address": postgres().new(), "redis": redis().address} if wish.processes else {}
        data = [Path(folder) / f"tables-{number}.db" for number in range(max(wish.processes, 1))]
        servers = [Server(each, "--proxy", "127.0.0.1", **where) for each in data]
        try:
            for server in servers:
                server.program = ("-c", "from lineup.cli import main; main()")
                server.start()
            asyncio.run(measure(servers, wish))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
