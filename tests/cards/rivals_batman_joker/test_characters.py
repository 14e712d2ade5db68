"""The Characters of the box, Level by Level and sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.rule import card, rule

# id, name, Level, side, emblem, cost, VP
FACTS = [
    ("batman-9", "Batman", 1, "hero", "batman", 9, 4),
    ("batman-12", "Batman", 2, "hero", "batman", 12, 6),
    ("batman-15", "Batman", 3, "hero", "batman", 15, 0),
    ("the-joker-9", "The Joker", 1, "villain", "joker", 9, 4),
    ("the-joker-12", "The Joker", 2, "villain", "joker", 12, 6),
    ("the-joker-15", "The Joker", 3, "villain", "joker", 15, 0),
]


@pytest.mark.parametrize(
    ("id", "name", "level", "side", "emblem", "cost", "vp"),
    [pytest.param(*row, id=row[0], marks=[card(f"{BOX}/{row[0]}"), rule("RBJ-CHAR-01")]) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, level: int, side: str, emblem: str, cost: int, vp: int) -> None:
    found = box(BOX).find(id)
    assert (found.name, found.title, found.stack) == (name, "Character", "character")
    assert (found.level, found.side, found.emblem) == (level, side, emblem)
    assert (found.cost, found.vp, found.copies) == (cost, vp, 1)
    assert len(found.triggers) > 0


# Batman


@card("rivals-batman-joker/batman-9")
@pytest.mark.parametrize(("first", "gives"), [("Nightwing", 2), ("Batmobile", 1)])
def test_batman_9_gives_2_power_for_the_first_hero_or_equipment_of_a_confrontation(first: str, gives: int) -> None:
    hand = ["Kick", first, "Joy Buzzer"]
    g = duel("Batman", confront="B", hand=hand)
    assert g.play("Kick").power == 2
    assert g.play(first).power == 2 + gives + 2
    assert g.play("Joy Buzzer").power == 2 + gives + 2 + 1
    g = duel("Batman", hand=hand)
    assert g.play("Kick", first).power == 2 + gives


@card("rivals-batman-joker/batman-12")
def test_batman_12_draws_a_card_for_the_first_equipment_of_a_turn() -> None:
    g = duel("Batman", levels=[2], hand="Batmobile, Joy Buzzer", deck="Kick, Punch").play("Batmobile")
    assert (g.A.hand, g.power) == (["Joy Buzzer", "Kick"], 1)
    g.play("Joy Buzzer")
    assert (g.A.hand, g.power) == (["Kick"], 2)


@card("rivals-batman-joker/batman-12")
def test_batman_12_gives_1_power_for_the_first_hero_of_a_turn() -> None:
    g = duel("Batman", levels=[2], hand="Huntress, Batwoman", deck="Kick").play("Huntress")
    assert (g.A.hand, g.power) == (["Batwoman"], 3)
    assert g.play("Batwoman").power == 4


@card("rivals-batman-joker/batman-15")
@rule("RBJ-CHARC-01")
def test_batman_15_gives_1_power_for_each_hero_and_for_each_equipment() -> None:
    g = duel("Batman", levels=[3], hand="Huntress, Batwoman, Batmobile, Killer Croc, Kick", deck="Punch")
    assert g.play("Huntress").power == 2 + 1
    assert g.play("Batwoman").power == 3 + 1 + 1
    assert g.play("Batmobile").power == 5 + 1 + 1
    assert g.play("Killer Croc", "Kick").power == 7 + 4
    assert g.A.hand == []


# The Joker


@card("rivals-batman-joker/the-joker-9")
@pytest.mark.parametrize(("first", "gives"), [("Killer Croc", 2), ("Insanity", 1)])
def test_the_joker_9_gives_2_power_for_the_first_villain_or_super_power_of_a_confrontation(
    first: str, gives: int
) -> None:
    hand = ["Batmobile", first, "Maniacal Laugh"]
    g = duel("The Joker", confront="B", hand=hand)
    assert g.play("Batmobile").power == 1
    assert g.play(first).power == 1 + gives + 2
    assert g.play("Maniacal Laugh").power == 1 + gives + 2 + 2
    g = duel("The Joker", hand=hand)
    assert g.play("Batmobile", first).power == 1 + gives


@card("rivals-batman-joker/the-joker-9")
def test_kick_leaves_the_joker_9_cold() -> None:
    g = duel("The Joker", confront="B", hand="Kick, Killer Croc")
    assert g.play("Kick").power == 2
    assert g.play("Killer Croc").power == 2 + 2 + 2


@card("rivals-batman-joker/the-joker-12")
def test_the_joker_12_draws_a_card_for_the_first_villain_of_a_turn() -> None:
    g = duel("The Joker", levels=[2], hand="Bane, Killer Croc", deck="Kick, Punch").play("Bane")
    assert (g.A.hand, g.power) == (["Killer Croc", "Kick"], 2)
    g.play("Killer Croc")
    assert (g.A.hand, g.power) == (["Kick"], 4)


@card("rivals-batman-joker/the-joker-12")
def test_the_joker_12_gives_1_power_for_the_first_super_power_other_than_kick_of_a_turn() -> None:
    g = duel("The Joker", levels=[2], hand="Kick, Insanity, Maniacal Laugh", deck="Punch")
    assert g.play("Kick").power == 2
    assert g.play("Insanity").power == 2 + 1 + 1
    assert g.play("Maniacal Laugh").power == 4 + 2
    assert g.A.hand == []


@card("rivals-batman-joker/the-joker-15")
@rule("RBJ-CHARC-02")
def test_the_joker_15_gives_1_power_for_each_villain_and_each_super_power_other_than_kick() -> None:
    g = duel("The Joker", levels=[3], hand="Bane, Insanity, Killer Croc, Kick, Huntress", deck="Punch")
    assert g.play("Bane").power == 2 + 1
    assert g.play("Insanity").power == 3 + 1 + 1
    assert g.play("Killer Croc").power == 5 + 2 + 1
    assert g.play("Kick").power == 8 + 2
    assert g.play("Huntress").power == 10 + 2
    assert g.A.hand == []


@card(*(f"{BOX}/{row[0]}" for row in FACTS[:3]))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_batman_does_nothing_on_the_rivals_turn(level: int) -> None:
    g = duel("The Joker", levels=[1, level], hand="Huntress, Batmobile", deck="Punch*2", B_deck="Kick*2")
    g.play("Huntress", "Batmobile")
    assert (g.power, g.A.hand, g.B.hand) == (3, [], [])
