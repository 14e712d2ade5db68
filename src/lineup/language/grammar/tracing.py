"""Tracing: reading that records where it stopped, and what was expected there."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar.reading import Reader
from lineup.language.grammar.rules import PLACES, Branch, Element, Rule, Separator, Symbol, literal
from lineup.language.grammar.tokens import Names, Token

HOLE: Final = "\x04 "  # stands for words that are not understood; no token is written like this


class Miss:
    """A place where reading stopped: what was expected there, and the rule it was expected for."""

    def __init__(self, rule: Rule | None, element: Element | None, symbol: Symbol | None, at: int) -> None:
        self.rule = rule
        self.element = element
        self.symbol = symbol
        self.at = at  # how many elements of the rule had been read


class Holed(Reader):
    """A reader of a text with holes: each is read as anything, or as anything and a full stop."""

    def find_ends(self, symbol: Symbol, position: int) -> dict[int, tuple[Rule, ...]]:
        if self.keys[position] != HOLE:
            return super().find_ends(symbol, position)
        ends: dict[int, tuple[Rule, ...]] = {position + 1: ()}
        if self.keys[position + 1] == ".":
            ends[position + 2] = ()
        self._reached[position * PLACES + symbol.index] = ends
        return ends


class Tracer(Holed):
    """A reader that goes through the rules one by one: `furthest` and `misses` say where it stopped, and why.

    A scout goes ahead, another reader of the same: what it settled far from where reading stops is not gone through.
    """

    def __init__(
        self, text: str, names: Names, tokens: list[Token], symbol: Symbol, runs: bool, scout: Reader | None = None
    ) -> None:
        super().__init__(text, names, tokens)
        self.misses: list[Miss] = []
        self._missed: set[tuple[int, int, int]] = set()
        if scout is None:
            scout = Holed(text, names, tokens)
            _list_starts(scout, symbol, runs)
        self.furthest = scout.last_failure()
        self._reached = scout.settled_before(self.furthest - symbol.longest)
        starts = _list_starts(self, symbol, runs)
        self.ended = any(len(tokens) in self.find_ends(symbol, start) for start in starts)
        if not runs:
            for end in self.find_ends(symbol, 0):
                if end >= self.furthest:
                    self._note_miss(end, None, None, None, 0)

    def sentence_around(self, at: int) -> tuple[int, int]:
        """Return the range of tokens of the sentence around this one, without its full stop."""
        start = end = at
        while start > 0 and self.keys[start - 1] not in (".", ":"):
            start -= 1
        while end < len(self.tokens) and self.keys[end] != ".":
            end += 1
        return start, end

    def find_ends(self, symbol: Symbol, position: int) -> dict[int, tuple[Rule, ...]]:
        ends = super().find_ends(symbol, position)
        if not ends and position >= self.furthest:
            self._note_miss(position, None, None, symbol, 0)
        return ends

    def _follow_branch(self, branch: Branch, at: int) -> dict[int, tuple[Rule, ...]]:
        found: dict[int, tuple[Rule, ...]] = {}
        for rule in branch.rules:
            for end in self._follow_rule(rule, at):
                found[end] = ()
        return found

    def _follow_rule(self, rule: Rule, start: int) -> list[int]:
        """Find the ends of all readings of a rule from a position."""
        keys = self.keys
        here = [start]
        for at, element in enumerate(rule.elements):
            there: list[int] = []
            if element.symbol is None:
                key = element.key
                there += [position + 1 for position in here if keys[position] == key]
                if max(here) >= self.furthest:
                    for position in here:
                        if position >= self.furthest and keys[position] != key:
                            self._note_miss(position, rule, element, None, at)
            else:
                for position in here:
                    ends = self._find_slot_ends(element, position)
                    there += ends
                    if not ends and position >= self.furthest:
                        self._note_miss(position, rule, element, element.symbol, at)
            if not there:
                return there
            here = list(dict.fromkeys(there)) if len(here) > 1 else there
        return here

    def _find_separators(self, separator: Separator, position: int) -> list[tuple[int, bool]]:
        for way, _ in separator.ways:
            for after, key in enumerate(way, position):
                if self.keys[after] != key:
                    if after >= self.furthest:
                        self._note_miss(after, None, literal(key), None, 0)
                    break
        return super()._find_separators(separator, position)

    def _note_miss(
        self, position: int, rule: Rule | None, element: Element | None, symbol: Symbol | None, at: int
    ) -> None:
        """Note what was expected at the furthest position, or beyond."""
        if position > self.furthest:
            self.furthest = position
            self.misses = []
            self._missed = set()
        miss = id(rule), id(element), id(symbol)
        if miss not in self._missed:
            self._missed.add(miss)
            self.misses.append(Miss(rule, element, symbol, at))


def _list_starts(reader: Reader, symbol: Symbol, runs: bool) -> list[int]:
    """List the places where values start: the start of the text, and in a run also every end of a value."""
    starts: set[int] = set()
    waiting = [0]
    while waiting:
        start = waiting.pop()
        if start not in starts and (start < len(reader.tokens) or not runs):
            starts.add(start)
            ends = reader.find_ends(symbol, start)
            if runs:
                waiting += ends
    return sorted(starts)
