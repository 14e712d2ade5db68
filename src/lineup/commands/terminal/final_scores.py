"""The end of a game: the winner, and the points of every card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from lineup.commands.shared.output import make_table, print_table
from lineup.engine.saying import Listed, Said, say
from lineup.game import Game, Result
from lineup.match import add_scores
from lineup.speech import Voice
from lineup.words.wording import team_name


def show_result(
    console: Console,
    result: Result,
    seats: Sequence[str],
    viewer: int = -1,
    teams: Sequence[int] = (),
    ending: str = "",
    voice: Voice | None = None,
) -> None:
    """Print the winner and what ended the game, and the points of every card; in English unless a voice is given."""
    voice = voice or Voice()
    names = _player_names(voice, seats, viewer)
    points = [say("score-of", name=name, points=result.scores[seat]) for seat, name in enumerate(names)]
    text = voice.say(
        "score-text",
        won=_describe_victory(names, result.winners, viewer),
        together="yes" if len(result.winners) > 1 else "no",
        how=ending,
        turns=result.turns,
        points=Listed(tuple(points), ""),
    )
    for team in sorted(set(teams)):
        mine = [seat for seat, other in enumerate(teams) if other == team]
        total = sum(result.scores[seat] for seat in mine)
        who = Listed(tuple(names[seat] for seat in mine))
        text += f" {voice.say('score-team', team=team_name(team), names=who, points=total)}"
    table = make_table(voice.say("score-card"), *names, right=names)
    for row in score_table(result, seats, voice):
        table.add_row(*row)
    if result.tokens:
        table.add_row(voice.say("score-tokens"), *(str(count) for count in result.tokens))
    table.add_section()
    table.add_row(voice.say("score-points"), *(str(score) for score in result.scores), style="bold")
    if any(result.super_villains):
        table.add_row(voice.say("score-super-villains"), *(str(count) for count in result.super_villains))
    print_table(console, table)
    _print_sentence(console, text)


def show_match(console: Console, game: Game, viewer: int = -1, voice: Voice | None = None) -> None:
    """After the second game of a match: the sum of both scores, and who wins by it."""
    assert game.result is not None
    voice = voice or Voice()
    names = _player_names(voice, game.choice.seats, viewer)
    first, second = game.choice.first_scores, game.result.scores
    match = add_scores(game.state.setup.teams, first, second)
    sums = [
        say("score-sum", name=name, first=one, second=two, sum=one + two)
        for name, one, two in zip(names, first, second, strict=True)
    ]
    won = _describe_victory(names, match.winners, viewer)
    _print_sentence(console, voice.say("score-match", won=won, sums=Listed(tuple(sums), "")))


def _print_sentence(console: Console, text: str) -> None:
    """Print a sentence: a terminal wraps it at words, a file gets one line."""
    console.print(Text(text, style="bold"), soft_wrap=not console.is_terminal)


def _player_names(voice: Voice, seats: Sequence[str], viewer: int) -> list[str]:
    """The players in a table: the reader, and the others by name."""
    return [voice.say("board-you") if seat == viewer else name for seat, name in enumerate(seats)]


def _describe_victory(names: Sequence[str], winners: Sequence[int], viewer: int) -> Said:
    """Say in words who wins: "You win", "Ann and Bob win"."""
    if not winners:
        return say("score-nobody")
    won = tuple(names[seat] for seat in winners)
    you = list(winners) == [viewer] or won == ("You",)
    return say("score-won", names=Listed(won), one="yes" if len(won) == 1 and not you else "no")


def score_table(result: Result, seats: Sequence[str], voice: Voice | None = None) -> list[list[str]]:
    """The breakdown as rows: a card, then its points and copies for each seat; cards worth nothing share a row."""
    worth: dict[str, list[tuple[int, int]]] = {}
    for seat, cards in enumerate(result.breakdown):
        for name, copies, points in cards:
            worth.setdefault(name, [(0, 0)] * len(seats))[seat] = (copies, points)
    rows: list[list[str]] = []
    nothing: list[str] = []
    for name, cells in sorted(worth.items(), key=lambda item: (-sum(points for _, points in item[1]), item[0])):
        if any(points for _, points in cells):
            rows.append([name, *(_score_cell(copies, points) for copies, points in cells)])
        else:
            nothing.append(name)
    if nothing:
        label = (voice or Voice()).say("score-nothing", names=Listed(tuple(nothing), ""))
        rows.append([label, *("0" for _ in seats)])
    return rows


def _score_cell(copies: int, points: int) -> str:
    if not copies:
        return ""
    return str(points) if copies == 1 else f"{points} (×{copies})"
