"""The starters, stack cards and Locations of the box, sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.harness.rule import card, rule

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


# Locations


@card("rivals-batman-joker/abandoned-amusement-park")
@pytest.mark.parametrize(
    ("named", "top", "right"), [(1, "Bane", True), (2, "Kick", True), (1, "Kick", False), (2, "Punch", False)]
)
def test_abandoned_amusement_park_lets_its_player_guess_and_draw_or_discard_the_top_card(
    named: int, top: str, right: bool
) -> None:
    g = duel("Batman", in_play="Abandoned Amusement Park", deck=f"{top}, Oracle").use("Abandoned Amusement Park")
    assert g.seen("A", "A_deck") == ["?", "?"]
    g.choose(named)
    assert (g.A.hand, g.A.discard) == (([top], []) if right else ([], [top]))
    assert g.A.deck == ["Oracle"]
    assert not g.can("use", "Abandoned Amusement Park")


@card("rivals-batman-joker/arkham-asylum")
def test_arkham_asylum_brings_a_villain_back_for_a_card_discarded_once_a_turn() -> None:
    g = duel("Batman", in_play="Arkham Asylum", hand="Punch, Kick", discard="Bane, Robin, Talia al Ghul")
    g.use("Arkham Asylum").pick("Punch")
    assert sorted(g.offers()) == ["Bane", "Talia al Ghul"]
    g.pick("Bane")
    assert (g.A.hand, g.A.discard) == (["Kick", "Bane"], ["Robin", "Talia al Ghul", "Punch"])
    assert not g.can("use", "Arkham Asylum")


@card("rivals-batman-joker/arkham-asylum")
def test_arkham_asylum_brings_nobody_back_for_an_empty_hand() -> None:
    g = duel("Batman", in_play="Arkham Asylum", hand="", discard="Bane")
    assert not g.can("use", "Arkham Asylum")


@card("rivals-batman-joker/the-batcave")
def test_the_batcave_may_put_an_equipment_played_this_turn_on_top_of_the_deck() -> None:
    g = duel("The Joker", in_play="The Batcave", hand="Batarang, Robin, Utility Belt", deck="Kick*4, Punch*3")
    g.play("Batarang", "Robin", "Utility Belt").choose(1).end_turn()
    assert sorted(g.offers()) == ["Batarang", "Utility Belt"]
    g.pick("Batarang")
    assert g.A.hand == ["Batarang", "Kick", "Kick", "Kick", "Kick"]
    assert g.A.in_play == ["The Batcave"]


@card("rivals-batman-joker/the-batcave")
def test_the_batcave_may_leave_the_equipment_in_play() -> None:
    g = (
        duel("The Joker", in_play="The Batcave", hand="Batarang", deck="Kick*5, Punch")
        .play("Batarang")
        .end_turn()
        .done()
    )
    assert g.A.hand == ["Kick"] * 5


@card("rivals-batman-joker/wayne-manor")
def test_wayne_manor_draws_and_discards_a_card_at_the_start_of_the_own_turn() -> None:
    g = duel("The Joker", in_play="Wayne Manor", deck="Kick*5, Robin, Oracle", B_deck="Punch*9")
    g.end_turn().normal()
    assert g.A.hand == ["Kick"] * 5
    g.end_turn()
    assert (g.asked, g.A.hand) == ("A pick", ["Kick"] * 5 + ["Robin"])
    g.pick("Kick")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Kick"] * 4 + ["Robin"], ["Kick"], ["Oracle"])
    assert g.A.in_play == ["Wayne Manor"]
