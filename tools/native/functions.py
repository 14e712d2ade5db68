"""Functions: the head of each in C++, and its statements."""

from __future__ import annotations

from collections import Counter

from mypy import nodes
from mypy.nodes import AssignmentStmt, Expression, IndexExpr, MemberExpr, NameExpr, Statement, TupleExpr

from tools.native.expressions import Expressions
from tools.native.kinds import FRAME, OBJECTS, STATE, Kind, Untranslatable, kind_of, seq_of, unknown_part
from tools.native.program import attribute_type, classes_of, signature
from tools.native.signatures import head_of, parameters
from tools.native.translation import Translation
from tools.native.values import FRAME_FIELDS, MUTABLE, REGISTERS, Value, cpp_name, known_truth
from tools.native.walking import nodes_below


class Function(Expressions):
    """Translates one function."""

    def __init__(self, translation: Translation, function: nodes.FuncDef) -> None:
        super().__init__(translation, function)
        self.result = kind_of(signature(function).ret_type)
        self.lines: list[str] = []
        self.locals = dict(parameters(function))
        self.parameters = frozenset(self.locals)
        self._assigned: frozenset[str] = frozenset()

    @property
    def assigned(self) -> frozenset[str]:
        return self._assigned

    def text(self) -> str:
        """Return the whole function in C++."""
        head = head_of(self.program, self.function)
        declared = self._declare_locals()
        self._block(self.function.body, 1)
        body = "".join(
            f"  {kind.cpp} {cpp_name(name)}{{}}; (void){cpp_name(name)};\n" for name, kind in declared.items()
        )
        end = "" if self.result.cpp == "void" else "  FAIL_RESULT;\n"
        if self.function.is_generator:  # a list of all it yields
            body = f"  {self.result.cpp} yielded;\n{body}"
            end = "  return yielded;\n"
        return f"{head.code} {{\n{body}{''.join(self.lines)}{end}}}\n"

    def _declare_locals(self) -> dict[str, Kind]:
        """Find the names that statements assign to, and those that are other names for parts of the state."""
        assigned: list[tuple[NameExpr, Expression]] = []
        for node in nodes_below(self.function.body):
            if isinstance(node, AssignmentStmt):
                for target in node.lvalues:
                    pairs = _pairs(target, node.rvalue)
                    assigned += [(item, value) for item, value in pairs if isinstance(item, NameExpr)]
        times = Counter(target.name for target, _ in assigned)
        declared: dict[str, Kind] = {}
        given = set(self.locals) | {"state"}
        for target, value in assigned:
            name = target.name
            if isinstance(value, MemberExpr) and value.name in MUTABLE and self.is_state(value.expr):
                if times[name] > 1:
                    raise Untranslatable(f"{name} as a name for two things")
                self.aliases[name] = value.name
            elif name not in given and name not in declared:
                assert isinstance(target.node, nodes.Var)
                kind = kind_of(target.node.type)
                if kind == Kind("row"):
                    kind = seq_of(Kind("int"))
                if kind != STATE:
                    declared[name] = kind
        self._assigned = frozenset(declared) | frozenset(times)
        self.locals.update(declared)
        return declared

    # --- statements
    def _write(self, depth: int, line: str) -> None:
        self.lines.append("  " * depth + line + "\n")

    def _block(self, block: nodes.Block, depth: int) -> None:
        for statement in block.body:
            try:
                self._statement(statement, depth)
            except Untranslatable as fault:
                if not hasattr(fault, "line"):
                    fault.line = statement.line  # type: ignore[attr-defined]
                raise

    def _statement(self, statement: Statement, depth: int) -> None:
        match statement:
            case nodes.PassStmt() | nodes.AssertStmt():
                pass
            case nodes.BreakStmt():
                self._write(depth, "break;")
            case nodes.ContinueStmt():
                self._write(depth, "continue;")
            case nodes.RaiseStmt():
                self._write(depth, "FAIL();" if self.result.cpp == "void" else "FAIL_RESULT;")
            case nodes.ExpressionStmt(expr=nodes.YieldExpr(expr=Expression() as each)):
                self._write(depth, f"yielded.push(g, {self.as_kind(each, self.result.of[0])});")
            case nodes.ExpressionStmt(expr=nodes.YieldFromExpr(expr=several)):
                self._write(depth, f"yielded.extend(g, {self.value(several).code});")
            case nodes.ExpressionStmt():
                if not isinstance(statement.expr, nodes.StrExpr):
                    self._write(depth, self.value(statement.expr).code + ";")
            case nodes.ReturnStmt():
                self._return(statement.expr, depth)
            case nodes.IfStmt():
                self._if(statement, depth)
            case nodes.WhileStmt(else_body=None):
                self._write(depth, f"while ({self.truth(statement.expr)}) {{")
                self._block(statement.body, depth + 1)
                self._write(depth, "}")
            case nodes.ForStmt():
                self._for(statement, depth)
            case nodes.AssignmentStmt():
                for target in statement.lvalues:
                    self._assign(target, statement.rvalue, depth)
            case nodes.OperatorAssignmentStmt():
                self._change(statement, depth)
            case nodes.Block():
                self._block(statement, depth)
            case _:
                raise unknown_part(statement)

    def _return(self, expression: Expression | None, depth: int) -> None:
        if self.result.cpp == "void":
            if expression is not None and not (isinstance(expression, NameExpr) and expression.name == "None"):
                self._write(depth, self.value(expression).code + ";")
            self._write(depth, "return;")
            return
        assert expression is not None
        self._write(depth, f"return {self.as_kind(expression, self.result)};")

    def _if(self, statement: nodes.IfStmt, depth: int) -> None:
        test, body = statement.expr[0], statement.body[0]
        known = known_truth(test)
        if known is not None:
            chosen = body if known else statement.else_body
            if chosen is not None:
                self._block(chosen, depth)
            return
        self._write(depth, f"if ({self.truth(test)}) {{")
        self._block(body, depth + 1)
        if statement.else_body is not None and statement.else_body.body:
            self._write(depth, "} else {")
            self._block(statement.else_body, depth + 1)
        self._write(depth, "}")

    def _for(self, statement: nodes.ForStmt, depth: int) -> None:
        loop = self.loop(statement.index, statement.expr)
        done = self.fresh() if statement.else_body is not None else ""
        if done:
            self._write(depth, f"bool {done} = true;")
        self._write(depth, loop.head)
        for line in loop.bind:
            self._write(depth + 1, line)
        start = len(self.lines)
        self._block(statement.body, depth + 1)
        self._write(depth, loop.end)
        if done and statement.else_body is not None:
            self.lines[start:] = [
                line.replace("break;", f"{{ {done} = false; break; }}") for line in self.lines[start:]
            ]
            self._write(depth, f"if ({done}) {{")
            self._block(statement.else_body, depth + 1)
            self._write(depth, "}")

    # --- assignments
    def _assign(self, target: Expression, source: Expression, depth: int) -> None:
        match target, source:
            case NameExpr(), _ if target.name in self.aliases:
                return
            case TupleExpr(), TupleExpr():
                self._assign_together(target.items, source.items, depth)
            case TupleExpr(), _:
                name, value = self.fresh(), self.value(source)
                self._write(depth, f"const auto {name} = {value.code};")
                for number, item in enumerate(target.items):
                    kind = value.kind.of[number] if value.kind.name == "row" else value.kind.of[0]
                    part = f"{name}.part{number}" if value.kind.name == "row" else f"{name}[{number}]"
                    self._store(item, Value(part, kind), depth)
            case _:
                if isinstance(target, NameExpr) and self.locals.get(target.name, STATE) == STATE:
                    return
                if isinstance(target, MemberExpr) and self.is_state(target):  # the one game there is
                    return
                self._write_to(target, self.as_kind(source, self._kind_of_target(target)), depth)

    def _assign_together(self, targets: list[Expression], sources: list[Expression], depth: int) -> None:
        held = []
        for target, source in zip(targets, sources, strict=True):
            if isinstance(target, NameExpr) and target.name in self.aliases:
                continue
            kind = self._kind_of_target(target)
            if kind == STATE:
                continue
            name = self.fresh()
            self._write(depth, f"{kind.cpp} {name} = {self.as_kind(source, kind)};")
            held.append((target, name))
        for target, name in held:
            self._write_to(target, name, depth)

    def _store(self, target: Expression, value: Value, depth: int) -> None:
        self._write_to(target, self.convert(value, self._kind_of_target(target)), depth)

    def _kind_of_target(self, target: Expression) -> Kind:
        match target:
            case NameExpr():
                if target.name in self.locals:
                    return self.locals[target.name]
                assert isinstance(target.node, nodes.Var)
                return kind_of(target.node.type)
            case MemberExpr() if (info := self.object_behind(target)) is not None:
                return kind_of(attribute_type(info, target.name))
            case MemberExpr():
                owner = "lineup.engine.state.State" if self.is_state(target.expr) else FRAME
                return kind_of(attribute_type(self.program.classes[owner], target.name))
            case IndexExpr():
                alias = self.alias_of(target.base)
                if alias:
                    return {"zones": seq_of(Kind("int")), "stack": Kind("frame")}.get(alias, Kind("int"))
                return self.value(target.base).kind.of[-1]
        raise Untranslatable("an assignment to this")

    def _write_to(self, target: Expression, code: str, depth: int) -> None:
        """Write an assignment of a value that has the kind of its target."""
        match target:
            case NameExpr():
                self._write(depth, f"{cpp_name(target.name)} = {code};")
            case MemberExpr() if self.object_behind(target) is not None:
                self._write(depth, f"{self.value(target.expr).code}->{target.name} = {code};")
            case MemberExpr() if self.is_state(target.expr):
                self._write(depth, "g.no_question();" if code == "Ask{}" else self._state_store(target.name, code))
            case MemberExpr():
                self._write(depth, self._frame_store(self.value(target.expr).code, target.name, code))
            case IndexExpr():
                self._write(depth, self._entry_store(target, code))
            case _:
                raise Untranslatable("an assignment to this")

    def object_behind(self, target: MemberExpr) -> nodes.TypeInfo | None:
        """Return the class of the working object whose member this is."""
        infos = classes_of(self.type_of(target.expr))
        return infos[0] if infos and infos[0].fullname in OBJECTS else None

    def _state_store(self, name: str, code: str) -> str:
        if name == "ask":
            return f"g.put_question({code});"
        return f"put(g, g.{name}, {code});"

    def _frame_store(self, owner: str, name: str, code: str) -> str:
        register = REGISTERS.get(name)
        if FRAME_FIELDS[register.slot if register else name].shape.kind == "maybe":
            return f"{owner}->{name} = {code};"
        if register is None:
            return f"put(g, {owner}->{name}, {code});"
        return f"put(g, {owner}->{register.slot}, {code}{f' + {register.less}' if register.less else ''});"

    def _entry_store(self, target: IndexExpr, code: str) -> str:
        at = self.value(target.index).code
        match self.alias_of(target.base):
            case "zones":
                return f"put(g, g.zones()[{at}], {code});"
            case "stack":
                return f"g.replace_frame({at}, {code});"
            case "where" | "known" | "group" as name:
                return f"put(g, g.{name}()[{at}], {code});"
        base = self.value(target.base)
        if base.kind.name == "dict":
            return f"{base.code}.set(g, {at}, {code});"
        return f"{base.code}.at({at}) = {code};"

    def _change(self, statement: nodes.OperatorAssignmentStmt, depth: int) -> None:
        target, op = statement.lvalue, statement.op
        kind = self._kind_of_target(target)
        if kind.is_many:
            if op != "+":
                raise Untranslatable(f"{op}= on a sequence")
            right = self.as_kind(statement.rvalue, kind)
            if kind.name == "list" and isinstance(target, NameExpr):
                self._write(depth, f"{cpp_name(target.name)}.extend(g, {right});")
                return
            self._write_to(target, f"joined(g, {self.value(target).code}, {right})", depth)
            return
        left, right = self.value(target).code, self.value(statement.rvalue).code
        if op in ("//", "%"):
            self._write_to(target, f"{'quotient' if op == '//' else 'modulo'}({left}, {right})", depth)
            return
        self._write_to(target, f"{left} {op} ({right})", depth)


def _pairs(target: Expression, value: Expression) -> list[tuple[Expression, Expression]]:
    """Return which value each target of an assignment gets: the whole one where it is taken apart."""
    if not isinstance(target, TupleExpr):
        return [(target, value)]
    values = value.items if isinstance(value, TupleExpr) else [value] * len(target.items)
    return list(zip(target.items, values, strict=True))
