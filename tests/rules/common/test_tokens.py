"""VP tokens."""

from __future__ import annotations

import pytest

from lineup.words.telling import tell_in_english
from tests.harness.rule import rule
from tests.harness.scenario import card_set, sister
from tests.harness.scenario import game as laid_out
from tests.rules.common.laying import game


@rule("COMMON-VP-01")
def test_gained_tokens_are_seen_by_everybody_and_never_run_out() -> None:
    g = game(hand="Lucky Coin", tokens="A900")
    g.play("Lucky Coin")
    assert g.A.tokens == 901
    for viewer in (0, 1, -1):
        assert g.game.view(viewer).tokens == (901, 0)
    assert "A gains 1 VP." in tell_in_english(g.game.state.setup, g.game.state.events or [], 1)


def test_tokens_for_each_villain_played_earlier_or_later() -> None:
    g = game(hand="Blackmail, Old Gang, Grand Heist")
    g.play("Blackmail").pass_all().play("Old Gang")
    assert g.A.tokens == 1  # for Blackmail, not for itself
    g.play("Grand Heist").pass_all()
    assert g.A.tokens == 2


def test_tokens_for_each_hero_controlled_and_as_many_as_a_card_is_worth() -> None:
    g = game(hand="Silver Star, Trophy, Weakness, Double Life", in_play="Raven")
    g.play("Silver Star")
    assert g.A.tokens == 4
    g.play("Trophy").pick("Double Life")
    assert g.A.tokens == 6


def test_a_card_worth_less_than_nothing_brings_no_tokens() -> None:
    g = game(hand="Trophy, Weakness, Punch", tokens="A1")
    g.play("Trophy").pick("Weakness")
    assert g.A.tokens == 1


@rule("COMMON-VP-02")
@pytest.mark.parametrize(("tokens", "left", "weaknesses"), [("B5", 2, 0), ("B3", 0, 0), ("B1", 0, 0), ("", 0, 1)])
def test_tokens_are_lost_as_far_as_there_are(tokens: str, left: int, weaknesses: int) -> None:
    g = game(hand="Black Hat", tokens=tokens, weaknesses="Weakness*3", B_discard="Raven")
    score = g.B.score
    g.play("Black Hat")
    assert g.B.tokens == left
    assert g.B.discard.count("Weakness") == weaknesses
    assert g.B.score == score - (score - 1 - left) - weaknesses


@rule("COMMON-VP-03")
@pytest.mark.parametrize(("tokens", "after"), [("A1 B5", (3, 3)), ("B1", (1, 0)), ("A2", (2, 0))])
def test_who_steals_gains_what_the_others_lose(tokens: str, after: tuple[int, int]) -> None:
    g = game(hand="Grand Heist", tokens=tokens)
    g.play("Grand Heist")
    assert (g.A.tokens, g.B.tokens) == after


@rule("COMMON-VP-03")
def test_an_avoided_attack_steals_nothing_and_a_defense_can_steal_from_the_attacker() -> None:
    g = game(hand="Pickpocket", tokens="A2 B2", B_hand="Countertrick")
    g.play("Pickpocket").defend("Countertrick")
    assert (g.A.tokens, g.B.tokens) == (1, 3)


@rule("COMMON-VP-03")
def test_stealing_from_one_foe_and_from_each() -> None:
    g = game(players=3, hand="Sleight, Tax Day", tokens="B3 C1")
    g.play("Sleight").foe("B")
    assert (g.A.tokens, g.B.tokens, g.C.tokens) == (2, 1, 1)
    g.play("Tax Day")
    assert (g.A.tokens, g.B.tokens, g.C.tokens) == (4, 0, 0)


@rule("COMMON-VP-04")
def test_tokens_are_paid_in_full_or_not_at_all() -> None:
    g = game(hand="Bribe*2", tokens="A3", deck="Punch*9")
    g.play("Bribe").yes()
    assert (g.A.tokens, len(g.A.hand)) == (1, 3)
    g.play("Bribe")
    assert g.asked == "A main"  # one is not enough
    assert (g.A.tokens, len(g.A.hand)) == (1, 2)


@rule("COMMON-VP-04")
def test_an_ability_is_paid_with_tokens_as_often_as_there_are_enough() -> None:
    g = game(heroes=["Miser", "Batgirl"], tokens="A5", deck="Punch*9")
    g.use("Miser").use("Miser")
    assert (g.A.tokens, len(g.A.hand)) == (1, 2)
    assert not g.can("use", "Miser")


