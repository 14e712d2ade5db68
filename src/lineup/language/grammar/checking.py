"""What phrases cannot say: words with nothing to refer to are errors at load. All of it follows from declarations."""

from __future__ import annotations

from lineup.language.grammar.referring import FRESH, SAME, WAYS, Fault, Refers, nodes
from lineup.language.grammar.registry import GRAMMAR, Grammar


def check_text(value: object, grammar: Grammar = GRAMMAR) -> list[Fault]:
    """All that is wrong with what was read: words that have nothing to refer to, or stand where they mean nothing."""
    walk = Walk(grammar)
    walk.word(value)
    return walk.faults


class Walk:
    """A way through a text from word to word, knowing what is bound so far.

    What is missing counts as bound from there on, so that one slip is one fault.
    """

    def __init__(self, grammar: Grammar, bound: frozenset[str] = frozenset()) -> None:
        self.grammar = grammar
        self.bound = set(bound)
        self.faults: list[Fault] = []

    def word(self, value: object) -> None:
        """Check a word and all within it, then bind what it names; what is no word has nothing to check."""
        declared = self.grammar.declared(value)
        if declared is None:
            return
        refers = declared.refers
        if refers.needs and refers.needs not in self.bound:
            self.faults.append((value, refers.missing or self.grammar.registers[refers.needs]))
            self.bound.add(refers.needs)
        if refers.bars:
            self._barred(value, refers)
        inner = self
        if refers.scope != SAME:
            inner = Walk(self.grammar, frozenset(() if refers.scope == FRESH else self.bound))
            inner.faults = self.faults
        inner.bound.update(refers.gives)
        for name in declared.fields:
            within = getattr(value, name)
            if not isinstance(within, tuple):
                inner.word(within)
                continue
            self._answered(within, refers)
            if refers.scope == WAYS:
                inner.ways(within)
            else:
                for item in within:
                    inner.word(item)
        if inner is not self:
            self.bound |= inner.bound & set(refers.leaves)
        self.bound.update(refers.binds(value))
        fault = refers.check(value) if refers.check is not None else None
        if fault is not None:
            self.faults.append(fault)

    def ways(self, items: tuple[object, ...]) -> None:
        """Check words of which only one comes to pass; what any of them binds may be bound after."""
        before = frozenset(self.bound)
        for item in items:
            way = Walk(self.grammar, before)
            way.faults = self.faults
            way.word(item)
            self.bound |= way.bound

    def _barred(self, value: object, refers: Refers) -> None:
        """Note what must not stand within a word."""
        for node in nodes(value):
            declared = self.grammar.declared(node)
            for label in declared.refers.is_about(node) if declared is not None else ():
                if label in refers.bars:
                    self.faults.append((node, refers.bars[label]))

    def _answered(self, items: tuple[object, ...], refers: Refers) -> None:
        """Note an answer that does not directly follow what it can answer."""
        before = False
        for at, item in enumerate(items):
            declared = self.grammar.declared(item)
            if declared is None:
                return
            mine = declared.refers
            if mine.answers and not before and not (refers.answerable and at == len(items) - 1):
                self.faults.append((item, mine.answers))
            before = mine.answerable
