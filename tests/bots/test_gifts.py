"""What a beginner expects of a card: Power, cards drawn, and when to play it."""

from __future__ import annotations

import pytest

from lineup.bots.judging.card_effects import (
    ANYTIME,
    AT_ONCE,
    COUNTING,
    DESTROYING,
    DRAWING,
    FETCHING,
    LAST,
    LATE,
    Gift,
    Term,
    card_gift,
    passage_gift,
    plain_power,
    play_order,
    rough_worth,
    way_value,
)
from lineup.language.grammar import Names
from lineup.language.sets import BOXES, box, parse_text, print_text
from lineup.language.words.meaning import Count, Meaning, OneOf, meaning_of
from lineup.language.words.paragraphs import make_meaning

NAMES = Names(("Punch", "Kick"))


def read(text: str) -> Meaning:
    """What a text means."""
    words = parse_text(text, NAMES)
    return make_meaning(words, print_text(words).split("\n"))


@pytest.mark.parametrize(
    ("text", "plain", "duel"),
    [
        ("+1 Power.", 1.0, 1.0),
        ("+2 Power. Draw a card.", 3.5, 3.5),
        ("+2 Power.\nConfrontation: +1 Power.", 2.0, 3.0),
        ("Confrontation: Draw three cards. Otherwise, +2 Power.", 2.0, 4.5),
        ("Draw two cards, then discard a card from your hand.", 2.25, 2.25),
        ("+1 Power. If you control a Hero, +2 Power.", 2.0, 2.0),
        ("+1 Power. You may put a Hero from your discard pile into your hand.", 2.05, 2.05),
        ("Use the text of a Hero from the Line-Up.", 2.0, 2.0),
        ("Pay 3 Power: Draw a card.", 0.0, 0.0),
        ("Block (3): Draw a card.", 0.0, 0.0),
        ("Defense: Discard this card to avoid an Attack. Draw a card.", 0.0, 0.0),
        ("Attack: Each foe draws a card.", 0.0, 0.0),
        ("Ongoing: +1 Power during each of your turns.", 1.0, 1.0),
        ("Ongoing: The first time you play a Hero during each of your turns, draw a card.", 0.0, 0.0),
        ("At the end of this turn, draw a card.", 0.0, 0.0),
    ],
)
def test_a_text_is_worth_its_power_and_the_cards_it_draws(text: str, plain: float, duel: float) -> None:
    assert rough_worth(card_gift(read(text))) == plain
    assert rough_worth(card_gift(read(text), confronting=True)) == duel


def test_a_card_played_by_assist_may_give_less() -> None:
    text = read("If you play this card from your hand, +2 Power. Otherwise, +1 Power.")
    assert (rough_worth(card_gift(text)), rough_worth(card_gift(text, assisting=True))) == (2.0, 1.0)


def test_power_for_each_of_something_keeps_its_bounds() -> None:
    (term,) = card_gift(read("+1 Power for each Hero in your discard pile, at least 2 and up to 5.")).power
    assert isinstance(term.per, Count)
    assert (term.n, term.per.of, term.per.where, term.least, term.most) == (1, "cards", ("discard",), 2, 5)


def test_of_several_ways_the_best_counts_and_two_in_a_confrontation() -> None:
    text = read("Choose one, or up to two in a Confrontation: +2 Power; or draw two cards; or destroy a card.")
    assert card_gift(text) == Gift((), (Term(2),))
    assert card_gift(text, confronting=True) == Gift((Term(2),), (Term(2),))


def test_what_follows_one_way_is_not_counted_with_another() -> None:
    assert (
        rough_worth(card_gift(read("Choose one: +2 Power; or destroy a card from your hand. If you do, draw a card.")))
        == 2.0
    )


def test_power_paid_is_taken_off() -> None:
    assert card_gift(read("Pay 2 Power, then draw a card.")) == Gift((Term(-2),), (Term(1),))


def test_a_card_not_looked_at_closely_counts_everything_once() -> None:
    assert (
        plain_power(read("+1 Power. +2 Power for each Hero you control. If you control a Hero, +1 Power."), False)
        == 3.5
    )


def test_what_a_passage_brings_can_be_asked_by_itself() -> None:
    trigger = read("Confrontation: The first time you play a Hero during each of your turns, +2 Power.").passages[0]
    assert passage_gift(trigger, True) == Gift((Term(2),))
    assert passage_gift(trigger, False) == Gift()


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("If this is the first card you played this turn, draw a card.", AT_ONCE),
        ("+1 Power for each Hero in your discard pile. Draw a card.", COUNTING),
        ("Confrontation: You may cancel this Confrontation.", COUNTING),
        ("+1 Power. Draw a card.", DRAWING),
        ("Ongoing: Each time you play a Hero during your turn, +1 Power.", DRAWING),
        ("Put a Hero from your discard pile into your hand.", FETCHING),
        ("+1 Power. You may destroy a card from your hand.", DESTROYING),
        ("+1 Power.", ANYTIME),
        ("Attack: Each foe destroys a card from their hand. If they control a Weakness, they draw a card.", ANYTIME),
        ("+1 Power. If you played another Hero this turn, +1 Power.", LATE),
        ("+1 Power for each Hero you control.", LATE),
        ("Play again a Super Power you control.", LATE),
        ("Choose another card from the cards you played this turn. +Power equal to the Power it gave.", LAST),
        ("Block (2).", -1),
        ("Ongoing: Your Character costs 1 less.", -1),
    ],
)
def test_cards_are_played_in_the_order_that_brings_most(text: str, when: int) -> None:
    assert play_order(read(text)) == when


def test_ways_are_ranked_by_what_they_do() -> None:
    line = (
        "Choose one: gain a Hero from the Line-Up; or put a Hero from your discard pile into your hand;"
        " or draw a card; or +1 Power; or destroy a card from your hand; or gain a Weakness;"
        " or discard a random card from your hand."
    )
    ways = read(line).passages[0].acts[0]
    assert isinstance(ways, OneOf)
    assert [way_value(way) for way in ways.ways] == [6, 5, 3, 2, 1, 1, -1]


@pytest.mark.parametrize("name", BOXES)
def test_every_main_deck_card_of_every_box_helps(name: str) -> None:
    """Nothing a beginner buys reads as empty: it is worth Power, or does something else when it is played."""
    for card in box(name).cards:
        if card.stack == "main":
            assert (
                rough_worth(card_gift(meaning_of(card), confronting=True)) > 0 or play_order(meaning_of(card)) >= 0
            ), card.name
