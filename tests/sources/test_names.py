"""Names and docstrings as CONTRIBUTING asks for them."""

from __future__ import annotations

import pytest

from tools.measure.names import PACKAGE, Names, measure_names


@pytest.fixture(scope="module")
def names() -> Names:
    return measure_names(PACKAGE)


def test_no_class_name_stands_for_two_classes(names: Names) -> None:
    assert len(names.classes) > 500
    assert names.shared_classes == []


def test_no_docstring_opens_with_a_question_word(names: Names) -> None:
    assert names.docstrings > 2000
    assert names.questions == []


def test_most_functions_are_named_by_a_verb_and_its_object(names: Names) -> None:
    assert names.one_word_share <= 0.45


@pytest.mark.parametrize(
    ("source", "shared", "questions"),
    [
        ("class Card: ...\nclass Box:\n    class Card: ...", ["Card"], 0),
        ('def find_card():\n    """Whether it is there."""', [], 1),
        ('def find_card():\n    """Find it, whatever its name."""', [], 0),
    ],
)
def test_the_figures_count_what_they_say(source: str, shared: list[str], questions: int) -> None:
    names = Names()
    names.add_source(source, PACKAGE / "nowhere.py")
    assert (names.shared_classes, len(names.questions)) == (shared, questions)
