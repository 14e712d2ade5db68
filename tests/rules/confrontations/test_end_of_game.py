"""CONF-END: when the game ends, how it is scored, and which team wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lineup
from lineup.engine import zones as z
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

BOX = lineup.box("confrontations")
HEROES = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
CARDS = card_set(
    {"name": "Medal", "type": "Equipment", "cost": 1, "vp": 1, "copies": 60},
    {"name": "Trophy", "type": "Equipment", "cost": 5, "vp": 3, "copies": 20},
    {"name": "Shrine", "type": "Location", "cost": 4, "vp": 1, "copies": 2},
    {"name": "Armor", "type": "Equipment", "cost": 4, "vp": 2, "text": "Ongoing: This card stays in play."},
    {"name": "Herald", "type": "Hero", "cost": 3, "copies": 12},
    {"name": "Captain", "type": "Hero", "cost": 6, "copies": 4, "text": "Worth 1 VP for each Hero you own."},
    {"name": "Titan", "type": "Villain", "cost": 9, "text": "+15 Power."},
    {"name": "Furnace", "type": "Equipment", "cost": 2, "text": "Destroy a card from your hand."},
)


def four(**zones: Any) -> Scenario:
    """A game of two teams with Characters that do nothing."""
    return game(4, box="confrontations", heroes=HEROES, quiet=True, sets=[CARDS], **zones)


def scored(**zones: Any) -> Scenario:
    """A game that has just ended with these cards: the Line-Up could not be refilled."""
    return four(**{"line_up": "Herald", "main_deck": "", **zones}).finish()


def counted(g: Scenario, seat: int) -> dict[str, int]:
    """The cards of a seat's scored deck, with their number."""
    return {name: copies for name, copies, _ in g.result.breakdown[seat]}


# When the game ends


@rule("CONF-END-01", "CONF-OVER-02", "CONF-TURN-06")
@pytest.mark.parametrize("foe", ["B", "D"])
def test_the_defeat_of_a_last_character_wins_at_once_whatever_the_points(foe: str) -> None:
    g = four(confront=foe, levels=[1, 3, 1, 3], power=15, B_discard="Trophy*9", deck="Medal*9", line_up="Herald*4")
    g.ready()
    assert g.over
    assert g.result.scores[1] == 27
    assert g.winners == ["A", "C"]
    assert g.events("over") == [("over", "knock-out")]
    assert g.events("end") + g.events("turn") == []
    assert (g.A.hand, len(g.line_up)) == ([], 4)


@rule("CONF-END-01")
def test_a_character_that_is_not_the_last_one_ends_nothing() -> None:
    g = four(confront="B", levels=[1, 2, 1, 3], power=12)
    g.ready()
    assert not g.over
    assert (g.B.level, g.A.score_pile) == (3, ["Lex Luthor"])


@rule("CONF-END-01")
def test_the_villains_win_by_a_knockout_just_the_same() -> None:
    g = four(levels=[3, 1, 3, 1], B_hand="Titan", discard="Trophy*5")
    g.finish().confront("C").play("Titan")
    g.ready().pass_blocks()
    assert g.over
    assert g.result.winners == (1, 3)


@rule("CONF-OVER-01", "HU-END-15")
@card("kyle-rayner")
def test_a_card_text_wins_for_the_whole_team() -> None:
    cards = "Kyle Rayner, Blue Lantern Power Ring, Green Lantern Power Ring, Yellow Lantern Corps Power Ring"
    g = game(4, box="confrontations", sets=[lineup.box("heroes-unite")], hand=cards)
    g.play(*cards.split(", "))
    assert (g.over, g.winners) == (True, ["A", "C"])


@rule("CONF-END-02", "CONF-OVER-03")
@pytest.mark.parametrize(("line_up", "main_deck"), [("Herald*3", "Medal"), ("Herald*4", ""), ("", "Medal*4")])
def test_the_game_ends_at_once_when_a_slot_cannot_be_filled(line_up: str, main_deck: str) -> None:
    g = four(line_up=line_up, main_deck=main_deck, hand="Medal*2", deck="Medal*6", C_discard="Medal")
    g.play("Medal").finish()
    assert g.over
    assert g.events("over") == [("over", "refill")]
    assert g.events("turn") == []
    assert len(g.line_up) == 4
    assert g.main_deck == []
    assert (g.A.hand, g.A.in_play, g.A.discard) == (["Medal"] * 5, [], ["Medal"] * 2)
    assert g.winners == ["A", "C"]