@rule("COMMON-VP-04")
@pytest.mark.parametrize(("tokens", "left", "hand"), [("B3", 1, 1), ("B2", 0, 1), ("B1", 1, 0)])
def test_who_cannot_pay_all_pays_nothing(tokens: str, left: int, hand: int) -> None:
    g = game(hand="Blackmail", tokens=tokens, B_hand="Kick")
    g.play("Blackmail").pass_all()
    assert (g.B.tokens, len(g.B.hand)) == (left, hand)


@rule("COMMON-VP-05")
def test_tokens_are_added_to_the_points_of_the_cards() -> None:
    g = game(hand="Raven", deck="", tokens="A2", main_deck="", line_up="Kick")
    g.do("end")
    assert g.over
    assert g.result.tokens == (2, 0)
    assert g.result.scores[0] == 3
    assert g.winners == ["A"]


@rule("COMMON-VP-06")
def test_gaining_tokens_is_no_gaining_of_a_card() -> None:
    g = game(heroes=["Showman", "Batgirl"], hand="Lucky Coin*2", deck="Punch*9", kicks="Kick*3", power=3)
    g.buy("Kick")
    assert len(g.A.hand) == 2
    g.play("Lucky Coin")
    assert len(g.A.hand) == 2
    g.play("Lucky Coin")
    assert len(g.A.hand) == 1
    assert [event.what for event in g.game.state.happened if event.what == "gain"] == ["gain"]


def test_an_attack_that_hits_a_foe_sets_off_a_text_of_the_attacker() -> None:
    g = game(heroes=["Showman", "Batgirl"], hand="Grand Heist*2", B_hand="Countertrick", deck="Punch*9")
    g.play("Grand Heist").defend("Countertrick")
    assert g.A.tokens == 0
    g.play("Grand Heist").pass_all()
    assert g.A.tokens == 1


def test_a_first_appearance_is_no_attack_of_the_active_player_and_hits_nobody_for_them() -> None:
    siren = {"hand": "Sonic Siren", "line_up": "Batarang*3, Oa", "main_deck": "Trigon, Raven"}
    g = game(heroes=["Showman", "Batgirl"], variants=["super-hidden"], B_hand="Punch", **siren)
    g.play("Sonic Siren").pick("Oa").pass_all()
    assert (g.asked, g.A.tokens) == ("A main", 0)


def test_an_attack_on_everybody_that_only_hits_the_attacker_hits_no_foe() -> None:
    drought = {"name": "Drought", "type": "Villain", "cost": 2, "text": "Attack: Each player gains a Weakness."}
    sets = [sister("mechanics"), card_set(drought)]
    g = laid_out(heroes=["Showman", "Batgirl"], sets=sets, hand="Drought", B_hand="Countertrick")
    g.play("Drought").defend("Countertrick").pass_all()
    assert (g.asked, g.A.tokens, g.A.discard, g.B.discard) == ("A main", 0, ["Weakness"], ["Countertrick"])


def test_each_time_tokens_are_gained() -> None:
    g = game(heroes=["Miser", "Batgirl"], hand="Lucky Coin*2")
    g.play("Lucky Coin").play("Lucky Coin")
    assert g.power == 2


def test_giving_tokens_up_is_not_gaining_them() -> None:
    g = game(heroes=["Miser", "Batgirl"], tokens="A2", deck="Kick").use("Miser")
    assert (g.power, g.A.tokens, g.A.hand) == (0, 0, ["Kick"])


def test_of_whom_has_no_tokens_nothing_is_told() -> None:
    g = game(heroes=["Miser", "Batgirl"], hand="Pickpocket", B_hand="Punch").play("Pickpocket").pass_all()
    assert (g.asked, g.power, g.events("tokens")) == ("A main", 1, [])


def test_tokens_count_for_power_and_as_a_condition() -> None:
    g = game(hand="Pride, Vain Mirror*2", tokens="A2")
    g.play("Pride").play("Vain Mirror")
    assert (g.power, g.destroyed) == (4, [])
    g = game(hand="Vain Mirror", tokens="A3")
    g.play("Vain Mirror")
    assert (g.power, g.destroyed) == (3, ["Vain Mirror"])


def test_what_everybody_sees_cannot_be_paid_is_not_asked() -> None:
    g = game(hand="Bribe", tokens="A1")
    g.skip_lone = False
    assert g.play("Bribe").asked == "A main"
