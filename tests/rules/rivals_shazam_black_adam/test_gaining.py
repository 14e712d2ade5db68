"""RSB-GAIN, RSB-PAY and RSB-WYG: gaining, payment abilities, and what happens on gaining a card."""

from __future__ import annotations

from typing import Any

import pytest

from lineup import Refused
from lineup.language.sets import box
from lineup.language.words.triggers import FirstGain
from tests.cards.rivals_shazam_black_adam import BOX
from tests.harness.rule import rule
from tests.harness.scenario import Scenario
from tests.rules.rivals_shazam_black_adam import duel

SINS = ("Envy", "Gluttony", "Greed", "Lust", "Pride", "Sloth", "Wrath")


def adam(**options: Any) -> Scenario:
    """A is Black Adam, and he uses his abilities."""
    return duel(heroes=["Black Adam", "Shazam!"], quiet=False, **options)


# Gaining


@rule("RSB-GAIN-01")
def test_what_is_gained_belongs_to_the_gainer() -> None:
    g = duel(hand="Theft", B_discard="War").play("Theft")
    assert (g.A.discard, g.B.discard) == (["War"], [])
    assert (g.A.score, g.B.score) == (1, 0)


@rule("RSB-GAIN-02")
def test_buying_is_gaining_for_texts_of_this_set() -> None:
    g = adam(power=5, in_play="Vulnerability", line_up="War").buy("War")
    assert (g.asked, g.offers()) == ("A pick", ["Vulnerability"])
    triggers = [each for card in box(BOX).cards for each in card.triggers if isinstance(each.test, FirstGain)]
    assert [each.when for each in triggers] == ["gain", "defeat"]
    assert all(isinstance(each.test, FirstGain) and each.test.sees_buying for each in triggers)


@rule("RSB-GAIN-02")
def test_a_purchase_of_another_sets_card_is_seen_too() -> None:
    g = adam(power=5, in_play="Vulnerability", line_up="Titan").buy("Titan")
    assert g.offers() == ["Vulnerability"]


@rule("RSB-GAIN-02")
def test_a_plain_gain_text_of_another_set_does_not_see_purchases() -> None:
    assert duel(power=5, in_play="Vault", line_up="War").buy("War").power == 0
    assert duel(in_play="Vault", hand="Summons", line_up="War").play("Summons").power == 1


@rule("RSB-GAIN-03")
def test_a_card_gained_by_a_text_goes_to_the_discard_pile_at_no_cost_unless_told_otherwise() -> None:
    g = duel(hand="Summons", power=1, line_up="Sabbac").play("Summons")
    assert (g.A.discard, g.power) == (["Sabbac"], 1)
    g = duel(hand="The Wizard").play("The Wizard")
    assert (g.A.hand, g.A.discard, g.power) == (["Word of Power"], [], 3)


@rule("RSB-GAIN-04")
def test_nothing_is_gained_where_nothing_fits() -> None:
    g = duel(hand="Summons", line_up="Hawkman, Khandaq").play("Summons")
    assert (g.A.discard, g.line_up, g.asked) == ([], ["Hawkman", "Khandaq"], "A main")


@rule("RSB-GAIN-05", "RSB-CHARC-02")
def test_defeating_a_character_is_gaining_a_card_of_its_printed_cost() -> None:
    g = adam(power=4, confront="B", in_play="Weakness", B_in_play="Weakness*5").ready()
    assert g.A.score_pile == ["Shazam!"]
    assert (g.asked, g.offers()) == ("A pick", ["Weakness"])  # it took 4 Power, and yet the card costs 9
    g.pick("Weakness")
    assert (g.A.in_play, g.weaknesses) == ([], 10)


@rule("RSB-GAIN-05")
def test_a_defeat_is_a_gain_that_was_not_bought() -> None:
    g = adam(power=9, confront="B", in_play="Weakness").ready()
    gains = [event for event in g.game.state.happened if event.what == "gain"]
    assert [(event.seat, event.bought) for event in gains] == [(0, False)]


# Payment abilities


@rule("RSB-PAY-01")
def test_a_payment_ability_is_an_action_before_a_colon_with_its_effect_behind() -> None:
    payers = [card for card in box(BOX).cards if card.text.startswith("Discard ")]
    assert {card.id for card in payers} == {"shazam-9", "shazam-12", "shazam-15", "black-adam-12", "black-adam-15"}
    for card in payers:
        assert len(card.abilities) == 1
        assert not card.abilities[0].once
    g = duel(quiet=False, hand="War", deck="Cyclone*1, Pride, Sloth")
    assert not g.can("use")  # what cannot be paid is not open


