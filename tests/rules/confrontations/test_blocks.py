"""Blocks: who may use them, when, on whom, and what a raised cost does (CONF-BLOCK)."""

from __future__ import annotations

from typing import Any

import pytest

from lineup.engine import notation
from lineup.engine.machine import Refused
from lineup.engine.queries import character_of
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set, game

CARDS = card_set(
    {"name": "Titan", "type": "Hero", "cost": 7, "copies": 4, "text": "+9 Power."},
    {"name": "Wall", "type": "Equipment", "cost": 2, "copies": 6,
     "text": "+1 Power.\nBlock: Add 2 to a Character's cost this turn."},
    {"name": "Moat", "type": "Equipment", "cost": 2, "copies": 2,
     "text": "Block: Add 1 to a Character's cost this turn. Draw a card."},
    {"name": "Shield", "type": "Equipment", "cost": 2,
     "text": "Defense: Discard this card to avoid an Attack."},
    {"name": "Backup", "type": "Hero", "cost": 2,
     "text": "Assist.\n+1 Power.\nBlock: Add 1 to a Character's cost this turn."},
    {"name": "Retreat", "type": "Equipment", "cost": 2, "text": "Confrontation: Cancel this Confrontation."},
    {"name": "Veto", "type": "Hero", "cost": 2, "text": "Block: Cancel this Confrontation."},
    {"name": "Keep", "type": "Location", "cost": 2,
     "text": "Once during each Confrontation against your team, add 2 to a Character's cost this turn."},
)  # fmt: skip
LEX, CIRCE = "Lex Luthor", "Circe"


def table(**given: Any) -> Scenario:
    """A's turn in a game of two teams, A and C against B and D."""
    heroes = given.pop("heroes", ["Superman", LEX, "Wonder Woman", CIRCE])
    return game(4, box="confrontations", heroes=heroes, sets=[CARDS], **given)


def at_window(power: str = "Titan", **given: Any) -> Scenario:
    """A confronts B, has played everything and said so; C lets the last Assist pass."""
    g = table(confront="B", hand=power, **given)
    g.play(power).ready()
    if g.asked == "C assist":
        g.no_assist()
    return g


@rule("CONF-BLOCK-01")
def test_a_block_raises_a_characters_cost_while_the_team_is_confronted() -> None:
    g = at_window(B_hand="Wall, Punch")
    assert (g.asked, g.B.cost) == ("B block", 9)
    g.block("Wall").pick(LEX)
    assert (g.B.cost, g.D.cost) == (11, 9)
    assert (g.B.hand, g.B.discard, g.B.in_play) == (["Punch"], ["Wall"], [])
    assert g.why_not("block punch") == "CONF-BLOCK-01"
    g.no_block()
    assert (g.B.level, g.A.score_pile) == (1, [])


@rule("CONF-BLOCK-02")
def test_both_of_the_confronted_team_may_block() -> None:
    g = at_window(B_hand="Punch", D_hand="Wall, Punch")
    assert g.asked == "B block"
    g.no_block()
    assert g.asked == "D block"
    assert g.game.why("block wall").rule == "CONF-BLOCK-02"
    g.block("Wall").pick(LEX).pass_blocks()
    assert (g.B.level, g.D.discard) == (1, ["Wall"])


@pytest.mark.parametrize(("raised", "costs", "level"), [(LEX, (11, 9), 1), (CIRCE, (9, 11), 2)])
@pytest.mark.parametrize("user", ["B", "D"])
@rule("CONF-BLOCK-03")
def test_a_block_raises_the_own_or_the_teammates_character(
    user: str, raised: str, costs: tuple[int, int], level: int
) -> None:
    g = at_window(**{f"{user}_hand": "Wall, Punch"})
    g.block("Wall")
    assert g.asked == f"{user} pick"
    assert g.offers() == [LEX, CIRCE]
    assert g.game.why(g.ask.options[0]).rule == "CONF-BLOCK-03"
    g.pick(raised)
    assert (g.B.cost, g.D.cost) == costs
    g.pass_blocks()
    assert g.B.level == level


@rule("CONF-BLOCK-03")
def test_a_raised_character_not_confronted_matters_when_the_target_is_switched_afterwards() -> None:
    g = at_window(B_hand="Wall, Swamp Thing, Punch", D_hand="Punch")
    g.block("Wall").pick(CIRCE).block("Swamp Thing")
    assert g.game.state.target == 3
    g.pass_blocks()
    assert (g.B.level, g.D.level, g.A.score_pile) == (1, 1, [])


