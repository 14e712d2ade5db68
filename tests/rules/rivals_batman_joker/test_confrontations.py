"""RBJ-CHAR and RBJ-CONF: Characters in three versions, and confronting the opponent's."""

from __future__ import annotations

import pytest

import lineup
from lineup.engine import zones as z
from tests.cards.rivals_batman_joker import duel
from tests.harness.rule import rule
from tests.harness.scenario import card_set

CARDS = card_set(
    {"name": "Sparring", "type": "Equipment", "cost": 1, "text": "Gain a Kick."},
    {"name": "Dawn", "type": "Location", "cost": 1, "text": "Ongoing: At the start of your turn, draw a card."},
    {"name": "Vault", "type": "Location", "cost": 1, "text": "Ongoing: Once during each of your turns, draw a card."},
    {
        "name": "Trophy Hall",
        "type": "Location",
        "cost": 1,
        "text": "Ongoing: The first time you gain a card during each of your turns, draw a card.",
    },
    {
        "name": "Stand",
        "type": "Hero",
        "cost": 1,
        "text": "Block: Add 1 to a Character's cost this turn. If you are confronted, draw a card.",
    },
)


# Characters


@rule("RBJ-CHAR-01")
def test_each_version_has_its_own_cost_and_ability() -> None:
    versions = [card for card in lineup.box("rivals-batman-joker").cards if card.stack == "character"]
    assert sorted(card.cost for card in versions) == [9, 9, 12, 12, 15, 15]
    assert len({card.text for card in versions}) == 6
    assert all(card.triggers or card.abilities for card in versions)


@rule("RBJ-CHAR-02")
def test_only_the_ability_of_the_version_on_top_works() -> None:
    # Batman 9 takes one of three cards, Batman 12 counts the discard pile, Batman 15 gives Power for what is played
    for level, power in ((1, 2), (2, 2), (3, 3)):
        g = duel("Batman", levels=[level], confront="B", hand="Batarang", discard="Robin, Oracle", deck="Kick, Punch*2")
        assert g.play("Batarang").power == power
        assert g.can("use", "Batman") == (level < 3)
        if level == 1:
            assert sorted(g.use("Batman").offers()) == ["Kick", "Punch"]
        elif level == 2:
            assert g.use("Batman").power == 2 + 2


@rule("RBJ-CHAR-02", "RBJ-CHAR-03")
def test_after_a_defeat_the_next_version_is_in_force_at_once() -> None:
    g = duel("The Joker", confront="B", power=7, hand="Red Hood, Punch", B_deck="Batmobile, Joy Buzzer, Kick*4")
    g.play("Red Hood").ready()
    assert (g.active, g.asked) == ("A", "A pick")
    assert (g.B.level, g.B.cost) == (2, 12)
    g.done()
    assert g.active == "B"


@rule("RBJ-CHAR-02")
def test_a_beaten_version_is_of_no_more_use_to_its_player() -> None:
    g = duel("The Joker", confront="B", power=9, B_hand="Kick", B_discard="Robin", B_deck="Punch*3").ready().no_block()
    g.confront("A").use("Batman")  # Batman 12 counts the discard pile; Batman 9 would look at the deck
    assert (g.power, g.asked, g.can("use", "Batman")) == (1, "B main", False)


# Announcing


@rule("RBJ-CONF-01", "RBJ-CONF-03")
def test_both_players_are_offered_a_confrontation_at_the_start_of_their_turns() -> None:
    g = duel("Batman", choose=True)
    assert [option.verb for option in g.ask.options] == ["confront", "normal"]
    g.normal().end_turn()
    assert (g.asked, g.can("confront", "Batman"), g.can("normal")) == ("B confront", True, True)


@rule("RBJ-CONF-02")
def test_a_confrontation_cannot_be_announced_after_a_card_was_played() -> None:
    g = duel("Batman", hand="Punch*2", power=20).play("Punch")
    with pytest.raises(lineup.Refused):
        g.game.answer("confront 1", 0)
    assert not g.can("ready")


@rule("RBJ-CONF-03")
def test_no_power_defeats_a_character_on_a_turn_without_confrontation() -> None:
    g = duel("Batman", power=20, hand="Punch")
    assert {option.verb for option in g.ask.options} == {"play", "buy", "end"}
    assert not g.can("buy", "The Joker")
    g.end_turn()
    assert (g.B.level, g.A.score_pile) == (1, [])


@rule("RBJ-CONF-04")
@pytest.mark.parametrize(("level", "cost"), [(1, 9), (2, 12)])
def test_power_equal_to_the_cost_defeats_and_one_less_does_not(level: int, cost: int) -> None:
    assert duel("Batman", levels=[1, level], confront="B", power=cost).ready().B.level == level + 1
    assert duel("Batman", levels=[1, level], confront="B", power=cost - 1).ready().B.level == level


