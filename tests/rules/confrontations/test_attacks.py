"""Attacks on a team and Defenses for oneself or the teammate (CONF-ATK)."""

from __future__ import annotations

from typing import Any

import pytest

import lineup
from lineup.engine import notation
from lineup.engine.machine import Refused
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, game

CARDS = card_set(
    {"name": "Raider", "type": "Villain", "cost": 2, "copies": 2, "text": "Attack: Each foe gains a Weakness."},
    {"name": "Sniper", "type": "Villain", "cost": 2, "copies": 2,
     "text": "Attack: Choose a foe. That foe gains a Weakness."},
    {"name": "Thief", "type": "Villain", "cost": 2, "text": "Attack: Each foe discards a card from their hand."},
    {"name": "Wrecker", "type": "Villain", "cost": 2, "text": "Attack: Each foe discards a Location they control."},
    {"name": "Shield", "type": "Equipment", "cost": 2, "copies": 4,
     "text": "+1 Power.\nDefense: Discard this card to avoid an Attack."},
    {"name": "Mirror", "type": "Equipment", "cost": 2, "copies": 2,
     "text": "Defense: Reveal this card to avoid an Attack."},
    {"name": "Scroll", "type": "Equipment", "cost": 2,
     "text": "Defense: Discard this card to avoid an Attack. Draw a card."},
    {"name": "Armory", "type": "Equipment", "cost": 2,
     "text": "Put any number of Defense cards from your discard pile into your hand."},
    {"name": "Lookout", "type": "Location", "cost": 2,
     "text": "Ongoing: Each time you discard an Equipment, draw a card."},
    {"name": "War Room", "type": "Equipment", "cost": 2,
     "text": "Put any number of Attack cards from your discard pile into your hand."},
    {"name": "Bulwark", "type": "Super Power", "cost": 2,
     "text": "Ongoing: This card stays in play.\n"
     "Defense: Put this card from play into your discard pile to avoid an Attack."},
    {"name": "Grudge", "type": "Villain", "cost": 2, "text": "+1 Power. The attacker gains a Weakness."},
    {"name": "Remorse", "type": "Villain", "cost": 2,
     "text": "Attack: Each foe gains a Weakness.\nThe attacker gains a Weakness."},
    {"name": "Tribute", "type": "Equipment", "cost": 2,
     "text": "Defense: Discard this card to avoid an Attack. "
     "Each foe puts a card from their discard pile into the attacker's hand."},
)  # fmt: skip
ATTACK_CARDS = {
    "Artemis",
    "Dead King's Scepter",
    "Kryptonite",
    "Mystic Control",
    "Nereus",
    "Silver Banshee",
    "Strife",
    "Tegrof!",
}
DEFENSE_CARDS = {
    "Blue Devil",
    "Doctor Destiny",
    "Donna Troy",
    "Giganta",
    "Impervious",
    "Krypto",
    "Steve Trevor",
    "The Others",
    "Water Control",
}


def table(**given: Any) -> Scenario:
    """A's turn in a game of two teams, A and C against B and D."""
    heroes = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
    return game(4, box="confrontations", heroes=heroes, sets=[CARDS], **given)


def attack(name: str = "Raider", **given: Any) -> Scenario:
    """A plays an Attack; what the others have is given."""
    return table(hand=name, **given).play(name)


def weak(g: Scenario) -> str:
    """The seats with a Weakness in their discard pile."""
    return "".join(seat for seat in "ABCD" if "Weakness" in getattr(g, seat).discard)


def covers(g: Scenario) -> list[tuple[str, str]]:
    """The Defenses offered: card, and whom it would protect."""
    state = g.game.state
    return [(state.cards[each.card].name, LETTERS[each.n]) for each in g.ask.options if each.verb == "defend"]


@rule("CONF-ATK-01")
def test_an_attack_hits_both_opponents_and_neither_partner() -> None:
    g = attack(B_hand="Punch", C_hand="Punch", D_hand="Punch")
    assert g.events("attacked")[0][3] == (1, 3)
    assert g.pass_all().asked == "A main"
    assert weak(g) == "BD"


@rule("CONF-ATK-01")
def test_an_attack_of_the_other_side_hits_the_first() -> None:
    g = table(B_hand="Raider", D_hand="Punch")
    g.end_turn().normal().play("Raider").pass_all()
    assert weak(g) == "AC"