@rule("CONF-BLOCK-04")
def test_blocks_wait_until_the_confronter_is_ready() -> None:
    g = table(confront="B", hand="Titan", C_hand="Backup", B_hand="Wall", D_hand="Wall")
    for step in ("", "Titan", "ready"):
        if step == "Titan":
            g.play("Titan")
        elif step == "ready":
            g.ready()
            assert g.asked == "C assist"
        assert not g.can("block")
        for seat in (1, 3):
            with pytest.raises(Refused):
                g.game.answer("block wall", seat)
            assert g.game.why_not("block wall", seat).rule == "CONF-BLOCK-04"
    g.no_assist()
    assert (g.asked, g.can("block", "Wall")) == ("B block", True)


@rule("CONF-BLOCK-05")
def test_other_abilities_that_raise_a_cost_are_used_in_the_same_window() -> None:
    heroes = ["Superman", LEX, "Wonder Woman", CIRCE]
    g = table(heroes=heroes, levels=(1, 1, 3, 1), hand="", C_hand="Shield, Krypto, Wall, Punch", B_hand="Titan")
    g.end_turn().no_assist().confront("A").play("Titan")
    assert g.power == 9
    g.ready()
    while g.asked == "A block":
        g.no_block()
    assert g.asked == "C block"
    assert (g.offers("use"), g.offers("block")) == (["Wonder Woman"], ["Wall"])
    g.use("Wonder Woman")
    assert sorted(g.offers()) == ["Krypto", "Shield"]
    g.pick("Shield").pick("Superman")
    assert (g.A.cost, g.C.discard) == (11, ["Shield"])
    assert not g.can("use")  # once in each Confrontation
    g.pass_blocks()
    assert (g.A.level, g.B.score_pile) == (1, [])


@rule("CONF-BLOCK-05")
def test_an_ability_for_being_confronted_is_closed_in_the_own_turn_and_in_the_own_confrontation() -> None:
    for confront in ("", "B"):
        heroes = ["Wonder Woman", LEX, "Aquaman", CIRCE]
        g = table(heroes=heroes, levels=(3, 1, 1, 1), confront=confront, hand="Shield, Punch", B_hand="Punch")
        assert not g.can("use")
        if confront:
            g.ready()
            assert {option.seat for option in g.ask.options} == {1}


@pytest.mark.parametrize(
    ("power", "blocks", "falls"),
    [("Titan, Punch*2", 1, True), ("Titan, Punch", 1, False), ("Titan", 0, True), ("Titan, Wall*3", 2, False)],
    ids=["11 against 11", "10 against 11", "9 against 9", "12 against 13"],
)
@rule("CONF-BLOCK-06")
def test_a_block_saves_only_if_the_cost_ends_above_the_power(power: str, blocks: int, falls: bool) -> None:
    g = at_window(power, B_hand="Wall*2, Punch")
    for _ in range(blocks):
        g.block("Wall").pick(LEX)
    g.pass_blocks()
    assert (g.B.level == 2) == falls
    assert g.A.score_pile == ([LEX] if falls else [])


@rule("CONF-BLOCK-07")
def test_a_hopeless_block_is_allowed() -> None:
    g = at_window("Titan*3", B_hand="Wall")
    assert g.power == 27
    g.block("Wall").pick(LEX)
    assert (g.B.level, g.B.discard) == (2, ["Wall"])


@rule("CONF-BLOCK-08")
def test_the_confronter_may_not_answer_a_block_with_more_cards() -> None:
    g = table(confront="B", hand="Titan, Wall*2", C_hand="Backup", B_hand="Wall, Punch")
    g.play("Titan").ready().no_assist().block("Wall").pick(LEX)
    assert (g.asked, g.B.cost) == ("B block", 11)
    for text, seat in (("play wall", 0), ("assist backup", 2), ("block backup", 2)):
        with pytest.raises(Refused):
            g.game.answer(text, seat)
    g.no_block()
    assert (g.active, g.B.level) == ("B", 1)
    assert g.power == 0
    assert sorted(g.A.discard + g.A.hand + g.A.deck).count("Wall") == 2
    assert g.C.hand == ["Backup"]


