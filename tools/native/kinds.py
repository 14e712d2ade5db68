"""Kinds of values: how each type of the engine's Python is held in C++."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mypy import types as t

STATES = ("lineup.engine.state.State", "lineup.engine.state.CommonState", "lineup.engine.view.View")
FRAME = "lineup.engine.frames.Frame"
RECORDS = "lineup.engine.records."
SEQUENCES = frozenset(
    {
        "builtins.tuple",
        "builtins.frozenset",
        "builtins.bytes",
        "builtins.bytearray",
        "typing.Sequence",
        "typing.Iterable",
        "typing.Collection",
    }
)
LISTS = frozenset({"builtins.list", "builtins.set", "typing.Iterator"})
# Classes of working objects, which no state holds: each with the class its structure is named after.
OBJECTS = {
    "lineup.bots.judging.board.BeginnerEyes": "BeginnerEyes",
    "lineup.bots.judging.card_value.Appraisal": "Appraisal",
    "lineup.bots.judging.deck_value.DeckWeights": "DeckWeights",
    "lineup.bots.quick.plan.Plan": "BeginnerEyes",
    "lineup.bots.quick.quick_play.QuickPlay": "QuickPlay",
}


# What to write instead of what has no counterpart, by mypy's name of it.
INSTEAD = {
    "AssertTypeExpr": "leave it out",
    "AwaitExpr": "rules wait for nobody",
    "BytesExpr": "write a tuple of numbers",
    "DelStmt": "make a new tuple, list or dict without it",
    "LambdaExpr": "write what it does where it is needed; only the `key` of sorted, min and max may be one",
    "RaiseStmt": "assert what has to be true",
    "StarExpr": "put tuples together with `+`",
    "TryStmt": "ask first whether it can be done",
    "WithStmt": "rules hold nothing that has to be let go",
    "YieldFromExpr": "yield in a loop",
}
PAGE = "docs/internals/native.md says which Python is translated"


class Untranslatable(Exception):
    """Python outside the subset that is translated; its words say what to write instead."""

    def __str__(self) -> str:
        said = super().__str__()
        return said if ";" in said else f"{said}; {PAGE}"


def unknown_part(part: object) -> Untranslatable:
    """Return what says that a part of Python is not translated, and what to write instead."""
    name = type(part).__name__
    return Untranslatable(f"{name} is not part of the Python that is translated; {INSTEAD.get(name, PAGE)}")


@dataclass(frozen=True)
class Kind:
    """A way to hold values. `of` are the kinds of what it holds; `maybe` allows None too."""

    name: str
    of: tuple[Kind, ...] = ()
    record: str = ""
    maybe: bool = False

    @property
    def is_many(self) -> bool:
        return self.name in ("seq", "list")

    @property
    def is_number(self) -> bool:
        return self.name in ("int", "text", "bool")

    @property
    def cpp(self) -> str:
        """The C++ type of a variable of this kind."""
        match self.name:
            case "int" | "text":
                return "Int"
            case "bool":
                return "Int" if self.maybe else "bool"
            case "real":
                return "double"
            case "node":
                return "Ref"
            case "frame":
                return "Frame*"
            case "record":
                return self.record
            case "object":
                return f"{self.record}*"
            case "seq":
                return f"Seq<{self.of[0].packed}>"
            case "list":
                return f"List<{self.of[0].wide}>"
            case "row":
                return f"Row<{', '.join(part.wide for part in self.of)}>"
            case "dict":
                return f"Dict<{self.of[0].wide}, {self.of[1].wide}>"
            case "map":
                return "Map"
            case "nothing":
                return "void"
        raise Untranslatable(f"a value of kind {self.name}")

    @property
    def packed(self) -> str:
        """The C++ type of an entry of a tuple: numbers are kept in 16 bits, since what a state holds fits there."""
        if self.is_number:
            return "Small"
        if self.name == "row":
            return f"Row<{', '.join(part.packed for part in self.of)}>"
        return self.cpp

    @property
    def wide(self) -> str:
        """The C++ type of an entry of a list or dict, which no state holds."""
        return "Int" if self.is_number else self.cpp


INT = Kind("int")
BOOL = Kind("bool")
REAL = Kind("real")
TEXT = Kind("text")
NODE = Kind("node")
STATE = Kind("state")
FRAME_KIND = Kind("frame")
NOTHING = Kind("nothing")
MAP = Kind("map")


def seq_of(kind: Kind) -> Kind:
    return Kind("seq", (kind,))


def list_of(kind: Kind) -> Kind:
    return Kind("list", (kind,))


def kind_of(type_: t.Type | None) -> Kind:
    """Return how values of a mypy type are held."""
    proper = t.get_proper_type(type_) if type_ is not None else None
    match proper:
        case t.NoneType() | t.UninhabitedType():
            return NOTHING
        case t.LiteralType():
            return kind_of(proper.fallback)
        case t.UnionType():
            return _kind_of_union(proper)
        case t.TupleType():
            return _kind_of_tuple(proper)
        case t.Instance():
            return _kind_of_instance(proper)
        case t.TypeVarType():
            return kind_of(proper.upper_bound)
        case t.AnyType():
            return NODE
    raise Untranslatable(f"a value of type {proper}")


def _kind_of_union(union: t.UnionType) -> Kind:
    rest = [item for item in map(t.get_proper_type, union.items) if not isinstance(item, t.NoneType)]
    maybe = len(rest) < len(union.items)
    kinds = {kind_of(item) for item in rest}
    if len(kinds) > 1:
        names = {kind.name for kind in kinds}
        if names <= {"int", "bool"}:
            kinds = {INT}
        elif names <= {"int", "bool", "real"}:
            kinds = {REAL}
        elif names == {"text", "node"}:  # texts are below zero, words above
            kinds = {NODE}
        elif all(kind.is_many or kind.name == "row" for kind in kinds):
            kinds = {as_seq(kind) for kind in kinds if kind.name != "row" or kind.of}
    if len(kinds) != 1:
        raise Untranslatable(f"a value that is one of {union}; give the cases a class in common")
    return replace(kinds.pop(), maybe=maybe)


def as_seq(kind: Kind) -> Kind:
    """Return the kind of a tuple with the same entries."""
    return kind if kind.name == "seq" else seq_of(kind.of[0])


def _kind_of_tuple(row: t.TupleType) -> Kind:
    if row.partial_fallback.type.fullname.startswith("lineup."):
        return NODE
    parts = []
    for item in map(t.get_proper_type, row.items):
        if isinstance(item, t.UnpackType):
            inner = t.get_proper_type(item.type)
            assert isinstance(inner, t.Instance)
            return seq_of(kind_of(inner.args[0]))
        parts.append(kind_of(item))
    return Kind("row", tuple(parts))


def _kind_of_instance(instance: t.Instance) -> Kind:
    name = instance.type.fullname
    if name in ("builtins.int", "builtins.bool", "builtins.str"):
        return {"builtins.int": INT, "builtins.bool": BOOL, "builtins.str": TEXT}[name]
    if name == "builtins.float":
        return REAL
    if name in OBJECTS:
        return Kind("object", record=OBJECTS[name])
    if name in STATES:
        return STATE
    if name == FRAME:
        return FRAME_KIND
    if name.startswith(RECORDS):
        return Kind("record", record=instance.type.name)
    if name in ("builtins.bytes", "builtins.bytearray"):
        return seq_of(INT)
    if name in SEQUENCES:
        return seq_of(kind_of(instance.args[0]))
    if name in LISTS:
        return list_of(kind_of(instance.args[0]))
    if name == "builtins.dict":
        return Kind("dict", (kind_of(instance.args[0]), kind_of(instance.args[1])))
    if name == "typing.Mapping":
        return MAP
    if name.startswith("lineup.") or name == "builtins.object":
        return NODE
    raise Untranslatable(f"a value of type {name}")
