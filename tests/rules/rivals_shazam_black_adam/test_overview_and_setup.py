"""RSB-OVER, RSB-CONT, RSB-SETUP, RSB-STACK and RSB-FIRST: aim, contents, setup, stacks and first player."""

from __future__ import annotations

from collections import Counter

import pytest

import lineup
from lineup.engine import zones as z
from lineup.engine.definitions import Card
from lineup.engine.profile import RuleError
from lineup.engine.queries import emblem_of
from tests.cards.rivals_shazam_black_adam import BOX
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, exchanged
from tests.rules.rivals_shazam_black_adam import duel

CARDS = lineup.box(BOX).cards
CHARACTERS = [card for card in CARDS if card.level]
SEEDS = range(30)


def fresh(seed: int = 1, **rules: str | int | bool) -> Scenario:
    """A game just set up, at its first decision."""
    return Scenario(lineup.new_game(BOX, 2, seed, rules=rules))


def copies(name: str) -> int:
    return sum(card.copies for card in CARDS if card.name == name)


def pile(stack: str) -> list[Card]:
    return [card for card in CARDS if card.stack == stack]


# Overview


@rule("RSB-OVER-01")
def test_the_third_knock_out_wins_at_once() -> None:
    g = duel(levels=[1, 2], power=12, confront="B").ready().pass_blocks()
    assert not g.over
    g = duel(levels=[1, 3], power=15, confront="B").ready().pass_blocks()
    assert (g.over, g.winners) == (True, ["A"])


@rule("RSB-OVER-02")
def test_with_the_main_deck_run_out_most_victory_points_win() -> None:
    g = duel(discard="Medal*2", B_discard="Medal*3", line_up="War", main_deck="").end_turn()
    assert (g.over, g.winners) == (True, ["B"])


@rule("RSB-OVER-03", "RSB-SETUP-01")
def test_two_play_with_one_character_each_and_more_are_refused() -> None:
    for seed in SEEDS:
        g = fresh(seed)
        assert sorted([g.A.hero, g.B.hero]) == ["Black Adam", "Shazam!"]
    for players in (1, 3, 4):
        with pytest.raises(RuleError, match="is for 2 players"):
            lineup.new_game(BOX, players, 1)


# Contents


@rule("RSB-CONT-01")
def test_the_box_holds_98_cards_of_normal_size() -> None:
    assert sum(card.copies for card in CARDS if not card.level) == 98


@rule("RSB-CONT-02", "RSB-CONT-03", "RSB-CONT-05", "RSB-CONT-06")
def test_the_box_holds_14_punches_6_vulnerabilities_8_words_of_power_and_10_weaknesses() -> None:
    assert (copies("Punch"), copies("Vulnerability")) == (14, 6)
    assert (copies("Word of Power"), copies("Weakness")) == (8, 10)


@rule("RSB-CONT-04")
def test_the_main_deck_has_60_cards() -> None:
    assert sum(card.copies for card in pile("main")) == 60


@rule("RSB-CONT-07", "RSB-CHAR-03")
def test_there_are_three_characters_a_side_with_levels_1_2_3_at_9_12_15() -> None:
    assert Counter(card.name for card in CHARACTERS) == {"Shazam!": 3, "Black Adam": 3}
    for name in ("Shazam!", "Black Adam"):
        assert [(card.level, card.cost) for card in CHARACTERS if card.name == name] == [(1, 9), (2, 12), (3, 15)]


@rule("RSB-CONT-08")
def test_randomizer_and_divider_lie_in_no_zone() -> None:
    state = fresh().game.state
    found = {state.cards[card].name for cards in state.zones for card in cards}
    assert found == {card.name for card in CARDS}
    assert not any("Randomizer" in name or "Multiverse" in name for name in found)


# Setup


@rule("RSB-SETUP-02")
def test_the_character_stack_lies_face_up_with_9_over_12_over_15() -> None:
    g = fresh()
    state = g.game.state
    for seat in (0, 1):
        stack = state.zones[z.zone_of(seat, z.CHARACTER)]
        assert [state.cards[card].cost for card in stack] == [9, 12, 15]
        for viewer in (-1, 0, 1):
            assert g.game.view(viewer).zones[z.zone_of(seat, z.CHARACTER)] == stack


@rule("RSB-SETUP-03")
def test_each_starts_with_7_punches_and_3_vulnerabilities() -> None:
    g = fresh()
    for seat in (g.A, g.B):
        assert Counter(seat.deck + seat.hand) == {"Punch": 7, "Vulnerability": 3}


