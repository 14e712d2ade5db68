"""The field of a deal that is there from the first minute: bots who play it in the person's seat, against its bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from lineup.bots import BOTS, Bot, Clock, make_bot, play_out
from lineup.deals.calendar import PLAYER, Deal
from lineup.deals.house import make_house_bots
from lineup.deals.scores import SideResult, outcome_of
from lineup.engine.machine import start_game
from lineup.games import build_once

# The bots that play each deal, and how many times with other dice. The last one is the reference: the strongest that
# needs nothing but Python, so that it is the same everywhere.
ENTRANTS: Final = (("random", 1), ("casual", 3), ("planner", 4), ("search", 1))
REFERENCE: Final = ENTRANTS[-1][0]
SIMULATIONS: Final = 16  # of the reference, for each decision


class FieldResult(NamedTuple):
    """The outcome of one bot of the field."""

    bot: str  # its name, and a number where several of a kind play
    title: str
    outcome: SideResult
    reference: bool


def list_entrants() -> list[tuple[str, str]]:
    """List the bots of the field, each with its label."""
    return [
        (name, name if times == 1 else f"{name} {number + 1}") for name, times in ENTRANTS for number in range(times)
    ]


def play_field(deal: Deal, done: Collection[str] = ()) -> Iterator[FieldResult]:
    """Play the deal with each bot of the field but those done, the quick ones first."""
    for name, label in list_entrants():
        if label not in done:
            yield FieldResult(label, BOTS[name].title, _play_deal(deal, name, label), name == REFERENCE)


def _play_deal(deal: Deal, name: str, label: str) -> SideResult:
    """Play the deal with a bot in the person's seat."""
    state = start_game(build_once(deal.make_choice()), deal.seed)
    house = make_house_bots(deal.seed, deal.players)
    seats = range(deal.players)
    bots: list[Bot] = [house.get(seat) or make_bot(name, seat, f"{deal.seed} {label}") for seat in seats]
    play_out(state, bots, clocks=[Clock(rollouts=SIMULATIONS if seat == PLAYER else 0) for seat in seats])
    return outcome_of(state, PLAYER)
