"""What words lack where their classes are compiled, made up for here."""

from __future__ import annotations

import ast
import dataclasses
import sys
from functools import cache
from pathlib import Path


def forget_constants(cls: type) -> None:
    """Leave only the fields of a dataclass: compiled, it takes what its class fixes, such as its verb, for fields too.

    What a class fixes is named by a base that is no dataclass.
    """
    fields = cls.__dict__.get("__dataclass_fields__", {})
    bases = [base for base in cls.__mro__ if not dataclasses.is_dataclass(base)]
    for name in list(fields):
        if any(name in vars(base) for base in bases):
            del fields[name]


def summary_of(cls: type) -> str:
    """The first line of a class's description; compiled classes carry none, their source does."""
    doc = cls.__doc__ or _descriptions(cls.__module__).get(cls.__name__, "")
    return "" if doc.startswith(f"{cls.__name__}(") else doc.strip().split("\n")[0]


@cache
def _descriptions(module: str) -> dict[str, str]:
    """What the source of a module says of its classes."""
    file = Path(str(sys.modules[module].__file__))
    tree = ast.parse((file.parent / f"{module.rpartition('.')[2]}.py").read_text(encoding="utf-8"))
    return {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.ClassDef)}
