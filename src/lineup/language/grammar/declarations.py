"""Declarations: phrases, the words and constants they stand for, and wordings that are only read."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from typing import NamedTuple

from lineup.language.grammar.phrases import DeclarationError, Part, Phrase, parse_template
from lineup.language.grammar.referring import Refers, fields_within


class Wording:
    """A compiled phrase: its parts in the singular and in the plural, and the fields it fixes."""

    def __init__(
        self,
        parts: tuple[Part, ...],
        plural_parts: tuple[Part, ...],
        fixed: tuple[tuple[str, object], ...] = (),
    ) -> None:
        self.parts = parts
        self.plural_parts = plural_parts
        self.fixed = fixed
        self.slots = [part for part in parts if part.field]
        self.all_parts = parts if parts == plural_parts else parts + plural_parts
        self.silent = fixed  # the fields that do not occur, with the value that this phrase says

    def fits_value(self, value: object) -> bool:
        """Check the fields that the phrase leaves out: the value must have them as the phrase fixes them."""
        for name, said in self.silent:  # noqa: SIM110 - often called
            if getattr(value, name) != said:
                return False
        return True

    def parts_in(self, context: int) -> tuple[Part, ...]:
        return self.plural_parts if context % 2 else self.parts


class Declaration:
    """A word (then `cls` is its class) or an atom (then `value` is its constant) with its phrases."""

    def __init__(
        self, categories: tuple[str, ...], cls: type | None, value: object, wordings: list[Wording], refers: Refers
    ) -> None:
        self.refers = refers
        self.categories = categories
        self.cls = cls
        self.value = value
        self.wordings = wordings
        self.fields = () if cls is None else fields_within(cls)


class ReadOnly:
    """Wordings of a category that are read and never printed; `make` builds their value, and is None for a constant."""

    def __init__(
        self, category: str, make: Callable[..., object] | None, value: object, wordings: list[Wording]
    ) -> None:
        self.category = category
        self.make = make
        self.value = value
        self.wordings = wordings


class VocabularyEntry(NamedTuple):
    """A word for the reference page, with the wordings that are read for it and never printed.

    Atoms have no class name and no summary. What a function makes has no phrase of its own.
    """

    category: str
    name: str
    summary: str
    phrases: list[str]
    read: list[str]


def compile_wordings(make: Callable[..., object], phrases: Iterable[Phrase]) -> list[Wording]:
    """Compile the phrases of a function. Their slots are its parameters; any others need defaults."""
    signature = inspect.signature(make)
    wordings: list[Wording] = []
    for phrase in phrases:
        parts = parse_template(phrase.template)
        said = [part.field for part in parts if part.field] + [name for name, _ in phrase.fixed]
        try:
            signature.bind(**dict.fromkeys(said))
        except TypeError as error:
            raise DeclarationError(f"{make.__name__}: {phrase.template!r}: {error}") from None
        wordings.append(Wording(parts, parts, phrase.fixed))
    return wordings
