"""CONF-PIC: the card texts pictured in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine.queries import controlled_cards
from lineup.words.telling import tell_in_english
from tests.harness.rule import rule
from tests.harness.scenario import LETTERS, Scenario, card_set, game

CARDS = card_set(
    {"name": "Raider", "type": "Villain", "cost": 2, "copies": 2, "text": "Attack: Each foe gains a Weakness."},
    {"name": "Lesson", "type": "Equipment", "cost": 2, "copies": 6, "text": "Draw a card."},
    {"name": "Beam", "type": "Super Power", "cost": 2, "copies": 2, "text": "+2 Power."},
    {"name": "Gift", "type": "Equipment", "cost": 2, "copies": 2, "text": "Gain a card from the Line-Up."},
    {"name": "Shield", "type": "Equipment", "cost": 2, "copies": 2,
     "text": "Defense: Discard this card to avoid an Attack."},
    {"name": "Armory", "type": "Location", "cost": 2,
     "text": "Ongoing: Each time you play an Equipment during your turn, draw a card."},
)  # fmt: skip
FOUR = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]


def four(heroes: str = "", **given: Any) -> Scenario:
    """A's turn in a game of two teams, A and C against B and D; Characters have a say only if named."""
    names = heroes.split(", ") if heroes else FOUR
    return game(4, box="confrontations", heroes=names, quiet=not heroes, sets=[CARDS], **given)


def two(heroes: str = "", **given: Any) -> Scenario:
    """A's turn in a game of two."""
    names = heroes.split(", ") if heroes else FOUR[:2]
    return game(2, box="confrontations", heroes=names, quiet=not heroes, sets=[CARDS], **given)


def raised(g: Scenario) -> list[int]:
    """What was added to costs this turn, in order."""
    return [amount for _, amount in g.game.state.raised]


def blocked(name: str, **given: Any) -> Scenario:
    """B, confronted by A, has used a Block for the own Character; the window is still open."""
    g = two(confront="B", B_hand=f"{name}, {given.pop('B_hand', 'Vulnerability')}", power=9, **given)
    return g.ready().block(name)


# Wonder Woman


@rule("CONF-PIC-01")
def test_wonder_woman_2_draws_for_each_defense_or_block_card_played_in_an_own_confrontation() -> None:
    g = two("Wonder Woman, Lex Luthor", levels=[2, 1], confront="B", hand="Magic Bracelets, Krypto, Punch",
            deck="Steel, Mera, Tula")  # fmt: skip
    g.play("Magic Bracelets")
    assert (g.power, g.A.hand) == (2, ["Krypto", "Punch", "Steel"])
    kinds = [event[0] for event in g.game.events if event[0] == "power" or (event[0] == "moved" and event[5] == "draw")]
    assert kinds == ["power", "moved"]  # the card's own text first
    g.play("Krypto")
    assert g.A.hand == ["Punch", "Steel", "Mera"]
    g.play("Punch")
    assert g.A.hand == ["Steel", "Mera"]


@rule("CONF-PIC-01")
def test_in_a_buying_turn_wonder_woman_2_draws_nothing() -> None:
    g = two("Wonder Woman, Lex Luthor", levels=[2, 1], hand="Magic Bracelets, Krypto", deck="Steel")
    g.play("Magic Bracelets", "Krypto")
    assert (g.power, g.A.hand) == (3, [])


@rule("CONF-PIC-02")
def test_wonder_woman_3_has_one_power_for_each_defense_and_block_card_played() -> None:
    g = two("Wonder Woman, Lex Luthor", levels=[3, 1], hand="Magic Bracelets, Krypto, Punch")
    assert g.play("Magic Bracelets").power == 3
    assert g.play("Krypto").power == 5
    assert g.play("Punch").power == 6


