"""Texts that other texts set off: what reacts, in which order, for how long, and what copies of cards do."""

from __future__ import annotations

from functools import partial

from lineup.engine.state import KINDS
from tests.harness.editions import former_cards
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

team = partial(game, 4, box="confrontations")


def made(herald: str, drum: str = "+1 Power.", kind: str = "Villain") -> list[dict[str, object]]:
    return [
        {"name": "Herald", "type": kind, "cost": 3, "text": herald},
        {"name": "Drum", "type": "Location", "cost": 3, "text": drum},
    ]


def stack(g: Scenario) -> list[str]:
    return [KINDS[frame.kind] for frame in g.game.state.stack]


# As soon as


@rule("RBJ-CARD-01")
def test_the_last_card_may_leave_a_place_however_it_does() -> None:
    text = "As soon as the Line-Up has no Villain this turn, +3 Power.\nPut a Villain from the Line-Up into your hand."
    assert game(sets=[card_set(*made(text))], hand="Herald", line_up="Talon, Katana").play("Herald").power == 3
    text = "As soon as your discard pile has no Hero this turn, +3 Power.\nDraw a card."
    assert game(sets=[card_set(*made(text))], hand="Herald", deck="", discard="Katana").play("Herald").power == 3
    text = (
        "As soon as your discard pile has no Hero this turn, +3 Power.\n"
        "Destroy a card from your hand. Draw a card for each card destroyed this way."
    )
    g = game(sets=[card_set(*made(text))], hand="Herald, Punch", deck="", discard="Katana").play("Herald")
    assert g.power == 3


def test_what_waits_for_a_card_to_leave_waits_only_this_turn() -> None:
    text = "As soon as your hand has no Punch this turn, gain a Weakness."
    for discarded in (False, True):  # whether the end of the turn discards the hand card by card
        g = game(sets=[card_set(*made(text))], hand="Herald, Punch", rules={"hand_is_discarded": discarded})
        g.play("Herald").end_turn()
        assert g.weaknesses == 20
    assert game(sets=[card_set(*made(text))], hand="Herald, Punch").play("Herald", "Punch").weaknesses == 19


def test_what_reacts_to_a_gain_comes_before_what_waited_for_the_place_to_be_empty() -> None:
    text = "As soon as the Line-Up has no Villain this turn, draw a card.\nGain a Villain from the Line-Up."
    drum = "Ongoing: The first time you gain a card with cost 1 or more during each turn, draw a card."
    g = game(sets=[card_set(*made(text, drum))], hand="Herald", in_play="Drum", line_up="Talon, Katana", deck="Punch*3")
    g.play("Herald")
    assert (g.asked, g.offers("order")) == ("A order", ["Drum", "Herald"])


@rule("HU-RES-06")
def test_what_was_left_out_leaves_no_card_for_the_words_behind_it() -> None:
    drum = "Ongoing: Each time you play a Hero during your turn, you may discard the top card of your deck."
    drum += " If it is a Hero, +3 Power."
    herald = (
        "Reveal the top card of the main deck. You may discard the top card of your deck. If it is a Hero, +3 Power."
    )
    for deck in ("Katana", ""):
        g = game(sets=[card_set(*made("+1 Power.", drum, "Hero"))], in_play="Drum", hand="Herald", deck=deck)
        g.play("Herald")
        assert (g.no() if deck else g).power == 1
        g = game(sets=[card_set(*made(herald))], hand="Herald", deck=deck, main_deck="Raven", line_up="Kick").play(
            "Herald"
        )
        assert (g.no() if deck else g).power == 0


# Order


def test_two_texts_of_one_card_are_two_to_carry_out() -> None:
    drum = (
        "Ongoing: Each time you play a Hero during your turn, draw a card.\n"
        "Ongoing: Each time you play a Hero or Villain during your turn, gain a Weakness."
    )
    g = game(sets=[card_set(*made("+1 Power.", drum))], in_play="Drum", hand="Katana", deck="Punch").play("Katana")
    assert (g.asked, g.offers("order")) == ("A order", ["Drum", "Drum"])


