"""The search: it plays everything, repeats itself, obeys its clock, and finds what others miss."""

from __future__ import annotations

from collections.abc import Sequence
from time import sleep

import pytest

from lineup import new_game
from lineup.bots import Bot, CasualBot, Clock, make_bot, own_ask, partner_ask, play_out
from lineup.bots.players.planner import PlannerBot
from lineup.bots.quick.quick_play import QuickPlay
from lineup.bots.search.guide import horizon_turn
from lineup.bots.search.search import SearchBot, find_vain, list_candidates
from lineup.bots.search.trials import Pace, try_out
from lineup.engine import notation
from lineup.engine import zones as z
from lineup.engine.machine import give_answer, start_game
from lineup.engine.queries import score_of
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import View, view
from lineup.games import Choice, build_setup
from tests.bots.test_whole_games import WAYS
from tests.harness.scenario import Scenario, card_set, game

BJ = "rivals-batman-joker"
TEAMS = ["Superman", "Lex Luthor", "Wonder Woman", "Circe"]
RELICS = card_set({"name": "Relic", "type": "Equipment", "cost": 6, "vp": 4, "copies": 2, "text": "+1 Power."})


def answer_of(bot: Bot, g: Scenario, clock: Clock | None = None) -> str:
    """What a bot at the seat asked would answer."""
    ask = own_ask(g.ask)
    option = bot.choose(g.game.view(ask.seat), ask.in_order(), clock or Clock(rollouts=64))
    assert option in ask.options
    return notation.write_option(g.game.state, option)


def played(state: State, rollouts: int, most: int) -> list[Option]:
    """What searches at all seats answer where there is a choice, and planners play on in between."""
    chosen: list[Option] = []
    bots = [make_bot("search", seat, "1") for seat in range(state.players)]
    quick = [make_bot("planner", seat, "1") for seat in range(state.players)]
    clocks = [Clock(rollouts=rollouts) for _ in bots]
    while len(chosen) < most and not state.over:
        play_out(state, quick, 9)
        for ask in (state.ask and partner_ask(state.ask), state.ask and own_ask(state.ask).in_order()):
            if ask and len(ask.options) > 1:
                chosen.append(bots[ask.seat].choose(view(state, ask.seat), ask, clocks[ask.seat]))
                assert chosen[-1] in ask.options
                if chosen[-1].verb != "pass" or ask.kind != "assist":
                    give_answer(state, chosen[-1])
                    break
    return chosen


# It plays everything


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_plays_heroes_unite_with_every_variant(players: int) -> None:
    state = new_game(seats=players, seed="look", variants=("synergy", "hunt", "super-hidden")).state
    assert len(played(state, 6, 8)) >= 8


@pytest.mark.parametrize("way", list(WAYS))
def test_it_plays_every_other_game_and_mix(way: str) -> None:
    assert len(played(start_game(build_setup(WAYS[way]), "look"), 6, 8)) >= 8


def test_it_plays_cards_of_ones_own() -> None:
    g = game(sets=[RELICS], hand="Relic, Punch", line_up="Relic, Kick", deck="Punch*5")
    assert played(g.game.state, 6, 5)


# It repeats itself, and answers in time


def test_the_same_seed_and_number_of_simulations_give_the_same_answers() -> None:
    once, again = (played(start_game(build_setup(Choice(BJ, ("a", "b"))), "twice"), 12, 10) for _ in range(2))
    assert once == again


