"""The Characters of the box, Level by Level and sentence by sentence."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.harness.rule import card, rule

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
    assert len(found.triggers) + len(found.abilities) > 0


# Batman


@card("rivals-batman-joker/batman-9")
def test_batman_9_takes_one_of_the_top_three_cards_once_in_a_confrontation() -> None:
    g = duel("Batman", confront="B", deck="Kick, Bane, Robin, Punch").use("Batman")
    assert g.seen("A", "A_deck") == ["Kick", "Bane", "Robin", "?"]
    assert g.seen("B", "A_deck") == ["?"] * 4
    g.pick("Bane")
    assert g.A.hand == ["Bane"]
    g.pick("Robin")
    assert g.A.deck == ["Robin", "Kick", "Punch"]
    assert not g.can("use", "Batman")


@card("rivals-batman-joker/batman-9")
def test_batman_9_has_nothing_to_look_at_in_a_turn_without_confrontation() -> None:
    assert not duel("Batman", hand="Punch", deck="Kick").can("use", "Batman")


@card("rivals-batman-joker/batman-12")
def test_batman_12_draws_two_cards_for_a_hero_and_for_an_equipment_discarded_once_each() -> None:
    hand = "Batmobile, Joy Buzzer, Robin, Bane"
    g = duel("Batman", levels=[2], hand=hand, deck="Kick, Punch, Vulnerability, Oracle, Punch").use("Batman")
    assert sorted(g.offers()) == ["Batmobile", "Joy Buzzer", "Robin"]
    g.pick("Batmobile")
    assert (g.A.hand, g.A.discard) == (["Joy Buzzer", "Robin", "Bane", "Kick", "Punch"], ["Batmobile"])
    g.use("Batman")  # the second Equipment is none of his any more: the Hero is all there is to discard
    assert (g.A.hand, g.A.discard) == (
        ["Joy Buzzer", "Bane", "Kick", "Punch", "Vulnerability", "Oracle"],
        ["Batmobile", "Robin"],
    )
    assert not g.can("use", "Batman")


@card("rivals-batman-joker/batman-12")
@pytest.mark.parametrize(
    ("discard", "power"),
    [
        ("Robin, Batmobile, Bane, Kick", 2),
        ("Batmobile*2, Robin", 2),
        ("Robin, Oracle, Nightwing, Batarang, Batmobile", 4),
    ],
)
def test_batman_12_gives_power_for_different_heroes_and_equipment_in_the_discard_pile(discard: str, power: int) -> None:
    g = duel("Batman", levels=[2], confront="B", discard=discard).use("Batman")
    assert g.power == power
    assert not g.can("use", "Batman")
    assert not duel("Batman", levels=[2], discard=discard).can("use", "Batman")


@card("rivals-batman-joker/batman-15")
@rule("RBJ-CHARC-01")
def test_batman_15_gives_1_power_for_each_hero_and_for_each_equipment() -> None:
    g = duel("Batman", levels=[3], hand="Huntress, Batwoman, Batarang, Bane, Kick", deck="Punch")
    assert g.play("Huntress").power == 2 + 1
    assert g.play("Batwoman").power == 3 + 1 + 1
    assert g.play("Batarang").power == 5 + 2 + 1
    assert g.play("Bane", "Kick").power == 8 + 4
    assert g.A.hand == []


# The Joker


@card("rivals-batman-joker/the-joker-9")
def test_the_joker_9_may_discard_a_random_card_for_two_cards_once_in_a_confrontation() -> None:
    gone = set()
    for seed in range(12):
        g = duel("The Joker", confront="B", hand="Kick, Bane, Punch", deck="Robin, Oracle, Punch", seed=seed)
        g.use("The Joker")
        gone.update(g.A.discard)
        assert (len(g.A.discard), len(g.A.hand), g.A.deck) == (1, 4, ["Punch"])
        assert not g.can("use", "The Joker")
    assert gone == {"Kick", "Bane", "Punch"}


@card("rivals-batman-joker/the-joker-9")
def test_the_joker_9_needs_a_card_in_hand_and_a_confrontation() -> None:
    assert not duel("The Joker", confront="B", hand="", deck="Robin, Oracle").can("use", "The Joker")
    assert not duel("The Joker", hand="Kick", deck="Robin, Oracle").can("use", "The Joker")


@card("rivals-batman-joker/the-joker-12")
def test_the_joker_12_may_put_a_weakness_or_vulnerability_into_any_discard_pile() -> None:
    hand = "Weakness, Vulnerability, Punch"
    g = duel("The Joker", levels=[2], hand=hand).use("The Joker")
    assert sorted(g.offers()) == ["Vulnerability", "Weakness"]
    g.pick("Weakness").foe("B")
    assert (g.A.hand, g.B.discard) == (["Vulnerability", "Punch"], ["Weakness"])
    assert not g.can("use", "The Joker")
    g = duel("The Joker", levels=[2], hand=hand).use("The Joker").pick("Vulnerability").foe("A")
    assert (g.A.hand, g.A.discard, g.B.discard) == (["Weakness", "Punch"], ["Vulnerability"], [])


@card("rivals-batman-joker/the-joker-12")
def test_the_joker_12_discards_the_top_card_for_its_cost_once_in_a_confrontation() -> None:
    g = duel("The Joker", levels=[2], confront="B", deck="Robin, Oracle").use("The Joker")
    assert (g.power, g.A.discard, g.A.deck) == (5, ["Robin"], ["Oracle"])
    assert not g.can("use", "The Joker")
    assert not duel("The Joker", levels=[2], deck="Robin").can("use", "The Joker")


@card("rivals-batman-joker/the-joker-15")
@rule("RBJ-CHARC-02")
def test_the_joker_15_gives_1_power_for_each_villain_and_each_super_power_other_than_kick() -> None:
    g = duel("The Joker", levels=[3], hand="Bane, Insanity, Clayface, Kick, Huntress", deck="Punch")
    assert g.play("Bane").power == 2 + 1
    assert g.play("Insanity").power == 3 + 1 + 1
    assert g.play("Clayface").pick("Bane").power == 5 + 2 + 1
    assert g.play("Kick").power == 8 + 2
    assert g.play("Huntress").power == 10 + 2
    assert g.A.hand == []


@card(*(f"{BOX}/{row[0]}" for row in FACTS[:3]))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_batman_does_nothing_on_the_rivals_turn(level: int) -> None:
    g = duel("The Joker", levels=[1, level], hand="Huntress, Batarang", deck="Punch*2", B_hand="Robin", B_deck="Kick*2")
    g.play("Huntress", "Batarang")
    assert (g.power, g.A.hand, g.B.hand) == (4, [], ["Robin"])
    assert not g.can("use", "Batman")
