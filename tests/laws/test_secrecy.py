"""No question betrays a hand: who is asked what never depends on cards that others do not know."""

from __future__ import annotations

from random import Random

import pytest

import lineup
from lineup.engine.machine import give_answer
from lineup.engine.state import Ask
from lineup.engine.view import SPECTATOR, determinise, view
from lineup.game import MORE
from tests.harness.rule import card
from tests.harness.scenario import Scenario, game
from tests.laws.checks import BATMAN, SHAZAM, Setting, asked_of, choose, new_game

SETTINGS = (
    Setting(3),
    Setting(2, ("hunt", "super-hidden")),
    Setting(4, game="confrontations"),
    Setting(2, game="confrontations"),
    Setting(2, game=BATMAN),
    Setting(2, game=SHAZAM),
    Setting(4, game=SHAZAM, boxes=(BATMAN,)),
)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_the_same_is_asked_of_the_same_player_whatever_is_hidden(setting: Setting) -> None:
    dice = Random(setting.name)
    compared = 0
    state = new_game(setting, "secrecy").state
    for number in range(400):
        ask = state.ask
        if ask is None:
            break
        if ask.kind != "main":
            for viewer in range(SPECTATOR, state.players):
                if any(option.seat == viewer for option in ask.options):
                    continue
                other = determinise(view(state, viewer), str(number)).ask
                assert asked_of(other) == asked_of(ask), f"seat {viewer} learns something of a hand"
                compared += 1
        option = choose(state, dice)
        state = state.clone()
        give_answer(state, option)
    assert compared > 50


def questions(g: Scenario) -> list[tuple[int, str, int]]:
    """Who is asked what, and how many answers there are, until the next main question; the last answer is given."""
    found: list[tuple[int, str, int]] = []
    while g.ask.kind != "main" and g.ask.kind != "confront":
        ask: Ask = g.ask
        found.append((ask.seat, ask.kind, len(ask.options)))
        g.game.answer(ask.options[-1])
    return found


@card("mongul")
def test_mongul_asks_every_player_whether_they_hold_a_power_ring_or_not() -> None:
    def asked(hand: str) -> list[tuple[int, str]]:
        g = game(super_villains="Mongul", sv_up=False, hand="", deck="Punch*9", B_hand=hand)
        g.skip_lone = False
        g.do("end")
        return [(seat, kind) for seat, kind, _ in questions(g) if (seat, kind) == (1, "choose")]

    assert asked("Punch*3, Red Lantern Power Ring") == asked("Punch*4") == [(1, "choose")]


@card("confrontations/kryptonite")
def test_kryptonite_asks_for_a_hero_whether_there_is_one_or_not() -> None:
    def asked(hand: str) -> list[tuple[int, str]]:
        g = game(4, box="confrontations", hand="Kryptonite", B_hand=hand)
        g.skip_lone = False
        g.play("Kryptonite").foe("B")
        return [(seat, kind) for seat, kind, _ in questions(g) if kind == "pick"]

    assert asked("Punch*3, Steel") == asked("Punch*4") == asked("Steel*2, Punch*2") == [(1, "pick")]


@card("confrontations/telepathy")
def test_equal_cards_looked_at_are_asked_about_like_others() -> None:
    def asked(deck: str) -> list[tuple[int, str]]:
        g = game(2, box="confrontations", hand="Telepathy", deck=deck)
        g.skip_lone = False
        g.play("Telepathy")
        return [(seat, kind) for seat, kind, _ in questions(g)]

    assert asked("Punch*5") == asked("Punch, Vulnerability, Steel, Punch*2") == [(0, "pick")]


def test_the_count_of_cards_is_no_secret_so_the_last_card_goes_unasked() -> None:
    g = game(2, box="confrontations", hand="Telepathy", deck="Punch")
    g.skip_lone = False
    g.play("Telepathy")
    assert g.ask.kind == "main"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_log_from_before_these_questions_leads_to_the_same_game(setting: Setting) -> None:
    """Answers that have no alternative may be missing; those of before are without the mark that they follow."""
    new = new_game(setting, "former")
    dice = Random(setting.name)
    while new.ask is not None and len(new.answers) < 250:
        new.answer(choose(new.state, dice))
    former: list[str] = []
    unasked = False  # whether the answer at hand is to a question that was not asked then
    for text in new.answers:
        if not unasked:
            former.append(text.removesuffix(MORE))
        unasked = text.endswith(MORE)
    again = lineup.Game(new.choice, new.seed)
    for text in former:
        again.repeat(text)
    assert again.digest == new.digest


def test_after_a_confrontation_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    for hand, asked in (("Punch", "A after"), ("", "B confront")):
        g = game(2, box="confrontations", hand=hand, confront="B")
        g.skip_lone = False
        g.ready().pass_blocks()
        assert g.asked == asked
