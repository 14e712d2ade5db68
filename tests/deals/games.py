"""Whole games of a deal, played by bots in every seat."""

from __future__ import annotations

from datetime import date
from functools import cache

from lineup.bots import Bot, Clock, make_bot, own_ask
from lineup.deals.calendar import PLAYER, Deal, deal_of
from lineup.deals.house import HouseBot, make_house_bots, next_house_answer
from lineup.engine.state import Option
from lineup.game import Game

SHORT = date(2026, 11, 6)  # a deal whose games are short


def play_deal(deal: Deal, name: str = "You", dice: str = "", steps: int = -1) -> Game:
    """Play a deal with a bot in the person's seat, to its end or for some answers; with dice, a casual one."""
    game = Game(deal.make_choice(name), deal.seed)
    bots, own = (
        make_house_bots(deal.seed, deal.players),
        make_bot("casual", PLAYER, dice) if dice else HouseBot(PLAYER, deal.seed),
    )
    while game.ask is not None and len(game.answers) != steps:
        seat, option = next_house_answer(bots, game.state) or (PLAYER, _choose(own, game))
        game.answer(option, seat)
    return game


def _choose(own: Bot, game: Game) -> Option:
    assert game.ask is not None
    return own.choose(game.view(PLAYER), own_ask(game.ask).in_order(), Clock())


@cache
def short_game() -> Game:
    return play_deal(deal_of(SHORT))