@rule("RBJ-CONF-06")
def test_a_defeated_version_goes_to_the_victor_and_the_next_is_on_top() -> None:
    g = duel("Batman", confront="B", power=9)
    stack = g.game.state.zones[z.zone_of(1, z.CHARACTER)]
    g.ready()
    assert g.game.state.zones[z.zone_of(0, z.SCORE)] == stack[:1]
    assert g.game.state.zones[z.zone_of(1, z.CHARACTER)] == stack[1:]
    assert (g.B.level, g.B.cost) == (2, 12)
    assert g.B.score_pile == []


@rule("RBJ-CONF-06")
def test_a_defeated_character_is_taken_but_not_gained() -> None:
    g = duel("Batman", sets=[CARDS], confront="B", power=9, in_play="Trophy Hall", deck="Kick*6").ready()
    assert g.A.score_pile == ["The Joker"]
    assert (g.A.deck, g.A.discard) == (["Kick"], [])


@rule("RBJ-CONF-08", "RBJ-CONF-09")
def test_example_of_30_power_that_defeats_a_single_character() -> None:
    g = duel("Batman", confront="B", power=30)
    assert g.power == 30
    g.ready()
    assert g.A.score_pile == ["The Joker"]
    assert len(g.events("defeated")) == 1
    assert (g.B.level, len(g.game.state.zones[z.zone_of(1, z.CHARACTER)])) == (2, 2)
    assert g.active == "B"


@pytest.mark.parametrize(("drawn", "power", "level"), [("Kick*2, Punch", 9, 2), ("Kick, Punch*2", 8, 1)])
@rule("RBJ-CONF-10")
def test_example_of_draws_that_may_bring_the_power_needed(drawn: str, power: int, level: int) -> None:
    g = duel("The Joker", hand="Red Robin, Nightwing, Batmobile", deck=f"{drawn}, Bane", choose=True)
    g.confront("B").play("Batmobile", "Red Robin", "Nightwing")
    assert g.power == 4
    assert len(g.A.hand) == 4
    g.play(drawn).ready()
    assert g.events("ready") == [("ready", 0, power)]
    assert g.B.level == level


@rule("RBJ-CONF-11")
def test_nothing_is_bought_in_a_confrontation_turn_even_with_power_to_spare() -> None:
    g = duel("Batman", confront="B", power=12, line_up="Red Hood, Bane", hand="Punch")
    assert not g.can("buy")
    g.ready()
    assert (g.B.level, g.active, g.A.discard[-1:]) == (2, "B", [])
    assert g.moves("buy") == []


@rule("RBJ-CONF-12")
def test_an_effect_may_still_gain_cards_in_a_confrontation_turn() -> None:
    g = duel("The Joker", sets=[CARDS], confront="B", hand="Sparring, Catwoman", line_up="Joy Buzzer")
    g.play("Sparring")
    assert g.A.discard == ["Kick"]
    g.play("Catwoman").choose(2)
    assert g.A.discard == ["Kick", "Joy Buzzer"]


@rule("RBJ-CONF-13")
def test_confronting_is_no_attack_that_a_defense_could_avoid() -> None:
    g = duel("Batman", choose=True, B_hand="Batarang, World's Greatest Detective", power=9).confront("B")
    assert g.asked == "A main"
    g.ready()
    assert g.asked == "B block"
    assert not g.can("defend")
    assert not g.can("block")
    with pytest.raises(lineup.Refused):
        g.game.answer("defend batarang", 1)
    assert g.no_block().B.level == 2


@rule("RBJ-CONF-14")
def test_attacks_may_be_played_while_confronting_and_defenses_used_against_them() -> None:
    g = duel("Batman", confront="B", hand="Poison Ivy", B_hand="Batarang, Punch", B_deck="Kick").play("Poison Ivy")
    assert g.asked == "B defend"
    g.defend("Batarang")
    assert (g.B.hand, g.power) == (["Punch", "Kick"], 2)
    g = duel("Batman", confront="B", hand="Poison Ivy", B_hand="Punch").play("Poison Ivy").no_defense()
    assert g.B.discard == ["Punch"]


@rule("RBJ-CONF-15", "RBJ-CONF-16")
def test_confrontation_text_resolves_besides_the_other_text_and_only_in_a_confrontation() -> None:
    for names, normal, confronting in ((["Batwoman"], 1, 3), (["Homicidal Maniac"], 1, 2)):
        assert duel("The Joker", hand=names, choose=True).normal().play(*names).power == normal
        assert duel("The Joker", hand=names, choose=True).confront("B").play(*names).power == confronting


