"""Card texts in other languages: printed from their meaning, read back, and one meaning whatever was typed."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples

import lineup.language  # noqa: F401 - declares the words
from lineup import speech
from lineup.engine.saying import say
from lineup.language.grammar import GRAMMAR
from lineup.language.proofreading import known_names, proofread
from lineup.language.sets import BOXES, box
from lineup.language.words.paragraphs import Paragraph
from lineup.speech.tongues import Tongue, Unread, Untold, find_tongue, read_text, write_text
from tests.language.strategies import words

MOST_LETTERS = 1_000
LANGUAGES = [each for each in speech.languages() if find_tongue(each) is not None]
TINY = """
[grammar]
persons = ich du
genders = f
forms = imp ich du
[verbs]
ziehen = zieh, ziehe, ziehst
[kind]
card = f | Karte | Karten
[what]
{n} {what} = {n} {what pl}
[cards]
{kinds} {marks} = {kinds} {marks}
[clause]
draw {what} = {what} <ziehen>
[body sentence paragraph]
{clauses} = {clauses}
{body}. = {body}.
{sentences} = {sentences}
"""


@cache
def lines() -> tuple[str, ...]:
    """Every line of every card of the boxes, once."""
    found = (line for name in BOXES for card in box(name).cards for line in card.text.split("\n") if line)
    return tuple(dict.fromkeys(found))


def tongue(language: str) -> Tongue:
    found = find_tongue(language)
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_language_s_file_is_wrong(language: str) -> None:
    """A phrase that English no longer has is left alone: others may have changed it today."""
    mine = tongue(language)
    for line in lines():
        with suppress(Untold):
            mine.show(GRAMMAR.parse("paragraph", line, names=known_names()))
    assert mine.templates.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_printed_and_read_back_with_the_same_meaning(language: str) -> None:
    mine = tongue(language)
    for line in lines():
        meaning = GRAMMAR.parse("paragraph", line, names=known_names())
        with suppress(Untold):  # others may have added a phrase today; it is counted
            said = mine.show(meaning)
            assert mine.read(said) == meaning, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("category", ["what", "condition", "clause", "sentence"])
def test_any_words_that_can_be_said_are_read_back(language: str, category: str) -> None:
    mine = tongue(language)

    @examples(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(words(category))
    def come_back(meaning: object) -> None:
        with suppress(Untold):  # counted, and said in English
            said = mine.show(meaning, category)
            assert mine.read(said, category) == meaning, said

    come_back()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_meaning_is_read_as_another(language: str) -> None:
    """Words put together without sense may be read in two ways; then they are refused."""
    mine = tongue(language)

    @examples(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
    @given(words("paragraph"))
    def is_not_misread(paragraph: Paragraph) -> None:
        with suppress(Untold, Unread):
            said = mine.show(paragraph)
            if len(said) < MOST_LETTERS:
                assert mine.read(said) == paragraph, said

    is_not_misread()


def test_a_text_typed_in_german_has_the_english_meaning() -> None:
    typed = "+1 Macht. Du darfst einen Helden aus deinem Ablagestapel auf deine Hand legen.\nBlock (3)."
    english = "+1 Power. You may put a Hero from your discard pile into your hand.\nBlock (3)."
    assert read_text(typed, "de") == english
    assert write_text(english, "de", known_names()) == typed
    assert read_text("Das ist kein Satz.", "de") == "Das ist kein Satz."


def test_a_pronoun_agrees_with_the_cards_spoken_of() -> None:
    english = "Set a Hero from the Line-Up aside. Play it.\nReveal the top card of your deck. If it is a Hero, draw it."
    assert write_text(english, "de", known_names()) == (
        "Lege einen Helden aus der Auslage beiseite. Spiele ihn aus.\n"
        "Decke die oberste Karte deines Nachziehstapels auf. Wenn sie ein Held ist, ziehe sie."
    )


def test_a_language_may_begin_with_one_sentence_and_says_the_rest_in_english() -> None:
    tiny = Tongue(TINY)
    two = GRAMMAR.parse("paragraph", "Draw two cards.")
    assert tiny.show(two) == "2 Karten zieh."
    assert tiny.read("2 Karten zieh.") == two
    with pytest.raises(Untold, match="There is no template"):
        tiny.show(GRAMMAR.parse("paragraph", "+1 Power."))
    with pytest.raises(Unread, match="is not understood"):
        tiny.read("2 Karten zeigen.")


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("[clause]\ndraw {what} = {what genitive} <ziehen>", ': "genitive" is no case'),
        ("[clause]\ndraw {what} = {what} <zaubern>", ': The verb "zaubern" stands in no line'),
        ("moo", ': "moo" is not of the form'),
    ],
)
def test_a_wrong_line_is_named(line: str, fault: str) -> None:
    assert fault in Tongue(TINY + line).templates.faults[0]


def test_the_phrases_a_language_has_are_counted() -> None:
    missing = Tongue(TINY).list_missing()
    assert ("clause", "draw {what}") not in missing
    assert ("clause", "discard {what}") in missing
    assert speech.english(speech.describe_cards("de") or say("nothing")).startswith("Card texts: ")
    assert speech.describe_cards("en") is None


def test_a_set_may_be_typed_in_any_language_and_means_the_same() -> None:
    proof = proofread("+1 Macht. Ziehe eine Karte.\nRoba 2 cartas.\nBlock (3).")
    assert proof.ok
    assert proof.text == "+1 Power. Draw a card.\nDraw two cards.\nBlock (3)."


def test_a_fault_stands_where_it_was_typed_beside_lines_in_other_languages() -> None:
    typed = "+1 Macht. Ziehe eine Karte.\nDraw a crad."
    proof = proofread(typed)
    assert [typed[each.start : each.end] for each in proof.faults] == ["crad"]
