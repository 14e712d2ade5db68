"""A real Chromium: the one installed here, or one that `python -m tests.harness.chromium` installs beforehand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
INSTALL = (
    [sys.executable, "-m", "playwright", "install", "chromium"],
    ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
    ["apt-get", "update"],  # its lists may be old or empty
    ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
)
PATIENCE = 240  # seconds for one of these


def launch(playwright: Playwright) -> Browser:
    """Start the browser, without a window."""
    root = os.geteuid() == 0  # its sandbox does not work for root
    flags = ["--no-sandbox", *QUIET] if root else list(QUIET)
    return playwright.chromium.launch(executable_path=find(playwright), args=flags)


def find(playwright: Playwright) -> str:
    """Find the program; LookupError says what to install if it is missing."""
    for command in (None, *INSTALL):
        if command and (command[0] != "apt-get" or os.geteuid() == 0) and shutil.which(command[0]):
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)
        if found := _here(playwright):
            return found
    raise LookupError(
        "The browser tests need Chromium: install your system's package chromium, or run: playwright install chromium"
    )


def _here(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    return own if Path(own).is_file() else next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":
    with sync_playwright() as driver:
        try:
            find(driver)
        except LookupError as error:
            sys.exit(str(error))
