"""No two cards of a box do the same: stand-ins of ours are told apart by what they mean, not by how they are worded."""

from __future__ import annotations

import dataclasses
from itertools import combinations

import pytest

from lineup.engine.definitions import Card, Effect
from lineup.language.sets import BOXES, box
from lineup.language.words.cards import Cards, NamedKind
from tests.harness.rule import card as marked
from tests.harness.scenario import card_set

# what a card does; its facts (name, type, cost, points, copies) and where they are from are no part of it
DOES = tuple(
    each.name
    for each in dataclasses.fields(Card)
    if each.name not in {"id", "name", "set", "title", "types", "stack", "cost", "vp", "copies", "text", "aliases",
                         "partner", "emblem", "rulings", "provenance", "labels", "level", "side", "min_players",
                         "buying_gains", "defeating_gains", "unlimited", "origins", "paragraphs", "meaning"}
)  # fmt: skip
SAID = ("text", "said")  # of an effect: what a question says, no part of the meaning
REVISED = ("confrontations", "rivals-batman-joker", "rivals-shazam-black-adam")
ALIKE = {  # printed so
    frozenset({"heroes-unite/kick", "heroes-unite/batarang"}): "both are printed with plain +2 Power",
    **{
        frozenset({f"{name}/vulnerability", f"{name}/weakness"}): "both are printed without a text to play"
        for name in ("heroes-unite", "confrontations", "rivals-batman-joker")
    },
}


def meaning(card: Card) -> object:
    """What the card's text does, its own name replaced by one all cards share."""
    return tuple(_plain(getattr(card, name), (card.name, *card.aliases)) for name in DOES)


def _plain(value: object, own: tuple[str, ...]) -> object:
    if isinstance(value, NamedKind):
        return "itself" if value.name in own else value
    if isinstance(value, tuple):
        return tuple(_plain(item, own) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [each.name for each in dataclasses.fields(value)]
        names = [name for name in names if not (isinstance(value, Effect) and name in SAID)]
        return (type(value).__name__, *(_plain(getattr(value, name), own) for name in names))
    return value


def shape(value: object) -> object:
    """What is left of a meaning once numbers and card types are erased; a place told by its number goes with them."""
    if isinstance(value, int) and not isinstance(value, bool):
        return "number"
    if isinstance(value, tuple):
        return tuple(shape(item) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [each.name for each in dataclasses.fields(value)]
        erased = SAID if isinstance(value, Effect) else ("kinds",) if isinstance(value, Cards) else ()
        return (type(value).__name__, *(shape(getattr(value, name)) for name in names if name not in erased))
    return value


@pytest.mark.parametrize("name", REVISED)
def test_no_two_stand_ins_of_a_box_mean_the_same_but_for_numbers_and_types(name: str) -> None:
    found: dict[object, list[str]] = {}
    for card in box(name).cards:
        if dict(card.provenance)["text"] == "stand-in":
            found.setdefault(tuple(shape(getattr(card, part)) for part in DOES), []).append(card.id)
    assert [ids for ids in found.values() if len(ids) > 1] == []


@pytest.mark.parametrize("name", BOXES)
def test_no_two_cards_of_a_box_mean_the_same(name: str) -> None:
    meanings = {card.ref: meaning(card) for card in box(name).cards}
    alike = [pair for pair in combinations(meanings, 2) if meanings[pair[0]] == meanings[pair[1]]]
    assert [pair for pair in alike if frozenset(pair) not in ALIKE] == []


def test_every_exception_is_one_and_printed_so() -> None:
    for pair in ALIKE:
        cards = [box(ref.partition("/")[0]).find(ref.partition("/")[2]) for ref in pair]
        assert meaning(cards[0]) == meaning(cards[1])
        assert {dict(card.provenance)["text"] for card in cards} == {"real"}


@marked(
    "rivals-shazam-black-adam/hawkman",
    "rivals-shazam-black-adam/war",
    "rivals-shazam-black-adam/khandaq",
    "confrontations/olympus",
)
def test_stand_ins_that_meet_in_a_mix_are_told_apart_too() -> None:
    shazam, confrontations = box("rivals-shazam-black-adam"), box("confrontations")
    assert meaning(shazam.find("hawkman")) != meaning(shazam.find("war"))
    assert meaning(shazam.find("khandaq")) != meaning(confrontations.find("olympus"))


def test_wording_and_own_names_make_no_difference_and_numbers_do() -> None:
    cards = card_set(
        {"name": "Wall", "type": "Equipment", "cost": 3, "text": "Block (3)."},
        {"name": "Fence", "type": "Hero", "cost": 4, "text": "Block: Add 3 to a Character's cost this turn."},
        {"name": "Hedge", "type": "Hero", "cost": 4, "text": "Block (2)."},
        {"name": "Twin", "type": "Hero", "cost": 1, "text": "+1 Power. You may gain a Twin from the Line-Up."},
        {"name": "Double", "type": "Hero", "cost": 2, "text": "+1 Power. You may gain a Double from the Line-Up."},
        {"name": "Suitor", "type": "Hero", "cost": 2, "text": "+1 Power. You may gain a Twin from the Line-Up."},
    )
    assert len({tuple(shape(getattr(card, part)) for part in DOES) for card in cards.cards[:3]}) == 1
    wall, fence, hedge, twin, double, suitor = map(meaning, cards.cards)
    assert wall == fence != hedge
    assert twin == double != suitor