@rule("RSB-SETUP-04")
def test_starters_carry_the_symbol_of_their_players_character() -> None:
    state = fresh().game.state
    for seat in (0, 1):
        own = state.zones[z.zone_of(seat, z.DECK)] + state.zones[z.zone_of(seat, z.HAND)]
        wanted = state.cards[state.zones[z.zone_of(seat, z.CHARACTER)][0]].emblem
        assert [emblem_of(state, card) for card in own] == [wanted] * 10
    assert emblem_of(state, state.zones[z.BASIC][0]) == ""
    main = state.setup.start_zones[z.MAIN_DECK]
    assert [emblem_of(state, card) for card in main] == [state.cards[card].emblem for card in main]
    assert {emblem_of(state, card) for card in main} == {"shazam", "black-adam"}


@rule("RSB-SETUP-05")
def test_the_main_deck_is_every_other_card_of_the_box() -> None:
    g = fresh()
    found = Counter(g.main_deck + g.line_up)
    assert found == {card.name: card.copies for card in pile("main")}
    assert sum(found.values()) == 60
    assert not found.keys() & {"Punch", "Vulnerability", "Word of Power", "Weakness", "Shazam!", "Black Adam"}


@rule("RSB-SETUP-06")
def test_the_main_deck_is_shuffled_by_the_seed_and_hidden() -> None:
    g = fresh(4)
    assert g.main_deck == fresh(4).main_deck
    assert g.main_deck != fresh(5).main_deck
    for viewer in ("", "A", "B"):
        assert g.seen(viewer, "main_deck") == ["?"] * 55
    one, two = g.game.state.zones[z.MAIN_DECK][:2]
    for seat in (-1, 0, 1):
        assert exchanged(g.game, one, two).view(seat) == g.game.view(seat)


@rule("RSB-SETUP-07")
def test_the_line_up_is_the_top_five_cards_and_varies() -> None:
    games = [fresh(seed) for seed in SEEDS]
    assert all(len(g.line_up) == 5 for g in games)
    assert len({tuple(g.line_up) for g in games}) > 20
    assert all(g.seen("", "line_up") == g.line_up for g in games)


@rule("RSB-SETUP-08")
def test_there_are_six_card_types_and_a_weakness_has_none() -> None:
    titles = {card.title for card in CARDS if card.types and not card.level}
    assert titles == {"Starter", "Hero", "Villain", "Super Power", "Equipment", "Location"}
    assert [card.name for card in CARDS if not card.types and not card.level] == ["Weakness"]


@rule("RSB-SETUP-09")
def test_a_punch_gives_1_power() -> None:
    assert duel(hand="Punch*2").play("Punch*2").power == 2


@rule("RSB-SETUP-10")
def test_a_vulnerability_is_played_without_power_or_text() -> None:
    g = duel(hand="Vulnerability, Punch", deck="Medal").play("Vulnerability")
    assert (g.power, g.A.in_play, g.A.hand, g.A.deck) == (0, ["Vulnerability"], ["Punch"], ["Medal"])


# The stacks


@rule("RSB-STACK-01", "RSB-STACK-02")
def test_8_words_of_power_and_10_weaknesses_stand_ready_face_up() -> None:
    g = fresh()
    assert g.cards_in(z.BASIC) == ["Word of Power"] * 8
    assert g.cards_in(z.WEAKNESS) == ["Weakness"] * 10
    assert g.seen("", "kicks") == ["Word of Power"] * 8


@rule("RSB-STACK-03")
def test_no_card_of_deck_or_stacks_counts_as_the_line_up() -> None:
    g = duel(hand="Death", line_up="War, Sloth", main_deck="Pride", kicks="Word of Power*8").play("Death")
    assert g.offers() == ["Sloth", "War"]


# First player


@rule("RSB-FIRST-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_player_can_be_named(seat: int) -> None:
    for seed in range(6):
        assert fresh(seed, first_player=seat).game.state.active == seat


@rule("RSB-FIRST-02")
def test_otherwise_the_first_player_is_random() -> None:
    assert {fresh(seed).active for seed in SEEDS} == {"A", "B"}


@rule("RSB-FIRST-03")
def test_each_shuffles_the_starting_deck_and_draws_five() -> None:
    games = [fresh(seed) for seed in SEEDS]
    for g in games:
        for seat in (g.A, g.B):
            assert (len(seat.hand), len(seat.deck)) == (5, 5)
    assert len({tuple(g.A.hand) for g in games}) > 3


@rule("RSB-FIRST-04")
def test_turns_alternate() -> None:
    g = fresh(first_player=1)
    order = []
    for _ in range(5):
        order.append(g.active)
        g.normal().end_turn()
    assert order == ["B", "A", "B", "A", "B"]
