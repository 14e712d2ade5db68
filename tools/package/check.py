"""Try the built package as people install it: `python -m tools.package.check [PYTHON…]` (`make release-check`).

What lies in dist is compared with what git has, then served as a package index on this machine. Each Python installs it
from there with pip, pipx and uv into an environment of its own, and plays a game; in the first of them every command is
tried, which must work or say what it needs, and `uvx lineup-table` must open the table.
"""

from __future__ import annotations

import http.server
import io
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import quote

ROOT: Final = Path(__file__).parents[2]
NAME: Final = "lineup-table"
PACKAGE: Final = "src/lineup"
STATIC: Final = "table/static/"
OLDEST: Final = (3, 11)
MOST_MEGABYTES: Final = 30  # of an installation without extras
PATIENCE_SECONDS: Final = 600  # until the table answers: all it needs is installed first
GAME: Final = ("simulate", "heroes-unite", "--games", "1", "--bots", "casual,random", "--seed", "1")
EXTRA: Final = re.compile(rf"pip install '{NAME}\[\w+\]'$")
LIST: Final = "list.csv"
# how each command is tried; in this order, since some need the files of those before
CALLS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("play", "--plain", "--seed", "7", "--save", "game.log"),
    "daily": ("daily", "--json"),
    "games": ("games",),
    "cards": ("cards", "katana"),
    "cards new": ("cards", "new", "my-cards.toml", "--name", "Ash", "--type", "Hero", "--cost", "2", "--vp", "1"),
    "cards import": ("cards", "import", LIST, "more-cards.toml"),
    "cards check": ("cards", "check", "my-cards.toml"),
    "cards diff": ("cards", "diff", "my-cards.toml"),
    "cards rate": ("cards", "rate", "my-cards.toml", "--deals", "2"),
    "cards parse": ("cards", "parse", "--text", "+2 Power. Draw a card."),
    "cards render": ("cards", "render", "katana", "--out", "katana.svg"),
    "rules": ("rules", "weakness"),
    "simulate": GAME,
    "mix": ("mix", "heroes-unite", "--games", "2"),
    "merge": ("merge", "run", "part1", "part2"),
    "report": ("report", "run"),
    "arena": ("arena", "heroes-unite", "--bots", "casual,random", "--games", "2"),
    "bots": ("bots",),
    "bots audit": ("bots", "audit", "random", "--rounds", "1"),
    "train": ("train", "training"),
    "replay": ("replay", "game.log"),
    "review": ("review", "game.log"),
    "mcp": ("mcp",),
    "serve": ("serve",),
    "backup": ("backup", "copy.db", "--data", "tables.db"),
    "restore": ("restore", "copy.db", "--data", "tables.db"),
    "bench": ("bench", "--quick"),
}


class Index(http.server.SimpleHTTPRequestHandler):
    """Serves a folder without a word."""

    def log_message(self, *_: object) -> None: ...


@contextmanager
def serve_index(folder: Path, files: Sequence[Path]) -> Iterator[str]:
    """Serve the files as a package index of one project."""
    project = folder / "simple" / NAME
    project.mkdir(parents=True)
    for file in files:
        shutil.copy(file, project)
    links = "\n".join(f'<a href="{quote(file.name)}">{file.name}</a>' for file in files)
    (project / "index.html").write_text(f"<!DOCTYPE html>\n{links}\n", encoding="utf-8")
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Index, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple"
        server.shutdown()


