"""The Characters of Confrontations, Level by Level and sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.language.sets import box
from tests.cards.confrontations import LEVELS, QUIET, table
from tests.harness.rule import card, rule
from tests.harness.scenario import Scenario, card_set


def hero(name: str, level: int, seat: str = "A", **given: Any) -> Scenario:
    """A's turn with a Super Hero at a Level in a team game; Felix Faust (B) and Ocean Master (D) cost 9."""
    at = "ABCD".index(seat)
    names, levels = list(QUIET), list(LEVELS)
    if name in names:
        names[names.index(name)] = "Superman" if name != QUIET[at] else name
    names[at], levels[at] = name, level
    return table(heroes=names, levels=levels, **given)


def villain(name: str, level: int, **given: Any) -> Scenario:
    """A's turn with a Super-Villain at a Level in a game of three; the foes Aquaman (B) and Zatanna (C) cost 12."""
    return table(3, heroes=(name, "Aquaman", "Zatanna Zatara"), levels=(level, 2, 2), **given)


def villains_turn(b: str, level: int, d: str = "Ocean Master", d_level: int = 1, **given: Any) -> Scenario:
    """B's turn, before its first choice, in a team game whose villains are named; A and C cost 12."""
    g = table(heroes=("Aquaman", b, "Zatanna Zatara", d), levels=(2, level, 2, d_level), deck="Punch*6", **given)
    return g.end_turn()


def start(name: str, level: int, hand: str, deck: str, **given: Any) -> Scenario:
    """A game of two at the start of B's turn, whose Character is named."""
    g = table(2, heroes=("Aquaman", name), levels=(2, level), deck="Punch*5", B_hand=hand, B_deck=deck, **given)
    return g.end_turn()


CHARACTERS = (
    "superman",
    "wonder-woman",
    "aquaman",
    "zatanna-zatara",
    "lex-luthor",
    "circe",
    "ocean-master",
    "felix-faust",
)


@pytest.mark.parametrize("name", CHARACTERS)
@rule("CONF-CHAR-01", "CONF-CHAR-04")
def test_each_character_has_three_levels_of_its_own(name: str) -> None:
    levels = [box("confrontations").find(f"{name}-{level}") for level in (1, 2, 3)]
    assert [each.cost for each in levels] == [9, 12, 15]
    assert [each.vp for each in levels] == [4, 6, 0]
    assert len({each.text for each in levels}) == 3


# Superman


@card("confrontations/superman-1")
@pytest.mark.parametrize(("top", "drawn"), [("Tula", True), ("Flight", True), ("Zod", False), ("Punch", False)])
def test_superman_1_shows_the_top_card_once_and_draws_a_hero_or_super_power_or_has_1_power(
    top: str, drawn: bool
) -> None:
    g = hero("Superman", 1, deck=f"{top}, Steel").use("Superman")
    assert (g.A.hand, g.power) == (([top], 0) if drawn else ([], 1))
    assert g.A.deck == (["Steel"] if drawn else [top, "Steel"])
    assert not g.can("use", "Superman")


@card("confrontations/superman-3")
def test_superman_3_counts_the_super_powers_he_controls_once_in_his_confrontation() -> None:
    for count in (0, 2, 4, 5):
        cards = ["Enhanced Strength"] * count
        g = hero("Superman", 3, in_play=["Tula", *cards], confront="B").use("Superman")
        assert (g.power, g.can("use", "Superman")) == (min(count, 4), False)
    assert not hero("Superman", 3, in_play="Flight").can("use", "Superman")


@card("confrontations/superman-2")
@rule("CONF-OVS-01", "CONF-PIC-19", "CONF-TURN-01")
@pytest.mark.parametrize(("hand", "size"), [("", 1), ("Punch*3", 4), ("Punch*4", 5), ("Punch*5", 5)])
def test_superman_2_draws_one_card_at_the_start_of_his_turn_with_fewer_than_five(hand: str, size: int) -> None:
    g = start("Superman", 2, hand, "Punch*2")
    assert (g.active, g.asked, len(g.B.hand)) == ("B", "B confront", size)


