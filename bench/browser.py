"""Measures the browser client on this machine: python -m bench.browser.

Prints the size of the client, how fast a table is on the screen, and how long a click takes to show the own move, each
with the budget it has to keep.
"""

from __future__ import annotations

import gzip
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from lineup.table.server.app import STATIC
from tests.harness.chromium import launch
from tests.harness.person import Person, SeededServer

KIB = 1024
VISITS = 7
CLICKS = 60
LATER = ("later-", "icon-")  # how the names of files begin that no table needs
PACKED = (".woff2", ".png")  # compressed as they are

# From the press of a card of the hand until the page has been drawn without it.
CLOCK = """() => {
  window.times = [];
  let pressed = 0;
  document.addEventListener("click", (event) => {
    if (event.target.closest("[aria-label=Hand]")) pressed = event.timeStamp;
  }, true);
  const held = () => [...document.querySelectorAll("[aria-label=Hand] button.spot")]
    .reduce((sum, { dataset }) => sum + (dataset.copies ?? "1").split(" ").length, 0);
  let cards = held();
  new MutationObserver(() => {
    const now = held();
    if (now < cards && pressed) {
      const from = pressed;
      pressed = 0;
      requestAnimationFrame(() => requestAnimationFrame((time) => window.times.push(time - from)));
    }
    cards = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-copies"] });
}"""


def bundle() -> float:
    """What a browser loads the first time, compressed, in KiB: pages, styles and fonts."""
    files = [path for path in STATIC.rglob("*") if path.is_file() and not path.name.startswith(LATER)]
    return (
        sum(
            path.stat().st_size if path.suffix in PACKED else len(gzip.compress(path.read_bytes(), 9)) for path in files
        )
        / KIB
    )


def paints(browser: Browser, server: SeededServer) -> list[float]:
    """Milliseconds from opening a table's address until its question is on the screen, nothing cached."""
    times = []
    for _ in range(VISITS):
        person = Person(browser, server)
        path = person.make("heroes-unite", ("me", "casual", "casual"))
        person.page.add_init_script(
            "new MutationObserver((_, all) => { if (document.querySelector('#question')) { all.disconnect();"
            "requestAnimationFrame((time) => (window.shown = time)); } })"
            ".observe(document, { subtree: true, childList: true })"
        )
        person.open(path)
        times.append(float(person.page.wait_for_function("() => window.shown").json_value()))
        person.close()
    return times


def clicks(browser: Browser, server: SeededServer) -> list[float]:
    """Milliseconds from a click on a card of the hand until it is shown as played."""
    person = Person(browser, server)
    person.open(person.make("heroes-unite", ("me", "casual")))
    person.wait()
    person.page.evaluate(CLOCK)
    times: list[float] = []
    while len(times) < CLICKS and not (seen := person.wait()).over:
        plays = [card for card in seen.cards if card["does"].startswith("Play")]
        if plays:
            person.click_card(plays[0]["card"])
            person.page.wait_for_timeout(50)
        else:
            person.answer(seen)
        times = person.page.evaluate("window.times")
    person.close()
    return times


def main() -> None:
    table = Table("measured", "found", "budget")
    table.add_row("client, gzipped, all a table needs", f"{bundle():.0f} KiB", "250 KiB")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launch(playwright)
        server = SeededServer(Path(folder) / "tables.db")
        server.start()
        try:
            seen, shown = paints(browser, server), clicks(browser, server)
        finally:
            server.stop()
            browser.close()
    table.add_row("a table on the screen, median", f"{statistics.median(seen):.0f} ms", "1000 ms")
    table.add_row("a table on the screen, slowest", f"{max(seen):.0f} ms", "")
    table.add_row("click to move shown, median", f"{statistics.median(shown):.0f} ms", "100 ms")
    table.add_row("click to move shown, 95 of 100", f"{statistics.quantiles(shown, n=20)[-1]:.0f} ms", "")
    Console(width=80).print(table)


if __name__ == "__main__":
    main()
