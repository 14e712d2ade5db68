"""Imports point one way, modules stay short, and `import lineup` loads only what playing needs."""

from __future__ import annotations

import ast
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest
from grimp import ImportGraph, build_graph
from importlinter import Contract
from importlinter.api import read_configuration
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract

import lineup
from lineup.boxes import BOXES
from tests.sources.parsed import nodes_of

ROOT = Path(lineup.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
WEB = ROOT.parents[1] / "web" / "src"
WRITTEN = {"lib/protocol.ts", "lib/sentences.ts"}  # by `make docs`
SOUNDS = ".ogg"
PAGES = [
    path for path in sorted(WEB.rglob("*.*")) if str(path.relative_to(WEB)) not in WRITTEN and path.suffix != SOUNDS
]
LONGEST = 800  # lines; a file may be as long as its one idea, and few ideas are longer

CONTRACTS = read_configuration(str(ROOT.parents[1] / "pyproject.toml"))
TYPES: dict[str, type[Contract]] = {
    "acyclic_siblings": AcyclicSiblingsContract,
    "forbidden": ForbiddenContract,
    "layers": LayersContract,
}


def name_of(path: Path) -> str:
    """The module a file holds."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.fixture(scope="module")
def graph() -> ImportGraph:
    """Who imports whom, wherever in a module, also only for type hints."""
    return build_graph("lineup", cache_dir=None)


def broken(graph: ImportGraph, *only: str) -> set[str]:
    """The contracts of pyproject.toml, all or only some, that these imports do not keep."""
    session = CONTRACTS["session_options"]
    wanted = [each for each in CONTRACTS["contracts_options"] if not only or each["id"] in only]
    given = {each["id"]: TYPES[each["type"]](each["name"], session, each) for each in wanted}
    return {id for id, contract in given.items() if not contract.check(deepcopy(graph), verbose=False).kept}


def test_imports_point_one_way_and_not_in_circles(graph: ImportGraph) -> None:
    assert broken(graph) == set(), "lint-imports says where"


@pytest.mark.parametrize(
    ("module", "imported", "contract"),
    [
        ("lineup.engine.turn", "lineup.language.words", "layers"),
        ("lineup.engine.turn", "lineup.game", "layers"),
        ("lineup.engine.turn", "lineup", "face"),
        ("lineup.language.words.verbs", "lineup.games", "layers"),
        ("lineup.games.layout", "lineup.game", "layers"),
        ("lineup.log", "lineup.game", "layers"),
        ("lineup.game", "lineup.bots.quick.casual", "layers"),
        ("lineup.boxes", "lineup.engine.state", "layers"),
        ("lineup.engine.why", "lineup.ledger", "layers"),
        ("lineup.engine.why", "lineup.boxes", "layers"),
        ("lineup.ledger", "lineup.games", "layers"),
        ("lineup.bots.quick.casual", "lineup.cli", "layers"),
        ("lineup.bots.quick.casual", "lineup", "face"),
        ("lineup.table.server.app", "lineup.commands.catalogue.games", "layers"),
        ("lineup.engine.state", "lineup.engine.turn", "circles"),
        ("lineup.games.boxes", "lineup.games.layout", "circles"),
    ],
)
def test_an_import_in_the_wrong_direction_is_noticed(
    graph: ImportGraph, module: str, imported: str, contract: str
) -> None:
    changed = deepcopy(graph)
    assert {module, imported} <= changed.modules
    changed.add_import(importer=module, imported=imported)
    assert broken(changed, contract) == {contract}


def test_a_module_without_a_layer_is_noticed(graph: ImportGraph) -> None:
    changed = deepcopy(graph)
    changed.add_module("lineup.elsewhere")
    assert broken(changed) == {"layers"}


def test_imports_are_written_in_full() -> None:
    short = {
        name_of(path): node.lineno
        for path in MODULES
        for node in nodes_of(path)
        if isinstance(node, ast.ImportFrom) and node.level
    }
    assert short == {}


@pytest.mark.parametrize("folder", ["src", "tools", "bench"])
def test_nothing_imports_from_the_tests_but_tools_their_harness(folder: str) -> None:
    allowed = () if folder == "src" else ("tests.harness",)
    for path in (ROOT.parents[1] / folder).rglob("*.py"):
        for node in nodes_of(path):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            foreign = [name for name in names if name.partition(".")[0] == "tests" and not name.startswith(allowed)]
            assert not foreign, path


# what all boxes share, and the made-up cards of tests/sets/sisters, have folders of their own
@pytest.mark.parametrize("kind", ["rules", "cards"])
def test_the_tests_of_each_box_lie_in_its_folder(kind: str) -> None:
    folders = {path.parent.name for path in (ROOT.parents[1] / "tests" / kind).glob("*/test_*.py")}
    assert folders - {"common", "sisters"} == {name.replace("-", "_") for name in BOXES}


def test_there_is_no_python_for_any_card() -> None:
    assert [path.name for path in (ROOT / "boxes").rglob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("paths", [MODULES, PAGES], ids=["python", "client"])
def test_no_module_is_too_long_to_read_in_one_sitting(paths: list[Path]) -> None:
    long = [path.name for path in paths if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST]
    assert paths
    assert long == []


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
