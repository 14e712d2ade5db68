"""CONF-CARD and CONF-OVS: what the rulebook says of single cards and Characters."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from lineup.engine.machine import Refused
from lineup.engine.queries import controlled_cards
from tests.harness.editions import former_cards
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Raider", "type": "Villain", "cost": 2, "copies": 2, "text": "Attack: Each foe gains a Weakness."},
    {"name": "Census", "type": "Equipment", "cost": 2, "text": "+1 Power for each Super Power you control."},
    {"name": "Beam", "type": "Super Power", "cost": 2, "copies": 2, "text": "Assist.\n+2 Power. Draw a card."},
)
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


# Artemis


@rule("CONF-CARD-01")
def test_a_block_discarded_to_artemis_raises_nothing() -> None:
    g = four(hand="Artemis", confront="B", power=7, B_hand="Magic Bracelets, Punch", D_hand="Tula")
    g.play("Artemis").pass_all()
    assert (g.B.hand, g.B.discard, g.D.hand) == (["Punch"], ["Magic Bracelets"], ["Tula"])
    assert (raised(g), g.B.cost) == ([], 9)
    g.ready().pass_blocks()
    assert g.B.level == 2


@rule("CONF-CARD-02")
def test_against_artemis_a_block_cannot_be_used_as_a_block() -> None:
    g = four(hand="Artemis", confront="B", B_hand="Magic Bracelets, Tula", D_hand="Punch")
    g.play("Artemis")
    assert (g.asked, g.can("block")) == ("B defend", False)
    assert g.game.why_not("block magic-bracelets", 1).rule == "CONF-BLOCK-04"
    with pytest.raises(Refused):
        g.game.answer("block magic-bracelets", 1)
    g.pass_all()
    assert (g.asked, sorted(g.offers()), g.can("block"), g.can("done")) == (
        "B pick",
        ["Magic Bracelets", "Tula"],
        False,
        False,
    )
    g.pick("Tula")
    assert (raised(g), g.B.discard, g.asked) == ([], ["Tula"], "A main")


# Cold Breath


@rule("CONF-CARD-03")
def test_cold_breath_destroys_at_most_one_card_in_each_of_three_zones() -> None:
    for some in product((True, False), repeat=3):
        g = four(hand="Cold Breath, Punch*2", discard="Vulnerability*2", line_up="Tula*2, Steel*2, Mera", confront="B")
        g.play("Cold Breath")
        for wanted, name in zip(some, ("Punch", "Vulnerability", "Tula"), strict=True):
            assert name in g.offers()
            assert set(g.offers()) <= {name, "Steel", "Mera"}
            if wanted:
                g.pick(name)
            else:
                g.done()
        assert g.asked == "A main"
        lost = (2 - len(g.A.hand), 2 - len(g.A.discard), 5 - len(g.line_up))
        assert lost == tuple(int(wanted) for wanted in some)
        assert len(g.destroyed) == sum(some)


# Etrigan, Orion and Klarion


@pytest.mark.parametrize("name", ["Etrigan", "Orion"])
@rule("CONF-CARD-04")
def test_a_card_that_blocks_counts_itself_in_the_discard_pile(name: str) -> None:
    g = four(confront="B", B_hand=f"{name}, Punch", power=9)
    g.ready().block(name).pick("Lex Luthor")
    assert (g.B.discard, raised(g), g.B.cost) == ([name], [1], 10)


@pytest.mark.parametrize(
    ("name", "pile"),
    [("Etrigan", "Artemis, Klarion, Nereus"), ("Orion", "Mera, Steel, Ares")],
)
@rule("CONF-CARD-05")
def test_the_pile_of_the_one_who_discards_is_counted(name: str, pile: str) -> None:
    g = four(confront="B", D_hand=f"{name}, Punch", D_discard=pile, power=9)
    g.ready()
    assert g.asked == "D block"
    g.block(name).pick("Lex Luthor")
    assert (raised(g), g.B.cost, g.D.cost) == ([4], 13, 9)


@pytest.mark.parametrize(
    ("name", "pile"),
    [("Etrigan", "Artemis, Klarion, Nereus"), ("Orion", "Mera, Steel, Ares")],
)
@rule("CONF-CARD-05")
def test_the_pile_of_the_confronted_teammate_is_not_counted(name: str, pile: str) -> None:
    g = four(confront="B", D_hand=f"{name}, Punch", B_discard=pile, discard="Parasite, Krypto", power=9)
    g.ready().block(name).pick("Lex Luthor")
    assert raised(g) == [1]


@rule("CONF-CARD-08")
def test_klarion_counts_no_super_powers_in_play() -> None:
    g = four(confront="B", B_hand="Klarion, Punch", B_in_play="Flight*2", B_discard="Telepathy", power=9)
    g.ready().block("Klarion").pick("Lex Luthor")
    assert (raised(g), g.B.cost) == ([1], 10)


# Illusions


@rule("CONF-CARD-06")
def test_whether_illusions_cancel_is_decided_right_after_the_draw() -> None:
    g = four(hand="Illusions, Punch", deck="Steel", confront="B", C_hand="Krypto", in_play="Daily Planet")
    g.play("Illusions")
    assert g.A.hand == ["Punch", "Steel"]
    assert g.asked == "A may"
    assert {(option.seat, option.verb) for option in g.ask.options} == {(0, "yes"), (0, "no")}
    for text in ("play punch", "use daily-planet", "ready"):
        with pytest.raises(Refused):
            g.game.answer(text, 0)
    with pytest.raises(Refused):
        g.game.answer("assist krypto", 2)
    assert g.no().can("assist", "Krypto")


@rule("CONF-CARD-07")
def test_the_one_who_confronts_decides_also_when_the_teammate_plays_illusions() -> None:
    g = four(hand="Punch", deck="Steel", confront="B", C_hand="Illusions, Punch", C_deck="Krypto")
    g.assist("Illusions")
    assert (g.A.hand, g.C.hand) == (["Punch", "Steel"], ["Punch"])
    assert g.asked == "A may"
    with pytest.raises(Refused):
        g.game.answer("yes", 2)
    g.yes()
    assert (g.can("end"), g.can("ready")) == (True, False)


# Mera


@rule("CONF-CARD-09")
def test_meras_power_is_fixed_when_she_is_played() -> None:
    g = four(hand="Mera, Lana Lang, Phantom Zone Projector, Black Diamond", deck="Punch", confront="B",
             discard="Ares, Themyscira, Etrigan")  # fmt: skip
    g.play("Mera")
    assert g.power == 3
    g.play("Lana Lang").pick("Black Diamond")
    assert (sorted(g.A.discard), g.power) == (["Ares", "Black Diamond", "Etrigan", "Themyscira"], 4)
    g.play("Phantom Zone Projector").pick("Ares")
    assert g.power == 4


# Steve Trevor and Donna Troy


@pytest.mark.parametrize("name", ["Steve Trevor", "Donna Troy"])
@rule("CONF-CARD-10")
def test_the_card_revealed_for_the_defense_may_be_the_card_discarded(name: str) -> None:
    g = four(hand="Raider", B_hand=name)
    g.play("Raider").defend_for("B", name)
    assert (g.B.hand, g.B.discard) == ([], [name])
    g.pass_all()
    assert g.B.discard == [name]
    g = four(hand="Raider", B_hand=f"{name}, Punch")
    g.play("Raider").defend_for("B", name)
    assert (g.asked, set(g.offers())) == ("B pick", {name, "Punch"})
    g.pick(name).pass_all()
    assert (g.B.hand, g.B.discard) == (["Punch"], [name])


# Scientific Genius


@rule("CONF-CARD-11")
def test_a_weakness_in_the_revealed_hand_takes_one_from_the_sum() -> None:
    g = four(confront="B", B_hand="Scientific Genius, Orion, Steel, Weakness", power=9)
    g.ready().block("Scientific Genius").pick("Lex Luthor")
    assert (raised(g), g.B.cost) == ([2], 11)


@rule("CONF-CARD-11")
def test_a_sum_below_zero_is_added_as_it_is_and_the_card_itself_is_not_in_it() -> None:
    g = four(confront="B", B_hand="Scientific Genius, Weakness", power=8)
    g.ready().block("Scientific Genius").pick("Lex Luthor")
    assert (raised(g), g.B.cost) == ([-1], 8)
    g.pass_blocks()
    assert g.B.level == 2


# Superboy and Metallo


@rule("CONF-CARD-12")
def test_a_card_played_stays_before_its_player_who_controls_it() -> None:
    g = four(hand="Water Control, Superboy")
    g.play("Water Control")
    state = g.game.state
    assert [state.cards[card].name for card in controlled_cards(state, 0)] == ["Water Control"]
    g.play("Superboy")
    assert g.power == 4


@rule("CONF-CARD-12")
def test_a_super_power_the_teammate_played_by_assist_is_not_played_again() -> None:
    g = four(hand="Superboy, Metallo", C_hand="Beam", deck="Punch*2")
    g.assist("Beam").play("Superboy", "Metallo")
    assert (g.power, g.asked, g.A.hand) == (2, "A main", ["Punch"])
    state = g.game.state
    assert "Beam" not in [state.cards[card].name for card in controlled_cards(state, 0)]


@rule("CONF-CARD-13")
def test_a_card_played_again_stays_in_play() -> None:
    g = four(hand="Water Control, Superboy, Metallo").play("Water Control", "Superboy", "Metallo")
    assert g.A.in_play == ["Water Control", "Superboy", "Metallo"]
    assert [name for name, _, _ in g.moves()] == ["Water Control", "Superboy", "Metallo"]


@rule("CONF-CARD-14")
def test_what_the_first_play_did_remains_beside_the_second() -> None:
    g = four(hand="Beam, Superboy", deck="Punch*3")
    g.play("Beam")
    assert (g.power, g.A.hand) == (2, ["Superboy", "Punch"])
    g.play("Superboy")
    assert (g.power, g.A.hand) == (4, ["Punch", "Punch"])


@rule("CONF-CARD-14")
@former_cards()
def test_playing_again_is_a_further_play_but_the_card_is_one_card() -> None:
    g = two("Felix Faust, Superman", levels=[3, 1], hand="Water Control, Superboy, Census")
    g.play("Water Control")
    assert g.power == 3
    g.play("Superboy")
    assert g.power == 6
    g.play("Census")
    assert g.power == 7


# Themyscira and Amnesty Bay


@rule("CONF-CARD-15")
def test_themyscira_draws_for_a_block_used_in_a_confrontation() -> None:
    g = two(confront="B", B_in_play="Themyscira", B_hand="Tula, Punch", B_deck="Steel, Krypto", power=9)
    g.ready().block("Tula")
    assert (g.B.hand, g.B.deck) == (["Punch", "Steel"], ["Krypto"])


@rule("CONF-CARD-16")
def test_themyscira_draws_for_a_block_an_attack_discards() -> None:
    g = two(hand="Artemis", confront="B", B_in_play="Themyscira", B_hand="Tula", B_deck="Steel, Krypto")
    g.play("Artemis").pass_all()
    assert (g.B.hand, g.B.discard, g.B.deck) == (["Steel"], ["Tula"], ["Krypto"])
    g = two(hand="Silver Banshee", B_in_play="Themyscira", B_hand="Punch", B_deck="Steel")
    g.play("Silver Banshee").pass_all()
    assert (g.B.hand, g.B.discard) == ([], ["Punch"])


@rule("CONF-CARD-17")
def test_themyscira_draws_nothing_for_a_block_amnesty_bay_discards() -> None:
    g = two(in_play="Themyscira, Amnesty Bay", deck="Tula, Steel")
    g.use("Amnesty Bay").yes()
    assert (g.A.discard, g.A.hand, g.A.deck) == (["Tula"], [], ["Steel"])


# The Others


@pytest.mark.parametrize(("others", "drawn"), [((), 1), (("Punch",), 2), (("Punch", "Vulnerability"), 3)])
@rule("CONF-CARD-18")
def test_the_others_are_among_the_cards_discarded(others: tuple[str, ...], drawn: int) -> None:
    g = two(hand="Raider", B_hand="The Others, Punch, Vulnerability", B_deck="Steel, Krypto, Tula, Mera")
    g.play("Raider").defend("The Others")
    g.pick(*others)
    if g.can("done"):
        g.done()
    assert g.asked == "A main"
    assert sorted(g.B.discard) == sorted(["The Others", *others])
    assert g.B.hand[-drawn:] == ["Steel", "Krypto", "Tula"][:drawn]
    assert len(g.B.hand) == 3 - 1 - len(others) + drawn


# Characters


@pytest.mark.parametrize(("start", "then"), [(2, 3), (3, 4), (4, 5)])
@rule("CONF-OVS-01")
def test_superman_at_level_two_draws_once_even_if_he_is_still_below_five(start: int, then: int) -> None:
    g = two("Lex Luthor, Superman", levels=[1, 2], B_hand=f"Punch*{start}", B_deck="Vulnerability*3")
    g.end_turn()
    assert (g.asked, len(g.B.hand)) == ("B confront", then)
    g.normal().play("Punch")
    assert len(g.B.hand) == then - 1
    assert g.B.deck == ["Vulnerability"] * 2


@rule("CONF-OVS-02")
def test_circe_at_level_two_has_no_offer_without_an_announced_confrontation() -> None:
    g = two("Circe, Superman", levels=[2, 1], hand="Punch*2").play("Punch")
    assert g.asked == "A main"
    g = two("Circe, Superman", levels=[2, 1], hand="Punch*2", confront="B").play("Punch")
    assert g.asked == "A may"


@rule("CONF-OVS-03")
def test_the_first_card_s_confrontation_text_resolves_in_full_before_circe_s_choice() -> None:
    g = two("Circe, Superman", levels=[2, 1], hand="John Constantine", deck="Punch*2, Steel, Krypto", confront="B")
    g.play("John Constantine")
    assert (g.asked, g.what, g.A.hand) == ("A pick", "destroy", ["Punch", "Punch", "Steel"])
    g.pick("Punch")
    assert (g.destroyed, g.asked, g.what) == (["Punch"], "A may", "cancel this Confrontation")


@rule("CONF-OVS-04")
def test_circe_goes_on_or_cancels() -> None:
    cards = {"hand": "Punch*2, Tula", "line_up": "Tula, Mera", "confront": "B", "power": 9}
    g = two("Circe, Superman", levels=[2, 1], **cards).play("Punch").no()
    assert (g.can("ready"), g.can("end"), g.can("buy")) == (True, False, False)
    g.play("Punch")
    assert g.asked == "A main"  # only the first card of the turn
    g.ready().pass_blocks()
    assert g.B.level == 2
    g = two("Circe, Superman", levels=[2, 1], **cards).play("Punch").yes()
    assert (g.can("ready"), g.can("end")) == (False, True)
    assert g.buy("Tula").A.discard == ["Tula"]


@rule("CONF-OVS-04")
def test_a_card_of_the_teammate_is_not_circes_first_card() -> None:
    g = four("Superman, Circe, Wonder Woman, Lex Luthor", levels=[1, 2, 1, 1], B_hand="Punch", D_hand="Steel",
             deck="Punch*5")  # fmt: skip
    g.finish().confront("A").assist("Steel")
    assert g.asked == "B main"
    assert g.play("Punch").asked == "B may"
