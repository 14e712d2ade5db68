"""What cards do in plain words: everything a meaning can say has its words, and no two texts are told alike."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, cast, get_args

import pytest
from hypothesis import given, settings

from lineup.engine.saying import Said
from lineup.language.grammar import GRAMMAR, Names
from lineup.language.sets import BOXES, box, load, parse_text, print_text
from lineup.language.words import meaning, places
from lineup.language.words.meaning import ANY
from lineup.language.words.paragraphs import Paragraph, make_meaning
from lineup.speech import Voice, load_catalogue
from lineup.words.step_cards import as_key
from lineup.words.steps import StepLine, explain_attack, explain_card, explain_text
from tests.language.strategies import words

VOICE = Voice()
SISTERS = sorted((Path(__file__).parent.parent / "sets" / "sisters").glob("*.toml"))


@lru_cache(10_000)
def voiced(said: Said) -> str:
    """A step in words; texts that differ in one word have most of their steps in common."""
    return VOICE(said)


def told(lines: tuple[StepLine, ...], depth: int = 0) -> str:
    """The steps as a page of lines."""
    return "".join(f"{'  ' * depth}{voiced(line.said)}\n{told(line.under, depth + 1)}" for line in lines)


def does(*lines: str) -> list[str]:
    """What a text of one's own does, in words."""
    text = parse_text("\n".join(lines), Names(("Punch",)))
    return told(explain_text(make_meaning(text, print_text(text).split("\n")))).splitlines()


def does_to_you(*lines: str) -> list[str]:
    """What the Attack of a text of one's own does to whom it hits, in words."""
    text = parse_text("\n".join(lines), Names(("Punch",)))
    return told(explain_attack(make_meaning(text, print_text(text).split("\n")))).splitlines()


def of(paragraph: object) -> tuple[str, str]:
    """A paragraph in canonical wording and in plain words."""
    line = GRAMMAR.show(paragraph, category="paragraph")
    return line, told(explain_text(make_meaning((cast(Paragraph, paragraph),), (line,))))


# Everything that can be said


@pytest.mark.parametrize(
    ("members", "keys"),
    [
        (meaning.Verb, ["step-deed-"]),
        (places.Where, ["step-place-"]),
        (meaning.Kind, ["step-if-", "step-later-", "step-until-"]),
        (meaning.Counted, ["step-count-"]),
        (meaning.Who, ["step-who-"]),
        (meaning.Event, ["step-when-"]),
        (meaning.Rule, ["step-rule-"]),
    ],
)
def test_every_member_of_a_closed_set_has_its_words(members: Any, keys: list[str]) -> None:
    ends = [(begin, end) for begin in keys for end in ("", "-each")]
    has = load_catalogue("en").has_message
    said = {member for member in get_args(members) if any(has(f"{a}{as_key(member)}{z}") for a, z in ends)}
    assert set(get_args(members)) - said <= {"stays"}  # said by what Ongoing means


def test_every_kind_of_card_has_its_words() -> None:
    kinds = [each.value for each in GRAMMAR._by_category["kind"] if each.cls is None]
    assert [kind for kind in kinds if not load_catalogue("en").has_message(f"step-kind-{as_key(str(kind))}")] == []


@given(words("paragraph"))
@settings(max_examples=300)
def test_every_paragraph_that_can_be_said_can_be_told_in_steps(paragraph: object) -> None:
    line, text = of(paragraph)
    assert text or line == "Ongoing: This card stays in play."


# Nothing is lost


def variants(word: object) -> Iterator[object]:
    """The same word with one number or one yes-or-no in it changed."""
    if isinstance(word, tuple):
        for at, each in enumerate(word):
            for other in variants(each):
                yield (*word[:at], other, *word[at + 1 :])
    elif dataclasses.is_dataclass(word) and not isinstance(word, type):
        for field in dataclasses.fields(word):
            if field.name == "chosen":  # whether a foe is chosen, "that foe" says as well
                continue
            value = getattr(word, field.name)
            others: Iterable[object] = variants(value)
            if type(value) is int:
                others = [value + 2] if value < ANY else [7]
            elif type(value) is bool:
                others = [not value]
            for other in others:
                yield dataclasses.replace(word, **{field.name: other})


