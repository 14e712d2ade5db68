"""Picking several cards: every legal set in any order, one state for each set, and questions that say what they ask."""

from __future__ import annotations

from functools import partial
from itertools import permutations
from typing import Any

import pytest

import lineup
from lineup.bots import RandomBot, play_out
from lineup.engine.machine import Refused, give_answer
from lineup.engine.state import Ask, Option, State
from lineup.language.sets import read_set
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game


def offers(g: Scenario) -> list[str]:
    return list(g.game.options())


def one_by_one(g: Scenario, *texts: str) -> Scenario:
    """Answers in notation, through the public face alone."""
    for text in texts:
        g.game.answer(text)
    return g


rivals = partial(game, box="rivals-batman-joker", quiet=True)


def deadman() -> Scenario:
    return game(power=4, line_up="Deadman", hand="Weakness, Punch", discard="Vulnerability").buy("Deadman")


@card("deadman")
@rule("HU-CARD-07")
def test_after_a_card_from_the_discard_pile_one_from_the_hand_can_be_picked_for_deadman() -> None:
    g = one_by_one(deadman(), "pick discard:vulnerability")
    assert offers(g) == ["pick hand:weakness", "pick hand:punch", "pick discard:deadman", "done"]
    one_by_one(g, "pick hand:weakness")
    assert (g.A.hand, g.A.discard) == (["Punch"], ["Deadman"])
    assert g.asked == "A main"


@card("rivals-batman-joker/red-hood")
def test_after_a_card_from_the_discard_pile_one_from_the_hand_can_be_picked_for_red_hood() -> None:
    g = rivals(confront="B", power=9, hand="Red Hood, Weakness", discard="Vulnerability")
    g.play("Red Hood").ready().pass_blocks()
    assert g.asked == "A pick"
    one_by_one(g, "pick discard:vulnerability")
    assert "pick hand:weakness" in offers(g)
    one_by_one(g, "pick hand:weakness")
    assert sorted(g.destroyed) == ["Vulnerability", "Weakness"]


def penguin() -> Scenario:
    return rivals(hand="The Penguin, Weakness", deck="Homicidal Maniac, Catwoman, Punch").play("The Penguin")


@card("rivals-batman-joker/the-penguin")
@pytest.mark.parametrize("order", list(permutations(("catwoman", "homicidal-maniac", "weakness"), 2)))
def test_the_penguin_lets_any_two_cards_be_discarded_in_any_order(order: tuple[str, str]) -> None:
    g = penguin()
    assert offers(g) == ["pick hand:catwoman", "pick hand:homicidal-maniac", "pick hand:weakness"]
    one_by_one(g, *(f"pick hand:{name}" for name in order))
    kept = {"catwoman": "Catwoman", "homicidal-maniac": "Homicidal Maniac", "weakness": "Weakness"}
    assert sorted(g.A.discard) == sorted(kept.pop(name) for name in order)
    assert g.A.hand == list(kept.values())


@card("rivals-batman-joker/the-penguin")
def test_both_orders_of_a_pick_lead_to_one_state() -> None:
    states = {
        one_by_one(penguin(), *(f"pick hand:{name}" for name in order)).game.digest
        for order in (("catwoman", "weakness"), ("weakness", "catwoman"))
    }
    assert len(states) == 1


# The question


def test_the_question_says_how_many_cards_from_where_and_which_are_picked() -> None:
    g = deadman()
    assert g.game.question() == "Deadman: you may destroy up to two cards from your hand or discard pile."
    g.game.answer("pick discard:vulnerability")
    asked = "Deadman: you may destroy one more card from your hand or discard pile. Picked so far: Vulnerability."
    assert g.game.question() == asked
    assert [g.game.describe(option) for option in g.ask.options] == [
        "destroy Weakness (your hand)",
        "destroy Punch (your hand)",
        "destroy Deadman (your discard pile)",
        "no more",
    ]
    g = penguin()
    assert g.game.question() == "The Penguin: discard two cards from your hand."
    g.game.answer("pick hand:weakness")
    assert g.game.question() == "The Penguin: discard one more card from your hand. Picked so far: Weakness."


