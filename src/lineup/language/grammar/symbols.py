"""Symbols: declarations compiled for reading, each when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lineup.language.grammar.declarations import Declaration, ReadOnly, Wording
from lineup.language.grammar.phrases import DeclarationError, Part
from lineup.language.grammar.reading import Reader
from lineup.language.grammar.rules import ANY, Element, Maker, Rule, Separator, Symbol, analyse, last_keys, literal
from lineup.language.grammar.tokens import BUILTIN, MARKS


class Symbols:
    """The categories of some words and some read-only wordings, each compiled when it is first read."""

    def __init__(
        self,
        words: Mapping[str, list[Declaration]],
        read_only: Mapping[str, list[ReadOnly]],
        separators: Mapping[str, Separator],
    ) -> None:
        self._words = words
        self._read_only = read_only
        self._separators = separators
        self._compiled: dict[tuple[str, int], Symbol] = {}
        self._slots: dict[tuple[int, str, bool], Element] = {}  # by what fills them, and how it is listed
        self._varies: dict[str, tuple[bool, bool]] = {}
        self._keys = {key for each in separators.values() for way, _ in each.ways for key in way}  # of all rules
        self._last: dict[Symbol, set[str]] = {}  # what symbols can end with
        self._find_variation()

    def count_branches(self) -> int:
        """Count the branches that reading has made so far."""
        return sum(len(symbol.branches) for symbol in self._compiled.values())

    def _find_variation(self) -> None:
        """Find which categories depend on the person and on the number of their context."""
        everything = [(category, each.wordings) for category, words in self._words.items() for each in words]
        everything += [(category, each.wordings) for category, reads in self._read_only.items() for each in reads]
        self._varies = dict.fromkeys((*self._words, *self._read_only), (False, False))
        self._varies.update(dict.fromkeys(BUILTIN, (False, False)))
        self._varies["name"] = (False, True)
        follows: dict[tuple[str, str], tuple[bool, bool]] = {}  # whether the slots of one category for another do
        for category, wordings in everything:
            for wording in wordings:
                self._note_variation(category, False, wording.parts != wording.plural_parts)
                for part in wording.all_parts:
                    if not part.field:
                        self._note_variation(category, part.forms[0] != part.forms[2], part.forms[0] != part.forms[1])
                        continue
                    self._check_slot(part)
                    person, number = follows.get((category, part.category), (False, False))
                    person, number = person or part.person in ("", "base"), number or not part.number
                    follows[category, part.category] = person, number
        changed = True
        while changed:
            changed = False
            for (category, inner), (person, number) in follows.items():
                by_person, by_number = self._varies[inner]
                changed = self._note_variation(category, person and by_person, number and by_number) or changed

    def _note_variation(self, category: str, person: bool, number: bool) -> bool:
        """Note what a category depends on; return True if that is new."""
        known = self._varies[category]
        new = known[0] or person, known[1] or number
        self._varies[category] = new
        return new != known

    def _check_slot(self, part: Part) -> None:
        if part.category not in self._varies:
            raise DeclarationError(f"{{{part.field}:{part.category}}}: no word of this category is declared")
        if part.separator and part.separator not in self._separators:
            raise DeclarationError(f"no separator {part.separator!r} is declared")

    def find(self, category: str, context: int) -> Symbol:
        """Compile a category in this context with everything it needs; DeclarationError if it cannot be read."""
        if category not in self._varies:
            raise DeclarationError(f"no word of the category {category!r} is declared")
        key = self._symbol_key(category, context)
        if key not in self._compiled:
            waiting: list[tuple[Symbol, int]] = []
            self._enter_symbol(key, waiting)
            while waiting:
                symbol, inner = waiting.pop()
                for declaration in self._words.get(symbol.category, ()):
                    for wording in declaration.wordings:
                        rule = self._make_rule(declaration.cls, declaration.value, wording, inner, waiting)
                        rule.parts = wording.parts_in(inner)
                        rule.context = inner
                        symbol.rules.append(rule)
                for read in self._read_only.get(symbol.category, ()):
                    for wording in read.wordings:
                        symbol.rules.append(self._make_rule(read.make, read.value, wording, inner, waiting))
                for order, rule in enumerate(symbol.rules):
                    rule.order = order
            try:
                analyse(list(self._compiled.values()))
            except DeclarationError:
                self._compiled.clear()
                raise
        return self._compiled[key]

    def may_be(self, symbol: Symbol, reader: Reader) -> bool:
        """Rule out quickly a text that ends unlike this symbol, or has a word that is in no rule."""
        last = self._last.get(symbol)
        if last is None:
            last = self._last[symbol] = last_keys(symbol)
        if reader.tokens and reader.tokens[-1].key not in last and ANY not in last:
            return False
        unknown = set(reader.starts) - self._keys  # with marks at their end if they can be something else
        return all(not start or start[-1] in MARKS or reader.names.contains_token(start) for start in unknown)

    def _symbol_key(self, category: str, context: int) -> tuple[str, int]:
        """The context reduced to what the category depends on, so that readings are shared."""
        by_person, by_number = self._varies[category]
        return category, (context // 2 * 2 if by_person else 0) + (context % 2 if by_number else 0)

    def _enter_symbol(self, key: tuple[str, int], waiting: list[tuple[Symbol, int]]) -> Symbol:
        symbol = self._compiled.get(key)
        if symbol is None:
            symbol = Symbol(len(self._compiled), key[0], key[1] % 2 == 1)
            self._compiled[key] = symbol
            waiting.append((symbol, key[1]))
        return symbol

    def _make_rule(
        self,
        make: Callable[..., object] | None,
        value: object,
        wording: Wording,
        context: int,
        waiting: list[tuple[Symbol, int]],
    ) -> Rule:
        parts = wording.parts_in(context)
        twins = wording.parts_in(context ^ 1)
        elements: list[Element] = []
        for index, part in enumerate(parts):
            if part.field:
                symbol = self._enter_symbol(self._symbol_key(part.category, part.inner_context(context)), waiting)
                elements.append(self._make_slot(symbol, part))
            else:
                also = twins[index].forms if twins is not parts and len(twins) == len(parts) else ()
                elements.append(literal(part.forms[context], part.forms + also))
                self._keys.add(elements[-1].key)
        fields = tuple(part.field for part in parts if part.field)
        maker = Maker(value, make, fields, wording.fixed)
        return Rule(maker, elements)

    def _make_slot(self, symbol: Symbol, part: Part) -> Element:
        filled = symbol.index, part.separator, part.optional
        slot = self._slots.get(filled)
        if slot is None:
            slot = self._slots[filled] = Element()
            slot.symbol = symbol
            slot.separator = self._separators[part.separator] if part.separator else None
            slot.optional = part.optional
            slot.index = -1 - len(self._slots) if part.separator else symbol.index
        return slot
