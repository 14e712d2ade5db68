"""How Characters and cards fare between equal bots: `python -m tools.measure.fares GAME [--games N] [--bot NAME]`.

Every deal is played once for each first player. Of a Character: its share of wins with the 95 % interval. Of a card of
the main deck: in how many of the turns in which a player could pay for it that player bought it, and the share of wins
of those whose it was at the end.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from lineup.bots import Bot, Clock, make_bot, play_out
from lineup.engine import zones as z
from lineup.engine.machine import start_game
from lineup.engine.queries import character_of, winning_seats
from lineup.engine.state import Ask, Option
from lineup.engine.view import View
from lineup.games import build_setup, make_choice
from lineup.lab.shared.intervals import wilson_interval
from lineup.lab.simulation.simulate import end_of

OWNED = (z.DECK, z.HAND, z.DISCARD, z.PLAY, z.STORED, z.UNDER)


@dataclass
class Fares:
    """What some games came to: wins are shares between 0 and 1, one for each game."""

    games: int = 0
    first: float = 0.0
    turns: int = 0
    ends: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    characters: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    offered: dict[str, int] = field(default_factory=lambda: defaultdict(int))  # turns in which it could be bought
    bought: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    owned: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # copies owned at the end


class Watched:
    """A bot whose purchases are noted, with what it could have bought in each turn."""

    blind = False

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.offered: set[tuple[int, int]] = set()
        self.bought: list[int] = []

    def choose(self, view: View, ask: Ask, clock: Clock, /) -> Option:
        option = self.bot.choose(view, ask, clock)
        self.offered |= {(view.turn, each.card) for each in ask.options if each.verb == "buy"}
        if option.verb == "buy":
            self.bought.append(option.card)
        return option


def measured(game: str, bot: str, deals: int, players: int, seed: str = "fares") -> Fares:
    """Play every deal once for each first player and gather how all fared."""
    fares = Fares()
    for first in range(players):
        choice = make_choice(game, [f"{bot} {seat + 1}" for seat in range(players)], rules={"first_player": first})
        setup = build_setup(choice)
        for number in range(deals):
            dice = f"{seed} {number}"
            state = start_game(setup, dice)
            names = [setup.cards[character_of(state, seat)].name for seat in range(players)]
            watched = [Watched(make_bot(bot, seat, dice)) for seat in range(players)]
            play_out(state, watched)
            teams = setup.teams or tuple(range(players))
            won = winning_seats(state)
            share = {team: sum(teams[seat] == team for seat in won) / len(won) for team in teams}
            fares.games += 1
            fares.turns += state.turn
            fares.first += share[teams[first]]
            fares.ends[end_of(state)] += 1
            for seat, name in enumerate(names):
                fares.characters[name].append(share[teams[seat]])
            for each in watched:
                for _, card in each.offered:
                    fares.offered[setup.cards[card].name] += 1
                for card in each.bought:
                    fares.bought[setup.cards[card].name] += 1
            for seat in range(players):
                for place in OWNED:
                    for card in state.zones[z.zone_of(seat, place)]:
                        if setup.cards[card].stack == "main":
                            fares.owned[setup.cards[card].name].append(share[teams[seat]])
    return fares


def lines(fares: Fares) -> Iterator[str]:
    """What was measured, as Markdown."""
    ends = ", ".join(f"{name} {100 * n / fares.games:.0f} %" for name, n in sorted(fares.ends.items()))
    first = _share(fares.first, fares.games)
    yield f"{fares.games} games of {fares.turns / fares.games:.0f} turns; first player {first}; {ends}"
    yield from ("", "| Character | Games | Won |", "|---|--:|--:|")
    for name, shares in sorted(fares.characters.items(), key=lambda pair: -sum(pair[1]) / len(pair[1])):
        yield f"| {name} | {len(shares)} | {_share(sum(shares), len(shares))} |"
    yield from ("", "| Card | Could be bought | Was bought | Owners won |", "|---|--:|--:|--:|")
    for name, turns in sorted(fares.offered.items(), key=lambda pair: -fares.bought[pair[0]] / pair[1]):
        shares = fares.owned[name]
        won = _share(sum(shares), len(shares)) if shares else ""
        yield f"| {name} | {turns} turns | {100 * fares.bought[name] / turns:.0f} % | {won} |"


def _share(won: float, games: int) -> str:
    low, high = wilson_interval(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.fares", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="deals, each played once for each first player")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--players", type=int, default=2)
    wish = parser.parse_args()
    print("\n".join(lines(measured(wish.game, wish.bot, wish.games, wish.players))))


if __name__ == "__main__":
    main()
