"""RBJ-END: how a game ends, who wins, and ties."""

from __future__ import annotations

from typing import Any

import lineup
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario
from tests.rules.rivals_batman_joker import BOX, with_trophies


def last_turn(trophies: dict[str, int] | None = None, **zones: Any) -> Scenario:
    """A, as Batman, ends a turn after which the Line-Up cannot be filled."""
    zones = {"deck": "", "B_deck": "", **zones}
    g = duel("Batman", main_deck="", line_up="Bane", **zones)
    return with_trophies(g, **(trophies or {})).end_turn()


@rule("RBJ-END-01")
def test_the_last_characters_defeat_ends_the_game_without_end_steps_and_without_scoring() -> None:
    g = duel("Batman", levels=[1, 3], confront="B", power=15, hand="Punch", deck="Kick*5", line_up="Bane").ready()
    assert g.over
    assert g.result.winners == (0,)
    assert g.events("end") == []
    assert (g.A.hand, g.line_up) == (["Punch"], ["Bane"])
    assert g.events("over") == [("over", "knock-out")]


@rule("RBJ-END-01")
@card("rivals-batman-joker/red-hood")
def test_what_the_last_defeat_would_set_off_does_not_happen_any_more() -> None:
    g = duel("Batman", levels=[1, 3], confront="B", power=15, hand="Red Hood, Punch", quiet=True)
    g.play("Red Hood").ready()
    assert (g.over, g.A.hand, g.destroyed) == (True, ["Punch"], [])
    seen = g.game.view(0)
    assert (seen.pending, seen.fact("in_turn")) == ((), False)


@rule("RBJ-END-02")
def test_a_line_up_that_cannot_be_filled_to_five_ends_the_game_at_once() -> None:
    g = duel("Batman", line_up="Bane, Robin, Oracle", main_deck="Catwoman").end_turn()
    assert g.over
    assert g.line_up == ["Bane", "Robin", "Oracle", "Catwoman"]
    assert g.events("over") == [("over", "refill")]


@rule("RBJ-END-03", "RBJ-OVER-03")
def test_a_main_deck_emptied_exactly_does_not_end_the_game() -> None:
    g = duel("Batman", line_up="Bane, Robin, Oracle, Nightwing", main_deck="Catwoman").end_turn()
    assert not g.over
    assert (g.main_deck, g.active) == ([], "B")
    g.normal().end_turn()
    assert not g.over


@rule("RBJ-END-04", "RBJ-END-05")
def test_locations_in_play_hand_and_discard_pile_count_with_the_deck() -> None:
    g = last_turn(
        in_play="Arkham Asylum", discard="Hugo Strange", deck="Kick*6", B_hand="Superman", B_in_play="Wayne Manor"
    )
    assert g.result.scores == (1 + 2 + 6, 3 + 1)


@rule("RBJ-END-05")
def test_the_printed_points_are_added_up() -> None:
    assert last_turn(discard="Kick, Scarecrow, Superman").result.scores == (1 + 2 + 3, 0)


@rule("RBJ-END-06", "RBJ-WEAK-04")
def test_each_weakness_takes_a_point_away() -> None:
    g = last_turn(discard="Superman, Scarecrow, Weakness*2", B_discard="Weakness*3")
    assert g.result.scores == (3, -3)


@rule("RBJ-END-07")
def test_defeated_characters_score_for_whoever_defeated_them() -> None:
    assert last_turn({"A": 1, "B": 2}).result.scores == (4, 4 + 6)
    g = duel("Batman", confront="B", power=9, main_deck="", line_up="Bane", deck="", B_deck="").ready()
    assert g.over
    assert g.result.scores == (4, 0)
    assert g.result.winners == (0,)


@rule("RBJ-END-08")
def test_the_highest_total_wins() -> None:
    assert last_turn(discard="Kick*2", B_discard="Kick*1").winners == ["A"]
    assert last_turn(discard="Kick*2", B_discard="Kick*3").winners == ["B"]
    assert last_turn({"A": 2}, B_discard="Superman, Killing Joke, The Bat-Signal, Kick*2").winners == ["B"]


@rule("RBJ-END-09")
def test_on_a_tie_more_defeated_characters_win() -> None:
    g = last_turn({"A": 2, "B": 1}, B_discard="Kick*6")
    assert g.result.scores == (10, 10)
    assert g.winners == ["A"]
    assert last_turn({"B": 1}, discard="Kick*4").winners == ["B"]


@rule("RBJ-END-10")
def test_a_tie_in_points_and_characters_is_a_draw_whatever_the_decks() -> None:
    g = last_turn({"A": 1, "B": 1}, discard="Kick*2, Punch*3", B_discard="Kick*2")
    assert g.result.scores == (6, 6)
    assert g.winners == ["A", "B"]
    assert g.result.winners == (0, 1)


@rule("RBJ-END-11")
def test_a_new_game_has_every_card_of_the_box_again() -> None:
    g = duel("Batman", levels=[1, 3], confront="B", power=15, hand="Punch").ready()
    assert g.over
    again = Scenario(lineup.new_game(BOX, 2, 5))
    assert len(again.game.state.cards) == 98 + 6
    assert sorted(card.ref for card in again.game.state.cards) == sorted(
        card.ref for card in lineup.box(BOX).cards for _ in range(card.copies)
    )
    assert (again.A.level, again.B.level) == (1, 1)
