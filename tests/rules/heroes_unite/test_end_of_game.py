"""The end of the game: when it comes, how it is scored, and who wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lineup.engine import zones as z
from lineup.game import Game, new_game
from lineup.language.sets import box
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Medal", "type": "Equipment", "cost": 1, "vp": 1, "copies": 60},
    {"name": "Trophy", "type": "Equipment", "cost": 5, "vp": 5, "copies": 20},
    {
        "name": "Warlord",
        "type": "Super-Villain",
        "cost": 9,
        "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness.",
    },
)


def scored(players: int = 2, **zones: Any) -> Scenario:
    """A game that has just ended with these cards: the Line-Up could not be refilled."""
    g = game(players, sets=[CARDS], line_up="Batarang", main_deck="", **zones)
    return g.end_turn()


def counted(g: Scenario, seat: int) -> dict[str, int]:
    """The cards of a seat's scored deck, with their number."""
    return {name: copies for name, copies, _ in g.result.breakdown[seat]}


@rule("HU-END-01")
def test_the_game_ends_when_no_super_villain_is_left_to_turn_up() -> None:
    g = game(super_villains="Vandal Savage", power=8, deck="Kick*5")
    g.buy("Vandal Savage")
    assert g.asked == "A main"
    g.end_turn()
    assert g.over
    assert g.events("over") == [("over", "super-villains")]
    assert g.events("turn") == []
    assert g.asked == ""
    assert g.A.hand == ["Kick"] * 5


@rule("HU-END-01")
def test_the_last_super_villain_lying_face_up_keeps_the_game_going() -> None:
    g = game(super_villains="Vandal Savage")
    g.end_turn()
    assert not g.over
    assert g.asked == "B main"


@rule("HU-END-02")
def test_whoever_defeats_the_last_super_villain_finishes_the_turn() -> None:
    g = game(super_villains="Vandal Savage", power=12, hand="Punch", line_up="Katana, Raven, Starbolt")
    g.buy("Vandal Savage")
    assert g.power == 4
    g.buy("Katana").play("Punch").buy("Kick")
    assert g.asked == "A main"
    assert g.A.discard == ["Vandal Savage", "Katana", "Kick"]
    g.end_turn()
    assert g.over
    assert g.A.score == 4 + 1 + 1


@rule("HU-END-03")
def test_the_game_ends_when_the_line_up_cannot_be_filled() -> None:
    g = game(line_up="Raven, Katana, Talon", main_deck="Starbolt")
    g.end_turn()
    assert g.over
    assert g.line_up == ["Raven", "Katana", "Talon", "Starbolt"]
    assert g.events("over") == [("over", "refill")]
    assert g.events("turn") == []


@rule("HU-END-04")
def test_a_main_deck_emptied_by_a_complete_refill_does_not_end_the_game() -> None:
    g = game(line_up="Raven, Katana, Talon, Skeets", main_deck="Starbolt")
    g.end_turn()
    assert not g.over
    assert (len(g.line_up), g.main_deck) == (5, [])
    g.end_turn()
    assert not g.over
    assert g.asked == "A main"


@rule("HU-END-05")
def test_a_failed_refill_ends_the_game_before_a_super_villain_appears() -> None:
    g = game(
        sets=[CARDS],
        super_villains="Vandal Savage, Warlord",
        power=8,
        line_up="Raven*3",
        main_deck="Katana",
        B_hand="Punch",
    )
    g.buy("Vandal Savage").end_turn()
    assert g.over
    assert g.events("first_appearance") + g.events("attacked") == []
    assert "Weakness" not in g.A.discard + g.B.discard
    assert g.result.scores == (4, 0)


@rule("HU-END-06")
def test_location_hand_and_discard_pile_are_scored_with_the_deck() -> None:
    g = scored(B_deck="", B_in_play="Oa", B_hand="Medal*5", B_discard="Trophy*4")
    assert counted(g, 1) == {"Medal": 5, "Oa": 1, "Trophy": 4}
    assert g.result.scores[1] == 1 + 5 + 20
    g = scored(B_deck="Trophy", B_in_play="Oa", B_hand="Medal*5", B_discard="Trophy*4")
    assert counted(g, 1) == {"Medal": 5, "Oa": 1, "Trophy": 5}
    assert g.result.scores[1] == 1 + 5 + 25


@rule("HU-END-07")
def test_other_cards_that_stay_in_play_are_scored_too() -> None:
    g = scored(in_play="Vandal Savage", B_in_play="Force Field", super_villains="Trigon")
    assert g.result.scores == (4, 1)
    assert g.result.super_villains == (1, 0)
    assert counted(g, 0)["Vandal Savage"] == 1


@rule("HU-END-08")
def test_the_score_is_the_sum_of_the_printed_points() -> None:
    g = scored(B_deck="Kick, Katana, Brother Blood")
    assert g.result.scores[1] == 1 + 1 + 2
    assert g.result.breakdown[1] == (("Brother Blood", 1, 2), ("Katana", 1, 1), ("Kick", 1, 1))