@rule("HU-RES-03")
@former_cards()
def test_a_card_is_resolved_in_full_before_what_it_sets_off() -> None:
    g = team(hand="Faora", in_play="Lex Corp, The Deep", deck="Punch*3").play("Faora")
    assert (g.asked, stack(g)) == ("A order", ["turn", "triggers"])


def test_a_text_for_confrontations_does_not_start_at_the_end_of_another_turn() -> None:
    drum = "Ongoing: Confrontation: At the end of your turn, gain a Weakness."
    g = game(2, box="confrontations", sets=[card_set(*made("+1 Power.", drum))], in_play="Drum").end_turn()
    assert g.weaknesses == 16


def test_no_power_is_nothing_given() -> None:
    assert len(game(hand="Hawkgirl").play("Hawkgirl").events("power")) == 1


@rule("HU-RES-03")
def test_a_card_in_play_does_not_react_to_its_own_play() -> None:
    drum = "Ongoing: Each time you play a Location during your turn, +3 Power."
    g = game(sets=[card_set(*made("+1 Power.", drum, "Location"))], hand="Drum, Herald").play("Drum")
    assert g.power == 0
    assert g.play("Herald").power == 1 + 3


# Cards that have become copies


@card("plastic-man")
def test_a_copy_reacts_as_the_card_it_has_become() -> None:
    def copied(text: str) -> Scenario:
        tower: dict[str, object] = {"name": "Tower", "type": "Equipment", "cost": 3, "text": text}
        cards = card_set(tower, *made("Discard a random card from your hand."))
        return game(sets=[cards], hand="Plastic Man, Katana, Herald", discard="Tower").play("Plastic Man")

    assert copied("Ongoing: Each time you play a Hero during your turn, +5 Power.").play("Katana").power == 6
    assert copied("Ongoing: Each time you discard a card, +5 Power.").play("Herald").power == 5
    assert copied("Ongoing: At the end of your turn, gain a Weakness.").end_turn().weaknesses == 19


@card("plastic-man")
def test_a_copy_played_again_is_played_as_a_copy() -> None:
    g = game(hand="Plastic Man, Amazo", discard="Batarang").play("Plastic Man").play("Amazo").choose(1)
    assert (g.asked, g.power) == ("A main", 4)


@card("plastic-man")
def test_a_copy_put_where_it_lies_stays_a_copy() -> None:
    relay = card_set({"name": "Relay", "type": "Equipment", "cost": 3, "text": "+1 Power. Put this card into play."})
    g = game(sets=[relay], hand="Plastic Man", discard="Relay").play("Plastic Man")
    assert (g.A.in_play, g.power) == (["Relay"], 1)


@card("plastic-man")
def test_a_copy_counts_as_what_it_is_and_as_what_it_has_become() -> None:
    for kind, power in (("Equipment", 2), ("Hero", 1), ("Villain", 0)):
        text = f"+1 Power for each other {kind} you control."
        census = {"name": "Census", "type": "Villain", "cost": 3, "text": text}
        g = game(sets=[card_set(census)], hand="Plastic Man, Batarang, Census").play("Batarang", "Plastic Man")
        before = g.power
        assert g.play("Census").power - before == power


@card("plastic-man")
def test_a_copy_that_leaves_play_is_itself_again_and_other_copies_stay_copies() -> None:
    tower = {"name": "Tower", "type": "Equipment", "cost": 3, "text": "Destroy this card: +2 Power."}
    g = game(sets=[card_set(tower)], hand="Plastic Man*2", discard="Tower").play("Plastic Man").play("Plastic Man")
    g.pick("Tower", place="discard")
    g.give(g._options("use", "Tower")[0])
    assert (g.power, g.destroyed, g.A.in_play) == (2, ["Plastic Man"], ["Tower"])


@card("plastic-man", "granny-goodness")
def test_a_card_played_from_aside_stays_a_copy_and_one_played_in_the_line_up_does_not() -> None:
    g = game(hand="Granny Goodness, Amazo", line_up="Plastic Man, Katana", discard="Batarang")
    g.play("Granny Goodness").pick("Plastic Man").play("Amazo").choose(1)
    assert g.offers() == ["Batarang", "Granny Goodness"]
    g = game(hand="Mind Control Hat, Jervis Tetch", deck="Punch*5", line_up="Plastic Man", discard="Batarang")
    g.play("Mind Control Hat").pass_all().play("Jervis Tetch").choose(1).pick("Plastic Man").pick("Batarang")
    assert (g.power, g.line_up) == (3, ["Plastic Man"])


