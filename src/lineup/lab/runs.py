"""A run: the folder of one mass simulation. While it is played it keeps parts, each of some games; then the tables.

A part is there whole or not at all, so whatever ends a run, the same command goes on with the parts that are missing.
The tables are written from the parts in the order of the games; hence they are the same bytes however many processes
and machines there were. A run is finished when `result` stands in its head. If a table of it is lost later, whoever
opens the run to write finds it not finished, says so and makes all of it again; one that is damaged is refused.
"""

from __future__ import annotations

import io
import json
import logging
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from lineup.engine.saying import say
from lineup.lab.roads import Shard, read_shard, size_of
from lineup.lab.store import Folder, StoreError, agreed, read_head
from lineup.lab.tables import TABLES, VERSION, schema
from lineup.lab.tally import Tally

PARTS: Final = "parts"
TALLY: Final = "tally.json"
TOGETHER: Final = 10  # parts that make a row group of a table
T = TypeVar("T")
Source = Callable[[str], Iterator[Any]]

logger = logging.getLogger(__name__)


def parts_of(games: int, shard: Shard) -> range:
    """The numbers of the parts that a shard plays, all of them for (1, 1)."""
    return range(shard[0] - 1, -(-games // size_of(games)), shard[1])


def file_of(table: str) -> str:
    return f"{table}.parquet"


class Run(Folder):
    """The folder, while the games are played."""

    FORMAT = f"lineup-run {VERSION}"
    HEAD = "run.json"

    def _open(self, exits: ExitStack) -> None:
        if self.result is not None:
            lost = next((file for table in TABLES if not (file := self.folder / file_of(table)).exists()), None)
            if lost is None:
                Finished(self.folder).read_through()
            else:
                logger.warning("%s", StoreError(say("error-run-again", file=str(lost), folder=str(self.folder))))
                del self.head["result"]
        folder = self.folder / PARTS
        kept = [file for file in folder.glob("*.zip") if file.stem.isdecimal() and zipfile.is_zipfile(file)]
        self.done = {int(file.stem) for file in kept}
        self._tables = {table: exits.enter_context(_Table(self.folder / file_of(table))) for table in TABLES}
        conditions = self.head["conditions"]
        self._groups = _together(parts_of(conditions["games"], read_shard(conditions["shard"])))
        self._next = next(self._groups, [])
        if "result" not in self.head:
            with suppress(OSError):
                folder.mkdir(exist_ok=True)

    @property
    def result(self) -> Tally | None:
        """What all games came to, once they are played; StoreError if that cannot be read."""
        return _result(self.folder, self.head)

    def tally(self, part: int) -> Tally:
        """What the games of a part came to."""
        try:
            return Tally.from_json(json.loads(self._read(part, TALLY)))
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, StoreError):
                raise
            raise self._unread(part) from None

    def keep(self, part: int, tally: Tally, tables: Mapping[str, bytes]) -> None:
        """Keep a part; StoreError if there is no room."""
        sink = io.BytesIO()
        with zipfile.ZipFile(sink, "w") as archive:
            for name, data in {**tables, TALLY: json.dumps(tally.to_json()).encode()}.items():
                archive.writestr(name, data)
        self.write(f"{PARTS}/{part}.zip", sink.getvalue())
        self.done.add(part)
        if self.done.issuperset(self._next):
            self._add_group()

    def finish(self, result: Tally, cards: list[dict[str, Any]]) -> None:
        """Make the tables out of the parts, as far as that is still to do, and give those up."""
        while self._next:
            self._add_group()
        self._complete(result, cards)

    def put_together(self, source: Source, result: Tally, cards: list[dict[str, Any]]) -> None:
        """Write tables whose parts are not kept here, but come from elsewhere in their order."""
        for table in TABLES:
            for group in _together(source(table)):
                self._add(table, group)
        self._complete(result, cards)

    def _add_group(self) -> None:
        import pyarrow.parquet as pq

        for table in TABLES:
            self._add(table, [pq.read_table(io.BytesIO(self._read(part, table))) for part in self._next])
        self._next = next(self._groups, [])

    def _add(self, table: str, parts: Sequence[Any]) -> None:
        with self._writing(table):
            self._tables[table].add(parts)

    def _complete(self, result: Tally, cards: list[dict[str, Any]]) -> None:
        """Put all tables into their place, then the head that says so."""
        for table in TABLES:
            with self._writing(table):
                self._tables[table].finish()
        rows = {table: self._tables[table].rows for table in TABLES}
        self.head |= {"rows": rows, "cards": cards, "result": result.to_json()}
        self.write(self.HEAD, json.dumps(self.head, indent=2).encode())
        shutil.rmtree(self.folder / PARTS, ignore_errors=True)

    @contextmanager
    def _writing(self, table: str) -> Iterator[None]:
        """StoreError if there is no room for it."""
        try:
            yield
        except OSError as error:
            said = say("error-folder-file", file=str(self.folder / file_of(table)), error=str(error.strerror))
            raise StoreError(said) from None

    def _read(self, part: int, name: str) -> bytes:
        try:
            with zipfile.ZipFile(self._part(part)) as archive:
                return archive.read(name)
        except (OSError, KeyError, zipfile.BadZipFile):
            raise self._unread(part) from None

    def _unread(self, part: int) -> StoreError:
        return StoreError(say("error-run-part", file=str(self._part(part))))

    def _part(self, part: int) -> Path:
        return self.folder / PARTS / f"{part}.zip"


class _Table:
    """A table of a run while it is written, a row group at a time: its file is there whole or not at all."""

    def __init__(self, file: Path) -> None:
        self.rows = 0
        self._file, self._half = file, file.with_name(f".{file.name}.half")
        self._writer: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._writer is not None:
            with suppress(OSError):
                self._writer.close()
            self._half.unlink(missing_ok=True)

    def add(self, parts: Sequence[Any]) -> None:
        """Write some parts as one row group."""
        import pyarrow as pa

        made = pa.concat_tables(parts)
        self._begun().write_table(made, row_group_size=max(made.num_rows, 1))
        self.rows += made.num_rows

    def finish(self) -> None:
        self._begun().close()
        self._half.replace(self._file)

    def _begun(self) -> Any:
        import pyarrow as pa
        import pyarrow.parquet as pq

        if self._writer is None:
            pa.set_memory_pool(pa.system_memory_pool())  # Arrow's own grows with every group and gives nothing back
            self._writer = pq.ParquetWriter(self._half, schema(self._file.stem), compression="zstd")
        return self._writer


def _together(parts: Iterable[T]) -> Iterator[list[T]]:
    """The parts of each row group."""
    rest = iter(parts)
    while group := list(islice(rest, TOGETHER)):
        yield group


# Runs that are finished


def _result(folder: Path, head: Mapping[str, Any]) -> Tally | None:
    """What the head of a run says that all its games came to, if they are played; StoreError if it is damaged."""
    if "result" not in head:
        return None
    try:
        return Tally.from_json(head["result"])
    except (AttributeError, KeyError, TypeError, ValueError):
        raise StoreError(say("error-folder-read", file=str(folder / Run.HEAD))) from None


class Finished:
    """A finished run, or a finished shard of one, whose tables are all there."""

    def __init__(self, folder: Path) -> None:
        """StoreError if there is none, or a table is not what was written."""
        self.folder = folder
        if not (folder / Run.HEAD).exists():
            raise StoreError(say("error-run-none", folder=str(folder)))
        head = read_head(folder / Run.HEAD, Run.FORMAT)
        try:
            self.conditions: dict[str, Any] = head["conditions"]
            self.content: dict[str, str] = head["content"]
            self.games = int(self.conditions["games"])
            result = _result(folder, head)
            if result is None:
                kept = len(list((folder / PARTS).glob("*.zip"))) * size_of(self.games)
                facts = {"kept": min(kept, self.games), "games": self.games}
                raise StoreError(say("error-run-unfinished", folder=str(folder), **facts))
            self.result = result
            self.cards: list[dict[str, Any]] = [dict(card) for card in head["cards"]]
            self.shard = read_shard(self.conditions["shard"])
            if len(self.conditions["bots"]) != len(result.scores) and result.games:
                raise ValueError(self.conditions)
            rows = {table: int(head["rows"][table]) for table in TABLES}
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, StoreError):
                raise
            raise StoreError(say("error-folder-read", file=str(folder / Run.HEAD))) from None
        for table, count in rows.items():
            self._check(table, count)

    def file(self, table: str) -> Path:
        return self.folder / file_of(table)

    def _check(self, table: str, rows: int) -> None:
        ours = schema(table)
        with self._opened(table) as opened:
            known = opened.schema_arrow
            fits = known.equals(ours) and known.metadata.get(b"lineup") == ours.metadata[b"lineup"]
            found = opened.metadata.num_rows
        if not fits:
            raise StoreError(say("error-run-foreign", file=str(self.file(table)), table=table, version=VERSION))
        if found != rows:
            raise StoreError(say("error-run-rows", file=str(self.file(table)), rows=found, written=rows))

    @contextmanager
    def _opened(self, table: str) -> Iterator[Any]:
        """A table to be read; StoreError if that fails."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        file = self.file(table)
        try:
            with pq.ParquetFile(file) as opened:
                yield opened
        except FileNotFoundError:
            raise StoreError(say("error-run-lost", file=str(file))) from None
        except (OSError, pa.ArrowException):
            raise StoreError(say("error-run-parquet", file=str(file))) from None

    def read_through(self) -> None:
        """Read the tables from end to end; StoreError names the first that is damaged."""
        for table in TABLES:
            with self._opened(table) as opened:
                for group in range(opened.num_row_groups):
                    opened.read_row_group(group)

    def parts(self, table: str) -> Iterator[Any]:
        """A table of each part, in their order."""
        import pyarrow.compute as pc

        size, numbers = size_of(self.games), parts_of(self.games, self.shard)
        with self._opened(table) as opened:
            for group in range(opened.num_row_groups):
                rows = opened.read_row_group(group)
                for part in numbers[group * TOGETHER : (group + 1) * TOGETHER]:
                    game = rows["game"]
                    first = pc.greater_equal(game, part * size)
                    yield rows.filter(pc.and_(first, pc.less(game, (part + 1) * size)))


def merge(folder: Path, shards: Sequence[Path]) -> Tally:
    """Put the shards of one run together in a new folder: the same bytes as if it had been played in one piece.

    StoreError if they are not the shards of one run, all of them, and each once.
    """
    runs = sorted((Finished(shard) for shard in shards), key=lambda run: run.shard)
    first = runs[0]
    agreed({run.folder: (run.conditions, run.content) for run in runs}, "shard")
    count = first.shard[1]
    there = [run.shard for run in runs]
    if there != [(number, count) for number in range(1, count + 1)]:
        given = ", ".join(f"{number}/{of}" for number, of in there)
        raise StoreError(say("error-merge-shards", count=count, given=given))
    result = Tally()
    for run in runs:
        result.add(run.result)

    def source(table: str) -> Iterator[Any]:
        streams = [run.parts(table) for run in runs]
        return (next(streams[part % count]) for part in parts_of(first.games, (1, 1)))

    with Run(folder, {**first.conditions, "shard": ""}, first.content) as whole:
        if whole.result is None:
            whole.put_together(source, result, first.cards)
    return result
