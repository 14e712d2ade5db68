"""A real server in a process of its own, and clients that speak the protocol with it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from http.cookies import SimpleCookie
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, cast

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lineup.cli import main
from lineup.engine.definitions import Setup
from lineup.engine.saying import CardName, Content, Listed, Said, SeatName
from lineup.speech import Voice
from lineup.table.store.writes import read_journal
from lineup.table.wire.protocol import VERSION
from tests.harness.forked_servers import fork
from tests.harness.postgres import rows as postgres_rows

Message = dict[str, Any]
WAIT = 120.0  # seconds until a test gives up on a message; no green test comes near it, however busy the machine


def _has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


HAS_IPV6: Final = _has_ipv6()


def until(test: Callable[[], bool]) -> None:
    """Wait until a condition holds that no message announces."""
    end = time.monotonic() + WAIT
    while not test():
        assert time.monotonic() < end, "that never came"
        time.sleep(0.02)


def by_kind(position: Message) -> Message:
    """A position with its cards called by what they are: a restarted server gives them other numbers."""
    kinds = {**dict(position["cards"]), -1: -1}

    def row(cards: Sequence[int]) -> list[int]:
        return [kinds[card] for card in cards]

    def zones(place: Message) -> Message:
        return {name: row(cards) if isinstance(cards, list) else cards for name, cards in place.items()}

    ask = position["ask"]
    if ask is not None:
        options = [{**option, "card": kinds[option["card"]]} for option in ask["options"]]
        cards = {name: row(ask[name]) for name in ("among", "picked")}
        cards |= {name: kinds[ask[name]] for name in ("source", "shown")}
        ask = {**ask, **cards, "options": options}
    return {
        **position,
        "cards": sorted(kinds.values()),
        "common": zones(position["common"]),
        "seats": [zones(seat) for seat in position["seats"]],
        "ask": ask,
        "proposable": [{**each, "card": kinds[each["card"]]} for each in position["proposable"]],
    }


def complete(position: Message, known: dict[int, int]) -> None:
    """Complete a position with the cards known from earlier ones; it brings only new cards."""
    if position["fresh"]:
        known.clear()
    known.update(dict(position["cards"]))
    ask = position["ask"] or {"options": [], "among": []}
    places = [position["common"], *position["seats"]]
    rows = [cards for place in places for name, cards in place.items() if isinstance(cards, list) and name != "lent"]
    seen = {card for cards in rows for card in cards} | {option["card"] for option in ask["options"]} | {*ask["among"]}
    position["cards"] = [[card, known[card]] for card in sorted(seen - {-1})]


COMMAND: Final = ("-c", "from lineup.cli import main; main()")  # the command as it is installed


class Server:
    """`lineup serve` on a free port over a database; it can be killed and started again.

    The database is the file, or PostgreSQL's of an address, which no process list shows; with the address of a Redis
    it is shared.
    """

    entry: Callable[[], None] = staticmethod(main)
    program: tuple[str, ...] = ()  # what Python runs instead, in a process that is not forked from a loaded one

    def __init__(self, data: Path, *arguments: str, address: str = "", redis: str = "") -> None:
        self.data = data
        self.address = address
        self.redis = redis
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[bytes] | ForkServerProcess | None = None
        self.file = data.with_suffix(".out")

    @property
    def output(self) -> str:
        """Everything it has printed."""
        return self.file.read_text(encoding="utf-8") if self.file.exists() else ""

    def start(self) -> None:
        where = () if self.address else ("--data", str(self.data))
        arguments = ["serve", "--port", str(self.port), *where, *self.arguments]
        hidden = {"LINEUP_STORE": self.address, "LINEUP_REDIS": self.redis}
        environment = {**os.environ, "COLUMNS": "200", **{name: value for name, value in hidden.items() if value}}
        before = len(self.output)
        if self.program:
            command = [sys.executable, *self.program, *arguments]
            with self.file.open("ab") as out:
                self.process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=environment)
        else:
            self.process = fork(self.entry, arguments, self.file, environment)
        until(lambda: self._answers(before))

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Run a statement on the database while the server runs, and return its rows."""
        if self.address:
            return postgres_rows(self.address, query, *values)
        database = sqlite3.connect(self.data, timeout=WAIT)
        try:
            with database:
                return database.execute(query, values).fetchall()
        finally:
            database.close()

    def journal(self, table: str) -> list[tuple[str, str]]:
        """All that is written down of a table's games, entry by entry."""
        rows = self.rows("select journal, loose from games where table_id = ? order by number", table)
        return [(kind, text) for row in rows for kind, text in read_journal(*row)]

    def _answers(self, before: int) -> bool:
        """True once its output says that it listens."""
        assert self._code() is None, "the server did not start: " + self.output[before:]
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.output[before:])
        if not found:
            return False
        self.port = int(found[1])
        try:
            self.get("/api/me")
        except OSError:
            return False
        return True

    def _code(self) -> int | None:
        """The exit code, or None while it runs."""
        assert self.process is not None
        return self.process.poll() if isinstance(self.process, subprocess.Popen) else self.process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, how)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process; its exit code."""
        if self.process is None:
            return 0
        process = self.process
        if self._code() is None:
            self.send_signal(how)
        if isinstance(process, subprocess.Popen):
            process.wait(WAIT)
        else:
            process.join(WAIT)
        code = self._code()
        assert code is not None, "the server does not end"
        self.process = None
        return code

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> Any:
        return Guest(self).get(path)


def in_words(value: Any, voice: Voice) -> Any:
    """What came over the wire with every sentence in it put into words; `act` waits for the cards it is about."""
    if isinstance(value, list):
        return [in_words(each, voice) for each in value]
    if isinstance(value, dict):
        if value.keys() == {"key", "args"}:
            return voice(said(value))
        return {name: each if name == "act" else in_words(each, voice) for name, each in value.items()}
    return value


def complaint(text: str | bytes) -> str:
    """What an HTTP answer that is not 2xx complains of."""
    return str(in_words(json.loads(text), Voice())["error"])


def said(sentence: Message) -> Said:
    """A sentence as it was before it went over the wire."""
    return Said(sentence["key"], tuple((name, _argument(arg)) for name, arg in sentence["args"].items()))


def _argument(arg: Any) -> object:
    match arg:
        case {"seat": seat}:
            return SeatName(seat)
        case {"card": card}:
            return CardName(card, arg.get("n", 1))
        case {"key": key, "text": text}:
            return Content(key, text)
        case {"said": sentence}:
            return said(sentence)
        case {"list": items}:
            return Listed(tuple(_argument(each) for each in items), arg.get("by", ""))
    return arg


class Guest:
    """Somebody with a cookie, without a browser; with an address, behind the proxy of a server that has one."""

    def __init__(self, server: Server, name: str = "", address: str = "") -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.cookie = ""
        self.person = ""
        if name:
            self.person = str(self.request("PUT", "/api/me", {"name": name})[1]["person"])

    def request(
        self, method: str, path: str, body: object = None, raw: bytes | None = None, **headers: str
    ) -> tuple[int, Any]:
        """Status and body of a request, JSON decoded where it is JSON."""
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        cookie = {"Cookie": self.cookie} if self.cookie else {}
        headers = {"Content-Type": "application/json", **cookie, **self.headers, **headers}
        request = urllib.request.Request(self.server.url + path, data=data, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as response:
                return response.status, self._body(response)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, self._body(error)

    def _body(self, response: Any) -> Any:
        cookie = response.headers.get("Set-Cookie")
        if cookie:
            self.cookie = cookie.partition(";")[0]
        text = response.read().decode()
        return in_words(json.loads(text), Voice()) if "json" in response.headers.get("Content-Type", "") else text

    def get(self, path: str) -> Any:
        status, body = self.request("GET", path)
        assert status == 200, body
        return body

    def make(self, **wish: Any) -> str:
        """Make a table; its id."""
        status, body = self.request("POST", "/api/tables", wish)
        assert status == 201, body
        return str(body["table"])

    def refused(self, **wish: Any) -> str:
        """Try to make a table that cannot be; the reason."""
        status, body = self.request("POST", "/api/tables", wish)
        assert status == 400, body
        return str(body["error"])

    @contextmanager
    def at(self, table: str, version: int = VERSION, chat: int = 0, seen: Message | None = None) -> Iterator[Player]:
        """Connect to a table; the hello is answered, so all others there have heard of it too, unless what was `seen`
        before still holds."""
        with self.dial(table) as socket:
            player = Player(socket, lambda: self.get(f"/api/tables/{table}/cards"))
            player.send(type="hello", version=version, chat=chat, seen=seen)
            player.listen()
            yield player

    def dial(self, table: str, **headers: str) -> ClientConnection:
        """A bare connection, before hello."""
        headers = {**({"Cookie": self.cookie} if self.cookie else {}), **self.headers, **headers}
        address = f"ws://127.0.0.1:{self.server.port}/ws/{table}"
        return connect(
            address,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            open_timeout=WAIT,
            compression=None,
            ping_interval=None,  # a thread that pings rolls the dice of Hypothesis
        )


class Browser(Guest):
    """A guest whose cookies are all kept, as a browser keeps them."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.jar: dict[str, str] = {}
        super().__init__(server, name)

    def _body(self, response: Any) -> Any:
        body = super()._body(response)
        for line in response.headers.get_all("Set-Cookie") or ():
            for key, morsel in SimpleCookie(line).items():
                self.jar.pop(key, None)
                if morsel["max-age"] != "0":
                    self.jar[key] = morsel.value
        self.cookie = "; ".join(f"{key}={value}" for key, value in self.jar.items())
        return body

    def post(self, path: str, **body: Any) -> Any:
        status, found = self.request("POST", f"/api/account{path}", body)
        assert status in (200, 201), found
        return found

    def no(self, path: str, **body: Any) -> tuple[int, str]:
        """Make a request about the account that must be refused; return the status and the sentence."""
        status, found = self.request("POST", f"/api/account{path}", body)
        assert status >= 400, found
        return status, found["error"]

    def me(self) -> str:
        return str(self.get("/api/me")["person"])


