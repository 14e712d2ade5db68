"""`lineup cards render`: a card as SVG or PNG, a set as a PDF to print, cut out and play with."""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from rich.progress import track

from lineup.commands.catalogue.card_text import find_cards
from lineup.commands.catalogue.cards import all_cards
from lineup.commands.shared.output import CommandError, count_noun, find_near, join_items, make_console
from lineup.commands.workshop.drawing import HEIGHT, INK, WIDTH, Dot, DrawnBox, Piece, Polygon, Window, Words, draw_face
from lineup.engine.definitions import Card
from lineup.language.sets import BOXES, box, load

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # in millimetres
ACROSS: Final = 3
DOWN: Final = 3
MARK: Final = 4.0  # the length of a cut mark
NOTICE: Final = "Made with Line-Up, an unofficial fan project: our own drawings and wording, not the publisher's."
FONTS: Final = {False: "Helvetica", True: "Helvetica-Bold"}
FAMILY: Final = "Helvetica, Arial, 'Liberation Sans', sans-serif"
DPI: Final = (36, 1200)
MANY: Final = 30  # cards that take long enough for a progress bar


def show_render(what: str, out: str, sets: Sequence[str], paper: str, dpi: int, each: bool) -> None:
    """Write a card, a box or a set of one's own as the file's name says."""
    file = Path(out)
    suffix = file.suffix.lower()
    if suffix not in (".svg", ".png", ".pdf"):
        raise CommandError(f'--out names a file that ends in .svg, .png or .pdf; "{out}" does not.')
    if paper.lower() not in PAPERS:
        raise CommandError(f'--paper is {join_items(list(PAPERS), "or")}; "{paper}" is neither.')
    if not DPI[0] <= dpi <= DPI[1]:
        raise CommandError(f"--dpi goes from {DPI[0]} to {DPI[1]}; {dpi} lies outside.")
    cards = _find_cards(what, sets)
    if suffix != ".pdf" and len(cards) != 1:
        names = join_items([card.ref for card in cards[:4]], "or")
        why = f"{len(cards)} cards are meant, such as {names}"
        raise CommandError(f"One card is drawn as {suffix[1:].upper()}; {why}. A .pdf holds them all.")
    if suffix == ".svg":
        data = draw_svg(cards[0]).encode()
    elif suffix == ".png":
        data = draw_png(cards[0], dpi)
    else:
        data = draw_sheet([card for card in cards for _ in range(1 if each else card.copies)], paper.lower())
    try:
        file.write_bytes(data)
    except OSError as error:
        raise CommandError(f'"{file}" cannot be written: {error.strerror or error}.') from None
    drawn = count_noun(len(cards), "card")
    make_console().print(
        f"Drew {drawn} to {file} ({count_noun(max(len(data) // 1024, 1), 'kilobyte')}).", soft_wrap=True
    )


def _find_cards(what: str, sets: Sequence[str]) -> list[Card]:
    """The cards of a file, of a box, or those of a name; CommandError if there are none."""
    if what.endswith(".toml"):
        return list(load(what).cards)
    if what in BOXES:
        return list(box(what).cards)
    every = all_cards(sets)
    found = find_cards(every, what)
    exact = [card for card in found if card.ref == what] or found
    if not exact:
        hints = find_near(what, [card.name for card in every])
        right = f"did you mean {join_items(hints, 'or')}?" if hints else "name a card, a box or a TOML file."
        raise CommandError(f'There is no card "{what}"; {right}')
    return exact


def _measure_text(text: str, size: float, bold: bool) -> float:
    """Return the width of a text, in the units of its size."""
    return _width_of(text, bold) * size


@cache
def _width_of(text: str, bold: bool) -> float:
    return stringWidth(_make_printable(text), FONTS[bold], 1)


@cache
def _make_printable(text: str) -> str:
    """A text in the letters that the fonts every PDF reader has can show."""
    found = ""
    for letter in text.replace("−", "–"):
        plain = letter if _has_letter(letter) else unicodedata.normalize("NFKD", letter)[:1]
        found += plain if _has_letter(plain) else "?"
    return found


