"""Names every slot of a phrase that can read something its field cannot hold: python -m tests.language.slots."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator

from lineup.language.grammar import GRAMMAR

BUILTIN = {"number": int, "digits": int, "name": str, "quoted": str}


def classes(hint: object) -> Iterator[type]:
    """The classes a field's type hint allows, those of the items for a tuple."""
    arguments = typing.get_args(hint)
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        for each in arguments:
            yield from classes(each)
    elif typing.get_origin(hint) is tuple:
        yield from classes(arguments[0])
    elif typing.get_origin(hint) is typing.Literal:
        yield from {type(each) for each in arguments}
    else:
        assert isinstance(hint, type)
        yield hint


def main() -> None:
    for declaration in GRAMMAR._declarations:
        hints = typing.get_type_hints(declaration.cls) if declaration.cls else {}
        for part in (part for wording in declaration.wordings for part in wording.parts if part.field):
            allowed = tuple(classes(hints[part.field]))
            within = [each.cls or type(each.value) for each in GRAMMAR._by_category.get(part.category, ())]
            for kind in [BUILTIN[part.category]] if part.category in BUILTIN else within:
                if not issubclass(kind, allowed):
                    print(f"{declaration.cls}: {part.field} can be read as {kind.__name__}")


if __name__ == "__main__":
    main()
