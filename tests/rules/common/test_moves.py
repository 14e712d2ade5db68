"""Cards played from elsewhere, purchases, destroying, Stack Ongoing, and what several players do."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine import zones as z
from lineup.engine.machine import give_answer
from lineup.engine.view import determinise
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, sister
from tests.harness.scenario import game as laid_out

OWN = card_set(
    {"name": "Spark", "type": "Equipment", "cost": 2, "text": "When you destroy this: +2 Power. Draw a card."},
    {"name": "Furnace", "type": "Villain", "cost": 4, "text": "Attack: Each player destroys a card from their hand."},
    {
        "name": "Headache",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Each foe puts a Weakness on top of their deck.",
    },
    {"name": "Encore", "type": "Hero", "cost": 3, "text": "Play again a card from the cards you played this turn."},
    {
        "name": "Wanderer",
        "type": "Super-Villain",
        "cost": 8,
        "text": "+3 Power. At the end of this turn, put this card on the bottom of its owner's deck.",
    },
    {
        "name": "Bail",
        "copies": 2,
        "type": "Villain",
        "cost": 3,
        "text": "Put the top card of the Super-Villain stack into any player's discard pile.",
    },
    {"name": "Purge", "type": "Villain", "cost": 3, "text": "Destroy the top card of the Super-Villain stack."},
    {
        "name": "Sentry",
        "type": "Super-Villain",
        "cost": 8,
        "text": "First Appearance—Attack: Each player discards a card from their hand.",
    },
    id="own",
)


def game(players: int = 2, **zones: Any) -> Scenario:
    zones.setdefault("line_up", "Deadman")
    return laid_out(players, sets=[sister("moves"), OWN], **zones)


@rule("COMMON-PLAY-01")
def test_own_cards_played_go_into_play_and_others_stay() -> None:
    g = game(hand="Quick Hands, Echo Chamber", discard="Batarang", destroyed="Silver Arrow")
    g.play("Quick Hands").pick("Batarang").play("Echo Chamber").pick("Silver Arrow")
    assert g.power == 1 + 2 + 1 + 2
    assert g.A.in_play == ["Quick Hands", "Batarang", "Echo Chamber"]
    assert g.main_deck[-1] == "Silver Arrow"


@rule("COMMON-PLAY-01")
def test_a_card_played_where_it_lies_is_seen_by_everybody() -> None:
    text = "Play the top card of the main deck."
    g = laid_out(
        sets=[card_set({"name": "Blind Luck", "type": "Hero", "cost": 3, "text": text})],
        hand="Blind Luck",
        main_deck="Katana, Raven",
        line_up="Starbolt",
    )
    g.play("Blind Luck")
    for viewer in ("A", "B", ""):
        assert g.seen(viewer, "main_deck") == ["Katana", "?"]


@rule("COMMON-PLAY-02")
def test_only_a_super_villain_face_up_is_played_and_does_not_appear() -> None:
    g = game(hand="Borrowed Face", deck="Kick", super_villains="Graves", B_hand="Raven").play("Borrowed Face")
    assert (g.power, g.B.hand) == (4, ["Raven"])
    g = game(hand="Borrowed Face", deck="Kick", super_villains="Graves", sv_up=False).play("Borrowed Face")
    assert g.power == 0


@rule("COMMON-PLAY-03")
def test_a_text_does_not_play_its_own_card_again() -> None:
    g = game(hand="Kick, Encore").play("Kick", "Encore")
    assert (g.power, g.asked) == (4, "A main")


@rule("COMMON-PLAY-04")
def test_a_text_used_is_played_from_hand_only_if_its_card_was() -> None:
    strong = "If you play this card from your hand, +3 Power. Otherwise, +1 Power."
    own = card_set(
        {"name": "Strong Arm", "type": "Super Power", "cost": 2, "text": strong},
        {"name": "Thief", "type": "Villain", "cost": 3, "text": "Use the text of a Super Power from any discard pile."},
        {"name": "Mime", "type": "Villain", "cost": 3, "text": "Use the text of a Super Power you played this turn."},
    )
    assert laid_out(sets=[own], hand="Thief", discard="Strong Arm").play("Thief").power == 1
    assert laid_out(sets=[own], hand="Thief", B_discard="Strong Arm").play("Thief").power == 1
    assert laid_out(sets=[own], hand="Strong Arm, Mime").play("Strong Arm", "Mime").power == 3 + 3


@rule("COMMON-PLAY-04")
def test_a_card_that_a_text_plays_from_elsewhere_is_not_played_from_hand() -> None:
    strong = "If you play this card from your hand, +3 Power. Otherwise, +1 Power."
    own = card_set(
        {"name": "Strong Arm", "type": "Super Power", "cost": 2, "text": strong},
        {"name": "Recall", "type": "Hero", "cost": 3, "text": "Play a Super Power from your discard pile."},
        {"name": "Rerun", "type": "Hero", "cost": 3, "text": "Play a Super Power from any discard pile."},
        {"name": "Send", "type": "Hero", "cost": 3, "text": "Play a Super Power from your hand."},
        {"name": "Undo", "type": "Hero", "cost": 3, "text": "Put a Super Power you control into your hand."},
        {"name": "Encore", "type": "Hero", "cost": 3, "text": "Play again a Super Power you control."},
    )
    g = laid_out(sets=[own], hand="Recall, Encore, Undo", discard="Strong Arm").play("Recall")
    assert (g.power, g.A.in_play) == (1, ["Recall", "Strong Arm"])
    assert g.play("Encore").power == 1 + 1
    assert g.play("Undo").play("Strong Arm").power == 2 + 3
    assert laid_out(sets=[own], hand="Rerun", B_discard="Strong Arm").play("Rerun").power == 1
    assert laid_out(sets=[own], hand="Send, Strong Arm").play("Send").power == 3


@rule("COMMON-PLAY-04")
@pytest.mark.parametrize(
    "text",
    [
        "Play a Super Power from the Line-Up.",
        "Play each Super Power from the Line-Up where it lies.",
        "Set a Super Power from the Line-Up aside. Play it. Put it into the Line-Up.",
        "Reveal the top card of the main deck. Set it aside, then play it. Put it on top of the main deck.",
    ],
)
def test_a_card_played_where_it_lies_is_not_played_from_hand(text: str) -> None:
    strong = "If you play this card from your hand, +3 Power. Otherwise, +1 Power."
    own = card_set(
        {"name": "Strong Arm", "type": "Super Power", "cost": 2, "text": strong},
        {"name": "Caller", "type": "Hero", "cost": 3, "text": text},
    )
    zones: dict[str, Any] = {"line_up": "Starbolt", "main_deck": "Strong Arm, Raven"}
    g = laid_out(sets=[own], hand="Caller", **(zones if "main deck" in text else {"line_up": "Strong Arm"}))
    assert g.play("Caller").power == 1


@rule("COMMON-BUY-01")
def test_one_purchase_is_redirected_and_asked_about_until_then() -> None:
    g = game(hand="Express Lane", deck="Punch", line_up="Raven, Batarang, Talon", power=20)
    g.play("Express Lane").buy("Raven").no().buy("Batarang").yes().buy("Talon")
    assert (g.A.deck, g.A.discard, g.asked) == (["Batarang", "Punch"], ["Raven", "Talon"], "A main")


@rule("COMMON-BUY-02")
def test_a_cheaper_card_is_cheaper_for_its_buyer_alone_and_never_below_nothing() -> None:
    g = game(in_play="Fire Sale", line_up="Killer Croc, Talon, Raven", power=2).use("Fire Sale")
    assert g.offers("buy") == ["Killer Croc", "Talon"]  # at 2 and 0; Raven is no Villain
    g.buy("Talon", "Killer Croc")
    assert (g.power, g.A.discard[1:]) == (0, ["Talon", "Killer Croc"])
    g = game(in_play="Fire Sale", line_up="Talon, Raven", power=1).use("Fire Sale").end_turn()
    assert not g.can("buy", "Talon")


@rule("COMMON-BUY-02")
def test_a_super_villain_is_defeated_with_less_power_than_it_costs_where_it_costs_less() -> None:
    g = game(hand="Silver Arrow", super_villains="Vandal Savage", power=4)
    cost = g.game.state.cards[g.game.state.zones[z.SUPER_VILLAINS][0]].cost
    g.play("Silver Arrow")
    assert g.power == cost - 2
    g.buy("Vandal Savage")
    assert (g.power, g.A.discard) == (0, ["Vandal Savage"])


@rule("COMMON-BUY-02")
def test_a_kick_may_cost_less_too_and_be_the_last_one() -> None:
    training = {"name": "Training", "type": "Hero", "cost": 2, "text": "Super Powers cost you 1 less this turn."}
    g = laid_out(sets=[card_set(training)], hand="Training", kicks="Kick", power=2)
    assert not g.can("buy", "Kick")
    g.play("Training").buy("Kick")
    assert (g.power, g.A.discard) == (0, ["Kick"])


@rule("COMMON-DESTROY-01")
def test_a_card_destroyed_works_for_who_destroys_it() -> None:
    g = game(hand="Deep Dive", deck="Kick, Punch, Spark", main_deck="").play("Deep Dive")
    assert (g.destroyed, g.power, g.A.hand) == (["Spark"], 2, ["Kick"])


@rule("COMMON-DESTROY-02")
def test_power_of_a_card_a_foe_destroys_is_nobodys() -> None:
    g = game(hand="Furnace, Kick", B_hand="Spark", B_deck="Punch").play("Furnace").pass_all()
    assert (g.power, g.B.hand) == (0, ["Punch"])


def test_a_card_the_rules_destroy_is_destroyed_by_nobody() -> None:
    text = "This card is destroyed when your Character is defeated.\nWhen you destroy this: Draw two cards."
    relic = card_set({"name": "Relic", "type": "Location", "cost": 3, "text": text})
    g = laid_out(box="rivals-shazam-black-adam", sets=[relic], confront="B", power=40, B_in_play="Relic")
    line_up = g.line_up
    g.ready().pass_blocks()
    assert (g.asked, g.destroyed, g.A.hand, g.B.level) == ("B confront", ["Relic"], ["Vulnerability"] * 3, 2)
    assert (g.B.hand, g.line_up) == ([], line_up)


@rule("COMMON-STACK-01", "COMMON-STACK-02")
def test_texts_of_the_stack_work_for_all_while_their_card_lies_on_top() -> None:
    deck = "Raven*2, Batarang*3"
    g = game(super_villains="Warlord, Graves", line_up="Deadman*2, Katana*3", main_deck=deck).end_turn()
    assert g.line_up[-1] == "Raven"
    assert g.end_turn().line_up[-2:] == ["Raven", "Raven"]
    g = game(hand="Warlord", super_villains="Graves", line_up="Deadman*2, Katana*3", main_deck=deck).play("Warlord")
    assert len(g.end_turn().line_up) == 5
    g = game(power=20, super_villains="Warlord, Graves", line_up="Talon*2, Raven").buy("Talon", "Warlord")
    assert g.power == 20 - 1 - 9 - 2
    g = game(power=9, variants=["super-hidden"], line_up="Talon*2, Warlord").buy("Warlord")
    assert g.power == 0  # it does not lie on the stack


@rule("COMMON-STACK-01")
def test_a_text_of_the_stack_reacts_to_what_it_names_and_works_for_whoever_did_it() -> None:
    texts = (
        "Stack Ongoing: Each time you discard a card, gain a Weakness.\n"
        "Stack Ongoing: Each time you destroy a card, draw a card.\n"
        "Stack Ongoing: Each time you play a Hero, +3 Power."
    )
    boss = {"name": "Boss", "type": "Super-Villain", "cost": 9, "text": texts}
    gust = {"name": "Gust", "type": "Villain", "cost": 2, "text": "Each foe discards a card."}
    fire = {"name": "Fire", "type": "Hero", "cost": 2, "text": "Destroy a card from your hand."}
    g = laid_out(
        3,
        sets=[card_set(boss, gust, fire)],
        hand="Gust, Fire, Punch",
        deck="Katana, Punch*5",
        B_hand="Kick",
        super_villains="Boss, Graves",
        weaknesses="Weakness*5",
    )
    g.play("Gust")
    assert (g.A.discard, g.B.discard, g.C.discard) == ([], ["Kick", "Weakness"], [])
    g.play("Fire")
    assert (g.destroyed, g.A.hand, g.A.discard, g.power) == (["Punch"], ["Katana"], [], 3)


def test_a_text_that_waits_for_something_else_takes_nothing_off_a_price() -> None:
    bargain = {"name": "Bargain", "type": "Equipment", "cost": 1, "text": "Equipment cost you 1 less this turn."}
    waits = "As soon as the Line-Up has no Villain this turn, +3 Power."
    vigil = {"name": "Vigil", "type": "Villain", "cost": 1, "text": waits}
    g = laid_out(sets=[card_set(bargain, vigil)], hand="Vigil, Bargain", line_up="Talon, Katana, Batarang")
    before = {name: g.game.why_not(f"buy {name}").text for name in ("katana", "batarang")}
    g.play("Vigil")
    assert {name: g.game.why_not(f"buy {name}").text for name in before} == before
    g.play("Bargain")
    assert g.game.why_not("buy katana").text == before["katana"]
    assert g.game.why_not("buy batarang").text != before["batarang"]


@rule("COMMON-OTHERS-01")
def test_what_is_no_attack_is_not_avoided() -> None:
    g = game(hand="Toll Gate", B_hand="Hot Potato, Punch").play("Toll Gate")
    assert (g.asked, g.power, g.B.discard) == ("A main", 1, ["Punch"])


@rule("COMMON-OTHERS-02")
def test_what_comes_of_an_attack_is_of_those_it_hit() -> None:
    g = game(3, hand="Puppet Strings", B_hand="Merry-Go-Round", B_deck="Raven", C_deck="Batarang, Kick")
    g.play("Puppet Strings").defend("Merry-Go-Round").done().pick("Batarang")
    assert (g.power, g.B.deck, g.C.discard) == (2, ["Raven"], ["Batarang"])


@rule("COMMON-PUT-01")
def test_a_weakness_is_put_from_its_stack() -> None:
    g = game(hand="Headache", B_hand="Weakness", B_deck="Kick", weaknesses="Weakness*3").play("Headache").pass_all()
    assert (g.B.deck, g.B.hand, g.weaknesses) == (["Weakness", "Kick"], ["Weakness"], 2)


@rule("COMMON-PUT-02")
def test_a_card_without_an_owner_stays_where_it_lies() -> None:
    g = game(hand="Borrowed Face", deck="Kick*6", super_villains="Wanderer, Graves").play("Borrowed Face")
    assert g.power == 3
    assert g.end_turn().super_villains == ["Wanderer", "Graves"]


@rule("COMMON-STACK-03")
@pytest.mark.parametrize("taker", ["Bail", "Purge"])
def test_the_next_super_villain_stays_face_down_where_a_text_took_the_top_one(taker: str) -> None:
    g = game(hand=f"{taker}, Bail", super_villains="Graves, Sentry, Trigon", power=30, B_hand="Kick").play(taker)
    if taker == "Bail":
        g.game.answer("player 1")
    for viewer in ("", "A", "B"):
        assert g.seen(viewer, "super_villains") == ["?", "?"]
    assert not g.can("buy", "Sentry")
    assert g.play("Bail").asked == "A main"  # face down, it is no card to take either
    seen = g.game.view(0)
    assert {determinise(seen, seed).ask for seed in "abcdef"} == {g.ask}
    g.end_turn()
    assert g.asked == "A defend"
    assert g.seen("", "super_villains") == ["Sentry", "?"]


@rule("COMMON-STACK-03")
def test_the_game_ends_with_the_turn_in_which_a_text_took_the_last_super_villain() -> None:
    g = game(hand="Purge", super_villains="Graves").play("Purge")
    assert not g.over
    assert g.end_turn().over


@rule("COMMON-PAY-01")
def test_an_ability_is_used_as_often_as_its_price_is_paid() -> None:
    sifter = card_set({"name": "Sifter", "type": "Super Hero", "text": "Discard a card: Draw a card."})
    g = laid_out(sets=[sifter], heroes=["Sifter"], hand="Punch, Vulnerability", deck="Kick*3")
    for _ in range(20):
        g.use("Sifter")
        if g.asked == "A pick":
            g.pick(g.A.hand[0])
        assert (len(g.A.hand), len(g.A.deck) + len(g.A.discard)) == (2, 3)
    assert g.can("use", "Sifter")


@rule("COMMON-MAY-01")
def test_who_may_do_something_or_draw_a_card_does_one_of_them() -> None:
    text = "You may put a Hero from your discard pile on top of your deck or draw a card."
    scout = card_set({"name": "Scout", "type": "Hero", "cost": 3, "text": text})
    g = laid_out(sets=[scout], hand="Scout", discard="Raven", deck="Kick").play("Scout")
    assert g.asked == "A choose"  # with no way to decline
    assert g.choose(1).A.deck == ["Raven", "Kick"]
    g = laid_out(sets=[scout], hand="Scout", discard="Punch", deck="Kick").play("Scout")
    assert (g.asked, g.A.hand) == ("A main", ["Kick"])


@rule("COMMON-MAY-02")
def test_what_may_be_done_to_each_may_be_done_to_some() -> None:
    g = game(3, hand="Puppet Strings", B_deck="Raven", C_deck="Batarang", A_deck="Kick").play("Puppet Strings")
    g.pass_all().pick("Raven").done()
    assert (g.power, g.A.hand, g.B.discard, g.C.discard) == (1, ["Kick"], ["Raven"], ["Batarang"])
    g = game(hand="Spring Cleaning, Weakness", discard="Weakness*2").play("Spring Cleaning").pick("Weakness").done()
    assert (g.power, g.A.hand, len(g.A.discard), g.destroyed) == (1, [], 2, ["Weakness"])
    g = game(hand="Spring Cleaning, Weakness").play("Spring Cleaning").done()
    assert (g.power, g.A.hand) == (0, ["Weakness"])


@rule("COMMON-REPEAT-01")
def test_what_is_repeated_begins_anew_with_its_own_line_and_player() -> None:
    g = game(hand="Talent Scout", deck="Raven, Katana, Punch, Raven").play("Talent Scout")
    assert (g.power, sorted(g.A.hand), g.A.discard, g.A.deck) == (1, ["Katana", "Raven"], ["Punch"], ["Raven"])
    g = game(hand="Talent Scout", deck="", discard="").play("Talent Scout")
    assert (g.power, g.asked) == (1, "A main")
    g = game(3, hand="Chain Letter", B_hand="Vulnerability*3", C_hand="Raven*2").play("Chain Letter").pass_all()
    assert (g.B.hand, g.C.hand, len(g.C.discard), g.A.discard) == ([], ["Raven"], 3, ["Raven"])


def test_whoever_thinks_ahead_pays_the_same_lower_price() -> None:
    g = game(hand="Silver Arrow", power=9, super_villains="Graves, Vandal Savage").play("Silver Arrow")
    ahead = determinise(g.game.view(0), "ahead")
    assert ahead.ask is not None
    give_answer(ahead, next(each for each in ahead.ask.options if ahead.cards[each.card].name == "Graves"))
    g.buy("Graves")
    assert ahead.power == g.power > 0


def test_a_super_villain_on_the_stack_notices_an_attack_that_hits() -> None:
    cards: list[dict[str, object]] = [
        {
            "name": "Overseer",
            "type": "Super-Villain",
            "cost": 9,
            "text": "+1 Power.\nStack Ongoing: Each time an Attack you make hits a foe, gain a Weakness.",
        },
        {"name": "Bully", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness."},
    ]
    g = laid_out(sets=[card_set(*cards)], hand="Bully", super_villains="Overseer").play("Bully").pass_all()
    assert (g.A.discard, g.B.discard) == (["Weakness"], ["Weakness"])


def test_the_attacker_is_who_made_the_attack_avoided_whoever_a_defense_bids_do_something() -> None:
    text = "Each foe puts a card from their hand into the attacker's hand."
    text = f"Defense: Discard this card to avoid an Attack. {text}"
    shield = {"name": "Shield", "type": "Equipment", "cost": 3, "text": text}
    bully = {"name": "Bully", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness."}
    g = laid_out(3, sets=[card_set(shield, bully)], hand="Bully", B_hand="Shield, Punch", C_hand="Kick")
    g.play("Bully").defend("Shield").pass_all()
    assert (g.A.hand, g.B.hand, g.C.hand, g.C.discard) == (["Kick"], ["Punch"], [], ["Weakness"])


def test_the_card_with_the_lowest_number_of_all_is_passed_like_any_other() -> None:
    first = laid_out(sets=[sister("moves")]).game.state.cards[0].name
    g = laid_out(sets=[sister("moves")], hand=f"Hot Potato, {first}, Punch", B_hand="Kick")
    assert 0 in g.game.state.zones[z.zone_of(0, z.HAND)]
    g.play("Hot Potato").pick(first).pick("Kick")
    assert (g.A.hand, g.B.hand) == (["Punch", "Kick"], [first])
