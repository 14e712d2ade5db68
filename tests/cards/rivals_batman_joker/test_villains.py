"""The Villains of the box, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.language.sets import box
from tests.cards.rivals_batman_joker import BOX, duel
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set

# id, name, cost, VP, copies
FACTS = [
    ("bane", "Bane", 4, 1, 1),
    ("clayface", "Clayface", 3, 1, 1),
    ("harley-quinn", "Harley Quinn", 3, 1, 2),
    ("hugo-strange", "Hugo Strange", 6, 2, 1),
    ("killer-croc", "Killer Croc", 4, 1, 1),
    ("mr-freeze", "Mr. Freeze", 4, 1, 1),
    ("poison-ivy", "Poison Ivy", 5, 1, 1),
    ("ras-al-ghul", "Ra's al Ghul", 7, 2, 1),
    ("scarecrow", "Scarecrow", 6, 2, 1),
    ("talia-al-ghul", "Talia al Ghul", 5, 1, 1),
    ("the-penguin", "The Penguin", 2, 1, 2),
    ("the-riddler", "The Riddler", 2, 1, 2),
    ("two-face", "Two-Face", 3, 1, 2),
    ("victor-zsasz", "Victor Zsasz", 2, 1, 2),
]


@pytest.mark.parametrize(
    ("id", "name", "cost", "vp", "copies"),
    [pytest.param(*row, id=row[0], marks=card(f"{BOX}/{row[0]}")) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, cost: int, vp: int, copies: int) -> None:
    found = box(BOX).find(id)
    assert (found.name, found.title, found.stack, found.emblem) == (name, "Villain", "main", "joker")
    assert (found.cost, found.vp, found.copies) == (cost, vp, copies)


def play(name: str, **how: Any) -> Scenario:
    """A, as Batman, plays a Villain, with more cards in hand if `also` says so."""
    also = how.pop("also", "")
    return duel("Batman", hand=f"{name}, {also}", **how).play(name)


# Bane


@card("rivals-batman-joker/bane")
def test_bane_gives_2_power_and_outside_a_confrontation_nothing_else() -> None:
    g = play("Bane", also="Punch")
    assert (g.power, g.asked) == (2, "A main")


@card("rivals-batman-joker/bane")
def test_bane_in_a_confrontation_may_discard_a_card_for_3_power() -> None:
    g = play("Bane", also="Punch, Vulnerability", confront="B").pick("Vulnerability")
    assert (g.power, g.A.hand, g.A.discard) == (5, ["Punch"], ["Vulnerability"])


@card("rivals-batman-joker/bane")
def test_bane_in_a_confrontation_gives_no_more_if_nothing_is_discarded() -> None:
    g = play("Bane", also="Punch", confront="B").done()
    assert (g.power, g.A.hand) == (2, ["Punch"])


# Clayface


@card("rivals-batman-joker/clayface")
def test_clayface_alone_gives_1_power() -> None:
    assert play("Clayface").power == 1


@card("rivals-batman-joker/clayface")
def test_clayface_uses_the_text_of_another_card_played_this_turn() -> None:
    g = duel("Batman", hand="Talia al Ghul, Clayface", discard="Bane, Scarecrow", deck="Kick")
    g.play("Talia al Ghul").done()
    g.play("Clayface")
    assert g.power == 4
    g.pick("Bane")
    assert (g.A.deck, g.A.discard) == (["Bane", "Kick"], ["Scarecrow"])
    assert g.A.in_play == ["Talia al Ghul", "Clayface"]
    assert len(g.game.state.played) == 2


@card("rivals-batman-joker/clayface")
def test_clayface_chooses_among_cards_of_cost_5_or_less_that_are_no_locations() -> None:
    g = duel("Batman", hand="The Batcave, Bane, Kick, Laughing Gas, Punch, Clayface", deck="")
    g.play("The Batcave", "Bane", "Kick", "Punch", "Clayface")
    assert sorted(g.offers()) == ["Bane", "Kick", "Punch"]
    g.pick("Kick")
    assert g.power == 2 + 2 + 1 + 2


@card("rivals-batman-joker/clayface")
def test_clayface_finds_nothing_in_a_card_of_cost_6_or_more_or_in_a_location() -> None:
    g = duel("Batman", hand="Hugo Strange, Arkham Asylum, Clayface", main_deck="", line_up="", deck="")
    g.play("Hugo Strange", "Arkham Asylum", "Clayface")
    assert g.power == 2 + 1


@card("rivals-batman-joker/clayface")
def test_clayface_does_not_use_a_text_that_itself_uses_texts() -> None:
    mimic = card_set(
        {
            "name": "Mimic",
            "type": "Villain",
            "cost": 1,
            "text": "Use the text of another card from the cards you played this turn. If you cannot, +5 Power.",
        },
        id="mimics",
    )
    g = duel("Batman", sets=[mimic], hand="Mimic, Clayface").play("Mimic", "Clayface")
    assert g.power == 5 + 1


@card("rivals-batman-joker/clayface")
def test_clayface_makes_the_attack_of_the_card_whose_text_is_used() -> None:
    g = duel("Batman", hand="Poison Ivy, Clayface", B_hand="Punch*2").play("Poison Ivy").no_defense()
    g.play("Clayface").no_defense()
    assert g.power == 4
    assert (g.B.hand, g.B.discard) == ([], ["Punch", "Punch"])


# Harley Quinn


@card("rivals-batman-joker/harley-quinn")
def test_harley_quinn_gives_2_power_and_discards_the_top_card_for_half_its_cost_only_in_a_confrontation() -> None:
    g = play("Harley Quinn", deck="Robin, Kick")
    assert (g.power, g.A.deck) == (2, ["Robin", "Kick"])
    g = play("Harley Quinn", deck="Robin, Kick", confront="B")
    assert (g.power, g.A.deck, g.A.discard) == (2 + 2, ["Kick"], ["Robin"])


# Hugo Strange


@card("rivals-batman-joker/hugo-strange")
def test_hugo_strange_gives_2_power() -> None:
    assert play("Hugo Strange", main_deck="", line_up="").power == 2


@card("rivals-batman-joker/hugo-strange")
def test_hugo_strange_reveals_three_cards_and_may_gain_one_of_cost_5_or_less() -> None:
    g = play("Hugo Strange", main_deck="Bane, Superman, Robin, Catwoman", line_up="Batmobile")
    assert g.seen("B", "main_deck") == ["Bane", "Superman", "Robin", "?"]
    assert sorted(g.offers()) == ["Bane", "Robin"]
    g.pick("Robin")
    assert g.A.discard == ["Robin"]


@card("rivals-batman-joker/hugo-strange")
def test_hugo_strange_puts_the_rest_on_the_bottom_of_the_main_deck_in_any_order() -> None:
    g = play("Hugo Strange", main_deck="Bane, Superman, Robin, Catwoman", line_up="Batmobile").pick("Robin")
    assert sorted(g.offers()) == ["Bane", "Superman"]
    g.pick("Superman")
    assert g.main_deck == ["Catwoman", "Superman", "Bane"]
    assert g.seen("A", "main_deck") == ["?", "Superman", "Bane"]


@card("rivals-batman-joker/hugo-strange")
def test_hugo_strange_may_gain_nothing() -> None:
    g = play("Hugo Strange", main_deck="Bane, Superman, Robin", line_up="Batmobile").done()
    assert g.A.discard == []
    g.pick("Superman").pick("Bane")
    assert g.main_deck == ["Superman", "Bane", "Robin"]


# Killer Croc


@card("rivals-batman-joker/killer-croc")
def test_killer_croc_gives_2_power_and_may_destroy_a_starter_from_the_hand() -> None:
    g = play("Killer Croc", also="Punch, Vulnerability, Weakness, Kick")
    assert (g.power, sorted(g.offers())) == (2, ["Punch", "Vulnerability"])
    g.pick("Vulnerability")
    assert (g.destroyed, g.A.hand) == (["Vulnerability"], ["Punch", "Weakness", "Kick"])
    assert play("Killer Croc", also="Punch").done().A.hand == ["Punch"]


@card("rivals-batman-joker/killer-croc")
def test_killer_croc_blocks_with_3() -> None:
    g = duel("Batman", confront="B", power=11, B_hand="Killer Croc").ready().block("Killer Croc")
    assert g.events("raised")[0][2] == 3
    assert (g.B.level, g.B.discard) == (1, ["Killer Croc"])


# Mr. Freeze


@card("rivals-batman-joker/mr-freeze")
def test_mr_freeze_gives_2_power_even_when_his_attack_is_avoided() -> None:
    assert play("Mr. Freeze", B_hand="Batarang").defend("Batarang").power == 2


@card("rivals-batman-joker/mr-freeze")
def test_mr_freeze_makes_each_foe_put_a_card_of_their_choice_on_top_of_their_deck() -> None:
    g = play("Mr. Freeze", B_hand="Punch, Kick", B_deck="Robin").no_defense()
    assert g.asked == "B pick"
    g.pick("Punch")
    assert (g.B.hand, g.B.deck) == (["Kick"], ["Punch", "Robin"])


# Poison Ivy


@card("rivals-batman-joker/poison-ivy")
def test_poison_ivy_gives_2_power_even_when_her_attack_is_avoided() -> None:
    assert play("Poison Ivy", B_hand="Batarang").defend("Batarang").power == 2


@card("rivals-batman-joker/poison-ivy")
@rule("RBJ-RES-07")
def test_poison_ivy_makes_each_foe_discard_a_random_card_from_their_hand() -> None:
    lost = set()
    for seed in range(12):
        g = play("Poison Ivy", B_hand="Punch, Kick, Robin", B_deck="Bane", seed=str(seed)).no_defense()
        assert g.asked == "A main"
        assert (len(g.B.hand), g.B.deck) == (2, ["Bane"])
        lost.add(g.B.discard[0])
    assert lost == {"Punch", "Kick", "Robin"}


@card("rivals-batman-joker/poison-ivy")
@rule("RBJ-CARD-05")
def test_a_block_can_be_lost_to_poison_ivy_and_not_used_in_answer() -> None:
    g = play("Poison Ivy", B_hand="Batmobile", confront="B", power=7)
    assert g.asked == "B defend"
    assert not g.can("block")
    assert not g.can("defend")
    g.no_defense()
    assert (g.B.hand, g.B.discard, g.B.cost) == ([], ["Batmobile"], 9)
    g.ready()
    assert g.B.level == 2


# Ra's al Ghul


@card("rivals-batman-joker/ras-al-ghul")
def test_ras_al_ghul_gives_3_power() -> None:
    assert play("Ra's al Ghul").power == 3


@card("rivals-batman-joker/ras-al-ghul")
def test_ras_al_ghul_may_go_on_top_of_the_deck_at_the_end_of_the_turn() -> None:
    g = play("Ra's al Ghul", deck="Kick*5").end_turn().yes()
    assert g.A.hand == ["Ra's al Ghul", "Kick", "Kick", "Kick", "Kick"]
    assert g.A.discard == []


@card("rivals-batman-joker/ras-al-ghul")
def test_ras_al_ghul_may_go_to_the_discard_pile_instead() -> None:
    g = play("Ra's al Ghul", deck="Kick*5").end_turn().no()
    assert g.A.discard == ["Ra's al Ghul"]


# Scarecrow


@card("rivals-batman-joker/scarecrow")
def test_scarecrow_makes_each_foe_gain_a_weakness_and_discard_a_card_of_their_choice() -> None:
    g = play("Scarecrow", B_hand="Punch, Kick").no_defense()
    assert g.B.discard == ["Weakness"]
    assert g.asked == "B pick"
    g.pick("Punch")
    assert (g.B.hand, g.B.discard) == (["Kick"], ["Weakness", "Punch"])
    assert g.weaknesses == 9


@card("rivals-batman-joker/scarecrow")
@rule("RBJ-CARD-10")
def test_scarecrow_gives_2_power_whether_his_attack_hits_or_not() -> None:
    assert play("Scarecrow", B_hand="Punch").no_defense().power == 2
    g = play("Scarecrow", B_hand="Batarang, Punch", B_deck="Kick").defend("Batarang")
    assert g.power == 2
    assert (g.B.hand, g.B.discard) == (["Punch", "Kick"], ["Batarang"])


# Talia al Ghul


@card("rivals-batman-joker/talia-al-ghul")
def test_talia_al_ghul_gives_2_power() -> None:
    assert play("Talia al Ghul").power == 2


@card("rivals-batman-joker/talia-al-ghul")
def test_talia_al_ghul_may_put_a_villain_from_the_discard_pile_on_top_of_the_deck() -> None:
    g = play("Talia al Ghul", discard="Bane, Robin, Scarecrow", deck="Kick")
    assert sorted(g.offers()) == ["Bane", "Scarecrow"]
    g.pick("Scarecrow")
    assert (g.A.deck, g.A.discard) == (["Scarecrow", "Kick"], ["Bane", "Robin"])


@card("rivals-batman-joker/talia-al-ghul")
def test_talia_al_ghul_may_leave_the_villain_where_it_is() -> None:
    assert play("Talia al Ghul", discard="Bane").done().A.discard == ["Bane"]


@card("rivals-batman-joker/talia-al-ghul")
def test_talia_al_ghul_blocks_with_2() -> None:
    g = duel("Batman", confront="B", power=10, B_hand="Talia al Ghul", B_discard="Bane").ready()
    g.block("Talia al Ghul")
    assert g.events("raised")[0][2] == 2
    assert (g.B.level, g.B.discard) == (1, ["Bane", "Talia al Ghul"])


# The Penguin


@card("rivals-batman-joker/the-penguin")
@rule("RBJ-RES-09", "RBJ-PLAY-08")
def test_the_penguin_draws_two_cards_and_then_two_must_be_discarded() -> None:
    g = play("The Penguin", also="Punch, Vulnerability", deck="Kick, Bane, Robin")
    assert g.A.hand == ["Punch", "Vulnerability", "Kick", "Bane"]
    assert g.asked == "A pick"
    assert not g.can("done")
    g.pick("Kick")
    assert not g.can("done")
    g.pick("Punch")
    assert (g.A.hand, g.A.discard) == (["Vulnerability", "Bane"], ["Kick", "Punch"])


@card("rivals-batman-joker/the-penguin")
@rule("RBJ-RES-06")
def test_the_penguin_draws_and_discards_as_far_as_there_are_cards() -> None:
    g = play("The Penguin", deck="Kick")
    assert (g.A.hand, g.A.deck, g.A.discard) == ([], [], ["Kick"])
    assert g.asked == "A main"


# The Riddler


@card("rivals-batman-joker/the-riddler")
def test_the_riddler_gives_1_power_if_that_is_chosen() -> None:
    g = play("The Riddler", power=3, main_deck="Bane, Robin", line_up="Batmobile").choose(1)
    assert (g.power, g.A.discard) == (4, [])


@card("rivals-batman-joker/the-riddler")
def test_the_riddler_asks_3_power_for_a_card_and_with_less_gives_1() -> None:
    assert play("The Riddler", power=2, main_deck="Bane, Robin", line_up="Batmobile").power == 3
    g = play("The Riddler", power=3, main_deck="Bane, Robin", line_up="Batmobile")
    assert g.offers("choose") == ["1", "2"]
    assert g.choose(2).power == 0


@card("rivals-batman-joker/the-riddler")
@rule("RBJ-CARD-09")
def test_the_foe_can_let_the_riddler_gain_the_card_shown() -> None:
    g = play("The Riddler", power=4, main_deck="Bane, Robin, Catwoman", line_up="Batmobile").choose(2)
    assert g.asked == "B choose"
    assert g.seen("B", "main_deck") == ["Bane", "?", "?"]
    assert g.seen("A", "main_deck") == ["Bane", "?", "?"]
    g.choose(1)
    assert (g.A.discard, g.main_deck, g.power) == (["Bane"], ["Robin", "Catwoman"], 1)
    assert g.asked == "A main"


@card("rivals-batman-joker/the-riddler")
@rule("RBJ-CARD-09")
def test_the_foe_can_let_the_riddler_gain_the_next_card_and_the_card_shown_is_on_top_again() -> None:
    g = play("The Riddler", power=3, main_deck="Bane, Robin, Catwoman", line_up="Batmobile").choose(2).choose(2)
    assert (g.A.discard, g.main_deck) == (["Robin"], ["Bane", "Catwoman"])


@card("rivals-batman-joker/the-riddler")
def test_the_riddler_gains_the_only_card_of_the_main_deck_without_a_question() -> None:
    g = play("The Riddler", power=3, main_deck="Bane", line_up="Batmobile").choose(2)
    assert (g.A.discard, g.main_deck) == (["Bane"], [])


# Two-Face


@card("rivals-batman-joker/two-face")
def test_two_face_gives_2_power() -> None:
    assert play("Two-Face", B_deck="", B_hand="").choose(1).power == 2


@pytest.mark.parametrize(
    ("named", "top", "as_named"),
    [
        pytest.param(1, "Bane", True, id="even matches 4"),
        pytest.param(1, "Punch", True, id="even matches 0"),
        pytest.param(1, "Kick", False, id="even does not match 3"),
        pytest.param(2, "Kick", True, id="odd matches 3"),
        pytest.param(2, "Bane", False, id="odd does not match 4"),
    ],
)
@card("rivals-batman-joker/two-face")
def test_two_face_makes_a_foe_discard_a_hand_card_or_the_one_revealed(named: int, top: str, as_named: bool) -> None:
    g = play("Two-Face", B_hand="Robin, Oracle", B_deck=f"{top}, Catwoman")
    assert g.asked == "A choose"
    g.choose(named)
    assert g.asked == "B defend"
    assert g.seen("A", "B_deck") == ["?", "?"]
    g.no_defense()
    assert g.events("revealed")[-1][1] == 1
    if as_named:
        assert sorted(g.offers()) == ["Oracle", "Robin"]
        g.pick("Oracle")
    assert g.B.discard == (["Oracle"] if as_named else [top])
    assert g.B.deck == ([top, "Catwoman"] if as_named else ["Catwoman"])


@card("rivals-batman-joker/two-face")
def test_the_second_two_face_of_a_turn_names_anew() -> None:
    g = duel("Batman", hand="Two-Face*2, Punch", B_deck="Kick, Bane, Robin", B_hand="")
    g.play("Two-Face").choose(1)
    assert g.B.discard == ["Kick"]
    g.play("Two-Face").choose(2)
    assert g.B.discard == ["Kick", "Bane"]


@card("rivals-batman-joker/two-face")
def test_two_face_can_be_avoided() -> None:
    g = play("Two-Face", B_hand="Batarang", B_deck="Kick, Robin").choose(2).defend("Batarang")
    assert (g.B.hand, g.B.deck, g.B.discard) == (["Kick"], ["Robin"], ["Batarang"])


# Victor Zsasz


@card("rivals-batman-joker/victor-zsasz")
def test_victor_zsasz_gives_1_power_before_any_character_was_defeated() -> None:
    assert play("Victor Zsasz").power == 1


@card("rivals-batman-joker/victor-zsasz")
def test_victor_zsasz_gives_1_more_power_for_each_character_in_the_own_score_pile() -> None:
    g = duel("Batman", hand="Punch", deck="Victor Zsasz*2, Punch*3", power=9, confront="B", B_hand="", B_deck="")
    g.ready().normal().end_turn().normal().play("Victor Zsasz")
    assert g.A.score_pile == ["The Joker"]
    assert g.power == 2
