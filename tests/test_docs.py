"""The generated docs are current, and the generator notices when they are not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from lineup import ledger
from lineup.language import entries
from tools.generate import docs


def test_the_rules_page_is_current() -> None:
    assert docs.stale({docs.RULES: docs.rules_page(docs.ROOT / docs.MUTANTS)}) == []


def test_a_missing_or_changed_page_is_stale_until_written(tmp_path: Path) -> None:
    pages = {"docs/a.md": "one\n", "docs/b.md": "two\n"}
    assert docs.stale(pages, tmp_path) == ["docs/a.md", "docs/b.md"]
    docs.write(pages, tmp_path)
    assert docs.stale(pages, tmp_path) == []
    (tmp_path / "docs/b.md").write_text("two, edited\n")
    assert docs.stale(pages, tmp_path) == ["docs/b.md"]


def test_the_command_answers() -> None:
    """It was once a module that nothing ran, and what `make test` asked of it went unsaid."""
    command = [sys.executable, "-m", "tools.generate.docs", "--help"]
    told = subprocess.run(command, cwd=docs.ROOT, capture_output=True, check=True)
    assert b"only say which pages are stale" in told.stdout


def test_the_rules_page_shows_every_clause_with_its_proofs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "load_proofs", lambda: {"HU-OVER-01": ["tests/rules/test_over.py::test_most_vp_wins"]})
    page = docs.rules_page(tmp_path / "none.json")
    rows = [
        line for line in page.splitlines() if line.startswith(("| HU-", "| CONF-", "| RBJ-", "| RSB-", "| COMMON-"))
    ]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == [
        clause.id for game in ledger.list_games() for clause in ledger.load_clauses(game)
    ]
    assert rows[0].endswith("| text | [test_over: most vp wins](../tests/rules/test_over.py) |")
    count = len(ledger.load_clauses("heroes-unite"))
    assert f"| [Heroes Unite](#heroes-unite) | {count} | 1 | {count - 1} |" in page
    assert "`make mutate` has not been run." in page


def test_the_rules_page_lists_surviving_mutants(tmp_path: Path) -> None:
    survivor = {"id": "heroes-unite/katana#2", "change": "sentence 2 removed", "why": "only a reminder"}
    file = tmp_path / "mutants.json"
    file.write_text(json.dumps({"mutants": 300, "survivors": [survivor]}))
    page = docs.rules_page(file)
    assert "1 of 300 mutants survived the last `make mutate`." in page
    assert "| heroes-unite/katana#2 | sentence 2 removed | only a reminder |" in page


def test_the_page_of_the_table_names_every_room_and_module() -> None:
    text = (docs.ROOT / "docs" / "internals" / "table.md").read_text(encoding="utf-8")
    rows = text.partition("| room | what is in it |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
    rooms = {row.split("`")[1]: set(re.findall(r"`(\w+)`", row)[1:]) for row in rows}
    table = docs.ROOT / "src" / "lineup" / "table"
    found = {room.name: {path.stem for path in room.glob("[!_]*.py")} for room in table.glob("[!_]*") if room.is_dir()}
    found["store"].add("migrations")
    assert rooms == {room: modules for room, modules in found.items() if modules}


def test_the_rules_page_explains_every_basis() -> None:
    page = docs.rules_page(docs.ROOT / docs.MUTANTS)
    explained = re.findall(r"\*\*(\w+)\*\*", page.partition("| Game |")[0])
    assert set(explained) == {clause.basis for game in ledger.list_games() for clause in ledger.load_clauses(game)}


def test_the_page_of_a_card_explains_every_field_of_an_entry() -> None:
    text = (docs.ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
    table = text.partition("| field | what it is |\n|---|---|\n")[2].partition("\n\n")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE))
    assert list(rows) == list(entries.FIELDS)
    types = re.split(r", | or ", rows["type"].partition(";")[0])
    assert sorted(types) == sorted(entries.TITLES)
    assert set(entries.STACKS) <= set(re.findall(r"`(\w+)`", rows["stack"]))
    assert set(entries.SOURCES) <= set(re.findall(r"`([a-z -]+)`", rows["provenance"]))
    assert all(f"{low} to {high}" in rows[field] for field, (low, high) in entries.RANGES.items())


# The `lineup` of the package index is somebody else's.
BY_NAME = re.compile(r"pip install [^`\n]*(?<![\w./-])lineup\b(?![-.])")


def test_nobody_is_told_to_install_us_by_name() -> None:
    assert BY_NAME.search("pip install 'lineup[table]'")
    assert BY_NAME.search("pip install --quiet lineup")
    assert not BY_NAME.search("/opt/lineup/bin/pip install 'lineup-table[table]'")
    told = [*docs.ROOT.glob("*.md"), *(docs.ROOT / "docs").glob("*.md"), *_sources("py"), *_sources("ftl")]
    assert [path.name for path in told if BY_NAME.search(path.read_text(encoding="utf-8"))] == []


def test_what_is_not_installed_is_asked_for_by_an_extra_there_is() -> None:
    known = tomllib.loads((docs.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    texts = "".join(path.read_text(encoding="utf-8") for path in _sources("py"))
    named = {*re.findall(r'\brequire_packages\("[^"]+", "(\w+)"', texts), *re.findall(r'extra="(\w+)"', texts)}
    assert named == {
        "arena",
        "cluster",
        "envs",
        "lab",
        "learned",
        "mcp",
        "postgres",
        "print",
        "table",
        "terminal",
        "train",
    }
    assert named <= known["optional-dependencies"].keys()


def test_the_tools_are_run_by_the_python_that_has_what_they_need() -> None:
    pages = [*docs.ROOT.glob("*.md"), *(docs.ROOT / "docs").glob("*.md")]
    bare = re.compile(r"(?<!\.venv/bin/)python3? -m (?:tools|tests|bench)\b")
    assert [page.name for page in pages if bare.search(page.read_text(encoding="utf-8"))] == []


def _sources(kind: str) -> list[Path]:
    return sorted((docs.ROOT / "src").rglob(f"*.{kind}"))


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (docs.ROOT / "README.md").read_text(encoding="utf-8")
    example = text.partition("```python\n")[2].partition("```")[0]
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines()[-1].startswith("(")


def test_the_pages_the_readme_points_to_exist() -> None:
    text = (docs.ROOT / "README.md").read_text(encoding="utf-8")
    pages = re.findall(r"\]\(([^)#:]+)\)", text)
    assert pages
    assert [page for page in pages if not (docs.ROOT / page).exists()] == []
