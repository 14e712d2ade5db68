"""Reviews: the decisions that mattered are found, by what was known then; nothing is blamed on luck."""

from __future__ import annotations

from typing import Final

from lineup import new_game
from lineup.advice import KeyMoment, ReviewProgress, review
from lineup.advice.hinting import compare_answers, value_against
from lineup.advice.reviewing import (
    MOST_MOMENTS,
    BetterAnswer,
    ReviewStep,
    choose_steps,
    find_better,
    list_decisions,
    recall_decision,
)
from lineup.bots import Clock, make_bot, own_ask
from lineup.engine.notation import write_option
from lineup.engine.saying import say
from lineup.engine.state import Option
from lineup.game import Game
from lineup.speech import Voice
from tests.harness.scenario import Scenario, card_set, game

BJ: Final = "rivals-batman-joker"
CROWN: Final = card_set({"name": "Crown", "type": "Equipment", "cost": 3, "vp": 12, "copies": 1, "text": "+3 Power."})


def crowned() -> Scenario:
    """Whoever has three Power first takes the Crown."""
    return game(sets=[CROWN], power=4, line_up="Crown, Katana", deck="Punch*7", B_hand="Punch*5")


def looked(g: Game, number: int, closer: bool = True) -> BetterAnswer | None:
    return find_better(*recall_decision(g, number), Clock(rollouts=40), closer)


def test_a_card_left_to_the_foe_is_found_with_what_it_cost() -> None:
    g = crowned()
    g.buy("Katana")
    number = len(g.game.answers) - 1
    for closer in (False, True):
        found = looked(g.game, number, closer)
        assert found is not None
        assert found.cost > 0.05
        assert found.sure
        assert write_option(g.game.before(number), found.better) == "buy crown"
        assert found.reason.key == "advice-buy"


def test_who_plays_alone_is_told_what_cost_the_race_against_the_clock() -> None:
    g = game(players=1, variants=["solo"], power=8, weaknesses="Weakness*3", deck="Punch*7")
    g.end_turn()
    moments = list(review(g.game, 0, rollouts=40))[-1]
    assert isinstance(moments, list)
    [moment] = moments
    assert (moment.done.verb, moment.better.verb, moment.reason.key) == ("end", "buy", "advice-defeat-clock")


def test_what_was_done_right_is_let_be() -> None:
    g = crowned()
    g.buy("Crown")
    assert looked(g.game, len(g.game.answers) - 1) is None


def in_vain(hand: str) -> Scenario:
    """Batman confronts a Joker out of reach."""
    heroes = ["Batman", "The Joker"]
    g = game(box=BJ, choose=True, heroes=heroes, quiet=True, hand=hand, line_up="Robin, Huntress", deck="Punch*5")
    return g.do("confront", "The Joker")


def test_a_confrontation_in_vain_is_told_with_what_was_not_bought() -> None:
    g = in_vain("Punch*5")
    number = len(g.game.answers) - 1
    for closer in (False, True):
        found = looked(g.game, number, closer)
        assert found is not None
        assert found.sure
        assert found.cost > 0.05
        assert found.better.verb == "normal"
        said = Voice(setup=g.game.state.setup, viewer=0)(found.reason)
        assert said == (
            "It had next to no chance: against The Joker, who costs 9, it failed in all 40 simulated games. "
            "A turn that confronts buys nothing, and this one could have paid for Robin, which costs 5: "
            "+0.8 Power in an average hand, +1 VP, and it brings a card back."
        )
    moments = list(review(g.game, 0, rollouts=40))[-1]
    assert isinstance(moments, list)
    [moment] = moments
    assert (moment.done.verb, moment.better.verb, moment.reason.key) == ("confront", "normal", "review-vain")


def test_a_confrontation_in_vain_costs_nothing_if_nothing_could_be_bought() -> None:
    g = in_vain("Punch*2, Vulnerability*3")
    for closer in (False, True):
        assert looked(g.game, len(g.game.answers) - 1, closer) is None


def test_what_was_not_bought_counts_though_nothing_shows_it_a_round_later() -> None:
    played = new_game(BJ, 2, "0")
    bots = [make_bot("planner", seat, "x") for seat in range(2)]
    while played.ask is not None and not (played.ask.kind == "confront" and played.state.turn >= 3):
        ask = own_ask(played.ask)
        played.answer(bots[ask.seat].choose(played.view(ask.seat), ask.in_order(), Clock()))
    assert played.ask is not None
    ask = own_ask(played.ask)
    seen, vain, normal = played.view(ask.seat), ask.options[0], ask.options[-1]
    assert vain.verb == "confront"
    buying, confronting = compare_answers(seen, ask, [normal, vain], Clock(rollouts=40))
    assert value_against(confronting, buying).behind == 0
    for closer in (False, True):
        found = find_better(seen, ask, vain, Clock(rollouts=40), closer)
        assert found is not None
        assert found.cost > 0.03
        assert found.sure


def test_decisions_are_the_own_answers_that_left_a_choice() -> None:
    g = crowned()
    g.buy("Crown").do("end")
    g.play("Punch")
    assert [g.game.answers[number] for number in list_decisions(g.game, 0)] == ["0 buy crown"]
    assert [g.game.answers[number] for number in list_decisions(g.game, 1)] == ["1 play punch"]


def test_the_dearest_of_many_are_looked_at_closer_and_told_first() -> None:
    asking = choose_steps(list(range(30)))
    costs = {number: (number % 13) / 20 for number in range(30)}
    closer: list[int] = []
    told: list[tuple[int, BetterAnswer]] = []
    steps = []
    wanted: ReviewStep = next(asking)
    try:
        while True:
            steps.append(wanted.at)
            if wanted.closer:
                closer.append(wanted.number)
            seen = BetterAnswer(Option(0, "end"), costs[wanted.number], say("advice-end"), wanted.number != 25)
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
    assert all(isinstance(step, ReviewProgress) for step in steps)
    assert isinstance(moments, list)
    [moment] = moments
    assert isinstance(moment, KeyMoment)
    assert write_option(g.game.before(moment.number), moment.done) == "buy katana"
    assert write_option(g.game.before(moment.number), moment.better) == "buy crown"
    assert moment.turn == g.game.before(moment.number).turn