@rule("CONF-PIC-02")
def test_wonder_woman_3_once_discards_a_defense_card_for_two_when_confronted() -> None:
    g = two("Lex Luthor, Wonder Woman", levels=[1, 3], confront="B", B_hand="Krypto, Shield, Tula", B_deck="Steel")
    g.ready()
    assert (g.asked, g.offers("use")) == ("B block", ["Wonder Woman"])
    g.use("Wonder Woman")
    assert sorted(g.offers()) == ["Krypto", "Shield"]
    g.pick("Krypto")
    assert (raised(g), g.B.cost) == ([2], 17)
    assert (g.B.discard, g.B.deck) == (["Krypto"], ["Steel"])  # its Defense did nothing
    assert not g.can("use")
    g.block("Tula")
    assert (raised(g), g.can("use")) == ([2, 2], False)


@rule("CONF-PIC-02")
def test_wonder_woman_3_may_raise_either_character_of_the_team() -> None:
    g = four("Superman, Lex Luthor, Wonder Woman, Circe", levels=[1, 1, 3, 1], C_hand="Krypto, Punch", deck="Punch*5",
             B_hand="Punch")  # fmt: skip
    g.finish().confront("A").ready()
    assert g.asked == "C block"
    g.use("Wonder Woman")
    assert set(g.offers()) == {"Superman", "Wonder Woman"}
    g.pick("Superman")
    assert (g.A.cost, g.C.cost) == (11, 15)


@rule("CONF-PIC-03")
def test_wonder_woman_1_may_destroy_a_card_in_either_pile_for_the_first_defense_or_block_card() -> None:
    g = four("Wonder Woman, Lex Luthor, Superman, Circe", discard="Punch", C_discard="Vulnerability", B_discard="Ares",
             line_up="Mera, Tula, Krypto, Shield", power=20)  # fmt: skip
    assert g.buy("Mera").asked == "A main"
    g.buy("Tula")
    assert sorted(g.offers()) == ["Mera", "Punch", "Tula", "Vulnerability"]
    assert g.can("done")
    g.pick("Vulnerability")
    assert (g.C.discard, g.destroyed) == ([], ["Vulnerability"])
    assert g.buy("Krypto").asked == "A main"


@rule("CONF-PIC-03")
def test_wonder_woman_1_sees_a_gain_too_and_may_decline() -> None:
    g = four("Wonder Woman, Lex Luthor, Superman, Circe", hand="Gift*2", discard="Punch", line_up="Krypto, Tula, Mera")
    g.play("Gift").pick("Krypto")
    assert sorted(g.offers()) == ["Krypto", "Punch"]
    g.done()
    assert g.destroyed == []
    assert g.play("Gift").pick("Tula").asked == "A main"


@rule("CONF-PIC-03")
def test_wonder_woman_1_has_an_offer_in_each_own_turn_and_in_no_other() -> None:
    g = two("Wonder Woman, Lex Luthor", discard="Punch", line_up="Tula*2, Krypto, Shield, Mera", power=2,
            B_hand="Gift", deck="Gift, Punch*5")  # fmt: skip
    g.buy("Tula").done().next_turn()
    assert g.active == "B"
    assert g.play("Gift").pick("Krypto").asked == "B main"
    g.next_turn().play("Gift").pick("Tula")
    assert g.asked == "A pick"


# Weakness


@rule("CONF-PIC-04")
def test_a_weakness_does_nothing_when_played_and_costs_a_point() -> None:
    g = two(hand="Weakness", deck="Punch", discard="Steel")
    g.play("Weakness")
    assert (g.power, g.A.hand, g.A.deck, g.A.in_play) == (0, [], ["Punch"], ["Weakness"])
    assert (g.A.score, g.asked) == (0, "A main")


# Cards


@rule("CONF-PIC-05")
def test_silver_banshee_makes_each_foe_discard_a_card_of_cost_four_or_less() -> None:
    g = four(hand="Silver Banshee", B_hand="Punch, Donna Troy", C_hand="Punch", D_hand="Mera, Ares")
    g.play("Silver Banshee").pass_all()
    assert (g.B.hand, g.B.discard) == (["Donna Troy"], ["Punch"])
    assert (g.D.hand, g.D.discard) == (["Ares"], ["Mera"])
    assert (g.C.hand, g.power) == (["Punch"], 0)


