"""The Locations of Confrontations, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.cards.confrontations import blocking, cases, table
from tests.harness.rule import card, rule

LOCATIONS = [("Daily Planet",), ("Lex Corp",), ("Olympus",), ("Themyscira",), ("Amnesty Bay",), ("The Deep",)]


@pytest.mark.parametrize("name", cases(LOCATIONS))
@rule("CONF-LOC-02", "CONF-EOT-05")
def test_a_location_gives_no_power_and_stays_in_play(name: str) -> None:
    g = table(hand=name, deck="Punch*6")
    g.play(name)
    assert g.power == 0
    g.end_turn()
    assert (g.active, g.A.in_play) == ("B", [name])
    assert table(C_hand=name).offers("assist") == []


@card("confrontations/daily-planet")
@rule("CONF-PIC-17")
def test_daily_planet_draws_and_discards_once_in_an_own_confrontation() -> None:
    g = table(in_play="Daily Planet", hand="Punch", deck="Tula, Ragman", confront="B")
    g.use("Daily Planet").pick("Punch")
    assert (g.A.hand, g.A.discard) == (["Tula"], ["Punch"])
    assert not g.can("use", "Daily Planet")


@card("confrontations/daily-planet")
@rule("CONF-PIC-17", "CONF-CHAR-06")
def test_daily_planet_is_closed_in_a_turn_of_buying() -> None:
    assert not table(in_play="Daily Planet", hand="Punch", deck="Tula").can("use", "Daily Planet")


# Location, cards that set it off, cards that do not
FIRST = [
    ("Lex Corp", ["Black Manta", "Power Armor"], ["Tula", "Water Control", "Punch"]),
]


@pytest.mark.parametrize(("name", "good", "bad"), cases(FIRST))
@rule("CONF-LOC-06")
def test_a_location_draws_for_the_first_such_card_of_the_turn(name: str, good: list[str], bad: list[str]) -> None:
    g = table(in_play=name, hand=[*good, *bad], deck="Ragman, Krypto")
    for other in bad:
        g.play(other)
    assert "Ragman" not in g.A.hand
    g.play(good[0])
    assert "Ragman" in g.A.hand
    g.play(good[1])
    assert g.A.deck == ["Krypto"]


@pytest.mark.parametrize(("name", "good", "bad"), cases(FIRST))
@rule("CONF-LOC-08")
def test_a_card_played_before_the_location_was_the_first(name: str, good: list[str], bad: list[str]) -> None:
    g = table(hand=[name, *good], deck="Ragman")
    g.play(good[0], name, good[1])
    assert g.A.deck == ["Ragman"]


@card("confrontations/lex-corp")
@rule("CONF-LOC-08")
def test_a_location_works_in_the_turn_it_is_played_but_not_for_itself() -> None:
    g = table(hand="Lex Corp, Black Manta", deck="Ragman, Krypto")
    g.play("Lex Corp")
    assert g.A.hand == ["Black Manta"]
    g.play("Black Manta")
    assert g.A.hand == ["Ragman"]


@card("confrontations/olympus")
def test_olympus_draws_a_card_and_puts_one_back_at_the_start_of_the_own_turn() -> None:
    g = table(2, B_in_play="Olympus", B_hand="Punch, Zod", B_deck="Steel, Tula").end_turn()
    assert (g.asked, sorted(g.offers())) == ("B pick", ["Punch", "Steel", "Zod"])
    g.pick("Punch")
    assert (g.B.hand, g.B.deck, g.asked) == (["Zod", "Steel"], ["Punch", "Tula"], "B confront")


@card("confrontations/the-deep")
def test_the_deep_brings_a_villain_back_for_a_card_discarded_once_a_turn() -> None:
    g = table(in_play="The Deep", hand="Punch, Tula", discard="Zod, Steel, Siren").use("The Deep").pick("Punch")
    assert sorted(g.offers()) == ["Siren", "Zod"]
    g.pick("Zod")
    assert (g.A.hand, g.A.discard) == (["Tula", "Zod"], ["Steel", "Siren", "Punch"])
    assert not g.can("use", "The Deep")
    assert not table(in_play="The Deep", discard="Zod").can("use", "The Deep")


@card("confrontations/lex-corp")
def test_a_location_takes_no_note_of_assists_of_the_teammate() -> None:
    g = table(in_play="Lex Corp", deck="Ragman", C_hand="Parasite")
    g.assist("Parasite")
    assert g.A.deck == ["Ragman"]


@card("confrontations/themyscira")
@rule("CONF-PIC-28", "CONF-CARD-15", "CONF-BLOCK-13")
def test_themyscira_draws_for_each_block_used() -> None:
    g = table(confront="B", B_in_play="Themyscira", B_hand="Tula, Ragman, Punch", B_deck="Steel, Magic Bracelets")
    g.ready().block("Tula").pick("Felix Faust")
    assert g.B.hand == ["Ragman", "Punch", "Steel"]
    g.block("Ragman").pick("Felix Faust").done()
    assert g.B.hand == ["Punch", "Steel", "Magic Bracelets"]
    g.block("Magic Bracelets").pick("Felix Faust")
    assert g.B.cost == 9 + 2 + 2 + 2


@card("confrontations/themyscira")
@rule("CONF-CARD-16")
def test_themyscira_draws_when_an_attack_takes_a_block() -> None:
    g = table(hand="Artemis", confront="B", B_in_play="Themyscira", B_hand="Tula", B_deck="Steel")
    g.play("Artemis").pass_all()
    assert (g.B.hand, g.B.discard) == (["Steel"], ["Tula"])


@card("confrontations/themyscira")
@rule("CONF-CARD-17", "CONF-DISC-04")
def test_themyscira_draws_nothing_for_a_block_that_was_not_in_hand() -> None:
    g = table(in_play="Themyscira, Amnesty Bay", deck="Tula, Steel")
    g.use("Amnesty Bay").yes()
    assert (g.A.hand, g.A.discard) == ([], ["Tula"])


@card("confrontations/themyscira")
def test_themyscira_draws_nothing_for_other_cards_or_other_players() -> None:
    g = table(hand="Siren, Punch", in_play="Themyscira", deck="Steel, Krypto")
    g.play("Siren").pick("Punch")
    assert g.A.hand == ["Steel"]
    g = blocking("Tula", "D", B_in_play="Themyscira", B_deck="Steel")
    g.pick("Felix Faust")
    assert g.B.hand == []


@card("confrontations/themyscira")
@rule("CONF-EOT-02")
def test_themyscira_is_silent_when_the_hand_is_put_away() -> None:
    g = table(hand="Tula", in_play="Themyscira", deck="Punch*7")
    g.end_turn()
    assert len(g.A.hand) == 5


@card("confrontations/amnesty-bay")
def test_amnesty_bay_looks_at_the_top_card_and_may_discard_it_once_a_turn() -> None:
    g = table(in_play="Amnesty Bay", deck="Tula, Steel")
    g.use("Amnesty Bay")
    assert (g.seen("A", "A_deck"), g.seen("B", "A_deck")) == (["Tula", "?"], ["?", "?"])
    g.no()
    assert (g.A.deck, g.A.discard) == (["Tula", "Steel"], [])
    assert not g.can("use", "Amnesty Bay")
    g = table(in_play="Amnesty Bay", deck="Tula, Steel")
    g.use("Amnesty Bay").yes()
    assert (g.A.deck, g.A.discard) == (["Steel"], ["Tula"])
