"""What must hold whatever happens, and the witness who has heard everything that was announced."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final

from lineup.engine.view import determinise, view
from lineup.errors import LineUpError
from lineup.game import MORE
from lineup.games import read_choice
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import make_position
from lineup.table.room.resuming import carry_out
from lineup.table.room.room import encode
from tests.harness.server import by_kind, complete
from tools.club.disk import Reader
from tools.club.loop import ClubLoop
from tools.club.servers import ClubServer, Line

# What a position tells of the game itself; the rest depends on when one came, or on who is at the table.
STORY: Final = ("fresh", "since", "log", "beats", "undo", "undo_to", "reset_to", "type", "proposable")
PERMUTED: Final = 16  # of so many positions that are played again, one is dealt again from what its seat knows


class LogWatch(logging.Handler):
    """Reads everything that is logged: no secret is in it, and no fault is."""

    def __init__(self, witness: Witness) -> None:
        super().__init__(logging.INFO)
        self.witness = witness

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        for secret in self.witness.secrets:
            if secret in text:
                self.witness.blame("a log holds a cookie")
        if record.levelno >= logging.ERROR and record.exc_info and record.name.startswith("lineup"):
            error = record.exc_info[1]
            self.witness.blame(f"a fault of the server: {text}: {type(error).__name__}: {error}")


class Witness:
    """Hears every message as it leaves a server, compares it with what is written, and remembers it."""

    def __init__(self, loop: ClubLoop, reader: Reader) -> None:
        self.loop, self.reader = loop, reader
        self.violations: list[str] = []
        self.blamed = asyncio.Event()
        self.secrets: set[str] = set()  # values of cookies
        self.positions: dict[tuple[str, int, int, int], str] = {}  # told, by table, game, journal and seat
        self.announced = 0
        self.answers = 0
        self._cards: dict[Line, dict[int, int]] = {}
        self._seats: dict[Line, int] = {}
        self._last: dict[Line, tuple[int, int]] = {}
        self.tables: dict[Line, str] = {}
        self.sent: dict[str, set[tuple[int, int, str]]] = {}  # answers by table: game, number and text
        self.plain: set[str] = set()  # tables where nothing but what was sent can be an answer

    def blame(self, what: str) -> None:
        self.violations.append(f"at {self.loop.time():.2f} s: {what}")
        self.blamed.set()

    def hear(self, line: Line, text: str) -> None:
        """Look at a message that a server sends."""
        message = json.loads(text)
        if message["type"] == "table":
            self._seats[line] = message["seat"]
            if message["seed"] and message["status"] != "over":
                self.blame("the seed of a game was told before its end")
        elif message["type"] == "position":
            self._hear_position(line, message)

    def _hear_position(self, line: Line, message: dict[str, Any]) -> None:
        self.announced += 1
        table = self.tables[line]
        game, entries = message["game"], message["journal"]
        seat = self._seats.get(line, -1)
        written = len(self.reader.journal(table, game))
        if entries > written:
            self.blame(f"entry {entries} of game {game} was announced and {written} are written")
        last = self._last.get(line, (0, 0))
        if (game, entries) == last and not message["fresh"]:
            self.blame(f"entry {entries} of game {game} was told twice")
        if (game, entries) < last:
            self.blame(f"entry {entries} of game {game} was told after {last}")
        self._last[line] = game, entries
        complete(message, self._cards.setdefault(line, {}))
        told = tell_core(message)
        where = table, game, entries, seat
        if self.positions.setdefault(where, told) != told:
            self.blame(f"seat {seat} was told two stories of entry {entries} of game {game}")

    def forget(self, line: Line) -> None:
        for known in (self._cards, self._seats, self._last, self.tables):
            known.pop(line, None)

    # At the end

    def check_stories(self) -> None:
        """Play every journal again, and compare what comes of it with what was announced."""
        played: dict[tuple[str, int], list[tuple[int, int, str]]] = {}
        for (table, game, entries, seat), told in self.positions.items():
            played.setdefault((table, game), []).append((entries, seat, told))
        for (table, game), found in sorted(played.items()):
            self._check_game(table, game, sorted(found))

    def _check_game(self, table: str, game: int, found: list[tuple[int, int, str]]) -> None:
        rows = self.reader.rows("select header from games where table_id = ? and number = ?", table, game)
        if not rows:
            self.blame(f"game {game} was announced and is not written")
            return
        header = json.loads(rows[0][0])
        hosted = Hosted(read_choice(header), header["seed"])
        journal = self.reader.journal(table, game)
        self.answers += sum(kind in ("answer", "joined") for kind, _ in journal)
        for at in range(len(journal) + 1):
            while found and found[0][0] == at:
                _, seat, told = found.pop(0)
                if _core_of(hosted, seat, game) != told:
                    self.blame(f"entry {at} of game {game} was announced otherwise to seat {seat}")
                if at % PERMUTED == 0:
                    self._check_permuted(hosted, seat, game)
            if at < len(journal):
                kind, text = journal[at]
                sent = game, hosted.number, text.partition(" ")[2].removesuffix(MORE)
                if table in self.plain and kind in ("answer", "joined") and sent not in self.sent[table]:
                    self.blame(f"answer {hosted.number} of game {game} was never given: {text}")
                try:
                    carry_out(hosted, kind, text)
                except (LineUpError, ValueError) as error:
                    self.blame(f"the journal of game {game} cannot be played again: {error}")
                    return
        if found:
            self.blame(f"entry {found[0][0]} of game {game} was announced and is not written")

    def _check_permuted(self, hosted: Hosted, seat: int, game: int) -> None:
        """Deal again what a seat cannot know: it must not notice."""
        if hosted.over:
            return
        other = hosted.fork()
        other.game.state = determinise(view(hosted.state, seat), "another deal", go_on=False)
        other.game.state.ask = hosted.state.ask
        if _core_of(other, seat, game) != _core_of(hosted, seat, game):
            self.blame(f"seat {seat} can tell hidden cards in game {game}")


def _core_of(hosted: Hosted, seat: int, game: int) -> str:
    made = json.loads(encode(make_position(hosted, seat, game=game, since=hosted.number or 1)))
    return tell_core(made)


def tell_core(message: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in by_kind(message).items() if key not in STORY}, sort_keys=True)


def list_leftovers(server: ClubServer) -> list[str]:
    """List what is left of people in a server that all of them have left: nothing should be."""
    rooms = server.rooms
    shared = rooms.server
    found = {
        "tables in memory": list(rooms.rooms),
        "users of tables": list(rooms._users),
        "connections": list(rooms.connected),
        "open sockets": list(shared.sockets),
        "bytes that wait": list(shared.waiting_bytes),
        "work that waits": [each for each in (shared.shares.waiting, shared.desk.turns.waiting) if each],
        "lanes in the loop": list(shared.shares._lanes),
        "advice under way": list(shared.advisers._guests),
        "texts that are read": list(shared.sets._reading),
        "writes": list(rooms.store._waiting),
    }
    threads = (shared.desk.turns, shared.laying_out.turns, shared.archive.turns, rooms.bot_players._turns)
    found["places that were not given back"] = [each for each in threads if each._free != each.places]
    return [f"{what}: {left}" for what, left in found.items() if left]
