"""Calls of functions, methods, and of classes that make frames, records and words."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from mypy import nodes
from mypy.nodes import (
    CallExpr,
    Expression,
    IndexExpr,
    IntExpr,
    MemberExpr,
    NameExpr,
    StrExpr,
    SuperExpr,
)

from tools.native.kinds import (
    FRAME,
    FRAME_KIND,
    INT,
    NODE,
    NOTHING,
    OBJECTS,
    REAL,
    RECORDS,
    Kind,
    Untranslatable,
    kind_of,
    list_of,
    seq_of,
)
from tools.native.operations import Operations
from tools.native.program import classes_of, function_of, member, signature
from tools.native.signatures import changes, is_state_parameter
from tools.native.translation import (
    FACTS,
    SETUP,
    function_or_fault,
)
from tools.native.values import (
    Value,
)


class Calls(Operations):
    """Translates calls."""

    @abstractmethod
    def call_builtin(self, name: str, expression: CallExpr) -> Value:
        """Return the call of one of Python's own functions."""

    @abstractmethod
    def in_order(self, value: Value, call: CallExpr) -> str:
        """Return the code of a list in the order that a call of `sorted` or `sort` asks for."""

    # --- calls
    def _call(self, expression: CallExpr) -> Value:
        callee = expression.callee
        if isinstance(callee, NameExpr):
            if callee.fullname.startswith("builtins.") or callee.fullname == "typing.cast":
                return self.call_builtin(callee.name, expression)
            if callee.fullname.startswith("math."):
                numbers = ", ".join(f"double({self.value(arg).code})" for arg in expression.args)
                return Value(f"{callee.name}({numbers})", REAL)
            if callee.fullname == "itertools.combinations":
                match expression.args[0]:
                    case CallExpr(callee=NameExpr(fullname="builtins.range"), args=[bound]):
                        pool, size = self.value(bound).code, self.value(expression.args[1]).code
                    case _:
                        raise Untranslatable("combinations of anything but a range of numbers")
                return Value(f"combinations(g, {pool}, {size})", list_of(seq_of(INT)))
            if isinstance(callee.node, nodes.TypeInfo):
                return self._made(callee.node, expression)
            function = function_of(callee.node)
            if function is not None and function.fullname.startswith("lineup."):
                return self._call_function(function, expression)
        elif isinstance(callee, SuperExpr):
            base = next(info for info in self.function.info.mro[1:] if callee.name in info.names)
            function = function_of(base.names[callee.name].node)
            assert function is not None
            args = self.args(function, expression, has_self=True)
            code = f"{self.translation.require(function)}({', '.join(['g', 'self', *args])})"
            return Value(code, kind_of(signature(function).ret_type))
        elif isinstance(callee, MemberExpr):
            return self._call_member(callee, expression)
        elif isinstance(callee, IndexExpr) and isinstance(callee.base, NameExpr) and callee.base.name == "STEPS":
            return Value(
                f"run_step(g, {self.value(callee.index).code}, {self.value(expression.args[1]).code})", NOTHING
            )
        elif isinstance(callee, IndexExpr) and isinstance(callee.base, NameExpr):
            return self._call_of_table(callee.base.fullname, callee.index, expression)
        raise Untranslatable("a call of something that is not a function by name")

    def _call_function(self, function: nodes.FuncDef, expression: CallExpr) -> Value:
        args = self.args(function, expression)
        if function.fullname in FACTS:
            return Value(*self.translation.fact(function, args))
        code = f"{self.translation.require(function)}({', '.join(['g', *args])})"
        return Value(code, kind_of(signature(function).ret_type))

    def args(self, function: nodes.FuncDef, expression: CallExpr, has_self: bool = False) -> list[str]:
        """Return the arguments of a call in the order of the parameters, with defaults."""
        positional, named = [], {}
        for arg, how, name in zip(expression.args, expression.arg_kinds, expression.arg_names, strict=True):
            if how == nodes.ARG_NAMED and name is not None:
                named[name] = arg
            elif how == nodes.ARG_POS:
                positional.append(arg)
            else:
                raise Untranslatable("a call with * or **; name the arguments")
        types_ = signature(function).arg_types
        code = []
        for number, parameter in enumerate(function.arguments):
            name = parameter.variable.name
            if number == 0 and has_self:
                continue
            if is_state_parameter(name, types_[number]):
                if name not in named:
                    positional.pop(0)
                continue
            kind = kind_of(types_[number])
            if parameter.kind == nodes.ARG_STAR:
                code.append(self._display(positional, seq_of(kind)))
                continue
            given = named.get(name) or (positional.pop(0) if positional else parameter.initializer)
            assert given is not None, (function.fullname, name)
            code.append(self.value(given).code if changes(function, name) else self.as_kind(given, kind))
        return code

    def _made(self, info: nodes.TypeInfo, expression: CallExpr) -> Value:
        """Return the code of a new frame, record or word."""
        init = info.names.get("__init__")
        if info.fullname in OBJECTS:
            begin = function_or_fault(info, "__init__")
            args = ["g", (name := self.fresh()), *self.args(begin, expression, has_self=True)]
            struct, tag = OBJECTS[info.fullname], self.program.tags[info.fullname]
            room = f"{struct}* {name} = g.room_of<{struct}>(); {name}->tag = {tag};"
            code = f"[&]{{ {room} {self.translation.require(begin)}({', '.join(args)}); return {name}; }}()"
            return Value(code, Kind("object", record=struct))
        if info.fullname == FRAME:
            function = function_of(init.node if init else None)
            assert function is not None
            return Value(f"g.new_frame({', '.join(self.args(function, expression, has_self=True))})", FRAME_KIND)
        if info.fullname.startswith(RECORDS):
            function = function_of(init.node if init else None)
            assert function is not None
            parts = self.args(function, expression, has_self=True)
            return Value(f"new_{info.name}(g, {', '.join(parts)})", Kind("record", record=info.name))
        if info.fullname in self.program.tags:
            values = tuple(self._constant_of(arg) for arg in expression.args)
            names = tuple(name or "" for name in expression.arg_names)
            return Value(self.translation.made_word(info.fullname, values, names), NODE)
        raise Untranslatable(f"a new {info.name}")

    def _constant_of(self, expression: Expression) -> object:
        match expression:
            case IntExpr() | StrExpr():
                return expression.value
            case NameExpr(fullname="builtins.True" | "builtins.False"):
                return expression.name == "True"
            case NameExpr(node=nodes.Var()) if expression.fullname.startswith("lineup."):
                return self.program.python_value(expression.fullname)
            case MemberExpr(expr=NameExpr(node=nodes.MypyFile())):
                return self.program.python_value(expression.fullname)
        raise Untranslatable("a word made at run time of anything but constants")

    def _call_of_table(self, table: str, key: Expression, expression: CallExpr) -> Value:
        """Return the call of one of the functions that a constant dict holds by texts."""
        functions = {
            text: self.program.function(each.__module__, each.__name__)
            for text, each in self.program.python_value(table).items()
        }
        first = next(iter(functions.values()))
        code = ", ".join(["g", self.value(key).code, *self.args(first, expression)])
        return Value(
            f"{self.translation.chooser_by_text(table, functions)}({code})", kind_of(signature(first).ret_type)
        )

    def _call_member(self, callee: MemberExpr, expression: CallExpr) -> Value:
        name, owner, args = callee.name, callee.expr, expression.args
        if isinstance(owner, NameExpr) and isinstance(owner.node, nodes.MypyFile):
            function = function_of(callee.node)
            if function is None:
                raise Untranslatable(f"{name} of a module")
            return self._call_function(function, expression)
        if isinstance(owner, NameExpr) and owner.fullname == "builtins.dict" and name == "fromkeys":
            source = self.iterable(args[0])
            kind = list_of(source.kind.of[0])
            return Value(f"distinct<{kind.cpp}>(g, {source.code})", kind)
        if name == "face_of" and self.kind_at(owner) == NODE:
            faces = self.translation.attribute([self.program.classes[SETUP]], "faces", "g.setup")[0]
            return Value(f"Int({faces}.at({self.value(args[0]).code}))", INT)
        mapping = self._module_dict(owner)
        if mapping and name == "get":
            return Value(
                f"{mapping}({', '.join(self.value(arg).code for arg in args)})", replace(self.kind_at(expression))
            )
        if self.alias_of(owner) == "stack":
            match name:
                case "append":
                    return Value(f"g.push_frame({self.value(args[0]).code})", NOTHING)
                case "pop":
                    return Value("g.pop_frame()", NOTHING)
                case "clear":
                    return Value("g.drop_frames()", NOTHING)
        if self.is_state(owner):
            raise Untranslatable(f"the method {name} of a state")
        value = self.value(owner)
        if value.kind.name in ("node", "object"):
            return self._call_word(value, classes_of(self.type_of(owner)), name, expression)
        return self._call_container(value, name, args, expression)

    def _call_word(self, value: Value, infos: list[nodes.TypeInfo], name: str, expression: CallExpr) -> Value:
        for info in infos:
            function = function_of(member(info, name)[1])
            if function is not None:
                args = self.args(function, expression, has_self=True)
                return Value(*self.translation.call_method(infos, name, value.code, args))
        raise Untranslatable(f"no method {name} of {', '.join(info.name for info in infos)}")

    def _call_container(self, value: Value, name: str, args: list[Expression], call: CallExpr) -> Value:
        code, kind = value
        match kind.name, name:
            case "list", "append":
                return Value(f"{code}.push(g, {self.as_kind(args[0], kind.of[0])})", NOTHING)
            case "list", "add":
                return Value(f"{code}.push_new(g, {self.as_kind(args[0], kind.of[0])})", NOTHING)
            case "list", "pop":
                return Value(f"{code}.pop({self.value(args[0]).code if args else '-1'})", kind.of[0])
            case "list", "remove":
                return Value(f"{code}.remove({self.as_kind(args[0], kind.of[0])})", NOTHING)
            case "list", "sort":
                return Value(f"{code} = {self.in_order(value, call)}", NOTHING)
            case (("list" | "seq"), "index"):
                return Value(f"index_of({code}, {self.as_kind(args[0], kind.of[0])})", INT)
            case (("list" | "seq"), "count"):
                return Value(f"count_of({code}, {self.as_kind(args[0], kind.of[0])})", INT)
            case "row", "index":
                return Value(f"index_of({self.convert(value, seq_of(kind.of[0]))}, {self.value(args[0]).code})", INT)
            case "dict", "values":
                return Value(f"{code}.entries", list_of(kind.of[1]))
            case "dict", "get" if len(args) == 2:
                return Value(f"{code}.get({self.value(args[0]).code}, {self.as_kind(args[1], kind.of[1])})", kind.of[1])
            case "dict", "setdefault":
                key, entry = self.value(args[0]).code, self.as_kind(args[1], kind.of[1])
                return Value(f"{code}.setdefault(g, {key}, {entry})", kind.of[1])
            case "map", "get":
                return Value(f"g.look_up({code}, {self.value(args[0]).code})", replace(seq_of(INT), maybe=True))
            case (("int" | "bool"), "bit_count"):
                return Value(f"bit_count({code})", INT)
        raise Untranslatable(f"the method {name} of a {kind.name}")
