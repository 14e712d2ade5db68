"""The Heroes, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.cards.rivals_shazam_black_adam import blocked, duel, fact
from tests.harness.rule import card

S = "rivals-shazam-black-adam/"
# id, name, cost, VP, copies, emblem
FACTS = [
    ("atom-smasher", "Atom Smasher", 3, 1, 1, "shazam"),
    ("cyclone", "Cyclone", 4, 1, 1, "shazam"),
    ("darla-dudley", "Darla Dudley", 2, 1, 2, "shazam"),
    ("doctor-fate", "Doctor Fate", 8, 3, 1, "shazam"),
    ("eugene-choi", "Eugene Choi", 2, 1, 2, "shazam"),
    ("freddy-freeman", "Freddy Freeman", 4, 1, 1, "shazam"),
    ("hawkgirl", "Hawkgirl", 5, 1, 1, "shazam"),
    ("hawkman", "Hawkman", 6, 2, 1, "shazam"),
    ("hippolyta", "Hippolyta", 5, 2, 1, "shazam"),
    ("isis", "Isis", 5, 2, 1, "black-adam"),
    ("mary-marvel", "Mary Marvel", 4, 1, 1, "shazam"),
    ("osiris", "Osiris", 5, 1, 1, "black-adam"),
    ("pedro-pena", "Pedro Pena", 3, 1, 1, "shazam"),
    ("rosa-and-victor-vasquez", "Rosa & Victor Vasquez", 3, 1, 1, "shazam"),
    ("stargirl", "Stargirl", 4, 1, 1, "shazam"),
    ("tawky-tawny", "Tawky Tawny", 4, 1, 1, "shazam"),
    ("the-wizard", "The Wizard", 7, 2, 1, "shazam"),
]


@pytest.mark.parametrize(
    ("id", "name", "cost", "vp", "copies", "emblem"),
    [pytest.param(*row, id=row[0], marks=card(S + row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, cost: int, vp: int, copies: int, emblem: str) -> None:
    assert fact(id) == (name, "Hero", cost, vp, copies, emblem)


# Heroes that Block


@card(S + "atom-smasher")
def test_atom_smasher_gives_1_power_and_3_more_for_a_card_discarded() -> None:
    g = duel(hand="Atom Smasher, Punch, Sloth").play("Atom Smasher")
    assert (g.power, sorted(g.offers())) == (1, ["Punch", "Sloth"])
    g.pick("Punch")
    assert (g.power, g.A.discard) == (4, ["Punch"])
    g = duel(hand="Atom Smasher, Punch").play("Atom Smasher").done()
    assert (g.power, g.A.hand) == (1, ["Punch"])


@card(S + "atom-smasher")
def test_atom_smasher_blocks_for_3() -> None:
    g = blocked("Atom Smasher, Punch").block("Atom Smasher")
    assert g.B.cost == 12
    assert g.B.discard == ["Atom Smasher"]


@card(S + "cyclone")
def test_cyclone_gives_2_power_and_draws_nothing_on_the_own_turn() -> None:
    g = duel(hand="Cyclone", deck="Punch").play("Cyclone")
    assert (g.power, g.A.hand) == (2, [])


@card(S + "cyclone")
def test_cyclone_blocks_for_2_and_draws_a_card() -> None:
    g = blocked("Cyclone", B_deck="Punch, Vulnerability").block("Cyclone")
    assert g.B.cost == 11
    assert g.B.hand == ["Punch"]


@card(S + "hippolyta")
def test_hippolyta_gives_2_power() -> None:
    assert duel(hand="Hippolyta").play("Hippolyta").power == 2


@card(S + "hippolyta")
def test_hippolyta_blocks_for_3_and_may_put_a_discarded_hero_on_top_of_the_deck() -> None:
    g = blocked("Hippolyta", B_deck="Punch", B_discard="Hawkman, War").block("Hippolyta")
    assert g.B.cost == 12
    assert (g.asked, g.offers()) == ("B pick", ["Hawkman", "Hippolyta"])
    g.pick("Hawkman")
    assert g.B.deck == ["Hawkman", "Punch"]
    assert g.B.discard == ["War", "Hippolyta"]


@card(S + "hippolyta")
def test_hippolyta_may_leave_the_discard_pile_alone() -> None:
    g = blocked("Hippolyta", B_deck="Punch", B_discard="Hawkman").block("Hippolyta").done()
    assert g.B.deck == ["Punch"]
    assert g.B.discard == ["Hawkman", "Hippolyta"]


# Heroes that defend


@card(S + "eugene-choi")
@pytest.mark.parametrize(("in_play", "power"), [("", 1), ("War", 1), ("Stamina of Shu", 2)])
def test_eugene_choi_gives_1_power_and_1_more_if_a_super_power_is_controlled(in_play: str, power: int) -> None:
    assert duel(hand="Eugene Choi", in_play=in_play).play("Eugene Choi").power == power


@card(S + "eugene-choi", S + "hawkgirl", S + "isis", S + "tawky-tawny")
@pytest.mark.parametrize(("name", "power"), [("Eugene Choi", 1), ("Hawkgirl", 3), ("Isis", 2), ("Tawky Tawny", 2)])
def test_defending_heroes_give_power_on_the_own_turn(name: str, power: int) -> None:
    g = duel(hand=name, deck="Punch", discard="War, Speed of Mercury").play(name)
    assert (g.power, g.A.hand) == (power, [])
    assert g.asked == "A main"


@card(S + "eugene-choi", S + "hawkgirl", S + "isis")
@pytest.mark.parametrize("name", ["Eugene Choi", "Hawkgirl", "Isis"])
def test_heroes_discarded_to_avoid_an_attack_draw_a_card(name: str) -> None:
    g = duel(hand="Power of Zeus", B_hand=name, B_deck="Punch, Vulnerability").play("Power of Zeus").defend(name)
    assert g.B.hand == ["Punch"]
    assert g.B.discard == [name]
    assert g.weaknesses == 10


@card(S + "isis")
@pytest.mark.parametrize("zone", ["discard", "in_play"])
@pytest.mark.parametrize("name", ["Weakness", "Vulnerability"])
def test_isis_may_destroy_a_weakness_or_vulnerability_discarded_or_controlled(name: str, zone: str) -> None:
    g = duel(hand="Isis, Vulnerability", **{zone: f"{name}, Punch"}).play("Isis")
    assert (g.offers(), g.what) == ([name], "destroy")
    g.pick(name)
    assert name not in (g.A.discard if zone == "discard" else g.A.in_play)
    assert g.A.hand == ["Vulnerability"]


@card(S + "isis")
def test_isis_may_destroy_nothing() -> None:
    g = duel(hand="Isis", discard="Vulnerability").play("Isis").done()
    assert g.A.discard == ["Vulnerability"]


@card(S + "tawky-tawny")
def test_tawky_tawny_avoids_an_attack_and_may_put_a_discarded_super_power_on_top_of_the_deck() -> None:
    g = duel(hand="Power of Zeus", B_hand="Tawky Tawny", B_deck="Punch", B_discard="Speed of Mercury, War")
    g.play("Power of Zeus").defend("Tawky Tawny")
    assert g.offers() == ["Speed of Mercury"]
    g.pick("Speed of Mercury")
    assert g.B.deck == ["Speed of Mercury", "Punch"]
    assert g.B.discard == ["War", "Tawky Tawny"]
    assert g.weaknesses == 10


@card(S + "tawky-tawny")
def test_tawky_tawny_may_leave_the_super_power_discarded() -> None:
    g = duel(hand="Power of Zeus", B_hand="Tawky Tawny", B_deck="Punch", B_discard="Speed of Mercury")
    g.play("Power of Zeus").defend("Tawky Tawny").done()
    assert (g.B.deck, g.B.discard) == (["Punch"], ["Speed of Mercury", "Tawky Tawny"])


# Heroes for a Confrontation


@card(S + "freddy-freeman")
def test_freddy_freeman_gives_2_power_and_draws_only_in_a_confrontation() -> None:
    g = duel(hand="Freddy Freeman", deck="Vulnerability").play("Freddy Freeman")
    assert (g.power, g.A.hand) == (2, [])
    g = duel(hand="Freddy Freeman", deck="Vulnerability", confront="B").play("Freddy Freeman")
    assert (g.power, g.A.hand) == (2, ["Vulnerability"])


@card(S + "hawkman")
@pytest.mark.parametrize(("in_play", "more"), [("", 1), ("Cyclone, War", 2), ("Cyclone, Hawkgirl", 3),
                                               ("Cyclone, Hawkgirl, Isis", 3)])  # fmt: skip
def test_hawkman_gives_3_power_and_in_a_confrontation_1_more_for_each_hero_up_to_3(in_play: str, more: int) -> None:
    assert duel(hand="Hawkman", in_play=in_play).play("Hawkman").power == 3
    assert duel(hand="Hawkman", in_play=in_play, confront="B").play("Hawkman").power == 3 + more


@card(S + "osiris")
def test_osiris_gives_2_power() -> None:
    g = duel(hand="Osiris", deck="Hawkman").play("Osiris")
    assert (g.power, g.A.hand) == (2, [])


@card(S + "osiris")
@pytest.mark.parametrize(("top", "more"), [("Hawkman", 1), ("Stamina of Shu", 1), ("War", 0), ("Punch", 0)])
def test_osiris_confronting_shows_and_draws_the_top_card_with_1_power_for_a_hero_or_super_power(
    top: str, more: int
) -> None:
    g = duel(hand="Osiris", deck=f"{top}, Sloth", confront="B").play("Osiris")
    assert (g.power, g.A.hand, g.A.deck) == (2 + more, [top], ["Sloth"])
    assert g.events("revealed")


# Other Heroes


@card(S + "darla-dudley")
def test_darla_dudley_gives_1_power_and_may_take_a_punch_from_the_discard_pile() -> None:
    g = duel(hand="Darla Dudley", discard="Punch, War, Vulnerability").play("Darla Dudley")
    assert (g.power, g.offers()) == (1, ["Punch"])
    g.pick("Punch")
    assert g.A.hand == ["Punch"]
    assert g.A.discard == ["War", "Vulnerability"]


@card(S + "darla-dudley")
def test_darla_dudley_may_leave_the_punch() -> None:
    g = duel(hand="Darla Dudley", discard="Punch").play("Darla Dudley").done()
    assert (g.A.hand, g.A.discard) == ([], ["Punch"])


@card(S + "doctor-fate")
def test_doctor_fate_gives_3_power_and_draws_a_card() -> None:
    g = duel(hand="Doctor Fate", deck="War, Punch").play("Doctor Fate")
    assert (g.power, g.A.hand) == (3, ["War"])
    assert g.asked == "A main"


@card(S + "doctor-fate")
def test_doctor_fate_may_destroy_two_starters_or_weaknesses_anywhere_near() -> None:
    g = duel(hand="Doctor Fate, Vulnerability, War", deck="Hawkman", discard="Punch, Sloth", in_play="Weakness")
    g.play("Doctor Fate")
    assert sorted(g.offers()) == ["Punch", "Vulnerability", "Weakness"]
    g.pick("Punch", "Weakness")
    assert g.asked == "A main"
    assert (g.A.discard, g.A.in_play) == (["Sloth"], ["Doctor Fate"])
    assert (g.destroyed, g.weaknesses) == (["Punch"], 10)


@card(S + "doctor-fate")
def test_doctor_fate_destroys_no_third_card() -> None:
    g = duel(hand="Doctor Fate", deck="War", discard="Punch*3").play("Doctor Fate").pick("Punch", "Punch")
    assert (g.asked, g.A.discard) == ("A main", ["Punch"])


@card(S + "doctor-fate")
@pytest.mark.parametrize("destroyed", [0, 1])
def test_doctor_fate_may_destroy_fewer(destroyed: int) -> None:
    g = duel(hand="Doctor Fate", deck="War", discard="Punch*3").play("Doctor Fate")
    g.pick(*["Punch"] * destroyed).done()
    assert len(g.A.discard) == 3 - destroyed


@card(S + "mary-marvel")
@pytest.mark.parametrize(("top", "power"), [("Hawkman", 2), ("Speed of Mercury", 2), ("War", 1), ("Punch", 1)])
def test_mary_marvel_draws_a_card_for_all_to_see_and_likes_heroes_and_super_powers(top: str, power: int) -> None:
    g = duel(hand="Mary Marvel", deck=f"{top}, Vulnerability").play("Mary Marvel")
    assert g.A.hand == [top]
    assert g.power == power
    assert g.seen("B", "A_hand") == [top]


@card(S + "pedro-pena")
@pytest.mark.parametrize(("before", "drawn"), [("Hawkman", ["Sloth"]), ("War", []), ("Punch", [])])
def test_pedro_pena_gives_1_power_and_draws_a_card_after_another_hero(before: str, drawn: list[str]) -> None:
    g = duel(hand=f"{before}, Pedro Pena", deck="Sloth").play(before)
    power = g.power
    g.play("Pedro Pena")
    assert (g.power - power, g.A.hand) == (1, drawn)


@card(S + "pedro-pena")
def test_pedro_pena_does_not_count_a_hero_played_later() -> None:
    assert duel(hand="Hawkman, Pedro Pena", deck="Sloth").play("Pedro Pena", "Hawkman").A.hand == []


@card(S + "rosa-and-victor-vasquez")
@pytest.mark.parametrize("place", ["hand", "discard"])
def test_the_vasquezes_give_1_power_and_may_destroy_a_card_in_hand_or_discarded(place: str) -> None:
    g = duel(hand="Rosa & Victor Vasquez, Punch", discard="Vulnerability", in_play="Weakness")
    g.play("Rosa & Victor Vasquez")
    assert (g.power, sorted(g.offers())) == (1, ["Punch", "Vulnerability"])
    gone = "Punch" if place == "hand" else "Vulnerability"
    g.pick(gone)
    assert g.destroyed == [gone]


@card(S + "rosa-and-victor-vasquez")
def test_the_vasquezes_may_destroy_nothing() -> None:
    g = duel(hand="Rosa & Victor Vasquez, Punch").play("Rosa & Victor Vasquez").done()
    assert (g.A.hand, g.destroyed) == (["Punch"], [])


@card(S + "stargirl")
def test_stargirl_gives_2_power_and_looks_at_the_top_card() -> None:
    g = duel(hand="Stargirl", deck="War, Punch").play("Stargirl")
    assert (g.power, g.asked) == (2, "A may")
    assert g.seen("A", "A_deck") == ["War", "?"]
    assert g.seen("B", "A_deck") == ["?", "?"]


@card(S + "stargirl")
def test_stargirl_may_discard_the_card_or_leave_it() -> None:
    g = duel(hand="Stargirl", deck="War, Punch").play("Stargirl").yes()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["War"])
    g = duel(hand="Stargirl", deck="War, Punch").play("Stargirl").no()
    assert (g.A.deck, g.A.discard) == (["War", "Punch"], [])


@card(S + "the-wizard")
def test_the_wizard_gives_3_power_and_a_word_of_power_into_the_hand() -> None:
    g = duel(hand="The Wizard", kicks="Word of Power*3").play("The Wizard")
    assert (g.power, g.A.hand, g.kicks) == (3, ["Word of Power"], 2)
    assert g.A.discard == []


@card(S + "the-wizard")
@pytest.mark.parametrize(("zone", "left"), [("line_up", 1), ("destroyed", 1), ("kicks", 1)])
def test_the_wizard_takes_it_from_line_up_destroyed_pile_or_stack_as_the_player_likes(zone: str, left: int) -> None:
    places = {"line_up": "Word of Power, War", "destroyed": "Word of Power, Punch", "kicks": "Word of Power*2"}
    g = duel(hand="The Wizard", **places).play("The Wizard")
    assert g.offers() == ["Word of Power"] * 3
    g.pick("Word of Power", place=zone)
    assert g.A.hand == ["Word of Power"]
    kept = {"line_up": len(g.line_up), "destroyed": len(g.destroyed), "kicks": g.kicks}
    assert kept[zone] == left
    assert sum(kept.values()) == 5


@card(S + "the-wizard")
def test_the_wizard_finds_nothing_where_no_word_of_power_is_left() -> None:
    g = duel(hand="The Wizard", kicks="").play("The Wizard")
    assert (g.power, g.A.hand) == (3, [])
