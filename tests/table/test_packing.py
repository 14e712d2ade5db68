"""What is sent is compressed for those who can read it."""

from __future__ import annotations

import gzip
import http.client
import json
from typing import NamedTuple

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from lineup.table.app import STATIC
from lineup.table.protocol import VERSION
from tools.server import WAIT, Guest, Server

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
