"""The end of a game for eyes: who won, and what every card contributed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from lineup.commands.output import counted, join, make_table
from lineup.game import Game, Result
from lineup.match import added_up
from lineup.speech import Voice
from lineup.words.wording import team_name


def show_result(
    console: Console,
    result: Result,
    seats: Sequence[str],
    viewer: int = -1,
    teams: Sequence[int] = (),
    knock_out: bool = False,
) -> None:
    """Who won and why, and what every card contributed."""
    names = ["You" if seat == viewer else name for seat, name in enumerate(seats)]
    together = " together" if len(result.winners) > 1 else ""
    how = " by knock-out" if knock_out else ""
    points = ", ".join(f"{name} {result.scores[seat]}" for seat, name in enumerate(names))
    won = f"{_victory(names, result.winners)}{together}{how}"
    text = f"{won} after {counted(result.turns, 'turn')}. Victory Points: {points}."
    for team in sorted(set(teams)):
        mine = [seat for seat, other in enumerate(teams) if other == team]
        who = join([names[seat] for seat in mine])
        text += f" {Voice()(team_name(team))}, {who}: {sum(result.scores[seat] for seat in mine)}."
    table = make_table("Card", *names, right=names)
    for row in score_table(result, seats):
        table.add_row(*row)
    table.add_section()
    table.add_row("Victory Points", *(str(score) for score in result.scores), style="bold")
    if any(result.super_villains):
        table.add_row("Super-Villains", *(str(count) for count in result.super_villains))
    console.print(table)
    console.print(Text(text, style="bold"), soft_wrap=True)


def show_match(console: Console, game: Game, viewer: int = -1) -> None:
    """After the second game of a match: the sum of both scores, and who wins by it."""
    assert game.result is not None
    names = ["You" if seat == viewer else name for seat, name in enumerate(game.choice.seats)]
    first, second = game.choice.first_scores, game.result.scores
    match = added_up(game.state.setup.teams, first, second)
    sums = ", ".join(f"{name} {one} + {two} = {one + two}" for name, one, two in zip(names, first, second, strict=True))
    text = f"{_victory(names, match.winners)} the match of two games. Victory Points: {sums}."
    console.print(Text(text, style="bold"), soft_wrap=True)


def _victory(names: Sequence[str], winners: Sequence[int]) -> str:
    """Who wins, in words: "You win", "Ann and Bob win"."""
    won = [names[seat] for seat in winners]
    return f"{join(won)} {'win' if len(won) > 1 or won == ['You'] else 'wins'}"


def score_table(result: Result, seats: Sequence[str]) -> list[list[str]]:
    """The breakdown as rows: a card, then its points and copies for each seat; cards worth nothing share a row."""
    worth: dict[str, list[tuple[int, int]]] = {}
    for seat, cards in enumerate(result.breakdown):
        for name, copies, points in cards:
            worth.setdefault(name, [(0, 0)] * len(seats))[seat] = (copies, points)
    rows: list[list[str]] = []
    nothing: list[str] = []
    for name, cells in sorted(worth.items(), key=lambda item: (-sum(points for _, points in item[1]), item[0])):
        if any(points for _, points in cells):
            rows.append([name, *(_cell(copies, points) for copies, points in cells)])
        else:
            nothing.append(name)
    if nothing:
        rows.append([f"no points: {', '.join(nothing)}", *("0" for _ in seats)])
    return rows


def _cell(copies: int, points: int) -> str:
    if not copies:
        return ""
    return str(points) if copies == 1 else f"{points} (×{copies})"