class Player:
    """A connection to a table: what came last, and a way to wait for more."""

    def __init__(self, socket: ClientConnection, catalogue: Callable[[], list[Message]] = list) -> None:
        self.socket = socket
        self.catalogue = catalogue
        self.table: Message = {}
        self.position: Message = {}
        self.known: dict[int, int] = {}  # what the cards are that were told of
        self.messages: list[Message] = []
        self.raw: list[str] = []
        self.cards: list[SimpleNamespace] = []  # the table's catalogue, once a sentence names a card
        self.unread: deque[str] = deque()  # received, and kept for whoever reads next
        self.asked = 0

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def send_raw(self, data: str | bytes) -> None:
        self.socket.send(data)

    def next(self) -> Message:
        """The next message."""
        data = self.unread.popleft() if self.unread else self._receive()
        self.raw.append(data)
        message: Message = in_words(json.loads(data), self.voice(json.loads(data)))
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "position":
            complete(message, self.known)
            self.position = message
        return message

    def voice(self, message: Message) -> Voice:
        """What puts the sentences of a message into words for this player."""
        table = message if message["type"] == "table" else self.table
        if not self.cards and "card" in json.dumps(message):
            self.cards = [SimpleNamespace(name=card["name"]) for card in self.catalogue()]
        names = SimpleNamespace(seats=[seat["name"] for seat in table.get("seats", ())], defs=self.cards)
        return Voice(setup=cast(Setup, names), viewer=table.get("seat", -1))

    def _receive(self) -> str:
        data = self.socket.recv(WAIT)
        assert isinstance(data, str)
        return data

    def listen(self) -> None:
        """Wait for a message, or for the end of the connection, and leave it to whoever reads next."""
        with suppress(ConnectionClosed):
            self.unread.append(self._receive())

    def until(self, test: Callable[[Message], bool]) -> Message:
        """Read until a message fits."""
        while True:
            message = self.next()
            if test(message):
                return message

    def expect(self, kind: str) -> Message:
        return self.until(lambda message: message["type"] == kind)

    def refusal(self, **message: Any) -> str:
        """The text of the next refusal, of a message sent now if one is given."""
        if message:
            self.send(**message)
        return str(self.expect("refused")["text"])

    def change(self, **message: Any) -> Message:
        """Send what changes the table; the table afterwards. Whatever else comes meanwhile is left to be read."""
        self.send(**message)
        heard = self._heard()
        refused = [each for each in heard if json.loads(each)["type"] == "refused"]
        assert not refused, refused
        self.unread.extend(heard)
        other: list[str] = []
        while self.unread:
            if json.loads(self.unread[0])["type"] == "table":
                self.next()
            else:
                other.append(self.unread.popleft())
        self.unread.extend(other)
        return self.table

    def news(self) -> list[Message]:
        """Everything new that was sent to this client until now and not yet read.

        Somebody who comes back may be told of before their former connection is noticed to be gone; then the table is
        told once more, and that is no news.
        """
        self.unread.extend(self._heard())
        found = []
        while self.unread:
            before, message = self.table, self.next()
            if message["type"] != "table" or message != before:
                found.append(message)
        return found

    def _heard(self) -> list[str]:
        """What the server has sent by the time it has dealt with all that was sent to it."""
        self.asked += 1
        mark = f"news-{self.asked}"  # no message of the protocol: its refusal comes after all that was sent before
        self.send(type=mark)
        heard = []
        while mark not in (data := self._receive()) or json.loads(data)["type"] != "refused":
            heard.append(data)
        return heard

    def end(self) -> list[Message]:
        """Read until the server closes; the last messages."""
        start = len(self.messages)
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.messages[start:]

    def my_turn(self) -> Message | None:
        """Read until the game waits for this player; the question, or None if the game is over."""
        while not self.position or not (self.position["result"] or self.must):
            self.next()
        return None if self.position["result"] else self.position["ask"]

    @property
    def must(self) -> bool:
        return bool(self.position.get("ask") and self.position["ask"]["must"])

    def give(self, answer: str, **more: object) -> None:
        """Send an answer to the position seen last."""
        self.send(type="answer", game=self.position["game"], number=self.position["number"], answer=answer, **more)

    def answer(self, answer: str, **more: object) -> None:
        """Give an answer and wait for what comes of it."""
        before = self.position["number"]
        self.give(answer, **more)
        message = self.until(
            lambda each: each["type"] == "refused" or (each["type"] == "position" and each["number"] > before)
        )
        assert message["type"] == "position", message

    def pick(self, cards: Sequence[int]) -> None:
        """Send a pick of several cards."""
        self.send(type="pick", game=self.position["game"], number=self.position["number"], cards=list(cards))

    def reach(self, game: int, number: int) -> None:
        """Read until a position of that game and so many answers, or a later one."""
        while not self.position or (self.position["game"], self.position["number"]) < (game, number):
            self.next()


