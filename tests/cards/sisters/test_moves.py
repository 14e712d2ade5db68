"""Places, purchases, plays and triggers that no box of ours needs, played with the made-up cards of a sister set."""

from __future__ import annotations

from typing import Any

from lineup.words.telling import tell_in_english
from tests.harness.scenario import Scenario, card_set, game, sister


def moves(**zones: Any) -> Scenario:
    zones.setdefault("line_up", "Deadman")
    return game(sets=[sister("moves")], **zones)


# Places


def test_cards_go_under_the_own_deck_where_only_those_who_saw_them_know_them() -> None:
    g = moves(hand="Deep Pockets", discard="Raven, Talon, Punch", deck="Kick*2")
    g.play("Deep Pockets").pick("Raven", "Talon")
    assert g.power == 1
    assert g.A.deck[:2] == ["Kick", "Kick"]
    assert sorted(g.A.deck[2:]) == ["Raven", "Talon"]
    assert g.A.discard == ["Punch"]
    g = moves(hand="Deep Pockets", discard="Raven", deck="Kick")
    g.play("Deep Pockets").done()
    assert (g.A.deck, g.A.discard) == (["Kick"], ["Raven"])


def test_a_card_goes_under_its_owners_deck_at_the_end_before_a_new_hand_is_drawn() -> None:
    g = moves(hand="Homing Disc", deck="Punch*4", discard="")
    g.play("Homing Disc")
    assert g.power == 2
    g.end_turn()
    assert sorted(g.A.hand) == ["Homing Disc", *["Punch"] * 4]
    g = moves(hand="Homing Disc", deck="Punch*6")
    g.play("Homing Disc").end_turn()
    assert g.A.deck == ["Punch", "Homing Disc"]


def test_the_super_villain_on_the_stack_is_played_and_stays_there() -> None:
    g = moves(hand="Borrowed Face", deck="Kick, Punch", super_villains="Graves, Vandal Savage")
    g.play("Borrowed Face")
    assert (g.power, g.A.deck, g.super_villains) == (4, ["Kick", "Punch"], ["Graves", "Vandal Savage"])
    g = moves(hand="Borrowed Face", deck="Kick", super_villains="Graves, Vandal Savage", sv_up=False)
    g.play("Borrowed Face")
    assert (g.power, g.events("played")) == (0, [])


def test_the_bottom_card_of_a_deck_is_gained_or_destroyed() -> None:
    g = moves(hand="Deep Dive", deck="Kick, Punch, Talon", main_deck="Raven*2, Starbolt")
    g.play("Deep Dive")
    assert g.A.discard == ["Starbolt"]
    assert (g.A.deck, g.destroyed) == (["Kick", "Punch"], ["Talon"])
    g = moves(hand="Deep Dive", deck="", discard="Kick", main_deck="")
    g.play("Deep Dive")
    assert (g.A.discard, g.destroyed) == ([], ["Kick"])


def test_a_card_is_put_from_its_stack_into_the_hand_without_being_gained() -> None:
    g = moves(hand="Spare Boots", kicks="Kick*3")
    g.play("Spare Boots").pick("Kick")
    assert (g.A.hand, g.kicks) == (["Kick"], 2)
    assert g.moves("gain") == []


def test_weaknesses_go_back_on_their_stack_both_or_none() -> None:
    g = moves(hand="Clean Slate", discard="Weakness*2, Punch", deck="Kick", weaknesses="Weakness*4")
    g.play("Clean Slate").yes()
    assert (g.weaknesses, g.A.discard, g.A.hand) == (6, ["Punch"], ["Kick"])
    g = moves(hand="Clean Slate", discard="Weakness, Punch", deck="Kick", weaknesses="Weakness*4")
    g.play("Clean Slate").yes()
    assert (g.weaknesses, g.A.hand) == (5, [])
    g = moves(hand="Fresh Start, Weakness", weaknesses="Weakness*4").play("Fresh Start")
    assert (g.weaknesses, g.power) == (5, 1)


def test_everybodys_cards_in_play_count() -> None:
    g = moves(hand="Land Survey", in_play="Safe House", B_in_play="Powder Keg, Fire Ship")
    assert g.play("Land Survey").power == 3


# Playing cards from elsewhere


