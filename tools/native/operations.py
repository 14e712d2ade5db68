"""Operators: sums, choices between values, comparisons."""

from __future__ import annotations

from dataclasses import replace

from mypy import nodes
from mypy.nodes import (
    Expression,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    StarExpr,
    TupleExpr,
)

from tools.native.kinds import (
    BOOL,
    INT,
    REAL,
    TEXT,
    Untranslatable,
    as_seq,
    seq_of,
)
from tools.native.loops import Loops
from tools.native.translation import (
    is_none_test,
    truth_of,
)
from tools.native.values import (
    Value,
    is_none,
)


class Operations(Loops):
    """Translates operators."""

    # --- operations
    def _operation(self, expression: OpExpr) -> Value:
        op = expression.op
        if op in ("and", "or"):
            return self._either(expression)
        try:
            kind = self.kind_at(expression)
        except Untranslatable:
            kind = self.value(expression.left).kind
        if op in ("+", "*") and (kind.is_many or kind.name == "row"):
            held = self.value(expression.left).kind
            if kind.name == "row" or not kind.of:
                kind = as_seq(held) if held.of else seq_of(kind.of[0])
            return Value(self._many(expression, kind), kind)
        if kind.name == "list" and op == "-":
            return Value(f"without(g, {self.value(expression.left).code}, {self.value(expression.right).code})", kind)
        left, right = self.value(expression.left), self.value(expression.right)
        if left.kind == TEXT:
            raise Untranslatable("a text made of others; choose among whole ones")
        if op in ("//", "%"):
            return Value(f"{'quotient' if op == '//' else 'modulo'}({left.code}, {right.code})", INT)
        if op == "/":
            return Value(f"(double({left.code}) / double({right.code}))", REAL)
        if op == "**" and kind == REAL:
            return Value(f"pow(double({left.code}), double({right.code}))", REAL)
        return Value(f"({left.code} {op} {right.code})", kind if kind.is_number or kind == REAL else INT)

    def _either(self, expression: OpExpr) -> Value:
        kind = self.kind_at(expression)
        if kind.name == "bool":
            return Value(self.truth(expression), BOOL)
        left = self.value(expression.left)
        if kind.is_many:
            return Value(self._many(expression, kind), kind)
        kind = replace(kind, maybe=kind.maybe or left.kind.maybe)
        if kind.name not in ("int", "real", "text", "node", "record", "frame", "object"):
            raise Untranslatable(f"`{expression.op}` between values that are neither true nor false")
        name, right = self.fresh(), self.as_kind(expression.right, kind)
        test = truth_of(name, left.kind, self.translation.text_number(""))
        first, other = (name, right) if expression.op == "or" else (right, name)
        return Value(
            f"[&]() -> {kind.cpp} {{ {kind.cpp} {name} = {left.code}; if ({test}) return {first}; return {other}; }}()",
            kind,
        )

    def _comparison(self, left: Expression, op: str, right: Expression) -> str:
        if op in ("is", "is not"):
            return ("!" if op == "is not" else "") + self._identity(left, right)
        if op in ("in", "not in"):
            return ("!" if op == "not in" else "") + self._containment(left, right)
        a, b = self.value(left), self.value(right)
        if a.kind.is_many or b.kind.is_many:
            entry = (a.kind if a.kind.is_many and a.kind.of else b.kind).of[0]
            if op not in ("==", "!="):
                raise Untranslatable("sequences in order; compare what they hold")
            same = f"same({self.as_kind(left, seq_of(entry))}, {self.as_kind(right, seq_of(entry))})"
            return same if op == "==" else f"(!{same})"
        return f"({a.code} {op} {b.code})"

    def _identity(self, left: Expression, right: Expression) -> str:
        if is_none(right):
            if isinstance(left, MemberExpr) and left.name == "ask" and self.is_state(left.expr):
                return "(!g.is_asking())"
            value = self.value(left)
            return is_none_test(value.code, value.kind)
        if isinstance(right, NameExpr) and right.fullname in ("builtins.True", "builtins.False"):
            return f"({self.value(left).code} == {int(right.name == 'True')})"
        a, b = self.value(left), self.value(right)
        if a.kind.name in ("frame", "node"):
            return f"({a.code} == {b.code})"
        raise Untranslatable("`is` between values that may have been copied; write `==`")

    def _containment(self, item: Expression, container: Expression) -> str:
        if isinstance(container, (TupleExpr, ListExpr, nodes.SetExpr)) and not any(
            isinstance(entry, StarExpr) for entry in container.items
        ):
            name, value = self.fresh(), self.value(item)
            tests = " || ".join(f"{name} == {self.as_kind(entry, value.kind)}" for entry in container.items)
            return f"([&]{{ const auto {name} = {value.code}; return {tests}; }}())"
        mapping = self._module_dict(container)
        if mapping:
            return f"{mapping}_has({self.value(item).code})"
        value = self.value(container)
        match value.kind.name:
            case "dict":
                return f"{value.code}.has({self.as_kind(item, value.kind.of[0])})"
            case "text":
                return f"is_part_of(g, {self.value(item).code}, {value.code})"
            case "row":
                kind = seq_of(value.kind.of[0])
                return f"contains({self.convert(value, kind)}, {self.value(item).code})"
        entry = self._entry_kind(value.kind)
        wanted = self.as_kind(item, entry) if entry.name == "row" else self.value(item).code
        return f"contains({value.code}, {wanted})"
