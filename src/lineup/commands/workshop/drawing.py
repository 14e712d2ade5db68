"""A card as a drawing of our own: boxes, polygons, dots and words in millimetres, the upper left corner at 0, 0.

Nothing here knows how a drawing is written down; `rendering` does that.
"""

from __future__ import annotations

import colorsys
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, NamedTuple

from lineup.commands.catalogue import card_text
from lineup.engine.definitions import Card
from lineup.language.words.meaning import meaning_of

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
INK: Final = "#15141b"
PAPER: Final = "#fffaf0"
FOOT: Final = "#f0e5cd"
GOLD: Final = "#e9b824"
GREY: Final = "#554f60"
PLATE: Final = 10.0  # the height of the name
BOTTOM: Final = 10.0  # and of the line with cost and points
PICTURES: Final = (34.0, 28.0, 22.0, 16.0)  # heights of the picture, from a short text to a long one
SIZES: Final = (4.1, 3.8, 3.5, 3.2, 2.9, 2.6, 2.3, 2.1)  # of letters, in the same order
EDGE: Final = 0.5
MARGIN: Final = 2.6
LEADING: Final = 1.22
GAP: Final = 0.4  # between two paragraphs, in lines


class CardLook(NamedTuple):
    """The colours of a type and the corners of its sign, in a box of 24 by 24."""

    fill: str
    on: str
    corners: tuple[tuple[float, float], ...]


def draw_star(points: int, outer: float, inner: float) -> tuple[tuple[float, float], ...]:
    """A polygon around 12, 12 whose corners lie on two radii in turn."""
    turns = [(-pi / 2 + at * pi / points, inner if at % 2 else outer) for at in range(points * 2)]
    return tuple((12 + radius * cos(turn), 12 + radius * sin(turn)) for turn, radius in turns)


def draw_heart() -> tuple[tuple[float, float], ...]:
    """A heart in the same box."""
    turns = [at * pi / 24 for at in range(48)]
    return tuple(
        (12 + 11 * sin(t) ** 3, 11 - 0.69 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t))) for t in turns
    )


SHIELD: Final = ((12, 1), (22, 4), (22, 12), (21, 16), (18, 20), (12, 23), (6, 20), (3, 16), (2, 12), (2, 4))
HEXAGON: Final = ((6.5, 2), (17.5, 2), (23, 12), (17.5, 22), (6.5, 22), (1, 12))
LOOKS: Final = {
    "Hero": CardLook("#1f5fbf", "#ffffff", SHIELD),
    "Villain": CardLook("#b8242c", "#ffffff", ((12, 0.5), (23.5, 12), (12, 23.5), (0.5, 12))),
    "Super Power": CardLook("#f28c1e", INK, draw_star(10, 12, 9)),
    "Equipment": CardLook("#566676", "#ffffff", HEXAGON),
    "Location": CardLook("#6b3fa0", "#ffffff", ((12, 1), (22.5, 9), (22.5, 23), (1.5, 23), (1.5, 9))),
    "Starter": CardLook("#dcbb7c", INK, draw_star(24, 11, 11)),
    "Weakness": CardLook("#2c5a38", "#ffffff", draw_heart()),
}


# Pieces of a drawing


@dataclass(frozen=True)
class DrawnBox:
    x: float
    y: float
    width: float
    height: float
    fill: str
    edge: float = 0.0


@dataclass(frozen=True)
class Polygon:
    points: tuple[tuple[float, float], ...]
    fill: str
    edge: float = 0.0


@dataclass(frozen=True)
class Dot:
    x: float
    y: float
    radius: float
    fill: str


@dataclass(frozen=True)
class Words:
    """A line of text; `y` is the line it stands on, `anchor` which part of it stands at `x`."""

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    fill: str = INK
    anchor: str = "start"


@dataclass(frozen=True)
class Window:
    """Pieces of which only what lies within a box is seen."""

    x: float
    y: float
    width: float
    height: float
    pieces: tuple[Piece, ...]


Piece = DrawnBox | Polygon | Dot | Words | Window
Measure = Callable[[str, float, bool], float]  # how wide a text of a size is, in bold or not


# The card


