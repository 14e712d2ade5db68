"""The database: migrations, and files that are not ours, unreadable, newer or in use: one sentence, nothing changed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from lineup.table.store import postgres
from lineup.table.store.databases import StoreError
from lineup.table.store.opening import choose_database, newest_revision, prepare_database
from lineup.table.store.schema import schema
from lineup.table.store.store import Job, Store
from tests.cli.run import lineup as run
from tests.cli.run import process, refused
from tests.harness.server import Guest, Server


@pytest.mark.stores
def test_the_migrations_lead_to_the_schema(target: str) -> None:
    prepare_database(target)
    prepare_database(target)
    engine = choose_database(target).open_for_migration()
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema) == []
        assert context.get_current_revision() == newest_revision()
    engine.dispose()


@pytest.mark.sqlite
def test_a_migration_that_breaks_off_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    real = op.create_index

    def fail(name: str, *rest: object, **more: object) -> None:
        if name == "ix_chat_table_id":
            raise KeyboardInterrupt
        real(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(op, "create_index", fail)
    with pytest.raises(KeyboardInterrupt):
        prepare_database(str(file))
    monkeypatch.undo()
    database = sqlite3.connect(file)
    assert database.execute("select name from sqlite_master").fetchall() == []
    database.close()
    prepare_database(str(file))


def foreign(file: Path) -> None:
    database = sqlite3.connect(file)
    with database:
        database.execute("create table cakes (name text)")
    database.close()


def foreign_with_migrations(file: Path) -> None:
    foreign(file)
    database = sqlite3.connect(file)
    with database:
        database.execute("create table alembic_version (version_num text)")
        database.execute("insert into alembic_version values ('0001')")
    database.close()


def newer(file: Path) -> None:
    prepare_database(str(file))
    database = sqlite3.connect(file)
    with database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()


def no_database(file: Path) -> None:
    file.write_text("Dear diary, today I lost a game.\n" * 200, encoding="utf-8")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (foreign, "is a database of another program; name another database with --data"),
        (foreign_with_migrations, "is a database of another program; name another database with --data"),
        (newer, "was written by a newer Line-Up"),
        (no_database, "is not a database of Line-Up"),
        (Path.mkdir, "cannot be opened"),
    ],
)
@pytest.mark.sqlite
def test_a_file_that_cannot_be_used_is_named_and_left_alone(make: object, words: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert callable(make)
    make(file)
    before = file.read_bytes() if file.is_file() else b""
    refused(run("serve", "--port", "0", "--data", file), str(file), words)
    assert (file.read_bytes() if file.is_file() else b"") == before


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/proc/nowhere/tables.db", "cannot be made"),
        ("/proc/tables.db", "cannot be locked for this server: unable to open"),
        ("ftp://example.org/tables", "Line-Up cannot use"),
        ("://", "is no database address"),
        ("postgresql://ann@127.0.0.1:1/tables", "cannot be opened: connection failed"),
    ],
)
def test_an_address_that_cannot_be_used_is_named(address: str, words: str) -> None:
    shown = address.rpartition("/tables")[0].removesuffix("example.org")
    refused(run("serve", "--port", "0", "--store", address), shown, words)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:hush-hush@127.0.0.1:1/tables",
        "postgres://ann@127.0.0.1:1/tables?password=hush-hush",
        "postgresql://ann:hush-hush@127.0.0.1:port/tables",
        "mysql://ann:hush-hush@127.0.0.1/tables",
    ],
)
def test_a_secret_in_an_address_is_never_printed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINEUP_STORE", address)
    done = run("serve", "--port", "0")
    refused(done, "database")
    assert "hush-hush" not in done.err
    assert "hush-hush" not in run("serve", "--help").out


@pytest.mark.sqlite
@pytest.mark.parametrize("name", ["a?b=c.db", "ä ö#1%41.db", "x&y;z.db"])
def test_any_file_name_will_do(name: str, tmp_path: Path) -> None:
    prepare_database(str(tmp_path / name))
    assert (tmp_path / name).is_file()
    assert list(tmp_path.iterdir()) == [tmp_path / name]


def modes(folder: Path) -> dict[str, str]:
    return {each.name: oct(stat.S_IMODE(each.stat().st_mode)) for each in folder.glob("tables.db*")}


@pytest.mark.sqlite
def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    """The key that signs the cookies is in it. What an older release left open is closed at the start."""
    umask = os.umask(0o022)
    server = Server(tmp_path / "tables.db")
    try:
        server.start()
        Guest(server, "Ann").make()
        found = modes(tmp_path)
        assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"} <= set(found)
        assert set(found.values()) == {"0o600"}, found
        server.stop(signal.SIGKILL)
        for file in tmp_path.glob("tables.db*"):
            file.chmod(0o644)
        server.start()
        assert set(modes(tmp_path).values()) == {"0o600"}, modes(tmp_path)
    finally:
        server.stop()
        os.umask(umask)


@pytest.mark.sqlite
def test_a_file_of_others_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    foreign(file)
    file.chmod(0o644)
    with pytest.raises(StoreError):
        prepare_database(str(file))
    assert modes(tmp_path) == {"tables.db": "0o644"}


@pytest.mark.stores
def test_two_servers_never_share_a_database(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = choose_database(target).claim()
    assert held is not None
    with monkeypatch.context() as patch:
        patch.setattr(postgres, "LET_GO", 0.0)
        with pytest.raises(StoreError, match="Another server uses"):
            choose_database(target).claim()
        refused(run("serve", "--port", "0", "--data", target), "Another server uses", "--data")
    held.close()
    again = choose_database(target).claim()
    assert again is not None
    again.close()


@pytest.mark.sqlite
def test_two_servers_never_share_a_file_by_another_name(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "folder").symlink_to("elsewhere")
    (tmp_path / "link.db").symlink_to("elsewhere/tables.db")
    held = choose_database(str(tmp_path / "elsewhere" / "tables.db")).claim()
    assert held is not None
    for name in ("link.db", "folder/tables.db"):
        for form in ("{}", "sqlite:///{}"):
            with pytest.raises(StoreError, match="Another server uses"):
                choose_database(form.format(tmp_path / name)).claim()
    link = tmp_path / "link.db"
    refused(process("serve", "--port", "0", "--data", link), str(link), "Another server uses", "--data")
    held.close()


@pytest.mark.sqlite
def test_a_file_with_two_names_is_refused_by_either(tmp_path: Path) -> None:
    one, other = tmp_path / "tables.db", tmp_path / "elsewhere.db"
    prepare_database(str(one))
    held = choose_database(str(one)).claim()
    assert held is not None
    other.hardlink_to(one)
    refused(run("serve", "--port", "70000", "--data", other), str(other), "has 2 names (hard links)")
    held.close()
    with pytest.raises(StoreError, match="has 2 names"):
        choose_database(str(one)).claim()
    other.unlink()
    held = choose_database(str(one)).claim()
    assert held is not None
    held.close()


@pytest.mark.stores
def test_where_several_were_written_at_once_the_next_transaction_waits_for_more(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_database(target)
    sizes: list[int] = []

    class Counted(Store):
        async def _commit_jobs(self, jobs: Sequence[Job]) -> None:
            sizes.append(len(jobs))
            await super()._commit_jobs(jobs)

    async def evening() -> None:
        store = Counted(target)
        await store.check_writable()
        await asyncio.sleep(0)
        assert store._writer is None, "nobody waits after a single one"
        await asyncio.gather(store.check_writable(), store.check_writable())
        first = asyncio.create_task(store.check_writable())
        for _ in range(9):  # long enough for a transaction of its own to begin
            await asyncio.sleep(0)
        await asyncio.gather(first, store.check_writable())
        await store.close()

    monkeypatch.setattr("lineup.table.store.store.GATHERING", 1.0)
    asyncio.run(evening())
    assert sizes == [1, 2, 2]
