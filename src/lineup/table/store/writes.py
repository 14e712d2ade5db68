"""Changes to tables and their games, and the few statements that write all pending ones."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, text, update

from lineup.engine.saying import say
from lineup.running.world import wall_time
from lineup.table.store.schema import contents, games, played, sitting, tables
from lineup.table.wire.sorry import Sorry

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

LOOSE: Final = 64  # answers of a game in play that are written one by one, until all so far are packed
MOST_OPEN: Final = 100  # tables one person can sit at that are not over


class JournalEntry(NamedTuple):
    """One line of a game's journal."""

    kind: str  # answer, joined (an answer given as one with that before), undo, concede, name
    text: str


read_packed: Final = msgspec.json.Decoder(list[JournalEntry]).decode
read_loose: Final = msgspec.json.Decoder(JournalEntry).decode_lines


class TableRecord(NamedTuple):
    """A table as the store keeps it, with the people who sit there."""

    id: str
    status: str
    public: bool
    body: Mapping[str, Any]
    people: Sequence[str] | None  # None where nobody came or went: most answers
    deadline: float | None = None  # when to look after it though nobody uses it


class Opening(NamedTuple):
    """A new game: the header of its log, the salt of its seed, and its card sets as TOML texts by id."""

    header: Mapping[str, Any]
    salt: str
    sources: Mapping[str, str]


class Change(NamedTuple):
    """One change to a table, with what it adds to the journal of its game.

    `snapshot` is the new state of the game, or None where it has not moved. `packs`: the whole journal is packed from
    now on. `newcomers`: people, with their names, who now have one more table that is not over.
    """

    table: TableRecord
    number: int = 0  # of the game
    entries: Sequence[JournalEntry] = ()
    snapshot: Mapping[str, Any] | None = None
    opening: Opening | None = None
    played: Sequence[tuple[str, Mapping[str, Any]]] = ()  # of a game that ends: what is kept of it for each person
    packs: bool = False
    token: int = 0  # by which the table was ours when this was made (`leases`)
    newcomers: Mapping[str, str] = {}


def pack_json(value: object) -> bytes:
    """Encode a value as compressed JSON."""
    return zlib.compress(msgspec.json.encode(value))


def unpack_json(data: bytes) -> Any:
    """Decode compressed JSON; raise zlib.error or ValueError if it is damaged."""
    return msgspec.json.decode(zlib.decompress(data))


def read_journal(journal: bytes | None, loose: str) -> list[JournalEntry]:
    """Return a game's journal, packed part first; raise zlib.error or ValueError if it is damaged."""
    first = read_packed(zlib.decompress(journal)) if journal else []
    return first + read_loose(loose)


def now() -> str:
    """Return the time as the store writes it."""
    return wall_time().isoformat(timespec="milliseconds")


@dataclass(frozen=True)
class ChangeBatch:
    """Changes to different tables that a few statements write together."""

    changes: Sequence[Change]

    async def __call__(self, connection: AsyncConnection) -> None:
        await connection.run_sync(self.write_within)

    def write_alone(self, engine: Engine) -> None:
        """Write the batch in a transaction of its own."""
        with engine.connect() as connection:
            self.write_within(connection)
            try:
                connection.commit()
            except Exception:
                connection.invalidate()  # whatever is left of the transaction goes with its connection
                raise

    def write_within(self, connection: Connection) -> None:
        """Write the batch as part of the current transaction."""
        time = now()
        for change in self.changes:
            if change.opening is not None:
                _write_content(connection, change.opening)
        for statement, values in (
            (KEEP_TABLE, [_table_values(change.table, time) for change in self.changes]),
            (STAND_UP, [{"of": row.id} for row in self._rows_with_people()]),
            (
                insert(sitting),
                [{"table_id": row.id, "person": each} for row in self._rows_with_people() for each in row.people or ()],
            ),
            (insert(games), [_game_values(each, each.opening) for each in self.changes if each.opening is not None]),
            (
                KEEP_STATE,
                [_state_values(each) for each in self.changes if each.opening is None and each.snapshot is not None],
            ),
            (KEEP_LINES, [_line_values(each) for each in self.changes if each.entries and each.snapshot is None]),
            (insert(played), [line for each in self.changes for line in _played_values(each, time)]),
        ):
            if values:
                connection.execute(statement, values)
        self._check_newcomers(connection)
        for change in self.changes:
            if change.packs:
                _pack_journal(connection, change.table.id, change.number)

    def list_newcomers(self) -> dict[str, str]:
        """List everyone who now has one more table that is not over."""
        return {person: name for change in self.changes for person, name in change.newcomers.items()}

    def _check_newcomers(self, connection: Connection) -> None:
        """Raise Sorry if a newcomer has too many tables; within the transaction, so that two at once count too."""
        newcomers = self.list_newcomers()
        if newcomers:
            crowd = connection.execute(CROWD, {"people": [*newcomers], "most": MOST_OPEN}).first()
            if crowd is not None:
                raise Sorry(say("sorry-tables", name=newcomers[crowd.person], n=MOST_OPEN))

    def _rows_with_people(self) -> list[TableRecord]:
        return [change.table for change in self.changes if change.table.people is not None]


