"""The Villains of Confrontations, sentence by sentence."""

from __future__ import annotations

import pytest

import lineup
from tests.cards.confrontations import attacked, blocking, cases, power_of, table
from tests.harness.rule import card, rule
from tests.harness.scenario import game

# name, Power in a turn of buying, Power in a Confrontation against Level 1
POWER = [
    ("Amazo", 2, 2),
    ("Doomsday", 2, 3),
    ("Faora", 2, 2),
    ("Zod", 2, 3),
    ("Apollo", 3, 3),
    ("Artemis", 2, 2),
    ("First Born", 2, 2),
    ("Giganta", 1, 1),
    ("Magog", 4, 4),
    ("Strife", 4, 4),
    ("Atlan", 1, 1),
    ("Black Manta", 2, 3),
    ("King Shark", 1, 1),
    ("Nereus", 1, 1),
    ("Siren", 0, 1),
    ("The Trench", 1, 1),
    ("Blackbriar Thorn", 1, 1),
    ("Eclipso", 1, 1),
    ("Etrigan", 2, 2),
    ("Klarion", 2, 2),
    ("The Creeper", 1, 1),
    ("Silver Banshee", 0, 0),
]


@pytest.mark.parametrize(("name", "buying", "confronting"), cases(POWER))
def test_the_power_of_each_villain(name: str, buying: int, confronting: int) -> None:
    assert power_of(name, confront="") == buying
    assert power_of(name, confront="B") == confronting


ASSIST = [("Bizarro", 3), ("Faora", 2), ("Metallo", 0), ("Parasite", 0), ("Siren", 0)]


@pytest.mark.parametrize(("name", "power"), cases(ASSIST))
def test_assist_works_for_the_active_player_and_the_card_is_the_teammates(name: str, power: int) -> None:
    g = table(deck="", C_hand=name, C_deck="Punch")
    g.assist(name)
    if g.asked == "A may":
        g.no()
    assert g.power == power
    assert (g.A.in_play, g.C.in_play, g.C.deck) == ([], [name], ["Punch"])
    g.end_turn()
    assert (g.A.discard, g.C.discard) == ([], [name])


@pytest.mark.parametrize("name", [row[0] for row in POWER if row[0] not in {name for name, _ in ASSIST}])
def test_no_other_villain_assists(name: str) -> None:
    assert table(C_hand=name).offers("assist") == []


# Lex Luthor's


@card("confrontations/amazo")
def test_amazo_uses_the_text_of_a_super_power_in_any_discard_pile() -> None:
    g = table(hand="Amazo", discard="Cold Breath, Tula", B_discard="Illusions", C_discard="Water Control", deck="Punch")
    g.play("Amazo")
    assert sorted(g.offers()) == ["Illusions", "Water Control"]
    g.pick("Illusions")
    assert (g.A.hand, g.B.discard, g.power) == (["Punch"], ["Illusions"], 0)
    assert len(g.game.state.played) == 1


@card("confrontations/amazo")
def test_amazo_gives_2_power_when_there_is_no_such_super_power() -> None:
    g = table(hand="Amazo", discard="Impervious")
    g.play("Amazo")
    assert g.power == 2
    g = table(hand="Amazo", discard="Illusions", deck="Punch")
    g.play("Amazo")
    assert (g.power, g.A.hand) == (0, ["Punch"])


@card("confrontations/bizarro")
def test_bizarro_gives_3_power_and_2_more_for_a_weakness_taken() -> None:
    g = table(hand="Bizarro")
    g.play("Bizarro").yes()
    assert (g.power, g.A.discard) == (5, ["Weakness"])
    g = table(hand="Bizarro")
    g.play("Bizarro").no()
    assert (g.power, g.A.discard) == (3, [])


@card("confrontations/bizarro")
@rule("CONF-WEAK-06")
def test_bizarro_offers_nothing_when_no_weakness_is_left() -> None:
    g = table(hand="Bizarro", weaknesses="")
    g.play("Bizarro")
    assert (g.asked, g.power) == ("A main", 3)


@card("confrontations/bizarro")
@rule("CONF-ASSIST-24")
def test_bizarro_by_assist_gives_the_weakness_to_the_active_player() -> None:
    g = table(C_hand="Bizarro")
    g.assist("Bizarro")
    assert g.asked == "A may"
    g.yes()
    assert (g.A.discard, g.C.discard, g.power) == (["Weakness"], [], 5)


