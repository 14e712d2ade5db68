"""Random objects of the card language, made from nothing but the declared words."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import strategies as st

import lineup.language  # noqa: F401 - declares the words
from lineup.language.grammar import GRAMMAR
from lineup.language.grammar.declarations import Declaration, Wording
from lineup.language.grammar.phrases import Part
from lineup.language.sets import builtin_names
from lineup.language.words.cards import KINDS

TIMES = [1, pytest.param(10, marks=[pytest.mark.slow, pytest.mark.long])]  # as many examples
NAMES = tuple(sorted(set(builtin_names()) - set(KINDS)))
CATEGORIES = tuple(GRAMMAR._by_category)
LETTERS = st.characters(max_codepoint=0x24F, categories=("Lu", "Ll", "Nd"), include_characters=" -'.!")

BUILTIN = {
    "number": st.integers(0, 30),
    "digits": st.integers(0, 30),
    "name": st.sampled_from(NAMES),
    "quoted": st.text(LETTERS, min_size=1, max_size=12),
}


@cache
def words(category: str) -> st.SearchStrategy[object]:
    """Objects that a slot of the category can hold."""
    if category in BUILTIN:
        return BUILTIN[category]
    return st.deferred(lambda: st.one_of(*(made(declaration) for declaration in GRAMMAR._by_category[category])))


def made(declaration: Declaration) -> st.SearchStrategy[object]:
    """Objects of one word, by each of its phrases; or an atom's constant."""
    if declaration.cls is None:
        return st.just(declaration.value)
    return st.one_of(*(said(declaration.cls, wording) for wording in declaration.wordings))


def said(cls: type, wording: Wording) -> st.SearchStrategy[object]:
    """Objects that one phrase of a word stands for."""
    fields: dict[str, st.SearchStrategy[object]] = {name: st.just(value) for name, value in wording.fixed}
    for part in wording.parts:
        if part.field:
            fields[part.field] = filling(part)
    return st.builds(cls, **fields)


def filling(part: Part) -> st.SearchStrategy[object]:
    """What a slot of a phrase can hold: an object, or a tuple of some."""
    if not part.separator:
        return words(part.category)
    return st.lists(words(part.category), min_size=0 if part.optional else 1, max_size=3).map(tuple)
