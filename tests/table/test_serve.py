"""`lineup serve`: where it listens, what it prints, whom it answers, how it ends."""

from __future__ import annotations

import http.client
import signal
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from lineup.commands.server.serve import LOOPBACK, has_browser, lan_addresses, listen_on, make_server
from lineup.table.server import app
from lineup.table.store.opening import choose_database
from lineup.table.wire.protocol import VERSION
from tests.cli.run import lineup as run
from tests.cli.run import refused
from tests.harness.server import COMMAND, HAS_IPV6, WAIT, Guest, Player, Server, complaint, until


class Served(Server):
    """The real command, from its first import on."""

    program = COMMAND


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Served(tmp_path / "tables.db")
    yield server
    server.stop(signal.SIGKILL)


@pytest.mark.slow
def test_a_port_in_use_gives_way_to_the_next_one(own_server: Server) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        own_server.port = wished = taken.getsockname()[1]
        own_server.start()
    assert wished < own_server.port < wished + 50
    assert f"Port {wished} is in use; taking {own_server.port} instead." in own_server.output


def test_it_says_where_it_is_and_ends_cleanly(own_server: Server) -> None:
    own_server.start()
    ann = Guest(own_server, "Ann")
    with ann.at(ann.make()) as player:
        player.expect("table")
        assert own_server.stop(signal.SIGINT) == 0
        player.end()
    out = own_server.output
    assert f"http://127.0.0.1:{own_server.port}/" in out
    assert (
        f"Tables are kept in {choose_database(own_server.address or str(own_server.data)).shown}. Stop with Ctrl+C."
        in out
    )
    assert "Traceback" not in out
    assert "█" not in out, "a QR code is for friends on the network"


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
def test_it_answers_over_ipv6_too_and_opens_tables_to_its_pages_there(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = ann.make()
    connection = http.client.HTTPConnection("::1", server.port, timeout=WAIT)
    connection.request("GET", "/health")
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (200, b'{"status":"ok"}')
    connection.close()
    page = f"[::1]:{server.port}"
    headers = {"Cookie": ann.cookie, "Origin": f"http://{page}"}
    with connect(f"ws://{page}/ws/{table}", additional_headers=headers) as line:
        player = Player(line)
        player.send(type="hello", version=VERSION)
        player.expect("table")


@pytest.mark.skipif(not HAS_IPV6, reason="this machine has no IPv6")
def test_a_port_that_another_program_has_over_ipv6_gives_way_to_the_next_one() -> None:
    with socket.socket(socket.AF_INET6) as taken:
        taken.bind(("::1", 0))
        taken.listen()
        wished = taken.getsockname()[1]
        listeners = listen_on(LOOPBACK, wished)
    ports = {each.getsockname()[1] for each in listeners}
    for each in listeners:
        each.close()
    assert len(listeners) == 2
    assert len(ports) == 1
    assert ports != {wished}


@pytest.mark.parametrize(("address", "shown"), [("2001:db8::7", True), ("fe80::7%eth0", False), ("::1", False)])
def test_of_ipv6_friends_are_told_addresses_that_lead_here_from_elsewhere(
    monkeypatch: pytest.MonkeyPatch, address: str, shown: bool
) -> None:
    def known(_host: str, _port: None, family: int) -> list[object]:
        return [(family, 1, 6, "", (address, 0, 0, 0) if family == socket.AF_INET6 else ("192.0.2.9", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", known)
    found = lan_addresses()
    assert "192.0.2.9" in found
    assert (address in found) == shown
    assert [":" in each for each in found] == sorted(":" in each for each in found), "those of IPv4 come first"


def test_only_this_machine_reaches_it_unless_told_otherwise(server: Server) -> None:
    for address in lan_addresses():
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as stranger:
            stranger.settimeout(WAIT)
            assert stranger.connect_ex((address, server.port)) != 0


def test_small_answers_are_sent_at_once(tmp_path: Path) -> None:
    """On a kept connection an answer would otherwise wait 40 ms for the acknowledgement of the one before."""
    [listener] = listen_on(["127.0.0.1"], 0)
    port = listener.getsockname()[1]
    running = make_server(str(tmp_path / "tables.db"), hosts=())
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        kept = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        kept.request("GET", "/api/me")
        answer = kept.getresponse()
        answer.read()
        headers = {"Cookie": str(answer.getheader("Set-Cookie")).partition(";")[0]}
        with connect(f"ws://127.0.0.1:{port}/ws/none", additional_headers=headers, open_timeout=20):
            sockets = [each.transport.get_extra_info("socket") for each in running.server_state.connections]
            kinds = sorted(type(each).__name__ for each in running.server_state.connections)
            assert len(set(kinds)) == 2, f"one of HTTP and one WebSocket, not {kinds}"
            assert all(each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for each in sockets)
        kept.close()
    finally:
        running.should_exit = True
        thread.join(20)


@pytest.mark.slow
def test_friends_on_the_network_get_addresses_and_a_code(tmp_path: Path) -> None:
    server = Served(tmp_path / "tables.db", "--lan")
    server.start()
    try:
        found = lan_addresses()
        for address in found:
            host = f"[{address}]" if ":" in address else address
            assert f"http://{host}:{server.port}/" in server.output
            with socket.create_connection((address, server.port), WAIT):
                pass
        assert ("█" in server.output) == bool(found)
        assert ("No network was found" in server.output) == (not found)
        assert ask(server, "/api/me", Host="192.0.2.77:1")[0] == 200, "friends may know this machine by any address"
        assert ask(server, "/api/me", Host="some.name")[0] == 400, "a name of another site may lead here"
    finally:
        server.stop()


def ask(server: Server, path: str, **headers: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:80"])
def test_another_name_that_leads_here_is_not_answered(server: Server, host: str) -> None:
    status, body = ask(server, "/api/me", Host=host)
    assert status == 400
    assert f'This server does not go by "{host}"; open it as' in complaint(body)


def test_the_own_names_are_answered(server: Server) -> None:
    for name in ("127.0.0.1", "localhost"):
        assert ask(server, "/api/me", Host=f"{name}:{server.port}")[0] == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "file://"])
def test_pages_of_others_cannot_play(server: Server, origin: str) -> None:
    ann = Guest(server, "Ann")
    with ann.dial(ann.make(), Origin=origin) as connection:
        (gone,) = Player(connection).end()
        assert gone["type"] == "gone"
        assert origin in gone["text"]


def test_pages_of_this_server_can_play(server: Server) -> None:
    ann = Guest(server, "Ann")
    with ann.dial(ann.make(), Origin=server.url) as connection:
        player = Player(connection)
        player.send(type="hello", version=VERSION)
        player.expect("table")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "70000"), "--port 70000: a port is a number from 1 to 65535"),
        (("--port", "-1"), "--port -1: a port is a number from 1 to 65535"),
        (("--data", "/dev/null/tables.db"), "cannot be made"),
    ],
)
def test_bad_options_get_a_sentence(arguments: tuple[str, str], words: str, tmp_path: Path) -> None:
    data = () if "--data" in arguments else ("--data", str(tmp_path / "tables.db"))
    refused(run("serve", *arguments, *data), words)


def test_a_port_that_is_no_number_is_refused() -> None:
    done = run("serve", "--port", "many")
    assert done.code == 2
    assert "many" in done.err
    assert "Traceback" not in done.err


def test_the_page_is_opened_where_there_is_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    server = Served(tmp_path / "tables.db", "--open")
    server.start()
    try:
        until(seen.exists)
        assert seen.read_text() == f"{server.url}/\n"
    finally:
        server.stop()


def test_without_a_screen_no_browser_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert not has_browser()


def test_missing_pages_say_how_to_make_them(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.program = ("-c", WITHOUT_PAGES)
    server.start()
    try:
        assert app.NOT_BUILT in server.output
        status, body = ask(server, "/", Host=f"127.0.0.1:{server.port}")
        assert status == 503
        assert body.decode() == app.NOT_BUILT
        assert ask(server, "/api/games", Host=f"127.0.0.1:{server.port}")[0] == 200
    finally:
        server.stop()


WITHOUT_PAGES = """
from pathlib import Path
from lineup.table.server import app
app.STATIC = Path("/nonexistent")
from lineup.cli import main
main()
"""
