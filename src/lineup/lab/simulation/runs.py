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
from lineup.lab.shared.folders import Folder, FolderError, check_agreement, read_head
from lineup.lab.simulation.tables import TABLES, VERSION, table_schema
from lineup.lab.simulation.tally import GameTally
from lineup.running.roads import Shard, job_size, read_shard

PARTS: Final = "parts"
TALLY: Final = "tally.json"
TOGETHER: Final = 10  # parts that make a row group of a table
T = TypeVar("T")
Source = Callable[[str], Iterator[Any]]

logger = logging.getLogger(__name__)


def parts_of(games: int, shard: Shard) -> range:
    """The numbers of the parts that a shard plays, all of them for (1, 1)."""
    return range(shard[0] - 1, -(-games // job_size(games)), shard[1])


def file_of(table: str) -> str:
    return f"{table}.parquet"


class RunFolder(Folder):
    """The folder, while the games are played."""

    FORMAT = f"lineup-run {VERSION}"
    HEAD = "run.json"

    def _open_kept(self, exits: ExitStack) -> None:
        if self.read_result is not None:
            lost = next((file for table in TABLES if not (file := self.folder / file_of(table)).exists()), None)
            if lost is None:
                FinishedRun(self.folder).read_through()
            else:
                logger.warning("%s", FolderError(say("error-run-again", file=str(lost), folder=str(self.folder))))
                del self.head["result"]
        folder = self.folder / PARTS
        kept = [file for file in folder.glob("*.zip") if file.stem.isdecimal() and zipfile.is_zipfile(file)]
        self.done = {int(file.stem) for file in kept}
        self._tables = {table: exits.enter_context(_TableFile(self.folder / file_of(table))) for table in TABLES}
        conditions = self.head["conditions"]
        self._groups = _row_groups(parts_of(conditions["games"], read_shard(conditions["shard"])))
        self._next = next(self._groups, [])
        if "result" not in self.head:
            with suppress(OSError):
                folder.mkdir(exist_ok=True)

    @property
    def read_result(self) -> GameTally | None:
        """Return the sums over all games, once they are played; FolderError if they cannot be read."""
        return _finished_tally(self.folder, self.head)

    def read_tally(self, part: int) -> GameTally:
        """Return the sums over the games of a part."""
        try:
            return GameTally.from_json(json.loads(self._read_file(part, TALLY)))
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, FolderError):
                raise
            raise self._unreadable(part) from None

    def keep_part(self, part: int, tally: GameTally, tables: Mapping[str, bytes]) -> None:
        """Keep a part; FolderError if there is no room."""
        sink = io.BytesIO()
        with zipfile.ZipFile(sink, "w") as archive:
            for name, data in {**tables, TALLY: json.dumps(tally.to_json()).encode()}.items():
                archive.writestr(name, data)
        self.write_file(f"{PARTS}/{part}.zip", sink.getvalue())
        self.done.add(part)
        if self.done.issuperset(self._next):
            self._add_group()

    def make_tables(self, result: GameTally, cards: list[dict[str, Any]]) -> None:
        """Make the tables out of the parts, as far as that is still to do, and give those up."""
        while self._next:
            self._add_group()
        self._put_in_place(result, cards)

    def put_together(self, source: Source, result: GameTally, cards: list[dict[str, Any]]) -> None:
        """Write tables whose parts are not kept here, but come from elsewhere in their order."""
        for table in TABLES:
            for group in _row_groups(source(table)):
                self._add_parts(table, group)
        self._put_in_place(result, cards)

    def _add_group(self) -> None:
        import pyarrow.parquet as pq

        for table in TABLES:
            self._add_parts(table, [pq.read_table(io.BytesIO(self._read_file(part, table))) for part in self._next])
        self._next = next(self._groups, [])

    def _add_parts(self, table: str, parts: Sequence[Any]) -> None:
        with self._guard_writing(table):
            self._tables[table].add_parts(parts)

    def _put_in_place(self, result: GameTally, cards: list[dict[str, Any]]) -> None:
        """Finish all tables, then write the head file: a folder that has one is complete."""
        for table in TABLES:
            with self._guard_writing(table):
                self._tables[table].close_file()
        rows = {table: self._tables[table].rows for table in TABLES}
        self.head |= {"rows": rows, "cards": cards, "result": result.to_json()}
        self.write_file(self.HEAD, json.dumps(self.head, indent=2).encode())
        shutil.rmtree(self.folder / PARTS, ignore_errors=True)

    @contextmanager
    def _guard_writing(self, table: str) -> Iterator[None]:
        """Raise FolderError if there is no room for a table."""
        try:
            yield
        except OSError as error:
            said = say("error-folder-file", file=str(self.folder / file_of(table)), error=str(error.strerror))
            raise FolderError(said) from None

    def _read_file(self, part: int, name: str) -> bytes:
        try:
            with zipfile.ZipFile(self._part_folder(part)) as archive:
                return archive.read(name)
        except (OSError, KeyError, zipfile.BadZipFile):
            raise self._unreadable(part) from None

    def _unreadable(self, part: int) -> FolderError:
        return FolderError(say("error-run-part", file=str(self._part_folder(part))))

    def _part_folder(self, part: int) -> Path:
        return self.folder / PARTS / f"{part}.zip"


class _TableFile:
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

    def add_parts(self, parts: Sequence[Any]) -> None:
        """Write some parts as one row group."""
        import pyarrow as pa

        made = pa.concat_tables(parts)
        self._open_writer().write_table(made, row_group_size=max(made.num_rows, 1))
        self.rows += made.num_rows

    def close_file(self) -> None:
        self._open_writer().close()
        self._half.replace(self._file)

    def _open_writer(self) -> Any:
        import pyarrow as pa
        import pyarrow.parquet as pq

        if self._writer is None:
            pa.set_memory_pool(pa.system_memory_pool())  # Arrow's own grows with every group and gives nothing back
            self._writer = pq.ParquetWriter(self._half, table_schema(self._file.stem), compression="zstd")
        return self._writer


def _row_groups(parts: Iterable[T]) -> Iterator[list[T]]:
    """The parts of each row group."""
    rest = iter(parts)
    while group := list(islice(rest, TOGETHER)):
        yield group


# Runs that are finished


def _finished_tally(folder: Path, head: Mapping[str, Any]) -> GameTally | None:
    """Return the sums that a run's head states once all its games are played; FolderError if it is damaged."""
    if "result" not in head:
        return None
    try:
        return GameTally.from_json(head["result"])
    except (AttributeError, KeyError, TypeError, ValueError):
        raise FolderError(say("error-folder-read", file=str(folder / RunFolder.HEAD))) from None


class FinishedRun:
    """A finished run, or a finished shard of one, whose tables are all there."""

    def __init__(self, folder: Path) -> None:
        """FolderError if there is none, or a table is not what was written."""
        self.folder = folder
        if not (folder / RunFolder.HEAD).exists():
            raise FolderError(say("error-run-none", folder=str(folder)))
        head = read_head(folder / RunFolder.HEAD, RunFolder.FORMAT)
        try:
            self.conditions: dict[str, Any] = head["conditions"]
            self.content: dict[str, str] = head["content"]
            self.games = int(self.conditions["games"])
            result = _finished_tally(folder, head)
            if result is None:
                kept = len(list((folder / PARTS).glob("*.zip"))) * job_size(self.games)
                facts = {"kept": min(kept, self.games), "games": self.games}
                raise FolderError(say("error-run-unfinished", folder=str(folder), **facts))
            self.result = result
            self.cards: list[dict[str, Any]] = [dict(card) for card in head["cards"]]
            self.shard = read_shard(self.conditions["shard"])
            if len(self.conditions["bots"]) != len(result.scores) and result.games:
                raise ValueError(self.conditions)
            rows = {table: int(head["rows"][table]) for table in TABLES}
        except (KeyError, TypeError, ValueError) as error:
            if isinstance(error, FolderError):
                raise
            raise FolderError(say("error-folder-read", file=str(folder / RunFolder.HEAD))) from None
        for table, count in rows.items():
            self._check_table(table, count)

    def table_file(self, table: str) -> Path:
        return self.folder / file_of(table)

    def _check_table(self, table: str, rows: int) -> None:
        ours = table_schema(table)
        with self._open_table(table) as opened:
            known = opened.schema_arrow
            fits = known.equals(ours) and known.metadata.get(b"lineup") == ours.metadata[b"lineup"]
            found = opened.metadata.num_rows
        if not fits:
            raise FolderError(say("error-run-foreign", file=str(self.table_file(table)), table=table, version=VERSION))
        if found != rows:
            raise FolderError(say("error-run-rows", file=str(self.table_file(table)), rows=found, written=rows))

    @contextmanager
    def _open_table(self, table: str) -> Iterator[Any]:
        """A table to be read; FolderError if that fails."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        file = self.table_file(table)
        try:
            with pq.ParquetFile(file) as opened:
                yield opened
        except FileNotFoundError:
            raise FolderError(say("error-run-lost", file=str(file))) from None
        except (OSError, pa.ArrowException):
            raise FolderError(say("error-run-parquet", file=str(file))) from None

    def read_through(self) -> None:
        """Read the tables from end to end; FolderError names the first that is damaged."""
        for table in TABLES:
            with self._open_table(table) as opened:
                for group in range(opened.num_row_groups):
                    opened.read_row_group(group)

    def read_parts(self, table: str) -> Iterator[Any]:
        """A table of each part, in their order."""
        import pyarrow.compute as pc

        size, numbers = job_size(self.games), parts_of(self.games, self.shard)
        with self._open_table(table) as opened:
            for group in range(opened.num_row_groups):
                rows = opened.read_row_group(group)
                for part in numbers[group * TOGETHER : (group + 1) * TOGETHER]:
                    game = rows["game"]
                    first = pc.greater_equal(game, part * size)
                    yield rows.filter(pc.and_(first, pc.less(game, (part + 1) * size)))


def merge_runs(folder: Path, shards: Sequence[Path]) -> GameTally:
    """Put the shards of one run together in a new folder: the same bytes as if it had been played in one piece.

    FolderError if they are not the shards of one run, all of them, and each once.
    """
    runs = sorted((FinishedRun(shard) for shard in shards), key=lambda run: run.shard)
    first = runs[0]
    check_agreement({run.folder: (run.conditions, run.content) for run in runs}, "shard")
    count = first.shard[1]
    there = [run.shard for run in runs]
    if there != [(number, count) for number in range(1, count + 1)]:
        given = ", ".join(f"{number}/{of}" for number, of in there)
        raise FolderError(say("error-merge-shards", count=count, given=given))
    result = GameTally()
    for run in runs:
        result.add_tally(run.result)

    def source(table: str) -> Iterator[Any]:
        streams = [run.read_parts(table) for run in runs]
        return (next(streams[part % count]) for part in parts_of(first.games, (1, 1)))

    with RunFolder(folder, {**first.conditions, "shard": ""}, first.content) as whole:
        if whole.read_result is None:
            whole.put_together(source, result, first.cards)
    return result
