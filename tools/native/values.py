"""C++ code with the kind of value it gives; which names C++ keeps for itself; conditions that are known."""

from __future__ import annotations

from typing import NamedTuple

from mypy.nodes import (
    ComparisonExpr,
    Expression,
    MemberExpr,
    NameExpr,
    OpExpr,
    UnaryExpr,
)

from lineup.engine import layout
from tools.native.kinds import (
    Kind,
)

# fmt: off
RESERVED = frozenset((
    "and", "auto", "bool", "break", "case", "catch", "char", "class", "const", "continue", "default", "delete",
    "do", "double", "else", "enum", "explicit", "export", "extern", "false", "float", "for", "friend", "g",
    "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "not", "operator", "or", "private",
    "protected", "public", "register", "return", "short", "signed", "sizeof", "static", "struct", "switch",
    "template", "this", "throw", "true", "try", "typedef", "typename", "union", "unsigned", "using", "virtual",
    "void", "volatile", "while",
))
# fmt: on
MUTABLE = ("zones", "where", "known", "group", "stack")  # of a state: a local name for one is another name for it
REGISTERS = {register.name: register for register in layout.REGISTERS}
FRAME_FIELDS = {field.name: field for field in layout.FRAME}
STATE_FIELDS = {field.name: field for field in (*layout.POSITION, *layout.STATE)}
CHANGING = frozenset({"append", "remove", "pop", "insert", "extend", "clear", "sort", "add"})


class Value(NamedTuple):
    """C++ code and the kind of value it gives."""

    code: str
    kind: Kind


class Loop(NamedTuple):
    """The C++ of a loop: its head, the names it binds each time round, its end."""

    head: str
    bind: tuple[str, ...]
    end: str


def cpp_name(name: str) -> str:
    return name + "_" if name in RESERVED else name


def is_none(expression: Expression) -> bool:
    return isinstance(expression, NameExpr) and expression.fullname == "builtins.None"


def known_truth(expression: Expression) -> bool | None:
    """Return the truth of a condition on `events`, which are not told here; None for any other."""
    match expression:
        case ComparisonExpr(operators=["is" | "is not" as op], operands=[MemberExpr(name="events"), other]):
            return op == "is" if is_none(other) else None
        case OpExpr(op="and" | "or" as op):
            sides = known_truth(expression.left), known_truth(expression.right)
            if (op == "or") in sides:
                return op == "or"
            return sides[0] if sides[0] == sides[1] else None
        case UnaryExpr(op="not"):
            inner = known_truth(expression.expr)
            return None if inner is None else not inner
    return None