@rule("CONF-BLOCK-09")
def test_a_raised_cost_lasts_till_the_end_of_the_turn() -> None:
    g = at_window("Titan, Amazo Virus", deck="Punch*9", B_hand="Wall*3, Punch")
    g.block("Wall").pick(LEX).block("Wall").pick(LEX).block("Wall").pick(CIRCE).pass_blocks()
    assert g.asked == "A pick"  # the end of A's turn
    assert (g.B.cost, g.D.cost) == (13, 11)
    g.pick("Titan")
    assert (g.asked, g.B.cost, g.D.cost) == ("B confront", 9, 9)


@rule("CONF-BLOCK-10")
def test_on_the_own_turn_a_block_card_is_played_without_its_block_text() -> None:
    for confront in ("", "B"):
        g = table(confront=confront, hand="Wall, Orion", deck="Punch*2", discard="Krypto, Steel")
        g.play("Wall")
        assert (g.power, g.asked) == (1, "A main")
        g.play("Orion")
        assert (g.power, g.A.hand, g.A.in_play) == (3, ["Punch"], ["Wall", "Orion"])
        assert [seat.cost for seat in (g.A, g.B, g.C, g.D)] == [9] * 4
        assert g.events("blocked") == g.events("raised") == []


@rule("CONF-BLOCK-11")
def test_only_the_confronted_side_blocks() -> None:
    g = table(confront="B", hand="Titan, Wall", C_hand="Wall, Backup", B_hand="Wall, Punch", D_hand="Wall, Punch")
    g.play("Titan")
    assert not g.can("block")
    g.ready().no_assist()
    asked = []
    while g.asked.endswith("block"):
        asked.append(g.asked)
        for seat in (0, 2):
            with pytest.raises(Refused):
                g.game.answer("block wall", seat)
            assert g.game.why_not("block wall", seat).rule == "CONF-BLOCK-11"
        g.no_block()
    assert asked == ["B block", "D block"]
    assert g.C.hand == ["Wall", "Backup"]


@rule("CONF-BLOCK-12")
def test_any_number_of_blocks_add_up_until_both_defenders_pass() -> None:
    g = at_window("Titan*2", B_hand="Wall*2, Punch", D_hand="Wall*2, Moat, Punch", D_deck="Punch")
    g.block("Wall").pick(LEX).no_block()
    assert g.asked == "D block"
    g.block("Wall").pick(LEX)
    assert g.asked == "B block"  # a Block by either opens the chance again
    g.block("Wall").pick(LEX).no_block().block("Wall").pick(LEX).no_block()
    assert (g.B.cost, g.asked) == (17, "D block")
    g.block("Moat").pick(LEX)
    assert g.B.cost == 18
    g.pass_blocks()
    assert g.B.level == 2  # 18 against 18
    assert len(g.events("blocked")) == 5


@rule("CONF-BLOCK-12")
def test_the_window_closes_when_both_have_passed_in_a_row() -> None:
    g = at_window(B_hand="Wall", D_hand="Wall")
    g.no_block()
    assert g.asked == "D block"
    g.no_block()
    assert (g.active, g.B.level) == ("B", 2)


@rule("CONF-BLOCK-13")
def test_a_block_drawn_in_the_window_can_be_used_in_it() -> None:
    g = at_window("Titan, Punch*2", B_in_play="Themyscira", B_hand="Wall", B_deck="Wall, Punch")
    g.block("Wall").pick(LEX)
    assert (g.asked, g.B.hand) == ("B block", ["Wall"])
    g.block("Wall").pick(LEX)
    assert (g.asked, g.B.cost, g.B.discard) == ("B block", 13, ["Wall", "Wall"])
    g.pass_blocks()
    assert g.B.level == 1


@rule("CONF-BLOCK-14")
def test_without_a_confrontation_a_block_is_never_usable() -> None:
    g = table(choose=True, hand="Titan, Amazo Virus", deck="Punch*9", B_hand="Wall, Punch", C_hand="Punch")
    seats: set[int] = set()
    while g.active == "A":
        assert not g.can("block")
        seats |= {option.seat for option in g.ask.options}
        assert g.game.why_not("block wall", 1).rule == "CONF-BLOCK-14"
        with pytest.raises(Refused):
            g.game.answer("block wall", 1)
        if g.asked == "A confront":
            g.normal()
        elif g.asked == "A main":
            g.play(g.A.hand[0]) if "Titan" in g.A.hand or "Amazo Virus" in g.A.hand else g.end_turn()
        elif g.asked == "A pick":
            g.pick("Titan")
        else:
            g.no_assist()
    assert seats == {0, 2}
    assert g.B.hand == ["Wall", "Punch"]


