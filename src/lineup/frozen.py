"""Frozen dataclasses that are made ten times as fast.

The words of the cards are hundreds of classes. `dataclasses` writes and compiles six functions for each of them, which
was more than half of what the program took to start. Here classes share these functions, and `__init__` with those
that have fields of the same names. Type checkers and the compiler see `dataclasses.dataclass` itself.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(
        plain: type[T] | None = None, *, frozen: bool = False, eq: bool = True
    ) -> type[T] | Callable[[type[T]], type[T]]:
        """Do as `dataclasses.dataclass`; a frozen class has one default from each factory, shared by all."""
        if plain is not None or not frozen:
            return dataclasses.dataclass(plain, eq=eq)

        def made(cls: type[T]) -> type[T]:
            dataclasses.dataclass(init=False, repr=False, eq=False)(cls)
            fields = [each for each in dataclasses.fields(cls) if each.init]
            code = _compile_init(tuple([each.name for each in fields]))
            initial = FunctionType(code, SETTING, "__init__", _list_defaults(fields))
            initial.__qualname__ = f"{cls.__qualname__}.__init__"
            shared: dict[str, object] = {
                "__init__": initial,
                "__setattr__": _refuse_to_set,
                "__delattr__": _refuse_to_delete,
                "__repr__": _show_fields,
            }
            if eq:
                compared = [each.name for each in fields if each.compare]
                shared |= {"__eq__": _are_equal, "__hash__": _hash_fields}
                cls._compared = attrgetter(*compared) if compared else _compare_nothing
            for name, function in shared.items():
                if name not in cls.__dict__:
                    setattr(cls, name, function)
            return cls

        return made


SETTING = {"set_": object.__setattr__}  # what the code of `__init__` knows


@cache
def _compile_init(names: tuple[str, ...]) -> CodeType:
    """Compile an `__init__` that takes these fields."""
    body = "".join(f"\n set_(self, {name!r}, {name})" for name in names) or " pass"
    made: dict[str, FunctionType] = {}
    exec(f"def __init__({', '.join(('self', *names))}):{body}", made)
    return made["__init__"].__code__


def _list_defaults(fields: list[dataclasses.Field[Any]]) -> tuple[object, ...]:
    """Return the default values of the fields that have one."""
    values: list[object] = []
    for each in fields:
        if each.default is not dataclasses.MISSING:
            values.append(each.default)
        elif each.default_factory is not dataclasses.MISSING:
            values.append(each.default_factory())
    return tuple(values)


def _compare_nothing(value: object) -> tuple[()]:
    return ()


def _are_equal(self: Any, other: Any) -> bool:
    kind = self.__class__
    return other.__class__ is kind and bool(kind._compared(self) == kind._compared(other))


def _hash_fields(self: Any) -> int:
    return hash(self.__class__._compared(self))


def _show_fields(self: Any) -> str:
    said = [f"{each.name}={getattr(self, each.name)!r}" for each in dataclasses.fields(self) if each.repr]
    return f"{self.__class__.__qualname__}({', '.join(said)})"


def _refuse_to_set(self: object, name: str, value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: object, name: str) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