@card("confrontations/doomsday")
@pytest.mark.parametrize("level", [1, 2, 3])
@rule("CONF-CHAR-04")
def test_doomsday_counts_the_level_of_the_confronted_character(level: int) -> None:
    g = table(hand="Doomsday", confront="B", levels=(1, level, 1, 1))
    g.play("Doomsday")
    assert g.power == 2 + level


@card("confrontations/faora")
def test_faora_draws_a_card_in_a_confrontation_only() -> None:
    g = table(hand="Faora", deck="Tula", confront="B")
    g.play("Faora")
    assert g.A.hand == ["Tula"]
    g = table(hand="Faora", deck="Tula")
    g.play("Faora")
    assert g.A.hand == []


@card("confrontations/faora")
@rule("CONF-ASSIST-20")
def test_faora_by_assist_draws_for_the_confronting_player() -> None:
    g = table(deck="Tula", C_hand="Faora", C_deck="Punch", confront="B")
    g.assist("Faora")
    assert (g.A.hand, g.C.hand) == (["Tula"], [])


@card("confrontations/metallo")
@rule("CONF-PIC-31", "CONF-CARD-12")
def test_metallo_by_assist_replays_a_super_power_of_the_active_player() -> None:
    g = table(hand="Water Control", C_hand="Metallo", C_in_play="Impervious")
    g.play("Water Control").assist("Metallo")
    assert g.power == 2 + 2
    assert [played.seat for played in g.game.state.played] == [0, 2, 0]
    assert g.A.in_play == ["Water Control"]
    assert g.C.in_play == ["Impervious", "Metallo"]


@card("confrontations/metallo")
@rule("CONF-PIC-31")
def test_metallo_does_nothing_when_only_the_teammate_has_a_super_power() -> None:
    g = table(C_hand="Metallo", C_in_play="Impervious")
    g.assist("Metallo")
    assert (g.asked, g.power) == ("A main", 0)


@card("confrontations/metallo")
def test_metallo_in_the_own_turn_plays_an_own_super_power_again() -> None:
    g = table(hand="Metallo, Impervious")
    g.play("Impervious", "Metallo")
    assert g.power == 3 + 3


@card("confrontations/parasite")
@rule("CONF-ASSIST-07", "CONF-EX-06")
def test_parasite_counts_super_powers_in_the_active_players_discard_pile() -> None:
    g = table(hand="Parasite", discard="Impervious, Flight, Tula")
    g.play("Parasite")
    assert g.power == 2
    g = table(discard="Impervious, Flight", C_hand="Parasite", C_discard="Illusions, Telepathy, Dark Arts")
    g.assist("Parasite")
    assert g.power == 2


@card("confrontations/parasite")
def test_parasite_gives_at_most_3_power() -> None:
    g = table(hand="Parasite", discard="Impervious, Flight, Illusions, Dark Arts")
    g.play("Parasite")
    assert g.power == 3


@card("confrontations/silver-banshee")
@rule("CONF-PIC-05", "CONF-CONFR-26")
def test_silver_banshee_makes_each_foe_discard_a_card_of_cost_4_or_less_they_pick() -> None:
    g = table(hand="Silver Banshee", B_hand="Punch, Ares, Tula", D_hand="Supergirl", C_hand="Punch")
    g.play("Silver Banshee").pass_all()
    assert g.asked == "B pick"
    assert sorted(g.offers()) == ["Punch", "Tula"]
    g.pick("Tula")
    assert (g.B.hand, g.B.discard) == (["Punch", "Ares"], ["Tula"])
    assert (g.D.hand, g.C.hand) == (["Supergirl"], ["Punch"])


@card("confrontations/zod")
def test_zod_makes_each_block_of_the_turn_add_1_less() -> None:
    g = table(hand="Zod", confront="B", B_hand="Tula, Hera, Hephaestus, Punch")
    g.play("Zod").ready()
    g.block("Tula").pick("Felix Faust")
    assert g.B.cost == 9 + 1
    g.block("Hephaestus").pick("Felix Faust")
    assert g.B.cost == 9 + 1
    g.block("Hera").pick("Felix Faust")
    assert g.B.cost == 9 + 1 + 1


