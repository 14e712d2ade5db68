"""Resolving card abilities (HU-RES)."""

from __future__ import annotations

import pytest

from lineup.language.sets import box
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

MADE_UP = card_set(
    {"name": "Thief", "type": "Villain", "cost": 3, "text": "Attack: Each foe discards a card from their hand."},
    {"name": "Storm", "type": "Villain", "cost": 3, "text": "Attack: Each player discards a card from their hand."},
    {"name": "Plague", "type": "Villain", "cost": 3, "text": "Attack: Each foe gains a Weakness."},
    {
        "name": "Harbor",
        "type": "Location",
        "cost": 5,
        "text": "Ongoing: Each time you play a Hero during your turn, draw a card.",
    },
    {
        "name": "Dungeon",
        "type": "Location",
        "cost": 5,
        "text": "Ongoing: Each time you play a Hero during your turn, discard a card from your hand.",
    },
    {
        "name": "Idol",
        "type": "Equipment",
        "cost": 4,
        "copies": 4,
        "text": "When you gain this: Discard a card from your hand.",
    },
    {
        "name": "Trickster",
        "type": "Villain",
        "cost": 3,
        "text": "Attack: Each foe gains an Idol from the Line-Up.\nGain an Idol from the Line-Up.",
    },
    {
        "name": "Phoenix",
        "type": "Hero",
        "cost": 3,
        "text": "At the end of this turn, put this card on top of your deck.",
    },
    {"name": "Reaper", "type": "Villain", "cost": 3, "text": "Destroy another card you control."},
    {"name": "Levy", "type": "Villain", "cost": 3, "text": "Discard two cards from your hand. +1 Power."},
)


def turn_of(seat: str, g: Scenario) -> Scenario:
    """Everybody ends their turn until the seat is to move."""
    while g.active != seat:
        g.end_turn()
    return g


@rule("HU-RES-01")
def test_an_effect_on_several_players_goes_clockwise_from_the_one_who_played_it() -> None:
    g = game(4, sets=[MADE_UP], deck="Kick, Punch*4", B_hand="Punch, Kick", C_hand="Thief", D_hand="Punch, Kick")
    turn_of("C", g)
    g.play("Thief")
    asked = []
    while g.active == "C" and not g.asked.endswith("main"):
        asked.append(g.asked)
        if g.asked.endswith("defend"):
            g.no_defense()
        else:
            g.pick("Kick")
    assert asked == ["D defend", "A defend", "B defend", "D pick", "A pick", "B pick"]
    assert [to for _, _, to in g.moves("discard")] == ["discard@3", "discard@0", "discard@1"]


@rule("HU-RES-01")
def test_the_player_of_a_card_that_hits_everybody_comes_first() -> None:
    g = game(3, sets=[MADE_UP], B_hand="Storm, Kick, Katana", C_hand="Kick, Punch", deck="Kick, Punch*4")
    turn_of("B", g).play("Storm").pass_all()
    asked = []
    while not g.asked.endswith("main"):
        asked.append(g.asked)
        g.pick("Kick")
    assert asked == ["B pick", "C pick", "A pick"]


@rule("HU-RES-02")
def test_too_few_weaknesses_go_to_the_first_players_clockwise() -> None:
    g = game(4, sets=[MADE_UP], hand="Plague", weaknesses="Weakness*2", B_hand="Punch", C_hand="Punch", D_hand="Punch")
    g.play("Plague").no_defense(3)
    assert g.B.discard == ["Weakness"]
    assert g.C.discard == ["Weakness"]
    assert g.D.discard == []
    assert g.weaknesses == 0
    assert g.asked == "A main"


@rule("HU-RES-03")
def test_a_card_is_resolved_in_full_before_the_super_hero_it_sets_off() -> None:
    g = game(
        heroes=["Nightwing", "Hawkman"],
        auto_hero=False,
        hand="Batarang, Legion Flight Ring",
        deck="Kick, Talon, Punch",
    )
    g.play("Batarang").yes().play("Legion Flight Ring")
    assert g.asked == "A may"
    assert g.A.hand == ["Kick"]
    g.yes()
    assert g.A.hand == ["Kick", "Talon"]


@rule("HU-RES-03")
def test_a_card_is_resolved_in_full_before_the_location_it_sets_off() -> None:
    g = game(sets=[MADE_UP], in_play="Harbor", hand="Jason Blood", deck="Punch", discard="Talon, Kick")
    g.play("Jason Blood")
    assert g.A.hand == []
    g.pick("Talon")
    assert g.A.hand == ["Talon"]
    assert g.A.deck == ["Punch"]