@pytest.mark.parametrize(("chosen", "other"), ["BD", "DB"])
@rule("CONF-ATK-02")
def test_a_foe_not_chosen_is_not_hit(chosen: str, other: str) -> None:
    g = attack("Sniper", B_hand="Punch", C_hand="Punch", D_hand="Punch")
    assert g.asked == "A foe"
    assert [LETTERS[option.n] for option in g.ask.options] == ["B", "D"]
    assert g.game.why("foe 1").rule == "CONF-ATK-02"
    g.foe(chosen).pass_all()
    assert weak(g) == chosen
    assert getattr(g, other).discard == []


@rule("CONF-ATK-03", "CONF-ATK-12")
def test_both_opponents_are_asked_before_anything_is_lost() -> None:
    g = attack(B_hand="Shield", D_hand="Shield")
    assert g.asked == "B defend"
    assert g.game.why("defend shield").rule == "CONF-ATK-03"
    assert (weak(g), g.weaknesses) == ("", 16)
    g.no_defense()
    assert g.asked == "D defend"
    assert (weak(g), g.weaknesses) == ("", 16)
    g.defend_for("D", "Shield")
    assert g.asked == "B defend"
    assert weak(g) == ""
    g.no_defense()
    assert (weak(g), g.asked) == ("B", "A main")


@rule("CONF-ATK-03")
def test_whoever_holds_cards_is_asked_even_without_a_defense() -> None:
    g = attack(B_hand="Punch", D_hand="")
    assert g.asked == "B defend"
    assert list(g.game.options()) == ["pass"]
    g.no_defense()
    assert g.asked == "A main"


@rule("CONF-ATK-04", "CONF-ATK-07")
def test_a_defense_protects_its_user_or_the_teammate() -> None:
    for protected, hit in (("B", "D"), ("D", "B")):
        g = attack(B_hand="Shield", D_hand="Punch")
        assert covers(g) == [("Shield", "B"), ("Shield", "D")]
        assert list(g.game.options()) == ["defend shield", "defend 3 shield", "pass"]
        g.defend_for(protected, "Shield").pass_all()
        assert weak(g) == hit
        assert "Shield" in g.B.discard


@rule("CONF-ATK-05")
def test_who_is_not_hit_may_defend_the_teammate() -> None:
    g = attack("Sniper", B_hand="Shield, Punch", D_hand="Punch")
    g.foe("D")
    assert g.asked == "B defend"
    assert covers(g) == [("Shield", "D")]
    g.defend_for("D", "Shield")
    assert (weak(g), g.B.discard, g.asked) == ("", ["Shield"], "A main")


@rule("CONF-ATK-05")
def test_partners_of_the_attacker_have_no_say() -> None:
    g = attack("Sniper", B_hand="Punch", C_hand="Shield", D_hand="Punch")
    g.foe("D")
    asked = []
    while g.asked.endswith("defend"):
        asked.append(g.asked)
        g.no_defense()
    assert asked == ["B defend", "D defend"]


@rule("CONF-ATK-06")
def test_one_defense_protects_one_player() -> None:
    g = attack(B_hand="Shield, Punch", D_hand="Punch")
    g.defend_for("D", "Shield")
    assert g.asked == "B defend"
    assert covers(g) == []
    g.pass_all()
    assert weak(g) == "B"


@rule("CONF-ATK-08")
def test_one_player_may_cover_the_team_with_two_defenses() -> None:
    g = attack(B_hand="Shield*2, Punch", D_hand="Punch")
    g.defend_for("B", "Shield")
    assert (g.asked, covers(g)) == ("B defend", [("Shield", "D")])
    g.defend_for("D", "Shield")
    assert g.asked == "A main"
    assert (weak(g), g.B.discard) == ("", ["Shield", "Shield"])


@rule("CONF-ATK-08")
def test_a_covered_player_is_not_covered_again() -> None:
    g = attack(B_hand="Shield*3", D_hand="Shield")
    g.defend_for("D", "Shield")
    assert covers(g) == [("Shield", "B")]
    g.no_defense()
    assert (g.asked, covers(g)) == ("D defend", [("Shield", "B")])


