"""The table without a server: what a first visit loads, how soon one plays, and whether positions are the server's.

python -m bench.site [FOLDER] [--no-positions]

The folder is one that `make site` built. Sizes are those of Brotli, as hosts compress. The browser opens it below
a path of a plain static server; the second start is with the network cut. `--no-positions` leaves out the hundred games
that are played here and in the interpreter of the site.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import sync_playwright

from tests.harness.chromium import launch
from tests.harness.folder import Visitor, serve_folder

ROOT = Path(__file__).parents[1]
SITE = ROOT / "tools" / "site"
SIZES = """
const { readFileSync } = require("node:fs"), zlib = require("node:zlib");
const params = { [zlib.constants.BROTLI_PARAM_LGWIN]: 24 };
const sizes = process.argv.slice(1).map((file) => zlib.brotliCompressSync(readFileSync(file), { params }).length);
console.log(JSON.stringify(sizes));
"""


def measure_sizes(folder: Path) -> dict[str, int]:
    """Return the compressed bytes of a first visit by part."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    output = subprocess.run(["node", "-e", SIZES, *map(str, files)], check=True, capture_output=True, text=True).stdout
    found: dict[str, int] = {}
    for file, size in zip(files, json.loads(output), strict=True):
        part = file.name if file.parent.name == "python" else "client"
        found[part] = found.get(part, 0) + size
    return found


def measure_play(folder: Path) -> dict[str, float]:
    """Return seconds: until the home page, the tables, the second start, an answer, and a turn of two bots."""
    with sync_playwright() as playwright, serve_folder(folder) as url:
        browser = launch(playwright)
        visitor = Visitor(browser, url)
        page, start = visitor.page, monotonic()
        page.goto(url)
        page.get_by_role("button", name="Play now").wait_for()
        found = {"home page": monotonic() - start}
        visitor.open("/")
        found["tables open"] = monotonic() - start
        visitor.install()
        visitor.open(visitor.make(seats=("me", "planner")))
        visitor.wait()
        start = monotonic()
        page.reload()
        visitor.wait()
        found["second start"] = monotonic() - start
        asked = []
        for _ in range(40):
            start = monotonic()
            visitor.ask("GET", "/api/tables")
            asked.append(monotonic() - start)
        found["request, median"] = median(asked)
        start = monotonic()
        visitor.play(4)
        found["turn with that of a planner"] = (monotonic() - start) / 4
        browser.close()
    return found


def compare_positions(folder: Path) -> int:
    """Return how many of the games have other positions in the interpreter of the site than here."""
    play = [sys.executable, "-m", "tests.harness.in_folder", "tools.site.positions"]
    with TemporaryDirectory() as made:
        shutil.copy(folder / "python" / "empty.db", made)
        here = subprocess.run([*play, f"{made}/empty.db"], check=True, capture_output=True, text=True).stdout
    there = subprocess.run(
        ["node", str(SITE / "run.mjs"), str(folder), str(SITE / "positions.py"), "print_digests('empty.db')"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    print(f"{len(here.splitlines())} games here, {len(there.splitlines())} there")
    return len(set(here.splitlines()) ^ set(there.splitlines())) // 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--no-positions", action="store_true")
    wanted = parser.parse_args()
    sizes = measure_sizes(wanted.folder)
    for part, size in sorted(sizes.items(), key=lambda each: -each[1]):
        print(f"{part:30} {size / 1e6:8.2f} MB")
    print(f"{'all':30} {sum(sizes.values()) / 1e6:8.2f} MB")
    for name, seconds in measure_play(wanted.folder).items():
        print(f"{name:30} {seconds:8.3f} s")
    if not wanted.no_positions:
        print(f"{compare_positions(wanted.folder)} games differ")


if __name__ == "__main__":
    main()
