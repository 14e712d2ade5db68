"""The typed source: the modules of engine and words as mypy reads them, their classes, and where names lead."""

from __future__ import annotations

import dataclasses
import importlib
from collections import defaultdict
from typing import Any

from mypy import build, nodes, types
from mypy.modulefinder import BuildSource
from mypy.options import Options
from mypy.types import Type, get_proper_type

from tools.native.kinds import FRAME, RECORDS, STATES

MODULES = (
    "lineup.engine.machine",
    "lineup.language.words",
    "lineup.bots.hosting.stalemate",
    "lineup.bots.quick.casual",
    "lineup.bots.search.guide",
    "lineup.engine.view",
)


class Program:
    """Everything the translation reads of the source."""

    def __init__(self, mypy_path: str = "src") -> None:
        options = Options()
        options.export_types = True
        options.preserve_asts = True
        options.incremental = False
        options.cache_dir = "/dev/null"
        options.check_untyped_defs = True
        options.mypy_path = [mypy_path]
        result = build.build([BuildSource(None, module) for module in MODULES], options)
        if result.errors:
            raise SystemExit("\n".join(result.errors))
        self.types = result.types
        self.files = {name: file for name, file in result.files.items() if name.startswith("lineup.")}
        self._by_length = sorted(self.files, key=len, reverse=True)
        self.classes: dict[str, nodes.TypeInfo] = {}
        for file in self.files.values():
            self._collect_classes(file.names)
        self.below: defaultdict[str, list[nodes.TypeInfo]] = defaultdict(list)
        for info in self.classes.values():
            for base in info.mro:
                self.below[base.fullname].append(info)
        self.tags = {
            name: number for number, name in enumerate(sorted(filter(self._is_node_class, self.classes)), start=1)
        }
        self.fields = {name: _dataclass_fields(self.python_value(name)) for name in self.tags}

    def _collect_classes(self, names: nodes.SymbolTable) -> None:
        for symbol in names.values():
            info = symbol.node
            if (
                isinstance(info, nodes.TypeInfo)
                and info.fullname.startswith("lineup.")
                and info.fullname not in self.classes
            ):
                self.classes[info.fullname] = info
                self._collect_classes(info.names)

    def _is_node_class(self, name: str) -> bool:
        if name in STATES or name == FRAME or name.startswith(RECORDS):
            return False
        try:
            return isinstance(self.python_value(name), type)
        except AttributeError:  # there for the type checker only
            return False

    def module_of(self, name: str) -> str:
        """Return the module a full name lies in."""
        return next(module for module in self._by_length if name.startswith(module + "."))

    def python_value(self, name: str) -> Any:
        """Return the object of the running Python that has a full name."""
        module = self.module_of(name)
        value: Any = importlib.import_module(module)
        for part in name[len(module) + 1 :].split("."):
            value = getattr(value, part)
        return value

    def cpp_name(self, name: str) -> str:
        """Return the C++ name of a function with a full name."""
        module = self.module_of(name)
        return f"{module.rsplit('.', 1)[1]}_{name[len(module) + 1 :].replace('.', '_')}".replace("__", "_")

    def function(self, module: str, name: str) -> nodes.FuncDef:
        names = self.files[module].names
        owner, _, method = name.rpartition(".")
        if owner:
            cls = names[owner].node
            assert isinstance(cls, nodes.TypeInfo)
            names, name = cls.names, method
        found = function_of(names[name].node)
        assert found is not None
        return found


def _dataclass_fields(cls: Any) -> list[str]:
    if dataclasses.is_dataclass(cls):
        return [each.name for each in dataclasses.fields(cls)]
    return list(getattr(cls, "_fields", ()))


def function_of(node: nodes.Node | None) -> nodes.FuncDef | None:
    """Return the function behind a name; None if it is something else."""
    match node:
        case nodes.FuncDef():
            return node
        case nodes.Decorator():
            return node.func
        case nodes.OverloadedFuncDef():
            return function_of(node.items[0])
    return None


def member(info: nodes.TypeInfo, name: str) -> tuple[nodes.TypeInfo | None, nodes.SymbolNode | None]:
    """Return the class that defines a member, and the member."""
    for base in info.mro:
        symbol = base.names.get(name)
        if symbol is not None:
            return base, symbol.node
    return None, None


def attribute_type(info: nodes.TypeInfo, name: str) -> Type | None:
    """Return the declared type of an attribute or property."""
    for base in info.mro:
        symbol = base.names.get(name)
        if symbol is None:
            continue
        if isinstance(symbol.node, nodes.Var) and symbol.node.type is not None:
            return symbol.node.type
        function = function_of(symbol.node)
        if function is not None:
            return result_type(function)
    return None


def signature(function: nodes.FuncDef) -> types.CallableType:
    proper = get_proper_type(function.type)
    assert isinstance(proper, types.CallableType), function.fullname
    return proper


def result_type(function: nodes.FuncDef) -> Type:
    return signature(function).ret_type


def classes_of(type_: Type | None) -> list[nodes.TypeInfo]:
    """Return the classes a value of a type can be of, as declared."""
    proper = get_proper_type(type_) if type_ is not None else None
    match proper:
        case types.Instance():
            return [proper.type]
        case types.UnionType():
            return [info for item in proper.items for info in classes_of(item)]
        case types.TypeVarType():
            return classes_of(proper.upper_bound)
        case types.TupleType():
            return [proper.partial_fallback.type]
    return []
