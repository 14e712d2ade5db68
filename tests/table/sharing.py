"""Servers that share one database, and proxies that lead to one that is up."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread

from tests.harness.postgres import postgres
from tests.harness.redis import SECRET, Redis, redis
from tests.harness.server import Guest, Server, until


@contextmanager
def several(folder: Path, *arguments: str, count: int = 2, at: Redis | None = None) -> Iterator[list[Server]]:
    """Start this many servers on one database."""
    address, wires = postgres().new(), (at or redis()).address
    servers = [Server(folder / f"{number}.db", *arguments, address=address, redis=wires) for number in range(count)]
    try:
        for each in servers:
            each.start()
        until(lambda: all(Guest(each).request("GET", "/ready")[0] in (200, 503) for each in servers))
        yield servers
    finally:
        for each in servers:
            each.stop(signal.SIGKILL)
    for each in servers:
        assert "Traceback" not in each.output, each.output
        assert SECRET not in each.output


class Door(ThreadingTCPServer):
    """Leads every connection to the first of some servers that takes it, as a proxy does, byte by byte."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, servers: Sequence[Server]) -> None:
        self.ports = [each.port for each in servers]
        super().__init__(("127.0.0.1", 0), _Through)


class _Through(BaseRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, Door)
        for port in self.server.ports:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)) as inside:
                Thread(target=_pass, args=(inside, self.request), daemon=True).start()
                _pass(self.request, inside)
                return


def _pass(source: socket.socket, target: socket.socket) -> None:
    """Pass on bytes until one side closes, then close the other."""
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    for each in (source, target):
        with suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


@contextmanager
def door(servers: Sequence[Server]) -> Iterator[Server]:
    """An address that leads to the first of some servers, and to the next when that is gone."""
    with Door(servers) as opened:
        Thread(target=opened.serve_forever, daemon=True).start()
        front = Server(servers[0].data)
        front.port = opened.server_address[1]
        try:
            yield front
        finally:
            opened.shutdown()
