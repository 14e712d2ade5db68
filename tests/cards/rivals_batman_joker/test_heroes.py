"""The Heroes of the box, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

# id, name, cost, VP, copies
FACTS = [
    ("alfred-pennyworth", "Alfred Pennyworth", 2, 1, 2),
    ("batwoman", "Batwoman", 3, 1, 2),
    ("black-canary", "Black Canary", 6, 2, 1),
    ("catwoman", "Catwoman", 4, 1, 1),
    ("commissioner-gordon", "Commissioner Gordon", 3, 1, 1),
    ("huntress", "Huntress", 4, 1, 1),
    ("lucius-fox", "Lucius Fox", 2, 1, 2),
    ("nightwing", "Nightwing", 5, 1, 1),
    ("oracle", "Oracle", 4, 1, 1),
    ("red-hood", "Red Hood", 3, 1, 1),
    ("red-robin", "Red Robin", 6, 2, 1),
    ("robin", "Robin", 5, 1, 1),
    ("superman", "Superman", 7, 3, 1),
    ("vicki-vale", "Vicki Vale", 2, 1, 2),
]


@pytest.mark.parametrize(
    ("id", "name", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(f"{BOX}/{row[0]}")) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, cost: int, vp: int, copies: int) -> None:
    found = box(BOX).find(id)
    assert (found.name, found.title, found.stack, found.emblem) == (name, "Hero", "main", "batman")
    assert (found.cost, found.vp, found.copies) == (cost, vp, copies)


def play(name: str, **how: Any) -> Scenario:
    """A, as The Joker, plays a Hero."""
    return duel("The Joker", hand=[name], **how).play(name)


# Alfred Pennyworth


@card("rivals-batman-joker/alfred-pennyworth")
def test_alfred_pennyworth_gives_1_power() -> None:
    assert play("Alfred Pennyworth").power == 1


@card("rivals-batman-joker/alfred-pennyworth")
def test_alfred_pennyworth_may_destroy_a_weakness_or_vulnerability_from_the_discard_pile() -> None:
    g = play("Alfred Pennyworth", discard="Weakness, Robin, Vulnerability, Punch")
    assert sorted(g.offers()) == ["Vulnerability", "Weakness"]
    g.pick("Vulnerability")
    assert (g.destroyed, g.A.discard) == (["Vulnerability"], ["Weakness", "Robin", "Punch"])


@card("rivals-batman-joker/alfred-pennyworth")
def test_alfred_pennyworth_may_destroy_nothing() -> None:
    g = play("Alfred Pennyworth", discard="Vulnerability").done()
    assert (g.destroyed, g.A.discard) == ([], ["Vulnerability"])


# Batwoman


@card("rivals-batman-joker/batwoman")
def test_batwoman_gives_1_power_and_2_more_in_a_confrontation() -> None:
    assert play("Batwoman").power == 1
    assert play("Batwoman", confront="B").power == 1 + 2


# Black Canary


@card("rivals-batman-joker/black-canary")
def test_black_canary_gives_3_power_while_a_villain_is_in_the_line_up() -> None:
    assert play("Black Canary", line_up="Bane, Robin").power == 3


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_3_more_at_once_with_no_villain_in_the_line_up() -> None:
    g = play("Black Canary", line_up="Robin, Batmobile")
    assert g.power == 6
    g.buy("Robin")
    assert g.power == 1


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_no_extra_power_while_one_more_villain_is_there() -> None:
    g = play("Black Canary", line_up="Bane, The Penguin, Robin").buy("The Penguin")
    assert (g.power, g.line_up) == (1, ["Bane", "Robin"])


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_her_extra_power_at_once_when_the_last_villain_is_bought() -> None:
    g = play("Black Canary", line_up="The Penguin, Red Hood").buy("The Penguin")
    assert g.power == 1 + 3
    g.buy("Red Hood")
    assert g.power == 1


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_her_extra_power_when_the_last_villain_is_destroyed() -> None:
    g = duel("The Joker", hand="Black Canary, Commissioner Gordon", line_up="Bane").play("Black Canary")
    assert g.power == 3
    g.play("Commissioner Gordon").pick("Bane")
    assert g.power == 3 + 1 + 3 + 2


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_her_extra_power_when_the_last_villain_is_gained() -> None:
    lure = card_set(
        {"name": "Lure", "type": "Equipment", "cost": 1, "text": "Gain a Villain from the Line-Up."}, id="lures"
    )
    g = duel("The Joker", sets=[lure], hand="Black Canary, Lure", line_up="Bane, Robin").play("Black Canary")
    assert g.power == 3
    g.play("Lure")
    assert (g.A.discard, g.power) == (["Bane"], 6)


@card("rivals-batman-joker/black-canary", "granny-goodness")
@rule("RBJ-CARD-01")
def test_black_canary_gives_her_extra_power_when_the_last_villain_is_set_aside() -> None:
    g = game(
        sets=[box(BOX)],
        hand=f"{BOX}/black-canary, Granny Goodness",
        line_up="Bane, Batarang",
        deck="Punch*5",
    )
    g.play("Black Canary")
    assert g.power == 3
    g.play("Granny Goodness")
    assert g.line_up == ["Batarang"]
    bane = sum(amount for card, amount in g.game.state.given if g.game.state.cards[card].name == "Bane")
    assert g.power == 3 + bane + 3


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_her_extra_power_when_the_last_villain_is_put_elsewhere() -> None:
    pit = card_set(
        {"name": "Pit", "type": "Equipment", "cost": 1,
         "text": "Put a Villain from the Line-Up on the bottom of the main deck."}, id="pits",
    )  # fmt: skip
    g = duel("The Joker", sets=[pit], hand="Black Canary, Pit*1", line_up="Bane, Robin").play("Black Canary", "Pit")
    assert (g.line_up, g.power) == (["Robin"], 6)


@card("rivals-batman-joker/black-canary")
@rule("RBJ-CARD-01")
def test_black_canary_gives_her_extra_power_only_once() -> None:
    g = play("Black Canary", line_up="The Penguin, Batmobile").buy("The Penguin")
    assert g.power == 4
    g.buy("Batmobile")
    assert g.power == 1


# Catwoman


@card("rivals-batman-joker/catwoman")
def test_catwoman_gives_2_power_if_that_is_chosen() -> None:
    g = play("Catwoman", line_up="Batarang").choose(1)
    assert (g.power, g.line_up) == (2, ["Batarang"])


@card("rivals-batman-joker/catwoman")
def test_catwoman_gains_an_equipment_of_cost_4_or_less_from_the_line_up_if_that_is_chosen() -> None:
    g = play("Catwoman", line_up="Batarang, Joy Buzzer, Utility Belt, Alfred Pennyworth").choose(2)
    assert sorted(g.offers()) == ["Batarang", "Joy Buzzer"]
    g.pick("Batarang")
    assert (g.A.discard, g.power) == (["Batarang"], 0)


@card("rivals-batman-joker/catwoman")
def test_without_an_equipment_to_gain_catwoman_only_gives_power() -> None:
    assert play("Catwoman", line_up="Utility Belt, Robin").power == 2


# Commissioner Gordon


@card("rivals-batman-joker/commissioner-gordon")
def test_commissioner_gordon_gives_1_power() -> None:
    assert play("Commissioner Gordon", line_up="Robin").power == 1


@card("rivals-batman-joker/commissioner-gordon")
@pytest.mark.parametrize(("villain", "more"), [("Bane", 2), ("Harley Quinn", 1)])
def test_commissioner_gordon_may_destroy_a_villain_in_the_line_up_for_half_its_cost(villain: str, more: int) -> None:
    g = play("Commissioner Gordon", line_up="Bane, Robin, Harley Quinn")
    assert sorted(g.offers()) == ["Bane", "Harley Quinn"]
    g.pick(villain)
    assert (g.destroyed, g.power) == ([villain], 1 + more)


@card("rivals-batman-joker/commissioner-gordon")
def test_commissioner_gordon_may_spare_the_villains_and_then_gives_no_more_power() -> None:
    g = play("Commissioner Gordon", line_up="Bane, Robin").done()
    assert (g.destroyed, g.power) == ([], 1)


# Huntress


@card("rivals-batman-joker/huntress")
@pytest.mark.parametrize(("line_up", "more"), [("Robin, Kick", 0), ("Robin, Bane, Harley Quinn*2", 3)])
def test_huntress_gives_2_power_and_in_a_confrontation_1_more_for_each_villain_in_the_line_up(
    line_up: str, more: int
) -> None:
    assert play("Huntress", line_up=line_up).power == 2
    assert play("Huntress", line_up=line_up, confront="B").power == 2 + more


# Lucius Fox


@card("rivals-batman-joker/lucius-fox")
def test_lucius_fox_played_gives_1_power_and_nothing_else() -> None:
    g = play("Lucius Fox", deck="Kick")
    assert (g.power, g.A.hand, g.A.cost) == (1, [], 9)


@card("rivals-batman-joker/lucius-fox")
@rule("RBJ-CARD-02")
def test_lucius_fox_avoids_an_attack_and_draws_a_card() -> None:
    g = duel("Batman", hand="Poison Ivy", B_hand="Lucius Fox, Punch", B_deck="Kick").play("Poison Ivy")
    g.defend("Lucius Fox")
    assert (g.B.hand, g.B.discard) == (["Punch", "Kick"], ["Lucius Fox"])


@card("rivals-batman-joker/lucius-fox")
@rule("RBJ-CARD-02")
def test_lucius_fox_adds_nothing_to_the_cost_of_a_character_that_is_not_confronted() -> None:
    g = duel("Batman", hand="Poison Ivy", B_hand="Lucius Fox, Punch").play("Poison Ivy").defend("Lucius Fox")
    assert g.B.cost == 9
    assert g.A.cost == 9


@card("rivals-batman-joker/lucius-fox")
@rule("RBJ-CARD-04")
def test_lucius_fox_adds_1_to_the_cost_of_the_confronted_character_when_an_attack_is_avoided() -> None:
    g = duel("Batman", hand="Poison Ivy, Punch", B_hand="Lucius Fox, Punch", confront="B", power=6).play("Poison Ivy")
    g.defend("Lucius Fox")
    assert (g.B.cost, g.A.cost) == (10, 9)
    g.play("Punch").ready().no_block()
    assert g.events("ready")[0][2] == 9
    assert g.B.level == 1


@card("rivals-batman-joker/lucius-fox")
@rule("RBJ-CARD-02")
@pytest.mark.parametrize("confronted", ["B", "D"])
def test_lucius_fox_adds_1_to_the_cost_of_his_players_character_and_not_of_a_teammates(confronted: str) -> None:
    g = game(
        4,
        box="rivals-shazam-black-adam",
        sets=[box(BOX)],
        hand="Poison Ivy",
        B_hand="Lucius Fox, Punch",
        D_hand="Punch",
        confront=confronted,
    ).play("Poison Ivy")
    g.defend_for("B", "Lucius Fox")
    assert g.asked == "D defend"  # nobody asks whose cost rises
    assert (g.B.cost, g.D.cost) == (10, 9)


# Nightwing


@card("rivals-batman-joker/nightwing")
def test_nightwing_gives_2_power_and_alone_draws_nothing() -> None:
    g = play("Nightwing", deck="Kick")
    assert (g.power, g.A.hand) == (2, [])


@card("rivals-batman-joker/nightwing")
def test_nightwing_draws_a_card_after_an_equipment_was_played() -> None:
    g = duel("The Joker", hand="Batarang, Nightwing", deck="Kick").play("Batarang", "Nightwing")
    assert (g.power, g.A.hand) == (4, ["Kick"])


@card("rivals-batman-joker/nightwing")
def test_nightwing_draws_nothing_for_an_equipment_played_after_him() -> None:
    g = duel("The Joker", hand="Batarang, Nightwing, Robin", deck="Kick").play("Robin", "Nightwing", "Batarang")
    assert g.A.hand == []


# Oracle


@card("rivals-batman-joker/oracle")
def test_oracle_gives_1_power() -> None:
    assert play("Oracle", deck="").power == 1


@card("rivals-batman-joker/oracle")
def test_oracle_reveals_three_cards_draws_one_and_puts_the_rest_back_in_any_order() -> None:
    g = play("Oracle", deck="Kick, Bane, Robin, Punch")
    assert sorted(g.offers()) == ["Bane", "Kick", "Robin"]
    assert g.seen("B", "A_deck") == ["Kick", "Bane", "Robin", "?"]
    g.pick("Bane")
    assert g.A.hand == ["Bane"]
    assert sorted(g.offers()) == ["Kick", "Robin"]
    g.pick("Robin")
    assert g.A.deck == ["Robin", "Kick", "Punch"]
    assert g.asked == "A main"


# Red Hood


@card("rivals-batman-joker/red-hood")
def test_red_hood_gives_2_power_and_on_a_turn_without_confrontation_nothing_else() -> None:
    g = play("Red Hood", discard="Punch*2")
    assert g.power == 2
    g.end_turn()
    assert g.destroyed == []
    assert g.active == "B"


def red_hood_wins(**how: Any) -> Scenario:
    """A confronts with Red Hood and 9 Power."""
    return duel("The Joker", confront="B", power=7, **how).play("Red Hood").ready().pass_blocks()


@card("rivals-batman-joker/red-hood")
@rule("RBJ-CARD-06", "RBJ-CARD-07")
def test_red_hood_waits_for_the_outcome_and_destroys_up_to_two_cards_when_the_character_is_defeated() -> None:
    g = duel("The Joker", confront="B", power=7, hand="Red Hood, Vulnerability", discard="Punch*2").play("Red Hood")
    assert g.destroyed == []
    assert g.asked == "A main"
    g.ready()
    assert g.B.level == 2
    assert g.asked == "A pick"
    g.pick("Vulnerability", "Punch")
    assert g.destroyed == ["Vulnerability", "Punch"]
    assert g.active == "B"


@card("rivals-batman-joker/red-hood")
@rule("RBJ-CARD-06")
def test_red_hood_destroys_nothing_when_a_block_stops_the_confrontation() -> None:
    g = duel("The Joker", confront="B", power=7, hand="Red Hood, Vulnerability", discard="Punch", B_hand="Joy Buzzer")
    g.play("Red Hood").ready().block("Joy Buzzer")
    assert g.B.level == 1
    assert g.destroyed == []
    assert g.active == "B"


@pytest.mark.parametrize(
    ("from_hand", "from_discard"), [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)], ids=lambda n: str(n)
)
@card("rivals-batman-joker/red-hood")
@rule("RBJ-CARD-08")
def test_red_hood_takes_his_cards_from_hand_and_discard_pile_in_any_split(from_hand: int, from_discard: int) -> None:
    g = red_hood_wins(hand="Red Hood, Vulnerability, Weakness, Robin", discard="Punch, Kick, Bane")
    g.game.events.clear()
    for name in ["Weakness", "Vulnerability"][:from_hand]:
        g.pick(name, place="hand")
    for name in ["Kick", "Punch"][:from_discard]:
        g.pick(name, place="discard")
    if from_hand + from_discard < 2:
        g.done()
    assert g.active == "B"  # a third card cannot be picked
    places = [here for _, here, _ in g.moves("destroy")]
    assert places == ["hand@0"] * from_hand + ["discard@0"] * from_discard


# Red Robin


@card("rivals-batman-joker/red-robin")
def test_red_robin_gives_2_power_and_draws_a_card() -> None:
    g = play("Red Robin", deck="Kick, Punch")
    assert (g.power, g.A.hand) == (2, ["Kick"])


@card("rivals-batman-joker/red-robin")
def test_red_robin_draws_a_second_card_in_a_confrontation() -> None:
    g = play("Red Robin", deck="Kick, Punch, Bane", confront="B")
    assert (g.power, g.A.hand) == (2, ["Kick", "Punch"])


# Robin


@card("rivals-batman-joker/robin")
def test_robin_gives_2_power() -> None:
    assert play("Robin").power == 2


@card("rivals-batman-joker/robin")
def test_robin_may_put_an_equipment_from_the_discard_pile_into_the_hand() -> None:
    g = play("Robin", discard="Batmobile, Bane, Joy Buzzer")
    assert sorted(g.offers()) == ["Batmobile", "Joy Buzzer"]
    g.pick("Joy Buzzer")
    assert (g.A.hand, g.A.discard) == (["Joy Buzzer"], ["Batmobile", "Bane"])


@card("rivals-batman-joker/robin")
def test_robin_may_leave_the_equipment_where_it_is() -> None:
    assert play("Robin", discard="Batmobile").done().A.hand == []


# Superman


@card("rivals-batman-joker/superman")
def test_superman_gives_4_power() -> None:
    assert play("Superman").power == 4


@card("rivals-batman-joker/superman")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_superman_blocks_with_2_and_the_level_of_the_character(level: int) -> None:
    g = duel("Batman", levels=[1, level], confront="B", power=12, B_hand="Superman, Robin").ready().block("Superman")
    assert g.B.cost == 6 + 3 * level + 2 + level
    assert g.B.discard == ["Superman"]


# Vicki Vale


@card("rivals-batman-joker/vicki-vale")
@pytest.mark.parametrize(("top", "power"), [("Bane", 2), ("Kick", 1), ("Superman", 2), ("Batmobile", 1)])
def test_vicki_vale_reveals_the_top_card_of_the_main_deck_for_1_power_or_2_if_its_cost_is_4_or_more(
    top: str, power: int
) -> None:
    g = play("Vicki Vale", main_deck=f"{top}, Robin", line_up="Batmobile")
    assert (g.power, g.main_deck) == (power, [top, "Robin"])
    assert g.seen("B", "main_deck") == [top, "?"]