def test_it_makes_as_many_simulations_as_it_is_given() -> None:
    g = game(power=5, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    bot = SearchBot(0, "1")
    answer_of(bot, g, Clock(rollouts=10))
    assert 0 < bot.simulations <= 10


def test_without_time_it_answers_at_once_as_a_planner_would() -> None:
    g = game(power=5, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    halted = Clock()
    halted.halt()
    for clock in (halted, Clock(seconds=0.0)):
        bot = SearchBot(0, "1")
        assert answer_of(bot, g, clock) == answer_of(PlannerBot(0, "1"), g)
        assert bot.simulations == 0


def test_a_clock_of_processor_time_stands_still_while_others_have_the_processor() -> None:
    clock = Clock(seconds=0.05, processor=True)
    clock.start(1)
    sleep(0.1)
    assert not clock.over()
    g = game(power=5, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    bot = SearchBot(0, "1")
    answer_of(bot, g, clock)
    assert bot.simulations
    while not clock.over():
        pass


def test_what_is_forced_or_the_same_is_not_searched() -> None:
    g = game(hand="Punch*3, Vulnerability", line_up="Kick")
    bot = SearchBot(0, "1")
    assert answer_of(bot, g) == "play punch"
    assert bot.simulations == 0


# It can be led by others than the planner


class Ends:
    """A guide that would end every turn at once, and thinks that whoever has fewer points wins."""

    batch = 1

    def rate_options(self, view: View, ask: Ask) -> Sequence[float]:
        return [float(option.verb == "end") for option in ask.options]

    def make_play(self, view: View) -> QuickPlay:
        return QuickPlay(view)

    def judging_turns(self, view: View) -> Sequence[int]:
        return (horizon_turn(view, 2),)

    def judge_states(self, view: View, states: Sequence[State]) -> Sequence[float]:
        seat = view.seat
        return [float(score_of(state, seat) < score_of(state, 1 - seat)) for state in states]


def test_its_guide_says_what_is_answered_at_first_and_what_a_position_is_worth() -> None:
    g = game(power=5, line_up="Kick, Raven, Starbolt, Katana, Deadman", deck="Punch*7", B_deck="Punch*7")
    assert answer_of(SearchBot(0, "1", Ends()), g, Clock(seconds=0.0)) == "end"
    g = game(power=3, line_up="Kick*5", kicks="", deck="Punch*7", B_deck="Punch*7")
    assert answer_of(SearchBot(0, "1"), g).startswith("buy")
    assert answer_of(SearchBot(0, "1", Ends()), g) == "end"


class Turns(Ends):
    """A guide that looks twice and takes a position's turn for its worth."""

    def judging_turns(self, view: View) -> Sequence[int]:
        return horizon_turn(view, 0), horizon_turn(view, 2)

    def judge_states(self, view: View, states: Sequence[State]) -> Sequence[float]:
        return [float(state.turn) for state in states]


def test_a_game_may_be_judged_at_several_turns_that_count_alike() -> None:
    g = game(power=3, line_up="Kick*5", kicks="", deck="Punch*7", B_deck="Punch*7")
    seen, ask = g.game.view(0), own_ask(g.ask)
    trial = try_out(seen, ask, list(ask.options[:2]), Turns(), Clock(rollouts=6), "1", Pace())
    assert [each.values for each in trial.tried] == [[seen.turn + 2.0] * 3] * 2  # the next turn, and two later


# It finds what others miss


def about_to_lose() -> Scenario:
    """The last Super-Villain would make 10 points of 4, and B has 13."""
    return game(
        power=12,
        super_villains="Nekron",
        line_up="Starbolt, Raven, Deadman, Katana, Brother Blood",
        deck="Kick*4, Punch*6",
        B_deck="Jason Blood, Kyle Rayner, Punch*4",
        B_discard="Vandal Savage, Graves",
    )


def last_turn() -> Scenario:
    """Nothing can be refilled: two Relics make 8 points, the Super-Villain 6, and B has 7."""
    return game(
        sets=[RELICS],
        power=12,
        super_villains="Nekron, Trigon",
        line_up="Relic*2, Katana",
        main_deck="",
        deck="Punch*7",
        B_deck="Punch*7",
        B_discard="Warrior Princess, Graves",
    )


def all_answers(g: Scenario) -> list[str]:
    """What casual, planner and search answer."""
    return [answer_of(bot, g) for bot in (CasualBot(0, "1"), PlannerBot(0, "1"), SearchBot(0, "1"))]


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    g = about_to_lose()
    casual, planner, search = all_answers(g)
    assert casual == planner == "buy super-villains:nekron"
    assert search != "buy super-villains:nekron"


def test_in_the_last_turn_it_counts_points_alone() -> None:
    g = last_turn()
    casual, planner, search = all_answers(g)
    assert casual == planner == "buy super-villains:nekron"
    assert search == "buy relic"


def test_it_confronts_nobody_in_vain() -> None:
    vain = game(box=BJ, choose=True, levels=[3, 3], quiet=True, hand="Punch*3, Vulnerability*2")
    ask = own_ask(vain.ask)
    seen = vain.game.view(ask.seat)
    assert {option.verb for option in find_vain(seen, ask)} == {"confront"}
    assert [option.verb for option in list_candidates(seen, ask, [1.0, 0.0])] == ["normal"]
    assert answer_of(SearchBot(0, "1"), vain) == "normal"
    sure = game(box=BJ, choose=True, levels=[3, 3], quiet=True, hand="Kick*8, Punch*3")
    assert find_vain(sure.game.view(0), own_ask(sure.ask)) == []


@pytest.mark.parametrize(("power", "gained"), [(3, 0), (4, 1), (8, 2)])
def test_playing_on_quickly_pays_an_ability_that_gains(power: int, gained: int) -> None:
    """Power is spent on unseen cards of the main deck where nothing else can be paid for."""
    dear = card_set({"name": "Tower", "type": "Equipment", "cost": 9, "vp": 2, "copies": 5, "text": "+3 Power."})
    g = game(
        sets=[dear],
        heroes=["Shazam!", "Hawkman"],
        auto_hero=False,
        power=power,
        line_up="Tower*5",
        kicks="",
        main_deck="Raven*2, Katana*2",
        super_villains="Nekron",
    )
    assert after_a_quick_turn(g).count("Raven") == gained


def after_a_quick_turn(g: Scenario) -> list[str]:
    """What the active player has when the turn is played on quickly."""
    state = g.game.state.clone()
    QuickPlay(g.game.view(0)).play_on(state, state.turn + 1)
    return [
        state.cards[card].name for place in (z.DECK, z.DISCARD, z.HAND) for card in state.zones[z.zone_of(0, place)]
    ]


def test_playing_on_quickly_counts_what_was_played_when_all_of_it_is() -> None:
    text = "Once during each of your turns, +1 Power for each Punch you control."
    dear = {"name": "Dear", "type": "Equipment", "cost": 6, "vp": 3, "text": "+4 Power."}
    sets = [card_set({"name": "Boxer", "type": "Super Hero", "text": text}, dear)]
    g = game(sets=sets, heroes=["Boxer"], hand="Punch*3", line_up="Dear", kicks="")
    assert "Dear" in after_a_quick_turn(g)


def test_it_ends_a_game_that_it_wins_at_once() -> None:
    """A is one ahead of B, who may take a Super-Villain next; a gap in the Line-Up ends the game."""
    g = game(
        power=3,
        super_villains="Nekron, Trigon",
        line_up="Katana, Kyle Rayner, Jason Blood, The Demon Etrigan, Teleportation",
        kicks="Kick*5",
        main_deck="",
        deck="Punch*7",
        discard="Graves, Raven",
        B_hand="Brother Blood*2, Starbolt, Punch*2",
    )
    casual, planner, search = all_answers(g)
    assert casual == planner == "buy stack:kick"
    assert search == "buy katana"
