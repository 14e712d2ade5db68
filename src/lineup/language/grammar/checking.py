"""Checks of references: a pronoun with nothing to refer to is a fault. All follows from the words' declarations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lineup.language.grammar.declarations import Declaration
from lineup.language.grammar.referring import FRESH, PLAIN, PLAIN_VALUES, SAME, WAYS, Fault, Refers, nothing, words_in
from lineup.language.grammar.registry import GRAMMAR, Grammar

NONE: Final[frozenset[str]] = frozenset()
# registers that tell why another is not bound: each of several players has one, or it is forgotten by then
REASONS: Final = (" of each", " put off")
UNCLEAR: Final = "it is not clear which of two this is about; name it again"


def check_text(value: object, grammar: Grammar = GRAMMAR, words: list[object] | None = None) -> list[Fault]:
    """Return the faults of a text: words that have nothing to refer to, or stand where they mean nothing.

    `words` are its nodes, if they are known.
    """
    walk = Walk(grammar, _collect_topics(words_in(value) if words is None else words, grammar))
    walk.check_word(value)
    return walk.faults


def _collect_topics(words: list[object], grammar: Grammar) -> set[str]:
    """Collect what the words are about (`is_about`), which another word may bar."""
    found: set[str] = set()
    for node in words:
        declared = grammar.declaration_of(node)
        if declared is not None and declared.refers.is_about is not nothing:
            found.update(declared.refers.is_about(node))
    return found


class Walk:
    """A walk through a text, word by word, that keeps track of what is bound.

    What is missing counts as bound from there on, so that one slip is one fault.
    """

    def __init__(self, grammar: Grammar, labels: set[str], bound: frozenset[str] = NONE) -> None:
        self.grammar = grammar
        self.labels = labels  # what words of the text are about
        self.bound = set(bound)
        self.anew: set[str] = set()  # what was bound on this way
        self.unclear: set[str] = set()  # what will be blurred, unless an answer follows
        self.blurred: set[str] = set()
        self.faults: list[Fault] = []

    def check_word(self, value: object) -> None:
        """Check a word and everything within it, then bind what it names. Other values need no check."""
        declared = self.grammar.declaration_of(value)
        if declared is None:
            return
        refers = declared.refers
        if refers is PLAIN:
            self._check_inner(value, declared, self)
            if self.blurred:
                self.blur(())
            return
        if refers.needs:
            self._check_need(value, refers, refers.needs)
        if refers.wants is not nothing:
            for wanted in refers.wants(value):
                self._check_need(value, refers, wanted)
        if refers.shuns is not nothing:
            for shunned in refers.shuns(value):
                if shunned in self.bound:
                    self.faults.append((value, self.grammar.registers[shunned]))
        if refers.bars and not self.labels.isdisjoint(refers.bars):
            self._check_barred(value, refers)
        inner = self
        before, anew = NONE, self.anew
        if refers.maybe:
            before, self.anew = frozenset(self.bound), set()
        if refers.scope != SAME:
            inner = self._start_inner(NONE if refers.scope == FRESH else self._without_hidden(refers.hides))
        inner.bound.update(refers.gives)
        self._check_inner(value, declared, inner)
        if inner is not self:
            self.bind(inner.bound & inner.anew & set(refers.leaves))
            if refers.scope == WAYS:
                self.blur(inner.anew - set(refers.leaves))
        if refers.binds is not nothing:
            self.bind(refers.binds(value))
        if self.blurred or refers.blurs is not nothing:
            self.blur(refers.blurs(value))
        if refers.maybe:
            self.unclear |= self.anew & before & set(refers.maybe)
            self.anew |= anew
        fault = refers.check(value) if refers.check is not None else None
        if fault is not None:
            self.faults.append(fault)

    def _check_inner(self, value: object, declared: Declaration, inner: Walk) -> None:
        """Check everything within a word, on the walk that its scope asks for."""
        refers = declared.refers
        for name in declared.fields:
            within = getattr(value, name)
            if not isinstance(within, tuple):
                if type(within) not in PLAIN_VALUES:
                    inner.check_word(within)
                continue
            if not (within or inner.unclear or inner.blurred):
                continue
            self._check_answers(within, refers)
            if refers.scope == WAYS:
                inner.check_ways(within)
            else:
                for item in within:
                    inner.check_item(item)
                inner.check_item(None)

    def _check_need(self, value: object, refers: Refers, needed: str) -> None:
        """Note a fault if the register that a word needs is not bound."""
        if not needed or needed in self.bound:
            return
        told = [register for register in (needed + reason for reason in REASONS) if register in self.bound]
        why = refers.missing or self.grammar.registers[needed]
        if needed in self.blurred:
            why = UNCLEAR
        elif told:
            why = self.grammar.registers[told[0]]
        self.faults.append((value, why))
        self.bound.add(needed)

    def check_item(self, item: object) -> None:
        """Check the next item of a list. Only an answer may refer to what became unclear just before it."""
        if not self.unclear and not self.blurred:
            self.check_word(item)
            return
        declared = self.grammar.declaration_of(item)
        unclear, self.unclear = self.unclear, set()
        if declared is None or not declared.refers.answers:
            self.blur(unclear)
            unclear = set()
        self.check_word(item)
        self.unclear |= unclear

    def check_ways(self, items: tuple[object, ...]) -> None:
        """Check alternatives of which only one happens. Whatever any of them binds may be bound afterwards."""
        before = frozenset(self.bound)
        for item in items:
            way = self._start_inner(before)
            way.check_word(item)
            self.bound |= way.bound
            self.anew |= way.anew

    def bind(self, registers: Iterable[str]) -> None:
        """Bind registers, and forget the details of what they were bound to before."""
        for register in registers:
            self.bound -= {each for each in self.bound if each.startswith(f"{register} ")}
            self.bound.add(register)
            self.anew.add(register)
            self.blurred.discard(register)

    def blur(self, registers: Iterable[str]) -> None:
        """Unbind registers that could now mean one thing or another."""
        self.blurred |= self.bound & set(registers)
        self.bound -= self.blurred

    def _without_hidden(self, hidden: tuple[str, ...]) -> frozenset[str]:
        """Return the bound registers without the hidden ones and their details. Reasons why one is not bound remain."""
        known = [each for each in self.bound if each.endswith(REASONS) or each.partition(" ")[0] not in hidden]
        return frozenset(known)

    def _start_inner(self, bound: frozenset[str]) -> Walk:
        """Start a walk within this one that shares its list of faults."""
        inner = Walk(self.grammar, self.labels, bound)
        inner.blurred = set(self.blurred)
        inner.faults = self.faults
        return inner

    def _check_barred(self, value: object, refers: Refers) -> None:
        """Note a fault for everything within a word that it bars."""
        for node in words_in(value):
            declared = self.grammar.declaration_of(node)
            if declared is None or declared.refers.is_about is nothing:
                continue
            for label in declared.refers.is_about(node):
                if label in refers.bars:
                    self.faults.append((node, refers.bars[label]))

    def _check_answers(self, items: tuple[object, ...], refers: Refers) -> None:
        """Note an answer that does not directly follow what it can answer, or could answer more than that."""
        before = False
        for at, item in enumerate(items):
            declared = self.grammar.declaration_of(item)
            if declared is None:
                return
            mine = declared.refers
            if mine.answers and not before and not (refers.answerable and at == len(items) - 1):
                self.faults.append((item, mine.answers))
            why = mine.doubts(items[:at]) if mine.answers else ""
            if why:
                self.faults.append((item, why))
            before = mine.answerable
