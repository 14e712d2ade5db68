"""Super Heroes face down, and what happens when a Super-Villain is defeated."""

from __future__ import annotations

from typing import Any

from lineup.engine import zones as z
from lineup.engine.happenings import Flipped
from lineup.engine.machine import advance_game
from lineup.engine.moves import flip_hero, gain_card
from lineup.words.telling import tell_in_english
from tests.harness.rule import rule
from tests.harness.scenario import Scenario, card_set
from tests.harness.scenario import game as laid_out
from tests.rules.common.laying import game


def with_power(g: Scenario, power: int) -> Scenario:
    """The same with so much Power this turn."""
    g.game.state.power = power
    g.game.state.ask = None
    advance_game(g.game.state)
    return g


@rule("COMMON-FACE-01")
def test_a_super_hero_face_down_has_no_abilities() -> None:
    g = game(heroes=["Miser", "Batgirl"], face_down="A", hand="Lucky Coin", tokens="A2")
    g.play("Lucky Coin")
    assert g.power == 0
    assert not g.can("use", "Miser")
    assert g.why_not("use miser") == "COMMON-FACE-01"
    g = game(heroes=["Miser", "Batgirl"], face_down="B", hand="Lucky Coin", tokens="A2")
    g.play("Lucky Coin")
    assert g.power == 1
    assert g.can("use", "Miser")


@rule("COMMON-FACE-01", "CONF-ASSIST-16")
def test_a_character_face_down_grants_no_assist() -> None:
    circe: dict[str, Any] = {"box": "confrontations", "levels": (3, 1), "hand": "Zod, Lois Lane"}
    for face_down, offered in (("", ["Zod"]), ("A", []), ("B", ["Zod"])):
        g = game(face_down=face_down, heroes=("Circe", "Superman"), **circe)
        assert g.offers("store") == offered
    assert game(heroes=("Circe",), **circe).offers("store") == ["Zod"]  # the other one has no abilities


@rule("COMMON-FACE-02")
def test_it_is_known_and_cards_can_be_put_under_it() -> None:
    g = game(face_down="A", hand="Safe Box, Punch")
    assert g.seen("B", "A_hero") == ["Batgirl"]
    g.play("Safe Box").pick("Punch")
    assert g.A.under == ["Punch"]


@rule("COMMON-FACE-03")
def test_face_down_until_the_super_villain_is_defeated() -> None:
    g = game(super_villains="Ice Cage, Collapse", sv_up=False, B_hand="Kick", B_deck="Punch*5", deck="Punch*5")
    g.do("end")
    g.pass_all()
    assert (g.A.face_up, g.B.face_up) == (False, False)
    assert "A's Batgirl is flipped face down." in tell_in_english(g.game.state.setup, g.game.state.events or [], 1)
    with_power(g, 20).buy("Ice Cage")
    assert (g.A.face_up, g.B.face_up) == (True, True)


@rule("COMMON-FACE-04")
def test_a_super_villain_taken_otherwise_frees_them_too() -> None:
    g = game(super_villains="Ice Cage, Collapse", sv_up=False, deck="Punch*5", B_deck="Punch*5")
    g.do("end")
    g.pass_all()
    assert not g.A.face_up
    gain_card(g.game.state, 1, g.game.state.zones[z.SUPER_VILLAINS][0])
    assert (g.A.face_up, g.B.face_up) == (True, True)


@rule("COMMON-FACE-04")
def test_a_super_villain_that_is_only_played_from_the_line_up_frees_nobody() -> None:
    g = game(variants=["super-hidden"], hand="Granny Goodness", line_up="Ice Cage, Raven", deck="Punch*5")
    state = g.game.state
    cage = next(card for card in state.zones[z.LINE_UP] if state.cards[card].name == "Ice Cage")
    for seat in range(2):
        flip_hero(state, seat, True, cage)
    g.play("Granny Goodness").pick("Ice Cage")
    assert (g.power, g.A.face_up, g.B.face_up) == (2, False, False)
    g.end_turn()
    assert "Ice Cage" in g.line_up
    assert (g.A.face_up, g.B.face_up) == (False, False)
    with_power(g, 20).buy("Ice Cage")
    assert (g.A.face_up, g.B.face_up) == (True, True)


@rule("COMMON-FACE-05", "COMMON-WHEN-01", "COMMON-WHEN-02")
def test_each_player_may_pay_to_flip_face_up_when_the_villain_is_defeated() -> None:
    g = game(super_villains="Deep Freeze, Collapse", sv_up=False, deck="Punch*5", B_deck="Punch*5", B_hand="Kick")
    g.do("end")
    g.pass_all()
    assert (g.A.face_up, g.B.face_up) == (False, False)
    with_power(g, 20).buy("Deep Freeze")
    assert g.asked == "B may"  # whose turn it is by now, without a Defense
    g.yes()
    assert g.asked == "A may"
    g.no()
    assert (g.A.face_up, g.B.face_up) == (False, True)
    assert not g.B.deck or g.B.discard


@rule("COMMON-FACE-06")
def test_the_next_character_comes_face_up() -> None:
    g = game(box="confrontations", players=4, heroes=(), face_down="B", confront="B", power=30)
    assert not g.B.face_up
    g.ready().pass_blocks()
    assert (g.B.level, g.B.face_up, g.game.state.face_down) == (2, True, ())


@rule("COMMON-WHEN-01")
def test_the_one_who_defeats_is_meant() -> None:
    g = game(super_villains="Hoarder, Collapse", power=20)
    g.buy("Hoarder")
    assert (g.A.tokens, g.B.tokens) == (3, 0)


@rule("COMMON-WHEN-02", "COMMON-UNDER-05")
def test_each_player_gets_back_what_the_villain_put_under_the_super_hero() -> None:
    g = game(
        super_villains="Rage, Collapse",
        sv_up=False,
        hand="",
        deck="Punch*5",
        B_hand="Raven",
        under="Kick",
        B_under="Starbolt",
        B_deck="Punch*5",
    )
    g.do("end")
    g.pass_all()
    assert g.A.under == ["Kick", "Punch"]
    assert g.B.under == ["Starbolt", "Raven"]
    with_power(g, 20).buy("Rage")
    assert g.B.under == ["Starbolt"]
    assert (g.A.under, g.A.deck[0], g.B.deck[0]) == (["Kick"], "Punch", "Raven")


@rule("COMMON-FACE-05")
def test_flipping_what_lies_so_already_is_not_done() -> None:
    g = game(face_down="A")
    state = g.game.state
    assert [
        flip_hero(state, 0, True),
        flip_hero(state, 0, False),
        flip_hero(state, 0, False),
        flip_hero(state, 1, False),
    ] == [
        False,
        True,
        False,
        False,
    ]
    assert [event.down for event in state.events or [] if isinstance(event, Flipped)] == [False]


def test_who_has_no_super_hero_flips_none() -> None:
    turn = {"name": "Turncoat", "type": "Hero", "cost": 3, "text": "You may flip your Super Hero face down."}
    g = laid_out(sets=[card_set(turn)], hand="Turncoat").play("Turncoat")
    assert (g.asked, g.events("flipped")) == ("A main", [])
    g = game(heroes=(), super_villains="Ice Cage, Collapse", sv_up=False, deck="Punch*5").end_turn().pass_all()
    assert (g.asked, g.events("flipped"), g.game.state.face_down) == ("B main", [], ())
