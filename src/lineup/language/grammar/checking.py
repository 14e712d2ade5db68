"""What phrases cannot say: words with nothing to refer to are errors at load. All of it follows from declarations."""

from __future__ import annotations

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
        """Check a word and all within it, then bind what it names; what is no word has nothing to check."""
        declared = self.grammar.declared(value)
        if declared is None:
            return
        refers = declared.refers
        if refers.needs and refers.needs not in self.bound:
            raise Unbound(value, refers.missing or self.grammar.registers[refers.needs])
        if refers.bars:
            self._barred(value, refers)
        inner = self
        if refers.scope != SAME:
            inner = Walk(self.grammar, frozenset(() if refers.scope == FRESH else self.bound))
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
            raise Unbound(*fault)

    def ways(self, items: tuple[object, ...]) -> None:
        """Check words of which only one comes to pass; what any of them binds may be bound after."""
        before = frozenset(self.bound)
        for item in items:
            way = Walk(self.grammar, before)
            way.word(item)
            self.bound |= way.bound

    def _barred(self, value: object, refers: Refers) -> None:
        """Refuse what must not stand within a word."""
        for node in nodes(value):
            declared = self.grammar.declared(node)
            for label in declared.refers.is_about(node) if declared is not None else ():
                if label in refers.bars:
                    raise Unbound(node, refers.bars[label])

    def _answered(self, items: tuple[object, ...], refers: Refers) -> None:
        """Refuse an answer that does not directly follow what it can answer."""
        before = False
        for at, item in enumerate(items):
            declared = self.grammar.declared(item)
            if declared is None:
                return
            mine = declared.refers
            if mine.answers and not before and not (refers.answerable and at == len(items) - 1):
                raise Unbound(item, mine.answers)
            before = mine.answerable
