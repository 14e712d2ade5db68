"""What texts mean to their readers: every word says it, and each family of words rightly."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lineup.engine.definitions import HERO, SUPER_POWER, VILLAIN, Card
from lineup.language.grammar import GRAMMAR, Names
from lineup.language.sets import BOXES, box, make_card, parse_text, print_text
from lineup.language.words.cards import Cards, Costs, Mark, NamedKind
from lineup.language.words.meaning import (
    ANY,
    DRAWN,
    Condition,
    Count,
    Cue,
    Deed,
    Meaning,
    OneOf,
    Passage,
    Price,
    Sign,
    Sort,
    Those,
    deeds_in,
    gives_power_only,
    is_weakness,
    meaning_of,
    passages_of,
)
from lineup.language.words.paragraphs import Doing, Paragraph, make_meaning
from lineup.language.words.places import Lying, Zone
from lineup.language.words.sentences import Otherwise
from lineup.language.words.steps import acts_of_step
from tests.language.strategies import made, words

HERO_CARDS = Cards(("Hero",))
NAMES = Names(("Punch", "Kick", "Vulnerability"))
DISCARD = Lying(Zone(("discard",)))
HEROES = Cards(("Hero",), (), DISCARD)


def read(*lines: str) -> Meaning:
    """What a text means."""
    text = parse_text("\n".join(lines), NAMES)
    return make_meaning(text, print_text(text).split("\n"))


def passage(line: str) -> Passage:
    return read(line).passages[0]


def acts(line: str) -> tuple[object, ...]:
    return passage(line).acts


# Every word


TELLS = ("as_acts", "as_condition", "as_count", "as_cue", "as_passage", "as_place", "as_points", "as_price")
ABOUT_CARDS = ("as_places", "as_those")  # told with the verb's own place
WITHIN = (Cards, Mark, NamedKind, Zone, Doing, Otherwise)  # what the words that hold these make of them


def meant(word: object) -> object:
    """What a word says that it means; None if it says nothing."""
    for name in (*TELLS, *ABOUT_CARDS):
        with suppress(AttributeError, TypeError):
            found: object = getattr(word, name)(*("hand",) * (name in ABOUT_CARDS))
            if found:
                return found
    return None


@given(st.data())
@settings(max_examples=2)
def test_every_word_says_what_it_means(data: st.DataObject) -> None:
    for declaration in chain(*GRAMMAR._by_category.values()):
        if declaration.cls is not None and not issubclass(declaration.cls, WITHIN):
            assert meant(data.draw(made(declaration))), declaration.cls


@given(words("paragraph"))
@settings(max_examples=200)
def test_every_paragraph_that_can_be_said_has_a_meaning(paragraph: object) -> None:
    line = GRAMMAR.show(paragraph, category="paragraph")
    meant = make_meaning((cast(Paragraph, paragraph),), (line,)).passages[0]
    assert meant.text == line
    assert not meant.keyword or line == f"{meant.keyword}: {meant.rest}"


@pytest.mark.parametrize("name", BOXES)
def test_a_card_keeps_its_words_and_what_they_mean(name: str) -> None:
    for card in box(name).cards:
        assert print_text(cast(Sequence[Paragraph], card.paragraphs)) == card.text
        assert "\n".join(each.text for each in meaning_of(card).passages) == card.text


# What is done


def test_power_is_given_always_within_bounds_and_for_each_of_something() -> None:
    assert acts("+2 Power.") == (Deed("power", 2),)
    assert acts("+1 Power for each Hero in your discard pile, up to 3.") == (
        Deed("power", 1, per=Count("cards", HEROES, ("discard",)), most=3),
    )
    assert acts("+2 Power for each different card type you play this turn, earlier or later.") == (
        Deed("power", 2, per=Count("types played")),
    )
    gave = acts("Choose another card from the cards you played this turn. +Power equal to the Power it gave.")[1]
    assert gave == Deed("power", 0, plus=Count("given"))


def test_a_condition_stands_on_what_it_rules_and_otherwise_on_its_contrary() -> None:
    line = "Draw a card. If you control a Hero, +2 Power. Otherwise, you may destroy a card from your hand."
    first, then, other = acts(line)
    assert first == Deed("draw", 1, DRAWN)
    holds = Condition("controls", HERO_CARDS)
    assert then == Deed("power", 2, only=(holds,))
    assert isinstance(other, Deed)
    assert other.only == (Condition("controls", HERO_CARDS, met=False),)
    assert (other.verb, other.may) == ("destroy", True)


@pytest.mark.parametrize(
    ("line", "condition"),
    [
        ("If this is the first card you played this turn, +1 Power.", Condition("first")),
        (
            "If your discard pile has three or more different card types, +1 Power.",
            Condition("types", None, ("discard",), 3),
        ),
        ("If the Line-Up has no Villain, +1 Power.", Condition("none", Cards(("Villain",)), ("line_up",))),
        ("If you played another Hero this turn, +1 Power.", Condition("played", HERO_CARDS, another=True)),
        (
            "If you play two Heroes this turn, earlier or later, +1 Power.",
            Condition("plays", HERO_CARDS, n=2, later=True),
        ),
        (
            "As soon as the Line-Up has no Hero this turn, +1 Power.",
            Condition("none", HERO_CARDS, ("line_up",), later=True),
        ),
        ("If you win this Confrontation, +1 Power.", Condition("wins", later=True)),
        ("At the end of this turn, +1 Power.", Condition("end", later=True)),
    ],
)
def test_conditions_say_what_they_ask(line: str, condition: Condition) -> None:
    assert acts(line) == (Deed("power", 1, only=(condition,)),)


def test_what_follows_if_you_do_is_a_reward() -> None:
    may, reward = acts("You may destroy a card from your hand. If you do, +3 Power.")
    assert may == Deed("destroy", 1, Those(Cards(("card",), (), Lying(Zone(("hand",)))), ("hand",)), may=True)
    assert reward == Deed("power", 3, only=(Condition("done"),))


def test_cards_are_gained_put_and_destroyed_from_somewhere_to_somewhere() -> None:
    line_up = Cards(("Equipment",), (Costs(high=4),), Lying(Zone(("line_up",))))
    assert acts("Gain an Equipment with cost 4 or less from the Line-Up into your hand.") == (
        Deed("gain", 1, Those(line_up, ("line_up",)), to=("hand",)),
    )
    assert acts("Put all Heroes from your discard pile on top of your deck.") == (
        Deed("put", ANY, Those(HEROES, ("discard",), "all"), to=("deck",)),
    )
    several = acts("Destroy up to three cards from your hand or discard pile.")[0]
    assert isinstance(several, Deed)
    assert several.those is not None
    assert (several.verb, several.n, several.those.where, several.those.free) == (
        "destroy",
        3,
        ("hand", "discard"),
        True,
    )
    look, bottom = acts("Look at the top two cards of the main deck. Put them on the bottom of the main deck.")
    assert look == Deed("look", 2, Those(None, ("main",), "top"))
    assert bottom == Deed("put", ANY, Those(None, (), "them"), to=("under",))


def test_a_choice_has_its_ways_and_more_of_them_in_a_confrontation() -> None:
    one = acts("Choose one: +2 Power; or draw two cards, then gain a Weakness.")[0]
    assert isinstance(one, OneOf)
    assert one.duel == 1
    assert one.ways[0] == (Deed("power", 2),)
    draw, weakness = one.ways[1]
    assert draw == Deed("draw", 2, DRAWN)
    assert isinstance(weakness, Deed)
    assert is_weakness(weakness)
    more = acts("Choose one, or up to two in a Confrontation: +2 Power; or draw two cards.")[0]
    assert isinstance(more, OneOf)
    assert more.duel == 2
    assert [deed.verb for deed in deeds_in((one, more))] == ["power", "draw", "gain", "power", "draw"]


def test_what_others_do_is_told_from_what_you_do() -> None:
    (foe,) = acts("Confrontation: The confronted foe discards a random card from their hand.")
    assert isinstance(foe, Deed)
    assert foe.those is not None
    assert (foe.who, foe.verb, foe.those.how) == ("confronted", "discard", "random")


# Where it stands


@pytest.mark.parametrize(
    ("line", "sort", "keyword"),
    [
        ("+1 Power.", "play", ""),
        ("Choose one: +1 Power; or draw a card.", "play", "Choose one"),
        ("Attack: Each foe gains a Weakness.", "attack", "Attack"),
        ("First Appearance—Attack: Each player gains a Weakness.", "appearance", "First Appearance—Attack"),
        ("First Appearance: Destroy all Equipment from the Line-Up.", "appearance", "First Appearance"),
        ("Defense: Reveal this card to avoid an Attack.", "defense", "Defense"),
        ("Block (2): Draw a card.", "block", "Block (2)"),
        ("Block (2).", "block", ""),
        ("Block: Add 2 to a Character's cost this turn.", "block", "Block"),
        ("Ongoing: The first time you play a Hero during each of your turns, draw a card.", "trigger", "Ongoing"),
        ("Pay 3 Power: Draw a card.", "ability", "Pay 3 Power"),
        ("Discard a Punch: Draw a card.", "ability", "Discard a Punch"),
        ("Once during each of your turns, draw a card.", "ability", ""),
        ("When you gain this: Gain a Weakness.", "gained", "When you gain this"),
        ("Confrontation: +1 Power.", "play", "Confrontation"),
        ("Confrontation: Once during each of your turns, draw a card.", "ability", "Confrontation"),
        ("Worth 1 VP for each Hero you own.", "worth", ""),
        ("Assist.", "rule", ""),
    ],
)
def test_a_paragraph_has_a_sort_and_a_keyword(line: str, sort: Sort, keyword: str) -> None:
    one = passage(line)
    assert (one.sort, one.keyword, one.text) == (sort, keyword, line)
    assert one.rest == line.removeprefix(f"{keyword}: ")


def test_an_attack_says_whom_it_is_against_and_what_they_do() -> None:
    attack = passage("Attack: Each foe gains a Weakness, then discards a card.")
    assert attack.against == "foe"
    assert [(deed.who, deed.verb) for deed in deeds_in(attack.acts)] == [("foe", "gain"), ("foe", "discard")]


def test_a_confrontation_text_keeps_what_is_done_otherwise() -> None:
    one = passage("Confrontation: Draw three cards. Otherwise, +2 Power.")
    assert one.confronting
    assert (one.acts, one.otherwise) == ((Deed("draw", 3, DRAWN),), (Deed("power", 2),))


def test_a_block_says_how_much_it_adds() -> None:
    assert passage("Block (3).").acts == (Deed("raise", 3),)
    assert acts("Block: Add 1 to a Character's cost this turn for each Hero in your discard pile.") == (
        Deed("raise", 1, per=Count("cards", HEROES, ("discard",))),
    )
    assert acts("Block: Add 1 and its Level to a Character's cost this turn.") == (
        Deed("raise", 1, plus=Count("level", own=True)),
    )


@pytest.mark.parametrize(
    ("line", "trigger"),
    [
        ("Each time you play a Hero during your turn, +1 Power.", Cue("play", HERO_CARDS)),
        ("The second time you play a Hero during each of your turns, +1 Power.", Cue("play", HERO_CARDS, 2, 2)),
        ("The first two times you play a Hero during each of your turns, +1 Power.", Cue("play", HERO_CARDS, 1, 2)),
        (
            "The first time you buy or gain a Hero during each of your turns, draw a card.",
            Cue("gain", HERO_CARDS, 1, 1, bought=True),
        ),
        ("Each time you discard a Hero, draw a card.", Cue("discard", HERO_CARDS, own=False)),
        ("Each time you avoid an Attack, draw a card.", Cue("avoid", own=False)),
        ("At the start of your turn, draw a card.", Cue("start")),
        ("At the end of your turn, draw a card.", Cue("end")),
    ],
)
def test_a_trigger_says_what_sets_it_off_and_how_often(line: str, trigger: Cue) -> None:
    assert passage(line).trigger == trigger


def test_an_ability_and_a_defense_have_their_price() -> None:
    assert passage("Pay 3 Power: Draw a card.").price == Price(3)
    punch = Cards((NamedKind("Punch"),))
    assert passage("Discard a Punch: Draw a card.").price == Price(cards=punch, those=Those(punch, ("hand",)))
    assert passage("Defense: Reveal this card to avoid an Attack.").price == Price(itself=True, shown=True)
    assert passage("Defense: Discard this card to avoid an Attack.").price == Price(itself=True)


def test_only_what_helps_counts_as_played() -> None:
    played = ("+1 Power.", "Attack: Each foe gains a Weakness.", "Ongoing: +1 Power during each of your turns.")
    assert [passage(line).played for line in played] == [True] * 3
    idle = ("Assist.", "Block (2).", "Worth 1 VP for each Hero you own.", "Ongoing: Your Character costs 1 less.")
    assert [passage(line).played for line in idle] == [False] * 4


# The whole text


def test_a_text_names_types_and_keywords() -> None:
    text = read(
        "Each time you play a Defense card during your turn, +1 Power.",
        "+1 Power for each Hero or Super Power you control.",
    )
    assert (text.types, text.defense, text.confrontation) == (HERO | SUPER_POWER, True, False)
    assert read("Villains in your hand have Assist.").types == VILLAIN
    assert read("Confrontation: +1 Power.").confrontation


def test_plain_gains_at_the_beginning_are_signs_and_nothing_else_is() -> None:
    text = read("Assist.", "+2 Power. Draw a card. You may destroy a card from your hand.", "Block (2).")
    assert text.signs == (Sign("power", 2), Sign("draw", 1))
    assert read("+1 Power for each Hero in your discard pile.").signs == ()
    assert read("+1 Power, then draw a card.").signs == ()
    assert read("Confrontation: +1 Power.").signs == ()


def test_only_power_is_power_and_nothing_else() -> None:
    assert gives_power_only(passage("The first time you play a Hero during each of your turns, +1 Power.").acts)
    assert gives_power_only(passage("Once during each of your turns, if you control a Hero, +1 Power.").acts)
    for line in (
        "Once during each of your turns, you may discard a card. If you do, +1 Power.",
        "Once during each of your turns, +1 Power for each Hero you control.",
        "Once during each of your turns, +1 Power. Draw a card.",
    ):
        assert not gives_power_only(passage(line).acts)


def card(*lines: str) -> Card:
    fact = {"id": "own", "name": "Own", "set": "own", "type": "Hero", "stack": "main", "own": True}
    return make_card(fact, parse_text("\n".join(lines), NAMES), "\n".join(lines))


def test_a_part_of_a_card_leads_to_its_paragraph() -> None:
    one = card("+1 Power.", "Attack: Each foe gains a Weakness.", "Block (2).", "Pay 3 Power: Draw a card.")
    assert [each.sort for each in passages_of(one, 0)] == ["play", "attack"]
    assert [each.sort for each in passages_of(one, one.blocks[0])] == ["block"]
    assert [each.sort for each in passages_of(one, one.abilities[0].part)] == ["ability"]


def test_a_step_that_asks_says_what_it_is_about() -> None:
    one = card("Choose one: +1 Power; or draw a card.", "You may destroy a card from your hand.")
    choice = next(act for step in one.programs[0] for act in acts_of_step(step))
    assert choice == meaning_of(one).passages[0].acts[0]
    may = card("You may gain a Weakness.")
    assert acts_of_step(may.programs[0][0]) == meaning_of(may).passages[0].acts
    assert acts_of_step(may.programs[0][-1]) == ()
