"""What everybody knows of a card: where it was seen last, and from which pile a hidden card must be."""

from __future__ import annotations

from typing import Any

import lineup
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.moves import MAIN_GROUP
from lineup.engine.state import ALL
from lineup.engine.view import BLEND
from lineup.games import Choice, build_setup
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

OWN = -1  # how a view has a hidden card of A's
MINGLED = -1 - BLEND  # and one of several piles
TAKEN = "Look at the top two cards of the main deck. Put one of them into your hand."


def herald(text: str, hand: str = "Herald", **zones: Any) -> Scenario:
    return game(sets=[card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})], hand=hand, **zones)


def seen_by_b(g: Scenario, place: int) -> tuple[int, ...]:
    return g.game.view(1).zones[z.zone_of(0, place)]


def test_a_card_taken_in_secret_is_one_of_its_pile_until_all_have_seen_it() -> None:
    g = herald(
        TAKEN,
        hand="Herald, Punch*4",
        deck="",
        line_up="",
        main_deck="Katana, Raven, Talon, Deadman, Superboy, Starbolt, Batarang",
    )
    g.play("Herald").pick("Katana")
    assert seen_by_b(g, z.HAND) == (MINGLED,) * 5, "a view does not say which of them it is"
    assert g.game.view(1).blends == (((0, 0, 0, 0, MAIN_GROUP), ()),)
    g.end_turn()  # all go to the discard pile, and out of it come five of them
    assert seen_by_b(g, z.HAND) + seen_by_b(g, z.DECK) == (OWN,) * 6


def test_a_card_put_into_a_hand_unseen_is_told_to_its_holder_alone() -> None:
    text = "Put the top card of the main deck into your hand."
    g = herald(text, line_up="", main_deck="Katana, Raven").play("Herald")
    moved = [event for event in g.events("moved") if event[3] == z.zone_of(0, z.HAND)]
    assert [event[4] for event in moved] == [1 << 0]
    assert (g.seen("A", "A_hand"), g.seen("B", "A_hand")) == (["Katana"], ["?"])


def test_a_card_drawn_that_nobody_has_seen_is_still_one_of_its_pile() -> None:
    g = herald("Put the top card of the main deck on top of your deck.", deck="Punch*4").play("Herald").end_turn()
    assert seen_by_b(g, z.HAND) == (MINGLED,) * 5
    assert g.game.view(1).blends == (((0, 0, 0, 0, MAIN_GROUP), ()),)


def test_a_card_played_is_told_to_all() -> None:
    g = game(hand="Punch").play("Punch")
    assert [event[4] for event in g.events("moved")] == [ALL]


def test_a_card_bought_is_one_of_its_owners_afterwards() -> None:
    g = game(power=2, line_up="Katana", deck="", hand="Punch*5").buy("Katana").end_turn()
    assert seen_by_b(g, z.HAND) + seen_by_b(g, z.DECK) == (OWN,) * 6


def test_after_a_card_left_a_hand_in_secret_nobody_knows_what_was_shown_of_that_hand() -> None:
    text = f"{TAKEN}\nReveal your hand.\nPut a card from your hand on top of your deck."
    g = herald(text, hand="Herald, Punch, Kick", deck="", line_up="", main_deck="Katana, Raven")
    g.play("Herald").pick("Katana")
    assert g.seen("B", "A_hand") == g.seen("", "A_hand") == ["Punch", "Kick", "Katana"]
    g.pick("Punch")
    assert g.seen("A", "A_deck") == ["Punch"]
    assert (seen_by_b(g, z.HAND), seen_by_b(g, z.DECK)) == ((OWN, OWN), (OWN,))


def test_a_card_put_on_a_deck_from_where_all_see_it_stays_known() -> None:
    g = herald("Put a card from your discard pile on top of your deck.", discard="Katana", deck="Punch")
    assert g.play("Herald").seen("B", "A_deck") == ["Katana", "?"]


def test_a_card_that_all_have_seen_is_known_where_it_goes_next() -> None:
    g = herald("At the end of this turn, put this card on top of your deck.", deck="Punch*5").play("Herald")
    assert g.end_turn().seen("B", "A_hand") == ["Herald", "?", "?", "?", "?"]


def test_what_shows_no_card_is_not_told() -> None:
    g = herald("Reveal the top card of your deck.\nLook at the top card of your deck.", deck="").play("Herald")
    assert (g.events("revealed"), g.events("looked")) == ([], [])
    g = herald("Put a card from your hand on top of your deck.", hand="Herald, Punch").play("Herald")
    assert g.events("forgotten") == []


def test_shuffling_a_pile_is_told_as_forgetting_its_cards() -> None:
    new = lineup.new_game("heroes-unite", 2, "1")
    forgotten = [set(event[1]) for event in new.events if event[0] == "forgotten"]
    for seat in range(2):
        cards = {card for place in (z.DECK, z.HAND) for card in new.state.zones[z.zone_of(seat, place)]}
        assert cards in forgotten
    g = game(hand="Legion Flight Ring", deck="", discard="Punch*3").play("Legion Flight Ring")
    assert [len(event[1]) for event in g.game.events if event[0] == "forgotten"] == [3]


def test_the_main_deck_is_shuffled() -> None:
    decks = {lineup.new_game("heroes-unite", 2, seed).state.zones[z.MAIN_DECK] for seed in "123"}
    assert len(decks) == 3


@rule("HU-SHUF-02")
def test_the_last_card_of_a_deck_is_drawn_before_the_discard_pile_is_shuffled() -> None:
    g = game(hand="Legion Flight Ring", deck="Katana", discard="Punch").play("Legion Flight Ring")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Katana"], [], ["Punch"])
    text = "Destroy a card from your hand. Draw a card for each card destroyed this way."
    g = herald(text, hand="Herald, Kick", deck="Katana", discard="Punch").play("Herald")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Katana"], [], ["Punch"])


def test_nothing_is_told_where_nobody_listens() -> None:
    assert start_game(build_setup(Choice("heroes-unite", ("Ann", "Bob"))), "1").events is None


def test_where_no_card_is_left_nothing_is_told_to_be_forgotten() -> None:
    g = herald("Put a card from your hand on top of your deck.", hand="Herald, Kick", deck="").play("Herald")
    assert g.A.deck == ["Kick"]
    assert g.events("forgotten") == []
