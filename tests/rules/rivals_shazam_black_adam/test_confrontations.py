"""RSB-CONF, RSB-BLOCK and RSB-CHAR: Confrontations, Blocks, and the three versions of a Character."""

from __future__ import annotations

from typing import Any

import pytest

from lineup import Refused
from lineup.language.sets import box
from tests.cards.rivals_shazam_black_adam import BOX
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set
from tests.rules.rivals_shazam_black_adam import duel


def fought(power: int, **options: Any) -> Scenario:
    """A confronts B with this much Power and is done; B is asked for Blocks if B holds cards."""
    return duel(power=power, confront="B", **options).ready()


def refused(g: Scenario, answer: str) -> bool:
    with pytest.raises(Refused):
        g.game.answer(answer)
    return True


# Announcing


@rule("RSB-CONF-01")
def test_a_confrontation_is_announced_as_the_turns_first_choice_or_not_at_all() -> None:
    g = duel(hand="Punch*2", choose=True)
    assert g.can("confront")
    g.normal()
    assert not g.can("confront")
    g.play("Punch")
    assert not g.can("confront")
    assert refused(g, "confront black-adam-9")


@rule("RSB-CONF-02")
def test_on_a_normal_turn_no_power_defeats_anybody() -> None:
    g = duel(hand="Titan", choose=True).normal().play("Titan")
    assert not g.can("ready")
    g.end_turn()
    assert (g.B.level, g.A.score_pile) == (1, [])


# The comparison


@rule("RSB-CONF-03")
@pytest.mark.parametrize(("power", "level"), [(8, 1), (9, 2), (10, 2)])
def test_power_at_least_equal_to_the_cost_defeats(power: int, level: int) -> None:
    assert fought(power).B.level == level


@rule("RSB-CONF-04")
def test_the_defeated_version_goes_to_the_victors_score_pile_and_the_next_lies_on_top() -> None:
    g = fought(9)
    assert g.A.score_pile == ["Black Adam"]
    assert (g.B.hero, g.B.level, g.B.cost) == ("Black Adam", 2, 12)


@rule("RSB-CONF-05", "RSB-END-05")
def test_characters_in_the_score_pile_bring_their_points_at_a_failed_refill() -> None:
    g = fought(9, discard="Medal*2", line_up="War", main_deck="")
    assert g.over
    assert (g.A.score, g.B.score) == (6, 0)
    assert g.winners == ["A"]


@rule("RSB-CONF-06", "RSB-CONF-07")
def test_even_30_power_defeats_only_the_top_character() -> None:
    g = duel(hand="Titan", choose=True).confront("B").play("Titan")
    assert g.power == 30
    g.ready()
    assert (g.A.score_pile, g.B.level) == (["Black Adam"], 2)
    assert g.active == "B"


@rule("RSB-CONF-08")
@pytest.mark.parametrize(("deck", "level"), [("War, Vulnerability", 2), ("Punch*2", 1)])
def test_missing_power_may_be_drawn_after_announcing(deck: str, level: int) -> None:
    g = duel(hand="Scholar", deck=deck, choose=True).confront("B").play("Scholar")
    assert g.power == 6
    g.play(*g.A.hand)
    assert g.power == (11 if level == 2 else 8)  # War knows that this is a Confrontation
    assert g.ready().B.level == level


@rule("RSB-CONF-10")
def test_gaining_by_a_text_is_possible_when_confronting() -> None:
    g = duel(hand="The Wizard", confront="B").play("The Wizard")
    assert (g.A.hand, g.kicks) == (["Word of Power"], 7)


@rule("RSB-CONF-11", "RSB-CONF-12")
def test_confrontation_text_resolves_when_confronting_and_else_only_the_rest_does() -> None:
    assert duel(hand="War, Wrath", confront="B").play("War", "Wrath").power == 10
    assert duel(hand="War, Wrath").play("War", "Wrath").power == 5


# Done playing


@rule("RSB-CONF-13")
def test_blocks_come_after_all_is_played_and_then_the_comparison_once() -> None:
    g = duel(hand="Punch, War", power=9, confront="B", B_hand="Pride, Punch").play("War")
    assert g.asked == "A main"
    g.ready()
    assert (g.asked, g.B.level) == ("B block", 1)
    g.no_block()
    assert (g.B.level, len(g.events("defeated"))) == (2, 1)


@rule("RSB-CONF-14")
def test_after_that_only_a_weakness_is_played() -> None:
    g = fought(9, hand="Punch", deck="Weakness", B_hand="Tempter, Punch").block("Tempter").no_block()
    assert g.asked == "A after"
    assert g.offers("play") == ["Weakness"]
    assert not g.can("end")
    assert refused(g, "play punch")
    g.play("Weakness")
    assert (g.active, g.A.in_play) == ("B", ["Weakness"])


