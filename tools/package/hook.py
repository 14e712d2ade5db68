"""The hook of hatchling: what a wheel must hold beyond what is in git."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT: Final = "src/lineup/table/static/index.html"
NATIVE: Final = "src/lineup/native/built"
MISSING: Final = (
    "The browser client is not built, and without it nobody can open the table. Run make web first. "
    "(LINEUP_WITHOUT_CLIENT=1 builds a package without it.)"
)


class PackageHook(BuildHookInterface[Any]):
    """Refuses a package without the browser client; lays the engine in machine code into compiled wheels."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / CLIENT).is_file() and not os.environ.get("LINEUP_WITHOUT_CLIENT"):
            raise SystemExit(MISSING)
        if self.target_name == "wheel" and os.environ.get("HATCH_BUILD_HOOK_ENABLE_MYPYC") and (root / NATIVE).is_dir():
            build_data["artifacts"].append(f"/{NATIVE}")