@rule("CONF-BLOCK-14")
def test_after_a_cancelled_confrontation_nobody_blocks() -> None:
    g = table(confront="B", hand="Retreat, Titan", B_hand="Wall", D_hand="Wall")
    g.play("Titan", "Retreat")
    assert g.game.why_not("block wall", 1).rule == "CONF-BLOCK-14"
    g.end_turn()
    assert (g.asked, g.events("blocked")) == ("B confront", [])


@rule("CONF-CONFR-37")
def test_a_block_that_cancels_closes_the_window_and_the_rest_of_the_turn_is_for_buying() -> None:
    g = at_window(B_hand="Veto, Wall", D_hand="Wall", line_up="Steel, Krypto")
    g.block("Veto")
    assert (g.asked, g.power, g.B.level, g.B.discard) == ("A main", 9, 1, ["Veto"])
    assert g.events("held") == []
    g.buy("Steel")
    assert g.A.discard == ["Steel"]
    assert g.end_turn().asked == "B confront"


@rule("CONF-BLOCK-14")
def test_after_the_comparison_a_block_comes_too_late() -> None:
    g = table(confront="B", hand="Titan, Punch", B_hand="Wall").play("Titan")
    g.skip_lone = False
    g.ready().no_block()
    assert g.asked == "A after"
    late = g.game.why_not("block wall", 1)
    assert (late.rule, late.text) == ("CONF-BLOCK-14", "The Confrontation is settled; it is too late to Block.")


@rule("CONF-BLOCK-15")
def test_using_blocks_is_optional() -> None:
    g = at_window(B_hand="Wall", D_hand="Wall")
    assert g.game.why("pass").rule == "CONF-BLOCK-15"
    g.no_block(2)
    assert (g.B.level, g.B.hand, g.D.hand) == (2, ["Wall"], ["Wall"])


# What the window betrays and how it is written


def test_who_holds_cards_is_asked_even_without_a_block_and_who_holds_none_is_not() -> None:
    g = at_window(B_hand="Punch", D_hand="")
    assert (g.asked, list(g.game.options())) == ("B block", ["pass"])
    g.no_block()
    assert (g.active, g.B.level) == ("B", 2)


@rule("CONF-BLOCK-05")
def test_who_holds_no_cards_is_asked_for_an_ability_in_play() -> None:
    g = at_window(B_in_play="Keep", B_hand="", D_hand="")
    assert (g.asked, list(g.game.options())) == ("B block", ["use keep", "pass"])
    g.use("Keep").pick(LEX)
    assert (g.B.cost, g.B.level, g.active) == (9, 1, "B")  # 9 Power against 11


def test_blocks_are_offered_to_the_eyes_of_their_player_only() -> None:
    g = at_window(B_hand="Wall, Punch", D_hand="Punch")
    asks = {seat: g.game.view(seat).ask for seat in (-1, 0, 1, 2, 3)}
    assert [seat for seat, ask in asks.items() if ask is not None] == [1]
    assert {(view.waiting_for, view.waiting_kind) for view in map(g.game.view, asks)} == {(1, "block")}
    g.block("Wall").pick(LEX)
    assert {view.raised for view in map(g.game.view, asks)} == {((character_of(g.game.state, 1), 2),)}


def test_options_of_the_block_window_have_a_notation_that_is_read_back() -> None:
    g = table(levels=(1, 1, 3, 1), hand="", C_hand="Shield, Wall", B_hand="Titan")
    g.end_turn().no_assist().confront("A").ready()
    while g.asked == "A block":
        g.no_block()
    state = g.game.state
    assert list(g.game.options()) == ["block wall", "use wonder-woman-3", "pass"]
    assert all(notation.read_option(state, notation.write_option(state, option)) == option for option in g.ask.options)
    g.use("Wonder Woman")
    assert list(g.game.options()) == ["pick character@0:superman-1", "pick character:wonder-woman-3"]
