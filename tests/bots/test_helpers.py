"""Spare cores: what helpers find counts, what the seat cannot know never reaches them, and they are gone in time."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import active_children
from time import monotonic, sleep
from typing import Any

import pytest

from lineup import new_game
from lineup.bots import Bot, Clock, own_ask
from lineup.bots.hosting.helpers import HelperJob, Helpers, count_spare_cores, lent, try_answers
from lineup.bots.players.learned import MasterBot
from lineup.bots.search.search import SearchBot, list_candidates
from lineup.bots.search.trials import Pace, TrialRows, try_out
from lineup.engine.saving import to_json
from lineup.engine.state import Ask, Option
from lineup.engine.view import View, determinise
from tests.harness.scenario import Scenario, game

SHOP = "Kick, Raven, Starbolt, Katana, Deadman"
SOON = 60.0  # seconds in which a process is surely there


def shop() -> Scenario:
    """Somebody has 5 Power and may buy one of five cards."""
    return game(power=5, line_up=SHOP, deck="Punch*7", B_deck="Punch*7")


class Told:
    """Helpers that always report one answer as the winner, and record the messages they get."""

    def __init__(self, best: str) -> None:
        self.best = best
        self.heard: list[str] = []
        self.places: list[bool] = []

    def begin_trials(
        self, bot: str, seen: View, ask: Ask, options: Sequence[Option], seed: str, seconds: float
    ) -> None:
        self.heard.append(f"begin {bot}")
        self.places = [option.card >= 0 and seen.cards[option.card].name == self.best for option in options]

    def take_results(self) -> list[TrialRows]:
        self.heard.append("take")
        return [TrialRows(range(len(self.places)), [[float(best) for best in self.places]] * 50)]

    def keep_answers(self, running: Sequence[int]) -> None:
        self.heard.append("keep")

    def end_trials(self) -> None:
        self.heard.append("end")


def bought(bot: Bot, clock: Clock) -> str:
    """What a bot buys."""
    g = shop()
    ask = own_ask(g.ask)
    option = bot.choose(g.game.view(0), ask, clock)
    return g.game.state.cards[option.card].name if option.card >= 0 else option.verb


@pytest.mark.parametrize("best", ["Kick", "Deadman"])
def test_what_helpers_find_counts_like_what_is_found_here(best: str) -> None:
    told = Told(best)
    bot = SearchBot(0, "1")
    bot.lend_helpers(told)
    assert bought(bot, Clock(seconds=0.05)) == best
    assert (told.heard[0], told.heard[-1]) == ("begin search", "end")


def test_helpers_of_master_are_led_as_master_is() -> None:
    told = Told("Raven")  # one of those its policy lets it try
    bot = MasterBot(0, "1")
    bot.lend_helpers(told)
    assert bought(bot, Clock(seconds=0.05)) == "Raven"
    assert told.heard[0] == "begin master"


def test_nobody_helps_where_games_must_repeat_or_there_is_no_time() -> None:
    for clock in (Clock(rollouts=12), Clock(seconds=0.0)):
        told = Told("Kick")
        bot = SearchBot(0, "1")
        bot.lend_helpers(told)
        assert bought(bot, clock) == bought(SearchBot(0, "1"), clock)
        assert not told.heard


def test_helpers_are_told_to_stop_where_the_search_breaks_down() -> None:
    told = Told("Kick")
    told.take_results = lambda: 1 // 0  # type: ignore[assignment, return-value]
    bot = SearchBot(0, "1")
    bot.lend_helpers(told)
    with pytest.raises(ZeroDivisionError):
        bought(bot, Clock(seconds=0.05))
    assert told.heard[-1] == "end"


class Line:
    """The helper's end of a line; it gets a message after every so many that it sent."""

    def __init__(self, told: dict[int, Any]) -> None:
        self.told = told
        self.said: list[Any] = []

    def send(self, what: Any) -> None:
        self.said.append(what)

    def poll(self) -> bool:
        return len(self.said) in self.told

    def recv(self) -> Any:
        return self.told.pop(len(self.said))


def test_a_helper_finds_what_a_search_with_its_dice_finds_and_drops_what_is_dropped() -> None:
    g = shop()
    seen, ask = g.game.view(0), own_ask(g.ask)
    bot = SearchBot(0, "1")
    options = list_candidates(seen, ask, bot.guide.rate_options(seen, ask))
    rows = tuple(option.to_row() for option in options)
    job = HelperJob(7, "search", 0, to_json(determinise(seen, "any")), ask.kind, rows, "dice", SOON)
    line: Any = Line({2: (0, 2), 3: None})
    assert try_answers(line, g.game.state.setup, job) is None
    assert [number for number, _, _ in line.said] == [7, 7, 7]
    assert [tuple(which) for _, which, _ in line.said] == [tuple(range(len(options)))] * 2 + [(0, 2)]
    pace = Pace(worlds=sum(len(worlds) for _, _, worlds in line.said[:2]), fewest=9)
    trial = try_out(seen, ask, options, bot.guide, Clock(), "dice", pace)
    assert [each.values for each in trial.tried] == [
        [world[n] for _, _, worlds in line.said[:2] for world in worlds] for n in range(len(options))
    ]


@pytest.mark.parametrize("bot", ["search", "master"])
def test_a_helper_takes_the_next_decision_when_it_comes(bot: str) -> None:
    g = shop()
    seen, ask = g.game.view(0), own_ask(g.ask)
    rows = tuple(option.to_row() for option in ask.options[:2])
    job = HelperJob(1, bot, 0, to_json(determinise(seen, "any")), ask.kind, rows, "dice", SOON)
    line: Any = Line({1: job._replace(number=2)})
    assert try_answers(line, g.game.state.setup, job) == job._replace(number=2)


def test_one_core_is_never_lent() -> None:
    assert 0 <= count_spare_cores() <= 7
    bot = SearchBot(0, "1")
    with lent(new_game("heroes-unite", 2, "1"), [bot], 0):
        pass
    assert bought(bot, Clock(rollouts=6)) == bought(SearchBot(0, "1"), Clock(rollouts=6))


@pytest.mark.slow
def test_a_helper_is_a_process_that_helps_until_its_game_is_left() -> None:
    played = new_game("heroes-unite", 2, "1")
    while played.ask is not None and played.ask.kind != "main":
        played.answer(played.ask.options[0])
    assert played.ask is not None
    seen, ask = played.view(played.ask.seat), own_ask(played.ask)
    before = set(active_children())  # a server of other tests may be among them
    helpers = Helpers(played.choice, played.state.setup.content, 1)
    found: list[TrialRows] = []
    over = monotonic() + SOON
    while not found and monotonic() < over:
        helpers.begin_trials("search", seen, ask, ask.options, "dice", 1.0)
        sleep(0.2)
        found = helpers.take_results()
    assert found
    assert all(len(values) == len(ask.options) for values in found[0].values)
    assert set(active_children()) - before
    helpers.end_trials()
    assert helpers.take_results() == []
    helpers.close()
    assert set(active_children()) <= before
