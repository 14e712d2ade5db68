"""A box is a folder, and no source file knows one by name: neither Python, nor the browser client, nor a catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import lineup
from lineup.boxes import BOXES

ROOT = Path(lineup.__file__).parent
WEB = ROOT.parents[1] / "web" / "src"
PYTHON = sorted(ROOT.rglob("*.py"))
CLIENT = [
    path
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"), *WEB.rglob("*.css"), *ROOT.rglob("*.ftl")])
    if not path.name.endswith(".test.ts") and path.name != "content.ftl"  # which is made of the boxes' folders
]
WORDS = ("Confrontations",)  # a title that is a word of the rules too
NAMED = re.compile(
    "|".join(
        [rf"\b{box.id}\b" for box in BOXES.values()]
        + [re.escape(title) for box in BOXES.values() for title in (box.title, box.short) if title not in WORDS]
    )
)
RULE = re.compile(rf"\b({'|'.join(box.prefix for box in BOXES.values())})(-|\b)")
IN_CODE = {id.replace("-", "_"): id for id in BOXES}
HELP = ("lineup.cli",)  # where docstrings are what people read


def names(text: str) -> list[str]:
    """The boxes a text names, and the clauses."""
    return [found.group() for pattern in (NAMED, RULE) for found in pattern.finditer(text)]


def known(module: str, source: str) -> Iterator[str]:
    """The boxes that a module knows by name.

    Docstrings and comments may point at the clause they are about, but where docstrings are help pages.
    """
    yield from (found.group() for found in NAMED.finditer(source))
    nodes = [*ast.walk(ast.parse(source))]
    places = [each for each in nodes if isinstance(each, ast.Module | ast.ClassDef | ast.FunctionDef)]
    docstrings = {id(each.body[0].value) for each in places if each.body and isinstance(each.body[0], ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if module in HELP or id(node) not in docstrings:
                yield from (found.group() for found in RULE.finditer(node.value))
        elif isinstance(node, ast.Name | ast.arg | ast.Attribute | ast.FunctionDef | ast.ClassDef):
            name = getattr(node, "id", "") or getattr(node, "arg", "") or getattr(node, "attr", "")
            name = name or getattr(node, "name", "")
            if box := IN_CODE.get(name.lower()):
                yield box


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)


def test_no_module_knows_a_box_by_name() -> None:
    assert len(PYTHON) > 100
    found = {module_of(path): [*known(module_of(path), path.read_text(encoding="utf-8"))] for path in PYTHON}
    assert {module: boxes for module, boxes in found.items() if boxes} == {}


def test_no_file_of_the_client_and_no_catalogue_knows_a_box_by_name() -> None:
    assert {path.suffix for path in CLIENT} == {".ts", ".svelte", ".css", ".ftl"}
    found = {path.name: names(path.read_text(encoding="utf-8")) for path in CLIENT}
    assert {name: boxes for name, boxes in found.items() if boxes} == {}


@pytest.mark.parametrize(
    "source",
    [
        'new_game("heroes-unite")',
        'if set == "confrontations": pass',
        "# as in Heroes Unite",
        '"""Words first needed by Rivals: Batman vs The Joker."""',
        'raise ValueError("there are 8 to 12. (HU-SV-02)")',
        'raise ValueError(f"{n} are too few. (CONF-MIX-01)")',
        'PREFIX = "RSB"',
        "def heroes_unite() -> None: ...",
        "CONFRONTATIONS = 1",
    ],
)
def test_a_box_known_by_name_is_noticed(source: str) -> None:
    assert list(known("lineup.engine.turn", source))


def test_a_help_page_names_no_clause_and_other_docstrings_may() -> None:
    source = 'def f():\n    """Five new cards (HU-EOT-09)."""'
    assert list(known("lineup.engine.turn", source)) == []
    assert list(known("lineup.cli", source)) == ["HU-"]