def _has_letter(letter: str) -> bool:
    try:
        letter.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


# SVG


def draw_svg(card: Card) -> str:
    """The face of a card as an SVG of its real size."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH:g}mm" height="{HEIGHT:g}mm"'
        f' viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img">',
        f"<title>{escape(card.name)}</title>",
        f"<desc>{escape(card.text)}</desc>",
        f'<g stroke="{INK}" stroke-width="0" stroke-linejoin="round" font-family="{FAMILY}">',
        *_svg_tags(draw_face(card, _measure_text), [0]),
        "</g></svg>\n",
    ]
    return "\n".join(parts)


def _svg_tags(pieces: Iterable[Piece], windows: list[int]) -> Iterable[str]:
    """The pieces as SVG; `windows` counts those cut out so far, for their names."""
    for piece in pieces:
        if isinstance(piece, DrawnBox):
            size = f'x="{_write_number(piece.x)}" y="{_write_number(piece.y)}"'
            size += f' width="{_write_number(piece.width)}" height="{_write_number(piece.height)}"'
            yield f'<rect {size} fill="{piece.fill}"{_stroke_of(piece.edge)}/>'
        elif isinstance(piece, Polygon):
            corners = " ".join(f"{_write_number(x)},{_write_number(y)}" for x, y in piece.points)
            yield f'<polygon points="{corners}" fill="{piece.fill}"{_stroke_of(piece.edge)}/>'
        elif isinstance(piece, Dot):
            at = f'cx="{_write_number(piece.x)}" cy="{_write_number(piece.y)}" r="{_write_number(piece.radius)}"'
            yield f'<circle {at} fill="{piece.fill}"/>'
        elif isinstance(piece, Words):
            weight = ' font-weight="700"' if piece.bold else ""
            anchor = f' text-anchor="{piece.anchor}"' if piece.anchor != "start" else ""
            at = f'x="{_write_number(piece.x)}" y="{_write_number(piece.y)}" font-size="{_write_number(piece.size)}"'
            wide = _write_number(_measure_text(piece.text, piece.size, piece.bold))  # as wide in whatever font there is
            fit = f'textLength="{wide}" lengthAdjust="spacingAndGlyphs"'
            yield f'<text {at} {fit} fill="{piece.fill}"{weight}{anchor}>{escape(piece.text)}</text>'
        else:
            windows[0] += 1
            size = f'x="{_write_number(piece.x)}" y="{_write_number(piece.y)}"'
            size += f' width="{_write_number(piece.width)}" height="{_write_number(piece.height)}"'
            yield f'<clipPath id="window-{windows[0]}"><rect {size}/></clipPath>'
            yield f'<g clip-path="url(#window-{windows[0]})">'
            yield from _svg_tags(piece.pieces, windows)
            yield "</g>"


def _write_number(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _stroke_of(edge: float) -> str:
    return f' stroke-width="{_write_number(edge)}"' if edge else ""


# PDF and PNG


def draw_sheet(cards: Sequence[Card], paper: str) -> bytes:
    """Cards in their real size, nine to a page, with marks to cut along."""
    width, height = PAPERS[paper]
    left, top = (width - ACROSS * WIDTH) / 2, (height - DOWN * HEIGHT) / 2
    faces = {f"{card.ref} {card.text}": card for card in cards}
    names = {face: f"card{number}" for number, face in enumerate(faces)}
    pages = [cards[at : at + ACROSS * DOWN] for at in range(0, len(cards), ACROSS * DOWN)]

    def fill(canvas: Any) -> None:
        for face, card in track(faces.items(), "Drawing…", transient=True, disable=len(faces) < MANY):
            canvas.beginForm(names[face], 0, 0, WIDTH * mm, HEIGHT * mm)  # each face once, however many copies
            _paint_card(canvas, draw_face(card, _measure_text))
            canvas.endForm()
        for number, page in enumerate(pages, 1):
            _cut_marks(canvas, left, top, height)
            for at, card in enumerate(page):
                x, y = left + at % ACROSS * WIDTH, height - top - (at // ACROSS + 1) * HEIGHT
                canvas.saveState()
                canvas.translate(x * mm, y * mm)
                canvas.doForm(names[f"{card.ref} {card.text}"])
                canvas.restoreState()
            canvas.setFillColor(HexColor(INK))
            canvas.setFont(FONTS[False], 6)
            canvas.drawCentredString(width / 2 * mm, 2 * mm, f"{NOTICE} {number} of {len(pages)}")
            canvas.showPage()

    return _make_pdf(width, height, fill)


def draw_png(card: Card, dpi: int) -> bytes:
    """The face of a card as a picture of so many dots to the inch."""
    import pypdfium2

    page = pypdfium2.PdfDocument(
        _make_pdf(WIDTH, HEIGHT, lambda canvas: _paint_card(canvas, draw_face(card, _measure_text)))
    )
    out = io.BytesIO()
    page[0].render(scale=dpi / 72).to_pil().save(out, "PNG", dpi=(dpi, dpi))
    return out.getvalue()


def _make_pdf(width: float, height: float, fill: Callable[[Any], None]) -> bytes:
    out = io.BytesIO()
    canvas = Canvas(out, pagesize=(width * mm, height * mm), pageCompression=1, invariant=1)
    canvas.setTitle("Line-Up")
    fill(canvas)
    canvas.save()
    return out.getvalue()


def _cut_marks(canvas: Any, left: float, top: float, height: float) -> None:
    """Short lines beside the cards, along which all of a page are cut."""
    canvas.setStrokeColor(HexColor(INK))
    canvas.setLineWidth(0.3)
    right, bottom = left + ACROSS * WIDTH, top + DOWN * HEIGHT
    for number in range(ACROSS + 1):
        x = left + number * WIDTH
        for y in (top - MARK - 1, bottom + 1):
            canvas.line(x * mm, (height - y) * mm, x * mm, (height - y - MARK) * mm)
    for number in range(DOWN + 1):
        y = height - top - number * HEIGHT
        for x in (left - MARK - 1, right + 1):
            canvas.line(x * mm, y * mm, (x + MARK) * mm, y * mm)


def _paint_card(canvas: Any, pieces: Iterable[Piece]) -> None:
    """Paint a card whose lower left corner lies at 0, 0."""

    def at(across: float, down: float) -> tuple[float, float]:
        return across * mm, (HEIGHT - down) * mm

    canvas.setLineCap(1)
    for piece in pieces:
        if isinstance(piece, Window):
            canvas.saveState()
            path = canvas.beginPath()
            path.rect(*at(piece.x, piece.y + piece.height), piece.width * mm, piece.height * mm)
            canvas.clipPath(path, stroke=0, fill=0)
            _paint_card(canvas, piece.pieces)
            canvas.restoreState()
            continue
        canvas.setFillColor(HexColor(piece.fill))
        if isinstance(piece, Words):
            canvas.setFont(FONTS[piece.bold], piece.size * mm)
            how = {"start": canvas.drawString, "middle": canvas.drawCentredString, "end": canvas.drawRightString}
            how[piece.anchor](*at(piece.x, piece.y), _make_printable(piece.text))
            continue
        if isinstance(piece, Dot):  # a round stroke without length: a tenth of the size of a circle
            canvas.setStrokeColor(HexColor(piece.fill))
            canvas.setLineWidth(2 * piece.radius * mm)
            canvas.line(*at(piece.x, piece.y), *at(piece.x, piece.y))
            continue
        canvas.setStrokeColor(HexColor(INK))
        canvas.setLineWidth(piece.edge * mm)
        stroke = 1 if piece.edge else 0
        if isinstance(piece, DrawnBox):
            canvas.rect(*at(piece.x, piece.y + piece.height), piece.width * mm, piece.height * mm, stroke, 1)
        else:
            path = canvas.beginPath()
            path.moveTo(*at(*piece.points[0]))
            for corner in piece.points[1:]:
                path.lineTo(*at(*corner))
            path.close()
            canvas.drawPath(path, stroke=stroke, fill=1)
