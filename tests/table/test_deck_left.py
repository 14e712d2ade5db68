"""What is left in one's own deck is told to its player alone, and never its order."""

from __future__ import annotations

from lineup.table.model.hosted_game import Hosted
from lineup.table.model.position import make_position
from tests.cards.rivals_batman_joker import duel
from tests.harness.scenario import Scenario


def left(g: Scenario, viewer: int) -> list[str]:
    hosted = Hosted(g.game.choice, "1")
    hosted.game = g.game
    return [hosted.catalogue[face].name for face in make_position(hosted, viewer, game=1).deck_left]


def test_a_player_is_told_what_is_left_in_their_deck_in_an_order_that_tells_nothing() -> None:
    one = left(duel("Batman", hand="Punch", deck="Robin, Punch, Oracle"), 0)
    other = left(duel("Batman", hand="Punch", deck="Oracle, Robin, Punch"), 0)
    assert one == other
    assert sorted(one) == ["Oracle", "Punch", "Robin"]


def test_nobody_else_is_told() -> None:
    g = duel("Batman", hand="Punch", deck="Robin, Oracle", B_deck="Bane")
    assert left(g, 1) == ["Bane"]
    assert left(g, -1) == []