def test_why_not_gives_the_true_reason_against_a_pick() -> None:
    g = deadman()
    g.game.answer("pick discard:vulnerability")
    assert g.game.why_not("pick discard:vulnerability").text == "You already picked Vulnerability."
    with pytest.raises(Refused, match=r"Kick \(stack\) is not a card that Deadman lets you destroy now"):
        g.game.answer("pick stack:kick")
    g = penguin()
    g.game.answer("pick hand:weakness")
    assert g.game.why_not("done").text == "Pick 1 more card."


# One pick after another


def herald(text: str, hand: str = "Herald", **zones: Any) -> Scenario:
    """A card with this text, just played."""
    cards = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})
    g = game(sets=[cards], hand=hand, **zones)
    g.skip_lone = False
    return g.play("Herald")


def test_whoever_looks_on_half_way_sees_one_state_whatever_the_order_of_the_picks() -> None:
    def half_way(*cards: str) -> Scenario:
        return one_by_one(herald("Discard three cards.", hand="Herald, Kick, Katana, Raven, Punch"), *cards)

    one = half_way("pick hand:kick", "pick hand:raven")
    two = half_way("pick hand:raven", "pick hand:kick")
    assert one.game.digest == two.game.digest
    assert [one.game.state.cards[card].name for card in one.ask.picked] == ["Raven", "Kick"]
    assert one.ask == two.ask


def test_what_one_choice_picked_is_not_picked_by_the_next() -> None:
    text = "Discard two cards. Destroy two cards from your discard pile."
    g = herald(text, hand="Herald, Kick, Katana, Punch", discard="Raven")
    one_by_one(g, "pick hand:kick", "pick hand:katana")
    assert (g.what, g.ask.picked, g.ask.least) == ("destroy", (), 2)
    assert offers(g) == ["pick discard:katana", "pick discard:raven", "pick discard:kick"]


def test_every_you_may_is_asked_for_itself() -> None:
    g = herald("You may draw a card. You may draw a card.", deck="Kick, Raven, Punch")
    g.yes()
    assert (g.asked, g.A.hand) == ("A may", ["Kick"])
    g.no()
    assert (g.asked, g.A.hand) == ("A main", ["Kick"])


def test_only_a_pick_of_several_says_among_which_cards_it_goes_on() -> None:
    hand = "Herald, Kick, Katana, Raven"
    assert herald("Discard a card.", hand=hand).ask.among == ()
    several = herald("Discard two cards.", hand=hand)
    assert [several.game.state.cards[card].name for card in several.ask.among] == ["Katana", "Raven", "Kick"]


@card("plastic-man")
def test_plastic_man_and_a_plastic_man_who_became_a_copy_are_two_picks() -> None:
    lost = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": "Destroy another Hero you control."})
    g = game(sets=[lost], hand="Plastic Man*2, Batarang, Herald").play("Plastic Man", "Batarang", "Plastic Man")
    g.play("Herald")
    assert sorted(g.offers()) == ["Batarang", "Plastic Man"]


@card("plastic-man")
def test_a_copy_is_not_the_card_it_copies() -> None:
    """Which of the two Batarangs is destroyed matters: one of them will be Plastic Man again."""
    lost = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": "Destroy another card you control."})
    g = game(sets=[lost], hand="Batarang, Plastic Man, Herald").play("Batarang", "Plastic Man", "Herald")
    assert offers(g) == ["pick play:batarang#1", "pick play:batarang#2"]
    one_by_one(g, "pick play:batarang#1")
    assert (g.destroyed, g.A.in_play) == (["Plastic Man"], ["Batarang", "Herald"])