@rule("RSB-PAY-02")
def test_it_is_usable_on_the_own_turn_only() -> None:
    g = duel(quiet=False, hand="Punch*5", deck="Medal*5", B_hand="Punch")
    assert g.can("use", "Shazam!")
    g.end_turn()
    assert g.active == "B"
    with pytest.raises(Refused):
        g.game.answer("use shazam-9", 0)
    g.normal()
    assert not g.can("use", "Shazam!")


@rule("RSB-PAY-03")
def test_it_is_usable_as_often_as_it_is_paid() -> None:
    g = duel(quiet=False, hand="Punch*3", deck="Cyclone, Stamina of Shu, Freddy Freeman, Medal*9")
    for drawn in ("Cyclone", "Freddy Freeman", "Stamina of Shu"):
        g.use("Shazam!")
        if g.what == "draw":
            g.pick(drawn)
        while g.asked == "A pick":
            g.give(g.ask.options[0])
    assert sorted(g.A.hand) == ["Cyclone", "Freddy Freeman", "Stamina of Shu"]
    assert not g.can("use", "Shazam!")


@rule("RSB-PAY-04")
def test_shazam_discards_a_punch_to_search_three_cards_for_a_hero_or_super_power() -> None:
    g = duel(quiet=False, hand="Punch", deck="Atom Smasher, War, Punch, Medal").use("Shazam!")
    assert (g.A.discard, g.A.hand) == (["Punch"], ["Atom Smasher"])
    assert sorted(g.offers()) == ["Punch", "War"]
    g.pick("Punch")
    assert g.A.deck == ["Punch", "War", "Medal"]


@rule("RSB-PAY-05")
def test_with_no_fitting_card_all_three_go_back() -> None:
    g = duel(quiet=False, hand="Punch", deck="Hawkman, War, Sloth, Medal").use("Shazam!")
    assert (g.A.hand, g.what) == ([], "put on top first")
    g.pick("Sloth").pick("War")
    assert g.A.deck == ["Sloth", "War", "Hawkman", "Medal"]


@rule("RSB-PAY-05")
def test_a_fitting_card_is_drawn_and_the_player_chooses_which() -> None:
    g = duel(quiet=False, hand="Punch", deck="Cyclone, Stamina of Shu, Sloth, Medal").use("Shazam!")
    assert (g.what, g.offers(), g.can("done")) == ("draw", ["Cyclone", "Stamina of Shu"], False)


# When you gain this


@rule("RSB-WYG-01", "RSB-WYG-06")
def test_who_takes_such_a_card_takes_a_weakness_after_it() -> None:
    g = duel(power=3, line_up="Greed").buy("Greed")
    assert g.A.discard == ["Greed", "Weakness"]
    assert [name for name, _, _ in g.moves()] == ["Greed", "Weakness"]


@rule("RSB-WYG-02")
@pytest.mark.parametrize(
    ("text", "zones"),
    [
        ("Summons", {"line_up": "Greed"}),
        ("Delving", {"main_deck": "Greed", "line_up": ""}),
        ("Salvage", {"destroyed": "Greed", "line_up": ""}),
        ("Theft", {"B_discard": "Greed"}),
    ],
)
def test_it_happens_from_whatever_zone_the_card_is_gained(text: str, zones: dict[str, str]) -> None:
    g = duel(hand=text, **zones).play(text)
    assert g.A.discard == ["Greed", "Weakness"]


@rule("RSB-WYG-03")
@pytest.mark.parametrize("sin", [sin for sin in SINS if sin != "Greed"])
def test_it_is_ignored_when_the_card_is_played(sin: str) -> None:
    g = duel(hand=sin, deck="Medal").play(sin)
    assert (g.weaknesses, g.A.discard) == (10, [])


@rule("RSB-WYG-04")
def test_most_of_the_seven_sins_carry_such_a_text() -> None:
    sins = [card for card in box(BOX).cards if card.name in SINS]
    assert len(sins) == 7
    assert [card.name for card in sins if card.when_gained < 0] == ["Sloth"]
    assert {card.name for card in box(BOX).cards if card.when_gained >= 0} == set(SINS) - {"Sloth"}


@rule("RSB-WYG-05")
def test_the_pictured_sin_gains_a_weakness_and_played_draws_or_destroys_the_top_card() -> None:
    assert duel(power=3, line_up="Greed").buy("Greed").weaknesses == 9
    g = duel(hand="Greed", deck="Punch, War").play("Greed")
    assert (g.asked, g.offers("choose")) == ("A choose", ["1", "2"])
    assert g.seen("B", "A_deck") == ["Punch", "?"]
    assert g.choose(1).A.hand == ["Punch"]
    assert duel(hand="Greed", deck="Punch, War").play("Greed").choose(2).destroyed == ["Punch"]
