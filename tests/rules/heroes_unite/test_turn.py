"""HU-TURN: the first hand, whose turn it is, Power, buying and passing."""

from __future__ import annotations

from collections import Counter

import pytest

import lineup
from lineup.engine import zones as z
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, exchanged, game

EVERYBODY = (-1, 0, 1, 2)  # a spectator and three seats
LINE_UP = ["Batarang", "Hawkgirl", "Jervis Tetch", "Dr. Sivana", "Starbolt"]  # costs 2, 2, 3, 4, 5


def fresh(players: int = 3, seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game just set up."""
    return Scenario(lineup.new_game("heroes-unite", players, seed, rules=rules))


# Beginning


@pytest.mark.parametrize("players", [2, 5])
@rule("HU-TURN-01")
def test_the_first_player_is_chosen_at_random(players: int) -> None:
    first: Counter[int] = Counter()
    for seed in range(200):
        g = fresh(players, seed)
        first[g.ask.seat] += 1
        assert g.game.view(-1).fact("first") == g.ask.seat == g.game.state.active
    assert set(first) == set(range(players))
    assert all(count > 100 / players for count in first.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("HU-TURN-02")
def test_each_player_begins_with_five_cards_in_hand_and_five_in_the_deck(players: int) -> None:
    g = fresh(players)
    for letter in "ABCDE"[:players]:
        seat = getattr(g, letter)
        assert (len(seat.hand), len(seat.deck)) == (5, 5)


@rule("HU-TURN-02")
def test_each_player_shuffles_the_own_deck_before_drawing() -> None:
    hands = []
    for seed in range(30):
        g = fresh(2, seed)
        hands.append((g.A.hand.count("Vulnerability"), g.B.hand.count("Vulnerability")))
    assert {mine for mine, _ in hands} == {theirs for _, theirs in hands} == {0, 1, 2, 3}
    assert any(mine != theirs for mine, theirs in hands)


@pytest.mark.parametrize("end_steps", ["hand_first", "effects_first"])
@rule("HU-TURN-03")
def test_turns_go_round_clockwise(end_steps: str) -> None:
    g = fresh(4, first_player=2, end_steps=end_steps)
    order = []
    for _ in range(9):
        order.append(g.ask.seat)
        g.end_turn()
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@rule("HU-TURN-03")
def test_nobody_acts_in_the_turn_of_another_player() -> None:
    g = game(3, hand="Punch", B_hand="Punch", C_hand="Punch")
    for seat in (1, 2):
        with pytest.raises(lineup.Refused, match="HU-TURN-03"):
            g.game.answer("play punch", seat)
    assert g.B.hand == g.C.hand == ["Punch"]


# Buying


@rule("HU-TURN-04")
def test_the_line_up_the_kick_stack_and_the_top_super_villain_can_be_bought() -> None:
    g = game(line_up=LINE_UP, main_deck="Raven*3", super_villains="Graves, Trigon", power=30)
    assert sorted(g.offers("buy")) == sorted([*LINE_UP, "Kick", "Graves"])


@pytest.mark.parametrize("name", [*LINE_UP, "Kick", "Graves"])
@rule("HU-TURN-04", "HU-TURN-05")
def test_a_bought_card_goes_to_the_buyers_discard_pile_at_once(name: str) -> None:
    g = game(line_up=LINE_UP, super_villains="Graves", discard="Punch", power=30)
    g.buy(name)
    assert g.asked == "A main"
    assert g.A.discard == ["Punch", name]
    assert name not in g.line_up + g.super_villains
    assert g.kicks == (15 if name == "Kick" else 16)


@rule("HU-TURN-05")
def test_a_gained_card_goes_to_the_discard_pile_of_whoever_gains_it() -> None:
    g = game(hand="Black Lantern Corps")
    g.play("Black Lantern Corps").pass_all()
    assert g.B.discard == ["Weakness"]


@rule("HU-TURN-05")
def test_a_text_may_send_a_gained_card_elsewhere() -> None:
    g = game(hand="Teleportation", line_up=LINE_UP, main_deck="Raven, Skeets")
    g.play("Teleportation")
    assert g.A.hand == ["Raven"]
    assert g.A.discard == []


@rule("HU-TURN-05")
def test_a_bought_card_lies_on_the_discard_pile_before_its_own_text_asks_anything() -> None:
    g = game(line_up="Deadman", discard="Vulnerability", power=4)
    g.buy("Deadman")
    assert g.asked == "A pick"
    assert g.A.discard == ["Vulnerability", "Deadman"]


@rule("HU-TURN-06")
def test_every_discard_pile_lies_face_up_for_everybody() -> None:
    g = game(3, discard="Raven, Punch", B_discard="Graves, Weakness, Kick", C_discard="Vulnerability")
    for viewer in EVERYBODY:
        view = g.game.view(viewer)
        for seat in range(3):
            pile = z.zone_of(seat, z.DISCARD)
            assert view.zones[pile] == g.game.state.zones[pile]


@rule("HU-TURN-06")
def test_a_hand_put_away_unplayed_becomes_visible_on_the_discard_pile() -> None:
    g = game(3, hand="Raven, Vulnerability", deck="Punch*5")
    g.end_turn()
    pile = z.zone_of(0, z.DISCARD)
    for viewer in EVERYBODY:
        seen = [g.game.state.cards[card].name for card in g.game.view(viewer).zones[pile]]
        assert seen == ["Raven", "Vulnerability"]


@rule("HU-TURN-07")
def test_any_number_of_cards_is_bought_within_the_power_of_the_turn() -> None:
    g = game(line_up="Talon, Jervis Tetch, Dr. Sivana, Starbolt", power=7)
    g.buy("Jervis Tetch", "Dr. Sivana")
    assert g.power == 0
    assert g.A.discard == ["Jervis Tetch", "Dr. Sivana"]
    assert not g.can("buy")
    assert g.why_not("buy talon") == "HU-TURN-07"
    with pytest.raises(lineup.Refused, match="HU-TURN-07"):
        g.game.answer("buy talon", 0)


@rule("HU-TURN-07")
def test_seven_cards_can_be_bought_in_one_turn() -> None:
    g = game(line_up=LINE_UP, super_villains="Vandal Savage", power=27)
    g.buy(*LINE_UP, "Kick", "Vandal Savage")
    assert g.power == 0
    assert len(g.A.discard) == 7


@rule("HU-TURN-07")
def test_a_card_that_costs_nothing_can_be_bought_without_any_power() -> None:
    gift = card_set({"name": "Free Gift", "type": "Equipment", "cost": 0, "text": "+1 Power."})
    g = game(sets=[gift], line_up="Free Gift, Talon")
    assert g.power == 0
    assert g.offers("buy") == ["Free Gift"]
    g.buy("Free Gift")
    assert g.A.discard == ["Free Gift"]


COSTS = {2: ("Batarang", "Hawkgirl"), 3: ("Jervis Tetch",), 4: ("Dr. Sivana",), 5: ("Starbolt",)}


@pytest.mark.parametrize(
    ("costs", "possible"),
    [((2,), True), ((3,), True), ((4,), True), ((2, 2), True), ((5,), False), ((2, 3), False)],
    ids=str,
)
@rule("HU-TURN-08")
def test_example_of_what_four_punches_can_buy(costs: tuple[int, ...], possible: bool) -> None:
    g = game(hand="Punch*4, Vulnerability", line_up=LINE_UP)
    g.play("Punch*4")
    assert g.power == 4
    left = {cost: list(cards) for cost, cards in COSTS.items()}
    bought = []
    for cost in costs:
        name = left[cost].pop(0)
        if not g.can("buy", name):
            break
        g.buy(name)
        bought.append(cost)
    assert (tuple(bought) == costs) is possible
    assert g.power == 4 - sum(bought)


@rule("HU-TURN-09")
def test_more_than_one_kick_may_be_bought_in_a_turn() -> None:
    g = game(power=6)
    g.buy("Kick", "Kick")
    assert g.kicks == 14
    assert g.A.discard == ["Kick", "Kick"]
    assert g.power == 0


@rule("HU-TURN-10")
def test_buying_is_optional() -> None:
    g = game(line_up=LINE_UP, power=12, deck="Punch*5", super_villains="Vandal Savage")
    assert len(g.offers("buy")) == 7
    g.end_turn()
    assert g.asked == "B main"
    assert g.A.discard == []
    assert g.line_up == LINE_UP
    assert g.kicks == 16


@rule("HU-TURN-10")
def test_a_player_who_can_do_nothing_passes() -> None:
    g = game(line_up=LINE_UP, deck="Punch*5")
    assert list(g.game.options()) == ["end"]
    g.end_turn()
    assert g.asked == "B main"


# Vulnerability and Weakness


@rule("HU-TURN-11", "HU-TURN-12")
def test_vulnerability_and_weakness_may_be_played_without_effect_and_give_no_power() -> None:
    g = game(hand="Vulnerability, Weakness", deck="Raven", power=2)
    assert sorted(g.offers("play")) == ["Vulnerability", "Weakness"]
    g.play("Vulnerability", "Weakness")
    assert g.power == 2
    assert g.A.in_play == ["Vulnerability", "Weakness"]
    assert g.moves() == [("Vulnerability", "hand@0", "play@0"), ("Weakness", "hand@0", "play@0")]
    assert g.asked == "A main"


@rule("HU-TURN-12")
def test_playing_a_vulnerability_is_playing_a_starter() -> None:
    g = game(hand="Talon, Vulnerability")
    g.play("Talon")
    assert g.power == 0
    g.play("Vulnerability")
    assert g.power == 2


@rule("HU-TURN-12")
def test_playing_a_weakness_is_playing_a_card_of_no_type() -> None:
    g = game(hand="Weakness, Talon, Whirlwind, Raven", deck="Punch*5")
    g.play("Weakness", "Talon")
    assert g.power == 0  # no Starter
    g.play("Whirlwind")
    assert g.asked == "A main"  # not the first card played, so it does not ask
    assert g.A.hand == ["Raven"]


@rule("HU-TURN-13")
def test_vulnerability_and_weakness_reach_the_discard_pile_only_at_the_end_of_the_turn() -> None:
    g = game(hand="Weakness*2, Vulnerability*2, Punch*3", deck="Raven*3, Katana*2", line_up="Batarang*4, Hawkgirl")
    g.play("Weakness", "Vulnerability", "Punch*3").buy("Batarang")
    assert g.A.in_play[:2] == ["Weakness", "Vulnerability"]
    assert sorted(g.A.hand) == ["Vulnerability", "Weakness"]
    assert g.A.discard == ["Batarang"]
    g.end_turn()
    assert g.A.discard.count("Weakness") == g.A.discard.count("Vulnerability") == 2


@rule("HU-TURN-13")
def test_a_played_weakness_is_put_away_after_the_effects_of_the_end_of_the_turn() -> None:
    g = game(hand="Weakness, Granny Goodness, Vulnerability", line_up="Brother Blood, Batarang*4", deck="Punch*5")
    g.play("Weakness", "Granny Goodness")
    assert g.A.in_play == ["Weakness", "Granny Goodness"]
    assert g.power == 4
    g.game.events.clear()
    g.end_turn()
    assert [move for move in g.moves() if move[0] in ("Vulnerability", "Brother Blood", "Weakness")] == [
        ("Vulnerability", "hand@0", "discard@0"),
        ("Brother Blood", "aside", "line-up"),
        ("Weakness", "play@0", "discard@0"),
    ]


# Power


@rule("HU-TURN-14")
def test_power_is_a_running_total_that_purchases_lower_and_plays_raise() -> None:
    g = game(hand="Punch*5", line_up="Jervis Tetch, Batarang")
    g.play("Punch*4")
    assert g.power == 4
    g.buy("Jervis Tetch")
    assert g.power == 1
    assert not g.can("buy", "Batarang")
    g.play("Punch")
    assert g.power == 2
    g.buy("Batarang")
    assert g.power == 0


# What is hidden


@rule("HU-TURN-15")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    g = game(3, hand="Raven, Punch", deck="Kick, Vulnerability", B_hand="Katana", C_hand="Graves, Kick")
    for viewer in EVERYBODY:
        for seat in range(3):
            hand = z.zone_of(seat, z.HAND)
            seen = g.game.view(viewer).zones[hand]
            assert len(seen) == len(g.game.state.zones[hand])
            if viewer == seat:
                assert seen == g.game.state.zones[hand]
            else:
                assert all(card < 0 for card in seen)


@rule("HU-TURN-15")
def test_the_order_of_a_deck_is_seen_by_nobody() -> None:
    g = game(3, hand="Raven, Punch", deck="Kick, Vulnerability", B_deck="Katana, Punch")
    for viewer in EVERYBODY:
        for seat in range(3):
            deck = z.zone_of(seat, z.DECK)
            seen = g.game.view(viewer).zones[deck]
            assert len(seen) == len(g.game.state.zones[deck])
            assert all(card < 0 for card in seen)


@rule("HU-TURN-15")
def test_no_view_changes_with_what_its_viewer_cannot_see() -> None:
    g = game(3, hand="Raven, Punch", deck="Kick, Vulnerability", B_hand="Katana")
    state = g.game.state
    hand, deck = state.zones[z.zone_of(0, z.HAND)], state.zones[z.zone_of(0, z.DECK)]
    reordered, redealt = exchanged(g.game, deck[0], deck[1]), exchanged(g.game, hand[0], deck[0])
    for viewer in EVERYBODY:
        seen = g.game.view(viewer).to_bytes()
        assert reordered.view(viewer).to_bytes() == seen
        assert (redealt.view(viewer).to_bytes() == seen) is (viewer != 0)


@rule("HU-TURN-15")
def test_the_opening_hands_of_a_real_game_are_hidden_too() -> None:
    g = fresh(3)
    for viewer in EVERYBODY:
        view = g.game.view(viewer)
        for seat in range(3):
            assert all((card < 0) is (viewer != seat) for card in view.zones[z.zone_of(seat, z.HAND)])
            assert all(card < 0 for card in view.zones[z.zone_of(seat, z.DECK)])


# The start of a turn


@rule("HU-TURN-16")
def test_effects_of_the_start_of_a_turn_resolve_before_the_first_action_is_asked_for() -> None:
    g = game(in_play="Oa", deck="Punch*5, Raven", super_villains="Amazo")
    g.end_turn()
    assert g.asked == "B main"
    assert len(g.A.hand) == 5
    g.end_turn()
    assert g.asked == "A main"
    assert g.A.hand == [*["Punch"] * 5, "Raven"]
    assert g.A.deck == []


@rule("HU-TURN-16")
def test_a_card_played_this_turn_comes_too_late_for_the_start_of_it() -> None:
    g = game(hand="Oa", deck="Punch*6", super_villains="Amazo")
    g.play("Oa")
    assert g.A.hand == []
    assert not g.can("use", "Oa")


@rule("HU-TURN-16")
def test_only_the_own_turn_starts_the_effects() -> None:
    g = game(B_in_play="Oa", deck="Punch*6", B_deck="Raven*3", B_hand="Punch", super_villains="Amazo")
    assert g.B.hand == ["Punch"]
    g.end_turn()
    assert g.asked == "B main"
    assert g.B.hand == ["Punch", "Raven"]
    assert g.A.hand == ["Punch"] * 5
