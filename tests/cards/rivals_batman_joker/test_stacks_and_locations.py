"""The starters, stack cards and Locations of the box, sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.rule import card, rule

# id, name, type, stack, cost, VP, copies
STACKS = [
    ("punch", "Punch", "Starter", "starter", 0, 0, 14),
    ("vulnerability", "Vulnerability", "Starter", "starter", 0, 0, 6),
    ("kick", "Kick", "Super Power", "basic", 3, 1, 8),
    ("weakness", "Weakness", "Weakness", "weakness", 0, -1, 10),
]
# id, name, emblem, cost, VP, copies
LOCATIONS = [
    ("abandoned-amusement-park", "Abandoned Amusement Park", "joker", 4, 1, 1),
    ("arkham-asylum", "Arkham Asylum", "joker", 6, 1, 1),
    ("the-batcave", "The Batcave", "batman", 4, 1, 1),
    ("wayne-manor", "Wayne Manor", "batman", 6, 1, 1),
]


@pytest.mark.parametrize(
    ("id", "name", "title", "stack", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(f"{BOX}/{row[0]}")) for row in STACKS],
)
def test_the_facts_of_the_stacks(id: str, name: str, title: str, stack: str, cost: int, vp: int, copies: int) -> None:
    found = box(BOX).find(id)
    assert (found.name, found.title, found.stack, found.emblem) == (name, title, stack, "")
    assert (found.cost, found.vp, found.copies) == (cost, vp, copies)


@pytest.mark.parametrize(
    ("id", "name", "emblem", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(f"{BOX}/{row[0]}")) for row in LOCATIONS],
)
def test_the_facts_of_the_locations(id: str, name: str, emblem: str, cost: int, vp: int, copies: int) -> None:
    found = box(BOX).find(id)
    assert (found.name, found.title, found.stack, found.emblem) == (name, "Location", "main", emblem)
    assert (found.cost, found.vp, found.copies) == (cost, vp, copies)


@pytest.mark.parametrize(
    ("name", "power"),
    [
        pytest.param("Punch", 1, marks=[card("rivals-batman-joker/punch"), rule("RBJ-SETUP-04")]),
        pytest.param("Kick", 2, marks=card("rivals-batman-joker/kick")),
        pytest.param(
            "Vulnerability",
            0,
            marks=[card("rivals-batman-joker/vulnerability"), rule("RBJ-SETUP-05", "RBJ-TURN-13")],
        ),
        pytest.param("Weakness", 0, marks=[card("rivals-batman-joker/weakness"), rule("RBJ-TURN-13")]),
    ],
)
def test_what_a_stack_card_gives_when_played(name: str, power: int) -> None:
    g = duel("Batman", hand=f"{name}, Robin", deck="Bane", discard="Oracle").play(name)
    assert g.power == power
    assert (g.A.hand, g.A.deck, g.A.discard, g.A.in_play) == (["Robin"], ["Bane"], ["Oracle"], [name])
    assert (g.A.cost, g.B.cost) == (9, 9)


# Locations: what they react to (the first and the second such card, and one of another kind), and what it brings


@pytest.mark.parametrize(
    ("me", "place", "first", "second", "other", "power", "drawn"),
    [
        pytest.param(
            "Batman",
            "Abandoned Amusement Park",
            "Kick",
            "Insanity",
            "Bane",
            1,
            0,
            marks=card("rivals-batman-joker/abandoned-amusement-park"),
        ),
        pytest.param(
            "Batman",
            "Arkham Asylum",
            "Bane",
            "Killer Croc",
            "Kick",
            0,
            1,
            marks=card("rivals-batman-joker/arkham-asylum"),
        ),
        pytest.param(
            "The Joker",
            "The Batcave",
            "Batmobile",
            "Joy Buzzer",
            "Batwoman",
            0,
            1,
            marks=card("rivals-batman-joker/the-batcave"),
        ),
        pytest.param(
            "The Joker",
            "Wayne Manor",
            "Huntress",
            "Batwoman",
            "Batmobile",
            0,
            1,
            marks=card("rivals-batman-joker/wayne-manor"),
        ),
    ],
)
def test_a_location_reacts_to_the_first_card_of_its_kind_each_turn(
    me: str, place: str, first: str, second: str, other: str, power: int, drawn: int
) -> None:
    gives = {"Kick": 2, "Insanity": 1, "Bane": 2, "Killer Croc": 2, "Batmobile": 1, "Joy Buzzer": 1}
    gives |= {"Batwoman": 1, "Huntress": 2}
    g = duel(me, in_play=[place], hand=[first, second, other], deck="Punch*5")
    g.play(other)
    assert (g.power, g.A.hand.count("Punch")) == (gives[other], 0)
    g.play(first)
    assert (g.power, g.A.hand.count("Punch")) == (gives[other] + gives[first] + power, drawn)
    g.play(second)
    assert g.power == gives[other] + gives[first] + gives[second] + power
    assert g.A.hand.count("Punch") == drawn
    g.end_turn()
    assert g.A.in_play == [place]
