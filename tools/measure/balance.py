"""How the games come out between casual bots: `python -m tools.measure.balance [--games N] [--only WORDS]`.

Seeds are mirrored: every deal is played once for each seat that could begin, so that the luck of the deal falls on both
sides alike. Percentages of the first player and of the Super Heroes' side stand beside what a fair game would give.
Below the table: how often each Super Hero or Character won, where more than two were dealt.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lineup.games import Choice, make_choice, propose_swaps
from lineup.lab.simulation.simulate import SimulationResult, simulate
from lineup.running.roads import Road

BATMAN, SHAZAM = "rivals-batman-joker", "rivals-shazam-black-adam"
GUEST = make_choice("confrontations", 4, sets=[BATMAN], heroes=["Batman"])
WAYS = (
    *(("Heroes Unite", make_choice("heroes-unite", players)) for players in (2, 3, 4, 5)),
    *(("Confrontations", make_choice("confrontations", players)) for players in (2, 3, 4)),
    ("Batman vs The Joker", make_choice(BATMAN, 2)),
    ("Shazam! vs Black Adam", make_choice(SHAZAM, 2)),
    ("duel of two boxes: Shazam!, The Joker", make_choice(SHAZAM, 2, sets=[BATMAN], heroes=["Shazam!", "The Joker"])),
    ("duel of two boxes: Batman, Black Adam", make_choice(SHAZAM, 2, sets=[BATMAN], heroes=["Batman", "Black Adam"])),
    ("both Rivals, two against two", make_choice(SHAZAM, 4, sets=[BATMAN])),
    ("Confrontations with Batman", replace(GUEST, swaps=propose_swaps(GUEST, bring=["batman"]))),
)


@dataclass(frozen=True)
class Row:
    """What the games of one way came to; shares are between 0 and 1, None where they say nothing."""

    title: str
    choice: Choice
    games: int
    turns: tuple[float, int, int]
    ends: dict[str, float]
    first: float
    fair: float  # the first player's share in a fair game
    heroes: float | None
    points: float  # mean Victory Points of a seat
    won: dict[str, float]  # each Super Hero's or Character's share of its games, the luckiest first


def measured(title: str, choice: Choice, deals: int, processes: int | None) -> Row:
    """Play every deal once for each first player."""
    players = len(choice.seats)
    results = [
        simulate(
            replace(choice, rules=(("first_player", str(first)),)),
            ["casual"] * players,
            deals,
            "balance",
            road=Road(processes),
        )
        for first in range(players)
    ]
    played = [each for result in results for each in result.results]
    turns = [each.turns for each in played]
    names = sorted({each.end for each in played})
    return Row(
        title,
        choice,
        len(played),
        (sum(turns) / len(turns), min(turns), max(turns)),
        {name: sum(each.end == name for each in played) / len(played) for name in names},
        sum(result.first_player_wins for result in results) / len(played),
        0.5 if results[0].teams else 1 / players,
        hero_share(results),
        sum(sum(each.scores) for each in played) / len(played) / players,
        won_by(results),
    )


def hero_share(results: Sequence[SimulationResult]) -> float | None:
    """The Super Heroes' part of the wins, weighed so that a side with more seats has no advantage."""
    won = {"hero": 0.0, "villain": 0.0}
    for result in results:
        for played in result.results:
            for side in won:
                seats = [seat for seat, other in enumerate(played.sides) if other == side]
                if 0 < len(seats) < len(played.sides):
                    won[side] += sum(seat in played.winners for seat in seats) / len(played.winners) / len(seats)
    total = sum(won.values())
    return won["hero"] / total if total else None


def won_by(results: Sequence[SimulationResult]) -> dict[str, float]:
    """What share of its games each Super Hero or Character won, alone or in a team, the luckiest first."""
    shares: dict[str, list[float]] = {}
    for result in results:
        for played in result.results:
            for seat, name in enumerate(played.heroes):
                shares.setdefault(name, []).append(result.share(played, (seat,)))
    means = {name: sum(each) / len(each) for name, each in shares.items()}
    return dict(sorted(means.items(), key=lambda pair: -pair[1]))


def cells(row: Row) -> list[str]:
    """A row as text."""
    mean, least, most = row.turns
    others = sum(share for end, share in row.ends.items() if end not in ("knock-out", "refill"))
    return [
        row.title,
        str(len(row.choice.seats)),
        str(row.games),
        f"{mean:.0f} ({least} to {most})",
        f"{100 * row.ends.get('knock-out', 0.0):.0f} %",
        f"{100 * row.ends.get('refill', 0.0):.0f} %",
        f"{100 * others:.0f} %",
        f"{100 * row.first:.0f} % ({100 * row.fair:.0f})",
        "" if row.heroes is None else f"{100 * row.heroes:.0f} %",
        f"{row.points:.0f}",
    ]


HEADINGS = ("Game", "Players", "Games", "Turns", "Knock-out", "Refill", "Other", "First player", "Heroes' side", "VP")


def table(rows: Iterable[Row]) -> Iterator[str]:
    """The lines of a Markdown table, each as soon as it is known, and of a list with a line for each way."""
    yield f"| {' | '.join(HEADINGS)} |"
    yield f"|---|{'--:|' * (len(HEADINGS) - 1)}"
    lines = []
    for row in rows:
        yield f"| {' | '.join(cells(row))} |"
        if len(row.won) > 2:
            shares = ", ".join(f"{name} {100 * share:.0f}" for name, share in row.won.items())
            lines.append(f"- {row.title}, {len(row.choice.seats)} players: {shares}")
    yield ""
    yield from lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="deals of each way to play")
    parser.add_argument("--only", default="", help="only ways with these words in their title or game")
    parser.add_argument("--processes", type=int, default=None, help="processes to use")
    wish = parser.parse_args()
    ways = [
        (title, choice)
        for title, choice in WAYS
        if wish.only.lower() in f"{title} {choice.game} {len(choice.seats)}".lower()
    ]
    for line in table(measured(title, choice, wish.games, wish.processes) for title, choice in ways):
        print(line, flush=True)


if __name__ == "__main__":
    main()
