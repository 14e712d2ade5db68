"""Reviews: the decisions that mattered are found, by what was known then; nothing is blamed on luck."""

from __future__ import annotations

from typing import Final

from lineup.advice import Moment, Progress, review
from lineup.advice.reviewing import MOST_MOMENTS, Look, Wanted, decision, decisions, look, reviewing
from lineup.bots import Clock
from lineup.engine.notation import write
from lineup.engine.saying import say
from lineup.engine.state import Option
from lineup.game import Game
from tests.scenario import Scenario, card_set, game

CROWN: Final = card_set({"name": "Crown", "type": "Equipment", "cost": 3, "vp": 12, "copies": 1, "text": "+3 Power."})


def crowned() -> Scenario:
    """Whoever has three Power first takes the Crown."""
    return game(sets=[CROWN], power=4, line_up="Crown, Katana", deck="Punch*7", B_hand="Punch*5")


def looked(g: Game, number: int, closer: bool = True) -> Look | None:
    return look(*decision(g, number), Clock(rollouts=40), closer)


def test_a_card_left_to_the_foe_is_found_with_what_it_cost() -> None:
    g = crowned()
    g.buy("Katana")
    number = len(g.game.answers) - 1
    for closer in (False, True):
        found = looked(g.game, number, closer)
        assert found is not None
        assert found.cost > 0.05
        assert found.sure
        assert write(g.game.before(number), found.better) == "buy crown"
        assert found.reason.key == "advice-buy"


def test_what_was_done_right_is_let_be() -> None:
    g = crowned()
    g.buy("Crown")
    assert looked(g.game, len(g.game.answers) - 1) is None


def test_decisions_are_the_own_answers_that_left_a_choice() -> None:
    g = crowned()
    g.buy("Crown").do("end")
    g.play("Punch")
    assert [g.game.answers[number] for number in decisions(g.game, 0)] == ["0 buy crown"]
    assert [g.game.answers[number] for number in decisions(g.game, 1)] == ["1 play punch"]


def test_the_dearest_of_many_are_looked_at_closer_and_told_first() -> None:
    asking = reviewing(list(range(30)))
    costs = {number: (number % 13) / 20 for number in range(30)}
    closer: list[int] = []
    told: list[tuple[int, Look]] = []
    steps = []
    wanted: Wanted = next(asking)
    try:
        while True:
            steps.append(wanted.at)
            if wanted.closer:
                closer.append(wanted.number)
            seen = Look(Option(0, "end"), costs[wanted.number], say("advice-end"), wanted.number != 25)
            wanted = asking.send(seen if costs[wanted.number] else None)
    except StopIteration as end:
        told = end.value
    assert steps == list(range(40))
    assert set(closer[:4]) == {12, 25, 11, 24}
    assert [number for number, _ in told] == [12, 11, 24, 10, 23]  # 25 was not sure at the second look
    assert len(told) == MOST_MOMENTS


def test_a_review_tells_how_far_it_is_and_then_what_mattered() -> None:
    g = crowned()
    g.buy("Katana").do("end")
    steps = list(review(g.game, 0, rollouts=40))
    moments = steps.pop()
    assert all(isinstance(step, Progress) for step in steps)
    assert isinstance(moments, list)
    [moment] = moments
    assert isinstance(moment, Moment)
    assert write(g.game.before(moment.number), moment.done) == "buy katana"
    assert write(g.game.before(moment.number), moment.better) == "buy crown"
    assert moment.turn == g.game.before(moment.number).turn
