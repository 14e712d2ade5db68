"""The Super Powers and Equipment of the box, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario

# id, name, type, emblem, cost, VP, copies
FACTS = [
    ("billionaire", "Billionaire", "Super Power", "batman", 5, 1, 1),
    ("homicidal-maniac", "Homicidal Maniac", "Super Power", "joker", 3, 1, 2),
    ("insanity", "Insanity", "Super Power", "joker", 2, 1, 2),
    ("killing-joke", "Killing Joke", "Super Power", "joker", 7, 3, 1),
    ("maniacal-laugh", "Maniacal Laugh", "Super Power", "joker", 4, 1, 1),
    ("master-martial-artist", "Master Martial Artist", "Super Power", "batman", 4, 1, 1),
    ("worlds-greatest-detective", "World's Greatest Detective", "Super Power", "batman", 6, 2, 1),
    ("batarang", "Batarang", "Equipment", "batman", 4, 1, 1),
    ("batmobile", "Batmobile", "Equipment", "batman", 3, 1, 2),
    ("grappling-hook", "Grappling Hook", "Equipment", "batman", 3, 1, 2),
    ("joy-buzzer", "Joy Buzzer", "Equipment", "joker", 2, 1, 2),
    ("laughing-gas", "Laughing Gas", "Equipment", "joker", 6, 2, 1),
    ("the-bat-signal", "The Bat-Signal", "Equipment", "batman", 7, 3, 1),
    ("utility-belt", "Utility Belt", "Equipment", "batman", 5, 1, 1),
]


@pytest.mark.parametrize(
    ("id", "name", "title", "emblem", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(f"{BOX}/{row[0]}")) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, title: str, emblem: str, cost: int, vp: int, copies: int) -> None:
    found = box(BOX).find(id)
    assert (found.name, found.title, found.stack, found.emblem) == (name, title, "main", emblem)
    assert (found.cost, found.vp, found.copies) == (cost, vp, copies)


def power(name: str, **how: Any) -> Scenario:
    """A, as Batman, plays a Super Power, with more cards in hand if `also` says so."""
    return duel("Batman", hand=f"{name}, {how.pop('also', '')}", **how).play(name)


def gear(name: str, **how: Any) -> Scenario:
    """A, as The Joker, plays an Equipment, with more cards in hand if `also` says so."""
    return duel("The Joker", hand=f"{name}, {how.pop('also', '')}", **how).play(name)


def attacked(**how: Any) -> Scenario:
    """A, as Batman, plays Poison Ivy against B."""
    return duel("Batman", hand="Poison Ivy, Punch", **how).play("Poison Ivy")


# Blocks that do nothing else


BLOCKS = [
    ("batmobile", "Batmobile", 3),
    ("joy-buzzer", "Joy Buzzer", 2),
]
AMOUNTS = [
    *BLOCKS,
    ("grappling-hook", "Grappling Hook", 2),
    ("maniacal-laugh", "Maniacal Laugh", 2),
]


@card("rivals-batman-joker/batmobile")
@rule("RBJ-BLOCK-08")
@pytest.mark.parametrize(("top", "more"), [("Robin", 1), ("Batarang", 1), ("Bane", 0), ("Kick", 0)])
def test_batmobile_shows_the_top_card_and_draws_it_with_1_power_for_a_hero_or_equipment(top: str, more: int) -> None:
    g = gear("Batmobile", deck=f"{top}, Punch")
    assert (g.power, g.A.hand, g.A.deck) == (more, [top], ["Punch"])
    assert g.events("revealed")
    assert (g.A.cost, g.B.cost) == (9, 9)


@card("rivals-batman-joker/joy-buzzer")
@rule("RBJ-BLOCK-08")
@pytest.mark.parametrize(("top", "gives"), [("Kick", 2), ("Robin", 2), ("Punch", 1), ("Bane", 1)])
def test_joy_buzzer_discards_the_top_card_for_1_power_or_2_if_its_cost_is_odd(top: str, gives: int) -> None:
    g = gear("Joy Buzzer", deck=f"{top}, Oracle")
    assert (g.power, g.A.discard, g.A.deck) == (gives, [top], ["Oracle"])
    assert (g.A.cost, g.B.cost) == (9, 9)


@pytest.mark.parametrize(
    ("name", "amount"), [pytest.param(*row[1:], id=row[0], marks=card(f"{BOX}/{row[0]}")) for row in AMOUNTS]
)
@rule("RBJ-BLOCK-09")
def test_a_block_is_discarded_and_raises_the_cost_by_what_it_says(name: str, amount: int) -> None:
    g = duel("Batman", confront="B", power=9 + amount, B_hand=[name]).ready().block(name)
    assert g.B.level == 2
    g = duel("Batman", confront="B", power=8 + amount, B_hand=[name], B_deck="").ready().block(name)
    assert g.B.level == 1
    assert g.B.discard == [name]


# Master Martial Artist


@card("rivals-batman-joker/master-martial-artist")
def test_master_martial_artist_gives_2_power_and_draws_nothing() -> None:
    g = power("Master Martial Artist", deck="Kick")
    assert (g.power, g.A.hand, g.A.cost) == (2, [], 9)


@card("rivals-batman-joker/master-martial-artist")
def test_master_martial_artist_blocks_with_2_and_draws_a_card() -> None:
    def blocked(strength: int) -> Scenario:
        g = duel("Batman", confront="B", power=strength, B_hand="Master Martial Artist", B_deck="Kick*6").ready()
        g.block("Master Martial Artist")
        assert (g.events("raised")[0][2], g.B.hand, g.B.discard) == (2, ["Kick"], ["Master Martial Artist"])
        return g.no_block()

    assert blocked(10).B.level == 1
    assert blocked(11).B.level == 2


# Billionaire


@card("rivals-batman-joker/billionaire")
def test_billionaire_gives_2_power() -> None:
    assert power("Billionaire").power == 2


@card("rivals-batman-joker/billionaire")
def test_billionaire_takes_3_off_the_price_of_equipment_this_turn() -> None:
    g = power("Billionaire", line_up="Utility Belt, Joy Buzzer, Bane, Laughing Gas")
    assert sorted(g.offers("buy")) == ["Joy Buzzer", "Utility Belt"]
    assert g.buy("Joy Buzzer").power == 2  # 2 of its cost and never less than nothing
    assert g.buy("Utility Belt").power == 0


# Homicidal Maniac


@card("rivals-batman-joker/homicidal-maniac")
def test_homicidal_maniac_gives_1_power_and_1_more_in_a_confrontation() -> None:
    assert power("Homicidal Maniac").power == 1
    assert power("Homicidal Maniac", confront="B").power == 2


@card("rivals-batman-joker/homicidal-maniac")
def test_homicidal_maniac_may_destroy_a_card_in_hand() -> None:
    g = power("Homicidal Maniac", also="Punch, Vulnerability", discard="Kick")
    assert sorted(g.offers()) == ["Punch", "Vulnerability"]
    g.pick("Vulnerability")
    assert (g.destroyed, g.A.hand) == (["Vulnerability"], ["Punch"])


@card("rivals-batman-joker/homicidal-maniac")
def test_homicidal_maniac_may_spare_the_hand() -> None:
    assert power("Homicidal Maniac", also="Punch").done().destroyed == []


# Insanity


@card("rivals-batman-joker/insanity")
def test_insanity_gives_1_power() -> None:
    g = power("Insanity")
    assert (g.power, g.weaknesses) == (1, 10)


@card("rivals-batman-joker/insanity")
def test_insanity_avoids_an_attack_and_the_attacker_gains_a_weakness() -> None:
    g = attacked(B_hand="Insanity, Robin").defend("Insanity")
    assert (g.B.hand, g.B.discard) == (["Robin"], ["Insanity"])
    assert g.A.discard == ["Weakness"]


# Killing Joke


@card("rivals-batman-joker/killing-joke")
def test_killing_joke_gives_4_power_and_outside_a_confrontation_harms_nobody() -> None:
    g = power("Killing Joke", B_hand="Punch*2")
    assert (g.power, g.B.discard) == (4, [])


@card("rivals-batman-joker/killing-joke")
@rule("RBJ-RES-04")
def test_killing_joke_makes_the_confronted_foe_discard_a_random_card_and_no_defense_helps() -> None:
    lost = set()
    for seed in range(10):
        g = power("Killing Joke", confront="B", B_hand="Batarang, Kick", seed=str(seed))
        assert g.asked == "A main"
        assert (g.power, len(g.B.hand)) == (4, 1)
        lost.add(g.B.discard[0])
    assert lost == {"Batarang", "Kick"}


# Maniacal Laugh


@card("rivals-batman-joker/maniacal-laugh")
def test_maniacal_laugh_gives_2_power() -> None:
    g = power("Maniacal Laugh")
    assert (g.power, g.weaknesses) == (2, 10)


@card("rivals-batman-joker/maniacal-laugh")
@rule("RBJ-BLOCK-11")
def test_maniacal_laugh_as_a_block_gives_the_confronting_foe_a_weakness_before_the_next_block() -> None:
    g = duel("Batman", confront="B", power=9, B_hand="Maniacal Laugh, Robin").ready().block("Maniacal Laugh")
    assert g.asked == "B block"
    assert g.B.cost == 11
    assert g.A.discard == ["Weakness"]
    assert g.B.discard == ["Maniacal Laugh"]


# World's Greatest Detective


@card("rivals-batman-joker/worlds-greatest-detective")
def test_worlds_greatest_detective_gives_2_power_and_draws_a_card() -> None:
    g = power("World's Greatest Detective", deck="Kick, Punch")
    assert (g.power, g.A.hand) == (2, ["Kick"])


@card("rivals-batman-joker/worlds-greatest-detective")
@rule("RBJ-CARD-11")
def test_worlds_greatest_detective_is_shown_and_returns_to_the_hand_for_each_further_attack() -> None:
    g = duel("Batman", hand="Poison Ivy, Mr. Freeze", B_hand="World's Greatest Detective, Punch", B_deck="Kick")
    g.play("Poison Ivy").defend("World's Greatest Detective")
    assert (g.B.hand, g.B.discard) == (["World's Greatest Detective", "Punch"], [])
    assert g.seen("A", "B_hand") == ["World's Greatest Detective", "?"]
    g.play("Mr. Freeze").defend("World's Greatest Detective")
    assert (g.B.hand, g.B.deck) == (["World's Greatest Detective", "Punch"], ["Kick"])


# Batarang


@card("rivals-batman-joker/batarang")
@rule("RBJ-ATK-10")
def test_batarang_played_gives_2_power_and_draws_nothing() -> None:
    g = gear("Batarang", deck="Kick")
    assert (g.power, g.A.hand) == (2, [])


@card("rivals-batman-joker/batarang")
def test_batarang_avoids_an_attack_and_draws_a_card() -> None:
    g = attacked(B_hand="Batarang, Robin", B_deck="Kick").defend("Batarang")
    assert (g.B.hand, g.B.discard) == (["Robin", "Kick"], ["Batarang"])


# Grappling Hook


@card("rivals-batman-joker/grappling-hook")
def test_grappling_hook_draws_two_cards_and_then_discards_one() -> None:
    g = gear("Grappling Hook", also="Punch", deck="Kick, Bane, Robin")
    assert g.A.hand == ["Punch", "Kick", "Bane"]
    assert not g.can("done")
    g.pick("Punch")
    assert (g.A.hand, g.A.discard, g.power) == (["Kick", "Bane"], ["Punch"], 0)


# Laughing Gas


@card("rivals-batman-joker/laughing-gas")
def test_laughing_gas_gives_3_power_even_when_its_attack_is_avoided() -> None:
    assert gear("Laughing Gas", B_hand="Insanity").defend("Insanity").power == 3


@card("rivals-batman-joker/laughing-gas")
def test_laughing_gas_makes_each_foe_gain_a_weakness_on_top_of_their_deck() -> None:
    g = gear("Laughing Gas", B_deck="Kick")
    assert (g.B.deck, g.B.discard) == (["Weakness", "Kick"], [])


# The Bat-Signal


@card("rivals-batman-joker/the-bat-signal")
def test_the_bat_signal_gives_2_power() -> None:
    assert gear("The Bat-Signal").power == 2


@card("rivals-batman-joker/the-bat-signal")
def test_the_bat_signal_may_put_a_hero_from_the_discard_pile_into_the_hand() -> None:
    g = gear("The Bat-Signal", discard="Robin, Bane, Oracle")
    assert sorted(g.offers()) == ["Oracle", "Robin"]
    g.pick("Robin")
    assert (g.A.hand, g.A.discard) == (["Robin"], ["Bane", "Oracle"])
    assert g.asked == "A main"


@card("rivals-batman-joker/the-bat-signal")
def test_the_bat_signal_may_fetch_a_second_hero_in_a_confrontation() -> None:
    g = gear("The Bat-Signal", discard="Robin, Bane, Oracle", confront="B").pick("Robin")
    assert g.asked == "A pick"
    g.pick("Oracle")
    assert (g.A.hand, g.A.discard) == (["Robin", "Oracle"], ["Bane"])


@card("rivals-batman-joker/the-bat-signal")
def test_the_bat_signal_may_leave_the_heroes_where_they_are() -> None:
    g = gear("The Bat-Signal", discard="Robin, Oracle", confront="B").done().done()
    assert (g.A.hand, g.asked) == ([], "A main")


# Utility Belt


@card("rivals-batman-joker/utility-belt")
def test_utility_belt_gives_3_power_if_that_is_chosen() -> None:
    g = gear("Utility Belt", deck="Kick").choose(1)
    assert (g.power, g.A.hand) == (3, [])


@card("rivals-batman-joker/utility-belt")
def test_utility_belt_draws_two_cards_if_that_is_chosen() -> None:
    g = gear("Utility Belt", deck="Kick, Bane, Robin").choose(2)
    assert (g.power, g.A.hand) == (0, ["Kick", "Bane"])


@card("rivals-batman-joker/utility-belt")
def test_utility_belt_destroys_a_card_in_hand_or_discard_pile_and_then_draws_one_if_that_is_chosen() -> None:
    for place, name in (("hand", "Punch"), ("discard", "Weakness")):
        g = gear("Utility Belt", also="Punch", discard="Weakness", deck="Kick, Bane").choose(3)
        assert sorted(g.offers()) == ["Punch", "Weakness"]
        g.pick(name, place=place)
        assert g.destroyed == [name]
        assert g.A.hand[-1] == "Kick"
        assert g.A.deck == ["Bane"]