# Cards lent


@card("confrontations/globe-of-transportation")
@former_cards()
def test_the_globe_is_seen_by_the_own_locations_but_not_by_those_it_brings() -> None:
    g = team(hand="Globe of Transportation", in_play="Lex Corp", deck="Punch*2").play("Globe of Transportation")
    assert g.A.hand == ["Punch"]
    g = team(hand="Globe of Transportation", C_in_play="Lex Corp", deck="Punch*2").play("Globe of Transportation")
    assert g.A.hand == []


@card("confrontations/globe-of-transportation")
@former_cards()
def test_locations_lent_see_later_plays_whatever_else_is_noted_of_their_player() -> None:
    herald = card_set(*made("Each Block used this turn adds 5 less.", kind="Super Power"))
    g = team(sets=[herald], hand="Globe of Transportation, Herald, Faora", C_in_play="The Deep", deck="Punch*2")
    g.play("Globe of Transportation", "Herald", "Faora")
    assert g.A.hand == ["Punch"]


@card("confrontations/flight")
def test_flight_counts_cards_drawn_for_others() -> None:
    text = "Discard any number of cards from your hand. Draw a card for each card discarded this way."
    g = team(sets=[card_set(*made(text))], confront="B", hand="Flight, Herald, Tula, Krypto", deck="Punch*4")
    g.play("Flight")
    assert g.power == 1
    g.play("Herald").pick("Tula", "Krypto").done()
    assert g.power == 3


# Attacks


@card("black-lantern-corps")
def test_what_an_attack_did_to_a_foe_is_remembered() -> None:
    g = game(hand="Black Lantern Corps", deck="Punch").play("Black Lantern Corps").pass_all()
    assert (g.B.discard, g.A.hand) == (["Weakness"], [])


def test_what_a_later_sentence_does_for_a_foe_is_not_taken_for_what_the_attack_did() -> None:
    text = "Attack: Each foe gains a Weakness.\nThat foe draws a card. If a foe gained no Weakness this way, +3 Power."
    g = game(sets=[card_set(*made(text))], hand="Herald", deck="Punch", B_deck="Punch*2", weaknesses="")
    g.play("Herald").pass_all()
    assert (g.B.hand, g.power) == (["Punch"], 3)


@card("black-lantern-corps")
def test_what_a_defense_does_is_not_taken_for_what_the_attack_did() -> None:
    g = game(hand="Black Lantern Corps", deck="Punch", B_hand="Katana", B_deck="Punch*3").play("Black Lantern Corps")
    assert g.defend("Katana").A.hand == ["Punch"]


# How often


@rule("HU-LOC-04")
def test_each_ongoing_text_reacts_once_in_a_turn_unless_the_table_plays_otherwise() -> None:
    drum = "Ongoing: Each time you play a Hero during your turn, gain a Weakness."
    for once, left in ((True, 19), (False, 18)):
        rules: dict[str, str | int | bool] = {"ongoing_once_per_turn": once}
        g = game(sets=[card_set(*made("+1 Power.", drum))], in_play="Drum", hand="Katana*2", rules=rules)
        assert g.play("Katana", "Katana").weaknesses == left


@rule("HU-LOC-04")
def test_an_ability_used_and_the_texts_of_its_card_that_react_do_not_count_for_each_other() -> None:
    drum = (
        "Ongoing: Once during each of your turns, +1 Power.\n"
        "Ongoing: Each time you play a Villain during your turn, +2 Power.\n"
        "Ongoing: Each time you play a Hero during your turn, gain a Weakness."
    )
    sets = [card_set(*made("+1 Power.", drum))]
    g = game(sets=sets, in_play="Drum", hand="Katana, Herald").use("Drum").play("Katana")
    assert g.weaknesses == 19
    g = game(sets=sets, in_play="Drum", hand="Katana, Herald").play("Katana").use("Drum")
    assert (g.weaknesses, g.power) == (19, game(sets=sets, hand="Katana").play("Katana").power + 1)
