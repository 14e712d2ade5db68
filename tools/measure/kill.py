"""Kills a server again and again while people play; what they saw must be what is written, once and in order.

`python -m tools.measure.kill [--kills 1000] [--store sqlite|postgres] [--processes 2] [--seed TEXT]` plays several
tables at a time to their end, and new ones until so many kills are done; tests do the same with a few. Every client
keeps all that was announced to it and comes back whenever its connection breaks. Of several processes that share the
tables one at a time is killed; who was there comes back to any of them.

Then the journal is played again: an answer that was announced and is not there, or twice, a position that was another,
or a line of chat that was lost or repeated, ends it with what was wrong.
"""

from __future__ import annotations

import argparse
import json
import math
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from websockets.exceptions import WebSocketException

from lineup import replay
from lineup.games import read_choice
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import position
from lineup.table.room.room import encode
from lineup.table.wire.protocol import VERSION
from tests.harness.postgres import postgres
from tests.harness.redis import redis
from tests.harness.server import WAIT, Guest, Player, Server, by_kind, together, usual

# What a position tells of the game itself; the rest depends on when one came, or on who is at the table.
STORY: Final = ("fresh", "since", "log", "beats", "undo", "undo_to", "reset_to", "type")
MOVED: Final = "moved"  # what a client hears of a table that another process has now
BETWEEN: Final = 30  # messages at most between two kills
STORES: Final = ("sqlite", "postgres")


class Sitting(NamedTuple):
    """A table: its settings, and how many of its seats people have; bots have the others."""

    settings: dict[str, Any]
    people: int


EVENING: Final = (
    Sitting({"game": "heroes-unite", "players": 4}, 3),
    Sitting({"game": "confrontations", "players": 4}, 4),
    Sitting({"game": "rivals-batman-joker", "players": 2}, 2),
    Sitting({"game": "rivals-shazam-black-adam", "players": 2}, 1),
)


class Moments:
    """Counts what clients send and read, and holds them there, so that the server can be killed after any of it."""

    def __init__(self, tables: int) -> None:
        self.left = 0.0  # clients go on while there is something left
        self.playing = tables
        self.change = threading.Condition()

    @property
    def over(self) -> bool:
        return self.playing <= 0

    def note(self) -> None:
        with self.change:
            self.left -= 1
            self.change.notify_all()
            self.change.wait_for(lambda: self.over or self.left > 0)

    def ended(self, tables: int = 1) -> None:
        """So many tables are over."""
        with self.change:
            self.playing -= tables
            self.change.notify_all()

    def let(self, more: float) -> None:
        """Let so many happen before clients stop again."""
        with self.change:
            self.left = more
            self.change.notify_all()

    def wait(self) -> None:
        """Wait until all of them happened, or every game is over."""
        with self.change:
            assert self.change.wait_for(lambda: self.over or self.left <= 0, WAIT), "nothing happens any more"


