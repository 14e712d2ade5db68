"""The vocabulary as a whole: what each word serves, and that a word belongs to its meaning and not to one card."""

from __future__ import annotations

import dataclasses
import tomllib
from collections import defaultdict

import pytest

import lineup
from lineup.boxes import BOXES
from lineup.language.grammar import GRAMMAR, words_in
from lineup.language.reference import TITLES, write_reference
from lineup.language.words.amounts import Amount
from lineup.language.words.power import AddCost, Power
from tests.harness.scenario import SISTERS, sister

ONE_CARD = 30  # words that may serve a single card
SISTER_SETS = sorted(file.stem for file in SISTERS.glob("*.toml"))


def served(boxes: bool = True) -> dict[type, set[str]]:
    """The cards each word occurs in: those of the sister sets, and of the boxes too."""
    cards: dict[type, set[str]] = defaultdict(set)
    for source in [sister(name) for name in SISTER_SETS] + [lineup.box(name) for name in BOXES if boxes]:
        for card in source.cards:
            for node in words_in(card.paragraphs):
                if dataclasses.is_dataclass(node):
                    cards[type(node)].add(card.ref)
    return cards


def declared() -> set[type]:
    return {declaration.cls for declaration in GRAMMAR._declarations if declaration.cls is not None}


def test_few_words_serve_a_single_card() -> None:
    cards = served()
    lone = sorted(word.__name__ for word in declared() if len(cards[word]) == 1)
    assert len(lone) <= ONE_CARD, lone


def test_no_word_serves_none() -> None:
    cards = served()
    assert [word.__name__ for word in declared() if not cards[word]] == []


def test_a_word_no_box_needs_serves_two_cards_of_the_sister_sets() -> None:
    cards, sisters = served(), served(boxes=False)
    assert [word.__name__ for word in declared() if cards[word] == sisters[word] and len(sisters[word]) < 2] == []


@pytest.mark.parametrize("name", SISTER_SETS)
def test_sister_sets_are_written_in_canonical_wording(name: str) -> None:
    typed = {card["id"]: card.get("text", "").strip() for card in tomllib.loads(sister(name).source)["card"]}
    assert {card.id: card.text for card in sister(name).cards} == typed


def test_a_text_is_made_of_declared_words_alone() -> None:
    assert served().keys() - declared() == set()


def test_every_amount_counts_and_goes_with_power_and_costs() -> None:
    """Power and costs are one word each, and whatever a text can count or read off a card fits both."""
    amounts = [word for word in declared() if issubclass(word, Amount)]
    assert len(amounts) >= 8
    givers = [word for word in declared() if "Power" in word.__name__ or "Cost" in word.__name__]
    clauses = {declaration.cls for declaration in GRAMMAR._by_category["clause"]}
    assert [word for word in givers if word in clauses] == sorted((Power, AddCost), key=givers.index)


def test_every_category_has_a_name_for_people() -> None:
    """What is expected at a place is said in these words, and its slot is shown by them; no name of ours leaks."""
    symbols, lexicon = GRAMMAR.symbols(), GRAMMAR.lexicon
    for category in (*GRAMMAR._by_category, *GRAMMAR._read_only):
        assert category in lexicon._described, category
        said = [lexicon.slot_name(category), *lexicon.describe_expected(symbols.find(category, 0))]
        assert not [each for each in said if "_" in each or not each], (category, said)


def test_every_category_has_a_title_of_its_own_in_the_reference() -> None:
    assert set(GRAMMAR._by_category) == set(TITLES)
    assert len(set(TITLES.values())) == len(TITLES)


def test_no_row_of_the_reference_says_the_same_as_another_or_one_thing_twice() -> None:
    for section in write_reference().split("\n## "):
        rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| `")]
        shown = [(row[0], row[-1]) for row in rows]
        assert [each for each in shown if shown.count(each) > 1] == []
        for row in rows:
            phrases = [phrase for cell in row[:-1] for phrase in cell.strip("| ").split("<br>")]
            assert len(set(phrases)) == len(phrases), row
