"""Runs a module with only what the folder of files holds, in this Python: python -m tests.harness.in_folder MODULE ….

Whatever the folder leaves out cannot be imported, and the platform is a browser's.
"""

from __future__ import annotations

import asyncio  # noqa: F401  (before the platform is another)
import ctypes  # noqa: F401
import runpy
import sqlite3  # noqa: F401
import ssl  # noqa: F401
import sys
import sysconfig
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import distribution
from types import ModuleType

from tools.site.contents import INSTALLED, PACKAGES, is_program, is_standard


class FolderFinder:
    """Finds no module that the folder leaves out."""

    def __init__(self) -> None:
        files = [str(file) for package in (*PACKAGES, *INSTALLED) for file in distribution(package).files or ()]
        self.packages = {"lineup", *(file.partition("/")[0].removesuffix(".py") for file in files)}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        top, place = name.partition(".")[0], name.replace(".", "/")
        if top == "tools":
            return None
        if top in sys.stdlib_module_names:
            kept = is_standard(f"{place}.py") and is_standard(f"{place}/__init__.py")
        else:
            kept = top in self.packages and is_program(f"{place}.py") and is_program(f"{place}/__init__.py")
        if not kept:
            raise ModuleNotFoundError(f"The folder of files leaves out {name}", name=name)
        return PathFinder.find_spec(name, path, target) if top in self.packages else None


if __name__ == "__main__":
    sysconfig.get_config_vars()  # reads a file named after the platform
    sys.meta_path.insert(0, FolderFinder())
    sys.platform = "emscripten"
    del time.thread_time  # a browser has none
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
