"""A page of HTML that loads nothing, so it can be sent to anybody and read offline: its style, its tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1f24; --dim: #5b6570; --line: #d5dae0; --page: #fff; --mark: #1f5fbf;
  --other: #b35a00; --bad: #b3261e; --band: rgb(120 140 170 / .1); }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebef; --dim: #a0a9b4; --line: #3a424c; --page: #14181d;
  --mark: #7fb0ff; --other: #f0a35c; --bad: #ff8a80; --band: rgb(120 140 170 / .12); } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .4rem; }
p { margin: .4rem 0 .8rem; max-width: 46rem; } .dim { color: var(--dim); }
.scroll { overflow-x: auto; } figure { margin: 1rem 0 1.4rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: left; padding: .3rem .7rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.dense table { font-size: .78rem; }
th { font-weight: 600; color: var(--dim); }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bad { color: var(--bad); }
svg { display: block; width: 100%; min-width: 42rem; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .dim { fill: var(--dim); } svg .axis { stroke: var(--line); }
svg .fair { stroke: var(--dim); stroke-dasharray: 3 3; } svg .mark { fill: var(--mark); stroke: var(--mark); }
svg .reach { stroke: var(--mark); stroke-width: 2; } svg .band { fill: var(--band); }
"""


def whole_page(title: str, parts: Sequence[str]) -> str:
    """The parts as one page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<style>{STYLE}</style></head>\n<body><main>\n" + "\n".join(parts) + "\n</main></body></html>\n"
    )


def table_of(columns: Sequence[str], lines: Iterable[Sequence[str]], numbers: Sequence[str]) -> str:
    """A table of cells that are escaped already."""

    def row(cells: Sequence[str], tag: str) -> str:
        made = (
            f"<{tag}{' class=n' if column in numbers else ''}>{cell}</{tag}>"
            for column, cell in zip(columns, cells, strict=True)
        )
        return f"<tr>{''.join(made)}</tr>"

    body = "".join(row(line, "td") for line in lines)
    return f"<div class=scroll><table><thead>{row(columns, 'th')}</thead><tbody>{body}</tbody></table></div>"


def write_percent(share: float) -> str:
    """Write a share for people: what is rare is not written as never, nor what is common as always."""
    return f"{100 * share:.{int(0 < share < 0.01 or 0.99 < share < 1)}f} %"


def write_interval(low: float, high: float) -> str:
    """Write an interval of shares in percent, as exactly as the shares at its ends are written."""
    digits = int(0 < low < 0.01 or 0.99 < high < 1)
    return f"{100 * low:.{digits}f} to {100 * high:.{digits}f}"
