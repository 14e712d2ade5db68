"""Everyday words that no box of ours needs, played."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine.queries import price_of
from lineup.engine.zones import LINE_UP
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game, sister

EVERYDAY = sister("everyday")


def on(**zones: Any) -> Scenario:
    return game(sets=[EVERYDAY], **zones)


def trial(text: str, type: str = "Hero", **zones: Any) -> Scenario:
    """A game in which a card of this text has just been played."""
    own = card_set({"name": "Trial", "type": type, "cost": 3, "text": text})
    hand = zones.pop("hand", "")
    return game(sets=[own], hand=f"Trial, {hand}" if hand else "Trial", **zones).play("Trial")


def test_a_defense_may_put_its_card_on_the_deck_or_destroy_it() -> None:
    g = (
        on(hand="Show of Hands", B_hand="Second Thoughts", B_deck="Kick")
        .play("Show of Hands")
        .defend("Second Thoughts")
    )
    assert (g.B.hand, g.B.deck) == (["Second Thoughts"], ["Kick"])
    g = (
        on(hand="Show of Hands", B_hand="Smoke Screen", B_deck="Kick, Punch")
        .play("Show of Hands")
        .defend("Smoke Screen")
    )
    assert (g.B.hand, g.destroyed) == (["Kick", "Punch"], ["Smoke Screen"])


def test_a_choice_may_offer_to_do_nothing() -> None:
    g = on(hand="Cold Feet", discard="Punch").play("Cold Feet").choose(3)
    assert (g.A.discard, g.destroyed, g.power) == (["Punch"], [], 1)


@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("If you destroyed a card this turn, +2 Power.", 0, 2),
        ("If you destroyed no card this turn, +2 Power.", 2, 0),
        ("+1 Power for each card you destroyed this turn.", 0, 1),
    ],
)
def test_what_was_destroyed_this_turn_counts(text: str, before: int, after: int) -> None:
    assert trial(text).power == before
    own = [
        card_set({"name": "Trial", "type": "Hero", "cost": 3, "text": text}),
        card_set({"name": "Shredder", "type": "Hero", "cost": 3, "text": "Destroy a card in your hand."}, id="second"),
    ]
    g = game(sets=own, hand="Shredder, Punch, Trial").play("Shredder").pick("Punch").play("Trial")
    assert g.power == after


def test_foes_with_a_location_and_cards_of_one_name_are_asked_for() -> None:
    assert on(hand="Open Country", B_in_play="Apokolips").play("Open Country").power == 0
    assert on(hand="Open Country").play("Open Country").power == 2
    assert on(hand="Border Patrol", deck="Kick", B_in_play="Apokolips").play("Border Patrol").A.hand == ["Kick"]
    assert on(hand="Twin Blades, Punch*2", deck="Kick").play("Punch", "Punch", "Twin Blades").A.hand == ["Kick"]
    assert on(hand="Twin Blades, Punch", deck="Kick").play("Punch", "Twin Blades").A.hand == []


def test_a_foe_who_reveals_no_such_card_is_noticed() -> None:
    g = on(hand="Show of Hands", deck="Kick", B_hand="Punch").play("Show of Hands").no_defense()
    assert g.A.hand == ["Kick"]
    g = on(hand="Show of Hands", deck="Kick", B_hand="Raven").play("Show of Hands").no_defense()
    assert g.A.hand == []


@rule("COMMON-NEXT-01")
def test_what_is_put_off_to_the_next_turn_happens_at_its_start_and_once() -> None:
    g = on(hand="Late Guest", deck="Kick*5").play("Late Guest")
    assert g.power == 1
    g.end_turn().end_turn()
    assert (g.active, g.power) == ("A", 2)
    g.end_turn().end_turn()
    assert (g.active, g.power) == ("A", 0)


def test_the_next_card_bought_costs_less_and_no_other() -> None:
    g = on(hand="Store Card, Kick*2", kicks="Kick*3").play("Store Card", "Kick", "Kick")
    assert g.power == 4
    g.buy("Kick")
    assert g.power == 2
    assert not g.can("buy", "Kick")


def test_the_next_card_played_is_waited_for_once() -> None:
    g = on(hand="Opening Act, Cold Feet, Loose Ends").play("Opening Act")
    g.play("Cold Feet").choose(3)
    assert g.power == 1 + 2 + 1


def test_the_cheapest_and_the_dearest_are_found() -> None:
    g = on(hand="Lowest Shelf", line_up="Starbolt, Jason Blood").play("Lowest Shelf")
    assert g.A.discard == ["Starbolt"]


def test_cards_of_a_player_chosen_are_taken() -> None:
    g = on(hand="Grave Robber", B_discard="Raven").play("Grave Robber").foe("B")
    assert (g.A.discard, g.B.discard) == (["Raven"], [])


def test_a_card_of_the_type_of_another_one_is_found() -> None:
    g = on(hand="Kindred, Starbolt", discard="Raven, Punch").play("Kindred").pick("Starbolt")
    assert not g.can("pick", "Punch")


def test_so_many_cards_count_once() -> None:
    assert trial("+1 Power for each two Heroes you control.", hand="Raven, Katana").power == 0
    g = on(hand="Raven, Head Count").play("Raven")
    assert g.play("Head Count").power >= 1


def test_neighbours_act_and_nobody_else() -> None:
    g = on(players=3, hand="Neighbours", B_deck="Kick", C_hand="Punch").play("Neighbours")
    assert (g.B.hand, g.C.discard) == (["Kick"], ["Punch"])


def test_an_attack_is_made_against_those_it_names() -> None:
    g = on(players=3, hand="Full Pockets", B_hand="Punch*5", C_hand="Punch*4").play("Full Pockets").no_defense()
    assert (len(g.B.hand), len(g.C.hand)) == (3, 4)


def test_whoever_avoided_an_attack_pays_for_it() -> None:
    g = on(hand="Old Wounds", B_hand="Second Thoughts, Punch").play("Old Wounds").defend("Second Thoughts")
    assert g.B.discard == ["Weakness"]


def test_an_attack_on_each_other_player_hits_them() -> None:
    g = trial("Attack: Each other player discards a card.", type="Villain", B_hand="Punch").no_defense()
    assert g.B.discard == ["Punch"]


def test_types_in_play_make_villains_cheaper() -> None:
    g = on(hand="Price War, Kick", line_up="Deadshot", main_deck="Punch*9").play("Price War")
    dear = g.game.state.cards[g.game.state.zones[LINE_UP][0]].cost
    assert price_of(g.game.state, 0, g.game.state.zones[LINE_UP][0]) == dear - 1
    g.play("Kick")
    assert price_of(g.game.state, 0, g.game.state.zones[LINE_UP][0]) == dear - 2


def test_what_was_gained_was_not_bought() -> None:
    text = (
        "Gain a Kick. If you bought no card this turn, +2 Power. If you bought or gained no card this turn, +5 Power."
    )
    assert trial(text, kicks="Kick").power == 2


def test_the_first_card_destroyed_in_a_turn_is_noticed() -> None:
    own = card_set({"name": "Shredder", "type": "Hero", "cost": 3, "text": "Destroy two cards in your hand."})
    g = game(sets=[EVERYDAY, own], in_play="Collector", hand="Shredder, Punch*2", deck="Kick, Kick").play("Shredder")
    assert g.A.hand == ["Kick"]
