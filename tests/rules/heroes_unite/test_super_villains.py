"""Super-Villains: defeating them, their First Appearance, and what they are in a deck."""

from __future__ import annotations

import pytest

from lineup.engine import zones as z
from lineup.engine.machine import Refused
from lineup.language.sets import CardError, box
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Warlord", "type": "Super-Villain", "cost": 9,
     "text": "+1 Power.\nFirst Appearance—Attack: Each player gains a Weakness."},
    {"name": "Conqueror", "type": "Super-Villain", "cost": 9,
     "text": "First Appearance: Reveal the top card of the main deck. Set it aside, then play it, then destroy it.\n"
             "First Appearance—Attack: Each player discards two cards from their hand."},
    {"name": "Herald", "type": "Super-Villain", "cost": 9, "text": "First Appearance: +2 Power."},
    {"name": "Mentor", "type": "Super Hero", "text": "Each time you play a Hero during your turn, draw a card."},
    {"name": "Kidnapper", "type": "Villain", "cost": 1, "text": "Gain a Villain from the Line-Up."},
    {"name": "Squire", "type": "Hero", "cost": 1, "copies": 3},
)  # fmt: skip
VILLAINS = [each for each in box("heroes-unite").cards if each.title == "Super-Villain"]


def top_card(g: Scenario) -> set[str]:
    """The top of the Super-Villain stack as the spectator and every player see it; "?" is face down."""
    return {g.seen(viewer, "super_villains")[0] for viewer in ("", "A", "B")}


@rule("HU-SVD-01")
def test_the_top_super_villain_is_defeated_with_enough_power() -> None:
    g = game(super_villains="Graves, Trigon", power=9)
    g.buy("Graves")
    assert (g.power, g.super_villains) == (0, ["Trigon"])
    g = game(super_villains="Graves, Trigon", power=8)
    assert not g.can("buy", "Graves")
    with pytest.raises(Refused):
        g.game.answer("buy super-villains:graves", 0)
    assert g.why_not("buy graves") == "HU-TURN-07"


@rule("HU-SVD-01")
def test_only_the_top_super_villain_can_be_defeated_and_nobody_has_to() -> None:
    g = game(super_villains="Trigon, Graves", power=12)
    assert g.can("buy", "Trigon")
    assert not g.can("buy", "Graves")
    g.end_turn()
    assert g.super_villains == ["Trigon", "Graves"]


@rule("HU-SVD-02")
def test_a_defeated_super_villain_goes_to_the_discard_pile() -> None:
    g = game(super_villains="Vandal Savage, Trigon", power=8, discard="Punch")
    g.buy("Vandal Savage")
    assert g.A.discard == ["Punch", "Vandal Savage"]
    assert g.A.in_play == []
    assert g.B.discard == []


@rule("HU-SVD-03")
def test_the_next_super_villain_stays_face_down_until_the_turn_is_over() -> None:
    g = game(super_villains="Vandal Savage, Warlord", sets=[CARDS], power=30, hand="Punch")
    assert top_card(g) == {"Vandal Savage"}
    g.buy("Vandal Savage")
    assert top_card(g) == {"?"}
    g.play("Punch").buy("Kick")
    assert top_card(g) == {"?"}
    assert g.game.why_not("buy warlord") == g.game.why_not("buy nekron")  # a refusal does not tell which one it is
    g.end_turn()
    assert top_card(g) == {"Warlord"}


@rule("HU-SVD-04")
def test_only_one_super_villain_can_be_defeated_in_a_turn() -> None:
    g = game(super_villains="Vandal Savage, Graves, Trigon", power=30)
    g.buy("Vandal Savage")
    assert g.power == 22
    for name in ("Graves", "Trigon"):
        assert not g.can("buy", name)
    with pytest.raises(Refused):
        g.game.answer("buy super-villains:graves", 0)
    assert g.why_not("buy graves") == "HU-SVD-04"


@rule("HU-SVD-05")
def test_super_villains_cost_eight_to_twelve() -> None:
    costs = [each.cost for each in VILLAINS]
    assert len(costs) == 12
    assert (min(costs), max(costs)) == (8, 12)


@rule("HU-SVD-06")
def test_a_super_villain_being_revealed_is_its_first_appearance() -> None:
    g = game(super_villains="Vandal Savage, Trigon", power=8)
    g.buy("Vandal Savage")
    trigon = g.game.state.zones[z.SUPER_VILLAINS][0]
    assert g.events("first_appearance") == []
    g.end_turn().pass_all()
    assert g.events("first_appearance") == [("first_appearance", trigon)]
    g.end_turn()
    assert len(g.events("first_appearance")) == 1