@rule("HU-END-09")
def test_each_weakness_takes_one_point_off() -> None:
    g = scored(B_deck="Medal*10, Weakness*3")
    assert g.result.scores[1] == 10 - 3


@rule("HU-END-09")
def test_a_total_may_be_negative() -> None:
    g = scored(deck="Weakness*3", B_deck="Weakness, Vulnerability")
    assert g.result.scores == (-3, -1)
    assert g.winners == ["B"]


@rule("HU-END-10")
def test_the_highest_total_wins() -> None:
    g = scored(
        3,
        deck="Trophy*3, Medal*3, Nekron, Amazo",
        B_deck="Trophy*6",
        C_deck="Trophy*3, Medal*3, Graves, H'el",
        super_villains="Trigon",
    )
    assert g.result.scores == (29, 30, 28)
    assert g.result.super_villains == (2, 0, 2)
    assert g.winners == ["B"]
    assert g.result.winners == (1,)


@rule("HU-END-11")
def test_a_tie_goes_to_the_one_with_more_super_villains() -> None:
    g = scored(
        3,
        deck="Nekron, Black Adam, Trophy*3, Medal*3",
        B_deck="Graves, H'el, Amazo, Trophy*3",
        C_deck="Trigon, Medal*20",
        super_villains="Vandal Savage",
    )
    assert g.result.scores == (30, 30, 26)
    assert g.result.super_villains == (2, 3, 1)
    assert g.winners == ["B"]


@rule("HU-END-11", "HU-END-13")
def test_a_destroyed_super_villain_breaks_no_tie() -> None:
    g = game(
        sets=[CARDS],
        hand="Soultaker Sword, Graves",
        deck="Amazo, Medal*4",
        B_deck="Trigon, Medal*4",
        line_up="Batarang",
        main_deck="",
    )
    g.play("Soultaker Sword").pick("Graves")
    assert g.destroyed == ["Graves"]
    g.end_turn()
    assert g.result.scores == (10, 10)
    assert g.result.super_villains == (1, 1)
    assert g.winners == ["A", "B"]


@rule("HU-END-12")
def test_a_tie_in_points_and_super_villains_is_a_shared_win() -> None:
    g = scored(3, deck="Graves, Medal", B_deck="Trophy", C_deck="Trigon, Vulnerability")
    assert g.result.scores == (6, 5, 6)
    assert g.result.winners == (0, 2)
    assert g.winners == ["A", "C"]


@rule("HU-END-13")
def test_a_destroyed_card_scores_for_nobody() -> None:
    g = game(sets=[CARDS], hand="Soultaker Sword, Trophy", deck="Medal", line_up="Batarang", main_deck="")
    g.play("Soultaker Sword").pick("Trophy").end_turn()
    assert g.over
    assert g.destroyed == ["Trophy"]
    assert g.result.scores == (1 + 1, 0)
    assert all("Trophy" not in counted(g, seat) for seat in (0, 1))


def inventory(fresh: Game) -> Counter[str]:
    """All physical cards of a game by name, Super Heroes left out."""
    state = fresh.state
    return Counter(
        state.cards[number].id for cards in state.zones for number in cards if state.cards[number].stack != "super_hero"
    )


@rule("HU-END-14")
def test_after_a_finished_game_the_whole_box_is_there_for_the_next_one() -> None:
    before = new_game("heroes-unite", 5, "next")
    finished = new_game("heroes-unite", 5, "first")
    while finished.ask:
        finished.answer(finished.ask.options[0])
    after = new_game("heroes-unite", 5, "next")
    assert after.digest == before.digest
    cards = [each for each in box("heroes-unite").cards if each.stack != "super_hero"]
    assert sum(each.copies for each in cards) == 211
    expected = Counter({each.id: each.copies for each in cards})
    spare = expected - inventory(after)
    assert spare == {"punch": 1, "vulnerability": 1}  # five players use ten starting cards each
    assert inventory(after) == expected - spare
    zones = after.state.zones
    unused = [number for number in zones[z.UNUSED] if after.state.cards[number].is_super_villain]
    assert (len(zones[z.SUPER_VILLAINS]), len(unused)) == (8, 4)


@rule("HU-END-15")
@card("kyle-rayner")
def test_a_card_text_wins_at_once_whatever_the_points() -> None:
    g = game(
        sets=[CARDS],
        hand="Kyle Rayner, Blue Lantern Power Ring, Green Lantern Power Ring, Orange Lantern Power Ring, Punch",
        line_up="Raven*3, Talon*2",
        B_deck="Trophy*9",
    )
    g.play("Kyle Rayner", "Blue Lantern Power Ring", "Green Lantern Power Ring")
    assert g.asked == "A main"
    g.play("Orange Lantern Power Ring")
    assert g.over
    assert g.A.score < g.B.score
    assert g.winners == ["A"]
    assert g.result.winners == (0,)
    assert g.events("over") == [("over", "text")]
    assert g.events("end") + g.events("turn") == []
    assert g.A.hand == ["Punch"]
    assert len(g.A.in_play) == 4
