"""The parts of a table without a server that run anywhere: its small web framework, and its store of one thread."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, closing
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lineup.table.limits.metrics import Unwatched
from lineup.table.local.database import open_file
from lineup.table.local.processes import WorkerLine, WorkerProcesses
from lineup.table.store.opening import newest_revision, prepare_database
from lineup.table.store.store import Store
from lineup.table.web.small import (
    Cookie,
    FromPath,
    FromQuery,
    HTTPException,
    JSONBody,
    PlainRequest,
    Response,
    SmallApp,
    WebSocket,
    get,
    post,
    websocket,
)
from lineup.table.wire.base import Strict
from tests.harness.person import SeededServer
from tests.harness.server import Guest
from tools.generate.former_databases import read
from tools.site.positions import Line, digest_game, list_games


class Greeting(Strict, frozen=True, kw_only=True):
    to: str


@get("/api/things/{thing:str}")
async def get_thing(request: PlainRequest[Any, Any, Any], thing: FromPath[str], times: FromQuery[int] = 1) -> list[str]:
    return [thing] * times


@post("/api/things")
async def make_thing(request: PlainRequest[Any, Any, Any], data: JSONBody[Greeting]) -> Response[str]:
    return Response(data.to, cookies=[Cookie(key="who", value=request.cookies.get("who", "nobody"), max_age=9)])


@websocket("/ws/{thing:str}")
async def echo(socket: WebSocket[Any, Any, Any], thing: FromPath[str]) -> None:
    await socket.accept()
    event = await socket.receive()
    await socket.send_text(thing + event["text"])
    await socket.close()


def answer(method: str, address: str, body: bytes = b"", cookie: str = "") -> tuple[int, dict[str, str], Any]:
    async def check(request: PlainRequest[Any, Any, Any]) -> None:
        assert request.url.path.startswith("/api/")

    def answer_error(request: Any, error: Exception) -> Response[Any]:
        assert isinstance(error, HTTPException)
        return Response(error.extra, status_code=error.status_code)

    app = SmallApp([get_thing, make_thing, echo], SimpleNamespace(), check, answer_error)
    made = asyncio.run(app.answer_request(method, address, {"cookie": cookie}, body))
    assert isinstance(made.body, bytes)
    return made.status, dict(made.headers), json.loads(made.body)


def test_a_request_finds_its_handler_and_gets_what_it_asks_for() -> None:
    assert answer("GET", "/api/things/a%20b?times=2") == (200, {"content-type": "application/json"}, ["a b", "a b"])
    status, headers, body = answer("POST", "/api/things", b'{"to": "Ann"}', "who=me")
    assert (status, headers["set-cookie"], body) == (201, "who=me; Max-Age=9", "Ann")


def test_what_cannot_be_read_is_refused_with_the_field() -> None:
    assert answer("POST", "/api/things", b'{"to": 1}')[::2] == (
        400,
        [{"key": "to", "message": "Expected `str`, got `int`"}],
    )
    assert answer("GET", "/api/things/a?times=x")[0] == HTTPStatus.BAD_REQUEST
    assert answer("PUT", "/api/things")[0] == HTTPStatus.METHOD_NOT_ALLOWED
    assert answer("GET", "/api/nothing")[0] == HTTPStatus.NOT_FOUND


def test_a_socket_hears_and_says() -> None:
    said: list[str | None] = []

    async def talk() -> None:
        app = SmallApp([echo], SimpleNamespace(), None, None)  # type: ignore[arg-type]
        socket: WebSocket[Any, Any, Any] = WebSocket(app, "/ws/t", {}, said.append)
        socket.incoming.put_nowait("!")
        await app.open_socket(socket)

    asyncio.run(talk())
    assert said == ["t!", None]


def test_the_store_of_one_thread_writes_and_reads_as_the_other(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    prepare_database(str(file))

    async def use() -> list[bytes]:
        keys = []
        for _ in range(2):
            store = Store(open_file(file), Unwatched())
            await store.take_over()
            await store.check_writable()
            keys.append(await store.load_cookie_key())
            assert await store.list_public_tables(5) == []
            await store.close()
        return keys

    first, second = asyncio.run(use())
    assert first == second


def test_a_worker_is_spoken_to_as_a_process() -> None:
    class Line(WorkerLine):
        def post(self, line: str) -> None:
            heard.append(line)

        def end(self) -> None:
            heard.append("end")

    heard: list[str] = []

    async def talk() -> bytes:
        tell: list[Any] = []

        def start(module: str, hear: Any) -> WorkerLine:
            tell.append(hear)
            return Line()

        processes = WorkerProcesses("advice", start)
        process = await processes.start_process()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"ask\n")
        tell[0]("answer\n")
        line = await process.stdout.readline()
        processes.end_process(process)
        await processes.close()
        return line

    assert asyncio.run(talk()) == b"answer\n"
    assert heard == ["ask\n", "end"]


@pytest.mark.parametrize(
    ("of_each", "positions"),
    [(1, 40), pytest.param(25, 10_000, marks=[pytest.mark.slow, pytest.mark.long])],
)
def test_the_program_of_the_folder_tells_the_positions_a_server_tells_and_updates_what_is_kept(
    tmp_path: Path, of_each: int, positions: int
) -> None:
    file = tmp_path / "local.db"
    with closing(sqlite3.connect(file)) as former:
        former.executescript(read()["0001-sqlite.sql"])  # as the first release wrote it
        kept = {row[0] for row in former.execute("SELECT id FROM tables")}
    play = [sys.executable, "-m", "tests.harness.in_folder", "tools.site.positions"]
    wanted = [str(file), str(of_each), str(positions)]
    found = subprocess.run([*play, *wanted], check=True, capture_output=True, text=True).stdout
    with closing(sqlite3.connect(file)) as updated:
        assert kept < {row[0] for row in updated.execute("SELECT id FROM tables")}
        assert updated.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest_revision(),)]
    server = SeededServer(tmp_path / "server.db")
    server.start()
    guest = Guest(server, "Ann")

    async def ask(method: str, path: str, body: Mapping[str, Any]) -> Any:
        return guest.request(method, path, body)[1]

    @asynccontextmanager
    async def open_line(path: str) -> AsyncIterator[Line]:
        with guest.dial(path.rpartition("/")[2]) as socket:

            class ServerLine:
                async def send(self, text: str) -> None:
                    socket.send(text)

                async def receive(self) -> str:
                    return str(socket.recv())

            yield ServerLine()

    async def play_there() -> list[str]:
        games = list_games(of_each)
        return [f"{box} {number} {await digest_game(ask, open_line, box, number, positions)}" for box, number in games]

    try:
        assert found.splitlines() == asyncio.run(play_there())
    finally:
        server.stop()