@rule("CONF-PIC-05")
def test_the_foe_picks_among_fitting_cards_and_without_one_loses_nothing() -> None:
    g = two(hand="Silver Banshee", B_hand="Punch, Steel, Ares").play("Silver Banshee").no_defense()
    assert (g.asked, sorted(g.offers())) == ("B pick", ["Punch", "Steel"])
    g.pick("Steel")
    assert g.B.discard == ["Steel"]
    g = two(hand="Silver Banshee", B_hand="Donna Troy, Ares").play("Silver Banshee").no_defense()
    assert (g.B.discard, g.asked) == ([], "A main")


@rule("CONF-PIC-06")
def test_felix_faust_1_may_destroy_a_card_played_after_two_gains() -> None:
    g = two("Felix Faust, Superman", hand="Amnesty Bay, Punch, Vulnerability, Gift", deck="Punch*5", power=2,
            line_up="Tula*2, Mera, Steel, Krypto")  # fmt: skip
    g.play("Amnesty Bay", "Punch", "Gift").pick("Steel").buy("Tula").end_turn()
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Amnesty Bay", "Gift", "Punch"])
    assert g.can("done")
    g.pick("Amnesty Bay")
    assert (g.destroyed, g.A.in_play) == (["Amnesty Bay"], [])


@rule("CONF-PIC-06")
def test_felix_faust_1_has_no_offer_after_one_gain_and_may_decline_after_two() -> None:
    table: dict[str, Any] = {"hand": "Punch", "deck": "Punch*5", "line_up": "Tula*2, Mera", "power": 4}
    g = two("Felix Faust, Superman", **table).play("Punch").buy("Tula").end_turn()
    assert g.asked == "B confront"
    g = two("Felix Faust, Superman", **table).play("Punch").buy("Tula", "Tula").end_turn()
    assert g.done().destroyed == []


@rule("CONF-PIC-07")
def test_john_constantine_draws_three_and_destroys_one_of_them_in_a_confrontation() -> None:
    g = two(hand="John Constantine, Punch", deck="Steel, Tula, Mera, Krypto", confront="B")
    g.play("John Constantine")
    assert (sorted(g.offers()), g.can("done")) == (["Mera", "Steel", "Tula"], False)
    g.pick("Tula")
    assert (g.A.hand, g.destroyed, g.power) == (["Punch", "Steel", "Mera"], ["Tula"], 0)


@rule("CONF-PIC-07")
def test_john_constantine_gives_two_power_otherwise() -> None:
    g = two(hand="John Constantine", deck="Steel*2, Tula").play("John Constantine")
    assert (g.power, g.A.hand, g.destroyed) == (2, [], [])


@rule("CONF-PIC-08")
def test_flight_counts_the_cards_drawn_before_and_after_it_in_a_confrontation() -> None:
    g = two(hand="Lesson*3, Flight", deck="Punch*6", confront="B")
    g.play("Lesson", "Lesson", "Flight")
    assert g.power == 3
    g.play("Lesson")
    assert g.power == 4


@rule("CONF-PIC-08")
def test_flight_only_draws_in_a_buying_turn() -> None:
    g = two(hand="Lesson*2, Flight", deck="Punch*6").play("Lesson", "Flight", "Lesson")
    assert (g.power, g.A.hand) == (0, ["Punch"] * 3)


@rule("CONF-PIC-08")
def test_flight_goes_on_counting_after_a_cancelled_confrontation() -> None:
    g = two(hand="Flight, Illusions, Lesson", deck="Punch*6", confront="B")
    g.play("Flight", "Illusions").yes()
    assert g.power == 2
    assert g.play("Lesson").power == 3