def compare_files(wheel: Path) -> int:
    """Compare the wheel's files with those of the commit; returns how many there are."""
    packed = subprocess.run(["git", "archive", "HEAD", PACKAGE], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        kept = {
            each.name.removeprefix("src/"): file.read() for each in tar if (file := tar.extractfile(each)) is not None
        }
    with zipfile.ZipFile(wheel) as opened:
        held = {name: opened.read(name) for name in opened.namelist() if name.startswith("lineup/")}
    built = {name for name in held if name.startswith(f"lineup/{STATIC}")}
    if f"lineup/{STATIC}index.html" not in built:
        raise SystemExit(f"{wheel.name} has no browser client")
    others = {name: content for name, content in held.items() if name not in built}
    if wheel.name.endswith("-none-any.whl") and others != kept:
        wrong = sorted(name for name in {*others, *kept} if others.get(name) != kept.get(name))
        raise SystemExit(f"{wheel.name} is not what git has: {', '.join(wrong[:5])} ({len(wrong)} files)")
    return len(held)


def find_pythons() -> list[str]:
    """The newest CPython of each version that is not too old."""
    uv = [*_tool("uv"), "python", "list", "--only-installed", "--output-format", "json"]
    found = json.loads(subprocess.run(uv, capture_output=True, check=True, text=True).stdout)
    versions: dict[tuple[int, int], str] = {}
    for each in found:
        parts = each["version_parts"]
        version = (parts["major"], parts["minor"])
        if each["implementation"] == "cpython" and version >= OLDEST:
            versions.setdefault(version, each["path"])
    return [versions[each] for each in sorted(versions)]


def install_with_pip(python: str, home: Path, index: str, wanted: str) -> Path:
    run(python, "-m", "venv", str(home))
    run(str(home / "bin/python"), "-m", "pip", "install", "--quiet", "--extra-index-url", index, wanted)
    return home / "bin"


def install_with_uv(python: str, home: Path, index: str, wanted: str) -> Path:
    run(*_tool("uv"), "venv", "--quiet", "--python", python, str(home))
    run(*_tool("uv"), "pip", "install", "--quiet", "--python", str(home / "bin/python"), "--index", index, wanted)
    return home / "bin"


def install_with_pipx(python: str, home: Path, index: str, wanted: str) -> Path:
    environment = {**os.environ, "PIPX_HOME": str(home), "PIPX_BIN_DIR": str(home / "bin")}
    pipx = [*_tool("uv"), "tool", "run", "pipx", "install", "--quiet", "--python", python]
    run(*pipx, f"--pip-args=--extra-index-url {index}", wanted, environment=environment)
    return home / "bin"


INSTALLERS: Final[dict[str, Callable[[str, Path, str, str], Path]]] = {
    "pip": install_with_pip,
    "pipx": install_with_pipx,
    "uv": install_with_uv,
}


def run(*command: str, environment: dict[str, str] | None = None) -> str:
    """Run a command and return what it printed; if it fails, stop with what it said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment or _outside())
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def try_commands(scripts: Path, folder: Path) -> list[str]:
    """Try every command without extras; returns those that asked for one."""
    (folder / LIST).write_text("name,type,cost,vp,text\nAsh,Hero,2,1,+1 Power.\n", encoding="utf-8")
    asked = []
    for name, call in CALLS.items():
        done = subprocess.run(
            [str(scripts / "lineup"), *call],
            cwd=folder,
            env={**_outside(), "COLUMNS": "200"},
            input="quit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        lines = done.stderr.strip().splitlines()
        if done.returncode == 2 and len(lines) == 1 and EXTRA.search(lines[0]):
            asked.append(name)
        elif done.returncode:
            raise SystemExit(f"lineup {' '.join(call)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return asked


def measure_megabytes(scripts: Path) -> float:
    """The size of what is installed in an environment that uv made."""
    return sum(each.stat().st_size for each in (scripts.parent / "lib").rglob("*") if each.is_file()) / 1e6


def open_table(python: str, index: str, wanted: str) -> None:
    """Run the package as `uvx lineup-table` does, until its page comes."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**_outside(), "UV_INDEX": index, "BROWSER": "true", "UV_PYTHON": python}
    with tempfile.TemporaryDirectory() as folder:
        command = [*_tool("uv"), "tool", "run", "--from", wanted, NAME, "--port", str(port)]
        command += ["--data", f"{folder}/tables.db"]
        with subprocess.Popen(command, env=environment) as server:
            until = time.monotonic() + PATIENCE_SECONDS
            try:
                while not _answers(f"http://127.0.0.1:{port}/ready"):
                    if server.poll() is not None or time.monotonic() > until:
                        raise SystemExit(f"{' '.join(command)} opened no table")
                    time.sleep(0.5)
            finally:
                server.terminate()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def _tool(name: str) -> list[str]:
    """The command line of a tool that lies beside this Python."""
    beside = Path(sys.executable).with_name(name)
    return [str(beside) if beside.exists() else name]


def _outside() -> dict[str, str]:
    """The environment without this checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "UV")}


def main(pythons: Sequence[str]) -> None:
    files = sorted((ROOT / "dist").glob("lineup_table-*"))
    wheels = [each for each in files if each.suffix == ".whl"]
    if not wheels:
        raise SystemExit("There is no package in dist; make wheel builds it.")
    (version,) = {each.name.split("-")[1] for each in wheels}
    for wheel in wheels:
        print(f"{wheel.name}: {compare_files(wheel)} files, as git has them", flush=True)
    wanted = f"{NAME}=={version}"
    pythons = pythons or find_pythons()
    with tempfile.TemporaryDirectory() as made, serve_index(Path(made) / "index", files) as index:
        for python in pythons:
            for name, install in INSTALLERS.items():
                home = Path(made) / f"{name}-{pythons.index(python)}"
                scripts = install(python, home, index, wanted)
                told = run(str(scripts / "lineup"), "--version").splitlines()[0]
                if version not in told:
                    raise SystemExit(f"{python}, {name}: {told} is not {version}")
                run(str(scripts / "lineup"), *GAME)
                print(f"{python}, {name}: {told} plays", flush=True)
                if python == pythons[0] and name == "uv":
                    size = measure_megabytes(scripts)
                    if size > MOST_MEGABYTES:
                        raise SystemExit(f"An installation without extras takes {size:.0f} MB")
                    print(f"without extras: {size:.0f} MB", flush=True)
                    asked = try_commands(scripts, home)
                    print(f"{len(CALLS) - len(asked)} commands work; {', '.join(asked)} say what they need", flush=True)
        open_table(pythons[0], index, wanted)
        print("uvx lineup-table opens the table", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
