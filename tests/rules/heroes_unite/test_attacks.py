"""Attacks and Defenses: who is attacked, who may avoid it, and what avoiding changes."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine.machine import Refused
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Raider", "type": "Villain", "cost": 1, "copies": 3,
     "text": "Attack: Each foe gains a Weakness."},
    {"name": "Bully", "type": "Villain", "cost": 1,
     "text": "Attack: Each foe gains a Weakness.\n+1 Power for each foe hit by this Attack."},
    {"name": "Uproar", "type": "Villain", "cost": 1, "text": "Attack: Each player gains a Weakness."},
    {"name": "Thief", "type": "Villain", "cost": 1, "text": "Attack: Each foe discards two cards from their hand."},
)  # fmt: skip


def attack(players: int = 2, name: str = "Raider", **zones: Any) -> Scenario:
    """A plays an Attack; what the others have is given."""
    return game(players, sets=[CARDS], hand=name + ", Katana, Punch", **zones).play(name)


@rule("HU-ATK-01")
def test_an_attack_is_made_against_every_other_player_but_not_against_its_owner() -> None:
    g = attack(4, B_hand="Punch", C_hand="Punch", D_hand="Punch")
    asked = []
    while g.asked.endswith("defend"):
        asked.append(g.asked)
        g.no_defense()
    assert asked == ["B defend", "C defend", "D defend"]
    assert g.events("attacked")[0][3] == (1, 2, 3)
    assert [seat.discard for seat in (g.A, g.B, g.C, g.D)] == [[], ["Weakness"], ["Weakness"], ["Weakness"]]
    assert g.asked == "A main"


@rule("HU-ATK-01")
def test_an_attack_by_a_later_seat_spares_that_seat() -> None:
    g = game(3, sets=[CARDS], deck="", hand="Punch", B_hand="Raider", C_hand="Punch")
    g.end_turn().play("Raider").pass_all()
    assert "Weakness" in g.A.discard
    assert (g.B.discard, g.C.discard) == ([], ["Weakness"])


@rule("HU-ATK-02")
def test_an_attacked_player_is_offered_a_defense_before_the_attack_does_anything() -> None:
    g = attack(B_hand="Katana, Skeets, Punch")
    assert g.asked == "B defend"
    assert sorted(g.offers("defend")) == ["Katana", "Skeets"]
    assert (g.B.discard, g.weaknesses) == ([], 20)
    g.defend("Katana")
    assert g.B.discard == ["Katana"]
    assert g.weaknesses == 20
    assert g.asked == "A main"


@rule("HU-ATK-03")
def test_a_defense_protects_only_the_one_who_used_it() -> None:
    g = attack(4, B_hand="Punch", C_hand="Katana", D_hand="Punch")
    g.no_defense().defend("Katana").no_defense()
    assert g.B.discard == ["Weakness"]
    assert g.C.discard == ["Katana"]
    assert g.D.discard == ["Weakness"]


@rule("HU-ATK-04")
def test_only_one_defense_may_be_used_against_an_attack() -> None:
    g = game(sets=[CARDS], hand="Raider*2", B_hand="Katana, Skeets", B_deck="Punch*2")
    g.play("Raider").defend("Katana")
    assert g.asked == "A main"
    assert g.B.hand == ["Skeets", "Punch"]
    g.play("Raider")
    assert g.asked == "B defend"
    assert g.offers("defend") == ["Skeets"]
    g.defend("Skeets").choose(2)
    assert g.B.hand == ["Punch", "Punch"]
    assert "Weakness" not in g.B.discard


@rule("HU-ATK-05")
def test_all_defense_decisions_are_taken_before_the_first_effect() -> None:
    g = attack(3, B_hand="Punch", C_hand="Katana")
    g.no_defense()
    assert g.asked == "C defend"
    assert g.B.discard == []
    g.no_defense()
    assert (g.B.discard, g.C.discard) == (["Weakness"], ["Weakness"])


@rule("HU-ATK-05")
def test_choices_an_attack_asks_for_come_after_all_defense_decisions() -> None:
    g = attack(3, "Thief", B_hand="Punch*2, Kick", C_hand="Punch*2, Raven")
    g.no_defense()
    assert g.asked == "C defend"
    g.no_defense()
    assert g.asked == "B pick"
    g.pick("Kick")
    assert g.B.discard == ["Kick", "Punch"]
    assert g.asked == "C pick"


@rule("HU-ATK-06")
@card("parasite", "black-lantern-corps")
def test_avoiding_leaves_the_other_abilities_of_the_card_intact() -> None:
    g = game(hand="Parasite, Black Lantern Corps", deck="Kick*3", B_hand="Katana, Helmet of Fate")
    g.play("Parasite").defend("Katana")
    assert g.power == 2
    g.play("Black Lantern Corps").defend("Helmet of Fate").done()
    assert g.power == 4
    assert g.A.hand == ["Kick"]


@rule("HU-ATK-07")
def test_an_ability_that_counts_players_hit_counts_only_those_really_hit() -> None:
    def with_defenders(defenders: str) -> int:
        hands = {f"{seat}_hand": "Katana" for seat in "BCD"}
        g = attack(4, "Bully", **hands)
        for seat in "BCD":
            assert g.asked == f"{seat} defend"
            if seat in defenders:
                g.defend("Katana")
            else:
                g.no_defense()
        return g.power

    assert with_defenders("") == 3
    assert with_defenders("C") == 2
    assert with_defenders("BCD") == 0


@rule("HU-ATK-08")
def test_a_player_able_to_defend_may_decline() -> None:
    g = attack(B_hand="Katana")
    assert g.can("defend", "Katana")
    g.no_defense()
    assert g.B.hand == ["Katana"]
    assert g.B.discard == ["Weakness"]


@rule("HU-ATK-09")
@card("helmet-of-fate")
def test_a_defense_used_against_an_attack_gives_none_of_its_play_text() -> None:
    g = attack(B_hand="Helmet of Fate", B_deck="Kick*5")
    g.defend("Helmet of Fate")
    assert g.power == 0
    assert g.events("power") == []
    assert (g.B.in_play, g.B.discard, g.B.hand) == ([], ["Helmet of Fate"], [])


@rule("HU-ATK-09")
@card("hero-booster-gold", "hero-of-the-future")
def test_a_defense_used_against_an_attack_sets_off_nothing_that_waits_for_plays() -> None:
    g = game(
        sets=[CARDS],
        heroes=("Booster Gold", "Batgirl"),
        hand="Hero of the Future*2, Uproar, Katana*2",
        deck="Kick*4",
    )
    g.play("Hero of the Future", "Uproar")
    assert g.asked == "A defend"
    g.defend("Katana")
    assert g.A.discard == ["Katana"]
    assert g.power == 2
    g.play("Hero of the Future")  # no Defense card was played before it either
    assert g.power == 2 + 2
    g.play("Katana")
    assert g.power == 4 + 1 + 1 + 2 + 2


@rule("HU-ATK-10")
@card("force-field")
def test_force_field_defends_from_play_and_not_from_the_hand() -> None:
    g = attack(B_hand="Force Field")
    assert g.asked == "B defend"
    assert g.offers("defend") == []
    with pytest.raises(Refused):
        g.game.answer("defend force-field", 1)
    assert g.why_not("defend force-field") == "HU-ATK-10"
    g.no_defense()
    assert g.B.discard == ["Weakness"]
    g = attack(B_in_play="Force Field")
    assert g.asked == "B defend"
    g.defend("Force Field")
    assert (g.B.in_play, g.B.discard) == ([], ["Force Field"])
    assert g.weaknesses == 20


@rule("HU-ATK-10")
def test_other_defenses_work_from_the_hand_only() -> None:
    g = attack(B_hand="Skeets", B_in_play="Katana", B_discard="Helmet of Fate", B_deck="Canary Cry")
    assert g.offers("defend") == ["Skeets"]


@rule("HU-ATK-11")
@card("parasite", "katana")
def test_an_attack_that_finds_nothing_does_nothing_but_may_be_avoided() -> None:
    g = game(hand="Parasite", B_hand="Katana, Punch*2", B_deck="Kick", B_discard="Punch")
    g.play("Parasite").no_defense()
    assert g.asked == "A main"
    assert sorted(g.B.hand) == ["Katana", "Punch", "Punch"]
    assert g.B.discard == ["Punch"]
    g = game(hand="Parasite", B_hand="Katana, Punch*2", B_deck="Kick", B_discard="Punch")
    g.play("Parasite").defend("Katana")
    assert sorted(g.B.hand) == ["Kick", "Punch", "Punch"]
    assert g.B.discard == ["Punch", "Katana"]


@rule("HU-ATK-11")
def test_an_attack_may_be_avoided_when_the_weakness_stack_is_empty() -> None:
    g = attack(B_hand="Katana", B_deck="Kick", weaknesses="")
    g.defend("Katana")
    assert (g.B.hand, g.B.discard) == (["Kick"], ["Katana"])
    g = attack(B_hand="Katana", weaknesses="").no_defense()
    assert (g.B.hand, g.B.discard) == (["Katana"], [])


@rule("HU-ATK-12")
@card("katana")
def test_on_the_own_turn_a_defense_card_is_played_like_any_other() -> None:
    g = game(hand="Katana, Skeets", deck="Kick*3")
    assert not g.can("defend")
    g.play("Katana")
    assert g.power == 1
    assert (g.A.hand, g.A.in_play, g.A.discard) == (["Skeets"], ["Katana"], [])
    assert g.events("defended") == []
    assert g.why_not("defend skeets") == "HU-ATK-12"


SHIELDS = card_set(
    {
        "name": "Shield",
        "type": "Equipment",
        "cost": 2,
        "copies": 4,
        "text": "Defense: Discard this card to avoid an Attack.",
    },
    id="shields",
)


@rule("HU-ATK-04")
@pytest.mark.parametrize(("limit", "left"), [(1, 2), (2, 1), (0, 0)])
def test_a_table_may_allow_several_defenses_or_any_number_against_one_attack(limit: int, left: int) -> None:
    rules: dict[str, str | int | bool] = {"defenses_per_attack": limit}
    g = game(sets=[CARDS, SHIELDS], rules=rules, hand="Raider", B_hand="Shield*3").play("Raider")
    while g.asked == "B defend":
        g.defend("Shield")
    assert g.B.hand == ["Shield"] * left
    assert "Weakness" not in g.B.discard


@rule("HU-ATK-05")
@card("hero-booster-gold")
def test_what_avoiding_sets_off_comes_before_the_next_defense_decision_and_before_the_effects() -> None:
    heroes = ("", "Booster Gold", "")
    g = game(3, sets=[CARDS], heroes=heroes, hand="Raider", B_hand="Katana", B_deck="Kick*2", C_hand="Punch")
    g.play("Raider").defend("Katana")
    assert g.B.hand == ["Kick", "Kick"]
    assert (g.asked, g.C.discard) == ("C defend", [])
    g.no_defense()
    assert (g.B.discard, g.C.discard) == (["Katana"], ["Weakness"])


def test_each_attack_on_a_foe_of_choice_has_its_own_choice() -> None:
    text = "Attack: Choose a foe. That foe gains a Weakness.\nAttack: Choose a foe. That foe gains a Kick."
    own = card_set({"name": "Herald", "type": "Villain", "cost": 3, "text": text})
    g = game(3, sets=[own], hand="Herald").play("Herald").foe("B").pass_all().foe("C").pass_all()
    assert (g.B.discard, g.C.discard) == (["Weakness"], ["Kick"])


def test_that_foe_is_chosen_where_the_line_before_chose_none() -> None:
    text = "Confrontation: Attack: Choose a foe. That foe gains a Weakness.\nAttack: That foe gains a Kick."
    own = card_set({"name": "Herald", "type": "Villain", "cost": 3, "text": text})
    g = game(3, sets=[own], hand="Herald").play("Herald").foe("C").pass_all()
    assert (g.B.discard, g.C.discard) == ([], ["Kick"])
