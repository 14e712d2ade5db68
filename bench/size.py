"""What a game takes of the database: of each box one of two people, in play and when it is over.

python -m bench.size [--tables 60]

Each game is played once, by bots in people's places, and every change of its table noted. Then so many tables go
through these changes, each of them begun a little later than the one before, so that at one moment tables at every
point of the game lie side by side: their average is a game in play. At the end all of them are over. An empty database
and the card content, which all games of a release share, do not count. PostgreSQL is measured as it lies: where it
tidies up by itself as it does unless it is told not to (autovacuum, here every second instead of every minute, since
all goes about sixty times as fast), where it never does, and there after all room was given back at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from bench.store import moved, play
from lineup.table.store.opening import prepare_database
from lineup.table.store.store import Store
from lineup.table.store.writes import Change
from tests.harness.postgres import Postgres, rows

BOXES = ("heroes-unite", "confrontations", "rivals-batman-joker", "rivals-shazam-black-adam")
ALL_OF_IT = """
    select sum(pg_total_relation_size(oid)) from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'contents'
"""


async def fill(target: str, changes: list[Change], tables: int, size: Callable[[], int]) -> tuple[float, float]:
    """Let tables go through a game one behind the other; bytes of a game in play and of one that is over."""
    store = Store(target)
    await store.take_over()
    [opening] = [change for change in changes if change.opening is not None]
    await store.write_changes(moved(opening, tables))  # with the card content
    empty, between = size(), len(changes) / tables
    in_play = 0
    for now in range(2 * len(changes)):
        steps = [(now - round(table * between), table) for table in range(tables)]
        going = [moved(changes[step], table) for step, table in steps if 0 <= step < len(changes)]
        await asyncio.gather(*(store.write_changes(each) for each in going))
        if now == len(changes) - 1:
            in_play = size() - empty
    over = size() - empty
    await store.close()
    return in_play / tables, over / tables


def size_of(file: Path) -> int:
    """Bytes of a database file, after all that was written is moved into it."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
    return file.stat().st_size


def lies_in(address: str) -> int:
    """Bytes of all tables in PostgreSQL but the card content, with their indexes and what is dead in them."""
    return int(rows(address, ALL_OF_IT)[0][0])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.size", description=__doc__)
    parser.add_argument("--tables", type=int, default=60, help="tables that are played one behind the other")
    tables = parser.parse_args().tables
    print(f"{'KB of database a game':32}{'SQLite':^18}{'PostgreSQL':^18}{'never tidied up':^18}{'at the end':>12}")
    print(f"{'':32}" + f"{'in play':>10}{'over':>8}" * 3 + f"{'over':>12}")
    server = Postgres()
    rows(server.address(), "alter system set autovacuum_naptime = '1s'")
    try:
        with tempfile.TemporaryDirectory() as folder:
            for box in BOXES:
                changes = asyncio.run(play(str(Path(folder) / f"{box}-once.db"), box)).changes
                file = Path(folder) / f"{box}.db"
                prepare_database(str(file))
                found = [*asyncio.run(fill(str(file), changes, tables, partial(size_of, file)))]
                for tidy in ("on", "off"):
                    rows(server.address(), f"alter system set autovacuum = {tidy}")
                    rows(server.address(), "select pg_reload_conf()")
                    address = server.new()
                    prepare_database(address)
                    empty = lies_in(address)
                    found += asyncio.run(fill(address, changes, tables, partial(lies_in, address)))
                rows(address, "vacuum full")
                found.append((lies_in(address) - empty) / tables)
                answers = sum(len(change.entries) for change in changes)
                cells = "".join(
                    f"{each / 1000:{width}.1f}" for each, width in zip(found, (10, 8, 10, 8, 10, 8, 12), strict=True)
                )
                print(f"{box} ({answers})".ljust(32) + cells, flush=True)
    finally:
        server.remove()


if __name__ == "__main__":
    main()
