"""The head of each function in C++: its parameters, which of them are the game itself, and which are changed."""

from __future__ import annotations

from typing import NamedTuple

from mypy import nodes, types
from mypy.nodes import (
    CallExpr,
    IndexExpr,
    MemberExpr,
    NameExpr,
)
from mypy.types import Type, get_proper_type

from tools.native.kinds import FRAME, NODE, OBJECTS, RECORDS, STATE, STATES, Kind, Untranslatable, kind_of, seq_of
from tools.native.program import Program, signature
from tools.native.values import CHANGING, cpp_name
from tools.native.walking import nodes_below


class Head(NamedTuple):
    """The head of a function in C++, and the names of its parameters behind the game."""

    code: str
    names: tuple[str, ...]


def parameters(function: nodes.FuncDef) -> list[tuple[str, Kind]]:
    """Return the parameters of a function but for the state."""
    found = []
    for number, (argument, type_) in enumerate(zip(function.arguments, signature(function).arg_types, strict=True)):
        name = argument.variable.name
        if number == 0 and name == "self" and function.info:
            kind = Kind("frame") if function.info.fullname == FRAME else NODE
            if function.info.fullname in OBJECTS:
                kind = Kind("object", record=OBJECTS[function.info.fullname])
            if function.info.fullname.startswith(RECORDS):
                raise Untranslatable("a method of a record; write a function of its fields")
            if function.info.fullname in STATES:
                continue
        elif is_state_parameter(name, type_):
            continue
        else:
            kind = kind_of(type_)
            if argument.kind == nodes.ARG_STAR:
                kind = seq_of(kind)
        found.append((name, kind))
    return found


def head_of(program: Program, function: nodes.FuncDef, name: str = "") -> Head:
    """Return the head of a function, or of one that chooses among such functions."""
    result = kind_of(signature(function).ret_type)
    code, names = ["G& g"], []
    for parameter, kind in parameters(function):
        names.append(cpp_name(parameter))
        if changes(function, parameter):
            code.append(f"{kind.cpp}& {names[-1]}")
        elif kind.name == "record":
            code.append(f"const {kind.cpp}& {names[-1]}")
        else:
            code.append(f"{kind.cpp} {names[-1]}")
    return Head(f"{result.cpp} {name or program.cpp_name(function.fullname)}({', '.join(code)})", tuple(names))


def is_state_parameter(name: str, type_: Type) -> bool:
    """True for the state, which no C++ function is given: all of them work on the one game there is."""
    return name == "state" or kind_of(type_) == STATE


def changes(function: nodes.FuncDef, name: str) -> bool:
    """True if a function changes a list it is given."""
    places = zip(function.arguments, signature(function).arg_types, strict=True)
    if not any(each.variable.name == name and _is_list(type_) for each, type_ in places):
        return False
    for node in nodes_below(function.body):
        match node:
            case CallExpr(callee=MemberExpr(expr=NameExpr() as owner, name=verb)):
                if owner.name == name and verb in CHANGING:
                    return True
            case nodes.AssignmentStmt(lvalues=[IndexExpr(base=NameExpr() as owner)]):
                if owner.name == name:
                    return True
            case nodes.OperatorAssignmentStmt(lvalue=NameExpr() as owner):
                if owner.name == name:
                    return True
    return False


def _is_list(type_: Type) -> bool:
    proper = get_proper_type(type_)
    return isinstance(proper, types.Instance) and proper.type.fullname in (
        "builtins.list",
        "builtins.dict",
        "builtins.set",
    )