@rule("CONF-END-03")
def test_an_empty_main_deck_with_a_full_line_up_does_not_end_the_game() -> None:
    g = four(line_up="Herald*4", main_deck="Medal")
    for letter in "BCD":
        g.finish()
        assert (len(g.line_up), g.main_deck) == (5, [])
        assert g.asked == f"{letter} confront"
        g.normal()


# Scoring


@rule("CONF-END-04")
def test_locations_in_play_hand_and_discard_pile_are_scored_with_the_deck() -> None:
    g = scored(B_deck="", B_in_play="Shrine", B_hand="Medal", B_discard="Medal")
    assert g.result.scores[1] == 3
    assert counted(g, 1) == {"Medal": 2, "Shrine": 1}
    g = scored(B_deck="Trophy", B_in_play="Shrine", B_hand="Medal", B_discard="Medal")
    assert g.result.scores[1] == 6


@rule("CONF-END-05")
def test_the_score_is_the_sum_of_the_points_of_the_cards() -> None:
    g = scored(B_deck="Medal*2, Trophy, Herald, Punch, Cold Breath")
    assert g.result.scores[1] == 2 + 3 + 0 + 0 + 2
    assert g.result.breakdown[1] == (
        ("Cold Breath", 1, 2),
        ("Herald", 1, 0),
        ("Medal", 2, 2),
        ("Punch", 1, 0),
        ("Trophy", 1, 3),
    )


@rule("CONF-END-05")
def test_points_that_count_cards_count_the_owners_whole_deck() -> None:
    g = scored(B_deck="Captain, Herald", B_hand="Herald", B_discard="Herald")
    assert g.result.scores[1] == 4


@rule("CONF-END-06", "CONF-WEAK-05")
@pytest.mark.parametrize(("cards", "total"), [("Medal*5, Weakness*2", 3), ("Weakness*3", -3), ("Medal*3", 3)])
def test_each_weakness_takes_a_point_off_its_owners_total(cards: str, total: int) -> None:
    g = scored(B_deck=cards)
    assert g.result.scores == (0, total, 0, 0)


@rule("CONF-END-07")
@pytest.mark.parametrize(("level", "power", "points"), [(1, 9, 4), (2, 12, 6)])
def test_a_defeated_character_adds_its_points_to_the_team(level: int, power: int, points: int) -> None:
    g = four(confront="B", levels=[1, level, 1, level], power=power, B_discard="Trophy", line_up="Herald", main_deck="")
    g.ready()
    assert g.over
    assert g.A.score_pile == ["Lex Luthor"]
    assert g.result.scores == (points, 3, 0, 0)
    assert g.winners == ["A", "C"]


@rule("CONF-END-07")
def test_characters_still_in_play_score_for_nobody() -> None:
    assert scored(levels=[2, 2, 2, 2]).result.scores == (0, 0, 0, 0)


@rule("CONF-END-07", "CONF-END-08")
def test_the_points_of_a_character_count_for_whoever_confronted_it() -> None:
    g = scored(C_score_pile="Felix Faust", D_score_pile="Aquaman")
    assert g.result.scores == (0, 0, 4, 4)
    assert ("Felix Faust", 1, 4) in g.result.breakdown[2]
    for seat in range(4):
        assert sum(points for _, _, points in g.result.breakdown[seat]) == g.result.scores[seat]


@rule("CONF-END-08", "CONF-END-09")
def test_partners_count_apart_and_their_totals_are_added_at_the_end() -> None:
    g = scored(deck="Medal*10", C_deck="Medal*7", B_deck="Trophy*5, Medal")
    assert g.result.scores == (10, 16, 7, 0)
    assert g.winners == ["A", "C"]
    g = scored(deck="Medal*10", C_deck="Medal*7", B_deck="Trophy*5, Medal", D_deck="Medal*2")
    assert g.result.scores == (10, 16, 7, 2)
    assert g.winners == ["B", "D"]


@rule("CONF-END-08")
def test_the_decks_of_partners_are_never_pooled() -> None:
    g = scored(deck="Captain, Herald", C_deck="Captain, Herald*3")
    assert g.result.scores == (2, 0, 4, 0)


# Who wins


