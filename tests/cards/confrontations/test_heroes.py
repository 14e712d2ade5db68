"""The Heroes of Confrontations, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.cards.confrontations import attacked, blocking, cases, table
from tests.harness.rule import card, rule

# name, Power in a turn of buying, Power in a Confrontation
POWER = [
    ("Jimmy Olsen", 1, 1),
    ("Krypto", 1, 1),
    ("Lois Lane", 2, 2),
    ("Steel", 1, 1),
    ("Supergirl", 2, 3),
    ("Toymaster", 2, 2),
    ("Ares", 3, 3),
    ("Donna Troy", 1, 1),
    ("Hephaestus", 2, 2),
    ("Hera", 2, 2),
    ("Orion", 2, 2),
    ("Steve Trevor", 1, 1),
    ("Mera", 2, 0),
    ("Poseidon", 3, 3),
    ("Tempest", 1, 1),
    ("The Others", 1, 1),
    ("Tula", 1, 1),
    ("Ya'wara", 1, 1),
    ("Animal Man", 1, 1),
    ("Blue Devil", 2, 2),
    ("Deadman", 1, 1),
    ("Doctor Fate", 2, 2),
    ("John Constantine", 2, 0),
    ("Madame Xanadu", 1, 1),
    ("Ragman", 1, 1),
    ("Swamp Thing", 3, 3),
]


@pytest.mark.parametrize(("name", "buying", "confronting"), cases(POWER))
def test_the_power_of_each_hero(name: str, buying: int, confronting: int) -> None:
    g = table(hand=name, deck="")
    g.play(name)
    assert g.power == buying
    g = table(hand=name, deck="", confront="B")
    g.play(name)
    assert g.power == confronting


ASSIST = [
    ("Jimmy Olsen", 1),
    ("Krypto", 1),
    ("Lana Lang", 0),
    ("Steel", 1),
    ("Supergirl", 2),
    ("Tempest", 1),
    ("Animal Man", 1),
    ("Deadman", 1),
]


@pytest.mark.parametrize(("name", "power"), cases(ASSIST))
def test_assist_works_for_the_active_player_and_the_card_is_the_teammates(name: str, power: int) -> None:
    g = table(hand="Punch", deck="", C_hand=name, C_deck="Punch")
    g.assist(name)
    while g.ask.kind in ("may", "pick"):
        g.do("no" if g.ask.kind == "may" else "done")
    assert g.power == power
    assert (g.A.in_play, g.C.in_play) == ([], [name])
    assert g.C.deck == ["Punch"]
    g.end_turn()
    assert (g.A.discard, g.C.discard) == ([], [name])


@pytest.mark.parametrize("name", [row[0] for row in POWER if row[0] not in {name for name, _ in ASSIST}])
def test_no_other_hero_assists(name: str) -> None:
    assert table(C_hand=name).offers("assist") == []


# Superman's


@card("confrontations/jimmy-olsen")
def test_jimmy_olsen_looks_at_the_top_card_and_may_discard_it() -> None:
    g = table(hand="Jimmy Olsen", deck="Steel, Punch")
    g.play("Jimmy Olsen")
    assert g.seen("A", "A_deck")[0] == "Steel"
    assert g.seen("B", "A_deck")[0] == "?"
    g.yes()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["Steel"])


@card("confrontations/jimmy-olsen")
def test_jimmy_olsen_may_leave_the_card_on_top() -> None:
    g = table(hand="Jimmy Olsen", deck="Steel, Punch")
    g.play("Jimmy Olsen").no()
    assert (g.A.deck, g.A.discard) == (["Steel", "Punch"], [])


@card("confrontations/jimmy-olsen")
@rule("CONF-ASSIST-08")
def test_jimmy_olsen_by_assist_is_about_the_active_players_deck_and_choice() -> None:
    g = table(deck="Steel", C_hand="Jimmy Olsen", C_deck="Punch")
    g.assist("Jimmy Olsen")
    assert g.asked == "A may"
    g.yes()
    assert (g.A.discard, g.C.deck) == (["Steel"], ["Punch"])


@card("confrontations/krypto")
def test_krypto_avoids_an_attack_and_draws_a_card() -> None:
    g = attacked("Krypto", B_deck="Steel")
    assert g.B.hand == ["Punch", "Steel"]
    assert g.B.discard == ["Krypto"]


@card("confrontations/krypto")
def test_krypto_defends_the_teammate_and_its_user_draws() -> None:
    g = attacked("Krypto", by="D", B_deck="Steel", D_deck="Tula")
    assert (g.B.hand, g.B.deck) == (["Punch"], ["Steel"])
    assert (g.D.hand, g.D.discard) == (["Tula"], ["Krypto"])


@card("confrontations/lana-lang")
def test_lana_lang_draws_a_card() -> None:
    g = table(hand="Lana Lang, Punch", deck="Steel")
    g.play("Lana Lang").done()
    assert g.A.hand == ["Punch", "Steel"]
    assert g.power == 0


@card("confrontations/lana-lang")
def test_lana_lang_pays_1_power_for_a_card_discarded() -> None:
    g = table(hand="Lana Lang, Punch", deck="Steel")
    g.play("Lana Lang").pick("Punch")
    assert (g.A.hand, g.A.discard, g.power) == (["Steel"], ["Punch"], 1)


@card("confrontations/lana-lang")
@rule("CONF-ASSIST-24")
def test_lana_lang_by_assist_draws_and_discards_for_the_active_player() -> None:
    g = table(hand="Punch", deck="Steel", C_hand="Lana Lang, Tula")
    g.assist("Lana Lang").pick("Punch")
    assert (g.A.hand, g.A.discard, g.power) == (["Steel"], ["Punch"], 1)
    assert g.C.hand == ["Tula"]


@card("confrontations/lois-lane")
@rule("CONF-ASSIST-16")
def test_lois_lane_lets_the_teammate_give_a_card_assist() -> None:
    g = table(hand="Lois Lane", C_hand="Ares, Tula")
    assert not g.can("assist", "Ares")
    g.play("Lois Lane")
    assert g.asked == "C pick"
    g.pick("Ares")
    assert g.offers("assist") == ["Ares"]
    g.assist("Ares")
    assert (g.power, g.C.in_play) == (5, ["Ares"])


@card("confrontations/lois-lane")
def test_lois_lanes_offer_can_be_refused() -> None:
    g = table(hand="Lois Lane", C_hand="Ares, Tula")
    g.play("Lois Lane").done()
    assert g.offers("assist") == []


@card("confrontations/lois-lane")
def test_assist_given_by_lois_lane_ends_with_the_turn() -> None:
    g = table(hand="Lois Lane", C_hand="Ares", B_hand="Punch", A_deck="Punch*6", line_up="")
    g.play("Lois Lane").pick("Ares")
    g.end_turn().no_assist()
    assert g.game.state.notes == ()


@card("confrontations/lois-lane")
def test_lois_lane_gives_only_power_without_a_teammate() -> None:
    g = table(3, hand="Lois Lane, Ares", C_hand="Tula")
    g.play("Lois Lane")
    assert (g.asked, g.power) == ("A main", 2)
    assert g.offers("store") == []


@card("confrontations/steel")
def test_steel_gives_1_more_power_for_an_equipment_controlled() -> None:
    g = table(hand="Steel, Power Armor")
    g.play("Power Armor", "Steel")
    assert g.power == 2 + 2


@card("confrontations/steel")
def test_steel_by_assist_looks_at_what_the_active_player_controls() -> None:
    g = table(hand="Power Armor", C_hand="Steel")
    g.play("Power Armor").assist("Steel")
    assert g.power == 2 + 2
    g = table(C_in_play="Power Armor", C_hand="Steel")
    g.assist("Steel")
    assert g.power == 1


@card("confrontations/superboy")
@rule("CONF-PIC-12", "CONF-CARD-12", "CONF-CARD-13", "CONF-CARD-14")
def test_superboy_plays_a_super_power_again_which_stays() -> None:
    g = table(hand="Superboy, Water Control")
    g.play("Water Control", "Superboy")
    assert g.power == 2 + 2
    assert sorted(g.A.in_play) == ["Superboy", "Water Control"]
    assert [played.card for played in g.game.state.played].count(g.game.state.played[0].card) == 2


@card("confrontations/superboy")
def test_superboy_lets_choose_among_super_powers_and_does_nothing_without_one() -> None:
    g = table(hand="Superboy, Water Control, Impervious")
    g.play("Water Control", "Impervious", "Superboy")
    assert g.offers() == ["Impervious", "Water Control"]
    g.pick("Impervious")
    assert g.power == 5 + 3
    g = table(hand="Superboy", C_in_play="Impervious")
    g.play("Superboy")
    assert (g.asked, g.power) == ("A main", 0)


@card("confrontations/toymaster")
def test_toymaster_gives_2_power_and_may_play_again_an_equipment_controlled() -> None:
    g = table(hand="Magic Bracelets, Toymaster, Zod").play("Magic Bracelets", "Zod", "Toymaster")
    assert (g.power, g.offers()) == (2 + 2 + 2, ["Magic Bracelets"])
    assert g.pick("Magic Bracelets").power == 6 + 2


@card("confrontations/toymaster")
def test_toymasters_offer_can_be_refused_and_needs_an_equipment() -> None:
    assert table(hand="Magic Bracelets, Toymaster").play("Magic Bracelets", "Toymaster").done().power == 2 + 2
    g = table(hand="Toymaster", discard="Power Armor").play("Toymaster")
    assert (g.asked, g.power) == ("A main", 2)


@card("confrontations/ares")
@pytest.mark.parametrize(
    ("line_up", "more"), [("Tula, Flight", 0), ("Zod, Tula, Siren", 2), ("Zod, Siren*1, Nereus, Magog, Faora", 4)]
)
def test_ares_gives_power_for_villains_in_the_line_up_in_a_confrontation(line_up: str, more: int) -> None:
    assert table(hand="Ares", line_up=line_up).play("Ares").power == 3
    assert table(hand="Ares", line_up=line_up, confront="B").play("Ares").power == 3 + more


@card("confrontations/tula")
def test_tula_may_put_a_hero_of_cost_3_or_less_from_the_discard_pile_on_the_deck() -> None:
    g = table(hand="Tula", discard="Steel, Hera, Zod", deck="Punch").play("Tula")
    assert (g.power, g.offers()) == (1, ["Steel"])
    assert g.pick("Steel").A.deck == ["Steel", "Punch"]
    assert table(hand="Tula", discard="Steel", deck="Punch").play("Tula").done().A.deck == ["Punch"]


# Wonder Woman's


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Donna Troy", marks=card("confrontations/donna-troy")),
        pytest.param("Steve Trevor", marks=card("confrontations/steve-trevor")),
    ],
)
@rule("CONF-PIC-27", "CONF-CARD-10")
def test_a_revealed_defense_is_kept_and_then_a_card_is_discarded(name: str) -> None:
    g = attacked(name)
    assert g.asked == "B pick"
    g.pick("Punch")
    assert (g.B.hand, g.B.discard) == ([name], ["Punch"])
    g = attacked(name)
    g.pick(name)
    assert (g.B.hand, g.B.discard) == (["Punch"], [name])


@card("confrontations/donna-troy")
@rule("CONF-PIC-27")
def test_donna_troy_draws_a_card_and_steve_trevor_does_not() -> None:
    g = table(hand="Donna Troy, Steve Trevor", deck="Tula, Ragman")
    g.play("Donna Troy")
    assert g.A.hand == ["Steve Trevor", "Tula"]
    g.play("Steve Trevor")
    assert g.A.hand == ["Tula"]


@card("confrontations/hermes")
def test_hermes_draws_two_cards_and_may_pass_one_to_the_teammate() -> None:
    g = table(hand="Hermes", deck="Tula, Ragman, Punch")
    g.play("Hermes")
    assert sorted(g.offers()) == ["Ragman", "Tula"]
    g.pick("Tula")
    assert (g.A.hand, g.C.hand) == (["Ragman"], ["Tula"])


@card("confrontations/hermes")
def test_hermes_need_not_pass_and_cannot_without_a_teammate() -> None:
    g = table(hand="Hermes", deck="Tula, Ragman")
    g.play("Hermes").done()
    assert (g.A.hand, g.C.hand) == (["Tula", "Ragman"], [])
    g = table(2, hand="Hermes", deck="Tula, Ragman")
    g.play("Hermes")
    assert (g.asked, g.A.hand) == ("A main", ["Tula", "Ragman"])


@card("confrontations/orion")
@rule("CONF-PIC-26")
def test_orion_draws_a_card_when_played_but_not_when_blocking() -> None:
    g = table(hand="Orion", deck="Tula")
    g.play("Orion")
    assert g.A.hand == ["Tula"]
    g = blocking("Orion", B_deck="Tula")
    g.pick("Felix Faust")
    assert (g.B.hand, g.power) == (["Punch"], 0)


# name, discard pile of who uses it, what is added to B's Character (Level 1)
BLOCKS = [
    ("Hephaestus", "Power Armor, Magic Bracelets, Tula", 2),
    ("Hephaestus", "", 0),
    ("Hera", "", 2),
    ("Orion", "Tula, Steel, Punch", 3),
    ("Orion", "", 1),
    ("Poseidon", "Tula, Steel, Punch, Weakness, Power Armor", 3),
    ("Tula", "", 2),
    ("Ragman", "", 2),
]


@pytest.mark.parametrize("by", ["B", "D"])
@pytest.mark.parametrize(("name", "pile", "added"), cases(BLOCKS))
@rule("CONF-CARD-04", "CONF-CARD-05", "CONF-PIC-14", "CONF-PIC-26")
def test_a_block_adds_to_a_character_of_the_team_by_its_users_pile(name: str, pile: str, added: int, by: str) -> None:
    g = blocking(name, by, **{f"{by}_discard": pile})
    assert g.offers() == ["Felix Faust", "Ocean Master"]
    g.pick("Felix Faust")
    assert (g.B.cost, g.D.cost) == (9 + added, 9)
    assert g.power == 0


@card("confrontations/hera")
def test_hera_adds_the_level_of_the_character_she_defends() -> None:
    g = blocking("Hera", levels=(1, 3, 1, 2))
    g.pick("Felix Faust")
    assert g.B.cost == 15 + 4
    g = blocking("Hera", levels=(1, 3, 1, 2))
    g.pick("Ocean Master")
    assert g.D.cost == 12 + 3


@card("confrontations/ragman")
def test_ragman_as_a_block_may_destroy_a_card_of_the_discard_pile() -> None:
    g = blocking("Ragman", B_discard="Punch")
    g.pick("Felix Faust")
    assert g.asked == "B pick"
    g.pick("Punch")
    assert (g.B.discard, g.destroyed) == (["Ragman"], ["Punch"])


@card("confrontations/ragman")
def test_ragmans_offer_can_be_refused() -> None:
    g = blocking("Ragman", B_discard="Punch")
    g.pick("Felix Faust").done()
    assert (g.destroyed, g.B.discard) == ([], ["Punch", "Ragman"])


# Aquaman's


@card("confrontations/mera")
@rule("CONF-PIC-22", "CONF-CARD-09", "CONF-CONFR-31")
def test_mera_counts_card_types_of_the_discard_pile_in_a_confrontation() -> None:
    g = table(hand="Mera, Ya'wara", discard="Tula, Steel, Punch, Weakness", deck="Power Armor, Magog", confront="B")
    g.play("Mera")
    assert g.power == 2
    g.play("Ya'wara")
    assert g.A.discard[-1] == "Power Armor"
    assert g.power == 2 + 1


@card("confrontations/poseidon")
def test_poseidons_block_saves_a_character_only_above_the_power() -> None:
    g = blocking("Poseidon", B_discard="Punch", power=11)
    g.pick("Felix Faust").pass_blocks()
    assert g.A.score_pile == ["Felix Faust"]
    g = blocking("Poseidon", B_discard="Punch", power=10)
    g.pick("Felix Faust").pass_blocks()
    assert g.A.score_pile == []


@card("confrontations/tempest")
def test_tempest_gives_1_more_power_for_three_types_in_the_discard_pile() -> None:
    g = table(hand="Tempest", discard="Tula, Punch, Power Armor")
    g.play("Tempest")
    assert g.power == 2
    g = table(hand="Tempest", discard="Tula, Punch, Weakness")
    g.play("Tempest")
    assert g.power == 1


@card("confrontations/tempest")
@rule("CONF-ASSIST-07")
def test_tempest_by_assist_looks_at_the_active_players_pile() -> None:
    g = table(discard="Tula, Punch, Power Armor", C_hand="Tempest")
    g.assist("Tempest")
    assert g.power == 2
    g = table(C_discard="Tula, Punch, Power Armor", C_hand="Tempest")
    g.assist("Tempest")
    assert g.power == 1


@card("confrontations/the-others")
@rule("CONF-PIC-29", "CONF-CARD-18", "CONF-ATK-17")
def test_the_others_are_discarded_with_any_number_of_cards_for_as_many_new_ones() -> None:
    g = attacked("The Others", B_deck="Tula, Ragman, Steel")
    g.pick("Punch")
    assert g.B.discard == ["The Others", "Punch"]
    assert g.B.hand == ["Tula", "Ragman"]
    g = attacked("The Others", B_deck="Tula, Ragman")
    g.done()
    assert (g.B.discard, g.B.hand) == (["The Others"], ["Punch", "Tula"])
    g = attacked("The Others", by="D", D_deck="Tula")
    assert (g.B.hand, g.D.hand, g.D.discard) == (["Punch"], ["Tula"], ["The Others"])


@card("confrontations/yawara")
@rule("CONF-CONFR-30")
def test_yawara_draws_and_discards_only_in_a_confrontation() -> None:
    g = table(hand="Ya'wara, Punch", deck="Tula", confront="B")
    g.play("Ya'wara").pick("Punch")
    assert (g.A.hand, g.A.discard) == (["Tula"], ["Punch"])
    g = table(hand="Ya'wara, Punch", deck="Tula")
    g.play("Ya'wara")
    assert (g.asked, g.A.hand, g.power) == ("A main", ["Punch"], 1)


# Zatanna's


@card("confrontations/animal-man")
@pytest.mark.parametrize("top", ["Tula", "King Shark"])
def test_animal_man_takes_a_hero_or_villain_from_the_top(top: str) -> None:
    g = table(hand="Animal Man", deck=f"{top}, Punch")
    g.play("Animal Man")
    assert (g.A.hand, g.A.deck, g.power) == ([top], ["Punch"], 1)


@card("confrontations/animal-man")
def test_animal_man_may_discard_another_card_shown() -> None:
    g = table(hand="Animal Man", deck="Power Armor, Punch")
    g.play("Animal Man")
    assert g.seen("B", "A_deck")[0] == "Power Armor"
    g.yes()
    assert (g.A.hand, g.A.discard) == ([], ["Power Armor"])
    g = table(hand="Animal Man", deck="Power Armor, Punch")
    g.play("Animal Man").no()
    assert (g.A.deck, g.A.discard) == (["Power Armor", "Punch"], [])


@card("confrontations/animal-man")
def test_animal_man_by_assist_gives_the_card_to_the_active_player() -> None:
    g = table(deck="Tula", C_hand="Animal Man", C_deck="Ragman")
    g.assist("Animal Man")
    assert (g.A.hand, g.C.hand) == (["Tula"], [])


@card("confrontations/blue-devil")
def test_blue_devil_avoids_an_attack_and_may_put_a_hero_on_the_deck() -> None:
    g = attacked("Blue Devil", B_discard="Tula, Power Armor", B_deck="Punch")
    assert sorted(g.offers()) == ["Blue Devil", "Tula"]
    g.pick("Tula")
    assert (g.B.deck, g.B.hand) == (["Tula", "Punch"], ["Punch"])
    assert g.B.discard == ["Power Armor", "Blue Devil"]


@card("confrontations/blue-devil")
def test_blue_devils_offer_can_be_refused() -> None:
    g = attacked("Blue Devil", B_discard="Tula", B_deck="Punch")
    g.done()
    assert (g.B.deck, g.B.discard) == (["Punch"], ["Tula", "Blue Devil"])


@card("confrontations/deadman")
def test_deadman_may_discard_the_top_card_and_a_hero_gives_1_power() -> None:
    g = table(hand="Deadman", deck="Tula, Punch")
    g.play("Deadman").yes()
    assert (g.A.discard, g.power) == (["Tula"], 2)
    g = table(hand="Deadman", deck="King Shark, Punch")
    g.play("Deadman").yes()
    assert (g.A.discard, g.power) == (["King Shark"], 1)
    g = table(hand="Deadman", deck="Tula, Punch")
    g.play("Deadman").no()
    assert (g.A.deck, g.power) == (["Tula", "Punch"], 1)


@card("confrontations/deadman")
def test_deadman_by_assist_discards_from_the_active_players_deck() -> None:
    g = table(deck="Tula", C_hand="Deadman", C_deck="Ragman")
    g.assist("Deadman")
    assert g.asked == "A may"
    g.yes()
    assert (g.A.discard, g.C.deck, g.power) == (["Tula"], ["Ragman"], 2)


@card("confrontations/doctor-fate")
def test_doctor_fate_keeps_heroes_and_super_powers_of_two_and_discards_the_rest() -> None:
    g = table(hand="Doctor Fate", deck="Tula, Impervious, Punch")
    g.play("Doctor Fate")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Tula", "Impervious"], [], ["Punch"])
    g = table(hand="Doctor Fate", deck="King Shark, Impervious, Punch")
    g.play("Doctor Fate")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Impervious"], ["King Shark"], ["Punch"])
    assert g.events("revealed")


@card("confrontations/john-constantine")
@rule("CONF-PIC-07")
def test_john_constantine_draws_three_and_destroys_one_of_them_in_a_confrontation() -> None:
    g = table(hand="John Constantine, Punch", deck="Tula, Ragman, Steel, Punch", confront="B")
    g.play("John Constantine")
    assert sorted(g.offers()) == ["Ragman", "Steel", "Tula"]
    g.pick("Ragman")
    assert (g.A.hand, g.destroyed, g.power) == (["Punch", "Tula", "Steel"], ["Ragman"], 0)


@card("confrontations/john-constantine")
def test_john_constantine_destroys_the_one_card_he_could_draw() -> None:
    g = table(hand="John Constantine, Punch", deck="Tula", confront="B")
    g.play("John Constantine")
    assert (g.A.hand, g.destroyed) == (["Punch"], ["Tula"])


@card("confrontations/john-constantine")
@rule("CONF-PIC-07")
def test_john_constantine_draws_nothing_without_a_confrontation() -> None:
    g = table(hand="John Constantine", deck="Tula, Ragman, Steel")
    g.play("John Constantine")
    assert (g.A.hand, g.power) == ([], 2)


@card("confrontations/madame-xanadu")
def test_madame_xanadu_sorts_three_cards_and_draws_one() -> None:
    g = table(hand="Madame Xanadu", deck="Tula, Ragman, Steel, Punch")
    g.play("Madame Xanadu")
    g.pick("Ragman").done()
    g.pick("Steel")
    assert g.A.discard == ["Ragman"]
    assert (g.A.hand, g.A.deck) == (["Steel"], ["Tula", "Punch"])


@card("confrontations/madame-xanadu")
def test_madame_xanadu_may_discard_nothing() -> None:
    g = table(hand="Madame Xanadu", deck="Tula, Ragman, Steel, Punch")
    g.play("Madame Xanadu").done()
    g.pick("Tula").pick("Ragman")
    assert (g.A.discard, g.A.hand, g.A.deck) == ([], ["Tula"], ["Ragman", "Steel", "Punch"])


@card("confrontations/swamp-thing")
def test_swamp_thing_draws_a_card() -> None:
    g = table(hand="Swamp Thing", deck="Tula")
    g.play("Swamp Thing")
    assert g.A.hand == ["Tula"]


@card("confrontations/swamp-thing")
@rule("CONF-CONFR-06")
def test_swamp_thing_as_a_block_turns_the_confrontation_to_the_other_character() -> None:
    g = blocking("Swamp Thing", levels=(2, 1, 2, 2), power=10)
    assert g.game.state.target == 3
    g.pass_blocks()
    assert (g.B.level, g.D.level, g.A.score_pile) == (1, 2, [])


@card("confrontations/swamp-thing")
@rule("CONF-VAR-04")
def test_swamp_things_block_does_nothing_without_a_teammate() -> None:
    g = table(3, confront="B", power=9, B_hand="Swamp Thing")
    g.ready().block("Swamp Thing").pass_blocks()
    assert g.A.score_pile == ["Felix Faust"]
