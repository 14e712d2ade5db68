"""Fit the weights of `planner`: `python -m tools.measure.fit_planner "points" [--rounds N] [--deals N] [--foe casual]`.

A round plays many deals, each with weights moved at random and each once for every seat (or team) of the bot. What won
more often than not shows the way: each weight is moved by how clearly its moves and the wins go together. The same seed
gives the same weights. After every round they are written to a file, from which a stopped run goes on; `--keep` writes
them into the package.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

from rich.progress import track

from lineup.bots import Bot, make_bot, play_out
from lineup.bots.judging import deck_value as deck_module
from lineup.bots.judging.deck_value import OTHERS, TRAITS, DeckWeights, load_weights
from lineup.bots.players.planner import PlannerBot
from lineup.engine.definitions import Setup
from lineup.engine.machine import start_game
from lineup.engine.queries import score_of, winning_seats
from lineup.games import Choice, build_setup

PACKAGED = Path(deck_module.__file__).parents[1] / "trained" / "weights.json"
GAMES = {
    "points": (("heroes-unite", 2),),
    "points, many": (("heroes-unite", 4), ("heroes-unite", 3)),
    "duel": (("rivals-batman-joker", 2), ("rivals-shazam-black-adam", 2)),
    "duel, stored": (("confrontations", 2),),
    "duel, many": (("confrontations", 3),),
    "teams": (("confrontations", 4),),
}
MOVES = {
    "future": 2.5, "strike": 3.0, "lag": 0.05, "defeat": 2.0, "knock": 4.0, "nerve": 0.2, "hope": 0.3,
    "growth": 4.0,
    "power": 0.15, "duel": 0.25, "draw": 0.3, "lasting": 0.4, "cost": 0.2, "dear": 0.3, "block": 0.1, "tokens": 0.5,
}  # fmt: skip
MOVE = 0.25  # of a weight not named there
LEAST = 0.0  # no weight is below it
CLEAR = 2.5  # standard errors from which a weight is moved by a whole move
MARGIN = 50.0  # Victory Points as good as a win, where these decide


@dataclass
class Fit:
    """How far a fit has come."""

    kind: str
    foe: str
    seed: str
    table: dict[str, float]
    shares: list[float]  # of the wins, by round

    def to_json(self) -> str:
        return json.dumps(self.__dict__, indent=1)


def seatings(setup: Setup) -> list[list[int]]:
    """The seats of the bot in each game of a deal: every seat or team once."""
    seats = range(setup.players)
    if not setup.teams:
        return [[seat] for seat in seats]
    return [[seat for seat in seats if setup.teams[seat] == team] for team in sorted(set(setup.teams))]


def played(setup: Setup, seed: str, weights: DeckWeights, foe: str, other: DeckWeights) -> tuple[float, float]:
    """The bot's share of the wins of one deal, and the same with Victory Points in it."""
    share = lead = 0.0
    for mine in seatings(setup):
        bots: list[Bot] = [
            PlannerBot(seat, seed, weights)
            if seat in mine
            else PlannerBot(seat, seed, other)
            if foe == "planner"
            else make_bot(foe, seat, seed)
            for seat in range(setup.players)
        ]
        state = start_game(setup, seed)
        play_out(state, bots)
        won = winning_seats(state)
        share += sum(seat in mine for seat in won) / len(won)
        if not setup.profile.confrontation:
            scores = [score_of(state, seat) for seat in range(setup.players)]
            best = max(points for seat, points in enumerate(scores) if seat not in mine)
            lead += max(min((scores[mine[0]] - best) / MARGIN, 1.0), -1.0)
    games = len(seatings(setup))
    return share / games, (share + lead) / games


def moved(fit: Fit, deals: int) -> Iterator[tuple[Mapping[str, float], float, float]]:
    """The deals of one round: how the weights were moved, and what came of it."""
    setups = [
        build_setup(Choice(game, tuple(f"seat {n}" for n in range(players)))) for game, players in GAMES[fit.kind]
    ]
    other = DeckWeights(fit.table)
    for number in track(range(deals), f"round {len(fit.shares) + 1}"):
        seed = f"{fit.seed} {len(fit.shares)} {number}"
        dice = Random(seed)
        moves = {name: dice.gauss(0.0, 1.0) for name in (*TRAITS, *OTHERS)}
        table = {name: max(value + moves[name] * MOVES.get(name, MOVE), LEAST) for name, value in fit.table.items()}
        share, result = played(setups[number % len(setups)], seed, DeckWeights(table), fit.foe, other)
        yield moves, share, result


def improve(fit: Fit, deals: int) -> None:
    """One round: each weight is moved by how clearly it goes with the results."""
    found = list(moved(fit, deals))
    results = [result for _, _, result in found]
    mean = sum(results) / deals
    spread = sqrt(sum((result - mean) ** 2 for result in results) / deals) or 1.0
    for name, value in fit.table.items():
        slope = sum(moves[name] * (result - mean) for moves, _, result in found) / deals
        clear = max(min(slope / spread * sqrt(deals) / CLEAR, 1.0), -1.0)
        fit.table[name] = round(max(value + clear * abs(clear) ** 0.5 * MOVES.get(name, MOVE), LEAST), 3)
    fit.shares.append(sum(share for _, share, _ in found) / deals)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.fit_planner", description=__doc__)
    parser.add_argument("kind", choices=GAMES, help="the kind of game")
    parser.add_argument("--rounds", type=int, default=10, help="rounds in all, those of a stopped run included")
    parser.add_argument("--deals", type=int, default=300, help="deals in a round")
    parser.add_argument("--foe", default="casual", help="the bot to win against; planner for itself")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--file", type=Path, default=None, help="where a run is kept; fit-KIND.json if not given")
    parser.add_argument("--keep", action="store_true", help="write the weights into the package at the end")
    wish = parser.parse_args()
    file = wish.file or Path(f"fit-{wish.kind.replace(', ', '-')}.json")
    if file.exists():
        fit = Fit(**json.loads(file.read_text("utf-8")))
    else:
        fit = Fit(wish.kind, wish.foe, wish.seed, dict(load_weights()[wish.kind]), [])
    while len(fit.shares) < wish.rounds:
        improve(fit, wish.deals)
        file.write_text(fit.to_json(), "utf-8")
        print(f"{fit.kind}: {100 * fit.shares[-1]:.1f} % {fit.table}", flush=True)
    if wish.keep:
        PACKAGED.write_text(json.dumps({**load_weights(), fit.kind: fit.table}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
