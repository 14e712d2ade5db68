"""The table without a server: its folder below a path of a plain static server, and somebody with a browser there."""

from __future__ import annotations

import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Browser

from tests.harness.person import Person
from tools.site import positions
from tools.site.__main__ import PACK, build_site

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


# What a worker loads before the room: here it takes all chance out, as in tests/harness/seeded.py.
SEEDED = f"""
from lineup.table.room import bot_players
from tools.site.positions import fix_dice

fix_dice({positions.WORD!r})
bot_players.ASSIST_PAUSE = 0.0
"""


def build_seeded_site(folder: Path) -> None:
    """Build the site with games dealt as those of a seeded server."""
    build_site(folder)
    added = {
        "lineup/table/local/__init__.py": SEEDED,
        "tools/__init__.py": "",
        "tools/site/__init__.py": "",
        "tools/site/positions.py": Path(positions.__file__).read_text(encoding="utf-8"),
    }
    pack = folder / "python" / PACK
    content = pack.read_bytes()
    end = 4 + struct.unpack_from("<I", content)[0]
    files = [*json.loads(content[4:end]), *([name, len(text)] for name, text in added.items())]
    listed = json.dumps(files).encode()
    more = "".join(added.values()).encode()
    pack.write_bytes(struct.pack("<I", len(listed)) + listed + content[end:] + more)


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

    def __init__(self, browser: Browser, url: str, name: str = "", **likes: Any) -> None:
        super().__init__(browser, cast(Any, SimpleNamespace(url=url)), worker=True, **likes)
        self.url = url
        if name:
            self.open("/")
            self.ask("PUT", "/api/me", {"name": name})

    def address(self, path: str) -> str:
        return f"{self.url}#{path}"

    def open(self, path: str) -> None:
        """Open a page and wait until the tables are open and the worker keeps the site, which brings pictures too."""
        super().open(path)
        self.page.wait_for_function(OPEN)
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def install(self) -> None:
        """Cut the network."""
        self.context.set_offline(True)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        status, answer = self.ask_anyhow(method, path, body)
        assert status < 400, answer
        return json.loads(answer)

    def ask_anyhow(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Ask as the page would; the status and the answer, also of a failure."""
        if not self.page.url.startswith(self.url):
            self.open("/")
        text = "" if body is None else json.dumps(body)
        status, answer = self.page.evaluate(ASK, [method, path, text])
        return int(status), str(answer)