@rule("HU-RES-03")
def test_an_attack_is_resolved_in_full_before_what_the_card_sets_off() -> None:
    g = game(
        heroes=["Black Canary", "Hawkman"],
        auto_hero=False,
        hand="Deadshot",
        B_hand="Punch",
        B_deck="Kick",
    )
    g.play("Deadshot")
    assert g.asked == "B defend"
    g.no_defense()
    assert g.B.discard == ["Kick"]
    assert g.asked == "A may"
    g.yes()
    assert g.power == 2


@rule("HU-RES-04")
def test_example_nightwing_draws_the_hero_that_skeets_puts_on_the_deck() -> None:
    g = game(
        heroes=["Nightwing", "Hawkman"],
        hand="Batarang, Skeets",
        deck="Punch*3",
        discard="Winged Warrior",
    )
    g.play("Batarang", "Skeets").choose(1)
    assert g.moves()[-2:] == [("Winged Warrior", "discard@0", "deck@0"), ("Winged Warrior", "deck@0", "hand@0")]
    assert g.A.hand == ["Winged Warrior"]
    assert g.A.deck == ["Punch"] * 3


@rule("HU-RES-05")
def test_the_owner_picks_the_order_of_triggers_that_wait_together() -> None:
    def waiting() -> Scenario:
        g = game(sets=[MADE_UP], in_play="Harbor, Dungeon", hand="Katana, Punch", deck="Kick, Talon")
        g.play("Katana")
        assert g.asked == "A order"
        assert sorted(g.offers("order")) == ["Dungeon", "Harbor"]
        return g

    drawn_first = waiting().do("order", "Harbor")
    assert sorted(drawn_first.offers()) == ["Kick", "Punch"]
    drawn_first.pick("Kick")
    assert drawn_first.A.hand == ["Punch"]
    assert drawn_first.A.discard == ["Kick"]
    discarded_first = waiting().do("order", "Dungeon")
    assert discarded_first.A.discard == ["Punch"]
    assert discarded_first.A.hand == ["Kick"]
    assert drawn_first.asked == discarded_first.asked == "A main"


@rule("HU-RES-05")
def test_triggers_of_several_owners_resolve_in_seat_order_from_the_active_player() -> None:
    g = game(
        3,
        sets=[MADE_UP],
        B_hand="Trickster, Punch, Kick",
        C_hand="Punch, Kick",
        deck="Punch, Kick, Talon, Raven, Katana",
        line_up="Idol*3, Raven, Talon",
    )
    turn_of("B", g).play("Trickster").pass_all()
    assert g.A.discard == g.B.discard == g.C.discard == ["Idol"]
    asked = []
    while not g.asked.endswith("main"):
        asked.append(g.asked)
        g.pick("Punch")
    assert asked == ["B pick", "C pick", "A pick"]


@rule("HU-RES-06")
def test_a_card_with_nothing_to_take_does_the_rest() -> None:
    g = game(hand="Superboy", discard="Punch, Katana", deck="Kick")
    g.play("Superboy")
    assert g.asked == "A main"
    assert g.power == 1
    assert g.A.hand == []
    assert g.A.discard == ["Punch", "Katana"]
    assert g.A.deck == ["Kick"]


@rule("HU-RES-06")
def test_a_card_that_asks_for_more_than_there_is_takes_what_there_is() -> None:
    g = game(sets=[MADE_UP], hand="Levy, Kick")
    g.play("Levy")
    assert g.A.hand == []
    assert g.A.discard == ["Kick"]
    assert g.power == 1


@rule("HU-RES-06")
def test_an_attack_hits_a_player_as_far_as_possible() -> None:
    g = game(3, sets=[MADE_UP], hand="Thief", C_hand="Punch")
    g.play("Thief").pass_all()
    assert g.asked == "A main"
    assert g.B.discard == []
    assert g.C.discard == ["Punch"]


@rule("HU-RES-07")
def test_discarding_takes_hand_cards_only() -> None:
    g = game(
        hand="Yellow Lantern Corps Power Ring",
        B_hand="Punch, Kick",
        B_in_play="Oa",
        B_deck="Talon",
        B_discard="Raven",
    )
    g.play("Yellow Lantern Corps Power Ring").no_defense()
    assert (g.asked, g.what) == ("B pick", "discard")
    assert sorted(g.offers()) == ["Kick", "Punch"]
    g.pick("Kick")
    assert g.B.discard == ["Raven", "Kick"]


@rule("HU-RES-07")
def test_with_an_empty_hand_nothing_is_discarded() -> None:
    g = game(hand="Yellow Lantern Corps Power Ring", B_in_play="Oa", B_deck="Talon")
    g.play("Yellow Lantern Corps Power Ring")
    assert g.asked == "A main"
    assert g.B.discard == []
    assert (g.B.in_play, g.B.deck) == (["Oa"], ["Talon"])


