"""Wordings that are only read, with their slots filled at random: they never have two meanings, and never print."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import HealthCheck, assume, given
from hypothesis import settings as examples
from hypothesis import strategies as st

import lineup.language.printed  # noqa: F401 - declares the wordings
from lineup.language.grammar import GRAMMAR, Misread, Unprintable, parse_run, show
from lineup.language.grammar.declarations import Wording
from lineup.language.grammar.phrases import PERSONS, Part, Pieces
from lineup.language.words.paragraphs import Paragraph
from tests.language.strategies import BUILTIN, TIMES, words
from tests.language.test_words import TABLE

# Where a wording of a category can stand in a paragraph; the others stand in these
FRAMES = {
    "paragraph": "{}",
    "sentence": "{}",
    "clause": "{}.",
    "body": "{}.",
    "what": "Discard {}.",
    "cards": "Destroy a {}.",
    "condition": "If {}, +1 Power.",
    "trigger": "{}, +1 Power.",
    "victims_blow": "First Appearance—Attack: {}",
    "their_sentence": "Attack: Each foe reveals the top card of their deck. {}",
    "subject_body": "Attack: Each foe {}.",
    "ongoing": "Ongoing: {}",
}
# Means two things on printed cards; whoever types it is asked which.
TWO_WAYS = re.compile("once during your turn, you may .+ to ")
PERSON = {"their_sentence": 4, "subject_body": 2}  # the context a category stands in; else "you"


@cache
def typed(category: str, context: int, depth: int) -> st.SearchStrategy[str]:
    """Texts of a category in a context, in our wording or, where it has none, in a printed one."""
    if category in BUILTIN or category in GRAMMAR._by_category:
        return words(category).map(lambda value: printed(value, category, context))
    if category == "family":
        return st.just("Power Ring")
    assert depth < 4, f"{category} is read in itself"
    read = [(wording, each) for each in GRAMMAR._read_only[category] for wording in each.wordings]
    return st.one_of(*(worded(wording, context, depth + 1) for wording, _ in read))


def printed(value: object, category: str, context: int) -> str:
    try:
        return show(value, PERSONS[context // 2], bool(context % 2), category)
    except Unprintable:
        assume(False)
        raise


def worded(wording: Wording, context: int, depth: int = 0) -> st.SearchStrategy[str]:
    """Texts in this wording."""
    parts = wording.parts_in(context)
    return st.tuples(*(filled(part, context, depth) for part in parts)).map(lambda texts: joined(parts, texts))


def filled(part: Part, context: int, depth: int) -> st.SearchStrategy[str]:
    """What a part of a phrase can be: its word, or texts for its slot."""
    if not part.field:
        return st.just(part.forms[context])
    one = typed(part.category, part.inner_context(context), depth)
    if not part.separator:
        return one
    between = GRAMMAR.separators[part.separator].printed
    return st.lists(one, min_size=0 if part.optional else 1, max_size=2).map(
        lambda items: (f"{between} " if between[:1] in ",;" or not between else f" {between} ").join(items)
    )


def joined(parts: tuple[Part, ...], texts: tuple[str, ...]) -> str:
    pieces = Pieces()
    for part, text in zip(parts, texts, strict=True):
        if text:
            pieces.add_piece(text, part.glued, not part.field)
    return pieces.join_pieces()


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("category", sorted(FRAMES))
def test_a_wording_that_is_only_read_prints_as_ours_and_reads_back_as_the_same(category: str, times: int) -> None:
    context = PERSON.get(category, 0)
    reads = [wording for each in GRAMMAR._read_only.get(category, ()) for wording in each.wordings]
    read = 0

    @examples(max_examples=50 * times, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
    @given(st.sampled_from(reads).flatmap(lambda wording: worded(wording, context)))
    def both_ways(text: str) -> None:
        nonlocal read
        text = FRAMES[category].format(text)
        try:
            values, _ = parse_run("paragraph", text, GRAMMAR.read_tokens(text, TABLE), TABLE)
        except Misread as error:
            if "two ways" in error.explanation and not TWO_WAYS.search(text):
                pytest.fail(f"{text!r}: {error}")
            return
        for value in values:
            assert isinstance(value, Paragraph)
            try:
                line = show(value, category="paragraph")
            except Unprintable:
                pytest.fail(f"{text!r} is read as what cannot be printed: {value!r}")
            again, _ = parse_run("paragraph", line, GRAMMAR.read_tokens(line, TABLE), TABLE)
            assert again == (value,), (text, line)
            read += 1

    if reads:
        both_ways()
        assert read, f"no printed wording of {category} is read"
