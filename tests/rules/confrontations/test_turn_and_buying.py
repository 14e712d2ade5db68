"""CONF-TURN, CONF-BUY and CONF-PLAY: the course of a turn, buying cards and playing them."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import lineup
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
CARDS = card_set(
    {"name": "Coin", "type": "Equipment", "cost": 1, "copies": 20, "text": "+1 Power."},
    {"name": "Torch", "type": "Equipment", "cost": 2, "copies": 6, "text": "+1 Power."},
    {"name": "Lesson", "type": "Equipment", "cost": 3, "copies": 6, "text": "Draw a card."},
    {"name": "Herald", "type": "Hero", "cost": 4, "copies": 6, "text": "+2 Power."},
    {"name": "Titan", "type": "Villain", "cost": 9, "text": "+9 Power."},
    {"name": "Shield", "type": "Equipment", "cost": 2, "copies": 4, "text": "+1 Power.\nBlock (2)."},
    {"name": "Watchtower", "type": "Location", "cost": 3, "text": "Ongoing: At the start of your turn, draw a card."},
    {
        "name": "Oracle",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: At the start of your turn, you may discard a card from your hand.",
    },
    {
        "name": "Boomerang",
        "type": "Equipment",
        "cost": 2,
        "copies": 2,
        "text": "When you buy or gain this: Put this card on top of your deck.",
    },
    {"name": "Finder", "type": "Hero", "cost": 2, "text": "Gain an Equipment from the Line-Up."},
    {"name": "Porter", "type": "Hero", "cost": 2, "text": "Gain an Equipment from the Line-Up into your hand."},
    {
        "name": "Martyr",
        "type": "Hero",
        "cost": 2,
        "text": "Each time you play a Weakness during your turn, +2 Power.\n"
        "Each time you play a Vulnerability during your turn, draw a card.",
    },
    {"name": "Raider", "type": "Villain", "cost": 3, "text": "+2 Power.\nAttack: Each foe gains a Weakness."},
    {"name": "Sniper", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness.\n+2 Power."},
    {"name": "Sifter", "type": "Hero", "cost": 2, "text": "Draw a card. Discard a card from your hand."},
    {"name": "Shedder", "type": "Hero", "cost": 2, "text": "Discard a card from your hand. Draw a card."},
    {"name": "Cleanser", "type": "Hero", "cost": 2, "text": "Destroy a Vulnerability you control."},
)


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def refused(g: Scenario, answer: str, seat: int) -> bool:
    """Whether the game turns an answer of a seat down."""
    try:
        g.game.answer(answer, seat)
    except lineup.Refused:
        return True
    return False


# The course of a turn


@rule("CONF-TURN-01")
@card("confrontations/superman-2")
@pytest.mark.parametrize(("held", "after"), [("Punch*4", 5), ("Punch*3", 4), ("Punch*5", 5)])
def test_superman_draws_before_the_first_choice_of_his_turn(held: str, after: int) -> None:
    names = ["Wonder Woman", "Lex Luthor", "Superman", "Circe"]
    g = game(4, box="confrontations", heroes=names, levels=[1, 1, 2, 1], C_hand=held, C_deck="Vulnerability*3")
    before = len(g.C.hand)
    g.next_turn().finish()
    assert g.asked == "C confront"
    assert len(g.C.hand) == after
    assert len(g.C.deck) == 3 - (after - before)


@rule("CONF-TURN-01", "CONF-TURN-02")
def test_all_start_of_turn_effects_are_over_before_a_confrontation_is_announced() -> None:
    g = four(B_in_play="Oracle, Watchtower", B_hand="Punch*2", B_deck="Coin*3")
    g.finish()
    assert g.asked == "B order"
    g.do("order", "Watchtower")
    assert (g.asked, g.what) == ("B pick", "discard")
    assert g.B.hand == ["Punch", "Punch", "Coin"]
    g.pick("Coin")
    assert g.asked == "B confront"


@rule("CONF-TURN-02")
def test_whether_to_confront_is_asked_before_anything_else() -> None:
    g = four(choose=True, hand="Coin*3", C_hand="Enhanced Strength", line_up="Coin*5", power=9)
    assert g.asked == "A confront"
    assert {option.verb for option in g.ask.options} == {"confront", "normal"}
    assert {option.seat for option in g.ask.options} == {0}
    assert refused(g, "play coin", 0)
    assert refused(g, "buy coin", 0)
    assert refused(g, "assist enhanced-strength", 2)
    g.normal()
    assert g.asked == "A main"
    assert not g.can("confront")


@rule("CONF-TURN-02")
def test_a_confrontation_cannot_be_announced_once_cards_are_played() -> None:
    g = four(choose=True, hand="Titan")
    g.normal().play("Titan")
    assert not g.can("confront")
    assert refused(g, "confront 1", 0)


@rule("CONF-TURN-03")
@pytest.mark.parametrize("confronting", [False, True])
def test_after_the_choice_any_card_of_the_hand_can_be_played(confronting: bool) -> None:
    g = four(choose=True, hand="Coin, Herald, Punch, Vulnerability, Weakness")
    assert g.offers("play") == []
    if confronting:
        g.confront("B")
    else:
        g.normal()
    assert sorted(g.offers("play")) == ["Coin", "Herald", "Punch", "Vulnerability", "Weakness"]
    g.play("Herald")
    assert g.power == 2


@rule("CONF-TURN-04")
def test_blocks_come_only_after_the_active_side_has_finished() -> None:
    g = four(confront="B", hand="Punch*2", B_hand="Shield", D_hand="Shield", power=7)
    for _ in range(2):
        assert g.asked == "A main"
        assert not g.can("block")
        assert refused(g, "block shield", 1)
        assert refused(g, "block shield", 3)
        g.play("Punch")
    g.ready()
    assert (g.asked, g.offers("block")) == ("B block", ["Shield"])
    g.block("Shield")
    assert not g.can("play")


@rule("CONF-TURN-05")
@pytest.mark.parametrize(("power", "blocks", "falls"), [(9, 0, True), (8, 0, False), (10, 1, False), (11, 1, True)])
def test_final_power_of_at_least_the_cost_puts_the_character_on_the_winners_side(
    power: int, blocks: int, falls: bool
) -> None:
    g = four(confront="B", power=power, B_hand=f"Shield*{blocks}" if blocks else "")
    g.ready()
    if blocks:
        g.block("Shield").pick("Lex Luthor")
    assert g.A.score_pile == (["Lex Luthor"] if falls else [])
    assert g.B.level == (2 if falls else 1)
    assert g.asked == "B confront"


@rule("CONF-TURN-06")
def test_the_last_card_of_a_stack_wins_on_the_spot() -> None:
    g = four(confront="D", levels=[1, 3, 1, 3], power=15, hand="Punch", in_play="Coin", line_up="Coin*4", deck="Coin*6")
    g.ready()
    assert g.over
    assert g.winners == ["A", "C"]
    assert (g.A.hand, g.A.in_play, g.line_up) == (["Punch"], ["Coin"], ["Coin"] * 4)
    assert g.events("end") + g.events("turn") == []


@rule("CONF-TURN-07")
def test_the_turns_power_buys_cards_up_to_its_total() -> None:
    g = four(hand="Herald*2, Punch", line_up="Lesson, Torch, Coin*3")
    g.play("Herald*2", "Punch")
    assert g.power == 5
    g.buy("Lesson")
    assert g.power == 2
    g.buy("Torch")
    assert g.power == 0
    assert g.A.discard == ["Lesson", "Torch"]
    assert g.offers("buy") == []


@rule("CONF-TURN-08", "CONF-PLAY-04")
def test_cards_can_be_played_after_a_purchase_and_their_power_spent() -> None:
    g = four(hand="Coin, Punch*2, Herald", line_up="Coin*2, Torch, Herald")
    g.play("Coin").buy("Coin")
    assert len(g.A.hand) == 3
    g.play("Punch")
    assert g.power == 1
    g.buy("Coin").play("Herald").buy("Torch")
    assert (g.power, g.A.hand) == (0, ["Punch"])
    assert g.can("play", "Punch")


@rule("CONF-TURN-09", "CONF-GAIN-01")
def test_a_bought_card_lies_on_the_discard_pile_before_the_next_action() -> None:
    g = four(power=4, line_up="Herald, Coin", discard="Punch")
    g.buy("Herald")
    assert g.asked == "A main"
    assert g.A.discard == ["Punch", "Herald"]


@rule("CONF-TURN-09", "CONF-GAIN-01")
def test_a_gained_card_lies_on_the_discard_pile_before_the_next_action() -> None:
    g = four(hand="Finder", line_up="Coin, Torch, Herald", discard="Punch")
    g.play("Finder").pick("Torch")
    assert g.asked == "A main"
    assert g.A.discard == ["Punch", "Torch"]


@rule("CONF-TURN-09")
def test_a_text_may_send_a_bought_or_gained_card_elsewhere() -> None:
    g = four(power=2, hand="Porter", line_up="Boomerang, Coin", deck="Punch")
    g.buy("Boomerang")
    assert (g.A.deck, g.A.discard) == (["Boomerang", "Punch"], [])
    g.play("Porter")
    assert (g.A.hand, g.A.discard) == (["Coin"], [])


# Buying


@rule("CONF-BUY-01")
def test_only_the_line_up_and_enhanced_strength_are_for_sale() -> None:
    g = four(
        power=99,
        line_up="Herald, Coin",
        main_deck="Torch*3",
        discard="Lesson",
        B_discard="Finder",
        B_in_play="Watchtower",
        destroyed="Porter",
    )
    assert sorted(g.offers("buy")) == ["Coin", "Enhanced Strength", "Herald"]
    for name in ("torch", "lesson", "finder", "watchtower", "porter", "weakness", "lex-luthor-1"):
        assert refused(g, f"buy {name}", 0)


@rule("CONF-BUY-02")
def test_any_number_of_cards_may_be_bought_while_power_lasts() -> None:
    g = four(power=4, line_up="Torch*3, Coin*2")
    g.buy("Torch", "Torch")
    assert (g.A.discard, g.power) == (["Torch", "Torch"], 0)
    assert not g.can("buy", "Coin")
    assert g.why_not("buy coin") == "CONF-BUY-02"
    g = four(power=5, line_up="Torch*2, Coin")
    g.buy("Torch", "Coin", "Torch")
    assert (len(g.A.discard), g.line_up) == (3, [])


@rule("CONF-BUY-03")
def test_several_enhanced_strength_can_be_bought_in_one_turn() -> None:
    g = four(power=9, kicks="Enhanced Strength*5", line_up="")
    g.buy("Enhanced Strength", "Enhanced Strength", "Enhanced Strength")
    assert (g.kicks, g.A.discard, g.power) == (2, ["Enhanced Strength"] * 3, 0)


@rule("CONF-BUY-04")
def test_nothing_has_to_be_bought() -> None:
    g = four(power=8, line_up="Coin*5")
    g.finish()
    assert g.active == "B"
    assert g.line_up == ["Coin"] * 5
    assert "Coin" not in g.A.discard


@rule("CONF-BUY-05")
@card("confrontations/punch")
def test_a_punch_gives_one_power() -> None:
    g = four(hand="Punch*3")
    assert [g.play("Punch").power for _ in range(3)] == [1, 2, 3]


@rule("CONF-BUY-06", "CONF-BUY-07")
@card("confrontations/vulnerability", "confrontations/weakness")
@pytest.mark.parametrize("name", ["Vulnerability", "Weakness"])
def test_vulnerability_and_weakness_can_be_played_for_nothing(name: str) -> None:
    g = four(hand=f"{name}, Coin", power=3, deck="Punch", discard="Torch", B_hand="Punch")
    assert g.can("play", name)
    g.play(name)
    assert g.asked == "A main"
    assert (g.power, g.A.hand, g.A.deck, g.A.discard) == (3, ["Coin"], ["Punch"], ["Torch"])
    assert g.moves() == [(name, "hand@0", "play@0")]


@rule("CONF-BUY-07")
def test_a_card_may_give_the_playing_of_a_weakness_or_vulnerability_an_effect() -> None:
    g = four(in_play="Martyr", hand="Weakness*2, Vulnerability", deck="Coin*3")
    assert g.play("Weakness").power == 2
    assert g.play("Weakness").power == 4
    g.play("Vulnerability")
    assert (g.power, g.A.hand) == (4, ["Coin"])


@rule("CONF-BUY-08")
@pytest.mark.parametrize("name", ["Vulnerability", "Weakness"])
def test_played_or_kept_vulnerability_and_weakness_wait_for_the_end_of_the_turn(name: str) -> None:
    g = four(hand=f"{name}*2, Coin", deck="Punch*5", line_up="Coin")
    g.play(name, "Coin").buy("Coin")
    assert (g.A.in_play, g.A.hand, g.A.discard) == ([name, "Coin"], [name], ["Coin"])
    g.finish()
    assert sorted(g.A.discard) == sorted([name, name, "Coin", "Coin"])


@rule("CONF-BUY-08")
def test_an_effect_may_move_a_vulnerability_before() -> None:
    g = four(hand="Vulnerability, Cleanser")
    g.play("Vulnerability", "Cleanser")
    assert g.destroyed == ["Vulnerability"]


@rule("CONF-BUY-09")
def test_power_left_over_buys_later_in_the_turn_but_never_in_another_one() -> None:
    g = four(power=5, hand="Lesson", line_up="Torch, Coin*4", deck="Punch*9")
    g.buy("Torch").play("Lesson")
    assert g.power == 3
    g.buy("Coin")
    assert g.power == 2
    for letter in "BCDA":
        g.next_turn()
        assert (g.active, g.power) == (letter, 0)
        assert g.offers("buy") == []


# Playing


@rule("CONF-PLAY-01")
def test_hand_cards_can_be_played_in_any_order() -> None:
    for order in permutations(["Coin", "Punch", "Vulnerability"]):
        g = four(hand="Coin, Punch, Vulnerability", B_hand="Torch", deck="Lesson")
        left = {"Coin", "Punch", "Vulnerability"}
        for name in order:
            assert set(g.offers("play")) == left
            g.play(name)
            left.remove(name)
        assert g.A.in_play == list(order)


@rule("CONF-PLAY-02")
def test_the_text_of_a_played_card_resolves_at_once() -> None:
    g = four(hand="Lesson, Coin", deck="Herald, Punch")
    g.play("Lesson")
    assert g.asked == "A main"
    assert g.A.hand == ["Coin", "Herald"]
    assert g.can("play", "Herald")
    assert g.play("Herald").power == 2


@rule("CONF-PLAY-02")
def test_nothing_else_can_be_done_while_a_card_resolves() -> None:
    g = four(hand="Finder, Coin", line_up="Coin, Torch", power=9)
    g.play("Finder")
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Coin", "Torch"])
    assert {option.verb for option in g.ask.options} == {"pick"}
    assert refused(g, "play coin", 0)
    assert refused(g, "buy coin", 0)


@rule("CONF-PLAY-03")
def test_not_every_card_has_to_be_played() -> None:
    g = four(hand="Coin, Weakness, Herald", deck="Punch*5")
    g.play("Coin").finish()
    assert g.active == "B"
    assert sorted(g.A.discard) == ["Coin", "Herald", "Weakness"]
    g = four(hand="Coin, Weakness, Herald", confront="B")
    g.ready()
    assert g.active == "B"


@rule("CONF-PLAY-05")
def test_simple_cards_give_the_same_in_either_order_and_the_order_chosen_is_kept() -> None:
    ends = []
    for order in (["Lesson", "Punch"], ["Punch", "Lesson"]):
        g = four(hand="Lesson, Punch", deck="", discard="Coin, Torch, Herald, Shield")
        g.play(*order)
        assert [name for name, _, _ in g.moves("play")] == g.A.in_play == order
        assert [answer.partition(" play ")[2] for answer in g.game.answers] == [name.lower() for name in order]
        ends.append((g.power, g.A.hand))
    assert ends[0] == ends[1]
    assert ends[0][0] == 1


@rule("CONF-PLAY-06")
def test_the_parts_of_a_card_resolve_from_top_to_bottom() -> None:
    g = four(hand="Raider", B_hand="Punch")
    g.play("Raider")
    assert (g.asked, g.power) == ("B defend", 2)
    g = four(hand="Sniper", B_hand="Punch")
    g.play("Sniper")
    assert (g.asked, g.power) == ("B defend", 0)
    g.no_defense()
    assert (g.power, g.B.discard) == (2, ["Weakness"])


@rule("CONF-PLAY-06")
def test_the_sentences_of_a_text_resolve_one_after_the_other() -> None:
    g = four(hand="Sifter, Coin", deck="Torch, Punch")
    g.play("Sifter")
    assert sorted(g.offers()) == ["Coin", "Torch"]
    g = four(hand="Shedder, Coin", deck="Torch, Punch")
    g.play("Shedder")
    assert (g.A.hand, g.A.discard) == (["Torch"], ["Coin"])
