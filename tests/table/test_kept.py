"""What a player keeps beside the deck is on the wire and on the board in the terminal, for every viewer."""

from __future__ import annotations

import pytest

from lineup.commands.terminal.board import table_lines
from lineup.engine import zones as z
from lineup.engine.moves import flip_hero, give_tokens, tuck_card
from lineup.engine.playing import play_off
from lineup.engine.view import view
from lineup.games import make_choice
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import make_position
from tests.harness.scenario import SISTERS


@pytest.fixture(scope="module")
def hosted() -> Hosted:
    sets = [str(SISTERS / "mechanics.toml")]
    choice = make_choice("heroes-unite", ["Ann", "Bob"], sets=sets, heroes=["Miser", "Batgirl"])
    found = Hosted(choice, "kept")
    state = found.state
    give_tokens(state, 1, 3)
    tuck_card(state, 1, state.zones[z.zone_of(1, z.DECK)][0], state.zones[z.zone_of(1, z.DECK)][1])
    flip_hero(state, 0, True)
    return found


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_every_viewer_is_told_whose_the_cards_in_play_are(viewer: int) -> None:
    choice = make_choice("heroes-unite", ["Ann", "Bob"], sets=[str(SISTERS / "teamwork.toml")])
    found = Hosted(choice, "lent")
    state = found.state
    while state.ask is not None and state.ask.kind != "main":
        found.give_answer(state.ask.options[0], state.ask.seat)
        state = found.state
    seat = state.active
    top = state.zones[z.zone_of(1 - seat, z.DECK)][0]
    play_off(state, seat, top)
    seen = make_position(found, viewer, game=1)
    assert [len(each.lent) for each in seen.seats] == [seat == 0, seat == 1]
    card, owner = seen.seats[seat].lent[0]
    assert (card in seen.seats[seat].play, owner) == (True, 1 - seat)
    text = "\n".join(line.plain for line in table_lines(view(state, viewer), 200, 60))
    whose = "yours" if viewer == 1 - seat else f"{'Bob' if seat == 0 else 'Ann'}'s"
    assert f"{state.cards[top].name} is {whose}" in text


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_every_viewer_is_told_of_tokens_of_the_pile_and_of_a_super_hero_face_down(hosted: Hosted, viewer: int) -> None:
    ann, bob = make_position(hosted, viewer, game=1).seats
    assert (ann.tokens, ann.under, ann.face_down) == (0, [], True)
    assert (bob.tokens, len(bob.under), bob.face_down) == (3, 1, False)
    assert bob.under[0] in dict(make_position(hosted, viewer, game=1).cards)


def test_the_board_names_them(hosted: Hosted) -> None:
    under = hosted.state.cards[hosted.state.zones[z.zone_of(1, z.UNDER)][0]].name
    for viewer in (0, 1):
        text = "\n".join(line.plain for line in table_lines(view(hosted.state, viewer), 200, 60))
        assert "Miser (face down)" in text
        assert f"under the Super Hero {under}" in text
        assert "3 VP" in text
