"""The people of a club: hosts, guests, onlookers, quitters, people with two tabs, and cheats."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any, Final

from lineup.table.wire.protocol import VERSION
from tests.harness.server import complete, usual
from tools.club.servers import Cut, Line, PersonAddress

if TYPE_CHECKING:
    from tools.club.evening import Evening

MORNING: Final = 600.0  # seconds until somebody must have been let in
LONGEST_WAIT: Final = 90.0  # seconds until somebody who may answer must have heard something, on a healthy server
AWAY: Final = 0.5  # seconds until somebody comes back whose connection broke, at first
GAMES: Final = ("heroes-unite", "heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam")
PAGES: Final = (
    "/api/me", "/api/games", "/api/sets", "/api/tables", "/api/history", "/api/own", "/api/rules?q=attack",
    "/api/cards?set=heroes-unite", "/api/lessons", "/health", "/ready", "/api/tables/{table}",
    "/api/tables/{table}/cards", "/api/tables/{table}/since", "/api/tables/{table}/log",
    "/api/tables/{table}/games/1/chronicle", "/api/tables/{table}/games/1/replay", "/api/nothing",
)  # fmt: skip
# What anybody may send at any time, whether it makes sense or not, with its weight.
DEEDS: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (6, {"type": "say", "text": "good evening"}),
    (4, {"type": "ping"}),
    (3, {"type": "why_not", "card": 3}),
    (2, {"type": "pause", "on": True}),
    (3, {"type": "pause", "on": False}),
    (2, {"type": "hand_over", "seat": 0, "bot": "random"}),
    (3, {"type": "take_back"}),
    (3, {"type": "redo"}),
    (2, {"type": "consent", "about": "undo", "yes": True}),
    (2, {"type": "door", "closed": True}),
    (2, {"type": "door", "closed": False}),
    (2, {"type": "stand"}),
    (2, {"type": "sit", "seat": 1}),
    (1, {"type": "remove", "seat": 1}),
    (1, {"type": "concede"}),
    (1, {"type": "start"}),
    (1, {"type": "report", "text": "they are rude"}),
    (2, {"type": "knock"}),
    (2, {"type": "curtain", "seat": 0, "lifted": True}),
    (2, {"type": "hint", "game": 1, "number": 3}),
    (1, {"type": "hello", "version": VERSION}),
    (1, {"type": "nonsense"}),
    (1, {"type": "answer", "game": 1, "number": 0, "answer": "end"}),
    (1, {"type": "end_match"}),
)


class Person:
    """Somebody who comes to tables, plays at their own pace, and comes back when the connection breaks."""

    def __init__(self, evening: Evening, number: int, dice: Random) -> None:
        self.evening, self.number, self.dice = evening, number, dice
        self.me = PersonAddress(f"10.0.{number // 4}.{number % 200 + 1}")
        self.mischief = dice.choice(evening.plan.mischief)
        self.done = 0  # answers

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until somebody answers; None for what is refused."""
        while True:
            try:
                answer = await self.evening.server.request(self.me, method, path, body)
            except (Cut, OSError):
                await asyncio.sleep(AWAY + self.dice.random())
                continue
            if answer.status >= 500 and not self.evening.is_faulty:
                self.evening.witness.blame(f"{method} {path} was answered with {answer.status}: {answer.body[:200]!r}")
            if answer.status == 503:
                await asyncio.sleep(AWAY + self.dice.random())
                continue
            cookie = answer.headers.get("set-cookie", "").partition(";")[0]
            if cookie and not self.me.cookie:
                self.me = self.me._replace(cookie=cookie)
                self.evening.witness.secrets.add(cookie.partition("=")[2])
            readable = answer.status in (200, 201) and answer.headers["content-type"].startswith("application/json")
            return answer.json() if readable else None

    async def arrive(self) -> None:
        while not self.me.cookie:
            await self.request("GET", "/api/me")
        await self.request("PUT", "/api/me", {"name": f"Person {self.number}"})

    async def make_table(self) -> str:
        """Open a table with some seats for others, and some for bots."""
        game = self.dice.choice(GAMES)
        seats = [{"who": "me"}, {"who": self.dice.choice(self.evening.plan.others)}]
        settings: dict[str, Any] = {"game": game, "players": 2, "undo": "ask"}
        if self.dice.random() < 0.3:
            settings["clock"] = {"per": "answer", "time": 60}
        if game == "heroes-unite" and self.dice.random() < 0.2:
            settings["match"] = True
        wish = {"settings": settings, "seats": seats}
        made = await self.request("POST", "/api/tables", wish)
        while made is None:
            made = await self.request("POST", "/api/tables", {"settings": {"game": game}, "seats": seats})
        table: str = made["table"]
        self.evening.witness.sent[table] = set()
        if seats[1]["who"] == "open" and "clock" not in settings:
            self.evening.witness.plain.add(table)
        return table

    async def look_around(self, table: str) -> None:
        """Open a page."""
        await self.request("GET", self.dice.choice(PAGES).format(table=table))

    async def stay(self, table: str) -> None:
        """Be at a table, whatever happens to the connection, until the evening is over."""
        if self.mischief:
            self.evening.witness.plain.discard(table)
        visit = Visit(self, table)
        while not self.evening.over:
            try:
                await visit.play()
            except (Cut, OSError):
                await asyncio.sleep(AWAY * (1 + self.dice.random()))