def usual(ask: Mapping[str, Any]) -> str:
    """An answer that brings a game to its end: play everything, buy the dearest, seek no Confrontation."""
    options = ask["options"]
    for verb in ("normal", "play", "assist", "buy"):
        found = [option["answer"] for option in options if option["verb"] == verb]
        if found:
            return str(found[-1])
    return str(options[0]["answer"] if ask["kind"] != "main" else options[-1]["answer"])


@contextmanager
def together(table: str, *guests: Guest) -> Iterator[list[Player]]:
    """All of them connected to a table."""
    with ExitStack() as stack:
        yield [stack.enter_context(guest.at(table)) for guest in guests]


def play_on(
    players: Mapping[int, Player], answers: int = 10**9, choose: Callable[[Mapping[str, Any]], str] = usual
) -> None:
    """Let the players at these seats give so many answers, or play to the end; bots play the other seats."""
    someone = next(iter(players.values()))
    while answers:
        while not someone.position or not (
            someone.position["result"] or someone.position["waiting"]["seat"] in players
        ):
            someone.next()
        if someone.position["result"]:
            break
        game, number = someone.position["game"], someone.position["number"]
        someone = players[someone.position["waiting"]["seat"]]
        someone.reach(game, number)
        if not someone.must:  # they had read further already
            continue
        game, number = someone.position["game"], someone.position["number"]
        someone.give(choose(someone.position["ask"]))
        found = someone.until(lambda message: message["type"] in ("position", "refused"))
        assert found["type"] == "position" or "came too late" in found["text"], found  # a partner was quicker
        someone.reach(game, number + 1)
        answers -= 1
    for player in players.values():
        player.reach(someone.position["game"], someone.position["number"])
