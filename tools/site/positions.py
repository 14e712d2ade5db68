"""Plays games at a table and digests every position it is told: the same from a server and from a browser's worker.

As a program it plays at the tables of this process, as a worker has them, and prints the digest of each game: so many
games of every box and a deal of the day, and of each so many positions. The database is one with nothing in it, and
keeps the tables.

python -m tools.site.positions DATABASE [GAMES] [POSITIONS]
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from hashlib import sha256
from random import Random
from typing import Any, Final, Protocol

from lineup.games import GAMES
from lineup.running.world import World, move_to
from lineup.table.wire.protocol import VERSION

WORD: Final = "7"  # all dice are made from it
BOTS: Final = ("casual", "random", "planner")
DEAL: Final = "2026-11-06"  # in the place of a box: the deal of that day
BY_CHANCE: Final = 0.2  # of the answers; the others bring the game to its end


class Line(Protocol):
    """An open line to a table."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str: ...


Ask = Callable[[str, str, Mapping[str, Any]], Awaitable[Any]]  # method, path and body to the decoded answer
OpenLine = Callable[[str], AbstractAsyncContextManager[Line]]  # by the path of the table


def list_games(of_each: int) -> list[tuple[str, int]]:
    """List so many games of every box, and a deal of the day."""
    return [*((box, number) for number in range(of_each) for box in GAMES), (DEAL, 0)]


async def digest_game(ask: Ask, open_line: OpenLine, box: str, number: int, positions: int) -> str:
    """Play a game against a bot, with answers that its number decides; return one digest of its first positions."""
    bot = BOTS[number % len(BOTS)]
    wish = {"settings": {"game": box, "players": 2}, "seats": [{"who": "me"}, {"who": bot}], "start": True}
    made = await (ask("POST", f"/api/daily/{box}", {}) if box == DEAL else ask("POST", "/api/tables", wish))
    chance, found = Random(f"{box} {number}"), sha256()
    async with open_line(f"/ws/{made['table']}") as line:
        await line.send(json.dumps({"type": "hello", "version": VERSION, "chat": 0, "seen": None}))
        while True:
            text = await line.receive()
            message = json.loads(text)
            if message["type"] == "refused":
                raise AssertionError(text)
            if message["type"] != "position":
                continue
            found.update(text.encode())
            positions -= 1
            if message["result"] or not positions:
                return found.hexdigest()
            if message["ask"] and message["ask"]["must"]:
                answer = _choose_answer(message["ask"], chance)
                place = {"game": message["game"], "number": message["number"]}
                await line.send(json.dumps({"type": "answer", **place, "answer": answer}))


def _choose_answer(ask: Mapping[str, Any], chance: Random) -> str:
    options: Sequence[Mapping[str, Any]] = ask["options"]
    if chance.random() >= BY_CHANCE:
        for verb in ("normal", "play", "assist", "buy"):
            found = [option for option in options if option["verb"] == verb]
            if found:
                return str(found[-1]["answer"])
    return str(chance.choice(options)["answer"])


class FixedWorld(World):
    """A world where all that is secret is made from a word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def token_hex(self, length: int) -> str:
        return hashlib.shake_128(self.word.encode()).hexdigest(length)

    def random_below(self, end: int) -> int:
        return len(self.word) % end


def fix_dice(word: str) -> None:
    """Make all that is secret in this process from a word, so that all games of a kind are dealt the same."""
    world = FixedWorld(word)
    move_to(world)
    secrets.token_hex = lambda nbytes=None: world.token_hex(nbytes or 32)


async def play_here(file: str, of_each: int, positions: int) -> dict[tuple[str, int], str]:
    """Play games at the tables in a file, as a worker has them; return their digests."""
    from lineup.table.local.home import open_home
    from lineup.table.local.processes import WorkerLine
    from lineup.table.local.thinking import open_worker

    class Thinker(WorkerLine):
        """The worker that thinks, in this process."""

        def __init__(self, module: str, hear: Callable[[str], None]) -> None:
            self._take_line = open_worker(module, hear)

        def post(self, line: str) -> None:
            asyncio.get_running_loop().call_soon(self._take_line, line)

        def end(self) -> None: ...

    home = await open_home(file, Thinker)
    cookie = ""

    async def ask(method: str, path: str, body: Mapping[str, Any]) -> Any:
        nonlocal cookie
        parts: list[bytes] = []

        def take(status: int, headers: Any, part: Any) -> None:
            nonlocal cookie
            if part is not None:
                parts.append(part)
            for name, value in headers or ():
                if name == "set-cookie":
                    cookie = value.partition(";")[0]

        await home.answer_request(method, path, cookie, json.dumps(body), take)
        return json.loads(b"".join(parts))

    @asynccontextmanager
    async def open_line(path: str) -> Any:
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        home.open_socket(path, path, cookie, heard.put_nowait)

        class HomeLine:
            async def send(self, text: str) -> None:
                home.take_message(path, text)

            async def receive(self) -> str:
                return str(await heard.get())

        yield HomeLine()
        home.take_message(path, None)

    await ask("PUT", "/api/me", {"name": "Ann"})
    return {game: await digest_game(ask, open_line, *game, positions) for game in list_games(of_each)}


async def print_digests(file: str, of_each: int = 25, positions: int = 10_000) -> None:
    """Play at the tables of a file with nothing in it, and print the digest of each game."""
    fix_dice(WORD)
    for (box, number), digest in (await play_here(file, of_each, positions)).items():
        print(box, number, digest)


if __name__ == "__main__":
    asyncio.run(print_digests(sys.argv[1], *map(int, sys.argv[2:])))
