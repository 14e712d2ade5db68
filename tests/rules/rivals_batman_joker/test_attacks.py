"""RBJ-ATK: Attacks, Defenses, and what avoiding changes."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game
from tests.rules.rivals_batman_joker import BOX

CARDS = card_set(
    {
        "name": "Bully",
        "type": "Villain",
        "cost": 1,
        "text": "Attack: Each foe gains a Weakness.\n+1 Power for each foe hit by this Attack.",
    },
    {"name": "Talent Scout", "type": "Villain", "cost": 1, "text": "Attack: Each foe discards a Hero from their hand."},
)


def four(**zones: Any) -> Scenario:
    """Two Rivals boxes together, two against two: A and C against B and D."""
    names = ["Batman", "The Joker", "Shazam!", "Black Adam"]
    return game(4, box="rivals-shazam-black-adam", sets=[lineup.box(BOX)], heroes=names, **zones)


@rule("RBJ-ATK-01")
def test_an_attack_is_made_against_the_other_player() -> None:
    g = duel("Batman", hand="Poison Ivy, Punch*2", B_hand="Punch").play("Poison Ivy")
    assert g.events("attacked")[0][3] == (1,)
    assert g.asked == "B defend"
    g.no_defense()
    assert (g.B.hand, g.A.hand) == ([], ["Punch", "Punch"])


@rule("RBJ-ATK-02")
def test_the_attacked_player_is_offered_a_defense_before_anything_happens() -> None:
    g = duel("Batman", hand="Scarecrow", B_hand="Batarang, Insanity, Punch").play("Scarecrow")
    assert g.asked == "B defend"
    assert sorted(g.offers("defend")) == ["Batarang", "Insanity"]
    assert g.can("pass")
    assert (g.B.discard, g.weaknesses) == ([], 10)
    g.defend("Batarang")
    assert g.weaknesses == 10
    assert (g.B.discard, g.asked) == (["Batarang"], "A main")


@rule("RBJ-ATK-03")
def test_a_defense_counts_only_for_the_player_who_uses_it() -> None:
    g = game(3, sets=[lineup.box(BOX)], hand="Laughing Gas", B_hand="Insanity", C_hand="Insanity").play("Laughing Gas")
    g.defend("Insanity").no_defense()
    assert (g.B.deck[:1], g.C.deck[:1]) == (["Vulnerability"], ["Weakness"])


@rule("RBJ-ATK-03")
def test_among_rivals_in_teams_nobody_defends_the_partner() -> None:
    g = four(hand="Laughing Gas", B_hand="Insanity", D_hand="Punch").play("Laughing Gas")
    while g.asked.endswith("defend"):
        assert {option.n for option in g.ask.options if option.verb == "defend"} <= {g.ask.seat}
        g.do("defend", "Insanity") if g.can("defend") else g.no_defense()
    assert (g.B.deck.count("Weakness"), g.D.deck.count("Weakness")) == (0, 1)


@rule("RBJ-ATK-04")
def test_only_one_defense_is_used_against_an_attack() -> None:
    g = duel("Batman", hand="Scarecrow", B_hand="Batarang, Insanity").play("Scarecrow").defend("Batarang")
    assert g.asked == "A main"
    assert "Insanity" in g.B.hand


@rule("RBJ-ATK-05")
def test_who_does_not_avoid_the_attack_is_affected() -> None:
    g = duel("Batman", hand="Scarecrow", B_hand="Batarang").play("Scarecrow").no_defense()
    assert sorted(g.B.discard) == ["Batarang", "Weakness"]


@rule("RBJ-ATK-06")
def test_avoiding_does_not_cancel_the_rest_of_the_card() -> None:
    g = duel("The Joker", hand="Laughing Gas", B_hand="Insanity").play("Laughing Gas").defend("Insanity")
    assert g.power == 3
    assert g.B.deck.count("Weakness") == 0


@rule("RBJ-ATK-07")
def test_what_counts_players_hit_counts_only_those_hit() -> None:
    assert duel("Batman", sets=[CARDS], hand="Bully", B_hand="Batarang").play("Bully").no_defense().power == 1
    assert duel("Batman", sets=[CARDS], hand="Bully", B_hand="Batarang").play("Bully").defend("Batarang").power == 0


@rule("RBJ-ATK-08")
def test_a_defense_or_block_used_is_not_played() -> None:
    # B's Batman 15 gives Power for each Equipment played; Batarang gives Power and Batmobile a card when played
    g = duel("The Joker", levels=[1, 3], confront="B", hand="Scarecrow", B_hand="Batarang, Batmobile", B_deck="Kick*3")
    g.play("Scarecrow").defend("Batarang")
    assert g.B.hand == ["Batmobile", "Kick"]
    assert g.power == 2
    g.ready().block("Batmobile")
    assert g.asked == "B block"
    assert (g.power, g.B.hand, g.B.in_play) == (2, ["Kick"], [])
    assert [played.seat for played in g.game.state.played] == [0]


@rule("RBJ-ATK-09", "RBJ-WEAK-06")
def test_an_attack_that_finds_nothing_to_take_can_be_avoided_all_the_same() -> None:
    g = duel("Batman", sets=[CARDS], hand="Talent Scout", B_hand="Batarang", B_deck="Kick").play("Talent Scout")
    assert g.can("defend", "Batarang")
    assert g.no_defense().B.hand == ["Batarang"]
    g = duel("Batman", sets=[CARDS], hand="Talent Scout", B_hand="Batarang", B_deck="Kick").play("Talent Scout")
    assert g.defend("Batarang").B.hand == ["Kick"]


@rule("RBJ-ATK-10")
def test_on_the_own_turn_a_defense_card_is_just_played() -> None:
    g = duel("The Joker", hand="Batarang, Punch", deck="Kick")
    with pytest.raises(lineup.Refused, match="RBJ-ATK-10"):
        g.game.answer("defend batarang", 0)
    g.play("Batarang")
    assert (g.power, g.A.hand, g.A.in_play) == (2, ["Punch"], ["Batarang"])
