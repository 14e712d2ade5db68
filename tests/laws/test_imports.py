"""Imports point one way, modules stay short, and `import lineup` loads only what playing needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import lineup

ROOT = Path(lineup.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
LONGEST = 600  # lines

# The layers from the bottom up; each may import itself and those below. A module belongs to the layer that names it or
# the package around it; `lineup` is the package's own face, the module __init__.
LAYERS = (
    ("lineup.errors",),
    ("lineup.engine",),
    ("lineup.language", "lineup.ledger", "lineup.speech"),
    ("lineup.games", "lineup.words", "lineup.builds"),
    ("lineup.game", "lineup.log", "lineup.match"),
    ("lineup.bots",),
    ("lineup",),
    ("lineup.lab", "lineup.batch", "lineup.table"),
    ("lineup.commands", "lineup.cli"),
)
ASIDE = ("lineup.boxes",)  # content: imports errors alone; the engine knows nothing of it


def name_of(path: Path) -> str:
    """The module a file holds."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> int:
    """The number of the layer a module belongs to; -1 for content."""
    while True:
        if module in ASIDE:
            return -1
        for number, names in enumerate(LAYERS):
            if module in names:
                return number
        module = module.rpartition(".")[0]


def ours(tree: ast.AST) -> Iterator[str]:
    """The modules of ours that a module imports, wherever in it, also only for its type hints."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.split(".")[0] == "lineup")
        elif isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").split(".")[0] == "lineup"):
            assert node.level == 0, "imports are written in full"
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                yield inner if is_module(inner) else str(node.module)


def is_module(name: str) -> bool:
    path = ROOT.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def wrong_imports(module: str, source: str) -> list[str]:
    """What a module imports from layers it must not know."""
    layer = layer_of(module)
    lowest = 0 if module.startswith("lineup.engine") else -1
    allowed = (0, *range(lowest, layer + 1))
    return sorted({each for each in ours(ast.parse(source)) if layer_of(each) not in allowed})


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    assert wrong_imports(name_of(path), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lineup.engine.turn", "from lineup.language import words"),
        ("lineup.engine.turn", "import lineup.game"),
        ("lineup.engine.turn", "from lineup import game"),
        ("lineup.engine.turn", "def f():\n    from lineup import Game"),
        ("lineup.language.words.verbs", "from lineup.games import build"),
        ("lineup.games", "from lineup.game import Game"),
        ("lineup.game", "from lineup.bots import casual"),
        ("lineup.boxes", "from lineup.engine.state import State"),
        ("lineup.engine.why", "from lineup import ledger"),
        ("lineup.engine.why", "from lineup.boxes import BOXES"),
        ("lineup.ledger", "from lineup.games import build"),
        ("lineup.bots.casual", "from lineup.cli import main"),
        ("lineup.bots.casual", "import lineup"),
        ("lineup.table.app", "from lineup.commands import games"),
    ],
)
def test_an_import_in_the_wrong_direction_is_noticed(module: str, source: str) -> None:
    assert wrong_imports(module, source)


def test_every_module_has_a_layer_of_its_own() -> None:
    top = {".".join(name_of(path).split(".")[:2]) for path in MODULES}
    assert sorted(top.difference(ASIDE, *LAYERS)) == []


def test_there_is_no_python_for_any_card() -> None:
    assert [path.name for path in (ROOT / "boxes").rglob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_module_is_too_long_to_read_in_one_sitting(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_importing_lineup_loads_neither_the_command_line_nor_a_server() -> None:
    code = "import sys, lineup; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "lineup" in loaded
    unwanted = {"typer", "rich", "asyncio", "http", "socketserver", "numpy", "msgspec", "litestar", "uvicorn"}
    assert loaded & unwanted == set()
    foreign = {name for name in loaded if name not in sys.stdlib_module_names and not name.startswith("_")}
    foreign = {name for name in foreign if not name.endswith("__mypyc")}  # our own modules, compiled
    assert foreign - {"lineup"} == set()