@rule("CONF-PIC-08")
def test_flight_counts_a_draw_at_the_start_of_the_turn() -> None:
    g = two("Lex Luthor, Superman", levels=[1, 2], B_hand="Flight", B_deck="Punch*3", deck="Punch*5")
    g.end_turn().confront("A").play("Flight")
    assert g.power == 2


@rule("CONF-PIC-09")
def test_globe_of_transportation_lends_the_teammates_locations_for_the_turn() -> None:
    g = four(hand="Globe of Transportation", deck="Steel, Punch*5", C_in_play="Amnesty Bay", C_deck="Mera, Punch",
             B_in_play="Daily Planet")  # fmt: skip
    assert not g.can("use")
    g.play("Globe of Transportation")
    assert (g.power, g.offers("use")) == (3, ["Amnesty Bay"])
    names = [[g.game.state.cards[card].name for card in controlled_cards(g.game.state, seat)] for seat in (0, 2)]
    assert names == [["Globe of Transportation", "Amnesty Bay"], []]
    g.use("Amnesty Bay").yes()
    assert (g.A.discard, g.C.deck) == (["Steel"], ["Mera", "Punch"])
    assert not g.can("use")
    g.next_turn()
    g.next_turn()
    assert (g.active, g.C.in_play) == ("C", ["Amnesty Bay"])
    g.use("Amnesty Bay").yes()
    assert (g.C.discard, g.C.deck) == (["Mera"], ["Punch"])


@rule("CONF-PIC-09")
def test_globe_of_transportation_lends_locations_alone_and_leaves_foes_theirs() -> None:
    g = four(hand="Globe of Transportation", C_in_play="Amnesty Bay, Steel", B_in_play="Daily Planet, Punch")
    g.play("Globe of Transportation")
    names = [[g.game.state.cards[card].name for card in controlled_cards(g.game.state, seat)] for seat in range(3)]
    assert names == [["Globe of Transportation", "Amnesty Bay"], ["Daily Planet", "Punch"], ["Steel"]]


@rule("CONF-PIC-09")
def test_what_globe_of_transportation_lends_was_not_there_when_it_was_played() -> None:
    g = four(hand="Globe of Transportation, Lesson", deck="Beam*2, Punch*5", C_in_play="Armory")
    g.play("Globe of Transportation")
    assert g.A.hand == ["Lesson"]
    g.play("Lesson")
    assert sorted(g.A.hand) == ["Beam", "Beam"], "one by the Lesson, one by the Armory"


@rule("CONF-PIC-10")
def test_magic_bracelets_give_two_power_or_two_to_a_cost() -> None:
    assert two(hand="Magic Bracelets").play("Magic Bracelets").power == 2
    g = blocked("Magic Bracelets")
    assert (raised(g), g.B.cost, g.power, g.B.discard) == ([2], 11, 9, ["Magic Bracelets"])
    g.no_block()
    assert (g.B.level, g.B.cost) == (1, 9)  # for this turn only


@rule("CONF-PIC-11")
def test_lex_luthor_1_gains_a_cheaper_card_of_the_type_of_the_first_line_up_purchase() -> None:
    g = two("Lex Luthor, Superman", line_up="Donna Troy, Steel, Nereus, Mera, Lana Lang", power=20)
    g.buy("Enhanced Strength")
    assert (g.asked, g.A.discard) == ("A main", ["Enhanced Strength"])
    g.buy("Donna Troy")
    assert (sorted(g.offers()), g.can("done")) == (["Lana Lang", "Mera", "Steel"], False)
    g.pick("Steel")
    assert g.A.discard == ["Enhanced Strength", "Donna Troy", "Steel"]
    g.buy("Mera")
    assert (g.A.discard[3:], g.asked, g.line_up) == (["Mera"], "A main", ["Nereus", "Lana Lang"])
    assert g.power == 20 - 3 - 5 - 4