@card("confrontations/zod")
def test_zod_weakens_no_block_outside_a_confrontation_of_his_player() -> None:
    g = table(hand="Zod")
    g.play("Zod")
    assert g.game.state.notes == ()


# Circe's


@card("confrontations/apollo")
def test_apollo_takes_one_of_three_cards_and_puts_the_rest_back() -> None:
    g = table(hand="Apollo", deck="Tula, Ragman, Steel, Punch")
    g.play("Apollo").pick("Ragman")
    assert g.what == "put on top first"
    g.pick("Steel")
    assert (g.A.hand, g.A.deck) == (["Ragman"], ["Steel", "Tula", "Punch"])


@card("confrontations/artemis")
@rule("CONF-PIC-20", "CONF-CARD-01", "CONF-CARD-02", "CONF-CONFR-28")
def test_artemis_makes_the_confronted_foe_discard_a_block_without_its_use() -> None:
    g = table(hand="Artemis", confront="B", B_hand="Tula, Punch, Ragman", D_hand="Tula")
    g.play("Artemis")
    assert not g.can("block")
    g.pass_all()
    assert g.asked == "B pick"
    assert g.offers() == ["Tula", "Ragman"]
    g.pick("Tula")
    assert (g.B.discard, g.B.hand, g.B.cost) == (["Tula"], ["Punch", "Ragman"], 9)
    assert g.D.hand == ["Tula"]


@card("confrontations/artemis")
@rule("CONF-PIC-20")
def test_artemis_finds_nothing_in_a_hand_without_blocks_and_attacks_nobody_in_a_buying_turn() -> None:
    g = table(hand="Artemis", confront="B", B_hand="Punch")
    g.play("Artemis").pass_all()
    assert (g.B.hand, g.power) == (["Punch"], 2)
    g = table(hand="Artemis", B_hand="Tula", D_hand="Tula")
    g.play("Artemis")
    assert (g.asked, g.B.hand, g.power) == ("A main", ["Tula"], 2)


@card("confrontations/artemis")
@rule("CONF-PIC-20")
def test_artemis_finds_whoever_is_confronted_the_first_player_too() -> None:
    g = table(2, deck="Tula, Ragman, Punch", B_hand="Artemis").finish()
    g.confront("A").play("Artemis").pass_all()
    assert g.asked == "A pick"
    g.pick("Tula")
    assert (g.A.discard, sorted(g.A.hand)) == (["Tula"], ["Punch", "Ragman"])


@card("confrontations/artemis")
@rule("CONF-ATK-13", "CONF-EX-09")
def test_artemis_can_be_avoided_and_keeps_her_power() -> None:
    g = table(hand="Artemis", confront="B", B_hand="Tula, Krypto", B_deck="Punch")
    g.play("Artemis").defend_for("B", "Krypto")
    assert (g.B.hand, g.power) == (["Tula", "Punch"], 2)


@card("confrontations/cheetah")
@rule("CONF-PIC-18", "CONF-CONFR-23")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_cheetah_gains_a_cheap_card_into_any_discard_pile(letter: str) -> None:
    g = table(hand="Cheetah", line_up="Hera, Poseidon, Tula", confront="B")
    g.play("Cheetah")
    assert g.offers() == ["Hera", "Tula"]
    g.pick("Hera")
    g.give(next(option for option in g.ask.options if option.verb == "player" and "ABCD"[option.n] == letter))
    assert g.line_up == ["Poseidon", "Tula"]
    assert getattr(g, letter).discard == ["Hera"]
    gained = [event for event in g.game.state.happened if event.what == "gain"]
    assert [event.seat for event in gained] == [0]


@card("confrontations/cheetah")
@rule("CONF-GAIN-04")
def test_cheetah_gains_nothing_when_all_is_dear() -> None:
    g = table(hand="Cheetah", line_up="Poseidon")
    g.play("Cheetah")
    assert (g.asked, g.line_up) == ("A main", ["Poseidon"])


