"""Calls of Python's own functions."""

from __future__ import annotations

from dataclasses import replace

from mypy import nodes
from mypy.nodes import (
    CallExpr,
    Expression,
    GeneratorExpr,
    LambdaExpr,
    ListComprehension,
    MemberExpr,
    NameExpr,
    OpExpr,
    TupleExpr,
)

from tools.native.calls import Calls
from tools.native.kinds import (
    BOOL,
    INT,
    REAL,
    Kind,
    Untranslatable,
    list_of,
    seq_of,
)
from tools.native.translation import (
    SETUP,
)
from tools.native.values import (
    Value,
    cpp_name,
    is_none,
)


class BuiltinCalls(Calls):
    """Translates calls of len, sorted, any and so on."""

    # --- builtins
    def call_builtin(self, name: str, expression: CallExpr) -> Value:
        args = expression.args
        match name:
            case "cast":
                return self.value(args[1])
            case "len":
                return Value(self._length(args[0]), INT)
            case "any" | "all":
                return Value(self._any_or_all(name, args[0]), BOOL)
            case "sum":
                return self._sum(args)
            case "min" | "max":
                return self._extreme(name, expression)
            case "tuple" | "list" | "set" | "frozenset":
                return self._container(expression)
            case "sorted":
                source = self.iterable(args[0])
                kind = list_of(self._entry_kind(source.kind))
                return Value(self.in_order(Value(self.as_list(source), kind), expression), kind)
            case "next":
                return self._first_of(args)
            case "bool":
                return Value(self.truth(args[0]), BOOL)
            case "int":
                return Value(f"Int({self.value(args[0]).code})", INT)
            case "float":
                return Value(f"double({self.value(args[0]).code})", REAL)
            case "isinstance":
                return Value(self._is_instance(args[0], args[1]), BOOL)
        raise Untranslatable(f"the builtin {name}")

    def as_list(self, value: Value) -> str:
        """Return the code of a list of its own with the entries of a sequence."""
        return f"listed<{self._entry_kind(value.kind).wide}>(g, {value.code})"

    def _length(self, arg: Expression) -> str:
        match self.alias_of(arg):
            case "stack":
                return "Int(g.depth)"
            case "where" | "known" | "group":
                return "Int(g.card_count)"
        return f"Int({self.value(arg).code}.size())"

    def _any_or_all(self, name: str, arg: Expression) -> str:
        if not isinstance(arg, GeneratorExpr):
            return f"{name}_of({self.value(arg).code})"
        with self.loops(arg) as (open_, close):
            test = self.truth(arg.left_expr)
        found, end = ("true", "false") if name == "any" else ("false", "true")
        return f"[&]{{ {open_}if ({test if name == 'any' else f'!({test})'}) return {found}; {close}return {end}; }}()"

    def _sum(self, args: list[Expression]) -> Value:
        real = len(args) > 1 and self.kind_at(args[1]) == REAL
        if not isinstance(args[0], GeneratorExpr):
            value = self.value(args[0])
            kind = REAL if real or value.kind.of == (REAL,) else INT
            return Value(f"sum_of<{kind.cpp}>({value.code})", kind)
        name = self.fresh()
        with self.loops(args[0]) as (open_, close):
            value = self.value(args[0].left_expr)
        if value.kind.name == "seq":
            step = f"{name} = joined(g, {name}, {value.code});"
            return Value(f"[&]{{ {value.kind.cpp} {name}{{}}; {open_}{step} {close}return {name}; }}()", value.kind)
        kind = REAL if real or value.kind == REAL else INT
        return Value(f"[&]{{ {kind.cpp} {name} = 0; {open_}{name} += {value.code}; {close}return {name}; }}()", kind)

    def _keyword(self, call: CallExpr, name: str) -> Expression | None:
        return next((arg for arg, given in zip(call.args, call.arg_names, strict=True) if given == name), None)

    def _extreme(self, name: str, call: CallExpr) -> Value:
        args = self._positional(call)
        if len(args) > 1:
            values = [self.value(arg) for arg in args]
            kind = REAL if any(value.kind == REAL for value in values) else INT
            code = values[0].code
            for value in values[1:]:
                code = f"{name}_of_two<{kind.cpp}>({code}, {value.code})"
            return Value(code, kind)
        source = self.iterable(args[0])
        entry = self._entry_kind(source.kind)
        otherwise = self._keyword(call, "default")
        by = self._key_function(call, entry)
        code = f"{name}_of(g, {source.code}, {by})"
        if otherwise is not None:
            held = self.fresh()
            default = self.as_kind(otherwise, entry)
            found = f"{held}.size() ? {entry.cpp}({name}_of(g, {held}, {by})) : {default}"
            code = f"[&]() -> {entry.cpp} {{ const auto {held} = {source.code}; return {found}; }}()"
        return Value(code, entry)

    def _key_function(self, call: CallExpr, entry: Kind) -> str:
        """Return the C++ function that `key=` stands for; the entry itself where there is none."""
        key = self._keyword(call, "key")
        match key:
            case None:
                return "[&](const auto& each) { return each; }"
            case LambdaExpr():
                name = key.arguments[0].variable.name
                self.locals[name] = entry
                body = key.body.body[0]
                assert isinstance(body, nodes.ReturnStmt)
                assert body.expr is not None
                declared = (
                    f"{entry.cpp} {cpp_name(name)}"
                    if entry.is_number or entry == REAL
                    else f"const auto& {cpp_name(name)}"
                )
                return f"[&]({declared}) {{ return {self.value(body.expr).code}; }}"
            case MemberExpr(name="face_of"):
                faces = self.translation.attribute([self.program.classes[SETUP]], "faces", "g.setup")[0]
                return f"[&](Int each) {{ return Int({faces}[each]); }}"
        raise Untranslatable("a key that is neither a lambda nor `face_of`")

    def in_order(self, value: Value, call: CallExpr) -> str:
        down = self._keyword(call, "reverse")
        if down is not None:
            raise Untranslatable("sorting in reverse; negate the key")
        return f"sorted(g, {value.code}, {self._key_function(call, value.kind.of[0])})"

    def _container(self, expression: CallExpr) -> Value:
        kind = self.kind_at(expression)
        if kind.name == "row":
            kind = seq_of(kind.of[0]) if kind.of else seq_of(INT)
        arg = expression.args[0] if expression.args else None
        if kind.is_many and arg is not None and not isinstance(arg, (GeneratorExpr, ListComprehension, CallExpr)):
            held = self.value(arg)
            if held.kind.of and held.kind.is_many:
                kind = replace(kind, of=held.kind.of)
        return Value(self._many(expression, kind), kind)

    def _first_of(self, args: list[Expression]) -> Value:
        if not isinstance(args[0], GeneratorExpr):
            raise Untranslatable("next() of anything but a generator in place")
        with self.loops(args[0]) as (open_, close):
            value = self.value(args[0].left_expr)
        kind = replace(value.kind, maybe=value.kind.maybe or (len(args) > 1 and is_none(args[1])))
        end = f"return {self.as_kind(args[1], kind)};" if len(args) > 1 else "FAIL_RESULT;"
        return Value(f"[&]() -> {kind.cpp} {{ {open_}return {self.convert(value, kind)}; {close}{end} }}()", kind)

    def _is_instance(self, arg: Expression, classes: Expression) -> str:
        infos: list[nodes.TypeInfo] = []

        def collect(each: Expression) -> None:
            match each:
                case TupleExpr():
                    for item in each.items:
                        collect(item)
                case OpExpr():
                    collect(each.left)
                    collect(each.right)
                case NameExpr(node=nodes.TypeInfo() as info) | MemberExpr(node=nodes.TypeInfo() as info):
                    infos.append(info)
                case _:
                    raise Untranslatable("isinstance with anything but classes by name")

        collect(classes)
        value = self.value(arg)
        if infos[0].fullname == "builtins.str":
            return f"({value.code} < 0)"
        if value.kind.name != "node":
            raise Untranslatable(f"isinstance of a {value.kind.name}")
        tags = sorted(
            {self.program.tags[info.fullname] for base in infos for info in self.program.below[base.fullname]}
        )
        name = self.fresh()
        tests = " || ".join(f"g.k({name}) == {tag}" for tag in tags)
        return f"[&]{{ const Ref {name} = {value.code}; return {name} > 0 && ({tests}); }}()"
