"""RSB-END: how the game ends, scoring and ties."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from lineup.engine.moves import move_card
from tests.harness.rule import rule
from tests.harness.scenario import Scenario
from tests.rules.rivals_shazam_black_adam import duel

LAST = {"line_up": "War", "main_deck": ""}  # the next refill fails


def with_trophies(g: Scenario, mine: int, theirs: int) -> Scenario:
    """Let both players have defeated Characters earlier, the cheapest first."""
    state = g.game.state
    for seat, count in ((0, mine), (1, theirs)):
        for card in state.zones[z.zone_of(1 - seat, z.CHARACTER)][:count]:
            move_card(state, card, z.zone_of(seat, z.SCORE))
    return g


@rule("RSB-END-01")
def test_defeating_the_last_character_wins_at_once_without_scoring() -> None:
    g = duel(levels=[1, 3], power=15, confront="B", B_discard="Medal*30").ready()
    assert g.events("over") == [("over", "knock-out")]
    assert g.winners == ["A"]
    assert g.B.score > g.A.score
    assert g.events("end") == []


@rule("RSB-END-02")
@pytest.mark.parametrize(("deck", "over"), [("Medal", True), ("Medal*2", False)])
def test_the_game_ends_when_the_line_up_cannot_be_filled(deck: str, over: bool) -> None:
    g = duel(line_up="War, Pride, Envy", main_deck=deck).end_turn()
    assert g.over is over
    assert g.events("over") == ([("over", "refill")] if over else [])


@rule("RSB-END-03")
@pytest.mark.parametrize(("line_up", "over"), [("War, Pride, Envy, Greed", False), ("War, Pride, Envy", True)])
def test_under_famine_failing_to_reach_four_ends_the_game(line_up: str, over: bool) -> None:
    g = duel(hand="Famine", line_up=line_up, main_deck="").play("Famine").end_turn()
    assert g.over is over


@rule("RSB-END-04")
def test_hand_discard_pile_and_cards_in_play_are_counted() -> None:
    g = duel(
        in_play="Rock of Eternity", hand="Sabbac", deck="Pride", discard="Death", B_in_play="Weakness, Khandaq", **LAST
    )
    g.end_turn()
    assert g.A.score == 2 + 2 + 2 + 2
    assert g.B.score == -1 + 1


@rule("RSB-END-05")
def test_points_of_deck_and_score_pile_are_added() -> None:
    g = with_trophies(duel(discard="Medal*3", B_discard="Medal", **LAST), 2, 1).end_turn()
    assert (g.A.score, g.B.score) == (3 + 4 + 6, 1 + 4)


@rule("RSB-END-06", "RSB-WEAK-03")
def test_each_weakness_owned_costs_a_point() -> None:
    g = duel(in_play="Weakness", discard="Weakness*2, Medal*5", **LAST).end_turn()
    assert g.A.score == 2


@rule("RSB-END-07")
def test_most_points_win() -> None:
    g = duel(discard="Medal*20", B_discard="Medal*18", **LAST).end_turn()
    assert (g.winners, g.result.scores) == (["A"], (20, 18))


@rule("RSB-END-08")
def test_a_tie_goes_to_more_characters_in_the_score_pile() -> None:
    g = duel(discard="Medal", deck="", B_discard="Medal*7, Punch*9", B_deck="", **LAST)
    g = with_trophies(g, 2, 1).end_turn()
    assert g.A.score == g.B.score == 11
    assert g.winners == ["A"]


@rule("RSB-END-09")
def test_a_further_tie_goes_to_more_cards_in_the_deck_without_the_score_pile() -> None:
    g = duel(
        discard="Medal, Punch", deck="", B_discard="Medal", B_in_play="Bargain", B_hand="Bargain", B_deck="", **LAST
    )
    g = with_trophies(g, 1, 1).end_turn()
    assert g.A.score == g.B.score == 5
    assert g.winners == ["B"]


@rule("RSB-END-10")
def test_a_tie_after_both_is_a_draw() -> None:
    g = duel(discard="Medal, Punch", deck="", B_discard="Medal", B_hand="Bargain", B_deck="", **LAST).end_turn()
    assert g.winners == ["A", "B"]