@card("confrontations/superman-2")
def test_superman_2_draws_without_being_asked_and_nothing_with_five_cards() -> None:
    g = start("Superman", 2, "Tula*2", "Steel", auto_hero=False)
    assert (g.asked, len(g.B.hand)) == ("B confront", 3)
    g = start("Superman", 2, "Tula*2, Steel*2, Flight", "Ragman", auto_hero=False)
    assert g.asked == "B confront"


@card("confrontations/superman-3")
@pytest.mark.parametrize(("hand", "size"), [("", 5), ("Punch*3", 5), ("Punch*5", 5)])
def test_superman_3_fills_his_hand_at_the_start_of_his_turn(hand: str, size: int) -> None:
    g = start("Superman", 3, hand, "Tula*2, Steel*2, Flight")
    assert (g.asked, len(g.B.hand)) == ("B confront", size)


# Wonder Woman


@card("confrontations/wonder-woman-1")
@rule("CONF-PIC-03")
def test_wonder_woman_1_may_destroy_a_card_of_either_discard_pile_for_her_first_defense_or_block() -> None:
    g = hero(
        "Wonder Woman", 1, discard="Punch", C_discard="Flight", B_discard="Zod", line_up="Ares, Tula, Krypto", power=12
    )
    g.buy("Ares")
    assert g.asked == "A main"
    g.buy("Tula")
    assert sorted(g.offers()) == ["Ares", "Flight", "Punch", "Tula"]
    g.pick("Flight")
    assert (g.C.discard, g.destroyed) == ([], ["Flight"])
    g.buy("Krypto")
    assert g.asked == "A main"


@card("confrontations/wonder-woman-1")
@rule("CONF-PIC-03")
def test_wonder_woman_1_sees_gains_too_and_may_refuse() -> None:
    g = hero("Wonder Woman", 1, hand="Crown of Atlantis", discard="Punch", line_up="Krypto")
    g.play("Crown of Atlantis").pick("Krypto")
    assert sorted(g.offers()) == ["Krypto", "Punch"]
    g.done()
    assert g.destroyed == []


@card("confrontations/wonder-woman-1")
@rule("CONF-VAR-04")
def test_wonder_woman_1_destroys_only_own_cards_without_a_teammate() -> None:
    names = ("Wonder Woman", "Aquaman", "Zatanna Zatara")
    g = table(3, heroes=names, levels=(1, 2, 2), discard="Punch", C_discard="Steel", line_up="Tula", power=2)
    g.buy("Tula")
    assert sorted(g.offers()) == ["Punch", "Tula"]


@card("confrontations/wonder-woman-2")
@rule("CONF-PIC-01")
def test_wonder_woman_2_draws_for_each_defense_or_block_played_in_her_confrontation() -> None:
    g = hero("Wonder Woman", 2, hand="Tula, Krypto, Impervious, Steel", deck="Ragman*2, Punch*3", confront="B")
    g.play("Tula")
    assert (g.power, g.A.deck) == (1, ["Ragman", "Punch", "Punch", "Punch"])
    g.play("Krypto").play("Impervious")
    assert g.A.deck == ["Punch", "Punch"]
    g.play("Steel")
    assert g.A.deck == ["Punch", "Punch"]


@card("confrontations/wonder-woman-2")
@rule("CONF-PIC-01", "CONF-CHAR-06")
def test_wonder_woman_2_draws_nothing_in_a_turn_of_buying_and_cannot_refuse_in_a_confrontation() -> None:
    g = hero("Wonder Woman", 2, hand="Tula", deck="Ragman")
    g.play("Tula")
    assert g.A.deck == ["Ragman"]
    g = hero("Wonder Woman", 2, hand="Tula", deck="Ragman", confront="B", auto_hero=False)
    g.play("Tula")
    assert (g.asked, g.A.hand) == ("A main", ["Ragman"])


@card("confrontations/wonder-woman-3")
@rule("CONF-PIC-02")
def test_wonder_woman_3_gives_1_power_for_each_defense_or_block_she_plays() -> None:
    g = hero("Wonder Woman", 3, hand="Tula, The Others, Impervious, Steel", C_hand="Krypto")
    g.play("Tula", "The Others", "Impervious")
    assert g.power == 1 + 1 + 3 + 3
    g.play("Steel")
    assert g.power == 9
    g.assist("Krypto")
    assert g.power == 10


