"""The source files, each taken apart once for all laws about them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a source file, as `ast.walk` finds it."""
    return tuple(ast.walk(tree_of(path)))
