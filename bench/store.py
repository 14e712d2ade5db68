"""What an answer costs in each store: processor time here and in PostgreSQL, transactions, bytes.

python -m bench.store [--tables 50]

One game of two people is played once and every change of its table noted, with what making it cost (the rules, the
positions for both, no sockets). Then so many tables go through these changes together, each of them announced before
the next, into an SQLite file and into a PostgreSQL of our own. Processor time, not waiting time: it tells what a
machine can carry, and hardly depends on what else that machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import event

from lineup.bots import Clock, make_bot
from lineup.engine import notation
from lineup.engine.view import view
from lineup.table.people.cookies import Person
from lineup.table.room.connection import Connection
from lineup.table.room.room import Room
from lineup.table.room.rooms import Rooms
from lineup.table.room.server import Server
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import Store
from lineup.table.store.writes import Change
from lineup.table.wire import protocol as p
from tests.harness.postgres import Postgres, rows

TICK = os.sysconf("SC_CLK_TCK")


class Played(NamedTuple):
    """A game as the store was told of it, and the processor time of everything else."""

    changes: list[Change]
    seconds: float


async def play(target: str, box: str = "heroes-unite") -> Played:
    """One game of two people, answered by bots in their place."""
    prepare_database(target)
    store = Store(target)
    rooms = Rooms(Server(store))
    changes: list[Change] = []

    async def note(*given: Change, also: Any = None) -> None:
        changes.extend(given)

    store.write_changes = note  # type: ignore[method-assign]
    wish = p.NewTable(settings=p.Settings(game=box, players=2), seats=[p.SeatWish(who="me")])
    room: Room = await rooms.make_table("ann", "Ann", wish)
    await room.save_table(msgspec.structs.replace(room.table, seed="5" * 32))  # the same game every time
    for name in ("Ann", "Bob"):
        room.clients.append(Connection(Person(name.lower(), name)))
    await room.change_table(room.table.take_seat("bob", "Bob", 1))
    await room.start_game("")
    bots, clock = [make_bot("casual", seat, f"store {seat}") for seat in range(2)], Clock(1.0)
    start = time.process_time()
    thought = 0.0
    while room.hosted is not None and not room.hosted.over:
        state, before = room.hosted.state, time.process_time()
        assert state.ask is not None
        option = bots[state.ask.seat].choose(view(state, state.ask.seat), state.ask, clock)
        [answer] = [text for text, each in notation.write_options(state).items() if each == option]
        thought += time.process_time() - before
        message = p.Answer(game=1, number=room.hosted.number, answer=answer)
        await room.give_answer(("ann", "bob")[option.seat], message)
    seconds = time.process_time() - start - thought
    await rooms.close()
    await store.close()
    return Played(changes, seconds)


def moved(change: Change, table: int) -> Change:
    """The same change of another table."""
    id = f"table{table}"
    played = [(f"{person}{table}", body) for person, body in change.played]
    return change._replace(table=change.table._replace(id=id), played=played)


async def write(target: str, changes: list[Change], tables: int) -> tuple[float, int]:
    """Let tables go through changes side by side; processor time here, and the number of transactions."""
    store = Store(target)
    await store.take_over()
    commits: list[int] = []
    event.listen(store.engine.sync_engine, "commit", lambda _: commits.append(1))

    async def go_through(table: int) -> None:
        for change in changes:
            await store.write_changes(moved(change, table))

    start = time.process_time()
    await asyncio.gather(*map(go_through, range(tables)))
    seconds = time.process_time() - start
    for table in range(tables):
        game = await store.load_game(f"table{table}", 1)
        assert game is not None
        assert len(game.journal) == sum(len(change.entries) for change in changes)
    await store.close()
    return seconds, len(commits)


def used_by(server: Postgres) -> float:
    """Processor time of a PostgreSQL with all its processes, those that ended too."""
    first = int((server.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == first:
            total += int(fields[11]) + int(fields[12])
        elif int(stat.parent.name) == first:
            total += sum(map(int, fields[11:15]))
    return total / TICK


def size_of(address: str) -> int:
    """Bytes of a database in PostgreSQL, without what it would let go of by itself sooner or later."""
    rows(address, "vacuum full")
    ((size,),) = rows(address, "select pg_database_size(current_database())")
    return int(size)


def show(what: str, here: float, there: float, commits: int, size: float, answers: int, games: int) -> None:
    print(
        f"{what:12} {here / answers * 1000:8.2f} ms here {there / answers * 1000:8.2f} ms there"
        f" {answers / commits:8.1f} answers a transaction {size / games / 1000:8.0f} KB a game"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables that are written side by side")
    tables = parser.parse_args().tables
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before the start")
    with tempfile.TemporaryDirectory() as folder:
        game = asyncio.run(play(str(Path(folder) / "once.db")))
        answers = sum(len(change.entries) for change in game.changes)
        print(f"a game of {answers} answers; besides the store {game.seconds / answers * 1000:.2f} ms an answer")
        for count in (1, tables):
            file = Path(folder) / f"{count}.db"
            prepare_database(str(file))
            empty = file.stat().st_size
            here, commits = asyncio.run(write(str(file), game.changes, count))
            show(f"SQLite {count}", here, 0.0, commits, file.stat().st_size - empty, answers * count, count)
        server = Postgres()
        try:
            for count in (1, tables):
                address = server.new()
                prepare_database(address)
                empty, before = size_of(address), used_by(server)
                here, commits = asyncio.run(write(address, game.changes, count))
                there = used_by(server) - before
                size = size_of(address) - empty
                show(f"PostgreSQL {count}", here, there, commits, size, answers * count, count)
        finally:
            server.remove()


if __name__ == "__main__":
    main()