@rule("RSB-CONF-15")
def test_nobody_is_done_playing_with_a_weakness_in_hand() -> None:
    g = duel(hand="Weakness, Punch", confront="B")
    assert not g.can("ready")
    assert refused(g, "ready")
    assert g.play("Weakness").can("ready")


@rule("RSB-CONF-16")
def test_the_power_used_to_defeat_is_not_spent() -> None:
    g = fought(12, in_play="Forge", deck="Medal*9")
    assert (g.B.level, g.asked, g.power) == (2, "A after", 12)
    assert g.use("Forge").power == 9


@rule("RSB-CONF-17")
def test_confronting_is_no_attack_but_attacks_made_meanwhile_can_be_avoided() -> None:
    g = duel(hand="Power of Zeus, Punch", confront="B", B_hand="Eugene Choi").play("Punch")
    assert (g.asked, g.events("attacked")) == ("A main", [])
    g.play("Power of Zeus")
    assert g.asked == "B defend"
    g.defend("Eugene Choi").ready()
    assert g.asked == "B block"
    assert not g.can("defend")


@rule("RSB-CONF-18")
def test_payment_abilities_are_closed_until_the_comparison_and_open_again_after_it() -> None:
    g = duel(quiet=False, hand="Punch*2", deck="War, Sloth, Pride", power=9, confront="B", B_hand="Punch").ready()
    assert (g.asked, g.can("use")) == ("B block", False)
    with pytest.raises(Refused):
        g.game.answer("use shazam-9", 0)
    g.no_block()
    assert (g.asked, g.B.level) == ("A after", 2)
    g.use("Shazam!").pick("War").pick("Pride")
    assert g.A.deck == ["War", "Pride", "Sloth"]
    assert (g.asked, g.can("use", "Shazam!")) == ("A after", True)
    g.end_turn()
    assert g.active == "B"


@rule("RSB-RES-04", "RSB-CONF-18")
def test_what_needs_a_confrontation_is_not_open_any_more_once_it_is_decided() -> None:
    sets, heroes = [box("rivals-batman-joker")], ["Batman", "Black Adam"]
    g = duel(quiet=False, power=9, confront="B", sets=sets, heroes=heroes, hand="Punch", deck="Punch*7")
    assert g.can("use", "Batman")
    g.ready().pass_blocks()
    assert (g.B.level, g.asked) == (2, "B confront")  # nothing was left to be used


@rule("RSB-CONF-04", "RSB-GAIN-05")
def test_a_defeated_character_stays_in_the_score_pile_whatever_a_text_does_with_what_is_gained() -> None:
    hoard = "Ongoing: Each time you buy or gain a card during your turn, you may put it into your hand."
    sets = [card_set({"name": "Hoard", "type": "Location", "cost": 3, "text": hoard})]
    g = fought(9, quiet=False, sets=sets, in_play="Hoard", hand="Punch", deck="Punch*5", B_hand="Punch").no_block()
    assert (g.asked, g.A.score_pile, g.A.hand) == ("A after", ["Black Adam"], ["Punch"])
    swaps = [("magical-subway", "trident-of-neptune")]
    hands = {"hand": "Trident of Neptune, Punch", "deck": "Punch*6", "B_hand": "Punch"}
    g = duel(quiet=False, sets=[box("confrontations")], swaps=swaps, confront="B", power=9, **hands)
    g.play("Trident of Neptune").ready().no_block()
    assert (g.asked, g.A.score_pile) == ("A after", ["Black Adam"])


# Block


@rule("RSB-BLOCK-01")
def test_a_block_card_has_the_keyword_with_a_number() -> None:
    blocks = {card.name: card for card in box(BOX).cards if card.is_block}
    assert all("\nBlock (" in card.text for card in blocks.values())
    assert set(blocks) == {card.name for card in box(BOX).cards if "Block (" in card.text}
    assert len(blocks) == 10


@rule("RSB-BLOCK-02")
def test_the_confronted_player_may_discard_as_many_blocks_as_wanted() -> None:
    g = fought(9, B_hand="Pride, Sloth, War, Stamina of Shu")
    assert sorted(g.offers("block")) == ["Pride", "Sloth", "Stamina of Shu"]
    g.block("Pride")
    assert sorted(g.offers("block")) == ["Sloth", "Stamina of Shu"]
    g.block("Stamina of Shu").no_block()
    assert g.B.level == 1


@rule("RSB-BLOCK-03")
def test_each_block_raises_the_cost_by_its_number() -> None:
    g = fought(30, B_hand="Stamina of Shu, Pride, War")
    assert g.block("Stamina of Shu").B.cost == 11
    assert g.block("Pride").B.cost == 14
    assert g.A.cost == 9


