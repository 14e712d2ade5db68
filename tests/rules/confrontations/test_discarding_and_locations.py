"""CONF-DISC and CONF-LOC: what discarding means, and Locations in play."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine import zones as z
from tests.harness.editions import former_cards
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
CARDS = card_set(
    {"name": "Coin", "type": "Equipment", "cost": 1, "copies": 30, "text": "+1 Power."},
    {"name": "Herald", "type": "Hero", "cost": 3, "copies": 8},
    {"name": "Thug", "type": "Villain", "cost": 3, "copies": 8},
    {
        "name": "Shield",
        "type": "Equipment",
        "cost": 2,
        "copies": 4,
        "text": "Block: Add 2 to a Character's cost this turn.",
    },
    {"name": "Toll", "type": "Villain", "cost": 3, "text": "Discard a card."},
    {"name": "Thief", "type": "Villain", "cost": 3, "text": "Attack: Each foe discards a card from their hand."},
    {"name": "Mill", "type": "Equipment", "cost": 3, "copies": 2, "text": "Discard the top card of your deck."},
    {"name": "Eviction", "type": "Villain", "cost": 3, "text": "Discard a Location you control."},
    {"name": "Survey", "type": "Hero", "cost": 3, "text": "Gain a Location from the Line-Up."},
    {"name": "Spring", "type": "Location", "cost": 3, "text": "Ongoing: Each time you discard a card, draw a card."},
    {
        "name": "Camp",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: Each time you play a Hero during your turn, +1 Power.",
    },
    {
        "name": "Den",
        "type": "Location",
        "cost": 3,
        "text": "Ongoing: The first time you play a Villain during each of your turns, draw a card.",
    },
    {"name": "Tower", "type": "Location", "cost": 3, "text": "Ongoing: Once during each of your turns, +1 Power."},
    {"name": "Lamp", "type": "Equipment", "cost": 3, "text": "Ongoing: Once during each of your turns, +1 Power."},
    {"name": "Hamlet", "type": "Location", "cost": 2},
)


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def own_turn(g: Scenario) -> Scenario:
    """Everybody takes a turn without doing anything until A is to move again."""
    g.next_turn()
    while g.active != "A":
        g.next_turn()
    return g


# Discarding


@rule("CONF-DISC-01")
def test_discarding_takes_a_card_of_the_hand_where_no_other_place_is_named() -> None:
    g = four(hand="Toll, Punch, Coin", deck="Herald", in_play="Hamlet", discard="Thug")
    g.play("Toll")
    assert (g.asked, g.what) == ("A pick", "discard")
    assert sorted(g.offers()) == ["Coin", "Punch"]
    g.pick("Coin")
    assert (g.A.hand, g.A.discard) == (["Punch"], ["Thug", "Coin"])


@rule("CONF-DISC-01")
def test_with_an_empty_hand_nothing_is_discarded() -> None:
    g = four(hand="Toll", deck="Herald", in_play="Hamlet")
    g.play("Toll")
    assert g.asked == "A main"
    assert (g.A.discard, g.A.deck, g.A.in_play) == ([], ["Herald"], ["Hamlet", "Toll"])


@rule("CONF-DISC-02")
def test_a_text_may_discard_from_the_deck_or_from_play() -> None:
    g = four(hand="Mill, Eviction, Punch", deck="Herald, Coin", in_play="Hamlet")
    g.play("Mill")
    assert (g.A.deck, g.A.discard, g.A.hand) == (["Coin"], ["Herald"], ["Eviction", "Punch"])
    g.play("Eviction")
    assert (g.A.in_play, g.A.discard) == (["Mill", "Eviction"], ["Herald", "Hamlet"])


@rule("CONF-DISC-03")
@pytest.mark.parametrize(
    ("name", "zones"),
    [
        ("Mill", {"hand": "Mill", "deck": "Herald, Coin*2", "in_play": "Spring"}),
        ("Eviction", {"hand": "Eviction", "deck": "Coin*2", "in_play": "Spring, Hamlet"}),
        ("Toll", {"hand": "Toll, Herald", "deck": "Coin*2", "in_play": "Spring"}),
    ],
    ids=["deck", "play", "hand"],
)
def test_a_card_discarded_from_any_place_counts_as_discarded(name: str, zones: dict[str, str]) -> None:
    g = four(**zones)
    g.play(name)
    if name == "Eviction":
        g.pick("Hamlet")
    assert g.A.discard == (["Hamlet"] if name == "Eviction" else ["Herald"])
    assert g.A.hand == ["Coin"]


@rule("CONF-DISC-04")
@card("confrontations/themyscira")
def test_themyscira_draws_for_a_block_card_from_hand_and_not_for_one_from_the_deck() -> None:
    g = four(hand="Mill, Toll, Shield", deck="Shield, Coin*3", in_play="Themyscira")
    g.play("Mill")
    assert (g.A.discard, g.A.hand) == (["Shield"], ["Toll", "Shield"])
    g.play("Toll")
    assert (g.A.discard, g.A.hand) == (["Shield", "Shield"], ["Coin"])


@rule("CONF-DISC-04", "CONF-LOC-06")
@card("confrontations/themyscira")
def test_themyscira_goes_by_its_own_words_every_time_and_on_other_turns_too() -> None:
    g = four(confront="B", B_hand="Shield*2", B_in_play="Themyscira", B_deck="Coin*3", power=5)
    g.ready()
    for drawn in (1, 2):
        g.block("Shield").pick("Lex Luthor")
        assert g.B.hand.count("Coin") == drawn
    g.no_block()
    assert g.B.discard == ["Shield", "Shield"]


# Locations


@rule("CONF-LOC-01", "CONF-TURN-09")
def test_a_location_bought_or_gained_goes_to_the_discard_pile() -> None:
    g = four(hand="Survey", power=3, line_up="Tower, Hamlet, Coin*3")
    g.buy("Tower")
    assert (g.A.discard, g.A.in_play) == (["Tower"], [])
    assert not g.can("use", "Tower")
    g.play("Survey")
    assert (g.A.discard, g.A.in_play) == (["Tower", "Hamlet"], ["Survey"])


@rule("CONF-LOC-02")
@pytest.mark.parametrize("name", ["Tower", "Hamlet", "The Deep"])
def test_a_played_location_stays_face_up_in_play(name: str) -> None:
    g = four(hand=[name, "Coin"], deck="Coin*20")
    g.play(name, "Coin")
    for _ in range(3):
        own_turn(g)
        assert g.A.in_play == [name]
    place = z.zone_of(0, z.PLAY)
    for viewer in (-1, 0, 1, 2, 3):
        assert g.game.view(viewer).zones[place] == g.game.state.zones[place]


@rule("CONF-LOC-03")
@pytest.mark.parametrize("name", ["Tower", "Lamp"])
def test_an_ongoing_card_works_turn_after_turn(name: str) -> None:
    g = four(hand=name, deck="Coin*20")
    g.play(name)
    for _ in range(3):
        assert g.power == 0
        assert g.use(name).power == 1
        own_turn(g)
        assert g.A.in_play == [name]


@rule("CONF-LOC-04")
@card("confrontations/dead-kings-scepter")
def test_an_attack_may_make_a_foe_discard_a_location() -> None:
    g = four(hand="Dead King's Scepter", B_in_play="Hamlet", D_in_play="Tower", D_discard="Punch")
    g.play("Dead King's Scepter").foe("D")
    assert (g.D.in_play, g.D.discard) == ([], ["Punch", "Tower"])
    assert g.B.in_play == ["Hamlet"]


@rule("CONF-LOC-05")
@card("confrontations/dead-kings-scepter")
def test_a_discarded_location_has_to_be_drawn_and_played_again() -> None:
    g = four(hand="Dead King's Scepter", B_hand="Coin", B_in_play="Tower", B_deck="Coin*10")
    g.play("Dead King's Scepter").foe("B").pass_all().next_turn()
    assert (g.active, g.offers("use")) == ("B", [])
    g = four(hand="Eviction", in_play="Camp", deck="Herald, Coin*8")
    g.play("Eviction")
    assert g.A.discard == ["Camp"]
    assert own_turn(g).play("Herald").power == 0


@rule("CONF-LOC-05")
def test_a_location_drawn_and_played_again_works_again() -> None:
    g = four(hand="Eviction", in_play="Tower", deck="")
    g.play("Eviction")
    own_turn(g)
    assert sorted(g.A.hand) == ["Eviction", "Tower"]
    assert not g.can("use", "Tower")
    g.play("Tower")
    assert g.can("use", "Tower")


@rule("CONF-LOC-06")
def test_a_location_triggers_once_in_each_turn_of_its_owner() -> None:
    g = four(hand="Herald*3", in_play="Camp", deck="Herald*3, Coin*2")
    g.play("Herald")
    assert g.power == 1
    g.play("Herald*2")
    assert g.power == 1
    own_turn(g).play("Herald")
    assert g.power == 1
    g.play("Herald*2")
    assert g.power == 1


@rule("CONF-LOC-06")
def test_a_location_can_be_used_once_in_each_turn_of_its_owner_and_in_no_other() -> None:
    g = four(in_play="Tower", deck="Coin*9")
    g.use("Tower")
    assert not g.can("use", "Tower")
    assert g.why_not("use tower") == "CONF-LOC-06"
    for _ in "BCD":
        g.next_turn()
        assert g.offers("use") == []
    g.next_turn()
    assert (g.active, g.offers("use")) == ("A", ["Tower"])


@rule("CONF-LOC-06")
def test_a_location_does_not_trigger_on_the_turns_of_others() -> None:
    g = four(in_play="Camp", B_hand="Herald", C_hand="Herald", deck="Coin*9")
    for _ in "BC":
        g.next_turn().play("Herald")
        assert g.power == 0


@rule("CONF-LOC-07")
def test_any_number_of_locations_may_be_in_play() -> None:
    names = ["Tower", "Camp", "Den", "Hamlet", "Spring"]
    g = four(hand=names, deck="Coin*20")
    g.play(*names)
    for _ in range(2):
        own_turn(g)
        assert sorted(g.A.in_play) == sorted(names)
        assert g.offers("use") == ["Tower"]


@rule("CONF-LOC-08")
def test_a_location_may_trigger_in_the_turn_in_which_it_is_played() -> None:
    g = four(hand="Den, Thug*2", deck="Coin*5")
    g.play("Den", "Thug")
    assert g.A.hand.count("Coin") == 1
    g.play("Thug")
    assert g.A.hand.count("Coin") == 1


@rule("CONF-LOC-08")
@card("confrontations/the-deep")
@pytest.mark.parametrize("name", ["Den", "The Deep"])
@former_cards()
def test_a_villain_played_before_the_location_was_the_first_of_the_turn(name: str) -> None:
    g = four(hand=["Thug", name, "Thug"], deck="Coin*9, Thug*2")
    g.play("Thug", name)
    assert g.A.hand.count("Coin") == 0
    g.play("Thug")
    assert g.A.hand.count("Coin") == 0
    g = four(hand=[name, "Thug"], deck="Coin*9")
    g.play(name, "Thug")
    assert g.A.hand.count("Coin") == 1