def changed(paragraph: object) -> Iterator[tuple[str, str]]:
    """The variants of a paragraph that a text can say."""
    for other in variants(paragraph):
        try:
            yield of(other)
        except (ValueError, KeyError, TypeError):
            continue


def same(line: str) -> str:
    """A line without what goes without saying: what is gained lies in the discard pile."""
    return re.sub("(gains?) ([^.;]*) into (your|their) discard pile", r"\1 \2", line, flags=re.IGNORECASE)


@pytest.mark.parametrize("name", [*BOXES, *(path.name for path in SISTERS)])
def test_no_two_lines_of_a_set_are_told_alike(name: str) -> None:
    found: dict[str, str] = {}
    for card in (box(name) if name in BOXES else load(SISTERS[0].parent / name)).cards:
        assert explain_card(card)
        for paragraph in card.paragraphs:
            for line, text in (of(paragraph), *changed(paragraph)):
                assert found.setdefault(text, same(line)) == same(line)
    assert found


@pytest.mark.slow
@given(words("paragraph"))
@settings(max_examples=100)
def test_a_text_with_another_number_is_told_otherwise(paragraph: object) -> None:
    line, text = of(paragraph)
    for other, plain in changed(paragraph):
        assert (plain == text) == (same(other) == same(line))


# How it reads


def test_a_play_text_is_told_sentence_by_sentence_with_its_conditions_in_front() -> None:
    assert does("+2 Power. You may destroy a Hero or Villain from the Line-Up. If you do, draw two cards.") == [
        "When you play this card:",
        "  You get 2 Power.",
        "  You may destroy a Hero or a Villain from the Line-Up (out of the game).",
        "  If you did that: you draw 2 cards.",
    ]


def test_what_is_left_out_as_a_whole_stands_together() -> None:
    assert does("If you control a Location, you may discard your hand, then draw four cards.") == [
        "When you play this card:",
        "  If you control a Location: you may do all of this, one after the other:",
        "    You discard your whole hand.",
        "    You draw 4 cards.",
    ]
    assert does("You may destroy a card from your hand. You may draw a card.") == [
        "When you play this card:",
        "  You may destroy a card from your hand (out of the game).",
        "  You may draw a card.",
    ]


def test_a_choice_is_a_list_of_its_ways() -> None:
    assert does("First Appearance—Attack: Each player chooses one: discard a Hero; or gain a Weakness.") == [
        "When this Super-Villain is turned face up (First Appearance), it attacks each player. Anyone who avoids the"
        " Attack with a Defense is safe. Otherwise:",
        "  Each player chooses one of these:",
        "    They discard a Hero from their hand.",
        "    They gain a Weakness from the stack into their discard pile.",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Defense: Discard this card to avoid an Attack. +2 Power.",
        "Defense: Discard this card to avoid an Attack. Double the Power you have now.",
        "Block (2): +1 Power.",
        "Ongoing: Each time you discard a card, +1 Power.",
        "Each time you avoid an Attack, +2 Power.",
        "Each time you buy or gain a Weakness, +1 Power.",
        "When you buy or gain this: +2 Power.",
    ],
)
def test_no_power_is_promised_for_the_turn_of_a_foe(text: str) -> None:
    assert does(text)[-1].strip() == "You get no Power during a foe's turn."


@pytest.mark.parametrize(
    "text", ["+2 Power.", "Each time you play a Hero during your turn, +1 Power.", "Block (2): Draw a card."]
)
def test_where_power_always_counts_nothing_more_is_said_of_it(text: str) -> None:
    assert not any("foe" in line for line in does(text))


def test_in_an_attack_of_ones_own_the_attacker_is_you_and_in_a_defense_somebody_else() -> None:
    assert does("Attack: Choose a foe. That foe discards a card of the attacker's choice.")[1:] == [
        "  That foe discards a card from their hand, which you choose.",
    ]
    assert does("Defense: Discard this card to avoid an Attack. The attacker gains a Weakness.") == [
        "Defense: when an Attack would hit you, you may discard this card from your hand to avoid the Attack. After"
        " that:",
        "  The attacker gains a Weakness from the stack into their discard pile.",
    ]


