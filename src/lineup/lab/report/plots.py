"""Pictures of numbers: drawn once, as SVG that takes the colours of the page it is in, and as PNG."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import nan
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, DIM, LINE, MARK, OTHER = "#1b1f24", "#5b6570", "#d5dae0", "#1f5fbf", "#b35a00"
COLOURS: Final = {INK: "var(--ink)", DIM: "var(--dim)", LINE: "var(--line)", MARK: "var(--mark)", OTHER: "var(--other)"}
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "lineup",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": DIM,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": LINE,
    "xtick.color": DIM,
    "ytick.color": DIM,
}
WIDE: Final = 9.0  # inches
BINS: Final = 40


class Picture(NamedTuple):
    """A drawing; `name` is that of its file."""

    name: str
    title: str
    svg: str
    png: bytes


class PlotRow(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    said: str


GAP: Final = PlotRow("…", nan, nan, nan, "")


def draw_histogram(
    name: str, title: str, series: Mapping[str, Sequence[tuple[int, int]]], across: str, up: str
) -> Picture:
    """Draw counts of values: each series as value and count; one alone is filled."""
    from matplotlib.ticker import MaxNLocator

    met = [value for pairs in series.values() for value, _ in pairs]
    step = max(1, -(-(max(met) - min(met) + 1) // BINS))
    edges = [edge - 0.5 for edge in range(min(met), max(met) + step + 1, step)]

    def draw(axes: Axes) -> None:
        for (label, pairs), colour in zip(series.items(), (MARK, OTHER), strict=False):
            counts = [count for _, count in pairs]
            faint = 0.55 if len(series) > 1 else 0.85
            values = [value for value, _ in pairs]
            axes.hist(values, edges, weights=counts, color=colour, label=label, alpha=faint)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_locator(MaxNLocator(8, integer=True))
        if len(series) > 1:
            axes.legend(frameon=False)

    return _draw_picture(name, title, 3.0, draw)


def draw_intervals(
    name: str, title: str, rows: Sequence[PlotRow], across: str, fair: float | None = None, percent: bool = True
) -> Picture:
    """Draw one row for each value: a mark, a line for its interval, and the value in words; dashed is what is fair.

    A row that is `GAP` stands for those left out.
    """
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    def draw(axes: Axes) -> None:
        places = range(len(rows), 0, -1)
        for place, row in zip(places, rows, strict=True):
            axes.plot([row.low, row.high], [place, place], color=MARK, linewidth=2, solid_capstyle="round")
            axes.text(1.01, place, row.said, transform=axes.get_yaxis_transform(), va="center", color=DIM, fontsize=9)
        axes.plot([row.value for row in rows], list(places), "o", color=MARK, markersize=5)
        if fair is not None:
            axes.axvline(fair, color=DIM, linestyle="--", linewidth=1)
        axes.set_yticks(list(places), [row.label for row in rows], color=INK)
        axes.tick_params(axis="y", length=0)
        axes.set_ylim(0.4, len(rows) + 0.6)
        axes.grid(axis="y", visible=False)
        axes.spines["left"].set_visible(False)
        axes.set_xlabel(across)
        axes.xaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
        if percent:
            axes.xaxis.set_major_formatter(PercentFormatter(1, symbol=" %"))

    return _draw_picture(name, title, 0.9 + 0.27 * len(rows), draw)


def _draw_picture(name: str, title: str, height: float, draw: Callable[[Axes], None]) -> Picture:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDE, height), layout="constrained")
        axes = figure.subplots()
        axes.set_title(title, pad=10)
        draw(axes)
        return Picture(name, title, _as_svg(figure, title), _as_png(figure))


def _as_png(figure: Figure) -> bytes:
    sink = io.BytesIO()
    figure.savefig(sink, format="png", dpi=150, facecolor="white", metadata={"Software": None})
    return sink.getvalue()


def _as_svg(figure: Figure, title: str) -> str:
    """Return the drawing to put into a page: without the head of a file, in the colours of the page."""
    sink = io.StringIO()
    figure.savefig(sink, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = sink.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r' id="[A-Za-z0-9.]*_\d+"', "", text)  # the same in every drawing, and nobody refers to them
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'<svg [^>]*viewBox="([^"]*)"[^>]*>', r'<svg role="img" viewBox="\1">', text, count=1)
    for colour, variable in COLOURS.items():
        text = text.replace(colour, variable)
    return text.replace('role="img"', f'role="img" aria-label="{escape(title)}"', 1)