@rule("CONF-PIC-11")
def test_lex_luthor_1_gains_nothing_as_dear_and_nothing_of_another_type() -> None:
    g = two("Lex Luthor, Superman", line_up="Steel, Krypto, Nereus, Tula, Telepathy", power=9).buy("Steel")
    assert g.A.discard == ["Steel", "Tula"]
    g = two("Lex Luthor, Superman", line_up="Steel, Krypto, The Trench", power=9).buy("Steel")
    assert g.A.discard == ["Steel"]


@rule("CONF-PIC-12")
def test_superboy_plays_a_super_power_again() -> None:
    g = two(hand="Beam, Superboy").play("Beam")
    assert g.power == 2
    g.play("Superboy")
    assert (g.power, g.A.in_play) == (4, ["Beam", "Superboy"])
    assert two(hand="Superboy, Punch").play("Superboy").power == 0


@rule("CONF-PIC-12")
def test_superboy_lets_his_player_choose_and_cannot_assist() -> None:
    g = two(hand="Beam, Water Control, Flight, Superboy", deck="Punch*3").play("Beam", "Flight", "Superboy")
    assert sorted(g.offers()) == ["Beam", "Flight"]
    g.pick("Flight")
    assert (g.power, g.A.hand.count("Punch")) == (2, 2)
    g = four(hand="Beam", C_hand="Superboy").play("Beam")
    assert not g.can("assist")


@rule("CONF-PIC-13")
def test_dead_kings_scepter_makes_the_chosen_foe_discard_a_location_of_the_foes_choice() -> None:
    g = four(hand="Dead King's Scepter", B_in_play="The Deep", D_in_play="Lex Corp, Olympus", D_hand="Shield, Punch")
    g.play("Dead King's Scepter")
    assert (g.power, [LETTERS[option.n] for option in g.ask.options]) == (2, ["B", "D"])
    g.foe("D").pass_all()
    assert (g.asked, sorted(g.offers())) == ("D pick", ["Lex Corp", "Olympus"])
    g.pick("Olympus")
    assert (g.D.in_play, g.D.discard, g.B.in_play) == (["Lex Corp"], ["Olympus"], ["The Deep"])


@rule("CONF-PIC-13")
def test_dead_kings_scepter_can_be_avoided() -> None:
    g = four(hand="Dead King's Scepter", D_in_play="Lex Corp", D_hand="Shield")
    g.play("Dead King's Scepter").foe("D").defend_for("D", "Shield")
    assert (g.D.in_play, g.power) == (["Lex Corp"], 2)


@rule("CONF-PIC-14")
def test_hephaestus_counts_equipment_in_the_discard_pile() -> None:
    assert two(hand="Hephaestus").play("Hephaestus").power == 2
    g = blocked("Hephaestus", B_discard="Magic Bracelets, Power Armor, Steel, Mera", discard="Kryptonite")
    assert (raised(g), g.B.cost, g.power) == ([2], 11, 9)
    assert raised(blocked("Hephaestus", B_discard="Steel")) == [0]


@rule("CONF-PIC-15")
def test_klarion_counts_super_powers_in_the_discard_pile() -> None:
    assert two(hand="Klarion").play("Klarion").power == 2
    g = blocked("Klarion", B_discard="Flight*2, Telepathy, Etrigan, Steel")
    assert (raised(g), g.B.cost) == ([3], 12)


@rule("CONF-PIC-16")
def test_phantom_zone_projector_may_destroy_a_card_in_the_active_players_pile() -> None:
    g = four(discard="Punch, Steel", C_hand="Phantom Zone Projector", C_discard="Vulnerability")
    g.assist("Phantom Zone Projector")
    assert (g.asked, sorted(g.offers()), g.can("done")) == ("A pick", ["Punch", "Steel"], True)
    g.pick("Punch")
    assert (g.destroyed, g.A.discard, g.C.discard) == (["Punch"], ["Steel"], ["Vulnerability"])
    g = two(hand="Phantom Zone Projector", discard="Punch").play("Phantom Zone Projector").done()
    assert (g.destroyed, g.power) == ([], 0)


