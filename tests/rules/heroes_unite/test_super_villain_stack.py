"""HU-SV: building the Super-Villain stack."""

from __future__ import annotations

from collections import Counter

import pytest

import lineup
from lineup.engine import zones as z
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, exchanged, game

VILLAINS = {card.name for card in lineup.box("heroes-unite").cards if card.is_super_villain}
OTHERS = VILLAINS - {"Vandal Savage"}
EVERYBODY = (-1, 0, 1, 2)  # a spectator and three seats


def fresh(seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game for three just set up."""
    return Scenario(lineup.new_game("heroes-unite", 3, seed, rules=rules))


def unused(g: Scenario) -> list[int]:
    """The Super-Villains that are not in this game."""
    state = g.game.state
    return [card for card in state.zones[z.UNUSED] if state.cards[card].is_super_villain]


def names(g: Scenario, cards: list[int]) -> set[str]:
    return {g.game.state.cards[card].name for card in cards}


@rule("HU-SV-01")
def test_a_standard_game_uses_eight_of_the_twelve_super_villains() -> None:
    g = fresh()
    assert len(g.super_villains) == len(set(g.super_villains)) == 8
    assert set(g.super_villains) < VILLAINS
    assert len(VILLAINS) == 12


@pytest.mark.parametrize("size", [9, 10, 11, 12])
@rule("HU-SV-02")
def test_a_longer_game_uses_more_than_eight(size: int) -> None:
    g = fresh(super_villains=size)
    assert len(g.super_villains) == len(set(g.super_villains)) == size


@rule("HU-SV-02")
def test_fewer_than_eight_are_possible_but_not_none_and_not_thirteen() -> None:
    for size in range(1, 8):
        assert len(fresh(super_villains=size).super_villains) == size
    for size in (0, 13):
        with pytest.raises(lineup.RuleError, match="1 to 12"):
            fresh(super_villains=size)


def test_a_stack_of_one_super_villain_lies_face_up() -> None:
    g = fresh(super_villains=1)
    assert g.super_villains == ["Vandal Savage"]
    assert g.seen("A", "super_villains") == ["Vandal Savage"]
    assert g.game.view(1).sv_up


@rule("HU-SV-03")
def test_vandal_savage_is_in_every_game_whatever_the_size_of_the_stack() -> None:
    for seed in range(200):
        assert "Vandal Savage" in fresh(seed, super_villains=seed % 12 + 1).super_villains


@rule("HU-SV-04")
def test_vandal_savage_is_joined_by_seven_others_drawn_evenly_from_eleven() -> None:
    games = 220
    count: Counter[str] = Counter()
    second: Counter[str] = Counter()
    for seed in range(games):
        first, *others = fresh(seed).super_villains
        assert first == "Vandal Savage"
        assert len(set(others)) == 7
        count.update(others)
        second[others[0]] += 1
    assert set(count) == set(second) == OTHERS
    assert all(110 <= number <= 170 for number in count.values())  # 140 expected of each
    assert all(8 <= number <= 36 for number in second.values())  # 20 expected of each


@pytest.mark.parametrize("size", range(1, 13))
@rule("HU-SV-05")
def test_as_many_as_are_not_used_are_taken_out_but_never_vandal_savage(size: int) -> None:
    for seed in range(10):
        g = fresh(seed, super_villains=size)
        out = names(g, unused(g))
        assert len(out) == len(unused(g)) == 12 - size
        assert "Vandal Savage" not in out
        assert out | set(g.super_villains) == VILLAINS


@rule("HU-SV-06")
def test_nobody_can_tell_which_super_villains_are_in_and_which_are_out() -> None:
    g = fresh()
    stack, out = g.game.state.zones[z.SUPER_VILLAINS], unused(g)
    for seat in EVERYBODY:
        view = g.game.view(seat)
        assert all(card < 0 for card in view.zones[z.SUPER_VILLAINS][1:])
        assert not set(out) & set(view.zones[z.UNUSED])
        assert len([card for card in view.zones[z.UNUSED] if card < 0]) == 4
        for changed in (exchanged(g.game, stack[3], out[1]), exchanged(g.game, stack[1], stack[7])):
            assert changed.digest != g.game.digest
            assert changed.view(seat).to_bytes() == view.to_bytes()


@rule("HU-SV-06")
def test_the_super_villains_out_of_the_game_stay_secret_when_the_stack_is_turned_up_one_by_one() -> None:
    g = game(3, super_villains="Vandal Savage, Graves, Trigon", power=8)
    g.buy("Vandal Savage").end_turn().pass_all()
    assert g.super_villains[0] == "Graves"
    trigon = g.game.state.zones[z.SUPER_VILLAINS][1]
    changed = exchanged(g.game, trigon, unused(g)[0])
    for seat in EVERYBODY:
        assert changed.view(seat).to_bytes() == g.game.view(seat).to_bytes()


@rule("HU-SV-07")
def test_unused_super_villains_are_put_away_face_down_where_no_text_reaches_them() -> None:
    g = fresh(3, super_villains=5)
    out = unused(g)
    assert len(out) == 7
    for seat in EVERYBODY:
        assert not set(out) & set(g.game.view(seat).zones[z.UNUSED])
    while g.game.ask:
        assert not {option.card for option in g.game.ask.options} & set(out)
        g.game.answer(g.game.ask.options[0])
        assert unused(g) == out
    assert g.over


@rule("HU-SV-07")
def test_an_unused_super_villain_never_fills_up_the_stack() -> None:
    g = game(super_villains="Vandal Savage", power=8)
    assert len(unused(g)) == 11
    g.buy("Vandal Savage").end_turn()
    assert g.over


@rule("HU-SV-08")
def test_vandal_savage_lies_face_up_on_top_and_all_others_face_down() -> None:
    for seed in range(20):
        g = fresh(seed)
        assert g.super_villains[0] == "Vandal Savage"
        for seat in EVERYBODY:
            view = g.game.view(seat)
            assert view.fact("sv_up")
            assert view.zones[z.SUPER_VILLAINS][0] == g.game.state.zones[z.SUPER_VILLAINS][0]
            assert all(card < 0 for card in view.zones[z.SUPER_VILLAINS][1:])


@rule("HU-SV-09")
def test_example_of_a_game_with_eight_super_villains() -> None:
    assert len(VILLAINS) == 12
    assert "Vandal Savage" in VILLAINS
    g = fresh(super_villains=8)
    assert len(unused(g)) == 4
    assert len(g.super_villains) == 8
    top, *below = g.game.view(0).zones[z.SUPER_VILLAINS]
    assert g.game.state.cards[top].name == "Vandal Savage"
    assert g.game.view(0).fact("sv_up")
    assert len([card for card in below if card < 0]) == 7


@rule("HU-SV-10")
def test_the_text_of_a_super_villain_and_not_his_name_puts_him_on_top() -> None:
    on_top = [card.name for card in lineup.box("heroes-unite").cards if card.starts_on_top]
    assert on_top == ["Vandal Savage"]
    swapped = card_set(
        {
            "overrides": "heroes-unite/vandal-savage",
            "name": "Vandal Savage",
            "type": "Super-Villain",
            "text": "Ongoing: +1 Power during each of your turns.",
        },
        {
            "overrides": "heroes-unite/trigon",
            "name": "Trigon",
            "type": "Super-Villain",
            "text": "+3 Power.\nThis card starts the game on top of the Super-Villain stack.",
        },
    )
    stacks = [Scenario(lineup.new_game("heroes-unite", 2, seed, sets=[swapped])).super_villains for seed in range(30)]
    assert {stack[0] for stack in stacks} == {"Trigon"}
    assert {"Vandal Savage" in stack for stack in stacks} == {True, False}


@rule("HU-SV-11")
def test_vandal_savage_stays_in_play_and_gives_one_power_in_each_turn_of_his_player() -> None:
    g = game(hand="Vandal Savage, Punch", deck="Punch*13", super_villains="Trigon")
    g.play("Vandal Savage")
    assert g.power == 1
    g.play("Punch")
    assert g.power == 2
    for _ in range(3):
        g.end_turn()
        assert g.active == "B"
        assert g.power == 0
        assert g.A.in_play == ["Vandal Savage"]
        g.end_turn()
        assert g.active == "A"
        assert g.power == 1
        assert g.A.in_play == ["Vandal Savage"]
        g.play("Punch")
        assert g.power == 2


@rule("HU-SV-11")
def test_vandal_savage_is_no_location_yet_stays_as_he_is_ongoing() -> None:
    g = game(hand="Vandal Savage, Brother Blood", deck="Punch*5", super_villains="Trigon")
    g.play("Vandal Savage", "Brother Blood").end_turn()
    assert g.A.in_play == ["Vandal Savage"]
    assert g.A.discard == ["Brother Blood"]