KEEP_CONTENT: Final = text(
    "insert into contents (digest, sources) values (:digest, :sources) on conflict (digest) do nothing"
)
CROWD: Final = (
    select(sitting.c.person)
    .join(tables, sitting.c.table_id == tables.c.id)
    .where(sitting.c.person.in_(bindparam("people", expanding=True)), tables.c.status != "over")
    .group_by(sitting.c.person)
    .having(func.count() > bindparam("most"))
)
KEPT: Final = [column.name for column in tables.columns]
KEEP_TABLE: Final = text(
    f"insert into tables ({', '.join(KEPT)}) values (:{', :'.join(KEPT)}) "
    f"on conflict (id) do update set {', '.join(f'{name} = excluded.{name}' for name in KEPT[1:])}"
)
STAND_UP: Final = delete(sitting).where(sitting.c.table_id == bindparam("of"))
KEEP_STATE: Final = (
    update(games)
    .where(games.c.table_id == bindparam("of"), games.c.number == bindparam("nth"))
    .values(snapshot=bindparam("state"), loose=games.c.loose + bindparam("lines"))
)
KEEP_LINES: Final = (
    update(games)
    .where(games.c.table_id == bindparam("of"), games.c.number == bindparam("nth"))
    .values(loose=games.c.loose + bindparam("lines"))
)


def _table_values(row: TableRecord, time: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "status": row.status,
        "public": row.public,
        "body": msgspec.json.encode(row.body).decode(),
        "changed": time,
        "deadline": row.deadline,
        "marked": None,
    }


def _game_values(change: Change, opening: Opening) -> dict[str, Any]:
    game = {"table_id": change.table.id, "number": change.number, "header": json.dumps(opening.header)}
    return {**game, "salt": opening.salt, "snapshot": _encode_snapshot(change), "loose": _line_values(change)["lines"]}


def _state_values(change: Change) -> dict[str, Any]:
    return {**_line_values(change), "state": _encode_snapshot(change)}


def _encode_snapshot(change: Change) -> str:
    return msgspec.json.encode(change.snapshot).decode()


def _line_values(change: Change) -> dict[str, Any]:
    lines = "".join(f"{json.dumps(each)}\n" for each in change.entries)
    return {"of": change.table.id, "nth": change.number, "lines": lines}


def _pack_journal(connection: Connection, table_id: str, number: int) -> None:
    """Move a game's loose entries to the packed ones."""
    game = (games.c.table_id == table_id, games.c.number == number)
    row = connection.execute(select(games.c.journal, games.c.loose).where(*game)).one()
    whole = pack_json(read_journal(row.journal, row.loose))
    connection.execute(update(games).where(*game).values(journal=whole, loose=""))


def _played_values(change: Change, time: str) -> list[dict[str, Any]]:
    here = {"table_id": change.table.id, "game": change.number, "time": time}
    return [{**here, "person": person, "body": json.dumps(body)} for person, body in change.played]


def _write_content(connection: Connection, opening: Opening) -> None:
    digest = opening.header["content"]
    known = connection.execute(select(contents.c.digest).where(contents.c.digest == digest))
    if known.first() is None:
        connection.execute(KEEP_CONTENT, {"digest": digest, "sources": pack_json(opening.sources)})