@card("confrontations/chimera")
def test_chimera_offers_one_of_three_ways() -> None:
    g = table(hand="Chimera, Punch", deck="Tula, Ragman", discard="Steel")
    g.play("Chimera")
    assert g.offers("choose") == ["1", "2", "3"]
    g.choose(1)
    assert (g.asked, g.power, g.A.hand) == ("A main", 2, ["Punch"])
    g = table(hand="Chimera, Punch", deck="Tula, Ragman", discard="Steel")
    g.play("Chimera").choose(2).pick("Punch")
    assert (g.asked, g.power, g.A.hand) == ("A main", 0, ["Tula", "Ragman"])
    g = table(hand="Chimera, Punch", deck="Tula, Ragman", discard="Steel")
    g.play("Chimera").choose(3)
    assert (g.asked, g.power, g.destroyed) == ("A main", 0, ["Steel"])


@card("confrontations/chimera")
def test_chimera_offers_a_second_different_way_in_a_confrontation() -> None:
    g = table(hand="Chimera, Punch", deck="Tula, Ragman", discard="Steel", confront="B")
    g.play("Chimera").choose(3)
    assert g.offers("choose") == ["1", "2"]
    g.choose(1)
    assert (g.asked, g.power, g.destroyed) == ("A main", 2, ["Steel"])
    g = table(hand="Chimera, Punch", deck="Tula, Ragman", discard="Steel", confront="B")
    g.play("Chimera").choose(1).done()
    assert (g.asked, g.power, g.destroyed) == ("A main", 2, [])


@card("confrontations/chimera")
def test_chimera_does_not_offer_a_way_that_finds_nothing() -> None:
    g = table(hand="Chimera, Punch", deck="Tula, Ragman")
    g.play("Chimera")
    assert g.offers("choose") == ["1", "2"]


@card("confrontations/first-born")
@pytest.mark.parametrize(("name", "half"), [("Hera", 2), ("Zod", 2), ("Magog", 3)])
def test_first_born_may_destroy_a_hero_or_villain_of_the_line_up_for_half_its_cost(name: str, half: int) -> None:
    g = table(hand="First Born", line_up=f"{name}, Power Armor")
    g.play("First Born")
    assert g.offers() == [name]
    g.pick(name)
    assert (g.destroyed, g.power) == ([name], 2 + half)


@card("confrontations/first-born")
def test_first_borns_offer_can_be_refused() -> None:
    g = table(hand="First Born", line_up="Hera, Power Armor")
    g.play("First Born").done()
    assert (g.destroyed, g.power) == ([], 2)


@card("confrontations/giganta")
def test_giganta_avoids_an_attack_and_makes_both_characters_of_the_team_dearer() -> None:
    g = attacked("Giganta")
    assert (g.B.hand, g.B.discard) == (["Punch"], ["Giganta"])
    assert (g.A.cost, g.B.cost, g.C.cost, g.D.cost) == (12, 10, 12, 10)
    g.end_turn()
    assert (g.B.cost, g.D.cost) == (9, 9)


@card("confrontations/giganta")
@rule("CONF-VAR-30")
def test_giganta_makes_only_the_own_character_dearer_without_a_teammate() -> None:
    g = table(3, hand="Nereus", B_hand="Giganta, Punch")
    g.play("Nereus").foe("B").defend("Giganta")
    assert (g.A.cost, g.B.cost, g.C.cost) == (12, 10, 12)


@card("confrontations/magog")
@rule("CONF-CONFR-06", "CONF-CONFR-07")
def test_magog_may_switch_the_confrontation_to_the_other_foe() -> None:
    g = table(hand="Magog, Artemis", confront="B", levels=(1, 1, 1, 2), D_hand="Tula, Punch")
    g.play("Magog").yes()
    g.play("Artemis").pass_all()
    assert g.D.discard == ["Tula"]
    g = table(hand="Magog", confront="B", levels=(1, 1, 1, 2), power=8)
    g.play("Magog").yes().ready()
    assert (g.B.level, g.D.level, g.A.score_pile) == (1, 3, ["Ocean Master"])


@card("confrontations/magog")
def test_magogs_switch_can_be_refused_and_needs_a_confrontation() -> None:
    g = table(hand="Magog", confront="B", power=5)
    g.play("Magog").no().ready()
    assert (g.B.level, g.D.level) == (2, 1)
    g = table(hand="Magog")
    g.play("Magog")
    assert g.asked == "A main"


@card("confrontations/magog")
def test_magog_switches_to_the_third_player_in_a_game_of_three() -> None:
    g = table(3, hand="Magog", confront="B", power=8)
    g.play("Magog").yes().ready()
    assert (g.B.level, g.C.level) == (1, 3)


