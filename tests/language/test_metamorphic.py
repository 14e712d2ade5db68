"""No change of what a text says goes unnoticed: a sample of what `python -m tests.language.metamorphic` does whole."""

from __future__ import annotations

from collections import Counter

from lineup.language.proofreading import known_names
from tests.language.metamorphic import Mutant, find_reason, judge_text, list_box_texts, mutate_text

STEP = 15  # every so many mutants


def test_what_is_dropped_negated_or_exchanged_changes_the_meaning_or_is_refused() -> None:
    counts: Counter[str] = Counter()
    unjudged: list[str] = []
    for number, (title, text) in enumerate(list_box_texts()):
        more, survivors = judge_text(title, text, known_names(), STEP, number)
        counts += more
        unjudged += [f"{title}: {each.mutant.deed}: {each.mutant.around}" for each in survivors if not each.reason]
    assert unjudged == []
    assert counts["changed"] > 100


def test_the_mutants_of_a_text_drop_and_exchange_what_it_says() -> None:
    found = {each.text for each in mutate_text("Draw two cards, then discard a card from your hand.")}
    assert found >= {
        "Draw two cards.",
        "Draw two cards, then discard a card.",
        "Draw three cards, then discard a card from your hand.",
        "Draw two cards, then destroy a card from your hand.",
        "Draw two cards, then discard a card from their hand.",
    }


def test_a_survivor_without_a_reason_is_told() -> None:
    assert find_reason(Mutant("Draw a card.", "drop word", "random", "Discard a [random] card")) == ""
    assert find_reason(Mutant("Draw a card.", "drop word", "then", "card, [then] discard")) != ""
