"""Tracing: reading that says where it stopped, and what was expected there."""

from __future__ import annotations

from typing import Final

from lineup.language.grammar.reading import NOWHERE, Reader
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


class Scout(Reader):
    """A reader that notes how far it looked, and where it looked in vain."""

    def __init__(self, text: str, names: Names, tokens: list[Token]) -> None:
        super().__init__(text, names, tokens)
        self.furthest = 0  # reading does not stop before
        self._run = 0
        self._known: dict[int, dict[int, tuple[Rule, ...]]] = {}  # in place of `_reached`, which stays empty
        self._looked: dict[int, int] = {}  # by place: where the last of all that is tried there starts or ends
        self._last = 0

    def look(self, symbol: Symbol, runs: bool) -> None:
        """Read a text as far as it goes: as a symbol, or as a run of them."""
        self._run = symbol.longest
        if runs:
            _starts(self, symbol)
        else:
            self.reach(symbol, 0)

    def complete(self, symbol: Symbol) -> list[object]:
        self._reached = self._known  # it has looked everywhere already
        return super().complete(symbol)

    def alone(self, symbol: Symbol, position: int) -> dict[int, tuple[Rule, ...]] | None:
        """Where the symbol ends, if in one place at most and nothing tried for it can tell why reading stopped."""
        place = position * PLACES + symbol.index
        ends = self._known.get(place)
        if ends is None or len(ends) > 1 or self._looked[place] + self._run >= self.furthest:
            return None
        return ends

    def reach(self, symbol: Symbol, position: int) -> dict[int, tuple[Rule, ...]]:
        place = position * PLACES + symbol.index
        ends = self._known.get(place)
        if ends is None:
            before, self._last = self._last, position
            ends = _hole(self.keys, position) or super().reach(symbol, position)
            if not ends and position > self.furthest:
                self.furthest = position
            self._note(place, ends, before)
        elif self._looked[place] > self._last:
            self._last = self._looked[place]
        return ends

    def _filled(self, element: Element, start: int) -> dict[int, tuple[Rule, ...]]:
        if element.separator is None:
            return super()._filled(element, start)
        place = start * PLACES + element.index
        ends = self._known.get(place)
        if ends is None:
            before, self._last = self._last, start
            ends = super()._filled(element, start)
            self._note(place, ends, before)
        elif self._looked[place] > self._last:
            self._last = self._looked[place]
        return ends

    def _note(self, place: int, ends: dict[int, tuple[Rule, ...]], before: int) -> None:
        self._reached.pop(place, None)
        self._known[place] = ends
        looked = self._last
        for end in ends:
            looked = max(looked, end)
        self._looked[place] = looked
        self._last = max(before, looked)


class Tracer(Reader):
    """A reader that goes through the rules one by one: `furthest` and `misses` say where it stopped, and why.

    A hole is read as anything, or as anything and a full stop. A scout goes ahead: only what looks as far as the place
    where reading stops is gone through.
    """

    def __init__(
        self, text: str, names: Names, tokens: list[Token], symbol: Symbol, runs: bool, scout: Scout | None = None
    ) -> None:
        super().__init__(text, names, tokens)
        self.furthest = 0
        self.misses: list[Miss] = []
        self._missed: set[tuple[int, int, int]] = set()
        if scout is None:
            scout = Scout(text, names, tokens)
            scout.look(symbol, runs)
        self._scout = scout
        last = len(tokens)
        starts = _starts(self, symbol) if runs else [0]
        self.ended = any(last in self.reach(symbol, start) for start in starts)
        if not runs:
            for end in self.reach(symbol, 0):
                if end >= self.furthest:
                    self._miss(end, None, None, None, 0)

    def sentence(self, at: int) -> tuple[int, int]:
        """Between which tokens the sentence lies that holds this one, without its full stop."""
        start = end = at
        while start > 0 and self.keys[start - 1] not in (".", ":"):
            start -= 1
        while end < len(self.tokens) and self.keys[end] != ".":
            end += 1
        return start, end

    def reach(self, symbol: Symbol, position: int) -> dict[int, tuple[Rule, ...]]:
        ends = self._scout.alone(symbol, position)
        if ends is None:
            ends = _hole(self.keys, position) or super().reach(symbol, position)
            if not ends and position >= self.furthest:
                self._miss(position, None, None, symbol, 0)
        return ends

    def _follow(self, branch: Branch, at: int) -> dict[int, tuple[Rule, ...]]:
        found: dict[int, tuple[Rule, ...]] = {}
        for rule in branch.rules:
            for end in self._follow_rule(rule, at):
                found[end] = ()
        return found

    def _follow_rule(self, rule: Rule, start: int) -> list[int]:
        """Where readings of the rule from this position on end."""
        here = [start]
        for at, element in enumerate(rule.elements):
            there: list[int] = []
            for position in here:
                before = len(there)
                if element.symbol is not None:
                    there += self._filled(element, position)
                elif self.keys[position] == element.key:
                    there.append(position + 1)
                if len(there) == before and position >= self.furthest:
                    self._miss(position, rule, element, element.symbol, at)
            if not there:
                return there
            here = list(dict.fromkeys(there)) if len(here) > 1 else there
        return here

    def _separated(self, separator: Separator, position: int) -> list[tuple[int, bool]]:
        for way, _ in separator.ways:
            for after, key in enumerate(way, position):
                if self.keys[after] != key:
                    if after >= self.furthest:
                        self._miss(after, None, literal(key), None, 0)
                    break
        return super()._separated(separator, position)

    def _miss(self, position: int, rule: Rule | None, element: Element | None, symbol: Symbol | None, at: int) -> None:
        """Note what was expected at the furthest position, or beyond."""
        if position > self.furthest:
            self.furthest = position
            self.misses = []
            self._missed = set()
        miss = id(rule), id(element), id(symbol)
        if miss not in self._missed:
            self._missed.add(miss)
            self.misses.append(Miss(rule, element, symbol, at))


def _starts(reader: Reader, symbol: Symbol) -> list[int]:
    """Where values can start that follow one another from the start of the text, in order."""
    starts: set[int] = set()
    waiting = [0]
    while waiting:
        start = waiting.pop()
        if start not in starts and start < len(reader.tokens):
            starts.add(start)
            waiting += reader.reach(symbol, start)
    return sorted(starts)


def _hole(keys: list[str], position: int) -> dict[int, tuple[Rule, ...]]:
    """Where a hole at this place ends; nowhere if there is none."""
    if keys[position] != HOLE:
        return NOWHERE
    return {position + 1: (), position + 2: ()} if keys[position + 1] == "." else {position + 1: ()}
