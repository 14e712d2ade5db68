"""The sentences of one language, out of Project Fluent files, filled with arguments as the browser fills them.

What is left out of Project Fluent is what no sentence has: dates, and numbers that are not whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import ast

from lineup.errors import LineUpError

Value: TypeAlias = "str | int | None"  # None: an argument that a term is used without


WHOLE: Final = ("n", "i")  # what CLDR calls a number where it is whole


class Unsayable(LineUpError, ValueError):
    """A sentence that does not fit its arguments, or refers to nothing."""


class Grouped(int):
    """A number that is written with marks between its thousands."""


class NumberGrammar(NamedTuple):
    """The numbers of a language: its English name, the mark between groups of digits, and its plural forms.

    A plural form is the rule of CLDR: "n mod 10 in 2..4 and n mod 100 not in 12..14".
    """

    name: str
    mark: str = ","
    group: int = 3  # digits in each group but the last one, which has three
    plurals: Mapping[str, str] = {"one": "n in 1"}


@cache
def read_grammars() -> dict[str, NumberGrammar]:
    """Read the grammar of numbers of every language (written by tools/generate/grammars.py)."""
    table = json.loads(files("lineup.speech").joinpath("grammars.json").read_text("utf-8"))
    return {code: NumberGrammar(*facts) for code, facts in table.items()}


def find_grammar(language: str) -> NumberGrammar:
    """The grammar of a language; an unknown one counts as English does."""
    code = language.replace("_", "-").partition("-")[0]
    return NumberGrammar("English") if code == "en" else read_grammars().get(code, NumberGrammar(language))


class Catalogue:
    """The messages and terms of one language."""

    def __init__(self, language: str) -> None:
        self._grammar = find_grammar(language)
        self._messages: dict[str, ast.Message] = {}
        self._terms: dict[str, ast.Term] = {}

    def add_resource(self, resource: ast.Resource) -> None:
        """Take in what a file says; what was there before stays."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._terms.setdefault(entry.id.name, entry)

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(self._messages)

    def has_message(self, key: str) -> bool:
        return key in self._messages

    def format(self, key: str, values: Mapping[str, Value]) -> str:
        """The sentence of a key with its arguments; Unsayable if they do not fit."""
        try:
            return self._fill_entry(self._messages.get(key), None, key, values.__getitem__)
        except KeyError as error:
            raise Unsayable(f"it has no argument {error}") from error
        except RecursionError:
            raise Unsayable("it refers to itself") from None

    def _fill_entry(
        self, entry: ast.Message | ast.Term | None, attribute: str | None, name: str, find: Callable[[str], Value]
    ) -> str:
        pattern = entry.value if entry else None
        if entry and attribute:
            pattern = next((each.value for each in entry.attributes if each.id.name == attribute), None)
        if pattern is None:
            raise Unsayable(f"there is no text {name}{f'.{attribute}' if attribute else ''}")
        return self._fill(pattern, find)

    def _fill(self, pattern: ast.Pattern, find: Callable[[str], Value]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._write(self._evaluate(part, find))
            for part in pattern.elements
        )

    def _evaluate(self, node: object, find: Callable[[str], Value]) -> Value:
        if isinstance(node, ast.Placeable):
            return self._evaluate(node.expression, find)
        if isinstance(node, ast.VariableReference):
            return find(node.id.name)
        if isinstance(node, ast.SelectExpression):
            return self._fill(self._choose(node, self._evaluate(node.selector, find)).value, find)
        if isinstance(node, ast.StringLiteral):
            return str(node.parse()["value"])
        if isinstance(node, ast.NumberLiteral) and "." not in node.value:
            return Grouped(node.value)
        if isinstance(node, ast.MessageReference | ast.TermReference):
            attribute = node.attribute.name if node.attribute else None
            if isinstance(node, ast.MessageReference):
                return self._fill_entry(self._messages.get(node.id.name), attribute, node.id.name, find)
            named = node.arguments.named if node.arguments else ()
            given = {each.name.name: self._evaluate(each.value, find) for each in named}
            return self._fill_entry(self._terms.get(node.id.name), attribute, f"-{node.id.name}", given.get)
        if isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER" and len(node.arguments.positional) == 1:
            number = self._evaluate(node.arguments.positional[0], find)
            options = {each.name.name: getattr(each.value, "value", "") for each in node.arguments.named}
            if isinstance(number, int) and options in ({}, {"useGrouping": "always"}):
                return Grouped(number) if options else number
        raise Unsayable(f"{type(node).__name__} is not possible here")

    def _choose(self, node: ast.SelectExpression, value: Value) -> ast.Variant:
        for variant in node.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                if isinstance(value, int) and float(key.value) == value:
                    return variant
            elif key.name == (choose_plural(self._grammar, value) if isinstance(value, int) else value):
                return variant
        return next(variant for variant in node.variants if variant.default)

    def _write(self, value: Value) -> str:
        if not isinstance(value, Grouped):
            return "" if value is None else str(value)
        mark, group = self._grammar.mark, self._grammar.group
        digits = str(abs(value))
        parts = [digits[-3:]]
        digits = digits[:-3]
        while digits:
            parts.append(digits[-group:])
            digits = digits[:-group]
        return "-" * (value < 0) + mark.join(reversed(parts))


def choose_plural(grammar: NumberGrammar, number: int) -> str:
    """The plural form of a whole number, such as "one" or "few"."""
    for form, rule in grammar.plurals.items():
        for alternative in rule.split(" or "):
            if all(_holds(condition.split(), abs(number)) for condition in alternative.split(" and ")):
                return form
    return "other"


def _holds(words: list[str], number: int) -> bool:
    """Return whether a condition like "n mod 10 not in 2..4,9" holds for a whole number."""
    value = number if words[0] in WHOLE else 0  # all other operands are about what follows the decimal point
    if words[1] == "mod":
        value %= int(words[2])
    bounds = [each.partition("..") for each in words[-1].split(",")]
    return any(int(low) <= value <= int(high or low) for low, _, high in bounds) != ("not" in words)
