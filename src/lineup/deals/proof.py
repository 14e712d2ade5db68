"""Checks the log of a deal played elsewhere: it counts if deal and bots are those of the day, and the game is over.

What a log cannot show is whether somebody tried the deal before. That is for whoever takes it: one try a person, and
the same game is taken once.
"""

from __future__ import annotations

from typing import NamedTuple

from lineup.deals.calendar import PLAYER, Deal, DealError, hash_words
from lineup.deals.house import make_house_bots, next_house_answer
from lineup.deals.scores import SideResult, outcome_of
from lineup.engine import notation
from lineup.engine.saying import say
from lineup.game import MORE, Game, replay
from lineup.games import Choice, write_choice
from lineup.log import LogError, read_header


class CheckedGame(NamedTuple):
    """A game of a deal whose log was checked."""

    game: Game
    outcome: SideResult
    fingerprint: str  # the same for the same answers


def check_log(text: str, deal: Deal) -> CheckedGame:
    """Replay a log of a deal and return its game; DealError says why it does not count."""
    try:
        choice, head = read_header(text.splitlines())
        if _as_dealt(choice) != _as_dealt(deal.make_choice()):
            raise DealError(say("deal-other-game", day=deal.id, title=deal.title))
        if head["seed"] != deal.seed:
            raise DealError(say("deal-other-dice", day=deal.id))
        game = replay(text)
    except LogError as error:
        raise DealError(say("deal-edited", error=error.said or str(error))) from None
    _check_bots(game, deal)
    if game.result is None:
        raise DealError(say("deal-unfinished", answers=len(game.answers)))
    return CheckedGame(game, outcome_of(game.state, PLAYER), fingerprint_of(game))


def fingerprint_of(game: Game) -> str:
    """Return a hash of a game's answers."""
    return hash_words(*(line.removesuffix(MORE) for line in game.answers))


def _as_dealt(choice: Choice) -> dict[str, object]:
    """Return a choice without the names of its seats, which the rules never look at."""
    return {**write_choice(choice), "seats": len(choice.seats)}


def _check_bots(game: Game, deal: Deal) -> None:
    """Raise DealError unless each bot answered as it does."""
    bots = make_house_bots(deal.seed, deal.players)
    again = Game(game.choice, game.seed)
    for number, line in enumerate(game.answers, 1):
        seat, _, text = line.removesuffix(MORE).partition(" ")
        if int(seat) != PLAYER:
            due = next_house_answer(bots, again.state)
            right = None if due is None else f"{due[0]} {notation.write_option(again.state, due[1])}"
            if right != f"{seat} {text}":
                name = game.choice.seats[int(seat)]
                raise DealError(say("deal-other-answer", number=number, name=name, answer=text))
        again.repeat(line)
