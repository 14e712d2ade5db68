"""The Super Powers and the Equipment of the main deck, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.cards.rivals_shazam_black_adam import blocked, duel, fact
from tests.harness.rule import card

S = "rivals-shazam-black-adam/"
# id, name, type, cost, VP, copies, emblem
FACTS = [
    ("courage-of-achilles", "Courage of Achilles", "Super Power", 6, 2, 1, "shazam"),
    ("courage-of-mehen", "Courage of Mehen", "Super Power", 7, 2, 1, "black-adam"),
    ("power-of-aten", "Power of Aten", "Super Power", 6, 2, 1, "black-adam"),
    ("power-of-zeus", "Power of Zeus", "Super Power", 5, 1, 1, "shazam"),
    ("speed-of-mercury", "Speed of Mercury", "Super Power", 7, 2, 1, "shazam"),
    ("stamina-of-atlas", "Stamina of Atlas", "Super Power", 4, 1, 1, "shazam"),
    ("stamina-of-shu", "Stamina of Shu", "Super Power", 2, 1, 2, "black-adam"),
    ("strength-of-amon", "Strength of Amon", "Super Power", 4, 1, 1, "black-adam"),
    ("strength-of-hercules", "Strength of Hercules", "Super Power", 3, 1, 2, "shazam"),
    ("swiftness-of-horus", "Swiftness of Horus", "Super Power", 3, 1, 2, "black-adam"),
    ("wisdom-of-solomon", "Wisdom of Solomon", "Super Power", 2, 1, 2, "shazam"),
    ("wisdom-of-zehuti", "Wisdom of Zehuti", "Super Power", 5, 1, 1, "black-adam"),
    ("amulet-of-isis", "Amulet of Isis", "Equipment", 5, 1, 1, "black-adam"),
    ("book-of-champions", "Book of Champions", "Equipment", 4, 1, 1, "shazam"),
    ("encyclopedia-of-magical-monsters", "Encyclopedia of Magical Monsters", "Equipment", 4, 1, 1, "shazam"),
    ("magical-subway", "Magical Subway", "Equipment", 3, 1, 1, "shazam"),
    ("wizard-staff", "Wizard Staff", "Equipment", 7, 2, 1, "shazam"),
]


@pytest.mark.parametrize(
    ("id", "name", "title", "cost", "vp", "copies", "emblem"),
    [pytest.param(*row, id=row[0], marks=card(S + row[0])) for row in FACTS],
)
def test_the_printed_facts(id: str, name: str, title: str, cost: int, vp: int, copies: int, emblem: str) -> None:
    assert fact(id) == (name, title, cost, vp, copies, emblem)


# Super Powers that Block


@card(S + "courage-of-achilles", S + "courage-of-mehen")
@pytest.mark.parametrize(("name", "power"), [("Courage of Achilles", 3), ("Courage of Mehen", 4)])
def test_blocking_super_powers_give_power_on_the_own_turn(name: str, power: int) -> None:
    g = duel(hand=name, in_play="Weakness").play(name)
    assert (g.power, g.asked, g.weaknesses) == (power, "A main", 9)


@card(S + "courage-of-achilles")
def test_courage_of_achilles_blocks_for_3_and_may_destroy_a_controlled_weakness() -> None:
    g = blocked("Courage of Achilles, Weakness", B_in_play="Weakness", B_discard="Weakness")
    assert g.B.cost == 8
    g.block("Courage of Achilles")
    assert (g.B.cost, g.offers(), g.what) == (11, ["Weakness"], "destroy")
    g.pick("Weakness")
    assert (g.B.cost, g.B.in_play, g.weaknesses) == (12, [], 8)


@card(S + "courage-of-achilles")
def test_courage_of_achilles_may_leave_the_weakness() -> None:
    g = blocked("Courage of Achilles, Punch", B_in_play="Weakness").block("Courage of Achilles").done()
    assert (g.B.cost, g.B.in_play) == (11, ["Weakness"])


@card(S + "courage-of-mehen")
def test_courage_of_mehen_blocks_for_4_and_gives_the_confronting_foe_a_weakness() -> None:
    g = blocked("Courage of Mehen, Punch").block("Courage of Mehen")
    assert (g.B.cost, g.A.discard, g.B.discard) == (13, ["Weakness"], ["Courage of Mehen"])


@card(S + "stamina-of-atlas")
def test_stamina_of_atlas_gives_1_power_and_a_hand_of_one_card_more() -> None:
    g = duel(hand="Stamina of Atlas", deck="Punch*7").play("Stamina of Atlas")
    assert (g.power, g.A.hand) == (1, [])
    assert g.end_turn().A.hand == ["Punch"] * 6


@card(S + "stamina-of-shu")
def test_stamina_of_shu_gives_1_power_and_may_discard_a_vulnerability_for_a_card() -> None:
    g = duel(hand="Stamina of Shu, Vulnerability, Punch", deck="Sloth").play("Stamina of Shu")
    assert (g.power, g.offers()) == (1, ["Vulnerability"])
    g.pick("Vulnerability")
    assert (g.A.hand, g.A.discard) == (["Punch", "Sloth"], ["Vulnerability"])
    g = duel(hand="Stamina of Shu, Vulnerability", deck="Sloth").play("Stamina of Shu").done()
    assert (g.A.hand, g.A.deck) == (["Vulnerability"], ["Sloth"])


@card(S + "stamina-of-atlas", S + "stamina-of-shu")
def test_the_staminas_block_for_4_and_for_2() -> None:
    g = blocked("Stamina of Atlas, Stamina of Shu, Punch").block("Stamina of Atlas")
    assert g.B.cost == 13
    assert g.block("Stamina of Shu").B.cost == 15


# Super Powers for a Confrontation


@card(S + "power-of-aten")
def test_power_of_aten_gives_3_power_and_1_more_in_a_confrontation() -> None:
    assert duel(hand="Power of Aten").play("Power of Aten").power == 3
    assert duel(hand="Power of Aten", confront="B").play("Power of Aten").power == 4


@card(S + "power-of-aten")
@pytest.mark.parametrize("gone", ["Punch", "Vulnerability"])
def test_power_of_aten_may_destroy_a_card_in_hand_or_discarded(gone: str) -> None:
    g = duel(hand="Power of Aten, Punch", discard="Vulnerability", in_play="Weakness").play("Power of Aten")
    assert sorted(g.offers()) == ["Punch", "Vulnerability"]
    assert g.pick(gone).destroyed == [gone]


@card(S + "power-of-aten")
def test_power_of_aten_may_destroy_nothing() -> None:
    g = duel(hand="Power of Aten, Punch").play("Power of Aten").done()
    assert (g.destroyed, g.asked) == ([], "A main")


@card(S + "strength-of-amon")
@pytest.mark.parametrize(("in_play", "power"), [("War", 4), ("Cyclone", 2), ("", 2)])
def test_strength_of_amon_confronting_gives_2_more_beside_a_card_of_cost_5(in_play: str, power: int) -> None:
    g = duel(hand="Strength of Amon, Hawkman", in_play=in_play, confront="B").play("Strength of Amon")
    assert g.power == power


@card(S + "strength-of-amon")
def test_strength_of_amon_gives_2_power() -> None:
    assert duel(hand="Strength of Amon", in_play="War").play("Strength of Amon").power == 2


@card(S + "strength-of-hercules")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_strength_of_hercules_gives_1_power_and_in_a_confrontation_1_for_each_level_of_the_foe(level: int) -> None:
    hand = "Strength of Hercules"
    assert duel(hand=hand, levels=[1, level]).play(hand).power == 1
    assert duel(hand=hand, levels=[1, level], confront="B").play(hand).power == 1 + level


# Other Super Powers


@card(S + "power-of-zeus")
def test_power_of_zeus_gives_2_power_and_each_foe_gains_a_weakness() -> None:
    g = duel(hand="Power of Zeus", B_hand="War").play("Power of Zeus").no_defense()
    assert (g.power, g.B.discard, g.weaknesses) == (2, ["Weakness"], 9)


@card(S + "speed-of-mercury")
def test_speed_of_mercury_draws_three_cards() -> None:
    g = duel(hand="Speed of Mercury", deck="Punch, War, Sloth, Vulnerability").play("Speed of Mercury")
    assert (g.A.hand, g.A.deck) == (["Punch", "War", "Sloth"], ["Vulnerability"])


@card(S + "swiftness-of-horus")
def test_swiftness_of_horus_draws_two_cards_then_discards_one() -> None:
    g = duel(hand="Swiftness of Horus, Sloth", deck="Punch, War, Vulnerability").play("Swiftness of Horus")
    assert (g.what, sorted(g.offers()), g.can("done")) == ("discard", ["Punch", "Sloth", "War"], False)
    g.pick("Sloth")
    assert (g.A.hand, g.A.discard) == (["Punch", "War"], ["Sloth"])


@card(S + "wisdom-of-solomon")
@pytest.mark.parametrize("place", ["deck", "discard"])
def test_wisdom_of_solomon_draws_one_of_two_revealed_and_the_other_goes_on_the_deck_or_away(place: str) -> None:
    g = duel(hand="Wisdom of Solomon", deck="Punch, War, Vulnerability").play("Wisdom of Solomon")
    assert g.seen("B", "A_deck") == ["Punch", "War", "?"]
    assert (g.what, sorted(g.offers()), g.can("done")) == ("draw", ["Punch", "War"], False)
    g.pick("War").do(place)
    assert g.A.hand == ["War"]
    assert (g.A.deck, g.A.discard) == (
        (["Punch", "Vulnerability"], []) if place == "deck" else (["Vulnerability"], ["Punch"])
    )


@card(S + "wisdom-of-zehuti")
def test_wisdom_of_zehuti_gives_2_power_and_sorts_three_revealed_cards_before_drawing_one() -> None:
    g = duel(hand="Wisdom of Zehuti", deck="Punch, War, Sloth, Vulnerability").play("Wisdom of Zehuti")
    assert g.power == 2
    assert g.seen("B", "A_deck") == ["Punch", "War", "Sloth", "?"]
    assert (g.what, sorted(g.offers())) == ("discard", ["Punch", "Sloth", "War"])
    g.pick("Punch").done()
    assert g.A.discard == ["Punch"]
    g.pick("Sloth")
    assert g.A.hand == ["Sloth"]
    assert g.A.deck == ["War", "Vulnerability"]


@card(S + "wisdom-of-zehuti")
def test_wisdom_of_zehuti_may_discard_none_or_all_of_them() -> None:
    g = duel(hand="Wisdom of Zehuti", deck="Punch, War, Sloth, Vulnerability").play("Wisdom of Zehuti").done()
    assert (g.A.discard, g.asked, g.what) == ([], "A pick", "put on top first")
    g = duel(hand="Wisdom of Zehuti", deck="Punch, War, Sloth, Vulnerability").play("Wisdom of Zehuti")
    g.pick("Sloth", "War", "Punch")
    assert (sorted(g.A.discard), g.A.hand) == (["Punch", "Sloth", "War"], ["Vulnerability"])


# Equipment


@card(S + "amulet-of-isis")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("Vulnerability", "hand"),
        ("Vulnerability", "discard"),
        ("Vulnerability", "in_play"),
        ("Weakness", "discard"),
        ("Weakness", "in_play"),
    ],
)
def test_amulet_of_isis_may_destroy_a_weakness_or_vulnerability_and_then_draws(name: str, zone: str) -> None:
    zones = {"hand": "Amulet of Isis, Pride"}
    zones[zone] = f"{name}, Punch, {zones.get(zone, '')}"
    g = duel(**zones, deck="Sloth, War").play("Amulet of Isis")
    assert (g.power, g.offers()) == (2, [name])
    g.pick(name)
    assert "Sloth" in g.A.hand
    assert name not in g.A.hand + g.A.discard + g.A.in_play


@card(S + "amulet-of-isis")
def test_amulet_of_isis_draws_nothing_if_nothing_is_destroyed() -> None:
    g = duel(hand="Amulet of Isis", deck="Sloth", discard="Vulnerability").play("Amulet of Isis").done()
    assert (g.A.hand, g.A.discard) == ([], ["Vulnerability"])


@card(S + "book-of-champions")
def test_book_of_champions_gives_1_power_and_may_take_a_discarded_hero_of_cost_4_or_less() -> None:
    g = duel(hand="Book of Champions", discard="Cyclone, Hawkgirl, Sloth, Darla Dudley").play("Book of Champions")
    assert (g.power, sorted(g.offers())) == (1, ["Cyclone", "Darla Dudley"])
    g.pick("Cyclone")
    assert g.A.hand == ["Cyclone"]


@card(S + "book-of-champions")
def test_book_of_champions_may_take_nobody() -> None:
    g = duel(hand="Book of Champions", discard="Cyclone").play("Book of Champions").done()
    assert (g.A.hand, g.A.discard) == ([], ["Cyclone"])


@card(S + "encyclopedia-of-magical-monsters")
def test_the_encyclopedia_gives_2_power_and_may_destroy_a_villain_in_the_line_up_to_draw() -> None:
    name = "Encyclopedia of Magical Monsters"
    g = duel(hand=name, deck="Punch, War", line_up="Sloth, Hawkman").play(name)
    assert (g.power, g.offers()) == (2, ["Sloth"])
    g.pick("Sloth")
    assert (g.A.hand, g.line_up, g.destroyed) == (["Punch"], ["Hawkman"], ["Sloth"])


@card(S + "encyclopedia-of-magical-monsters")
def test_the_encyclopedia_draws_nothing_if_no_villain_is_destroyed() -> None:
    name = "Encyclopedia of Magical Monsters"
    assert duel(hand=name, deck="Punch", line_up="Sloth").play(name).done().A.hand == []
    assert duel(hand=name, deck="Punch", line_up="Hawkman").play(name).A.hand == []


@card(S + "magical-subway")
def test_magical_subway_draws_two_cards_then_puts_one_of_the_hand_on_top_of_the_deck() -> None:
    g = duel(hand="Magical Subway, Sloth", deck="Punch, War, Vulnerability").play("Magical Subway")
    assert (sorted(g.offers()), g.can("done")) == (["Punch", "Sloth", "War"], False)
    g.pick("Sloth")
    assert (g.A.hand, g.A.deck) == (["Punch", "War"], ["Sloth", "Vulnerability"])


@card(S + "wizard-staff")
def test_wizard_staff_gives_3_power_and_may_take_a_discarded_super_power() -> None:
    g = duel(hand="Wizard Staff", deck="Punch*2", discard="Sloth, Word of Power").play("Wizard Staff")
    assert (g.power, g.offers()) == (3, ["Word of Power"])
    g.pick("Word of Power")
    assert g.A.hand == ["Word of Power"]


@card(S + "wizard-staff")
def test_wizard_staff_may_take_nothing() -> None:
    g = duel(hand="Wizard Staff", discard="Word of Power").play("Wizard Staff").done()
    assert (g.A.hand, g.A.discard) == ([], ["Word of Power"])


@card(S + "wizard-staff")
def test_wizard_staff_avoids_an_attack_and_draws_two_cards() -> None:
    g = duel(hand="Power of Zeus", B_hand="Wizard Staff", B_deck="Punch, War, Sloth").play("Power of Zeus")
    g.defend("Wizard Staff")
    assert (g.B.hand, g.B.discard, g.weaknesses) == (["Punch", "War"], ["Wizard Staff"], 10)
