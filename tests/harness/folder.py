"""The table without a server: its folder below a path of a plain static server, and somebody with a browser there."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Browser

from tests.harness.person import Person

BELOW = "below/"  # the path the folder is served under
OPEN = "() => !document.querySelector('.opening')"
# A question to the room, asked over the channel of its tabs.
ASK = """([method, path, body]) => new Promise((resolve) => {
  const channel = new BroadcastChannel(`line-up ${location.pathname}`), from = crypto.randomUUID(), parts = [];
  let status = 0;
  channel.onmessage = ({ data }) => {
    if (data.to !== from) return;
    if (data.kind === "head") status = data.status;
    else if (data.kind === "part") parts.push(data.bytes);
    else if (data.kind === "end") new Blob(parts).text().then((text) => resolve([status, text]));
  };
  channel.postMessage({ kind: "ask", from, id: 0, method, path, body });
})"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None: ...

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(f"/{BELOW.strip('/')}"))


@contextmanager
def serve_folder(folder: Path) -> Iterator[str]:
    """Serve a folder as `python -m http.server` does, below a path; yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{BELOW}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Visitor(Person):
    """Somebody at the table without a server."""

    def __init__(self, browser: Browser, url: str, **likes: Any) -> None:
        super().__init__(browser, cast(Any, SimpleNamespace(url=url)), worker=True, **likes)
        self.url = url

    def open(self, path: str) -> None:
        """Open a page and wait until the tables are open."""
        self.page.goto(f"{self.url}#{path}")
        self.page.wait_for_function(OPEN)

    def install(self) -> None:
        """Wait until the worker keeps the whole site, then cut the network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.context.set_offline(True)

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        status, text = self.page.evaluate(ASK, [method, path, body])
        return int(status), str(text)

    def make(self, game: str = "heroes-unite", seats: Sequence[str] = ("me", "casual"), **settings: Any) -> str:
        wish = {
            "settings": {"game": game, "players": len(seats), **settings},
            "seats": [{"who": who} for who in seats],
            "start": True,
        }
        status, text = self.ask("POST", "/api/tables", json.dumps(wish))
        assert status == 201, text
        return str(json.loads(text)["path"])
