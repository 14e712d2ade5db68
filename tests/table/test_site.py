"""What every answer over HTTP is like, and clients that begin requests and never end them."""

from __future__ import annotations

import http.client
import re
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
import trustme
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)
from litestar.testing import TestClient

from lineup.commands.server.serve import Serving, listen_on, make_server, own_names
from lineup.table.http import site
from lineup.table.limits.metrics import Metrics
from lineup.table.server.app import STATIC, make_app
from lineup.table.server.routes import BODY_BYTES
from lineup.table.wire.sentences import SENTENCE_LENGTH
from tests.cli.run import lineup, refused
from tests.harness.server import COMMAND, HAS_IPV6, WAIT, Guest, Server, complaint, until


def ask(
    port: int, method: str, path: str, body: str | bytes | None = None, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT)) as connection:
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return answer, answer.read()


@contextmanager
def serving(
    data: Path,
    wish: Serving = Serving(),  # noqa: B008
    hosts: tuple[str, ...] = (),
    kind: type[socket.socket] = socket.socket,
    listening: Sequence[str] = ("127.0.0.1",),
    metrics: Metrics | None = None,
) -> Iterator[int]:
    """A server in this process; its port."""
    listeners = listen_on(listening, 0, kind)
    running = make_server(str(data), hosts=hosts, wish=wish, metrics=metrics)
    thread = threading.Thread(target=running.run, kwargs={"sockets": listeners})
    thread.start()
    try:
        until(lambda: running.started or not thread.is_alive())
        yield listeners[0].getsockname()[1]
    finally:
        running.should_exit = True
        thread.join(WAIT)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/tables/none", 404),
        ("DELETE", "/api/me", 405),
        ("OPTIONS", "/api/me", 204),
        ("PUT", "/api/me", 400),
        ("GET", "/ws/none", 426),
        ("TRACE", "/", 405),
        ("GET", "/" + "a" * 300, 404),
        ("GET", "/ready", 200),
        ("GET", "/health", 200),
    ],
)
def test_no_answer_goes_out_without_its_guards(server: Server, method: str, path: str, status: int) -> None:
    answer, _ = ask(server.port, method, path)
    assert answer.status == status
    assert "frame-ancestors 'none'" in str(answer.getheader("Content-Security-Policy"))
    assert answer.getheader("X-Content-Type-Options") == "nosniff"
    assert answer.getheader("Referrer-Policy") == "no-referrer"
    assert answer.getheader("Server") is None, "what it runs on is nobody's business"
    assert answer.getheader("Strict-Transport-Security") is None, "nothing here is encrypted"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"x\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n", 400),
        (b"GET /ws/none HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n", 400),
        (
            b"GET /none HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            403,
        ),
    ],
)
def test_what_is_no_request_is_refused_with_the_same_guards(server: Server, sent: bytes, status: int) -> None:
    with socket.create_connection(("127.0.0.1", server.port), WAIT) as connection:
        answer = heard(connection, sent).lower()
    assert answer.startswith(f"http/1.1 {status} ".encode()), answer[:40]
    assert b"frame-ancestors 'none'" in answer
    assert b"x-content-type-options: nosniff" in answer
    assert b"server:" not in answer


def test_what_is_no_request_is_counted_and_not_written_down(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    with serving(tmp_path / "tables.db", metrics=metrics) as port:
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port), WAIT) as connection:
                told = heard(connection, b"x\r\n\r\n")
                assert told.startswith(b"HTTP/1.1 400 ")
                assert complaint(told.partition(b"\r\n\r\n")[2]) == "That is not an HTTP request."
    assert metrics.registry.get_sample_value("lineup_refusals_total", {"kind": "request"}) == 3
    assert "Invalid HTTP" not in caplog.text


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b'{"x":' + b"[" * 5000 + b"]" * 5000 + b',"name":"a"}'])
def test_a_body_that_is_no_text_or_never_ends_is_the_askers_fault(tmp_path: Path, body: bytes) -> None:
    metrics = Metrics()
    with serving(tmp_path / "tables.db", metrics=metrics) as port:
        answer, told = ask(port, "PUT", "/api/me", body, Content_Type="application/json")
    assert (answer.status, complaint(told)) == (400, "Send JSON in UTF-8, without endless nesting.")
    assert metrics.registry.get_sample_value("lineup_faults_total") == 0


