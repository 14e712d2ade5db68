"""The keys of the speech catalogue for the browser's type checker; `python -m tools.generate.docs` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse, visitor

import lineup
from lineup.speech import CONTENT

SPEECH: Final = Path(lineup.__file__).parent / "speech" / "en"
HEAD: Final = "// Made by `make docs` from src/lineup/speech/en; changes here are lost.\n"


def sentences() -> str:
    """The module: each key with the names of the arguments its sentence is said with."""
    found = {}
    for path in sorted(each for each in SPEECH.glob("*.ftl") if each.name != CONTENT):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path.name}: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path.name}: {entry.id.name} is there twice")
                found[entry.id.name] = arguments(entry)
    lines = [f'  "{key}": {" | ".join(_quoted(names)) or "never"};' for key, names in sorted(found.items())]
    return "\n".join([HEAD, "/** The arguments of each sentence. */", "export interface Sentences {", *lines, "}\n"])


def arguments(message: ast.Message) -> list[str]:
    """The names of what the message is said with."""
    reader = _Arguments()
    reader.visit(message)
    return sorted(reader.names)


class _Arguments(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _quoted(names: list[str]) -> list[str]:
    return [f'"{name}"' for name in names]