def test_cards_of_the_destroyed_pile_are_played_there_and_go_under_the_main_deck() -> None:
    g = moves(hand="Echo Chamber", destroyed="Batarang, Silver Arrow, Raven", main_deck="Talon*2")
    g.play("Echo Chamber")
    assert g.offers() == ["Batarang", "Silver Arrow"]
    g.pick("Batarang", "Silver Arrow")
    g.pick("Silver Arrow")  # first
    assert g.power == 1 + 2 + 2
    assert g.destroyed == ["Raven"]
    assert g.main_deck[:2] == ["Talon", "Talon"]
    assert sorted(g.main_deck[2:]) == ["Batarang", "Silver Arrow"]
    g = moves(hand="Echo Chamber", destroyed="Batarang, Raven").play("Echo Chamber").done()
    assert (g.power, g.destroyed) == (1, ["Batarang", "Raven"])


def test_own_cards_that_are_played_go_into_play_and_can_be_destroyed_there() -> None:
    g = moves(hand="Second Sight", main_deck="Batarang, Kick")
    g.play("Second Sight").pick("Batarang")
    assert g.A.in_play == ["Second Sight", "Batarang", "Kick"] or g.A.in_play == ["Second Sight", "Kick", "Batarang"]
    assert g.power == 4
    g.pick("Kick")
    assert g.destroyed == ["Kick"]
    g = moves(hand="Quick Hands", discard="Batarang, Punch").play("Quick Hands").pick("Batarang")
    assert (g.power, g.A.discard, g.A.in_play) == (3, ["Punch"], ["Quick Hands", "Batarang"])


# Purchases


def test_one_card_of_those_bought_this_turn_goes_on_the_deck_and_no_further_one() -> None:
    g = moves(hand="Express Lane", deck="Punch", line_up="Raven, Batarang, Talon", power=20)
    g.play("Express Lane").buy("Raven").no()
    assert g.A.discard == ["Raven"]
    g.buy("Batarang").yes()
    assert g.A.deck == ["Batarang", "Punch"]
    g.buy("Talon")
    assert g.asked == "A main"
    assert g.A.discard == ["Raven", "Talon"]


def test_each_card_from_the_line_up_may_go_under_the_deck_this_turn() -> None:
    g = moves(hand="Open Road", deck="Punch", line_up="Batarang*2", power=20, kicks="Kick*3")
    g.play("Open Road").buy("Batarang").yes()
    g.buy("Batarang").no()
    g.buy("Kick")
    assert g.asked == "A main"
    assert (g.A.deck, g.A.discard) == (["Punch", "Batarang"], ["Batarang", "Kick"])


def test_a_super_hero_may_redirect_every_purchase_of_the_own_turn() -> None:
    g = moves(heroes=["Harbour Master"], deck="Punch", line_up="Batarang, Raven", power=30)
    g.buy("Batarang").yes()
    g.buy("Raven").yes()
    assert g.A.deck == ["Raven", "Batarang", "Punch"]
    g = moves(heroes=["Deep Diver"], deck="Punch", line_up="Batarang, Raven", power=30)
    g.buy("Batarang").yes()
    g.buy("Kick")
    assert (g.A.deck, g.A.discard) == (["Punch", "Batarang"], ["Kick"])


def test_villains_in_the_line_up_cost_less_and_the_story_tells_what_was_paid() -> None:
    g = moves(in_play="Fire Sale", line_up="Killer Croc, Starbolt", power=2)
    assert not g.can("buy")
    g.use("Fire Sale")
    assert g.offers("buy") == ["Killer Croc"]
    g.buy("Killer Croc")
    assert (g.power, g.A.discard) == (0, ["Fire Sale", "Killer Croc"])
    assert "You buy Killer Croc for 2." in tell_in_english(g.game.state.setup, g.game.events, 0)


def test_a_super_villain_costs_less_this_turn_and_nothing_else_does() -> None:
    g = moves(hand="Silver Arrow", super_villains="Graves, Vandal Savage", line_up="Raven", power=5)
    assert not g.can("buy", "Graves")
    g = moves(hand="Silver Arrow", super_villains="Graves, Vandal Savage", line_up="Raven", power=5)
    g.play("Silver Arrow").buy("Graves")  # at 9 less 2
    assert (g.power, g.A.discard) == (0, ["Graves"])
    assert g.events("paid")[0][3] == 7
    g = moves(hand="Silver Arrow", super_villains="Graves", line_up="Raven").play("Silver Arrow")
    assert not g.can("buy", "Raven")
    assert "7" in g.game.why_not("buy graves").text


# Triggers