@rule("RBJ-CONF-17", "RBJ-CONF-18")
def test_of_the_confronted_players_cards_only_blocks_can_be_used_and_the_condition_in_them_is_active() -> None:
    g = duel("The Joker", sets=[CARDS], confront="B", power=9, B_hand="Harley Quinn, Stand, Huntress", B_deck="Kick")
    g.ready()
    assert g.offers("block") == ["Stand"]
    assert {option.verb for option in g.ask.options} == {"block", "pass"}
    with pytest.raises(lineup.Refused):
        g.game.answer("play harley-quinn", 1)
    g.block("Stand")
    assert (g.B.cost, g.B.hand) == (10, ["Harley Quinn", "Huntress", "Kick"])


@rule("RBJ-CONF-18")
def test_on_the_opponents_turn_nothing_but_defenses_and_blocks_is_offered() -> None:
    g = duel("Batman", confront="B", power=9, hand="Poison Ivy", B_hand="Batarang, Batmobile, Punch")
    with pytest.raises(lineup.Refused):
        g.game.answer("play punch", 1)
    g.play("Poison Ivy")
    assert {(option.verb, option.seat) for option in g.ask.options} == {("defend", 1), ("pass", 1)}
    assert g.offers("defend") == ["Batarang"]
    g.defend("Batarang").ready()
    assert g.offers("block") == ["Batmobile"]
    assert {option.verb for option in g.ask.options} == {"block", "pass"}


@rule("RBJ-CONF-19", "RBJ-BLOCK-02")
def test_a_block_is_refused_until_the_attacker_has_played_everything() -> None:
    g = duel("Batman", confront="B", hand="Punch", power=9, B_hand="Batmobile")
    with pytest.raises(lineup.Refused):
        g.game.answer("block batmobile", 1)
    g.play("Punch")
    assert g.asked == "A main"
    g.ready()
    assert g.asked == "B block"
    assert g.can("block", "Batmobile")


@rule("RBJ-CONF-20")
def test_after_that_the_attacker_plays_no_more_cards_whatever_the_blocks_do() -> None:
    g = duel("Batman", confront="B", hand="Punch*5", power=9, B_hand="Batmobile, Robin").ready()
    with pytest.raises(lineup.Refused):
        g.game.answer("play punch", 0)
    g.block("Batmobile")
    assert g.asked == "B block"
    with pytest.raises(lineup.Refused):
        g.game.answer("play punch", 0)
    g.no_block()
    assert (g.B.level, g.active) == (1, "B")


@rule("RBJ-CONF-21")
def test_falling_short_defeats_nothing_and_the_turn_goes_to_its_end() -> None:
    g = duel("Batman", confront="B", power=11, deck="Kick*5", B_hand="Batmobile", line_up="Joy Buzzer").ready()
    g.block("Batmobile")
    assert g.events("held") == [("held", 1)]
    assert (g.B.level, g.A.score_pile) == (1, [])
    assert (g.active, g.power) == ("B", 0)
    assert g.moves("buy") == []
    assert g.A.hand == ["Kick"] * 5


@rule("RBJ-CONF-21")
def test_after_the_comparison_no_ability_is_open_any_more() -> None:
    for power in (8, 9):
        g = duel("Batman", sets=[CARDS], confront="B", power=power, in_play="Vault", deck="Kick*6")
        assert g.can("use", "Vault")
        assert g.ready().active == "B"
        assert g.A.hand == ["Kick"] * 5


@rule("RBJ-CONF-22")
def test_after_the_comparison_no_card_can_be_played() -> None:
    g = duel("The Joker", confront="B", power=7, hand="Red Hood, Punch*2", discard="Kick").play("Red Hood").ready()
    assert g.asked == "A pick"
    with pytest.raises(lineup.Refused):
        g.game.answer("play punch", 0)
    g.done()
    assert (g.active, g.A.in_play) == ("B", [])


@rule("RBJ-CONF-23")
def test_effects_at_the_start_of_a_turn_come_before_the_choice_to_confront() -> None:
    g = duel("Batman", sets=[CARDS], B_in_play="Dawn", B_hand="Punch", B_deck="Kick").end_turn()
    assert g.asked == "B confront"
    assert g.B.hand == ["Punch", "Kick"]


@rule("RBJ-CONF-24")
def test_the_comparison_spends_no_power() -> None:
    g = duel("The Joker", confront="B", power=10, hand="Red Hood", discard="Kick").play("Red Hood").ready()
    assert (g.B.level, g.asked) == (2, "A pick")
    assert g.power == 12
    g.done()
    assert g.power == 0
