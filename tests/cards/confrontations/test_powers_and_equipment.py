"""The Super Powers, the Equipment and the stack cards of Confrontations, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine.view import determinise, view
from lineup.language.sets import box
from tests.cards.confrontations import attacked, blocking, cases, power_of, table
from tests.harness.rule import card, rule
from tests.harness.scenario import card_set

# name, Power in a turn of buying, Power in a Confrontation
POWER = [
    ("Punch", 1, 1),
    ("Vulnerability", 0, 0),
    ("Weakness", 0, 0),
    ("Enhanced Strength", 2, 2),
    ("Cold Breath", 3, 3),
    ("Impervious", 3, 3),
    ("Scientific Genius", 3, 3),
    ("Strength of the Gods", 2, 2),
    ("Mystic Control", 1, 1),
    ("Water Control", 2, 2),
    ("Pots!", 1, 1),
    ("Tegrof!", 2, 2),
    ("Dark Arts", 2, 2),
    ("Amazo Virus", 2, 2),
    ("Kryptonite", 2, 2),
    ("Power Armor", 2, 2),
    ("Magic Bracelets", 2, 2),
    ("Globe of Transportation", 3, 3),
    ("Trident of Neptune", 1, 1),
    ("Crown of Atlantis", 1, 1),
    ("Dead King's Scepter", 2, 2),
    ("Black Diamond", 2, 2),
    ("Book of Magic", 3, 3),
    ("Trident of Lucifer", 2, 2),
]


@pytest.mark.parametrize(("name", "buying", "confronting"), cases(POWER))
def test_the_power_of_each_card(name: str, buying: int, confronting: int) -> None:
    assert power_of(name, confront="") == buying
    assert power_of(name, confront="B") == confronting


ASSIST = [
    ("Enhanced Strength", 1),
    ("Phantom Zone Projector", 0),
    ("Illusions", 0),
    ("Kryptonite", 2),
    ("Black Diamond", 2),
]


@pytest.mark.parametrize(("name", "power"), cases(ASSIST))
def test_assist_works_for_the_active_player_and_the_card_is_the_teammates(name: str, power: int) -> None:
    g = table(deck="", weaknesses="", C_hand=name, C_deck="Punch")
    g.assist(name)
    while g.asked != "A main":
        g.give(g.ask.options[-1])
    assert g.power == power
    assert (g.A.in_play, g.C.in_play, g.C.deck) == ([], [name], ["Punch"])
    g.end_turn()
    assert (g.A.discard, g.C.discard) == ([], [name])


@pytest.mark.parametrize("name", [row[0] for row in POWER if row[0] not in {name for name, _ in ASSIST}])
def test_no_other_card_of_these_assists(name: str) -> None:
    assert table(C_hand=name, deck="", hand="").offers("assist") == []


# The starting cards and the stacks


@card("confrontations/weakness")
@rule("CONF-WEAK-05", "CONF-PIC-04")
def test_each_weakness_takes_a_victory_point() -> None:
    assert table(deck="", discard="Weakness*3").A.score == -3


@card("confrontations/vulnerability")
@rule("CONF-SETUP-08")
def test_a_vulnerability_does_nothing() -> None:
    g = table(hand="Vulnerability, Tula", deck="Punch")
    g.play("Vulnerability")
    assert (g.power, g.A.hand, g.A.deck, g.A.discard) == (0, ["Tula"], ["Punch"], [])


@card("confrontations/enhanced-strength")
@rule("CONF-VAR-22")
def test_enhanced_strength_gives_1_power_from_the_character_it_was_laid_on() -> None:
    g = table(2, hand="Enhanced Strength", deck="Punch*5", B_hand="Punch", B_deck="Punch*7")
    g.store("Enhanced Strength").end_turn()
    g.normal().end_turn()
    g.normal().play("Enhanced Strength")
    assert g.power == 1


@card("confrontations/enhanced-strength")
def test_enhanced_strength_played_again_gives_2_power_again() -> None:
    g = table(hand="Enhanced Strength, Superboy")
    g.play("Enhanced Strength", "Superboy")
    assert g.power == 4
    g = table(hand="Enhanced Strength", C_hand="Metallo")
    g.play("Enhanced Strength").assist("Metallo")
    assert g.power == 4


@card("confrontations/enhanced-strength")
@rule("COMMON-PLAY-04")
def test_the_text_of_enhanced_strength_gives_1_power_to_who_uses_it_without_playing_it() -> None:
    assert table(hand="Amazo", B_discard="Enhanced Strength").play("Amazo").power == 1
    assert table(hand="Amazo", discard="Enhanced Strength").play("Amazo").power == 1
    g = table(hand="Mystic Control", D_hand="Enhanced Strength").play("Mystic Control").foe("D").pass_all()
    assert g.pick("Enhanced Strength").power == 1 + 1


@card("confrontations/enhanced-strength")
@rule("CONF-BUY-03")
def test_enhanced_strength_can_be_bought_more_than_once() -> None:
    g = table(power=6)
    g.buy("Enhanced Strength", "Enhanced Strength")
    assert g.A.discard == ["Enhanced Strength"] * 2


# Super Powers


@card("confrontations/cold-breath")
@rule("CONF-CARD-03", "CONF-PIC-21")
def test_cold_breath_may_destroy_a_card_in_each_of_three_places() -> None:
    given: dict[str, Any] = {
        "hand": "Cold Breath, Punch, Tula",
        "discard": "Steel, Ragman",
        "line_up": "Ares, Zod",
        "confront": "B",
    }
    g = table(**given)
    g.play("Cold Breath")
    assert sorted(g.offers()) == ["Punch", "Tula"]
    g.pick("Punch")
    assert sorted(g.offers()) == ["Ragman", "Steel"]
    g.pick("Steel")
    assert sorted(g.offers()) == ["Ares", "Zod"]
    g.pick("Ares")
    assert (g.asked, sorted(g.destroyed)) == ("A main", ["Ares", "Punch", "Steel"])
    g = table(**given)
    g.play("Cold Breath").done().pick("Ragman").done()
    assert (g.asked, g.destroyed) == ("A main", ["Ragman"])


@card("confrontations/cold-breath")
@rule("CONF-PIC-21")
def test_cold_breath_destroys_nothing_without_a_confrontation() -> None:
    g = table(hand="Cold Breath, Punch", discard="Steel", line_up="Ares")
    g.play("Cold Breath")
    assert (g.asked, g.power) == ("A main", 3)


@card("confrontations/flight")
@rule("CONF-PIC-08")
def test_flight_gives_power_for_each_card_drawn_before_and_after_it() -> None:
    g = table(hand="Hermes, Flight, Doctor Destiny", deck="Punch*5", confront="B", C_hand="Illusions", C_deck="Punch")
    g.play("Hermes").done()
    assert g.power == 0
    g.play("Flight")
    assert g.power == 3
    g.play("Doctor Destiny")
    assert g.power == 4
    g.assist("Illusions")
    g.no()
    assert g.power == 5


@card("confrontations/flight")
@rule("CONF-CONFR-37")
def test_flight_goes_on_counting_after_a_cancelled_confrontation() -> None:
    g = table(hand="Flight, Illusions", deck="Punch*3", confront="B")
    g.play("Flight").play("Illusions").yes()
    assert (g.power, g.can("end")) == (2, True)


@card("confrontations/flight")
def test_flight_draws_a_card_and_gives_no_power_without_a_confrontation() -> None:
    g = table(hand="Flight", deck="Tula, Punch")
    g.play("Flight")
    assert (g.A.hand, g.power) == (["Tula"], 0)


@card("confrontations/flight")
def test_flight_does_not_count_the_new_hand_nor_cards_others_draw() -> None:
    g = table(hand="Flight, Nereus", deck="Punch*8", confront="B", B_hand="Krypto", B_deck="Punch")
    g.play("Flight")
    g.play("Nereus").foe("B").defend_for("B", "Krypto")
    assert g.power == 1 + 1


@card("confrontations/impervious")
@rule("CONF-ATK-09", "CONF-ATK-10")
def test_impervious_is_revealed_and_kept_and_covers_one_player() -> None:
    g = attacked("Impervious")
    assert (g.B.hand, g.B.discard) == (["Impervious", "Punch"], [])
    g = table(hand="Strife", B_hand="Impervious")
    g.play("Strife").defend_for("B", "Impervious")
    assert (g.asked, g.offers("defend")) == ("B defend", [])
    g.no_defense()
    assert (g.B.discard, g.D.discard, g.B.hand) == ([], ["Weakness"], ["Impervious"])


BLOCKS = [("Impervious", 3), ("Power Armor", 3), ("Magic Bracelets", 2)]


@pytest.mark.parametrize(("name", "added"), cases(BLOCKS))
@rule("CONF-PIC-10", "CONF-BLOCK-03")
def test_a_block_adds_to_a_character_of_the_team(name: str, added: int) -> None:
    g = blocking(name)
    assert g.offers() == ["Felix Faust", "Ocean Master"]
    g.pick("Felix Faust")
    assert (g.B.cost, g.D.cost, g.power) == (9 + added, 9, 0)
    assert (g.B.hand, g.B.discard) == (["Punch"], [name])
    g = blocking(name, "D")
    g.pick("Ocean Master")
    assert (g.B.cost, g.D.cost) == (9, 9 + added)


@pytest.mark.parametrize(("name", "added"), cases(BLOCKS))
def test_a_block_raises_the_own_character_where_there_are_no_teams(name: str, added: int) -> None:
    g = table(3, confront="B", B_hand=f"{name}, Punch", C_hand=name if name == "Magic Bracelets" else "Punch")
    g.ready().block(name)
    assert (g.asked, g.B.cost, g.C.cost) == ("B block", 9 + added, 12)


@card("confrontations/scientific-genius")
@rule("CONF-PIC-24", "CONF-CARD-11")
@pytest.mark.parametrize(
    ("hand", "added"),
    [("Tula, Steel, Punch", 2), ("Poseidon, Tula, Weakness", 2), ("Weakness*2, Punch", -2), ("Punch", 0)],
)
def test_scientific_genius_reveals_the_hand_and_adds_its_victory_points(hand: str, added: int) -> None:
    g = table(confront="B", B_hand=f"Scientific Genius, {hand}")
    g.ready().block("Scientific Genius").pick("Felix Faust")
    assert g.B.cost == 9 + added
    assert "?" not in g.seen("A", "B_hand")


@card("confrontations/strength-of-the-gods")
@pytest.mark.parametrize(
    ("pile", "power"),
    [
        ("", 2),
        ("Tula, Krypto, Impervious, Steel", 3),
        ("Tula*2, Krypto, Impervious, Orion, Water Control, Giganta", 5),
    ],
)
def test_strength_of_the_gods_counts_blocks_and_defenses_within_2_and_5(pile: str, power: int) -> None:
    g = table(hand="Strength of the Gods", discard=pile, confront="B")
    g.play("Strength of the Gods")
    assert g.power == power
    g = table(hand="Strength of the Gods", discard=pile)
    g.play("Strength of the Gods")
    assert g.power == 2


@card("confrontations/illusions")
@rule("CONF-PIC-23", "CONF-CARD-06", "CONF-CONFR-37")
def test_illusions_draws_and_then_may_cancel_the_confrontation() -> None:
    g = table(hand="Illusions", deck="Tula", line_up="Steel", confront="B", power=3)
    g.play("Illusions")
    assert (g.A.hand, g.asked, g.can("buy", "Steel")) == (["Tula"], "A may", False)
    g.yes()
    assert g.can("buy", "Steel")
    assert g.can("end")
    g = table(hand="Illusions", deck="Tula", line_up="Steel", confront="B", power=3)
    g.play("Illusions").no()
    assert not g.can("buy", "Steel")
    assert g.can("ready")


@card("confrontations/illusions")
@rule("CONF-CARD-07", "CONF-EX-13", "CONF-ASSIST-20")
def test_illusions_by_assist_draws_and_asks_the_confronting_player() -> None:
    g = table(deck="Tula", C_hand="Illusions", C_deck="Punch", confront="B", line_up="Steel", power=3)
    g.assist("Illusions")
    assert (g.A.hand, g.asked) == (["Tula"], "A may")
    g.yes()
    assert g.can("buy", "Steel")


@card("confrontations/illusions")
def test_illusions_asks_nothing_without_a_confrontation() -> None:
    g = table(hand="Illusions", deck="Tula")
    g.play("Illusions")
    assert (g.asked, g.A.hand) == ("A main", ["Tula"])


@card("confrontations/mystic-control")
def test_mystic_control_shows_a_foes_hand_and_may_use_the_text_of_a_cheap_card() -> None:
    g = table(hand="Mystic Control", D_hand="Superboy, Water Control, Hera", deck="Tula", B_hand="Punch")
    g.play("Mystic Control").foe("D").pass_all()
    assert "?" not in g.seen("B", "D_hand")
    assert g.asked == "A pick"
    assert sorted(g.offers()) == ["Superboy", "Water Control"]
    g.pick("Water Control")
    assert (g.power, g.D.hand) == (3, ["Superboy", "Water Control", "Hera"])
    assert len(g.game.state.played) == 1


@card("confrontations/mystic-control")
def test_mystic_control_need_not_use_a_text_and_can_be_avoided() -> None:
    g = table(hand="Mystic Control", D_hand="Water Control, Punch")
    g.play("Mystic Control").foe("D").pass_all()
    g.done()
    assert (g.asked, g.power) == ("A main", 1)
    g = table(hand="Mystic Control", D_hand="Krypto, Punch", D_deck="Tula")
    g.play("Mystic Control").foe("D").defend_for("D", "Krypto")
    assert (g.asked, g.power) == ("A main", 1)
    assert g.seen("A", "D_hand") == ["?", "?"]


@card("confrontations/mystic-control")
def test_mystic_control_can_use_an_attack_of_the_foe() -> None:
    g = table(hand="Mystic Control", D_hand="Nereus", B_hand="Punch")
    g.play("Mystic Control").foe("D").pass_all()
    g.pick("Nereus").foe("B").pass_all()
    assert (g.B.discard, g.power) == (["Punch"], 2)


@card("confrontations/telepathy")
def test_telepathy_takes_one_of_three_cards_and_discards_the_rest() -> None:
    g = table(hand="Telepathy", deck="Tula, Ragman, Steel, Punch")
    g.play("Telepathy").pick("Ragman")
    assert (g.A.hand, sorted(g.A.discard), g.A.deck) == (["Ragman"], ["Steel", "Tula"], ["Punch"])


@card("confrontations/water-control")
def test_water_control_avoids_an_attack_and_draws_a_card() -> None:
    g = attacked("Water Control", B_deck="Tula")
    assert (g.B.hand, g.B.discard) == (["Punch", "Tula"], ["Water Control"])


@card("confrontations/pots")
@pytest.mark.parametrize(("top", "added"), [("Punch", 1), ("Tula", 3), ("Steel", 4), ("Magog", 4)])
def test_pots_discards_the_top_card_and_adds_its_cost_up_to_4_in_all(top: str, added: int) -> None:
    g = blocking("Pots!", B_deck=f"{top}, Punch")
    assert g.B.discard == ["Pots!", top]
    g.pick("Felix Faust")
    assert g.B.cost == 9 + added


@card("confrontations/pots")
def test_pots_comes_up_itself_where_it_is_the_only_card_to_shuffle() -> None:
    g = table(confront="B", B_hand="Pots!, Punch", B_deck="")
    g.ready().block("Pots!")
    g.pick("Felix Faust")
    assert (g.B.discard, g.B.cost) == (["Pots!"], 9 + 1 + 2)


def test_pots_goes_on_asking_after_a_re_deal_though_it_was_shuffled_into_the_deck() -> None:
    g = table(confront="B", B_hand="Pots!, Punch", B_deck="", B_discard="Punch*3, Tula*2, Steel*2")
    g.ready().block("Pots!")
    state = g.game.state
    assert state.ask is not None
    assert state.cards[state.ask.source].name == "Pots!"
    for number in range(20):
        assert determinise(view(state, 1), str(number)).ask == state.ask


@card("confrontations/tegrof")
def test_tegrof_silences_a_foes_character_until_the_end_of_that_foes_next_turn() -> None:
    heroes = ("Aquaman", "Lex Luthor", "Zatanna Zatara", "Ocean Master")
    g = table(
        hand="Tegrof!", heroes=heroes, levels=(2, 2, 2, 1), B_hand="Punch", B_deck="Punch*6", line_up="", deck="Punch*6"
    )
    g.play("Tegrof!").foe("B").pass_all()
    g.end_turn()
    g.normal()
    assert g.active == "B"
    assert [note.seat for note in g.game.state.notes] == [1]
    g.end_turn()
    assert g.game.state.notes == ()


@card("confrontations/tegrof")
def test_a_silenced_character_gives_nothing_and_another_does() -> None:
    heroes = ("Aquaman", "Lex Luthor", "Zatanna Zatara", "Ocean Master")
    for foe, power in (("B", 2), ("D", 3)):
        g = table(hand="Tegrof!", heroes=heroes, levels=(2, 2, 2, 1), B_hand="Power Armor", deck="Punch*6")
        g.play("Tegrof!").foe(foe).pass_all()
        g.end_turn()
        g.normal().play("Power Armor")
        assert g.power == power


@card("confrontations/dark-arts")
def test_dark_arts_may_destroy_a_card_and_draws_for_a_dear_one() -> None:
    g = table(hand="Dark Arts, Punch", discard="Tula", deck="Steel")
    g.play("Dark Arts")
    assert sorted(g.offers()) == ["Punch", "Tula"]
    g.pick("Tula")
    assert (g.destroyed, g.A.hand) == (["Tula"], ["Punch", "Steel"])
    g = table(hand="Dark Arts, Punch", discard="Tula", deck="Steel")
    g.play("Dark Arts").pick("Punch")
    assert (g.destroyed, g.A.hand) == (["Punch"], [])
    g = table(hand="Dark Arts, Punch", discard="Tula", deck="Steel")
    g.play("Dark Arts").done()
    assert (g.destroyed, g.A.hand) == ([], ["Punch"])


# Equipment


@card("confrontations/phantom-zone-projector")
@rule("CONF-PIC-16", "CONF-ASSIST-08")
def test_phantom_zone_projector_may_destroy_a_card_of_the_active_players_discard_pile() -> None:
    g = table(hand="Phantom Zone Projector", discard="Punch, Tula")
    g.play("Phantom Zone Projector").pick("Punch")
    assert (g.destroyed, g.A.discard) == (["Punch"], ["Tula"])
    g = table(discard="Punch, Tula", C_hand="Phantom Zone Projector", C_discard="Steel")
    g.assist("Phantom Zone Projector")
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Punch", "Tula"])
    g.done()
    assert g.destroyed == []


@card("confrontations/amazo-virus")
def test_amazo_virus_draws_two_cards_and_destroys_a_card_played_at_the_end() -> None:
    g = table(hand="Amazo Virus, Punch, Tula", deck="Steel, Ragman", line_up="", main_deck="Zod")
    g.play("Amazo Virus")
    assert g.A.hand == ["Punch", "Tula", "Steel", "Ragman"]
    g.play("Punch").end_turn()
    assert sorted(g.offers()) == ["Amazo Virus", "Punch"]
    g.pick("Punch")
    assert g.destroyed == ["Punch"]
    g = table(hand="Amazo Virus", line_up="", main_deck="Zod")
    g.play("Amazo Virus").end_turn()
    assert g.destroyed == ["Amazo Virus"]


@card("confrontations/kryptonite")
@rule("CONF-RES-05")
def test_kryptonite_makes_a_chosen_foe_discard_a_hero_or_super_power() -> None:
    g = table(hand="Kryptonite", confront="B", D_hand="Tula, Flight, King Shark", B_hand="Steel")
    g.play("Kryptonite").foe("D").pass_all()
    assert (g.asked, sorted(g.offers())) == ("D pick", ["Flight", "Tula"])
    g.pick("Flight")
    assert (g.D.hand, g.D.discard, g.B.hand) == (["Tula", "King Shark"], ["Flight"], ["Steel"])


@card("confrontations/kryptonite")
def test_kryptonite_gives_a_weakness_to_a_foe_who_shows_neither() -> None:
    g = table(hand="Kryptonite", D_hand="King Shark, Punch")
    g.play("Kryptonite").foe("D").pass_all()
    assert (g.D.hand, g.D.discard) == (["King Shark", "Punch"], ["Weakness"])
    assert g.seen("A", "D_hand") == ["Punch", "King Shark"]


@card("confrontations/kryptonite")
@rule("CONF-ASSIST-21", "CONF-RES-01")
def test_kryptonite_by_assist_attacks_a_foe_the_active_player_chooses() -> None:
    g = table(C_hand="Kryptonite", B_hand="Tula", D_hand="Steel")
    g.assist("Kryptonite")
    assert g.asked == "A foe"
    g.foe("B")
    assert g.asked == "D defend"
    g.pass_all()
    assert (g.B.discard, g.D.hand, g.power) == (["Tula"], ["Steel"], 2)


@card("confrontations/globe-of-transportation")
@rule("CONF-PIC-09")
def test_the_globe_lends_the_teammates_locations_for_the_turn() -> None:
    g = table(
        hand="Globe of Transportation, Nereus, Punch",
        deck="Tula, Ragman, Punch*6",
        discard="Zod",
        C_in_play="Lex Corp, The Deep, Amnesty Bay",
        C_deck="Steel",
    )
    assert not g.can("use", "Amnesty Bay")
    g.play("Globe of Transportation")
    assert g.A.hand == ["Nereus", "Punch"]  # Lex Corp was not lent yet when the Globe was played
    g.use("Amnesty Bay").yes()
    assert (g.A.discard, g.can("use", "Amnesty Bay")) == (["Zod", "Tula"], False)
    g.play("Nereus").foe("B")
    assert (g.A.hand, g.C.hand) == (["Punch"], [])
    assert g.use("The Deep").A.hand == ["Zod"]
    assert g.C.in_play == ["Lex Corp", "The Deep", "Amnesty Bay"]


@card("confrontations/globe-of-transportation")
@rule("CONF-PIC-09")
def test_a_location_lent_works_for_its_owner_again_afterwards() -> None:
    g = table(hand="Globe of Transportation", deck="Punch*6", C_in_play="Amnesty Bay", C_deck="Tula")
    g.play("Globe of Transportation").end_turn()
    assert g.active == "B"
    g.normal().end_turn()
    assert g.active == "C"
    g.normal().use("Amnesty Bay").yes()
    assert g.C.discard == ["Tula"]


@card("confrontations/globe-of-transportation")
def test_a_location_lent_does_not_work_for_its_owner_meanwhile() -> None:
    g = table(
        hand="Lois Lane, Globe of Transportation", C_in_play="Lex Corp", C_hand="Power Armor, Punch", C_deck="Tula"
    )
    g.play("Lois Lane").pick("Power Armor")
    g.play("Globe of Transportation").assist("Power Armor")
    assert g.C.hand == ["Punch"]


@card("confrontations/globe-of-transportation")
@rule("CONF-VAR-04")
def test_the_globe_gives_only_power_without_a_teammate() -> None:
    g = table(3, hand="Globe of Transportation", B_in_play="Amnesty Bay", C_in_play="Lex Corp")
    g.play("Globe of Transportation")
    assert (g.power, g.offers("use")) == (3, [])


@card("confrontations/trident-of-neptune")
def test_trident_of_neptune_may_put_the_next_card_bought_or_gained_on_the_deck() -> None:
    g = table(hand="Trident of Neptune", deck="Punch", line_up="Tula, Steel", power=7)
    g.play("Trident of Neptune").buy("Tula").yes()
    assert (g.A.deck, g.A.discard) == (["Tula", "Punch"], [])
    g.buy("Steel")
    assert (g.asked, g.A.discard) == ("A main", ["Steel"])
    g = table(hand="Trident of Neptune, Crown of Atlantis", deck="Punch", line_up="Tula, Steel")
    g.play("Trident of Neptune", "Crown of Atlantis").pick("Steel").yes()
    assert g.A.deck == ["Steel", "Punch"]


@card("confrontations/trident-of-neptune")
def test_trident_of_neptunes_offer_can_be_refused_and_is_gone_then() -> None:
    g = table(hand="Trident of Neptune", deck="Punch", line_up="Tula, Steel", power=7)
    g.play("Trident of Neptune").buy("Tula").no()
    assert g.A.discard == ["Tula"]
    g.buy("Steel")
    assert (g.asked, g.A.deck) == ("A main", ["Punch"])


@card("confrontations/trident-of-neptune", "confrontations/wonder-woman-1")
@rule("CONF-DESTR-02")
def test_trident_of_neptune_leaves_a_card_destroyed_since() -> None:
    heroes = ("Wonder Woman", "Felix Faust")
    for first, deck in (("Wonder Woman", ["Punch"]), ("Trident of Neptune", ["Krypto", "Punch"])):
        g = table(2, heroes=heroes, levels=(1, 1), hand="Trident of Neptune", deck="Punch", line_up="Krypto", power=3)
        g.play("Trident of Neptune").buy("Krypto").do("order", first)
        if first == "Wonder Woman":
            g.pick("Krypto")
        else:
            g.yes()
        assert (g.asked, g.A.deck) == ("A main", deck)
        assert g.destroyed == (["Krypto"] if first == "Wonder Woman" else [])


@card("confrontations/trident-of-neptune")
@rule("CONF-SEAT-11")
def test_trident_of_neptune_leaves_a_card_shuffled_away_since() -> None:
    text = "Ongoing: The first time you buy or gain a Hero during each of your turns, draw a card."
    hall = card_set({"name": "Hall", "type": "Location", "cost": 2, "text": text})
    g = table(2, sets=[hall], hand="Trident of Neptune", in_play="Hall", deck="", discard="Punch*9", line_up="Krypto",
              power=3)  # fmt: skip
    g.play("Trident of Neptune").buy("Krypto").do("order", "Hall")
    assert (g.asked, "Krypto" in g.A.deck) == ("A main", True)


@card("confrontations/crown-of-atlantis")
@rule("CONF-GAIN-02")
def test_crown_of_atlantis_may_gain_a_cheap_card_of_the_line_up() -> None:
    g = table(hand="Crown of Atlantis", line_up="Tula, Superboy, Steel", confront="B")
    g.play("Crown of Atlantis")
    assert sorted(g.offers()) == ["Steel", "Tula"]
    g.pick("Steel")
    assert (g.A.discard, g.power) == (["Steel"], 1)
    g = table(hand="Crown of Atlantis", line_up="Tula, Superboy")
    g.play("Crown of Atlantis").done()
    assert g.A.discard == []


@card("confrontations/dead-kings-scepter")
@rule("CONF-PIC-13", "CONF-LOC-04")
def test_dead_kings_scepter_makes_a_foe_discard_a_location_of_their_choice() -> None:
    g = table(
        hand="Dead King's Scepter", D_in_play="Lex Corp, The Deep", B_in_play="Olympus", D_hand="Punch", B_hand="Punch"
    )
    g.play("Dead King's Scepter").foe("D").pass_all()
    assert (g.asked, g.offers()) == ("D pick", ["Lex Corp", "The Deep"])
    g.pick("The Deep")
    assert (g.D.in_play, g.D.discard) == (["Lex Corp"], ["The Deep"])
    assert (g.B.in_play, g.D.hand) == (["Olympus"], ["Punch"])


@card("confrontations/dead-kings-scepter")
@rule("CONF-ATK-19")
def test_dead_kings_scepter_can_be_avoided_even_without_a_location() -> None:
    g = table(hand="Dead King's Scepter", D_hand="Krypto", D_deck="Tula")
    g.play("Dead King's Scepter").foe("D").defend_for("D", "Krypto")
    assert (g.D.hand, g.power) == (["Tula"], 2)


@card("confrontations/black-diamond")
def test_black_diamond_draws_a_card_for_a_weakness_taken() -> None:
    g = table(hand="Black Diamond", deck="Tula")
    g.play("Black Diamond").yes()
    assert (g.A.hand, g.A.discard, g.power) == (["Tula"], ["Weakness"], 2)
    g = table(hand="Black Diamond", deck="Tula")
    g.play("Black Diamond").no()
    assert (g.A.hand, g.A.discard) == ([], [])
    g = table(deck="Tula", C_hand="Black Diamond", C_deck="Punch")
    g.assist("Black Diamond").yes()
    assert (g.A.hand, g.A.discard, g.C.discard) == (["Tula"], ["Weakness"], [])


@card("confrontations/book-of-magic")
def test_book_of_magic_may_fetch_a_super_power_from_the_discard_pile() -> None:
    g = table(hand="Book of Magic", discard="Flight, Tula")
    g.play("Book of Magic").pick("Flight")
    assert (g.A.hand, g.A.discard) == (["Flight"], ["Tula"])
    g = table(hand="Book of Magic", discard="Flight")
    g.play("Book of Magic").done()
    assert g.A.hand == []


@card("confrontations/trident-of-lucifer")
def test_trident_of_lucifer_may_destroy_another_card_controlled_for_3_power() -> None:
    g = table(hand="Trident of Lucifer, Punch, Tula", confront="B", in_play="Lex Corp", C_in_play="Olympus")
    g.play("Punch", "Trident of Lucifer")
    assert sorted(g.offers()) == ["Lex Corp", "Punch"]
    g.pick("Punch")
    assert (g.destroyed, g.power) == (["Punch"], 1 + 2 + 3)


@card("confrontations/trident-of-lucifer")
def test_trident_of_lucifers_offer_can_be_refused_and_needs_a_confrontation() -> None:
    g = table(hand="Trident of Lucifer, Punch", confront="B")
    g.play("Punch", "Trident of Lucifer").done()
    assert (g.destroyed, g.power) == ([], 3)
    g = table(hand="Trident of Lucifer, Punch")
    g.play("Punch", "Trident of Lucifer")
    assert (g.asked, g.power) == ("A main", 3)


def test_no_two_cards_of_the_box_share_type_cost_and_text() -> None:
    cards = [each for each in box("confrontations").cards if each.stack == "main"]
    assert len(cards) == 88
    assert len({(each.title, each.cost, each.text) for each in cards}) == 88


@card("confrontations/power-armor")
@pytest.mark.parametrize(("in_play", "power"), [("", 2), ("Zod, Lex Corp", 2), ("Kryptonite", 3)])
def test_power_armor_gives_2_power_and_1_more_beside_another_equipment(in_play: str, power: int) -> None:
    assert table(hand="Power Armor", in_play=in_play, deck="Punch").play("Power Armor").power == power
