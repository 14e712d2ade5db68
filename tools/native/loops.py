"""Loops, and comprehensions as loops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mypy import nodes
from mypy.nodes import (
    CallExpr,
    Expression,
    GeneratorExpr,
    MemberExpr,
    NameExpr,
    TupleExpr,
)

from tools.native.kinds import (
    INT,
    Kind,
    Untranslatable,
    list_of,
    seq_of,
)
from tools.native.names import Names
from tools.native.values import (
    Loop,
    Value,
    cpp_name,
)


class Loops(Names):
    """Translates what goes through a sequence."""

    # --- tuples and dicts
    def _tuple(self, expression: TupleExpr) -> Value:
        kind = self.kind_at(expression)
        if kind.name == "seq":
            return Value(self._display(expression.items, kind), kind)
        if not kind.of:
            return Value("Seq<Small>{}", seq_of(INT))
        values = [self.value(item) for item in expression.items]
        kind = Kind("row", tuple(value.kind for value in values))
        return Value(f"{kind.cpp}{{{', '.join(value.code for value in values)}}}", kind)

    def _dict_of(self, expression: nodes.DictionaryComprehension) -> Value:
        kind, name = self.kind_at(expression), self.fresh()
        assert expression.key is not None
        with self.loops(expression) as (open_, close):
            key, entry = self.as_kind(expression.key, kind.of[0]), self.as_kind(expression.value, kind.of[1])
        code = f"[&]{{ {kind.cpp} {name}; {open_}{name}.set(g, {key}, {entry}); {close}return {name}; }}()"
        return Value(code, kind)

    def gathered(self, expression: GeneratorExpr, want: Kind, once: bool = False) -> str:
        """Return the code of a comprehension."""
        name = self.fresh()
        with self.loops(expression) as (open_, close):
            entry = self.as_kind(expression.left_expr, want.of[0])
        verb = "push_new" if once else "push"
        builder = f"Builder<{want.of[0].packed if want.name == 'seq' else want.of[0].wide}>"
        return f"[&]{{ {builder} {name}; {open_}{name}.{verb}(g, {entry}); {close}return {want.cpp}({name}); }}()"

    @contextmanager
    def loops(self, expression: GeneratorExpr | nodes.DictionaryComprehension) -> Iterator[tuple[str, str]]:
        """Give the beginning and the end of the loops of a comprehension, whose names are its own."""
        open_, close = "", ""
        outside, before = self.locals, self.in_comprehension
        self.locals, self.in_comprehension = dict(outside), True
        for index, sequence, tests in zip(expression.indices, expression.sequences, expression.condlists, strict=True):
            loop = self.loop(index, sequence)
            open_ += " ".join((loop.head, *loop.bind)) + " "
            close = f"{loop.end} {close}"
            for test in tests:
                open_ += f"if (!({self.truth(test)})) continue; "
        yield open_, close
        self.locals, self.in_comprehension = outside, before

    # --- loops
    def loop(self, index: Expression, sequence: Expression) -> Loop:
        """Return the C++ of `for index in sequence`."""
        at = self.fresh()
        if isinstance(sequence, CallExpr) and isinstance(sequence.callee, NameExpr):
            args = sequence.args
            match sequence.callee.fullname:
                case "builtins.range":
                    return self._loop_of_numbers(index, [self.value(arg).code for arg in args])
                case "builtins.enumerate":
                    assert isinstance(index, TupleExpr)
                    number, each = index.items
                    inner = self._loop_over(at, each, self.iterable(args[0]))
                    start = f"{at} + {self.value(args[1]).code}" if len(args) > 1 else at
                    return inner._replace(bind=(*self._bind(number, Value(f"Int({start})", INT)), *inner.bind))
                case "builtins.reversed":
                    return self._loop_over(at, index, self.iterable(args[0]), backwards=True)
                case "builtins.zip":
                    assert isinstance(index, TupleExpr)
                    return self._loop_together(
                        at, index.items, [self.iterable(arg) for arg in self._positional(sequence)]
                    )
                case "builtins.list":  # of the items of a dict that changes meanwhile
                    match args:
                        case [CallExpr(callee=MemberExpr(name="items", expr=owner))]:
                            assert isinstance(index, TupleExpr)
                            table = self.value(owner)
                            pairs = zip(("keys", "entries"), table.kind.of, strict=True)
                            copies = [
                                Value(f"listed<{kind.wide}>(g, {table.code}.{part})", list_of(kind))
                                for part, kind in pairs
                            ]
                            return self._loop_together(at, index.items, copies)
        if (
            isinstance(sequence, CallExpr)
            and isinstance(sequence.callee, MemberExpr)
            and sequence.callee.name == "items"
        ):
            assert isinstance(index, TupleExpr)
            table = self.value(sequence.callee.expr)
            keys = Value(f"{table.code}.keys", list_of(table.kind.of[0]))
            entries = Value(f"{table.code}.entries", list_of(table.kind.of[1]))
            return self._loop_together(at, index.items, [keys, entries])
        return self._loop_over(at, index, self.iterable(sequence))

    def _positional(self, call: CallExpr) -> list[Expression]:
        return [arg for arg, name in zip(call.args, call.arg_names, strict=True) if name is None]

    def _loop_of_numbers(self, index: Expression, args: list[str]) -> Loop:
        low, high, step = ("0", args[0], "1") if len(args) == 1 else (args[0], args[1], "1") if len(args) == 2 else args
        at, end = self.fresh(), self.fresh()
        sign = ">" if step.startswith(("-", "(-")) else "<"
        head = f"for (Int {at} = {low}, {end} = {high}; {at} {sign} {end}; {at} += {step}) {{"
        return Loop(head, self._bind(index, Value(at, INT)), "}")

    def _loop_over(self, at: str, index: Expression, source: Value, backwards: bool = False) -> Loop:
        name = self.fresh()
        count = (
            f"int {at} = {name}.size() - 1; {at} >= 0; {at}--"
            if backwards
            else f"int {at} = 0; {at} < {name}.size(); {at}++"
        )
        head = f"{{ const auto {name} = {source.code}; for ({count}) {{"
        return Loop(head, self._bind(index, Value(f"{name}[{at}]", self._entry_kind(source.kind))), "} }")

    def _loop_together(self, at: str, targets: list[Expression], sources: list[Value]) -> Loop:
        names = [self.fresh() for _ in sources]
        lists = " ".join(f"const auto {name} = {source.code};" for name, source in zip(names, sources, strict=True))
        head = f"{{ {lists} for (int {at} = 0; {at} < {names[0]}.size(); {at}++) {{"
        bind: tuple[str, ...] = ()
        for name, target, source in zip(names, targets, sources, strict=True):
            bind += self._bind(target, Value(f"{name}[{at}]", self._entry_kind(source.kind)))
        return Loop(head, bind, "} }")

    def _bind(self, target: Expression, value: Value) -> tuple[str, ...]:
        """Return the code that gives an entry its name, or names to its parts."""
        if isinstance(target, TupleExpr):
            name = self.fresh()
            code: tuple[str, ...] = (f"const auto {name} = {value.code};",)
            kinds = value.kind.of if value.kind.name == "row" else (value.kind.of[0],) * len(target.items)
            for number, (item, kind) in enumerate(zip(target.items, kinds, strict=True)):
                part = f"{name}.part{number}" if value.kind.name == "row" else f"{name}[{number}]"
                code += self._bind(item, Value(part, kind))
            return code
        assert isinstance(target, NameExpr)
        if target.name == "_":
            return ()
        name = cpp_name(target.name)
        if not self.in_comprehension:
            if target.name in self.parameters:
                raise Untranslatable(f"{target.name}, a parameter, as the name of what a loop goes through")
            if target.name in self.assigned:
                return (f"{name} = {self.convert(value, self.locals[target.name])};",)
        kind = value.kind
        self.locals[target.name] = kind
        if kind.is_number:
            return (f"const {kind.cpp} {name} = {value.code}; (void){name};",)
        return (f"{'const auto&' if kind.name == 'record' else 'const auto'} {name} = {value.code}; (void){name};",)

    @property
    def assigned(self) -> frozenset[str]:
        """The local names that statements assign to."""
        return frozenset()
