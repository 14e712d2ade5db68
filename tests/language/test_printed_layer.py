"""Wordings that are read and never printed: their declaration."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from lineup.language import printed
from lineup.language.grammar import (
    GRAMMAR,
    PLAIN,
    DeclarationError,
    Grammar,
    Items,
    Meaningless,
    Misread,
    Names,
    phrase,
)
from lineup.language.grammar.tokens import BUILTIN
from lineup.language.reference import write_reference


def toy() -> Grammar:
    """A grammar with a few words and more wordings for them."""
    grammar = Grammar()
    grammar.atom("thing", "card", "card", "cards")
    grammar.word("clause", PLAIN, "<draw> {n:number} {thing:thing+pl}")(Draw)
    grammar.word("text", PLAIN, "{clauses:clause*then}.")(Text)
    grammar.reads_as("thing", "card", "pasteboard", "pasteboards")
    grammar.reads(Draw, "clause", "<take> {n:number} {thing:thing+pl}", phrase("<draw> a {thing:thing+sg}", n=1))
    grammar.reads(draw_twice, "clause", "twice <draw> {n:number} {thing:thing+pl}")
    return grammar


@dataclass(frozen=True)
class Draw:
    """Cards come from the deck."""

    n: int
    thing: str


@dataclass(frozen=True)
class Text:
    """Clauses."""

    clauses: tuple[Draw, ...]


def draw_twice(n: int, thing: str) -> Items:
    """The same again."""
    if n == 0:
        raise Meaningless("nothing cannot be drawn twice")
    return Items(Draw(n, thing), Draw(n, thing))


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Draw two cards.", "draw two cards."),
        ("Take two pasteboards.", "draw two cards."),
        ("Draw a pasteboard, then draw a card.", "draw one cards, then draw one cards."),
        (
            "Draw one cards, then twice draw two cards, then take six cards.",
            "draw one cards, then draw two cards, then draw two cards, then draw six cards.",
        ),
    ],
)
def test_a_read_only_wording_is_read_and_the_first_phrase_printed(typed: str, printed: str) -> None:
    grammar = toy()
    value = grammar.parse("text", typed)
    assert grammar.show(value) == printed
    assert grammar.parse("text", printed) == value


def test_words_made_by_a_function_stand_where_its_words_stand() -> None:
    grammar, names, typed = toy(), Names(()), "Draw one cards, then twice draw two cards."
    (text,), spans = grammar.parse_run("text", typed, grammar.read_tokens(typed, names), names)
    assert isinstance(text, Text)
    assert [spans.words_of(clause) for clause in text.clauses] == ["Draw one cards", *["twice draw two cards"] * 2]


def test_what_a_function_refuses_is_a_fault_at_its_words() -> None:
    with pytest.raises(Misread) as error:
        toy().parse("text", "Draw one cards, then twice draw zero cards.")
    assert error.value.explanation == "nothing cannot be drawn twice."
    assert error.value.found == "twice draw zero cards"


def test_only_a_declared_word_is_read_in_other_words() -> None:
    with pytest.raises(DeclarationError, match="before it is declared"):
        Grammar().reads(Draw, "clause", "take {n:number} {thing:thing}")


def test_the_reference_shows_what_is_also_read() -> None:
    page = write_reference(toy())
    assert "| `draw <number> <thing>` | `take <number> <thing>`<br>`draw a <thing>` |" in page
    assert "| `twice draw <number> <thing>` | The same again. |" in page
    assert "| `card` | `cards`<br>`pasteboard` |" in page


def wordings_of_one_word(source: str, ours: set[str]) -> Iterator[str]:
    """The wordings that are read as one class, in categories of `words` alone; not those that several words share."""
    for node in ast.parse(source).body:
        match node:
            case ast.Expr(ast.Call(func=ast.Name("reads"), args=[ast.Name(word), ast.Constant(str(category)), *_])):
                slots = re.findall(r"{\w+:([\w-]+)", ast.unparse(node))
                if word[0].isupper() and {category, *slots} <= ours:
                    yield ast.unparse(node)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('reads(Draw, "clause", "<take> {what:what}")', 1),
        ('reads(draw_twice, "clause", "twice <draw> {what:what}")', 0),
        ('reads(Draw, "answer", "<take> {what:what}")', 0),
        ('reads(Draw, "clause", "<take> {what:answer}")', 0),
        ('for _this in ("now", "this turn"):\n    reads(Draw, "clause", f"<take> {{what:what}} {_this}")', 0),
    ],
)
def test_a_wording_of_one_word_is_known(source: str, found: int) -> None:
    assert len(list(wordings_of_one_word(source, {"clause", "what"}))) == found


def test_a_wording_of_one_word_stands_beside_the_word() -> None:
    ours = {*BUILTIN, *(entry.category for entry in GRAMMAR.list_vocabulary() if entry.phrases)}
    files = sorted(Path(printed.__file__).parent.glob("*.py"))
    assert [each for file in files for each in wordings_of_one_word(file.read_text("utf-8"), ours)] == []
