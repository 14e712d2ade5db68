"""Bots: players that are programs. A bot sees its own view and its own question, never the state.

    bots = [make_bot("casual", 0, "7"), make_bot("random", 1, "7")]
    play_out(lineup.new_game(seats=["casual", "random"], seed="7"), bots)

A bot is made fresh for each game from its seat and a seed; its dice are its own and never the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, NamedTuple

from lineup.bots.clock import Clock
from lineup.bots.hosting.registry import BOTS, Bot, BotClass, BotError, check_bot, guarded, make_bot, make_legible
from lineup.bots.hosting.stalemate import StalemateWatch
from lineup.bots.quick.casual import CasualBot
from lineup.bots.quick.random import RandomBot
from lineup.engine.machine import Refused, give_answer
from lineup.engine.purposes import ASSIST
from lineup.engine.saying import say
from lineup.engine.state import Ask, Option, State
from lineup.engine.view import view
from lineup.game import Game
from lineup.native.whole_games import Policy, WholeGame, play_whole_game

__all__ = [
    "BOTS",
    "Bot",
    "BotClass",
    "BotError",
    "CasualBot",
    "Clock",
    "Decisions",
    "RandomBot",
    "StalemateWatch",
    "check_bot",
    "guarded",
    "make_bot",
    "own_ask",
    "partner_ask",
    "play_out",
]

ENDLESS: Final = inf  # seconds; known to the compiler, where a name that is imported is looked up


def own_ask(ask: Ask) -> Ask:
    """Return the question for the seat that must answer it, without the options of a partner."""
    return ask if ask.kind != "main" else ask.for_seat(ask.seat) or ask


def partner_ask(ask: Ask, mate: int = -1) -> Ask | None:
    """Return the question a partner may answer now, during another's turn; None if there is none. It can be passed.

    The seat of a `mate` is asked in any case, though passing may be all it can do.
    """
    if ask.kind != "main":
        return None
    options = tuple(option for option in ask.options if option.seat != ask.seat)
    seat = options[0].seat if options else mate
    if seat < 0:
        return None
    return Ask(seat, "assist", (*options, Option(seat, "pass")), what=ASSIST.written)


class Decisions(NamedTuple):
    """The number of questions answered, the number of them that left a choice, and whether the game was called."""

    asked: int
    unforced: int
    called: bool = False


def play_out(
    game: State | Game,
    bots: Sequence[Bot],
    most: int = 0,
    clocks: Sequence[Clock] = (),
    watch: Callable[[State, Ask, Option], None] | None = None,
) -> Decisions:
    """Let bots, one per seat, play on to the end; a question with one answer is answered for them.

    A game that comes no nearer to its end is called (bots/hosting/stalemate.py); with `most` they stop after so many
    answers. Each bot has a clock of its own; without `clocks` there is no limit. A partner who could Assist is asked
    first whenever the active player is; passing does not count as an answer. `watch` is told of each answer before it
    is given, with the question as it was asked. A bot that is not ours is shown copies (`known.guarded`). Refused if
    there are too few bots, or one gives an illegal answer.
    """
    state = game if isinstance(game, State) else game.state
    if len(bots) != state.players:
        raise Refused(say("refused-bots", seats=state.players, bots=len(bots)))
    whole = None if most else _play_natively(state, bots)
    if whole is not None:
        return _retrace(game, whole, watch)
    partners = state.setup.profile.assist
    asked = unforced = 0
    caller = StalemateWatch(state)
    seated = [guarded(bot) for bot in bots]
    timed = list(clocks) or [Clock() for _ in bots]
    while (ask := state.ask) is not None and (not most or asked < most):
        if (state.turn != caller.turn or asked >= caller.limit) and caller.is_called(state, asked):
            return Decisions(asked, unforced, True)
        asked += 1
        if ask.among:
            ask = ask.in_order()
        option = None
        if partners and ask.kind == "main":
            poll = partner_ask(ask)
            if poll is not None:
                option = _ask_bot(state, seated, poll, timed)
                if option.verb == "pass":
                    option = None
                    ask = own_ask(ask)
                else:
                    unforced += 1
        if option is None:
            option = ask.options[0]
            if len(ask.options) > 1:
                unforced += 1
                option = _ask_bot(state, seated, ask, timed)
        if watch is not None:
            watch(state, ask, option)
        if isinstance(game, State):
            give_answer(state, option)
        else:
            game.answer(option)
    return Decisions(asked, unforced)


def _play_natively(state: State, bots: Sequence[Bot]) -> WholeGame | None:
    """Play a game on to its end among bots that the native engine knows; None where Python has to."""
    policies: list[Policy] = []
    dice = []
    for bot in bots:
        if type(bot) is CasualBot:
            policies.append("casual")
        elif type(bot) is RandomBot:
            policies.append("random")
        else:
            return None
        dice.append(bot.dice)
    return play_whole_game(state, policies, dice)


def _retrace(game: State | Game, whole: WholeGame, watch: Callable[[State, Ask, Option], None] | None) -> Decisions:
    """Bring a game to where the native engine has played it, answer by answer where somebody watches or logs them."""
    decisions = Decisions(len(whole.answers), whole.unforced, whole.called)
    if isinstance(game, State) and watch is None and game.events is None:
        game.take_over(whole.game.to_state())
        return decisions
    state = game if isinstance(game, State) else game.state
    for number in whole.answers:
        ask = state.ask
        assert ask is not None
        option = ask.options[number]
        if watch is not None:
            asked = ask.in_order() if ask.among else ask
            watch(state, own_ask(asked) if option.seat == asked.seat else asked, option)
        if isinstance(game, State):
            give_answer(state, option)
        else:
            game.answer(option)
    return decisions


def _ask_bot(state: State, bots: list[Bot], ask: Ask, clocks: list[Clock]) -> Option:
    """Return the answer of the bot whose seat is asked."""
    bot = bots[ask.seat]
    blind = bot.blind
    seen: Any = None if blind else view(state, ask.seat)
    clock = clocks[ask.seat]
    if blind and clock.seconds == ENDLESS:  # nothing to think about, and no limit
        option = bot.choose(seen, ask, clock)
    else:
        clock.start(state.turn)
        option = bot.choose(seen, ask, clock)
        clock.stop()
    for offered in ask.options:
        if offered is option:
            return option
    if option not in ask.options:
        raise Refused(say("refused-bots-answer", bot=bot.name, answer=make_legible(option)))
    return option
