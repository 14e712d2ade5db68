"""Addresses of databases and of a Redis: read in one way or refused, and nothing secret of them is ever told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lineup.table.server import letters
from lineup.table.store.databases import Ambiguous, StoreError
from lineup.table.store.opening import choose_database, prepare_database
from lineup.table.store.sqlite import SQLite
from tests.cli.run import lineup as run
from tests.cli.run import refused

SECRET = "Sekret"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:Hunter@Sekret@127.0.0.1:1/tables",
        "postgresql://ann@corp:Sekret@127.0.0.1:1/tables",
        "postgresql://ann:Hunter@Sekret/2@127.0.0.1:1/tables",
        "postgresql://ann:Hunter@Sekret?2@127.0.0.1:1/tables",
        "postgresql://127.0.0.1:1/tables?password=Hunter@Sekret",
        "postgresql://127.0.0.1?password=Sekret@Hunter",
        "postgresql:///ann:Sekret@127.0.0.1/tables",
        "postgresql:///ann:Sekret?2@127.0.0.1/tables",
    ],
)
def test_an_address_that_can_be_read_in_two_ways_is_refused(address: str) -> None:
    with pytest.raises(Ambiguous, match=r'"postgresql://…".*@ as %40') as told:
        choose_database(address)
    assert SECRET not in str(told.value)
    assert "Hunter" not in str(told.value)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ann:Hunter%40Sekret@h:1/tables", "postgresql://ann:***@h:1/tables"),
        ("postgresql://ann:Hunter/Sekret#=@h/tables", "postgresql://ann:***@h/tables"),
        ("postgresql:///tables?user=ann@corp", "postgresql:///tables?user=ann%40corp"),
        ("postgresql://h:1/tables", "postgresql://h:1/tables"),
    ],
)
def test_an_address_that_is_read_in_one_way_is_shown_without_its_secret(address: str, shown: str) -> None:
    assert choose_database(address).shown == shown


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql:/ann:Sekret@h/tables", "postgresql:/…"),
        ("postgresql:ann:Sekret@h/tables", "postgresql:…"),
        ("postgresql//ann:Sekret@h/tables", "postgresql…"),
        ("postgresql:/ann:Sekret://x@h/tables", "postgresql:/…"),
        ("PostgreSQL+psycopg:/ann:Sekret@h", "PostgreSQL+psycopg:/…"),
        (" postgres:/ann:Sekret@h", "…"),
        ("'redis:/:Sekret@h'", "…"),
        ("mysql:/ann:Sekret@h", "mysql:/…"),
        ("sqlite:/Sekret.db", "sqlite:/…"),
        ("sqlite://Sekret.db", "sqlite://…"),
        ("sqlite://ann:Sekret@h/x.db", "sqlite://…"),
    ],
)
def test_an_address_with_a_mistake_is_no_file(
    address: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreError, match="is no database address") as told:
        choose_database(address).check_usable()
    assert f'"{shown}"' in str(told.value)
    assert SECRET not in str(told.value)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "name", ["10:30.db", "C:tables.db", "sqlite-10:30.db", "redis/10:30.db", "postgres", "a@b:c.db", "x/file:1.db"]
)
def test_a_file_name_may_have_colons(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept = choose_database(name)
    assert isinstance(kept, SQLite)
    assert kept.file == tmp_path / name


@pytest.mark.parametrize("address", [r"C:\games\tables.db", "C:/games/tables.db", "sqlite:///C:/games/a@b.db"])
def test_a_drive_is_no_kind_of_address(address: str) -> None:
    assert isinstance(choose_database(address), SQLite)


@pytest.mark.parametrize(
    "form",
    [
        "sqlite:///file:{}/x.db?uri=true",
        "sqlite:///file:{}/x.db",
        "sqlite:///%66ile:{}/x.db?uri=true",
        "sqlite:///{}/x.db?uri=true&cache=shared",
        "sqlite:///:x.db",
        "sqlite://",
        "sqlite:///:memory:",
        "file:{}/x.db",
        "file://{}/x.db",
    ],
)
def test_a_database_file_has_one_form_of_name(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that cannot be told from another could be neither locked nor kept private; `:memory:` keeps nothing."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreError, match="takes the database file itself"):
        prepare_database(form.format(tmp_path))
    assert not list(tmp_path.iterdir())


def test_the_command_tells_nothing_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINEUP_STORE", "postgresql://ann:Hunter2@Sekret@127.0.0.1:1/tables")
    done = run("serve", "--port", "0")
    refused(done, "postgresql://…", "@ as %40")
    assert SECRET not in done.err


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("redis://:Hunter@Sekret@127.0.0.1:1", "@ as %40"),
        ("redis://:Hunter@Sekret/1@127.0.0.1:1", "@ as %40"),
        ("redis://:Hunter#Sekret@127.0.0.1:1", "# as %23"),
        ("redis://:Hunter/Sekret@127.0.0.1:1", "/ as %2F"),
        ("redis://:Hunter?Sekret@127.0.0.1:1", "? as %3F"),
        ("redis://:1#Sekret@127.0.0.1:1", "# as %23"),
        ("redis://127.0.0.1:1?password=Hunter@Sekret", "@ as %40"),
        ("redis://:Hunter\u2100Sekret@127.0.0.1:1", "--redis takes the address of a Redis"),
        ("redis://:Hunter[Sekret@127.0.0.1:1", "--redis takes the address of a Redis"),
        ("redis://:Sekret@127.0.0.1:99999", "--redis takes the address of a Redis"),
        ("redis:/:Sekret@127.0.0.1", "--redis takes the address of a Redis"),
        ("redis://:Hunter%40Sekret@127.0.0.1:1", 'The Redis "redis://:***@127.0.0.1:1" cannot be used'),
    ],
)
def test_nothing_secret_of_a_redis_is_told(address: str, why: str) -> None:
    with pytest.raises(StoreError) as told:
        asyncio.run(letters.check_redis(address))
    assert why in str(told.value)
    assert SECRET not in str(told.value)
    assert "Hunter" not in str(told.value)


def test_a_redis_is_shown_without_its_secret() -> None:
    assert letters.show_address("redis://:Hunter%40Sekret@h:1/0?client_name=x") == "redis://:***@h:1/0"
    assert letters.show_address("redis://h/0?client_name=a@b") == "redis://h/0"
    with pytest.raises(Ambiguous):
        letters.show_address("redis://:Hunter@Sekret@h:1")
