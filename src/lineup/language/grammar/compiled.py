"""Restores what mypyc takes from dataclasses: class constants and docstrings."""

from __future__ import annotations

import ast
import dataclasses
import sys
from functools import cache
from pathlib import Path


def forget_constants(cls: type) -> None:
    """Remove class constants, such as a verb, from the fields of a compiled dataclass, which takes them for fields.

    A name is a constant if a base that is no dataclass has it too.
    """
    fields = cls.__dict__.get("__dataclass_fields__", {})
    bases = [base for base in cls.__mro__ if not dataclasses.is_dataclass(base)]
    for name in list(fields):
        if any(name in vars(base) for base in bases):
            del fields[name]


def summary_of(cls: type) -> str:
    """Return the first line of a class's docstring, read from the source where the class is compiled."""
    doc = cls.__doc__ or _read_docstrings(cls.__module__).get(cls.__name__, "")
    return "" if doc.startswith(f"{cls.__name__}(") else doc.strip().split("\n")[0]


@cache
def _read_docstrings(module: str) -> dict[str, str]:
    """Read the docstrings of a module's classes from its source."""
    file = Path(str(sys.modules[module].__file__))
    tree = ast.parse((file.parent / f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8"))
    return {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.ClassDef)}
