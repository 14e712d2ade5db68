"""What is accepted prints to wording that means the same, and plays without breaking a law: on random texts."""

from __future__ import annotations

from random import Random

import pytest

from lineup.language.proofreading import Proof, proofread
from lineup.language.words.meaning import Passage
from lineup.language.words.paragraphs import compile_text, make_meaning
from tests.language.generated import CARDS, accepted, typed
from tests.laws.checks import Setting, check_game, record


def passages(proof: Proof) -> list[object]:
    """What a text means, in a form that can be compared."""
    found = make_meaning(proof.paragraphs, proof.text.split("\n") if proof.text else ())
    return [[getattr(each, slot) for slot in Passage.__dataclass_fields__] for each in found.passages]


def check_wording(dice: Random) -> None:
    """Our own wording of a random text is read as the same, word for word."""
    proof = accepted(dice)
    again = proofread(proof.text)
    assert again.faults == (), (proof.typed, proof.text)
    assert again.paragraphs == proof.paragraphs, (proof.typed, proof.text)
    assert again.text == proof.text
    assert passages(again) == passages(proof)
    for hero in (False, True):
        assert compile_text(again.paragraphs, hero).writer.parts == compile_text(proof.paragraphs, hero).writer.parts


@pytest.mark.parametrize("part", range(2))
def test_what_is_accepted_prints_to_wording_that_means_the_same(part: int) -> None:
    dice = Random(f"wording {part}")
    for _ in range(25):
        check_wording(dice)


@pytest.mark.slow
@pytest.mark.parametrize("part", [pytest.param(n, marks=[pytest.mark.long] * (n >= 5)) for n in range(20)])
def test_whatever_is_accepted_prints_to_wording_that_means_the_same(part: int) -> None:
    dice = Random(f"wordings {part}")
    for _ in range(100):
        check_wording(dice)


def test_any_words_of_the_phrases_are_read_or_refused_with_a_place() -> None:
    dice = Random("places")
    for _ in range(60):
        text = typed(dice)
        proof = proofread(text, dice.choice(CARDS))
        assert proof.ok or not proof.text
        for each in (*proof.faults, *proof.warnings):
            assert 0 <= each.start <= each.end <= len(text)
            assert each.why.endswith((".", "?"))


def play(number: int, longest: int) -> None:
    """Play a random game with random cards; the laws hold at every decision."""
    made = f"random cards {number // 4}"  # a set is good for some games
    setting = Setting(
        2 + number % 3,
        game=("heroes-unite", "confrontations")[number % 2] if number % 3 == 2 else "heroes-unite",
        made=made,
    )
    record(1, check_game(setting, f"random texts {number}", every=60, log=number % 5 == 0, longest=longest))


@pytest.mark.parametrize("number", [0, 15])
def test_random_games_with_random_texts_break_no_law(number: int) -> None:
    play(number, 60)


@pytest.mark.slow
@pytest.mark.parametrize("number", [pytest.param(n, marks=[pytest.mark.long] * (n >= 10)) for n in range(200)])
def test_two_hundred_random_games_with_random_texts_break_no_law(number: int) -> None:
    play(number, 1_200)
