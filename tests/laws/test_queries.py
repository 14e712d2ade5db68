"""Questions about a state that no single rule shows whole: notes, partners who are out, tables without teams."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import lineup
from lineup.commands.terminal.final_scores import show_result
from lineup.engine import zones as z
from lineup.engine.moves import move_card
from lineup.engine.queries import (
    assist_cards,
    ending_of,
    foes_of,
    is_confronting,
    partners_of,
    seats_in_order,
    sum_notes,
    teammate_of,
    top_super_villain,
    winning_seats,
)
from lineup.engine.state import CANCELLED, SETTLED, Note
from lineup.lab.simulation.simulate import end_of
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import make_position
from tests.harness.scenario import Scenario, game


def test_notes_are_summed_by_kind_seat_and_card() -> None:
    state = game(2).game.state
    state.notes = (Note("less", 0, n=3), Note("less", 1), Note("assist", 1, card=0), Note("assist", 1, card=7))
    assert [sum_notes(state, kind) for kind in ("less", "assist", "silent")] == [4, 2, 0]
    assert [sum_notes(state, "less", seat) for seat in (0, 1, 2)] == [3, 1, 0]
    assert [sum_notes(state, "assist", card=card) for card in (0, 7, 8)] == [1, 1, 0]
    assert sum_notes(state, "assist", 0, 7) == 0


def test_who_is_out_is_nobodys_partner_and_nobodys_foe() -> None:
    g = game(
        4,
        box="confrontations",
        rules={"knock_out": "last_standing"},
        levels=(1, 3, 1, 1),
        confront="B",
        power=40,
        line_up="Krypto, Steel, Superboy, Lana Lang, Lois Lane",
        D_hand="Punch",
    )
    g.ready().pass_blocks()
    state = g.game.state
    assert state.out == (1,)
    assert [teammate_of(state, seat) for seat in (0, 2, 3)] == [2, 0, -1]
    assert [partners_of(state, seat) for seat in (0, 2, 3)] == [(0, 2), (2, 0), (3,)]
    assert [foes_of(state, seat) for seat in (0, 2, 3)] == [(3,), (3,), (0, 2)]
    assert [seats_in_order(state, seat) for seat in (0, 2, 3)] == [(0, 2, 3), (2, 3, 0), (3, 0, 2)]
    assert g.game.why_not("assist punch", 3).text == "Assist needs a teammate, and you have none."
    g.normal().next_turn()
    assert g.asked == "D main"
    assert not g.can("assist"), "cards of the Line-Up are nobody's to Assist with"
    assert g.end_turn().asked == "A confront"


def test_without_teams_everybody_goes_alone_whoever_begins() -> None:
    for first in range(4):
        state = game(4, rules={"first_player": first}).game.state
        assert [teammate_of(state, seat) for seat in range(4)] == [-1] * 4
        assert seats_in_order(state, 1) == (1, 2, 3, 0)
        assert foes_of(state, 2) == (3, 0, 1)


def test_a_confrontation_is_the_confronters_from_its_announcement_to_its_end() -> None:
    g = game(2, box="rivals-shazam-black-adam", hand="Punch")
    assert not is_confronting(g.game.state, 0)
    g = game(2, box="rivals-shazam-black-adam", hand="Punch", B_hand="Punch", confront="B")
    g.skip_lone = False
    assert (is_confronting(g.game.state, 0), is_confronting(g.game.state, 1)) == (True, False)
    g.ready()
    assert (is_confronting(g.game.state, 0), is_confronting(g.game.state, 1)) == (True, False)
    g.pass_blocks()
    assert (g.game.state.stage, is_confronting(g.game.state, 0)) == (SETTLED, True)
    g.game.state.stage = CANCELLED
    assert not is_confronting(g.game.state, 0)


def test_a_super_villain_face_down_and_an_empty_stack_show_none() -> None:
    assert top_super_villain(game(super_villains="Trigon", sv_up=False).game.state) == -1
    assert top_super_villain(game(super_villains="").game.state) == -1
    state = game(super_villains="Trigon, Graves").game.state
    assert state.cards[top_super_villain(state)].name == "Trigon"


def test_a_winner_named_by_a_text_wins_whatever_the_points() -> None:
    state = game(3, discard="Trigon").game.state
    assert winning_seats(state) == (0,)
    state.winners = (2,)
    assert winning_seats(state) == (2,)


def test_the_card_with_the_lowest_number_of_all_can_have_assist() -> None:
    state = game(4, box="confrontations").game.state
    assert state.cards[0].assist
    move_card(state, 0, z.zone_of(2, z.HAND))
    assert assist_cards(state, 2) == [0]


RINGS = "Kyle Rayner, Blue Lantern Power Ring, Green Lantern Power Ring, Yellow Lantern Corps Power Ring"
LINE_UP = "Krypto, Steel, Superboy, Lana Lang, Lois Lane"
DEFEAT: dict[str, Any] = {"box": "confrontations", "line_up": LINE_UP, "confront": "B", "power": 40}
HEROES_UNITE = lineup.box("heroes-unite")


@pytest.mark.parametrize(
    ("finished", "ending"),
    [
        (lambda: game(2, hand=RINGS).play(*RINGS.split(", ")), "text"),
        (lambda: game(4, box="confrontations", sets=[HEROES_UNITE], hand=RINGS).play(*RINGS.split(", ")), "text"),
        (
            lambda: (  # B is out, A and C play on
                game(3, **DEFEAT, sets=[HEROES_UNITE], levels=(1, 3, 1), C_hand=RINGS)
                .ready()
                .normal()
                .play(*RINGS.split(", "))
                .no_defense()
            ),
            "text",
        ),
        (lambda: game(4, **DEFEAT, levels=(1, 3, 1, 1)).ready().pass_blocks(), "knock-out"),
        (
            lambda: game(2, **DEFEAT, levels=(1, 3), rules={"knock_out": "last_standing"}).ready().pass_blocks(),
            "knock-out",
        ),
        (lambda: game(variants=["super-hidden"], line_up="Kick*5", main_deck="Punch").finish(), "main deck"),
        (lambda: game(variants=["super-hidden"], line_up="Kick*4", main_deck="Punch").finish(), "refill"),
    ],
)
def test_the_end_is_told_as_it_came_about_in_browser_terminal_and_lab(
    finished: Callable[[], Scenario], ending: str
) -> None:
    g = finished()
    state, choice = g.game.state, g.game.choice
    assert g.events("over") == [("over", ending)]
    assert (ending_of(state), end_of(state)) == (ending, ending)
    hosted, out = Hosted(choice, "told"), StringIO()
    hosted.game = g.game
    seen = make_position(hosted, 0, game=1).result
    assert seen is not None
    assert seen.how == ("knock_out" if ending == "knock-out" else "played")
    show_result(Console(file=out, width=200), g.result, choice.seats, ending=ending_of(state))
    cause = {"knock-out": " by knock-out", "text": " by a card's text"}.get(ending, "")
    assert re.search(rf"wins?( together)?{cause} after", out.getvalue())