@rule("RSB-BLOCK-04", "RSB-RES-05")
def test_block_text_resolves_only_when_the_card_is_discarded_while_confronted() -> None:
    g = fought(9, B_hand="Cyclone", B_deck="Medal").block("Cyclone")
    assert (g.B.hand, g.B.cost) == (["Medal"], 11)
    g = duel(hand="Sabbac", confront="B", B_hand="Cyclone", B_deck="Medal").play("Sabbac").no_defense()
    assert (g.B.discard, g.B.hand, g.B.cost) == (["Cyclone"], [], 9)


@rule("RSB-BLOCK-05")
def test_blocks_are_used_one_at_a_time_and_a_block_drawn_by_one_may_follow() -> None:
    g = fought(9, B_hand="Cyclone, Punch", B_deck="Pride").block("Cyclone")
    assert g.offers("block") == ["Pride"]
    assert g.block("Pride").B.cost == 14


@rule("RSB-BLOCK-06")
@pytest.mark.parametrize(("power", "level"), [(11, 1), (12, 2)])
def test_only_a_cost_above_the_power_saves(power: int, level: int) -> None:
    g = fought(power, B_hand="Pride, Punch").block("Pride")
    assert g.B.cost == 12
    assert g.no_block().B.level == level


@rule("RSB-BLOCK-07")
def test_the_higher_cost_is_gone_when_the_turn_ends() -> None:
    g = fought(9, B_hand="Pride, Punch", B_in_play="Weakness").block("Pride")
    assert g.B.cost == 11
    g.no_block()
    assert (g.active, g.B.cost) == ("B", 8)


@rule("RSB-BLOCK-08")
def test_on_the_own_turn_a_block_card_is_played_and_its_block_text_does_nothing() -> None:
    g = duel(hand="Cyclone", deck="Medal").play("Cyclone")
    assert (g.power, g.A.cost, g.A.hand) == (2, 9, [])


@rule("RSB-BLOCK-09")
def test_a_block_that_cannot_save_is_allowed_and_its_text_resolves() -> None:
    g = fought(30, B_hand="Cyclone", B_deck="Medal").block("Cyclone")
    assert g.B.hand == ["Medal"]
    assert g.no_block().B.level == 2


# The three versions


@rule("RSB-CHAR-01")
def test_each_version_has_its_own_ability_and_cost() -> None:
    for name in ("Shazam!", "Black Adam"):
        versions = [card for card in box(BOX).cards if card.level and card.name == name]
        assert len({card.text for card in versions}) == 3
        assert all(card.text for card in versions)
        assert [card.cost for card in versions] == [9, 12, 15]


@rule("RSB-CHAR-02")
@pytest.mark.parametrize(("level", "drawn"), [(1, []), (2, ["Hawkman"]), (3, [])])
def test_only_the_ability_of_the_version_on_top_is_there(level: int, drawn: list[str]) -> None:
    g = duel(quiet=False, levels=[level, 1], hand="Punch, Vulnerability", deck="Hawkman, Pride, Sloth")
    g.use("Shazam!")
    if level == 3:
        assert (g.what, g.offers()) == ("discard", ["Punch", "Vulnerability"])
    assert [card for card in g.A.hand if card == "Hawkman"] == drawn


@rule("RSB-CHAR-02")
@pytest.mark.parametrize(("power", "open_"), [(8, False), (9, True)])
def test_a_defeat_puts_the_next_versions_ability_in_place_of_the_last(power: int, open_: bool) -> None:
    g = duel(quiet=False, power=power, confront="B", hand="", B_hand="Sloth").ready().no_block().normal()
    assert (g.active, g.can("use", "Black Adam")) == ("B", open_)


@rule("RSB-CHAR-03")
@pytest.mark.parametrize(("level", "cost"), [(1, 9), (2, 12), (3, 15)])
def test_level_1_2_and_3_cost_9_12_and_15(level: int, cost: int) -> None:
    g = duel(levels=[1, level], confront="B")
    assert (g.B.level, g.B.cost) == (level, cost)


def test_what_is_settled_cannot_be_cancelled_any_more() -> None:
    text = "Ongoing: Once during each of your turns, you may cancel this Confrontation."
    own = card_set({"name": "Exit", "type": "Location", "cost": 3, "text": text})
    g = duel(sets=[own], power=12, confront="B", hand="Punch", in_play="Exit")
    assert g.can("use", "Exit")
    g.skip_lone = False
    g.ready().pass_blocks()
    assert (g.asked, list(g.game.options())) == ("A after", ["end"])
