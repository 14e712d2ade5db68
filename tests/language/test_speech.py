"""Sentences in words: arguments, lists, who is spoken to, and languages that are not there."""

from __future__ import annotations

from pathlib import Path

import pytest

from lineup import speech
from lineup.engine.saying import Arg, CardName, Listed, SeatName, say
from lineup.game import new_game
from lineup.speech import SpeechError, Voice

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
    assert Voice().say("term-no-answer", line="x" * 5000, n=2).startswith(f'"{"x" * 5000}" is no answer here; ')


def test_a_language_a_sentence_or_an_argument_that_is_not_there_is_named() -> None:
    with pytest.raises(SpeechError, match=r'^There is no language "xx"; there is en[.]$'):
        Voice("xx")
    with pytest.raises(SpeechError, match='no sentence "moo"'):
        Voice().say("moo")
    with pytest.raises(SpeechError, match='"not-paid" cannot be said'):
        Voice().say("not-paid", cost=1)


def test_the_pseudo_language_marks_its_own_letters_and_leaves_arguments_alone() -> None:
    assert Voice(speech.PSEUDO, SETUP).say("option-buy", card=CardName(FACES["Kick"]), cost=3) == "ƀúý Kick ƒóŕ 3"
    assert speech.PSEUDO not in speech.languages()


@pytest.mark.parametrize("language", [*speech.languages(), speech.PSEUDO])
def test_every_sentence_of_a_language_is_sound_and_those_of_english_are_there(language: str) -> None:
    mine, english = speech.bundle(language), speech.bundle(speech.ENGLISH)
    assert mine._messages.keys() == english._messages.keys()
    for key in mine._messages:
        assert mine.get_message(key).value is not None, key


def test_a_language_is_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for code in ("en", "de"):
        (tmp_path / code).mkdir()
        english = Path(speech.__file__).parent / "en"
        for file in english.glob("*.ftl"):
            (tmp_path / code / file.name).write_text(file.read_text("utf-8"), "utf-8")
    words = tmp_path / "de" / "questions.ftl"
    words.write_text(
        words.read_text("utf-8").replace("option-end = end your turn", "option-end = Zug beenden"), "utf-8"
    )
    monkeypatch.setattr(speech, "files", lambda name: tmp_path)
    assert speech.languages() == ["de", "en"]
    assert Voice("de").say("option-end") == "Zug beenden"