def test_the_head_of_everything_can_be_had(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/ready", f"/assets/{next((STATIC / 'assets').iterdir()).name}"):
        whole, body = ask(server.port, "GET", path)
        head, nothing = ask(server.port, "HEAD", path)
        assert (head.status, nothing) == (whole.status, b""), path
        assert head.getheader("Content-Length") == str(len(body)), path


def test_what_cannot_be_done_with_an_address_is_said_with_what_can(server: Server) -> None:
    answer, body = ask(server.port, "DELETE", "/api/me")
    assert {each.strip() for each in str(answer.getheader("Allow")).split(",")} >= {"GET", "PUT"}
    assert complaint(body) == '"/api/me" does not take DELETE; the header Allow says what it takes.'
    asked, _ = ask(server.port, "OPTIONS", "/api/me")
    assert asked.getheader("Allow") == answer.getheader("Allow") == "GET, HEAD, OPTIONS, PUT"


def test_where_tables_are_played_at_a_request_is_sent_to_open_a_socket(server: Server) -> None:
    answer, body = ask(server.port, "GET", "/ws/none")
    assert (answer.status, answer.getheader("Upgrade"), answer.getheader("Allow")) == (426, "websocket", None)
    assert complaint(body) == "Tables are played over a WebSocket; open one at this address."


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (b"", 400, "Send JSON here; the request had no body."),
        (b'{"name":"\\ud800"}', 400, "That is not valid JSON: "),
        (b'{"name":"Ann"', 400, "That is not valid JSON: "),
        (b'"' + b"x" * BODY_BYTES + b'"', 413, "A request here has at most 2,097,152 bytes."),
    ],
)
def test_what_is_wrong_with_a_body_is_said(tmp_path: Path, body: bytes, status: int, words: str) -> None:
    with TestClient(make_app(str(tmp_path / "tables.db"))) as client:
        answer = client.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert complaint(answer.content).startswith(words)


def test_a_long_path_to_nothing_is_not_said_back_whole(server: Server) -> None:
    answer, body = ask(server.port, "GET", "/api/" + "x" * 50_000)
    assert answer.status == 404
    assert len(complaint(body)) <= SENTENCE_LENGTH


def test_who_asks_too_much_is_told_when_to_ask_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lineup.table.server.app.make_app.__kwdefaults__", {"hosts": (), "limit": 3})
    monkeypatch.setattr(site, "TOO_SOON_SECONDS", 0)
    with serving(tmp_path / "tables.db") as port:
        answers = [ask(port, "GET", "/api/me")[0] for _ in range(5)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
        assert 0 <= int(str(answers[-1].getheader("Retry-After"))) <= 60


def test_who_asks_for_much_at_the_same_moment_gets_no_more_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lineup.table.server.app.make_app.__kwdefaults__", {"hosts": (), "limit": 3})
    monkeypatch.setattr(site, "TOO_SOON_SECONDS", 0)
    with serving(tmp_path / "tables.db") as port, ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(lambda _: ask(port, "GET", "/api/tables")[0].status, range(12)))
    assert sorted(answers) == [200] * 3 + [429] * 9


def test_files_of_the_page_count_little_and_nothing_else_passes_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lineup.table.server.app.make_app.__kwdefaults__", {"hosts": (), "limit": 3})
    monkeypatch.setattr(site, "TOO_SOON_SECONDS", 0)
    with serving(tmp_path / "tables.db") as port:
        assert [ask(port, "GET", "/assets/none.js")[0].status for _ in range(10)] == [404] * 10
        assert [ask(port, "GET", "/assetsnone")[0].status for _ in range(3)] == [200, 200, 429]


def test_every_address_has_a_share_of_its_own_that_comes_back_with_time() -> None:
    asking = site.RequestLimit(60)  # one a second
    assert [asking.spend("ann", 0.0) for _ in range(61)] == [0] * 60 + [1]
    assert [asking.spend("bob", now) for now in (0.0, 20.0)] == [0, 0]
    assert [asking.spend("ann", 2.5) for _ in range(3)] == [0, 0, 0.5]
    assert [asking.spend(f"{guest}", 100.0) for guest in range(9)] == [0] * 9
    assert set(asking._left) == {f"{guest}" for guest in range(9)}
    much = site.RequestLimit(10**6)
    assert sum(much.spend("ann", 0.0) == 0 for _ in range(1000)) == site.AT_ONCE


HEALTH = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"


def heard(connection: socket.socket, sent: bytes, end: bytes = b"nothing: it is closed") -> bytes:
    """What is answered to these bytes up to an end, or until the connection is closed."""
    got = b""
    with suppress(ConnectionError):  # closed while something was on its way
        connection.sendall(sent)
        while not got.endswith(end) and (more := connection.recv(4000)):
            got += more
    return got