@card("confrontations/wonder-woman-3")
@rule("CONF-PIC-02", "CONF-BLOCK-05", "CONF-CONFR-20")
def test_wonder_woman_3_may_discard_a_defense_once_in_a_confrontation_against_her_team() -> None:
    names = ("Wonder Woman", "Felix Faust", "Zatanna Zatara", "Ocean Master")
    g = table(heroes=names, levels=(3, 1, 2, 1), deck="Krypto, The Others, Tula, Punch*2", B_deck="Punch*6")
    g.end_turn().confront("C").ready()
    assert (g.asked, g.offers("use")) == ("A block", ["Wonder Woman"])
    g.use("Wonder Woman")
    assert sorted(g.offers()) == ["Krypto", "The Others"]
    g.pick("Krypto").pick("Zatanna Zatara")
    assert (g.C.cost, g.A.cost, g.A.discard) == (12 + 2, 15, ["Krypto"])
    assert not g.can("use", "Wonder Woman")


@card("confrontations/wonder-woman-3")
def test_wonder_woman_3_needs_a_defense_card_and_is_silent_in_her_own_turn() -> None:
    g = table(3, heroes=("Felix Faust", "Wonder Woman", "Aquaman"), levels=(2, 3, 3), confront="B", B_hand="Tula")
    g.ready()
    assert (g.asked, g.can("use")) == ("B block", False)
    assert not hero("Wonder Woman", 3, hand="Krypto", confront="B").can("use", "Wonder Woman")


# Aquaman


@card("confrontations/aquaman-1")
def test_aquaman_1_may_put_the_first_cheap_card_bought_or_gained_on_his_deck() -> None:
    g = hero("Aquaman", 1, deck="Punch", line_up="Mera, Krypto, Tula", power=14)
    g.buy("Mera")
    assert g.asked == "A main"
    g.buy("Krypto").yes()
    assert (g.A.deck, g.A.discard) == (["Krypto", "Punch"], ["Mera"])
    g.buy("Tula")
    assert (g.asked, g.A.discard) == ("A main", ["Mera", "Tula"])


@card("confrontations/aquaman-1")
def test_aquaman_1_sees_gains_and_may_refuse() -> None:
    g = hero("Aquaman", 1, hand="Crown of Atlantis", deck="Punch", line_up="Tula, Steel", power=5)
    g.play("Crown of Atlantis").pick("Tula").no()
    assert (g.A.deck, g.A.discard) == (["Punch"], ["Tula"])
    g.buy("Steel")
    assert g.asked == "A main"


@pytest.mark.parametrize(
    ("pile", "types"), [("", 0), ("Tula, Steel, Punch, Weakness", 2), ("Tula, Punch, Zod, Flight, Power Armor", 5)]
)
@card("confrontations/aquaman-2", "confrontations/aquaman-3")
def test_aquaman_2_and_3_give_power_once_for_card_types_of_the_discard_pile(pile: str, types: int) -> None:
    g = hero("Aquaman", 2, discard=pile, confront="B")
    g.use("Aquaman")
    assert (g.power, g.can("use", "Aquaman")) == (min(types, 2), False)
    g = hero("Aquaman", 3, discard=pile)
    g.use("Aquaman")
    assert (g.power, g.can("use", "Aquaman")) == (min(types, 3), False)


@card("confrontations/aquaman-2")
@rule("CONF-CHAR-06")
def test_aquaman_2_has_his_ability_only_in_his_confrontations() -> None:
    assert not hero("Aquaman", 2, discard="Tula").can("use", "Aquaman")


# Zatanna Zatara


@card("confrontations/zatanna-zatara-1")
def test_zatanna_1_takes_the_bottom_card_of_her_deck_and_discards_one_once_a_turn() -> None:
    g = hero("Zatanna Zatara", 1, hand="Zod", deck="Steel, Krypto, Tula").use("Zatanna Zatara")
    assert sorted(g.offers()) == ["Tula", "Zod"]
    g.pick("Zod")
    assert (g.A.hand, g.A.deck, g.A.discard) == (["Tula"], ["Steel", "Krypto"], ["Zod"])
    assert not g.can("use", "Zatanna Zatara")