def draw_face(card: Card, measure: Measure) -> tuple[Piece, ...]:
    """The face of a card."""
    look = LOOKS.get(_family_of(card), LOOKS["Starter"])
    picture, lines, size = _fit_text(card, measure)
    top = PLATE + picture
    pieces: list[Piece] = [
        DrawnBox(0, 0, WIDTH, HEIGHT, PAPER),
        Window(0, PLATE, WIDTH, picture, _draw_picture(card, look, picture)),
        DrawnBox(0, 0, WIDTH, PLATE, look.fill),
        *_draw_name(card, look, measure),
        *_draw_text(lines, top, size, measure),
        DrawnBox(0, HEIGHT - BOTTOM, WIDTH, BOTTOM, FOOT),
        *_draw_foot(card, look, measure),
    ]
    pieces += [DrawnBox(0, y - EDGE / 2, WIDTH, EDGE, INK) for y in (PLATE, top, HEIGHT - BOTTOM)]
    pieces += _draw_frame(GOLD if card.is_super_villain or card.is_identity else INK)
    return tuple(pieces)


def _family_of(card: Card) -> str:
    """The type whose look a card has."""
    if card.is_super_villain or card.side == "villain":
        return "Villain"
    return "Hero" if card.is_identity else card.title


def _draw_frame(colour: str) -> list[Piece]:
    thick = 1.0
    sides = ((0, 0, WIDTH, thick), (0, HEIGHT - thick, WIDTH, thick))
    upright = ((0, 0, thick, HEIGHT), (WIDTH - thick, 0, thick, HEIGHT))
    return [DrawnBox(x, y, width, height, colour) for x, y, width, height in (*sides, *upright)]


def _draw_name(card: Card, look: CardLook, measure: Measure) -> list[Piece]:
    name = card_text.name_of(card).upper()
    size = 5.0
    while size > 2.4 and measure(name, size, True) > WIDTH - 2 * MARGIN:
        size -= 0.2
    return [Words(MARGIN, PLATE / 2 + size * 0.36, name, size, True, look.on)]


def _draw_foot(card: Card, look: CardLook, measure: Measure) -> list[Piece]:
    middle = HEIGHT - BOTTOM / 2 - 0.3
    down = middle + 1.3
    kind = measure(card.title, 3.4, True)
    left = WIDTH / 2 - (kind + 5.5) / 2
    pieces: list[Piece] = [
        Polygon(_move_points(look.corners, left, middle - 2.2, 4.4 / 24), look.fill, 0.25),
        Words(left + 5.5, down, card.title, 3.4, True),
    ]
    points, cost = card_text.points_shown(card), card_text.cost_shown(card)
    if points is not None:
        shown = f"{card.vp}*" if points == "*" and card.vp else str(points)
        pieces.append(Polygon(_move_points(draw_star(12, 12, 9.5), 2.6, middle - 3.9, 7.8 / 24), GOLD, 0.3))
        pieces.append(Words(6.5, down, shown.replace("-", "–"), 3.4, True, anchor="middle"))
    if cost is not None:
        pieces.append(Dot(WIDTH - 6.5, middle, 3.7, INK))
        pieces.append(Words(WIDTH - 6.5, down + 0.2, str(cost), 4.0, True, "#ffffff", "middle"))
    return pieces


# Its text


def _fit_text(card: Card, measure: Measure) -> tuple[float, list[list[tuple[str, bool]]], float]:
    """Return the height of the picture, the lines of the text as words in bold or not, and the size of their
    letters."""
    for picture in PICTURES:
        for size in SIZES:
            lines = _break_lines(card, size, measure)
            if _height_of(lines, size) + MARGIN <= HEIGHT - PLATE - BOTTOM - picture:
                return picture, lines, size
    return PICTURES[-1], lines, size


def _break_lines(card: Card, size: float, measure: Measure) -> list[list[tuple[str, bool]]]:
    wide = WIDTH - 2 * MARGIN
    lines: list[list[tuple[str, bool]]] = []
    for passage in meaning_of(card).passages:
        keyword = f"{passage.keyword}:".split() if passage.keyword else []
        words = [(word, True) for word in keyword] + [(word, False) for word in passage.rest.split()]
        if lines:
            lines.append([])
        line: list[tuple[str, bool]] = []
        for word in words:
            if line and _width_of([*line, word], size, measure) > wide:
                lines.append(line)
                line = []
            line.append(word)
        lines.append(line)
    note = SOURCES.get(card_text.source_of(card))
    return [*lines, [], [(note, False)]] if note and card.text else lines


SOURCES: Final = {"stand-in": "(stand-in text)", "partial": "(partly our text)", "inferred": "(inferred text)"}