def test_a_request_that_never_ends_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    with serving(tmp_path / "tables.db") as port, socket.create_connection(("127.0.0.1", port), WAIT) as kept:
        assert heard(kept, HEALTH, b'"ok"}').startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr(site, "HEAD_SECONDS", 0.05)
        assert heard(kept, b"GET /health HT")[:13] in (b"", b"HTTP/1.1 408 "), "a second request on one connection"
        with socket.create_connection(("127.0.0.1", port), WAIT) as half:
            assert heard(half, b"GET / HTTP/1.1\r\nHost: he")[:13] in (b"", b"HTTP/1.1 408 ")
        with socket.create_connection(("127.0.0.1", port), WAIT) as silent:
            told = heard(silent, b"")
            assert told.startswith(b"HTTP/1.1 408 ")
            assert complaint(told.partition(b"\r\n\r\n")[2]) == "The request did not arrive in time; send it again."
        monkeypatch.setattr(site, "HEAD_SECONDS", WAIT)
        monkeypatch.setattr(site, "BODY_SECONDS", 0.05)
        with socket.create_connection(("127.0.0.1", port), WAIT) as half:
            assert heard(half, body).startswith(b"HTTP/1.1 408 ")


def test_a_table_is_not_a_request_that_takes_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "tables.db"
    with serving(data) as port:
        server = Server(data)
        server.port = port
        ann = Guest(server, "Ann")
        table = ann.make()
        monkeypatch.setattr(site, "BODY_SECONDS", 0.02)
        with ann.at(table) as player:
            monkeypatch.setattr(site, "HEAD_SECONDS", 0.02)
            with socket.create_connection(("127.0.0.1", port), WAIT) as idle:
                assert heard(idle, b"").startswith(b"HTTP/1.1 408 "), "the time has passed,"
            player.send(type="ping")
            player.expect("pong")


def test_one_address_has_so_many_connections_and_others_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "MOST_OF_ONE", 3)
    monkeypatch.setattr(site, "HEAD_SECONDS", WAIT)
    with serving(tmp_path / "tables.db") as port:
        held = [socket.create_connection(("127.0.0.1", port), WAIT) for _ in range(3)]
        assert not _answers(port)
        with socket.socket() as other:
            other.bind(("127.0.0.2", 0))
            other.settimeout(WAIT)
            other.connect(("127.0.0.1", port))
            assert heard(other, HEALTH, b'"ok"}').startswith(b"HTTP/1.1 200 ")
        held.pop().close()
        until(lambda: _answers(port))
        for each in held:
            each.close()


def test_a_socket_at_a_table_is_one_of_the_connections_of_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "tables.db"
    with serving(data) as port:
        server = Server(data)
        server.port = port
        ann = Guest(server, "Ann")
        with ann.at(ann.make()) as player:
            monkeypatch.setattr(site, "MOST_OF_ONE", 1)
            assert not _answers(port)
            player.send(type="ping")
            player.expect("pong")
        until(lambda: _answers(port))


def _answers(port: int) -> bool:
    try:
        return ask(port, "GET", "/health")[0].status == 200
    except (ConnectionError, http.client.HTTPException):
        return False


def test_whoever_says_nothing_to_an_encrypted_server_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "MOST_OF_ONE", 3)
    file, trusted = certificate(tmp_path)
    with serving(tmp_path / "tables.db", Serving(certificate=file), kind=site.Doorway) as port:

        def answered() -> bool:
            with closing(http.client.HTTPSConnection("localhost", port, timeout=WAIT, context=trusted)) as connection:
                try:
                    connection.request("GET", "/health")
                    return connection.getresponse().status == 200
                except OSError:
                    return False

        held = [socket.create_connection(("127.0.0.1", port), WAIT) for _ in range(3)]
        until(lambda: not answered())
        held.pop().close()
        until(answered)
        for each in held:
            each.close()


# Names, proxies, certificates


def certificate(folder: Path) -> tuple[str, ssl.SSLContext]:
    """A certificate for localhost in a file, and who trusts it."""
    authority, file, trusted = trustme.CA(), folder / "certificate.pem", ssl.create_default_context()
    authority.issue_cert("localhost").private_key_and_cert_chain_pem.write_to_path(str(file))
    authority.configure_trust(trusted)
    return str(file), trusted


def test_on_a_network_it_answers_to_addresses_and_its_own_names(tmp_path: Path) -> None:
    hosts = tuple(own_names(Serving(lan=True, names=("Club.example.org",)), 8000))
    with serving(tmp_path / "tables.db", hosts=hosts) as port:
        for host in ("192.168.7.7:8000", "[fe80::1]:8000", "localhost", socket.gethostname(), "club.example.org:444"):
            assert ask(port, "GET", "/api/me", Host=host)[0].status == 200, host
        for host in ("evil.example", "evil.example:8000", "club.example.org.evil.example", "1.2.3.4.evil.example", ""):
            answer, body = ask(port, "GET", "/api/me", Host=host)
            assert answer.status == 400, host
            assert "club.example.org" in complaint(body)