@card("confrontations/zatanna-zatara-2")
@pytest.mark.parametrize(("top", "power"), [("Tula", 4), ("Flight", 4), ("Zod", 1), ("Punch", 1)])
def test_zatanna_2_may_discard_the_top_card_once_for_4_power_or_1(top: str, power: int) -> None:
    g = hero("Zatanna Zatara", 2, deck=f"{top}, Tula")
    g.use("Zatanna Zatara")
    assert (g.A.discard, g.power, g.can("use")) == ([top], power, False)


@card("confrontations/zatanna-zatara-3")
def test_zatanna_3_may_discard_the_top_card_for_each_hero_in_her_confrontation() -> None:
    g = hero("Zatanna Zatara", 3, hand="Tula, Ragman, Zod, Steel", deck="Krypto, Nereus, Orion", confront="B")
    g.play("Tula").yes()
    assert (g.A.discard, g.power) == (["Krypto"], 1 + 1)
    g.play("Ragman").yes()
    assert (g.A.discard, g.power) == (["Krypto", "Nereus"], 1 + 1 + 1)
    g.play("Zod")
    assert g.asked == "A main"
    g.play("Steel").no()
    assert g.A.deck == ["Orion"]


@card("confrontations/zatanna-zatara-3")
def test_zatanna_3_gets_no_power_for_a_card_she_does_not_discard() -> None:
    g = hero("Zatanna Zatara", 3, hand="Tula", deck="Krypto", confront="B").play("Tula").no()
    assert (g.A.deck, g.power) == (["Krypto"], 1)
    g = hero("Zatanna Zatara", 3, hand="Tula", deck="", confront="B").play("Tula")
    assert (g.asked, g.power) == ("A main", 1)


@card("confrontations/zatanna-zatara-3")
@rule("CONF-ASSIST-13", "CONF-EX-08")
def test_zatanna_3_by_assist_discards_from_her_own_deck_and_gives_nobody_power() -> None:
    g = hero("Zatanna Zatara", 3, seat="C", C_hand="Steel", C_deck="Krypto, Punch", deck="Orion", confront="B")
    g.assist("Steel")
    assert (g.asked, g.power) == ("C may", 1)
    g.yes()
    assert (g.C.discard, g.A.deck, g.power) == (["Krypto"], ["Orion"], 1)


@card("confrontations/zatanna-zatara-3")
@rule("CONF-CHAR-06")
def test_zatanna_3_reacts_to_heroes_of_her_teammate_but_only_in_confrontations_of_her_team() -> None:
    g = hero("Zatanna Zatara", 3, seat="C", hand="Tula", C_deck="Krypto, Punch", confront="B")
    g.play("Tula")
    assert g.asked == "C may"
    g.no()
    assert g.C.deck == ["Krypto", "Punch"]
    g = hero("Zatanna Zatara", 3, hand="Tula", deck="Krypto")
    g.play("Tula")
    assert g.asked == "A main"


# Lex Luthor


@card("confrontations/lex-luthor-1")
@rule("CONF-PIC-11")
def test_lex_1_gains_a_cheaper_card_of_the_type_of_his_first_purchase_from_the_line_up() -> None:
    g = villain("Lex Luthor", 1, line_up="Hera, Tula, Ragman, Zod, Hermes", power=20)
    g.buy("Enhanced Strength")
    assert g.asked == "A main"
    g.buy("Hera")
    assert sorted(g.offers()) == ["Ragman", "Tula"]
    g.pick("Ragman")
    assert g.A.discard == ["Enhanced Strength", "Hera", "Ragman"]
    g.buy("Hermes")
    assert (g.asked, g.line_up) == ("A main", ["Tula", "Zod"])


@card("confrontations/lex-luthor-1")
def test_lex_1_cannot_refuse_and_is_not_asked_when_nothing_fits() -> None:
    g = villain("Lex Luthor", 1, line_up="Hera, Tula", power=20, auto_hero=False)
    g.buy("Hera")
    assert g.A.discard == ["Hera", "Tula"]
    g = villain("Lex Luthor", 1, line_up="Tula, Hera, Zod", power=20, auto_hero=False)
    g.buy("Tula")
    assert g.asked == "A main"


