"""The ladder people choose from, its ratings, and the temperaments of its skilled players."""

from __future__ import annotations

import pytest

from lineup.bots import Bot, BotError, Clock, check_bot, make_bot, own_ask, play_out
from lineup.bots.hosting.registry import LADDER, OWN, is_offered, load_ratings
from lineup.bots.quick.plan import Plan, most_promising
from lineup.engine.machine import start_game
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.games import Choice, build_setup
from tests.harness.scenario import card_set, game
from tools.generate.ratings import kept


class Counting:
    """A bot whose announcements are counted."""

    name = "counting"
    blind = False

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.chances = self.confronted = 0

    def choose(self, view: View, ask: Ask, clock: Clock) -> Option:
        option = self.bot.choose(view, ask, clock)
        self.chances += ask.kind == "confront"
        self.confronted += option.verb == "confront"
        return option


def confronting(name: str) -> float:
    """How often a bot confronts where it could, in some games against casual players."""
    chances = confronted = 0
    setup = build_setup(Choice("rivals-batman-joker", ("a", "b")))
    for number in range(4):
        bot = Counting(make_bot(name, 0, str(number)))
        play_out(start_game(setup, f"temper {number}"), [bot, make_bot("casual", 1, str(number))])
        chances += bot.chances
        confronted += bot.confronted
    return confronted / chances


def test_an_aggressor_confronts_more_often_than_a_builder() -> None:
    assert confronting("aggressor") > confronting("builder")


@pytest.mark.parametrize(("deck", "answer"), [("Punch*4", "normal"), ("Punch*2, Kick*2", "confront")])
def test_an_aggressor_confronts_where_there_is_a_chance_and_never_in_vain(deck: str, answer: str) -> None:
    """Whatever two Scouts draw: of four Punches seven Power come, which are not enough for nine."""
    scouts = card_set({"name": "Scout", "type": "Hero", "cost": 2, "copies": 2, "text": "Draw two cards."})
    hand = "Scout*2, Punch*3"
    g = game(
        box="rivals-batman-joker",
        sets=[scouts],
        choose=True,
        hand=hand,
        deck=deck,
        B_deck="Punch*5",
        kicks="",
        line_up="",
    )
    ask, seen = own_ask(g.ask), g.game.view(0)
    assert most_promising(Plan(seen), ask)[1].verb == "confront"
    assert make_bot("aggressor", 0, "1").choose(seen, ask, Clock()).verb == answer


def test_people_are_offered_the_ladder_and_others_by_name_alone() -> None:
    assert [bot.title for bot in LADDER if " " not in bot.title] == [
        "Beginner", "Casual", "Skilled", "Expert", "Master",
    ]  # fmt: skip
    assert [bot.name for bot in OWN if not is_offered(bot.name)] == ["learned"]
    assert is_offered("first")


@pytest.mark.parametrize(("said", "name"), [("Expert", "search"), ("skilled builder", "builder"), ("search", "search")])
def test_a_bot_is_found_by_its_title_too(said: str, name: str) -> None:
    assert check_bot(said) == name


def test_a_title_nobody_has_is_refused() -> None:
    with pytest.raises(BotError, match='There is no bot "Grandmaster"'):
        check_bot("Grandmaster")


def test_each_rung_of_the_ladder_that_was_measured_is_rated_above_the_one_below() -> None:
    rungs = [load_ratings()[bot.name] for bot in LADDER if " " not in bot.title and bot.name in load_ratings()]
    assert rungs == sorted(rungs)
    assert len(set(rungs)) == len(rungs) > 2


def test_ratings_are_kept_as_an_arena_tells_them() -> None:
    """As `lineup arena --json` tells them, best first."""
    standings = [{"bot": "casual", "rating": 27.04, "deviation": 1.0}, {"bot": "random", "rating": 12.5}]
    told = {"games": 4, "conditions": {"seed": "1"}, "ways": ["a way"], "standings": standings, "shares": []}
    assert kept(told) == {
        "games": 4, "conditions": {"seed": "1"}, "ways": ["a way"], "ratings": {"random": 12.5, "casual": 27.0},
    }  # fmt: skip
