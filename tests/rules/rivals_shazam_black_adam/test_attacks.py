"""RSB-ATK: Attack and Defense."""

from __future__ import annotations

import pytest

from lineup.engine.attack import Attack
from lineup.language.sets import box
from tests.cards.rivals_shazam_black_adam import BOX
from tests.harness.rule import rule
from tests.rules.rivals_shazam_black_adam import duel, four

CARDS = box(BOX).cards


@rule("RSB-ATK-01")
def test_the_keyword_makes_an_attack_card() -> None:
    makers = {card.name for card in CARDS if any(isinstance(step, Attack) for step in card.programs[0])}
    assert makers == {card.name for card in CARDS if "Attack: " in card.text}
    assert makers == {"Lust", "Pestilence", "Psycho-Pirate", "Sabbac", "Power of Zeus"}


@rule("RSB-ATK-02")
def test_an_attack_hits_all_foes_or_one_of_the_attackers_choice() -> None:
    g = four(hand="Power of Zeus", B_hand="Punch", D_hand="Punch").play("Power of Zeus").pass_all()
    assert (g.B.discard, g.C.discard, g.D.discard) == (["Weakness"], [], ["Weakness"])
    g = four(hand="Lust", B_hand="War", D_hand="Death").play("Lust")
    assert g.asked == "A foe"
    g.foe("D").no_defense()
    assert (g.B.hand, g.D.discard) == (["War"], ["Death"])


@rule("RSB-ATK-03")
def test_a_foe_may_avoid_an_attack_before_it_has_any_effect() -> None:
    g = duel(hand="Power of Zeus", B_hand="Eugene Choi, Punch").play("Power of Zeus")
    assert (g.asked, g.offers("defend"), g.weaknesses) == ("B defend", ["Eugene Choi"], 10)
    g.defend("Eugene Choi")
    assert (g.weaknesses, "Weakness" in g.B.discard) == (10, False)


@rule("RSB-ATK-04")
def test_who_does_not_avoid_is_hit_at_once() -> None:
    g = duel(hand="Power of Zeus, Punch", B_hand="Eugene Choi").play("Power of Zeus").no_defense()
    assert (g.B.discard, g.asked) == (["Weakness"], "A main")


@rule("RSB-ATK-05")
def test_the_keyword_makes_a_defense_card() -> None:
    defenders = {card.name for card in CARDS if card.is_defense}
    assert defenders == {card.name for card in CARDS if "Defense: " in card.text}
    assert defenders == {"Eugene Choi", "Hawkgirl", "Isis", "Tawky Tawny", "Psycho-Pirate", "Wizard Staff"}


@rule("RSB-ATK-06")
def test_a_defense_works_from_the_hand_only() -> None:
    g = duel(hand="Power of Zeus", B_hand="Punch", B_discard="Eugene Choi", B_in_play="Hawkgirl", B_deck="Isis")
    assert g.play("Power of Zeus").offers("defend") == []


@rule("RSB-ATK-07")
def test_one_defense_is_used_for_each_attack() -> None:
    g = duel(hand="Power of Zeus, Pestilence", B_hand="Eugene Choi*2").play("Power of Zeus").defend("Eugene Choi")
    assert g.asked == "A main"
    g.play("Pestilence")
    assert g.offers("defend") == ["Eugene Choi"]


@rule("RSB-ATK-08")
def test_the_reward_is_given_only_for_avoiding_an_attack() -> None:
    g = duel(hand="Power of Zeus", B_hand="Wizard Staff", B_deck="Medal*3").play("Power of Zeus").defend("Wizard Staff")
    assert g.B.hand == ["Medal", "Medal"]
    g = duel(hand="Sabbac", B_hand="Wizard Staff", B_deck="Medal*3").play("Sabbac").no_defense()
    assert (g.B.hand, g.B.discard) == ([], ["Wizard Staff"])


@rule("RSB-ATK-09")
def test_avoiding_leaves_the_text_outside_the_attack() -> None:
    g = duel(hand="Pestilence", B_hand="Eugene Choi", B_in_play="Weakness*2", confront="B").play("Pestilence")
    g.defend("Eugene Choi")
    assert (g.power, g.weaknesses) == (2 + 2, 8)


@rule("RSB-ATK-10")
def test_an_attack_that_finds_no_fitting_card_does_nothing() -> None:
    g = duel(hand="Lust", B_hand="Punch, Speed of Mercury").play("Lust").no_defense()
    assert (g.B.hand, g.B.discard) == (["Punch", "Speed of Mercury"], [])


@rule("RSB-ATK-11")
def test_even_then_a_defense_may_be_used_for_its_reward() -> None:
    g = duel(hand="Lust", B_hand="Wizard Staff", B_deck="Medal*2").play("Lust").defend("Wizard Staff")
    assert g.B.hand == ["Medal", "Medal"]


@rule("RSB-ATK-12")
@pytest.mark.parametrize("put", [True, False])
def test_the_pictured_defense_avoids_and_may_put_a_super_power_on_top(put: bool) -> None:
    assert duel(hand="Tawky Tawny").play("Tawky Tawny").power == 2
    g = duel(hand="Power of Zeus", B_hand="Tawky Tawny", B_discard="Word of Power, War", B_deck="Punch")
    g.play("Power of Zeus").defend("Tawky Tawny")
    assert g.offers() == ["Word of Power"]
    g.pick("Word of Power") if put else g.done()
    assert g.B.deck == (["Word of Power", "Punch"] if put else ["Punch"])
    assert "Tawky Tawny" in g.B.discard
    assert g.weaknesses == 10


@rule("RSB-ATK-13")
def test_the_pictured_attack_gives_2_power_and_a_weakness_to_every_foe() -> None:
    g = duel(hand="Power of Zeus", B_hand="Punch").play("Power of Zeus").no_defense()
    assert (g.power, g.B.discard) == (2, ["Weakness"])


@rule("RSB-ATK-14")
def test_using_a_defense_or_block_is_not_playing_the_card() -> None:
    g = duel(hand="Power of Zeus", B_hand="Isis", B_in_play="Khandaq", B_deck="Medal*3").play("Power of Zeus")
    g.defend("Isis")
    assert (g.power, g.B.hand) == (2, ["Medal"])  # the Defense's own card; neither Power nor Khandaq's draw
    g = duel(power=9, confront="B", B_hand="Hippolyta, Punch", B_in_play="Khandaq", B_deck="Medal").ready()
    g.block("Hippolyta").done()
    assert (g.power, g.B.hand) == (9, ["Punch"])


@rule("RSB-ATK-15")
def test_on_the_own_turn_a_defense_is_played_and_its_defense_text_does_nothing() -> None:
    g = duel(hand="Hawkgirl", deck="Medal").play("Hawkgirl")
    assert (g.power, g.A.hand, g.A.in_play) == (3, [], ["Hawkgirl"])
