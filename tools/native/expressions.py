"""Expressions: each Python expression as C++ code and the kind of value it gives."""

from __future__ import annotations

from mypy import nodes
from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    ConditionalExpr,
    DictExpr,
    Expression,
    FloatExpr,
    GeneratorExpr,
    IndexExpr,
    IntExpr,
    ListComprehension,
    ListExpr,
    MemberExpr,
    NameExpr,
    OpExpr,
    SetComprehension,
    StrExpr,
    TupleExpr,
    UnaryExpr,
)

from tools.native.builtin_calls import BuiltinCalls
from tools.native.kinds import (
    BOOL,
    INT,
    REAL,
    TEXT,
    kind_of,
    seq_of,
    unknown_part,
)
from tools.native.values import (
    Value,
    known_truth,
)


class Expressions(BuiltinCalls):
    """Translates the expressions of one function."""

    def value(self, expression: Expression) -> Value:
        """Return the code of an expression, and its kind."""
        known = known_truth(expression)
        if known is not None:
            return Value(str(known).lower(), BOOL)
        match expression:
            case IntExpr():
                return Value(str(expression.value), INT)
            case FloatExpr():
                return Value(repr(expression.value), REAL)
            case StrExpr():
                return Value(str(self.translation.text_number(expression.value)), TEXT)
            case NameExpr():
                return self._name(expression)
            case MemberExpr():
                return self._member(expression)
            case TupleExpr():
                return self._tuple(expression)
            case GeneratorExpr():
                kind = seq_of(kind_of(self.type_of(expression.left_expr)))
                return Value(self.as_kind(expression, kind), kind)
            case ListExpr() | ListComprehension() | SetComprehension() | ConditionalExpr():
                kind = self.kind_at(expression)
                return Value(self.as_kind(expression, kind), kind)
            case nodes.DictionaryComprehension():
                return self._dict_of(expression)
            case DictExpr(items=[]):
                kind = self.kind_at(expression)
                return Value(f"{kind.cpp}{{}}", kind)
            case UnaryExpr(op="not"):
                return Value(f"(!({self.truth(expression.expr)}))", BOOL)
            case UnaryExpr():
                value = self.value(expression.expr)
                return Value(f"({expression.op}{value.code})", REAL if value.kind == REAL else INT)
            case OpExpr():
                return self._operation(expression)
            case ComparisonExpr():
                pairs = zip(expression.operators, expression.operands, expression.operands[1:], strict=False)
                tests = [self._comparison(left, op, right) for op, left, right in pairs]
                return Value(tests[0] if len(tests) == 1 else f"({' && '.join(tests)})", BOOL)
            case IndexExpr():
                return self._index(expression)
            case CallExpr():
                return self._call(expression)
        raise unknown_part(expression)
