"""Rules: what the phrases of the words are compiled into before anything is read.

A `Symbol` (one category in one grammatical context) is made of `Rule`s, these of `Element`s. Nothing here knows a word
of the game.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from functools import cache
from typing import Final

from lineup.errors import LineUpError
from lineup.language.grammar.phrases import DeclarationError, Part
from lineup.language.grammar.tokens import BUILTIN, tokenize

# A reader remembers what it found at `position * PLACES + index`; indices are far below. Odd, so that few collide.
PLACES: Final = 16_381


class Meaningless(LineUpError):
    """Raised by what makes the value of a read-only phrase: its words fit, but say what cannot be; `str()` is why."""


class Items:
    """Several items of a list, in order, that one read-only phrase stands for."""

    def __init__(self, *items: object) -> None:
        self.items = items

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Items) and self.items == other.items

    def __hash__(self) -> int:
        return hash(self.items)


class Separator:
    """The separator of a list: the way it is printed, and the ways it is read.

    `weak` ways are read too, but not before the last item ("A, B, or C" but not "A, B").
    """

    def __init__(self, printed: str, read: tuple[str, ...], weak: tuple[str, ...] = ()) -> None:
        self.printed = printed
        self.ways = [
            ([token.key for token in tokenize(way)], way in read or way == printed)
            for way in dict.fromkeys((printed, *read, *weak))
        ]
        self.starts = frozenset(way[0] if way else "" for way, _ in self.ways)


class Element:
    """A literal token (`symbol` is None) or a slot (filled by a reading of `symbol`); rules share them."""

    def __init__(self, text: str = "", forms: tuple[str, ...] = ()) -> None:
        self.text = text
        self.key = tokenize(text)[0].key if text else ""
        self.forms = frozenset(map(str.lower, forms))  # the keys of the same word in every person and number
        self.symbol: Symbol | None = None
        self.separator: Separator | None = None
        self.optional = False
        self.index = 0  # of what fills a slot: that of its symbol, or a negative one for a list


@cache
def literal(text: str, forms: tuple[str, ...] = ()) -> Element:
    """The literal token with this text and these forms in every person and number."""
    return Element(text, forms)


class Rule:
    """One phrase of one word (or atom) in one grammatical context."""

    def __init__(self, make: Maker, elements: list[Element]) -> None:
        self.parts: tuple[Part, ...] = ()  # of the phrase; people are led to no wording only read, so it has none here
        self.context = 0
        self.make = make
        self.elements = elements
        self.order = 0  # among those of its symbol
        self.slots = [element for element in elements if element.symbol is not None]
        self.words: list[list[str]] = [[]]  # before the first slot, between the slots, behind the last one
        for element in elements:
            if element.symbol is None:
                self.words[-1].append(element.key)
            else:
                self.words.append([])
        self.lone = self.slots[0] if len(self.slots) == 1 else None
        self.before = len(self.words[0])
        self.behind = len(self.words[-1])
        self.first: set[str] = set()
        self.nullable = False
        self.alone = (self,)


ANY: Final = ""  # whatever token
ANYTHING: Final[set[str]] = set()  # what a slot begins with that may be empty


class Branch:
    """A node in the tree of phrases that begin alike: each goes on with a word or a slot, or ends here."""

    def __init__(self) -> None:
        self.rules: list[Rule] = []  # that were entered here, in order of declaration
        self.words: dict[str, Branch] = {}
        self.slots: list[tuple[set[str], int, Symbol, Element, Branch]] = []  # what they begin with; what is behind
        self.ended: list[Rule] = []
        self.path: list[str] = []  # the words that lead here behind the first one
        self.open = False  # whether more can follow than words

    def add_rule(self, rule: Rule) -> None:
        """Let a rule begin here."""
        self.rules.append(rule)
        branch = self
        for element in rule.elements:
            branch = branch._next_branch(element)
        branch.ended.append(rule)

    def _next_branch(self, element: Element) -> Branch:
        """Find or add the branch behind a word or slot."""
        if element.symbol is None:
            return self.words.setdefault(element.key, Branch())
        for _, index, _, _, branch in self.slots:
            if index == element.index:
                return branch
        branch = Branch()
        symbol = element.symbol
        first = ANYTHING if element.optional or symbol.nullable else symbol.first
        self.slots.append((first, element.index, symbol, element, branch))
        return branch

    def join_steps(self) -> None:
        """Join words between which no phrase ends or forks into one step, once every rule is entered."""
        self.open = bool(self.slots or self.ended)
        for _, _, _, _, branch in self.slots:
            branch.join_steps()
        for key, branch in self.words.items():
            path: list[str] = []
            while len(branch.words) == 1 and not (branch.slots or branch.ended):
                ((word, branch),) = branch.words.items()
                path.append(word)
            branch.path = path
            self.words[key] = branch
            branch.join_steps()


@cache
def _list_parameters(make: Callable[..., object]) -> dict[str, object]:
    """Return the parameters of a class or function in order, with their defaults."""
    if isinstance(make, type):
        return {
            each.name: each.default if each.default_factory is dataclasses.MISSING else each.default_factory()
            for each in dataclasses.fields(make)
            if each.init
        }
    return {each.name: each.default for each in inspect.signature(make).parameters.values()}


class Maker:
    """Builds the value of a reading: a constant, or a class or function called with the values of its slots."""

    def __init__(
        self,
        constant: object,
        cls: Callable[..., object] | None,
        fields: tuple[str, ...],
        fixed: tuple[tuple[str, object], ...],
    ) -> None:
        self.constant = constant
        self.cls = cls
        self.derives = cls is not None and not isinstance(cls, type)  # words that stand nowhere by themselves
        self.fields = fields
        self.fixed = fixed
        self.ready = False  # few ever build anything; what they need for it is made then
        self.several: list[bool] = []  # which slots take items
        self.arguments: list[object] = []  # what it is called with, by position; those of the slots are put in
        self.slots: list[int] = []  # where

    def _prepare_arguments(self, make: Callable[..., object]) -> None:
        said = getattr(make, "__annotations__", {}) if self.derives else {}
        self.several = [Items.__name__ in str(said.get(field, "")) for field in self.fields]
        named = _list_parameters(make) | dict(self.fixed)
        self.arguments = list(named.values())
        names = list(named)
        self.slots = [names.index(field) for field in self.fields]
        self.ready = True

    def build_value(self, values: tuple[object, ...]) -> object:
        if self.cls is None:
            return self.constant
        if not self.ready:
            self._prepare_arguments(self.cls)
        arguments = self.arguments.copy()
        for at, value in enumerate(values):
            if isinstance(value, Items) and not self.several[at]:
                raise Meaningless("it says several things where one is expected")
            arguments[self.slots[at]] = value
        return self.cls(*arguments)


class Symbol:
    """A category in one grammatical context (person and number), as rules selected by their first token."""

    def __init__(self, index: int, category: str, plural: bool) -> None:
        self.index = index
        self.category = category
        self.plural = plural
        self.builtin = BUILTIN.get(category, "")
        self.rules: list[Rule] = []
        self.first: set[str] = {self.builtin} if self.builtin else set()
        self.nullable = False
        self.longest = 0  # how many words follow one another in a rule, of this symbol or one within
        self.branches: dict[str, Branch] = {}  # by the start of a token: its key and its marks

    def branch_for(self, key: str, marks: str) -> Branch:
        """Find or make the branch of all rules that can begin with a token of this key and these marks."""
        if key not in self.first:
            key = ""  # whatever it is: texts have no end of unknown words, and branches are kept
        found = self.branches.get(key + marks)
        if found is None:
            starts = {key, *marks}
            found = self.branches[key + marks] = Branch()
            for rule in self.rules:
                if rule.nullable or not rule.first.isdisjoint(starts):
                    found.add_rule(rule)
            found.join_steps()
        return found


def analyse(symbols: list[Symbol]) -> None:
    """Compute what each symbol and rule can begin with; left recursion raises DeclarationError."""
    changed = True
    while changed:
        changed = False
        for symbol in symbols:
            for rule in symbol.rules:
                before = len(rule.first), rule.nullable
                rule.nullable = _extend_first(rule)
                changed = changed or before != (len(rule.first), rule.nullable)
                symbol.first |= rule.first
                symbol.nullable = symbol.nullable or rule.nullable
    done: set[int] = set()
    longest = max([len(words) for symbol in symbols for rule in symbol.rules for words in rule.words], default=0)
    for symbol in symbols:
        symbol.longest = longest
        for rule in symbol.rules:
            for element in rule.elements:
                if element.separator is not None and element.symbol is not None and element.symbol.nullable:
                    raise DeclarationError(f"a list of what can be empty: {element.symbol.category!r}")
        _refuse_left_recursion(symbol, [], done)


def _extend_first(rule: Rule) -> bool:
    """Add what the rule can begin with; true when it can be empty."""
    for element in rule.elements:
        symbol = element.symbol
        if symbol is None:
            rule.first.add(element.key)
            return False
        rule.first |= symbol.first
        if not (element.optional or symbol.nullable):
            return False
    return True


def last_keys(symbol: Symbol) -> set[str]:
    """The keys of the tokens that a symbol can end with; among them ANY, if it can end with what is built in."""
    found: set[str] = set()
    waiting = [symbol]
    for each in waiting:
        if each.builtin:
            found.add(ANY)
        for rule in each.rules:
            for element in reversed(rule.elements):
                inner = element.symbol
                if inner is None:
                    found.add(element.key)
                    break
                if inner not in waiting:
                    waiting.append(inner)
                if not (element.optional or inner.nullable):
                    break
    return found


def _refuse_left_recursion(symbol: Symbol, path: list[Symbol], done: set[int]) -> None:
    if symbol in path:
        cycle = [*path[path.index(symbol) :], symbol]
        raise DeclarationError("left recursion: " + " begins with ".join(each.category for each in cycle))
    if symbol.index in done:
        return
    for rule in symbol.rules:
        for element in rule.elements:
            inner = element.symbol
            if inner is None:
                break
            _refuse_left_recursion(inner, [*path, symbol], done)
            if not (element.optional or inner.nullable):
                break
    done.add(symbol.index)
