"""Values of the kind that is wanted: tuples and lists made as such, numbers and truths."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy import nodes
from mypy.nodes import (
    CallExpr,
    ConditionalExpr,
    DictExpr,
    Expression,
    GeneratorExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    SetComprehension,
    StarExpr,
    TupleExpr,
    UnaryExpr,
)
from mypy.types import Type, get_proper_type

from tools.native.kinds import (
    STATE,
    Kind,
    Untranslatable,
    kind_of,
    seq_of,
)
from tools.native.translation import (
    Translation,
    nothing_of,
    truth_of,
)
from tools.native.values import (
    Value,
    is_none,
    known_truth,
)


class Conversion(ABC):
    """Translates expressions of one function to values of a kind that is wanted."""

    def __init__(self, translation: Translation, function: nodes.FuncDef) -> None:
        self.translation = translation
        self.program = translation.program
        self.function = function
        self.aliases: dict[str, str] = {}  # local names of what changes in the state
        self.locals: dict[str, Kind] = {}
        self.parameters: frozenset[str] = frozenset()
        self.in_comprehension = False
        self._names = 0

    # --- types
    def type_of(self, expression: Expression) -> Type | None:
        found = self.program.types.get(expression)
        if found is None and isinstance(expression, (NameExpr, MemberExpr)) and isinstance(expression.node, nodes.Var):
            found = expression.node.type
        return get_proper_type(found) if found is not None else None

    def kind_at(self, expression: Expression) -> Kind:
        return kind_of(self.type_of(expression))

    def is_state(self, expression: Expression) -> bool:
        try:
            return self.kind_at(expression) == STATE
        except Untranslatable:
            return False

    def fresh(self) -> str:
        """Return a new name."""
        self._names += 1
        return f"v{self._names}"

    @abstractmethod
    def value(self, expression: Expression) -> Value:
        """Return the code of an expression, and its kind."""

    @abstractmethod
    def alias_of(self, expression: Expression) -> str:
        """Return which changing part of the state an expression is: "zones", "where"…; empty for none."""

    @abstractmethod
    def gathered(self, expression: GeneratorExpr, want: Kind, once: bool = False) -> str:
        """Return the code of a comprehension."""

    # --- values of a kind that is wanted
    def as_kind(self, expression: Expression, want: Kind) -> str:
        """Return the code of an expression as a value of this kind."""
        if want.name == "nothing":
            return self.value(expression).code
        if is_none(expression):
            return nothing_of(want)
        if isinstance(expression, ConditionalExpr):
            known = known_truth(expression.cond)
            if known is not None:
                return self.as_kind(expression.if_expr if known else expression.else_expr, want)
            sides = self.as_kind(expression.if_expr, want), self.as_kind(expression.else_expr, want)
            return f"({self.truth(expression.cond)} ? {sides[0]} : {sides[1]})"
        if want.is_many:
            return self._many(expression, want)
        if want.name == "dict" and isinstance(expression, DictExpr) and not expression.items:
            return f"{want.cpp}{{}}"
        if want.name == "row" and isinstance(expression, TupleExpr):
            parts = [self.as_kind(item, part) for item, part in zip(expression.items, want.of, strict=True)]
            return f"{want.cpp}{{{', '.join(parts)}}}"
        return self.convert(self.value(expression), want)

    def convert(self, value: Value, want: Kind) -> str:
        """Return a value as one of another kind."""
        code, have = value
        if have.cpp == want.cpp:
            return code
        if want.name == "bool" and not want.maybe and have.is_number:
            return truth_of(code, have, self.translation.text_number(""))
        if want.is_number and have.is_number:
            return f"Int({code})"
        if want.name == "real" and have.is_number:
            return f"double({code})"
        if want.name == "node" and have.name == "text":
            return f"Ref({code})"
        if want.name == "seq" and have.name in ("seq", "list", "row"):
            return f"packed<{want.of[0].packed}>(g, {code})"
        if want.name == "list" and have.name in ("seq", "list", "row", "dict"):
            return f"listed<{want.of[0].wide}>(g, {code})"
        if want.name == "row" and have.name == "row":
            return f"{want.cpp}({code})"
        raise Untranslatable(f"a {have.name} where a {want.name} is wanted")

    def _many(self, expression: Expression, want: Kind) -> str:
        """Return the code of a tuple or list, made as such where the expression shows one."""
        entry = want.of[0]
        match expression:
            case TupleExpr() | ListExpr():
                return self._display(expression.items, want)
            case OpExpr(op="+"):
                left, right = self.as_kind(expression.left, want), self.as_kind(expression.right, want)
                return f"joined(g, {left}, {right})"
            case OpExpr(op="*"):
                return f"repeated(g, {self.as_kind(expression.left, want)}, {self.value(expression.right).code})"
            case OpExpr(op="or" | "and" as op):
                left, right, name = (
                    self.as_kind(expression.left, want),
                    self.as_kind(expression.right, want),
                    self.fresh(),
                )
                first, other = (name, right) if op == "or" else (right, name)
                return f"[&]{{ {want.cpp} {name} = {left}; return {name}.size() > 0 ? {first} : {other}; }}()"
            case GeneratorExpr():
                return self.gathered(expression, want)
            case ListComprehension() | SetComprehension():
                return self.gathered(expression.generator, want, once=isinstance(expression, SetComprehension))
            case CallExpr(callee=NameExpr(fullname="builtins.tuple" | "builtins.list" | "builtins.frozenset")) if (
                expression.args
            ):
                return self._copied(expression.args[0], want)
            case CallExpr(callee=NameExpr(fullname="builtins.set"), args=[only]):
                return f"distinct<{want.cpp}>(g, {self.as_kind(only, seq_of(entry))})"
            case CallExpr(callee=NameExpr(fullname="builtins.tuple" | "builtins.list" | "builtins.set"), args=[]):
                return f"{want.cpp}{{}}"
        return self.convert(self.value(expression), want)

    def _copied(self, expression: Expression, want: Kind) -> str:
        """Return the code of `tuple(…)` or `list(…)`: never the same list under another name."""
        match expression:
            case CallExpr(callee=NameExpr(fullname="builtins.range")):
                return f"counted<{want.cpp}>(g, {', '.join(self.value(arg).code for arg in expression.args)})"
        inner = expression.generator if isinstance(expression, ListComprehension) else expression
        if isinstance(inner, (GeneratorExpr, TupleExpr, ListExpr, OpExpr)):
            return self._many(inner, want)
        value = self.value(expression)
        if value.kind.name == "seq" and value.kind.cpp == want.cpp:
            return value.code
        verb = "packed" if want.name == "seq" else "listed"
        return f"{verb}<{want.of[0].packed if want.name == 'seq' else want.of[0].wide}>(g, {value.code})"

    def _display(self, items: list[Expression], want: Kind) -> str:
        entry = want.of[0]
        if not items:
            return f"{want.cpp}{{}}"
        maker = f"made<{want.cpp}>"
        if not any(isinstance(item, StarExpr) for item in items):
            return f"{maker}(g, {', '.join(self.as_kind(item, entry) for item in items)})"
        parts = [
            self.as_kind(item.expr, want) if isinstance(item, StarExpr) else f"{maker}(g, {self.as_kind(item, entry)})"
            for item in items
        ]
        code = parts[0]
        for part in parts[1:]:
            code = f"joined(g, {code}, {part})"
        return code if len(parts) > 1 else f"{want.cpp}({code})"

    # --- truth
    def truth(self, expression: Expression) -> str:
        """Return the code that tells whether Python takes an expression for true."""
        known = known_truth(expression)
        if known is not None:
            return str(known).lower()
        match expression:
            case UnaryExpr(op="not"):
                return f"!({self.truth(expression.expr)})"
            case OpExpr(op="and" | "or" as op):
                sign = "&&" if op == "and" else "||"
                return f"({self.truth(expression.left)} {sign} {self.truth(expression.right)})"
            case NameExpr() | MemberExpr() if self.alias_of(expression) == "stack":
                return "(g.depth > 0)"
        value = self.value(expression)
        return truth_of(*value, self.translation.text_number(""))
