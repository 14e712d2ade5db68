"""Programs that tests need from the system: the one here, or one installed on the way (Debian)."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

PATIENCE = 240  # seconds for one command


# Another installation may be under way: wait for its end.
APT = ["apt-get", "--option", "DPkg::Lock::Timeout=200"]


def found(here: Callable[[], Path | None], package: str, name: str, *otherwise: list[str]) -> Path:
    """Find the program that `here` looks for, or install it; LookupError says what to install by hand.

    `otherwise` are commands that may bring it without Debian, tried first.
    """
    install = [*APT, "install", "--yes", "--no-install-recommends", package]
    for command in (None, *otherwise, install, [*APT, "update"], install):  # its lists may be old or empty
        if command and (command[0] != "apt-get" or os.geteuid() == 0) and shutil.which(command[0]):
            with suppress(subprocess.TimeoutExpired):
                subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)
        if place := here():
            return place
    raise LookupError(f"These tests need {name}: install your system's package {package}")