@rule("CONF-ATK-09", "CONF-ATK-10")
def test_a_defense_revealed_and_kept_covers_one_player_only() -> None:
    g = attack(B_hand="Mirror, Punch", D_hand="Punch")
    assert covers(g) == [("Mirror", "B"), ("Mirror", "D")]
    g.defend_for("B", "Mirror")
    assert g.B.hand == ["Mirror", "Punch"]
    assert g.asked == "B defend"
    assert covers(g) == []
    with pytest.raises(Refused):
        g.game.answer("defend 3 mirror", 1)
    g.pass_all()
    assert weak(g) == "D"


@rule("CONF-ATK-09")
def test_two_revealed_defenses_cover_the_team() -> None:
    g = attack(B_hand="Mirror*2", D_hand="Punch")
    g.defend_for("B", "Mirror").defend_for("D", "Mirror")
    assert (weak(g), g.B.hand, g.asked) == ("", ["Mirror", "Mirror"], "A main")


@rule("CONF-ATK-08", "CONF-ATK-10")
def test_a_discarded_defense_that_is_drawn_again_may_be_used_again() -> None:
    g = attack(B_hand="Scroll, Punch", B_deck="", D_hand="Punch")
    g.defend_for("B", "Scroll")
    assert (g.asked, sorted(g.B.hand), covers(g)) == ("B defend", ["Punch", "Scroll"], [("Scroll", "D")])
    g.defend_for("D", "Scroll")
    assert (g.asked, weak(g)) == ("A main", "")


@rule("CONF-ATK-08", "CONF-ATK-10")
@pytest.mark.parametrize("zones", [("B_deck", "B_hand"), ("B_hand", "B_deck")], ids=" ".join)
def test_of_two_equal_defenses_the_one_shown_can_be_discarded_and_the_other_used(zones: tuple[str, str]) -> None:
    lying: dict[str, Any] = {"B_deck": "Steve Trevor, Punch*3", "B_hand": "Krypto, Steve Trevor, Superboy"}
    g = game(  # the copies have other numbers then
        4, box="confrontations", hand="Silver Banshee*2", D_hand="Punch*2", **{zone: lying[zone] for zone in zones}
    )
    g.play("Silver Banshee").defend_for("B", "Krypto").pass_all()  # which draws the other one
    while g.asked != "A main":
        g.give(g.ask.options[0])
    g.play("Silver Banshee").defend_for("B", "Steve Trevor")
    assert g.offers().count("Steve Trevor") == 2  # the one shown and the other
    g.pick("Steve Trevor")
    assert covers(g) == [("Steve Trevor", "D")]


@rule("CONF-ATK-11")
def test_a_revealed_defense_works_again_against_another_attack() -> None:
    g = table(hand="Sniper*2", B_hand="Mirror", D_hand="")
    for _ in range(2):
        g.play("Sniper").foe("B").defend_for("B", "Mirror")
        assert g.asked == "A main"
    assert (weak(g), g.B.hand) == ("", ["Mirror"])


@rule("CONF-ATK-12")
def test_who_is_not_protected_suffers_after_all_defenses() -> None:
    g = attack("Thief", B_hand="Shield, Punch", D_hand="Punch, Armory")
    g.defend_for("B", "Shield")
    assert (g.asked, g.D.discard) == ("B defend", [])
    g.no_defense().no_defense()
    assert g.asked == "D pick"
    g.pick("Punch")
    assert (g.B.hand, g.D.hand, g.D.discard) == (["Punch"], ["Armory"], ["Punch"])


@rule("CONF-ATK-13")
def test_avoiding_an_attack_leaves_the_rest_of_the_card() -> None:
    g = attack("Strife", B_hand="Shield", D_hand="Shield")
    g.defend_for("B", "Shield").defend_for("D", "Shield")
    assert (g.power, weak(g), g.asked) == (2, "", "A main")


@pytest.mark.parametrize(("hits", "power"), [("", 2), ("B", 3), ("D", 3), ("BD", 4)])
@rule("CONF-ATK-14")
def test_who_counts_players_hit_counts_those_who_did_not_avoid(hits: str, power: int) -> None:
    g = attack("Strife", B_hand="Shield", D_hand="Shield")
    for seat in "BD":
        if seat not in hits:
            g.defend_for(seat, "Shield") if g.asked[0] == seat else g.no_defense().defend_for(seat, "Shield")
    g.pass_all()
    assert (weak(g), g.power) == (hits, power)