@rule("HU-SVD-07")
@pytest.mark.parametrize("name", [each.name for each in VILLAINS])
def test_every_super_villain_but_vandal_savage_attacks_on_appearing(name: str) -> None:
    g = game(super_villains=name, sv_up=False, deck="Kick*5", B_hand="Punch")
    villain = g.game.state.zones[z.SUPER_VILLAINS][0]
    g.end_turn()
    if name == "Vandal Savage":
        assert g.events("attacked") == []
        assert g.asked == "B main"
    else:
        assert g.events("attacked") == [("attacked", 0, villain, (0, 1))]
        assert g.asked == "A defend"


@rule("HU-SVD-07")
def test_the_card_texts_agree_on_first_appearances() -> None:
    without = [each.name for each in VILLAINS if "First Appearance—Attack:" not in each.text]
    assert without == ["Vandal Savage"]
    assert len(VILLAINS) - len(without) == 11


@rule("HU-SVD-08")
def test_the_attack_resolves_at_once_when_the_super_villain_is_revealed() -> None:
    g = game(super_villains="Trigon", sv_up=False, deck="Kick*5", B_hand="Kick")
    trigon = g.game.state.zones[z.SUPER_VILLAINS][0]
    g.end_turn()
    assert (g.asked, g.ask.source) == ("A defend", trigon)
    kinds = [event[0] for event in g.game.events]
    at = kinds.index("revealed")
    assert kinds[at : at + 3] == ["revealed", "first_appearance", "attacked"]
    g.no_defense(2)
    assert g.destroyed == ["Kick", "Kick"]
    assert g.asked == "B main"


@rule("HU-SVD-09", "HU-SVD-11")
def test_the_attack_is_made_against_each_player_the_defeater_included() -> None:
    g = game(3, sets=[CARDS], super_villains="Vandal Savage, Warlord", power=8, deck="Kick*5",
             B_hand="Punch", C_hand="Punch")  # fmt: skip
    g.buy("Vandal Savage").end_turn()
    assert g.events("attacked")[0][3] == (0, 1, 2)
    for seat in "ABC":
        assert g.asked == f"{seat} defend"
        g.no_defense()
    assert g.A.discard == ["Vandal Savage", "Weakness"]
    assert (g.B.discard, g.C.discard) == (["Weakness"], ["Weakness"])


@rule("HU-SVD-10", "HU-SVD-11")
def test_a_defense_avoids_it_and_everyone_else_is_affected() -> None:
    g = game(3, sets=[CARDS], super_villains="Warlord", sv_up=False, B_hand="Katana, Punch", C_hand="Punch")
    g.end_turn().no_defense()
    assert g.asked == "B defend"
    assert g.offers("defend") == ["Katana"]
    g.defend("Katana").no_defense()
    assert "Weakness" in g.A.discard
    assert g.B.discard == ["Katana"]
    assert g.C.discard == ["Weakness"]


@rule("HU-SVD-12")
def test_no_ability_for_the_own_turn_can_be_used_during_a_first_appearance() -> None:
    g = game(
        heroes=("Batgirl", "Red Tornado"),
        super_villains="Trigon",
        sv_up=False,
        deck="Kick, Raven, Punch*3",
        B_hand="Kick, Raven",
        B_in_play="Gotham City",
        in_play="Apokolips",
        B_discard="Kick, Raven, Punch, Batarang",
    )
    g.end_turn()
    deeds = ("use hero-batgirl", "use hero-red-tornado", "use apokolips", "use gotham-city", "play punch", "end")
    asked = []
    while g.asked != "B main":
        asked.append(g.asked)
        assert not {option.verb for option in g.ask.options} & {"use", "play", "buy", "end"}
        for deed in deeds:
            for seat in (0, 1):
                with pytest.raises(Refused):
                    g.game.answer(deed, seat)
        if g.asked.endswith("defend"):
            g.no_defense()
        else:
            g.pick("Kick")
    assert asked == ["A defend", "B defend", "A pick", "B pick"]
    assert g.can("use", "Red Tornado")