@card("confrontations/lex-luthor-2")
@rule("CONF-ASSIST-14")
def test_lex_2_gives_1_power_for_each_villain_or_equipment() -> None:
    g = villain("Lex Luthor", 2, hand="Zod, Tula, Black Manta*2, Magic Bracelets")
    g.play("Tula")
    assert g.power == 1
    g.play("Zod")
    assert g.power == 1 + 3
    g.play("Black Manta", "Black Manta", "Magic Bracelets")
    assert g.power == 4 + 6 + 3


@card("confrontations/lex-luthor-2")
@rule("CONF-ASSIST-14", "CONF-EX-07", "CONF-ASSIST-09")
def test_lex_2_gets_nothing_for_cards_his_teammate_plays() -> None:
    g = villains_turn("Lex Luthor", 2, B_hand="Magic Bracelets", D_hand="Parasite, Kryptonite")
    g.normal().assist("Parasite")
    assert g.power == 0
    g.play("Magic Bracelets")
    assert g.power == 3


@card("confrontations/lex-luthor-3")
def test_lex_3_uses_the_text_of_an_equipment_of_any_discard_pile_once_in_his_confrontation() -> None:
    piles = {"discard": "Crown of Atlantis, Zod", "B_discard": "Magic Bracelets, Book of Magic"}
    g = villain("Lex Luthor", 3, confront="B", **piles).use("Lex Luthor")
    assert sorted(g.offers()) == ["Book of Magic", "Crown of Atlantis", "Magic Bracelets"]
    g.pick("Magic Bracelets")
    assert (g.power, g.B.discard) == (2, ["Magic Bracelets", "Book of Magic"])
    assert not g.can("use", "Lex Luthor")
    assert not villain("Lex Luthor", 3, **piles).can("use", "Lex Luthor")


# Circe


@card("confrontations/circe-1")
def test_circe_1_may_destroy_a_vulnerability_and_put_a_villain_on_her_deck_once_a_turn() -> None:
    g = villain("Circe", 1, hand="Vulnerability*2, Punch", deck="Steel", discard="Zod, Tula, Siren, Nereus").use(
        "Circe"
    )
    assert sorted(g.offers()) == ["Nereus", "Siren"]
    g.pick("Siren")
    assert (g.destroyed, g.A.hand) == (["Vulnerability"], ["Vulnerability", "Punch"])
    assert (g.A.deck, g.A.discard) == (["Siren", "Steel"], ["Zod", "Tula", "Nereus"])
    assert not g.can("use", "Circe")
    assert not villain("Circe", 1, hand="Punch", discard="Siren").can("use", "Circe")


@card("confrontations/circe-2")
@rule("CONF-OVS-03", "CONF-OVS-04", "CONF-PIC-30")
def test_circe_2_may_cancel_her_confrontation_when_her_first_card_is_resolved() -> None:
    given = {"hand": "John Constantine, Punch", "deck": "Tula, Steel, Ragman", "line_up": "Flight", "power": 3}
    g = villain("Circe", 2, confront="B", **given)
    g.play("John Constantine").pick("Tula")
    assert (g.asked, g.destroyed) == ("A may", ["Tula"])
    g.yes()
    assert g.can("buy", "Flight")
    g = villain("Circe", 2, confront="B", **given)
    g.play("John Constantine").pick("Tula").no()
    assert (g.can("buy", "Flight"), g.can("ready")) == (False, True)
    g.play("Punch")
    assert g.asked == "A main"


@card("confrontations/circe-2")
@rule("CONF-OVS-02")
def test_circe_2_offers_nothing_without_a_confrontation() -> None:
    g = villain("Circe", 2, hand="Punch")
    g.play("Punch")
    assert g.asked == "A main"


@card("confrontations/circe-2")
@rule("CONF-OVS-04")
def test_a_card_of_the_teammate_is_not_circes_first() -> None:
    g = villains_turn("Circe", 2, B_hand="Punch", D_hand="Parasite")
    g.confront("A").assist("Parasite")
    assert g.asked == "B main"
    g.play("Punch")
    assert g.asked == "B may"