@card("confrontations/strife")
@rule("CONF-ATK-14", "CONF-EX-12", "CONF-WEAK-06")
def test_strife_gives_each_foe_a_weakness_and_1_power_for_each_one_hit() -> None:
    g = table(hand="Strife", weaknesses="Weakness*5")
    g.play("Strife")
    assert (g.B.discard, g.D.discard, g.C.discard) == (["Weakness"], ["Weakness"], [])
    assert g.power == 4
    g = table(hand="Strife", B_hand="Krypto", B_deck="Punch")
    g.play("Strife").defend_for("D", "Krypto")
    assert g.power == 2
    g.no_defense()
    assert (g.B.discard, g.D.discard, g.power) == (["Krypto", "Weakness"], [], 3)
    g = table(hand="Strife", weaknesses="Weakness")
    g.play("Strife")
    assert (g.B.discard, g.D.discard) == (["Weakness"], [])


# Ocean Master's


@card("confrontations/atlan")
def test_atlan_may_fetch_a_card_of_cost_1_to_3_from_the_discard_pile() -> None:
    g = table(hand="Atlan", discard="Punch, Steel, Tula, Superboy")
    g.play("Atlan")
    assert sorted(g.offers()) == ["Steel", "Tula"]
    g.pick("Steel")
    assert (g.A.hand, g.A.discard) == (["Steel"], ["Punch", "Tula", "Superboy"])
    g = table(hand="Atlan", discard="Steel")
    g.play("Atlan").done()
    assert g.A.hand == []


@card("confrontations/king-shark")
def test_king_shark_may_destroy_a_starter_of_the_hand() -> None:
    g = table(hand="King Shark, Punch, Tula")
    g.play("King Shark")
    assert g.offers() == ["Punch"]
    g.pick("Punch")
    assert (g.A.hand, g.destroyed) == (["Tula"], ["Punch"])
    g = table(hand="King Shark, Punch")
    g.play("King Shark").done()
    assert (g.A.hand, g.destroyed) == (["Punch"], [])


@card("confrontations/nereus")
@rule("CONF-ATK-02", "CONF-CONFR-27")
def test_nereus_makes_a_foe_of_ones_choice_discard_a_card() -> None:
    g = table(hand="Nereus", confront="B", B_hand="Punch", D_hand="Tula, Punch")
    g.play("Nereus").foe("D").pass_all()
    assert g.asked == "D pick"
    g.pick("Tula")
    assert (g.D.discard, g.B.hand) == (["Tula"], ["Punch"])


@card("confrontations/siren")
def test_siren_draws_then_discards() -> None:
    g = table(hand="Siren, Punch", deck="Tula")
    g.play("Siren").pick("Punch")
    assert (g.A.hand, g.A.discard, g.power) == (["Tula"], ["Punch"], 0)


@card("confrontations/siren")
@rule("CONF-ASSIST-24", "CONF-RES-07")
def test_siren_by_assist_draws_and_discards_for_the_active_player() -> None:
    g = table(hand="Punch", deck="Tula", C_hand="Siren, Steel", confront="B")
    g.assist("Siren")
    assert (g.asked, g.offers("done")) == ("A pick", [])
    g.pick("Tula")
    assert (g.A.hand, g.A.discard, g.C.hand, g.power) == (["Punch"], ["Tula"], ["Steel"], 1)


@card("confrontations/the-trench")
def test_the_trench_gives_1_more_power_beside_another_villain() -> None:
    g = table(hand="The Trench, King Shark")
    g.play("King Shark", "The Trench")
    assert g.power == 1 + 2
    g = table(hand="The Trench, Tula", C_in_play="King Shark")
    g.play("Tula", "The Trench")
    assert g.power == 1 + 1


# Felix Faust's


@card("confrontations/blackbriar-thorn")
def test_blackbriar_thorn_may_destroy_a_card_of_the_discard_pile() -> None:
    g = table(hand="Blackbriar Thorn, Punch", discard="Tula")
    g.play("Blackbriar Thorn").pick("Tula")
    assert (g.destroyed, g.A.hand) == (["Tula"], ["Punch"])
    g = table(hand="Blackbriar Thorn", discard="Tula")
    g.play("Blackbriar Thorn").done()
    assert g.A.discard == ["Tula"]