@rule("CONF-PIC-17")
def test_daily_planet_draws_and_discards_once_in_an_own_confrontation() -> None:
    g = two(in_play="Daily Planet", hand="Punch", deck="Steel, Mera", confront="B")
    g.use("Daily Planet")
    assert sorted(g.offers()) == ["Punch", "Steel"]
    g.pick("Punch")
    assert (g.A.hand, g.A.discard, g.A.deck) == (["Steel"], ["Punch"], ["Mera"])
    assert not g.can("use")
    assert g.why_not("use daily-planet") == "CONF-LOC-06"


@rule("CONF-PIC-17")
def test_daily_planet_does_nothing_in_a_buying_turn() -> None:
    g = two(in_play="Daily Planet", hand="Punch", deck="Steel, Mera")
    assert not g.can("use")
    assert g.why_not("use daily-planet") == "CONF-CHAR-06"


@rule("CONF-PIC-18")
@pytest.mark.parametrize("seat", list("ABCD"))
def test_cheetah_gains_a_line_up_card_into_any_players_pile(seat: str) -> None:
    g = four("Wonder Woman, Lex Luthor, Superman, Circe", hand="Cheetah", line_up="Krypto, Ares, Donna Troy")
    g.play("Cheetah")
    assert sorted(g.offers()) == ["Donna Troy", "Krypto"]
    g.pick("Krypto")
    options = {LETTERS[option.n]: option for option in g.ask.options}
    assert (g.ask.seat, sorted(options)) == (0, list("ABCD"))
    g.give(options[seat])
    if g.asked == "A pick":  # Wonder Woman's: the gain is hers whoever has the card
        g.done()
    assert [place for place in "ABCD" if getattr(g, place).discard == ["Krypto"]] == [seat]
    assert [getattr(g, place).score for place in "ABCD"] == [int(place == seat) + int(place == "A") for place in "ABCD"]
    assert [(event.what, event.seat) for event in g.game.state.happened if event.what == "gain"] == [("gain", 0)]


@rule("CONF-PIC-18")
def test_the_gain_by_cheetah_is_her_players() -> None:
    g = four("Wonder Woman, Lex Luthor, Superman, Circe", hand="Cheetah", line_up="Krypto, Ares", discard="Punch")
    g.play("Cheetah")
    g.give(next(option for option in g.ask.options if LETTERS[option.n] == "C" and option.verb != "pick"))
    assert g.C.discard == ["Krypto"]
    assert (g.asked, sorted(g.offers())) == ("A pick", ["Krypto", "Punch"])


@rule("CONF-PIC-18")
@pytest.mark.parametrize(("hero", "hand"), [("Aquaman", "Cheetah"), ("Superman", "Trident of Neptune, Cheetah")])
def test_what_the_gain_by_cheetah_sets_off_takes_no_card_another_owns(hero: str, hand: str) -> None:
    for seat in "AB":
        g = two(f"{hero}, Circe", hand=hand, deck="Punch", line_up="Krypto, Ares").play(*hand.split(", ")).foe(seat)
        if seat == "A":
            assert g.yes().A.deck == ["Krypto", "Punch"]
        else:
            assert (g.asked, g.A.deck, g.B.discard) == ("A main", ["Punch"], ["Krypto"])
            assert tell_in_english(g.game.state.setup, g.game.events, 0)[-1] == "You gain Krypto into B's discard pile."
            assert tell_in_english(g.game.state.setup, g.game.events, 1)[-1] == "A gains Krypto into your discard pile."


@pytest.mark.parametrize(("start", "then"), [(5, 5), (6, 6), (4, 5), (0, 1)])
@rule("CONF-PIC-19")
def test_superman_2_draws_at_the_start_with_fewer_than_five_cards(start: int, then: int) -> None:
    g = two("Lex Luthor, Superman", levels=[1, 2], B_hand=f"Punch*{start}", B_deck="Vulnerability*3")
    g.end_turn()
    assert (g.asked, len(g.B.hand)) == ("B confront", then)


