"""Names, members and entries: what an expression reads."""

from __future__ import annotations

from dataclasses import replace

from mypy import nodes
from mypy.nodes import (
    Expression,
    IndexExpr,
    IntExpr,
    MemberExpr,
    NameExpr,
    TupleExpr,
)

from tools.native.conversion import Conversion
from tools.native.kinds import (
    BOOL,
    FRAME,
    FRAME_KIND,
    INT,
    NODE,
    NOTHING,
    REAL,
    RECORDS,
    STATE,
    Kind,
    Untranslatable,
    kind_of,
    list_of,
    seq_of,
)
from tools.native.program import attribute_type, classes_of, function_of, member
from tools.native.translation import (
    SETUP,
)
from tools.native.values import (
    FRAME_FIELDS,
    MUTABLE,
    REGISTERS,
    STATE_FIELDS,
    Value,
    cpp_name,
)


class Names(Conversion):
    """Translates what reads the state, a frame, a record, a word or a local."""

    # --- names
    def alias_of(self, expression: Expression) -> str:
        """Return which changing part of the state an expression is: "zones", "where"…; empty for none."""
        if isinstance(expression, NameExpr):
            return self.aliases.get(expression.name, "")
        if isinstance(expression, MemberExpr) and expression.name in MUTABLE and self.is_state(expression.expr):
            return expression.name
        return ""

    def _name(self, expression: NameExpr) -> Value:
        match expression.fullname:
            case "builtins.True" | "builtins.False":
                return Value(expression.name.lower(), BOOL)
            case "builtins.None":
                return Value("NONE", NOTHING)
            case "math.inf":
                return Value("INFINITY", REAL)
        alias = self.alias_of(expression)
        if alias:
            return self._state_part(alias)
        node = expression.node
        if isinstance(node, nodes.Var):
            if node.fullname.startswith("lineup.") and not self._is_local(expression.name):
                return Value(*self.translation.constant(node.fullname))
            kind = self.locals.get(expression.name) or kind_of(node.type)
            return Value("g" if kind == STATE else cpp_name(expression.name), kind)
        raise Untranslatable(f"{expression.name} as a value")

    def _is_local(self, name: str) -> bool:
        return name in self.locals

    def _state_part(self, name: str) -> Value:
        match name:
            case "zones":
                return Value("g.all_zones()", Kind("zones"))
            case "stack":
                return Value("g.frames()", Kind("frames"))
        return Value(f"g.{name}()", Kind("array"))

    def _member(self, expression: MemberExpr) -> Value:
        name, owner = expression.name, expression.expr
        if isinstance(owner, NameExpr) and isinstance(owner.node, nodes.MypyFile):
            if isinstance(expression.node, nodes.Var):
                return Value(*self.translation.constant(expression.node.fullname))
            raise Untranslatable(f"{name} of a module as a value")
        if self.is_state(owner):
            return self.state_member(name)
        if isinstance(owner, NameExpr) and isinstance(owner.node, nodes.TypeInfo):
            return Value(*self.translation.constant(f"{owner.node.fullname}.{name}"))
        value = self.value(owner)
        if value.kind.name == "frame":
            return self._frame_member(value.code, name)
        if value.kind.name == "record":
            return self._record_member(value, name)
        if value.kind.name == "object":
            return self._object_member(value.code, classes_of(self.type_of(owner)), name)
        if value.kind.name == "node":
            return Value(*self.translation.attribute(classes_of(self.type_of(owner)), name, value.code))
        raise Untranslatable(f".{name} of a {value.kind.name}")

    def state_member(self, name: str) -> Value:
        match name:
            case "setup":
                return Value("g.setup", NODE)
            case "cards" | "sees":
                setup = self.program.classes[SETUP]
                return Value(*self.translation.attribute([setup], name, "g.setup"))
            case "players":
                return Value("g.players", INT)
            case "ask":
                return Value("g.question()", Kind("record", record="Ask", maybe=True))
        if name in MUTABLE:
            return self._state_part(name)
        if name in ("seat", "unseen"):  # of a view
            kind = kind_of(attribute_type(self.program.classes["lineup.engine.view.View"], name))
            return Value(f"g.seen->{name}", kind)
        field = STATE_FIELDS[name]
        kind = kind_of(attribute_type(self.program.classes["lineup.engine.state.State"], name))
        if field.shape.kind == "many":
            return Value(f"g.get(g.{name})", kind)
        return Value(f"(g.{name} != 0)" if kind == BOOL else f"Int(g.{name})", kind)

    def _frame_member(self, owner: str, name: str) -> Value:
        register = REGISTERS.get(name)
        kind = kind_of(attribute_type(self.program.classes[FRAME], name))
        slot = register.slot if register else name
        if FRAME_FIELDS[slot].shape.kind == "many":
            return Value(f"g.get({owner}->{slot})", kind)
        if FRAME_FIELDS[slot].shape.kind == "maybe":
            return Value(f"{owner}->{slot}", kind)
        if kind == BOOL:
            return Value(f"({owner}->{slot} != 0)", kind)
        less = register.less if register else 0
        return Value(f"Int({owner}->{slot} - {less})" if less else f"Int({owner}->{slot})", kind)

    def _object_member(self, owner: str, infos: list[nodes.TypeInfo], name: str) -> Value:
        if function_of(member(infos[0], name)[1]) is not None:
            return Value(*self.translation.call_method(infos, name, owner, []))
        return Value(f"{owner}->{name}", kind_of(attribute_type(infos[0], name)))

    def _record_member(self, value: Value, name: str) -> Value:
        if name == "purpose":
            return Value(f"purpose_of(g, {value.code}.what)", NODE)
        info = self.program.classes[RECORDS + value.kind.record]
        function = function_of(member(info, name)[1])
        if function is not None:
            raise Untranslatable(f".{name} of a record, which is no field of it")
        kind = kind_of(attribute_type(info, name))
        code = f"{value.code}.{name}"
        if kind == BOOL:
            return Value(f"({code} != 0)", BOOL)
        return Value(f"Int({code})" if kind.is_number else code, kind)

    def iterable(self, expression: Expression) -> Value:
        """Return the code of what is gone through, one after the other."""
        if isinstance(expression, TupleExpr) and expression.items:
            kind = self.kind_at(expression)
            kind = kind if kind.name == "seq" else seq_of(kind.of[0])
            return Value(self.as_kind(expression, kind), kind)
        value = self.value(expression)
        if value.kind.name == "row":
            kind = seq_of(value.kind.of[0])
            return Value(self.convert(value, kind), kind)
        if value.kind.name == "dict":
            return Value(f"{value.code}.keys", list_of(value.kind.of[0]))
        return value

    def _entry_kind(self, kind: Kind) -> Kind:
        match kind.name:
            case "zones":
                return seq_of(INT)
            case "frames":
                return FRAME_KIND
            case "array":
                return INT
        return kind.of[0]

    def _module_dict(self, expression: Expression) -> str:
        """Return the C++ name of a dict that is a constant of a module; empty for anything else."""
        if isinstance(expression, (NameExpr, MemberExpr)) and isinstance(expression.node, nodes.Var):
            name = expression.node.fullname
            if name.startswith("lineup.") and not (
                isinstance(expression, NameExpr) and self._is_local(expression.name)
            ):
                try:
                    value = self.program.python_value(name)
                except (AttributeError, StopIteration):
                    return ""
                if isinstance(value, dict):
                    return self.translation.mapping(name)
        return ""

    # --- entries and stretches
    def _index(self, expression: IndexExpr) -> Value:
        base, index = expression.base, expression.index
        mapping = self._module_dict(base)
        if mapping:
            kind = self.kind_at(expression)
            return Value(f"{mapping}({self.value(index).code})", kind)
        if isinstance(index, nodes.SliceExpr):
            return self._slice(base, index)
        alias = self.alias_of(base)
        at = self.value(index).code
        match alias:
            case "zones":
                return Value(f"g.get(g.zones()[{at}])", seq_of(INT))
            case "stack":
                return Value(f"g.frame_at({at})", FRAME_KIND)
            case "where" | "known" | "group":
                return Value(f"Int(g.{alias}()[{at}])", INT)
        value = self.value(base)
        if value.kind.name == "row":
            if isinstance(index, IntExpr):
                return Value(f"{value.code}.part{index.value}", value.kind.of[index.value])
            kind = seq_of(value.kind.of[0])
            value = Value(self.convert(value, kind), kind)
        if value.kind.name == "dict":
            return Value(f"{value.code}.get({self.as_kind(index, value.kind.of[0])})", value.kind.of[1])
        entry = self._entry_kind(value.kind)
        code = f"{value.code}.at({at})"
        return Value(
            f"Int({code})" if entry.is_number else code, replace(entry, name="int") if entry.name == "bool" else entry
        )

    def _slice(self, base: Expression, index: nodes.SliceExpr) -> Value:
        low = self.value(index.begin_index).code if index.begin_index else "NONE"
        high = self.value(index.end_index).code if index.end_index else "NONE"
        if self.alias_of(base) == "zones":
            return Value(f"g.zones_from({low})", Kind("zones"))
        value = self.iterable(base)
        if index.stride:
            if index.begin_index or index.end_index:
                raise Untranslatable("a stretch with a step")
            return Value(f"backwards(g, {value.code})", value.kind)
        return Value(f"stretch(g, {value.code}, {low}, {high})", value.kind)
