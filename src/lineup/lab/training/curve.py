"""The strength of a training's networks as a picture: what each won against `casual`, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

from lineup.games import GAMES

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT, RIGHT, TOP, BOTTOM = 56, 200, 20, 48
COLOURS: Final = ("#0b6bcb", "#b3261e", "#1b7f3b", "#8a5a00")
LEAST: Final = 40  # percent, at the bottom


def draw_curve(strength: Mapping[str, Mapping[str, Any]]) -> str:
    """Draw the facts noted of each round (`lineup.lab.training.run.strength`)."""
    rounds = [(int(number), facts["won"]) for number, facts in strength.items() if "won" in facts]
    last = max((number for number, _ in rounds), default=0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-label="Games won against casual, by round" font-family="system-ui, sans-serif" font-size="13">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    ]
    for percent in range(LEAST, 101, 10):
        y = _y_of(percent)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" fill="#333">{percent} %</text>')
    for number, _ in rounds:
        x = _x_of(number, last)
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle" fill="#333">{number}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle" fill="#333">round of training</text>')
    games = [game for game in GAMES if all(game in won for _, won in rounds)]
    for index, game in enumerate(games):
        colour = COLOURS[index % len(COLOURS)]
        points = []
        for number, won in rounds:
            mean, interval = won[game]
            x, y = _x_of(number, last) + 4 * index - 6, _y_of(mean)
            points.append(f"{x:g},{y:g}")
            low, high = _y_of(max(mean - interval, LEAST)), _y_of(min(mean + interval, 100))
            parts.append(f'<line x1="{x:g}" x2="{x:g}" y1="{low:g}" y2="{high:g}" stroke="{colour}" opacity="0.5"/>')
            parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{colour}"/>')
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + 20 * index + 10
        parts.append(f'<circle cx="{WIDTH - RIGHT + 20}" cy="{y - 4}" r="4" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 32}" y="{y}" fill="#111">{escape(GAMES[game].title)}</text>')
    return "\n".join([*parts, "</svg>\n"])


def _x_of(number: int, last: int) -> float:
    return LEFT + 24 + number * (WIDTH - RIGHT - LEFT - 48) / max(last, 1)


def _y_of(percent: float) -> float:
    return HEIGHT - BOTTOM - (percent - LEAST) * (HEIGHT - TOP - BOTTOM) / (100 - LEAST)
