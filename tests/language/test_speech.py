"""Sentences in words: arguments, lists, who is spoken to, and languages that are not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lineup import speech
from lineup.engine.saying import Arg, CardName, Content, Listed, SeatName, say
from lineup.game import new_game
from lineup.speech import SpeechError, Voice
from lineup.speech.catalogue import Catalogue, Unsayable, Value
from tests.harness.languages import add_language
from tools.generate import grammars

SETUP = new_game("heroes-unite", ["Ann", "Bob", "Cid"], "speech").state.setup
FACES = {card.name: face for face, card in enumerate(SETUP.defs)}


def listed(*items: Arg, by: str = "and", viewer: int = -1) -> str:
    assert by in ("and", "or", "")
    return Voice(setup=SETUP, viewer=viewer).say("listed", cards=Listed(items, by))  # type: ignore[arg-type]


def test_things_in_a_row_are_told_with_commas_and_a_last_word() -> None:
    assert listed() == ""
    assert listed("a") == "a"
    assert listed("a", "b") == "a and b"
    assert listed("a", "b", "c") == "a, b and c"
    assert listed("a", "b", "c", by="or") == "a, b or c"
    assert listed("a", "b", "c", by="") == "a, b, c"


def test_cards_go_by_their_names_and_several_by_their_number() -> None:
    assert listed(CardName(FACES["Punch"], 2), CardName(FACES["Kick"])) == "Punch ×2 and Kick"


def test_players_go_by_their_names_and_the_reader_is_spoken_to() -> None:
    assert listed(SeatName(0), SeatName(2), viewer=2) == "Ann and you"
    play = say("told-play", who=SeatName(0), cards=Listed((CardName(FACES["Punch"]),)), power=0)
    assert Voice(setup=SETUP, viewer=0)(play) == "You play Punch."
    assert Voice(setup=SETUP, viewer=1)(play) == "Ann plays Punch."


def test_who_is_called_you_is_spoken_to() -> None:
    setup = new_game("heroes-unite", ["You", "Bob"], "speech").state.setup
    assert Voice(setup=setup).say("told-ready", who=SeatName(0), power=3) == "You are ready with 3 Power."


def test_numbers_stand_as_they_are_and_sentences_within_sentences() -> None:
    why = say("not-paid", card=CardName(FACES["Kick"]), cost=12345, power=2)
    assert Voice(setup=SETUP).say("you-can", why=why) == "You can: Kick costs 12345; you have 2 Power."


def test_a_text_may_be_long() -> None:
    assert Voice().say("term-no-answer", line="x" * 5000, n=2).startswith(f'"{"x" * 5000}" is not an answer here; ')


def test_a_language_a_sentence_or_an_argument_that_is_not_there_is_named() -> None:
    with pytest.raises(SpeechError, match=r'^There is no language "xx"; there (is|are) .*en[., ]'):
        Voice("xx")
    with pytest.raises(SpeechError, match='no sentence "moo"'):
        Voice().say("moo")
    with pytest.raises(SpeechError, match='"not-paid" cannot be said'):
        Voice().say("not-paid", cost=1)


def test_the_pseudo_language_marks_its_own_letters_and_leaves_arguments_alone() -> None:
    assert Voice(speech.PSEUDO, SETUP).say("option-buy", card=CardName(FACES["Kick"]), cost=3) == "ƀúý Kick ƒóŕ 3"
    assert speech.PSEUDO not in speech.languages()


@pytest.mark.parametrize("language", [*speech.languages(), speech.PSEUDO])
def test_every_sentence_of_a_language_has_a_text(language: str) -> None:
    assert speech.load_catalogue(language).keys <= speech.list_keys(language)


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their keys."""
    found = [entry for resource in speech._read_resources(language) for entry in resource.body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def variables(key: str, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of all it refers to."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.update(variables(node.id.name, known) if node.id.name in known else ())

    Finder().visit(known[key])
    return found


@pytest.mark.parametrize("language", [each for each in speech.languages() if each != speech.ENGLISH])
def test_a_sentence_of_a_language_names_nothing_that_english_does_not(language: str) -> None:
    """Sentences that English no longer has are left alone: others may have changed them today."""
    english, mine = messages(speech.ENGLISH), messages(language)
    for key in mine.keys() & english.keys():
        extra = variables(key, {**english, **mine}) - variables(key, english)
        assert not extra, f"{key} names {sorted(extra)}, which English does not"


FIVE = """
option-end = Zug beenden
you-can = Das geht: { $why }
list-and = { $first } und { $second }
told-ready = { $nobody } ist bereit
not-paid = { $card } kostet { $cost }, du hast { $power } Macht.
"""


@pytest.fixture
def five(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language with five sentences, one of which does not fit its arguments; its only file."""
    return add_language("nds", FIVE, tmp_path, monkeypatch)


def test_a_language_may_begin_with_five_sentences(five: Path) -> None:
    assert speech.languages() == ["en", "nds"]
    german = Voice("nds", SETUP)
    assert german.say("option-end") == "Zug beenden"
    why = say("not-paid", card=CardName(FACES["Kick"]), cost=3, power=2)
    assert german.say("you-can", why=why) == "Das geht: Kick kostet 3, du hast 2 Macht."
    assert german.say("listed", cards=Listed(("a", "b", "c"))) == "a, b und c"


def test_what_a_language_lacks_or_cannot_say_is_said_in_english(five: Path) -> None:
    german = Voice("nds", SETUP)
    assert german.say("option-buy", card=CardName(FACES["Kick"]), cost=3) == "buy Kick for 3"
    assert german.say("told-ready", who=SeatName(0), power=3) == "Ann is ready with 3 Power."
    five.write_text(FIVE + "option-buy = { broken\n", "utf-8")
    speech.load_catalogue.cache_clear()
    assert Voice("nds", SETUP).say("option-buy", card=CardName(FACES["Kick"]), cost=3) == "buy Kick for 3"
    with pytest.raises(SpeechError, match='no sentence "moo"'):
        german.say("moo")


def test_a_text_of_a_box_is_said_in_the_language_that_has_it(five: Path) -> None:
    hunt = Content("content-variant-heroes-unite-hunt", "Super-Villain Hunt")
    note = say("note-variants", titles=Listed((hunt,), ""))
    assert Voice()(note) == Voice("nds")(note) == "Variants: Super-Villain Hunt."
    five.write_text("note-variants = Varianten: { $titles }.\ncontent-variant-heroes-unite-hunt = Jagd\n", "utf-8")
    speech.load_catalogue.cache_clear()
    assert Voice("nds")(note) == "Varianten: Jagd."
    assert Voice("nds").content("content-box-of-somebody", "My Box") == "My Box"
    assert Voice("pseudo").content("content-box-of-somebody", "Box") == "Ɓóẋ"


def test_the_sentences_of_a_language_are_counted(five: Path) -> None:
    every = len(speech.list_keys("en"))
    assert speech.english(speech.describe_coverage("nds")) == (
        f"Low German: 5 of {every:,} sentences; the rest is in English."
    )
    assert speech.english(speech.describe_coverage("en")) == f"English: {every:,} of {every:,} sentences."


def test_a_reader_s_locale_names_a_language_that_is_there(five: Path) -> None:
    assert [speech.language_for(each) for each in ("nds_DE.UTF-8", "nds", "C.UTF-8", "fr_FR", "")] == [
        "nds", "nds", "en", "en", "en",
    ]  # fmt: skip


def said(language: str, text: str, **values: Value) -> str:
    """The message `it` of a file of this text."""
    made = Catalogue(language)
    made.add_resource(FluentParser().parse(text))
    return made.format("it", values)


def test_a_sentence_chooses_by_the_plural_of_its_language() -> None:
    text = "it = { $n ->\n [0] none\n [one] one\n [few] few\n *[many] many\n }"
    assert [said("pl", text, n=n) for n in (0, 1, 3, 12, 22, 25)] == ["none", "one", "few", "many", "few", "many"]
    assert [said("pt-BR", text, n=n) for n in (0, 1, 2)] == ["none", "one", "many"]
    assert [said("unheard-of", text, n=n) for n in (1, 2)] == ["one", "many"]
    assert said("en", "it = { $who ->\n [you] you\n *[other] { $who }\n }", who="Ann") == "Ann"


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "1,234,567"), ("de", "1.234.567"), ("hi", "12,34,567"), ("fr", "1\u202f234\u202f567")],
)
def test_a_number_is_grouped_where_the_sentence_says_so(language: str, written: str) -> None:
    assert said(language, 'it = { $n } { NUMBER($n, useGrouping: "always") }', n=1234567) == f"1234567 {written}"


def test_sentences_refer_to_each_other() -> None:
    text = """
-us = { $case ->
    *[plain] Line-Up
    [of] Line-Up's
 }
other = other { $what }
    .title = Title
it = { -us(case: "of") } { -us } { other } { other.title } { "{" }
"""
    assert said("en", text, what="thing") == "Line-Up's Line-Up other thing Title {"


@pytest.mark.parametrize(
    "text",
    ["it = { it }", "it = { nothing }", "it = { $n }", "it = { NUMBER($a, digits: 2) }", "it = { DATETIME($a) }"],
)
def test_what_cannot_be_said_is_refused(text: str) -> None:
    with pytest.raises(Unsayable):
        said("en", text, a="a")


def test_the_grammars_are_those_of_their_source() -> None:
    written = json.loads(grammars.TO.read_text("utf-8"))
    assert [list(grammars.read_grammar(code)) for code in ("de", "hi", "pl")] == [
        written[c] for c in ("de", "hi", "pl")
    ]