@rule("CONF-ATK-15")
def test_an_attack_card_is_one_with_the_keyword_whether_it_resolves_or_not() -> None:
    box = lineup.box("confrontations")
    assert {card.name for card in box.cards if card.is_attack} == ATTACK_CARDS
    everything = [card.name for card in box.cards if card.stack in ("main", "starter", "basic", "weakness")]
    g = table(hand="War Room", discard=everything, line_up="", main_deck="")
    assert set(g.play("War Room").offers()) == ATTACK_CARDS  # Artemis too, although nobody confronts


@rule("CONF-ATK-16")
def test_a_defense_card_is_one_with_the_keyword() -> None:
    box = lineup.box("confrontations")
    assert {card.name for card in box.cards if card.is_defense} == DEFENSE_CARDS
    everything = [card.name for card in box.cards if card.stack in ("main", "starter", "basic", "weakness")]
    g = table(hand="Armory", discard=everything, line_up="", main_deck="")
    assert set(g.play("Armory").offers()) == DEFENSE_CARDS
    g = attack(B_hand=everything, main_deck="", line_up="")
    assert set(g.offers("defend")) == DEFENSE_CARDS
    assert g.why_not("defend tula") == "CONF-ATK-16"


@rule("CONF-ATK-17")
def test_price_and_reward_of_a_defense_are_its_users_also_for_the_teammate() -> None:
    g = attack("Sniper", B_hand="The Others, Punch*2", B_deck="Shield*3", D_hand="Raider", D_deck="Shield")
    g.foe("D").defend_for("D", "The Others")
    assert g.asked == "B pick"
    g.pick("Punch").done()
    assert sorted(g.B.discard) == ["Punch", "The Others"]
    assert g.B.hand == ["Punch", "Shield", "Shield"]
    assert (g.D.hand, g.D.deck, g.D.discard) == (["Raider"], ["Shield"], [])


@rule("CONF-ATK-18")
def test_the_attacked_side_is_asked_again_and_again_till_all_pass_or_everyone_is_covered() -> None:
    g = attack(B_hand="Shield", D_hand="Shield")
    assert g.asked == "B defend"
    g.no_defense()
    assert g.asked == "D defend"
    g.defend_for("B", "Shield")
    assert (g.asked, covers(g)) == ("B defend", [("Shield", "D")])
    g.defend_for("D", "Shield")
    assert (g.asked, weak(g)) == ("A main", "")


@rule("CONF-ATK-18")
def test_a_defense_drawn_by_a_defense_can_be_used_in_the_same_attack() -> None:
    g = attack(B_hand="Scroll", B_deck="Shield", D_hand="Punch")
    g.defend_for("B", "Scroll")
    assert (g.asked, covers(g)) == ("B defend", [("Shield", "D")])
    assert weak(g.defend_for("D", "Shield")) == ""


@rule("CONF-ATK-18")
def test_the_window_closes_when_all_have_passed_in_a_row() -> None:
    g = attack(B_hand="Shield", D_hand="Shield")
    g.no_defense()
    assert g.asked == "D defend"
    g.no_defense()
    assert (g.asked, weak(g)) == ("A main", "BD")


@rule("CONF-ATK-18")
def test_the_questions_go_in_turn_order_from_the_attacker() -> None:
    g = table(C_hand="Raider, Punch", B_hand="Punch", D_hand="Punch", hand="", C_deck="Punch*9", D_deck="Punch*9")
    g.end_turn().no_assist().normal().end_turn().no_assist().normal()
    assert g.active == "C"
    g.play("Raider")
    asked = []
    while g.asked.endswith("defend"):
        asked.append(g.asked)
        g.no_defense()
    assert asked == ["D defend", "B defend"]


@rule("CONF-ATK-19")
def test_a_defense_may_be_used_although_the_attack_would_do_nothing() -> None:
    g = attack("Dead King's Scepter", D_hand="Water Control", D_deck="Shield")
    g.foe("D").defend_for("D", "Water Control")
    assert (g.D.hand, g.D.discard, g.asked) == (["Shield"], ["Water Control"], "A main")
    g = attack(weaknesses="", B_hand="Scroll", B_deck="Shield")
    g.defend_for("B", "Scroll")
    assert g.B.hand == ["Shield"]


