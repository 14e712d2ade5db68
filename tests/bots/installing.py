"""A package with bots, installed into a folder: the module, and the metadata by which its entry points are found."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lineup.bots.hosting import registry

FIRST = """
class First:
    '''Always takes the first option.'''

    name = "first"
    title = "First"
    summary = "takes whatever comes first"
    blind = True

    def __init__(self, seat, seed):
        pass

    def choose(self, view, ask, clock):
        return ask.options[0]
"""


def install(folder: Path, package: str, source: str = FIRST, **bots: str) -> None:
    """Lay a package into a folder; `bots` are its entry points, `first="First"` for a class of its module."""
    module = package.replace("-", "_")
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{module}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name.replace('_', '-')} = {module}:{value}\n" for name, value in bots.items()]
    (metadata / "entry_points.txt").write_text("".join(["[lineup.bots]\n", *lines]), encoding="utf-8")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """While this holds, packages in the folder are installed, for processes started meanwhile too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        _look_again()
        try:
            yield
        finally:
            _look_again()
            for module in folder.glob("*.py"):
                sys.modules.pop(module.stem, None)


def _look_again() -> None:
    registry.added_bots.cache_clear()
    registry.bot_names.cache_clear()
