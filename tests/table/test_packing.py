"""What is sent is compressed for those who can read it."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import json
import logging
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.sync.client import connect
from websockets.uri import parse_uri

from lineup.table.http.compression import TableSocket
from lineup.table.server.app import STATIC
from lineup.table.wire.protocol import MESSAGE_BYTES, VERSION
from tests.harness.server import WAIT, Guest, Server

PAGES = ["/", "/table/none", "/api/games", "/api/cards", "/api/rules", "/api/schema"]


class Answer(NamedTuple):
    headers: http.client.HTTPMessage
    body: bytes


def ask(server: Server, path: str, encodings: str | None, method: str = "GET", cookie: str = "") -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        if encodings is not None:
            connection.putheader("Accept-Encoding", encodings)
        connection.putheader("Cookie", cookie)
        connection.endheaders()
        answer = connection.getresponse()
        assert answer.status == 200
        return Answer(answer.msg, answer.read())
    finally:
        connection.close()


def assets(*endings: str) -> list[str]:
    return [f"/assets/{file.name}" for file in sorted((STATIC / "assets").iterdir()) if file.suffix in endings]


def test_pages_programs_and_answers_are_compressed(server: Server) -> None:
    guest = Guest(server, "Ann")
    for path in [*PAGES, *assets(".js", ".css"), f"/api/tables/{guest.make()}/cards"]:
        plain = ask(server, path, None, cookie=guest.cookie)
        packed = ask(server, path, "gzip, deflate, br", cookie=guest.cookie)
        assert plain.headers["Content-Encoding"] is None, path
        if len(plain.body) < 1024:
            continue
        assert packed.headers["Content-Encoding"] == "gzip", path
        assert packed.headers["Content-Type"] == plain.headers["Content-Type"]
        assert gzip.decompress(packed.body) == plain.body, path
        assert int(packed.headers["Content-Length"]) == len(packed.body), path
        share = 0.6 if len(plain.body) > 2048 else 0.8  # there is less to save in little
        assert len(packed.body) < len(plain.body) * share, path
        for answer in (plain, packed):
            assert "Accept-Encoding" in answer.headers["Vary"], path


def test_what_is_packed_already_or_small_goes_as_it_is(server: Server) -> None:
    fonts = assets(".woff2", ".png")
    assert fonts
    for path in [*fonts, "/api/me"]:
        answer = ask(server, path, "gzip")
        assert answer.headers["Content-Encoding"] is None, path
        assert int(answer.headers["Content-Length"]) == len(answer.body)


@pytest.mark.parametrize("encodings", [None, "", "identity", "br", "gzip;q=0", "deflate, gzip; q=0.0"])
def test_nobody_gets_what_they_cannot_read(server: Server, encodings: str | None) -> None:
    assert ask(server, "/api/games", encodings).headers["Content-Encoding"] is None


@pytest.mark.parametrize("encodings", ["gzip", "GZIP", "br;q=1.0, gzip;q=0.5", "*"])
def test_whoever_can_read_it_gets_it(server: Server, encodings: str) -> None:
    assert ask(server, "/api/games", encodings).headers["Content-Encoding"] == "gzip"


def test_the_head_alone_says_what_the_whole_would(server: Server) -> None:
    (path, *_) = assets(".js")
    assert ask(server, path, "gzip", "HEAD").body == b""


def test_messages_of_a_table_are_compressed_each_by_itself(server: Server) -> None:
    """What one is compressed by is not kept for the next: it would be a quarter of what a table takes."""
    ann = Guest(server, "Ann")
    address = f"ws://127.0.0.1:{server.port}/ws/{ann.make()}"
    with connect(address, additional_headers={"Cookie": ann.cookie}, open_timeout=WAIT) as socket:
        [deflate] = socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert deflate.local_no_context_takeover
        assert deflate.remote_no_context_takeover
        socket.send(json.dumps({"type": "hello", "version": VERSION}))
        assert json.loads(socket.recv(WAIT))["type"] == "table"


class Wire(asyncio.Transport):
    """A line that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


def test_of_much_that_comes_at_once_a_few_messages_are_unpacked_at_a_time() -> None:
    """A kilobyte can be unpacked to a megabyte."""
    texts = [f"{number} " + "a" * 1_000_000 for number in range(50)]
    heard: list[str] = []

    async def scene() -> None:
        opened, go_on = asyncio.Event(), asyncio.Event()

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            opened.set()
            await go_on.wait()
            while len(heard) < len(texts):
                heard.append((await receive())["text"])
                assert line.queue.qsize() < 10

        app.state = SimpleNamespace(connection_logger=logging.getLogger())  # type: ignore[attr-defined]
        config = Config(app, ws_max_size=MESSAGE_BYTES, lifespan="off", log_config=None, access_log=False)
        config.load()
        line, wire = TableSocket(config, ServerState(), {}), Wire()
        line.connection_made(wire)
        factory = ClientPerMessageDeflateFactory(compress_settings={"level": 9})
        client = ClientProtocol(parse_uri("ws://table/ws/x"), extensions=[factory])
        client.send_request(client.connect())
        line.data_received(b"".join(client.data_to_send()))
        await opened.wait()
        client.receive_data(wire.written)
        assert client.handshake_exc is None
        for text in texts:
            client.send_text(text.encode())
        packed = b"".join(client.data_to_send())
        assert len(packed) < 100_000
        line.data_received(packed)
        assert 0 < line.queue.qsize() < 10
        go_on.set()
        await asyncio.gather(*line.tasks)
        assert heard == texts

    asyncio.run(scene())