@card("confrontations/circe-3")
@rule("CONF-ASSIST-16")
def test_circe_3_gives_assist_to_villains_of_her_hand() -> None:
    g = villains_turn("Felix Faust", 2, "Circe", 3, D_hand="Black Manta, Ares, Power Armor")
    g.confront("A")
    assert g.offers("assist") == ["Black Manta"]
    g.assist("Black Manta")
    assert (g.power, g.D.in_play) == (3, ["Black Manta"])
    g = villains_turn("Felix Faust", 2, "Circe", 2, D_hand="Black Manta")
    assert g.normal().offers("assist") == []


@card("confrontations/circe-3")
@rule("CONF-VAR-12")
def test_circe_3_can_lay_a_villain_on_herself_without_a_teammate() -> None:
    g = villain("Circe", 3, hand="Black Manta, Ares")
    assert g.offers("store") == ["Black Manta"]


@card("confrontations/circe-3")
@pytest.mark.parametrize(
    ("in_play", "power"),
    [("Tula", 0), ("Zod", 1), ("Black Manta*2", 1), ("Zod, Black Manta", 2), ("Zod, Siren, Magog", 2)],
)
def test_circe_3_counts_different_villains_she_controls_up_to_2_once_a_turn(in_play: str, power: int) -> None:
    g = villain("Circe", 3, in_play=in_play).use("Circe")
    assert (g.power, g.can("use", "Circe")) == (power, False)


# Ocean Master


@card("confrontations/ocean-master-1")
def test_ocean_master_1_may_discard_a_card_of_cost_2_or_3_for_two_cards_once_a_turn() -> None:
    g = villain("Ocean Master", 1, hand="Tula, Steel, Superboy, Punch", deck="Zod, Flight, Mera").use("Ocean Master")
    assert sorted(g.offers()) == ["Steel", "Tula"]
    g.pick("Tula")
    assert (g.A.hand, g.A.discard) == (["Steel", "Superboy", "Punch", "Zod", "Flight"], ["Tula"])
    assert not g.can("use", "Ocean Master")
    assert not villain("Ocean Master", 1, hand="Superboy, Punch", deck="Zod").can("use", "Ocean Master")


@card("confrontations/ocean-master-2", "confrontations/ocean-master-3")
@pytest.mark.parametrize(
    ("cheap", "power"),
    [("Superboy, Punch", 0), ("Tula, Punch, Steel", 2), ("Tula*2, Steel, Krypto, Siren", 4)],
)
def test_ocean_master_2_counts_cheap_cards_discarded_and_ocean_master_3_those_controlled(
    cheap: str, power: int
) -> None:
    g = villain("Ocean Master", 2, discard=cheap, confront="B").use("Ocean Master")
    assert (g.power, g.can("use", "Ocean Master")) == (power, False)
    assert not villain("Ocean Master", 2, discard=cheap).can("use", "Ocean Master")
    g = villain("Ocean Master", 3, in_play=cheap).use("Ocean Master")
    assert (g.power, g.can("use", "Ocean Master")) == (power, False)


@card("confrontations/ocean-master-3")
@rule("CONF-BLOCK-05")
def test_ocean_master_3_may_discard_a_villain_once_in_a_confrontation_against_his_team() -> None:
    names = ("Aquaman", "Felix Faust", "Zatanna Zatara", "Ocean Master")
    g = table(heroes=names, levels=(2, 1, 2, 3), confront="B", D_hand="Zod, Tula, Magog")
    g.ready().use("Ocean Master")
    assert sorted(g.offers()) == ["Magog", "Zod"]
    g.pick("Zod").pick("Felix Faust")
    assert (g.B.cost, g.D.discard) == (11, ["Zod"])
    assert not g.can("use", "Ocean Master")
    g = table(heroes=names, levels=(2, 1, 2, 3), confront="B", D_hand="Tula")
    g.ready()
    assert not g.can("use", "Ocean Master")


# Felix Faust


@card("confrontations/felix-faust-1")
@rule("CONF-PIC-06", "CONF-EOT-03")
def test_felix_1_may_destroy_a_card_played_when_two_were_bought_or_gained() -> None:
    g = villain("Felix Faust", 1, hand="Crown of Atlantis, Lex Corp, Punch", line_up="Tula, Steel", power=2)
    g.play("Crown of Atlantis").pick("Steel").play("Lex Corp").buy("Tula").end_turn()
    assert sorted(g.offers()) == ["Crown of Atlantis", "Lex Corp"]
    g.pick("Crown of Atlantis")
    assert g.destroyed == ["Crown of Atlantis"]