def test_an_ongoing_text_says_that_its_card_stays() -> None:
    assert does("Ongoing: Once during each of your turns, you may discard a Punch. If you do, +2 Power.") == [
        "Ongoing: once you play this card, it stays in front of you and keeps working after your turn.",
        "Once during each of your turns, whenever you like, you may do this:",
        "  You discard a card named Punch from your hand.",
        "  If you did that: you get 2 Power.",
    ]


def test_a_card_without_a_text_says_so_and_one_that_is_never_played() -> None:
    assert told(explain_card(box("heroes-unite").find("vulnerability"))) == "This card does nothing.\n"
    hero = told(explain_card(box("heroes-unite").find("hero-hawkman"))).splitlines()
    assert hero[0] == "This works while it is your Super Hero. You never play the card."


def test_a_condition_speaks_of_whom_it_speaks_and_what_others_choose_may_be_for_you() -> None:
    assert does("If you control a Location, each foe discards their hand.")[1:] == [
        "  If you control a Location: each foe discards their whole hand.",
    ]
    assert does("Attack: Each foe discards a Hero. If they cannot, they gain a Weakness.")[2:] == [
        "  If they cannot do that: they gain a Weakness from the stack into their discard pile.",
    ]
    assert does("Each foe chooses one: discard a card; or you draw a card.")[2:] == [
        "    They discard a card from their hand.",
        "    You draw a card.",
    ]


def test_an_attack_within_a_sentence_is_told_as_one() -> None:
    assert does("You may discard a card. If you do, Attack: each foe gains a Weakness.")[2:] == [
        "  If you did that: it attacks each of your foes. Anyone who avoids the Attack with a Defense is safe."
        " Otherwise:",
        "    Each foe gains a Weakness from the stack into their discard pile.",
    ]


def test_whose_character_costs_more_is_told() -> None:
    assert (
        does("Block: Add 2 to your Character's cost this turn.")[-1].strip() == "Your Character costs 2 more this turn."
    )
    assert "(you choose which)" in does("Block: Add 2 to a Character's cost this turn.")[-1]
    conditional = does("If you are confronted, add 1 to your Character's cost this turn.")[-1]
    assert conditional.endswith(": your Character costs 1 more this turn.")


def test_what_is_paid_is_told_with_where_it_goes() -> None:
    assert does("Put a Punch from your hand on the bottom of your deck: Draw a card.")[0] == (
        "Any number of times during your turn, you may put a card named Punch from your hand on the bottom of your"
        " deck. Then:"
    )


# Attacks, told to those they hit


def test_an_attack_is_told_to_the_player_it_hits() -> None:
    attack = "Attack: Each foe reveals the top card of their deck. If its cost is odd, they gain a Weakness."
    assert does_to_you("+2 Power.", attack) == [
        "You reveal the top card of your deck.",
        "If that card's cost is odd: you gain a Weakness from the stack into your discard pile.",
    ]
    assert does_to_you("First Appearance—Attack: Each player destroys a Hero from their hand.") == [
        "You destroy a Hero from your hand (out of the game)."
    ]


def test_who_is_hit_hears_of_a_choice_as_their_own() -> None:
    said = does_to_you("Attack: Each foe chooses one: discard a card from their hand; or gain a Weakness.")
    assert said[0].startswith("You choose one")
    assert len(said) == 3


@pytest.mark.parametrize(
    "text",
    [
        "+2 Power.",
        "First Appearance—Attack: Each player tied for the highest total cost in hand gains two Weaknesses.",
        "Attack: Each foe discards a card from their hand.\nAttack: Each foe gains a Weakness.",
    ],
)
def test_what_is_not_just_done_by_those_hit_is_not_told_to_them(text: str) -> None:
    assert does_to_you(*text.split("\n")) == []