@rule("CONF-PIC-20")
def test_artemis_makes_the_confronted_foe_discard_a_block_card() -> None:
    g = four(hand="Artemis", confront="B", B_hand="Tula, Punch", D_hand="Tula").play("Artemis").pass_all()
    assert (g.power, g.B.discard, g.D.discard) == (2, ["Tula"], [])
    g = two(hand="Artemis", confront="B", B_hand="Punch, Steel").play("Artemis").pass_all()
    assert (g.power, g.B.discard, g.asked) == (2, [], "A main")
    assert g.seen("A", "B_hand") == ["?", "?"]


@rule("CONF-PIC-20")
def test_artemis_attacks_nobody_outside_a_confrontation() -> None:
    g = two(hand="Artemis", B_hand="Tula, Punch").play("Artemis")
    assert (g.power, g.asked, g.events("attacked"), g.B.discard) == (2, "A main", [], [])


@rule("CONF-PIC-21")
def test_cold_breath_destroys_only_in_a_confrontation() -> None:
    g = two(hand="Cold Breath, Punch", discard="Punch").play("Cold Breath")
    assert (g.power, g.asked) == (3, "A main")
    g = two(hand="Cold Breath, Punch", discard="Vulnerability", line_up="Tula, Mera", confront="B").play("Cold Breath")
    g.pick("Punch").pick("Vulnerability").pick("Mera")
    assert (g.power, g.destroyed) == (3, ["Punch", "Vulnerability", "Mera"])


@rule("CONF-PIC-22")
def test_mera_counts_different_types_in_a_confrontation() -> None:
    g = two(hand="Mera", discard="Steel, Krypto, Punch, Weakness", confront="B").play("Mera")
    assert g.power == 2
    g = two(hand="Mera", discard="Steel, Nereus, Flight", confront="B").play("Mera")
    assert g.power == 3
    assert two(hand="Mera", discard="Steel, Nereus, Flight").play("Mera").power == 2
    assert two(hand="Mera", confront="B").play("Mera").power == 0


@rule("CONF-PIC-23")
def test_illusions_draw_and_may_cancel_so_that_all_power_so_far_buys() -> None:
    g = two(hand="Beam, Illusions", deck="Punch", line_up="Tula, Mera", confront="B").play("Beam", "Illusions")
    assert (g.A.hand, g.asked) == (["Punch"], "A may")
    g.yes()
    assert (g.power, g.offers("buy"), g.can("ready")) == (2, ["Tula"], False)
    g.play("Punch").buy("Tula").end_turn()
    assert g.B.level == 1


@rule("CONF-PIC-23")
def test_illusions_need_not_cancel_and_only_draw_without_a_confrontation() -> None:
    g = two(hand="Illusions", deck="Punch", confront="B").play("Illusions").no()
    assert (g.can("ready"), g.can("buy"), g.can("end")) == (True, False, False)
    g = two(hand="Illusions", deck="Punch").play("Illusions")
    assert (g.A.hand, g.asked) == (["Punch"], "A main")


@rule("CONF-PIC-24")
def test_scientific_genius_reveals_the_hand_and_adds_its_points() -> None:
    assert two(hand="Scientific Genius").play("Scientific Genius").power == 3
    g = blocked("Scientific Genius", B_hand="Steel, Tula, Punch")
    assert (raised(g), g.B.cost) == ([2], 11)
    assert [sorted(g.seen(viewer, "B_hand")) for viewer in ("A", "")] == [["Punch", "Steel", "Tula"]] * 2


@rule("CONF-PIC-25")
def test_etrigan_counts_villains_in_the_discard_pile() -> None:
    assert two(hand="Etrigan").play("Etrigan").power == 2
    g = blocked("Etrigan", B_discard="Nereus, Siren, Steel")
    assert (raised(g), g.B.cost) == ([3], 12)