def _height_of(lines: Sequence[Sequence[tuple[str, bool]]], size: float) -> float:
    """Return the height of lines with the gaps between them."""
    return sum(1 if line else GAP for line in lines) * size * LEADING


def _width_of(line: Sequence[tuple[str, bool]], size: float, measure: Measure) -> float:
    return sum(measure(f"{word} ", size, bold) for word, bold in line) - measure(" ", size, False)


def _draw_text(lines: list[list[tuple[str, bool]]], top: float, size: float, measure: Measure) -> list[Piece]:
    """The lines, words of one weight put together."""
    pieces: list[Piece] = []
    room = HEIGHT - BOTTOM - top
    y = top + max((room - _height_of(lines, size)) / 2, MARGIN / 2) + size * 0.85
    for line in lines:
        x = MARGIN
        for bold in (True, False):
            words = " ".join(word for word, heavy in line if heavy == bold)
            if words:
                colour = GREY if words in SOURCES.values() else INK
                pieces.append(Words(x, y, words, size, bold, colour))
                x += measure(f"{words} ", size, bold)
        y += _height_of([line], size)
    return pieces


# Its picture


def _draw_picture(card: Card, look: CardLook, height: float) -> tuple[Piece, ...]:
    """Light out of one point, printer's dots and the sign of the type with the card's initials."""
    chance = hashlib.sha256(card.ref.encode()).digest()
    share = [byte / 255 for byte in chance]
    hue, light, full = colorsys.rgb_to_hls(*_as_rgb(look.fill))
    hue += (share[0] - 0.5) * 0.08
    back = _as_hex(colorsys.hls_to_rgb(hue % 1, 0.5 + 0.12 * share[1], full))
    fore = _as_hex(colorsys.hls_to_rgb(hue % 1, 0.76 + 0.08 * share[2], full))
    deep = _as_hex(colorsys.hls_to_rgb(hue % 1, max(light * 0.55, 0.16), full))
    x, y = WIDTH * (0.3 + 0.4 * share[3]), PLATE + height * (0.3 + 0.4 * share[4])
    pieces: list[Piece] = [
        DrawnBox(0, PLATE, WIDTH, height, back),
        *_draw_rays(x, y, 9 + chance[5] % 8, share[6] * 6, fore),
    ]
    pieces += _draw_dots(PLATE + height, 5 + chance[7] % 3, deep)
    size = min(height * 0.82, 27.0)
    left, upper = WIDTH / 2 - size / 2, PLATE + (height - size) / 2
    pieces.append(Polygon(_move_points(look.corners, left + 0.8, upper + 0.8, size / 24), INK))
    pieces.append(Polygon(_move_points(look.corners, left, upper, size / 24), look.fill, 0.7))
    pieces.append(Words(WIDTH / 2, upper + size * 0.63, _initials_of(card.name), size * 0.36, True, look.on, "middle"))
    if card.emblem:
        pieces.append(Words(WIDTH - MARGIN, PLATE + height - 1.6, card.emblem, 2.4, True, "#ffffff", "end"))
    return tuple(pieces)


def _initials_of(name: str) -> str:
    words = [word for word in name.replace("-", " ").split() if word[:1].isalnum()]
    return "".join(word[0] for word in words[:2]).upper() or name[:1].upper()


def _draw_rays(x: float, y: float, count: int, turn: float, fill: str) -> list[Piece]:
    far = 120.0
    found: list[Piece] = []
    for number in range(count):
        at = turn + number * 2 * pi / count
        to = at + pi / count
        ends = ((x + far * cos(at), y + far * sin(at)), (x + far * cos(to), y + far * sin(to)))
        found.append(Polygon(((x, y), *ends), fill))
    return found


def _draw_dots(bottom: float, rows: int, fill: str) -> list[Piece]:
    """Printer's dots that grow towards the lower edge."""
    gap = 2.6
    found: list[Piece] = []
    for row in range(rows):
        radius = gap * 0.48 * (1 - row / rows)
        shift = gap / 2 if row % 2 else 0
        found += [Dot(at * gap + shift, bottom - row * gap * 0.8, radius, fill) for at in range(int(WIDTH / gap) + 2)]
    return found


def _move_points(
    points: Sequence[tuple[float, float]], x: float, y: float, scale: float
) -> tuple[tuple[float, float], ...]:
    return tuple((x + across * scale, y + down * scale) for across, down in points)


def _as_rgb(colour: str) -> tuple[float, float, float]:
    return int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255


def _as_hex(rgb: Sequence[float]) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in rgb)
