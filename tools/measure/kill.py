"""Kills a server again and again while people play; what they saw must be what is written, once and in order.

`python -m tools.measure.kill [--kills 1000] [--store sqlite|postgres] [--processes 2] [--seed TEXT]` plays several
tables at a time to their end, and new ones until so many kills are done; tests do the same with a few. Every client
keeps all that was announced to it and comes back whenever its connection breaks. Of several processes that share the
tables one at a time is killed; who was there comes back to any of them.

They take answers back and agree to it, and play matches of two games. One of each table has an account; somebody else
makes and changes sets, signs in and out and changes their passphrase, and looks after each loss of the connection
whether all that was confirmed is there.

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
from lineup.table.model.position import make_position
from lineup.table.room.room import encode
from lineup.table.store.writes import read_journal
from lineup.table.wire.protocol import VERSION
from tests.harness.postgres import postgres
from tests.harness.redis import redis
from tests.harness.server import WAIT, Browser, Guest, Player, Server, by_kind, together, usual

# What a position tells of the game itself; the rest depends on when one came, or on who is at the table.
STORY: Final = ("fresh", "since", "log", "beats", "undo", "undo_to", "reset_to", "type")
MOVED: Final = "moved"  # what a client hears of a table that another process has now
LATE: Final = "too late"  # and of an answer after which something was taken back
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
    Sitting({"game": "heroes-unite", "players": 2, "match": True}, 2),
)
WORDS: Final = "correct horse battery {}"  # a passphrase
MOST_SETS: Final = 5


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


class Moment(NamedTuple):
    """A place in what is written down of a table: the game, and how many entries of its journal there were."""

    game: int
    journal: int


class Client(threading.Thread):
    """Somebody who plays, talks and comes back whenever the connection breaks; remembers all that was announced."""

    def __init__(
        self, servers: Sequence[Server], guest: Guest, table: str, seat: int, games: int, dice: Random, moments: Moments
    ) -> None:
        super().__init__(daemon=True)
        self.guest, self.table, self.seat, self.dice, self.moments = guest, table, seat, dice, moments
        self.servers, self.games = servers, games
        self.announced: list[tuple[Moment, dict[str, Any]]] = []
        self.accepted: dict[Moment, str] = {}  # own answers that were announced
        self.said: list[tuple[int, str]] = []
        self.stories: dict[int, list[dict[str, Any]]] = {}  # per game the log, put together from what came
        self.undos = 0  # asked for
        self.taken_back = False  # whether any answer was, so that answers may come too late
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
            sent: tuple[Moment, str] | None = None
            while not self.done.is_set():
                message = player.next()
                self.moments.note()
                if message["type"] == "said":
                    self.said.append((message["id"], message["text"]))
                elif message["type"] == "position":
                    now = Moment(message["game"], message["journal"])
                    if sent is not None and message["fresh"]:
                        sent = None  # an answer was taken back meanwhile, or another game begun
                    elif sent is not None and now > sent[0]:
                        self.accepted[sent[0]] = sent[1]
                        sent = None
                    raw = json.loads(player.raw[-1])
                    self.announced.append((now, {**raw, "cards": message["cards"]}))
                    before = self.stories.get(now.game, [])
                    self.stories[now.game] = [line for line in before if line["number"] < raw["since"]] + raw["log"]
                    self.position = message
                    if message["result"] is not None and message["game"] == self.games:
                        self.listen(player)
                        self.done.set()
                    elif sent is None:
                        sent = self.decide(player)
                elif message["type"] == "unchanged":
                    self.unchanged += 1
                    sent = self.decide(player)
                elif message["type"] == "table":
                    asked = message["undo"]
                    self.taken_back |= asked is not None
                    if asked is not None and self.seat in asked["waiting_for"]:
                        player.send(type="consent", yes=self.dice.random() < 0.8)
                    elif asked is None and sent is None and self.position is not None:
                        sent = self.decide(player)
                elif message["type"] == "refused" and (
                    self.taken_back or MOVED in message["text"] or LATE in message["text"]
                ):
                    # the process that had the table is gone, or an answer was taken back; a fresh position says more.
                    # Where no answer was on its way, the server refused an undo.
                    sent = self.decide(player, undo=False) if sent is None and self.position is not None else None
                elif message["type"] == "refused":
                    raise AssertionError(message)
        if self.seat == 0:  # one of those at the table
            self.moments.ended()

    def seen(self) -> dict[str, Any] | None:
        """What they have of the game when they come back."""
        last = self.position
        return {"game": last["game"], "journal": last["journal"], "seat": self.seat} if last is not None else None

    def decide(self, player: Player, undo: bool = True) -> tuple[Moment, str] | None:
        """Answer the question of the last position, if it is theirs, or take back the answer before; begin the second
        game of a match. Returns the moment and the answer."""
        last = self.position
        assert last is not None
        if last["result"] is not None and last["game"] < self.games and self.seat == 0:
            player.send(type="rematch")
            self.taken_back = True  # it may have begun already
        if last["ask"] is None or not last["ask"]["must"]:
            return None
        if undo and last["undo"] and self.dice.random() < 0.03:
            self.undos += 1
            self.taken_back = True
            player.send(type="undo", turn=self.dice.random() < 0.2)
            self.moments.note()
            return None
        number, answer = last["number"], usual(last["ask"])
        player.send(type="answer", game=last["game"], number=number, answer=answer)
        self.moments.note()
        if self.dice.random() < 0.02:  # at this pace more would be a lot at once
            self.lines += 1
            player.send(type="say", text=f"{self.seat}/{self.lines}")
        return Moment(last["game"], last["journal"]), answer

    def listen(self, player: Player) -> None:
        """Read the chat until all that was said here is written."""
        for message in player.news():
            if message["type"] == "said":
                self.said.append((message["id"], message["text"]))

    def look_back(self) -> None:
        """Come once more for what others said after this client had seen the end."""
        with self.guest.at(self.table, VERSION, self.said[-1][0] if self.said else 0) as player:
            self.listen(player)


class Keeper(threading.Thread):
    """Somebody with an account who makes sets, signs in elsewhere and changes their passphrase all the time.

    What was confirmed has to be there after every loss of the connection; of a request whose answer was lost it may be.
    """

    def __init__(self, servers: Sequence[Server], name: str, dice: Random, moments: Moments) -> None:
        super().__init__(daemon=True)
        self.servers, self.name_, self.dice, self.moments = servers, name, dice, moments
        self.browser = Browser(servers[0])
        self.words = [WORDS.format(0)]  # passphrases that may hold, the last one confirmed first
        self.sets: dict[str, tuple[str, int]] = {}  # title and version
        self.unsure = ""  # the set of the request whose answer has not come, "new" for one that is made
        self.ended: list[str] = []  # cookies of devices that signed out
        self.deeds = 0
        self.problem: Exception | None = None

    def run(self) -> None:
        deeds = (self.make, self.rename, self.rename, self.drop, self.visit, self.change_words)
        try:
            while True:
                try:
                    self.look()
                    if self.moments.over:
                        break
                    self.dice.choice(deeds)()
                    self.deeds += 1
                    self.moments.note()
                except (OSError, HTTPException):
                    self.browser.server = self.dice.choice(self.servers)
                time.sleep(0.1)
        except Exception as error:
            self.problem = error
            self.moments.ended(self.moments.playing)

    def sign_up(self) -> None:
        """Make the account, or sign in where the answer to that was lost."""
        wish = {"name": self.name_, "passphrase": self.words[0]}
        if self.browser.request("POST", "/api/account/sign-in", {**wish, "keep": False})[0] != 200:
            self.browser.post("", **wish, keep=True)

    def look(self) -> None:
        """Check that everything confirmed is there."""
        if self.browser.get("/api/account")["login"] != self.name_:
            assert not self.deeds, "a session that was confirmed is gone"
            self.sign_up()
        found = {each["id"]: (each["title"], each["version"]) for each in self.browser.get("/api/own")}
        for id, kept in self.sets.items():
            assert found.get(id) == kept or id == self.unsure, f"{kept} was confirmed, and it is {found.get(id)}"
        assert len(found.keys() - self.sets.keys()) <= (self.unsure == "new"), "a set is there twice"
        self.sets, self.unsure = found, ""

    def make(self) -> None:
        if len(self.sets) < MOST_SETS:
            self.unsure = "new"
            self._confirm("POST", "/api/own", {"title": f"Set {self.deeds}", "file": ""})

    def rename(self) -> None:
        if self.sets:
            self.unsure = self.dice.choice(sorted(self.sets))
            wish = {"title": f"Set {self.deeds}", "version": self.sets[self.unsure][1]}
            self._confirm("PUT", f"/api/own/{self.unsure}", wish)

    def drop(self) -> None:
        if self.sets:
            self.unsure = self.dice.choice(sorted(self.sets))
            status, left = self.browser.request("DELETE", f"/api/own/{self.unsure}")
            assert status == 200, left
            self.sets.pop(self.unsure)
            self.unsure = ""

    def _confirm(self, method: str, path: str, wish: dict[str, Any]) -> None:
        status, kept = self.browser.request(method, path, wish)
        assert status in (200, 201), kept
        self.sets[kept["id"]] = (kept["title"], kept["version"])
        self.unsure = ""

    def visit(self) -> None:
        """Sign in on another device and out again; a copy of its cookie is worth nothing from then on."""
        other = Browser(self.browser.server)
        for words in self.words:
            wish = {"name": self.name_, "passphrase": words, "keep": False}
            if other.request("POST", "/api/account/sign-in", wish)[0] == 200:
                break
        else:
            raise AssertionError("no passphrase that was confirmed holds")
        self.words = [words]
        copied = other.cookie
        other.post("/sign-out")
        self.ended.append(copied)
        for cookie in self.ended:
            other.cookie = cookie
            status, found = other.request("GET", "/api/account")
            assert status != 200 or found["login"] == "", "a device that signed out is signed in"

    def change_words(self) -> None:
        if len(self.words) > 1:  # a change whose answer was lost
            self.visit()
        new = WORDS.format(self.deeds + 1)
        old, self.words = self.words[0], [self.words[0], new]
        status, found = self.browser.request("PUT", "/api/account/passphrase", {"passphrase": old, "new": new})
        assert status == 200, found
        self.words = [new]


def check_clients(server: Server, table: str, clients: Sequence[Client]) -> int:
    """Check that what clients saw announced is what the journals say, once and in order; return how many entries."""
    headers = server.rows("select header, journal, loose from games where table_id = ? order by number", table)
    told: dict[int, dict[Moment, str]] = {client.seat: {} for client in clients}
    written: list[list[tuple[str, str]]] = []
    for game, (head, *journal) in enumerate(headers, 1):
        header = json.loads(head)
        hosted = Hosted(read_choice(header), header["seed"])
        written.append([(kind, text) for kind, text in read_journal(*journal)])
        _note(hosted, game, told)
        for kind, text in written[-1]:
            assert kind in ("answer", "joined", "undo"), kind
            if kind == "undo":
                hosted.undo_to(int(text))
            else:
                hosted.repeat_answer(text, kind == "joined")
            _note(hosted, game, told)
        assert hosted.over
        for client in clients:
            whole = json.loads(encode(make_position(hosted, client.seat, game=game)))
            assert client.stories[game] == whole["log"], "a line of the log was lost or repeated"
    stored = [tuple(row) for row in server.rows("select id, text from chat where table_id = ? order by id", table)]
    for client in clients:
        moments = [moment for moment, _ in client.announced]
        assert moments == sorted(moments), "a position was announced after a later one"
        assert moments[-1] == (len(written), len(written[-1])), "the game ended elsewhere"
        for moment, message in client.announced:
            assert core(message) == told[client.seat][moment], f"{moment} was announced otherwise"
        for moment, answer in client.accepted.items():
            assert written[moment.game - 1][moment.journal][1].removesuffix(" +") == f"{client.seat} {answer}"
        assert client.said == stored, "chat was lost or repeated"
    result = replay(clients[0].guest.get(f"/api/tables/{table}/log")).result
    assert result is not None
    assert list(result.scores) == clients[0].announced[-1][1]["result"]["scores"]
    return sum(len(each) for each in written)


def _note(hosted: Hosted, game: int, told: dict[int, dict[Moment, str]]) -> None:
    """Note what each seat is told of a game as it stands."""
    for seat, known in told.items():  # the story before is not compared, and would take most of the time
        made = json.loads(encode(make_position(hosted, seat, game=game, since=hosted.number or 1)))
        known[Moment(game, hosted.entries)] = core(made)


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
    keeper = Keeper(servers, f"Keeper {seed}"[:30], Random(f"{seed} keeper"), moments)
    moments.let(dice.randrange(1, BETWEEN))
    for client in (*clients, keeper):
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
        assert keeper.problem is None, keeper.problem
        assert client.problem is None, client.problem
        assert client.announced[-1][1]["result"] is not None, "the game did not end"
    assert sum(client.comings for client in clients) > len(clients), "nobody had to come back"
    keeper.join(WAIT)
    assert keeper.problem is None, keeper.problem
    for client in clients:
        client.look_back()
    answers = sum(check_clients(servers[0], table[0].table, table) for table in tables)
    undos, unchanged = sum(client.undos for client in clients), sum(client.unchanged for client in clients)
    return Counter(kills=killed, answers=answers, unchanged=unchanged, undos=undos, kept=keeper.deeds)


def _sit_down(servers: Sequence[Server], sitting: Sitting, seed: str, moments: Moments) -> list[Client]:
    guests: list[Guest] = [Guest(servers[number % len(servers)], f"P{number}") for number in range(1, sitting.people)]
    host = Browser(servers[0], "P0")
    host.post("", name=f"Host {seed}", passphrase=WORDS.format(0), keep=True)
    guests.insert(0, host)
    table = guests[0].make(settings=sitting.settings)
    with together(table, *guests) as players:
        for seat in range(1, sitting.settings["players"]):
            if seat < sitting.people:
                players[seat].change(type="sit", seat=seat)
            else:
                players[0].change(type="seat", seat=seat, who="casual")
        players[0].change(type="start")
    seats = [*enumerate(guests), (-1, Guest(servers[-1], "Eve"))]
    games = 2 if sitting.settings.get("match") else 1
    return [Client(servers, guest, table, seat, games, Random(f"{seed} {seat}"), moments) for seat, guest in seats]


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
        f"{done['kills']:,} kills on {where}, {games} tables, {done['answers']:,} answers, {done['undos']:,} undos "
        f"asked for, {done['kept']:,} changes of accounts and sets: nothing was lost, doubled or stuck. "
        f"{done['unchanged']:,} times somebody came back who had all there was."
    )


if __name__ == "__main__":
    main()