@rule("CONF-END-09")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(17, 16, "AC"), (16, 17, "BD")])
def test_the_higher_combined_total_wins(mine: int, theirs: int, won: str) -> None:
    g = scored(deck=f"Medal*{mine - 5}", C_deck="Medal*5", B_deck="Medal*3", D_deck=f"Medal*{theirs - 3}")
    assert g.winners == list(won)


@rule("CONF-END-09")
def test_more_points_beat_more_defeated_characters() -> None:
    g = scored(score_pile="Felix Faust", C_score_pile="Ocean Master", B_deck="Medal*9")
    assert g.result.scores == (4, 9, 4, 0)
    assert g.winners == ["B", "D"]


@rule("CONF-END-10")
def test_equal_totals_go_to_the_team_with_more_opposing_characters() -> None:
    g = scored(
        score_pile="Felix Faust",
        C_score_pile="Ocean Master",
        D_score_pile="Aquaman",
        deck="Medal*9",
        B_deck="Medal*13",
    )
    assert g.result.scores == (13, 13, 4, 4)
    assert g.winners == ["A", "C"]
    g = scored(D_score_pile="Aquaman", deck="Medal*4")
    assert g.result.scores == (4, 0, 0, 4)
    assert g.winners == ["B", "D"]


@rule("CONF-END-11")
@pytest.mark.parametrize("extra", ["", "Herald*5, Punch"])
def test_equal_points_and_characters_are_a_draw_however_big_the_decks(extra: str) -> None:
    g = scored(score_pile="Felix Faust", B_score_pile="Aquaman", C_deck="Medal*3", D_deck="Medal*3", B_discard=extra)
    assert g.result.scores == (4, 4, 3, 3)
    assert g.result.winners == (0, 1, 2, 3)


@rule("CONF-END-11")
def test_more_cards_in_the_deck_decide_only_where_that_further_step_is_switched_on() -> None:
    rules: dict[str, str | int | bool] = {"tie_break": "characters_deck"}
    assert scored(rules=rules, B_discard="Herald*5").winners == ["B", "D"]
    assert scored(B_discard="Herald*5").winners == ["A", "B", "C", "D"]


@rule("CONF-END-12")
def test_a_destroyed_card_scores_for_nobody() -> None:
    g = four(hand="Furnace, Trophy", deck="Medal", line_up="Herald", main_deck="")
    g.play("Furnace").finish()
    assert g.destroyed == ["Trophy"]
    assert g.result.scores == (1, 0, 0, 0)
    assert all("Trophy" not in counted(g, seat) for seat in range(4))


@rule("CONF-END-13")
def test_after_a_finished_game_the_whole_box_is_there_for_the_next_one() -> None:
    before = lineup.new_game("confrontations", 4, "next")
    g = four(confront="B", levels=[1, 3, 1, 3], power=15, discard="Trophy", B_discard="Weakness*3", destroyed="Medal")
    assert g.ready().over
    after = lineup.new_game("confrontations", 4, "next")
    assert after.digest == before.digest
    state = after.state
    names = Counter(state.cards[card].id for cards in state.zones for card in cards)
    assert names == {card.id: card.copies for card in BOX.cards}
    sizes = [len(state.zones[zone]) for zone in (z.MAIN_DECK, z.LINE_UP, z.BASIC, z.WEAKNESS, z.DESTROYED)]
    assert sizes == [103, 5, 16, 16, 0]
    assert {len(state.zones[z.zone_of(seat, z.DECK)] + state.zones[z.zone_of(seat, z.HAND)]) for seat in range(4)} == {
        10
    }


@rule("CONF-END-14")
def test_every_card_a_player_owns_counts_wherever_it_lies() -> None:
    g = scored(B_deck="", B_in_play="Trophy, Armor")
    assert g.result.scores[1] == 3 + 2
    assert counted(g, 1) == {"Trophy": 1, "Armor": 1}
    g = four(hand="Armor", line_up="Herald", main_deck="")
    g.play("Armor").finish()
    assert (g.A.in_play, g.result.scores[0]) == (["Armor"], 2)


@rule("CONF-END-14")
def test_cards_that_lie_with_nobody_do_not_count() -> None:
    g = scored(line_up="Trophy*2", destroyed="Trophy", weaknesses="Weakness*5")
    assert g.result.scores == (0, 0, 0, 0)
