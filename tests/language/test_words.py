"""The words of the card language: what is printed reads back, and what is not understood is explained."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, assume, given
from hypothesis import settings as examples
from hypothesis import strategies as st

import lineup
from lineup.engine.definitions import Card, Effect, EventTest, PlayTest, Query, Worth
from lineup.engine.machine import give_answer
from lineup.engine.state import Frame, Happened
from lineup.language.grammar import GRAMMAR, Names, words_in
from lineup.language.grammar.checking import check_text
from lineup.language.grammar.phrases import PERSONS
from lineup.language.sets import BOXES, CardError, builtin_names, parse_text, print_text, read_set
from lineup.language.words.cards import KINDS
from lineup.language.words.paragraphs import Paragraph, find_unchosen_foes
from lineup.language.words.set_aside import find_left_aside
from tests.harness.plain import python_in
from tests.harness.scenario import card_set, game
from tests.language.strategies import CATEGORIES, NAMES, TIMES, words
from tests.laws.checks import check_state, choose

TABLE = Names(NAMES)
BOX_CARDS = [(name, card) for name in BOXES for card in lineup.box(name).cards]


def table(box: str) -> Names:
    """The names the texts of a box may use."""
    cards = lineup.box(box).cards
    names = {card.name for card in cards} | {alias for card in cards for alias in card.aliases}
    return Names(sorted(names - set(KINDS)))


# Cards


@pytest.mark.parametrize(("box", "card"), BOX_CARDS, ids=lambda value: getattr(value, "ref", ""))
def test_the_text_of_every_card_reads_as_what_it_prints(box: str, card: Card) -> None:
    paragraphs = parse_text(card.text, table(box))
    assert print_text(paragraphs) == card.text
    assert parse_text(print_text(paragraphs), table(box)) == paragraphs


@pytest.mark.parametrize("box", BOXES)
def test_our_own_texts_are_written_as_they_print(box: str) -> None:
    source = BOXES[box].text("cards.toml")
    printed = {card.id: card.text for card in lineup.box(box).cards}
    written = {entry["id"]: entry.get("text", "").strip() for entry in tomllib.loads(source)["card"]}
    assert written == printed


# Words


def test_every_category_compiles() -> None:
    GRAMMAR.compile_all()


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("category", CATEGORIES)
def test_what_is_printed_reads_back_as_the_same_and_nothing_else(category: str, times: int) -> None:
    """Two readings of one text raise, so this also finds every collision of two words."""

    @examples(max_examples=30 * times)
    @given(words(category))
    def both_ways(value: object) -> None:
        text = GRAMMAR.show(value, category=category)
        assert GRAMMAR.parse(category, text, names=TABLE) == value

    both_ways()


@examples(max_examples=150)
@given(words("paragraph"))
def test_a_paragraph_of_any_words_reads_back(value: object) -> None:
    text = GRAMMAR.show(value, category="paragraph")
    assert GRAMMAR.parse("paragraph", text, names=TABLE) == value


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("category", ["clause", "condition", "what"])
def test_a_word_reads_back_in_every_person(category: str, person: str, times: int) -> None:
    @examples(max_examples=60 * times)
    @given(words(category))
    def both_ways(value: object) -> None:
        text = GRAMMAR.show(value, person, category=category)
        assert GRAMMAR.parse(category, text, names=TABLE, person=person) == value

    both_ways()


def test_a_word_used_for_what_it_does_not_mean_says_so() -> None:
    state, frame = game().game.state, Frame()
    for said, used in (
        ("Effect has no step of its own", lambda: Effect().take_step(state, frame)),
        ("Effect installs no watchers", lambda: Effect().part_to_start()),
        ("Effect asks for no way", lambda: Effect().describe_way(0)),
        ("Query is no condition", lambda: Query().holds(state, frame)),
        ("Query is no number", lambda: Query().count(state, frame)),
        ("PlayTest does not watch plays", lambda: PlayTest().reacts_to_play(state, 0, 0)),
        ("EventTest does not watch events", lambda: EventTest().reacts_to_event(state, 0, Happened("gain", 0, 0))),
        ("Worth is worth nothing", lambda: Worth().count_points(state, 0, 0)),
    ):
        with pytest.raises(TypeError, match=f"^{said}$"):
            used()


def test_every_slot_holds_only_what_its_field_can() -> None:
    command = [sys.executable, "-m", "tools.plain", "tests.language.slots"]  # only the source has type hints
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parent.parent.parent)
    assert done.stdout == ""


# Mistakes


def complaint(text: str) -> str:
    """What is said about a text that is not understood."""
    with pytest.raises(CardError) as error:
        parse_text(text, TABLE, 'my-set.toml, card "Herald"')
    assert python_in(str(error.value)) == []
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "line", "column", "why"),
    [
        ("Discard it.", 1, 9, '"it" has nothing to refer to'),
        ("+1 Power.\nDiscard it.", 2, 9, '"it" has nothing to refer to'),
        ("Draw two cards. Discard it.", 1, 25, '"it" has nothing to refer to'),
        ("+Power equal to its cost.", 1, 17, '"it" has nothing to refer to'),
        ("If its cost is odd, draw a card.", 1, 4, '"it" has nothing to refer to'),
        ("If it is a Hero, draw a card.", 1, 4, '"it" has nothing to refer to'),
        ("Choose one: discard it; or draw a card.", 1, 21, '"it" has nothing to refer to'),
        ("Choose one: draw a card; or discard it.", 1, 37, '"it" has nothing to refer to'),
        ("At the end of this turn, destroy it.", 1, 34, '"it" has nothing to refer to'),
        ("Attack: Each foe discards it.", 1, 27, '"it" has nothing to refer to'),
        (
            "Discard a card from your hand. If you play a Hero this turn, earlier or later, destroy it.",
            1,
            88,
            '"it" has nothing to refer to',
        ),
        ("Draw them.", 1, 6, '"them" or "the rest" has no group'),
        ("Discard a card from your hand. Draw the rest.", 1, 37, '"them" or "the rest" has no group'),
        ("Destroy a card among them.", 1, 16, '"them" or "the rest" has no group'),
        ("If there are two of them, +1 Power.", 1, 4, '"they" or "them" has no group'),
        ("Pass them.", 1, 1, '"them" has nothing to refer to'),
        ("+1 Power for each card discarded this way.", 1, 19, "no action before it"),
        ("If you cannot, draw a card.", 1, 4, "no action before it"),
        ("If you do, draw a card.", 1, 1, '"If you do" has no action before it'),
        ("+1 Power. If you do, draw a card.", 1, 11, '"If you do" has no action before it'),
        ("Otherwise, +1 Power.", 1, 1, '"Otherwise" has no condition before it'),
        ("+1 Power. Otherwise, +2 Power.", 1, 11, '"Otherwise" has no condition before it'),
        ("You may draw a card. Otherwise, +2 Power.", 1, 22, '"Otherwise" has no condition before it'),
        (
            "If you play a Hero this turn, earlier or later, +1 Power. Otherwise, +2 Power.",
            1,
            59,
            '"Otherwise" has no condition before it',
        ),
        (
            "If you play a Hero this turn, earlier or later, draw a card. Otherwise, +2 Power.",
            1,
            62,
            '"Otherwise" has no condition before it',
        ),
        (
            "Attack: Each foe reveals the top card of their deck. Otherwise, they discard it.",
            1,
            54,
            '"Otherwise" has no condition before it',
        ),
    ],
)
def test_a_word_that_refers_to_nothing_is_refused_at_its_place(text: str, line: int, column: int, why: str) -> None:
    said = complaint(text)
    assert said.startswith(f'my-set.toml, card "Herald", line {line}, column {column}: ')
    assert why in said


@pytest.mark.parametrize(
    "text",
    [
        "Reveal the top card of your deck. If it is a Hero, draw it. Otherwise, discard it.",
        "You may discard a Punch from your hand. If you do, draw a card. Otherwise, +1 Power.",
        "Reveal the top three cards of your deck. Destroy one of them. Discard the rest.",
        "Set a Hero from the Line-Up aside. Play it. At the end of this turn, put it into the Line-Up.",
        "Each time you play a Hero during your turn, destroy it.",
        "Defense: Discard this card to avoid an Attack. Draw a card for each card discarded this way.",
    ],
)
def test_a_word_that_refers_to_something_is_understood(text: str) -> None:
    assert print_text(parse_text(text, TABLE)) == text


def test_a_text_that_ends_too_early_says_what_may_follow() -> None:
    said = complaint("+1 Power. Draw two")
    assert 'line 1, column 19: The text ends too early. After "Draw two", write ' in said
    assert "Heroes" in said
    assert 'line 1, column 9: The line ends too early. After "Draw two", write ' in complaint("Draw two\nDestroy them.")


def test_an_empty_line_says_nothing() -> None:
    assert print_text(parse_text("\n+1 Power.\n\n \n+2 Power.\n", TABLE)) == "+1 Power.\n+2 Power."


def test_a_text_with_two_readings_is_refused_and_both_are_shown() -> None:
    """Two cards whose names are written alike in the plural: nobody could say which is meant."""
    with pytest.raises(CardError) as error:
        parse_text("Discard two Foxes.", Names(("Fox", "Foxe")), "Herald")
    said = str(error.value)
    assert 'line 1, column 13: "Foxes" can be read in two ways' in said
    assert re.search(r'It can stand for "Foxe?" or for "Foxe?"\.', said)


def test_a_text_with_two_readings_is_refused_with_the_two_wordings_that_have_one_each() -> None:
    said = complaint("Ongoing: Once during your turn, you may discard this card to draw a card.")
    one = "Ongoing: Discard this card: Draw a card."
    two = "Ongoing: Once during each of your turns, you may discard this card. If you do, draw a card."
    assert f'can be read in two ways. Write "{one}" or "{two}" instead.' in said
    for wording in (one, two):
        assert print_text(parse_text(wording, TABLE)) == wording


def test_two_readings_of_a_long_text_are_shown_from_where_they_differ() -> None:
    drawn = "draw a card, then discard a card from your hand, then " * 5 + "draw a card."
    said = complaint(f"Ongoing: Once during your turn, you may discard this card to {drawn}")
    assert 'Write "…Discard this card: Draw a card, then' in said
    assert 'or "…Once during each of your turns, you may discard this card. If you do, draw' in said


def test_a_mistake_in_a_set_names_file_card_line_and_column() -> None:
    source = """
        [set]
        id = "mine"
        [[card]]
        id = "herald"
        name = "Herald"
        type = "Hero"
        cost = 3
        vp = 1
        text = '''
        +1 Power.
        Discard it.
        '''
    """
    with pytest.raises(CardError, match=r'^mine\.toml, card "Herald", line 2, column 9: "it" has nothing'):
        read_set(source, "mine.toml", custom=True)


def test_a_custom_set_may_name_its_own_cards_and_those_of_the_boxes() -> None:
    source = """
        [set]
        id = "mine"
        [[card]]
        id = "herald"
        name = "Herald"
        type = "Hero"
        cost = 3
        vp = 1
        text = "If you play another Herald this turn, earlier or later, gain a Kick."
    """
    assert "Kick" in builtin_names()
    card = read_set(source, "mine.toml", custom=True).find("herald")
    assert card.text == "If you play another Herald this turn, earlier or later, gain a Kick."
    with pytest.raises(CardError, match='"Herald" is neither a word of the card language nor the name of a card'):
        read_set(source.replace('name = "Herald"', 'name = "Bellman"'), "mine.toml", custom=True)


# Playing


def played(text: str, kind: str, dice: Random) -> None:
    """Play a made-up card of that text and answer at random; the laws hold all the while."""
    made = card_set({"name": "Herald", "type": kind, "cost": 3, "text": text, "copies": 1})
    heroes = ("Herald", "Batgirl") if kind == "Super Hero" else ()
    state = game(
        2,
        sets=[made],
        heroes=heroes,
        auto_hero=False,
        power=20,
        hand="Katana, Batarang, Punch" + (", Herald" if kind in ("Hero", "Location") else ""),
        discard="Raven, Starbolt, Punch*2, Weakness",
        deck="Punch, Kick, Raven",
        super_villains="Vandal Savage" + (", Herald" if kind == "Super-Villain" else ""),
        B_hand="Katana, Raven, Punch",
        B_discard="Batarang, Kick",
    ).game.state
    for _ in range(25):
        if state.ask is None:
            break
        check_state(state)
        give_answer(state, choose(state, dice))


@pytest.mark.parametrize("times", TIMES)
def test_any_text_that_is_accepted_can_be_played(times: int) -> None:
    @examples(max_examples=100 * times, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
    @given(words("paragraph"), st.sampled_from(["Hero", "Location", "Super-Villain", "Super Hero"]), st.randoms())
    def plays(paragraph: Paragraph, kind: str, dice: Random) -> None:
        within = words_in(paragraph)
        assume(not check_text(paragraph) and not find_unchosen_foes(within, []) and not find_left_aside(within))
        played(GRAMMAR.show(paragraph, category="paragraph"), kind, dice)

    plays()


@pytest.mark.parametrize(
    "text",
    [
        "Put a random card from your hand on top of your deck or into your discard pile.",
        "Pay 1 Power: If this is the first card you played this turn, draw a card.",
        "Once during each of your turns, if this is the first card you played this turn, +1 Power.",
    ],
)
@pytest.mark.parametrize("kind", ["Hero", "Super Hero"])
def test_a_text_that_once_failed_in_play_holds_the_laws(text: str, kind: str) -> None:
    for seed in range(8):
        played(text, kind, Random(seed))


@pytest.mark.parametrize(
    "text",
    [
        "If you play a Hero among them this turn, earlier or later, +1 Power.",
        "If you play a Hero from your discard pile this turn, earlier or later, +1 Power.",
        "+1 Power for each Hero from the Line-Up you play this turn, earlier or later.",
        "Each time you play a Hero from the Line-Up during your turn, draw a card.",
        "Worth 1 VP for each Hero in the Line-Up you own.",
        "If it is a Hero in your hand, draw a card.",
        "Reveal the top card of your deck. If it is a Hero in your hand, draw a card.",
    ],
)
def test_a_place_where_none_can_be_is_refused(text: str) -> None:
    """A card that is played, owned or pointed at is where it is; a place there would mean nothing."""
    complaint(text)


@pytest.mark.parametrize(
    "text",
    [
        "+Power equal to the Victory Points of your hand.",
        "Reveal the top card of your deck. Add half its cost to a Character's cost this turn.",
        "Reveal the top card of your deck. Add 2 and the Power it gave to a Character's cost this turn.",
        "+2 Power for each Villain the confronted foe controls, up to 5.",
        "Add 1 to a Character's cost this turn for each Character in your score pile.",
        "Gain two Kicks for each Hero you control into your hand.",
        "Discard any number of cards from your hand. Draw that many cards.",
        "Draw the top card of your deck for each Villain in your discard pile.",
    ],
)
def test_any_amount_fits_any_verb_that_takes_one(text: str) -> None:
    assert print_text(parse_text(text, TABLE)) == text


def test_an_amount_below_nothing_gives_no_power() -> None:
    made = card_set(
        {"name": "Herald", "type": "Hero", "cost": 3, "text": "+Power equal to the Victory Points of your hand."}
    )
    assert game(2, sets=[made], hand="Herald, Weakness*2", deck="Punch").play("Herald").power == 0
    assert game(2, sets=[made], hand="Herald, Katana", deck="Punch").play("Herald").power == 1


def test_cards_are_picked_so_many_for_each_and_that_many() -> None:
    made = card_set(
        {
            "name": "Herald",
            "type": "Hero",
            "cost": 3,
            "text": "Discard a card from your hand for each Hero you control.",
        },
        {
            "name": "Bellman",
            "type": "Hero",
            "cost": 3,
            "text": "Discard any number of cards from your hand. Draw that many cards.",
        },
    )
    g = game(2, sets=[made], hand="Herald, Punch, Kick, Katana, Raven", in_play="Katana", deck="Punch").play("Herald")
    g.pick("Punch").pick("Kick")
    assert (g.asked, sorted(g.A.hand)) == ("A main", ["Katana", "Raven"])
    g = game(2, sets=[made], hand="Bellman, Punch*2, Kick", deck="Katana, Raven, Batarang").play("Bellman")
    g.pick("Punch").pick("Punch").done()
    assert sorted(g.A.hand) == ["Katana", "Kick", "Raven"]
    g = game(2, sets=[made], hand="Bellman, Kick", deck="Katana").play("Bellman").done()
    assert g.A.hand == ["Kick"]


def test_that_many_needs_something_done() -> None:
    assert "no action before it" in complaint("Draw that many cards.")
