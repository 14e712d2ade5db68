"""What phrases cannot say: words with nothing to refer to are errors at load. All of it follows from declarations."""

from __future__ import annotations

import dataclasses

from lineup.errors import LineUpError
from lineup.language.grammar.reading import Spans
from lineup.language.grammar.referring import FRESH, SAME, WAYS, Refers, nodes
from lineup.language.grammar.registry import GRAMMAR, Grammar


class Unbound(LineUpError):
    """A word that has nothing to refer to, or stands where it means nothing."""

    def __init__(self, node: object, why: str) -> None:
        super().__init__(why)
        self.node = node
        self.why = why


def check_text(value: object, spans: Spans, grammar: Grammar = GRAMMAR) -> str:
    """The first thing wrong with what was read, as "column 5: …", or nothing."""
    try:
        Walk(grammar).word(value)
    except Unbound as error:
        return f"column {spans.column(error.node)}: {error.why}."
    return ""


class Walk:
    """A way through a text from word to word, knowing what is bound so far."""

    def __init__(self, grammar: Grammar, bound: frozenset[str] = frozenset()) -> None:
        self.grammar = grammar
        self.bound = set(bound)

    def word(self, value: object) -> None:
        """Check a word and all within it, then bind what it names."""
        if not dataclasses.is_dataclass(value):
            return
        refers = self.grammar.refers(value)
        if refers.needs and refers.needs not in self.bound:
            raise Unbound(value, refers.missing or self.grammar.registers[refers.needs])
        if refers.bars:
            self._barred(value, refers)
        inner = Walk(self.grammar, frozenset(() if refers.scope == FRESH else self.bound))
        inner.bound.update(refers.gives)
        before = frozenset(inner.bound)
        for each in dataclasses.fields(value):
            within = getattr(value, each.name)
            if isinstance(within, tuple):
                self._answered(within, refers)
            for item in within if isinstance(within, tuple) else (within,):
                if refers.scope != WAYS:
                    inner.word(item)
                    continue
                way = Walk(self.grammar, before)
                way.word(item)
                inner.bound |= way.bound
        self.bound |= inner.bound if refers.scope == SAME else inner.bound & set(refers.leaves)
        self.bound.update(refers.binds(value))
        fault = refers.check(value) if refers.check is not None else None
        if fault is not None:
            raise Unbound(*fault)

    def _barred(self, value: object, refers: Refers) -> None:
        """Refuse what must not stand within a word."""
        for node in nodes(value):
            if dataclasses.is_dataclass(node):
                for label in self.grammar.refers(node).is_about(node):
                    if label in refers.bars:
                        raise Unbound(node, refers.bars[label])

    def _answered(self, items: tuple[object, ...], refers: Refers) -> None:
        """Refuse an answer that does not directly follow what it can answer."""
        before = False
        for at, item in enumerate(items):
            if not dataclasses.is_dataclass(item):
                return
            mine = self.grammar.refers(item)
            if mine.answers and not before and not (refers.answerable and at == len(items) - 1):
                raise Unbound(item, mine.answers)
            before = mine.answerable