@card("plastic-man")
def test_beside_a_copy_cards_are_offered_in_the_same_order_as_ever() -> None:
    """By their place first, then as in the box."""
    text = "Destroy a card from your hand or discard pile."
    lost = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})
    hand, discard = "Plastic Man, Herald, Kick, Batarang", "Starbolt, Katana, Batarang"
    g = game(sets=[lost], hand=hand, discard=discard).play("Plastic Man", "Herald")
    assert g.offers() == ["Batarang", "Kick", "Katana", "Starbolt", "Batarang"]


@card("plastic-man")
def test_a_player_defends_with_a_card_or_with_its_copy() -> None:
    defense = "Defense: Put this card from play into your discard pile to avoid an Attack."
    own = card_set(
        {"name": "Bully", "type": "Villain", "cost": 3, "text": "Attack: Each player discards a card."},
        {"name": "Shield", "type": "Equipment", "cost": 3, "text": f"Ongoing: This card stays in play.\n{defense}"},
    )
    g = game(sets=[own], hand="Shield, Plastic Man, Bully, Punch").play("Shield", "Plastic Man", "Bully")
    assert offers(g) == ["defend play:shield#1", "defend play:shield#2", "pass"]
    one_by_one(g, "defend play:shield#1")
    assert (g.A.in_play, g.A.discard, g.A.hand) == (["Shield", "Bully"], ["Plastic Man"], ["Punch"])


@card("plastic-man")
def test_a_copy_is_as_good_to_copy_as_the_card_itself() -> None:
    g = game(hand="Batarang, Plastic Man*2").play("Batarang", "Plastic Man", "Plastic Man")
    assert (g.asked, g.power) == ("A main", 6)


@card("plastic-man")
def test_a_copy_has_the_abilities_of_what_it_copies() -> None:
    text = "Ongoing: Once during each of your turns, +1 Power."
    own = card_set({"name": "Dynamo", "type": "Equipment", "cost": 2, "text": text})
    g = game(sets=[own], hand="Plastic Man", discard="Dynamo").play("Plastic Man").use("Dynamo")
    assert g.power == 1


def test_a_card_that_is_not_being_played_does_not_become_a_copy() -> None:
    """Its Defense uses the other text; the plays of this turn stay those of the active player."""
    copies = "This card becomes a copy of an Equipment from your discard pile and keeps its own type."
    mimic = f"Defense: Reveal this card to avoid an Attack. {copies}"
    own = card_set(
        {"name": "Bully", "type": "Villain", "cost": 3, "text": "+1 Power.\nAttack: Each foe discards a card."},
        {"name": "Mimic", "type": "Hero", "cost": 3, "copies": 2, "text": mimic},
        {"name": "Rope", "type": "Equipment", "cost": 2, "text": "Draw a card."},
    )
    mine = "Bully, Indigo Tribe Power Ring"
    g = game(sets=[own], hand=mine, B_hand="Mimic*2", B_discard="Rope", B_deck="Kick")
    g.play("Bully").defend("Mimic").play("Indigo Tribe Power Ring")
    assert g.A.in_play == ["Bully", "Indigo Tribe Power Ring"]
    assert g.power == 1 + 1  # Bully, and what Bully gave once more
    assert g.B.hand == ["Mimic", "Mimic", "Kick"]  # the text of the Rope


@card("trigon")
def test_trigon_offers_the_first_card_of_the_box_like_any_other() -> None:
    g = game(hand="Trigon", line_up="", main_deck="Crimson Whirlwind, Katana, Raven").play("Trigon")
    assert g.offers() == ["Crimson Whirlwind", "Katana"]
    g.pick("Crimson Whirlwind")
    assert (g.A.hand, g.main_deck) == (["Crimson Whirlwind"], ["Raven", "Katana"])


def test_where_nothing_can_be_chosen_the_lone_answer_goes_on_behind_the_choice() -> None:
    text = "Choose one: destroy an Equipment from your hand; or destroy a Villain from your hand."
    g = herald(text, hand="Herald, Punch")
    assert offers(g) == ["done"]
    g.done()
    assert (g.asked, g.A.hand, g.destroyed) == ("A main", ["Punch"], [])


# Programs