@rule("CONF-PIC-26")
def test_orion_counts_heroes_in_the_discard_pile() -> None:
    g = two(hand="Orion", deck="Punch").play("Orion")
    assert (g.power, g.A.hand) == (2, ["Punch"])
    g = blocked("Orion", B_discard="Steel, Mera, Nereus", B_deck="Punch")
    assert (raised(g), g.B.cost, g.B.deck) == ([3], 12, ["Punch"])


@pytest.mark.parametrize("name", ["Donna Troy", "Steve Trevor"])
@rule("CONF-PIC-27")
def test_donna_troy_and_steve_trevor_defend_by_being_revealed(name: str) -> None:
    g = two(hand="Raider", B_hand=f"{name}, Punch").play("Raider").defend(name)
    assert (g.asked, sorted(g.offers()), g.can("done")) == ("B pick", sorted([name, "Punch"]), False)
    g.pick("Punch")
    assert (g.B.hand, g.B.discard, g.asked) == ([name], ["Punch"], "A main")


@rule("CONF-PIC-27")
def test_donna_troy_draws_and_steve_trevor_does_not() -> None:
    g = two(hand="Donna Troy", deck="Punch*2").play("Donna Troy")
    assert (g.power, g.A.hand) == (1, ["Punch"])
    g = two(hand="Steve Trevor", deck="Punch*2").play("Steve Trevor")
    assert (g.power, g.A.hand) == (1, [])


@rule("CONF-PIC-28")
def test_themyscira_draws_for_each_block_discarded_from_hand() -> None:
    g = two(confront="B", B_in_play="Themyscira", B_hand="Tula*2, Punch", B_deck="Steel, Mera, Ares", power=9)
    g.ready().block("Tula").block("Tula")
    assert (g.B.hand, g.B.deck, raised(g)) == (["Punch", "Steel", "Mera"], ["Ares"], [2, 2])
    assert g.B.in_play == ["Themyscira"]


@rule("CONF-PIC-29")
def test_the_others_defend_with_any_number_of_further_cards() -> None:
    assert two(hand="The Others").play("The Others").power == 1
    g = two(hand="Raider", B_hand="The Others, Punch, Vulnerability", B_deck="Steel, Krypto, Tula, Mera")
    g.play("Raider").defend("The Others").pick("Punch", "Vulnerability")
    assert (sorted(g.B.discard), g.B.hand) == (["Punch", "The Others", "Vulnerability"], ["Steel", "Krypto", "Tula"])
    assert g.asked == "A main"


@rule("CONF-PIC-30")
def test_circe_2_may_cancel_upon_the_first_card_and_buy() -> None:
    g = two("Circe, Superman", levels=[2, 1], hand="Beam, Punch", line_up="Tula, Mera", confront="B").play("Beam")
    assert (g.power, g.asked) == (2, "A may")
    g.yes().buy("Tula")
    assert (g.power, g.A.discard, g.can("end")) == (0, ["Tula"], True)
    g = two("Circe, Superman", levels=[2, 1], hand="Punch*2", confront="B").play("Punch").no().play("Punch")
    assert g.asked == "A main"


@rule("CONF-PIC-31")
def test_metallo_by_assist_plays_a_super_power_of_the_active_player_again() -> None:
    g = four(hand="Beam", C_hand="Metallo, Punch").play("Beam").assist("Metallo")
    assert (g.power, g.A.in_play, g.C.in_play) == (4, ["Beam"], ["Metallo"])
    state = g.game.state
    assert [(each.seat, state.cards[each.card].name) for each in state.played] == [
        (0, "Beam"),
        (2, "Metallo"),
        (0, "Beam"),
    ]


@rule("CONF-PIC-31")
def test_a_super_power_before_the_one_who_assists_is_no_choice_for_metallo() -> None:
    g = four(hand="Punch", C_hand="Metallo", C_in_play="Beam").assist("Metallo")
    assert (g.power, g.asked) == (0, "A main")
    g = two(hand="Beam, Metallo").play("Beam", "Metallo")
    assert g.power == 4