class Client(threading.Thread):
    """Somebody who plays, talks and comes back whenever the connection breaks; remembers all that was announced."""

    def __init__(
        self, servers: Sequence[Server], guest: Guest, table: str, seat: int, dice: Random, moments: Moments
    ) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat, self.dice, self.moments = guest, table, seat, dice, moments
        self.servers = servers
        self.announced: list[tuple[int, dict[str, Any]]] = []
        self.accepted: dict[int, str] = {}  # own answers that were announced
        self.said: list[tuple[int, str]] = []
        self.story: list[dict[str, Any]] = []  # the log, put together from what came
        self.position: dict[str, Any] | None = None  # the last one
        self.lines = 0
        self.comings = self.unchanged = 0
        self.done = threading.Event()
        self.problem: Exception | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                try:
                    self.visit()
                except (OSError, HTTPException, WebSocketException):  # killed, perhaps within an answer
                    time.sleep(0.05)
                    self.guest.server = self.dice.choice(self.servers)
        except Exception as error:
            self.problem = error
            self.done.set()
            self.moments.ended(self.moments.playing)

    def visit(self) -> None:
        """Play until the connection breaks or the game is over."""
        with self.guest.at(self.table, VERSION, self.said[-1][0] if self.said else 0, self.seen()) as player:
            self.comings += 1
            sent: tuple[int, str] | None = None
            while not self.done.is_set():
                message = player.next()
                self.moments.note()
                if message["type"] == "said":
                    self.said.append((message["id"], message["text"]))
                elif message["type"] == "position":
                    if sent is not None and message["number"] > sent[0]:
                        self.accepted[sent[0]] = sent[1]
                        sent = None
                    raw = json.loads(player.raw[-1])
                    self.announced.append((message["number"], {**raw, "cards": message["cards"]}))
                    self.story = [line for line in self.story if line["number"] < raw["since"]] + raw["log"]
                    self.position = message
                    if message["result"] is not None:
                        self.listen(player)
                        self.done.set()
                    elif sent is None:
                        sent = self.decide(player)
                elif message["type"] == "unchanged":
                    self.unchanged += 1
                    sent = self.decide(player)
                elif message["type"] == "refused" and MOVED in message["text"]:
                    sent = None  # the process that had the table is gone; a fresh position says what it had written
                elif message["type"] == "refused":
                    raise AssertionError(message)
        if self.seat == 0:  # one of those at the table
            self.moments.ended()

    def seen(self) -> dict[str, Any] | None:
        """What they have of the game when they come back."""
        last = self.position
        return {"game": last["game"], "journal": last["journal"], "seat": self.seat} if last is not None else None

    def decide(self, player: Player) -> tuple[int, str] | None:
        """Answer the question of the last position, if it is theirs: after how many answers, and what."""
        last = self.position
        assert last is not None
        if last["ask"] is None or not last["ask"]["must"]:
            return None
        number, answer = last["number"], usual(last["ask"])
        player.send(type="answer", game=last["game"], number=number, answer=answer)
        self.moments.note()
        if self.dice.random() < 0.02:  # at this pace more would be a lot at once
            self.lines += 1
            player.send(type="say", text=f"{self.seat}/{self.lines}")
        return number, answer

    def listen(self, player: Player) -> None:
        """Read the chat until all that was said here is written."""
        for message in player.news():
            if message["type"] == "said":
                self.said.append((message["id"], message["text"]))

    def look_back(self) -> None:
        """Come once more for what others said after this client had seen the end."""
        with self.guest.at(self.table, VERSION, self.said[-1][0] if self.said else 0) as player:
            self.listen(player)


def check_clients(server: Server, table: str, clients: Sequence[Client]) -> int:
    """What clients saw announced is what the journal says, once and in order; how many answers that are."""
    entries = server.journal(table)
    assert {kind for kind, _ in entries} == {"answer"}
    ((head,),) = server.rows("select header from games where table_id = ?", table)
    header = json.loads(head)
    hosted = Hosted(read_choice(header), header["seed"])
    told: dict[int, dict[int, str]] = {client.seat: {} for client in clients}

    def note() -> None:
        for client in clients:  # the story before is not compared, and would take most of the time
            made = json.loads(encode(position(hosted, client.seat, game=1, since=hosted.number or 1)))
            told[client.seat][hosted.number] = core(made)

    note()
    for _, text in entries:
        hosted.repeat(text)
        note()
    assert hosted.over
    stored = [tuple(row) for row in server.rows("select id, text from chat where table_id = ? order by id", table)]
    for client in clients:
        numbers = [number for number, _ in client.announced]
        assert numbers == sorted(numbers), "a position was announced after a later one"
        assert numbers[-1] == len(entries), "the game ended elsewhere"
        for number, message in client.announced:
            assert core(message) == told[client.seat][number], f"answer {number} was announced otherwise"
        for number, answer in client.accepted.items():
            assert entries[number][1].removesuffix(" +") == f"{client.seat} {answer}"
        assert client.said == stored, "chat was lost or repeated"
        whole = json.loads(encode(position(hosted, client.seat, game=1)))
        assert client.story == whole["log"], "a line of the log was lost or repeated"
    log = clients[0].guest.get(f"/api/tables/{table}/log")
    result = replay(log).result
    assert result is not None
    assert list(result.scores) == clients[0].announced[-1][1]["result"]["scores"]
    return len(entries)


def core(message: dict[str, Any]) -> str:
    """What a position tells of the game itself."""
    return json.dumps({key: value for key, value in by_kind(message).items() if key not in STORY}, sort_keys=True)