@rule("HU-SVD-12")
def test_a_card_played_by_a_first_appearance_is_played_on_nobodys_turn() -> None:
    g = game(
        sets=[CARDS],
        heroes=("Mentor", "Batgirl"),
        hand="Squire",
        deck="Kick*9",
        line_up="Raven*3, Talon*2",
        main_deck="Squire, Katana",
        super_villains="Conqueror",
        sv_up=False,
    )
    g.play("Squire")
    assert g.A.hand == ["Kick"]
    g.end_turn()
    assert len(g.events("played")) == 1
    assert g.asked == "A defend"
    assert g.A.hand == ["Kick"] * 5


@rule("HU-SVD-12")
def test_power_given_by_a_first_appearance_is_nobodys() -> None:
    g = game(sets=[CARDS], super_villains="Herald", sv_up=False)
    g.end_turn()
    assert (g.asked, g.power) == ("B main", 0)


@rule("HU-SVD-12")
@card("rivals-batman-joker/insanity")
def test_a_first_appearance_has_no_attacker() -> None:
    for letter in "AB":
        held = {"deck" if letter == "A" else "B_hand": "Insanity, Punch*4"}
        g = game(sets=[box("rivals-batman-joker")], super_villains="Trigon", sv_up=False, **held)  # type: ignore[arg-type]
        before = g.weaknesses
        g.end_turn()
        while g.asked != f"{letter} defend":
            g.no_defense()
        g.defend("Insanity").pass_all()
        assert g.asked == "B main"
        assert g.weaknesses == before
        assert "Weakness" not in g.A.discard + g.B.discard


@rule("HU-SVD-12", "HU-HIDE-02")
@card("rivals-batman-joker/insanity")
def test_nor_has_one_made_in_the_middle_of_a_turn() -> None:
    g = game(
        sets=[box("rivals-batman-joker")],
        variants=["super-hidden"],
        hand="Sonic Siren",
        B_hand="Insanity",
        line_up="Batarang*3, Oa",
        main_deck="Trigon, Raven",
    )
    g.play("Sonic Siren").pick("Oa")
    assert g.asked == "B defend"
    g.defend("Insanity")
    assert (g.asked, g.A.discard, g.B.discard) == ("A main", [], ["Insanity"])


@rule("HU-SVD-12")
def test_a_first_appearance_cannot_speak_of_an_attacker() -> None:
    for text in (
        "First Appearance—Attack: Each player discards a Hero of the attacker's choice.",
        "First Appearance—Attack: Each player lets the attacker use the text of a Hero.",
        "First Appearance: The attacker gains a Weakness.",
    ):
        with pytest.raises(CardError, match="a First Appearance has no attacker"):
            card_set({"name": "Usurper", "type": "Super-Villain", "cost": 9, "text": text})


@rule("HU-SVD-13")
def test_a_defense_drawn_for_the_new_hand_can_be_used_against_it() -> None:
    g = game(sets=[CARDS], super_villains="Vandal Savage, Warlord", power=8, deck="Katana, Punch*4")
    g.buy("Vandal Savage").end_turn()
    assert g.asked == "A defend"
    assert g.A.hand == ["Katana", "Punch", "Punch", "Punch", "Punch"]
    g.defend("Katana")
    assert "Weakness" not in g.A.discard + g.A.deck + g.A.hand
    assert g.B.discard == ["Weakness"]


@rule("HU-SVD-13")
def test_a_defense_left_in_hand_is_put_away_before_it() -> None:
    g = game(sets=[CARDS], super_villains="Warlord", sv_up=False, hand="Katana", deck="Punch*5")
    g.end_turn()
    assert g.asked == "A defend"
    assert g.offers("defend") == []


@rule("HU-SVD-14")
def test_it_goes_clockwise_from_the_player_who_ended_the_turn() -> None:
    g = game(
        3,
        sets=[CARDS],
        super_villains="Vandal Savage, Warlord",
        weaknesses="Weakness*2",
        hand="Punch",
        B_hand="Brother Blood*2",
        C_hand="Punch",
    )
    g.end_turn()
    g.play("Brother Blood*2").buy("Vandal Savage").end_turn()
    for seat in "BCA":
        assert g.asked == f"{seat} defend"
        g.no_defense()
    assert g.asked == "C main"
    assert "Weakness" in g.B.discard + g.B.hand + g.B.deck
    assert g.C.discard == ["Weakness"]
    assert "Weakness" not in g.A.discard + g.A.hand + g.A.deck


@rule("HU-SVD-14")
def test_it_begins_with_the_first_seat_when_that_one_ended_the_turn() -> None:
    g = game(3, sets=[CARDS], super_villains="Warlord", sv_up=False, weaknesses="Weakness*2", deck="Kick*5")
    g.end_turn().pass_all()
    assert (g.A.discard, g.B.discard, g.C.discard) == (["Weakness"], ["Weakness"], [])