def test_a_card_destroyed_works_for_who_destroys_it() -> None:
    g = moves(hand="Deep Dive", deck="Kick, Punch, Talon, Last Gasp", main_deck="")
    g.play("Deep Dive")
    assert g.destroyed == ["Last Gasp"]
    g.pick("Kick")
    assert (g.A.hand, g.A.discard) == (["Punch"], ["Kick"])
    g = moves(hand="Deep Dive", deck="Word of Command", main_deck="", super_villains="Graves, Amazo", power=5)
    g.play("Deep Dive").buy("Graves")
    assert g.power == 0


def test_destroying_sets_off_a_super_hero() -> None:
    g = moves(heroes=["Demolition"], hand="Deep Dive*2", deck="Kick, Punch", main_deck="")
    g.play("Deep Dive", "Deep Dive")
    assert g.power == 2
    g = moves(
        heroes=["Bad Bargain"], hand="Deep Dive*2", deck="Kick, Plastic Man", main_deck="", weaknesses="Weakness*3"
    )
    g.play("Deep Dive", "Deep Dive")
    assert g.weaknesses == 2


def test_the_first_text_that_lets_draw_sets_off_one_more() -> None:
    g = moves(heroes=["Fleet Foot"], hand="Safe House", in_play="Safe House, Light Sleeper", deck="Punch*8")
    g.use("Safe House")
    assert (len(g.A.hand), g.power) == (1 + 2 + 1, 1)
    g.play("Safe House").use("Safe House")
    assert (len(g.A.hand), g.power) == (3 + 2, 1)


# Abilities paid with the card itself


def test_an_ongoing_card_is_given_up_for_its_text() -> None:
    g = moves(in_play="Safe House, Powder Keg, Fire Ship", deck="Kick*3, Punch")
    g.use("Safe House")
    assert (g.A.hand, g.A.discard) == (["Kick", "Kick"], ["Safe House"])
    g.use("Powder Keg").use("Fire Ship")
    assert (g.power, g.destroyed, g.A.hand) == (3, ["Powder Keg", "Fire Ship"], ["Kick"] * 3)
    assert not g.can("use")


def test_power_of_a_card_destroyed_on_a_foes_turn_is_nobodys() -> None:
    own = card_set(
        {"name": "Spark", "type": "Equipment", "cost": 2, "text": "When you destroy this: +2 Power. Draw a card."},
        {
            "name": "Furnace",
            "type": "Villain",
            "cost": 4,
            "text": "Attack: Each player destroys a card from their hand.",
        },
        id="own",
    )
    g = game(sets=[own], hand="Furnace, Kick", B_hand="Spark", B_deck="Punch").play("Furnace").pass_all()
    assert (g.power, g.B.hand, g.destroyed) == (0, ["Punch"], ["Kick", "Spark"])
    g = game(sets=[own], hand="Furnace, Spark", deck="Kick", B_hand="Punch").play("Furnace").pass_all()
    assert (g.power, g.A.hand) == (2, ["Kick"])


def test_a_card_revealed_on_the_own_deck_is_played_stronger_and_destroyed_at_the_end() -> None:
    text = "Once during each of your turns, reveal the top card of your deck. If its cost is 1 or more, you may play it"
    text += " and it has +1 Power. If you do, destroy it at the end of your turn."
    own = card_set({"name": "Trickster", "type": "Super Hero", "text": text}, id="own")
    g = game(sets=[own], heroes=["Trickster"], deck="Batarang, Punch*6").use("Trickster").yes()
    assert (g.power, g.A.in_play, g.A.deck[0]) == (3, ["Batarang"], "Punch")
    assert g.end_turn().destroyed == ["Batarang"]
    g = game(sets=[own], heroes=["Trickster"], deck="Batarang, Punch*6").use("Trickster").no()
    assert (g.power, g.A.deck[0], g.end_turn().destroyed) == (0, "Batarang", [])
    g = game(sets=[own], heroes=["Trickster"], deck="Punch*7").use("Trickster")
    assert (g.power, g.asked) == (0, "A main")


def test_a_card_gained_for_somebody_else_can_be_spoken_of() -> None:
    present = card_set(
        {
            "name": "Present",
            "type": "Equipment",
            "cost": 2,
            "text": "Gain a Hero from the Line-Up into any player's discard pile. If its cost is 5 or more, +3 Power.",
        }
    )
    for hero, power in (("Kyle Rayner", 3), ("Katana", 0)):
        g = game(sets=[present], hand="Present", line_up=hero).play("Present")
        if g.asked == "A pick":
            g.pick(hero)
        g.give(next(option for option in g.ask.options if option.verb == "player" and option.n == 1))
        assert (g.power, g.B.discard) == (power, [hero])