def test_a_proxy_alone_is_believed_where_a_request_comes_from(tmp_path: Path) -> None:
    said = {"X_Forwarded_For": "203.0.113.9", "X_Forwarded_Proto": "https"}
    for proxy, believed in (("", False), ("10.9.9.9", False), ("10.9.9.9, 127.0.0.0/8", True)):
        with serving(tmp_path / "tables.db", Serving(proxy=proxy)) as port:
            answer, _ = ask(port, "GET", "/api/me", **said)
            cookie = str(answer.getheader("Set-Cookie"))
            assert ("; secure" in cookie.lower()) == believed, "a cookie of an encrypted page goes over such alone"
            assert (answer.getheader("Strict-Transport-Security") is not None) == believed


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
def test_a_proxy_on_this_machine_is_believed_over_either_loopback_address(tmp_path: Path) -> None:
    said = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    for proxy, trusted in (("10.9.9.9", False), ("127.0.0.1", True), ("10.9.9.9, 127.0.0.0/8", True)):
        with (
            serving(tmp_path / "tables.db", Serving(proxy=proxy), listening=("127.0.0.1", "::1")) as port,
            closing(http.client.HTTPConnection("::1", port, timeout=WAIT)) as connection,
        ):
            connection.request("GET", "/health", headers=said)
            answer = connection.getresponse()
            assert answer.status == 200
            assert (answer.getheader("Strict-Transport-Security") is not None) == trusted, proxy


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--proxy", "*"], '--proxy "*": the web server in front is named by its address'),
        (["--proxy", "caddy"], '--proxy "caddy"'),
        (["--name", "http://club.example.org"], "without http:// and without a port"),
        (["--name", "club.example.org:443"], "without http:// and without a port"),
        (["--name", "cl\u00fcb.example.org"], "this one is written xn--clb-ioa.example.org."),
        (["--metrics", "8000"], "--metrics 8000: that is the port of the table too"),
        (["--key", "key.pem"], "--key belongs to a certificate"),
        (["--certificate", "none.pem"], "--certificate none.pem: not a certificate and its key in PEM files (No such"),
        (["--certificate", __file__], "not a certificate and its key in PEM files"),
    ],
)
def test_what_cannot_be_served_with_is_one_sentence(arguments: list[str], words: str, tmp_path: Path) -> None:
    refused(lineup("serve", "--data", tmp_path / "tables.db", *arguments), words)
    assert not (tmp_path / "tables.db").exists(), "and nothing is made"


def test_a_key_that_is_missing_or_has_a_passphrase_is_told(tmp_path: Path) -> None:
    issued = trustme.CA().issue_cert("localhost")
    chain, key, data = tmp_path / "chain.pem", tmp_path / "key.pem", tmp_path / "tables.db"
    issued.cert_chain_pems[0].write_to_path(str(chain))
    secret = BestAvailableEncryption(b"sesame")
    opened = load_pem_private_key(issued.private_key_pem.bytes(), None)
    key.write_bytes(opened.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, secret))
    refused(lineup("serve", "--data", data, "--certificate", chain), f"there is no key in {chain}", "--key")
    found = lineup("serve", "--data", data, "--certificate", chain, "--key", key)
    refused(found, f"the key in {key} has a passphrase", "openssl pkey")


def test_where_a_certificate_is_for_names_friends_are_sent_there(tmp_path: Path) -> None:
    file, _ = certificate(tmp_path)
    options = ["--lan", "--port", "0", "--data", str(tmp_path / "tables.db"), "--certificate", file]
    options += ["--name", "club.example.org", "--name", "other.example.org"]
    with subprocess.Popen([sys.executable, *COMMAND, "serve", *options], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = ""
        for line in server.stdout:
            told += line
            if "Stop with" in line:
                break
        server.terminate()
    assert re.findall(r"https://(.*):\d+/", told) == ["127.0.0.1", "club.example.org", "other.example.org"]
    assert "█" in told


def test_it_encrypts_by_a_certificate(tmp_path: Path) -> None:
    file, trusted = certificate(tmp_path)
    with (
        serving(tmp_path / "tables.db", Serving(certificate=file)) as port,
        closing(http.client.HTTPSConnection("localhost", port, timeout=WAIT, context=trusted)) as connection,
    ):
        connection.request("GET", "/api/me")
        answer = connection.getresponse()
        assert answer.status == 200
        assert "; secure" in str(answer.getheader("Set-Cookie")).lower()