@rule("HU-SVD-15")
@card("jason-blood", "killer-croc", "canary-cry")
def test_every_super_villain_counts_as_a_villain() -> None:
    g = game(hand="Jason Blood", discard="Graves, Raven", deck="")
    g.play("Jason Blood")
    assert g.offers() == ["Graves"]
    g.pick("Graves")
    assert g.A.deck == ["Graves"]
    g = game(hand="Killer Croc, Vandal Savage", super_villains="Trigon")
    g.play("Killer Croc", "Vandal Savage")
    assert g.power == 2 + 1 + 1


@rule("HU-SVD-15")
@card("hero-black-canary")
@pytest.mark.parametrize("name", ["Vandal Savage", "Mongul", "Trigon"])
def test_playing_a_super_villain_is_playing_a_villain(name: str) -> None:
    g = game(heroes=("Black Canary", "Batgirl"), hand=name, deck="", main_deck="", super_villains="Graves")
    g.play(name)
    canary = g.game.state.zones[z.zone_of(0, z.CHARACTER)][0]
    assert ("power", 1, canary) in g.events("power")


@rule("HU-SVD-16")
@card("black-adam")
def test_a_super_villain_is_one_card_type() -> None:
    g = game(hand="Black Adam, Brother Blood, Katana", super_villains="Trigon")
    g.play("Black Adam")
    assert g.power == 2
    g.play("Brother Blood")  # a Villain again: no new type
    assert g.power == 2 + 4
    g.play("Katana")
    assert g.power == 6 + 1 + 2


@rule("HU-SVD-17")
@card("apokolips")
def test_example_apokolips_draws_a_revealed_super_villain() -> None:
    g = game(in_play="Apokolips", deck="Graves, Punch", super_villains="Trigon")
    graves = g.game.state.zones[z.zone_of(0, z.DECK)][0]
    g.use("Apokolips")
    assert ("revealed", 0, (graves,)) in g.events("revealed")
    assert g.A.hand == ["Graves"]
    assert g.A.deck == ["Punch"]


@rule("HU-SVD-18", "HU-SVD-19")
@card("arkillo")
def test_a_super_villain_played_from_hand_uses_its_upper_text_only() -> None:
    g = game(hand="Arkillo, Kick", discard="Batarang, Katana", B_hand="Kick", super_villains="Trigon")
    g.play("Arkillo")
    assert g.power == 2
    assert sorted(g.A.hand) == ["Batarang", "Kick"]
    assert g.asked == "A main"
    assert g.events("first_appearance") + g.events("attacked") == []
    assert "Weakness" not in g.A.discard + g.B.discard


@rule("HU-SVD-19")
@pytest.mark.parametrize("name", [each.name for each in VILLAINS])
def test_no_super_villain_attacks_when_played_from_a_hand(name: str) -> None:
    top = "Graves" if name != "Graves" else "Trigon"
    g = game(hand=[name, "Kick"], B_hand="Kick", super_villains=top)
    g.play(name)
    assert g.ask.seat == 0
    assert g.events("first_appearance") + g.events("attacked") == []


@rule("HU-SVD-20")
def test_buying_a_super_villain_from_its_stack_defeats_it() -> None:
    g = game(super_villains="Graves, Trigon", power=9)
    graves = g.game.state.zones[z.SUPER_VILLAINS][0]
    g.buy("Graves")
    assert g.events("defeated") == [("defeated", 0, graves)]


@rule("HU-SVD-20")
def test_gaining_a_super_villain_by_an_effect_does_not_defeat_it() -> None:
    g = game(
        sets=[CARDS],
        variants=("super-hidden",),
        hand="Kidnapper",
        line_up="Graves, Raven*3, Katana*2",
        power=9,
    )
    assert g.can("buy", "Graves")
    g.play("Kidnapper")
    assert g.A.discard == ["Graves"]
    assert g.events("defeated") == []


@rule("HU-SVD-21")
def test_buying_a_villain_of_the_line_up_is_no_defeat() -> None:
    g = game(super_villains="Vandal Savage, Trigon", line_up="Deadshot, Talon", power=11)
    g.buy("Deadshot", "Talon")
    assert g.events("defeated") == []
    g.buy("Vandal Savage")
    assert len(g.events("defeated")) == 1