def sets_in_order(state: State) -> list[tuple[int, ...]]:
    """The sets of cards a program can pick, each as often as it can."""
    ask = state.ask
    assert ask is not None
    found = []
    for option in ask.in_order().options:
        after = state.clone()
        give_answer(after, option)
        picked = ask.picked if option.verb == "done" else (*ask.picked, option.card)
        goes_on = after.ask is not None and after.ask.kind == "pick" and option.verb != "done"
        found += sets_in_order(after) if goes_on else [picked]
    return found


@pytest.mark.parametrize(("text", "sets"), [("Discard up to two cards.", 11), ("Discard two cards.", 6)])
def test_programs_meet_every_set_once(text: str, sets: int) -> None:
    herald = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})
    g = game(sets=[herald], hand="Herald, Kick, Katana, Raven, Batarang").play("Herald")
    found = sets_in_order(g.game.state)
    assert len(found) == len({frozenset(each) for each in found}) == sets


def test_equal_cards_are_one_pick_whichever_copy_comes_first() -> None:
    herald = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": "Discard two cards."})
    g = game(sets=[herald], hand="Herald, Punch*2, Kick*2").play("Herald")
    assert offers(g) == ["pick hand:kick", "pick hand:punch"]
    found = {frozenset(g.game.state.cards[card].name for card in each) for each in sets_in_order(g.game.state)}
    assert found == {frozenset(["Kick"]), frozenset(["Kick", "Punch"]), frozenset(["Punch"])}


def test_a_random_player_decides_as_often_as_there_are_choices_in_order() -> None:
    """Questions a program has no choice in do not cost it dice, so that games of bots go as they always did."""

    class Noted:
        name, blind = "noted", True

        def __init__(self, seat: int) -> None:
            self.dice = RandomBot(seat, "picks")

        def choose(self, view: object, ask: Ask, clock: object) -> Option:
            assert len(ask.options) > 1
            assert ask.in_order() is ask
            return self.dice.choose(None, ask)

    new = lineup.new_game("heroes-unite", 3, "picks")
    play_out(new, [Noted(seat) for seat in range(3)], 600)


# Logs


def old_log(new: lineup.Game) -> str:
    """The log as it was written while picks without alternative in canonical order were not asked for."""
    lines = new.to_log().splitlines()
    kept = [line for at, line in enumerate(lines) if at < 3 or not lines[at - 1].endswith(" +")]
    return "\n".join(line.removesuffix(" +") for line in kept) + "\n"


def test_logs_without_the_picks_that_had_no_alternative_in_order_still_replay() -> None:
    shorter = 0
    for seed in range(6):
        new = lineup.new_game("heroes-unite", 2, seed)
        play_out(new, [RandomBot(seat, str(seed)) for seat in range(2)], 900)
        old = old_log(new)
        again = lineup.replay(old)
        assert again.digest == new.digest
        assert again.to_log() == old
        shorter += len(again.answers) < len(new.answers)
    assert shorter, "no such pick was made: take other seeds"


PUNCH = """
[set]
id = "picks"
[[card]]
overrides = "heroes-unite/punch"
text = "Discard two cards from your hand."
"""


def test_a_pick_against_the_order_is_logged_and_replays() -> None:
    """Also where the log ends between its picks: then the next one is still open."""
    punches = read_set(PUNCH, "picks.toml", custom=True)
    new = lineup.new_game(seats=2, seed="1", sets=[punches], rules={"first_player": 0})
    new.answer("play punch")
    assert list(new.options()) == ["pick hand:punch", "pick hand:vulnerability"]
    new.answer("pick hand:vulnerability")
    assert list(new.options()) == ["pick hand:punch", "pick hand:vulnerability"]
    assert lineup.replay(new.to_log()).digest == new.digest
    new.answer("pick hand:punch")
    assert new.answers == ["0 play punch", "0 pick hand:vulnerability +", "0 pick hand:punch"]
    assert "end" in new.options()
    again = lineup.replay(new.to_log())
    assert (again.digest, again.answers) == (new.digest, new.answers)