def kill_and_go_on(
    servers: Sequence[Server],
    seed: str,
    kills: int,
    sittings: Sequence[Sitting],
    tell: Callable[[], None] = lambda: None,
) -> Counter[str]:
    """People and bots play tables to their end, somebody watching each, while one of the servers is killed so often,
    after any message, or less often if all games are over before. How many kills and answers it was, and how often
    somebody came back who had all there was; AssertionError if anything was lost, doubled or stuck."""
    dice = Random(seed)
    moments = Moments(len(sittings))
    tables = [_sit_down(servers, sitting, f"{seed} {n}", moments) for n, sitting in enumerate(sittings)]
    clients = [client for table in tables for client in table]
    moments.let(dice.randrange(1, BETWEEN))
    for client in clients:
        client.start()
    killed = 0
    while killed < kills:
        moments.wait()
        if moments.over:  # or somebody has a problem, told below
            break
        server = dice.choice(servers)
        server.stop(signal.SIGKILL)
        killed += 1
        moments.let(dice.randrange(1, BETWEEN) if killed < kills else math.inf)
        server.start()
        tell()
    for client in clients:
        client.join(WAIT * 8)
        assert client.problem is None, client.problem
        assert client.announced[-1][1]["result"] is not None, "the game did not end"
    assert sum(client.comings for client in clients) > len(clients), "nobody had to come back"
    for client in clients:
        client.look_back()
    answers = sum(check_clients(servers[0], table[0].table, table) for table in tables)
    return Counter(kills=killed, answers=answers, unchanged=sum(client.unchanged for client in clients))


def _sit_down(servers: Sequence[Server], sitting: Sitting, seed: str, moments: Moments) -> list[Client]:
    guests = [Guest(servers[number % len(servers)], f"P{number}") for number in range(sitting.people)]
    table = guests[0].make(settings=sitting.settings)
    with together(table, *guests) as players:
        for seat in range(1, sitting.settings["players"]):
            if seat < sitting.people:
                players[seat].change(type="sit", seat=seat)
            else:
                players[0].change(type="seat", seat=seat, who="casual")
        players[0].change(type="start")
    seats = [*enumerate(guests), (-1, Guest(servers[-1], "Eve"))]
    return [Client(servers, guest, table, seat, Random(f"{seed} {seat}"), moments) for seat, guest in seats]


def new_servers(store: str, folder: Path, processes: int) -> list[Server]:
    """So many servers over one database that is not there yet; several share it over a Redis."""
    if processes == 1:
        return [new_server(store, folder)]
    address, wires = postgres().new(), redis().address
    return [Server(folder / f"{number}.db", address=address, redis=wires) for number in range(processes)]


def new_server(store: str, folder: Path) -> Server:
    """A server over a database of that kind that is not there yet."""
    return Server(folder / "tables.db", address=postgres().new() if store == "postgres" else "")


def main() -> None:
    summary, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        prog="python -m tools.measure.kill",
        description=f"{summary}\n\n{rest}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=1000, help="how often the server is killed (%(default)s)")
    parser.add_argument("--store", choices=STORES, default=STORES[0], help="on which store (%(default)s)")
    parser.add_argument("--seed", default="kill", help="after which messages, and what is said (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="how many share the tables (%(default)s)")
    wanted = parser.parse_args()
    if wanted.kills < 1:
        parser.error(f"--kills {wanted.kills}: at least one")
    if wanted.processes < 1 or (wanted.processes > 1 and wanted.store != "postgres"):
        parser.error(f"--processes {wanted.processes}: one, or several with --store postgres")
    done, games = Counter[str](), 0
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("Kills", total=wanted.kills)
        servers = new_servers(wanted.store, Path(folder), wanted.processes)
        for server in servers:
            server.start()
        try:
            while done["kills"] < wanted.kills:
                seed = f"{wanted.seed} {games}"
                left = wanted.kills - done["kills"]
                done += kill_and_go_on(servers, seed, left, EVENING, lambda: progress.advance(bar))
                games += len(EVENING)
        except AssertionError as fault:
            sys.exit(
                f"After {done['kills']} kills, in the games of seed {seed!r}: {fault}\n{servers[0].output[-2000:]}"
            )
        finally:
            for server in servers:
                server.stop()
    where = f"{wanted.store}, of one of {wanted.processes} processes" if wanted.processes > 1 else wanted.store
    print(
        f"{done['kills']:,} kills on {where}, {games} games, {done['answers']:,} answers: nothing was lost, doubled or "
        f"stuck. {done['unchanged']:,} times somebody came back who had all there was."
    )


if __name__ == "__main__":
    main()
