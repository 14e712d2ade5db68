"""Several cards picked with one message: any legal set in any order, and nothing else."""

from __future__ import annotations

from itertools import permutations

import pytest

from lineup.engine.machine import Refused
from lineup.table.model.hosted_game import Hosted
from lineup.table.model.seats import choice_of
from lineup.table.sets.loaded_sets import Shelf
from lineup.table.wire import protocol as p
from tests.harness.scenario import Scenario, card_set, game


def hosted(laid: Scenario) -> Hosted:
    """The game of a scenario at a table."""
    made = Hosted(choice_of(p.Settings(players=2), Shelf(), ["a", "b"], ()), "7")
    made.game = laid.game
    return made


def discarding(text: str, hand: str) -> tuple[Hosted, dict[str, list[int]]]:
    """A table where a card with this text was played, and the cards of the hand that is left by their names."""
    herald = card_set({"name": "Herald", "type": "Hero", "cost": 3, "text": text})
    table = hosted(game(sets=[herald], hand=f"Herald, {hand}").play("Herald"))
    found: dict[str, list[int]] = {}
    for card in table.state.ask.among if table.state.ask else ():
        found.setdefault(table.state.cards[card].name, []).append(card)
    return table, found


@pytest.mark.parametrize("order", list(permutations(range(3), 2)))
def test_any_two_cards_in_any_order_whether_the_last_is_asked_for_or_not(order: tuple[int, ...]) -> None:
    """Picking from Kick, Punch and Punch: after the Kick only Punches are left, so no question follows."""
    table, cards = discarding("Discard two cards.", "Kick, Punch*2")
    three = [*cards["Kick"], *cards["Punch"]]
    names = [table.state.cards[three[at]].name for at in order]
    table.pick_cards([three[at] for at in order], 0)
    assert table.state.ask is not None
    assert table.state.ask.kind == "main"
    assert sorted(Scenario(table.game).A.discard) == sorted(names)


def test_all_of_them_and_none_of_them_where_that_is_allowed() -> None:
    for count in range(4):
        table, cards = discarding("Discard any number of cards from your hand.", "Kick, Punch*2")
        table.pick_cards([*cards["Punch"], *cards["Kick"]][:count], 0)
        assert len(Scenario(table.game).A.discard) == count


def test_cards_that_do_not_go_together_are_refused_and_nothing_is_picked() -> None:
    laid = game(hand="Larfleeze", line_up="Katana, Raven, Talon, Oa, Canary Cry").play("Larfleeze").choose(1)
    table = hosted(laid)
    assert table.state.ask is not None
    cards = {table.state.cards[card].name: card for card in table.state.ask.among}
    before = table.game.digest
    for wrong, together in ((["Canary Cry", "Raven"], 7), (["Raven", "Katana", "Canary Cry"], 9)):
        with pytest.raises(Refused, match=f"cost {together} in total; the limit is 5"):
            table.pick_cards([cards[name] for name in wrong], 0)
        assert table.game.digest == before
    table.pick_cards([cards["Raven"], cards["Katana"]], 0)
    assert sorted(laid.A.hand) == ["Katana", "Raven"]
