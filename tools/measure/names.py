"""Print how the package names things: `python -m tools.measure.names [FOLDER…]`; `make check` runs it.

Three figures stand for the plain names CONTRIBUTING asks for: functions named by a single word, class names that stand
for several classes, and docstrings that open with a question word. With folders, each gets a row of its own.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "lineup"
QUESTION_WORD = re.compile(
    r"(What|Who|Whom|Whose|Whoever|Whether|Where|Wherever|How|By what|By whom|As many|As how|Somebody|Of what)\b"
)


@dataclass
class Names:
    """The names and docstrings of some modules."""

    functions: int = 0
    one_word: Counter[str] = field(default_factory=Counter)
    classes: Counter[str] = field(default_factory=Counter)
    docstrings: int = 0
    questions: list[str] = field(default_factory=list)

    def add_source(self, source: str, path: Path) -> None:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("__"):
                self.functions += 1
                if "_" not in node.name.strip("_"):
                    self.one_word[node.name] += 1
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] += 1
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
                text = ast.get_docstring(node)
                self.docstrings += text is not None
                if text and QUESTION_WORD.match(text):
                    line = 1 if isinstance(node, ast.Module) else node.lineno
                    self.questions.append(f"{path.relative_to(PACKAGE)}:{line}: {text.splitlines()[0]}")

    @property
    def one_word_share(self) -> float:
        return self.one_word.total() / self.functions if self.functions else 0.0

    @property
    def shared_classes(self) -> list[str]:
        """The class names that stand for more than one class."""
        return sorted(name for name, count in self.classes.items() if count > 1)

    def __str__(self) -> str:
        return (
            f"{self.one_word_share:.0%} of {self.functions:,} functions have a one-word name; "
            f"{len(self.shared_classes)} of {len(self.classes):,} class names are used twice; "
            f"{len(self.questions)} of {self.docstrings:,} docstrings open with a question word."
        )


def measure_names(*folders: Path) -> Names:
    names = Names()
    for folder in folders:
        for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
            names.add_source(path.read_text(encoding="utf-8"), path)
    return names


def main() -> None:
    print(f"src/lineup: {measure_names(PACKAGE)}")
    for folder in sys.argv[1:]:
        names = measure_names(Path(folder).resolve())
        print(f"{folder}: {names}", *names.questions, sep="\n  ")
        print("  one word:", ", ".join(f"{name} {count}" for name, count in names.one_word.most_common()))


if __name__ == "__main__":
    main()
