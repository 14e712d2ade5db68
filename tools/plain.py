"""Run a module on the Python source of the package, even where compiled modules lie beside it.

python -m tools.plain MODULE [ARGUMENT…]
"""

from __future__ import annotations

import runpy
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"


def source_only(path: str) -> FileFinder:
    """A finder for folders of the package that does not see compiled modules."""
    if SOURCE not in (Path(path), *Path(path).parents):
        raise ImportError(f"{path} is not a folder of the package")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def main() -> None:
    """Import the package from source only, then run the module named as a program."""
    if len(sys.argv) < 2:
        sys.exit("Name the module to run: python -m tools.plain MODULE [ARGUMENT…]")
    sys.path_hooks.insert(0, source_only)
    sys.path_importer_cache.clear()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