@rule("HU-RES-08")
def test_what_lies_in_your_play_zone_is_under_your_control() -> None:
    g = game(
        sets=[MADE_UP],
        in_play="Oa",
        hand="Punch, Reaper, Kick",
        deck="Raven",
        discard="Talon",
        B_in_play="Metropolis",
    )
    g.play("Punch", "Reaper")
    assert sorted(g.offers()) == ["Oa", "Punch"]
    g.pick("Punch")
    assert g.A.in_play == ["Oa", "Reaper"]


@rule("HU-RES-08")
@pytest.mark.parametrize(
    ("where", "power"),
    [({"in_play": "Oa"}, 3), ({"hand": "Power of the Green, Oa"}, 2), ({"deck": "Oa"}, 2), ({"B_in_play": "Oa"}, 2)],
)
def test_a_location_is_controlled_only_in_your_own_play_zone(where: dict[str, str], power: int) -> None:
    g = game(**{"hand": "Power of the Green", **where})  # type: ignore[arg-type]
    g.play("Power of the Green")
    assert g.power == power


@rule("HU-RES-09")
def test_text_that_leaves_no_choice_must_be_carried_out() -> None:
    g = game(hand="Mongul, Punch, Kick", deck="Talon*2")
    g.play("Mongul")
    assert g.asked == "A pick"
    assert {option.verb for option in g.ask.options} == {"pick"}
    g.pick("Kick")
    assert g.destroyed == ["Kick"]


@rule("HU-RES-09")
def test_text_that_leaves_no_choice_is_carried_out_even_on_the_only_card() -> None:
    g = game(hand="Mongul", deck="Kick", discard="")
    g.play("Mongul")
    assert g.destroyed == ["Kick"]
    assert g.A.hand == []


@rule("HU-RES-09")
def test_text_that_says_may_can_be_declined() -> None:
    g = game(hand="Soultaker Sword, Punch")
    g.play("Soultaker Sword").done()
    assert g.destroyed == []
    assert g.A.hand == ["Punch"]


@rule("HU-RES-09")
def test_text_that_says_up_to_can_be_declined() -> None:
    g = game(hand="Nekron, Punch", discard="Kick", deck="Talon*2")
    g.play("Nekron").done()
    assert g.destroyed == []
    assert g.A.hand == ["Punch"]


@rule("HU-RES-10")
@card("rivals-batman-joker/ras-al-ghul", "granny-goodness", "shazam-power", "mind-control-hat")
@pytest.mark.parametrize(
    ("player", "zones", "lies"),
    [
        ("Granny Goodness", {"line_up": "Ra's al Ghul, Batarang"}, "line_up"),
        ("Shazam!", {"main_deck": "Ra's al Ghul, Batarang", "line_up": "Raven*3, Talon*2"}, "main_deck"),
        ("Mind Control Hat", {"line_up": "Ra's al Ghul, Batarang"}, "line_up"),
    ],
)
def test_this_card_never_takes_a_card_its_player_does_not_own(player: str, zones: dict[str, str], lies: str) -> None:
    g = game(sets=[box("rivals-batman-joker")], hand=f"{player}, Jervis Tetch", deck="Kick*9", **zones)  # type: ignore[arg-type]
    if player == "Mind Control Hat":
        g.play("Jervis Tetch").choose(1)
    g.play(player)
    if g.asked == "A pick":
        g.pick("Ra's al Ghul")
    assert ("Ra's al Ghul", 3) in [(g.game.state.cards[card].name, amount) for card, amount in g.game.state.given]
    g.end_turn()
    if g.asked == "A order":  # before Granny Goodness gives it back
        g.do("order", "Ra's al Ghul")
    assert g.asked == "B main"  # it was not offered
    assert "Ra's al Ghul" in getattr(g, lies)
    assert "Ra's al Ghul" not in g.A.hand + g.A.deck


@rule("HU-RES-10")
def test_this_card_is_the_card_wherever_its_player_has_it() -> None:
    g = game(sets=[MADE_UP], hand="Phoenix, Reaper", deck="Kick*5").play("Phoenix").end_turn()
    assert g.A.hand == ["Phoenix", "Kick", "Kick", "Kick", "Kick"]
    g = game(sets=[MADE_UP], hand="Phoenix, Reaper", deck="Kick*5").play("Phoenix", "Reaper").end_turn()
    assert (g.destroyed, g.A.hand) == (["Phoenix"], ["Kick"] * 5)