class Visit:
    """Somebody at a table: what they know of the game."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.evening, self.dice = person.evening, person.dice
        self.position: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None
        self._known: dict[int, int] = {}
        self._asked_at: float | None = None  # when an answer was sent that nothing came of yet

    def seen(self) -> dict[str, Any] | None:
        last, info = self.position, self.info
        if last is None or info is None or self.dice.random() < 0.2:
            return None
        return {"game": last["game"], "journal": last["journal"], "seat": info["seat"]}

    async def play(self) -> None:
        """Play until the connection ends."""
        line = self.evening.server.connect(self.person.me, f"/ws/{self.table}")
        self.evening.witness.tables[line] = self.table
        self._known.clear()
        try:
            line.send({"type": "hello", "version": VERSION, **({"seen": seen} if (seen := self.seen()) else {})})
            while not self.evening.over:
                try:
                    async with asyncio.timeout(self.dice.uniform(1.0, 6.0)):
                        text = await line.came.get()
                except TimeoutError:
                    self._check_patience()
                    await self._do_something(line)
                    continue
                if text is None:
                    raise Cut
                await self._hear(line, json.loads(text))
            line.end()
        finally:
            line.end()
            self._asked_at = None
            self.evening.witness.forget(line)

    def _check_patience(self) -> None:
        """Blame the server if it has been silent for too long since an answer, and nothing is wrong with it."""
        since = max(self.evening.healthy_since, self._asked_at or 0.0)
        waited = self.evening.loop.time() - since
        if self._asked_at is not None and not self.evening.is_faulty and waited > LONGEST_WAIT:
            self.evening.witness.blame(f"an answer at table {self.table} came to nothing")

    async def _hear(self, line: Line, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "gone":
            raise Cut
        if kind == "table":
            self.info = message
            asked = message["undo"] or message["request"]
            if asked and message["seat"] in asked["waiting_for"]:
                about = "undo" if message["undo"] else asked["about"]
                line.send({"type": "consent", "about": about, "yes": self.dice.random() < 0.7})
            await self._gather(line)
        elif kind == "position":
            self._asked_at = None
            complete(message, self._known)
            self.position = message
            await self._react(line)
        elif kind in ("refused", "unchanged"):
            self._asked_at = None

    async def _gather(self, line: Line) -> None:
        """Take a seat, or begin, once everybody is there."""
        info = self.info
        assert info is not None
        if info["status"] == "gathering" and info["seat"] < 0 and self.dice.random() < 0.7:
            free = [number for number, seat in enumerate(info["seats"]) if seat["kind"] == "open"]
            if free:
                line.send({"type": "sit", "seat": self.dice.choice(free)})
        elif info["status"] == "gathering" and info["host"] == info["you"] and not _has_room(info):
            line.send({"type": "start"})

    async def _react(self, line: Line) -> None:
        """Do what somebody does who sees how the game stands."""
        last = self.position
        assert last is not None
        if last["result"] is not None:
            if self.dice.random() < 0.5:
                await asyncio.sleep(self.dice.random() * 3)
                line.send({"type": "rematch"})
            return
        if last["ask"] is None or not last["ask"]["must"]:
            return
        await asyncio.sleep(self.dice.expovariate(self.evening.plan.pace))
        number, options = last["number"], last["ask"]["options"]
        chance = self.dice.random()
        if last["undo"] and chance < 0.05:
            line.send({"type": "undo", "turn": chance < 0.01})
            return
        answer = usual(last["ask"]) if chance < 0.8 else self.dice.choice(options)["answer"]
        if chance > 0.98 and self.person.mischief:
            answer, number = self.dice.choice(["nonsense", "end", "play punch"]), number + self.dice.choice((-1, 0, 1))
        sent = {"type": "answer", "game": last["game"], "number": number, "answer": answer}
        self.evening.witness.sent[self.table].add((last["game"], number, answer))
        line.send(sent)
        self.person.done += 1
        self._asked_at = self.evening.loop.time()
        if self.dice.random() < 0.03:
            line.send(sent)  # twice, as from two tabs

    async def _do_something(self, line: Line) -> None:
        """Do one of the many things that can be done at a table, sometimes one that makes no sense."""
        if self.dice.random() < 0.3:
            await self.person.look_around(self.table)
        elif self.person.mischief and self.dice.random() < 0.4:
            weights = [weight for weight, _ in DEEDS]
            [(_, message)] = self.dice.choices(DEEDS, weights)
            line.send(message)
        elif self.position is not None and self._asked_at is None:
            await self._react(line)
        elif self.info is not None:
            await self._gather(line)


def _has_room(info: dict[str, Any]) -> bool:
    return any(seat["kind"] == "open" for seat in info["seats"])