@card("confrontations/felix-faust-1")
@rule("CONF-PIC-06", "CONF-CONFR-39")
def test_felix_1_may_refuse_and_needs_two_cards() -> None:
    g = villain("Felix Faust", 1, hand="Punch", line_up="Tula, Steel", power=5)
    g.play("Punch").buy("Tula", "Steel").end_turn().done()
    assert g.destroyed == []
    g = villain("Felix Faust", 1, hand="Punch", line_up="Tula, Steel", power=5)
    g.play("Punch").buy("Tula").end_turn()
    assert (g.active, g.destroyed) == ("B", [])
    g = villain("Felix Faust", 1, hand="Crown of Atlantis", line_up="Tula, Steel", power=15, confront="B")
    g.play("Crown of Atlantis").pick("Steel").ready()
    assert (g.A.score_pile, g.active, g.destroyed) == (["Aquaman"], "B", [])


@card("confrontations/felix-faust-1", "confrontations/amazo-virus")
@rule("CONF-PIC-06")
def test_a_card_that_lies_on_its_stack_or_in_the_line_up_again_is_not_destroyed_as_one_played() -> None:
    haul = card_set({"name": "Haul", "type": "Equipment", "cost": 1, "text": "Gain two Heroes from the Line-Up."})
    for also in ("", ", Amazo Virus"):
        g = table(
            2,
            heroes=("Felix Faust", "Aquaman"),
            levels=(1, 2),
            sets=[box("rivals-shazam-black-adam"), haul],
            confront="B",
            hand="Word of Power, Haul, Punch" + also,
            deck="Punch, Vulnerability*3",
            main_deck="Ares, Zod, Mera, Hera, Faora, Superboy",
            line_up="Tula, Steel",
        )
        g.play("Word of Power").choose(2)
        assert (g.line_up[-1], g.A.in_play, g.power) == ("Ares", [], 3)
        g.play("Haul").pick("Tula", "Steel").play("Punch")
        if also:
            g.play("Amazo Virus")
        g.ready()
        if g.asked == "A order":
            g.do("order", "Amazo Virus")
        assert sorted(g.offers()) == [*(["Amazo Virus"] if also else []), "Haul", "Punch"]


@card("confrontations/felix-faust-2")
def test_felix_2_may_destroy_a_card_of_some_cost_once_for_2_power() -> None:
    g = villain("Felix Faust", 2, hand="Punch, Steel", discard="Tula, Weakness")
    g.use("Felix Faust")
    assert sorted(g.offers()) == ["Steel", "Tula"]
    g.pick("Tula")
    assert (g.destroyed, g.power, g.can("use")) == (["Tula"], 2, False)
    assert not villain("Felix Faust", 2, hand="Punch", discard="Weakness").can("use")


@card("confrontations/felix-faust-3")
def test_felix_3_may_destroy_a_card_he_controls_once_in_his_confrontation() -> None:
    g = villain("Felix Faust", 3, hand="Punch, Tula, Steel", in_play="Lex Corp", confront="B", B_in_play="Olympus")
    g.play("Punch", "Tula").use("Felix Faust")
    assert sorted(g.offers()) == ["Lex Corp", "Tula"]
    g.pick("Tula")
    assert (g.destroyed, g.power, g.can("use")) == (["Tula"], 1 + 1 + 3, False)
    g = villain("Felix Faust", 3, hand="Tula")
    g.play("Tula")
    assert not g.can("use")


# Levels


@card("confrontations/lex-luthor-1", "confrontations/lex-luthor-2")
@rule("CONF-CHAR-02", "CONF-CHAR-03")
def test_only_the_level_in_play_has_its_ability() -> None:
    g = villain("Lex Luthor", 1, hand="Zod", line_up="Hera, Tula", power=5)
    g.play("Zod")
    assert g.power == 7
    g = villain("Lex Luthor", 2, line_up="Hera, Tula", power=5)
    g.buy("Hera")
    assert (g.asked, g.A.discard) == ("A main", ["Hera"])
