"""What a beginner reads off a card text."""

from __future__ import annotations

import pytest

from lineup.bots.reading import Gift, Term, fits, gift, reactions, rough
from lineup.language.sets import BOXES, box


def text_of(name: str) -> str:
    """The text of a card of any box, `box/id`."""
    set_id, _, id = name.partition("/")
    return next(card.text for card in box(set_id).cards if card.id == id)


@pytest.mark.parametrize(
    ("name", "plain", "duel"),
    [
        ("confrontations/punch", 1.0, 1.0),
        ("confrontations/vulnerability", 0.0, 0.0),
        ("confrontations/supergirl", 2.0, 3.0),
        ("confrontations/ares", 3.0, 6.0),
        ("confrontations/john-constantine", 2.0, 4.5),
        ("confrontations/tula", 1.0, 1.0),  # a Block gives no Power
        ("confrontations/daily-planet", 0.0, 0.0),
        ("rivals-batman-joker/red-robin", 3.5, 5.0),
        ("rivals-batman-joker/grappling-hook", 2.25, 2.25),
        ("rivals-shazam-black-adam/weakness", 0.0, 0.0),
        ("rivals-shazam-black-adam/word-of-power", 2.0, 2.0),
    ],
)
def test_a_text_is_worth_its_power_and_the_cards_it_draws(name: str, plain: float, duel: float) -> None:
    assert rough(gift(text_of(name))) == plain
    assert rough(gift(text_of(name), confronting=True)) == duel


def test_a_card_played_by_assist_may_give_less() -> None:
    text = text_of("confrontations/enhanced-strength")
    assert (rough(gift(text)), rough(gift(text, assisting=True))) == (2.0, 1.0)


def test_power_for_each_of_something_keeps_its_bounds() -> None:
    parasite = gift(text_of("confrontations/parasite"))
    assert parasite.power == (Term(1, "Super Power in your discard pile", 0, 3),)
    strength = gift(text_of("confrontations/strength-of-the-gods"), confronting=True)
    assert strength.power == (Term(1, "Block card or Defense card in your discard pile", 2, 5),)


def test_of_several_ways_the_best_counts_and_two_in_a_confrontation() -> None:
    text = "Choose one, or up to two in a Confrontation: +2 Power; or draw two cards; or destroy a card from your hand."
    assert gift(text) == Gift((), 2.0)
    assert gift(text, confronting=True) == Gift((Term(2),), 2.0)


def test_reactions_to_plays_are_found_with_their_limits() -> None:
    assert reactions(text_of("confrontations/lex-luthor-2")) == (
        (1, "Villain", "+1 Power.", False),
        (1, "Equipment", "+1 Power.", False),
    )
    assert reactions(text_of("confrontations/ocean-master-3"))[0] == (4, "card with cost 2 to 3", "+1 Power.", False)
    assert reactions(text_of("confrontations/wonder-woman-2")) == (
        (99, "Defense card or Block card", "draw a card.", True),
    )


@pytest.mark.parametrize(
    ("phrase", "fitting"),
    [
        ("Hero or Villain", ["Steel", "Faora", "Tula"]),
        ("card", ["Steel", "Faora", "Tula", "Impervious"]),
        ("card with cost 5 or more", ["Faora", "Impervious"]),
        ("card with cost 2 to 3", ["Steel", "Tula"]),
        ("Hero with cost 2 or less", ["Tula"]),
        ("Block card or Defense card", ["Tula", "Impervious"]),
        ("Villain or Super Power other than Faora", ["Impervious"]),
        ("Punch or Steel", ["Steel"]),
    ],
)
def test_a_phrase_fits_the_cards_it_names(phrase: str, fitting: list[str]) -> None:
    cards = [card for card in box("confrontations").cards if card.name in ("Steel", "Faora", "Tula", "Impervious")]
    assert sorted(card.name for card in cards if fits(card, phrase)) == sorted(fitting)


@pytest.mark.parametrize("name", BOXES)
def test_every_main_deck_card_of_every_box_is_worth_something(name: str) -> None:
    """Nothing a beginner buys reads as empty, save Locations and cards that only destroy, attack or gain."""
    silent = ("Ongoing:", "estroy", "Attack:", "Gain ", "gain ", "put ", "Put ", "Play ", "play ", "copy")
    for card in box(name).cards:
        if card.stack == "main" and not any(word in card.text for word in silent):
            assert rough(gift(card.text, confronting=True)) > 0, card.name