@card("confrontations/doctor-destiny")
def test_doctor_destiny_draws_a_card() -> None:
    g = table(hand="Doctor Destiny", deck="Tula, Ragman")
    g.play("Doctor Destiny")
    assert g.A.hand == ["Tula"]


@card("confrontations/doctor-destiny")
def test_doctor_destiny_avoids_an_attack_and_draws_two_cards() -> None:
    g = attacked("Doctor Destiny", by="D", D_deck="Tula, Ragman, Punch")
    assert (g.B.hand, g.D.hand, g.D.discard) == (["Punch"], ["Tula", "Ragman"], ["Doctor Destiny"])


@card("confrontations/eclipso")
def test_eclipso_uses_the_text_of_a_hero_or_villain_of_the_line_up() -> None:
    g = table(hand="Eclipso", line_up="Ares, Zod, Power Armor", confront="B")
    g.play("Eclipso")
    assert sorted(g.offers()) == ["Ares", "Zod"]
    g.pick("Ares")
    assert (g.power, g.line_up) == (1 + 4, ["Ares", "Zod", "Power Armor"])
    assert len(g.game.state.played) == 1


@card("confrontations/eclipso")
def test_a_card_whose_text_is_only_used_does_not_become_a_copy() -> None:
    g = game(sets=[lineup.box("confrontations")], hand="Eclipso", discard="Soultaker Sword", line_up="Plastic Man")
    g.play("Eclipso")
    assert (g.power, g.line_up) == (1 + 2, ["Plastic Man"])
    assert g.buy("Plastic Man").power == 0  # for his own cost, not for that of the Sword


@card("confrontations/enchantress")
def test_enchantress_gives_power_or_cards_with_a_weakness() -> None:
    g = table(hand="Enchantress", deck="Tula, Ragman")
    g.play("Enchantress").choose(1)
    assert (g.asked, g.power, g.A.hand, g.A.discard) == ("A main", 2, [], [])
    g = table(hand="Enchantress", deck="Tula, Ragman")
    g.play("Enchantress").choose(2)
    assert (g.asked, g.power, g.A.hand, g.A.discard) == ("A main", 0, ["Tula", "Ragman"], ["Weakness"])


@card("confrontations/enchantress")
def test_enchantress_may_do_both_in_a_confrontation() -> None:
    g = table(hand="Enchantress", deck="Tula, Ragman", confront="B")
    g.play("Enchantress").choose(1).choose(2)
    assert (g.asked, g.power, g.A.hand, g.A.discard) == ("A main", 2, ["Tula", "Ragman"], ["Weakness"])
    g = table(hand="Enchantress", deck="Tula, Ragman", confront="B")
    g.play("Enchantress").choose(1).done()
    assert (g.asked, g.power, g.A.discard) == ("A main", 2, [])


BLOCKS = [
    ("Etrigan", "King Shark, Zod, Tula", 3),
    ("Etrigan", "", 1),
    ("Klarion", "Impervious, Flight, Illusions, Zod", 3),
    ("Klarion", "", 0),
]


@pytest.mark.parametrize("by", ["B", "D"])
@pytest.mark.parametrize(("name", "pile", "added"), cases(BLOCKS))
@rule("CONF-CARD-04", "CONF-CARD-05", "CONF-PIC-15", "CONF-PIC-25")
def test_a_block_counts_the_pile_of_the_player_who_uses_it(name: str, pile: str, added: int, by: str) -> None:
    g = blocking(name, by, **{f"{by}_discard": pile, f"{'D' if by == 'B' else 'B'}_discard": "The Trench, Dark Arts"})
    g.pick("Felix Faust")
    assert (g.B.cost, g.power) == (9 + added, 0)


@card("confrontations/klarion")
@rule("CONF-CARD-08")
def test_klarion_does_not_count_super_powers_in_play() -> None:
    g = blocking("Klarion", B_in_play="Impervious, Flight", B_discard="Illusions")
    g.pick("Felix Faust")
    assert g.B.cost == 10


@card("confrontations/the-creeper")
@pytest.mark.parametrize(("top", "power"), [("Punch", 1), ("Tula", 2), ("Magog", 2)])
def test_the_creeper_discards_the_top_card_and_gives_more_for_a_dear_one(top: str, power: int) -> None:
    g = table(hand="The Creeper", deck=f"{top}, Punch")
    g.play("The Creeper")
    assert (g.A.discard, g.power) == ([top], power)
