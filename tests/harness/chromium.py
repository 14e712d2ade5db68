"""A real Chromium: the one installed here, or one that `python -m tests.harness.chromium` installs beforehand."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.harness.packages import found

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALL = [sys.executable, "-m", "playwright", "install", "chromium"]


def launch(playwright: Playwright) -> Browser:
    """Start the browser, without a window."""
    root = os.geteuid() == 0  # its sandbox does not work for root
    flags = ["--no-sandbox", *QUIET] if root else list(QUIET)
    return playwright.chromium.launch(executable_path=find(playwright), args=flags)


def find(playwright: Playwright) -> Path:
    """Find the program; LookupError says what to install if it is missing."""
    return found(lambda: _here(playwright), "chromium", "Chromium", INSTALL)


def _here(playwright: Playwright) -> Path | None:
    own = Path(playwright.chromium.executable_path)
    if own.is_file():
        return own
    known = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(known) if known else None


if __name__ == "__main__":
    with sync_playwright() as driver:
        try:
            find(driver)
        except LookupError as error:
            sys.exit(str(error))