@rule("CONF-ATK-20")
def test_using_a_defense_or_a_block_is_no_play_of_the_card() -> None:
    g = table(hand="Raider", confront="B", B_hand="The Others, Orion, Power Armor", B_deck="Punch*3", D_hand="")
    g.play("Raider").defend_for("D", "The Others").done()
    g.pass_all().ready().block("Orion").pick("Lex Luthor")
    assert g.asked == "B block"
    assert (g.power, g.events("power")) == (0, [])
    assert [played.seat for played in g.game.state.played] == [0]
    assert g.B.in_play == []
    assert g.B.hand == ["Power Armor", "Punch"]  # one card for The Others, none by Orion's play text
    assert [card for card, _, _ in g.moves("play")] == ["Raider"]


@rule("CONF-ATK-21")
def test_using_a_defense_is_optional() -> None:
    g = attack(B_hand="Shield", D_hand="Shield")
    assert g.game.why("pass").rule == "CONF-ATK-21"
    g.no_defense(2)
    assert (weak(g), g.B.hand, g.D.hand) == ("BD", ["Shield"], ["Shield"])


@rule("CONF-ATK-22")
def test_on_the_own_turn_a_defense_card_is_played_without_its_defense_text() -> None:
    g = table(hand="The Others, Krypto, Punch", deck="Shield*3", C_hand="Shield")
    assert not g.can("defend")
    assert g.why_not("defend krypto") == "CONF-ATK-22"
    g.play("The Others")
    assert g.power == 1
    assert (g.A.in_play, g.A.discard, g.A.deck) == (["The Others"], [], ["Shield"] * 3)
    g.play("Krypto")
    assert (g.power, g.A.discard, g.A.hand) == (2, [], ["Punch"])


def test_defenses_for_a_teammate_have_a_notation_that_is_read_back() -> None:
    g = attack(B_hand="Shield, Mirror", D_hand="Punch")
    state = g.game.state
    assert list(g.game.options()) == [
        "defend shield",
        "defend 3 shield",
        "defend mirror",
        "defend 3 mirror",
        "pass",
    ]
    assert all(notation.read_option(state, notation.write_option(state, option)) == option for option in g.ask.options)
    assert [g.game.describe(option) for option in g.ask.options[:2]] == ["defend with Shield", "defend D with Shield"]
    g.game.answer("defend 3 shield", 1)
    assert g.game.answers[-1] == "1 defend 3 shield"


@rule("CONF-ATK-03")
def test_a_partner_is_asked_though_the_first_of_the_team_holds_nothing() -> None:
    g = attack(B_hand="", D_hand="Shield")
    assert (g.asked, covers(g)) == ("D defend", [("Shield", "B"), ("Shield", "D")])
    g.defend_for("B", "Shield")
    assert (g.asked, weak(g)) == ("A main", "D")


@rule("CONF-ATK-03")
def test_who_holds_no_cards_defends_with_one_in_play() -> None:
    g = attack(B_in_play="Bulwark", D_hand="")
    assert (g.asked, covers(g)) == ("B defend", [("Bulwark", "B"), ("Bulwark", "D")])
    g.defend_for("D", "Bulwark")
    assert (g.asked, weak(g), g.B.in_play) == ("A main", "B", [])


def test_without_an_attack_there_is_no_attacker() -> None:
    g = table(hand="Grudge").play("Grudge")
    assert (g.power, weak(g)) == (1, "")
    g = table(hand="Remorse").play("Remorse").pass_all()
    assert weak(g) == "BD"  # the Attack is over when the next line is carried out


def test_what_a_defense_has_each_foe_do_is_no_attack_of_the_defender() -> None:
    g = table(hand="Raider", discard="Punch", B_hand="Tribute", C_discard="Tula").play("Raider")
    g.defend_for("B", "Tribute").pass_all()
    assert (g.A.hand, g.B.hand) == (["Punch", "Tula"], [])


@rule("CONF-ATK-12")
def test_what_avoiding_sets_off_comes_before_the_next_defense_decision_and_before_the_effects() -> None:
    g = attack(B_hand="Shield", B_deck="Tula", B_in_play="Lookout", D_hand="Shield")
    g.defend_for("B", "Shield")
    assert (g.B.hand, g.asked, weak(g)) == (["Tula"], "B defend", "")
    g.pass_all()
    assert weak(g) == "D"
