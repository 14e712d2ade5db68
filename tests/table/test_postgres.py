"""PostgreSQL: connections that break in the middle, a server that is gone for a while, and one that was taken over."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from lineup.table.store.opening import prepare_database
from lineup.table.store.store import NotWritten, Store
from tests.harness.postgres import Postgres, postgres, rows
from tests.harness.server import Guest, Server, play_on, until


def cut(store: Store, before: bool) -> None:
    """Break the connection of the next commit, before it arrives or before its answer does."""
    dialect: Any = store.engine.sync_engine.dialect
    real = dialect.do_commit

    def commit(connection: Any) -> None:
        dialect.do_commit = real
        if not before:
            real(connection)
        pid = connection.driver_connection.info.backend_pid
        with psycopg.connect(database_of(store), autocommit=True) as other:
            other.execute("select pg_terminate_backend(%s, 10000)", (pid,))
        connection.cursor().execute("select 1")

    dialect.do_commit = commit


def database_of(store: Store) -> str:
    return store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


@pytest.mark.parametrize("before", [True, False])
def test_a_commit_nobody_answered_is_asked_for(before: bool) -> None:
    """A change that was committed counts once; one that was not is refused."""
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        store = Store(address)
        await store.take_over()
        cut(store, before)
        if before:
            with pytest.raises(NotWritten):
                await store.add_chat_line("t", "Ann", 0, [], "hello")
        else:
            await store.add_chat_line("t", "Ann", 0, [], "hello")
        await store.add_chat_line("t", "Ann", 0, [], "again")
        assert [row.text for row in await store.load_chat("t", 0, "ann")] == ["hello", "again"][before:]
        await store.close()

    asyncio.run(scene())


def test_a_server_that_was_taken_over_writes_nothing_any_more() -> None:
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        first, second = Store(address), Store(address)
        await first.take_over()
        await first.add_chat_line("t", "Ann", 0, [], "one")
        await second.take_over()
        with pytest.raises(NotWritten, match="another server has taken the database over"):
            await first.add_chat_line("t", "Ann", 0, [], "two")
        await second.add_chat_line("t", "Ann", 0, [], "three")
        assert [row.text for row in await second.load_chat("t", 0, "ann")] == ["one", "three"]
        for store in (first, second):
            await store.close()

    asyncio.run(scene())


def test_a_text_without_room_for_a_character_goes_without_it() -> None:
    address = postgres().new()
    prepare_database(address)

    async def scene() -> None:
        store = Store(address)
        await store.add_chat_line("t", "Ann", 0, [], "he\0llo")
        assert [row.text for row in await store.load_chat("t", 0, "ann")] == ["hello"]
        await store.close()

    asyncio.run(scene())


def test_committed_is_on_the_disk_whatever_the_default() -> None:
    address = postgres().new()
    rows(address, f"alter database {address.partition('?')[0].rpartition('/')[2]} set synchronous_commit = off")
    prepare_database(address)

    async def scene() -> None:
        store = Store(address)
        async with store.engine.connect() as connection:
            shown = (await connection.exec_driver_sql("show synchronous_commit")).scalar()
        assert shown == "on"
        await store.close()

    asyncio.run(scene())


def test_while_the_database_is_gone_all_is_refused_and_afterwards_it_goes_on(tmp_path: Any) -> None:
    """PostgreSQL crashes with people at a table: nothing changes for them, and nobody has to reload."""
    gone = Postgres()
    server = Server(tmp_path / "tables.db", address=gone.new())
    try:
        server.start()
        ann = Guest(server, "Ann")
        table = ann.make(
            seats=[{"who": "me"}, {"who": "random"}], settings={"rules": {"first_player": "0"}}, start=True
        )
        with ann.at(table) as player:
            play_on({0: player}, 2)
            player.my_turn()
            stood = player.position["number"]
            gone.stop("immediate")
            assert "nothing was changed" in player.refusal(type="say", text="anybody?")
            assert ann.request("GET", "/ready")[0] == 503
            assert ann.request("GET", "/health")[0] == 200
            assert ann.request("GET", "/api/tables")[0] == 503
            gone.start()
            until(lambda: ann.request("GET", "/api/tables")[0] == 200)
            assert player.position["number"] == stood
            play_on({0: player}, 2)
            assert player.position["number"] > stood
        assert server.rows("select count(*) from chat") == [(0,)]
    finally:
        server.stop()
        gone.remove()
    assert "Traceback" not in server.output, server.output
