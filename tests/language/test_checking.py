"""What words refer to is declared with them: on a vocabulary of its own, without a word of the game."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import pytest

from lineup.language.grammar import (
    APART,
    FRESH,
    PLAIN,
    WAYS,
    DeclarationError,
    Grammar,
    Names,
    Refers,
    always,
    checking,
    referring,
)
from lineup.language.grammar.checking import check_text

NO_NAMES = Names(())
TOY = Grammar()
TOY.register("light", "there is no light")


@dataclass(frozen=True)
class Lamp:
    """Brings light."""

    names: str = ""


@dataclass(frozen=True)
class Reader:
    """Needs light."""


@dataclass(frozen=True)
class Answer:
    """Answers a question."""


@dataclass(frozen=True)
class Question:
    """Can be answered."""


@dataclass(frozen=True)
class Room:
    """Holds others; every kind of room is one of these."""

    kind: str
    items: tuple[object, ...]


def dark(room: Room) -> tuple[object, str] | None:
    return (room, "a cellar holds one thing") if len(room.items) > 1 else None


class Hall(Room):
    """The same scope."""


class Attic(Room):
    """Knows what was before, keeps its own."""


class Vault(Room):
    """Knows nothing of what was before."""


class Lit(Room):
    """Has its own light."""


class Fork(Room):
    """Only one of its items comes to pass; light is left by any."""


class Study(Room):
    """Its last word may answer it."""


class NoLamp(Room):
    """No lamp may stand in it."""


class Cellar(Room):
    """Holds one thing."""


TOY.atom("kind", "room", "room")
TOY.word("item", Refers(binds=always("light"), is_about=always("lamp")), "lamp")(Lamp)
TOY.word("item", Refers(needs="light"), "reader")(Reader)
TOY.word("item", Refers(answerable=True), "question")(Question)
TOY.word("item", Refers(answers="nothing was asked"), "answer")(Answer)
for _cls, _refers in (
    (Hall, PLAIN),
    (Attic, Refers(scope=APART)),
    (Vault, Refers(scope=FRESH)),
    (Lit, Refers(scope=FRESH, gives=("light",))),
    (Fork, Refers(scope=WAYS, leaves=("light",))),
    (Study, Refers(answerable=True)),
    (NoLamp, Refers(bars={"lamp": "no lamp in here"})),
    (Cellar, Refers(check=dark)),
):
    TOY.word("item", _refers, f"{_cls.__name__} {{kind:kind}} ({{items:item*comma}})")(_cls)


def said(text: str) -> str:
    """What is wrong with a text, if anything."""
    (value,), spans = TOY.parse_run("item", text, TOY.read_tokens(text, NO_NAMES), NO_NAMES)
    return " ".join(f"column {spans.column_of(node)}: {why}." for node, why in check_text(value, TOY))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Hall room (lamp, reader)", ""),
        ("Hall room (reader, lamp)", "column 12: there is no light."),
        ("Hall room (Hall room (lamp), reader)", ""),
        ("Hall room (lamp, Attic room (reader))", ""),
        ("Hall room (Attic room (lamp), reader)", "column 31: there is no light."),
        ("Hall room (lamp, Vault room (reader))", "column 30: there is no light."),
        ("Hall room (Vault room (lamp), reader)", "column 31: there is no light."),
        ("Hall room (Lit room (reader), reader)", "column 31: there is no light."),
        ("Fork room (lamp, reader)", "column 18: there is no light."),
        ("Hall room (Fork room (lamp, question), reader)", ""),
        ("Hall room (question, answer)", ""),
        ("Hall room (question, lamp, answer)", "column 28: nothing was asked."),
        ("Hall room (answer)", "column 12: nothing was asked."),
        ("Study room (lamp, answer)", ""),
        ("Study room (answer, lamp)", "column 13: nothing was asked."),
        ("NoLamp room (reader)", "column 14: there is no light."),
        ("NoLamp room (Hall room (lamp))", "column 25: no lamp in here."),
        ("Cellar room (lamp)", ""),
        ("Hall room (Cellar room (lamp, lamp))", "column 12: a cellar holds one thing."),
        (
            "Hall room (reader, reader, answer, NoLamp room (lamp))",
            "column 28: nothing was asked. column 12: there is no light. column 49: no lamp in here.",
        ),
    ],
)
def test_a_text_is_checked_by_what_its_words_declare(text: str, problem: str) -> None:
    assert said(text) == problem


def test_a_word_that_declares_nothing_is_no_word() -> None:
    # The compiled build refuses it by its type.
    with pytest.raises((DeclarationError, TypeError), match=r"Lamp does not say|Refers object expected"):
        Grammar().word("item", "lamp")(Lamp)  # type: ignore[arg-type]


def test_a_word_needs_only_what_there_is() -> None:
    with pytest.raises(DeclarationError, match="Reader needs 'light', which is no register"):
        Grammar().word("item", Refers(needs="light"), "reader")(Reader)


def test_a_word_refers_to_the_same_wherever_it_stands() -> None:
    grammar = Grammar()
    grammar.register("light", "there is no light")
    grammar.word("item", Refers(needs="light"), "reader")(Reader)
    with pytest.raises(DeclarationError, match="Reader is declared with another reference before"):
        grammar.word("other", PLAIN, "reader")(Reader)


def test_the_machinery_imports_no_word() -> None:
    folder = Path(str(checking.__file__)).parent
    assert Path(str(referring.__file__)).parent == folder
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("lineup.language"):
                assert str(node.module).startswith("lineup.language.grammar"), path.name
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("lineup"):
                assert not str(node.module).startswith("lineup.engine"), path.name
